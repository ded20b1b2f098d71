import { runTogether } from "~/db/database";
import { keepEarlier } from "~/db/earlier-summaries";
import { contentHash, replaceTranscript } from "~/db/transcripts";
import type { Instant } from "~/domain/time";
import type { Transcript } from "~/domain/transcript";
import { expiryOf, type TranscriptSource } from "~/domain/transcript-source";
import type { Deps } from "../deps";

interface Words {
  userId: string;
  eventId: string;
  transcript: Transcript;
  source: TranscriptSource;
  /** As the user has set it. */
  keepDays: number;
  now: Instant;
}

/**
 * Keeps the words of a meeting in the place of those that were kept of it, which can be brought back with their summary for
 * a while, and asks for their summary: whoever called may
 * make it at once (`summariseMeeting`), and the cron does when that run dies.
 *
 * @returns `same` when these words are summarised already
 */
export async function saveTranscript(
  { db }: Pick<Deps, "db">,
  { userId, eventId, transcript, source, keepDays, now }: Words,
): Promise<"saved" | "same"> {
  // With "summary only" they wait for their summary and no longer; a day is for one that cannot be made at once.
  const expiresAt = expiryOf(Math.max(keepDays, 1), now);
  const hash = contentHash(transcript.entries);
  const kept = keepEarlier(db, { userId, eventId, hash }, now);
  const replaced = replaceTranscript(db, { ...transcript, userId, eventId, source, expiresAt }, now);
  const changed = (await runTogether(db, [...kept, ...replaced]))[kept.length];
  return (changed as unknown[]).length > 0 ? "saved" : "same"; // the first of them gives back what it wrote
}
