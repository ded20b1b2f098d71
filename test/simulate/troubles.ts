import type { Trouble, Troubles } from "./machine";
import type { Random } from "./random";

/** How often something goes wrong, where it does at all. */
const RATES = [0.01, 0.03, 0.1, 0.3];

/** What can go wrong where the cron and the queues do the work. */
export const OF_THE_CRON: readonly Trouble[] = [
  ...(["kill", "whatsapp", "google", "mail", "database", "statusLost", "statusTwice", "statusLate"] as const),
  ...(["statusFailed", "queueTwice", "deadLetter", "cronTwice", "cronMissed", "interleave"] as const),
];

/**
 * Each run has its own mix: some kinds of trouble not at all, some often; one run in five has none.
 *
 * @param spared how likely a kind stays away from a run
 */
export function troublesOf(luck: Random, kinds: readonly Trouble[], spared: number): Troubles {
  const calm = luck.chance(0.2);
  const rates = kinds.map((kind) => [kind, calm || luck.chance(spared) ? 0 : luck.pick(RATES)] as const);
  const troubles = Object.fromEntries(rates) as unknown as Troubles; // one for each of its kinds
  // A life has dozens of steps, and one that dies at every third never gets anywhere.
  return { ...troubles, kill: troubles.kill / 5, database: troubles.database / 5 };
}
