import { type Command, type Context, plain, type Slots } from "../command";
import { isoDay } from "../times/days";
import { isLength } from "../times/settle-times";
import { wallAt } from "../times/zone";
import { cutAt } from "./clauses";
import type { Role } from "./lexicon";
import { withEdge } from "./one-end";
import { settle, type TimeFound, whenOf } from "./said-times";
import { aheadCalled, contentOf, isKnown, lengthSlots, titlesCalled } from "./slots";
import {
  type Heard,
  inOrder,
  isPhrase,
  isQuestionMark,
  isShift,
  isTime,
  isTimeOrShift,
  textOf,
  type Unit,
} from "./unit";
import { has, namesIn, timesOf } from "./units-in";

/**
 * "The interview with Mia only needs to take 30 minutes", "review nur 20 min", "yoga endet heute um 19 Uhr": how long a meeting
 * is that the calendar has, or until when it goes on.
 */
export function sizeOfNamed(heard: Heard, { awaiting }: Context): Command | undefined {
  const { ground, here } = heard;
  const units = inOrder(heard);
  const words = contentOf(units);
  const first = units.find(({ kind }) => kind !== "stop");
  const isAsked = isPhrase(first, "opensQuestion", "interrogative", "act:ask") || units.some(isQuestionMark);
  if (awaiting !== undefined || isAsked || words.length === 0 || !units.every(isOfSize)) return undefined;
  // "20 minutes more before the review"
  const isRead = heard.readings.length > 0 && heard.readings.every(({ reading: { left } }) => left.length === 0);
  if (isRead && has(units, "more", "less")) return undefined;
  const [title, another] = titlesCalled(words, namesIn(units), ground);
  if (title === undefined || another !== undefined) return undefined;
  const days = ground.gazetteer.meetings.flatMap((one) =>
    one.title === title && one.start !== undefined ? [isoDay(wallAt(one.start, here.zone).day)] : [],
  );
  const times = timesOf(units).map(withoutUntil);
  const [length, more] = times.filter(({ time }) => isLength(time));
  const others = times.filter(({ time }) => !isLength(time));
  const time = whenOf(settle(others), here, { looking: length !== undefined });
  const day = time?.when.start?.slice(0, 10);
  const isThen = !others.some(({ time }) => time.point.date) || (day !== undefined && days.includes(day));
  if (more || !isThen) return undefined;
  if (!length) {
    const isUntil = timesOf(units).some(({ time }) => time.until && !time.point.clock);
    const when = isUntil && time ? { ...time.when, edge: "end" as const } : withEdge(time, units, ground)?.when;
    return when?.edge === "end" ? { ...plain("reschedule", { target: { title } }), when } : undefined;
  }
  const slots = others.some(({ time: { point } }) => point.clock) ? undefined : sizeOf(length, units, heard);
  return slots && plain("reschedule", { target: { title, ...(time && { when: time.when }) }, ...slots });
}

/**
 * "Start the interview half an hour earlier, it still ends at five", "Interview beginnt 15:30, Ende wie gehabt", "yoga ends ten
 * minutes later": of a meeting that the calendar has, one end is another and the other stays.
 */
