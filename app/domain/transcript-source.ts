import { DAY, type Instant } from "./time";
import type { TranscriptEntry } from "./transcript";

/** How the words of a meeting came to us. */
export type TranscriptSource = "pasted" | "file" | "google-meet" | "whatsapp";

/** What came of asking Google Meet for a transcript, as far as it is known. */
export type CollectionOutcome = "waiting" | "collected" | "no-transcript" | "no-scope" | "refused";

/** For how many days a user may have the words of meetings kept; 0 is the summary only. */
export const KEEP_DAYS = [0, 7, 30, 90] as const;

/** When the words go that came at `now`. */
export const expiryOf = (keepDays: number, now: Instant): Instant => now + keepDays * DAY;

/** Characters to one stored part: a part is the unit in which words are read and searched. */
const PART_LENGTH = 8_000;

/** The entries in their order, some of them to each part; one that is longer alone has a part of its own. */
export function partsOf(entries: readonly TranscriptEntry[]): TranscriptEntry[][] {
  const parts: TranscriptEntry[][] = [];
  let room = 0;
  for (const entry of entries) {
    if (entry.text.length > room) {
      parts.push([]);
      room = PART_LENGTH;
    }
    parts.at(-1)?.push(entry);
    room -= entry.text.length;
  }
  return parts;
}
