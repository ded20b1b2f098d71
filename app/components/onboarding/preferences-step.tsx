import { Form } from "@remix-run/react";
import { SubmitButton } from "../button";
import { Card } from "../card";
import { type Option, Select } from "../field";
import type { FieldState } from "../form-state";
import { ZoneField } from "../zone-field";

/** Step 4: what every meeting begins with. */
export function PreferencesStep({
  fields,
  durations,
  buffers,
  zones,
  allZones,
  guess,
}: {
  fields: Record<"duration" | "buffer" | "timezone" | "otherTimezone", FieldState>;
  durations: Option[];
  buffers: Option[];
  zones: Option[];
  allZones: readonly string[];
  guess: string | null;
}) {
  return (
    <Card title="Your preferences" text="You can change all of this later in Settings.">
      <Form method="post" action="/dashboard/onboarding?step=4" className="grid gap-4">
        <Select label="Default Meeting Duration" field={fields.duration} options={durations} />
        <Select label="Buffer Time Between Meetings" field={fields.buffer} options={buffers} />
        <ZoneField field={fields.timezone} other={fields.otherTimezone} options={zones} all={allZones} guess={guess} />
        <div>
          <SubmitButton name="intent" value="preferences" pending="Saving…">
            Complete Setup
          </SubmitButton>
        </div>
      </Form>
    </Card>
  );
}
