import type { Context } from "./command";
import { type PhraseFound, phraseAt } from "./ear/find-phrase";
import { type Gazetteer, isTitleWord, meetingsCalled, NOBODY, peopleByWord } from "./ear/gazetteer";
import { cutWords, type Lexicon, lexiconOf, type Role, type Word } from "./ear/lexicon";
import { languageOf } from "./grammar/parse";
import { capitalise } from "./grammar/titles";
import { type Phrase, type Vocabulary, vocabularyOf } from "./grammar/vocabulary";
import { LANGUAGE_CODES, wordsFor } from "./languages/languages";
import { said } from "./languages/lists/said";
import { smallTalk } from "./small-talk";
import { fold } from "./text";

/** Longer messages are letters. */
const LONGEST = 600;
/** A shorter word is too often another one. */
const SHORTEST = 5;
/** In a longer word than this, and in one about time as long as it, a letter may be missing. */
const LONG = 6;

/**
 * What a message asks, without the greeting in front of it, the thanks behind it and the faces at its end, and spelt right.
 *
 * @param message whatever was asked before is answered by every word of it
 */
export function bare(message: string, context: Context): string {
  if (message.length > LONGEST) return message;
  const faceless = message.replace(FACES, (faces, at: number) => (/\p{L}/u.test(message.slice(0, at)) ? "" : faces));
  const plain = inLines(faceless).replace(ARROW, " → ");
  const right = speltRight(plain, context);
  const { vocabulary } = languageOf(fold(right), context);
  const words = context.awaiting === undefined ? wordsFor(vocabulary.code) : undefined;
  if (!words) return right;
  const lexicon = lexiconOf(words);
  const signed = withoutHowAreYou(withoutSignOff(right, lexicon, context));
  return withoutLeadIn(withoutGreeting(signed, lexicon, context.focus === true), lexicon, vocabulary, context);
}

/** "… please, thx\nSam", "… lg Sam", at the end: a name of nobody that is known, behind words with which one signs. */
function withoutSignOff(message: string, lexicon: Lexicon, { known = NOBODY }: Context): string {
  const cut = cutWords(fold(message)).filter((word) => !isStop(word));
  const isName = ({ text, start }: Word) =>
    /^\p{L}{2,}$/u.test(text) && /^\p{Lu}/u.test(message.slice(start)) && !peopleByWord(known).has(text);
  for (const names of [1, 2]) {
    const end = cut.length - names;
    const from = [3, 2, 1]
      .map((n) => end - n)
      .find((at) => {
        const phrase = at > 1 ? phraseAt(cut, at, lexicon) : null;
        return phrase?.to === end && phrase.roles.includes("signsOff");
      });
    if (from !== undefined && cut.slice(end).every(isName)) return message.slice(0, cut[from - 1]!.end);
  }
  return message;
}

/** "Hi, how are you? …": behind a greeting, or at the head. */
function withoutHowAreYou(message: string): string {
  const [whole, greeting = ""] = HOW_ARE_YOU.partsOf(message) ?? [];
  const isGreeting = greeting === "" || smallTalk(greeting) === "hello";
  return whole && isGreeting ? message.slice(whole.length) : message;
}

const HOW_ARE_YOU = said`^[\s\p{P}]*(?:(\p{L}+(?: \p{L}+)?)[\s,!.]+)?(?:${"howAreYou"})[\s,]*[?!.]+\s*(?=[\p{L}¿¡])`;

/**
 * "Lol forgot I have stats fri 9 to 10:45", "vergeten ik heb dinsdag om 3 tandarts": what stands in front of what one has, in
 * words that nobody knows, is no name of it.
 */
