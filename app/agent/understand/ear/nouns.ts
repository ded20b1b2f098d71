import type { Role } from "./lexicon";
import { isKnown } from "./slots";
import { type Ground, isNoun, isPhrase, isStop, isTime, type Unit } from "./unit";
import { has } from "./units-in";
import { listOf } from "./word-lists";

/**
 * "Boiler check fri 3pm", "book Leanne sat 9.30 cut and blow dry", "shift thurs 5-9pm": a word that is a verb as well, where
 * only a noun can stand. A verb has something behind it that it is about, or nothing in front of it that names anything.
 */
export function asNoun(unit: Unit, n: number, units: readonly Unit[], ground: Ground): Unit {
  const { nouns } = ground.lexicon.words;
  const isVerbToo = unit.kind === "phrase" && nouns !== undefined && listOf(nouns).has(unit.text);
  return isVerbToo && isNounHere(n, units, ground) ? { ...unit, roles: KIND } : unit;
}

const KIND: readonly Role[] = ["kinds"];

function isNounHere(n: number, units: readonly Unit[], ground: Ground): boolean {
  const from = units.slice(0, n).findLastIndex((one) => isStop(one) && one.text !== "'" && one.text !== "-") + 1;
  const clause = units.slice(from, n);
  if (has(clause, "interrogative", "it", "subject", "negation") && !has(clause, "weak", "act:create")) return false;
  return isHead(clause, n, units, ground) || isBesideTime(clause, n, units) || isAlone(clause, n, units, ground);
}

/** "Boiler check", "a full head colour", "got a shift": the last word of what something is called, and no meeting that there is. */
function isHead(clause: readonly Unit[], n: number, units: readonly Unit[], ground: Ground): boolean {
  const from = clause.findLastIndex((unit) => !isNoun(unit)) + 1;
  const name = clause.slice(from);
  const lead = clause[from - 1];
  const isArticle =
    isPhrase(lead, "filler") && (isPhrase(lead, "definite") || !isPhrase(lead, "subject", "it", "them"));
  const isLed = lead === undefined || isTime(lead) || isArticle || isPhrase(lead, "courtesy", "weak", ...NEW);
  const isNamed = name.length > 0 || (isArticle && has(clause, "weak", "act:create", "act:cancel"));
  const words = name.flatMap((unit) => ("text" in unit ? [unit.text] : []));
  // "Een vergadering zetten": where verbs stand at the end, behind a kind of meeting it is what shall be done with it.
  const isMade = ground.lexicon.words.separable?.infinitive !== undefined && isPhrase(name.at(-1), "kinds");
  return !isMade && isLed && isNamed && isOver(units, n) && !(words.length > 0 && isKnown(words, [], ground));
}

/** "Book Leanne sat 9.30am cut n blow dry": behind who and when of what is new. */
function isBesideTime(clause: readonly Unit[], n: number, units: readonly Unit[]): boolean {
  const first = clause.find((unit) => !isPhrase(unit, "courtesy", "filler", "join"));
  const [before, next] = [clause.at(-1), units[n + 1]];
  const isNew = isPhrase(first, "act:create") && !has(clause, "it", "them") && clause.some(isTime);
  const isBeside = isTime(before) || before?.kind === "person" || before?.kind === "word" || isPhrase(before, "join");
  const isThing = next?.kind === "word" || (isPhrase(next, "join") && isNoun(units[n + 2]));
  return isNew && isBeside && (isThing || isOver(units, n));
}

/** "Shift thurs 5-9pm": in front of from when to when, and of no meeting that was spoken of. */
function isAlone(clause: readonly Unit[], n: number, units: readonly Unit[], { subject }: Ground): boolean {
  const next = units[n + 1];
  const lasts = isTime(next) && next.found.time.until?.clock !== undefined && next.found.time.point.date !== undefined;
  return (
    !isPhrase(units[n], "act:create") &&
    subject === undefined &&
    lasts &&
    clause.every((unit) => isPhrase(unit, "courtesy"))
  );
}

const NEW = ["act:create", "for", "join"] as const;

/** Nothing stands behind it that could be done to. */
function isOver(units: readonly Unit[], n: number): boolean {
  const next = units[n + 1];
  return next === undefined || isStop(next) || isTime(next) || isPhrase(next, "with", "at", "join");
}
