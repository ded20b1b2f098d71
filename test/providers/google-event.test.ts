import { describe, expect, test } from "vitest";
import { readEvent } from "~/providers/google-event";

const timed = {
  id: "e1",
  start: { dateTime: "2026-11-24T15:00:00+01:00", timeZone: "Europe/Amsterdam" },
  end: { dateTime: "2026-11-24T14:30:00Z" },
};

test("a whole event is read, and what we do not know is left aside", () => {
  const raw = {
    ...timed,
    kind: "calendar#event",
    etag: '"7"',
    status: "tentative",
    summary: " Design review ",
    description: "Bring <b>drafts</b>",
    location: "Room 4",
    updated: "2026-11-20T10:00:00.000Z",
    htmlLink: "https://calendar.test/e1",
    hangoutLink: "https://meet.google.com/abc",
    transparency: "transparent",
    eventType: "focusTime",
    recurringEventId: "series",
    organizer: { email: "anna@acme.test" },
    attendees: [
      { email: "demo@parley.test", self: true, responseStatus: "accepted" },
      { email: "anna@acme.test", displayName: "Anna", organizer: true, responseStatus: "something new" },
      { displayName: "Without address" },
    ],
    extendedProperties: { private: { parley_meeting_id: "m1", other: "x" } },
    somethingNew: { deep: true },
  };
  expect(readEvent(raw, "Europe/Amsterdam")).toEqual({
    id: "e1",
    etag: '"7"',
    status: "tentative",
    title: "Design review",
    description: "Bring <b>drafts</b>",
    location: "Room 4",
    start: Date.parse("2026-11-24T14:00Z"),
    end: Date.parse("2026-11-24T14:30Z"),
    allDay: false,
    zone: "Europe/Amsterdam",
    updatedAt: Date.parse("2026-11-20T10:00Z"),
    htmlLink: "https://calendar.test/e1",
    hangoutLink: "https://meet.google.com/abc",
    transparent: true,
    eventType: "focusTime",
    recurringEventId: "series",
    meetingId: "m1",
    organizerSelf: false,
    attendees: [
      { email: "demo@parley.test", self: true, responseStatus: "accepted" },
      { email: "anna@acme.test", name: "Anna", organizer: true, responseStatus: undefined },
    ],
  });
});

test.each([undefined, "", "   "])("an event with the title %j is called untitled", (summary) => {
  expect(readEvent({ ...timed, summary }, "UTC")?.title).toBe("Untitled Event");
});

describe("an all-day event", () => {
  const allDay = { id: "e1", start: { date: "2026-03-29" }, end: { date: "2026-03-30" } };

  test.each([
    ["Europe/Amsterdam", "2026-03-28T23:00Z", "2026-03-29T22:00Z"],
    ["America/New_York", "2026-03-29T04:00Z", "2026-03-30T04:00Z"],
    ["Asia/Kathmandu", "2026-03-28T18:15Z", "2026-03-29T18:15Z"],
  ])("covers the user's own day in %s", (zone, start, end) => {
    expect(readEvent(allDay, zone)).toMatchObject({
      allDay: true,
      startDate: "2026-03-29",
      endDate: "2026-03-30",
      start: Date.parse(start),
      end: Date.parse(end),
    });
  });
});

describe("a cancelled event", () => {
  test("needs no more than its id", () => {
    expect(readEvent({ id: "gone", status: "cancelled" }, "UTC")).toMatchObject({
      id: "gone",
      status: "cancelled",
      organizerSelf: true,
    });
  });

  test("is read even when its time makes no sense", () => {
    expect(readEvent({ id: "gone", status: "cancelled", start: { dateTime: "?" } }, "UTC")).toMatchObject({
      status: "cancelled",
    });
  });
});

test.each([
  ["without id", { ...timed, id: undefined }],
  ["without a start", { ...timed, start: undefined }],
  ["with a start that is no time", { ...timed, start: { dateTime: "2026-11-24" } }],
  ["with a date that does not exist", { ...timed, start: { date: "2026-02-30" } }],
  ["with an unknown status", { ...timed, status: "maybe" }],
  ["that is a list", [timed]],
])("a live event %s is not taken", (_, raw) => {
  expect(readEvent(raw, "UTC")).toBeUndefined();
});

test("a zone that the runtime does not know is left aside", () => {
  expect(readEvent({ ...timed, start: { ...timed.start, timeZone: "Customized Time Zone" } }, "UTC")?.zone).toBeNull();
});

test("an event without title, end, addresses or a zone that we know is read all the same", () => {
  const start = { dateTime: "2026-11-25T15:00:00+01:00", timeZone: "Mars/Olympus" };
  const bare = { id: "bare", start, attendees: [{ displayName: "Nobody" }, { email: "anna@example.com" }, null] };
  const at = Date.parse(start.dateTime);
  expect(readEvent(bare, "Europe/Amsterdam")).toMatchObject({
    ...{ title: "Untitled Event", start: at, end: at, allDay: false, zone: null },
    attendees: [{ email: "anna@example.com" }],
  });
  const backwards = { ...bare, end: { dateTime: "2026-11-25T14:00:00+01:00" } };
  expect(readEvent(backwards, "Europe/Amsterdam")).toMatchObject({ start: at, end: at });
  const day = { id: "day", start: { date: "2026-11-25" } };
  expect(readEvent(day, "Europe/Amsterdam")).toMatchObject({ startDate: "2026-11-25", endDate: "2026-11-26" });
});
