import { type Clock, clockAt } from "./clock-rules";
import type { DayPart } from "./command";
import { type DateBits, dateAt } from "./date-rules";
import type { Day } from "./days";
import { lengthAt, toMinutes } from "./length-rules";
import { type Match, meaning, numberAt, skip } from "./match";
import { type Repeat, repeatAt } from "./repeat-rules";
import type { Token } from "./tokens";
import { zoneAt } from "./zone-names";

/** The words about one time, taken apart but not yet settled. */
export interface Point {
  date?: DateBits;
  clock?: Clock;
  /** The lone number behind `clock`: beside "July" it is a day after all. */
  bare?: number;
  part?: DayPart;
  /** Minutes from now: "in 20 minutes"; 0 is "now". */
  moment?: number;
  /** Minutes that it lasts. */
  length?: number;
  repeat?: Repeat;
  /** IANA name. */
  zone?: string;
  /** "after 3", "before noon". */
  side?: "before" | "after" | "by";
}

/** One time in a message: a point, or two with "to" between. */
export interface SaidTime {
  point: Point;
  until?: Point;
  /** Tokens it covers, words in front ("on", "from") included. */
  first: number;
  /** The first token that carries meaning. */
  core: number;
  next: number;
  /** The word in front, folded: "to", "from", "at". */
  lead: string;
  /** What it was put together from. */
  pieces: readonly Piece[];
}

/** Tokens `first` to `next` (exclusive), the rule that read them and what it read. */
export interface Piece {
  first: number;
  next: number;
  rule: string;
  value: Point;
}

export interface FindOptions {
  today: Day;
  /** In a move "from 3 to 4" is an old and a new time, not a span. */
  moving?: boolean;
  /** A short answer to our question: "4" is a time. */
  openNumber?: boolean;
}

/** Places at which a time may begin before we stop looking: no request holds more, and a wall of figures costs no more. */
const MOST_TRIES = 100;

/** Words without a meaning about time begin none. */
function mayBegin(token: Token): boolean {
  for (const _ in token.is) return true;
  return Boolean(token.clock || token.date || token.amount || token.decimal !== undefined || token.text === "q");
}

/** All times in a message, in order. Linear: every token is read a bounded number of times. */
export function findTimes(tokens: readonly Token[], options: FindOptions): SaidTime[] {
  const found: SaidTime[] = [];
  let i = 0;
  let tries = 0;
  while (i < tokens.length && tries < MOST_TRIES) {
    if (!mayBegin(tokens[i]!)) {
      i++;
      continue;
    }
    tries++;
    const said = timeAt(tokens, i, options);
    if (said) {
      found.push(said);
      i = said.next;
    } else i++;
  }
  return found;
}

function timeAt(tokens: readonly Token[], i: number, options: FindOptions): SaidTime | null {
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
  if (first.weak) return null;
  // "between 4" without an end, or "from" in "from 6 people", is no time on its own merit.
  if (first.value.bare !== undefined && span && !first.value.date && tokens[first.next] && !isQuiet(tokens[first.next]))
    return null;
  return said;
}

function secondPoint(
  tokens: readonly Token[],
  said: SaidTime,
  between: boolean,
  span: boolean,
  options: FindOptions,
): SaidTime | null {
  const at = said.next;
  const sign = tokens[at];
  const dash = sign?.text === "-";
  if (!dash && !sign?.is.until && !(between && sign?.is.and)) return null;
  if (options.moving && !dash && !between && !leadsNewTime(tokens, said.first)) return null;
  const second = pointAt(tokens, skip(tokens, at + 1, "the"), options, true, true);
  const other = second ?? null;
  if (!other) return null;
  const [a, b] = [said.point, other.value];
  const clocks = a.clock !== undefined && b.clock !== undefined;
  const dates = a.date !== undefined && b.date !== undefined && !b.repeat;
  const days = (a.bare !== undefined && b.date?.dom !== undefined) || (a.date !== undefined && b.bare !== undefined);
  const nowFirst = a.moment === 0 && b.clock !== undefined;
  const nowLast = b.moment === 0 && a.clock !== undefined;
  if (!clocks && !dates && !days && !nowFirst && !nowLast) return null;
  if (b.clock && !a.clock && !a.moment && !days && !dates && a.moment !== 0) return null;
  const exact = a.clock && b.clock && a.bare === undefined && b.bare === undefined;
  const proven =
    span ||
    exact ||
    a.date ||
    b.date ||
    a.part ||
    b.part ||
    a.clock?.sure ||
    b.clock?.sure ||
    options.openNumber ||
    tokens[said.core - 1]?.is.at ||
    tokens[said.core - 1]?.is.until;
  if (!proven) return null;
  return { ...said, until: b, next: other.next, pieces: [...said.pieces, ...other.pieces] };
}

