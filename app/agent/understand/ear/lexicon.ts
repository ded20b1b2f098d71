import type { LanguageWords } from "../languages/language";
import { allWords } from "../languages/languages";
import { phrasesSaid } from "../languages/lists/said";
import { fold } from "../text";

/** What a phrase can do in a message. */
export type Role =
  | `act:${keyof LanguageWords["acts"]}`
  | `no:${keyof LanguageWords["unsupported"]}`
  | `talk:${keyof LanguageWords["talk"]}`
  | Exclude<
      keyof LanguageWords,
      | "code"
      | "acts"
      | "concepts"
      | "conditions"
      | "deadline"
      | "sides"
      | "mail"
      | "separable"
      | "possessive"
      | "talk"
      | "unsupported"
      | "texted"
      | "lengthLeads"
      | "hangsOn"
      | "nouns"
      | "wholeDays"
      | "atMost"
      | "atEarliest"
      | "deeds"
      | "iAm"
      | "oneOf"
      | "another"
    >;

export interface Word {
  text: string;
  start: number;
  end: number;
}

/** Words, figures and signs of a folded text, one by one. */
export function cutWords(folded: string): Word[] {
  return [...folded.slice(0, LONGEST).matchAll(WORD)].map(({ 0: text, index }) => ({
    text,
    start: index,
    end: index + text.length,
  }));
}

/** As `cutWords`; what hangs on a verb by an apostrophe is a word of its own: "schieb's". */
export function wordsIn(folded: string, { words: { hangsOn = "" }, phrases }: Lexicon): Word[] {
  const whole = new Map(hangsOn.split(",").map((one) => one.split("=") as [string, string | undefined]));
  return cutWords(folded).flatMap((word) => {
    const at = word.text.lastIndexOf("'");
    const [verb, meant] = [word.text.slice(0, at), whole.get(word.text.slice(at + 1))];
    const isVerb = phrases.get(verb)?.some(({ roles }) => roles.some((role) => VERBS.has(role)));
    const isKnown = phrases.has(word.text);
    if (at < 1 || meant === undefined || !isVerb || isKnown) return [word];
    const middle = word.start + at;
    return [
      { text: verb, start: word.start, end: middle },
      { text: meant, start: middle, end: word.end },
    ];
  });
}

const VERBS: ReadonlySet<string> = new Set(
  ["create", "move", "cancel", "longer", "shorter"].map((act) => `act:${act}`).concat("lasts", "begins"),
);

/** Longer messages are letters; nothing behind this is a request. */
const LONGEST = 1_200;
const WORD =
  /[a-z0-9][\w.%+-]*@[\w-]+(?:\.[\w-]+)+|(?:l|d|j|n|s|c|m|t|qu)'(?=\p{L}{2}|\d)|\d+(?:[.:,]\d+)*|\p{L}{1,2}\d+(?:\.\d+)+|\p{L}[\p{L}\d_]*(?:'\p{L}+)*|\S/gu;

export interface Phrase {
  pieces: readonly string[];
  /** Of a verb in two parts, the second; it may stand some words behind. */
  end?: readonly string[];
  roles: Role[];
}

export interface Lexicon {
  words: LanguageWords;
  /** By first word, longest first. */
  phrases: ReadonlyMap<string, readonly Phrase[]>;
  /** The same by their first two words, those of one word by it: of what begins with "can" a message has one in a hundred. */
  openings: ReadonlyMap<string, readonly Phrase[]>;
  /** The second parts of verbs that stand apart, each once, by the first word of the verb. */
  parts: ReadonlyMap<string, readonly (readonly string[])[]>;
  /** Those long enough to be known with slips in them, by what a slip leaves of their first two words. */
  near: ReadonlyMap<string, readonly Phrase[]>;
  /** Single words by their concept. */
  concepts: ReadonlyMap<string, string>;
  /** Single words that a slip of the thumb may have meant, by first letter. */
  spelling: ReadonlyMap<string, readonly string[]>;
  /** What is texted in short, by itself: "nxt" is "next". */
  texted: ReadonlyMap<string, string>;
  /** Ends of words that are streets: "…straat". */
  streetEnds: readonly string[];
  /** Where nouns are joined into one word, those that make a meeting of what stands in front: "…overleg". */
  heads: readonly string[];
}

const ready = new Map<LanguageWords, Lexicon>();

/** A language made ready; built at first use. */
export function lexiconOf(words: LanguageWords): Lexicon {
  const known = ready.get(words);
  if (known) return known;
  const made = build(words);
  ready.set(words, made);
  return made;
}

