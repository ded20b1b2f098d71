import { type Command, type Context, plain, type Slots } from "../command";
import { isoDay } from "../times/days";
import { isLength } from "../times/settle-times";
import { wallAt } from "../times/zone";
import type { Role } from "./lexicon";
import { withEdge } from "./one-end";
import { settle, type TimeFound, whenOf } from "./said-times";
import { contentOf, lengthSlots, titlesCalled } from "./slots";
import { type Heard, inOrder, isPhrase, isQuestionMark, isTime, textOf, type Unit } from "./unit";
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
