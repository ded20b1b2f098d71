import { skip } from "../grammar/match";
import type { Token } from "../grammar/tokens";
import { said } from "../languages/lists/said";
import type { DateBits } from "./date-bits";
import { isQuiet, pointAt } from "./point-rules";
import type { FindOptions, Piece, Point, Search } from "./points";

const TILL = said`^${"till"}$`;

/** "Bis", "hasta", and no word that leads to an hour as well: "auf", "a", "au". */
const isOnlyUntil = ({ is, text }: Token) => TILL.folded.test(text) || Object.keys(is).every((key) => key === "until");

/** One time in a message: a point, or two with "to" between. */
export interface SaidTime {
  point: Point;
  until?: Point;
  /** First and last of several days with these hours: "9 to 5 Mon-Wed". */
  days?: readonly [DateBits, DateBits];
  /** Tokens it covers, words in front ("on", "from") included. */
  first: number;
  /** The first token that carries meaning. */
  core: number;
  next: number;
  /** The word in front, folded: "to", "from", "at". */
  lead: string;
  /** Somewhere in it: "between 2 and 4". */
  within?: true;
  /** A day behind "until", beside something that comes again. */
  closes?: true;
  /** The last day, week or month of a series whose hours have an end of their own: "every Thursday 8 to 9 until Easter". */
  last?: DateBits;
  /** What it was put together from. */
  pieces: readonly Piece[];
}

/** Pieces that are tried before we stop looking: no request needs more, and a wall of figures costs no more. */
const MOST_PIECES = 150;

/** Words without a meaning about time begin none. */
function mayBegin(token: Token): boolean {
  for (const _ in token.is) return true;
  return Boolean(token.clock || token.date || token.amount || token.decimal !== undefined || /^[qt]$/.test(token.text));
}

/** "Mets la de 14h à 16h", "zet het om 4": in front of such a word an article stands for what was spoken of. */
const isPronoun = (word: Token["is"], behind: Token["is"] | undefined): boolean =>
  Boolean(word.the && !word.at && (behind?.at || behind?.from) && !behind.the);

/** All times in a message, in order, as far as `MOST_PIECES` goes. */
export function findTimes(tokens: readonly Token[], options: FindOptions): SaidTime[] {
  const found: SaidTime[] = [];
  let i = 0;
  const search: Search = { ...options, effort: { left: MOST_PIECES } };
  while (i < tokens.length && search.effort.left > 0) {
    const closing = tokens[i]!.text === '"' ? quoteEnd(tokens, i) : i;
    if (closing > i && !isWholeQuote(tokens, i, closing)) {
      i = closing + 1;
      continue;
    }
    if (!mayBegin(tokens[i]!) || isPronoun(tokens[i]!.is, tokens[i + 1]?.is)) {
      i++;
      continue;
    }
    const said = timeAt(tokens, i, search);
    if (said) {
      const isWithin = tokens.slice(said.first, said.next).some(({ is }) => is.between !== undefined);
      found.push(isWithin ? { ...said, within: true } : said);
      i = said.next;
    } else i++;
  }
  return found.some(({ point }) => point.repeat) ? found.map((said) => closing(tokens, said)) : found;
}

/** "Every Thursday from 8 to 9 playground duty until Christmas": a day behind such a word ends the series. */
function closing(tokens: readonly Token[], said: SaidTime): SaidTime {
  const { date, ...others } = said.point;
  const word = tokens[said.first - 1]?.is;
  const isOnlyDay = date && !said.until && Object.values(others).every((bit) => bit === undefined);
  return isOnlyDay && word?.until && !word.at ? { ...said, first: said.first - 1, closes: true } : said;
}

/** A name in quotes is a name: “Planning 2” holds no time. */
const LONGEST_QUOTE = 20;

/** The closing quote of one that opens at `i`; `i` itself when it stays open. */
function quoteEnd(tokens: readonly Token[], i: number): number {
  for (let at = i + 1; at < Math.min(tokens.length, i + LONGEST_QUOTE); at++) if (tokens[at]!.text === '"') return at;
  return i;
}

/** A whole message in quotes is still a message. */
function isWholeQuote(tokens: readonly Token[], from: number, to: number): boolean {
  return from === 0 && to >= tokens.length - 2;
}

