import { oneSlip } from "../grammar/spelling";
import { type Lexicon, nearKey, openingOf, type Phrase, type Role, type Word } from "./lexicon";

/** A phrase that stands in a message: words `from` to `to` (exclusive), and the place of its second part. */
export interface PhraseFound {
  from: number;
  to: number;
  roles: readonly Role[];
  /** Its second part stands behind it and belongs to a length as well. */
  isParted?: true;
  /** Place of the second part of a verb. */
  end?: { from: number; to: number };
}

/** How many words may stand between the parts of a verb. */
const WIDEST = 16;

/** Whether a small word is the second part of a verb: nothing follows that it could lead in. */
function isParticle(words: readonly Word[], behind: number, phrases: Lexicon["phrases"]): boolean {
  const next = words[behind]?.text;
  if (next === undefined || !/^[\p{L}\p{N}]/u.test(next)) return true;
  const roles = phrases.get(next)?.flatMap((phrase) => (phrase.pieces.length === 1 ? phrase.roles : [])) ?? [];
  // "Zeg de borrel af geen zin in", "put the padel back in after all"
  const isAside = phrases
    .get(next)
    ?.some(
      ({ pieces, roles: of }) =>
        (of.includes("because") || of.includes("repair")) && pieces.every((one, k) => words[behind + k]?.text === one),
    );
  return isAside === true || roles.some((role) => BEHIND_PARTICLE.has(role));
}

const isWay = (end: readonly string[], phrases: Lexicon["phrases"]) =>
  phrases
    .get(end[0] ?? "")
    ?.some(
      ({ pieces, roles }) => pieces.length === end.length && (roles.includes("later") || roles.includes("earlier")),
    ) ?? false;

/** "Bring the call forward an hour", "… by 20 minutes": a figure or an article, behind the second part of a verb. */
const isHowFar = (words: readonly Word[], behind: number, phrases: Lexicon["phrases"]) =>
  /^\d/.test(words[behind]?.text ?? "") ||
  (phrases
    .get(words[behind]?.text ?? "")
    ?.some(({ pieces, roles }) => pieces.length === 1 && (roles.includes("filler") || roles.includes("byLength"))) ??
    false);

/** What may follow the second part of a verb: "voeg Anna toe aan de lunch". */
const BEHIND_PARTICLE = new Set<Role>([
  "subject",
  "courtesy",
  "to",
  "join",
  "with",
  "on",
  "from",
  "at",
  "for",
  "repair",
  "because",
  "as",
  "exceptFor",
]);

/** The longest phrase at a place; null when no word there is known. A place is looked at once, however often it is asked. */
export function phraseAt(words: readonly Word[], i: number, lexicon: Lexicon): PhraseFound | null {
  const kept = looked.get(words);
  const known = kept?.lexicon === lexicon ? kept : { lexicon, found: [] };
  if (known !== kept) looked.set(words, known);
  const before = known.found[i];
  if (before !== undefined) return before;
  const found = findPhrase(words, i, lexicon);
  if (i >= 0) known.found[i] = found;
  return found;
}

/** What stands at each place of a message; `undefined` where nobody has looked yet. */
const looked = new WeakMap<readonly Word[], { lexicon: Lexicon; found: (PhraseFound | null | undefined)[] }>();

/** "Er maar uit" for "eruit": how many words the second part of a verb takes at a place; 0 where it does not stand there. */
function lengthOfEnd(end: readonly string[], words: readonly Word[], at: number, phrases: Lexicon["phrases"]): number {
  if (end.every((piece, k) => words[at + k]?.text === piece)) return end.length;
  const [first = "", more] = end;
  const opening = words[at]?.text ?? "";
  if (more !== undefined || opening.length !== 2 || !first.startsWith(opening) || first === opening) return 0;
  const isSmall = ({ text }: Word) =>
    phrases.get(text)?.some(({ pieces, roles }) => pieces.length === 1 && roles.some((role) => AMID.has(role)));
  const last = words.findIndex(({ text }, n) => n > at && text === first.slice(opening.length));
  return last > at && last - at <= MOST_AMID && words.slice(at + 1, last).every(isSmall) ? last - at + 1 : 0;
}

const AMID = new Set<Role>(["courtesy", "but", "repair", "planned", "too"]);
const MOST_AMID = 4;

/** "Bij" and "erbij". */
const isSameEnd = (one: readonly string[], other: readonly string[]) =>
  one.join() === other.join() ||
  (one.length === 1 && other.length === 1 && (one[0]!.endsWith(other[0]!) || other[0]!.endsWith(one[0]!)));

