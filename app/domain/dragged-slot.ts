import { Temporal } from "temporal-polyfill";
import { type AllDay, countDays, daysFrom } from "./all-day";
import { type Interval, MINUTE } from "./time";
import { wallTimeOf } from "./wall-time";

/** Starts and ends that are dragged fall on these minutes of the wall. */
const DRAG_STEP_MINUTES = 15;

/** How far something was dragged, on the wall: whole days, and minutes of its start or of its end. */
export interface Drag {
  days: number;
  /** The start and with it the end. */
  minutes: number;
  /** The end alone; then the rest is 0. Of whole days it is whole days. */
  longer: number;
}

/** Of an event of whole days, however long the clocks make some of them. */
export const DAY_MINUTES = 24 * 60;

/** The fields of a form of a new time. */
export interface SlotFields {
  /** ISO date, and "HH:MM", on the user's wall. */
  startDate: string;
  startTime: string;
  durationMinutes: number;
}

/** What a drag comes to, before anything is written. */
export interface DraggedView {
  title: string;
  /** The times in words: as it is, and as it would be. */
  from: string;
  to: string;
  /** How many people would be told. */
  guests: number;
  /** The event's etag. */
  seen: string;
  before: SlotFields;
  after: SlotFields;
}

/** What became of it: written, in the way, or why not. `when` is the new time in words. */
export type DragAnswer =
  | { when: string; seen: string }
  | { when: string; conflicts: { title: string; when: string }[] }
  | { problem: string };

/** What a form of a new time holds before anything is changed; `zone` is the IANA zone of the wall. */
export function fieldsOfSlot({ start, end }: Interval, zone: string): SlotFields {
  const { date, time } = wallTimeOf(start, zone);
  return { startDate: date, startTime: time, durationMinutes: Math.round((end - start) / MINUTE) };
}

/**
 * What a form of a new time holds after a drag. The start, or where the event was drawn longer its end, falls on a
 * quarter of an hour; dragged by whole days alone it keeps its time.
 *
 * @param zone IANA zone of the wall
 */
export function draggedSlot({ start, end }: Interval, { days, minutes, longer }: Drag, zone: string): SlotFields {
  const { date, time } = wallTimeOf(start, zone);
  const began = Temporal.PlainDateTime.from(`${date}T${time}`);
  const length = Math.round((end - start) / MINUTE);
  const minuteOfStart = began.hour * 60 + began.minute;
  const moved = minutes === 0 ? minuteOfStart : toStep(minuteOfStart + minutes);
  const durationMinutes =
    longer === 0 ? length : Math.max(DRAG_STEP_MINUTES, toStep(minuteOfStart + length + longer) - minuteOfStart);
  const at = began.add({ days, minutes: moved - minuteOfStart });
  return {
    startDate: at.toPlainDate().toString(),
    startTime: at.toPlainTime().toString().slice(0, 5),
    durationMinutes,
  };
}

/** What whole days are after a drag: at least one. */
export function draggedDays(before: AllDay, { days, longer }: Drag): AllDay {
  const startDate = Temporal.PlainDate.from(before.startDate).add({ days }).toString();
  return daysFrom(startDate, Math.max(1, countDays(before) + Math.round(longer / DAY_MINUTES)));
}

/** Whole days as the fields of a new time. */
export const fieldsOfDays = (allDay: AllDay): SlotFields => ({
  startDate: allDay.startDate,
  startTime: "00:00",
  durationMinutes: countDays(allDay) * DAY_MINUTES,
});

const toStep = (minute: number) => Math.round(minute / DRAG_STEP_MINUTES) * DRAG_STEP_MINUTES;
