import { expect, test } from "vitest";
import { type AgendaPreferences, agendaMoments, agendaOf, isWorthSending } from "~/domain/daily-agenda";
import { DAY, HOUR, MINUTE } from "~/domain/time";
import { dayWindow } from "~/domain/zones";
import { meeting } from "../support/dialogue";

const AT_EIGHT: AgendaPreferences = {
  ...{ notifyAgenda: true, agendaDays: "every-day", agendaMinute: 480 },
  ...{ workdays: [1, 2, 3, 4, 5], timezone: "Europe/Amsterdam", trips: [] },
};

/** The agendas of the days after a moment, as UTC and the day that each tells. */
function following(from: string, days: number, preferences: Partial<AgendaPreferences> = {}) {
  const start = Date.parse(from);
  return agendaMoments({ ...AT_EIGHT, ...preferences }, start, start + days * DAY).map(
    ({ at, day, zone }) => `${new Date(at).toISOString().slice(0, 16)} ${day} ${zone}`,
  );
}

test.each<[string, string, number, Partial<AgendaPreferences>, string[]]>([
  [
    "every day at its time on the wall",
    "2026-11-24T00:00Z",
    2,
    {},
    ["2026-11-24T07:00 2026-11-24 Europe/Amsterdam", "2026-11-25T07:00 2026-11-25 Europe/Amsterdam"],
  ],
  ["none while it is off", "2026-11-24T00:00Z", 2, { notifyAgenda: false }, []],
  [
    "on working days alone: Friday and Monday",
    "2026-11-27T00:00Z",
    3.5,
    { agendaDays: "workdays" },
    ["2026-11-27T07:00 2026-11-27 Europe/Amsterdam", "2026-11-30T07:00 2026-11-30 Europe/Amsterdam"],
  ],
  [
    "in the evening for the day after: on Sunday for Monday, none on Friday",
    "2026-11-27T12:00Z",
    3,
    { agendaDays: "workdays", agendaMinute: 20 * 60 },
    ["2026-11-29T19:00 2026-11-30 Europe/Amsterdam"],
  ],
  [
    "at the same time on the wall when the clocks go back",
    "2026-10-24T00:00Z",
    2,
    {},
    ["2026-10-24T06:00 2026-10-24 Europe/Amsterdam", "2026-10-25T07:00 2026-10-25 Europe/Amsterdam"],
  ],
  [
    "an hour later where the clocks skip its minute",
    "2027-03-28T00:00Z",
    0.5,
    { agendaMinute: 150 },
    ["2027-03-28T01:30 2027-03-28 Europe/Amsterdam"],
  ],
  [
    "once where its minute comes twice",
    "2026-10-24T22:00Z",
    1,
    { agendaMinute: 150 },
    ["2026-10-25T00:30 2026-10-25 Europe/Amsterdam"],
  ],
  [
    "in half-hour zones",
    "2026-11-24T00:00Z",
    1,
    { timezone: "Asia/Kolkata" },
    ["2026-11-24T02:30 2026-11-24 Asia/Kolkata"],
  ],
])("agendas come %s", (_, from, days, preferences, expected) => {
  expect(following(from, days, preferences)).toEqual(expected);
});

test("on a journey the wall is that of the place, one agenda a day there and back", () => {
  const days = { start: "2026-11-25", end: "2026-11-26" };
  const there = (zone: string) => [
    { zone, start: dayWindow(days.start, zone).start, end: dayWindow(days.end, zone).end },
  ];
  expect(following("2026-11-24T00:00Z", 4, { trips: there("America/New_York") })).toEqual([
    "2026-11-24T07:00 2026-11-24 Europe/Amsterdam",
    "2026-11-25T13:00 2026-11-25 America/New_York",
    "2026-11-26T13:00 2026-11-26 America/New_York",
    "2026-11-27T07:00 2026-11-27 Europe/Amsterdam",
  ]);
  expect(following("2026-11-24T00:00Z", 3.5, { trips: there("Asia/Tokyo") })).toEqual([
    "2026-11-24T07:00 2026-11-24 Europe/Amsterdam",
    "2026-11-24T23:00 2026-11-25 Asia/Tokyo",
    "2026-11-25T23:00 2026-11-26 Asia/Tokyo",
    "2026-11-27T07:00 2026-11-27 Europe/Amsterdam",
  ]);
});

