import { expect, test } from "vitest";
import { followUpDefaults } from "~/domain/follow-up";

const ZONE = "Europe/Amsterdam";
const held = {
  ...{ title: "Client call", location: "Room 4" },
  ...{ startAt: Date.parse("2026-03-24T15:00:00+01:00"), endAt: Date.parse("2026-03-24T15:45:00+01:00") },
  attendees: [
    { email: "me@example.com", self: true },
    { email: "anna@example.com" },
    { email: "room@example.com", resource: true },
  ],
};
const said = (when: string) => ({ when, evidence: [] });

test.each([
  ["an hour that was said", said("2026-04-02T10:30:00+02:00"), "2026-03-25", "2026-04-02", "10:30", "11:15"],
  ["a day that was said, at the same time", said("2026-04-02"), "2026-03-25", "2026-04-02", "15:00", "15:45"],
  // The clocks go forward in between.
  ["nothing said: a week later by the clock on the wall", null, "2026-03-25", "2026-03-31", "15:00", "15:45"],
  ["what was said has passed", said("2026-03-26"), "2026-03-28", "2026-03-31", "15:00", "15:45"],
  ["all of it has passed: the form's own time", said("2026-03-26"), "2026-06-01", undefined, undefined, undefined],
])("%s", (_, when, now, startDate, startTime, endTime) => {
  const form = followUpDefaults(held, when, ZONE, Date.parse(`${now}T09:00:00Z`));
  expect(form).toMatchObject({ summary: "Client call", attendees: "anna@example.com", location: "Room 4" });
  expect(form).toEqual(
    expect.objectContaining({ ...(startDate && { startDate, startTime, endTime, endDate: startDate }) }),
  );
  expect("startDate" in form).toBe(startDate !== undefined);
});
