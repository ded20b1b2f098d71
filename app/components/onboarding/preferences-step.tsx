import { Form } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { SubmitButton } from "../button";
import { Card } from "../card";
import { type Option, Select } from "../field";
import type { FieldState } from "../form-state";
import { ZoneField } from "../zone-field";

/**
 * Step 4: what every meeting begins with.
 *
 * @param preferDetected nothing was chosen yet, so with scripts the browser's own zone is chosen to begin with
 */
export function PreferencesStep({
  fields,
  durations,
  buffers,
  zones,
  allZones,
  guess,
  preferDetected,
}: {
  fields: Record<"duration" | "buffer" | "timezone" | "otherTimezone", FieldState>;
  durations: Option[];
  buffers: Option[];
  zones: Option[];
  allZones: readonly string[];
  guess: string | null;
  preferDetected: boolean;
}) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
    const select = form.current?.elements.namedItem("timezone");
    if (!preferDetected || !zone || !(select instanceof HTMLSelectElement)) return;
    const option = Array.from(select.options).find(({ value }) => value === zone || nameHere(value) === zone);
    if (option) select.value = option.value;
  }, [preferDetected]);
  return (
    <Card title="Your preferences" text="You can change all of this later in Settings.">
      <Form ref={form} method="post" action="/dashboard/onboarding?step=4" className="grid gap-4">
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

/** What this browser calls a zone: Chrome's name for Asia/Kolkata is Asia/Calcutta. Null for one that it does not know. */
function nameHere(zone: string): string | null {
  try {
    return new Intl.DateTimeFormat("en", { timeZone: zone }).resolvedOptions().timeZone;
  } catch {
    return null;
  }
}