test("what is late goes out for some hours, but not into a night", () => {
  const [morning] = agendaMoments(AT_EIGHT, Date.parse("2026-11-24T00:00Z"), Date.parse("2026-11-24T23:00Z"));
  const [evening] = agendaMoments(
    { ...AT_EIGHT, agendaMinute: 21 * 60 },
    Date.parse("2026-11-24T00:00Z"),
    Date.parse("2026-11-24T23:00Z"),
  );
  const [night] = agendaMoments(
    { ...AT_EIGHT, agendaMinute: 5 * 60 },
    Date.parse("2026-11-24T00:00Z"),
    Date.parse("2026-11-24T23:00Z"),
  );
  if (!morning || !evening || !night) throw new Error("three agendas");
  const after = (one: typeof morning, ms: number) => isWorthSending(one, one.at + ms);
  expect([after(morning, 0), after(morning, 3 * HOUR), after(morning, 4 * HOUR)]).toEqual([true, true, false]);
  expect([after(evening, 30 * MINUTE), after(evening, HOUR)]).toEqual([true, false]);
  // Who asks for five in the morning gets it then.
  expect([after(night, 0), after(night, HOUR)]).toEqual([true, true]);
});

const DAY_TOLD = { day: "2026-11-24", zone: "Europe/Amsterdam" };
const HOURS = { workdayStartMinute: 540, workdayEndMinute: 1080 };
const on = (title: string, from: string, to: string, more = {}) =>
  meeting(title, `2026-11-24T${from}:00+01:00`, `2026-11-24T${to}:00+01:00`, [], more);
const EIGHT = Date.parse("2026-11-24T08:00:00+01:00");

test("an agenda has what is on that day, whole days first, what overlaps, and the first hour that is free", () => {
  const declined = { attendees: [{ email: "me@example.com", self: true, responseStatus: "declined" as const }] };
  const agenda = agendaOf(
    [
      on("Review", "10:00", "11:00"),
      on("Standup", "09:00", "09:30"),
      on("Demo", "10:30", "11:30"),
      on("Holiday", "00:00", "23:59", {
        allDay: true,
        startDate: "2026-11-24",
        endDate: "2026-11-25",
        transparent: true,
      }),
      on("Tomorrow", "00:00", "00:00", { allDay: true, startDate: "2026-11-25", endDate: "2026-11-26" }),
      on("Not mine", "12:00", "13:00", declined),
      on("Office", "09:00", "17:00", { eventType: "workingLocation" }),
    ],
    DAY_TOLD,
    HOURS,
    EIGHT,
  );
  expect(agenda.events.map(({ title }) => title)).toEqual(["Holiday", "Standup", "Review", "Demo"]);
  expect(agenda.overlapping.map((pair) => pair.map(({ title }) => title))).toEqual([["Review", "Demo"]]);
  expect(agenda.free).toEqual({ start: EIGHT + 3.5 * HOUR, end: EIGHT + 10 * HOUR });
});

test("what has passed is not free, a day that is full has no hour, and back to back is no overlap", () => {
  const late = agendaOf([on("Standup", "09:00", "09:30")], DAY_TOLD, HOURS, EIGHT + 4 * HOUR + MINUTE);
  expect(late.free?.start).toBe(EIGHT + 4 * HOUR + 15 * MINUTE);
  const full = agendaOf([on("A", "09:00", "13:00"), on("B", "13:00", "17:30")], DAY_TOLD, HOURS, EIGHT);
  expect(full).toMatchObject({ free: null, overlapping: [] });
});
