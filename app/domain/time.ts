/** A moment: whole UTC milliseconds since the Unix epoch. The only form in which a moment crosses rooms. */
export type Instant = number;

/** Half-open: `start` belongs to it, `end` does not. */
export interface Interval {
  start: Instant;
  end: Instant;
}

export const SECOND = 1_000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
/** Twenty-four hours, for leases and windows. A calendar day can be 23 or 25 hours: use Temporal for those. */
export const DAY = 24 * HOUR;
