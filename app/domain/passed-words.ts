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
/** Or so few lines, where each is a name and at least so many words. */
const FEWEST_LINES = 3;
const FEWEST_WORDS = 4;

/** Whether a text is what several people have said, by its own form: names in front of its lines, or times. */
export function looksLikeTranscript(text: string): boolean {
  if (isShortTalk(text)) return true;
  if (text.length < FEWEST_LETTERS || text.split("\n").length < FEWEST_ENTRIES) return false;
  const read = readTranscriptText(text);
  return read.ok && (/^\s*WEBVTT/.test(text) || isTalk(read.entries));
}

/**
 * A few lines, each what somebody says, with nothing of the sender's own beside them. Where nobody speaks again they have
 * to end as sentences do: else they are a list of what is wanted of each.
 */
function isShortTalk(text: string): boolean {
  const lines = text.split("\n").filter((line) => line.trim() !== "");
  if (lines.length < FEWEST_LINES) return false;
  const read = readTranscriptText(text);
  if (!read.ok || read.entries.length !== lines.length) return false;
  const isSaid = ({ speaker, text: said }: TranscriptEntry) =>
    speaker !== null && said.split(/\s+/).filter((word) => /\p{L}/u.test(word)).length >= FEWEST_WORDS;
  const speakers = new Set(read.entries.map(({ speaker }) => speaker)).size;
  const speaksAgain = speakers < lines.length;
  return (
    speakers > 1 && read.entries.every(isSaid) && (speaksAgain || lines.every((line) => /[.!?…]$/u.test(line.trim())))
  );
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
