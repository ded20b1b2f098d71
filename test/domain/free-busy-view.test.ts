import { Temporal } from "temporal-polyfill";
import { expect, test } from "vitest";
import { viewFreeBusy } from "~/domain/free-busy-view";
import { ruleOf } from "~/domain/repeat-rule";
import { REPEATS } from "~/domain/repeats";

const at = (time: string) => Temporal.Instant.from(`2026-11-24T${time}:00Z`).epochMilliseconds;
const stretch = (from: string, to: string) => ({ start: at(from), end: at(to) });
const rules = {
  zone: "Europe/Amsterdam",
  workday: { startMinute: 540, endMinute: 1020, days: [1, 2, 3, 4, 5] },
  now: at("08:00"),
};
const wanted = stretch("13:00", "14:00");

test("who is busy at a time is said by name, and whose calendar cannot be seen is not called free", () => {
  const people = [
    { name: "You", busy: [stretch("12:30", "15:00")] },
    { name: "Anna", busy: [stretch("13:30", "13:45")] },
    { name: "Tom", busy: [stretch("14:00", "15:00")] },
    { name: "Max", busy: null },
  ];
  const view = viewFreeBusy(wanted, people, [stretch("15:00", "16:00")], rules);
  expect(view.people.map(({ state }) => state)).toEqual(["busy", "busy", "free", "unknown"]);
  const sentence = "You and Anna are busy at 14:00. Parley can’t see the calendar of Max.";
  expect(view).toMatchObject({ day: "Tue 24 Nov", isFree: false, sentence });
  expect(view).toMatchObject({ fromHour: 8, toHour: 18, wanted: { from: 840, to: 900 } });
  expect(view.alternatives).toEqual([{ label: "Tue 24 Nov, 16:00–17:00", value: "2026-11-24T16:00" }]);
  expect(viewFreeBusy(wanted, people.slice(2), [], rules)).toMatchObject({
    isFree: true,
    sentence: "Tom is free at 14:00. Parley can’t see the calendar of Max.",
  });
});

test.each([
  [["Anna"], [], "Everybody is free."],
  [[], [], "You are free at 14:00."],
  [[], ["Mia"], "You are free at 14:00. Parley can’t see the calendar of Mia."],
  [["Anna"], ["Mia", "Max"], "You and Anna are free at 14:00. Parley can’t see the calendars of Mia and Max."],
  [[], [..."ABCDE"], "You are free at 14:00. Parley can’t see the calendars of A, B, C and 2 more."],
])("with the calendars of %j seen and those of %j not, no more is said than is known", (seen, unseen, sentence) => {
  const people = [
    ...["You", ...seen].map((name) => ({ name, busy: [] })),
    ...unseen.map((name) => ({ name, busy: null })),
  ];
  expect(viewFreeBusy(wanted, people, [], rules).sentence).toBe(sentence);
});

test("what lies beyond the hours that are shown is cut off, and a late time widens them", () => {
  const view = viewFreeBusy(
    wanted,
    [{ name: "You", busy: [stretch("04:00", "09:00"), stretch("20:00", "22:00")] }],
    [],
    rules,
  );
  expect(view.people[0]?.busy).toEqual([{ from: 480, to: 600 }]);
  expect(viewFreeBusy(stretch("19:00", "20:30"), [], [], rules)).toMatchObject({ fromHour: 8, toHour: 22 });
});

test("an event comes again on its own day of the week or the month", () => {
  expect(REPEATS.map(({ value }) => ruleOf(value, "2026-11-24"))).toEqual([
    "",
    "FREQ=DAILY",
    "FREQ=WEEKLY;BYDAY=TU",
    "FREQ=WEEKLY;INTERVAL=2;BYDAY=TU",
    "FREQ=MONTHLY;BYMONTHDAY=24",
  ]);
});
