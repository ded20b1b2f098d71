import { said } from "../languages/lists/said";
import { amendment } from "./amendment";
import { clausesOf } from "./clauses";
import { dayOfOne } from "./of-a-day";
import { asks } from "./segment";
import { contentOf, isAround, isKnown } from "./slots";
import {
  type Ground,
  isPerson,
  isPhrase,
  isStop,
  isTime,
  isTimeOrShift,
  isWord,
  NO,
  type PassInput,
  type Situation,
  SO,
  textOf,
  type Unit,
} from "./unit";
import { isDated, isLengthUnit } from "./unit-times";
import { has } from "./units-in";
import { listOf } from "./word-lists";

/**
 * "She's always late so 3:15", "15:00 is too tight, make it 16:00", "half an hour later, I won't make 3": what is told
 * stands only in front of, or behind, what shall be other about what is open or was spoken of.
 */
export function withoutTold(units: readonly Unit[], { ground, situation }: PassInput): readonly Unit[] {
  if ((!situation.focus && situation.awaiting === undefined) || beginsAnew(units, ground)) return units;
  // "And block tomorrow 2 to 6, got a toothache": time is kept, and nothing that there is goes there.
  const { keep } = ground.lexicon.words.wholeDays;
  const isKept = units.some((unit) => listOf(keep).has(textOf(unit)));
  if (isKept && !units.some((unit) => isPhrase(unit, "it") && !isPhrase(unit, "definite"))) return units;
  // "The Monday one doesn't suit Tom, move it to Thursday": what is told says which one it is.
  const isOfDay = clausesOf(units).some((clause) => !clause.some(asksFor) && dayOfOne(clause, ground) !== undefined);
  if (situation.awaiting === undefined && isOfDay && units.some(asksFor)) return units;
  // The day that was asked about nobody has said.
  const from = units[0]?.kind === "time" && units[0].start === units[0].end ? 1 : 0;
  const said = from > 0 ? units.slice(from) : units;
  const rest = withoutFront(withoutTail(withoutNames(said, ground), ground, situation), ground, situation);
  const left = rest === said ? onlyAmending(said, ground, situation) : rest;
  return left === said ? units : [...units.slice(0, from), ...left];
}

const asksFor = (unit: Unit) => isPhrase(unit, "act:move", "act:cancel", "act:create");

/** "Plumber Thursday 9am, hang on, I can't then, …": a name that no meeting has, a day and an hour are a meeting of their own. */
function beginsAnew(units: readonly Unit[], ground: Ground): boolean {
  const [clause = []] = clausesOf(units);
  const isWhole = clause.some((unit) => isDated(unit) && unit.found.time.point.clock);
  const isPlain = clause.every(
    (unit) =>
      ["word", "label", "time", "person", "stop"].includes(unit.kind) || isPhrase(unit, "kinds", "with", "filler"),
  );
  const words = contentOf(clause);
  return isWhole && isPlain && words.length > 0 && !isKnown(words, [], ground);
}

/** "Mach 4 draus, muss noch die Kids abholen", "do wordt te vol, verzet naar vrijdag 16:00": of clauses that amend what is open, or only tell why, those that amend. */
function onlyAmending(units: readonly Unit[], ground: Ground, situation: Situation): readonly Unit[] {
  const clauses = clausesOf(units);
  // "Wil me nog voorbereiden, hou het half uur ervoor vrij": something of its own is kept.
  const isAgainst = (clause: readonly Unit[]) => has(clause, ...WHY_NOT, "keepsFree") || cannotThen(clause);
  const meant = clauses.filter(
    (clause) => !isAgainst(clause) && !isOwnTime(clause) && amends(clause, ground, situation),
  );
  const others = clauses.filter((clause) => !meant.includes(clause));
  const isTold = (clause: Unit[]) => isReason(clause, ground) || tellsDuty(clause, ground);
  if (meant.length === 0 || others.length === 0 || !others.every(isTold)) return units;
  const [first] = meant.flat();
  return [{ ...NO, start: first!.start, end: first!.start }, ...meant.flat().filter(isNoVerb)];
}

/** "I need to get the kids at 3", "ich muss um 3 die Kinder holen": what one has to do, which no meeting is made for. */
export function tellsDuty(clause: readonly Unit[], { text }: Ground): boolean {
  const units = clause.filter(({ kind }) => kind !== "stop");
  const [first, last] = [units[0], units.at(-1)];
  const isOfDuty = ({ kind }: Unit) => kind === "word" || kind === "label" || kind === "number" || kind === "time";
  return (
    first !== undefined &&
    last !== undefined &&
    DUTY.isIn(text.said.slice(first.start, last.end)) &&
    units.some(
      (unit, n) => unit.kind === "word" || (isPhrase(unit, "kinds") && isPhrase(units[n - 1], "definite", "at", "to")),
    ) &&
    units.every(
      (unit) => isOfDuty(unit) || (unit.kind === "phrase" && (!asks(unit) || isPhrase(unit, "takes", "act:find"))),
    )
  );
}

