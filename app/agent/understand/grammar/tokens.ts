import { said } from "../languages/lists/said";
import type { Meanings, Unit } from "../words/lexicon";
import { oneSlip } from "./spelling";
import type { Phrase, Vocabulary } from "./vocabulary";

const HOURS_BEHIND = said`^ ?${"hourUnits"}`;
const AT_HOUR = said`${"atHour"} $`;
const ON_DATE = said`${"onDate"} $`;
/** "3-5 en 4-5": two dates in figures, and which of them it is. */
const FIRST_OF_PAIR = said`^\d{1,2}-\d{1,2} ${"andTo"} \d{1,2}-\d{1,2}(?!\d)`;
const SECOND_OF_PAIR = said`\d{1,2}-\d{1,2} ${"andTo"} $`;

/** One word, figure or sign with everything that it can mean. */
export interface Token {
  /** Place in the text. */
  start: number;
  end: number;
  text: string;
  is: Partial<Meanings>;
  /** Digits as written: the rules tell 9 from 09 and 1030. */
  figure?: string;
  /** `of24`: in a language that writes 20:30 in the evening. */
  clock?: { hour: number; minute: number; half?: "am" | "pm"; exact: boolean; of24?: true };
  date?: { year?: number; month: number; day?: number };
  /** A figure with its unit: "45m", "2hrs", "1h30". */
  amount?: { n: number; unit: Unit };
  /** A decimal or a fraction. */
  decimal?: number;
}

const SHAPE = new RegExp(
  [
    "(?<address>[a-z0-9][^\\s@,;<>()]{0,63}@[^\\s@,;<>()]{1,190}\\.[a-z]{2,24}|https?:\\S{1,500})",
    "(?<grouped>\\d{1,3}(?:,\\d{3})+(?![\\d,]))",
    "(?<pair>1(?::|-on-| on | ?on ?)1(?!\\d))",
    "(?<iso>(?:19|20)\\d\\d[-/.]\\d{1,2}(?:[-/.]\\d{1,2})?(?![\\d:]))",
    "(?<monthYear>(?:0?[1-9]|1[0-2])[-/.](?:19|20)\\d\\d(?![\\d/.-]))",
    "(?<numeric>\\d{1,2}(?:(?<sep>[/.-])\\d{1,2}\\k<sep>(?:\\d{4}|\\d{2})(?![\\d:])|/\\d{1,2}(?![\\d/])))",
    "(?<parted>\\d{1,2} [0-5]\\d(?=\\s?[ap]\\.? ?m\\b))",
    "(?<clock>\\d{1,2}(?::|\\.|h|u)[0-5]\\d(?::[0-5]\\d|m(?:in)?[0-5]\\ds)?(?![\\d])(?:\\s?[ap](?:\\. ?m\\b\\.?| ?m\\b)|[ap]\\b)?)",
    "(?<meridiem>\\d{1,4}(?:\\s?[ap](?:\\. ?m\\b\\.?| ?m\\b)|[ap]\\b))",
    "(?<ordinal>\\d{1,2}(?:st| ?nd| ?rd| ?th|ste[nrs]?|te[nrs]?|de|eme|ere|er|re|ro|ra|do|da|to|ta|mo|vo|no|e|º|ª|°|\\.º|\\.ª)(?![a-z0-9]))",
    "(?<decimal>\\d{1,3}[.,]\\d{1,2}(?![\\d.:])|[½¼¾])",
    "(?<word>[a-z]+(?:'[a-z]+)*)",
    "(?<figure>\\d+)",
    "(?<sign>\\S)",
  ].join("|"),
  "gy",
);

const UNIT_SUFFIX: Readonly<Record<string, Unit>> = {
  h: "hour",
  hs: "hour",
  hr: "hour",
  hrs: "hour",
  u: "hour",
  std: "hour",
  m: "minute",
  min: "minute",
  mins: "minute",
  mn: "minute",
  d: "day",
  w: "week",
  wk: "week",
  wks: "week",
};

/** Units that stand behind an hour of the day as well: "17h", "17u", "17hs". */
const AS_CLOCK: ReadonlySet<string> = new Set(["h", "u", "hs"]);

/** More tokens than a list of four hundred addresses has; what lies behind is not read. */
const MOST_TOKENS = 1500;

/**
 * Cuts a folded text into tokens. Linear in its length.
 * Figures are read here ("3:30pm", "4/25", "2h"), words by the vocabulary, longest phrase first.
 */
