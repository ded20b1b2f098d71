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
  /** It is an invitation of a stranger's that waits for an answer. */
  isUnasked: boolean;
  /** Where it can be answered; null where the calendar gives no address. */
  answerAt: string | null;
}

/** Each step is a stretch of the way: what has been is whole, what is ahead is dashed. */
const TONES: Record<ReminderStep["tone"], string> = {
  done: "border-ok",
  ahead: "border-edge border-dashed",
  problem: "border-bad text-bad",
};

/** When the user is reminded of one meeting, and what became of it so far. */
export function ReminderCard({ action, chosen, choices, steps, mayChange, isUnasked, answerAt }: Props) {
  return (
    <Card title="Reminder">
      {steps.length > 0 && (
        <ol className="mb-5 grid grid-cols-[repeat(auto-fit,minmax(8.5rem,1fr))] gap-x-1 gap-y-4 text-sm">
          {steps.map(({ what, when, tone }) => (
            <li key={`${what} ${when}`} className={`border-t-3 pt-2 pr-2 font-semibold ${TONES[tone]}`}>
              {what}
              {when && <span className="block font-normal text-muted">{when}</span>}
            </li>
          ))}
        </ol>
      )}
      {steps.length === 0 && !mayChange && <p className="text-muted">There was no reminder of this meeting.</p>}
      {isUnasked && mayChange && steps.length === 0 && (
        <p className="mb-5 text-muted text-sm">
          You have not answered this invitation, and Parley does not know who sent it, so it neither reminds nor alerts
          you until you have. Choose a time here, or answer{" "}
          {answerAt ? (
            <a href={answerAt} target="_blank" rel="noopener noreferrer" className="link">
              in Google Calendar
            </a>
          ) : (
            "in Google Calendar"
          )}
          .
        </p>
      )}
      {mayChange && (
        <Form method="post" action={action} className="flex flex-wrap items-end gap-3 print:hidden">
          <Select
            label="Remind me"
            field={{ name: "minutes", value: chosen, errors: [], constraint: { required: true } }}
            options={choices}
          />
          <SubmitButton look="secondary" pending="Saving…">
            Save reminder
          </SubmitButton>
        </Form>
      )}
    </Card>
  );
}