function withoutLeadIn(
  message: string,
  lexicon: Lexicon,
  { phrases }: Vocabulary,
  { known = NOBODY }: Context,
): string {
  const cut = cutWords(fold(message));
  const rolesAt = (i: number) => phraseAt(cut, i, lexicon)?.roles ?? [];
  const isTime = (word?: Word) => word === undefined || !/^\p{L}/u.test(word.text) || phrases.has(word.text);
  const isSubject = (word: Word) =>
    lexicon.phrases.get(word.text)?.some(({ pieces, roles }) => pieces.length === 1 && roles.includes("subject"));
  const from = cut.findIndex((word) => isSubject(word));
  // "I've got" is one phrase.
  const verb = rolesAt(from).includes("weak") ? from : (phraseAt(cut, from, lexicon)?.to ?? 0);
  const thing = phraseAt(cut, verb, lexicon)?.to ?? 0;
  const before = cut.slice(0, Math.max(from, 0));
  const isStrange = (word: Word, i: number) =>
    rolesAt(i).length === 0 && !isTitleWord(word.text, known) && !peopleByWord(known).has(word.text);
  const isTalk = before.every((word, i) => !isTime(word) && (isStrange(word, i) || isSmall(rolesAt(i))));
  const rest = cut.slice(thing);
  const isLead = (word: Word) => !isTime(word) && rolesAt(cut.indexOf(word)).some((role) => LEADS.has(role));
  const isNamed = isTime(cut[thing]) ? !rest.every(isTime) && !rest.some(isLead) : !rest.slice(0, 1).some(isLead);
  const says = rolesAt(verb).includes("weak") && isNamed;
  const isLed =
    before.length <= LONGEST_LEAD &&
    isTalk &&
    before.some((word, i) => isStrange(word, i) || rolesAt(i).includes("letsGo"));
  return isLed && says && rest.some(isTime) ? message.slice(cut[from]?.start) : message;
}

const TALK = new Set<Role>(["courtesy", "filler", "repair", "talk:praise", "subject", "letsGo"]);
const isSmall = (roles: readonly Role[]) =>
  roles.some((role) => TALK.has(role)) && !roles.some((role) => role.startsWith("act:") || role === "kinds");
const LEADS = new Set<Role>(["at", "on", "to", "for", "with", "it", "them", "interrogative", "negation"]);
/** Words. */
const LONGEST_LEAD = 5;

const FACES = /(?:\s*(?:[:;]-?[)D(P]|\p{Extended_Pictographic}|\p{Emoji_Modifier}|\ufe0f|\u200d))+\s*$/u;

const ARROW = /\s*(?:→|➡\ufe0f?|[-=]{1,2}>)\s*/gu;

/** "1) Friseur Samstag 9 Uhr 2) Karl Freitag 16 Uhr": a numbered list in one line. */
function inLines(message: string): string {
  const numbers = [...message.matchAll(NUMBERED)].map(([, number]) => Number(number));
  const isList = numbers.length > 1 && numbers.every((number, n) => number === n + 1);
  return isList ? message.replace(NUMBERED, "\n- ").trim() : message;
}

const NUMBERED = /(?:^|\s)(\d)[).]\s+(?=\p{L})/gu;

function withoutGreeting(message: string, lexicon: Lexicon, isOpen: boolean): string {
  const cut = cutWords(fold(message));
  const isKind = ({ roles, end }: PhraseFound) =>
    !end && roles.includes("courtesy") && roles.every((role) => KIND.has(role) || (role === "repair" && !isOpen));
  const isCourtesy = (start: number, end: number): boolean => {
    if (start >= end) return true;
    const phrase = isStop(cut[start]) ? { to: start + 1 } : phraseAt(cut, start, lexicon);
    if (!phrase || phrase.to > end || ("roles" in phrase && !isKind(phrase))) return false;
    return isCourtesy(phrase.to, end);
  };
  const stops = cut.flatMap((word, n) => (isStop(word) ? [n] : []));
  const isEnough = (from: number, to: number) =>
    cut.slice(from, to).filter((word) => !isStop(word)).length >= FEWEST_LEFT;
  // "Hallo, ich wollte fragen, ob": a plea that goes on is no greeting.
  const isGreeting = (n: number, before = stops.findLast((stop) => stop < n) ?? -1) =>
    cut[n]!.text !== "?" && n - before <= LONGEST_GREETING && isCourtesy(0, n);
  const from = (stops.findLast((n) => isGreeting(n) && isEnough(n, cut.length)) ?? -1) + 1;
  // "…, can you help me?" is a question.
  const isAsked = cut.at(-1)?.text === "?";
  const to = isAsked
    ? cut.length
    : (stops.find((n) => n > from && isCourtesy(n, cut.length) && isEnough(from, n)) ?? cut.length);
  const end = cut[to]?.text === "?" ? cut[to]!.end : (cut[to]?.start ?? message.length);
  return message.slice(cut[from]?.start ?? 0, end);
}