/** Whether the words before a time in a move say that it is the new one: "to 3-4", "to be from 3 to 4". */
function leadsNewTime(tokens: readonly Token[], first: number): boolean {
  const before = tokens[first - 1];
  return Boolean(before?.is.until || before?.text === "be" || before?.text === "go");
}

interface Found extends Match<Point> {
  core: number;
  /** Only a lone number: needs a second point to count. */
  weak: boolean;
  pieces: Piece[];
}

/** Pieces that may stand between two parts of one time. */
function isGlue(token: Token | undefined): boolean {
  if (!token) return false;
  const { is } = token;
  return (
    Boolean(
      is.at || is.on || is.of || is.the || is.about || is.in || is.by || is.before || is.after || is.forTime || is.from,
    ) ||
    token.text === "," ||
    token.text === "(" ||
    token.text === ")"
  );
}

function pointAt(
  tokens: readonly Token[],
  i: number,
  options: FindOptions,
  open: boolean,
  span: boolean,
): Found | null {
  let point: Point = {};
  let core = -1;
  let next = i;
  let weak = false;
  const pieces: Piece[] = [];
  for (let round = 0; round < 8; round++) {
    const glue = glueFrom(tokens, next, core < 0);
    let piece: Match<Point> | null = null;
    let at = next;
    for (; at <= glue && !piece; at++) {
      if (core >= 0 && (tokens[at]?.is.from || tokens[at]?.is.between) && !tokens[at]?.is.at) break;
      piece = pieceAt(tokens, at, options, { ...context(tokens, next, at, point, core < 0 && open), span });
    }
    if (!piece) break;
    const merged = mergePoints(point, piece.value);
    if (!merged) break;
    const side = core < 0 || piece.value.clock ? sideOf(tokens, next, at - 1) : undefined;
    point = side && !point.side ? { ...merged, side } : merged;
    if (core < 0) core = at - 1;
    pieces.push({ first: at - 1, next: piece.next, rule: piece.rule ?? "", value: piece.value });
    weak =
      core >= 0 &&
      round === 0 &&
      piece.value.bare !== undefined &&
      !open &&
      !tokens[at - 2]?.is.at &&
      isWeakNumber(tokens, piece.next);
    next = piece.next;
  }
  return core < 0
    ? null
    : { value: point, next, core, pieces, weak: weak && point.date === undefined && point.part === undefined };
}

function isWeakNumber(tokens: readonly Token[], next: number): boolean {
  return tokens[next]?.text === "-" || Boolean(tokens[next]?.is.until);
}

function glueFrom(tokens: readonly Token[], i: number, opening: boolean): number {
  let at = i;
  while (at < i + 4 && isGlue(tokens[at]) && !(opening && tokens[at]?.text === ",")) at++;
  return at;
}

function sideOf(tokens: readonly Token[], from: number, to: number): Point["side"] {
  for (let i = from; i < to; i++) {
    if (tokens[i]?.is.before) return "before";
    if (tokens[i]?.is.after) return "after";
    if (tokens[i]?.is.by) return "by";
  }
  return undefined;
}

interface Around {
  bare: boolean;
  span: boolean;
}

/** Whether a lone number at `at` may be a time, seen from what stands before it. */
function context(tokens: readonly Token[], from: number, at: number, point: Point, open: boolean): { bare: boolean } {
  for (let i = from; i < at; i++) {
    const is = tokens[i]?.is;
    if (is?.at || is?.by || is?.before || is?.after) return { bare: true };
  }
  const before = tokens[at - 1];
  if (before?.is.at || before?.is.by || before?.is.until || before?.is.before || before?.is.after)
    return { bare: true };
  const dated = point.date !== undefined || point.part !== undefined || point.repeat !== undefined;
  return { bare: open || spansNumbers(tokens, at) || (dated && point.clock === undefined && loneEnough(tokens, at)) };
}

