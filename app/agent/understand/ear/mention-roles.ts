import { isLength } from "../times/settle-times";
import { isTitle, isTitleWord, peopleByWord, personAt } from "./gazetteer";
import type { Lexicon, Role, Word } from "./lexicon";
import { clockOf, unitOf } from "./said-times";
import { asks, writes } from "./segment";
import { hoursOf } from "./slots";
import { type Ground, isPerson, isPhrase, isQuestionMark, isStop, isTime, textOf, type Unit } from "./unit";
import { isClock, isDated } from "./unit-times";
import { has } from "./units-in";
import { listOf } from "./word-lists";

/**
 * "Stag do friday", "put book club in", "the cancel culture talk": a verb that stands where none can is a word of the title:
 * at the end of what opens the message, right behind another verb, or between an article and a noun.
 */
export function isOfTitle(unit: Unit, n: number, units: readonly Unit[], { words }: Lexicon): boolean {
  if (unit.kind !== "phrase" || !/^\p{L}+$/u.test(unit.text)) return false;
  const [before, next] = [units[n - 1], units[n + 1]];
  // "The top 10 list"
  const isLast = next === undefined || next.kind === "time" || next.kind === "stop";
  if (
    before?.kind === "label" &&
    /\d/.test(before.text) &&
    isLast &&
    asks(unit) &&
    words.separable?.infinitive === undefined
  )
    return true;
  if (!isPhrase(unit, "weak", ...VERBS)) return false;
  const isNext = next?.kind === "word" || (next !== undefined && isPhrase(next, "kinds") && !asks(next));
  const isVerbLast = words.separable?.infinitive !== undefined;
  const opens = n > 0 && units.slice(0, n).every((one) => one.kind === "word" || isPhrase(one, "definite"));
  if (opens && isPhrase(unit, "weak") && !isVerbLast) return isLast;
  if (!isNext || isPhrase(unit, "weak", "with", "filler")) return false;
  const isTwice = isPhrase(unit, "act:create") && isPhrase(before, "act:create") && !isPhrase(before, "weak", "kinds");
  return isTwice || (isPhrase(before, "definite") && !isPhrase(before, "it", "them"));
}

/** "Whats my schedule today", "do I have anything booked": behind a question, and joined to it by nothing, nobody makes anything. */
export function isAskedAbout(
  unit: Unit,
  n: number,
  units: readonly Unit[],
  { phrases }: Lexicon,
): unit is Extract<Unit, { kind: "phrase" }> {
  const breaks = (one: Unit) => one.kind === "stop" || isPhrase(one, "join", "but", "repair", "courtesy", "condition");
  // "When could Tom and I meet"
  const isWhen = (one: Unit) =>
    isPhrase(one, "act:find") &&
    (phrases.get(textOf(one).split(" ")[0] ?? "") ?? []).some(
      ({ pieces, roles }) => pieces.length === 1 && roles.includes("interrogative"),
    );
  const opening = units.slice(units.slice(0, n).findLastIndex(isStop) + 1, n);
  const from = units.slice(0, n).findLastIndex(breaks);
  const asked = units.slice(from + 1, n);
  const next = units[n + 1];
  // "Whats on tomorrow book yoga at 5"
  const isAnew = opening.some(isTime) && next !== undefined && (next.kind !== "phrase" || isPhrase(next, "kinds"));
  if (!isAnew && isPhrase(unit, "act:create") && opening.some(isWhen)) return true;
  return (
    !isAnew &&
    isPhrase(unit, "act:create") &&
    !isPhrase(unit, "act:ask", "act:find", "weak") &&
    asked.some((one) => isPhrase(one, "act:ask") && !isPhrase(one, "act:create", "act:find", "act:tell"))
  );
}

export const PLANNED: readonly Role[] = ["planned"];

/** "At 11, not at 10": between two hours it says which of them it is not. */
export function isOtherHour(unit: Unit, n: number, units: readonly Unit[]): unit is Extract<Unit, { kind: "phrase" }> {
  const before = units.slice(0, n).findLast(({ kind }) => kind !== "stop");
  return isPhrase(unit, "not") && isPhrase(unit, "negation") && isClock(before) && isClock(units[n + 1]);
}

export const NOT_THEN: readonly Role[] = ["not"];

const VERBS = ["act:create", "act:move", "act:cancel"] as const;

export const asTitle = (unit: Unit): Unit => ({ start: unit.start, end: unit.end, kind: "word", text: textOf(unit) });

