import { RRuleTemporal } from "rrule-temporal";
import { Temporal } from "temporal-polyfill";
import { type EventTime, formatInstant, type GoogleEvent, instantOf, type Window } from "./event";

/** One start that a series' rules give, before anybody moved or cancelled it. */
export interface Occurrence {
  /** `<series>_<UTC stamp>`, or `<series>_<date>` for all-day events. */
  id: string;
  /** UTC milliseconds. */
  start: number;
  time: EventTime;
}

const DAY = 24 * 60 * 60 * 1000;
/** A series without an end is followed this far. */
export const HORIZON_MS = 3 * 366 * DAY;

/**
 * The occurrences that begin in the window, earliest first.
 *
 * @param zone the calendar's zone; timed series repeat in the zone of their own start
 */
export function occurrences(series: GoogleEvent, window: Window, zone: string): Occurrence[] {
  if (!series.recurrence?.length) return [];
  const allDay = series.start.date !== undefined;
  const own = allDay ? "UTC" : (series.start.timeZone ?? zone);
  const first = allDay
    ? Temporal.PlainDate.from(series.start.date ?? "").toZonedDateTime("UTC")
    : Temporal.Instant.from(series.start.dateTime ?? "").toZonedDateTimeISO(own);
  const starts = new Set<number>();
  const lines = series.recurrence;
  for (const line of lines.filter((text) => text.startsWith("RRULE:"))) {
    for (const start of ruleStarts(line, first, window)) starts.add(start);
  }
  for (const date of datesOf(lines, "RDATE", own)) starts.add(date);
  for (const date of datesOf(lines, "EXDATE", own)) starts.delete(date);
  return [...starts]
    .filter((start) => start > window.from - 2 * DAY && start < window.to + DAY)
    .toSorted((a, b) => a - b)
    .map((start) => occurrence(series, start, allDay, zone))
    .filter(({ start }) => start >= window.from && start < window.to);
}

/** The start of an instance id, or undefined when the id is none of this series. */
export function occurrenceOf(series: GoogleEvent, instanceId: string, zone: string): Occurrence | undefined {
  const stamp = instanceId.slice(series.id.length + 1);
  const match = /^(\d{4})(\d{2})(\d{2})(?:T(\d{2})(\d{2})(\d{2})Z)?$/.exec(stamp);
  if (!match) return undefined;
  const [, year, month, day, hour = "00", minute = "00", second = "00"] = match;
  const near = Temporal.Instant.from(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`).epochMilliseconds;
  const around = { from: near - DAY, to: near + 2 * DAY };
  return occurrences(series, around, zone).find(({ id }) => id === instanceId);
}

/** What an untouched instance looks like. */
export function instanceAt(series: GoogleEvent, { id, time, start }: Occurrence, zone: string): GoogleEvent {
  const { recurrence: _rules, ...rest } = series;
  return {
    ...rest,
    id,
    start: time,
    end: endOf(series, time, start, zone),
    recurringEventId: series.id,
    originalStartTime: time,
  };
}

function endOf(series: GoogleEvent, time: EventTime, start: number, zone: string): EventTime {
  if (time.date) {
    const { date: first = "" } = series.start;
    const length = Temporal.PlainDate.from(first).until(series.end.date ?? first);
    return { date: Temporal.PlainDate.from(time.date).add(length).toString() };
  }
  const length = instantOf(series.end, zone) - instantOf(series.start, zone);
  return { dateTime: formatInstant(start + length, zone), timeZone: series.end.timeZone ?? zone };
}

function occurrence(series: GoogleEvent, start: number, allDay: boolean, zone: string): Occurrence {
  const utc = Temporal.Instant.fromEpochMilliseconds(start).toZonedDateTimeISO("UTC");
  if (allDay) {
    const date = utc.toPlainDate();
    const id = `${series.id}_${date.toString().replaceAll("-", "")}`;
    return { id, start: date.toZonedDateTime(zone).epochMilliseconds, time: { date: date.toString() } };
  }
  const stamp = utc.toPlainDateTime().toString({ smallestUnit: "second" }).replace(/[-:]/g, "");
  const time = { dateTime: formatInstant(start, zone), timeZone: series.start.timeZone ?? zone };
  return { id: `${series.id}_${stamp}Z`, start, time };
}

function ruleStarts(line: string, first: Temporal.ZonedDateTime, window: Window): number[] {
  const rule = line.replace(/UNTIL=(\d{8})(?=;|$)/, "UNTIL=$1T235959Z"); // a bare date includes that day
  const series = new RRuleTemporal({ rruleString: rule, dtstart: first, maxIterations: 100_000 });
  const from = Math.max(window.from - 2 * DAY, first.epochMilliseconds);
  const to = Math.min(window.to + DAY, from + 2 * HORIZON_MS);
  if (to < from) return [];
  return series.between(new Date(from), new Date(to), true).map((start) => start.epochMilliseconds);
}

/** Dates of EXDATE or RDATE lines: 20261123T090000Z, local to a TZID, or whole days. */
function datesOf(lines: string[], name: string, zone: string): number[] {
  return lines
    .filter((line) => line.startsWith(name))
    .flatMap((line) => {
      const colon = line.indexOf(":");
      const own = /TZID=([^;:]+)/.exec(line)?.[1] ?? zone;
      return line
        .slice(colon + 1)
        .split(",")
        .map((text) => {
          const [, date = "", time = "000000", utc] = /^(\d{8})(?:T(\d{6}))?(Z)?$/.exec(text.trim()) ?? [];
          return Temporal.PlainDateTime.from(`${date}T${time}`).toZonedDateTime(utc ? "UTC" : own).epochMilliseconds;
        });
    });
}
