import type { CalendarEvent } from "~/domain/calendar-event";
import type { CalendarDeps } from "./open-calendar";
import { readAtGoogle } from "./read-at-google";

/**
 * A cancelled event with the words that it had, as Google keeps it: the mirror forgets it, whoever cancelled it.
 *
 * @returns undefined where the user's calendar holds no such event, or does not say
 */
export async function findCancelled(
  deps: CalendarDeps,
  userId: string,
  eventId: string,
  zone: string,
): Promise<CalendarEvent | undefined> {
  const read = await readAtGoogle(deps, userId, eventId, zone);
  if ("reason" in read || read.event?.status !== "cancelled") return undefined;
  // Without a time Google has kept nothing of it.
  return read.event.end > 0 ? read.event : undefined;
}
