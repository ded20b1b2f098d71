import { isShortAlone } from "~/domain/short-name";
import { fold } from "../text";
import { phraseAt } from "./find-phrase";
import { isTitleWord, type PersonFound, peopleByWord, personAt, shortPerson, slippedPerson } from "./gazetteer";
import type { Lexicon, Role, Word } from "./lexicon";
import { NOUNS, type Take } from "./mention-words";
import type { Ground } from "./unit";

/** "Avec Sam", "Mai und Tom", "Sam demain": people who are called as a day or a month is, told by what stands beside. */
export function takeNamesakes(
  { gazetteer, text, tokens, lexicon }: Ground,
  words: readonly Word[],
  taken: Uint8Array,
  take: Take,
) {
  const byWord = peopleByWord(gazetteer);
  const isDay = ({ start }: Word) => tokens.some(({ start: at, is }) => at === start && (is.wd ?? is.mo) !== undefined);
  const has = (at: number, role: Role) => phraseAt(words, at, lexicon)?.roles.includes(role) ?? false;
  const isJoin = (at: number) => words[at]?.text === "," || has(at, "join");
  const isPerson = (at: number) => personAt(words, at, byWord, text.said) !== null;
  for (const [i, word] of words.entries()) {
    const known = taken[i] || !isDay(word) ? null : personAt(words, i, byWord, text.said);
    if (!known) continue;
    const [before, after] = [i - 1, known.to];
    const isLed = has(before, "with") || (has(before, "act:invite") && !/^\d/.test(words[after]?.text ?? ""));
    const isBeside = (isJoin(after) && isPerson(after + 1)) || (isJoin(before) && isPerson(before - 1));
    // Nobody says two days in a row.
    const isDated =
      words[after] !== undefined &&
      tokens.some(({ start, is }) => start === words[after]!.start && (is.wd ?? is.day) !== undefined);
    // "Nina, non pardon, Sam"
    const other = words.slice(0, i).findLastIndex(({ text: said }, at) => /\p{L}/u.test(said) && !has(at, "repair"));
    const isAnew = words.slice(other + 1, i).some((_, n) => has(other + 1 + n, "repair")) && isPerson(other);
    if (known.to - i > 1 || isLed || isBeside || isDated || isAnew)
      take(i, after, {
        start: word.start,
        end: words[after - 1]!.end,
        kind: "person",
        said: known.said,
        whole: known.whole,
      });
  }
}