/** "At 5, no, at 6": between two stops, or in front of another word of repair, "no" takes back and denies nothing. */
export const isNoRepair = (unit: Unit, before: Unit | undefined, next: Unit | undefined) =>
  isPhrase(unit, "repair") &&
  isPhrase(unit, "negation", "not") &&
  before?.kind === "stop" &&
  (next?.kind === "stop" || isPhrase(next, "repair"));

/** "No bórrala", not "no la borres": what is joined to the end of a verb tells to do it. */
export function isBeforeCommand(unit: Unit, next: Unit | undefined, { words, phrases }: Lexicon): boolean {
  if (!isPhrase(unit, "repair") || next?.kind !== "phrase" || !asks(next)) return false;
  const isVerb = (stem: string) =>
    phrases
      .get(stem)
      ?.some(({ pieces, roles }) => pieces.length === 1 && roles.some((role) => role.startsWith("act:")));
  return [...listOf(words.clitics)].some((end) => {
    const stem = next.text.slice(0, -end.length);
    // "No moverla" forbids it.
    return end !== "" && next.text.endsWith(end) && !stem.endsWith("r") && isVerb(stem) === true;
  });
}

/**
 * "Trag ne Besprechung ein", "8:30, ne 8:45": an article takes nothing back, and behind a stop in front of no noun it is none.
 * "Kurze Besprechung", not "kürze die Besprechung": in front of a noun, and as it is typed, it is no verb. "Apúntame al
 * técnico": right behind the verb it leads in who is put down, and no place.
 */
export function asArticle(unit: Unit, n: number, units: readonly Unit[], { text, lexicon }: Ground): Unit {
  const isObject = listOf(lexicon.words.leadsObject ?? "").has(textOf(unit));
  const isPutDown =
    isPhrase(units[n - 1], "act:create", "act:cancel") && ["word", "phrase"].includes(units[n + 1]?.kind ?? "");
  if (unit.kind === "phrase" && isObject && isPutDown) return { ...unit, roles: ["filler"] };
  if (!isPhrase(unit, "filler") || !isPhrase(unit, "repair", "act:shorter") || unit.kind !== "phrase") return unit;
  const [before, next] = [units[n - 1], units[n + 1]];
  const isNoun = next?.kind === "word" || isPhrase(next, "kinds", "hollow");
  const isTyped = listOf(lexicon.words.filler).has(text.said.slice(unit.start, unit.end).toLowerCase());
  const opens = isPhrase(unit, "act:shorter") ? !isTyped : before === undefined || before.kind === "stop";
  const gone = opens && !(isNoun && isTyped) ? ["filler"] : ["repair", "act:shorter"];
  return { ...unit, roles: unit.roles.filter((role) => !gone.includes(role)) };
}

/** "Sí, e invita a Eva", "si, pero a las 4": a yes that is spelled as "if", by its accent or by what stands behind it. */
export function asYes(unit: Unit, n: number, units: readonly Unit[], { text, lexicon: { words } }: Ground): Unit {
  if (unit.kind !== "phrase" || !isPhrase(unit, "condition") || !isPhrase(unit, "courtesy")) return unit;
  const typed = text.said.slice(unit.start, unit.end).toLowerCase();
  const isTyped = words.courtesy.split(",").includes(typed) && !words.condition.split(",").includes(typed);
  const next = units[n + 1];
  const isAnswer = n === 0 && (next === undefined || next.kind === "stop" || isPhrase(next, "join", "but"));
  return isTyped || isAnswer ? { ...unit, roles: unit.roles.filter((role) => role !== "condition") } : unit;
}

export const DENIES: readonly Role[] = ["negation"];

/** "N'annule pas ça": right behind a verb it denies that, and takes nothing back. */
export const deniesVerb = (
  unit: Unit,
  before: Unit | undefined,
  { phrases }: Lexicon,
): unit is Extract<Unit, { kind: "phrase" }> =>
  unit.kind === "phrase" &&
  isPhrase(unit, "repair") &&
  isPhrase(before, "act:cancel", "act:move") &&
  unit.text.includes(" ") &&
  (phrases.get(unit.text.split(" ")[0] ?? "") ?? []).some(
    ({ pieces, roles }) => pieces.length === 1 && roles.includes("negation") && !roles.includes("repair"),
  );

