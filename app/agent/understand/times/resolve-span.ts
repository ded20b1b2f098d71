import { chooseHalf, chooseSpan } from "./choose-half";
import type { Clock } from "./clock-rules";
import type { DateBits } from "./date-bits";
import { type Day, isoDay, isoMinute, mondayOf } from "./days";
import { atInstant, dayName, type Here, make, type Read, type ReadOptions, unresolved } from "./make-when";
import type { Point } from "./points";
import { toRrule } from "./repeat-rules";
import { type Days, resolveDate } from "./resolve-date";
import { daysOf, isWeekday, leaving, leftBy, placed, readDays, readPoint, soon } from "./resolve-point";
import type { SaidTime } from "./said-time";
import { isoPlaced, placeWall } from "./zone";

export function readSpan(said: SaidTime, until: Point, text: string, here: Here, options: ReadOptions): Read {
  const days = daySpan(said.point, until, here);
  const isOfWeek = isWeekday(said.point.date) && isWeekday(until.date);
  if (days?.problem) return unresolved(text, days.problem);
  if (days) return leaving(isOfWeek ? ["week"] : [], readDays(days, {}, text));
  if (said.point.clock || until.clock || until.moment === 0) {
    const open = { ...until, ...said.point, date: said.point.date ?? until.date, part: said.point.part ?? until.part };
    return leaving(leftBy(open, until.clock), clockSpan(said.point, until, text, here, options));
  }
  return readPoint(said.point, text, here, options);
}

/** The same hours on each of several days: a short series; to somebody who is looking, one stretch. */
export function readDaily(
  said: SaidTime,
  [from, to]: readonly [DateBits, DateBits],
  text: string,
  here: Here,
  options: ReadOptions,
): Read {
  const days = daySpan({ date: from }, { date: to }, here);
  if (!days || days.problem) return unresolved(text, days?.problem ?? "it ends before it starts");
  const on = (day: Day) => {
    const point: Point = { ...said.point, date: { day } };
    return said.until ? clockSpan(point, said.until, text, here, options) : readPoint(point, text, here, options);
  };
  const [read, last] = [on(days.from), on(days.to - 1)];
  if (read.when.kind === "unresolved" || days.to - days.from < 2) return read;
  // "Saturday to Sunday, 10pm to 6am" is one night.
  const [begins, ends] = [read.when.start, read.when.end].map((at) => at?.slice(0, 10));
  if (days.to - days.from === 2 && begins !== undefined && ends === isoDay(days.to - 1)) return read;
  if (options.looking) return { ...read, when: { ...read.when, kind: "range", end: last.when.end ?? isoDay(days.to) } };
  const rrule = toRrule({ freq: "DAILY", interval: 1, days: [], count: days.to - days.from });
  return { ...read, when: { ...read.when, kind: "recurring", rrule } };
}

