import { type Match, numberAt, skip } from "../grammar/match";
import type { Token } from "../grammar/tokens";
import { said } from "../languages/lists/said";
import { LATER_OR_EARLIER } from "./length-rules";
import { pieceAt } from "./piece-rules";
import { howLongBeside, mergePoints, type Piece, type Point, type Search } from "./points";
import { zoneAt } from "./zone-names";

interface Found extends Match<Point> {
  core: number;
  /** Only a lone number: needs a second point to count. */
  weak: boolean;
  pieces: Piece[];
}

export function pointAt(
  tokens: readonly Token[],
  i: number,
  options: Search,
  open: boolean,
  span: boolean,
  last = false,
): Found | null {
  let point: Point = {};
  let core = -1;
  let next = i;
  let weak = false;
  const pieces: Piece[] = [];
  for (let round = 0; round < 8; round++) {
    // "du 3 au 5 mars": the word that leads to the end of a span may also mean "at".
    if (
      !last &&
      core >= 0 &&
      tokens[next]?.is.until &&
      ((span && !leadsToHour(tokens, next, point)) ||
        (point.bare !== undefined && tokens[next + 1]?.is.n !== undefined) ||
        (point.date?.day !== undefined && tokens[skip(tokens, next + 1, "the")]?.is.wd !== undefined))
    )
      break;
    const glue = glueFrom(tokens, next, core < 0);
    let piece: Match<Point> | null = null;
    let at = next;
    for (; at <= glue && !piece; at++) {
      const opens = core >= 0 && (tokens[at]?.is.from || tokens[at]?.is.between) && !tokens[at]?.is.at;
      // "8pm del 15" goes on with its day; "Friday from 3" begins a span.
      const period = tokens[at + 1]?.is.mod !== undefined || tokens[at + 1]?.is.unit !== undefined;
      if (opens && !(tokens[at]?.is.of && (point.clock || period))) break;
      piece = pieceAt(tokens, at, options, { ...context(tokens, next, at, point, core < 0 && open), span });
    }
    if (!piece) break;
    if (options.moving && core >= 0 && piece.value.length !== undefined && isShift(tokens, at - 1, piece.next)) break;
    const isLed = tokens.slice(next, at - 1).some(({ is }) => is.at ?? is.by ?? is.before ?? is.after ?? is.from);
    const value = isLed ? piece.value : howLongBeside(point, piece.value);
    const merged = mergePoints(point, value);
    if (!merged) break;
    const side = core < 0 || piece.value.clock ? sideOf(tokens, next, at - 1) : undefined;
    point = side && !point.side ? { ...merged, side } : merged;
    if (piece.value.date && leadsFrom(tokens, next, at - 1)) point.since = true;
    if (piece.value.date && leadsUpTo(tokens, next, at - 1)) point.upTo = true;
    if (piece.value.part && !piece.value.date && pieces.at(-1)?.value.clock) point.partOfHour = true;
    if (core < 0) core = at - 1;
    pieces.push({ first: at - 1, next: piece.next, rule: piece.rule ?? "", value });
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

/** "del viernes a las 17 al domingo": the hour of the first day, when another word leads to the last one. */
function leadsToHour(tokens: readonly Token[], i: number, point: Point): boolean {
  if (!tokens[i]?.is.at || !point.date || point.clock) return false;
  const hour = tokens[i + 1]?.clock ? i + 2 : numberAt(tokens, i + 1)?.next;
  const next = hour === undefined ? -1 : skip(tokens, hour, "oclock");
  const last = tokens[skip(tokens, next + 1, "the")]?.is;
  return Boolean(tokens[next]?.is.until && (last?.wd || last?.day !== undefined || last?.ord));
}

/** "my 2pm an hour earlier", "by half an hour": in a move such a length is the way it moves, not how long it lasts. */
function isShift(tokens: readonly Token[], first: number, next: number): boolean {
  return tokens[first - 1]?.is.by === true || LATER_OR_EARLIER.folded.test(tokens[next]?.text ?? "");
}

function isWeakNumber(tokens: readonly Token[], next: number): boolean {
  return tokens[next]?.text === "-" || Boolean(tokens[next]?.is.until);
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

function glueFrom(tokens: readonly Token[], i: number, opening: boolean): number {
  let at = i;
  while (at < i + 4 && isGlue(tokens[at]) && !(opening && tokens[at]?.text === ",")) at++;
  return at;
}

function sideOf(tokens: readonly Token[], from: number, to: number): Point["side"] {
  for (let i = from; i < to; i++) {
    if (tokens[i]?.is.before && !isForDay(tokens, i)) return "before";
    if (tokens[i]?.is.after) return "after";
    if (tokens[i]?.is.by && !isForDay(tokens, i)) return "by";
  }
  return undefined;
}

/** "Plan iets voor vrijdag", "un dîner pour mardi": for it, of a word that is "before" or "by" as well, but where a time is looked for. */
const isForDay = (tokens: readonly Token[], i: number) =>
  i > 0 &&
  tokens[i]?.is.forTime === true &&
  tokens[i + 1]?.is.wd !== undefined &&
  !tokens.slice(0, i).some(({ text }) => SEEKS.folded.test(text));

const SEEKS = said`^(?:${"seeks"})$`;

/** Whether a word before a piece says that something begins there; "de" and "van" are mostly "of". */
function leadsFrom(tokens: readonly Token[], from: number, to: number): boolean {
  const lead = Math.max(from - 1, 0);
  // "Dès lundi", at the head: without its accent it is "of" elsewhere.
  const isHead = lead === 0 && tokens[0]?.start === 0 && tokens[0].is.from === true && !tokens[0].is.fromDay;
  return isHead || tokens.slice(lead, to).some(({ is }) => is.from && !is.of);
}

/** "Before", and neither "not after" nor "voor", which is "for" but in front of a weekend. */
const leadsUpTo = (tokens: readonly Token[], from: number, to: number) =>
  tokens
    .slice(from, to)
    .some(({ is, text }) => is.before && (!is.forTime || isWeekend(tokens, to)) && !DENIES.folded.test(text));

const isWeekend = (tokens: readonly Token[], i: number) => tokens[skip(tokens, i, "the", "mod")]?.is.unit === "weekend";

const DENIES = said`^(?:${"no"}|${"not"})`;

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
const AFTER_TIME = said`^${"afterTime"}$`;

export function isQuiet(token: Token | undefined): boolean {
  return (
    token === undefined ||
    !/^[a-z]/.test(token.text) ||
    AFTER_TIME.folded.test(token.text) ||
    Object.keys(token.is).length > 0
  );
}

function loneEnough(tokens: readonly Token[], i: number): boolean {
  const n = numberAt(tokens, i);
  if (!n) return true;
  const behind = tokens[n.next];
  return (
    (isQuiet(behind) || zoneAt(tokens, n.next) !== null) &&
    !behind?.is.unit &&
    behind?.text !== "%" &&
    behind?.text !== ":"
  );
}
