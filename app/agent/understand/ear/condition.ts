import type { Condition } from "../command";
import type { ConditionWords } from "../languages/language";
import { fold } from "../text";
import { asks } from "./segment";
import { contentOf } from "./slots";
import { type Ground, isPhrase, isTime, textOf, type Unit } from "./unit";
import { isClock, isLengthUnit } from "./unit-times";
import { has } from "./units-in";
import { isWordOf, listOf, wordsOf } from "./word-lists";

/** A message that hangs on a condition, by its parts. */
export interface Conditional {
  /** What is asked for. */
  main: readonly Unit[];
  /** The condition's own words. */
  clause: readonly Unit[];
  /** How the calendar has to be; null for what it cannot tell. */
  holds: Condition["holds"] | null;
  /** When; empty for the time of the request itself. */
  times: readonly Unit[];
  /** What is to be done where it does not hold; null where nothing is said of that. */
  otherwise: readonly Unit[] | null;
}

/**
 * "Put Anna in at 3 if I'm free, otherwise at 4", "unless I've got something then", "am I free at 2? if so book Anna".
 *
 * @returns null for a message on which nothing hangs
 */
export function conditionIn(units: readonly Unit[], ground: Ground): Conditional | null {
  const at = units.findIndex((_, n) => isMarker(units, n, ground));
  if (at < 0) return asQuestion(units, ground) ?? orElse(units, ground);
  const marker = units[at]!;
  const opening = trimmed(units.slice(0, at).filter((unit) => !isOnly(unit)));
  // "…, but not if I've got something"
  const isDenied = isPhrase(opening.at(-1), "negation", "not") && opening.length > 1;
  const { head, purpose } = askedFor(isDenied ? trimmed(opening.slice(0, -1)) : opening, units[at + 1], ground);
  const asked = stateOf(head, ground);
  const end = clauseEnd(units, at, ground, head);
  const clause = units.slice(at + 1, end);
  // "If so" is about the question in front of it.
  const isAnswer = asked !== null && clause.every(isSmall);
  const said = isAnswer ? head : clause;
  const first = isAnswer ? [] : head;
  const isTheirs = speaksOfOthers(said, ground) || listOf(ground.lexicon.words.conditions.others).has(textOf(marker));
  const state = isTheirs ? null : isAnswer ? asked : stateOf(clause, ground, isPhrase(marker, "otherwise"));
  const behind = parted(units.slice(end), ground);
  const parts = purpose.length > 0 ? { ...behind, next: [...behind.next, ...purpose] } : behind;
  const times = said.filter(isTime);
  const holds = state === null ? (saysOnlyWhen(clause) ? "then" : null) : state ? "free" : "busy";
  return arranged({ clause: [marker, ...clause], holds, times }, first, parts, isPhrase(marker, "unless") || isDenied);
}

/** "Am I free for lunch with Anna on Friday at 1? If so book an hour": what one would be free for is what is booked then. */
function askedFor(
  head: readonly Unit[],
  next: Unit | undefined,
  ground: Ground,
): { head: readonly Unit[]; purpose: readonly Unit[] } {
  const from = head.findIndex((unit) => isPhrase(unit, "for", "with"));
  const to = head.findIndex((unit, n) => n > from && (unit.kind === "time" || unit.kind === "stop"));
  const end = to < 0 ? head.length : to;
  const rest = [...head.slice(0, Math.max(from, 0)), ...head.slice(end)];
  const isAsked = from > 0 && (next === undefined || !isTime(next)) && stateOf(rest, ground) === true;
  return isAsked
    ? { head: rest, purpose: head.slice(isPhrase(head[from], "with") ? from : from + 1, end) }
    : { head, purpose: [] };
}

type Parts = { next: Unit[]; otherwise: Unit[] | null };

