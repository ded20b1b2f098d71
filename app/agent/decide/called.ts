import { behind, isNamedBy } from "~/domain/action-items";
import type { Attendee } from "~/domain/calendar-event";
import { contactKey } from "~/domain/contact";
import type { Instant } from "~/domain/time";
import type { TurnContext } from "../state/turn-context";
import type { When } from "../understand/command";
import { whenToWindow } from "../understand/times/when";
import { significantWords } from "./find-target";

/** At the end of a name these count it: "Fault one" is not "Fault four". */
const COUNTS = new Set(["one", "een"]);

/**
 * Those that are called so: by the title itself, else by a title that holds all words said, else by one that holds all
 * that tell one meeting from another, else by title and people together. One that a word is missing of is never meant.
 */
export function called<T extends { title: string }>(
  all: readonly T[],
  name: string,
  guestsOf: (one: T) => readonly Attendee[] = () => [],
): T[] {
  const said = contactKey(name)
    .split(/[\s.,'’_+@-]+/)
    .filter(Boolean);
  const telling = tellingIn(name);
  if (telling.length === 0) return [];
  const people = (one: T) => guestsOf(one).flatMap((guest) => (guest.self ? [] : [guest.name ?? "", guest.email]));
  const ways: ((one: T) => boolean)[] = [
    ({ title }) => contactKey(title) === contactKey(name),
    ({ title }) => isNamedBy(title, said),
    ({ title }) => isNamedBy(title, telling),
    (one) => isNamedBy([one.title, ...people(one)].join(" "), telling),
  ];
  return ways.map((fits) => all.filter(fits)).find(({ length }) => length > 0) ?? [];
}

/** The only one of which a meeting is named in a message, by its whole title or by who comes. */
export function namedIn<T>(
  text: string,
  all: readonly T[],
  meetingsOf: (one: T) => readonly { title: string; attendees: readonly Attendee[] }[],
): T | undefined {
  const said = contactKey(text).split(/[\s.,;:!?'’]+/);
  const isSaid = (words: readonly string[]) => words.length > 0 && words.every((word) => said.includes(word));
  const isNamed = ({ title, attendees }: { title: string; attendees: readonly Attendee[] }) =>
    isSaid(significantWords(title)) ||
    attendees.some(({ self, name = "" }) => !self && isSaid(contactKey(name).split(" ").slice(0, 1).filter(Boolean)));
  const [only, another] = all.filter((one) => meetingsOf(one).some(isNamed));
  return another ? undefined : only;
}

/** What is left of a name that tells one meeting from another; nothing of "the meeting". */
function tellingIn(name: string): string[] {
  const words = significantWords(name);
  const last = contactKey(name).split(" ").at(-1) ?? "";
  return words.length > 0 && COUNTS.has(last) ? [...words, last] : words;
}

/** As `called`; where nothing is, a time in the name says when it was: "Budget review yesterday". */
export function calledThen<T extends { title: string }>(
  all: readonly T[],
  { name, when }: { name: string; when: When | null },
  { guestsOf, startOf }: { guestsOf: (one: T) => readonly Attendee[]; startOf: (one: T) => Instant },
  { zone, now }: Pick<TurnContext, "zone" | "now">,
): T[] {
  const whole = called(all, name, guestsOf);
  const window = when && name.includes(when.text) ? whenToWindow(when, zone) : null;
  if (whole.length > 0 || !when || !window) return whole;
  const { start, end } = behind(window, zone, now);
  const rest = name.replace(when.text, " ").trim();
  const named = significantWords(rest).length > 0 ? called(all, rest, guestsOf) : all;
  return named.filter((one) => startOf(one) >= start && startOf(one) < Math.max(end, start + 1));
}
