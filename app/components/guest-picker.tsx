import type { KnownPerson } from "~/domain/known-person";
import { Field } from "./field";
import type { FieldState } from "./form-state";

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
  return (
    <div className="flex flex-col gap-3">
      {all.length > 0 && (
        <fieldset>
          <legend className="mb-1.5 font-medium">Guests</legend>
          <div className="flex flex-wrap gap-1.5">
            {all.map(({ email, name }) => (
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
