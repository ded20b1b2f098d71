import { plain } from "../command";
import { describeNew } from "./describe-new";
import { placed, settle, whenOf } from "./said-times";
import { asks } from "./segment";
import { contentOf, isKnown, isQuiet, timesOf } from "./slots";
import {
  type Ground,
  isPhrase,
  isQuestionMark,
  mayLean,
  type Reading,
  type Situation,
  textOf,
  type Unit,
} from "./unit";

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
  const steps = units.flatMap((unit) => (isPhrase(unit, "dayAfter") ? [1] : isPhrase(unit, "dayBefore") ? [-1] : []));
  if (!isDay || settled.against || days.length + steps.length !== 1) return undefined;
  const rest = units.filter((unit) => !isPhrase(unit, "sameTime", "dayAfter", "dayBefore"));
  const { title, attendees, location, left } = describeNew(rest, ground);
  // "The review the day after, same time": what there is goes there.
  const isNew = title !== undefined && isPutAsName(rest) && !isKnown(contentOf(rest), [], ground);
  if ((attendees.length === 0 && !isNew) || left.length > 0) return undefined;
  const [step] = steps;
  // Somebody alone may be of a meeting that there is.
  const isBare = title === undefined && !units.some((unit) => isPhrase(unit, "with", "act:create"));
  const slots = {
    ...(title !== undefined && { title }),
    ...(attendees.length > 0 && { attendees }),
    ...(location !== undefined && { location }),
    ...(isBare && { target: { attendees } }),
    ...(step !== undefined && { shiftMinutes: step * DAY_MINUTES }),
  };
  const time = whenOf(settled, here, {});
  return { command: { ...plain("create", slots), ...placed(time, here), manner: "at-its-hour" }, left: [] };
}

const DAY_MINUTES = 24 * 60;

/** May stand in such a request: nothing is moved, taken back, asked or ruled out by it. */
const isOfNew = (unit: Unit) =>
  ["time", "person", "quote", "topic", "place", "word", "label"].includes(unit.kind) ||
  isPhrase(
    unit,
    "sameTime",
    "dayAfter",
    "dayBefore",
    "kinds",
    "hollow",
    "with",
    "for",
    "at",
    "on",
    "but",
    "definite",
  ) ||
  (asks(unit)
    ? isPhrase(unit, "act:create")
    : isQuiet(unit) && !isQuestionMark(unit) && !isPhrase(unit, "repair", "it"));

/** "Book gas", "the chimney sweep", "rehearsal": words that name something, and do not only say what somebody thinks of it. */
const isPutAsName = (units: readonly Unit[]) =>
  units.some((unit) => isPhrase(unit, "kinds", "act:create")) ||
  units.some((unit, n) => isPhrase(unit, "definite") && contentOf(units.slice(n + 1, n + 2)).length > 0);

/** "The gas safety check the day after": a verb that asks, right behind words of a name. */
const endsName = (units: readonly Unit[], n: number) =>
  isPhrase(units[n], "act:ask") && units[n - 1]?.kind === "word" && units[n + 1]?.kind !== "word";

const asWordOfName = (unit: Unit): Unit => ({ start: unit.start, end: unit.end, kind: "word", text: textOf(unit) });
