import { asks, WRITE_VERBS, writes } from "./segment";
import { contentOf, isKnown } from "./slots";
import { type Ground, isPerson, isPhrase, isQuestionMark, isStop, isTime, type PassInput, type Unit } from "./unit";
import { isClock, isDated } from "./unit-times";
import { has, namesIn } from "./units-in";
import { wholeDayPhrases } from "./whole-day-phrases";

/** "I'm in Rome until Thursday, so Friday at 10 with Tom": where somebody is until some day, in front of what is asked for. */
export function withoutStay(units: readonly Unit[], { situation }: PassInput): readonly Unit[] {
  const at = units.findIndex((unit, n) => n > 0 && (unit.kind === "stop" || isPhrase(unit, "therefore")));
  const [front, rest] = [units.slice(0, Math.max(at, 0)), units.slice(at + 1)];
  const days = front.filter(isTime);
  const isDay = days.length === 1 && days.every(isDated) && !front.some(isClock);
  const isOfStay = (unit: Unit) =>
    isTime(unit) || unit.kind === "word" || unit.kind === "place" || (unit.kind === "phrase" && isSmall(unit));
  const isSmall = (unit: Unit) =>
    (!asks(unit) || isPhrase(unit, "weak")) &&
    !isPhrase(unit, "kinds", "hollow", "negation", "not", "condition", "free");
  const isStay =
    isDay &&
    has(front, "until") &&
    front.every(isOfStay) &&
    front.some(({ kind }) => kind === "word" || kind === "place");
  const isAsked =
    rest.some((unit) => isClock(unit) && isDated(unit)) && rest.some((unit) => unit.kind === "person" || asks(unit));
  return situation.awaiting === undefined && isStay && isAsked ? rest : units;
}

/**
 * "Cancel the gym because I don't have time", "verzet de yoga naar maandag want zondag moet ik werken": behind a request that
 * says all it needs, what follows such a word is why, up to a stop or to what is asked for next.
 */
export function withoutReasons(units: readonly Unit[], { ground }: PassInput): readonly Unit[] {
  const at = units.findIndex((unit, n) => n > 0 && isPhrase(unit, "because") && !isPhrase(units[n - 1], "not"));
  const before = units.slice(0, Math.max(at, 0));
  if (at < 0) return withoutToldWhy(units, ground);
  if (!isWhole(before)) return units;
  const behind = units.slice(at + 1);
  const next = behind.findIndex((unit, n) => isStop(unit) || goesOn(behind.slice(n), ground));
  const why = next < 0 ? behind : behind.slice(0, next);
  // "Block Friday because I'm on holiday": that is what it is called.
  if (wholeDayPhrases(why, ground).some(({ role }) => role === "off")) return units;
  return next < 0 ? before : [...before, ...behind.slice(next)];
}

/** "Drop Tom, he doesn't eat meat", "cancel the gym, I'm not feeling great": behind what shall go, how it is with somebody. */
function withoutToldWhy(units: readonly Unit[], ground: Ground): readonly Unit[] {
  const at = units.findIndex((unit, n) => isStop(unit) && !isQuestionMark(unit) && isTold(units.slice(n + 1), ground));
  const before = units.slice(0, Math.max(at, 0));
  const goes = before.some((unit) => asks(unit) && isPhrase(unit, "act:cancel", "act:uninvite"));
  return goes && isWhole(before) ? before : units;
}

/** Whoever it is comes first, and no meeting is named. */
function isTold(clause: readonly Unit[], ground: Ground): boolean {
  const [first, next] = clause;
  const isOfOne = isPhrase(first, "they") && !isPhrase(first, "definite");
  const opens = first !== undefined && (isOfOne || tellsOfSelf(first) || tellsWhyNot(first, next));
  // "Cancel the gym. Sorry, not the gym, the dentist"
  const isOther = contentOf(clause).some((word) => isKnown([word], [], ground));
  return opens && !isOther && clause.length > 1 && clause.every(isOfWhy);
}

/** "Can't be bothered", "not feeling great", "no me encuentro bien" */
export const tellsWhyNot = (unit: Unit, next: Unit | undefined) =>
  isPhrase(unit, "unsuitable") ||
  (isPhrase(unit, "negation") &&
    next !== undefined &&
    !isStop(next) &&
    !isPhrase(next, "negation", "repair", "letsGo"));

/** "I'm", "ich": and neither a word for a thing, nor one that takes something back. */
export const tellsOfSelf = (unit: Unit) =>
  isPhrase(unit, "subject") && !isPhrase(unit, "definite", "it", "ill", "repair", "condition", "interrogative");

const isOfWhy = (unit: Unit) =>
  ["word", "stop", "phrase"].includes(unit.kind) &&
  !isQuestionMark(unit) &&
  !(asks(unit) && !isPhrase(unit, "weak", "act:absent")) &&
  !(isPhrase(unit, "letsGo") && !isPhrase(unit, "negation")) &&
  !isPhrase(unit, "condition", "interrogative", "otherwise", "inItsPlace");

/** What is to be made has its hour, and what is done to something says to what. */
function isWhole(request: readonly Unit[]): boolean {
  const verbs = request.filter((unit) => asks(unit) && isPhrase(unit, ...WRITE_VERBS, "act:find"));
  const isNew = verbs.every((unit) => isPhrase(unit, "act:create"));
  const isNamed = contentOf(request).length > 0 || request.some(isPerson);
  const isPointed = request.some(isTime) || has(request, "it");
  return isNew ? request.some(isClock) && (isNamed || has(request, "it", "repair")) : isNamed || isPointed;
}

/** "… and the demo tomorrow", "… so put it at 4" */
function goesOn([join, ...behind]: readonly Unit[], ground: Ground): boolean {
  const next = behind.find((unit) => !isPhrase(unit, "courtesy", "filler"));
  const isMeeting =
    isKnown(contentOf(behind), namesIn(behind), ground) && !has(behind, "opensQuestion", "goes", "planned");
  const isRequest = next !== undefined && writes(next) && !isPhrase(next, "weak");
  return isPhrase(join, "join", "therefore") && (isRequest || isMeeting);
}
