import type { Context } from "../command";
import { hear } from "./hear";
import { WRITE_VERBS } from "./segment";
import { isPhrase, isQuestionMark, isTime, type Unit } from "./unit";
import { isClock } from "./unit-times";
import { has } from "./units-in";

/**
 * "Cancel the dentist tomorrow and tell me what else is on": the words of what is to be done, of a message whose end asks
 * what there is beside it, and says no other day.
 *
 * @returns undefined where it ends in no such question
 */
export function questionBehind(message: string, context: Context): { before: string; question: string } | undefined {
  const units = hear(message, context)?.units ?? [];
  const at = units.findIndex(
    (unit, n) => (parts(units[n - 1]) || isPhrase(unit, "whatAbout")) && isQuestion(units.slice(n)),
  );
  const opens = units[at];
  const front = units.slice(0, Math.max(at, 0));
  const isDone = has(front, ...WRITE_VERBS);
  // "Lunch Friday 1pm and what else is on"
  if (!opens || !(isDone || front.some(isClock)) || front.some(isQuestionMark)) return undefined;
  while (parts(front.at(-1))) front.pop();
  return { before: message.slice(0, front.at(-1)?.end), question: message.slice(opens.start) };
}

const parts = (unit: Unit | undefined) =>
  (unit?.kind === "stop" && /^[.,;!\n]$/.test(unit.text)) || isPhrase(unit, "join");

/** Asks what there is, in words that name nothing and no other day. */
function isQuestion(units: readonly Unit[]): boolean {
  const isAsked = has(units, "act:ask", "whatAbout") || (has(units, "interrogative") && has(units, "more", "thatDay"));
  return isAsked && units.every((unit) => unit.kind === "stop" || isOfDay(unit) || isPhrase(unit, ...SMALL));
}

/** "Today", "tomorrow": a day, and no hour of it. */
const isOfDay = (unit: Unit) => isTime(unit) && unit.found.time.point.clock === undefined;

const SMALL = [
  ...(["act:ask", "interrogative", "courtesy", "filler", "tells", "act:tell", "more", "planned", "subject"] as const),
  ...([
    "thatDay",
    "thatTime",
    "afterThat",
    "weak",
    "definite",
    "on",
    "for",
    "free",
    "whatAbout",
    "later",
    "inThatCase",
  ] as const),
] as const;
