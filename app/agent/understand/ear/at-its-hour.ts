import { plain } from "../command";
import { describeNew } from "./describe-new";
import { isGuestOf } from "./gazetteer";
import { placed, settle, whenOf } from "./said-times";
import { asks } from "./segment";
import { contentOf, isKnown, isQuiet } from "./slots";
import {
  type Ground,
  isPerson,
  isPhrase,
  isQuestionMark,
  isShift,
  isTimeOrShift,
  mayLean,
  type Reading,
  type Situation,
  textOf,
  type Unit,
} from "./unit";
import { has, timesOf } from "./units-in";
import { anotherSaid } from "./what-was-told";

/**
 * "Marcus same time tomorrow", "the day after at the same time with Owen", "coffee with Anna on Friday, same time", "and the
 * chimney sweep the day after, same time": somebody else, or something that there is not yet, at the hour of what is open or
 * was just spoken of, on another day.
 */
export function atItsHour(all: readonly Unit[], ground: Ground, situation: Situation): Reading | undefined {
  const units = all.map((unit, n) => (endsName(all, n) ? asWordOfName(unit) : unit));
  const { timed, here } = situation;
  const isOpen = mayLean(situation);
  const [same, another] = units.filter((unit) => isPhrase(unit, "sameTime"));
  if (!isOpen || !timed || !same || another || !units.every(isOfNew)) return undefined;
  const settled = settle(timesOf(units));
  const days = timesOf(units);
  const isDay = days.every(({ time: { point, until } }) => point.date && !point.clock && !point.part && !until);
  const steps = units.flatMap(daysOn);
  if (!isDay || settled.against || days.length + steps.length !== 1) return undefined;
  const isAway = (unit: Unit) => isPhrase(unit, "sameTime", "dayAfter", "dayBefore") || unit.kind === "shift";
  const apart = anotherSaid(units, ground);
  const isApart = (unit: Unit) => apart !== undefined && apart.start <= unit.start && unit.end <= apart.end;
  const rest = units.filter((unit) => !isAway(unit) && !isAlone(unit, units) && !isApart(unit));
  const { title, attendees, location, left } = describeNew(rest, ground);
  // "The review the day after, same time": what there is goes there.
  const isNew = title !== undefined && isPutAsName(rest) && !isKnown(contentOf(rest), [], ground);
  if ((attendees.length === 0 && !isNew) || left.length > 0) return undefined;
  // "A day later one more with Mia", who is in it: that is the same once more.
  const isOn = units.some(isShift) && !has(units, "only");
  if (isOn && isOfWhoComes(units, ground)) return undefined;
  const [step] = steps;
  // Somebody alone may be of a meeting that there is.
  const isBare = title === undefined && !has(units, "with", "act:create");
  const slots = {
    ...(title !== undefined && { title }),
    ...(attendees.length > 0 && { attendees }),
    ...(location !== undefined && { location }),
    ...(isBare && { target: { attendees } }),
    ...(step !== undefined && { shiftMinutes: step }),
  };
  const time = whenOf(settled, here, {});
  return { command: { ...plain("create", slots), ...placed(time, here), manner: "at-its-hour" }, left: [] };
}

/**
 * "En maandag om dezelfde tijd Lindelaan 7", "y el lunes a la misma hora la calle Luna 3": what is joined to what was just
 * spoken of, and is somewhere else, is the same once more on that day.
 *
 * @param location the place that stands in it
 */
export function alsoThere(
  all: readonly Unit[],
  location: string,
  { awaiting, timed, here, focus }: Situation,
): Reading | undefined {
  const units = all.filter(({ kind }) => kind !== "place");
  const first = all.find(({ kind }) => kind !== "stop");
  const days = timesOf(units);
  const [step, another] = units.flatMap(daysOn);
  const isIts = (unit: Unit) => isPhrase(unit, "it") && !isPhrase(unit, "repair") && !isPhrase(unit, "definite");
  const isPlain = (unit: Unit) =>
    isTimeOrShift(unit) || isIts(unit) || (isOfNew(unit) && contentOf([unit]).length === 0);
  const isSame = focus && timed && awaiting === undefined && has(units, "sameTime");
  const isDay = days.every(({ time: { point, until } }) => point.date && !point.clock && !point.part && !until);
  const isOne = days.length + (step === undefined ? 0 : 1) === 1 && another === undefined;
  if (!isSame || !isPhrase(first, "join") || !isDay || !isOne || !units.every(isPlain)) return undefined;
  if (units.some(isPerson)) return undefined;
  const slots = { location, ...(step !== undefined && { shiftMinutes: step }) };
  const time = whenOf(settle(days), here, {});
  return { command: { ...plain("create", slots), ...placed(time, here), manner: "same-again" }, left: [] };
}

/** How far on another day is, in minutes, where it is said by the one that was spoken of: "the day after", "a week later". */
export function daysOn(unit: Unit): number[] {
  if (unit.kind === "shift") return unit.minutes % DAY_MINUTES === 0 ? [unit.minutes] : [];
  return isPhrase(unit, "dayAfter") ? [DAY_MINUTES] : isPhrase(unit, "dayBefore") ? [-DAY_MINUTES] : [];
}

export const DAY_MINUTES = 24 * 60;

const isOfWhoComes = (units: readonly Unit[], { subject }: Ground) =>
  units.every((unit) => unit.kind !== "person" || (subject !== undefined && isGuestOf(unit.whole, subject)));

/** "Tess by herself", "alleen Tess": beside somebody, that nobody else comes. */
const isAlone = (unit: Unit, units: readonly Unit[]) => isPhrase(unit, "only") && units.some(isPerson);

/** May stand in such a request: nothing is moved, taken back, asked or ruled out by it. */
const isOfNew = (unit: Unit) =>
  ["time", "person", "quote", "topic", "place", "word", "label"].includes(unit.kind) ||
  daysOn(unit).length > 0 ||
  isPhrase(unit, "sameTime", "only", "kinds", "hollow", "with", "for", "at", "on", "but", "definite") ||
  (asks(unit)
    ? isPhrase(unit, "act:create")
    : isQuiet(unit) && !isQuestionMark(unit) && !isPhrase(unit, "repair", "it"));

/** "Book gas", "the chimney sweep", "rehearsal": words that name something, and do not only say what somebody thinks of it. */
const isPutAsName = (units: readonly Unit[]) =>
  has(units, "kinds", "act:create") ||
  units.some((unit, n) => isPhrase(unit, "definite") && contentOf(units.slice(n + 1, n + 2)).length > 0);

/** "The gas safety check the day after": a verb that asks, right behind words of a name. */
const endsName = (units: readonly Unit[], n: number) =>
  isPhrase(units[n], "act:ask") && units[n - 1]?.kind === "word" && units[n + 1]?.kind !== "word";

const asWordOfName = (unit: Unit): Unit => ({ start: unit.start, end: unit.end, kind: "word", text: textOf(unit) });
