import type { FreeBusyView } from "~/domain/free-busy-view";
import { SubmitButton } from "../button";
import { standsAt } from "./stands-at";

const WORDS = { busy: "busy then", free: "free then", unknown: "calendar can’t be seen" };

/** Who is free at the time that a form asks for, and the times that are. Stands inside the form: a time fills it in. */
export function FreeBusy({ check }: { check: FreeBusyView }) {
  const { day, fromHour, toHour, wanted, people, sentence, isFree, alternatives } = check;
  const hours = Array.from({ length: Math.floor((toHour - fromHour) / 2) + 1 }, (_, n) => fromHour + n * 2);
  return (
    <section aria-label={`Who is free on ${day}`}>
      <p className="font-medium">Who is free on {day}</p>
      <div className={`free-busy fh-${fromHour} th-${toHour}`}>
        <div aria-hidden="true" className="free-hours">
          {hours.map((hour) => (
            <span key={hour} className={`ah-${hour}`}>
              {hour}
            </span>
          ))}
          <b className={`${standsAt(wanted)} ${isFree ? "" : "taken"}`} />
        </div>
        <ul>
          {people.map(({ name, state, busy }) => (
            <li key={name}>
              <span className="truncate">{name}</span>
              <span className={`free-row ${state}`}>
                {busy.map((stretch) => (
                  <i key={stretch.from} className={standsAt(stretch)} />
                ))}
                <span className="sr-only">, {WORDS[state]}</span>
              </span>
            </li>
          ))}
        </ul>
      </div>
      <p role="status" className="mt-2 text-sm">
        <strong>{sentence}</strong>{" "}
        {alternatives.length > 0 &&
          (people.some(({ state }) => state === "unknown")
            ? "These times suit everybody else:"
            : "These times suit everybody:")}
      </p>
      <div className="mt-2 flex flex-wrap gap-2">
        {alternatives.map(({ label, value }) => (
          <SubmitButton key={value} look="secondary" name="use" value={value} formNoValidate>
            {label}
          </SubmitButton>
        ))}
      </div>
    </section>
  );
}
