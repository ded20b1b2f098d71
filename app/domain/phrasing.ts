import { Temporal } from "temporal-polyfill";
import type { AllDay } from "./all-day";
import type { CalendarEvent } from "./calendar-event";
import { type ClockStyle, formatMinute } from "./clock-style";
import type { Spoken } from "./language";
import { MONTHS } from "./month-names";
import { DAY, type Instant, type Interval } from "./time";
import { TIME_NAMES } from "./time-names";
import { OPEN_TRIP_DAYS, type Trip } from "./trips";
import { localDay, zoned } from "./zones";

interface Wording {
  /** Leaves the zone out: a list says it once, and a reader knows the own one. */
  bare?: boolean;
  /** The year is said only when it is not the year of `now`. */
  now: Instant;
  clock: ClockStyle;
  /** English unless given. */
  language?: Spoken;
}

/** "Tue 24 Nov, 15:00 (Amsterdam time, GMT+1)". */
export function formatMoment(instant: Instant, zone: string, wording: Wording): string {
  const day = dayInWords(zoned(instant, zone), wording, zone);
  const place = wording.bare ? "" : ` (${zoneInWords(zone, instant, instant, wording.language)})`;
  return `${day}, ${formatClock(instant, zone, wording.clock)}${place}`;
}

/**
 * "Tue 24 Nov, 15:00–15:30 (Amsterdam time, GMT+1)", with both days when it runs past midnight. The offset is that of
 * the time itself, not of now; both are named when the clocks change in between.
 */
export function formatInterval(interval: Interval, zone: string, wording: Wording): string {
  const { clock, language, bare } = wording;
  const { start, end } = interval;
  const first = zoned(start, zone);
  const last = zoned(end, zone);
  const place = bare ? "" : ` (${zoneInWords(zone, start, end, language)})`;
  if (isSameDay(first, last))
    return `${dayInWords(first, wording, zone)}, ${formatTimes(interval, zone, clock)}${place}`;
  const from = `${dayInWords(first, wording, zone)}, ${formatClock(start, zone, clock)}`;
  return `${from} – ${dayInWords(last, wording, zone)}, ${formatClock(end, zone, clock)}${place}`;
}

/**
 * The same time on the wall of another place: "21:00–21:30 Amsterdam time", with its day when that is another. Empty
 * when both walls show the same.
 */
export function formatElsewhere(interval: Interval, elsewhere: string, zone: string, wording: Wording): string {
  const here = zoned(interval.start, zone);
  const there = zoned(interval.start, elsewhere);
  if (here.offset === there.offset) return "";
  const day = isSameDate(here, there) ? "" : `${dayInWords(there, wording, elsewhere)}, `;
  return `${day}${formatTimes(interval, elsewhere, wording.clock)} ${placeInWords(elsewhere, wording.language ?? "en")}`;
}

/** When an event is: as `formatInterval`, or its days when it is all-day, which are the same in every zone. */
export function formatEventTime(event: CalendarEvent, zone: string, wording: Wording): string {
  if (!event.allDay) return formatInterval(event, zone, wording);
  const { startDate = localDay(event.start, zone), endDate = localDay(event.end, zone) } = event;
  return formatDays({ startDate, endDate }, zone, wording);
}

/** "Tue 24 Nov, all day", "Tue 24 Nov – Thu 26 Nov (3 days)". */
export function formatDays({ startDate, endDate }: AllDay, zone: string, wording: Omit<Wording, "clock">): string {
  const first = Temporal.PlainDate.from(startDate);
  const from = dayInWords(first, wording, zone);
  const { language = "en" } = wording;
  const days = first.until(endDate, { largestUnit: "day" }).days;
  const last = dayInWords(first.add({ days: days - 1 }), wording, zone);
  return days <= 1
    ? `${from}, ${TIME_NAMES[language].allDay}`
    : `${from} – ${last} (${lengthInWords(days * 1440, language)})`;
}

/** "Tue 24 Nov", with the year when it is another than that of `now` in `zone`. `date` is an ISO date. */
export function formatDay(date: string, zone: string, wording: Omit<Wording, "clock">): string {
  return dayInWords(Temporal.PlainDate.from(date), wording, zone);
}

/** "Tuesday 24 November", in English. @param date ISO date */
export function formatLongDay(date: string): string {
  const { dayOfWeek, day, month } = Temporal.PlainDate.from(date);
  return `${WEEKDAY_NAMES[dayOfWeek - 1]} ${day} ${MONTHS[month - 1]}`;
}

/** "Today", "Tomorrow", else "Tuesday 24 November", in English. Both are ISO dates. */
export function formatNearDay(date: string, today: string): string {
  if (date === today) return "Today";
  const tomorrow = Temporal.PlainDate.from(today).add({ days: 1 }).toString();
  return date === tomorrow ? "Tomorrow" : formatLongDay(date);
}

const WEEKDAY_NAMES = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];

/** "New York time, GMT-5, Mon 30 Nov – Wed 2 Dec"; of a trip without an end its first day alone. */
export function formatTrip({ zone, start, end }: Trip, wording: Omit<Wording, "clock">): string {
  const { language = "en" } = wording;
  const first = dayInWords(zoned(start, zone), wording, zone);
  const last = dayInWords(zoned(end - 1, zone), wording, zone);
  const open = end - start >= OPEN_TRIP_DAYS * DAY;
  const days = open ? `${TIME_NAMES[language].since} ${first}` : first === last ? first : `${first} – ${last}`;
  return `${zoneInWords(zone, start, start, language)}, ${days}`;
}

