import type { Command, Context, When } from "../command";
import { toDay } from "../times/days";
import type { Point } from "../times/points";
import { wallAt } from "../times/zone";
import type { TimeFound } from "./said-times";
import { asks } from "./segment";
import { isQuiet } from "./slots";
import {
  type Ground,
  isPhrase,
  isQuestionMark,
  isStop,
  isTime,
  isTimeOrShift,
  type PassInput,
  textOf,
  timeMeant,
  type Unit,
  untyped,
} from "./unit";
import { isLengthUnit } from "./unit-times";
import { has } from "./units-in";
import { listOf } from "./word-lists";

/**
 * A request behind a question about one day: "what's on Monday?", then "put Anna in there at 10". The day that was asked
 * about, and where nothing else is said its hour too, stands in front as a time of its own.
 */
export function withAskedTime(units: readonly Unit[], { context, ground }: PassInput): readonly Unit[] {
  const { asked, awaiting } = context;
  const freed = inFreedTime(units, context) ?? onFreedDay(units, context);
  if (freed) return freed;
  const leaning =
    awaiting === undefined && asked
      ? (laterThan(units, asked) ??
        askedThatDay(units, asked) ??
        movedThen(units, asked, context, ground) ??
        bookedThen(units, asked, ground))
      : null;
  if (leaning) return leaning;
  if (!asked?.when || awaiting !== undefined || !asksForOne(units)) return units;
  const times = units.flatMap((unit) => (unit.kind === "time" ? [unit.found.time] : []));
  const isElsewhen = times.some(
    ({ point, until }) =>
      point.date || until?.date || point.moment !== undefined || point.repeat || point.side || point.part,
  );
  if (isElsewhen || units.some((unit) => unit.kind === "shift" || isElsewhere(unit))) return units;
  const hasClock = times.some(({ point }) => point.clock);
  // "Là" is an article as well, "la": it leans back at an end.
  const leans = units.some(
    (unit, n) =>
      isPhrase(unit, "thatTime", "thatDay") && (!isPhrase(unit, "definite") || units.slice(n + 1).every(isStop)),
  );
  const point = pointOf(asked.when, hasClock);
  return point && (hasClock || leans) ? [timeUnit(point, asked.when.text), ...units] : units;
}

/** "What's on Friday?" and then "anything left in the afternoon", "who have I got at 2": of the day that was asked about. */
function askedThatDay(units: readonly Unit[], { when }: Command): Unit[] | null {
  const acts = units.filter(asks);
  const times = units.flatMap((unit) => (isTimeOrShift(unit) ? [unit] : []));
  const isHour = (unit: Unit) => {
    const { point, until } = (isTime(unit) && unit.found.time) || {};
    const { date, moment, repeat, part, clock, length } = point ?? {};
    // "3 to 8 December" begins with what could be an hour, and has its days.
    return (part ?? clock) !== undefined && (until?.date ?? date ?? moment ?? repeat ?? length) === undefined;
  };
  const point = when && acts.length > 0 && times.length > 0 ? pointOf(when, true) : null;
  const isOfDay = acts.every((unit) => isPhrase(unit, "act:ask")) && times.every(isHour) && !has(units, "condition");
  return point && isOfDay ? [timeUnit(point, when?.text ?? ""), ...units] : null;
}

/** When somebody asked whether they have time: one moment, or the day. Of what they have then, one moment alone. */
function momentAsked({ intent, when, slots }: Command): Point | null {
  const point = when && !slots.target ? pointOf(when, false) : null;
  if (!point || point.length !== undefined) return null;
  return intent === "find_slot" || point.clock ? point : null;
}

/** "Am I free Thursday at 3?" and then "and an hour later?": so much behind the moment that was asked about. */
function laterThan(units: readonly Unit[], asked: Command): Unit[] | null {
  const [shift, another] = units.filter(isTimeOrShift);
  const moment = momentAsked(asked);
  const isSmall = (unit: Unit) =>
    unit.kind === "stop" || isPhrase(unit, "courtesy", "filler", "join", "or", "whatAbout");
  const isAlone = units.every((unit) => unit === shift || isSmall(unit));
  const isAsked = units.some((unit) => isQuestionMark(unit) || isPhrase(unit, "join", "or", "whatAbout"));
  if (shift?.kind !== "shift" || another || !isAsked || !moment?.clock || !isAlone) return null;
  const minute = (moment.date?.day ?? 0) * DAY_MINUTES + moment.clock.minute + shift.minutes;
  const clock = { minute: minute % DAY_MINUTES, sure: true, full: true } as const;
  const then = timeMeant(shift.start, shift.end, { date: { day: Math.floor(minute / DAY_MINUTES) }, clock });
  return units.map((unit) => (unit === shift ? then : unit));
}

