import { Temporal } from "temporal-polyfill";
import { daysFrom } from "./all-day";
import { blocksTime, type CalendarEvent, isOver } from "./calendar-event";
import { minuteOfDay } from "./calendar-range";
import { type ClockStyle, clockOfZone } from "./clock-style";
import { daysOf, eventsOn, isOverDays, minutesTaken, within } from "./day-events";
import { type DoubleBookings, findDoubleBookings } from "./double-bookings";
import { type EventKind, eventKind } from "./event-kind";
import { coveredBy, placeInColumns, type Rest, type Stretch } from "./overlap-columns";
import { formatDay, formatTimes, weekdayInWords } from "./phrasing";
import { cut } from "./text";
import type { Instant, Interval } from "./time";
import { isWithinHours, type Workday, workingHoursIn } from "./workday";
import { dayWindow } from "./zones";

/** Hours of days as a page draws them. Minutes are those of the wall, whatever its clock does that day. */
export interface TimeGridView {
  /** Whole hours: the first that is shown, and the one after the last. */
  fromHour: number;
  toHour: number;
  clock: ClockStyle;
  days: GridDay[];
  /** What takes whole days, or more than one. */
  bars: GridBar[];
  /** How many of those have no place, for there are too many. */
  moreBars: number;
  /** How many minutes of its day have gone, by the server's clock; null when today is not shown. */
  nowMinute: number | null;
}

export interface GridDay {
  date: string;
  /** "Tue", "24", "Tue 24 Nov". */
  weekday: string;
  dayOfMonth: number;
  label: string;
  isToday: boolean;
  /** "5 h", "1 h 30" or "30 min" that are taken; empty when nothing is. */
  load: string;
  /** Time outside the working hours. */
  off: Stretch[];
  events: GridEvent[];
  /** Those before and after the hours that are shown. */
  early: GridEvent[];
  late: GridEvent[];
  /** Where more overlap than have a place. */
  rests: Rest[];
  /** Time that is taken twice. */
  clashes: Stretch[];
}

export interface GridEvent extends Stretch {
  id: string;
  title: string;
  /** "10:00–11:30". */
  time: string;
  kind: EventKind;
  isDouble: boolean;
  isOutside: boolean;
  /** It can be dragged: it is the user's own, not over, and begins and ends on this day. */
  mayMove: boolean;
  column: number;
  columns: number;
}

export interface GridBar {
  id: string;
  title: string;
  kind: EventKind;
  /** The first column it takes, from 0, and how many. */
  first: number;
  days: number;
  lane: number;
  /** It began before what is shown, or ends after it. */
  isCut: { before: boolean; after: boolean };
  /** It can be dragged: it is of whole days, the user's own, and not over. */
  mayMove: boolean;
}

export interface GridRules {
  /** IANA zone. */
  zone: string;
  workday: Workday;
  now: Instant;
  /** As many events stand side by side at most. */
  mostColumns: number;
}

/** An event is drawn at least this long: a line of text. */
const SHORTEST = 25;
const WHOLE_DAY = 24 * 60;
const MOST_LANES = 4;
/** What is shown of a title that somebody has written without end. */
const TITLE_MAX = 120;
/** Hours around the working hours that are shown in any case. */
const BEFORE = 2;
const AFTER = 1;
/** With more events than this beyond them on one side of a day, that side is shown. */
const MOST_BEYOND = 2;

/** @param dates ISO dates in their order */
export function viewTimeGrid(
  dates: readonly string[],
  events: readonly CalendarEvent[],
  rules: GridRules,
): TimeGridView {
  const { zone, workday, now } = rules;
  const timed = events.filter((event) => !isOverDays(event));
  const bookings = findDoubleBookings(events);
  const days = dates.map((date) => viewDay(date, timed, bookings, rules));
  const today = days.findIndex(({ isToday }) => isToday);
  const hours = shownHours(days, workday);
  const shown: Stretch = { from: hours.fromHour * 60, to: hours.toHour * 60 };
  const { bars, more } = viewBars(dates, events.filter(isOverDays), { zone, now });
  return {
    ...hours,
    clock: clockOfZone(zone),
    days: days.map((day) => cutToHours(day, shown)),
    bars,
    moreBars: more,
    nowMinute: today === -1 ? null : minuteOfDay(now, zone),
  };
}

function viewDay(
  date: string,
  events: readonly CalendarEvent[],
  bookings: DoubleBookings,
  { zone, workday, now, mostColumns }: GridRules,
): GridDay {
  const window = dayWindow(date, zone);
  const onDay = eventsOn(date, events, zone);
  const boxes = onDay.map((event) => drawn(onWall(event, window, zone)));
  const { places, rests } = placeInColumns(boxes, mostColumns);
  const clock = clockOfZone(zone);
  const working = workingHoursIn(window, workday, zone);
  const day = Temporal.PlainDate.from(date);
  return {
    date,
    weekday: weekdayInWords(day.dayOfWeek, "en"),
    dayOfMonth: day.day,
    label: formatDay(date, zone, { now }),
    isToday: window.start <= now && now < window.end,
    load: loadOf(Math.round(minutesTaken(window, onDay))),
    off: complement(working.map((hours) => onWall(hours, window, zone))),
    events: onDay.flatMap((event, index): GridEvent[] => {
      const [box, place] = [boxes[index], places[index]];
      if (!box || !place) return [];
      const { id } = event;
      return [
        {
          ...{ id, ...box, ...place, isDouble: bookings.ids.has(id) },
          title: cut(event.title, TITLE_MAX),
          time: formatTimes(event, zone, clock),
          kind: eventKind(event),
          mayMove: event.organizerSelf && !isOver(event, now) && event.start >= window.start && event.end <= window.end,
          isOutside: blocksTime(event) && !isWithinHours(within(event, window), working),
        },
      ];
    }),
    early: [],
    late: [],
    rests,
    clashes: bookings.shared
      .filter(({ start, end }) => start < window.end && end > window.start)
      .map((shared) => onWall(shared, window, zone))
      .filter(({ from, to }) => to > from),
  };
}

