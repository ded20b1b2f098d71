import { plain } from "../command";
import { capitalise } from "../grammar/titles";
import type { Role } from "./lexicon";
import { asks } from "./segment";
import { contentOf, isKnown, isQuiet, targetOf } from "./slots";
import {
  type Ground,
  isPhrase,
  isQuestionMark,
  isTimeOrShift,
  type Reading,
  type Situation,
  textOf,
  type Unit,
} from "./unit";
import { has, namesIn, timesOf } from "./units-in";

/** "Call it Launch", "noem de retro liever ‘Terugblik’": a meeting, or what was just spoken of, under another name. */
export function rename(units: readonly Unit[], ground: Ground, situation: Situation): Reading | undefined {
  const at = units.findIndex((unit) => isPhrase(unit, "act:rename"));
  const isFirst = units.slice(0, at).every((unit) => unit.kind === "stop" || isPhrase(unit, "courtesy", "filler"));
  const behind = units.slice(at + 1);
  // "Interview Jonas umbenennen: Zweite Runde": it is named in front of the verb.
  const front = units.slice(0, Math.max(at, 0));
  const isAhead = !isFirst && contentOf(front).length > 0 && isKnown(contentOf(front), namesIn(front), ground);
  const isBehind = behind.some((unit) => ["word", "quote", "label"].includes(unit.kind) || isPhrase(unit, "kinds"));
  if (!isFirst && !(isAhead && isBehind)) return verbLast(units, at, ground, situation);
  if (timesOf(behind).length > 0) return undefined;
  const lead = (unit: Unit) =>
    (isPhrase(unit, "at", "to", "filler") && !isPhrase(unit, "kinds")) || unit.kind === "stop";
  const ahead = isAhead ? behind.slice(behind.findIndex((unit) => !lead(unit))) : behind;
  const { which: behindIt, name } = parted(ahead, ground);
  const which = isAhead ? front : behindIt;
  if (has(behind, "negation") || has(which, "scope")) return undefined;
  const people = namesIn(which);
  const target = targetOf(contentOf(which), people, ground);
  const [first, last] = [name[0], name.at(-1)];
  const isOpen = situation.focus || situation.awaiting !== undefined;
  if (!first || !last || (!target && !isOpen)) return undefined;
  const title = first.kind === "quote" ? first.text : ground.text.said.slice(first.start, last.end);
  const slots = { title: capitalise(title.replace(/^["“”'‘’]|["“”'‘’]$/gu, "")), ...(target && { target }) };
  return { command: plain("reschedule", slots), left: [] };
}

/**
 * "Gib dem Interview mit Jonas den Namen „Zweite Runde“", "interview jonas is now called Second round": a meeting that there is,
 * a word for what it is called, and the name in quotes, or at the end.
 */
export function namesAnew(units: readonly Unit[], ground: Ground, { awaiting }: Situation): Reading | undefined {
  if (awaiting !== undefined || !has(units, ...CALLS) || units.some(isTimeOrShift)) return undefined;
  const isAsked = units.some(isQuestionMark) && !has(units, "courtesy");
  const isNew = units.some((unit) => isPhrase(unit, "act:create")) && !has(units, "act:rename", "heading");
  const found = quotedIn(units) ?? atTheEnd(units, ground);
  if (!found || isAsked || isNew) return undefined;
  const { rest, title } = found;
  // "Gib", "donne": a verb that is not known opens it.
  const isVerb = (unit: Unit) => unit.kind === "word" && !isKnown([unit.text], [], ground);
  const which = rest.filter((unit, n) => n > 0 || !isVerb(unit));
  const [words, people] = [contentOf(which), namesIn(which)];
  if (words.length === 0 || !which.every(isOfNaming) || !isKnown(words, people, ground)) return undefined;
  const target = targetOf(words, people, ground);
  return { command: plain("reschedule", { title: capitalise(title), ...(target && { target }) }), left: [] };
}

const CALLS: readonly Role[] = ["act:rename", "heading", "called"];

function quotedIn(units: readonly Unit[]) {
  const [quote, another] = units.filter(({ kind }) => kind === "quote");
  if (quote?.kind !== "quote" || another) return undefined;
  const title = quote.text.replace(/^["“”'‘’]|["“”'‘’]$/gu, "");
  return { rest: units.filter((unit) => unit !== quote), title };
}

/** Behind the word for it, or where it goes, or the whole name of a meeting, words that name none. */
function atTheEnd(units: readonly Unit[], ground: Ground) {
  const isLead = (unit: Unit) => isPhrase(unit, "to", "at", ...CALLS) || textOf(unit) === ":";
  const isCourtesy = (unit: Unit) => unit.kind === "stop" || isPhrase(unit, "courtesy");
  const end = units.findLastIndex((unit) => !isCourtesy(unit) && !isVerbsEnd(unit)) + 1;
  const named = (n: number) => isKnown(contentOf(units.slice(0, n)), namesIn(units.slice(0, n)), ground);
  const lead = units.findLastIndex((unit, n) => n < end - 1 && isLead(unit));
  const whole = units.findLastIndex((_, n) => n > 0 && n < end && isPhrase(units[0], "act:rename") && named(n));
  const at = units.findIndex((unit, n) => n >= (lead > 0 ? lead + 1 : whole) && !isCourtesy(unit));
  const [first, last] = [units[at], units[end - 1]];
  const name = units.slice(at, end);
  const isName = name.every((unit) => unit.kind === "word" || unit.kind === "label" || unit.kind === "phrase");
  if ((lead < 0 && whole < 0) || !first || !last || at >= end || !isName || name.some(asks)) return undefined;
  return { rest: units.slice(0, at), title: ground.text.said.slice(first.start, last.end) };
}

const isOfNaming = (unit: Unit) =>
  ["word", "label", "person", "stop"].includes(unit.kind) ||
  isPhrase(unit, ...CALLS, "kinds", "with", "definite", "from", "to", "at", "act:create", "act:move", "lasts") ||
  isQuiet(unit);

/** "Kan je het Catch-up noemen?", "der Kaffee soll Catch-up heißen": what is open, its name, and the verb at the end. */
function verbLast(units: readonly Unit[], at: number, { text }: Ground, situation: Situation): Reading | undefined {
  const isOpen = situation.focus || situation.awaiting !== undefined;
  const stop = units.findIndex(({ kind }, n) => n > at && kind === "stop");
  const [clause, rest] = [
    units.slice(at + 1, stop < 0 ? undefined : stop),
    units.slice(stop < 0 ? units.length : stop),
  ];
  const isEnd = clause.every((unit) => isPhrase(unit, "courtesy")) || isPhrase(clause[0], "not");
  const goes = units.findLastIndex((unit, n) => n < at && isPhrase(unit, "goes"));
  const isSmall = (unit: Unit) =>
    isPhrase(unit, "it", "them", "courtesy", "filler", "join", "goes", "repair", "at", "to");
  // "Die koffie moet", "der Kaffee soll": of what is open nothing else is said in front of it.
  const isAhead = (unit: Unit, n: number) => isSmall(unit) || (n < goes && isPhrase(unit, "kinds", "hollow"));
  const from = units.findIndex((unit, n) => !isAhead(unit, n));
  const name = units.slice(from, at).filter((unit) => !isPhrase(unit, "courtesy", "repair"));
  const [first, last] = [name[0], name.at(-1)];
  const isName = name.every(
    (unit) => ["word", "label", "quote"].includes(unit.kind) || isPhrase(unit, "kinds", "filler", "weak"),
  );
  const isMore = rest.some((unit) => ["time", "shift"].includes(unit.kind) || asks(unit) || isPhrase(unit, "too"));
  if (!isOpen || !isEnd || from < 1 || isMore || !isName || !first || !last) return undefined;
  const title = first.kind === "quote" ? first.text : text.said.slice(first.start, last.end);
  return { command: plain("reschedule", { title: capitalise(title) }), left: [] };
}

/** "Benenne ihn in Planung um": the second half of the verb has no words of its own. */
const isVerbsEnd = (unit: Unit) => unit.kind === "phrase" && textOf(unit) === "";

/** The words for the meeting, and those for its new name: in quotes, behind "to", or all of them where it is "it". */
function parted(units: readonly Unit[], ground: Ground): { which: readonly Unit[]; name: readonly Unit[] } {
  const quote = units.find(({ kind }) => kind === "quote");
  if (quote) return { which: units.filter((unit) => unit !== quote), name: [quote] };
  const isName = (to: number) => isKnown(contentOf(units.slice(0, to)), [], ground);
  const to = units.findIndex(
    (unit, n) =>
      n > 0 &&
      (isPhrase(unit, "to") || textOf(unit) === ":" || (isPhrase(unit, "at", "filler") && isName(n))) &&
      !isPhrase(unit, "it"),
  );
  const isLed = to > 0 && contentOf(units.slice(0, to)).length > 0;
  const name = units.slice(isLed ? to + 1 : 0);
  const isSmall = (unit: Unit) =>
    (unit.kind === "stop" || isPhrase(unit, "it", "repair", "courtesy", "filler", "to")) && !isPhrase(unit, "kinds");
  const from = name.findIndex((unit) => !isSmall(unit));
  // "Call it Launch, and tell Tom"
  const end = name.findLastIndex((unit) => !isSmall(unit) && !isPhrase(unit, "join") && !isVerbsEnd(unit));
  return { which: isLed ? units.slice(0, to) : [], name: from < 0 ? [] : name.slice(from, end + 1) };
}