const DAY_MINUTES = 1_440;

/** "Is Friday at 2 free?" of what is spoken of, and then "lovely, move it then", "pásalo entonces": it goes to when that is. */
function movedThen(all: readonly Unit[], asked: Command, { focus }: Context, { lexicon }: Ground): Unit[] | null {
  // "Put it there"
  const isPut = (unit: Unit) => isPhrase(unit, "act:create") && listOf(lexicon.words.wholeDays.put).has(textOf(unit));
  const isIt = has(all, "it");
  const units = all.map((unit) =>
    isIt && isPut(unit) ? { ...untyped("act:move"), start: unit.start, end: unit.end } : unit,
  );
  const isTime = asked.intent === "find_slot" && !asked.slots.target;
  const { length: _, ...moment } = (isTime && asked.when && pointOf(asked.when, false)) || {};
  const said = units.filter((unit) => !isPhrase(unit, "thatTime") || asks(unit));
  const isOnly = said.every(
    (unit) => unit.kind === "stop" || isPhrase(unit, "act:move", "talk:praise", "to", "inThatCase") || isQuiet(unit),
  );
  const isMoved = has(units, "act:move") && !isQuestionMark(units.at(-1));
  return moment.date && focus && isMoved && isOnly ? [...said, timeUnit(moment, asked.when?.text ?? "")] : null;
}

/** "Am I free Thursday at 4?", "yes", and then "ok, book Hannah", "met Bram graag", "mete a Luis 1h": a meeting at the moment that was found free. */
function bookedThen(units: readonly Unit[], asked: Command, { gazetteer, lexicon }: Ground): Unit[] | null {
  const moment = momentAsked(asked);
  const at = Date.parse(asked.when?.start ?? "");
  const isTaken = moment?.clock && gazetteer.meetings.some(({ start = 0, end = 0 }) => start <= at && at < end);
  const isNamed = (unit: Unit) => unit.kind === "person" || isPhrase(unit, "kinds");
  const verbs = units.filter((unit) => asks(unit) && !isNamed(unit));
  const isVerb = (unit: Unit) => isPhrase(unit, "act:create", "act:invite");
  const said = units.filter((unit) => !isPhrase(unit, "it", "them") || isNamed(unit) || isVerb(unit));
  const isOpen = said.every(
    (unit) =>
      unit.kind === "stop" ||
      isNamed(unit) ||
      isVerb(unit) ||
      isQuiet(unit) ||
      isLengthUnit(unit) ||
      isPhrase(unit, ...OF_BOOKING) ||
      isEnd(unit),
  );
  const isAsked = isQuestionMark(units.at(-1)) || isPhrase(units[0], "join", "whatAbout", "interrogative");
  const says = said.some((unit) => isNamed(unit) || isVerb(unit));
  if (!moment || isTaken || !isOpen || isAsked || !says || !verbs.every(isVerb)) return null;
  const rest = said.filter(
    (unit) =>
      isNamed(unit) || isLengthUnit(unit) || isPhrase(unit, "with", "join", "act:create") || unit.kind === "stop",
  );
  const verb = has(verbs, "act:create") ? [] : [untyped("act:create")];
  return [timeUnit(moment, asked.when?.text ?? ""), ...verb, ...rest];

  function isEnd(unit: Unit): boolean {
    return textOf(unit) === "" && lexicon.words.separable !== undefined && unit.kind === "phrase";
  }
}

const OF_BOOKING = [
  "courtesy",
  "talk:praise",
  "filler",
  "repair",
  "takes",
  "with",
  "for",
  "join",
  "but",
  "inThatCase",
  "thatTime",
] as const;

/** "And put the vet in that slot instead", behind a meeting that was called off: its time stands for those words. */
function inFreedTime(units: readonly Unit[], { freed, freedMinutes, awaiting, zone }: Context): Unit[] | undefined {
  if (freed === undefined || awaiting !== undefined || !asksForOne(units)) return undefined;
  const isThen = (unit: Unit) => isPhrase(unit, "thatTime", "inItsPlace") && !isPhrase(unit, "definite", "join");
  const at = units.findIndex(isThen);
  const isElsewhen = units.some((unit) => ["time", "shift"].includes(unit.kind) || isPhrase(unit, "sameTime"));
  if (at < 0 || isElsewhen) return undefined;
  const { day, minute } = wallAt(freed, zone);
  // "Give Rhys that whole hour": all of it.
  const isAll = isPhrase(units[at], "act:create") && freedMinutes !== undefined;
  const point: Point = {
    date: { day },
    clock: { minute, sure: true, full: true },
    ...(isAll && { length: freedMinutes }),
  };
  const { start, end } = units[at]!;
  return units.flatMap((unit, n): Unit[] =>
    n === at ? [{ start, end, kind: "time", found: foundAt(point, "") }] : isThen(unit) ? [] : [unit],
  );
}

