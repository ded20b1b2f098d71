import { runTogether, type Statement } from "~/db/database";
import type { Deps } from "../deps";
import type { WriteOutcome } from "./write-outcome";

/**
 * One write to the calendar, taken apart so that several share their round trips to D1. Each part may run again after
 * a crash and does nothing twice.
 */
export interface CalendarWrite {
  /**
   * What has to be granted in D1 before Google is asked: the first statement gives a row back when it is, the others
   * follow it in the same transaction. Left out where D1 only follows Google.
   */
  claim?: readonly [Statement, ...Statement[]];
  /**
   * Why the claim gave nothing back; a write that an earlier run has done already ends well.
   *
   * @param answers what the claim's statements gave
   */
  whyRefused?(answers: readonly unknown[]): Promise<WriteOutcome>;
  /** Does it at Google. */
  write(): Promise<WriteOutcome>;
  /** What D1 learns from Google's answer. */
  afterwards(outcome: WriteOutcome): readonly Statement[];
}

/**
 * Does the writes one after another, each whatever became of the one before: one round trip to D1 for all that has to be
 * claimed, one for all that follows from Google's answers.
 *
 * @param alongside the caller's own statements, written in the first of these round trips, whatever Google says
 * @returns how each write ended, in their order
 */
export async function writeTogether(
  { db }: Pick<Deps, "db">,
  writes: readonly CalendarWrite[],
  alongside: readonly Statement[] = [],
): Promise<WriteOutcome[]> {
  const claims = writes.flatMap(({ claim = [] }) => [...claim]);
  const claimed = claims.length > 0 ? await runTogether(db, [...alongside, ...claims]) : [];
  const later = claims.length > 0 ? [] : [...alongside];
  const outcomes: WriteOutcome[] = [];
  let at = alongside.length;
  for (const { claim, whyRefused, write, afterwards } of writes) {
    const answers = claimed.slice(at, at + (claim?.length ?? 0));
    at += answers.length;
    const [granted] = answers;
    const isRefused = claim && !(Array.isArray(granted) && granted.length > 0);
    const refused = async () => (await whyRefused?.(answers)) ?? ({ ok: false, reason: "slot-taken" } as const);
    const outcome = await (isRefused ? refused() : write());
    outcomes.push(outcome);
    // Where nothing was claimed nothing has to be taken back.
    if (!isRefused || outcome.ok) later.push(...afterwards(outcome));
  }
  await runTogether(db, later);
  return outcomes;
}

/** The same for a write that stands alone. */
export async function writeAlone(deps: Pick<Deps, "db">, write: CalendarWrite, alongside: readonly Statement[] = []) {
  const [outcome] = await writeTogether(deps, [write], alongside);
  // One write has one outcome.
  return outcome as WriteOutcome;
}
