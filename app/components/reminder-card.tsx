import { Form } from "@remix-run/react";
import type { ReminderStep } from "~/domain/reminder-evidence";
import { SubmitButton } from "./button";
import { Card } from "./card";
import { type Option, Select } from "./field";

interface Props {
  /** Where the form is posted. */
  action: string;
  chosen: string;
  choices: Option[];
  steps: ReminderStep[];
  /** Whether the choice can still matter. */
  mayChange: boolean;
}

/** When the user is reminded of one meeting, and what became of it so far. */
export function ReminderCard({ action, chosen, choices, steps, mayChange }: Props) {
  return (
    <Card title="Reminder">
      {steps.length > 0 && (
        <ol className="mb-5 flex flex-col gap-2 border-line border-l-2 pl-4">
          {steps.map(({ what, when, tone }) => (
            <li key={`${what} ${when}`} className={tone === "problem" ? "text-danger" : undefined}>
              <span className="font-medium">{what}</span>
              {when && <span className="text-muted"> · {when}</span>}
            </li>
          ))}
        </ol>
      )}
      {steps.length === 0 && !mayChange && <p className="text-muted">There was no reminder of this meeting.</p>}
      {mayChange && (
        <Form method="post" action={action} className="flex flex-wrap items-end gap-3 print:hidden">
          <Select
            label="Remind me"
            field={{ name: "minutes", value: chosen, errors: [], constraint: { required: true } }}
            options={choices}
          />
          <SubmitButton pending="Saving…">Save reminder</SubmitButton>
        </Form>
      )}
    </Card>
  );
}
