import { plain } from "../command";
import { said } from "../languages/lists/said";
import { isLength } from "../times/settle-times";
import { isGuestOf } from "./gazetteer";
import { isKnown, isQuiet } from "./slots";
import { type Ground, type Heard, isPerson, isPhrase, type Reading, type Situation, type Unit } from "./unit";
import { has, namesIn, timesOf } from "./units-in";

/** Places of the units that name a meeting by whose it is, and who that is. */
interface Theirs {
  from: number;
  to: number;
  person: string;
}

/** "The one with Nora", "die van Nora", "the Nora one", "Nora's": a meeting that is called by nothing but who comes. */
export function theirsIn(units: readonly Unit[], { text }: Ground): Theirs | undefined {
  const at = units.findIndex(isPerson);
  const person = units[at];
  if (person?.kind !== "person" || units.findLastIndex(isPerson) !== at) return undefined;
  const isOne = isPhrase(units[at + 1], "hollow");
  const isOwn = POSSESSIVE.test(text.folded.slice(person.start, person.end));
  if (isOwn || (isOne && isPhrase(units[at - 1], "definite")))
    return { from: isPhrase(units[at - 1], "definite") ? at - 1 : at, to: at + (isOne ? 2 : 1), person: person.said };
  const [led] = ONE_OF.partsOf(text.said.slice(0, person.start)) ?? [];
  const begins = person.start - (led?.length ?? 0);
  const from = units.findIndex(({ start }) => start >= begins);
  return led === undefined || from > at ? undefined : { from, to: at + 1, person: person.said };
}

const POSSESSIVE = /['’]s?$/u;
const ONE_OF = said`${"oneOf"}\s*$`;

/** "Nora's can go", "die van Nora mag weg": the meeting with her is called off, whoever comes to what was spoken of. */
export function callsOffTheirs(units: readonly Unit[], ground: Ground, { awaiting }: Situation): Reading | undefined {
  const theirs = awaiting === undefined ? theirsIn(units, ground) : undefined;
  if (!theirs) return undefined;
  const rest = [...units.slice(0, theirs.from), ...units.slice(theirs.to)];
  const isGone = (unit: Unit) => isPhrase(unit, "goesOut", "act:cancel", "act:uninvite", "letsGo");
  const isAway = has(rest, "goesOut", "act:cancel", "act:uninvite");
  if (!isAway || !rest.every((unit) => isGone(unit) || isQuiet(unit) || isPhrase(unit, "subject"))) return undefined;
  return { command: plain("cancel", { target: { attendees: [theirs.person] } }), left: [] };
}

/**
 * "Make Nora's 40 minutes", "la de Nora de 40 min y Tom justo después": how long the meeting with somebody is, who does not
 * come to what was spoken of, and that another one goes behind it.
 */
export function lastsTheirs(
  units: readonly Unit[],
  ground: Ground,
  { awaiting, focus }: Situation,
): Heard["readings"] | undefined {
  if (!focus || awaiting !== undefined) return undefined;
  const isBetween = (n: number) => units.slice(0, n).some(isPerson) && units.slice(n).some(isPerson);
  const join = units.findIndex((unit, n) => isPhrase(unit, "join") && isBetween(n));
  const behind = units.slice(join + 1);
  const next = join > 0 && has(behind, "afterThat") ? oneOf(behind, ground) : undefined;
  const first = next === undefined ? units : units.slice(0, join);
  const person = oneOf(first, ground);
  const [length, another] = timesOf(first);
  const isOther = next !== undefined || !(ground.subject && isGuestOf(person ?? "", ground.subject));
  const isMore = has(first, "afterThat", "more", "less");
  if (person === undefined || !length || another || !isLength(length.time) || !isOther || isMore) return undefined;
  const { length: durationMinutes } = length.time.point;
  if (durationMinutes === undefined || timesOf(behind).length > (next === undefined ? 1 : 0)) return undefined;
  const of = (name: string) => ({ target: { attendees: [name] } });
  const said: Reading = { command: plain("reschedule", { ...of(person), durationMinutes }), left: [] };
  const readings = [{ text: person, reading: said }];
  if (next === undefined) return readings;
  const after: Reading = { command: { ...plain("reschedule", of(next)), manner: "after-that" }, left: [] };
  return [...readings, { text: next, reading: after }];
}

/** The only one who is named where nothing but that, and when, is said of a meeting with them that there is. */
function oneOf(units: readonly Unit[], ground: Ground): string | undefined {
  const theirs = theirsIn(units, ground);
  const people = namesIn(units);
  const isOwn = (n: number) => theirs !== undefined && n >= theirs.from && n < theirs.to;
  const isPlain = (unit: Unit, n: number) =>
    ["person", "time"].includes(unit.kind) ||
    isOwn(n) ||
    (isQuiet(unit) && !isPhrase(unit, "too")) ||
    isPhrase(unit, "afterThat", "lets", "lasts", "from", "for", "definite", "therefore") ||
    (isPhrase(unit, "act:create", "act:move") && !isPhrase(unit, "kinds", "act:invite"));
  const [only, another] = people;
  const isOne = only !== undefined && another === undefined && isKnown([], people, ground);
  return isOne && units.every(isPlain) ? only : undefined;
}
