import { Temporal } from "temporal-polyfill";
import { expect, test } from "vitest";
import { endAlongWithStart, isFilledEnd } from "~/domain/filled-slot";
import { readFormDays, readFormSlot, readFormStart } from "~/domain/form-slot";
import { fillEvent, newEventDefaults } from "~/domain/new-event";
import { instantAtWallTime, wallTimeOf } from "~/domain/wall-time";

const at = (text: string) => Temporal.Instant.from(text).epochMilliseconds;
const zone = "Europe/Amsterdam";
const now = at("2026-03-01T12:00:00Z");
const workdays = {
  ...{ timezone: zone, defaultMeetingDuration: 45 },
  ...{ workdayStartMinute: 540, workdayEndMinute: 1080, workdays: [1, 2, 3, 4, 5] },
};
const night = { workdayStartMinute: 1320, workdayEndMinute: 360 };
const nothing = { day: null, time: null };

test("without an end an event takes an hour", () => {
  const read = readFormSlot({ startDate: "2026-03-04", startTime: "15:00" }, zone, now);
  expect(read).toEqual({ slot: { start: at("2026-03-04T14:00:00Z"), end: at("2026-03-04T15:00:00Z") } });
  const half = readFormSlot({ startDate: "2026-03-04", startTime: "15:00", endDate: "2026-03-04" }, zone, now);
  expect(half).toEqual(read);
});

test("a time that the clocks skip is refused, and of a doubled one the first counts", () => {
  const skipped = readFormSlot({ startDate: "2026-03-29", startTime: "02:30" }, zone, now);
  expect(skipped).toEqual({ errors: { startTime: [expect.stringContaining("clocks go forward")] } });
  expect(instantAtWallTime("2026-10-25", "02:30", zone)).toBe(at("2026-10-25T00:30:00Z"));
});

test.each([
  ["past", { startDate: "2026-03-01", startTime: "12:59" }, "startDate", "already passed"],
  ["no such day", { startDate: "2026-02-30", startTime: "12:00" }, "startDate", "no such date"],
  ["three years ahead", { startDate: "2029-03-01", startTime: "12:00" }, "startDate", "two years"],
  [
    "end before start",
    { startDate: "2026-03-04", startTime: "12:00", endDate: "2026-03-04", endTime: "11:00" },
    "endTime",
    "before the start",
  ],
  [
    "two days long",
    { startDate: "2026-03-04", startTime: "12:00", endDate: "2026-03-06", endTime: "12:00" },
    "endTime",
    "at most 24 hours",
  ],
] as const)("%s is refused at the field that is wrong", (_, times, field, words) => {
  expect(readFormSlot(times, zone, now)).toEqual({ errors: { [field]: [expect.stringContaining(words)] } });
});

test("what is wrong with the start and with the end is told together", () => {
  const over = { startDate: "2026-02-28", startTime: "12:00", endDate: "2026-02-28", endTime: "11:00" };
  expect(readFormSlot(over, zone, now)).toEqual({
    errors: { startDate: ["That time has already passed."], endTime: ["The end is before the start."] },
  });
  const never = { startDate: "2026-03-29", startTime: "02:30", endDate: "2026-04-31", endTime: "11:00" };
  expect(readFormSlot(never, zone, now)).toEqual({
    errors: { startTime: [expect.stringContaining("clocks go forward")], endDate: ["There is no such date."] },
  });
});

test("a free time that was offered is taken with the length that was wanted", () => {
  const typed = { startDate: "2026-03-04", startTime: "15:00", endDate: "2026-03-04", endTime: "15:45" };
  const instead = "2026-03-05T09:00";
  const slot = { start: at("2026-03-05T08:00:00Z"), end: at("2026-03-05T08:45:00Z") };
  expect(readFormSlot({ ...typed, instead }, zone, now)).toEqual({ slot });
  expect(readFormStart({ ...typed, instead }, zone, now)).toEqual({ start: slot.start });
});

test("a new event begins at the next half hour of work, or at the start of work on a chosen day", () => {
  const preferences = workdays;
  const today = newEventDefaults({ day: null, time: null }, preferences, at("2026-03-04T09:10:00Z")).defaults;
  expect(today).toMatchObject({ startDate: "2026-03-04", startTime: "10:30", endTime: "11:15" });
  const chosen = newEventDefaults({ day: "2026-03-09", time: null }, preferences, now).defaults;
  expect(chosen).toMatchObject({ startDate: "2026-03-09", startTime: "09:00", endTime: "09:45" });
  const past = newEventDefaults({ day: "2026-02-01", time: null }, preferences, now).defaults;
  expect(past).toMatchObject({ startDate: "2026-03-02", startTime: "09:00" });
});

