import type { InputHTMLAttributes, ReactNode } from "react";
import type { FieldState } from "./form-state";

interface Common {
  label: string;
  field: FieldState;
  hint?: ReactNode;
  className?: string;
}

type InputProps = Common &
  Pick<
    InputHTMLAttributes<HTMLInputElement>,
    | "type"
    | "autoComplete"
    | "inputMode"
    | "placeholder"
    | "readOnly"
    | "disabled"
    | "list"
    | "autoFocus"
    | "spellCheck"
    | "onFocus"
  >;

/** A labelled input with its hint, its limits and the server's words about it. */
export function Field({ label, field, hint, className, type = "text", ...rest }: InputProps) {
  return (
    <Labelled label={label} field={field} hint={hint} className={className}>
      <input type={type} className="control" defaultValue={first(field)} {...attributes(field, hint)} {...rest} />
    </Labelled>
  );
}

/** A labelled field for more than one line. */
export function TextArea({ label, field, hint, className, rows = 6 }: Common & { rows?: number }) {
  const { minLength, maxLength, ...shared } = attributes(field, hint);
  return (
    <Labelled label={label} field={field} hint={hint} className={className}>
      <textarea
        rows={rows}
        className="control"
        defaultValue={first(field)}
        minLength={minLength}
        maxLength={maxLength}
        {...shared}
      />
    </Labelled>
  );
}

export interface Option {
  value: string;
  label: string;
}

/** A labelled choice of one. Groups keep long lists readable. */
export function Select({
  label,
  field,
  hint,
  className,
  options = [],
  groups = [],
}: Common & { options?: Option[]; groups?: { label: string; options: Option[] }[] }) {
  const { id, name, required, autoFocus, ...described } = attributes(field, hint);
  return (
    <Labelled label={label} field={field} hint={hint} className={className}>
      <select
        id={id}
        name={name}
        required={required}
        className="control chevron"
        defaultValue={first(field)}
        aria-invalid={described["aria-invalid"]}
        aria-describedby={described["aria-describedby"]}
        {...(autoFocus && { autoFocus })}
      >
        {options.map(asOption)}
        {groups.map((group) => (
          <optgroup key={group.label} label={group.label}>
            {group.options.map(asOption)}
          </optgroup>
        ))}
      </select>
    </Labelled>
  );
}

/** On or off, with a line about what it does. A checkbox, so it posts "on" or nothing. */
export function Switch({ label, hint, field }: { label: ReactNode; hint?: ReactNode; field: FieldState }) {
  const id = `field-${field.name}`;
  return (
    <div className="flex items-start justify-between gap-6 py-4">
      <div>
        <label htmlFor={id} className="font-medium">
          {label}
        </label>
        {hint && (
          <p id={`${id}-hint`} className="text-muted">
            {hint}
          </p>
        )}
      </div>
      <input
        id={id}
        type="checkbox"
        name={field.name}
        defaultChecked={first(field) === "on"}
        aria-describedby={hint ? `${id}-hint` : undefined}
        className="relative mt-1 h-7 w-12 shrink-0 cursor-pointer appearance-none rounded-full border border-edge bg-sunken motion-safe:transition-colors before:absolute before:top-0.5 before:left-0.5 before:size-5 before:rounded-full before:bg-edge motion-safe:before:transition-transform checked:border-action checked:bg-action checked:before:translate-x-5 checked:before:bg-on-action after:absolute after:-inset-2.5"
      />
    </div>
  );
}

/** One box to tick, or one of several that share a name (`value` tells them apart). */
export function Checkbox({ label, field, value = "on" }: { label: ReactNode; field: FieldState; value?: string }) {
  const checked = Array.isArray(field.value) ? field.value.includes(value) : field.value === value;
  return (
    <label className="inline-flex min-h-11 cursor-pointer gap-2.5 py-2.5">
      <input
        type="checkbox"
        name={field.name}
        value={value}
        defaultChecked={checked}
        className="mt-0.5 size-5 shrink-0 cursor-pointer accent-action"
      />
      {label}
    </label>
  );
}

/** Label, control, hint and errors in their order, for controls that are made elsewhere. */
function Labelled({ label, field, hint, className = "", children }: Common & { children: ReactNode }) {
  const id = `field-${field.name}`;
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1.5 block font-medium">
        {label}
      </label>
      {children}
      {hint && (
        <p id={`${id}-hint`} className="mt-1.5 text-muted text-sm">
          {hint}
        </p>
      )}
      <FieldErrors field={field} />
    </div>
  );
}

/** What is wrong with a field; announced when it appears. */
export function FieldErrors({ field }: { field: FieldState }) {
  if (field.errors.length === 0) return null;
  return (
    <p id={`field-${field.name}-error`} role="alert" className="mt-1.5 font-medium text-bad text-sm">
      {field.errors.join(" ")}
    </p>
  );
}

function attributes(field: FieldState, hint: ReactNode) {
  const id = `field-${field.name}`;
  const wrong = field.errors.length > 0;
  const { required, minLength, maxLength, min, max, step, pattern } = field.constraint;
  return {
    id,
    name: field.name,
    required,
    minLength,
    maxLength,
    min: edge(min),
    max: edge(max),
    step,
    pattern,
    "aria-invalid": wrong || undefined,
    // Without scripts the first of them has the focus as the page comes.
    autoFocus: wrong || undefined,
    "aria-describedby": [hint && `${id}-hint`, wrong && `${id}-error`].filter(Boolean).join(" ") || undefined,
  };
}

/** Dates never reach the markup as `Date`: constraints travel as JSON. */
function edge(limit: number | string | Date | undefined): number | string | undefined {
  return limit instanceof Date ? limit.toISOString().slice(0, 10) : limit;
}

function first({ value }: FieldState): string | undefined {
  return Array.isArray(value) ? value[0] : value;
}

function asOption({ value, label }: Option) {
  return (
    <option key={value} value={value}>
      {label}
    </option>
  );
}
