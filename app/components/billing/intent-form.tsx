import { Form } from "@remix-run/react";
import type { ReactNode } from "react";

/** A form of the billing page: what it wants, and its button. It may end on one of Stripe's pages. */
export function IntentForm({
  intent,
  fields = {},
  children,
}: {
  intent: string;
  fields?: Record<string, string>;
  children: ReactNode;
}) {
  return (
    <Form method="post" action="/dashboard/billing">
      <input type="hidden" name="intent" value={intent} />
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </Form>
  );
}
