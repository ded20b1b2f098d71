import type { Instant, Interval } from "./time";
import { DAY, MINUTE } from "./time";

/** Times that one link offers at most: more is a calendar, and nobody reads it. */
export const MOST_TIMES = 8;
const LINK_GOOD_FOR_MS = 14 * DAY;
/** A pick that has not ended by then has died on the way; the next one goes on from where it stood. */
export const PICK_MS = 2 * MINUTE;
export const SUGGESTION_MAX = 500;

/**
 * What has become of a booking link. `unsure`: a pick is on its way, or nobody knows yet whether it arrived.
 * `cancelled`: it was booked, and the meeting has been called off since.
 */
export type LinkStanding = "open" | "unsure" | "booked" | "cancelled" | "declined" | "revoked" | "expired";

/** The columns of a link that say how it stands. */
export interface LinkState {
  state: "open" | "picking" | "booked" | "declined" | "revoked";
  pickingUntil: Instant;
  /** Of a pick that is not settled yet. */
  pick: object | null;
  expiresAt: Instant;
  /** When its meeting begins now; null when there is none. */
  meetingStart: Instant | null;
}

/** How a link stands at a moment: what was picked stays to be seen after the link has run out. */
export function standingOfLink(
  { state, pickingUntil, pick, expiresAt, meetingStart }: LinkState,
  now: Instant,
): LinkStanding {
  if (state === "booked") return meetingStart === null ? "cancelled" : "booked";
  if (state === "picking" && pickingUntil > now) return "unsure";
  // Claimed, and neither of them has been told: `finishPicks` comes to it.
  if (state === "picking" && pick !== null && meetingStart !== null) return "unsure";
  if (state === "declined" || state === "revoked") return state;
  // It has been written, by text, or by a pick that did not get as far as saying so.
  if (meetingStart !== null) return "booked";
  return expiresAt <= now ? "expired" : "open";
}

/** When a link ends: with the last of its times, and after two weeks at the latest. */
export function linkExpiry(slots: readonly Interval[], now: Instant): Instant {
  return Math.min(now + LINK_GOOD_FOR_MS, Math.max(...slots.map(({ start }) => start)));
}
