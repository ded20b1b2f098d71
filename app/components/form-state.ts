/** Limits of one field as HTML knows them; `getZodConstraint` makes them from a schema on the server. */
interface FieldConstraint {
  required?: boolean;
  minLength?: number;
  maxLength?: number;
  min?: number | string | Date;
  max?: number | string | Date;
  step?: number | string;
  multiple?: boolean;
  pattern?: string;
}

/** What a form's action answers when something is wrong: `submission.reply()`, as it comes out of JSON. */
export interface FormReply {
  initialValue?: Record<string, unknown> | null;
  error?: Record<string, string[] | null> | null;
}

/** All that an input needs besides its label. */
export interface FieldState {
  name: string;
  /** One string, or several where a name stands for several inputs. */
  value: string | string[] | undefined;
  errors: string[];
  constraint: FieldConstraint;
}

/** The constraints of a form, by field name. */
export type Constraints<Name extends string = string> = { [name in Name]?: FieldConstraint };

/**
 * The fields of a form as they are to be shown: what was typed when the server sent it back, else the stored values.
 * No validation happens here or anywhere in the browser: the server's words come back as `errors`.
 */
export function formFields<Name extends string>(
  defaults: Record<Name, string | string[] | undefined>,
  constraints: Constraints = {},
  reply?: FormReply | null,
): Record<Name, FieldState> {
  const names = Object.keys(defaults) as Name[]; // the object's own keys are its names
  const fields = names.map((name): [Name, FieldState] => [
    name,
    {
      name,
      value: reply ? typed(reply.initialValue?.[name]) : defaults[name],
      errors: reply?.error?.[name] ?? [],
      constraint: constraints[name] ?? {},
    },
  ]);
  return Object.fromEntries(fields) as Record<Name, FieldState>; // fromEntries forgets the names
}

/** Errors that belong to the form as a whole. */
export function formErrors(reply?: FormReply | null): string[] {
  return reply?.error?.[""] ?? [];
}

function typed(value: unknown): string | string[] | undefined {
  if (Array.isArray(value)) return value.filter((item) => typeof item === "string");
  return typeof value === "string" ? value : undefined;
}
