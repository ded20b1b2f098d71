import { plain, type When } from "../command";
import { isLength } from "../times/settle-times";
import { clockOf, LONG_MINUTES, mayBeHour, settle, whenOf } from "./said-times";
import { asks } from "./segment";
import { asLength, contentOf, hoursOf, isKnown, isQuiet, isRuledOut, LONGEST_TO, leadsWith, targetOf } from "./slots";
import { type Ground, isPhrase, isQuestionMark, isTime, type Reading, type Situation, type Unit } from "./unit";
import { has, namesIn, timesOf } from "./units-in";

/** "Workshop until 4", "make it end at 4", "et commence à 14h30": of a meeting that there is, one end and not the other. */
export function oneEnd(units: readonly Unit[], ground: Ground, situation: Situation): Reading | undefined {
  const hours = hoursOf(ground);
  // "Until 3:30, not 3"
  const meant = units.filter((unit, n) => unit.kind !== "time" || !isRuledOut(units, n));
  const edge = edgeOf(meant, ground);
  const [only, another] = timesOf(meant).map((found) =>
    isLength(found.time) && mayBeHour(found.time, found.text, hours) ? { ...found, time: clockOf(found.time) } : found,
  );
  if (!edge || !only || another || !only.time.point.clock || only.time.point.date || only.time.until) return undefined;
  if (isAsked(units) || !units.every((unit) => unit.kind === "time" || unit.kind === "person" || isBeside(unit)))
    return undefined;
  const people = namesIn(units);
  const content = contentOf(units);
  const isNamed = content.length + people.length > 0;
  const isOpen = situation.focus || OPEN.has(situation.awaiting ?? "");
  if (isNamed ? !isKnown(content, people, ground) : !isOpen) return undefined;
  const { side: _, ...point } = only.time.point;
  const settled = settle([{ ...only, time: { ...only.time, point } }]);
  const found = whenOf(settled, situation.here, {});
  // "Until 4, an hour" says both ends.
  if (found?.when.kind !== "time" || (edge === "end" && settled.length !== undefined)) return undefined;
  const target = targetOf(content, people, ground);
  // "Start at 9, an hour long"
  const slots = { ...(target && { target }), ...(settled.length && { durationMinutes: settled.length }) };
  const command = { ...plain("reschedule", slots), when: { ...found.when, edge } };
  return { command, left: [] };
}

/** Which end the last time of these words is; undefined where they do not say. */
export const edgeOf = (units: readonly Unit[], ground: Ground): When["edge"] =>
  edgeAt(units, units.findLastIndex(isTime), ground);

/** The same for the unit at a place, by the words of its clause. */
export function edgeAt(units: readonly Unit[], at: number, ground: Ground): When["edge"] {
  const unit = units[at];
  if (unit?.kind !== "time") return undefined;
  const isOther = (one: Unit) =>
    one.kind === "time" || isPhrase(one, "join") || (one.kind === "stop" && /[,;.!?\n]/.test(one.text));
  const [ahead, next] = [units.slice(0, at), units.slice(at + 1).findIndex(isOther)];
  const clause = [
    ...ahead.slice(ahead.findLastIndex(isOther) + 1),
    ...units.slice(at + 1, next < 0 ? undefined : at + 1 + next),
  ];
  // "Push it till 8" says where it goes.
  if (clause.some((one) => isPhrase(one, "act:move") && !isPhrase(one, "begins", "ends"))) return undefined;
  // "Hasta el miércoles"
  const before = ahead.findLast((one) => !isPhrase(one, "filler", "courtesy") || isPhrase(one, "until"));
  // "No será hasta las 4", "it can't be until 4": not before
  const verb = ahead.slice(0, -1).findLast((one) => !isPhrase(one, "goes", "weak"));
  if (ahead.at(-1) === before && isPhrase(before, "until") && isPhrase(verb, "not", "negation", "unsuitable"))
    return undefined;
  if (isPhrase(before, "until") || leadsWith(unit.found.time.lead, ground, "until", "ends") || has(clause, "ends"))
    return "end";
  if (has(clause, "begins")) return "start";
  // "Extend it to 2pm": what gets longer ends elsewhere.
  const isSized = clause.some((one) => isPhrase(one, "act:longer", "act:shorter") && !isPhrase(one, "earlier"));
  // "Verleng naar een uur" is how long.
  const { length = LONG_MINUTES } = asLength(unit.found, ground).time.point;
  return isSized && unit.found.time.point.clock && length > LONGEST_TO ? "end" : undefined;
}

/** A time with the end that it is of: "until 4:30", where nothing is said of how long something is. */
export function withEdge<T extends { when: When }>(time: T | null, units: readonly Unit[], ground: Ground): T | null {
  const edge = time && !time.when.end && time.when.grain === "minute" ? edgeOf(units, ground) : undefined;
  return time && edge ? { ...time, when: { ...time.when, edge } } : time;
}

/** "Is it until 4", "endet es um 4?"; "endet um 4" says so. */
function isAsked(units: readonly Unit[]): boolean {
  const [first] = units.filter(({ kind }) => kind !== "stop");
  const hasMark = units.some(isQuestionMark);
  const isVerb = isPhrase(first, "ends", "begins");
  return isPhrase(first, "interrogative", "act:ask") || (isVerb ? hasMark : isPhrase(first, "opensQuestion"));
}

const OPEN: ReadonlySet<string> = new Set(["confirmation", "choice", "attendee"]);

const isBeside = (unit: Unit) =>
  unit.kind === "word" ||
  unit.kind === "label" ||
  isPhrase(unit, "ends", "begins", "until", "lets", "act:longer", "act:shorter") ||
  (!asks(unit) && (isQuiet(unit) || isPhrase(unit, ...SMALL))) ||
  isPhrase(unit, "act:create");

const SMALL = [
  "definite",
  "not",
  "kinds",
  "hollow",
  "goes",
  "lasts",
  "at",
  "to",
  "with",
  "but",
  "only",
  "planned",
] as const;
