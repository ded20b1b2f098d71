import { type Instant, MINUTE, SECOND } from "./time";

/** What failed before, of one piece of work. */
export interface FailedTries {
  /** Tries that a fault of our own ended, or that were cut off. */
  faults: number;
  /** Tries that an outage ended, and when the first of them did; zero and null when there was none. */
  outages: number;
  outageSince: Instant | null;
}

/** A fault of our own does not go away by waiting: the second and third try are for what looked like one. */
export const MOST_FAULTS = 3;
const AFTER_FAULT_MS = 2 * SECOND;
/** An outage is waited for this long, with pauses that double up to a minute. */
export const OUTAGE_PATIENCE_MS = 5 * MINUTE;
const FIRST_PAUSE_MS = SECOND;
const LONGEST_PAUSE_MS = MINUTE;

/**
 * When work that has just failed is tried again.
 *
 * @param tries with the failure of this moment counted
 * @param wasOutage whether this failure was an outage
 * @returns UTC milliseconds; null when it has failed often enough, or long enough
 */
export function nextTry(
  { faults, outages, outageSince }: FailedTries,
  wasOutage: boolean,
  now: Instant,
): Instant | null {
  if (!wasOutage) return faults < MOST_FAULTS ? now + AFTER_FAULT_MS : null;
  const end = (outageSince ?? now) + OUTAGE_PATIENCE_MS;
  const at = now + Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (outages - 1));
  if (now >= end) return null;
  return Math.min(at, end);
}
