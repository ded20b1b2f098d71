import { type CalendarEvent, isReminded } from "./calendar-event";
import { meetingCode } from "./meet-link";
import { DAY, type Instant, MINUTE } from "./time";
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

/** The entries in their order, so many letters of them to each part; one that is longer alone has a part of its own. */
export function partsOf(entries: readonly TranscriptEntry[], letters = PART_LENGTH): TranscriptEntry[][] {
  const parts: TranscriptEntry[][] = [];
  let room = 0;
  for (const entry of entries) {
    if (entry.text.length > room) {
      parts.push([]);
      room = letters;
    }
    parts.at(-1)?.push(entry);
    room -= entry.text.length;
  }
  return parts;
}

/** Transcripts come minutes to hours after the meeting: Google is asked at growing pauses, and for a day. */
const FIRST_LOOK_MS = 5 * MINUTE;
const LAST_LOOK_MS = DAY;

/**
 * When Google Meet is asked for the transcript of a meeting: 5, 10, 20, 40 minutes and so on after its end.
 *
 * @param tries that were made
 * @returns null when it has been asked for a day
 */
export function nextLook(endAt: Instant, tries: number): Instant | null {
  const after = FIRST_LOOK_MS * 2 ** tries;
  const before = FIRST_LOOK_MS * 2 ** (tries - 1);
  if (after <= LAST_LOOK_MS) return endAt + after;
  return tries > 0 && before < LAST_LOOK_MS ? endAt + LAST_LOOK_MS : null;
}

/** Of these meetings those that are held at Google Meet and that the user has not declined, and when to ask first. */
export function plannedCollections(events: readonly CalendarEvent[]) {
  return events.filter(isReminded).flatMap(({ id: eventId, title, start, end, hangoutLink }) => {
    const code = meetingCode(hangoutLink);
    const dueAt = nextLook(end, 0);
    return code === null || dueAt === null ? [] : [{ eventId, title, start, end, dueAt, meetingCode: code }];
  });
}
