import type { Outcome, Simulate } from "./outcome";

/** So many times at most is a run played again to make it shorter to read. */
const MOST_REPLAYS = 40;

/**
 * The same rule broken with as little trouble as it takes: each trouble that is not needed is left out, halves first.
 */
export async function shrink(simulate: Simulate, failed: Outcome, rule: string): Promise<Outcome> {
  const { seed, run } = failed;
  let smallest = failed;
  let without = new Set<number>();
  let replays = 0;
  for (let size = Math.ceil(failed.faults.length / 2); size >= 1; size = size === 1 ? 0 : Math.ceil(size / 2)) {
    for (let from = 0; from < smallest.faults.length && replays < MOST_REPLAYS; from += size) {
      const piece = Array.from({ length: size }, (_, n) => from + n);
      if (piece.every((one) => without.has(one))) continue;
      const tried = new Set([...without, ...piece]);
      const outcome = await simulate(seed, run, tried);
      replays += 1;
      if (!outcome.violations.some((one) => one.rule === rule)) continue;
      smallest = outcome;
      without = tried;
    }
  }
  return smallest;
}
