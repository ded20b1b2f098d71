import { expect, test } from "vitest";
import { MOST_FAULTS, nextTry, OUTAGE_PATIENCE_MS } from "~/domain/next-try";
import { MINUTE, SECOND } from "~/domain/time";

const NOW = 1_800_000_000_000;

test.each([
  [1, 2 * SECOND],
  [2, 2 * SECOND],
  [3, null],
  [4, null],
])("after %i faults of our own the next try comes in %s ms", (faults, pause) => {
  const at = nextTry({ faults, outages: 0, outageSince: null }, false, NOW);
  expect(at === null ? null : at - NOW).toBe(pause);
});

test.each([
  [1, 0, SECOND],
  [2, SECOND, 2 * SECOND],
  [3, 3 * SECOND, 4 * SECOND],
  [7, 63 * SECOND, MINUTE],
  [30, 299 * SECOND, SECOND],
  [30, 5 * MINUTE - 1, 1],
  [30, 5 * MINUTE, null],
  [1_000, 6 * MINUTE, null],
])("outage %i, %i ms after the first, is tried again in %s ms", (outages, ago, pause) => {
  const at = nextTry({ faults: 0, outages, outageSince: NOW - ago }, true, NOW);
  expect(at === null ? null : at - NOW).toBe(pause);
});

test("an outage that never ends is waited for five minutes, in few tries; faults of our own do not shorten it", () => {
  let now = NOW;
  let outages = 0;
  for (let next: number | null = NOW; next !== null; ) {
    now = next;
    outages += 1;
    next = nextTry({ faults: MOST_FAULTS - 1, outages, outageSince: NOW }, true, now);
  }
  expect(now - NOW).toBe(OUTAGE_PATIENCE_MS);
  expect(outages).toBeLessThan(14);
});