const isStop = (word?: Word) => word !== undefined && /^[,.!:;?¿¡]$/.test(word.text);

const KIND = new Set<Role>(["courtesy", "filler", "planned", "signsOff"]);

/** Words up to a stop, and it. */
const LONGEST_GREETING = 3;
/** Words that are a request; fewer are kind themselves. */
const FEWEST_LEFT = 3;

/**
 * A message in which words that no language knows are spelt right, where one of its own is a slip of the thumb away:
 * letters swapped or doubled, or one left out. Names, titles and what is quoted stay as they are.
 */
function speltRight(message: string, context: Context): string {
  const folded = fold(message);
  const { code } = languageOf(folded, context).vocabulary;
  const words = wordsFor(code);
  if (!words) return message;
  const known = context.known ?? NOBODY;
  const lexicon = lexiconOf(words);
  const cut = cutWords(folded);
  let right = "";
  let from = 0;
  for (const [i, { text, start, end }] of cut.entries()) {
    const typed = message.slice(start, end).toLowerCase();
    const opens = i === 0 || isStop(cut[i - 1]) || message[start - 1] === "\n";
    // "Zaal nr 4"
    const isOfNumber = /^ ?\d/.test(folded.slice(end)) && NUMBERS.isIn(text);
    const written =
      (isOfNumber ? undefined : lexicon.texted.get(typed)) ??
      (opens ? dayInShort(text, folded.slice(end), code, known) : undefined) ??
      inFull(text, code);
    const isQuoted = (folded.slice(0, start).split('"').length - 1) % 2 === 1;
    // "Plan C"
    const isLetter = !opens && /^\p{Lu}$/u.test(message.slice(start, end)) && message !== message.toUpperCase();
    const isName = isLetter || isTitleWord(text, known) || isNumbered(cut, i, lexicon);
    if (written !== undefined && !isQuoted && isApart(folded, start, end) && !isName) {
      right += message.slice(from, start) + written;
      from = end;
      continue;
    }
    const isWord = text.length >= SHORTEST ? /^[a-z]+$/.test(text) : WITHOUT_VOWELS.test(text) || ELIDED.test(text);
    const isPlain = isWord && isApart(folded, start, end) && !isKnown(text, code);
    if (!isPlain || isQuoted) continue;
    const isCapital = /^\p{Lu}/u.test(message.slice(start));
    const isNamed = (isCapital && i > 0 && code !== "de") || phraseAt(cut, i - 1, lexicon)?.roles.includes("with");
    if (isNamed || peopleByWord(known).has(text) || meetingsCalled([text], known, lexicon.concepts).length > 0)
      continue;
    const meant = elidedIn(text, code, known, lexicon) ?? slipOf(text, code);
    if (meant === undefined) continue;
    right += message.slice(from, start) + (isCapital ? capitalise(meant) : meant);
    from = end;
  }
  return right + message.slice(from);
}

/**
 * "Vrij 7.30 lossen", "zon 10.30 lopen": in front of an hour that a name follows, the beginning of one day of the week; in front
 * of somebody who is known by that first name also what may be another word: "Fr Tom 10 Uhr".
 */
function dayInShort(text: string, behind: string, code: string, known: Gazetteer): string | undefined {
  const [, next = ""] = /^\.? (\p{L}+)/u.exec(behind) ?? [];
  const isOfSomebody = (peopleByWord(known).get(next) ?? []).some(({ name }) => fold(name).split(" ")[0] === next);
  if (!isOfSomebody && (text.length < SHORTEST_DAY || !HOUR_OF_NAME.test(behind))) return undefined;
  const isDay = ({ meanings, pieces }: Phrase) =>
    meanings.wd !== undefined && meanings.part === undefined && pieces.length === 1;
  const days = [...vocabularyOf(code).phrases].flatMap(([name, all]) =>
    name.startsWith(text) && all.some(isDay) ? [name] : [],
  );
  const [longest, ...others] = days.toSorted((a, b) => b.length - a.length);
  const isOne = others.every((name) => longest?.startsWith(name));
  return isOne && days.includes(text) === isOfSomebody && !/^[sz]o$/.test(text) ? longest : undefined;
}

