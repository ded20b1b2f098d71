import { type AllDay, daysFrom, slotOfDays } from "./all-day";
import { checkAllDay, checkMeeting } from "./meeting-limits";
import { HOUR, type Instant, type Interval } from "./time";
import { instantAtWallTime } from "./wall-time";

/** Dates and times of a form: ISO dates and "HH:MM", by the clock of the user's zone. */
export interface FormTimes {
  startDate: string;
  startTime: string;
  endDate?: string;
  endTime?: string;
  /** A free time that was offered and taken, "2026-11-21T14:00": the start, whatever else was typed. */
  instead?: string;
}

/** What is wrong, by field. */
export type FormErrors = Partial<Record<keyof FormTimes, string[]>>;

/** The slot that a form means, or all that is wrong with it, by field. */
export type FormSlot = { slot: Interval } | { errors: FormErrors };

const SKIPPED = "The clocks go forward then, so this time does not exist. Please choose another.";

/** Reads the times of a form in `zone`. Without an end date or an end time it takes one hour. */
export function readFormSlot(times: FormTimes, zone: string, now: Instant): FormSlot {
  const { endDate, endTime, instead } = times;
  const typed = readMoment(times.startDate, times.startTime, zone);
  const typedEnd = endDate && endTime ? readMoment(endDate, endTime, zone) : null;
  if (typeof typed === "string" || typeof typedEnd === "string") {
    return { errors: { ...errorAt("start", typed), ...errorAt("end", typedEnd) } };
  }
  const [date = "", time = ""] = instead?.split("T") ?? [];
  const start = instead ? readMoment(date, time, zone) : typed;
  if (typeof start === "string") return { errors: { startDate: [start] } };
  const slot = { start, end: start + (typedEnd === null ? HOUR : typedEnd - typed) };
  const problems = checkMeeting({ ...slot, attendees: 0, now });
  if (problems.length === 0) return { slot };
  const errors: FormErrors = {};
  for (const { code, sentence } of problems) {
    const field = typedEnd === null || code === "past" || code === "too-far" ? "startDate" : "endTime";
    errors[field] = [...(errors[field] ?? []), sentence];
  }
  return { errors };
}

/**
 * Reads the dates of a form whose event takes whole days; its times do not count. The end date is the last day, as
 * people write it, and without one it is the first.
 */
export function readFormDays(
  { startDate, endDate = startDate }: Pick<FormTimes, "startDate" | "endDate">,
  zone: string,
  now: Instant,
): { slot: Interval; allDay: AllDay } | { errors: FormErrors } {
  const wrong = [startDate, endDate].map((date) => typeof readMoment(date, "12:00", zone) === "string");
  if (wrong.some(Boolean)) {
    return { errors: { ...(wrong[0] && noDate("startDate")), ...(wrong[1] && noDate("endDate")) } };
  }
  const allDay = { startDate, endDate: daysFrom(endDate, 1).endDate };
  const problems = checkAllDay(allDay, { attendees: 0, now, zone });
  if (problems.length === 0) return { slot: slotOfDays(allDay, zone), allDay };
  const errors: FormErrors = {};
  for (const { code, sentence } of problems) {
    const field = code === "past" || code === "too-far" ? "startDate" : "endDate";
    errors[field] = [...(errors[field] ?? []), sentence];
  }
  return { errors };
}

const noDate = (field: "startDate" | "endDate"): FormErrors => ({ [field]: ["There is no such date."] });

/** What is wrong with a start or an end, at the input that has to change; nothing when it is a moment. */
function errorAt(side: "start" | "end", read: Instant | string | null): FormErrors {
  if (typeof read !== "string") return {};
  return { [`${side}${read === SKIPPED ? "Time" : "Date"}`]: [read] };
}

/** The moment, or what is wrong with it. */
function readMoment(date: string, time: string, zone: string): Instant | string {
  try {
    const moment = instantAtWallTime(date, time, zone);
    return moment === "skipped" ? SKIPPED : moment;
  } catch {
    return "There is no such date."; // 30 February
  }
}

/** The start of a form that gives a length beside it, or what is wrong with it. */
export function readFormStart(
  times: Pick<FormTimes, "startDate" | "startTime" | "instead">,
  zone: string,
  now: Instant,
): { start: Instant } | { errors: FormErrors } {
  const [date = times.startDate, time = times.startTime] = times.instead?.split("T") ?? [];
  const start = readMoment(date, time, zone);
  if (typeof start === "string") return { errors: errorAt("start", start) };
  // Its length is checked for itself, so any that is allowed will do.
  const problems = checkMeeting({ start, end: start + HOUR, attendees: 0, now });
  return problems.length > 0 ? { errors: { startDate: problems.map(({ sentence }) => sentence) } } : { start };
}
