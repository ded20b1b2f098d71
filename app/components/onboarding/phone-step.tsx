import { Form } from "@remix-run/react";
import { Alert } from "../alert";
import { LinkButton, SubmitButton } from "../button";
import { Card } from "../card";
import { Field, type Option, Select } from "../field";
import type { FieldState } from "../form-state";
import { SkipForm } from "./skip-form";

/** Step 2 for somebody whose number is connected. */
export function PhoneConnected({ phone }: { phone: string }) {
  return (
    <Card title="Your WhatsApp">
      <Alert kind="success" title="WhatsApp Connected">
        {phone}
      </Alert>
      <div className="mt-6">
        <LinkButton to="?step=4">Continue to Preferences</LinkButton>
      </div>
    </Card>
  );
}

/** Step 2: a country and a number. */
export function PhoneStep({
  country,
  number,
  countries,
  optIn,
}: {
  country: FieldState;
  number: FieldState;
  countries: Option[];
  optIn: string;
}) {
  return (
    <Card
      title="Connect WhatsApp"
      text="Parley lives in your WhatsApp. We send a code to be sure that the number is yours."
    >
      <Form method="post" action="/dashboard/onboarding?step=2" className="grid gap-4">
        <div className="grid gap-4 sm:grid-cols-2">
          <Select label="Country" field={country} options={countries} />
          <Field
            label="Phone number"
            field={number}
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            hint="The one of your WhatsApp, as you dial it at home."
          />
        </div>
        <p className="text-muted text-sm">{optIn}</p>
        <div>
          <SubmitButton name="intent" value="send-code" pending="Sending…">
            Send Verification Code
          </SubmitButton>
        </div>
      </Form>
      <div className="mt-3 -ml-2.5">
        <SkipForm step={2} />
      </div>
    </Card>
  );
}
