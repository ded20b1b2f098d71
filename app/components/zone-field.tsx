import { useEffect, useState } from "react";
import { Field, type Option, Select } from "./field";
import type { FieldState } from "./form-state";

/**
 * A zone from the common ones, or any other by its name. The browser's own zone is shown once scripts run; until then
 * the one that the network suggests.
 *
 * @param field the chosen zone, posted under its name
 * @param other the typed zone, which wins when it is not empty
 * @param guess an IANA zone or null, from the request
 */
export function ZoneField({
  field,
  other,
  options,
  all,
  guess,
}: {
  field: FieldState;
  other: FieldState;
  options: Option[];
  all: readonly string[];
  guess: string | null;
}) {
  const [detected, setDetected] = useState(guess);
  useEffect(() => setDetected(Intl.DateTimeFormat().resolvedOptions().timeZone ?? guess), [guess]);
  return (
    <div>
      <Select
        label="Timezone"
        field={field}
        options={options}
        hint={detected ? `Detected: ${detected.replaceAll("_", " ")}` : undefined}
      />
      <details className="mt-3" open={other.value !== undefined && other.value !== ""}>
        <summary className="inline-flex min-h-11 cursor-pointer items-center font-medium text-action">
          Search all timezones
        </summary>
        <Field
          label="Another timezone"
          field={other}
          list="all-zones"
          autoComplete="off"
          spellCheck={false}
          hint="A city or an IANA name, as in Europe/Vaduz. It is used instead of the one above."
        />
        <datalist id="all-zones">
          {all.map((zone) => (
            <option key={zone} value={zone} />
          ))}
        </datalist>
      </details>
    </div>
  );
}
