import { type CalendarEvent, isOtherPerson } from "~/domain/calendar-event";
import { personName } from "~/domain/person-name";
import { shownAddress } from "~/domain/shown-address";
import { oneLine } from "~/domain/text";
import type { Guest } from "../action";
import { wordsOf } from "../words/catalogue";
import type { Voice } from "./voice";

const SHOWN_TITLE = 80;
/** More people than this are counted, not named: a WhatsApp message with buttons holds a thousand characters. */
const SHOWN_PEOPLE = 8;

/** Titles and names are other people's words: shown as one line that cannot pass for ours. */
export const plain = (title: string) => oneLine(title, SHOWN_TITLE) || "…";
export const quote = (title: string) => `“${plain(title)}”`;

export const guestsOf = (event: CalendarEvent) => event.attendees.filter(isOtherPerson);

type Person = Pick<Guest, "name" | "email" | "fromCalendar">;

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
