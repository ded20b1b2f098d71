import { HOUR, type Instant, type Interval, MINUTE } from "./time";
import { zoned } from "./zones";

export const MIN_MEETING_MINUTES = 5;
export const MAX_MEETING_MINUTES = 24 * 60;
/** Google's own limit for one event. */
export const MAX_ATTENDEES = 200;
const MAX_YEARS_AHEAD = 2;

export interface LimitProblem {
  code: "past" | "end-before-start" | "too-short" | "too-long" | "too-many-attendees" | "too-far";
  /** One plain sentence for the user. */
  sentence: string;
}

/** Everything that keeps this meeting from being booked; empty when it is fine. `attendees` is how many. */
export function checkMeeting({
  start,
  end,
  attendees,
  now,
}: Interval & { attendees: number; now: Instant }): LimitProblem[] {
  const problems: LimitProblem[] = [];
  if (start < now) problems.push({ code: "past", sentence: "That time has already passed." });
  if (end < start) {
    problems.push({ code: "end-before-start", sentence: "The end is before the start." });
  } else if (end - start < MIN_MEETING_MINUTES * MINUTE) {
    problems.push({ code: "too-short", sentence: `A meeting takes at least ${MIN_MEETING_MINUTES} minutes.` });
  } else if (end - start > MAX_MEETING_MINUTES * MINUTE) {
    problems.push({
      code: "too-long",
      sentence: `A meeting takes at most ${(MAX_MEETING_MINUTES * MINUTE) / HOUR} hours.`,
    });
  }
  if (attendees > MAX_ATTENDEES) {
    problems.push({
      code: "too-many-attendees",
      sentence: `Google invites at most ${MAX_ATTENDEES} people to one event. Invite fewer, or one group address for all of them.`,
    });
  }
  // The user's zone would move the edge by hours only, which nobody notices two years ahead.
  if (start > zoned(now, "UTC").add({ years: MAX_YEARS_AHEAD }).epochMilliseconds) {
    problems.push({ code: "too-far", sentence: "I can book up to two years ahead." });
  }
  return problems;
}
