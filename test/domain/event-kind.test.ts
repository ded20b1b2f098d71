import { expect, test } from "vitest";
import type { Attendee } from "~/domain/calendar-event";
import { eventKind } from "~/domain/event-kind";
import { exampleEvent } from "./example-event";

const answered = (responseStatus: Attendee["responseStatus"]) => [
  { email: "anna@example.com", responseStatus: "declined" as const },
  { email: "demo@example.com", self: true, responseStatus },
];

test.each([
  ["mine", {}],
  ["mine", { attendees: answered("accepted") }],
  ["invited", { organizerSelf: false, attendees: answered("accepted") }],
  ["tentative", { status: "tentative" as const }],
  ["tentative", { organizerSelf: false, attendees: answered("tentative") }],
  ["declined", { organizerSelf: false, attendees: answered("declined") }],
  ["declined", { allDay: true, organizerSelf: false, attendees: answered("declined") }],
  ["focus", { eventType: "focusTime" }],
  ["all-day", { allDay: true }],
])("an event is drawn as %s: %j", (kind, differs) => {
  expect(eventKind(exampleEvent(differs))).toBe(kind);
});
