import type { KnownPerson } from "~/domain/known-person";
import { Field } from "./field";
import { Fold } from "./fold";
import type { FieldState } from "./form-state";

/** Of more people the rest is folded: a phone's screen holds about as many. */
const UNFOLDED = 20;

/** Who is invited: people whom the user meets often to tick, and addresses of others to type. */
export function GuestPicker({
  people,
  ticked,
  typed,
}: {
  people: readonly KnownPerson[];
  ticked: FieldState;
  typed: FieldState;
}) {
  // The words of a form whose session had ended come back with a line for each of them.
  const emails = [ticked.value ?? []].flat().flatMap((some) => some.split("\n"));
  const others = emails.filter((email) => people.every((one) => one.email !== email));
  const all = [...people, ...others.map((email) => ({ email, name: email }))];
  const ticks = (some: readonly KnownPerson[]) => (
    <div className="flex flex-wrap gap-1.5">
      {some.map(({ email, name }) => (
        <label
          key={email}
          title={email}
          className="inline-flex min-h-11 max-w-full cursor-pointer items-center gap-2 rounded-full bg-sunken px-3.5 font-medium text-tag has-checked:bg-action-soft has-checked:text-action-strong forced-colors:border md:pointer-fine:min-h-9"
        >
          <input
            type="checkbox"
            name="guests"
            value={email}
            defaultChecked={emails.includes(email)}
            className="size-4 accent-action"
          />
          <span className="truncate">{name}</span>
        </label>
      ))}
    </div>
  );
  return (
    <div className="flex flex-col gap-3">
      {all.length > 0 && (
        <fieldset className="min-w-0">
          <legend className="mb-1.5 font-medium">Guests</legend>
          {ticks(all.slice(0, UNFOLDED))}
          {all.length > UNFOLDED && (
            <Fold label={`Show the other ${all.length - UNFOLDED}`}>{ticks(all.slice(UNFOLDED))}</Fold>
          )}
        </fieldset>
      )}
      <Field
        label="Attendees"
        field={typed}
        inputMode="email"
        autoComplete="off"
        spellCheck={false}
        hint="Email addresses, separated by commas, names with them or not. Google invites them."
      />
    </div>
  );
}
