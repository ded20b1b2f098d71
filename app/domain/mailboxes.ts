import { readEmail } from "./contact";
import { NAME_MAX, personName } from "./person-name";

/** Whom a mail program names: `name` is left out where there is none, or where it could fake more than a name. */
export interface Mailbox {
  email: string;
  name?: string;
}

/**
 * One address or several as a mail program writes them: `Tom Smit <tom@example.com>, "Vries, Anna de" <anna@example.com>`.
 * Commas, semicolons and lines part them; behind an address, and behind a bracket, a space is enough. The brackets may be
 * missing: "Tom Smit tom@example.com".
 *
 * @returns each address once, in lower case, and what could not be read as it was typed
 */
export function readMailboxes(text: string): { mailboxes: Mailbox[]; wrong: string[] } {
  const parts = (text.match(PART) ?? []).flatMap((part) => part.trim() || []).flatMap(apart);
  const read = parts.map((part) => readMailbox(part) ?? part);
  const mailboxes = new Map<string, Mailbox>();
  for (const one of read) if (typeof one !== "string" && !mailboxes.has(one.email)) mailboxes.set(one.email, one);
  return { mailboxes: [...mailboxes.values()], wrong: read.filter((one) => typeof one === "string") };
}

/** Quotes hold commas together, and are no longer than this, so that a text of quotes is read in one go. */
const QUOTED = `"(?:\\\\.|[^"\\\\\\n]){0,${NAME_MAX}}"`;
/** Up to the end of a bracket, else up to what parts. */
const PART = new RegExp(`(?:${QUOTED}|[^,;\\n<>"])*<[^<>\\n]*>|(?:${QUOTED}|[^,;\\n"])+|"`, "gu");

/** Without brackets each address ends what names its owner; with a word that was to be an address nothing is guessed. */
function apart(part: string): string[] {
  const words = part.split(/\s+/u);
  if (part.includes("<") || words.some((word) => word.includes("@") && !readEmail(word))) return [part];
  const people: string[] = [];
  let name: string[] = [];
  for (const word of words) {
    if (!readEmail(word)) {
      name.push(word);
      continue;
    }
    people.push(name.length > 0 ? `${name.join(" ")} <${word}>` : word);
    name = [];
  }
  return name.length > 0 ? [...people, name.join(" ")] : people;
}

function readMailbox(part: string): Mailbox | undefined {
  const [, typed = "", bracketed = part] = /^([^<]*)<([^<>]*)>$/u.exec(part) ?? [];
  const email = readEmail(bracketed);
  const name = personName(typed.replaceAll(/\\(.)/gu, "$1").replace(/^[\s'"]+|[\s'"]+$/gu, ""));
  return email === undefined ? undefined : { email, ...(name && { name }) };
}
