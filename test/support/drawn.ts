import { inject } from "vitest";

declare module "vitest" {
  interface ProvidedContext {
    /** Whether no case is left out: `npm run bench -- simulate` wants it so. */
    everyCase: boolean;
  }
}

/**
 * Of cases that are much alike every `share`-th, and others with each seed of a run, so that what a few runs leave out is
 * nothing. `npm run bench -- simulate` tries all of them.
 *
 * @param place where the same cases are drawn for several things, which of them it is: each begins at another case
 */
export function drawn<T>(cases: readonly T[], share: number, place = 0): T[] {
  if (inject("everyCase")) return [...cases];
  const first = (inject("seed") + place) % share;
  return cases.filter((_, n) => (n + first) % share === 0);
}

/** How a failure names the cases that were drawn. */
export const drawnWith = (what: string) => `${what}, with SEED=${inject("seed")}`;
