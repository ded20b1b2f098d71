import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { ideasFor } from "../../../workers/sandbox/whatsapp/ideas";

const zone = "Europe/Amsterdam";
const hour = 60 * 60_000;
const event = (at: string, length = hour, title = "Design review") => ({
  title,
  start: Date.parse(at),
  end: Date.parse(at) + length,
});
const texts = (now: string, taken: ReturnType<typeof event>[] = []) =>
  ideasFor(Date.parse(now), zone, taken).map(({ text }) => text);

test("of the six messages two are about what is really in the calendar, on a day that its name alone says", () => {
  const taken = [
    event("2026-11-24T16:00:00+01:00"), // today
    event("2026-11-25T09:30:00+01:00", hour / 4), // too short to run into
    event("2026-11-25T10:00:00+01:00"),
    event("2026-11-26T13:30:00+01:00"),
  ];
  const ideas = texts("2026-11-24T10:00:00+01:00", taken);
  expect(ideas).toHaveLength(6);
  expect(ideas).toContain("dentist on Wednesday at 10:00");
  expect(ideas).toContain("clear my afternoon on Thursday");
});

test.each([
  ["2026-11-26T12:00:00Z", "Friday"],
  ["2026-11-27T12:00:00Z", "Monday"],
  ["2026-11-29T12:00:00Z", "Monday"],
])("in an empty calendar, at %s, they are about %s", (now, day) => {
  expect(texts(now)).toContain(`dentist on ${day} at 11:00`);
  // In a week from today its name would mean today.
  expect(texts(now, [event("2026-12-06T12:00:00+01:00")])).toContain(`clear my afternoon on ${day}`);
});

test.each([
  ["2026-11-24T09:00:00+01:00", "I'm running 10 minutes late"],
  ["2026-11-24T20:00:00+01:00", "I'm running 10 minutes late for Design review"],
])("at %s one is late for what is next, and what begins tomorrow has its name", (now, idea) => {
  const [standup, sync] = [
    event("2026-11-25T09:00:00+01:00", hour, "Standup"),
    event("2026-11-26T09:00:00+01:00", hour, "Standup"),
  ];
  const today = event("2026-11-24T16:00:00+01:00");
  const tomorrow = event("2026-11-25T10:00:00+01:00");
  expect(texts(now, now.includes("T09") ? [today, standup, sync] : [standup, tomorrow, sync])).toContain(idea);
  expect(texts(now)).toContain("I'm running 10 minutes late");
});

test("the README, the start and the phone tell a newcomer to text the same sentence", () => {
  const textOf = (path: string) => readFileSync(`${import.meta.dirname}/../../../${path}`, "utf8");
  const sentence = /^> (.+)$/m.exec(textOf("README.md"))?.[1];
  expect(texts("2026-11-24T10:00:00+01:00")[0]).toBe(sentence);
  expect(textOf("workers/local/start.mjs")).toContain(`Open the phone and text: ${sentence}\n`);
});
