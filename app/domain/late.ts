import { type Attendee, isOtherPerson } from "./calendar-event";
import { HOUR, type Instant } from "./time";

/** How late somebody says they are, whole minutes. */
export const LATE_MINUTES = [5, 10, 15, 20, 30] as const;

/** A guest who hears of it earlier than this has forgotten it by then, and there is time to move the meeting. */
const SOONEST_MS = 2 * HOUR;

interface Meeting {
  startAt: Instant;
  endAt: Instant;
  state: string;
  attendees: readonly Attendee[];
}

/** Whether the guests of a meeting can be told that the user is late: it begins soon or is on, and there are some. */
export function mayTellLate({ startAt, endAt, state, attendees }: Meeting, now: Instant): boolean {
  return state !== "cancelled" && now >= startAt - SOONEST_MS && now < endAt && attendees.some(isOtherPerson);
}