function timeAt(tokens: readonly Token[], i: number, options: Search): SaidTime | null {
  const start = skip(tokens, i, "from", "between");
  const lead = tokens[i]?.text ?? "";
  const span = start > i && (tokens[i]?.is.from !== undefined || tokens[i]?.is.between !== undefined);
  const between = tokens[i]?.is.between !== undefined;
  const open = span || options.openNumber === true;
  const first = pointAt(tokens, start, options, open, span);
  if (!first) return null;
  const said: SaidTime = {
    point: first.value,
    first: i,
    core: first.core,
    next: first.next,
    lead,
    pieces: first.pieces,
  };
  const joined = secondPoint(tokens, said, between, span, options);
  if (joined) return joined;
  const long =
    tokens[i]?.is.ofLength && !goesOn(tokens[first.next]) ? fewHours(tokens, start, first.value, options) : null;
  if (long) return { ...said, point: long.value, core: long.core, next: long.next, pieces: long.pieces };
  if (first.value.bare !== undefined && !first.value.clock) return null;
  if (first.weak) return null;
  // "between 4" without an end, or "from" in "from 6 people", is no time on its own merit.
  if (first.value.bare !== undefined && span && !first.value.date && tokens[first.next] && !isQuiet(tokens[first.next]))
    return null;
  return said;
}

/** Longer ones are hours of the day: "la réunion de 9h". */
const FEW_HOURS_MINUTES = 360;

function fewHours(tokens: readonly Token[], i: number, { clock, date }: Point, options: Search) {
  // "De una hora el lunes": at one says another word.
  if (!clock || clock.sure || (date && clock.minute !== 60) || clock.minute > FEW_HOURS_MINUTES) return null;
  const found = pointAt(tokens, i, options, false, false);
  return found?.value.length !== undefined && !found.value.clock ? found : null;
}

const goesOn = (token: Token | undefined) => token?.text === "-" || token?.is.until !== undefined;

function secondPoint(
  tokens: readonly Token[],
  said: SaidTime,
  between: boolean,
  span: boolean,
  options: Search,
): SaidTime | null {
  const at = said.next;
  const sign = tokens[at];
  const dash = sign?.text === "-";
  if (!dash && !sign?.is.until && !(between && sign?.is.and)) return nextDayToo(tokens, said, options);
  if (options.moving && !dash && !between && !leadsNewTime(tokens, said.first)) return null;
  const second = pointAt(tokens, skip(tokens, at + 1, "the"), options, true, true, true);
  const other = second ?? null;
  if (!other) return null;
  const [a, b] = [said.point, other.value];
  // "Morgen auf 15 bis 16 Uhr": both hours are where it goes, and the day is until neither.
  if (!a.clock && b.clock && !b.date && isSpanOpen(tokens, other.next)) return null;
  const clocks = a.clock !== undefined && b.clock !== undefined;
  // "À 18h samedi à 19h": behind a day the word is in front of another hour, and of no end.
  if (clocks && !span && !between && sign?.is.at && isDayWord(tokens[at - 1])) return null;
  // "Zahnarzt morgen auf 11", "mañana a las cuatro": a day goes on until an hour by a word for until alone.
  // "Du 13e au dix-huit", "vom 13. bis 18.": of a day of the month it is a day.
  const isHour = !b.date && (b.clock ?? (sign?.is.at && b.bare)) !== undefined;
  const isDay = a.date?.dom !== undefined && b.bare !== undefined;
  if (a.date && !a.clock && isHour && !isDay && sign?.is.until && !isOnlyUntil(sign)) return null;
  // "À 10h à 16h": twice the same word leads to two hours.
  const inFront = [tokens[said.core - 1], tokens[said.core - 2]];
  if (clocks && !span && !between && sign?.is.at && inFront.some((token) => token?.text === sign.text)) return null;
  // "El martes 9 a las 17", which is no such day: a slip, and no span of the hours.
  const isOfDay = a.date?.wd !== undefined && a.bare !== undefined && sign?.is.at && / /.test(sign.text);
  if (clocks && !span && !between && isOfDay) return null;
  const dates = a.date !== undefined && b.date !== undefined && !b.repeat;
  const days = (a.bare !== undefined && b.date?.dom !== undefined) || (a.date !== undefined && b.bare !== undefined);
  // "every Monday until June": how long a series goes on.
  const goesOn = a.repeat !== undefined && b.date !== undefined && !b.repeat && sign?.is.until !== undefined;
  const nowFirst = a.moment === 0 && (b.clock !== undefined || b.date !== undefined);
  const nowLast = b.moment === 0 && a.clock !== undefined;
  if (!clocks && !dates && !days && !nowFirst && !nowLast && !goesOn) return null;
  if (b.clock && !a.clock && !goesOn && !a.moment && !days && !dates && a.moment !== 0) return null;
  const exact = a.clock && b.clock && a.bare === undefined && b.bare === undefined;
  const proven =
    span ||
    goesOn ||
    nowFirst ||
    exact ||
    (b.clock && b.bare === undefined) ||
    a.date ||
    b.date ||
    a.part ||
    b.part ||
    a.clock?.sure ||
    b.clock?.sure ||
    TILL.folded.test(sign?.text ?? "") ||
    options.openNumber ||
    tokens[said.core - 1]?.is.at ||
    tokens[said.core - 1]?.is.until;
  if (!proven) return null;
  if (tokens[said.first]?.is.fromDay && isDayNumber(a) && isDayNumber(b)) {
    const days = { point: { date: { dom: a.bare } }, until: { date: { dom: b.bare } } };
    return { ...said, ...days, next: other.next, pieces: [...said.pieces, ...other.pieces] };
  }
  // "Monday to Friday at 9": the hour is that of each day.
  if (a.date?.wd && b.date?.wd && b.clock && !a.clock && !isSpanOpen(tokens, other.next)) {
    const point: Point = { ...b, date: undefined };
    return { ...said, point, days: [a.date, b.date], next: other.next, pieces: [...said.pieces, ...other.pieces] };
  }
  // "9:15 mon-fri": the hour in front of the days is that of each.
  const [first] = said.pieces.filter(({ value }) => value.clock ?? value.date);
  if (first?.value.clock && !first.value.date && a.date?.wd && b.date?.wd && !b.clock && !span) {
    const point: Point = { ...a, date: undefined, length: a.length ?? b.length };
    return { ...said, point, days: [a.date, b.date], next: other.next, pieces: [...said.pieces, ...other.pieces] };
  }
  const both: SaidTime = { ...said, until: b, next: other.next, pieces: [...said.pieces, ...other.pieces] };
  return severalDays(tokens, both, options) ?? both;
}

