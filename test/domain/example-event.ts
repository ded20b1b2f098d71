import type { CalendarEvent } from "~/domain/calendar-event";

/** A plain confirmed event of an hour on Tuesday 24 November 2026, 15:00 in Amsterdam; give what should differ. */
export function exampleEvent(differs: Partial<CalendarEvent> = {}): CalendarEvent {
  return {
    id: "event-1",
    status: "confirmed",
    title: "Design review",
    description: "",
    location: "",
    start: Date.UTC(2026, 10, 24, 14),
    end: Date.UTC(2026, 10, 24, 15),
    allDay: false,
    zone: "Europe/Amsterdam",
    attendees: [],
    hangoutLink: null,
    htmlLink: null,
    etag: null,
    updatedAt: 0,
    transparent: false,
    eventType: "default",
    organizerSelf: true,
    ...differs,
  };
}
