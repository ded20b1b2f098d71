import { PHRASEBOOKS } from "../understand/phrases/phrasebooks";

const WORDS = PHRASEBOOKS.map(({ manners }) => manners.places);
type What = keyof (typeof WORDS)[number];

/** What all languages have for it. */
const any = (what: What) => `(?:${WORDS.flatMap((words) => words[what].split(",")).join("|")})`;
/** The same by its place. */
const nthOf = (what: What) =>
  (WORDS[0]?.[what].split(",") ?? []).map((_, n) => `(?:${WORDS.map((words) => words[what].split(",")[n]).join("|")})`);

const ORDINALS = nthOf("nth");
const COUNTS = nthOf("count").map((words) => whole(words));
const LAST = any("last");
const ARTICLE = `(?:${any("the")}\\s+)?`;
const AND = `(?:${any("and")}|&)`;

/** Places in a list that was said, and what else was said. */
export interface Places {
  /** From 0, in the order in which they were said; none when all of them lie beyond the end. */
  indexes: number[];
  rest: string;
}

const ONE = `(?:${ARTICLE}(?:${any("nth")}|${LAST})(?:\\s+${any("one")})?|[1-9](?:st|nd|rd|th)\\s+one|(?:number|nummer|nr\\.?|option|optie|num[eé]ro|opci[oó]n|#)\\s*[1-9])`;
/** "The second one", "number 2", "the first and the last": not a day of the month, so bare "the 2nd" must come with "one". */
const SOME = new RegExp(`(?<![\\p{L}\\d])${ONE}(?:(?:\\s*,\\s*|\\s+${AND}\\s+)${ONE})*(?![\\p{L}\\d])`, "iu");
const SIDE = `(?<side>${ORDINALS[0]}|${LAST})`;
/** "The first two", "de laatste drie", "les deux derniers". */
const ROWS = [`${SIDE}\\s+(?<many>${any("count")}|[2-9])`, `(?<many>${any("count")})\\s+${SIDE}`].map(
  (row) => new RegExp(`(?<![\\p{L}\\d])${ARTICLE}${row}(?:\\s+${any("one")})?(?![\\p{L}\\d]|[:.]\\d)`, "iu"),
);
const FIRST = whole(ORDINALS[0] ?? "");

const AFTER = whole(any("after"));

/** "The one after that" in a list. @param at place of the one that was spoken of, -1 for none */
export function placeAfter(text: string, at: number, length: number): Places | undefined {
  const [said] = AFTER.exec(text) ?? [];
  return said === undefined || at < 0
    ? undefined
    : { indexes: at + 1 < length ? [at + 1] : [], rest: without(text, said, "it") };
}

/** @param length of the list; undefined when the words name no place in a list */
export function placesIn(text: string, length: number): Places | undefined {
  const row = ROWS.map((pattern) => pattern.exec(text)).find(Boolean);
  if (row) {
    const { side = "", many = "" } = row.groups ?? {};
    const count = Number(many) || COUNTS.findIndex((words) => words.test(many)) + 2;
    const all = Array.from({ length }, (_, index) => index);
    return { indexes: FIRST.test(side) ? all.slice(0, count) : all.slice(-count), rest: without(text, row[0], "them") };
  }
  const [some] = SOME.exec(text) ?? [];
  if (some === undefined) return undefined;
  const said = some.split(JOINED).map((one) => indexOf(one, length));
  return {
    indexes: [...new Set(said.filter((index) => index >= 0 && index < length))],
    rest: without(text, some, said.length > 1 ? "them" : "it"),
  };
}

const JOINED = new RegExp(`\\s*,\\s*|\\s+${AND}\\s+`, "iu");

const NTH = ORDINALS.map((words) => whole(words));

function whole(words: string): RegExp {
  return new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, "iu");
}

function indexOf(one: string, length: number): number {
  const digit = /[1-9]/.exec(one)?.[0];
  if (digit) return Number(digit) - 1;
  const at = NTH.findIndex((words) => words.test(one));
  return at < 0 ? length - 1 : at;
}

const without = (text: string, words: string, instead: string) =>
  text.replace(words, ` ${instead} `).replace(/\s+/g, " ").trim();

/** Around a place these say nothing: "ok, I'll take the second then". */
const PICKS =
  /^\W*(?:(?:ok(?:ay)?|yes|yeah|no|or|oh|actually|sorry|wait|then|let['’]?s|i['’]?ll|i\s+meant?|do|take|pick|book|go|with|for|have|prefer|i|ja|nee|oke|doe|neem|dan|maar|liever|toch|die|ich|nehme|nimm|bitte|lieber|je|prends|plut[oô]t|quiero|elijo|mejor|oui|si)\b[\s,.]*)*it\b(?:[\s,.!)]|\b(?:please|pls|then|works|instead|is|good|fine|dan|maar|graag|bitte|passt|stp|por|favor)\b)*$/iu;
const ANY =
  /^\W*(?:(?:the\s+|de\s+)?(?:earliest|soonest|vroegste|eerst\s?mogelijke)(?:\s+(?:one|possible|time))?|any(?:\s+of\s+(?:them|those|these)|\s+one|\s+time)?|whichever|whatever|you\s+(?:pick|choose)|doesn['’]?t\s+matter|maakt\s+niet\s+uit|kies\s+maar|egal|peu\s+importe|n'importe|da\s+igual|cualquiera)[\s.!]*$/iu;
const LATEST = /^\W*(?:the\s+|de\s+)?(?:latest|laatste)(?:\s+(?:one|possible|time))?[\s.!]*$/iu;

/** "2", "the second one", "I'll take option 3", "whichever" when the text is nothing more; null otherwise. */
export function spokenIndex(text: string, length: number): number | null {
  const bare = /^\s*([1-9])\s*[.)!]?(?:\s+(?:please|pls|graag|maar))?[\s.!]*$/i.exec(text)?.[1];
  if (bare) return Number(bare) - 1;
  if (length > 0 && ANY.test(text)) return 0;
  if (length > 0 && LATEST.test(text)) return length - 1;
  const places = text.length < 80 ? placesIn(text, length) : undefined;
  return places && PICKS.test(places.rest) ? (places.indexes[0] ?? null) : null;
}

/** "1 and 3", "the first two", "1, 2" when the text is nothing more; empty otherwise. */
export function spokenIndexes(text: string, length: number): number[] {
  const digits = /^\s*[1-9](?:(?:\s*[,&+]\s*|\s+(?:and|en)\s+)[1-9])+[\s.!]*$/iu.test(text)
    ? text.match(/[1-9]/g)
    : null;
  if (digits) return digits.map((digit) => Number(digit) - 1).filter((index) => index < length);
  const places = placesIn(text, length);
  return places && /^them[\s.!)]*$/i.test(places.rest) ? places.indexes : [];
}