const isDayWord = (token: Token | undefined) => (token?.is.wd ?? token?.is.day ?? token?.is.mo) !== undefined;

/** "the 3rd and 4th of May": two days that touch are one stretch. */
function nextDayToo(tokens: readonly Token[], said: SaidTime, options: Search): SaidTime | null {
  const day = said.point.date?.dom;
  if (!day || said.point.clock || !tokens[said.next]?.is.and) return null;
  const other = pointAt(tokens, said.next + 1, options, false, false, true);
  const date = other?.value.clock ? undefined : other?.value.date;
  if (!other || date?.dom !== day + 1) return null;
  return { ...said, until: other.value, next: other.next, pieces: [...said.pieces, ...other.pieces] };
}

function isSpanOpen(tokens: readonly Token[], i: number): boolean {
  return tokens[i]?.text === "-" || tokens[i]?.is.until !== undefined;
}

function isDayNumber({ bare, date, part }: Point): boolean {
  return bare !== undefined && bare >= 1 && bare <= 31 && !date && !part;
}

/** "9 to 5 Mon-Wed", "Mon-Wed 9 to 5": a third point makes hours on several days of the two. */
function severalDays(tokens: readonly Token[], said: SaidTime, options: Search): SaidTime | null {
  const { point: a, until: b } = said;
  const sign = tokens[said.next];
  if (!b?.date || !b.clock || b.date.dom || (sign?.text !== "-" && !sign?.is.until)) return null;
  const third = pointAt(tokens, skip(tokens, said.next + 1, "the"), options, true, true);
  if (!third) return null;
  const { date, clock } = third.value;
  const pieces = [...said.pieces, ...third.pieces];
  if (a.clock && !a.date && date && !clock)
    return { ...said, until: { ...b, date: undefined }, days: [b.date, date], next: third.next, pieces };
  if (a.date && !a.clock && clock && !date)
    return { ...said, point: { clock: b.clock }, until: third.value, days: [a.date, b.date], next: third.next, pieces };
  return null;
}

/** Whether the words before a time in a move say that it is the new one: "to 3-4", "to be from 3 to 4". */
function leadsNewTime(tokens: readonly Token[], first: number): boolean {
  const before = tokens[first - 1];
  return Boolean(before?.is.until || before?.text === "be" || before?.text === "go");
}