/** ", sorry Lars bedoel ik": at the end of a clause in which something is taken back already, it says so once more. */
export function isSaidAgain(unit: Unit, n: number, units: readonly Unit[]): unit is Extract<Unit, { kind: "phrase" }> {
  const next = units[n + 1];
  if (!isPhrase(unit, "repair") || (next !== undefined && next.kind !== "stop")) return false;
  const from = units.slice(0, n).findLastIndex(isStop);
  const clause = units.slice(from + 1, n);
  const isMeant = clause.some(({ kind }) => kind === "person" || kind === "time");
  return from > 0 && isMeant && isPhrase(clause[0], "repair");
}

export const SAID_AGAIN: readonly Role[] = ["filler"];

/** "Kan het niet vrijdag om 4 uur?", "geht nicht auch Freitag?": what is asked for in a question that begins so is not ruled out. */
export function suggests(unit: Unit, n: number, all: readonly Unit[]): boolean {
  if (!isPhrase(unit, "negation", "not") || !isTimeAhead(all.slice(n + 1))) return false;
  const from = all.slice(0, n).findLastIndex(isStop) + 1;
  const [before, behind] = [all.slice(from, n), all.slice(n + 1)];
  const end = behind.find(isStop);
  const clause = behind.slice(0, end ? behind.indexOf(end) : undefined);
  const isOpening = (one: Unit) => isPhrase(one, "goes", "courtesy", "it", "filler", "repair", "join");
  const asks = isQuestionMark(end) && before.some((one) => isPhrase(one, "goes") || textOf(one).includes(" "));
  return asks && before.every(isOpening) && !has(clause, "but", "or", "negation", "not");
}

const isTimeAhead = (units: readonly Unit[]) =>
  ["time", "shift"].includes(units.find((unit) => !isPhrase(unit, "to", "on", "too", "courtesy"))?.kind ?? "");

/** Carries nothing. */
export const SUGGESTS: readonly Role[] = ["filler"];

/** "Nimm 16:30", where "nimm" takes somebody out as well, "tom kann nicht, nimm Mia": a time is taken, or somebody. */
export const takesTime = (unit: Unit, [next, ...behind]: readonly Unit[]): boolean =>
  isPhrase(unit, "takes") &&
  isPhrase(unit, "repair") &&
  (["time", "number"].includes(next?.kind ?? "") ||
    (next?.kind === "person" && behind.every((one) => one.kind === "stop" || isPhrase(one, "courtesy"))));

/** What it does, apart from asking for something. */
export const asTaken = (unit: Unit): Unit =>
  unit.kind === "phrase" ? { ...unit, roles: unit.roles.filter((role) => !role.startsWith("act:")) } : unit;

export const asRepair = (unit: Unit): Unit =>
  unit.kind === "phrase"
    ? { ...unit, roles: unit.roles.filter((role) => role !== "negation" && role !== "not") }
    : unit;

/**
 * "A las 10, que tengo dentista": behind a time what opens a question opens a reason; without one it opens no reason.
 * "Cancela la cena, que no llego": behind what is asked "que" leads in why, where no hour is said behind it.
 */
export function asReason(unit: Unit, n: number, units: readonly Unit[], { lexicon }: Ground): Unit {
  if (unit.kind !== "phrase") return unit;
  const { givesReason = "" } = lexicon.words;
  const behind = units.slice(n + 1);
  const isAsked = units.slice(0, n).some((one) => asks(one) || isTime(one)) && !units.some(isQuestionMark);
  if (givesReason !== "" && listOf(givesReason).has(unit.text))
    return isAsked && behind.length > 1 && leadsReason(units.slice(0, n), behind) ? { ...unit, roles: REASON } : unit;
  if (!isPhrase(unit, "because") || !isPhrase(unit, "act:ask")) return unit;
  const isBehind = units.slice(0, n).some(isTime) && !units.some(isQuestionMark);
  return { ...unit, roles: isBehind ? REASON : unit.roles.filter((role) => role !== "because") };
}
const REASON: readonly Role[] = ["because"];

/**
 * "Cancela la cena, que no llego", "ponlo a las nueve que me lo han cambiado": behind a stop, a time or a verb with "it", and
 * in front of nothing that a request may need: nobody, no other verb, and no hour where none was said. What is looked for
 * may have to be so: "que no coincida".
 */