const DUTY = said`^\W*(?:${"self"}\s+)?${"duties"}\s`;

/** "Ik zit nog in een call", "16 Uhr ist bissl früh", "Mia ist am Do so eingespannt": told of oneself, of somebody or of a time, and nothing of what is asked for. */
function isReason(clause: readonly Unit[], ground: Ground): boolean {
  const said = clause.filter(({ kind }) => kind !== "stop");
  const first = said.find((unit) => !isPhrase(unit, "repair", "courtesy", "join") || isPhrase(unit, "subject", "goes"));
  const isOther =
    textOf(clause.at(-1)) === "?" ||
    // "I forgot about the school run"
    !clause.every((unit, n) => isPlain(unit) || (unit.kind === "topic" && isWord(clause[n - 1]))) ||
    has(
      said,
      "too",
      "goesOut",
      "with",
      "condition",
      "interrogative",
      "act:invite",
      "letsGo",
      "whereabouts",
      "heading",
    ) ||
    // "I'm in a workshop" tells where one is.
    said.some((unit) => isPhrase(unit, "comesIn") && !isPhrase(unit, "at")) ||
    isPhrase(first, "at", "for", "about", "to") ||
    namesOne(said, ground);
  const isTold = has(
    said,
    ...WHY_NOT,
    "negation",
    "planned",
    "weak",
    "opensQuestion",
    "subject",
    "goes",
    "courtesy",
    "ends",
  );
  if (isOther || (said.length < 2 && !has(said, ...WHY_NOT)) || !isTold) return false;
  const people = said.filter(isPerson);
  const isTimed = said.some(isTimeOrShift);
  const isNot = has(said, ...WHY_NOT) || cannotThen(clause);
  const says = isNot || said.some(isWord);
  if (people.length > 0) return says && people.length === 1 && (people[0] === first || isNot);
  if (!isTimed) return says || has(said, "planned", "kinds");
  return isNot || isOwnTime(clause);
}

/** "Ik heb tot kwart over 3 nog iets", "hab bis 15 Uhr noch was", "I'm at the dentist until 2:30": what one has, or where one is, at a time. */
function isOwnTime(clause: readonly Unit[]): boolean {
  const first = clause.find((unit) => !isPhrase(unit, "repair", "courtesy", "join") || isPhrase(unit, "subject"));
  const isTimed = clause.some(isTime);
  return (
    isTimed &&
    isPhrase(first, "subject", "weak", "opensQuestion") &&
    clause.some(
      (unit) =>
        unit !== first &&
        (isPhrase(unit, "planned", "leaves") ||
          (isPhrase(unit, "at", "until") && isPhrase(first, "subject", "opensQuestion"))),
    )
  );
}

/** "Tom kann Freitag nicht", "ik kan donderdag toch niet": a time stands between. */
const cannotThen = (units: readonly Unit[]) => {
  const goes = units.findIndex((unit) => isPhrase(unit, "goes"));
  const not = units.findLastIndex((unit) => isPhrase(unit, "negation", "not"));
  const isQuestion = textOf(units.at(-1)) === "?";
  return goes >= 0 && !isQuestion && units.slice(goes, Math.max(not, 0)).some(isTime);
};

function withoutFront(units: readonly Unit[], ground: Ground, situation: Situation): readonly Unit[] {
  const at = units.findLastIndex((unit, n) => n > 0 && (unit.kind === "stop" || isPhrase(unit, "therefore")));
  const [front, rest] = [units.slice(0, Math.max(at, 0)), units.slice(at + 1)];
  const isOther =
    rest.some(isPerson) ||
    front.some(
      (unit) => isPhrase(unit, "comesIn", "act:invite") || (isPhrase(unit, "too") && !isPhrase(unit, "courtesy")),
    ) ||
    // "Mia will mit, …"
    front.some((unit, n) => isPhrase(unit, "with") && front[n + 1]?.kind === "stop") ||
    isWhole(front, rest) ||
    namesOne(front, ground);
  const isSo = isPhrase(units[at], "therefore");
  const day = isSo && !rest.some(isDated) ? dayBesideThing(front, ground) : undefined;
  if (day && amends([day, ...rest], ground, situation))
    return [{ ...NO, start: day.start, end: day.start }, day, ...rest];
  const isInTheWay = isThereThen(front) && has(rest, "repair", "therefore");
  const isWhy = speaksAgainst(front) || isInTheWay || (isSo && isOwnDuty(front));
  if (isOther || !(isTold(front) || isWhy)) return units;
  const isAnew = isSo || isWhy || has(rest, "repair", "therefore");
  if (!isAnew && front.some(isTime)) return units;
  const isAsked = isSo && situation.awaiting === "time";
  if (!amends(rest, ground, situation, isAsked ? [NO, SO] : [NO])) return units;
  const { start } = rest[0]!;
  if (!isWhy) return units.slice(at);
  return [isAsked ? SO : { ...NO, start, end: start }, ...rest.filter(isNoVerb)];
}