const HOUR_OF_NAME = /^ \d{1,2}(?:[.:]\d\d|[uh](?:\d\d)?) \p{L}[^?]*$/u;
const SHORTEST_DAY = 3;

/** "Fuer", "naechste": German that is typed without dots. "Belle", "overlegge": Dutch as it is spoken, without its last letter. */
function inFull(text: string, code: string): string | undefined {
  const isSpoken = code === "nl" && text.length >= SHORTEST && text.endsWith("e") && !wordsOf(code).has(text);
  if (isSpoken) return wordsOf(code).get(`${text}n`);
  const plain = code === "de" ? text.replace(/([aou])e/g, "$1") : text;
  return plain !== text && !isKnown(text, code) ? wordsOf(code).get(plain) : undefined;
}

/** "Salle C", "sala K": a letter that tells one of several from the others. */
const isNumbered = (words: readonly Word[], i: number, lexicon: Lexicon) =>
  words[i]?.text.length === 1 && (phraseAt(words, i - 1, lexicon)?.roles.some((role) => LETTERED.has(role)) ?? false);

/** In front of a figure that numbers something. */
const NUMBERS = said`^${"numbered"}$`;
const LETTERED = new Set<Role>(["numbered", "rooms"]);

/** No part of an address, a name with a figure in it or a joined word. */
const isApart = (folded: string, start: number, end: number) =>
  !/[\p{L}\d_@'’-]/u.test(folded[start - 1] ?? "") && !/^(?:[\p{L}\d_@'’-]|\.\p{L})/u.test(folded.slice(end, end + 2));

/** "Dune heure", "lopticien", "trägste": words that are typed as one. */
function elidedIn(text: string, code: string, known: Gazetteer, { concepts }: Lexicon): string | undefined {
  // "Trägste", "machste": the German verb with its "du".
  const [, verb = ""] = (code === "de" && /^([a-z]+st)e$/.exec(text)) || [];
  if (wordsOf(code).has(verb)) return `${wordsOf(code).get(verb)} du`;
  const [, article, word = ""] = (code === "fr" && ELIDED.exec(text)) || [];
  // Of "1ère" the vocabulary has the end: "mère" is no "m'ère", as "dune" is "d'une".
  if (word.length < SHORTEST && article !== "d") return undefined;
  const isWord = wordsOf(code).has(word) || (word !== "" && meetingsCalled([word], known, concepts).length > 0);
  return isWord ? `${article}'${wordsOf(code).get(word) ?? word}` : undefined;
}

const ELIDED = /^([ldmn]|qu)([aeiouh][a-z]{2,})$/;

/** The words of a language of which one may be meant, by their first letter. */
const meant = new Map<string, ReadonlyMap<string, readonly string[]>>();

function wordsBeginning(letter: string, code: string): readonly string[] {
  const ready = meant.get(code) ?? Map.groupBy(longWords(code), ([first = ""]) => first);
  meant.set(code, ready);
  return ready.get(letter) ?? [];
}

const longWords = (code: string) => [...wordsOf(code).keys()].filter(({ length }) => length >= SHORTEST);

/** The words of a language as they are written, by themselves folded. */
const written = new Map<string, ReadonlyMap<string, string>>();

function wordsOf(code: string): ReadonlyMap<string, string> {
  const ready = written.get(code);
  if (ready) return ready;
  const times = [...vocabularyOf(code).phrases.values()].flat().flatMap(({ pieces }) => pieces);
  const said = JSON.stringify(wordsFor(code)).match(/\p{L}{3,}/gu) ?? [];
  const made = new Map([...times, ...said].map((word) => [fold(word), word]));
  written.set(code, made);
  return made;
}

/** A day that another language writes short is none here. */
const isKnown = (word: string, own: string) =>
  LANGUAGE_CODES.some(
    (code) =>
      wordsOf(code).has(word) && (code === own || dayOf(vocabularyOf(code).phrases.get(word)?.at(-1)) === undefined),
  );

