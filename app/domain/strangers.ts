import { guestNamed } from "./guest-name";
import { personName } from "./person-name";
import type { TranscriptEntry, TranscriptGuest } from "./transcript";

/** One name may be a nickname; two that nobody on the guest list bears are others' talk. */
const FEWEST_STRANGERS = 2;
/** As many as are named. */
const MOST_NAMED = 3;

/**
 * Who speaks in a transcript, by the names that it has, where that is nobody of the meeting: then it may be that of
 * another one. Empty where one of them is a guest, where no names are given, and where nobody else was invited.
 */
export function strangersIn(entries: readonly TranscriptEntry[], guests: readonly TranscriptGuest[]): string[] {
  if (guests.length < 2) return [];
  const names = new Map<string, string>();
  for (const { speaker } of entries)
    if (speaker && !isLabel(speaker)) names.set(speaker.trim().toLowerCase(), speaker.trim());
  const speakers = [...names.values()];
  if (speakers.length < FEWEST_STRANGERS || speakers.some((name) => isOneOf(name, guests))) return [];
  return speakers
    .map(personName)
    .filter((name) => name !== "")
    .slice(0, MOST_NAMED);
}

/** "Speaker 1": a machine told voices apart, and knows nobody. */
const isLabel = (speaker: string): boolean => /\p{N}/u.test(speaker) || /^unknown\b/i.test(speaker.trim());

/** A first name that two guests bear is one of them all the same. */
const isOneOf = (name: string, guests: readonly TranscriptGuest[]): boolean =>
  guests.some((guest) => guestNamed(name, [guest]) !== null);
