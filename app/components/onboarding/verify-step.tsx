import { Form } from "@remix-run/react";
import { Alert } from "../alert";
import { SubmitButton } from "../button";
import { Card } from "../card";
import { Countdown } from "../countdown";
import { Field } from "../field";
import type { FieldState } from "../form-state";
import { SkipForm } from "./skip-form";

export interface CodeOnItsWay {
  phone: string;
  state: "waiting" | "expired" | "locked";
  expiresAt: number;
  /** Both on the user's wall, as in "14:32 (Amsterdam time, GMT+1)". */
  expiresClock: string;
  nextSendClock: string | null;
}

/** Step 3: the six digits that were sent. */
export function VerifyStep({ code, pending }: { code: FieldState; pending: CodeOnItsWay }) {
  return (
    <Card
      title="Enter the code"
      text={
        <>
          Look in WhatsApp on <strong className="text-ink">{pending.phone}</strong>: 6 digits should be there within a
          minute.
        </>
      }
    >
      {pending.state === "expired" && (
        <Alert kind="error" title="Code Expired">
          Please request a new verification code
        </Alert>
      )}
      {pending.state === "locked" && (
        <Alert kind="error" title="Too many wrong codes">
          Please request a new verification code
        </Alert>
      )}
      {pending.state === "waiting" && (
        <Form method="post" action="/dashboard/onboarding?step=3" className="grid gap-4">
          <p>
            <Countdown until={pending.expiresAt} clock={pending.expiresClock} />
          </p>
          <Field
            label="Verification code"
            field={code}
            hint="Six digits. Spaces and dashes are fine."
            inputMode="numeric"
            autoComplete="one-time-code"
            className="max-w-56"
            spellCheck={false}
          />
          <div>
            <SubmitButton name="intent" value="verify" pending="Checking…">
              Verify Code
            </SubmitButton>
          </div>
        </Form>
      )}
      <Form method="post" action="/dashboard/onboarding?step=3" className="mt-4">
        <SubmitButton look="secondary" name="intent" value="resend" pending="Sending…">
          Resend Code
        </SubmitButton>
        {/* Said to everybody, so that it tells nothing of this number. */}
        <p className="mt-2 text-muted text-sm">
          Nothing there? Go back and see whether the number is right and has WhatsApp. If another account has it, it
          gets one code a day, with a message that says who asked.
        </p>
        {pending.nextSendClock && (
          <p className="mt-2 text-muted text-sm">Another code can be sent from {pending.nextSendClock} on.</p>
        )}
      </Form>
      <div className="mt-3 -ml-2.5">
        <SkipForm step={3} />
      </div>
    </Card>
  );
}
