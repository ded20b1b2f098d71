import { type Instant, type Interval, MINUTE } from "./time";

export interface MeetingRules {
  /** Whole minutes above zero. */
  durationMinutes: number;
  /** Whole minutes that stay free before and after everything that takes time. */
  bufferMinutes: number;
}

/**
 * Gaps in a calendar that are long enough for one meeting, earliest first.
 *
 * @param window where to look, UTC milliseconds
 * @param busy taken time, any order, overlaps allowed
 * @returns the gaps without their buffers, cut to `window`; empty when nothing fits
 * @throws RangeError when a number of minutes is not whole, or the duration is not above zero
 * Why the buffer is two-sided: app/decisions/0003-buffers.md
 */
export function findOpenings(
  window: Interval,
  busy: readonly Interval[],
  { durationMinutes, bufferMinutes }: MeetingRules,
): Interval[] {
  if (!Number.isInteger(durationMinutes) || durationMinutes < 1) {
    throw new RangeError(`durationMinutes must be a whole number above zero, got ${durationMinutes}`);
  }
  if (!Number.isInteger(bufferMinutes) || bufferMinutes < 0) {
    throw new RangeError(`bufferMinutes must be a whole number, got ${bufferMinutes}`);
  }
  const openings: Interval[] = [];
  let freeFrom = window.start;

  function keepGapUntil(limit: Instant) {
    const end = Math.min(limit, window.end);
    if (end - freeFrom >= durationMinutes * MINUTE) openings.push({ start: freeFrom, end });
  }

  for (const taken of busy.toSorted((a, b) => a.start - b.start)) {
    if (taken.end <= taken.start) continue;
    keepGapUntil(taken.start - bufferMinutes * MINUTE);
    freeFrom = Math.max(freeFrom, taken.end + bufferMinutes * MINUTE);
  }
  keepGapUntil(window.end);
  return openings;
}
