import { type Db, runTogether, type Statement } from "~/db/database";
import { bringBackEarlier, forgetEarlier, keepEarlier } from "~/db/earlier-summaries";
import { requestPlan } from "~/db/planned-notifications";
import { setSummaryDeleted } from "~/db/summaries";
import { askForOther, askForSummary, expireWords, forgetToSummarise, selectStandingWords } from "~/db/transcripts";
import { RETENTION } from "~/domain/retention";
import type { Instant } from "~/domain/time";
import type { Deps } from "../deps";
import { summariseMeeting } from "./summarise-meeting";

interface Of {
  userId: string;
  eventId: string;
  now: Instant;
}

/**
 * Makes the summary anew from the words that are kept; one that the user has changed can be brought back for a while.
 *
 * @returns whether there were any
 */
export async function regenerateSummary(
  deps: Parameters<typeof summariseMeeting>[0],
  { userId, eventId, now }: Of,
): Promise<boolean> {
  const { db } = deps;
  const kept = keepEarlier(db, { userId, eventId, hash: null }, now);
  const asked = (await runTogether(db, [...kept, askForSummary(db, userId, eventId, now)])).at(-1);
  if ((asked as unknown[]).length === 0) return false; // the last of them gives back what it wrote
  await summariseMeeting(deps, userId, eventId);
  return true;
}

/** Puts a summary away, and the words that it was made of; it can be brought back for as long as `RETENTION` says. Once more changes nothing. */
export async function deleteSummary(
  deps: Pick<Deps, "db" | "notifyPages">,
  { userId, eventId, now }: Of,
): Promise<void> {
  const { db } = deps;
  await runTogether(db, [...putAway(db, { userId, eventId, now }), forgetEarlier(db, userId, eventId)]);
  await deps.notifyPages(userId, "meetings");
}

const putAway = (db: Db, { userId, eventId, now }: Of): Statement[] => [
  setSummaryDeleted(db, userId, eventId, now),
  expireWords(db, userId, eventId, now + RETENTION.deletedSummaries.keepMs),
];

/** Other words have taken the place since; or the summary from before is back; or there is none now. */
export type TakenBack = "replaced" | "earlier-back" | "put-away";

/**
 * Takes back words that were handed over: the summary that they replaced is there again, with its words, for as long as it
 * is kept. Where there is none, what was made of them is put away, and nothing more is made. Nobody is told anew. Words
 * that have taken their place since are somebody's newer wish, and stay.
 *
 * @param hash names the words that were handed over; null where that is not known any more
 * @param alongside written in the same transaction
 */
export async function takeBackWords(
  deps: Pick<Deps, "db" | "notifyPages">,
  { userId, eventId, now, hash }: Of & { hash: string | null },
  alongside: readonly Statement[] = [],
): Promise<TakenBack> {
  const { db } = deps;
  const [standing] = await selectStandingWords(db, userId, eventId);
  if (hash !== null && standing && standing.hash !== hash) {
    await runTogether(db, alongside);
    return "replaced";
  }
  // What was made of the same words before, and changed, goes with them.
  if (standing) await forgetEarlier(db, userId, eventId, standing.hash);
  const otherwise = [...putAway(db, { userId, eventId, now }), forgetToSummarise(db, userId, eventId)];
  const isBack = await bringBack(deps, userId, bringBackEarlier(db, { userId, eventId, otherwise }), alongside);
  return isBack ? "earlier-back" : "put-away";
}

/** Puts the summary that was replaced last in the place of what stands. @returns whether there was one */
export const restoreEarlier = (
  deps: Pick<Deps, "db" | "notifyPages">,
  { userId, eventId }: Omit<Of, "now">,
): Promise<boolean> => bringBack(deps, userId, bringBackEarlier(deps.db, { userId, eventId }));

/** @returns whether there was one to bring back */
export async function restoreSummary(
  deps: Pick<Deps, "db" | "notifyPages">,
  { userId, eventId, now }: Of,
): Promise<boolean> {
  const { db } = deps;
  return bringBack(deps, userId, [
    setSummaryDeleted(db, userId, eventId, null),
    expireWords(db, userId, eventId, null),
    // Words that came since are not those of the summary that is back.
    askForOther(db, userId, eventId, now),
  ]);
}

/** @param statements the first gives a row back when there is something to bring back */
async function bringBack(
  { db, notifyPages }: Pick<Deps, "db" | "notifyPages">,
  userId: string,
  statements: readonly Statement[],
  alongside: readonly Statement[] = [],
): Promise<boolean> {
  const [rows] = await runTogether(db, [...statements, ...requestPlan(db, userId), ...alongside]);
  await notifyPages(userId, "meetings");
  return (rows as unknown[]).length > 0;
}
