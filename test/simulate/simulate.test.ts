import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { type Outcome, simulate } from "./run";
import { shrink } from "./shrink";

declare module "vitest" {
  interface TaskMeta {
    simulation?: Summary;
  }
}

/** What `npm run bench -- simulate` adds up. */
interface Summary {
  runs: number;
  messages: number;
  events: number;
  troubles: number;
  /** How many runs broke a rule, by rule. */
  broken: Record<string, number>;
  /** `SEED=… RUN=…` of the runs that failed. */
  failed: string[];
  milliseconds: number;
}

// `SIMULATE` says which runs; `vitest.config.ts` hands it on.
const { seed, from, runs } = JSON.parse(env.SIMULATE) as {
  seed: string;
  from: number;
  runs: number;
};

test("a seed and a number are the same run again", async () => {
  const played = [await simulate("again", 1), await simulate("again", 2), await simulate("again", 1)];
  expect(played[2]?.trace).toEqual(played[0]?.trace);
  expect(played[1]?.trace).not.toEqual(played[0]?.trace);
});

test(
  "whatever dies, breaks or comes twice, each message is answered once and each yes is one event",
  async ({ task }) => {
    const started = performance.now();
    const summary: Summary = { runs, messages: 0, events: 0, troubles: 0, broken: {}, failed: [], milliseconds: 0 };
    // The first run that broke each rule, to be read.
    const examples = new Map<string, Outcome>();
    for (let run = from; run < from + runs; run += 1) {
      const outcome = await simulate(seed, run);
      summary.messages += outcome.messages;
      summary.events += outcome.booked;
      summary.troubles += outcome.faults.length;
      const rules = new Set(outcome.violations.map(({ rule }) => rule));
      for (const rule of rules) {
        summary.broken[rule] = (summary.broken[rule] ?? 0) + 1;
        if (!examples.has(rule)) examples.set(rule, outcome);
      }
      if (rules.size > 0) summary.failed.push(`SEED=${seed} RUN=${run}`);
    }
    summary.milliseconds = Math.round(performance.now() - started);
    task.meta.simulation = summary;
    const broken = Object.keys(summary.broken);
    const shown: string[] = [];
    for (const rule of broken) shown.push(await told(rule, examples.get(rule)));
    expect(broken, shown.join("\n\n")).toEqual([]);
  },
  Number.POSITIVE_INFINITY,
);

/** A broken rule with as little trouble as it takes, and how to see it again. */
async function told(rule: string, outcome: Outcome | undefined): Promise<string> {
  if (!outcome) return rule;
  const { run, violations, trace } = await shrink(outcome, rule);
  const said = violations.map((one) => `${one.rule}: ${one.what}`);
  return [`SEED=${seed} RUN=${run} npm run bench -- simulate`, ...said, ...trace].join("\n");
}
