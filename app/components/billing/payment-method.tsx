import type { BillingPage } from "~/domain/billing-view";
import type { CardShown } from "~/domain/subscription";
import { capitalised } from "~/domain/text";
import { SubmitButton } from "../button";
import { Card } from "../card";
import { IntentForm } from "./intent-form";

export function PaymentMethodCard({ page: { card, hasCustomer } }: { page: BillingPage }) {
  return (
    <Card title="Payment method">
      {card ? (
        <p>
          {cardName(card)}
          <br />
          <span className="text-muted text-sm">
            until {String(card.expMonth).padStart(2, "0")}/{String(card.expYear % 100).padStart(2, "0")}
          </span>
        </p>
      ) : (
        <p className="text-muted">No card yet. You give it on Stripe's page when you choose a plan.</p>
      )}
      {hasCustomer && card && (
        <div className="mt-4">
          <IntentForm intent="card">
            <SubmitButton look="secondary" pending="Processing...">
              Change card
            </SubmitButton>
          </IntentForm>
        </div>
      )}
    </Card>
  );
}

export const cardName = ({ brand, last4 }: CardShown) => `${capitalised(brand)} ending in ${last4}`;