function findPhrase(words: readonly Word[], i: number, lexicon: Lexicon): PhraseFound | null {
  const { phrases } = lexicon;
  const stands = (pieces: readonly string[], at: number) => pieces.every((piece, k) => words[at + k]?.text === piece);
  // Declared wide: the compiler does not follow it through the loop.
  let found = null as PhraseFound | null;
  let parts = 0;
  const all = opening(words, i, lexicon);
  const plainRoles = (length: number) =>
    all.find(({ pieces, end }) => !end && pieces.length === length && stands(pieces, i))?.roles ?? [];
  for (const { pieces, end, roles: own } of all) {
    if (!stands(pieces, i)) continue;
    // "Verschieb … um": how far says the second part, what is done the first.
    const isWhat = end !== undefined && !own.some((role) => role.startsWith("act:"));
    const roles = isWhat ? [...new Set([...own, ...plainRoles(pieces.length)])] : own;
    if (!end) {
      found ??= { from: i, to: i + pieces.length, roles };
      continue;
    }
    if (found && !found.end && found.to > i + pieces.length) continue;
    for (let at = i + pieces.length; at < Math.min(words.length, i + WIDEST); at++) {
      // "Zet … en plan … in", "doe … en zet … er ook bij": the part is that of the nearer verb.
      const isOther = lexicon.parts.get(words[at]!.text)?.some((part) => isSameEnd(part, end));
      if (/[.!?;]/.test(words[at]!.text) || isOther) break;
      const length: number = at > i + pieces.length ? lengthOfEnd(end, words, at, phrases) : 0;
      if (length === 0) continue;
      const to = at + length;
      // "Zeg het af": the part stands at the end, or before what is no object any more.
      const isFar = isWay(end, phrases) && isHowFar(words, to, phrases);
      // How far it goes stands behind the second part, which belongs to that then.
      if (isFar) {
        found = { from: i, to: i + pieces.length, roles, isParted: true };
        break;
      }
      // "Take Tom off the retro", "let Tom know why"
      const isOff = roles.some((role) => role === "act:uninvite" || role === "act:tell") && words[to] !== undefined;
      if (isOff || isParticle(words, to, phrases)) {
        const one = { from: i, to: i + pieces.length, roles, end: { from: at, to } };
        // "Nimm Tom raus und Mia rein": the nearer of two parts is that of the verb, and the longer one at the same place.
        const last = found?.end;
        if (!last || to < last.from || isLonger(one.end, last, end.length > parts)) {
          found = one;
          parts = end.length;
        }
        break;
      }
    }
    if (found?.isParted) return found;
  }
  return found ?? nearPhrase(words, i, lexicon);
}

/** What begins with the word at a place and the one behind it, longest first. */
function opening(words: readonly Word[], i: number, { openings }: Lexicon): Phrase[] {
  const [first = "", second] = [words[i]?.text, words[i + 1]?.text];
  const longer = second === undefined ? undefined : openings.get(openingOf(first, second));
  return [...(longer ?? []), ...(openings.get(first) ?? [])];
}

/** Of two second parts that begin or end at the same place the longer one; of the same stretch the one in more words. */
const isLonger = (one: Stretch, last: Stretch, isInMore: boolean) =>
  (one.from === last.from && one.to > last.to) ||
  (one.to === last.to && one.from < last.from) ||
  (one.from === last.from && one.to === last.to && isInMore);

type Stretch = NonNullable<PhraseFound["end"]>;

/** "Wat do i hav": a phrase of three words and more of which at most half are one slip away. */
function nearPhrase(words: readonly Word[], i: number, { phrases, near }: Lexicon): PhraseFound | null {
  const first = words[i]?.text ?? "";
  if (!/^\p{L}{2,}$/u.test(first)) return null;
  const isSame = (piece: string, k: number) => words[i + k]?.text === piece;
  const isMeant = (piece: string, k: number) => {
    const word = words[i + k]?.text ?? "";
    return word === piece || (isNear(piece, word) && !phrases.has(word));
  };
  for (const more of [0, -1, 1])
    for (const { pieces, roles } of near.get(nearKey(first, words[i + 1]?.text, more)) ?? []) {
      let same = 0;
      for (let k = 0; k < pieces.length; k++) if (isSame(pieces[k]!, k)) same++;
      // Few are: the letters of the others are looked at last.
      if (same >= pieces.length / 2 && same < pieces.length && pieces.every(isMeant))
        return { from: i, to: i + pieces.length, roles };
    }
  return null;
}

const isNear = (piece: string, word: string) =>
  word.length >= 3 && piece[0] === word[0] && Math.abs(piece.length - word.length) <= 1 && oneSlip(piece, word);
