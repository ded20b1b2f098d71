import fc from "fast-check";
import { inject } from "vitest";

declare module "vitest" {
  interface ProvidedContext {
    /** Drawn anew for each run of the tests, unless `SEED` is set. */
    seed: number;
  }
}

/** What a property is tried with: the seed of this run, named in a failure so that `SEED=…` brings the same cases again. */
export function seeded<T>(more: fc.Parameters<T> = {}): fc.Parameters<T> {
  const seed = inject("seed");
  return {
    ...more,
    seed,
    reporter: (details) => {
      if (!details.failed) return;
      throw new Error(`With SEED=${seed}: ${fc.defaultReportMessage(details)}`, { cause: details.errorInstance });
    },
  };
}
