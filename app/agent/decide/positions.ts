/** Patterns of what each language calls a place in a list, at their place. */
const ORDINALS = [
  ["first", "eerste", "erste[nrs]?", "premi[eè]re?", "primer[oa]?(?! hora)"],
  ["second", "tweede", "zweite[nrs]?", "deuxi[eè]me|seconde", "segund[oa]"],
  ["third", "derde", "dritte[nrs]?", "troisi[eè]me", "tercer[oa]?"],
  ["fourth", "vierde", "vierte[nrs]?", "quatri[eè]me", "cuart[oa](?! de hora)"],
  ["fifth", "vijfde", "f[uü]nfte[nrs]?", "cinqui[eè]me", "quint[oa]"],
  ["sixth", "zesde", "sechste[nrs]?", "sixi[eè]me", "sext[oa]"],
  ["seventh", "zevende", "siebte[nrs]?", "septi[eè]me", "s[eé]ptim[oa]"],
  ["eighth", "achtste", "achte[nrs]?", "huiti[eè]me", "octav[oa]"],
  ["ninth", "negende", "neunte[nrs]?", "neuvi[eè]me", "noven[oa]"],
];
const LAST = "last|laatste|letzte[nrs]?|derni[eè]re?|[uú]ltim[oa]";
const THE = "the|de|het|der|die|das|den|dem|le|la|el";
const AND = "and|en|und|et|y|&";

/** How many, from two on. */
const COUNTS = [
  ["two", "twee"],
  ["three", "drie"],
  ["four", "vier"],
  ["five", "vijf"],
];

/** Places in a list that was said, and what else was said. */
export interface Places {
  /** From 0, in the order in which they were said; none when all of them lie beyond the end. */
  indexes: number[];
  rest: string;
}

const ONE = `(?:(?:${THE})\\s+)?(?:(?:${ORDINALS.flat().join("|")}|${LAST})(?:\\s+(?:one|ene))?|[1-9](?:st|nd|rd|th)\\s+one|(?:number|nummer|nr\\.?|option|optie|num[eé]ro|opci[oó]n|#)\\s*[1-9])`;
/** "The second one", "number 2", "the first and the last": not a day of the month, so bare "the 2nd" must come with "one". */
const SOME = new RegExp(`(?<![\\p{L}\\d])${ONE}(?:(?:\\s*,\\s*|\\s+(?:${AND})\\s+)${ONE})*(?![\\p{L}\\d])`, "iu");
/** "The first two", "de laatste drie". */
const ROW = new RegExp(
  `\\b(?:(?:the|de)\\s+)?(first|last|eerste|laatste)\\s+(${COUNTS.flat().join("|")}|[2-9])(?:\\s+(?:ones|meetings|calls|afspraken))?(?!\\w|[:.]\\d)`,
  "iu",
);

/** @param length of the list; undefined when the words name no place in a list */
export function placesIn(text: string, length: number): Places | undefined {
  const [row, side = "", many = ""] = ROW.exec(text) ?? [];
  if (row !== undefined) {
    const count = Number(many) || COUNTS.findIndex((words) => words.includes(many.toLowerCase())) + 2;
    const all = Array.from({ length }, (_, index) => index);
    return { indexes: /^[fe]/i.test(side) ? all.slice(0, count) : all.slice(-count), rest: without(text, row, "them") };
  }
  const [some] = SOME.exec(text) ?? [];
  if (some === undefined) return undefined;
  const said = some.split(JOINED).map((one) => indexOf(one, length));
  return {
    indexes: [...new Set(said.filter((index) => index >= 0 && index < length))],
    rest: without(text, some, said.length > 1 ? "them" : "it"),
  };
}

const JOINED = new RegExp(`\\s*,\\s*|\\s+(?:${AND})\\s+`, "iu");

const NTH = ORDINALS.map((words) => new RegExp(`(?<!\\p{L})(?:${words.join("|")})(?!\\p{L})`, "iu"));

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
