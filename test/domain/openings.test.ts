import fc from "fast-check";
import { expect, test } from "vitest";
import { findOpenings } from "~/domain/openings";
import { type Interval, MINUTE } from "~/domain/time";
import { seeded } from "../support/seed";

const DAY_MINUTES = 300;
const minutes = (start: number, end: number): Interval => ({ start: start * MINUTE, end: end * MINUTE });

const anyInterval = fc
  .tuple(fc.integer({ min: -60, max: DAY_MINUTES + 60 }), fc.integer({ min: 0, max: 120 }))
  .map(([start, length]) => minutes(start, start + length));

/** Looks at every minute of the window, one by one. */
function openingsMinuteByMinute(window: Interval, busy: Interval[], duration: number, buffer: number): Interval[] {
  const isFree = (minute: number) =>
    busy.every(({ start, end }) => {
      const takesTime = end > start;
      return !takesTime || minute + 1 <= start / MINUTE - buffer || minute >= end / MINUTE + buffer;
    });
  const found: Interval[] = [];
  let from: number | undefined;
  for (let minute = window.start / MINUTE; minute <= window.end / MINUTE; minute++) {
    const inside = minute < window.end / MINUTE && isFree(minute);
    if (inside) from ??= minute;
    if (!inside && from !== undefined) {
      if (minute - from >= duration) found.push(minutes(from, minute));
      from = undefined;
    }
  }
  return found;
}

test("the openings are those that a look at every single minute finds", () => {
  fc.assert(
    fc.property(
      fc.array(anyInterval, { maxLength: 8 }),
      fc.integer({ min: 1, max: 90 }),
      fc.integer({ min: 0, max: 30 }),
      (busy, durationMinutes, bufferMinutes) => {
        const window = minutes(0, DAY_MINUTES);
        const expected = openingsMinuteByMinute(window, busy, durationMinutes, bufferMinutes);
        expect(findOpenings(window, busy, { durationMinutes, bufferMinutes })).toEqual(expected);
      },
    ),
    seeded({ numRuns: 1_000 }),
  );
});

test.each([
  ["a gap of exactly the length fits", [minutes(0, 30), minutes(60, 300)], 30, 0, [minutes(30, 60)]],
  ["a gap one minute too short does not", [minutes(0, 30), minutes(60, 300)], 31, 0, []],
  ["the buffer stays free on both sides", [minutes(60, 120)], 30, 15, [minutes(0, 45), minutes(135, 300)]],
  ["an event before the window still keeps its buffer", [minutes(-30, -5)], 30, 15, [minutes(10, 300)]],
  ["overlapping and unsorted events count once", [minutes(50, 300), minutes(30, 60)], 30, 0, [minutes(0, 30)]],
  ["a short event inside a long one opens nothing", [minutes(30, 300), minutes(40, 50)], 30, 0, [minutes(0, 30)]],
])("%s", (_, busy, durationMinutes, bufferMinutes, expected) => {
  expect(findOpenings(minutes(0, DAY_MINUTES), busy, { durationMinutes, bufferMinutes })).toEqual(expected);
});

test.each([
  [0, 0],
  [-30, 0],
  [12.5, 0],
  [30, -1],
  [30, 0.5],
])("a duration of %d with a buffer of %d minutes is refused", (durationMinutes, bufferMinutes) => {
  expect(() => findOpenings(minutes(0, 60), [], { durationMinutes, bufferMinutes })).toThrow(RangeError);
});
