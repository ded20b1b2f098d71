/** A form as Stripe reads it: brackets make objects, and objects whose keys are numbers are lists. */
export type Fields = { [name: string]: Value };
type Value = string | Fields | Value[];

const KEY = /^([^[\]]+)((?:\[[^\]]*\])*)$/;
/** What an object has by itself is no field's name. */
const NOT_NAMES = new Set(["__proto__", "constructor", "prototype"]);

export function parseForm(text: string): Fields {
  const root: Fields = {};
  for (const [name, value] of new URLSearchParams(text)) {
    const match = KEY.exec(name);
    if (!match) continue;
    const path = [match[1] ?? "", ...[...(match[2] ?? "").matchAll(/\[([^\]]*)\]/g)].map(([, key = ""]) => key)];
    if (!path.some((key) => NOT_NAMES.has(key))) place(root, path, value);
  }
  return asLists(root) as Fields; // the root's keys are names of fields
}

function place(root: Fields, path: readonly string[], value: string): void {
  let at = root;
  for (const [index, part] of path.entries()) {
    const key = part === "" ? String(Object.keys(at).length) : part;
    if (index === path.length - 1) {
      at[key] = value;
      return;
    }
    const next = at[key];
    const inner: Fields = typeof next === "object" && !Array.isArray(next) ? next : {};
    at[key] = inner;
    at = inner;
  }
}

function asLists(value: Value): Value {
  if (typeof value === "string" || Array.isArray(value)) return value;
  const entries = Object.entries(value).map(([key, inner]): [string, Value] => [key, asLists(inner)]);
  const isList = entries.length > 0 && entries.every(([key]) => /^\d+$/.test(key));
  return isList ? entries.map(([, inner]) => inner) : Object.fromEntries(entries);
}

/** A field as text; undefined when it is not there, or is no text. */
export function textOf(fields: Fields, name: string): string | undefined {
  const value = fields[name];
  return typeof value === "string" ? value : undefined;
}

/** A field that holds fields; empty when it is not there. */
export function fieldsOf(fields: Fields, name: string): Fields {
  const value = fields[name];
  return typeof value === "object" && !Array.isArray(value) ? value : {};
}

/** A field that holds a list of fields. */
export function listOf(fields: Fields, name: string): Fields[] {
  const value = fields[name];
  return Array.isArray(value)
    ? value.filter((one): one is Fields => typeof one === "object" && !Array.isArray(one))
    : [];
}

/** The texts of a list such as `expand[0]=…`. */
export function textsOf(fields: Fields, name: string): string[] {
  const value = fields[name];
  return Array.isArray(value) ? value.filter((one) => typeof one === "string") : [];
}

/** `metadata[name]=value`, texts only; an empty value removes a name. */
export function metadataOf(fields: Fields, before: Record<string, string> = {}): Record<string, string> {
  const given = Object.entries(fieldsOf(fields, "metadata")).filter(([, value]) => typeof value === "string");
  const all = { ...before, ...Object.fromEntries(given) } as Record<string, string>; // texts only, as filtered
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== ""));
}