export function tokenize(folded: string, vocabulary: Vocabulary): Token[] {
  const raw: Token[] = [];
  let at = 0;
  while (at < folded.length && raw.length < MOST_TOKENS) {
    if (folded[at] === " ") {
      at++;
      continue;
    }
    const slang = slangAt(folded, at, vocabulary);
    const token = slang ?? shapeAt(folded, at, vocabulary);
    raw.push(token);
    at = token.end;
  }
  return withShortFriday(joinPhrases(raw, vocabulary));
}

/** Dutch "vrij" is texted for Friday in front of an hour and beside another day, and not in "ben ik vrij 14-16u", "vrij 14-16u?". */
function withShortFriday(tokens: Token[]): Token[] {
  const at = tokens.findIndex(({ text }) => SHORT_FRIDAY.folded.test(text));
  if (at < 0) return tokens;
  const isFree = tokens.some(({ text, is }, n) => text === "?" || SAYS_FREE.folded.test(text) || (n < at && is.day));
  const isNamed = tokens.some(({ text, is }, n) => n !== at && /^\p{L}/u.test(text) && Object.keys(is).length === 0);
  const [before, join, token, behind, next] = [-2, -1, 0, 1, 2].map((n) => tokens[at + n]);
  const isListed = before?.is.wd !== undefined && (join?.is.and === true || /^[+/,]$/.test(join?.text ?? ""));
  const isHour = behind?.clock !== undefined || (behind?.figure !== undefined && next?.text === "-");
  const isDay = !isFree && (isListed || (isNamed && isHour));
  return token && isDay ? tokens.with(at, { ...token, is: { wd: 5 } }) : tokens;
}

const SHORT_FRIDAY = said`^${"shortFriday"}$`;
const SAYS_FREE = said`^(?:${"saysFree"})$`;

/** Words that begin with a figure: "2moro", "2nite". */
function slangAt(folded: string, at: number, vocabulary: Vocabulary): Token | undefined {
  const char = folded.charCodeAt(at);
  if (char < 48 || char > 57) return undefined;
  const text = /^\d[a-z]{2,8}(?![a-z0-9])/.exec(folded.slice(at, at + 12))?.[0];
  const phrase = text && vocabulary.phrases.get(text[0]!)?.find((known) => known.pieces.join("") === text);
  return phrase ? { start: at, end: at + text.length, text, is: phrase.meanings } : undefined;
}

function shapeAt(folded: string, at: number, vocabulary: Vocabulary): Token {
  const dotted =
    vocabulary.code === "de" ? /^(\d{1,2})\.(0?[1-9]|1[0-2])\.(?=[\s,]|$)/.exec(folded.slice(at, at + 8)) : null;
  if (dotted && Number(dotted[1]) <= 31)
    return {
      start: at,
      end: at + dotted[0].length,
      text: dotted[0],
      is: {},
      date: { day: Number(dotted[1]), month: Number(dotted[2]) },
    };
  SHAPE.lastIndex = at;
  const found = SHAPE.exec(folded);
  const groups = found?.groups ?? {};
  const text = (found?.[0] ?? folded[at] ?? "").trimEnd();
  const token: Token = { start: at, end: at + text.length, text, is: {} };
  if (groups.grouped) return { ...token, is: { n: Number(text.replaceAll(",", "")) } };
  if (groups.iso) return { ...token, date: yearFirst(text) };
  if (groups.monthYear) return { ...token, date: monthFirstThenYear(text) };
  if (groups.numeric) return readNumeric(token, folded, vocabulary);
  if (groups.clock) return readClock(token, folded, vocabulary);
  if (groups.parted && endsInMonth(folded.slice(0, at), vocabulary))
    return readFigure(
      { ...token, text: text.slice(0, text.indexOf(" ")), end: at + text.indexOf(" ") },
      folded,
      vocabulary,
    );
  if (groups.parted)
    return { ...token, clock: { hour: Number.parseInt(text, 10), minute: Number(text.slice(-2)), exact: false } };
  // German "um 9 am Montag": a preposition.
  if (groups.meridiem && vocabulary.code === "de" && / am$/.test(text))
    return readFigure(
      { ...token, text: text.slice(0, text.indexOf(" ")), end: at + text.indexOf(" ") },
      folded,
      vocabulary,
    );
  if (groups.meridiem) return readMeridiem(token);
  if (groups.ordinal) return { ...token, figure: text.replace(/\D/g, ""), is: { ord: Number.parseInt(text, 10) } };
  if (groups.decimal)
    return { ...token, decimal: { "½": 0.5, "¼": 0.25, "¾": 0.75 }[text] ?? Number(text.replace(",", ".")) };
  if (groups.figure) return readFigure(token, folded, vocabulary);
  const label = groups.word && !hasMeaning(text, vocabulary) ? wholeLabel(folded, at, token.end) : undefined;
  if (label) return { ...token, text: label, end: at + label.length };
  return elided(token, folded, vocabulary);
}

