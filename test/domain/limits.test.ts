import { Temporal } from "temporal-polyfill";
import { expect, test } from "vitest";
import { joinLimits, limitWindow, limitWorkday } from "~/domain/limits";

const zone = "Europe/Amsterdam";
const workday = { startMinute: 540, endMinute: 1080, days: [1, 2, 3, 4, 5] };

test.each([
  ["mornings", { untilMinute: 720 }, 540, 720],
  ["not before 10", { fromMinute: 600 }, 600, 1080],
  ["from an hour before work begins", { fromMinute: 480 }, 540, 1080],
  ["between two hours", { fromMinute: 600, untilMinute: 660 }, 600, 660],
  ["evenings, which lie outside of work", { fromMinute: 1080, untilMinute: 1320 }, 1080, 1320],
  ["after work", { fromMinute: 1080 }, 1080, 1320],
  ["before work", { untilMinute: 540 }, 420, 540],
])("%s", (_, limits, startMinute, endMinute) => {
  expect(limitWorkday(workday, limits)).toEqual({ ...workday, startMinute, endMinute });
});

test("days that were ruled out are no working days", () => {
  expect(limitWorkday(workday, { daysOff: [3, 6] }).days).toEqual([1, 2, 4, 5]);
});

test.each([
  // From Monday 23 November on.
  [{ weekday: 4, included: false }, "2026-11-26"],
  [{ weekday: 4, included: true }, "2026-11-27"],
  [{ weekday: 1, included: false }, "2026-11-30"],
  [{ weekday: 1, included: true }, "2026-11-24"],
])("a last day ends the window: %o", (until, end) => {
  const window = { start: Date.parse("2026-11-23T09:00:00+01:00"), end: Date.parse("2026-12-20T00:00:00+01:00") };
  const limited = limitWindow(window, { until }, zone);
  expect(
    Temporal.Instant.fromEpochMilliseconds(limited.end).toZonedDateTimeISO(zone).toPlainDateTime().toString(),
  ).toBe(`${end}T00:00:00`);
});

test("limits said later add to those said before, and an end of the hours takes the place of that end", () => {
  expect(joinLimits({ daysOff: [3], untilMinute: 720 }, { daysOff: [1], fromMinute: 600 })).toEqual({
    daysOff: [3, 1],
    fromMinute: 600,
    untilMinute: 720,
  });
  expect(joinLimits({ untilMinute: 720 }, { fromMinute: 840 })).toEqual({ fromMinute: 840 });
  expect(joinLimits(undefined, { daysOff: [1] })).toEqual({ daysOff: [1] });
});
