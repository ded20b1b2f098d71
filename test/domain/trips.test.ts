import { expect, test } from "vitest";
import { readFormSlot } from "~/domain/form-slot";
import { formatElsewhere, formatTrip } from "~/domain/phrasing";
import { addTrip, endTrip, zoneAt } from "~/domain/trips";
import { awayWords, whichMoments } from "~/domain/zone-words";

const at = (text: string) => Date.parse(text);
const home = "Europe/Amsterdam";
const newYork = {
  zone: "America/New_York",
  start: at("2026-11-30T00:00:00-05:00"),
  end: at("2026-12-03T00:00:00-05:00"),
};
const tokyo = { zone: "Asia/Tokyo", start: at("2026-12-02T00:00:00+09:00"), end: at("2026-12-05T00:00:00+09:00") };
const now = at("2026-11-23T09:00:00+01:00");

test.each([
  ["2026-11-30T05:59:59+01:00", home],
  ["2026-11-30T06:00:00+01:00", "America/New_York"],
  ["2026-12-03T05:59:59+01:00", "America/New_York"],
  ["2026-12-03T06:00:00+01:00", home],
])("at %s the wall is that of %s", (moment, zone) => {
  expect(zoneAt(at(moment), { timezone: home, trips: [newYork] })).toBe(zone);
});

test("a trip ends the one that runs, begins before the one it runs into, and leaves no time twice", () => {
  expect(addTrip([newYork], tokyo, now)).toEqual([{ ...newYork, end: tokyo.start }, tokyo]);
  expect(addTrip([tokyo], newYork, now)).toEqual([newYork, { ...tokyo, start: newYork.end }]);
  expect(addTrip([newYork], { ...tokyo, start: newYork.start, end: newYork.end }, now)).toHaveLength(1);
  expect(addTrip([newYork], tokyo, newYork.end)).toEqual([tokyo]);
});

test("at home again the running trip is over and later ones stay; before any runs the next one is off", () => {
  expect(endTrip([newYork, tokyo], newYork.start + 1)).toEqual([tokyo]);
  expect(endTrip([newYork, tokyo], now)).toEqual([tokyo]);
});

test("a trip and a time elsewhere in words", () => {
  const wording = { now, clock: "24h" as const };
  expect(formatTrip(newYork, wording)).toBe("New York time, GMT-5, Mon 30 Nov – Wed 2 Dec");
  expect(formatTrip({ ...newYork, end: newYork.start + 90 * 86_400_000 }, wording)).toBe(
    "New York time, GMT-5, from Mon 30 Nov",
  );
  const slot = { start: at("2026-12-01T15:00:00-05:00"), end: at("2026-12-01T15:30:00-05:00") };
  expect(formatElsewhere(slot, home, newYork.zone, wording)).toBe("21:00–21:30 Amsterdam time");
  expect(formatElsewhere(slot, "Asia/Tokyo", newYork.zone, { ...wording, language: "nl" })).toBe(
    "wo 2 dec, 05:00–05:30 tijd in Tokio",
  );
  expect(formatElsewhere(slot, "Europe/Paris", home, wording)).toBe("");
});

test("a form of times says that it stays on the clock at home, while a trip is ahead or runs", () => {
  const settings = { timezone: home, trips: [newYork] };
  expect(awayWords(settings, now)).toBe(
    "Times here stay Amsterdam time, GMT+1, also while you are away: New York time, GMT-5, Mon 30 Nov – Wed 2 Dec.",
  );
  expect(awayWords(settings, newYork.end)).toBeNull();
  expect(awayWords({ timezone: home, trips: [] }, now)).toBeNull();
});

test("what was made for a trip is said by both clocks", () => {
  const settings = { timezone: home, trips: [newYork] };
  const slot = { start: at("2026-12-01T15:00:00+01:00"), end: at("2026-12-01T16:00:00+01:00") };
  expect(whichMoments(slot, settings, now)).toBe(
    "Tue 1 Dec, 15:00–16:00 (Amsterdam time, GMT+1): 09:00–10:00 New York time, where you are then.",
  );
  const before = { start: slot.start - 7 * 86_400_000, end: slot.end - 7 * 86_400_000 };
  expect(whichMoments(before, settings, now)).toBe("");
});

test.each([
  ["02:30", "03:30", "The clocks go back then, and of a time that comes twice the first counts: it takes 2 hours."],
  ["01:30", "02:30", "The clocks go back then, and of a time that comes twice the first counts: it takes 1 hour."],
  ["03:00", "04:00", ""],
])("what a form makes of %s–%s on the night in which an hour comes twice is said", (startTime, endTime, said) => {
  const day = "2026-10-25";
  const then = at("2026-10-01T09:00:00+02:00");
  const read = readFormSlot({ startDate: day, startTime, endDate: day, endTime }, home, then);
  if (!("slot" in read)) throw new Error("not read");
  const words = whichMoments(read.slot, { timezone: home, trips: [] }, then);
  expect(words.replace(/^Sun 25 Oct, .*?\)\. /, "")).toBe(said);
});

test("a meeting over the hour that is left out says how long it takes", () => {
  const then = at("2027-03-01T09:00:00+01:00");
  const slot = { start: at("2027-03-28T01:30:00+01:00"), end: at("2027-03-28T03:30:00+02:00") };
  expect(whichMoments(slot, { timezone: home, trips: [] }, then)).toMatch(
    /^Sun 28 Mar, 01:30–03:30 \(.*\)\. The clocks go forward in between: it takes 1 hour\.$/,
  );
});