/** What hangs on it stands in front of it or behind it; behind "unless", and behind a time that is taken, what is done instead. */
function arranged(
  { holds, ...hung }: Pick<Conditional, "clause" | "holds" | "times">,
  first: readonly Unit[],
  { next, otherwise }: Parts,
  isUnless: boolean,
): Conditional | null {
  const [before, behind] = [says(first), says(next)];
  if (!before && !behind) return null;
  if (holds === null) return before && behind ? null : { ...hung, holds, main: before ? first : next, otherwise };
  const other = isUnless ? OPPOSITE[holds] : holds;
  if (other === undefined) return null;
  // "Thursday at 10, or at 2 if I'm busy"
  const or = first.findIndex((unit, n) => isPhrase(unit, "or") && first[n + 1]?.kind === "time");
  if (!behind && or > 0 && other === "busy" && otherwise === null)
    return { ...hung, holds: "free", main: first.slice(0, or), otherwise: first.slice(or + 1) };
  if (!behind || !before) return { ...hung, holds: other, main: before ? first : next, otherwise };
  if (otherwise !== null || holds === "then") return null;
  if (isUnless || holds === "busy") return { ...hung, holds: isUnless ? other : "free", main: first, otherwise: next };
  return first.some(asks) ? null : { ...hung, holds, main: [...first, ...next], otherwise };
}

const OPPOSITE: Partial<Record<Condition["holds"], Condition["holds"]>> = { free: "busy", busy: "free" };

/** "If", and "if not" in front of something that there may be: "si no tengo nada". */
function isMarker(units: readonly Unit[], n: number, ground: Ground): boolean {
  const unit = units[n]!;
  const end = stateEnd(units, n + 1, ground);
  const behind = units.slice(n + 1, end);
  if (isPhrase(unit, "condition")) {
    // "Als vrije dag"
    const isClause = isPhrase(units[n + 1], "subject", "it", "definite", "thatTime") || units[n + 1]?.kind === "person";
    const isWhen = saysOnlyWhen(behind) && has(behind, "opensQuestion");
    return !isPhrase(unit, "as") || isClause || isWhen || stateOf(behind, ground) !== null;
  }
  const [word = ""] = wordsOf(unit, ground);
  // "Mocht er iets zijn", "…, is dat vol"
  const isFirst = n === 0 || units[n - 1]?.kind === "stop" || isPhrase(units[n - 1], "join");
  const isVerb = isOfKey(unit, "opens", ground) && (n > 0 || !isPhrase(unit, "opensQuestion", "act:ask"));
  // "Ben 10 minuten te laat"
  const next = units[n + 1];
  const isHowLong = isLengthUnit(next);
  if (isFirst && isVerb && !isHowLong && wordsOf(unit, ground).length === 1) return stateOf(behind, ground) !== null;
  const opens = ground.lexicon.phrases.get(word)?.some(({ roles }) => roles.includes("condition")) ?? false;
  return (
    isPhrase(unit, "otherwise") &&
    opens &&
    stateOf(
      behind.filter(({ kind }) => kind !== "time"),
      ground,
    ) !== null
  );
}

/** "Have I got anything at 3? then cancel it": a question of one's own, and what follows from its answer. */
function asQuestion(units: readonly Unit[], ground: Ground): Conditional | null {
  const from = units.findIndex(({ kind }) => kind !== "stop");
  const end = stateEnd(units, from, ground);
  const clause = units.slice(from, end);
  const state = speaksOfOthers(clause, ground) ? null : stateOf(clause, ground);
  const behind = units.slice(end);
  const isVerb = (unit: Unit) => isPhrase(unit, "act:ask", "act:find", "opensQuestion", "weak", "mustI");
  const isAsked = clause.some(isVerb) || textOf(behind[0]) === "?";
  const parts = parted(behind, ground);
  const follows = parts.otherwise !== null || has(behind, "inThatCase");
  // "What's on Friday? Cancel the vet then": no yes or no answers that.
  const [opening = ""] = clause[0] ? wordsOf(clause[0], ground) : [];
  const asksWhat = ground.lexicon.phrases.get(opening)?.some(({ roles }) => roles.includes("interrogative")) ?? false;
  if (state === null || !isAsked || asksWhat || behind[0]?.kind !== "stop" || !follows) return null;
  const times = clause.filter(isTime);
  const isNot = !says(parts.next);
  const meant = isNot ? { next: parts.otherwise ?? [], otherwise: null } : parts;
  return arranged({ clause, holds: state !== isNot ? "free" : "busy", times }, [], meant, false);
}

/** "Nina tomorrow at 2, otherwise 4": for when the first time is taken. */
function orElse(units: readonly Unit[], ground: Ground): Conditional | null {
  const { next: main, otherwise } = parted(units, ground);
  const isTimed = main.some(isClock);
  return otherwise !== null && isTimed ? { main, clause: [], holds: "free", times: [], otherwise } : null;
}