/** "B" may be short for a word of time, and is none right in front of "1.12", as a word that leads to an hour is. */
const hasMeaning = (word: string, { phrases }: Vocabulary) =>
  phrases.get(word)?.some(({ pieces, meanings }) => word.length > 1 || (pieces.length === 1 && meanings.at)) === true;

/** "Zap1a", "sprint14", "room_2b": figures glued behind a word without a meaning about time are part of it, and no time. */
function wholeLabel(folded: string, from: number, end: number): string | undefined {
  GLUED.lastIndex = end;
  const glued = GLUED.exec(folded)?.[0];
  const label = folded.slice(from, end) + (glued ?? "");
  // "Q3" is a quarter, and the T of "2026-12-16T12:23" begins the time.
  return glued && !/^[a-z]\d+$/.test(label) ? label : undefined;
}

const GLUED = /_*\d[a-z\d_]{0,40}(?:\.\d{1,4}(?![\d:]))*/y;

/** "Aug 8 12pm" holds a day and an hour, "8 12pm" an hour and its minutes. */
function endsInMonth(before: string, vocabulary: Vocabulary): boolean {
  const word = /([a-z]+)\.? $/.exec(before)?.[1];
  return Boolean(word && vocabulary.phrases.get(word)?.some(({ meanings }) => meanings.mo));
}

/** French "d'octobre", "l'apres-midi": the article apart from a word that says a time. */
function elided(token: Token, folded: string, vocabulary: Vocabulary): Token {
  const cut = vocabulary.code === "fr" ? /^[dl]'(?=[a-z])/.exec(token.text)?.[0] : undefined;
  if (
    !cut ||
    (vocabulary.phrases.has(token.text) && !folded.startsWith("-midi", token.end)) ||
    !vocabulary.phrases.has(token.text.slice(cut.length))
  )
    return token;
  return { ...token, end: token.start + cut.length, text: cut, is: cut === "d'" ? { of: true } : { the: true } };
}

function yearFirst(text: string): Token["date"] {
  const [year, month, day] = text.split(/\D/).map(Number);
  return { year, month: month ?? 0, day };
}

/** "11-2026", "5/2027". */
function monthFirstThenYear(text: string): Token["date"] {
  const [month = 0, year] = text.split(/\D/).map(Number);
  return { year, month };
}

function readNumeric(token: Token, folded: string, vocabulary: Vocabulary): Token {
  const [a = 0, b = 0, c] = token.text.split(/\D/).map(Number);
  if (
    c === undefined &&
    a < b &&
    (b === 2 || b === 4) &&
    HOURS_BEHIND.folded.test(folded.slice(token.end, token.end + 12))
  ) {
    return { ...token, decimal: a / b };
  }
  const monthFirst = a > 12 || token.text.includes(".") ? false : b > 12 ? true : vocabulary.monthFirst;
  const year = c === undefined ? undefined : c < 100 ? c + 2000 : c;
  return { ...token, date: monthFirst ? { year, month: a, day: b } : { year, month: b, day: a } };
}

function readClock(token: Token, folded: string, vocabulary: Vocabulary): Token {
  const [, hour = "0", sign = ":", minute = "0", half] = /^(\d+)(\D)(\d\d)(?::\d\d)?\s?([ap])?/.exec(token.text) ?? [];
  const clock = {
    hour: Number(hour),
    minute: Number(minute),
    exact: half !== undefined || (hour.length > 1 && hour < "10") || token.text.endsWith("s"),
    half: meridiem(half),
    ...(!half && !vocabulary.halves && { of24: true as const }),
  };
  if (sign === "." && !half) {
    // 10.10. and "am 10.10" are dates, 1.5 is a number; 20.30 is a time.
    const dotted =
      folded[token.end] === "." && folded.length > token.end + 1 && !AT_HOUR.folded.test(folded.slice(0, token.start));
    if (
      clock.minute >= 1 &&
      clock.minute <= 12 &&
      (dotted ||
        (vocabulary.code === "de" && /\bam $/.test(folded.slice(0, token.start))) ||
        isDateBeside(token, clock, folded, vocabulary))
    ) {
      const dated = { month: Number(minute), day: Number(hour) };
      return { ...token, end: token.end + (folded[token.end] === "." ? 1 : 0), date: dated };
    }
    if (clock.hour > 24) return { ...token, decimal: Number(token.text) };
  }
  // "1h30" may be a length; with seconds or half a day behind it is a time.
  if ((sign === "h" || sign === "u") && !half && !token.text.endsWith("s"))
    return { ...token, clock, amount: { n: clock.hour * 60 + clock.minute, unit: "minute" } };
  return { ...token, clock };
}

