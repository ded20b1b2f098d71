import type { TranscriptEntry } from "./transcript";
import { readTranscriptText, type TranscriptRead } from "./transcript-file";

/** Words that came on WhatsApp and are not said to us: they are kept or summarised, and never read as a request. */
export type PassedWords =
  /** Pasted, or passed on. */
  | { kind: "text"; text: string }
  /** What the user says was said. */
  | { kind: "notes"; text: string }
  /** Where WhatsApp keeps the file, and its name. */
  | { kind: "document"; mediaId: string; name: string };

/** Fewer letters than these are a message. */
const FEWEST_LETTERS = 160;
/** So many entries with a name in front are a talk. */
const FEWEST_ENTRIES = 4;
const MOSTLY = 0.6;

/** Whether a text is what several people have said, by its own form: names in front of its lines, or times. */
export function looksLikeTranscript(text: string): boolean {
  if (text.length < FEWEST_LETTERS || text.split("\n").length < FEWEST_ENTRIES) return false;
  const read = readTranscriptText(text);
  return read.ok && (/^\s*WEBVTT/.test(text) || isTalk(read.entries));
}

function isTalk(entries: readonly TranscriptEntry[]): boolean {
  const told = entries.filter(({ speaker, at }) => speaker !== null || at !== null);
  const speakers = new Set(told.map(({ speaker }) => speaker));
  const isTimed = told.every(({ at }) => at !== null);
  return told.length >= FEWEST_ENTRIES && told.length >= entries.length * MOSTLY && (speakers.size > 1 || isTimed);
}

/** Whether words that were passed on are more than a line in a chat. */
export const isLongEnough = (text: string): boolean => text.length >= FEWEST_LETTERS;

/** Notes as a transcript: whoever dictates them says them. */
export function readNotes(text: string, speaker: string): TranscriptRead {
  const read = readTranscriptText(text);
  if (!read.ok) return read;
  const entries = read.entries.map((entry) => ({ ...entry, speaker: entry.speaker ?? (speaker || null) }));
  return { ok: true, entries };
}

/** Whether a file may be a transcript, by its name or its type. */
export const isTranscriptFile = (name: string, mimeType: string): boolean =>
  /\.(?:txt|md|vtt|srt|docx)$/i.test(name) || /^text\/|wordprocessingml|subrip/i.test(mimeType);