function build(words: LanguageWords): Lexicon {
  const all = phrasesIn(words);
  const phrases = new Map<string, Phrase[]>();
  const openings = new Map<string, Phrase[]>();
  const parts = new Map<string, (readonly string[])[]>();
  const near = new Map<string, Phrase[]>();
  const spelling = new Map<string, string[]>();
  for (const phrase of all.values()) {
    const { pieces, end, roles } = phrase;
    const [first = ""] = pieces;
    putUnder(first, phrase, phrases);
    const isMended = roles.some((role) => MENDED.has(role) || role.startsWith("act:"));
    const isRepair = first.length >= SHORTEST_REPAIR && roles.includes("repair");
    if (pieces.length === 1 && !end && first.length >= 4 && (isMended || isRepair))
      putUnder(first[0] ?? "", first, spelling);
  }
  for (const [first, list] of phrases) {
    list.sort((a, b) => b.pieces.length - a.pieces.length);
    for (const phrase of list) {
      const { pieces, end } = phrase;
      putUnder(openingOf(first, pieces[1]), phrase, openings);
      if (end && !parts.get(first)?.some((part) => part.join() === end.join())) putUnder(first, end, parts);
      if (isLong(phrase)) putUnder(nearKey(first, pieces[1], 0), phrase, near);
    }
  }
  return {
    ...{ words, phrases, openings, parts, near, spelling },
    concepts: sameThings(),
    texted: new Map((words.texted ?? "").split(",").map((one) => [one.split("=")[0] ?? "", one.split("=")[1] ?? ""])),
    streetEnds: words.streets.split(",").flatMap((end) => (end.startsWith("…") ? [end.slice(1)] : [])),
    heads: words.separable?.infinitive ? headsIn(words) : [],
  };
}

/** A verb is no end of a name: "vergessen" is no meal. */
const headsIn = ({ kinds, hollow }: LanguageWords): string[] => {
  const long = (list: string, letters: number) =>
    fold(list)
      .split(",")
      .filter((word) => word.length >= letters && /^[a-z]+$/.test(word) && !word.endsWith("en"));
  return [...long(kinds, SHORTEST_HEAD), ...long(hollow, SHORTEST_HEAD + 1)];
};

const SHORTEST_HEAD = 5;

/** "Jaarafsluitingsoverleg": a word whose end is a kind of meeting. */
export const isCompound = (word: string, { heads }: Lexicon): boolean =>
  heads.some((head) => word.endsWith(head) && word.length >= head.length + SHORTEST_FRONT);

const SHORTEST_FRONT = 3;

function putUnder<T>(key: string, value: T, lists: Map<string, T[]>): void {
  const list = lists.get(key);
  if (list) list.push(value);
  else lists.set(key, [value]);
}

/** By their words as they stand in a folded text. */
function phrasesIn(words: LanguageWords): ReadonlyMap<string, Phrase> {
  const all = new Map<string, Phrase>();
  for (const [role, list] of listsOf(words))
    for (const said of [...list.split(","), ...list.split(",").flatMap(withoutApostrophe)]) {
      if (said.startsWith("…")) continue;
      const key = fold(said);
      const known = all.get(key);
      if (!known) all.set(key, phraseOf(said, role));
      else if (!known.roles.includes(role)) known.roles.push(role);
    }
  // "Moved up", "bringing forward": the end of a verb says which way.
  for (const { pieces, roles } of all.values()) {
    if (roles.includes("howMany") && !roles.includes("act:ask")) roles.push("act:ask");
    if (pieces.length === 1 || !roles.includes("act:move") || roles.includes("later") || roles.includes("earlier"))
      continue;
    const way = WAYS.find((one) => all.get(pieces.at(-1) ?? "")?.roles.includes(one));
    if (way) roles.push(way);
  }
  return all;
}

const WAYS = ["later", "earlier"] as const;

/** What a language has phrases in, by what they do. */
function listsOf(words: LanguageWords): [Role, string][] {
  const { separable, acts, concepts, talk, unsupported } = words;
  // "Bellen" is what one does, whatever a meeting is called; "lunchen" is both.
  const weak = new Set(words.weak.split(","));
  const withoutDeeds = (list: string) =>
    list
      .split(",")
      .filter((word) => !weak.has(word))
      .join();
  // The keys of an object literal of these types are nothing else.
  return [
    ...Object.entries(acts).map(([act, list]) => [`act:${act}`, withForms(list, separable)]),
    ...Object.entries(unsupported).map(([what, list]) => [`no:${what}`, list]),
    ...Object.entries(talk).map(([kind, list]) => [`talk:${kind}`, list]),
    ...Object.entries(words).filter(([role, list]) => typeof list === "string" && !APART.has(role)),
    [
      "courtesy",
      [
        words.signsOff,
        ...(["noInvite", "invitesNobody"] as const).flatMap((list) => phrasesSaid(list, words.code)),
      ].join(),
    ],
    ...Object.entries(concepts).map(([of, list]) => ["kinds", of === "call" ? withoutDeeds(list) : list]),
  ] as [Role, string][];
}

const wordsKnown = new Map<LanguageWords, ReadonlySet<string>>();

/** Every word that stands in a phrase of a language; found without making the phrases, which most messages need of one. */
export function wordsOfPhrases(words: LanguageWords): ReadonlySet<string> {
  const known = wordsKnown.get(words) ?? new Set(listsOf(words).flatMap(([, list]) => wordsOfList(list)));
  wordsKnown.set(words, known);
  return known;
}

