import type { Instant } from "./time";

/** What one person said in one go. */
export interface TranscriptEntry {
  /** Unique in its transcript. */
  id: string;
  /** The name as the source wrote it: a guest's, a nickname, or null where nobody is named. */
  speaker: string | null;
  /** Seconds from the start of the meeting; null where the source has no times. */
  at: number | null;
  text: string;
}

export interface TranscriptGuest {
  name: string;
  email: string | null;
}

/** The words of one meeting, in the order in which they were said. */
export interface Transcript {
  title: string;
  /** When the meeting began: "on Friday" is counted from here. */
  start: Instant;
  /** IANA zone of the meeting. */
  zone: string;
  guests: readonly TranscriptGuest[];
  entries: readonly TranscriptEntry[];
}