export function takePeople(
  { gazetteer, text, lexicon }: Ground,
  words: readonly Word[],
  taken: Uint8Array,
  take: Take,
): void {
  const byWord = peopleByWord(gazetteer);
  for (let i = 0; i < words.length; i++) {
    if (taken[i]) continue;
    const { text: word, start, end } = words[i]!;
    if (word.length > 1 && word.includes("@")) {
      const [from, to] = besideAddress(words, i, taken, text.said, lexicon);
      const [first, last] = [words[from]!, words[to - 1]!];
      take(from, to, { start: first.start, end: last.end, kind: "person", said: word, whole: word });
      continue;
    }
    const known = personAt(words, i, byWord, text.said);
    if (known && isThingCalled(known, words, text.said, lexicon)) continue;
    // "Will and Mark": between a join and another name it is one too.
    const joins = (at: number) =>
      words[at]?.text === "," || (phraseAt(words, at, lexicon)?.roles.includes("join") ?? false);
    const beside =
      known !== null &&
      ((joins(known.to) && personAt(words, known.to + 1, byWord, text.said) !== null) ||
        (joins(known.from - 1) && personAt(words, known.from - 2, byWord, text.said) !== null) ||
        leadsPerson(words, known, lexicon));
    if (known && !isWordHere(known, words, text.said, lexicon, beside)) {
      const { to, said, whole } = known;
      const from = nameBefore(words, known, lexicon);
      take(from, to, { start: words[from]!.start, end: words[to - 1]!.end, kind: "person", said, whole });
      continue;
    }
    if (taken[i] || phraseAt(words, i, lexicon)) continue;
    // "Mias coming too", "toms meeting"
    const owner =
      lexicon.words.possessive && /^\p{L}{2}/u.test(words[i + 1]?.text ?? "")
        ? withoutEnd(word, lexicon.words.possessive)
        : null;
    const own = owner && personAt([{ ...words[i]!, text: owner }], 0, byWord, owner);
    if (own) {
      take(i, i + 1, { start, end, kind: "person", said: own.whole, whole: own.whole });
      continue;
    }
    const plain = word.replace(/'s?$/, "");
    // "Y la Inma"
    const led = isCapital(text.said, start) && phraseAt(words, i - 1, lexicon)?.roles.includes("definite") ? i - 1 : i;
    const isLed = isLedPerson(words, led, lexicon, byWord) && !(taken[i + 1] === 0 && isPartOfNoun(words, i, lexicon));
    const isName = isLed || (isShortAlone(plain) && !isTitleWord(plain, gazetteer));
    const short = isName ? shortPerson(plain, byWord) : null;
    const slip = short ? null : slippedPerson(word, byWord);
    const right = slip && personAt([{ ...words[i]!, text: slip }], 0, byWord, slip);
    const from = titleBefore(words, i, lexicon);
    if (short) take(from, i + 1, { start: words[from]!.start, end, kind: "person", said: short, whole: short });
    else if (right) take(i, i + 1, { start, end, kind: "person", said: slip, whole: right.whole });
  }
}

/** "Claire Dubois claire@example.com", "Claire Dubois (cd@example.com)": the name in front of an address is of the same person. */
function besideAddress(
  words: readonly Word[],
  i: number,
  taken: Uint8Array,
  said: string,
  lexicon: Lexicon,
): [from: number, to: number] {
  const isBracketed = /^[<(]$/.test(words[i - 1]?.text ?? "");
  const end = isBracketed ? i - 1 : i;
  const isName = (n: number) => !taken[n] && isCapital(said, words[n]!.start) && !phraseAt(words, n, lexicon);
  let from = end;
  while (from > 0 && end - from < MOST_NAMES && isName(from - 1)) from--;
  const box = words[i]!.text.split("@")[0] ?? "";
  const isTheirs = words.slice(from, end).some(({ text }) => text.length > 2 && box.includes(text));
  if (from === end || !(isBracketed || isTheirs)) return [i, i + 1];
  return [from, isBracketed && /^[>)]$/.test(words[i + 1]?.text ?? "") ? i + 2 : i + 1];
}

const MOST_NAMES = 4;

const withoutEnd = (word: string, end: string) =>
  word.length > end.length + 2 && word.endsWith(end) ? word.slice(0, -end.length) : null;

/** "With dev team": in front of another word nothing is short for anybody. */
function isPartOfNoun(words: readonly Word[], i: number, lexicon: Lexicon): boolean {
  const next = phraseAt(words, i + 1, lexicon)?.roles;
  return (
    /^\p{L}{2}/u.test(words[i + 1]?.text ?? "") &&
    (!next || next.includes("kinds") || next.every((role) => NOUNS.has(role)))
  );
}

const isCapital = (said: string, at: number) => /^\p{Lu}/u.test(said.slice(at));

/** "Doña Begoña", "Dr. Becker": where the name begins. */
function titleBefore(words: readonly Word[], i: number, lexicon: Lexicon): number {
  const at = words[i - 1]?.text === "." ? i - 2 : i - 1;
  return phraseAt(words, at, lexicon)?.roles.includes("titles") ? at : i;
}

/** "El Amrani", "van Dijk": what of somebody's name stands in front of the last word of it. */
function nameBefore(words: readonly Word[], { from, whole }: PersonFound, lexicon: Lexicon): number {
  const parts = fold(whole).split(" ");
  let at = from;
  for (let k = parts.indexOf(words[from]!.text) - 1; k > 0 && words[at - 1]?.text === parts[k]; k--) at--;
  return titleBefore(words, at, lexicon);
}

/** "With kathi", "avec Luc et kathi", "add kathi": only somebody can stand there. */
function isLedPerson(
  words: readonly Word[],
  i: number,
  lexicon: Lexicon,
  byWord: ReturnType<typeof peopleByWord>,
): boolean {
  const lead = rolesBefore(words, i, lexicon);
  if (lead.some((role) => LEADS_PERSON.has(role))) return true;
  // "Suma a nico"
  if (lead.includes("to") && rolesBefore(words, i - 1, lexicon).some((role) => PUTS_PERSON.has(role))) return true;
  const before = words[i - 2]?.text ?? "";
  const isListed = lead.includes("join") || /^[,+/]$/.test(words[i - 1]?.text ?? "");
  return isListed && (byWord.has(before) || isLedPerson(words, i - 2, lexicon, byWord));
}

/** What the words that end right in front of a place do. */
const rolesBefore = (words: readonly Word[], i: number, lexicon: Lexicon): readonly Role[] =>
  [1, 2, 3].flatMap((back) => {
    const found = phraseAt(words, i - back, lexicon);
    return found?.to === i ? found.roles : [];
  });

const PUTS_PERSON = new Set<Role>(["act:invite", "act:uninvite"]);
const LEADS_PERSON = new Set<Role>(["with", "titles", "not", "too", ...PUTS_PERSON]);

/** "With will", "take will off the retro": only somebody can stand there. */
function leadsPerson(words: readonly Word[], { from, to }: PersonFound, lexicon: Lexicon): boolean {
  const { roles = [], end } = phraseAt(words, from - 1, lexicon) ?? {};
  const behind = phraseAt(words, to, lexicon)?.roles ?? [];
  const isBetween = end?.from === to || behind.includes("from") || behind.includes("to");
  return roles.includes("with") || (isBetween && (roles.includes("act:uninvite") || roles.includes("act:invite")));
}

/** A name that is a word as well ("Will", "Mark") is a name with a capital alone. */
function isWordHere(
  { from, to }: PersonFound,
  words: readonly Word[],
  said: string,
  lexicon: Lexicon,
  isBesidePerson: boolean,
): boolean {
  if (to - from > 1 || isBesidePerson) return false;
  if (!phraseAt(words, from, lexicon)) return false;
  return !isCapital(said, words[from]!.start) || from === 0;
}

/** "The grant application", where a Grant is known: a last name in small letters between an article and a noun. */
function isThingCalled(
  { from, to, whole }: PersonFound,
  words: readonly Word[],
  said: string,
  lexicon: Lexicon,
): boolean {
  const { text, start } = words[from]!;
  const [before, lead] = [phraseAt(words, from - 1, lexicon), phraseAt(words, from - 2, lexicon)];
  const isLed = before?.roles.includes("definite") === true && !lead?.roles.includes("with");
  return (
    to - from === 1 &&
    isLed &&
    !isCapital(said, start) &&
    !fold(whole).startsWith(text) &&
    isPartOfNoun(words, from, lexicon)
  );
}
