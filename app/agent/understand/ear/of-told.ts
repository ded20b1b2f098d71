import { plain, type Target } from "../command";
import { clausesOf } from "./clauses";
import type { Role } from "./lexicon";
import { settle, type TimeFound, whenOf } from "./said-times";
import { asks } from "./segment";
import { contentOf, isKnown, isQuiet } from "./slots";
import { type Ground, isPhrase, isQuestionMark, type Reading, type Situation, type Unit } from "./unit";
import { has, namesIn, timesOf } from "./units-in";

/**
 * "My boss says no to Monday, take that one out again", "Owen just bailed, bin his": what goes is the one of the day, or of
 * whoever is told of in front of it, whatever was spoken of last.
 */
export function ofTold(units: readonly Unit[], ground: Ground, situation: Situation): Reading | undefined {
  const clauses = clausesOf(units);
  const last = clauses.findLastIndex((clause) => clause.some((unit) => unit.kind !== "stop"));
  const [told, request] = [clauses.slice(0, Math.max(last, 0)).flat(), clauses[last] ?? []];
  const isOff = has(request, "goesOut") && has(request, "act:uninvite");
  const isGone =
    (isOff || has(request, "act:cancel")) &&
    request.every(isOfGone) &&
    // "…, no lo canceles"
    !has(request, "negation");
  const isWhy =
    told.every(
      (unit) => isOfTold(unit) && (!asks(unit) || isPhrase(unit, "act:absent", "act:cancel", "act:uninvite")),
    ) &&
    saysNo(told) &&
    !isKnown(contentOf(told), [], ground);
  if (!situation.focus || situation.awaiting !== undefined || !isGone || !isWhy) return undefined;
  const target = targetIn(told, request, situation);
  return target && { command: plain("cancel", { target }), left: [] };
}

function targetIn(why: readonly Unit[], request: readonly Unit[], { here }: Situation): Target | undefined {
  const [day, another] = timesOf(why);
  const [person, more] = namesIn(why);
  const isTheirs = request.some((unit) => isPhrase(unit, "theirs", "them") && !isPhrase(unit, "definite"));
  if (another || more || !(day || person) || (isTheirs && !person)) return undefined;
  const who = person !== undefined && { attendees: [person] };
  const told = isTheirs ? "theirs" : "it";
  if (!day) return { ...who, told };
  if (!isOneDay(day)) return undefined;
  const { side: _, clock: _one, ...point } = day.time.point;
  const when = whenOf(settle([{ ...day, time: { ...day.time, point } }]), here, {})?.when;
  return when && { ...who, when, told };
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
  isPhrase(
    unit,
    "act:cancel",
    "act:uninvite",
    "goesOut",
    "it",
    "definite",
    "theirs",
    "them",
    "too",
    "more",
    "planned",
    "onceMore",
  ) ||
  (isQuiet(unit) && !isQuestionMark(unit));

/** Nothing of a request. */
const isOfTold = (unit: Unit) =>
  ["time", "word", "stop", "phrase", "person"].includes(unit.kind) &&
  !isQuestionMark(unit) &&
  !isPhrase(unit, "condition", "otherwise", "interrogative", "sameTime", "inItsPlace");

const saysNo = (told: readonly Unit[]) => told.some((unit) => unit.kind === "word" || isPhrase(unit, ...SAYS_NO));

const SAYS_NO: readonly Role[] = ["not", "negation", "unsuitable", "act:absent", "act:cancel", "ill", "called", "said"];
