import { WITHDRAWAL_DAYS } from "~/domain/subscription";
import { SubmitButton } from "../button";
import { Card } from "../card";
import { IntentForm } from "./intent-form";

/** Taking the order back, as the law gives it; behind a second look, because it cannot be undone. */
export function Withdrawal({ isPaid }: { isPaid: boolean }) {
  return (
    <Card title="Changed your mind?">
      <details>
        <summary className="link inline-flex min-h-11 cursor-pointer items-center">
          {isPaid ? "Take back the order and get your money back" : "Take back the order"}
        </summary>
        <p className="mt-2 mb-4 max-w-prose">
          Within {WITHDRAWAL_DAYS} days of ordering you can take it back without a reason. Your plan ends at once and{" "}
          {isPaid ? "all that you paid for it is given back to your card" : "nothing is charged for it"}. You can do
          this once.
        </p>
        <IntentForm intent="withdraw" fields={{ confirm: "yes" }}>
          <SubmitButton look="danger">{isPaid ? "End my plan now and refund me" : "End my plan now"}</SubmitButton>
        </IntentForm>
      </details>
    </Card>
  );
}
