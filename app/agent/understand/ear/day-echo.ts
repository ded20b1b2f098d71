import { said } from "../languages/lists/said";
import { clausesOf } from "./clauses";
import type { Role } from "./lexicon";
import { asks } from "./segment";
import { contentOf, isKnown } from "./slots";
import { type Ground, isPhrase, isTime, type PassInput, textOf, type Unit } from "./unit";
import { has, namesIn, timesOf } from "./units-in";
import { type WholeDayRole, wholeDayPhrases } from "./whole-day-phrases";
import { isNaming } from "./whole-days";
import { listOf } from "./word-lists";

/** "I'm off on Friday, block the day", "vrijdag heb ik vrij, zet dat erin": that it goes into the calendar says nothing more. */
export function withoutDayEcho(all: readonly Unit[], { ground }: PassInput): readonly Unit[] {
  const units = withoutWholeWeek(all, ground);
  const clauses = clausesOf(units);
  const [front, echo] = [clauses.slice(0, -1).flat(), clauses.at(-1) ?? []];
  // "De kinderen hebben studiedag, zet die hele dag erin": that it is all of it is said behind.
  const isOf = ({ role }: { role: WholeDayRole }) =>
    OFF.has(role) || (role === "noted" && !echo.some((unit) => isPhrase(unit, "allDay") || isTime(unit)));
  const isOff = timesOf(front).length > 0 && wholeDayPhrases(front, ground).some(isOf);
  const again = wholeDayPhrases(echo, ground).filter(({ role }) => role === "noted");
  const isThatDay = (unit: Unit) => THE_DAY.isIn(ground.text.said.slice(unit.start, unit.end));
  const isEmpty = (unit: Unit) =>
    unit.kind === "stop" ||
    isPhrase(
      unit,
      "it",
      "filler",
      "courtesy",
      "join",
      "but",
      "definite",
      "allDay",
      "hollow",
      "thatDay",
      "each",
      "all",
      "act:create",
    ) ||
    isThatDay(unit) ||
    // "Zondag is Anna jarig, zet haar verjaardag erin"
    again.some(({ start, end }) => unit.start >= start && unit.end <= end) ||
    WHOLLY.isIn(ground.text.said.slice(unit.start, unit.end));
  return isOff && has(echo, "act:create") && echo.every(isEmpty) ? front : units;
}

/** "On holiday next week, the whole week": it is that week of which all is meant. */
function withoutWholeWeek(units: readonly Unit[], { tokens, today }: Ground): readonly Unit[] {
  const spanOf = (unit: Unit) => (isTime(unit) ? unit.found.time.point.date?.span : undefined);
  const isWhole = (unit: Unit) => {
    const { from = 0, to = 0 } = spanOf(unit) ?? {};
    const said = tokens.filter(({ start, end }) => start >= unit.start - 1 && end <= unit.end);
    const next = tokens.find(({ start }) => start >= unit.end);
    const isAll = [...said, ...(next ? [next] : [])].some(({ is }) => is.whole);
    return from <= today && to > today && isAll && said.some(({ is }) => is.unit === "week");
  };
  const isOther = (unit: Unit) => (spanOf(unit)?.from ?? 0) > today && spanOf(unit)?.grain === "week";
  return units.some(isOther) ? units.filter((unit) => !isWhole(unit)) : units;
}

/** "Wednesday to Friday ski course, I'm away then": behind days and what is on, that one is away: it takes all of them. */
export function withAwayBehind(units: readonly Unit[], { ground }: PassInput): readonly Unit[] {
  const clauses = clausesOf(units);
  const [front, last] = [clauses.slice(0, -1).flat(), clauses.at(-1) ?? []];
  const times = timesOf(front);
  const isOfDays =
    times.length > 0 && times.every(({ time: { point, until } }) => point.date && !point.clock && !until?.clock);
  // "Team meeting Monday, I'm away then" may be of one that there is, and why one does not come.
  const isSeveral = times.some(({ time: { point, until, days } }) => until?.date ?? days ?? point.date?.also);
  const isThere = isKnown(contentOf(front), namesIn(front), ground);
  const phrases = wholeDayPhrases(last, ground);
  // "Ben er dan niet"
  const isGone = phrases.some(({ role }) => role === "take") && has(last, "goesOut", "not");
  const isOff = isGone || phrases.some(({ role }) => role === "off");
  const isIn = (unit: Unit) => phrases.some(({ start, end }) => unit.start >= start && unit.end <= end);
  const isAway = (unit: Unit) =>
    isIn(unit) ||
    unit.kind === "stop" ||
    isPhrase(unit, "filler", "courtesy", "thatTime", "thatDay", "subject", "allDay") ||
    (isGone && isPhrase(unit, "goesOut", "not")) ||
    WHOLLY.isIn(ground.text.said.slice(unit.start, unit.end));
  const isPlain = front.some(isNaming) && !front.some((unit) => asks(unit) && !isPhrase(unit, "act:create"));
  if (!isOfDays || !isSeveral || isThere || !isOff || !isPlain || !last.every(isAway)) return units;
  const { start } = last[0]!;
  return [...front, { start, end: start, kind: "phrase", roles: ["allDay"], text: "" }];
}

const OFF: ReadonlySet<WholeDayRole> = new Set(["off", "offOrFree", "home"]);
const WHOLLY = said`^${"wholly"}$`;
const THE_DAY = said`^(?:${"the"}\s+)?${"days"}$`;

/** "Donderdag en vrijdag ben ik de hele dag op een congres", "all day both days": beside whole days that somebody is there says nothing. */
export function withDaysThere(units: readonly Unit[], { ground }: PassInput): readonly Unit[] {
  if (!has(units, "allDay") || !units.some(isTime)) return units;
  const list = listOf(ground.lexicon.words.iAm);
  const isBeing = (first: Unit | undefined, last: Unit | undefined) =>
    first !== undefined && last !== undefined && list.has(ground.text.folded.slice(first.start, last.end));
  // "Block Friday, I'm on call": why, which names it.
  return clausesOf(units).flatMap((clause) =>
    clause.flatMap((unit, n): Unit[] => {
      const isDated = clause.some(isTime);
      if (isDated && isBeing(clause[n - 1], unit)) return [];
      const last = isDated && isBeing(unit, clause[n + 1]) ? clause[n + 1] : undefined;
      const isSmall = last ?? ((isDated && isBeing(unit, unit)) || isPhrase(unit, "each"));
      const { start, end } = { start: unit.start, end: (last ?? unit).end };
      return [isSmall ? { start, end, kind: "phrase", roles: SMALL, text: textOf(unit) } : unit];
    }),
  );
}

const SMALL: readonly Role[] = ["filler", "subject"];
