import { Form } from "@remix-run/react";
import { SubmitButton } from "../button";

/** Goes on without this step: a form, so that where one was is kept. @param zone the guess that the last step showed */
export function SkipForm({ step, zone }: { step: number; zone?: string }) {
  return (
    <Form method="post" action={`/dashboard/onboarding?step=${step}`}>
      <input type="hidden" name="step" value={step} />
      {zone && <input type="hidden" name="zone" value={zone} />}
      <SubmitButton look="quiet" name="intent" value="skip">
        Skip for Now
      </SubmitButton>
    </Form>
  );
}
