import { Form } from "@remix-run/react";
import { formatPrice } from "~/domain/money-words";
import { type PlanId, planOf } from "~/domain/plans";
import type { CardShown } from "~/domain/subscription";
import { LinkButton, SubmitButton } from "../button";
import { Card } from "../card";
import { cardName } from "./payment-method";

interface Offer {
  plan: PlanId;
  /** Unix seconds. */
  date: number;
  /** Cents. */
  today: { total: number; tax: number; due: number; lines: readonly { description: string; amount: number }[] };
  next: { total: number; tax: number } | null;
}

/** What moving up costs today, before the yes to it, and what it costs from then on. */
export function ConfirmUpgrade({
  offer: { plan, date, today, next },
  card,
  renewsOn,
  endsOn,
}: {
  offer: Offer;
  card: CardShown | null;
  renewsOn: string | null;
  endsOn: string | null;
}) {
  const { name, meetingsPerMonth } = planOf(plan);
  const credit = today.due - today.total;
  return (
    <Card title="Due today" className="max-w-2xl">
      <p className="figure">{formatPrice(today.due)}</p>
      {card && today.due > 0 && <p className="mt-1 text-muted">From your {cardName(card)}</p>}
      <dl className="mt-4 text-sm">
        {today.lines.map(({ description, amount }) => (
          <Line key={description} what={description} amount={amount} />
        ))}
        {credit !== 0 && <Line what={credit < 0 ? "Your credit" : "Credit for later"} amount={credit} />}
        <Line what="Due today" amount={today.due} isSum />
        {today.tax !== 0 && <Line what="of which VAT" amount={today.tax} />}
      </dl>
      <p className="mt-4 max-w-prose">
        {name} begins at once, with{" "}
        {meetingsPerMonth === null ? "no limit on meetings" : `${meetingsPerMonth} meetings a month`}.{" "}
        {renewsOn && next
          ? `Your next invoice comes on ${renewsOn}: ${priceWithTax(next)}.`
          : `Your plan still ends on ${endsOn}: resume it on the billing page if it is to go on.`}
      </p>
      <div className="mt-6 flex flex-wrap gap-3">
        <Form method="post">
          <input type="hidden" name="intent" value="upgrade" />
          <input type="hidden" name="plan" value={plan} />
          <input type="hidden" name="date" value={date} />
          <input type="hidden" name="due" value={today.due} />
          <SubmitButton pending="Processing...">
            {today.due > 0 ? `Pay ${formatPrice(today.due)} and change` : `Change to ${name}`}
          </SubmitButton>
        </Form>
        <LinkButton to="/dashboard/billing" look="secondary">
          Not now
        </LinkButton>
      </div>
    </Card>
  );
}

const priceWithTax = ({ total, tax }: { total: number; tax: number }) =>
  `${formatPrice(total)}${tax === 0 ? "" : `, of which ${formatPrice(tax)} is VAT`}`;

function Line({ what, amount, isSum = false }: { what: string; amount: number; isSum?: boolean }) {
  return (
    <div className={`flex justify-between gap-6 border-line border-t py-2.5 ${isSum ? "font-semibold" : ""}`}>
      <dt>{what}</dt>
      <dd className="whitespace-nowrap">
        {amount < 0 && "−"}
        {formatPrice(Math.abs(amount))}
      </dd>
    </div>
  );
}
