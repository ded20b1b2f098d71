import { selectEvent } from "~/db/agenda";
import { eventFromRow } from "~/db/calendar-events";
import { contentHash } from "~/db/transcripts";
import { ownerOf, selectOwner } from "~/db/users";
import { describeError } from "~/domain/describe-error";
import { logEvent } from "~/domain/log-event";
import { withOwnName } from "~/domain/own-words";
import { type PassedWords, readNotes } from "~/domain/passed-words";
import { strangersIn } from "~/domain/strangers";
import type { Instant } from "~/domain/time";
import { readTranscriptFile, readTranscriptText, type TranscriptRead } from "~/domain/transcript-file";
import { isProviderError } from "~/providers/errors";
import type { Deps } from "../deps";
import { guestsOf, keepTranscript } from "./add-transcript";

/** Why words were not taken: those of `TranscriptRead`, the account has no summaries, the meeting is gone, or WhatsApp did not give the file. */
export type WordsProblem = Extract<TranscriptRead, { ok: false }>["problem"] | "no-plan" | "gone" | "not-loaded";

interface Taken {
  ok: true;
  /** They are summarised already. */
  same: boolean;
  /** Names the words. */
  hash: string;
  /** Who speaks in them, where that is nobody of the meeting. */
  strangers: string[];
}

/**
 * Keeps words that came on WhatsApp as those of a meeting; whoever called has them summarised.
 *
 * @returns `same` when they are summarised already
 */
export async function takeWords(
  deps: Pick<Deps, "db" | "clock" | "whatsapp">,
  { userId, eventId, passed, now }: { userId: string; eventId: string; passed: PassedWords; now: Instant },
): Promise<Taken | { ok: false; problem: WordsProblem }> {
  const { db } = deps;
  const [users, preferences, integrations, google, events] = await db.batch([
    ...selectOwner(db, userId),
    selectEvent(db, userId, eventId),
  ]);
  const owner = ownerOf([users, preferences, integrations, google]);
  const [event] = events.map(eventFromRow);
  if (!owner || !event) return { ok: false, problem: "gone" };
  const read = await readWords(deps, passed, owner.user.name);
  if (read === "not-loaded") return { ok: false, problem: read };
  if (!read.ok) return { ok: false, problem: read.problem };
  const entries = withOwnName(read.entries, owner.user.name);
  const kept = await keepTranscript(deps, {
    ...{ userId, eventId, entries, source: "whatsapp", zone: owner.preferences.timezone, now },
    meeting: { title: event.title, startAt: event.start, attendees: event.attendees },
  });
  if (kept === "no-plan") return { ok: false, problem: kept };
  const strangers = strangersIn(entries, guestsOf(event, owner));
  return { ok: true, same: kept === "same", hash: contentHash(entries), strangers };
}

async function readWords(
  { whatsapp }: Pick<Deps, "whatsapp">,
  passed: PassedWords,
  speaker: string,
): Promise<TranscriptRead | "not-loaded"> {
  if (passed.kind === "text") return readTranscriptText(passed.text);
  if (passed.kind === "notes") return readNotes(passed.text, speaker);
  try {
    const { bytes } = await whatsapp.download(passed.mediaId);
    return readTranscriptFile(new Uint8Array(bytes), passed.name);
  } catch (error) {
    if (!isProviderError(error)) throw error;
    logEvent("document-not-loaded", describeError(error), "error");
    return error.reason === "too-large" ? { ok: false, problem: "too-large", sentence: "" } : "not-loaded";
  }
}