function loadOf(minutes: number): string {
  if (minutes < 60) return minutes > 0 ? `${minutes} min` : "";
  const rest = minutes % 60;
  return `${Math.floor(minutes / 60)} h${rest > 0 ? ` ${String(rest).padStart(2, "0")}` : ""}`;
}

/**
 * The minutes of a day that something takes, by its clock on the wall. Where the clock is put back it may end before it
 * begins: `to` is `from` then.
 */
function onWall({ start, end }: Interval, day: Interval, zone: string): Stretch {
  const from = start <= day.start ? 0 : minuteOfDay(start, zone);
  const to = end >= day.end ? WHOLE_DAY : end <= day.start ? 0 : minuteOfDay(end, zone);
  return { from, to: Math.max(from, to) };
}

/** Long enough to be seen and read, and not beyond the end of its day. */
function drawn({ from, to }: Stretch): Stretch {
  const start = Math.min(from, WHOLE_DAY - SHORTEST);
  return { from: start, to: Math.max(to, start + SHORTEST) };
}

/** The rest of the day. */
function complement(stretches: readonly Stretch[]): Stretch[] {
  const rest: Stretch[] = [];
  let from = 0;
  for (const covered of coveredBy(stretches, 1)) {
    if (covered.from > from) rest.push({ from, to: covered.from });
    from = covered.to;
  }
  return from < WHOLE_DAY ? [...rest, { from, to: WHOLE_DAY }] : rest;
}

/**
 * The working hours with some around them, and what reaches into those. Beyond them a night is left out for a few events,
 * and shown for more.
 */
function shownHours(days: readonly GridDay[], { startMinute, endMinute }: Workday) {
  const runsOn = endMinute <= startMinute;
  let from = runsOn ? 0 : Math.max(0, hourDown(startMinute) - BEFORE * 60);
  let to = runsOn ? WHOLE_DAY : Math.min(WHOLE_DAY, hourUp(endMinute) + AFTER * 60);
  const boxes = days.map(({ events, rests }) => [...events, ...rests]);
  const rests = days.flatMap((day) => day.rests);
  const isMany = (isBeyond: (box: Stretch) => boolean) =>
    rests.some(isBeyond) || boxes.some((ofDay) => ofDay.filter(isBeyond).length > MOST_BEYOND);
  const showEarly = isMany((box) => box.to <= from);
  const showLate = isMany((box) => box.from >= to);
  // What is reached into may itself touch more: the latest first towards the morning, the earliest first towards the night.
  const all = boxes.flat();
  for (const box of all.toSorted((a, b) => b.to - a.to))
    if (box.to > from || showEarly) from = Math.min(from, hourDown(box.from));
  for (const box of all.toSorted((a, b) => a.from - b.from))
    if (box.from < to || showLate) to = Math.max(to, hourUp(box.to));
  return { fromHour: from / 60, toHour: to / 60 };
}

const hourDown = (minute: number) => Math.floor(minute / 60) * 60;
const hourUp = (minute: number) => Math.ceil(minute / 60) * 60;

function cutToHours(day: GridDay, { from, to }: Stretch): GridDay {
  const isShown = (box: Stretch) => box.to > from && box.from < to;
  return {
    ...day,
    off: day.off.filter(isShown).map((box) => ({ from: Math.max(from, box.from), to: Math.min(to, box.to) })),
    events: day.events.filter(isShown),
    early: day.events.filter((event) => event.to <= from),
    late: day.events.filter((event) => event.from >= to),
    clashes: day.clashes.filter(isShown),
  };
}

/** Bars over the columns of days, each in the first lane that is free. Those for which there is none are counted. */
export function viewBars(
  dates: readonly string[],
  events: readonly CalendarEvent[],
  { zone, now }: Pick<GridRules, "zone" | "now">,
  mostLanes = MOST_LANES,
): { bars: GridBar[]; more: number } {
  const first = dates[0] ?? "";
  const { endDate: end } = daysFrom(first, dates.length);
  const shown = events
    .map((event) => ({ event, ...daysOf(event, zone) }))
    .filter(({ startDate, endDate }) => startDate < end && endDate > first && endDate > startDate);
  const spans = shown.map(
    ({ startDate, endDate }): Stretch => ({
      from: Math.max(0, dates.indexOf(startDate)),
      to: endDate >= end ? dates.length : dates.indexOf(endDate),
    }),
  );
  const { places } = placeInColumns(spans);
  const bars = shown.flatMap(({ event, startDate, endDate }, index): GridBar[] => {
    const [span, lane] = [spans[index], places[index]?.column];
    if (!span || lane === undefined || lane >= mostLanes) return [];
    const isCut = { before: startDate < first, after: endDate > end };
    const { id, title } = event;
    return [
      {
        id,
        title: cut(title, TITLE_MAX),
        kind: eventKind(event),
        first: span.from,
        days: span.to - span.from,
        lane,
        isCut,
        mayMove: event.allDay && event.organizerSelf && !isOver(event, now),
      },
    ];
  });
  return { bars, more: shown.length - bars.length };
}
