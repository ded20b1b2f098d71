import type { TakenSlot } from "~/domain/slot-words";
import { Alert } from "./alert";
import { Checkbox } from "./field";

/**
 * What is in the way of a wanted time, what is free instead, and the box to take it all the same. Stands inside the
 * form; a free time that is chosen (`instead`) counts in place of the typed one.
 */
export function TakenAlert({ taken }: { taken: TakenSlot }) {
  return (
    <Alert kind="warn" title="That time is taken" takesFocus>
      <ul>
        {taken.conflicts.map((conflict) => (
          <li key={conflict.title + conflict.when}>
            <strong>{conflict.title}</strong>, {conflict.when}
          </li>
        ))}
      </ul>
      {taken.alternatives.length > 0 && (
        <fieldset className="mt-3">
          <legend className="font-medium">Free instead</legend>
          <div className="mt-2 flex flex-col items-start gap-1">
            {taken.alternatives.map(({ label, date, time }) => (
              <label key={label} className="inline-flex min-h-11 cursor-pointer items-center gap-2.5">
                <input
                  type="radio"
                  name="instead"
                  value={`${date}T${time}`}
                  className="size-5 shrink-0 accent-action"
                />
                {label}
              </label>
            ))}
          </div>
        </fieldset>
      )}
      <div className="mt-2">
        <Checkbox
          label="Book the time I entered anyway"
          field={{ name: "anyway", value: undefined, errors: [], constraint: {} }}
        />
      </div>
    </Alert>
  );
}
