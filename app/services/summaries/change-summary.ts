import { type Db, runTogether, type Statement } from "~/db/database";
import { requestPlan } from "~/db/planned-notifications";
import { setSummaryDeleted } from "~/db/summaries";
import { askForOther, askForSummary, expireWords, forgetToSummarise } from "~/db/transcripts";
import { RETENTION } from "~/domain/retention";
import type { Instant } from "~/domain/time";
import type { Deps } from "../deps";
import { summariseMeeting } from "./summarise-meeting";

interface Of {
  userId: string;
  eventId: string;
  now: Instant;
}

/** Makes the summary anew from the words that are kept. @returns whether there were any */
export async function regenerateSummary(
  deps: Parameters<typeof summariseMeeting>[0],
  { userId, eventId, now }: Of,
): Promise<boolean> {
  const asked = await askForSummary(deps.db, userId, eventId, now);
  if (asked.length === 0) return false;
  await summariseMeeting(deps, userId, eventId);
  return true;
}

/** Puts a summary away, and the words that it was made of; it can be brought back for as long as `RETENTION` says. Once more changes nothing. */
export async function deleteSummary(
  deps: Pick<Deps, "db" | "notifyPages">,
  { userId, eventId, now }: Of,
): Promise<void> {
  const { db } = deps;
  await runTogether(db, putAway(db, { userId, eventId, now }));
  await deps.notifyPages(userId, "meetings");
}

const putAway = (db: Db, { userId, eventId, now }: Of): Statement[] => [
  setSummaryDeleted(db, userId, eventId, now),
  expireWords(db, userId, eventId, now + RETENTION.deletedSummaries.keepMs),
];

/** Takes back words that were handed over, as statements: what was made of them is put away, and nothing more is made. */
export const takeBackWords = (db: Db, of: Of): Statement[] => [
  ...putAway(db, of),
  forgetToSummarise(db, of.userId, of.eventId),
];

/** @returns whether there was one to bring back */
export async function restoreSummary(
  deps: Pick<Deps, "db" | "notifyPages">,
  { userId, eventId, now }: Of,
): Promise<boolean> {
  const { db } = deps;
  const [restored] = await runTogether(db, [
    setSummaryDeleted(db, userId, eventId, null),
    expireWords(db, userId, eventId, null),
    // Words that came since are not those of the summary that is back.
    askForOther(db, userId, eventId, now),
    ...requestPlan(db, userId),
  ]);
  await deps.notifyPages(userId, "meetings");
  return (restored as unknown[]).length > 0; // the first statement gives back what it wrote
}
