import { Temporal } from "temporal-polyfill";
import { type Instant, type Interval, MINUTE } from "~/domain/time";
import { zoned } from "~/domain/zones";
import type { Command, Left, When } from "../command";
import { halfNear, halfWithin } from "./choose-half";
import { isoMinute } from "./days";

/** What a time is read against: what it amends, or where a time is looked for. Why: app/decisions/0032-read-against.md */
export interface Anchor extends Interval {
  /** It has its time of day; else it shall lie somewhere in there. */
  isTimed: boolean;
  /** It stands in the calendar, and nobody has just put it there: a weekday may well be the coming one. */
  isSettled?: true;
  /** Where it ends was said just now, and stays so when it is said where it begins. */
  isEndSaid?: true;
}

/** From where it is read. */
interface From {
  now: Instant;
  zone: string;
  workday: { startMinute: number; endMinute: number };
}

type Said = Pick<Command, "when" | "either" | "manner"> & Partial<Pick<Command, "intent">>;

/**
 * What the words of a time leave open, by what they are about: a part of the day is on its day, a weekday in its week, an
 * hour in the half of the day that is near it, and "the same time next week" is on its weekday. What cannot be settled so
 * stays as it was read, and where both readings are as likely both are kept. Read twice it says the same.
 */
export function readAgainst<C extends Said>(said: C, anchor: Anchor, from: From): C {
  return RULES.reduce((command, rule) => (command.when ? rule(command, command.when, anchor, from) : command), said);
}

type Rule = <C extends Said>(said: C, when: When, anchor: Anchor, from: From) => C;

const atItsTime: Rule = (said, when, { start, isTimed }, { zone }) =>
  said.manner === "same-time" && isTimed ? { ...said, when: onItsWeekday(when, start, zone) } : said;

const RULES: readonly Rule[] = [onItsDay, inItsWeek, afterIts, atItsTime, toItsEnd, inItsHalf, fromItsStart];

/** "Make it in the afternoon": of the day that it is on, unless that is over then. */
function onItsDay<C extends Said>(said: C, when: When, anchor: Anchor, { zone, now }: From): C {
  const { start, end } = when;
  const isOneDay = zoned(Math.max(anchor.start, anchor.end - 1), zone)
    .toPlainDate()
    .equals(dayOf(anchor, zone));
  if (!leaves(when, "day") || !start || !end || !isOneDay) return said;
  const days = dateOf(start).until(dayOf(anchor, zone)).days;
  const there = { ...when, start: later(start, { days }), end: later(end, { days }) };
  const isOver = zoned(now, zone).toPlainDateTime().until(Temporal.PlainDateTime.from(there.end)).sign <= 0;
  return isOver ? said : { ...said, when: settled(there, "day") };
}

/**
 * "Friday", of what is in another week: a day of that week, unless it has passed; nobody calls today by its weekday. Of a
 * meeting that stands in the calendar the coming one may be nearer, and where it hardly is either may be meant.
 */
function inItsWeek<C extends Said>(said: C, when: When, anchor: Anchor, { zone, now }: From): C {
  const { start, end } = when;
  // "What's on Friday?" asks about the coming one, whatever is open.
  if (!leaves(when, "week") || !start || said.intent === "query") return said;
  const [coming, itsDay, today] = [dateOf(start), dayOf(anchor, zone), zoned(now, zone).toPlainDate()];
  const inWeek = itsDay.add({ days: coming.dayOfWeek - itsDay.dayOfWeek });
  const days = coming.until(inWeek).days;
  if (days === 0 || Temporal.PlainDate.compare(inWeek, today) <= 0) return said;
  const there = settled({ ...when, start: later(start, { days }), end: end && later(end, { days }) }, "week");
  if (!anchor.isSettled) return { ...said, when: there };
  const [far, farComing] = [inWeek, coming].map((day) => Math.abs(itsDay.until(day).days)) as [number, number];
  if (far <= farComing) return { ...said, when: there };
  const isEither = far - farComing < CLEARLY_NEARER_DAYS && !said.either;
  return { ...said, when: settled(when, "week"), ...(isEither && { either: there }) };
}

const CLEARLY_NEARER_DAYS = 3;

/** "The Tuesday after", of what is on a Tuesday: a week later. */
function afterIts<C extends Said>(said: C, when: When, anchor: Anchor, { zone }: From): C {
  const there = onDayBehind(when, anchor.start, zone);
  if (there === when) return said;
  // Which of two weeks was meant is said by what it is about.
  const { either: _, ...plain } = said;
  return { ...(plain as C), when: there };
}

/** "The Tuesday after", of what begins then: its day is the first such one behind that; other times stay as they are. */
export function onDayBehind(when: When, itsStart: Instant, zone: string): When {
  const { start, end } = when;
  if (!leaves(when, "after") || !start) return when;
  const [day, itsDay] = [dateOf(start), zoned(itsStart, zone).toPlainDate()];
  const there = itsDay.add({ days: ((day.dayOfWeek - itsDay.dayOfWeek + 6) % 7) + 1 });
  const days = day.until(there).days;
  const moved = { ...when, start: later(start, { days }), end: end && later(end, { days }) };
  return settled(days === 0 ? when : moved, "after");
}

