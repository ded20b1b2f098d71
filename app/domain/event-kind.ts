import type { CalendarEvent } from "./calendar-event";

/** What an event is to the user, as a calendar draws it. */
export type EventKind = "mine" | "invited" | "tentative" | "declined" | "focus" | "all-day";

/** An answer counts before the rest: what the user has declined is that, also when it takes the whole day. */
export function eventKind(
  event: Pick<CalendarEvent, "attendees" | "eventType" | "allDay" | "organizerSelf"> & { status: string },
): EventKind {
  const answer = event.attendees.find((attendee) => attendee.self)?.responseStatus;
  if (answer === "declined") return "declined";
  if (event.status === "tentative" || answer === "tentative") return "tentative";
  if (event.eventType === "focusTime") return "focus";
  if (event.allDay) return "all-day";
  return event.organizerSelf ? "mine" : "invited";
}
