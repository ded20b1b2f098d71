import { claimDueSyncs } from "~/db/calendar-syncs";
import type { Instant } from "~/domain/time";
import type { Assistants, Deps } from "./deps";

/** Accounts that one run takes; what is left is taken a minute later. */
const PER_RUN = 50;

/**
 * Wakes the assistants of the calendars that nothing has rung for in a while: a notification was dropped, or there is
 * no channel. @returns how many
 */
export async function syncDueCalendars(
  { db, assistantOf }: Pick<Deps, "db"> & Assistants,
  now: Instant,
): Promise<number> {
  const userIds = await claimDueSyncs(db, now, PER_RUN);
  await Promise.all(userIds.map((userId) => assistantOf({ userId }).syncCalendar(userId)));
  return userIds.length;
}