/** "The same time next week": of a week the weekday that something is on, a week later for what is in that week already. */
export function onItsWeekday(when: When, itsStart: Instant, zone: string): When {
  if (when.grain !== "week" || !when.start) return when;
  const [first, itsDay] = [dateOf(when.start), zoned(itsStart, zone).toPlainDate()];
  const there = first.add({ days: (itsDay.dayOfWeek - first.dayOfWeek + 7) % 7 });
  const start = there.add({ days: there.equals(itsDay) ? 7 : 0 }).toString();
  return { ...when, kind: "date", grain: "day", start, end: null };
}

/** "Until 4:30", of what begins at 2: the next time that the clock shows it. An end that lies before is left to be asked. */
function toItsEnd<C extends Said>(said: C, placed: When, anchor: Anchor, { zone }: From): C {
  const when = onlyHour(placed, dayOf(anchor, zone));
  const minute = when.start === null ? null : minuteOf(when.start);
  if (when.edge !== "end" || when.end || when.kind !== "time" || minute === null || !anchor.isTimed) return said;
  const { hour, minute: past } = zoned(anchor.start, zone);
  const begins = hour * 60 + past;
  const ends = (leaves(when, "half") ? [minute, minute + 720] : [minute || 1440]).find((end) => end > begins);
  const { leaves: _, ...plain } = when;
  const { either: __, ...others } = said;
  const range = { ...plain, start: isoMinute(begins), end: isoMinute((ends ?? 0) % 1440) };
  const problem = "it ends before it starts";
  const there: When = ends === undefined ? { ...plain, kind: "unresolved", start: null, problem } : range;
  return { ...(others as C), when: there };
}

/** "Until 2 tomorrow", of what is tomorrow. */
const onlyHour = (when: When, day: Temporal.PlainDate): When =>
  when.kind === "datetime" && when.start && dateOf(when.start).equals(day)
    ? { ...when, kind: "time", start: when.start.slice(11, 16) }
    : when;

/** "No, 8:30", of what is at 8 in the morning. */
function inItsHalf<C extends Said>(said: C, when: When, anchor: Anchor, { zone, workday }: From): C {
  const { start, end } = when;
  const minute = start === null ? null : minuteOf(start);
  if (!leaves(when, "half") || !start || minute === null) return said;
  const half = anchor.isTimed
    ? halfNear(minute, minuteAt(anchor.start, zone), workday)
    : halfWithin(
        minute,
        minuteAt(anchor.start, zone),
        minuteAt(anchor.start, zone) + (anchor.end - anchor.start) / MINUTE,
      );
  // With a day of its own an hour is no mere correction: what was in doubt stays so.
  const isAnew = when.kind !== "time" && (!half?.isSure || (anchor.isSettled && said.either !== undefined));
  if (!half || isAnew) return said;
  const inHalf = (to: number): When => {
    const minutes = to - minute;
    const there = { ...when, start: later(start, { minutes }), end: end && later(end, { minutes }) };
    return settled(minutes === 0 ? when : there, "half");
  };
  const { either, ...plain } = said;
  // Another day, or how long, is in doubt as before.
  const isOther = either !== undefined && (minuteOf(either.start ?? "") ?? minute) === minute;
  if (isOther) return { ...said, when: inHalf(half.minute) };
  const other = half.isSure ? {} : { either: inHalf((half.minute + 720) % 1440) };
  return { ...(plain as C), when: inHalf(half.minute), ...other };
}

/** "And start 1:30", of what shall end at 4: else where it begins is when it is. */
function fromItsStart<C extends Said>(said: C, when: When, anchor: Anchor, { zone }: From): C {
  if (when.edge !== "start" || when.kind !== "time" || !when.start) return said;
  const { edge: _, ...plain } = when;
  const begins = minuteOf(when.start) ?? 0;
  const ends = minuteAt(anchor.start, zone) + (anchor.end - anchor.start) / MINUTE;
  const isKept = anchor.isEndSaid && anchor.isTimed && begins < ends;
  return { ...said, when: isKept ? { ...when, edge: "end", end: isoMinute(ends % 1440) } : plain };
}

const minuteAt = (instant: Instant, zone: string) => zoned(instant, zone).hour * 60 + zoned(instant, zone).minute;

const leaves = (when: When, what: Left) => when.leaves?.includes(what) === true;

/** As it was read, with nothing left of that kind. */
function settled({ leaves: before = [], ...when }: When, what: Left): When {
  const left = before.filter((one) => one !== what);
  return left.length > 0 ? { ...when, leaves: left } : when;
}

const dayOf = ({ start }: Interval, zone: string) => zoned(start, zone).toPlainDate();
const dateOf = (iso: string) => Temporal.PlainDate.from(iso.slice(0, 10));

/** Minutes after midnight of "HH:MM" or a moment; null for a date. */
function minuteOf(iso: string): number | null {
  const [, hour, minute] = /(?:^|T)(\d\d):(\d\d)/.exec(iso) ?? [];
  return hour === undefined ? null : Number(hour) * 60 + Number(minute);
}

/** An hour, a date, or both on the wall: the offset of the day that was said may not hold on the other. */
function later(iso: string, by: { days?: number; minutes?: number }): string {
  const minute = minuteOf(iso);
  if (!iso.includes("-")) return isoMinute(((minute ?? 0) + (by.minutes ?? 0) + 1440) % 1440);
  if (minute === null)
    return dateOf(iso)
      .add({ days: by.days ?? 0 })
      .toString();
  const wall = Temporal.PlainDateTime.from(iso.replace(/(?:Z|[+-]\d\d:\d\d)$/, "")).add(by);
  return wall.toString({ smallestUnit: "second" });
}
