import { plain } from "../command";
import { clausesOf } from "./clauses";
import { settle, type TimeFound, whenOf } from "./said-times";
import { asks } from "./segment";
import { contentOf, isKnown, isQuiet, timesOf } from "./slots";
import { type Ground, isPhrase, type Reading, type Situation, type Unit } from "./unit";

/**
 * "My boss says no to Monday, take that one out again", "die van maandag kan toch niet, haal die weg": what goes is the one on
 * the day that is told in front of it, whatever was spoken of last.
 */
export function ofToldDay(
  units: readonly Unit[],
  ground: Ground,
  { focus, awaiting, here }: Situation,
): Reading | undefined {
  const clauses = clausesOf(units);
  const last = clauses.findLastIndex((clause) => clause.some((unit) => unit.kind !== "stop"));
  const [told, request] = [clauses.slice(0, Math.max(last, 0)).flat(), clauses[last] ?? []];
  const [day, another] = timesOf(told);
  const isGone = request.some((unit) => isPhrase(unit, "act:cancel"));
  if (!focus || awaiting !== undefined || !day || another || !isGone || !request.every(isOfGone)) return undefined;
  if (!isOneDay(day) || told.some((unit) => asks(unit) || !isOfTold(unit)) || !saysNo(told)) return undefined;
  if (isKnown(contentOf(told), [], ground)) return undefined;
  const { side: _, clock: _one, ...point } = day.time.point;
  const when = whenOf(settle([{ ...day, time: { ...day.time, point } }]), here, {})?.when;
  if (!when) return undefined;
  const people = told.flatMap((unit) => (unit.kind === "person" ? [unit.said] : []));
  const target = { when, isSpokenOf: true as const, ...(people.length > 0 && { attendees: people }) };
  return { command: plain("cancel", { target }), left: [] };
}

const isOneDay = ({ time: { point, until } }: TimeFound) =>
  point.date !== undefined &&
  !point.date.span &&
  !until &&
  !point.part &&
  !point.repeat &&
  (!point.clock || isNoHour(point));

/** "The Friday one". */
const isNoHour = ({ clock, bare }: TimeFound["time"]["point"]) =>
  bare === 1 && clock?.sure === false && clock.minute === 60;

const isOfGone = (unit: Unit) =>
  isPhrase(unit, "act:cancel", "it", "definite", "too", "more", "planned", "onceMore") ||
  (isQuiet(unit) && !isQuestion(unit));

/** Nothing of a request. */
const isOfTold = (unit: Unit) =>
  ["time", "word", "stop", "phrase", "person"].includes(unit.kind) &&
  !isQuestion(unit) &&
  !isPhrase(unit, "condition", "otherwise", "interrogative", "sameTime", "inItsPlace");

const saysNo = (told: readonly Unit[]) =>
  told.some((unit) => unit.kind === "word" || isPhrase(unit, "not", "negation", "unsuitable", "act:absent", "said"));

const isQuestion = (unit: Unit) => unit.kind === "stop" && unit.text === "?";