/** "J'ai aussi besoin d'un appel avec Paula, lundi 10h": with whom, and behind it a day and an hour, are a meeting of its own. */
const isWhole = (front: readonly Unit[], rest: readonly Unit[]) =>
  front.some((unit, n) => isPhrase(unit, "with") && front[n + 1]?.kind === "person") &&
  rest.some((unit) => isDated(unit) && unit.found.time.point.clock) &&
  !rest.some((unit) => asks(unit) || isPhrase(unit, "repair", "therefore"));

/** "…, ik haal 15u niet", "…. dan is Tom ook klaar": why, behind what is amended. */
function withoutTail(units: readonly Unit[], ground: Ground, situation: Situation): readonly Unit[] {
  const at = units.findIndex(
    (unit, n) =>
      n > 0 &&
      unit.kind === "stop" &&
      (speaksAgainst(units.slice(n + 1)) || tellsHabit(units.slice(n + 1))) &&
      !isKnown(contentOf(units.slice(n + 1)), [], ground) &&
      amends(units.slice(0, n), ground, situation),
  );
  if (at < 0) return units;
  const rest = units.slice(0, at);
  const { start } = rest[0]!;
  return rest.some(asks) ? rest : [{ ...NO, start, end: start }, ...rest];
}

/** "Make that 9:30, school run": behind another hour, and nothing else, a few words are why, and no new name. */
function withoutNames(units: readonly Unit[], ground: Ground): readonly Unit[] {
  const at = units.findIndex(isStop);
  const [front, tail] = [units.slice(0, Math.max(at, 0)), units.slice(at + 1)];
  const isMade = front.some((unit) => isPhrase(unit, "repair") && textOf(unit).includes(" "));
  const isOnlyWhen = front.every(
    (unit) => unit.kind === "time" || isPhrase(unit, "repair", "courtesy", "filler", "join", "at", "to", "from"),
  );
  const isName = (unit: Unit) => unit.kind === "word" || (isPhrase(unit, "kinds") && !asks(unit));
  const names = tail.filter(({ kind }) => kind !== "stop");
  const isNamed = names.length > 1 && names.every(isName) && names.some(isWord);
  const isAbout = isMade && isOnlyWhen && front.some(isTime);
  return isAbout && isNamed && !isKnown(contentOf(names), [], ground) ? front : units;
}

/** "De demo moet een andere plek krijgen": a meeting that there is, by one of its words where something shall be with it. */
export const namesOne = (units: readonly Unit[], ground: Ground) =>
  isKnown(contentOf(units), [], ground) ||
  (has(units, "goes", "lasts", "freeTime") &&
    contentOf(units).some((word) => word.length > SHORTEST_NAME && isKnown([word], [], ground)));

const SHORTEST_NAME = 3;

/** Says by itself what shall be other. */
function amends(units: readonly Unit[], ground: Ground, situation: Situation, opens: readonly Unit[] = [NO]): boolean {
  // "Push it 15 minutes" is how far, and without its verb how long.
  if (has(units, "act:move") && units.some(isLengthUnit)) return false;
  const { command, left = [] } = amendment([...opens, ...units.filter(isNoVerb)], ground, situation) ?? {};
  const { slots, when } = command ?? {};
  const isAmended = when || slots?.shiftMinutes !== undefined || slots?.durationMinutes !== undefined;
  return left.length === 0 && Boolean(isAmended) && !slots?.target;
}

/** "Put it at 4": the verb says no more than the time does. */
const isNoVerb = (unit: Unit) => !isPhrase(unit, "act:create", "act:move") || isPhrase(unit, "later", "earlier");