function wordsOfList(list: string): string[] {
  const phrases = list.split(",").filter((said) => !said.startsWith("…"));
  const words = new Set([...phrases, ...phrases.flatMap(withoutApostrophe)].flatMap((said) => said.split(/[ …]/)));
  return [...words].flatMap(piecesOf);
}

/** Lists that hold no phrases by themselves. */
const APART: ReadonlySet<string> = new Set([
  "another",
  "code",
  "standsOn",
  "looksAt",
  "revokes",
  "narrates",
  "already",
  "replaces",
  "atMost",
  "atEarliest",
  "deeds",
  "iAm",
  "texted",
  "lengthLeads",
  "hangsOn",
  "nouns",
  "clitics",
  "givesReason",
  "leadsObject",
  "elided",
  "afterLetter",
  "possessive",
  "venues",
  "unseen",
  "ofGuests",
  "takesOut",
  "otherTime",
]);

/** A slip in a shorter phrase could be another word. */
const isLong = ({ pieces, end }: Phrase) => !end && pieces.length >= 3 && pieces.join("").length >= 8;

/** "Whats on", "jai un truc": typed in a hurry. What is left of a short word is another one: "its", "id". */
function withoutApostrophe(said: string): string[] {
  if (!said.includes("'")) return [];
  const plain = said.replace(/(?<=\p{L})'(?=\p{L})/gu, "");
  return plain !== said && (plain.includes(" ") || plain.length >= SHORTEST_THUMBED) ? [plain] : [];
}

const SHORTEST_THUMBED = 4;

/** "Bring forward" is "bring … forward" too, "eintragen" is "einzutragen", and "afzeggen" is "af te zeggen". */
function withForms(list: string, separable: LanguageWords["separable"]): string {
  if (!separable) return list;
  const parts = separable.parts.split(",");
  const { infinitive } = separable;
  const forms = list.split(",").flatMap((verb) => {
    const [first = "", second = "", third] = verb.split(" ");
    if (!infinitive) return third === undefined && parts.includes(second) ? [`${first} … ${second}`] : [];
    const part = verb.endsWith("en") && !verb.includes(" ") ? parts.find((one) => verb.startsWith(one)) : undefined;
    return part && verb.length > part.length + 3 ? [part + infinitive + verb.slice(part.length)] : [];
  });
  return [...new Set([...list.split(","), ...forms])].join(",");
}

/** Words of all languages for the same thing: the meeting may be called in another than it is asked for. */
function sameThings(): ReadonlyMap<string, string> {
  things ??= new Map(
    allWords().flatMap(({ concepts }) =>
      Object.entries(concepts).flatMap(([concept, list]) =>
        list.split(",").map((word): [string, string] => [fold(word), concept]),
      ),
    ),
  );
  return things;
}

let things: ReadonlyMap<string, string> | undefined;

/** "Versicherungsding": a word without the end that names no kind of meeting; as it is where nothing long is left. */
export function withoutHollowEnd(word: string): string {
  hollowEnds ??= allWords().flatMap(({ hollow, separable }) =>
    separable?.infinitive
      ? fold(hollow)
          .split(",")
          .filter((end) => /^\p{L}{4,}$/u.test(end))
      : [],
  );
  const end = hollowEnds.find((one) => word.endsWith(one) && word.length - one.length >= SHORTEST_CORE);
  const core = end === undefined ? word : word.slice(0, -end.length);
  return core.length > SHORTEST_CORE ? core.replace(/s$/, "") : core;
}

let hollowEnds: string[] | undefined;

const SHORTEST_CORE = 5;

/** Letters of a word of repair that a slip may have meant: in a shorter one it could be another word. */
const SHORTEST_REPAIR = 6;

const MENDED = new Set<Role>(["with", "hollow", "kinds", "courtesy"]);

function phraseOf(said: string, role: Role): Phrase {
  const [first = "", second] = said.split("…");
  return { pieces: piecesOf(first), ...(second ? { end: piecesOf(second) } : {}), roles: [role] };
}

/** Behind an apostrophe at the end the next word goes on: "possible d'". */
function piecesOf(said: string): string[] {
  const isOpen = said.endsWith("'");
  const folded = fold(isOpen ? `${said}un` : said);
  // There are ten thousand phrases, and most of them are plain words.
  if (PLAIN.test(folded)) return folded.split(" ");
  const pieces = cutWords(folded).map(({ text }) => text);
  return isOpen ? pieces.slice(0, -1) : pieces;
}

const PLAIN = /^[a-z]+(?: [a-z]+)*$/;

/** Where a phrase of one word, or of more by its first two, stands among the `openings`. */
export const openingOf = (first: string, second?: string): string =>
  second === undefined ? first : `${first} ${second}`;

/** Where a phrase stands among those of which a slip may have been typed. @param more letters than `first` has */
export const nearKey = (first: string, second: string | undefined, more: number): string =>
  `${first[0]}${first.length + more}${second?.[0]}`;
