import { Form } from "@remix-run/react";
import type { ZoneChoice } from "~/domain/zone-words";
import { SubmitButton } from "../button";
import { Card } from "../card";
import { type Option, Select } from "../field";
import type { FieldState } from "../form-state";
import { ZoneField } from "../zone-field";
import { SkipButton } from "./skip-form";

/**
 * Step 4: what every meeting begins with.
 *
 * @param prefersBrowsers nothing was chosen yet and no calendar says it, so with scripts the browser's own zone stands there
 */
export function PreferencesStep({
  fields,
  durations,
  buffers,
  zoneHint,
  zoneChoices,
  prefersBrowsers,
}: {
  fields: Record<"duration" | "buffer" | "timezone", FieldState>;
  durations: Option[];
  buffers: Option[];
  zoneHint: string;
  zoneChoices: readonly ZoneChoice[];
  prefersBrowsers: boolean;
}) {
  return (
    <Card title="Your preferences" text="You can change all of this later in Settings.">
      <Form method="post" action="/dashboard/onboarding?step=4" className="grid gap-4">
        <input type="hidden" name="intent" value="preferences" />
        <Select
          label="Default Meeting Duration"
          field={fields.duration}
          options={durations}
          hint="Of a meeting for which you say no length."
        />
        <Select
          label="Buffer Time Between Meetings"
          field={fields.buffer}
          options={buffers}
          hint="Kept free around what Parley suggests."
        />
        <ZoneField field={fields.timezone} hint={zoneHint} choices={zoneChoices} prefersBrowsers={prefersBrowsers} />
        <div>
          <SubmitButton pending="Saving…">Complete Setup</SubmitButton>
        </div>
        {/* The zone that stands in the field is kept when the step is skipped. */}
        <div className="-mt-1 -ml-2.5">
          <SkipButton />
        </div>
      </Form>
    </Card>
  );
}
