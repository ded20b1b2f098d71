import type { Instant } from "~/domain/time";
import { type CalendarClosed, type CalendarDeps, openCalendar } from "./meetings/open-calendar";

/** Reads from Google what has changed and keeps it, while the user waits. */
export async function refreshCalendar(
  deps: CalendarDeps,
  userId: string,
  now: Instant,
): Promise<"fresh" | CalendarClosed["closed"]> {
  const opened = await openCalendar(deps, userId, { start: now, end: now }, now);
  return "closed" in opened ? opened.closed : "fresh";
}
