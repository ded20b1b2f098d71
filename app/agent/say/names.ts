import type { CalendarEvent } from "~/domain/calendar-event";
import { type Contact, contactKey } from "~/domain/contact";
import { ROW_TITLE_MAX } from "~/domain/message";
import { personName } from "~/domain/person-name";
import { shownAddress } from "~/domain/shown-address";
import { oneLine } from "~/domain/text";
import { untrustedText } from "~/domain/untrusted-text";
import { type Guest, guestsOf } from "../state/action";
import { wordsOf } from "../words/catalogue";
import type { Voice } from "./voice";

const SHOWN_TITLE = 80;
/** More people than this are counted, not named, unless they must be: `namingAll`. */
export const SHOWN_PEOPLE = 8;

/** What the user has typed: one line, as it is. */
export const plain = (typed: string) => oneLine(typed, SHOWN_TITLE) || "…";

/** What stands in the calendar, whoever wrote it: quoted, without links, and never in the weight of our own words. */
export const quote = (title: string, max = SHOWN_TITLE) => `“${untrustedText(title, max) || "…"}”`;

/** A request of the user, named in a sentence of ours: as `quote`, but for addresses, which are shown as ever. */
export function echo(typed: string, max = SHOWN_TITLE): string {
  const addresses = typed.match(ADDRESS) ?? [];
  return addresses.reduce(
    (said, address) => said.replaceAll(untrustedText(address, max), () => shownAddress(address)),
    quote(typed, max),
  );
}

const ADDRESS = /[^\s<>()[\],;:"“”]+@[^\s<>()[\],;:"“”]+\.[\p{L}\p{N}]+/gu;

/** The title of a row, where there is little room. */
export const quoteShort = (title: string) => quote(title, ROW_TITLE_MAX - 2);

export interface Person extends Pick<Guest, "name" | "email" | "fromCalendar" | "notAt" | "responseStatus"> {
  /** Who set the event up has written the name, and that is not the user. */
  isNamedByOthers?: true;
}

type NamingVoice = Pick<Voice, "language" | "guestContacts">;

/** The guests of an event, as whom it names. */
export function guestsIn(event: CalendarEvent): Person[] {
  const guests = guestsOf(event);
  return event.organizerSelf ? guests : guests.map((guest) => ({ ...guest, isNamedByOthers: true }));
}

/** "Anna and Tom", "Anna, Tom and 3 more"; with `addresses` a list, each with the address that will be written to. */
export function people(list: readonly Person[], voice: NamingVoice, { addresses = false } = {}): string {
  const shown = list
    .slice(0, SHOWN_PEOPLE)
    .map((person) => (addresses ? withAddress(person, voice) : named(person, voice)));
  const more = list.length - shown.length;
  const { list: listed, andMore } = wordsOf(voice);
  if (more > 0) return andMore(shown.join(", "), more);
  return addresses ? shown.join(", ") : listed(shown);
}

/** What somebody is called, else the address. */
export const nameOf = ({ name = "", email }: Pick<Person, "name" | "email">) => personName(name) || shownAddress(email);

/**
 * As `nameOf`, in a sentence of ours: quoted what others have written or what would read as two people, and with the
 * address where the name is that of somebody else whom the user knows, or only looks like a name of one alphabet.
 */
export function named(person: Person, voice: NamingVoice): string {
  const shown = quotedName(person, voice);
  if (!shown) return shownAddress(person.email);
  return isDoubtful(person, voice) ? `${shown} (${shownAddress(person.email)})` : shown;
}

/** "Anna (anna@example.com)", "tom@example.com (from your calendar)": the address whole, and where it is known from. */
export function withAddress(person: Person, voice: NamingVoice): string {
  const short = quotedName(person, voice);
  const { fromCalendar, notAtAddress } = wordsOf(voice);
  const known = person.fromCalendar ? fromCalendar : person.notAt ? notAtAddress(shownAddress(person.notAt)) : "";
  const address = shownAddress(person.email);
  if (short) return `${short} (${[address, known].filter(Boolean).join(", ")})`;
  return known ? `${address} (${known})` : address;
}

function quotedName(person: Person, voice: NamingVoice): string {
  const name = personName(person.name ?? "");
  const isOthers = person.isNamedByOthers === true && !isKnownAs(person, voice);
  return name && (isOthers || name.includes(",")) ? quote(name) : name;
}

/** The contacts with the same name. */
function namesakes({ name = "" }: Person, { guestContacts = [] }: NamingVoice): Contact[] {
  const key = contactKey(personName(name));
  return guestContacts.filter((contact) => contactKey(personName(contact.name)) === key);
}

/** The user has typed that address for that name. */
const isKnownAs = (person: Person, voice: NamingVoice) =>
  namesakes(person, voice).some(({ email, fromCalendar }) => !fromCalendar && email === person.email.toLowerCase());

function isDoubtful(person: Person, voice: NamingVoice): boolean {
  if (MIXES_ALPHABETS.test(personName(person.name ?? ""))) return true;
  const others = namesakes(person, voice).some(({ email }) => email !== person.email.toLowerCase());
  return others && !isKnownAs(person, voice);
}

/** Letters of one alphabet that stand for those of another. */
const MIXES_ALPHABETS = /(?=.*\p{Script=Latin})(?=.*[\p{Script=Cyrillic}\p{Script=Greek}])/u;

/** Titles of events, the first few by name. */
export function titlesOf(events: readonly CalendarEvent[], voice: Pick<Voice, "language">, most = 3): string {
  const shown = events.slice(0, most).map(({ title }) => quote(title));
  const more = events.length - shown.length;
  return more > 0 ? wordsOf(voice).andMore(shown.join(", "), more) : shown.join(", ");
}

export function lines(...parts: (string | false | undefined | null)[]): string {
  return parts.filter(Boolean).join("\n");
}