function leadsReason(before: readonly Unit[], behind: readonly Unit[]): boolean {
  const last = before.at(-1);
  const isLed = last?.kind === "stop" || isTime(last) || isPhrase(last, "sameTime");
  const isDone = (n: number) => isPhrase(behind[n - 1], "opensQuestion", "askedDone");
  // "Que Anna está mala", and not "que venga Anna"
  const isTold = (n: number) => n === 0 && isPhrase(behind[1], "opensQuestion", "unsuitable");
  const isOther = (unit: Unit, n: number) =>
    (unit.kind === "person" && !isTold(n)) || (isClock(unit) && !before.some(isClock)) || (writes(unit) && !isDone(n));
  const isWish = has(before, "act:find") && !isPhrase(behind[0], "definite", "subject", "afterThat");
  return isLed && !isWish && !behind.some(isOther);
}

/** "Cancel the chat", where a meeting is called "Chat": the word names it. */
export const asNamed = (unit: Unit, { gazetteer }: Ground): Unit =>
  unit.kind === "phrase" && isPhrase(unit, "kinds") && isPhrase(unit, "hollow") && isTitle(unit.text, gazetteer)
    ? { ...unit, roles: unit.roles.filter((role) => role !== "hollow") }
    : unit;

/** "My shift is an hour shorter", where a meeting is called "Shift": behind an article it is that, and no verb. */
export const isNamedAsVerb = (unit: Unit, before: Unit | undefined, { gazetteer }: Ground) =>
  asks(unit) && isPhrase(before, "definite") && !isPhrase(before, "it") && isTitle(textOf(unit), gazetteer);

/**
 * "Vire la garde", where a meeting is called "Garde de jour", "con la jefa": behind an article a word that says something
 * else elsewhere is a noun, where nobody does it.
 */
export function isNoun(unit: Unit, n: number, units: readonly Unit[], { gazetteer }: Ground): boolean {
  if (unit.kind !== "phrase" || !isPhrase(units[n - 1], "definite") || isPhrase(units[n - 2], "subject")) return false;
  const isOnly = (...roles: Role[]) => unit.roles.every((role) => roles.includes(role));
  const isCompany = isPhrase(units[n - 2], "with") && /^\p{L}+$/u.test(unit.text);
  return (isOnly("keeps", "stays") && isTitleWord(unit.text, gazetteer)) || (isOnly("courtesy") && isCompany);
}

/** ", hours,": a unit of time without a count, alone between two stops, is no name of anything. */
export const isLoneUnit = (
  unit: Unit,
  beside: readonly (Unit | undefined)[],
  { tokens }: Ground,
): unit is Extract<Unit, { kind: "word" }> =>
  unit.kind === "word" &&
  beside.every((one) => one === undefined || one.kind === "stop") &&
  tokens.some(({ start, is }) => start === unit.start && is.unit !== undefined);

/** "will thursday 5pm half an hour": a name that is a word as well, where nothing but a time stands beside it. */
export function withNameFirst(
  units: readonly Unit[],
  words: readonly Word[],
  { gazetteer, text }: Ground,
): readonly Unit[] {
  const [first, ...others] = units;
  const isTime = (unit: Unit) => unit.kind === "time" || unit.kind === "stop" || isPhrase(unit, "courtesy", "filler");
  const isExact = others.some((unit) => unit.kind === "time" && !isLength(unit.found.time));
  const isAsked = others.some(isQuestionMark);
  const isWord =
    first?.kind === "phrase" && !first.text.includes(" ") && !first.roles.some((role) => role.startsWith("act:"));
  const known =
    isWord && isExact && !isAsked && others.every(isTime)
      ? personAt(words, 0, peopleByWord(gazetteer), text.said)
      : null;
  if (!first || !known || known.to !== 1) return units;
  return [{ start: first.start, end: first.end, kind: "person", said: known.said, whole: known.whole }, ...others];
}

/** "Gym 2 sat 9am": a figure that is typed for a word. */
export function asWord(unit: Unit, next: Unit | undefined, { words: { code } }: Lexicon): Unit {
  const isTo = code === "en" && unit.kind === "number" && unit.text === "2" && next?.kind === "time";
  return isTo ? { start: unit.start, end: unit.end, kind: "phrase", roles: ["to"], text: "to" } : unit;
}

/**
 * "Lass das Meeting um 10 anfangen", "que la reunión empiece a las 10": in front of a meeting, and where it is said that
 * something begins, nothing is let go of and nothing is asked.
 */