/** "3-4pm", "9 to 5": two numbers with a dash or "to" between; the caller asks for proof that they are times. */
function spansNumbers(tokens: readonly Token[], i: number): boolean {
  const sign = tokens[i + 1];
  if (sign?.text !== "-" && !sign?.is.until) return false;
  const other = tokens[i + 2];
  const spelt = (token: Token | undefined) =>
    token !== undefined && !token.figure && token.is.n !== undefined && token.is.n > 0 && token.is.n <= 12;
  if (spelt(tokens[i])) return spelt(other);
  if (!tokens[i]?.figure || tokens[i]!.figure!.length > 2) return false;
  return (
    other?.clock !== undefined ||
    (other?.figure !== undefined && other.figure.length <= 2 && Number(other.figure) <= 24)
  );
}

/** Words that may follow a time in a telegram: "Friday 10 with Bob". */
const AFTER_TIME =
  /^(?:with|w|for|about|re|please|pls|plz|ish|met|mit|avec|con|bij|bei|chez|in|at|instead|works?|ok|thanks|thx|would|is|or|and|if|so|but|then)$/;

function isQuiet(token: Token | undefined): boolean {
  return (
    token === undefined || !/^[a-z]/.test(token.text) || AFTER_TIME.test(token.text) || Object.keys(token.is).length > 0
  );
}

function loneEnough(tokens: readonly Token[], i: number): boolean {
  const n = numberAt(tokens, i);
  if (!n) return true;
  const behind = tokens[n.next];
  return isQuiet(behind) && !behind?.is.unit && behind?.text !== "%" && behind?.text !== ":";
}

const DAY_PARTS: readonly (DayPart | undefined)[] = [undefined, "morning", "lunch", "afternoon", "evening", "night"];

/** One piece of a time at `i`; the order settles words that fit several. */
function pieceAt(
  tokens: readonly Token[],
  i: number,
  { today, moving }: FindOptions,
  { bare, span }: Around,
): Match<Point> | null {
  if (i >= tokens.length) return null;
  const repeat = repeatAt(tokens, i);
  if (repeat)
    return { value: { repeat: repeat.value, part: repeat.value.part }, next: repeat.next, rule: "repetition" };
  const moment = momentAt(tokens, i, moving === true);
  if (moment) return { ...moment, rule: "counted from now" };
  const date = dateAt(tokens, i, today);
  const hour = bare || numberBeforeDay(tokens, i) || saysHour(tokens, i);
  const clock = clockAt(tokens, i, hour, span);
  if (date && !(clock && clock.next > date.next && !date.value.day)) {
    // "donderdagmiddag", "Freitagabend": the weekday brings its part along.
    const last = tokens[date.next - 1];
    return {
      value: last?.is.wd && last.is.part ? { date: date.value, part: last.is.part } : { date: date.value },
      next: date.next,
      rule: date.rule,
    };
  }
  const length = spanLength(tokens, i);
  if (length && !(clock && (clock.next > length.next || (clock.next === length.next && hour))))
    return { ...length, rule: "length" };
  if (clock) {
    const figure =
      tokens[i]?.figure ?? (tokens[i]?.is.n !== undefined || tokens[i]?.is.tens !== undefined ? "n" : undefined);
    const n = figure && !tokens[i]?.clock ? numberAt(tokens, i) : null;
    const lone = n && n.next === clock.next;
    const ish =
      tokens[clock.next]?.text === "ish"
        ? 1
        : tokens[clock.next]?.text === "-" && tokens[clock.next + 1]?.text === "ish"
          ? 2
          : 0;
    return {
      value: lone ? { clock: clock.value, bare: n.value } : { clock: clock.value },
      next: clock.next + ish,
      rule: "time of day",
    };
  }
  const today_ = meaning(tokens, i, "todayPart");
  if (today_) return { value: { part: today_, date: { day: today } }, next: i + 1, rule: "part of today" };
  const joined = meaning(tokens, i, "dayPart");
  if (joined !== undefined) {
    const days = Math.trunc(joined / 100);
    return {
      value: { part: DAY_PARTS[Math.abs(joined) % 100], date: { day: today + days } },
      next: i + 1,
      rule: "day and part in one word",
    };
  }
  const part = partAt(tokens, i, today);
  if (part) return { ...part, rule: "part of the day" };
  const zone = zoneAt(tokens, i);
  return zone &&
    (tokens[i - 1]?.clock ||
      tokens[i - 1]?.is.mer ||
      tokens[i - 1]?.is.n !== undefined ||
      tokens[i - 1]?.is.oclock ||
      tokens[i - 1]?.is.named !== undefined)
    ? { value: { zone: zone.value }, next: zone.next, rule: "zone" }
    : null;
}

