import type { TranscriptGuest } from "./transcript";

/**
 * The one guest whom a name means: the whole name, a part of it that nobody else bears ("Tom", "de Vries"), an initial
 * or a short form with a part ("y.lopes", "Cris Lao"), or the part of the address before the @.
 *
 * @param said as it was spoken, or as the source of a transcript wrote it
 * @returns null for nobody, and for a name that fits two
 */
export function guestNamed<Guest extends TranscriptGuest>(said: string, guests: readonly Guest[]): Guest | null {
  const parts = nameParts(said);
  if (parts.length === 0) return null;
  const whole = guests.filter(({ name }) => nameParts(name).join(" ") === parts.join(" "));
  if (whole.length > 0) return onlyOf(whole);
  const byParts = guests.filter(({ name }) => isPartOf(parts, nameParts(name)));
  if (byParts.length > 0) return onlyOf(byParts);
  return onlyOf(
    guests.filter(({ email }) => email && nameParts(email.split("@")[0] ?? "").join(" ") === parts.join(" ")),
  );
}

/** Every part is one of the name, in its order; an initial, or some letters more, is enough beside a whole part. */
function isPartOf(parts: readonly string[], name: readonly string[]): boolean {
  let from = 0;
  let hasWhole = false;
  for (const part of parts) {
    const at = name.findIndex((one, i) => i >= from && one.startsWith(part));
    if (at < 0) return false;
    hasWhole ||= part.length > 1 && name[at] === part;
    from = at + 1;
  }
  return hasWhole;
}

const onlyOf = <Guest>(found: readonly Guest[]): Guest | null => (found.length === 1 ? (found[0] ?? null) : null);

/** "Sébastien O'Neil-Noël" → sebastien, oneil, noel. */
export function nameParts(name: string): string[] {
  return (
    name
      .normalize("NFD")
      .replace(/[\p{M}'’]/gu, "")
      .toLowerCase()
      .match(/\p{L}+/gu) ?? []
  );
}
