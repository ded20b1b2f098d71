import { expect, test } from "vitest";
import { viewEvent } from "~/domain/event-view";
import { meetLink } from "~/domain/meet-link";
import { type MeetingRecord, viewMeeting } from "~/domain/meeting-view";
import { readEvent } from "~/providers/google-event";
import { exampleEvent } from "./example-event";

const FALSE = [
  "https://meet.google.com.evil.test/abc",
  "https://evil.test/meet.google.com/abc",
  "https://meet.google.com@evil.test/abc",
  "https://evil.test@meet.google.com/abc",
  "https://meet.google.com:8443/abc",
  "https://sites.google.com/view/evil",
  "https://xmeet.google.com/abc",
  "http://meet.google.com/abc",
  "https://mееt.google.com/abc",
  "javascript:alert(1)",
  "meet.google.com/abc",
  "",
];

test.each(FALSE)("%j is no link to a meeting for pages and mirror", (hangoutLink) => {
  expect(meetLink(hangoutLink)).toBeNull();
  expect(viewEvent(exampleEvent({ hangoutLink }), "UTC", 0).meetLink).toBeNull();
  const { id, title, description, location, start, end } = exampleEvent();
  const row = { id, title, description, location, startAt: start, endAt: end, attendees: [], hangoutLink };
  const record: MeetingRecord = {
    ...row,
    ...{
      htmlLink: null,
      repeats: 0,
      organizerSelf: 0,
      allDay: 0,
      status: "confirmed",
      state: "confirmed",
      type: "internal",
    },
  };
  expect(viewMeeting(record, "UTC", 0).meetLink).toBeNull();
  const raw = {
    id,
    hangoutLink,
    start: { dateTime: "2026-11-24T15:00:00Z" },
    end: { dateTime: "2026-11-24T16:00:00Z" },
  };
  expect(readEvent(raw, "UTC")?.hangoutLink).toBeNull();
});

test("Google Meet's own link stays as it is", () => {
  expect(meetLink("https://meet.google.com/abc-defg-hij")).toBe("https://meet.google.com/abc-defg-hij");
  expect(meetLink(null)).toBeNull();
});
