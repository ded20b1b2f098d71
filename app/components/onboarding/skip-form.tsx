import { Form } from "@remix-run/react";
import { SubmitButton } from "../button";

/** Goes on without this step: a form, so that where one was is kept. */
export function SkipForm({ step }: { step: number }) {
  return (
    <Form method="post" action={`/dashboard/onboarding?step=${step}`}>
      <input type="hidden" name="step" value={step} />
      <SkipButton />
    </Form>
  );
}

/** In a form that holds something, that goes along: its `intent` comes after the form's own, and wins. */
export function SkipButton() {
  return (
    <SubmitButton look="quiet" name="intent" value="skip" formNoValidate>
      Skip for Now
    </SubmitButton>
  );
}