/** Both times of day, for where the day is known: "15:00–15:30", "3:00–3:30 pm", "11:30 am–12:15 pm". */
export function formatTimes({ start, end }: Interval, zone: string, clock: ClockStyle): string {
  const from = formatClock(start, zone, clock);
  const to = formatClock(end, zone, clock);
  const sameHalf =
    clock === "12h" && from.slice(-2) === to.slice(-2) && isSameDate(zoned(start, zone), zoned(end, zone));
  return `${sameHalf ? from.slice(0, -3) : from}–${to}`;
}

/** One time of day: "15:00" or "3:00 pm". */
export function formatClock(instant: Instant, zone: string, clock: ClockStyle): string {
  const { hour, minute } = zoned(instant, zone);
  return formatMinute(hour * 60 + minute, clock);
}

/** The value of a time field: "08:00", whatever the clock of its reader. */
export const inputTime = (minuteOfDay: number) => formatMinute(minuteOfDay, "24h");

/** Minutes after midnight of the value of a time field: "08:00" → 480. What stands behind the minutes does not count. */
export const minuteOfTime = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

/** "45 minutes", "1 hour", "1 hour 30 minutes", "2 days"; as its language says it: "anderhalf uur", "1 h 30". */
export function lengthInWords(minutes: number, language: Spoken): string {
  const names = TIME_NAMES[language];
  const days = Math.floor(minutes / 1440);
  const hours = Math.floor((minutes % 1440) / 60);
  const rest = minutes % 60;
  const together = hours > 0 && rest > 0 && names.together?.({ hours, minutes: rest });
  const parts = [
    days > 0 && names.days(days),
    together || (hours > 0 && names.hours(hours)),
    !together && rest > 0 && names.minutes(rest),
  ];
  return parts.filter(Boolean).join(" ") || names.minutes(0);
}

/** "Tue": an ISO weekday; empty for any other number. */
export const weekdayInWords = (day: number, language: Spoken) => TIME_NAMES[language].weekdays[day - 1] ?? "";

/** "Mon–Fri", "Mon, Tue, Thu": ISO weekdays in their order, three or more in a row as a stretch. */
export function weekdaysInWords(days: readonly number[], language: Spoken): string {
  const runs: number[][] = [];
  for (const day of days.toSorted((a, b) => a - b)) {
    const run = runs.at(-1);
    if (run?.at(-1) === day - 1) run.push(day);
    else runs.push([day]);
  }
  const name = (day = 1) => weekdayInWords(day, language);
  return runs
    .flatMap((run) => (run.length > 2 ? [`${name(run[0])}–${name(run.at(-1))}`] : run.map((day) => name(day))))
    .join(", ");
}

/** "Amsterdam time, GMT+1": the offset at `instant`, and the one at `until` when it is another. */
export function zoneInWords(zone: string, instant: Instant, until: Instant = instant, language: Spoken = "en"): string {
  const offsets = [...new Set([instant, until].map((moment) => offsetInWords(zoned(moment, zone))))].join(" → ");
  // "Etc/GMT+5" is five hours west: such names would say the opposite of the offset.
  if (zone.startsWith("Etc/") || /^(UTC|GMT|Zulu|UCT)/.test(zone)) return offsets === "GMT" ? "UTC" : offsets;
  return `${placeInWords(zone, language)}, ${offsets}`;
}

function placeInWords(zone: string, language: Spoken): string {
  const { cities, timeIn } = TIME_NAMES[language];
  const city = zone.slice(zone.lastIndexOf("/") + 1).replaceAll("_", " ");
  return timeIn(cities[city] ?? city);
}

function offsetInWords(moment: Temporal.ZonedDateTime): string {
  const [, sign, hours, minutes] = /^([+-])(\d\d):(\d\d)/.exec(moment.offset) ?? [];
  if (hours === "00" && minutes === "00") return "GMT";
  return `GMT${sign}${Number(hours)}${minutes === "00" ? "" : `:${minutes}`}`;
}

function dayInWords(
  day: Temporal.PlainDate | Temporal.ZonedDateTime,
  { now, language = "en" }: Omit<Wording, "clock">,
  zone: string,
): string {
  const names = TIME_NAMES[language];
  const year = day.year === zoned(now, zone).year ? "" : ` ${day.year}`;
  return names.day(names.weekdays[day.dayOfWeek - 1] ?? "", day.day, names.months[day.month - 1] ?? "") + year;
}

/** An end at midnight still belongs to the day that it ends. */
function isSameDay(first: Temporal.ZonedDateTime, last: Temporal.ZonedDateTime): boolean {
  const isMidnight = last.hour === 0 && last.minute === 0 && last.second === 0;
  const ends = isMidnight && !isSameDate(first, last) ? last.toPlainDate().subtract({ days: 1 }) : last.toPlainDate();
  return first.toPlainDate().equals(ends);
}

function isSameDate(first: Temporal.ZonedDateTime, last: Temporal.ZonedDateTime): boolean {
  return first.toPlainDate().equals(last.toPlainDate());
}
