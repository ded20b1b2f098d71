import { checkMeeting } from "./meeting-limits";
import { HOUR, type Instant, type Interval, MINUTE } from "./time";
import { momentOnWall } from "./wall-time";

/** Dates and times of a form: ISO dates and "HH:MM", by the clock of the user's zone. */
export interface FormTimes {
  startDate: string;
  startTime: string;
  endDate?: string;
  endTime?: string;
  /** A free time that was offered and taken, "2026-11-21T14:00": the start, whatever else was typed. */
  instead?: string;
}

/** The slot that a form means, or what is wrong with it, by field. */
export type FormSlot = { slot: Interval } | { errors: Partial<Record<keyof FormTimes, string[]>> };

const SKIPPED = "The clocks go forward then, so this time does not exist. Please choose another.";

/**
 * Reads the times of a form in `zone`. Without an end date or an end time it takes one hour.
 *
 * @param guests how many people are invited
 */
export function readFormSlot(times: FormTimes, zone: string, guests: number, now: Instant): FormSlot {
  const typed = readMoment(times.startDate, times.startTime, zone);
  if (typeof typed === "string") return { errors: { [typed === SKIPPED ? "startTime" : "startDate"]: [typed] } };
  const { endDate, endTime, instead } = times;
  const typedEnd = endDate && endTime ? readMoment(endDate, endTime, zone) : typed + HOUR;
  if (typeof typedEnd === "string") return { errors: { [typedEnd === SKIPPED ? "endTime" : "endDate"]: [typedEnd] } };

  const [date = "", time = ""] = instead?.split("T") ?? [];
  const start = instead ? readMoment(date, time, zone) : typed;
  if (typeof start === "string") return { errors: { startDate: [start] } };
  const end = start + (typedEnd - typed);
  const [problem] = checkMeeting({ start, end, attendees: guests, now });
  if (!problem) return { slot: { start, end } };
  const atEnd = problem.code !== "past" && problem.code !== "too-far" && endDate && endTime;
  return { errors: { [atEnd ? "endTime" : "startDate"]: [problem.sentence] } };
}

/** The moment, or what is wrong with it. */
function readMoment(date: string, time: string, zone: string): Instant | string {
  try {
    const moment = momentOnWall(date, time, zone);
    return moment === "skipped" ? SKIPPED : moment;
  } catch {
    return "There is no such date."; // 30 February
  }
}

/** The slot of a form that gives a length instead of an end. */
export function readMoveSlot(
  times: Pick<FormTimes, "startDate" | "startTime" | "instead"> & { durationMinutes: number },
  zone: string,
  now: Instant,
): FormSlot {
  const [date = times.startDate, time = times.startTime] = times.instead?.split("T") ?? [];
  const start = readMoment(date, time, zone);
  if (typeof start === "string") return { errors: { startDate: [start] } };
  const slot = { start, end: start + times.durationMinutes * MINUTE };
  const [problem] = checkMeeting({ ...slot, attendees: 0, now });
  return problem ? { errors: { startDate: [problem.sentence] } } : { slot };
}
