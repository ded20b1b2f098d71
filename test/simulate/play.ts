import type { Outcome, Simulate } from "./outcome";
import { shrink } from "./shrink";

declare module "vitest" {
  interface TaskMeta {
    simulation?: Summary;
  }
}

/** What `npm run bench -- simulate` adds up. */
interface Summary {
  runs: number;
  counts: Record<string, number>;
  /** How many runs broke a rule, by rule. */
  broken: Record<string, number>;
  /** `SEED=… RUN=…` of the runs that failed. */
  failed: string[];
}

/**
 * Plays runs one after another.
 *
 * @returns what they come to, and each rule that was broken with as little trouble as it takes and how to see it again
 */
export async function play(
  simulate: Simulate,
  { seed, from, runs }: { seed: string; from: number; runs: number },
): Promise<{ summary: Summary; told: string[] }> {
  const summary: Summary = { runs, counts: {}, broken: {}, failed: [] };
  // The first run that broke each rule, to be read.
  const examples = new Map<string, Outcome>();
  for (let run = from; run < from + runs; run += 1) {
    const outcome = await simulate(seed, run);
    for (const [name, count] of Object.entries({ ...outcome.counts, troubles: outcome.faults.length }))
      summary.counts[name] = (summary.counts[name] ?? 0) + count;
    const rules = new Set(outcome.violations.map(({ rule }) => rule));
    for (const rule of rules) {
      summary.broken[rule] = (summary.broken[rule] ?? 0) + 1;
      if (!examples.has(rule)) examples.set(rule, outcome);
    }
    if (rules.size > 0) summary.failed.push(`SEED=${seed} RUN=${run}`);
  }
  const told: string[] = [];
  for (const [rule, example] of examples) {
    const { run, violations, trace } = await shrink(simulate, example, rule);
    const said = violations.map((one) => `${one.rule}: ${one.what}`);
    told.push([`SEED=${seed} RUN=${run} npm run bench -- simulate`, ...said, ...trace].join("\n"));
  }
  return { summary, told };
}