/** "9.12 11h", "vom 21. bis 23.12": beside another hour, or at the end of a stretch of days, no hour but a date. */
function isDateBeside(
  { start, end }: Token,
  { hour, minute }: { hour: number; minute: number },
  folded: string,
  vocabulary: Vocabulary,
): boolean {
  const [before, behind] = [folded.slice(Math.max(0, start - BESIDE), start), folded.slice(end, end + BESIDE)];
  if (hour < 1 || hour > 31 || AT_HOUR.folded.test(before)) return false;
  if (HOUR_NEXT.folded.test(behind) || HOUR_BEFORE.folded.test(before)) return true;
  const [, day, dot, word = "-"] =
    /(?<!\d|[:.])(\d{1,2})(\.(?:\d{1,2}\.?)?)? ?(?:([a-z/]+) |[-–] ?)$/.exec(before) ?? [];
  const [, to = "-", last] = /^ ?(?:([a-z/]+) |[-–] ?)\d{1,2}\.(0[1-9]|1[0-2])(?!\d)/.exec(behind) ?? [];
  const leads = (one: string) =>
    one === "-" || vocabulary.phrases.get(one)?.some(({ meanings }) => meanings.until) === true;
  // Nobody meets at 23:12.
  const isOdd = minute % 5 !== 0 || hour > 24;
  return (day !== undefined && leads(word) && (isOdd || dot === ".")) || (last !== undefined && leads(to) && isOdd);
}

/** How far around a figure is looked, in characters. */
const BESIDE = 24;
const HOUR_NEXT = said`^,? (?:(?:${"atHour"} ){1,7}\d|\d{1,2}(?::\d\d| ?${"oclock"}(?![a-z])| ?[ap]m\b)|(?:[7-9]|1\d|2[0-4])[hu](?:\d\d)?(?![a-z\d]))`;
const HOUR_BEFORE = said`\d{1,2}(?::\d\d| ?${"oclock"}| ?[ap]m|[hu]\d\d),? $`;

function readMeridiem(token: Token): Token {
  const digits = /^\d+/.exec(token.text)?.[0] ?? "";
  const half = meridiem(/[ap]/.exec(token.text)?.[0]);
  const hour = Number(digits.length > 2 ? digits.slice(0, -2) : digits);
  return { ...token, clock: { hour, minute: digits.length > 2 ? Number(digits.slice(-2)) : 0, half, exact: true } };
}

function readFigure(token: Token, folded: string, vocabulary: Vocabulary): Token {
  const figure = token.text;
  const n = Number(figure);
  // "op 22-4", "le 3-7": a dash between two numbers is a date only where a day is announced.
  const dashed = /^-(0?[1-9]|1[0-2])(?![\d:.,-]| ?(?:uur|uhr|h\b))/.exec(folded.slice(token.end, token.end + 8));
  const paired =
    FIRST_OF_PAIR.folded.test(folded.slice(token.start, token.start + 28)) ||
    SECOND_OF_PAIR.folded.test(folded.slice(Math.max(0, token.start - 20), token.start));
  if (dashed && n >= 1 && n <= 31 && (paired || ON_DATE.folded.test(folded.slice(0, token.start)))) {
    return { ...token, end: token.end + dashed[0].length, date: { month: Number(dashed[1]), day: n } };
  }
  // "0730h", "1515 hours".
  const military = figure.length === 4 && /^ ?(?:h|hrs?|hours)\b/.exec(folded.slice(token.end, token.end + 8));
  if (military && n < 2400 && n % 100 < 60) {
    return {
      ...token,
      end: token.end + military[0].length,
      clock: { hour: Math.floor(n / 100), minute: n % 100, exact: true },
    };
  }
  const suffix = /^[a-z]+/.exec(folded.slice(token.end, token.end + 6))?.[0];
  const unit = suffix ? UNIT_SUFFIX[suffix] : undefined;
  if (suffix && unit) {
    const end = token.end + suffix.length;
    const clock =
      unit === "hour" && n <= 24 && AS_CLOCK.has(suffix)
        ? { hour: n, minute: 0, exact: figure.startsWith("0") }
        : undefined;
    return { ...token, end, text: folded.slice(token.start, end), amount: { n, unit }, clock };
  }
  // German writes an ordinal as a figure with a dot: "am 3. März", "vom 3. bis 5.".
  const dotted =
    vocabulary.code === "de" && n >= 1 && n <= 31 && /^\.(?: |-|$)/.test(folded.slice(token.end, token.end + 2));
  if (dotted && !/\b(?:um|gegen|ab|nach|uhr|@|bis um) $/.test(folded.slice(0, token.start)))
    return { ...token, end: token.end + 1, figure, is: { n, ord: n } };
  return { ...token, figure, is: { n } };
}