const isNothingMore = (unit: Unit) => isSmall(unit) || isPhrase(unit, "negation", "not");

/**
 * Where a condition ends: behind the words of one's own time, or else in front of what is asked for.
 *
 * @param isSecond a time behind its words is when else it shall be
 */
function clauseEnd(
  units: readonly Unit[],
  at: number,
  ground: Ground,
  head: readonly Unit[],
  isSecond = false,
): number {
  const end = stateEnd(units, at + 1, ground);
  const clause = units.slice(at + 1, end);
  const isState =
    stateOf(clause, ground) !== null ||
    saysOnlyWhen(clause) ||
    (clause.every(isSmall) && stateOf(head, ground) !== null);
  const isCut = end === units.length || startsAnew(units[end]) || units[end]?.kind !== "word";
  if (isState && isCut) {
    // "…, and if that's taken at 4"
    const said = clause.findIndex((unit) => unit.kind !== "time" && saysState(unit, ground));
    const other = clause.findIndex(({ kind }, n) => kind === "time" && n > said);
    const isNext = (isSecond || head.some(isTime)) && said >= 0 && other > said && end === units.length;
    return isNext && !isPhrase(units[at], "unless") ? at + 1 + other : end;
  }
  const cut = units.findIndex((unit, n) => n > at && startsAnew(unit));
  return cut < 0 ? units.length : cut;
}

const startsAnew = (unit: Unit | undefined) =>
  (unit?.kind === "stop" && /^[,.;:!?\n]$/.test(unit.text)) ||
  isPhrase(unit, "otherwise", "inThatCase") ||
  (isPhrase(unit, "act:create", "act:move", "act:cancel", "act:invite") && !isPhrase(unit, "weak", "kinds", "filler"));

/** What is asked for, and behind "otherwise", or "if it's not", what else. */
function parted(units: readonly Unit[], ground: Ground): Parts {
  const again = units.findIndex((unit, n) => n > 0 && isPhrase(unit, "condition") && !isPhrase(unit, "unless"));
  const end = again < 0 ? 0 : clauseEnd(units, again, ground, units.slice(0, again), true);
  const denied = units.slice(again + 1, end);
  const isNot = denied.every(isNothingMore) && has(denied, "negation", "not");
  if (again > 0 && (isNot || stateOf(denied, ground) === false))
    return { next: trimmed(units.slice(0, again)), otherwise: trimmed(units.slice(end)) };
  const at = units.findIndex((_, n) => isElse(units, n, ground) && !isMarker(units, n, ground));
  return at < 0
    ? { next: trimmed(units), otherwise: null }
    : { next: trimmed(units.slice(0, at)), otherwise: trimmed(units.slice(at + 1)) };
}

/** "Otherwise"; right behind a stop "else" is one too. */
const isElse = (units: readonly Unit[], n: number, ground: Ground) =>
  isPhrase(units[n], "otherwise") ||
  (units[n]?.kind === "word" && units[n - 1]?.kind === "stop" && isOfKey(units[n], "else", ground));

/** Without the words that only join it to what stands beside it. */
function trimmed(units: readonly Unit[]): Unit[] {
  const joins = (unit: Unit | undefined) =>
    unit?.kind === "stop" ||
    (isPhrase(unit, "join", "but", "or", "inThatCase", "thatTime") && !asks(unit!) && !isPhrase(unit, "kinds"));
  const from = units.findIndex((unit) => !joins(unit));
  const ends = (unit: Unit) => isPhrase(unit, "only") || (joins(unit) && !isPhrase(unit, "thatTime"));
  const to = units.findLastIndex((unit) => !ends(unit));
  return from < 0 ? [] : units.slice(from, to + 1);
}

const isOnly = (unit: Unit) => isPhrase(unit, "only") && !isPhrase(unit, "courtesy", "filler");

/** Holds something of a request. */
const says = (units: readonly Unit[]) =>
  units.some(
    (unit) => !["stop", "phrase"].includes(unit.kind) || asks(unit) || isPhrase(unit, "kinds", "letsGo", "goods"),
  );

const isSmall = (unit: Unit) => unit.kind === "stop" || isPhrase(unit, ...SMALL);

/** "If it's after 5": a time, and nothing that says whether one has it. */
const saysOnlyWhen = (clause: readonly Unit[]) =>
  clause.some(isTime) &&
  clause.every(
    (unit) => unit.kind === "time" || isPhrase(unit, "filler", "it", "opensQuestion", "on", "at", "only", "planned"),
  );