test.each([
  ["at night", "2026-03-04T01:42:00+01:00", {}, "2026-03-04T09:00"],
  ["as work ends", "2026-03-04T17:20:00+01:00", {}, "2026-03-05T09:00"],
  ["on a Friday evening", "2026-03-06T20:10:00+01:00", {}, "2026-03-09T09:00"],
  ["on Saturday by whoever works then", "2026-03-07T10:10:00+01:00", { workdays: [6] }, "2026-03-07T10:30"],
  ["by whoever works at night", "2026-03-04T01:42:00+01:00", night, "2026-03-04T02:00"],
  ["by whoever works half an hour", "2026-03-04T01:42:00+01:00", { workdayEndMinute: 570 }, "2026-03-04T02:00"],
  ["by whoever works on no day", "2026-03-04T01:42:00+01:00", { workdays: [] }, "2026-03-04T02:00"],
])("a form that is opened %s begins when its user works", (_, moment, of, begin) => {
  const { startDate, startTime } = newEventDefaults(nothing, { ...workdays, ...of }, at(moment)).defaults;
  expect(`${startDate}T${startTime}`).toBe(begin);
});

test("whoever asks for today after work gets today", () => {
  const evening = at("2026-03-04T20:10:00+01:00");
  const today = newEventDefaults({ day: "2026-03-04", time: null }, workdays, evening).defaults;
  expect(today).toMatchObject({ startDate: "2026-03-04", startTime: "20:30" });
});

const shown = {
  ...defaultsAt("14:00", "14:30"),
  filledSlot: "2026-03-09T14:00/2026-03-09T14:30",
  allDay: "",
  drawnSlot: "",
};
function defaultsAt(startTime: string, endTime: string) {
  return { startDate: "2026-03-09", startTime, endDate: "2026-03-09", endTime };
}

test.each([
  ["a later day", { startDate: "2026-03-12" }, ["2026-03-12", "14:30"]],
  ["an earlier day and another time", { startDate: "2026-03-05", startTime: "23:45" }, ["2026-03-06", "00:15"]],
  ["a later time of the same day", { startTime: "16:00" }, ["2026-03-09", "16:30"]],
  ["the time of the end", { startTime: "14:30" }, ["2026-03-09", "15:00"]],
  ["a day on which clocks change", { startDate: "2026-03-29", startTime: "01:45" }, ["2026-03-29", "02:15"]],
  ["whole days", { startDate: "2026-03-12", allDay: "on" }, ["2026-03-12", "14:30"]],
  // What makes sense as it stands was read as it stands.
  ["an earlier time of the same day", { startTime: "13:00" }, null],
  ["nothing", {}, null],
  ["the end as well", { startDate: "2026-03-12", endDate: "2026-03-12" }, null],
  ["an end left open", { startDate: "2026-03-12", endTime: "" }, null],
  ["more whole days", { startDate: "2026-03-07", allDay: "on" }, null],
  ["no date", { startDate: "" }, null],
  ["a date that there is not", { startDate: "2026-02-30" }, null],
  ["a field of somebody's own making", { startDate: "2026-03-12", filledSlot: "x/2026-03-09T14:30" }, null],
])("where %s was typed the end keeps its length, or stays", (_, changes, end) => {
  const typed = { ...shown, ...changes };
  const moved = endAlongWithStart(typed);
  expect(moved && [moved.endDate, moved.endTime]).toEqual(end);
  if (moved) expect(isFilledEnd({ ...typed, ...moved })).toBe(true);
});

test.each([
  ["its day alone", { startDate: "2026-03-12", endTime: "20:00" }, ["2026-03-12", "20:00"]],
  ["a day before it", { startDate: "2026-03-05", endTime: "20:00" }, null],
  ["nothing", { endTime: "20:00" }, null],
  ["its day and that of the end", { startDate: "2026-03-12", endDate: "2026-03-11", endTime: "20:00" }, null],
])(
  "where the time of the end and of the start %s was typed, the end is of the start's day, or stays",
  (_, changes, end) => {
    const moved = endAlongWithStart({ ...shown, ...changes });
    expect(moved && [moved.endDate, moved.endTime]).toEqual(end);
  },
);

