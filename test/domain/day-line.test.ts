import { expect, test } from "vitest";
import type { CalendarEvent } from "~/domain/calendar-event";
import { type DayRow, viewDay } from "~/domain/day-line";
import { nextMeeting, viewNextMeeting } from "~/domain/next-meeting";
import { viewWaiting } from "~/domain/waiting";
import { weekDone } from "~/domain/week-done";

const ZONE = "Europe/Amsterdam";
const at = (time: string, day = "2026-11-24") => Date.parse(`${day}T${time}:00+01:00`);
const NOW = at("10:42");
const HOURS = { start: at("08:00"), end: at("18:00") };

function event(title: string, from: string, to: string, more: Partial<CalendarEvent> = {}): CalendarEvent {
  return {
    ...{ id: title, status: "confirmed", title, description: "", location: "", allDay: false, zone: ZONE },
    ...{ start: at(from), end: at(to), attendees: [], hangoutLink: null, htmlLink: null, etag: null, updatedAt: 0 },
    ...{ transparent: false, eventType: "default", organizerSelf: true },
    ...more,
  };
}

const self = (responseStatus: "accepted" | "declined" | "needsAction") => ({
  email: "me@x.test",
  self: true,
  responseStatus,
});
const guest = (n: number, responseStatus: "accepted" | "needsAction") => ({ email: `g${n}@x.test`, responseStatus });
const line = (row: DayRow) =>
  row.kind === "event"
    ? `${row.time} ${row.title}${row.clash ? ` ! ${row.clash}` : ""}`
    : row.kind === "gap"
      ? row.text
      : `now ${row.time}`;

test("a day is a line of time: gaps and the present moment have their place, what is over says no more", () => {
  const day = viewDay(
    [
      event("Check-in", "09:00", "09:15"),
      event("1:1", "10:15", "10:45"),
      event("Review", "11:00", "12:00"),
      event("QBR", "13:30", "16:00"),
      event("Call", "14:00", "14:45"),
      event("Demo", "17:00", "17:30", { attendees: [self("declined")], organizerSelf: false }),
    ],
    HOURS,
    NOW,
    ZONE,
  );
  expect(day.rows.map(line)).toEqual([
    "09:00 Check-in",
    "10:15 1:1",
    "now 10:42",
    "15 minutes free",
    "11:00 Review",
    "1 hour 30 minutes free",
    "13:30 QBR ! 14:00–14:45",
    "14:00 Call ! 14:00–14:45",
    "17:00 Demo",
    "2 hours free, then the day is over",
  ]);
  expect(day.rows[0]).toMatchObject({ isPast: true, more: "" });
  expect(day.summary).toBe("5 meetings, 4 hours 15 minutes");
  expect(day.strip).toMatchObject({ minutes: 600, now: 162 });
  expect(day.strip.parts.map(({ lane }) => lane)).toEqual([null, null, null, 0, 1]);
});

test("an empty day has the present moment alone", () => {
  expect(viewDay([], HOURS, NOW, ZONE).rows).toEqual([{ kind: "now", time: "10:42" }]);
});

test.each([
  ["10:42", "Review", "in 18 minutes"],
  ["10:24", "1:1", "now"],
  ["10:26", "Review", "in 34 minutes"],
  ["10:59", "Review", "in 1 minute"],
  ["11:05", "Review", "now"],
  ["11:30", "Review", "now"],
  ["12:00", undefined, null],
])("at %s the next meeting is %s", (time, title, soon) => {
  const events = [event("1:1", "10:15", "10:45"), event("Review", "11:00", "12:00")];
  const now = at(time);
  const next = nextMeeting(events, now);
  expect(next?.title).toBe(title);
  expect(next ? viewNextMeeting(next, ZONE, now).soon : null).toBe(soon);
});

test("what waits: a double booking with what can be moved, an invitation, guests without an answer", () => {
  const waiting = viewWaiting(
    [
      event("Call", "14:00", "14:45", { attendees: [guest(1, "needsAction"), guest(2, "accepted")] }),
      event("QBR", "14:30", "16:00", { organizerSelf: false, attendees: [self("accepted")] }),
      event("Planning", "17:00", "18:00", {
        organizerSelf: false,
        attendees: [{ email: "sam@x.test", name: "Sam Okafor" }, self("needsAction")],
      }),
    ],
    ZONE,
    NOW,
  );
  expect(waiting.map(({ head, text }) => `${head} ${text}`)).toEqual([
    "Double-booked Tue 24 Nov, 14:30–14:45: Call and QBR.",
    "Sam Okafor invites you to Planning, Tue 24 Nov, 17:00–18:00. You are free.",
    "1 of 2 guests has not answered Call.",
  ]);
  expect(waiting[0]?.actions.map(({ label }) => label)).toEqual(["Move Call", "See both"]);
});

test("the week begins on the Monday of the user's zone", () => {
  const monday = at("00:00", "2026-11-23");
  const changes = [monday - 1, monday, NOW].map((moment) => ({ kind: "booked" as const, at: moment }));
  const reminders = [{ readAt: null }, { readAt: monday }, { readAt: monday - 1 }];
  const done = weekDone({ changes, conflicts: [{ at: NOW }], reminders }, ZONE, NOW);
  expect(done).toEqual({ booked: 2, moved: 0, conflicts: 1, reminders: 1 });
});
