import { HOUR, type Instant } from "./time";

/** So many messages about overlaps a user gets in `ALERTS_WITHIN_MS` at most, however often others move their meetings. */
export const MOST_ALERTS = 3;
const ALERTS_WITHIN_MS = HOUR;

/** So many overlaps are shown in one message; the others are counted. */
export const SHOWN_OVERLAPS = 3;

/**
 * When the next message about overlaps may go out; what is found until then is told in it, all together.
 *
 * @param told when the ones before went out, in any order
 */
export function nextAlertAt(told: readonly Instant[], now: Instant): Instant {
  const nth = told.toSorted((a, b) => b - a)[MOST_ALERTS - 1];
  return nth === undefined ? now : Math.max(now, nth + ALERTS_WITHIN_MS);
}