export function asLet(unit: Unit, n: number, units: readonly Unit[], { words }: Lexicon): Unit {
  if (unit.kind !== "phrase") return unit;
  const isWish = isPhrase(unit, "begins") && isPhrase(unit, "interrogative");
  if (isWish) return { ...unit, roles: unit.roles.filter((role) => role !== "interrogative") };
  if (!isPhrase(unit, "letsGo")) return unit;
  const next = units[n + 1];
  const isNamed = isPhrase(next, "kinds") || next?.kind === "word" || next?.kind === "label";
  const begins = has(units.slice(n + 1), "begins", "ends", "lasts");
  const [first = "", second] = unit.text.split(" ");
  const isLet = listOf(words.lets).has(first) && listOf(words.definite).has(second ?? "");
  return isLet && isNamed && begins ? { ...unit, roles: LETS } : unit;
}

/** "Joost can't at 10, it becomes 1", "…, wordt 13 uur": in a clause of nothing else, where in time something is now. */
export function becomes(unit: Unit, n: number, units: readonly Unit[]): unit is Extract<Unit, { kind: "phrase" }> {
  if (!isPhrase(unit, "goes") || asks(unit) || isPhrase(unit, "repair")) return false;
  const before = units.slice(0, n).findLastIndex((one) => !isPhrase(one, "it", "filler", "courtesy", "therefore"));
  const behind = units.slice(n + 1);
  const next = behind.findIndex((one) => !isPhrase(one, "filler", "courtesy", "therefore", "but"));
  return (
    units[before]?.kind === "stop" &&
    units.slice(0, before).some(isTime) &&
    behind[next]?.kind === "time" &&
    behind.slice(next + 1).every(isStop)
  );
}

/** "Joost kan niet om 10 uur, maak er 1 uur van": in the place of an hour that cannot be stands another one, and no length. */
export function isHourInstead(
  unit: Unit,
  n: number,
  units: readonly Unit[],
  ground: Ground,
): unit is Extract<Unit, { kind: "time" }> {
  if (unit.kind !== "time" || !isLength(unit.found.time) || !hoursOf(ground).has(unitOf(unit.found.text))) return false;
  const repair = units
    .slice(0, n)
    .findLastIndex((one) => !isPhrase(one, "filler", "courtesy", "therefore") || isPhrase(one, "repair"));
  const before = units.slice(0, Math.max(repair, 0));
  const isNot = (one: Unit) => isPhrase(one, "negation", "unsuitable", "act:absent");
  return (
    isPhrase(units[repair], "repair") && before.at(-1)?.kind === "stop" && before.some(isNot) && before.some(isClock)
  );
}

export const asHour = (unit: Extract<Unit, { kind: "time" }>): Unit => ({
  ...unit,
  found: { ...unit.found, time: clockOf(unit.found.time) },
});

/** "Fit Nadia in Friday at 3": the second part of a verb stands in front of a time, which has taken it for its own. */
export function isPartedVerb(
  unit: Unit,
  n: number,
  units: readonly Unit[],
  { phrases }: Lexicon,
): unit is Extract<Unit, { kind: "word" | "phrase" }> {
  const [somebody, time] = units.slice(n + 1);
  const isBare = unit.kind === "word" || (unit.kind === "phrase" && unit.roles.join() === "fits");
  if (!isBare || somebody?.kind !== "person" || time?.kind !== "time") return false;
  const opens = units.slice(0, n).every((one) => one.kind === "stop" || isPhrase(one, "courtesy", "filler", "join"));
  const isWhole = ({
    pieces,
    end = [],
    roles,
  }: {
    pieces: readonly string[];
    end?: readonly string[];
    roles: Role[];
  }) => roles.includes("act:create") && [...pieces.slice(1), ...end].join(" ") === time.found.time.lead;
  return opens && (phrases.get(unit.text) ?? []).some(isWhole);
}

export const CREATES: readonly Role[] = ["act:create"];

const LETS: readonly Role[] = ["lets", "definite"];

/** "Only cancel tomorrow's stand-up": in front of a change whose day is said it says no more. */
export const isOnlyThat = (unit: Unit, all: readonly Unit[]): unit is Extract<Unit, { kind: "phrase" }> =>
  isPhrase(unit, "only") &&
  isPhrase(unit, "scope") &&
  has(all, "act:cancel", "act:move", "goesOut") &&
  all.some(isDated) &&
  !all.some(isPerson);

export const ONLY_THAT: readonly Role[] = ["only", "courtesy"];
