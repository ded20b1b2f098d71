import { isReadable } from "./calendar-connection";
import { clockOfZone } from "./clock-style";
import { formatMoment } from "./phrasing";
import { HOUR, type Instant } from "./time";

/** For so long nobody is told that the calendar cannot be read: most of what goes wrong at Google passes. */
const OUT_OF_DATE_AFTER_MS = HOUR;

/**
 * Since when what pages show of the calendar may be old, in words of the user's IANA zone, for `notUpToDate`; null while
 * it is not, or hardly. It stands apart from that: what words take of calendars is no browser's to load.
 */
export function outOfDateWords(
  google: { revokedAt: Instant | null; syncFailingSince: Instant | null } | undefined,
  zone: string,
  now: Instant,
): string | null {
  const since = google && isReadable(google) ? google.syncFailingSince : null;
  if (since === null || now - since < OUT_OF_DATE_AFTER_MS) return null;
  return formatMoment(since, zone, { now, clock: clockOfZone(zone) });
}
