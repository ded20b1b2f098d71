import { said } from "../languages/lists/said";
import type { Here } from "../times/make-when";
import { isLength } from "../times/settle-times";
import { clausesOf } from "./clauses";
import { asks } from "./segment";
import { contentOf, isKnown } from "./slots";
import { type Ground, isPerson, isPhrase, isShift, type PassInput, textOf, type Unit } from "./unit";
import { isClock } from "./unit-times";
import { has, timesOf, wholeNamesIn } from "./units-in";
import { listOf, wordsOf } from "./word-lists";

/**
 * "Stood in the rain for 40 minutes, Owen rang at 7, he can't do Thursday, so move the review to Monday at 11": a message
 * without the clauses that only tell, in front of a request that says by itself what shall be done, and when. Whatever
 * they say of time is theirs.
 */
export function withoutNarrated(units: readonly Unit[], { ground, situation }: PassInput): readonly Unit[] {
  if (situation.awaiting !== undefined || has(units, "condition", "otherwise")) return units;
  const clauses = clausesOf(units);
  const deed = clauses.findIndex((clause) => clause.some((unit, n) => isDeed(unit, n, clause)));
  const summed = clauses.findIndex(([first]) => first && SUMS_UP.isIn(ground.text.folded.slice(first.start)));
  // "Anyway": all in front of it is told, where nothing is asked for there.
  const isWished = has(clauses.slice(Math.max(summed, 0)).flat(), "repair", "said", "called");
  const isSummed = summed > 0 && (deed < 0 || deed >= summed) && !isWished;
  const from = isSummed ? summed : deed;
  const request = requestOf(clauses.slice(Math.max(from, 0)).flat());
  if (from < 1 || !request) return units;
  const isBeside = (clause: readonly Unit[]) => isSummed && !clause.some((unit) => isPerson(unit) || isClock(unit));
  const told = clauses
    .slice(0, from)
    .filter((clause) => isBeside(clause) || tells(clause, request, ground, situation.here));
  // Whoever is told of may be whom it is for, and what is told of what it is called.
  const isNeeded = (clause: readonly Unit[]) => request.makes && clause.some((unit) => mayBeOf(unit, request));
  const kept = clauses.flatMap((clause) =>
    told.includes(clause) ? (isNeeded(clause) ? clause.filter(({ kind }) => kind !== "time") : []) : clause,
  );
  // "Pottery is off, take it out": which one it is must be said still.
  const isNamed = request.makes ? kept.some(namesNew) : isOfKnown(kept, ground);
  return told.length > 0 && isNamed ? kept : units;
}

const namesNew = (unit: Unit) => unit.kind === "person" || unit.kind === "quote" || contentOf([unit]).length > 0;

/** Somebody, or a kind of meeting, that a new one may be for. */
const mayBeOf = (unit: Unit, { people }: Asked) =>
  (unit.kind === "person" && !people.includes(unit.whole)) || (isPhrase(unit, "kinds") && people.length === 0);

/** What is asked for behind all that is told. */
interface Asked {
  units: readonly Unit[];
  /** A new meeting, or nothing but one that goes. */
  makes: boolean;
  isGone: boolean;
  hasHour: boolean;
  hasDay: boolean;
  people: readonly string[];
}

/** It says when by itself; one that goes needs no time. */
function requestOf(units: readonly Unit[]): Asked | undefined {
  const times = timesOf(units).map(({ time: { point } }) => point);
  const makes = !has(units, "act:move", "act:cancel");
  const isGone = has(units, "act:cancel") && !has(units, "act:move");
  const hasHour = times.some(({ clock }) => clock !== undefined);
  const hasDay = times.some(({ date }) => date !== undefined);
  const isTimed = makes ? hasHour : isGone || hasHour || hasDay || units.some(isShift);
  // "Cancel everything", "put that in": what all of it is may be told.
  const isOpen = has(units, "scope", "negation", "interrogative") && !has(units, "courtesy");
  const people = wholeNamesIn(units);
  return isTimed && !isOpen ? { units, makes, isGone, hasHour, hasDay, people } : undefined;
}

/** A verb that asks for something; what "was cancelled" is told. */
const isDeed = (unit: Unit, n: number, clause: readonly Unit[]) =>
  asks(unit) && !isPhrase(unit, "act:tell", "act:absent") && !isPassive(unit, n, clause);

const isPassive = (unit: Unit, n: number, clause: readonly Unit[]) =>
  isPhrase(unit, "act:cancel", "act:move") && isPhrase(clause[n - 1], "opensQuestion") && n > 1;

const isOfKnown = (units: readonly Unit[], ground: Ground) => {
  const words = contentOf(units);
  return words.some((word) => isKnown([word], [], ground));
};