const SMALL = [
  "filler",
  "courtesy",
  "it",
  "join",
  "on",
  "at",
  "thatTime",
  "thatDay",
  "inThatCase",
  "definite",
] as const;

/** What may stand beside the words that say whether one has time. */
const OF_STATE = [
  ...SMALL,
  "free",
  "unsuitable",
  "negation",
  "not",
  "planned",
  "opensQuestion",
  "askedDone",
  "weak",
  "hollow",
  "subject",
  "somewhere",
  "repair",
  "with",
  "only",
  "goes",
  "past",
  "from",
  "act:ask",
  "act:find",
  "otherwise",
] as const;

/** Where the words that say whether one has time end. */
function stateEnd(units: readonly Unit[], from: number, ground: Ground): number {
  const end = units.findIndex((_, n) => n >= from && !isOfState(units, n, ground));
  return end < 0 ? units.length : end;
}

function isOfState(units: readonly Unit[], n: number, ground: Ground): boolean {
  const unit = units[n]!;
  if (unit.kind === "time") return true;
  // "… tu peux l'annuler"
  if (isPhrase(unit, "courtesy") && isOfKey(unit, "others", ground)) return false;
  // "Nothing else" is one thing, "…, otherwise" is another.
  if (isPhrase(unit, "otherwise"))
    return [units[n - 1], units[n + 1]].some((one) => isOfKey(one, "busy", ground) || isOfKey(one, "none", ground));
  if (KEYS.some((key) => isOfKey(unit, key, ground)) && wordsOf(unit, ground).every((word) => isKey(word, ground)))
    return true;
  // What was mended may be another word.
  const isTyped =
    unit.kind === "phrase" &&
    (unit.text === "" || squeezed(unit.text) === squeezed(ground.text.folded.slice(unit.start, unit.end)));
  // "If I can't then, …"
  const isThen = isPhrase(unit, "thatTime") && (units[n + 1] === undefined || units[n + 1]?.kind === "stop");
  return isTyped && (isThen || !startsAnew(unit)) && isPhrase(unit, ...OF_STATE);
}

const squeezed = (text: string) => fold(text).replace(/[^\p{L}\p{N}]/gu, "");

type Key = keyof ConditionWords;
const KEYS = ["busy", "none", "free", "not", "small"] as const;

const isKey = (word: string, { lexicon }: Ground) =>
  KEYS.some((key) => listOf(lexicon.words.conditions[key]).has(word));

/** Whether one of its words is of such a kind. */
const isOfKey = (unit: Unit | undefined, key: Key, ground: Ground): boolean =>
  unit !== undefined && unit.kind !== "time" && isWordOf(unit, ground, ground.lexicon.words.conditions[key]);

const saysState = (unit: Unit, ground: Ground) =>
  isPhrase(unit, "free", "unsuitable") || (["busy", "none", "free"] as const).some((key) => isOfKey(unit, key, ground));

/** Whether words say that one has time, or that one has not; null where they say neither. @param isDenied "not" stands in front */
function stateOf(units: readonly Unit[], ground: Ground, isDenied = false): boolean | null {
  if (!units.every((_, n) => isOfState(units, n, ground))) return null;
  const some = (key: Key) => units.some((unit) => isOfKey(unit, key, ground));
  // "I'm not busy" is one phrase.
  const whole = (unit: Unit) => unit.kind === "phrase" && unit.text.includes(" ");
  if (some("none") || units.some((unit) => whole(unit) && isPhrase(unit, "free"))) return true;
  if (has(units, "unsuitable")) return false;
  const isNot = isDenied || units.some((unit) => isOfKey(unit, "not", ground) || isPhrase(unit, "negation"));
  if (some("free")) return !isNot;
  return some("busy") ? isNot : null;
}

/** Somebody else's time nobody here knows. */
const speaksOfOthers = (units: readonly Unit[], ground: Ground) =>
  units.some((unit) => unit.kind === "person" || isOfKey(unit, "others", ground));

/** "Otherwise leave it": nothing is to be done then. */
export const isNothing = (units: readonly Unit[]) =>
  units.every((unit) => unit.kind === "phrase" || unit.kind === "stop") &&
  contentOf(units).length === 0 &&
  has(units, "letsGo", "act:cancel", "negation", "not");
