import { expect, inject, test } from "vitest";
import { drawn } from "../../support/drawn";
import { moments, provenAt, saidDates } from "./date-proof";

// A third of the requests, each at a moment drawn for it; `npm run bench dates` reads all of them at all moments.
test("no request of any language is booked at another time than it says, in silence", () => {
  const at = moments();
  const seed = inject("seed");
  const said = drawn(saidDates, 3);
  const verdicts = said.map((one, n) => provenAt(one, at[Math.abs(seed + n * 7_919) % at.length]!));
  expect(
    verdicts.filter(([verdict]) => verdict === "wrong" || verdict === "unread").map(([, told]) => told),
    `With SEED=${seed}`,
  ).toEqual([]);
  // What has passed, what the clocks skip and 30 February are asked about.
  expect(verdicts.filter(([verdict]) => verdict === "right").length).toBeGreaterThan(0.9 * said.length);
});

test("there are six hundred requests and forty zones", () => {
  expect(saidDates.length).toBeGreaterThanOrEqual(600);
  expect(new Set(moments().map(({ zone }) => zone)).size).toBe(40);
});
