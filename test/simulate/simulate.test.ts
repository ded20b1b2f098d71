import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { play } from "./play";
import { simulate } from "./run";

// `SIMULATE` says which runs; `vitest.config.ts` hands it on.
const runs = JSON.parse(env.SIMULATE) as { seed: string; from: number; runs: number };

test("a seed and a number are the same run again", async () => {
  const played = [await simulate("again", 1), await simulate("again", 2), await simulate("again", 1)];
  expect(played[2]?.trace).toEqual(played[0]?.trace);
  expect(played[1]?.trace).not.toEqual(played[0]?.trace);
});

test(
  "whatever dies, breaks or comes twice, each message is answered once and each yes is one event",
  async ({ task }) => {
    const { summary, told } = await play(simulate, runs);
    task.meta.simulation = summary;
    expect(Object.keys(summary.broken), told.join("\n\n")).toEqual([]);
  },
  Number.POSITIVE_INFINITY,
);