function meridiem(letter: string | undefined): "am" | "pm" | undefined {
  return letter === "a" ? "am" : letter === "p" ? "pm" : undefined;
}

function joinPhrases(raw: readonly Token[], vocabulary: Vocabulary): Token[] {
  const tokens: Token[] = [];
  for (let i = 0; i < raw.length; ) {
    const first = raw[i]!;
    const phrase = phraseAt(raw, i, vocabulary) ?? misspelt(first.text, vocabulary);
    const length = phrase?.pieces.length ?? 1;
    const last = raw[i + length - 1] ?? first;
    const dot = isShortened(first, phrase) ? raw[i + 1] : undefined;
    const isDotted = dot?.text === "." && dot.start === first.end;
    tokens.push(
      length === 1
        ? { ...first, end: isDotted ? dot.end : first.end, is: { ...first.is, ...phrase?.meanings } }
        : {
            start: first.start,
            end: last.end,
            text: raw
              .slice(i, i + length)
              .map((token) => token.text)
              .join(" "),
            is: phrase?.meanings ?? {},
          },
    );
    i += isDotted ? length + 1 : length;
  }
  return tokens;
}

/** "Fr.", "vr. 10 uur": the dot of a day that is written short ends nothing. */
const isShortened = ({ text }: Token, phrase: Phrase | undefined) =>
  phrase?.meanings.wd !== undefined && phrase.pieces.length === 1 && text.length <= LONGEST_SHORT;

const LONGEST_SHORT = 4;

function phraseAt(raw: readonly Token[], i: number, vocabulary: Vocabulary): Phrase | undefined {
  const text = raw[i]!.text;
  const known = vocabulary.phrases.get(text);
  const whole = known?.find((phrase) => phrase.pieces.every((piece, k) => raw[i + k]?.text === piece));
  if (whole || !text.endsWith("'s")) return whole;
  // "Thursday's", "tomorrow's", "this week's": the day or week itself.
  return vocabulary.phrases
    .get(text.slice(0, -2))
    ?.find(
      ({ pieces, meanings }) => pieces.length === 1 && (meanings.wd || meanings.day !== undefined || meanings.unit),
    );
}

/** Weekdays, months, "tomorrow" and units with one slip of the thumb: a letter missing, doubled, wrong or swapped. */
export function misspelt(said: string, vocabulary: Vocabulary): Phrase | undefined {
  if (said.length < 5 || said.length > 12 || !/^[a-z]+$/.test(said)) return undefined;
  return slipTargets(vocabulary).find(({ pieces: [word = ""] }) => isSlip(word, said));
}

const isSlip = (word: string, said: string) =>
  Math.abs(word.length - said.length) <= 1 && word[0] === said[0] && oneSlip(word, said);

const targets = new Map<string, Phrase[]>();

function slipTargets(vocabulary: Vocabulary): Phrase[] {
  const known = targets.get(vocabulary.code);
  if (known) return known;
  const made = [...vocabulary.phrases.values()]
    .flat()
    .filter(
      ({ pieces, meanings }) =>
        pieces.length === 1 &&
        pieces[0]!.length >= 6 &&
        (meanings.wd || ((meanings.mo || meanings.day || meanings.unit) && pieces[0]!.length >= 7)),
    );
  targets.set(vocabulary.code, made);
  return made;
}