test("in a form that was drawn anew the end goes along from where it stood then", () => {
  const drawn = { ...shown, endTime: "16:00", drawnSlot: "2026-03-09T14:00/2026-03-09T16:00", startDate: "2026-03-12" };
  const moved = endAlongWithStart(drawn);
  expect(moved).toMatchObject({ endDate: "2026-03-12", endTime: "16:00" });
  // Somebody typed it, so no template brings another length.
  expect(isFilledEnd({ ...drawn, ...moved })).toBe(false);
});

test("what an input shows is what the wall shows", () => {
  expect(wallTimeOf(at("2026-07-01T22:05:00Z"), zone)).toEqual({ date: "2026-07-02", time: "00:05" });
});

const intro = { id: "t-1", name: "Intro", title: "", durationMinutes: 45, location: "", description: "Who\nwe are." };
const review = { ...intro, id: "t-2", name: "Review", durationMinutes: 90, location: "Room 1", description: "" };
const empty = {
  ...{ summary: "", description: "", location: "", filledSlot: "2026-03-09T10:00/2026-03-09T10:30" },
  ...{ startDate: "2026-03-09", startTime: "10:00", endDate: "2026-03-09", endTime: "10:30" },
};
const byIntro = {
  ...empty,
  summary: "Intro",
  description: "Who\r\nwe are.",
  endTime: "10:45",
  filledSlot: "2026-03-09T10:00/2026-03-09T10:45",
};

test.each([
  ["an empty form", empty, undefined, intro, { summary: "Intro", description: "Who\nwe are.", endTime: "10:45" }],
  [
    "typed words",
    { ...empty, summary: "Mine", endTime: "12:00" },
    undefined,
    intro,
    { summary: "Mine", endTime: "12:00" },
  ],
  ["another start", { ...empty, startTime: "14:00" }, undefined, intro, { endTime: "14:45" }],
  [
    "a start late in the evening",
    { ...empty, startTime: "23:30" },
    undefined,
    intro,
    { endDate: "2026-03-10", endTime: "00:15" },
  ],
  ["an end left open", { ...empty, endTime: "" }, undefined, intro, { endTime: "10:45" }],
  ["no start", { ...empty, startTime: "" }, undefined, intro, { summary: "Intro", endTime: "10:30" }],
  [
    "another's words",
    byIntro,
    intro,
    review,
    { summary: "Review", description: "", location: "Room 1", endTime: "11:30" },
  ],
  ["words and more", { ...byIntro, description: "Mine" }, intro, review, { description: "Mine", template: "t-2" }],
  [
    "a template taken away",
    byIntro,
    intro,
    undefined,
    { summary: "", description: "", endTime: "10:30", template: "" },
  ],
])("a template fills %s", (_, typed, before, chosen, filled) => {
  const usual = { timezone: "Europe/Amsterdam", defaultMeetingDuration: 30 };
  expect(fillEvent(typed, { before, chosen }, usual)).toMatchObject(filled);
});

test.each([
  ["one day", { startDate: "2026-03-28" }, "2026-03-28", "2026-03-29", 24],
  [
    "its last day is in it, and the hour that the clocks skip",
    { startDate: "2026-03-28", endDate: "2026-03-29" },
    "2026-03-28",
    "2026-03-30",
    47,
  ],
  ["today", { startDate: "2026-03-01" }, "2026-03-01", "2026-03-02", 24],
] as const)("of whole days the dates alone count: %s", (_, typed, startDate, endDate, hours) => {
  const read = readFormDays(typed, zone, now);
  expect(read).toMatchObject({ allDay: { startDate, endDate } });
  expect("slot" in read && (read.slot.end - read.slot.start) / 3_600_000).toBe(hours);
});

test.each([
  ["past", { startDate: "2026-02-28" }, { startDate: [expect.stringContaining("already passed")] }],
  [
    "never",
    { startDate: "2026-02-30", endDate: "2026-04-31" },
    { startDate: ["There is no such date."], endDate: ["There is no such date."] },
  ],
  ["backwards", { startDate: "2026-03-04", endDate: "2026-03-02" }, { endDate: ["The end is before the start."] }],
  [
    "two years long",
    { startDate: "2026-03-04", endDate: "2028-02-04" },
    { endDate: [expect.stringContaining("366 days")] },
  ],
] as const)("whole days that cannot be are refused at their field: %s", (_, typed, errors) => {
  expect(readFormDays(typed, zone, now)).toEqual({ errors });
});
