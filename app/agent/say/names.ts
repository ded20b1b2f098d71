import { ROW_TITLE_MAX } from "~/domain/message";
import { personName } from "~/domain/person-name";
import { shownAddress } from "~/domain/shown-address";
import { oneLine } from "~/domain/text";
import { untrustedText } from "~/domain/untrusted-text";
import type { Guest } from "../state/action";
import { wordsOf } from "../words/catalogue";
import type { Voice } from "./voice";

const SHOWN_TITLE = 80;
/** More people than this are counted, not named, unless they must be: `namingAll`. */
export const SHOWN_PEOPLE = 8;

/** What the user has typed: one line, as it is. */
export const plain = (typed: string) => oneLine(typed, SHOWN_TITLE) || "…";

/** What stands in the calendar, whoever wrote it: quoted, without links, and never in the weight of our own words. */
export const quote = (title: string, max = SHOWN_TITLE) => `“${untrustedText(title, max) || "…"}”`;

/** The title of a row, where there is little room. */
export const quoteShort = (title: string) => quote(title, ROW_TITLE_MAX - 2);

export type Person = Pick<Guest, "name" | "email" | "fromCalendar">;

/** "Anna and Tom", "Anna, Tom and 3 more"; with `addresses` a list, each with the address that will be written to. */
export function people(list: readonly Person[], voice: Pick<Voice, "language">, { addresses = false } = {}): string {
  const shown = list.slice(0, SHOWN_PEOPLE).map((person) => (addresses ? withAddress(person, voice) : nameOf(person)));
  const more = list.length - shown.length;
  const { and, andMore } = wordsOf(voice);
  if (more > 0) return andMore(shown.join(", "), more);
  return shown.length > 1 && !addresses ? `${shown.slice(0, -1).join(", ")} ${and} ${shown.at(-1)}` : shown.join(", ");
}

/** What somebody is called, else the address. */
export const nameOf = ({ name = "", email }: Pick<Person, "name" | "email">) => personName(name) || shownAddress(email);

/** "Anna (anna@example.com)", "tom@example.com (from your calendar)": the address whole, and where it is known from. */
export function withAddress({ name = "", email, fromCalendar }: Person, voice: Pick<Voice, "language">): string {
  const short = personName(name);
  const known = fromCalendar ? wordsOf(voice).fromCalendar : "";
  const address = shownAddress(email);
  if (short) return `${short} (${[address, known].filter(Boolean).join(", ")})`;
  return known ? `${address} (${known})` : address;
}

export function lines(...parts: (string | false | undefined | null)[]): string {
  return parts.filter(Boolean).join("\n");
}

/** "it ends before it starts" as the start of a sentence. */
export const sentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
