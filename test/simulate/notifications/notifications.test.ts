import { expect, inject, test } from "vitest";
import { play } from "../play";
import { simulate } from "./run";

/** Which runs: a few of the seed of the tests; `npm run bench -- simulate` asks for thousands of others. */
const asked = process.env.SIMULATE;
const wanted: { seed: string; from: number; runs: number } = asked
  ? JSON.parse(asked)
  : { seed: String(inject("seed")), from: 0, runs: 16 };
/** Played in pieces, so that none of them takes long. */
const PIECES = asked ? 1 : 2;

test("a seed and a number are the same days again", async () => {
  const played = [await simulate("again", 1), await simulate("again", 2), await simulate("again", 1)];
  expect(played[2]?.trace).toEqual(played[0]?.trace);
  expect(played[1]?.trace).not.toEqual(played[0]?.trace);
});

test.for(Array.from({ length: PIECES }, (_, n) => n))(
  "whatever dies, breaks or comes twice, what is due is told once, in time, and nothing else is (%i)",
  { timeout: Number.POSITIVE_INFINITY },
  async (piece, { task }) => {
    const size = wanted.runs / PIECES;
    const { summary, told } = await play(simulate, { ...wanted, from: wanted.from + piece * size, runs: size });
    task.meta.simulation = summary;
    expect(Object.keys(summary.broken), told.join("\n\n")).toEqual([]);
  },
);
