import { expect, test } from "vitest";
import { delaysOf, MOST_AHEAD_MS, PER_SECOND } from "~/domain/notification-pace";
import { SECOND } from "~/domain/time";

const DUE = 1_800_000_000_000;
const before = (seconds: number) => DUE - seconds * SECOND;

test.each([
  ["one alone goes at its moment", 1, 40, [40, 40]],
  ["part of a second before it counts as one", 1, 39.4, [40, 40]],
  ["a hundred begin before it", 100, 40, [38, 39]],
  ["a thousand begin as early as may be, and are done by then", 1_000, 40, [11, 30]],
  ["of ten thousand the most go after it", 10_000, 40, [10, 209]],
  ["what is found late goes at once", 1, -20, [0, 0]],
  ["and no faster for that", 1_000, -20, [0, 19]],
])("%s", (_, count, seconds, [first, last]) => {
  const delays = delaysOf(count, DUE, before(seconds));
  expect([delays.length, delays[0], delays.at(-1)]).toEqual([count, first, last]);
});

test.each([1, 60, 999, 5_000])("of %i no second has too many, and none goes too early", (count) => {
  const delays = delaysOf(count, DUE, before(60));
  const perSecond = Map.groupBy(delays, (delay) => delay).values();
  expect(Math.max(...[...perSecond].map((group) => group.length))).toBeLessThanOrEqual(PER_SECOND);
  expect(60 - Math.min(...delays)).toBeLessThanOrEqual(MOST_AHEAD_MS / SECOND);
});

test("what was handed over before goes first", () => {
  expect(delaysOf(2, DUE, before(-1), 120)).toEqual([2, 2]);
});
