import type { When } from "../command";
import type { Token } from "../grammar/tokens";
import type { DateBits } from "./date-bits";
import type { Here, Read, ReadOptions } from "./make-when";
import { howLongBeside, mergePoints, type Point } from "./points";
import { readTime } from "./resolve-time";
import type { SaidTime } from "./said-time";

/** Times of one message with the words they were read from. */
export interface Timeline {
  said: string;
  tokens: readonly Token[];
  times: readonly SaidTime[];
}

/** The words of one time as typed. */
function wordsOf({ said, tokens }: Timeline, { core, next }: SaidTime): string {
  return said.slice(tokens[core]?.start ?? 0, tokens[next - 1]?.end ?? 0);
}

/**
 * One time from several mentions: "tomorrow with Bob at 3" is tomorrow at 3. Mentions that contradict the first stay
 * out; the first that holds more than a length leads.
 *
 * @returns null when nothing was said about time
 */
export function settleTimes(line: Timeline, times: readonly SaidTime[], here: Here, options: ReadOptions): Read | null {
  const lead = times.find((time) => !isLength(time)) ?? times[0];
  if (!lead) return null;
  let whole = lead;
  const words = [wordsOf(line, lead)];
  for (const time of times) {
    if (time === lead) continue;
    const joined = joinTimes(whole, time);
    if (!joined) continue;
    whole = joined;
    if (!isLength(time) || isLength(lead)) words.push(wordsOf(line, time));
  }
  return readTime(whole, words.join(" "), here, options);
}

/** Two mentions of one time as one; null when they speak of different times. */
export function joinTimes(one: SaidTime, other: SaidTime): SaidTime | null {
  const [a, b] = [withOftenFirst(one), withOftenFirst(other)];
  const days = hoursOnDays(a, b) ?? hoursOnDays(b, a);
  if (days) return days;
  const series = closed(a, b) ?? closed(b, a) ?? onWeekdays(a, b) ?? onWeekdays(b, a);
  if (series) return series;
  if (a.until && b.until) return null;
  // "24-26 December" and "31 December": a day of its own is none of a stretch of days.
  if ((a.until?.date && isDay(b)) || (b.until?.date && isDay(a))) return null;
  const point = mergePoints(...besideWeek(a, b));
  if (!point || (b.until && a.point.clock)) return null;
  return { ...a, point, until: a.until ?? b.until, ...(b.within && { within: true }) };
}

/** A series with the day behind which it is over. */
const closed = (series: SaidTime, { closes, point: { date } }: SaidTime): SaidTime | null =>
  closes && date && series.point.repeat && !series.last && !series.until?.date ? { ...series, last: date } : null;

/** "9:15-9:30 weekdays": how often is of all of it, and not of its end. */
function withOftenFirst(time: SaidTime): SaidTime {
  const { repeat, ...until } = time.until ?? {};
  return repeat && !time.point.repeat ? { ...time, point: { ...time.point, repeat }, until } : time;
}

/** "9:15 mon-fri" and "from Monday on", "daily" and "Mon to Fri": every week on these days, and not only once. */
function onWeekdays(days: SaidTime, other: SaidTime): SaidTime | null {
  const { date, clock, repeat, since } = other.point;
  const isDaily = repeat?.freq === "DAILY" && repeat.interval === 1 && (!date || since === true);
  const isFrom = since === true && date !== undefined && !clock && !repeat;
  const [from, to] = days.days ?? [days.point.date, days.until?.date];
  if (!(isDaily || isFrom) || !isWeekday(from) || !isWeekday(to) || from.wd >= to.wd) return null;
  const all = [1, 2, 3, 4, 5, 6, 7].filter((day) => day >= from.wd && day <= to.wd);
  const { days: _, ...said } = days;
  const { date: __, ...point } = days.point;
  const own = { ...(date && { date, since }), ...(clock && !point.clock && { clock }) };
  const until = days.until?.clock ? { ...days.until, date: undefined } : other.until;
  return { ...said, point: { ...point, ...own, repeat: { freq: "WEEKLY", interval: 1, days: all } }, until };
}

const isWeekday = (date: DateBits | undefined): date is DateBits & { wd: number } =>
  date?.wd !== undefined && date.wdMod === undefined && date.also === undefined;

/** Both points, where nothing leads in an hour that may be how long. */
function besideWeek(a: SaidTime, b: SaidTime): [Point, Point] {
  const beside = (one: SaidTime, other: SaidTime) =>
    one.core === one.first && !one.until ? howLongBeside(other.point, one.point) : one.point;
  return [beside(a, b), beside(b, a)];
}

/** A day of a month by its number. */
const isDay = ({ point: { date, clock } }: SaidTime) => date?.dom !== undefined && date.month !== undefined && !clock;

/** "Mon to Wed" and "from 9 to 5": these hours on those days; "9h15" and "du lundi au vendredi": that hour. */
function hoursOnDays(hours: SaidTime, days: SaidTime): SaidTime | null {
  const [from, to] = [days.point.date, days.until?.date];
  const isEach = !hours.until && isWeekday(from) && isWeekday(to);
  const clocks = hours.point.clock && (hours.until?.clock || isEach) && !hours.point.date && !hours.until?.date;
  if (!clocks || hours.days || !from || !to || days.point.clock || days.until?.clock) return null;
  const length = hours.point.length ?? days.point.length ?? days.until?.length;
  return { ...hours, days: [from, to], point: { ...hours.point, ...(length !== undefined && { length }) } };
}

/** Whether the mention is only how long: "for 45 minutes". */
export function isLength({ point, until }: SaidTime): boolean {
  return (
    !until &&
    point.length !== undefined &&
    !point.clock &&
    !point.date &&
    !point.part &&
    !point.repeat &&
    point.moment === undefined
  );
}

/** Minutes that a meeting lasts, as said anywhere in these times; undefined when nobody said. */
export function lengthOf(times: readonly SaidTime[]): number | undefined {
  // "every Monday for six weeks" says how long the series goes on.
  const series = times.some(({ point }) => point.repeat);
  return times.map(({ point }) => point.length).find((length) => length !== undefined && !(series && length >= 1440));
}

/** A time that a meeting cannot begin at because it has passed. Queries may look back; a start may not. */
export function refusePast(when: When, here: Here): When {
  if (when.kind === "unresolved" || when.kind === "duration" || when.kind === "time" || !when.start?.includes("-"))
    return when;
  const exact = when.grain === "minute" && when.kind !== "range";
  const over = exact ? Date.parse(when.start) < here.now - 60_000 : lastInstant(when) <= here.now;
  return over && when.kind !== "recurring"
    ? { ...when, kind: "unresolved", start: null, end: null, part: null, problem: "that time has passed" }
    : when;
}

/** A day that is not over in any zone counts as ahead; the exact edge is asked from the calendar later. */
function lastInstant(when: When): number {
  const end = when.end ?? when.start ?? "";
  return end.includes("T")
    ? Date.parse(end)
    : Date.parse(`${end}T00:00:00Z`) + (when.end ? 0 : 86_400_000) + 43_200_000;
}