/**
 * "And book Mia the same day at 5", behind a meeting that was called off: on its day. "And Lucía at 10 then", where what was
 * called off or moved was at 10: on its day as well.
 */
function onFreedDay(units: readonly Unit[], { freed, left, awaiting, zone }: Context): Unit[] | undefined {
  const gone = freed ?? left;
  if (gone === undefined || awaiting !== undefined || !asksForOne(units)) return undefined;
  const { day, minute } = wallAt(gone, zone);
  const times = units.flatMap((unit) => (unit.kind === "time" ? [unit.found.time] : []));
  const points = times.map(({ point }) => point);
  const hours = points.filter(({ clock }) => clock !== undefined);
  const isHour =
    hours.length > 0 &&
    times.every(({ point, until }) => !point.date && !until?.date && point.moment === undefined && !point.repeat);
  const isOnlyHours = hours.length === points.length;
  const isThatDay = freed !== undefined && isOnlyHours && has(units, "thatDay");
  const [hour, another] = hours;
  const isItsHour =
    hour?.clock && (hour.clock.minute === minute || (!hour.clock.sure && hour.clock.minute + 720 === minute));
  const isOfIt = units.some((unit) => isPhrase(unit, "it", "inItsPlace") && !isPhrase(unit, "definite", "inThatCase"));
  const isThere = isItsHour && !another && !isOfIt;
  if (!isHour) return undefined;
  if (isThatDay) return [timeUnit({ date: { day } }, ""), ...units];
  return isThere
    ? units.map((unit) => (unit.kind === "time" && unit.found.time.point === hour ? onDay(unit, day) : unit))
    : undefined;
}

/** "And in the morning?" behind a question about one day: the times of that day. */
export function onAskedDay(times: readonly TimeFound[], { when }: Command): TimeFound[] {
  const isOpen = times.every(({ time: { point } }) => (point.date ?? point.moment ?? point.repeat) === undefined);
  const point = when && times.length > 0 && isOpen ? pointOf(when, true) : null;
  return point && when ? [foundAt(point, when.text), ...times] : [...times];
}

/** An hour without a day, on that one. */
const onDay = (unit: Extract<Unit, { kind: "time" }>, day: number): Unit => {
  const { time } = unit.found;
  return { ...unit, found: { ...unit.found, time: { ...time, point: { ...time.point, date: { day } } } } };
};

const isElsewhere = (unit: Unit) => isPhrase(unit, "sameTime", "inItsPlace") && !isPhrase(unit, "thatTime");

/** A new meeting is asked for, by a verb or by somebody and an hour, and nothing else. */
function asksForOne(units: readonly Unit[]): boolean {
  const acts = units.filter(asks);
  const last = units.at(-1);
  const isQuestion = isQuestionMark(last) || has(units, "condition", "negation", "otherwise");
  if (isQuestion || !acts.every((unit) => isPhrase(unit, "act:create"))) return false;
  const names = units.some((unit) => unit.kind === "person" || isPhrase(unit, "kinds"));
  return acts.length > 0 || (names && units.some((unit) => unit.kind === "time" || isPhrase(unit, "thatTime")));
}

/** One day, with its hours where those were asked about and are not said anew; null for more than a day. */
function pointOf({ kind, grain, start, end }: When, hasClock: boolean): Point | null {
  const [from, to] = [start, end].map((at) => /^(\d{4})-(\d\d)-(\d\d)(?:T(\d\d):(\d\d))?/.exec(at ?? ""));
  if (!from || !["date", "datetime", "range"].includes(kind) || grain === "week" || grain === "month") return null;
  const day = dayOf(from);
  // "After 3" ends at midnight.
  const last = to ? dayOf(to) - (grain !== "day" && minuteOf(to) === 0 ? 1 : 0) : day;
  const isOne = grain === "day" ? last <= day + 1 : last === day;
  if (!isOne) return null;
  const date = { day };
  if (hasClock || grain !== "minute") return { date };
  const minute = minuteOf(from);
  const length = to ? minuteOf(to) - minute : undefined;
  return { date, clock: { minute, sure: true, full: true }, ...(length !== undefined && { length }) };
}

const dayOf = ([, year, month, day]: RegExpExecArray) => toDay(Number(year), Number(month), Number(day));
const minuteOf = ([, , , , hour, minute]: RegExpExecArray) => Number(hour) * 60 + Number(minute);

const timeUnit = (point: Point, text: string): Unit => timeMeant(0, 0, point, text);

const foundAt = (point: Point, text: string): TimeFound => timeMeant(0, 0, point, text).found;