/** "17u10", "8h10 PM", "sept heures dix", "4 uur in de ochtend": an hour word that is no length. */
function saysHour(tokens: readonly Token[], i: number): boolean {
  const token = tokens[i];
  const figure = token?.clock && token.amount ? { value: token.clock.hour, next: i + 1 } : null;
  const n = figure ? null : numberAt(tokens, i);
  if (!figure && !(n && n.value <= 24 && tokens[n.next]?.is.oclock)) return false;
  const next = figure ? i + 1 : n!.next + 1;
  if (figure && token?.clock?.minute && figure.value > 9) return true;
  // "mijn 3 uur", "mon 15h": an owned hour is a meeting.
  if (/^(?:mijn|m'n|mein|meinen|meinem|mon|ma|mes|mi)$/.test(tokens[i - 1]?.text ?? "")) return true;
  const minutes = figure ? null : numberAt(tokens, next);
  const behind = minutes && !tokens[minutes.next]?.is.unit ? minutes.next : next;
  if (behind > next || tokens[behind]?.is.mer || tokens[behind]?.is.todayPart) return true;
  const at = skip(tokens, behind, "in", "on", "the", "of", "at");
  return tokens[at]?.is.part !== undefined && tokens[at]?.is.part !== "lunch";
}

/** "8 tonight", "3 tomorrow", "one in the morning". */
function numberBeforeDay(tokens: readonly Token[], i: number): boolean {
  const hour = numberAt(tokens, i);
  if (!hour || hour.value > 24) return false;
  const minutes = tokens[i]?.figure ? null : numberAt(tokens, hour.next);
  const n = minutes && minutes.value >= 5 && minutes.value < 60 ? minutes : hour;
  const behind = tokens[n.next];
  if (behind?.is.todayPart || behind?.is.day !== undefined) return true;
  if (behind?.text === "ish" || (behind?.text === "-" && tokens[n.next + 1]?.text === "ish")) return true;
  const at = skip(tokens, behind?.text === "," ? n.next + 1 : n.next, "in", "on", "the", "of", "at", "mod");
  const part = tokens[at]?.is.part;
  return part !== undefined && part !== "lunch" && (at > n.next || / /.test(tokens[at]?.text ?? ""));
}

function isNoun(token: Token | undefined): boolean {
  return token !== undefined && /^[a-z]/.test(token.text) && Object.keys(token.is).length === 0;
}

function partAt(tokens: readonly Token[], i: number, today: Day): Match<Point> | null {
  let at = i;
  const pointed = tokens[at]?.is.wd ? undefined : tokens[at]?.is.mod;
  const near = pointed !== undefined && tokens[at + 1]?.is.part !== undefined;
  if (near || tokens[at]?.is.early || tokens[at]?.is.late || tokens[at]?.is.mid) at++;
  if (tokens[at]?.text === "-" && at > i) at++;
  if (tokens[at]?.is.early || tokens[at]?.is.late) at++;
  const part = meaning(tokens, at, "part");
  if (!part || tokens[at]?.is.mer) return null;
  // "movie night" is a kind of evening, not a time.
  if (/^nights?$/.test(tokens[at]!.text) && at === i && isNoun(tokens[i - 1])) return null;
  return { value: near ? { part, date: { day: today + Math.sign(pointed) } } : { part }, next: at + 1 };
}

/** "now" as a time, not as a filler: "not now", "now put it on Friday". */
function meansNow(tokens: readonly Token[], i: number): boolean {
  const [before, after] = [tokens[i - 1], tokens[i + 1]];
  if (/^(?:not|nicht|niet|pas|ahora no|no)$/.test(before?.text ?? "")) return false;
  const closes =
    after === undefined || /^[^a-z0-9]/.test(after.text) || after.is.until !== undefined || after.is.and !== undefined;
  return closes && (i > 0 || tokens.length <= 2);
}

/** "now", "in 20 minutes", "half an hour from now", "2 hours ago". */
function momentAt(tokens: readonly Token[], i: number, moving: boolean): Match<Point> | null {
  if (tokens[i]?.is.now) return meansNow(tokens, i) ? { value: { moment: 0 }, next: i + 1 } : null;
  const stretch = nextHours(tokens, i);
  if (stretch) return stretch;
  const lead = tokens[i]?.is.in ? 1 : tokens[i]?.is.ago ? -1 : 0;
  const length = lengthAt(tokens, lead ? skip(tokens, i + 1, "about") : i);
  if (!length || !["second", "minute", "hour"].includes(length.value.unit)) return null;
  const minutes = toMinutes(length.value);
  const behind = tokens[length.next];
  const { next } = length;
  // In a move "30 minutes later" counts from the meeting, not from now.
  if (moving && /^(?:later|earlier|spater|fruher|eerder)$/.test(behind?.text ?? "")) return null;
  if (behind?.is.hence) return { value: { moment: minutes }, next: tokens[next + 1]?.is.now ? next + 2 : next + 1 };
  if (behind?.is.from && tokens[next + 1]?.is.now) return { value: { moment: minutes }, next: next + 2 };
  if (behind?.is.ago) return { value: { moment: -minutes }, next: next + 1 };
  if (behind?.is.after || behind?.is.before || (lead && tokens[i]?.is.forTime && !tokens[i]?.is.in)) return null;
  return lead ? { value: { moment: lead * minutes }, next } : null;
}

/** "the next 3 hours", "past 30 minutes": from now on, or up to now. */
function nextHours(tokens: readonly Token[], i: number): Match<Point> | null {
  const at = skip(tokens, i, "the");
  const mod = meaning(tokens, at, "mod");
  if (!mod) return null;
  const length =
    lengthAt(tokens, at + 1) ??
    (tokens[at + 1]?.is.unit === "hour" ? { value: { n: 1, unit: "hour" as const }, next: at + 2 } : null);
  if (!length || (length.value.unit !== "minute" && length.value.unit !== "hour")) return null;
  const minutes = toMinutes(length.value);
  return { value: { moment: mod > 0 ? 0 : -minutes, length: minutes }, next: length.next };
}

function spanLength(tokens: readonly Token[], i: number): Match<Point> | null {
  const at = tokens[i]?.is.forTime ? skip(tokens, i + 1, "about", "the") : i;
  const length = lengthAt(tokens, at);
  if (!length) return null;
  // "a day", "the week" without a "for" is no length; neither is "30 minutes before".
  const counted = at > i || !tokens[at]?.is.a || length.value.n !== 1;
  if (!counted && !["minute", "hour"].includes(length.value.unit)) return null;
  if (tokens[length.next]?.is.before || tokens[length.next]?.is.after) return null;
  return { value: { length: toMinutes(length.value) }, next: length.next };
}

/** Both together, or null when they speak of different times. */
export function mergePoints(a: Point, b: Point): Point | null {
  if (
    (a.clock && b.clock) ||
    (a.moment !== undefined && (b.moment !== undefined || b.clock)) ||
    (a.repeat && b.repeat) ||
    (a.zone && b.zone)
  )
    return null;
  if (a.part && b.part && a.part !== b.part) return null;
  if (b.moment !== undefined && (a.clock || a.date)) return null;
  const date = a.date && b.date ? (mergeDates(a.date, b.date) ?? undefined) : (a.date ?? b.date);
  if (a.date && b.date && !date) return null;
  const length = a.length !== undefined || b.length !== undefined ? (a.length ?? 0) + (b.length ?? 0) : undefined;
  return { ...a, ...b, date, length };
}

function mergeDates(a: DateBits, b: DateBits): DateBits | null {
  const clash = (Object.keys(a) as (keyof DateBits)[]).some(
    (key) => a[key] !== undefined && b[key] !== undefined && a[key] !== b[key] && key !== "wdMod",
  );
  if (clash) return null;
  const both = { ...a, ...b, wdMod: a.wdMod ?? b.wdMod };
  if (both.day !== undefined && (both.span || both.month || both.nth)) return null;
  if (both.day !== undefined && both.dom) return null;
  if (both.span && both.month && !both.year && both.span.grain !== "month") return null;
  return both;
}