/** Somebody, and what is so with them; nothing that is asked for. */
function isTold(units: readonly Unit[]): boolean {
  const isSomebody = (unit: Unit) => unit.kind === "person" || isPhrase(unit, "subject", "them");
  const first = units.findIndex(isSomebody);
  const behind = units.slice(first + 1);
  const isOpening = (unit: Unit) => unit.kind === "stop" || isPhrase(unit, "courtesy", "filler", "repair", "join");
  // Of somebody who is named only why they are not there: "Tom needs her then" may be said of another meeting.
  const isNamed = units[first]?.kind === "person";
  const says = behind.some(
    (unit) => isPhrase(unit, ...WHY) || (!isNamed && (unit.kind === "word" || isPhrase(unit, ...IS))),
  );
  return first >= 0 && says && units.every(isPlain) && units.slice(0, first).every(isOpening);
}

const isPlain = (unit: Unit) =>
  ["person", "word", "stop", "time", "number"].includes(unit.kind) ||
  (unit.kind === "phrase" &&
    (!asks(unit) || isPhrase(unit, "leaves", "act:absent", "weak", "subject", "late", "planned")));

const WHY = ["leaves", "late", "unsuitable", "ill", "act:absent", "goesOut"] as const;
const IS = ["lasts", "opensQuestion", "planned", "weak"] as const;

/** "15:00 is too tight", "Tom is only done at 4:10": a time, or somebody, with whom something is not so. */
function speaksAgainst(units: readonly Unit[]): boolean {
  const isOfSomebody = units.some(isPerson) || has(units, "subject", "them");
  const isOfTime = units.some(isTime);
  const isDone = isOfSomebody && has(units, "opensQuestion") && has(units, "ends");
  const isAgainst = (isOfSomebody || isOfTime || has(units, "leaves")) && has(units, ...WHY_NOT);
  return (
    (isAgainst || isDone) && units.every(isPlain) && !has(units, "with", "condition", "interrogative", "act:invite")
  );
}

/** "Mañana hay partido", "vrijdag is er voetbal", "there's football on Friday": what there is on a day. */
const isThereThen = (units: readonly Unit[]) =>
  units.some(isDated) &&
  has(units, "opensQuestion", "weak") &&
  contentOf(units).length > 0 &&
  units.every((unit) => unit.kind !== "person" && isPlain(unit)) &&
  !has(units, "subject", "with", "negation", "condition", "interrogative", "act:invite");

/** "…, she always sleeps until three", "…, elle dort toujours jusqu'à trois heures": until when somebody is at something else. */
function tellsHabit(units: readonly Unit[]): boolean {
  const time = units.findIndex(isTime);
  const lead = units[time - 1];
  const isUntil = time > 0 && isPhrase(lead, "until");
  const isTold = (unit: Unit) =>
    unit.kind === "word" ||
    unit.kind === "stop" ||
    (unit.kind === "phrase" && !asks(unit) && !isPhrase(unit, "said", "suits", "repair", "only", "kinds"));
  const front = units.slice(0, Math.max(time - 1, 0));
  return isUntil && front.some(isWord) && units.slice(time + 1).every(isTold) && front.every(isTold);
}

const WHY_NOT = ["unsuitable", "late", "ill", "act:absent", "leaves"] as const;

/** "I have to be at the dentist at 3": what is somebody's own at an hour, and nothing that is asked for. */
const isOwnDuty = (units: readonly Unit[]) =>
  units.some(isTime) &&
  !opensWithDay(units) &&
  units.some((unit) => unit.kind === "word" || isPhrase(unit, "kinds", "goods", "at")) &&
  units.every((unit) => unit.kind !== "person" && isPlain(unit)) &&
  !has(units, "with", "negation", "condition", "interrogative");

/** "Sorry, Sunday after church so 2": of no verb, a day says when, whatever stands behind it. */
function opensWithDay(units: readonly Unit[]): boolean {
  const [first, ...behind] = units.filter((unit) => unit.kind !== "stop" && !isPhrase(unit, "repair"));
  return isDated(first) && !has(behind, "subject", "weak", "opensQuestion", "planned", "goes", "leaves");
}

/** Such a day, where only what it comes after stands behind it. */
function dayBesideThing(units: readonly Unit[], ground: Ground): Unit | undefined {
  const [day, around, ...thing] = units.filter((unit) => unit.kind !== "stop" && !isPhrase(unit, "repair"));
  const isThing = thing.every((unit) => unit.kind === "word" || isPhrase(unit, "kinds", "filler", "from"));
  return opensWithDay(units) && around !== undefined && isAround(around, ground.lexicon) && isThing ? day : undefined;
}