/** What happened, or how something is, and nothing that may be part of what is asked for. */
function tells(clause: readonly Unit[], request: Asked, ground: Ground, here: Here): boolean {
  const spoken = clause.filter((unit, n) => unit.kind !== "stop" && !(n === 0 && isPhrase(unit, "repair")));
  const happened =
    spoken.some((unit) => wordsOf(unit, ground).some((word) => narrates(ground).has(word))) ||
    spoken.some((unit, n) => isOver(unit, here) || hasLasted(unit, [spoken[n - 1], spoken[n + 1]], ground));
  const cannot = has(spoken, "unsuitable", "ill", "late", "act:absent", "leaves");
  const isOf = spoken[0]?.kind === "word" || spoken.some((unit, n) => isSubject(unit, spoken[n + 1]));
  // "Sorry, I'm late for everything, put …": no meeting that one is late for
  const isExcuse =
    request.makes &&
    has(spoken, "late") &&
    !has(spoken, "kinds") &&
    spoken.every((unit) => isOnlyWord(unit) || isToday(unit, here));
  if (isExcuse) return true;
  const isState = isOf && (cannot || has(spoken, "opensQuestion", "negation", "until"));
  if (!(happened || isState) || textOf(clause.at(-1)) === "?") return false;
  // "She has changed the flowers once more"
  const isAgain = has(spoken, "onceMore") && !spoken.some(isPassive);
  if (isAgain || has(spoken, "interrogative", "allDay") || WISHES.isIn(wordsBut(spoken, ground))) return false;
  // "Owen rang and said 3 is better"
  const takesBack = (unit: Unit) => isPhrase(unit, "repair") && !isPhrase(unit, "courtesy", "filler");
  if (spoken.some((unit) => takesBack(unit) && !wordsOf(unit, ground).some((word) => narrates(ground).has(word))))
    return false;
  const evidence = {
    happened,
    cannot,
    isState,
    // "It took two hours last time" is of what is asked for; "lunch with Owen was at 1" may be.
    isOfIt: isOfIt(spoken),
    isOfMeeting: has(spoken, "kinds") || spoken.some(isPerson),
  };
  return spoken.every((unit, n) =>
    unit.kind === "time"
      ? isTheirs(unit, spoken[n - 1], evidence, { request, here })
      : unit.kind === "number"
        ? isNoHour(unit.text) || request.hasHour || request.isGone
        : ["person", "word", "label", "phrase"].includes(unit.kind),
  );
}

/** "Already 40 minutes", "seit einer Stunde" */
function hasLasted(unit: Unit, beside: readonly (Unit | undefined)[], ground: Ground): boolean {
  if (unit.kind !== "time" || !isLength(unit.found.time)) return false;
  const words = [unit, ...beside].flatMap((one) => (one ? wordsOf(one, ground) : []));
  return words.some((word) => listOf(ground.lexicon.words.already).has(word));
}

function isOfIt(spoken: readonly Unit[]): boolean {
  const first = spoken.findIndex((unit) => !isPhrase(unit, "courtesy", "join", "because"));
  return isPhrase(spoken[first], "it") && contentOf(spoken.slice(first + 1, first + 2)).length === 0;
}

interface Evidence {
  happened: boolean;
  cannot: boolean;
  isState: boolean;
  isOfIt: boolean;
  isOfMeeting: boolean;
}

/** Nobody rings before, and 3 is in the afternoon. */
const EARLIEST_MINUTE = 300;

const isToday = (unit: Unit, { wall }: Here) =>
  unit.kind === "time" && unit.found.time.point.date?.day === wall.day && !unit.found.time.point.clock;

const isOnlyWord = ({ kind }: Unit) => kind === "phrase" || kind === "word" || kind === "topic";

/** "A fever of 39" */
const isNoHour = (figure: string) => Number(figure) > HOURS_OF_DAY;
const HOURS_OF_DAY = 24;

/** A time that no request could mean: it is over, how long something took, until when somebody is away. */
function isTheirs(
  unit: Extract<Unit, { kind: "time" }>,
  before: Unit | undefined,
  { happened, cannot, isState, isOfIt, isOfMeeting }: Evidence,
  { request, here }: { request: Asked; here: Here },
): boolean {
  if (isOver(unit, here)) return true;
  const { time } = unit.found;
  const { point } = time;
  if (isLength(time)) return happened && !isOfIt;
  const isBound = point.side !== undefined || point.since === true || isPhrase(before, "until");
  if (isBound) return isState || happened;
  // "She can't do Thursday at 4", in front of another day and hour.
  const isOther =
    (!point.date || request.hasDay || request.isGone) && (!point.clock || request.hasHour || request.isGone);
  if (cannot) return isOther;
  // "The car is only ready on Monday"
  if (!point.clock) return isOther && (point.date === undefined ? happened : isState);
  const { minute } = point.clock;
  const isPassed = minute >= EARLIEST_MINUTE && minute < here.wall.minute;
  return happened && point.date === undefined && isOther && (isPassed || !isOfMeeting);
}

/** An hour of today, or a day, that has passed. */
function isOver(unit: Unit, { wall }: Here): boolean {
  if (unit.kind !== "time") return false;
  const { date, clock, part, moment } = unit.found.time.point;
  if (date?.day !== undefined && date.day < wall.day) return true;
  if ((date?.wdMod ?? 0) < 0 || (moment ?? 0) < 0) return true;
  const isToday = date?.day === wall.day;
  return isToday && clock !== undefined && (part !== undefined || clock.sure === true) && clock.minute < wall.minute;
}

/** Somebody, or something with an article. */
const isSubject = (unit: Unit, next: Unit | undefined) =>
  unit.kind === "person" ||
  (isPhrase(unit, "subject", "they") && next !== undefined) ||
  (isPhrase(unit, "definite") && next?.kind === "word");

/** The words of a clause but for "only". */
const wordsBut = (units: readonly Unit[], { text }: Ground) =>
  units
    .filter((unit) => !isPhrase(unit, "only"))
    .map(({ start, end }) => text.said.slice(start, end))
    .join(" ");

const narrates = ({ lexicon: { words } }: Ground) => listOf(words.narrates);

const WISHES = said`${"wishes"}`;
export const SUMS_UP = said`^${"sumsUp"}(?!\p{L})`;