export function oneEndOfNamed(heard: Heard, { awaiting, now }: Context): Command | undefined {
  const { ground, here } = heard;
  const units = inOrder(heard);
  if (awaiting !== undefined || !has(units, "ends") || units.some(isQuestionMark)) return undefined;
  const words = contentOf(units).filter((word) => isKnown([word], [], ground));
  const [only, another] = words.length > 0 ? aheadCalled(words, namesIn(units), ground, now) : [];
  if (only?.start === undefined || only.end === undefined || another) return undefined;
  const [from, to] = [only.start, only.end].map((at) => wallAt(at, here.zone).minute) as [number, number];
  const clauses = cutAt(units, (unit, n) => opensClause(unit, units[n - 1]));
  const times = units.filter((unit) => isShift(unit) || (isTime(unit) && unit.found.time.point.clock));
  const ending = clauses.find((clause) => has(clause, "ends")) ?? [];
  const [time] = times;
  const target = { title: only.title };
  if (times.length === 1 && isShift(time) && ending.includes(time) && !has(units, "begins", ...STAYS))
    return from - to < time.minutes ? plain("reschedule", { target, extendMinutes: time.minutes }) : undefined;
  const starting = clauses.find((clause) => clause !== ending && clause.some(isTimeOrShift)) ?? [];
  const start = startSaid(starting, [from, to]);
  const [end] = timesOf(ending);
  const isSameEnd = end ? isAtMinute(end, to) : has(ending, ...STAYS);
  const isSaid = has(starting, "begins") || has(units, ...STAYS);
  if (times.length > 2 || !isSaid || !isSameEnd || start === undefined || start === from) return undefined;
  return plain("reschedule", { target, shiftMinutes: start - from, extendMinutes: from - start });
}

/** Where it begins from now on, in minutes of its day: by how much earlier or later, or at an hour before its end. */
function startSaid(starting: readonly Unit[], [from, to]: readonly [number, number]): number | undefined {
  const shift = starting.find(isShift);
  const [hour] = timesOf(starting);
  const minute = hour?.time.point.clock?.minute;
  // Whichever half of the day is less far before the end.
  const said = minute === undefined ? undefined : to - ((((to - minute) % HALF_DAY) + HALF_DAY) % HALF_DAY);
  const start = shift ? from + shift.minutes : said;
  return start !== undefined && start >= 0 && start < to ? start : undefined;
}

const isAtMinute = ({ time: { point } }: TimeFound, minute: number) =>
  point.clock !== undefined && (minute - point.clock.minute) % HALF_DAY === 0;

// "Eindigt wel gewoon om vijf uur", "endet aber um 17 Uhr"
const opensClause = (unit: Unit, before: Unit | undefined) =>
  unit.kind === "stop" ||
  isPhrase(unit, "join") ||
  (isPhrase(unit, "but") && !isPhrase(unit, "indeed") && !isPhrase(before, "ends"));

const STAYS = ["keeps", "stays", "asItWas", "theSame"] as const;

const HALF_DAY = 720;

/** "Today until 7" */
function withoutUntil(found: TimeFound): TimeFound {
  const { until, point, ...rest } = found.time;
  if (!until?.clock || point.clock) return found;
  return { ...found, time: { ...rest, point: { ...point, clock: until.clock } } };
}

/** How long, or how much longer; nothing where a new one may be that long. */
function sizeOf({ time: { point } }: TimeFound, units: readonly Unit[], { ground }: Heard): Slots | undefined {
  const minutes = point.length ?? 0;
  const before = units[units.findIndex(isTime) - 1];
  if (minutes > MOST) return undefined;
  if (textOf(before) === "+") return { extendMinutes: minutes };
  const isSaid = has(units, "only", "lasts", "onlyAhead", "takes", "more", "less") || isPhrase(before, "but");
  return isSaid ? lengthSlots(minutes, units, ground) : undefined;
}

/** What is longer says where it goes: "+1 week". */
const MOST = 1440;

const isOfSize = (unit: Unit) =>
  ["time", "person", "word", "label", "stop"].includes(unit.kind) ||
  (isPhrase(unit, ...OF_SIZE) && !isPhrase(unit, "negation", "condition", "otherwise", "all", "allDay", "act:move"));

const OF_SIZE: readonly Role[] = [
  ...([
    "filler",
    "courtesy",
    "definite",
    "with",
    "for",
    "to",
    "at",
    "on",
    "kinds",
    "goes",
    "planned",
    "weak",
    "but",
    "from",
  ] as const),
  ...(["only", "lasts", "onlyAhead", "takes", "more", "less", "until", "ends", "lets", "join", "therefore"] as const),
];
