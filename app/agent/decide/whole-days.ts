import { Temporal } from "temporal-polyfill";
import { type AllDay, countDays, daysFrom, daysTouched, shiftDays, slotOfDays } from "~/domain/all-day";
import type { CalendarEvent } from "~/domain/calendar-event";
import { DAY, type Interval, MINUTE } from "~/domain/time";
import type { Draft } from "../state/action";
import type { Command, When } from "../understand/command";
import { whenToWindow } from "../understand/times/when";

const DAY_MINUTES = 1440;

/** Days as far as they are settled; `problem` is why they cannot be, `isTimed` that a time of day was said. */
interface DaysRead {
  days: AllDay | null;
  problem?: string;
  isTimed?: true;
}

/**
 * Brings what a message says of days into those that are settled so far. A date moves them and keeps how many they are;
 * a stretch, or a length in days, says how many.
 *
 * @param zone the user's IANA zone
 */
export function daysSaid(
  before: AllDay | null,
  command: Pick<Command, "slots" | "when" | "manner">,
  zone: string,
): DaysRead {
  const { slots, when, manner } = command;
  if (slots.shiftMinutes !== undefined || slots.extendMinutes !== undefined)
    return { days: before && moved(before, slots) };
  if (when?.kind === "unresolved") return { days: before, problem: when.problem ?? "I could not read that time" };
  const length = inDays(slots.durationMinutes) ?? inDays(when?.minutes);
  if (!when || when.kind === "duration")
    return { days: before && daysFrom(before.startDate, length ?? countDays(before)) };
  if (when.grain === "minute" || when.grain === "part_of_day") return { days: before, isTimed: true };
  const window = whenToWindow(when, zone);
  if (!window) return { days: before };
  const said = daysTouched(window, zone);
  const ended = before && (asWell(before, said, length, manner) ?? atEdge(before, said, when));
  if (ended) return ended;
  // "Just Friday", of Thursday and Friday: one of the days that it has, where nothing is to be moved.
  const isOneOf = before && said.startDate >= before.startDate && said.startDate < before.endDate && !slots.target;
  return { days: daysAt(before, said, when, isOneOf && when.grain === "day" && !when.end ? 1 : length) };
}

/** "It's two days, Saturday as well": so many days, from the first one on. */
function asWell(before: AllDay, said: AllDay, length: number | undefined, manner: Command["manner"]) {
  if (manner !== "also" || length === undefined) return undefined;
  const [first = ""] = [before.startDate, said.startDate].toSorted();
  return { days: daysFrom(first, length) };
}

/** "Only till Wednesday", "from Tuesday on": the other end stays; undefined where that leaves no day. */
function atEdge(before: AllDay, said: AllDay, { edge }: When): DaysRead | undefined {
  if (edge === undefined) return undefined;
  if (edge === "back") return backOn(before, said.startDate);
  const { startDate, endDate } =
    edge === "end" ? { ...before, endDate: said.endDate } : { ...said, endDate: before.endDate };
  return startDate < endDate ? { days: { startDate, endDate } } : undefined;
}

/** "I'm back on Wednesday": one is not away from then on. On a day outside of them nothing is settled. */
function backOn({ startDate, endDate }: AllDay, day: string): DaysRead {
  const days = { startDate, endDate };
  if (startDate < day && day <= endDate) return { days: { startDate, endDate: day } };
  return { days, problem: "it ends before it starts" };
}

/** "A week later", "two days longer". */
function moved(before: AllDay, { shiftMinutes, extendMinutes }: Command["slots"]): AllDay {
  const { startDate } = shiftDays(before, inDays(shiftMinutes) ?? 0);
  return daysFrom(startDate, Math.max(1, countDays(before) + (inDays(extendMinutes) ?? 0)));
}

function daysAt(before: AllDay | null, said: AllDay, { end, grain }: When, length: number | undefined): AllDay {
  if (length !== undefined) return daysFrom(said.startDate, length);
  if (before && grain === "week") return sameWeekday(before, said);
  return before && grain === "day" && !end ? daysFrom(said.startDate, countDays(before)) : said;
}

/** "Move my vacation to next week": as many days, from the same weekday on. */
function sameWeekday(before: AllDay, week: AllDay): AllDay {
  const first = Temporal.PlainDate.from(week.startDate);
  const weekday = Temporal.PlainDate.from(before.startDate).dayOfWeek;
  return daysFrom(first.add({ days: (weekday - first.dayOfWeek + 7) % 7 }).toString(), countDays(before));
}

/** A length as whole days; undefined for one that is none. */
function inDays(minutes: number | undefined): number | undefined {
  if (minutes === undefined || minutes === 0 || minutes % DAY_MINUTES !== 0) return undefined;
  return minutes / DAY_MINUTES;
}

/** The timing of a draft on these days: from midnight to midnight. */
export function onDays(days: AllDay | null, zone: string): Pick<Draft, "start" | "around" | "durationMinutes"> {
  if (!days) return { start: null, around: null, durationMinutes: DAY / MINUTE };
  const { start, end } = slotOfDays(days, zone);
  return { start, around: null, durationMinutes: (end - start) / MINUTE };
}

/** The days of an event, or those that it touches where it has a time of day. */
export function daysOf(event: CalendarEvent, zone: string): AllDay {
  const { allDay, startDate, endDate } = event;
  return allDay && startDate && endDate ? { startDate, endDate } : daysTouched(event, zone);
}

/** The first of these days, for a time of day that is said instead. */
export function dayOne({ startDate }: AllDay, zone: string): Interval {
  return slotOfDays(daysFrom(startDate, 1), zone);
}
