import { expect, test } from "vitest";
import { checkMeeting, MAX_ATTENDEES } from "~/domain/meeting-limits";
import { DAY, HOUR, MINUTE } from "~/domain/time";

const now = Date.UTC(2026, 10, 23, 8);
const codes = (start: number, minutes: number, attendees = 1) =>
  checkMeeting({ start, end: start + minutes * MINUTE, attendees, now }).map(({ code }) => code);

test.each([
  ["now", now, 30, 1, []],
  ["a minute ago", now - MINUTE, 30, 1, ["past"]],
  ["five minutes long", now + HOUR, 5, 1, []],
  ["four minutes long", now + HOUR, 4, 1, ["too-short"]],
  ["without length", now + HOUR, 0, 1, ["too-short"]],
  ["ending before it starts", now + HOUR, -30, 1, ["end-before-start"]],
  ["a whole day long", now + HOUR, 24 * 60, 1, []],
  ["a day and a minute long", now + HOUR, 24 * 60 + 1, 1, ["too-long"]],
  ["three days long", now + HOUR, 3 * 24 * 60, 1, ["too-long"]],
  ["with the most guests", now + HOUR, 30, MAX_ATTENDEES, []],
  ["with one guest too many", now + HOUR, 30, MAX_ATTENDEES + 1, ["too-many-attendees"]],
  ["two years ahead", Date.UTC(2028, 10, 23, 8), 30, 1, []],
  ["two years and a minute ahead", Date.UTC(2028, 10, 23, 8, 1), 30, 1, ["too-far"]],
  ["wrong in three ways", now - DAY, 1, 500, ["past", "too-short", "too-many-attendees"]],
])("a meeting %s", (_, start, minutes, attendees, expected) => {
  expect(codes(start, minutes, attendees)).toEqual(expected);
});

test("every problem comes with a plain sentence", () => {
  const problems = checkMeeting({ start: now - DAY, end: now - 2 * DAY, attendees: 500, now });
  for (const { sentence } of problems) expect(sentence).toMatch(/^[A-Z].+\.$/);
  expect(problems).toHaveLength(3);
});
