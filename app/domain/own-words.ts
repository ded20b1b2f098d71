import type { TranscriptEntry } from "./transcript";

/** How people name themselves in front of what they said, in their own notes: folded, in five languages. */
const SELF: ReadonlySet<string> = new Set(["me", "i", "myself", "ik", "ikzelf", "ich", "moi", "je", "yo"]);

/**
 * The entries of words that the user has handed over, where whoever is called "Me" in them is the user.
 *
 * @param name of the user; nothing changes where it is empty
 */
export function withOwnName(entries: readonly TranscriptEntry[], name: string): TranscriptEntry[] {
  const isSelf = (speaker: string | null) => speaker !== null && SELF.has(speaker.trim().toLowerCase());
  return entries.map((entry) => (name && isSelf(entry.speaker) ? { ...entry, speaker: name } : entry));
}
