import { expect, inject, test } from "vitest";
import { play } from "../play";
import { simulate } from "./run";

/** Which runs: a few of the seed of the tests; `npm run bench -- simulate` asks for thousands of others. */
const asked = process.env.SIMULATE;
const wanted: { seed: string; from: number; runs: number } = asked
  ? JSON.parse(asked)
  : { seed: String(inject("seed")), from: 0, runs: 15 };

test("whatever dies, breaks or comes twice, a meeting's summary is mailed once, and is of its last words", {
  timeout: Number.POSITIVE_INFINITY,
}, async ({ task }) => {
  const { summary, told } = await play(simulate, wanted);
  task.meta.simulation = summary;
  expect(Object.keys(summary.broken), told.join("\n\n")).toEqual([]);
});
