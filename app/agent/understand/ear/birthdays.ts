import { fold } from "../text";
import { meetingsCalled } from "./gazetteer";
import { asks } from "./segment";
import { isPerson, isPhrase, type PassInput, type Unit } from "./unit";
import { isClock } from "./unit-times";
import { type WholeDayPhrase, wholeDayPhrases } from "./whole-day-phrases";

/** "Anna's birthday is on Sunday", "anniv d'Anna dimanche": a day of hers is called so, and nobody is invited to it. */
export function withBirthdayNamed(units: readonly Unit[], { ground }: PassInput): readonly Unit[] {
  const isOther = (unit: Unit) => asks(unit) && !isPhrase(unit, "act:create", "act:invite", "act:tell", "kinds");
  const noted = wholeDayPhrases(units, ground).filter(({ role }) => role === "noted");
  const isBut = (unit: Unit) => isPhrase(unit, "negation", "not", "repair") && !isPhrase(unit, "act:create");
  if (noted.length === 0 || units.some((unit) => isClock(unit) || isOther(unit) || isBut(unit))) return units;
  const [whose, day] = noted.map((phrase) => ofSomebody(units, phrase)).find(Boolean) ?? [];
  const [first, last] = [units[whose ?? 0], units[day ?? 0]];
  if (whose === undefined || day === undefined || !first || !last) return units;
  const text = fold(ground.text.said.slice(first.start, last.end));
  const isThere = meetingsCalled(text.match(/\p{L}+/gu) ?? [], ground.gazetteer, ground.lexicon.concepts).length > 0;
  if (isThere) return units;
  return [...units.slice(0, whose), { start: first.start, end: last.end, kind: "word", text }, ...units.slice(day + 1)];
}

/** Whose day it is, right in front of it or right behind it: the first and the last unit of both. */
function ofSomebody(units: readonly Unit[], { start, end }: WholeDayPhrase): [first: number, last: number] | undefined {
  const from = units.findIndex((unit) => unit.end > start);
  const to = units.findLastIndex((unit) => unit.start < end);
  const behind = units.findIndex((unit, n) => n > to && !isPhrase(unit, "from", "definite"));
  const isAhead = from > 0 && isPerson(units[from - 1]!);
  const isBehind = behind > 0 && isPerson(units[behind]!);
  if (isAhead === isBehind) return undefined;
  const [first, last] = isAhead ? [from - 1, to] : [from, behind];
  const [before, next] = [units[first - 1], units[last + 1]];
  // "Birthday drinks with Anna", "Annas Geburtstag Essen": something else at which she may be.
  const isMore = (unit: Unit | undefined) =>
    unit !== undefined && (["person", "word", "label"].includes(unit.kind) || isPhrase(unit, "kinds", "with"));
  return isMore(before) || isMore(next) || isPhrase(before, "join") || isPhrase(next, "join")
    ? undefined
    : [first, last];
}
