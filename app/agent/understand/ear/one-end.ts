import { plain, type When } from "../command";
import { isLength } from "../times/settle-times";
import { clockOf, mayBeHour, settle, whenOf } from "./said-times";
import { asks } from "./segment";
import { contentOf, hoursOf, isKnown, isQuiet, isRuledOut, targetOf, timesOf } from "./slots";
import { type Ground, isPhrase, type Reading, type Situation, type Unit } from "./unit";

/** "Workshop until 4", "make it end at 4", "et commence à 14h30": of a meeting that there is, one end and not the other. */
export function oneEnd(units: readonly Unit[], ground: Ground, situation: Situation): Reading | undefined {
  const hours = hoursOf(ground);
  // "Until 3:30, not 3"
  const meant = units.filter((unit, n) => unit.kind !== "time" || !isRuledOut(units, n));
  const edge = edgeOf(meant);
  const [only, another] = timesOf(meant).map((found) =>
    isLength(found.time) && mayBeHour(found.time, found.text, hours) ? { ...found, time: clockOf(found.time) } : found,
  );
  if (!edge || !only || another || !only.time.point.clock || only.time.point.date || only.time.until) return undefined;
  if (isAsked(units) || !units.every((unit) => unit.kind === "time" || unit.kind === "person" || isBeside(unit)))
    return undefined;
  const people = units.flatMap((unit) => (unit.kind === "person" ? [unit.said] : []));
  const content = contentOf(units);
  const isNamed = content.length + people.length > 0;
  const isOpen = situation.focus || OPEN.has(situation.awaiting ?? "");
  if (isNamed ? !isKnown(content, people, ground) : !isOpen) return undefined;
  const { side: _, ...point } = only.time.point;
  const found = whenOf(settle([{ ...only, time: { ...only.time, point } }]), situation.here, {});
  if (found?.when.kind !== "time") return undefined;
  const target = targetOf(content, people, ground);
  const command = { ...plain("reschedule", target ? { target } : {}), when: { ...found.when, edge } };
  return { command, left: [] };
}

/** Which end the one hour of these words is; undefined where they do not say. */
export function edgeOf(units: readonly Unit[]): When["edge"] {
  const at = units.findLastIndex(({ kind }) => kind === "time");
  const goes = units.some((unit) => isPhrase(unit, "act:move") && !isPhrase(unit, "begins", "ends"));
  // "Push it till 8" says where it goes.
  if (goes || at < 0) return undefined;
  // "Hasta el miércoles"
  const before = units.slice(0, at).findLast((unit) => !isPhrase(unit, "filler") || isPhrase(unit, "until"));
  if (isPhrase(before, "until") || units.some((unit) => isPhrase(unit, "ends"))) return "end";
  return units.some((unit) => isPhrase(unit, "begins")) ? "start" : undefined;
}

/** "Is it until 4", "endet es um 4?"; "endet um 4" says so. */
function isAsked(units: readonly Unit[]): boolean {
  const [first] = units.filter(({ kind }) => kind !== "stop");
  const hasMark = units.some((unit) => unit.kind === "stop" && unit.text === "?");
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