/** "13 to 15 July", "4-23 next month", "Monday to Wednesday"; null when it is about hours. */
function daySpan(a: Point, b: Point, here: Here): Days | null {
  if (a.moment === 0 && b.date && !b.clock) {
    const last = resolveDate(b.date, here.wall.day);
    return last.problem ? last : { from: here.wall.day, to: last.to, grain: "day" };
  }
  // "del viernes a las 17 al domingo a las 12": hours, not days of a month.
  if (a.clock && b.clock && a.date?.wd && b.date?.wd) return null;
  const days = (date: DateBits) => resolveDate(date, here.wall.day);
  const shared = (date: DateBits | undefined) =>
    date !== undefined &&
    !date.day &&
    !date.wd &&
    (date.dom !== undefined || date.span?.grain === "month" || date.month !== undefined);
  let [first, last] = [a.date, b.date];
  if (a.bare !== undefined && !a.date && shared(b.date)) first = { ...b.date, dom: a.bare, wd: undefined };
  if (b.bare !== undefined && !b.date && a.date?.dom && !a.clock) last = { ...a.date, dom: b.bare, wd: undefined };
  if ((a.bare !== undefined || a.date?.dom) && b.bare !== undefined && b.date && !b.date.dom && shared(b.date))
    last = { ...b.date, dom: b.bare };
  if (a.bare !== undefined && b.bare !== undefined && a.date && shared(a.date) && !a.date.dom) {
    [first, last] = [
      { ...a.date, dom: a.bare },
      { ...a.date, dom: b.bare },
    ];
  }
  if (!first || !last || (a.clock && a.bare === undefined) || (b.clock && b.bare === undefined)) return null;
  if (a.bare !== undefined && !a.date && !shared(b.date)) return null;
  if (last.year && !first.year && (first.dom || first.month)) first = { ...first, year: last.year };
  if (first.dom && !first.month && !first.span && last.month) first = { ...first, month: last.month };
  const [firstIn, lastIn] = [first.span, last.span];
  if (first.dom && !first.month && !firstIn && lastIn?.grain === "month") first = { ...first, span: lastIn };
  if (last.dom && !last.month && !lastIn && firstIn?.grain === "month") last = { ...last, span: firstIn };
  if (last.dom && !last.month && !last.span && first.month) last = { ...last, month: first.month };
  // "Monday to Wednesday the week after next": both are of that week.
  first = inWeekOfLast(first, last);
  const start = days(first);
  if (start.problem) return start;
  const end = resolveDate(last, start.from);
  if (end.problem) return end;
  const monthEnd = end.grain === "month" && start.grain === "day";
  const weeks = start.grain === "week" && end.grain === "week";
  const to = monthEnd ? end.from + 1 : weeks ? end.from : end.to;
  if (to <= start.from) return { ...start, problem: "it ends before it starts" };
  return { from: start.from, to, grain: start.grain === "month" && end.grain === "month" ? "month" : "day" };
}

/** A weekday of which only the last one of the stretch says the week. */
function inWeekOfLast(first: DateBits, last: DateBits): DateBits {
  const { wd, wdMod, span, day, dom } = first;
  const isBare = wd !== undefined && wdMod === undefined && !span && !dom && day === undefined;
  if (!isBare || last.wd === undefined || last.dom || wd >= last.wd) return first;
  if (last.day !== undefined) return { day: mondayOf(last.day) + wd - 1 };
  return last.span?.grain === "week" ? { ...first, span: last.span } : first;
}

function clockSpan(a: Point, b: Point, text: string, here: Here, options: ReadOptions): Read {
  const point: Point = { ...b, ...a, date: a.date ?? b.date, part: a.part ?? b.part, zone: a.zone ?? b.zone };
  const days = daysOf(point, here);
  if (days?.problem) return unresolved(text, days.problem);
  const nowClock: Clock = { minute: here.wall.minute, sure: true };
  const first = a.moment === 0 ? nowClock : a.clock;
  const last = b.moment === 0 ? nowClock : b.clock;
  if (!first || !last) return readPoint(a, text, here, options);
  if (first.minute > 1440 || last.minute > 1440)
    return unresolved(text, `${isoMinute(Math.max(first.minute, last.minute))} is no time of day`);
  const ownDay = a.date && b.date ? resolveDate(b.date, here.wall.day) : null;
  const span = ownDay
    ? {
        start: chooseHalf(first, a.part, days, here, options).minute,
        end: chooseHalf(last, b.part, ownDay, here, options).minute,
      }
    : chooseSpan(first, last, a, b, days, here, options);
  if (!span) return unresolved(text, "it ends before it starts");
  if (!days && !options.anchor && !point.zone && a.moment !== 0 && b.moment !== 0) {
    return {
      when: make(text, { kind: "time", start: isoMinute(span.start % 1440), end: isoMinute(span.end % 1440) }),
      doubt: null,
    };
  }
  const day = days?.from ?? (a.moment === 0 || b.moment === 0 ? here.wall.day : soon(span.start, here).from);
  const read = placed({ day, minute: span.start }, { ...point, side: undefined, length: undefined }, text, here, null);
  if (read.when.kind === "unresolved") return read;
  const zone = point.zone ?? here.zone;
  const end = placeWall({ day: ownDay?.from ?? day, minute: span.end }, zone);
  if (end.fit === "skipped")
    return unresolved(text, `${isoMinute(span.end)} does not exist on ${dayName(day)}: the clocks go forward`);
  return {
    ...read,
    when: { ...read.when, kind: "range", end: zone === here.zone ? isoPlaced(end) : atInstant(end.instant, here.zone) },
  };
}