const dayOf = (phrase?: Phrase) =>
  phrase?.meanings.part === undefined
    ? (phrase?.meanings.wd ?? (phrase?.meanings.day && `in ${phrase.meanings.day}`))
    : undefined;

/** The one word of a language of which this is a slip; what changes no letter goes first. */
function slipOf(word: string, code: string): string | undefined {
  const times = vocabularyOf(code).phrases;
  const near = wordsBeginning(word[0] ?? "", code).filter(
    (right) => Math.abs(right.length - word.length) <= 1 && !(word.length <= SHORT && signsOff(right, code)),
  );
  for (const isSlip of [isSwapped, isChanged]) {
    const [right, another] = near.filter((one) => isSlip(one, word, times.has(one)));
    // "Mercado" is no slip of "marcado", which names nothing and asks for nothing.
    const isOther =
      isSlip === isChanged && right?.length === word.length && !times.has(right) && !isOfWeight(right, code);
    if (isOther) return undefined;
    if (right !== undefined) return another === undefined ? wordsOf(code).get(right) : undefined;
  }
  return WITHOUT_VOWELS.test(word) ? timeFor(word, code) : undefined;
}

/** "Grote" is a word of its own, and no slip of "groet". */
const SHORT = 5;

function signsOff(word: string, code: string): boolean {
  const words = wordsFor(code);
  return words !== undefined && phraseAt(cutWords(word), 0, lexiconOf(words))?.roles.includes("signsOff") === true;
}

/** Names a meeting, or asks for something. */
function isOfWeight(word: string, code: string): boolean {
  const words = wordsFor(code);
  const found = words && phraseAt(cutWords(word), 0, lexiconOf(words));
  return found?.roles.some((role) => role.startsWith("act:") || role === "kinds" || role === "courtesy") ?? true;
}

const WITHOUT_VOWELS = /^[b-df-hj-np-tv-xz]{3,}$/;

/** "Mgn", "frtg", "kwrt": the one word of time that has these letters in this order, its first and its last among them. */
function timeFor(word: string, code: string): string | undefined {
  const words = [...vocabularyOf(code).phrases.values()].flat().flatMap((phrase) => {
    const [name = "", more] = phrase.pieces;
    const rest = [...word].reduce((at, letter) => (at < 0 ? at : name.indexOf(letter, at) + 1 || -1), 0);
    const isIt = more === undefined && name[0] === word[0] && rest === name.replace(/[aeiou]+$/, "").length;
    const day = dayOf(phrase);
    return isIt && Object.keys(phrase.meanings).length > 0
      ? [{ name, day, said: JSON.stringify(phrase.meanings) }]
      : [];
  });
  const days = words.filter(({ day }) => day !== undefined);
  const isOne =
    days.length > 0
      ? new Set(days.map(({ day }) => day)).size === 1
      : new Set(words.map(({ said }) => said)).size === 1;
  return isOne ? (days[0] ?? words[0])?.name : undefined;
}

/** Two letters changed places, or one inside was typed twice. */
function isSwapped(right: string, word: string): boolean {
  const at = firstSlip(right, word);
  if (right.length === word.length)
    return right[at] === word[at + 1] && right[at + 1] === word[at] && right.slice(at + 2) === word.slice(at + 2);
  return at < right.length && word[at] === word[at - 1] && right.slice(at) === word.slice(at + 1);
}

/** In a long word a letter inside is missing, or a vowel is another one. Without its last letter it is a form of its own. */
function isChanged(right: string, word: string, isOfTime: boolean): boolean {
  const at = firstSlip(right, word);
  const isLacking = right.length > word.length;
  if (right.length < (isLacking && isOfTime ? LONG : LONG + 1) || at >= word.length - 1) return false;
  const isVowel = VOWEL.test(right[at] ?? "") && VOWEL.test(word[at] ?? "");
  return (isLacking || isVowel) && right.slice(at + 1) === word.slice(isLacking ? at : at + 1);
}

const VOWEL = /[aeiou]/;

function firstSlip(right: string, word: string): number {
  let at = 0;
  while (at < word.length && right[at] === word[at]) at++;
  return at;
}
