import { useEffect, useRef, useState } from "react";
import { cityOf, nameToday } from "~/domain/zone-names";
import type { ZoneChoice } from "~/domain/zone-words";
import { buttonClass } from "./button";
import { Field } from "./field";
import type { FieldState } from "./form-state";

/**
 * A timezone as people name it: a city, a country, "CET". The server reads it; what it cannot read comes back with
 * buttons of what may be meant, each of which sends the form with that zone. With scripts the browser's own list of zones
 * completes what is typed, which costs no bytes.
 *
 * @param hint what clock the zone in the field has
 * @param choices what a typed name that came back may mean
 * @param prefersBrowsers nothing better than a guess stands in the field, so the browser's own zone takes its place
 */
export function ZoneField({
  label = "Timezone",
  field,
  hint,
  choices = [],
  prefersBrowsers = false,
}: {
  label?: string;
  field: FieldState;
  hint: string;
  choices?: readonly ZoneChoice[];
  prefersBrowsers?: boolean;
}) {
  const here = useRef<HTMLDivElement>(null);
  const [cities, setCities] = useState<string[]>([]);
  const [detected, setDetected] = useState<string | null>(null);
  useEffect(() => {
    const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
    const input = here.current?.querySelector("input");
    if (!prefersBrowsers || !zone || !input || input.value !== input.defaultValue) return;
    input.value = cityToday(zone);
    setDetected(cityToday(zone));
  }, [prefersBrowsers]);
  const listId = `list-${field.name}`;
  return (
    <div ref={here}>
      <Field
        label={label}
        field={field}
        list={listId}
        onFocus={() => cities.length === 0 && setCities(Intl.supportedValuesOf("timeZone").map(cityToday))}
        autoComplete="off"
        spellCheck={false}
        hint={detected ? `${detected} is what this device says.` : hint}
      />
      <datalist id={listId}>
        {cities.map((city) => (
          <option key={city} value={city} />
        ))}
      </datalist>
      {choices.length > 0 && (
        <div className="mt-2 flex flex-wrap gap-2">
          {/* Enter presses the first button of a form: that is to send what is typed, not what is suggested. */}
          <button type="submit" hidden tabIndex={-1} />
          {choices.map(({ zone, label }) => (
            <button key={zone} type="submit" name="zone" value={zone} className={buttonClass("secondary")}>
              {label}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}

const cityToday = (zone: string) => cityOf(nameToday(zone));
