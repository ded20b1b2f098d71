import { type Instant, MINUTE } from "./time";
import { atMinute, zoned } from "./zones";

/** Nothing but a meeting's own reminder goes out from 22:00 to 7:00 where the user is. */
const QUIET_FROM_MINUTE = 22 * 60;
export const QUIET_UNTIL_MINUTE = 7 * 60;

/**
 * Until when it is quiet, UTC milliseconds; null when it is not.
 *
 * @param zone IANA zone in which the user is now
 */
export function quietUntil(now: Instant, zone: string): Instant | null {
  const wall = zoned(now, zone);
  const minute = wall.hour * 60 + wall.minute;
  const today = wall.toPlainDate();
  if (minute < QUIET_UNTIL_MINUTE) return Math.max(atMinute(today, QUIET_UNTIL_MINUTE, zone), now + MINUTE);
  if (minute < QUIET_FROM_MINUTE) return null;
  return atMinute(today.add({ days: 1 }), QUIET_UNTIL_MINUTE, zone);
}
