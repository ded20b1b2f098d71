import { Temporal } from "temporal-polyfill";
import { expect, test } from "vitest";
import { type DemoEvent, eventsOfWeek, standup, weeksAround } from "../../workers/local/demo-week";

const owner = { email: "demo@parley.test", zone: "Europe/Amsterdam" };
const week = [standup(["2026-11-23"], owner), ...eventsOfWeek("2026-11-23", owner)];
const timed = week.flatMap(({ summary, start, end }) =>
  "dateTime" in start && "dateTime" in end ? [{ summary, from: start.dateTime, to: end.dateTime }] : [],
);
const guestsOf = ({ attendees = [] }: DemoEvent) => attendees.filter(({ email }) => email !== owner.email);

test("the demo's week has a dozen meetings, two of which overlap, an all-day event, a series and guests with names", () => {
  expect(timed.length).toBeGreaterThanOrEqual(12);
  const overlaps = timed.filter((one) =>
    timed.some((other) => other !== one && one.from < other.to && other.from < one.to),
  );
  expect(overlaps.map(({ summary }) => summary)).toEqual(["Design review", "Northwind quarterly call"]);
  expect(week.filter(({ start }) => "date" in start)).toHaveLength(1);
  expect(week.filter(({ recurrence }) => recurrence)).toHaveLength(1);
  expect(new Set(week.flatMap(guestsOf).map(({ displayName }) => displayName)).size).toBeGreaterThan(4);
  expect(week.flatMap(guestsOf).every(({ displayName }) => displayName?.includes(" "))).toBe(true);
});

test("every afternoon at three is free, for the message that a newcomer is told to send", () => {
  const clock = (time: string) => time.slice(11, 16);
  const taken = timed.filter(({ from, to }) => clock(from) < "15:30" && clock(to) > "15:00");
  expect(taken).toEqual([]);
});

test("ids are Google's letters, belong to their week, and are the same each time", () => {
  const ids = week.map(({ id }) => id);
  const nextWeek = [standup(["2026-11-30"], owner), ...eventsOfWeek("2026-11-30", owner)];
  expect(ids.filter((id) => !/^[a-v0-9]{5,1024}$/.test(id))).toEqual([]);
  expect(new Set([...ids, ...nextWeek.map(({ id }) => id)]).size).toBe(2 * ids.length);
  expect(eventsOfWeek("2026-11-23", owner)).toEqual(week.slice(1));
});

test("the series ends with the weeks that it is made for", () => {
  expect(standup(["2026-11-23", "2026-11-30"], owner).recurrence).toEqual([
    "RRULE:FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR;COUNT=10",
  ]);
});

test.each([0, 1, 2, 3, 4, 5, 6])("on day %i of a week that week and the next are filled", (day) => {
  const today = Temporal.PlainDate.from("2026-11-23").add({ days: day });
  expect(weeksAround(today.toString())).toEqual(["2026-11-23", "2026-11-30"]);
});
