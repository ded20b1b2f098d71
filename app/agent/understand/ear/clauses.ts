import { type TimeFound, withoutClock } from "./said-times";
import { asks } from "./segment";
import { contentOf, isKnown, isQuiet } from "./slots";
import { type Ground, isNoun, isPerson, isPhrase, isTime, isTimeOrShift, isWord, NO, textOf, type Unit } from "./unit";
import { isClock, isDated } from "./unit-times";
import { has } from "./units-in";

/** A stretch of units between two stops, with the stop that ends it. */
export function clausesOf(units: readonly Unit[]): Unit[][] {
  const clauses: Unit[][] = [];
  let current: Unit[] = [];
  for (const unit of units) {
    current.push(unit);
    if (isStop(unit)) {
      clauses.push(current);
      current = [];
    }
  }
  return current.length > 0 ? [...clauses, current] : clauses;
}

/** Stretches of units, a new one where one opens it; the first may be empty. */
export function cutAt(units: readonly Unit[], opens: (unit: Unit, n: number) => boolean): Unit[][] {
  const parts: Unit[][] = [[]];
  for (const [n, unit] of units.entries()) {
    if (opens(unit, n)) parts.push([]);
    parts.at(-1)!.push(unit);
  }
  return parts;
}

const isStop = (unit: Unit) => unit.kind === "stop" && /^[.,!?;:…\n—–]$/u.test(unit.text);

/** "Sorry to bother you again, … thank you so much": clauses beside a request that hold nothing of one. */
export function withoutChatter(units: readonly Unit[], ground: Ground): Unit[] {
  const clauses = clausesOf(units);
  const opensQuestion = (clause: readonly Unit[]) =>
    textOf(clause.at(-1)) === "?" ||
    isPhrase(
      clause.find((unit) => !isPhrase(unit, "courtesy")),
      "interrogative",
    );
  const isRequest = (clause: readonly Unit[]) =>
    (isFull(clause) && (clause.some(asks) || clause.some(isTimeOrShift))) ||
    (clause.some(isTime) && (has(clause, "act:ask") || (has(clause, "interrogative") && opensQuestion(clause))));
  if (clauses.length < 2 || !clauses.some(isRequest)) return [...units];
  const told = new Set(
    sentencesOf(clauses)
      .filter((sentence) => isTold(sentence.flat(), ground))
      .flat(),
  );
  // "Drinks on Friday at 6, the Lyric": beside when something new is, where that is, or what else it is called.
  const isNew =
    !ground.subject &&
    units.every((unit) => !has([unit], "repair", "not") && (!asks(unit) || isPhrase(unit, "act:create")));
  const isNamed = (clause: readonly Unit[], n: number) =>
    isNew && clauses.slice(0, n).some((one) => one.some(isClock)) && namesPlace(clause);
  // What takes something back still does without its reason.
  return clauses
    .filter((clause) => !told.has(clause))
    .flatMap((clause) =>
      clause.some(isRequested) ||
      isNamed(clause, clauses.indexOf(clause)) ||
      isCorrection(clause, clauses[clauses.indexOf(clause) - 1]) ||
      !(isChatter(clause, ground) || isNews(clause, clauses, ground))
        ? clause
        : clause.filter((unit) => isPhrase(unit, "repair")),
    );
}

/** "Mia statt Tom, bitte ändern", "een uurtje vroeger, pas je t aan?", of what is open: that it shall be done says nothing more. */
export function withoutEcho(units: readonly Unit[]): Unit[] {
  const clauses = clausesOf(units);
  const last = clauses.findLastIndex((clause) => clause.some(({ kind }) => kind !== "stop"));
  const [before, echo] = [clauses.slice(0, Math.max(last, 0)).flat(), clauses[last] ?? []];
  const isOnly = (unit: Unit) =>
    unit.kind === "stop" ||
    (isPhrase(unit, "act:move", "act:create", "it", "courtesy", "filler", "repair", "thatTime", "to", "therefore") &&
      !isPhrase(unit, "negation", "kinds", "act:invite", "act:cancel", "interrogative", "later", "earlier"));
  // "…, maak dat er maar van"
  const isMade = (unit: Unit) => isPhrase(unit, "repair") && isPhrase(unit, "lasts");
  const isEcho = echo.some((unit) => isPhrase(unit, "act:move", "act:create") || isMade(unit)) && echo.every(isOnly);
  const says = before.some(({ kind }) => ["time", "shift", "person", "quote"].includes(kind));
  const cannot = has(before, "unsuitable", "act:absent", "ill", "late", "negation", "interrogative");
  // "Tom wants it on Monday at 10, can you change it": without its verb that is another one.
  const isNew = before.some(isPerson) && before.some(isTime);
  const isAnother = isNew && !has(before, "repair", "said", "not");
  return isEcho && says && !cannot && !isAnother ? withoutSayer(before) : [...units];
}

/** "Tom kan pas om vier, …", "Tom schlägt Montag 10 Uhr vor, …": what somebody wants is asked for, and whoever it is comes in nobody's place. */
function withoutSayer(units: readonly Unit[]): Unit[] {
  const at = units.findIndex((unit, n) => unit.kind === "person" && isPhrase(units[n + 1], "said"));
  const sayer = units[at];
  const isOnly = units.filter(isPerson).length === 1;
  const isTimed = units.some(isTime);
  if (!sayer || !isOnly || !isTimed) return [...units];
  return [{ ...NO, start: sayer.start, end: sayer.start }, ...units.filter((_, n) => n !== at && n !== at + 1)];
}

/** "One more. Cancel the drinks", "nog iets: …": that something else follows says nothing of it. */
export function withoutOpening(units: readonly Unit[]): Unit[] {
  const stop = units.findIndex(({ kind }) => kind === "stop");
  const [front, rest] = [units.slice(0, Math.max(stop, 0)), units.slice(stop + 1)];
  // "Before that, cancel the massage": it is done at once, and takes no time.
  const isTimeless = rest.some(asks) && rest.filter(asks).every((unit) => isPhrase(unit, "act:cancel", "act:ask"));
  // "Ugh forget it, bin that one": what is let go of is called off.
  const isGone = rest.some(asks) && rest.every((unit) => !asks(unit) || isPhrase(unit, "act:cancel"));
  const opening = isTimeless ? [...OPENING_TIMELESS, ...(isGone ? LET_GO : [])] : OPENING;
  const isPlain = (unit: Unit) => isQuiet(unit) || isPhrase(unit, "hollow", ...opening);
  const opens = has(front, ...opening) && front.every(isPlain);
  // "Another one please, meeting with Eva Thursday at 11"
  const isNew = rest.some(isPerson) && rest.some(isTime);
  return opens && (units.slice(stop).some(asks) || isNew) ? rest : [...units];
}

const OPENING = ["more", "onceMore"] as const;
const LET_GO = ["letsGo", "repair"] as const;
const OPENING_TIMELESS = [...OPENING, "beforeThat", "afterThat"] as const;

/** Clauses up to a full stop. */
export function sentencesOf(clauses: readonly Unit[][]): Unit[][][] {
  const sentences: Unit[][][] = [[]];
  for (const clause of clauses) {
    sentences.at(-1)!.push(clause);
    if (/^[.!?;\n]$/.test(textOf(clause.at(-1)))) sentences.push([]);
  }
  return sentences;
}

/** "Had a great time at the wedding, kids still tired.": a sentence that says how things are, and nothing of a request. */
function isTold(sentence: readonly Unit[], { today }: Ground): boolean {
  const isGone = (unit: Unit) => unit.kind === "time" && (unit.found.time.point.date?.day ?? today) < today;
  // "Yesterday I was there until 8": an hour is on the day of its sentence.
  const isOver = (unit: Unit) =>
    isGone(unit) || (unit.kind === "time" && !unit.found.time.point.date && sentence.some(isGone));
  const isPast = has(sentence, "past") || sentence.some(isGone);
  const isState =
    isPast ||
    (has(sentence, "opensQuestion", "subject") && !has(sentence, "it", "at", "with", "for", "about", "called"));
  const isPlain = sentence.every((unit) => ["word", "stop", "phrase"].includes(unit.kind) || isOver(unit));
  const isOfRequest = has(
    sentence,
    "goods",
    "repair",
    "negation",
    "not",
    "condition",
    "otherwise",
    "allDay",
    "unsuitable",
  );
  const isNamed = has(sentence, "kinds") && !sentence.some(isOver);
  return isState && isPlain && !isOfRequest && !isNamed && !sentence.some(asks) && textOf(sentence.at(-1)) !== "?";
}

/** "I wanted to ask if you could book …", "do it an hour earlier otherwise": words of conditions that are none. */
export function withoutPlea(units: readonly Unit[]): Unit[] {
  if (!has(units, "condition", "otherwise")) return [...units];
  const times = units.filter(isTimeOrShift);
  return units.filter((unit, n) => {
    const before = units.slice(0, n).findLast(({ kind }) => kind !== "stop");
    const isPlea = isPhrase(unit, "condition") && isPhrase(before, "courtesy") && isPhrase(units[n + 1], "courtesy");
    const isAside =
      isPhrase(unit, "otherwise") &&
      times.length === 1 &&
      before !== undefined &&
      units[n - 1] === before &&
      units.slice(n + 1).every((one) => one.kind === "stop" || isPhrase(one, "courtesy", "filler"));
    return !isPlea && !isAside;
  });
}

/** "…, oh no that day doesn't work, Wednesday then": why a time is taken back, in words that name nothing. */
export function withoutExcuses(units: readonly Unit[]): Unit[] {
  const clauses = clausesOf(units);
  return clauses.flatMap((clause, n) => {
    const cannot = has(clause, "unsuitable") || (has(clause, "free") && has(clause, "negation", "not"));
    // Behind a full stop something else begins.
    const goesOn = !clause.some((unit) => unit.kind === "stop" && /^[.!?;\n]$/u.test(unit.text));
    // "Scratch that, she doesn't do Mondays. Tuesday same time"
    const isOnlyWhen = clauses
      .slice(n + 1)
      .flat()
      .every((unit) => unit.kind === "time" || isQuiet(unit));
    const isExcuse = n > 0 && cannot && (goesOn || isOnlyWhen) && clause.every(isOfExcuse);
    const isTimed = clauses.slice(n + 1).some((later) => later.some(isTime));
    if (isReplaced(clause, clauses.slice(0, n).flat())) return clause.filter(isStop);
    const isBetween = isOfSomebody(clauses.slice(0, n).flat()) && isOfSomebody(clauses[n + 1]);
    const isOfPerson = goesOn && isBetween && isWhyNot(clause);
    return (isExcuse && isTimed) || isOfPerson ? clause.filter((unit) => isPhrase(unit, "repair")) : clause;
  });
}

/** "With Tom, oh no, he's on leave, with Sam": a word of repair, then what is told of somebody, and nothing of a request. */
function isWhyNot(clause: readonly Unit[]): boolean {
  const said = clause.filter(({ kind }) => kind !== "stop");
  const first = said.findIndex((unit) => !isPhrase(unit, "repair", "courtesy") || isPhrase(unit, "subject"));
  return (
    first > 0 &&
    said.length > first + 1 &&
    isPhrase(said[first], "subject", "it", "definite", "them") &&
    said.every((unit) => unit.kind === "word" || (unit.kind === "phrase" && !isRequested(unit)))
  );
}

const isOfSomebody = (clause: readonly Unit[] | undefined) => clause?.some(isPerson) ?? false;

/** "With Tom, no, with Sam, Tom is on leave": why somebody does not come in whose place another one was named. */
function isReplaced(clause: readonly Unit[], before: readonly Unit[]): boolean {
  const [gone, other] = clause.filter(isPerson);
  const isOnlyWhy = clause.every(
    (unit) => ["person", "word", "stop", "phrase"].includes(unit.kind) && !isRequested(unit),
  );
  const taken = before.findLastIndex((unit) => isPhrase(unit, "repair"));
  const named = (unit: Unit) => unit.kind === "person" && gone?.kind === "person" && unit.whole === gone.whole;
  return (
    gone !== undefined &&
    other === undefined &&
    isOnlyWhy &&
    clause.some((unit) => unit.kind === "word" || isPhrase(unit, "ill", "unsuitable", "act:absent", "negation")) &&
    before.slice(0, Math.max(taken, 0)).some(named) &&
    before.slice(taken).some((unit) => unit.kind === "person" && !named(unit))
  );
}

const isOfExcuse = (unit: Unit) =>
  unit.kind === "stop" ||
  isPhrase(unit, "unsuitable", "free", "negation", "not", "repair", "filler", "it", "courtesy", "hollow", "because");

/** "Tom rang": somebody did something, beside a request about a meeting that there is. */
function isNews(clause: readonly Unit[], others: readonly (readonly Unit[])[], ground: Ground): boolean {
  const tells =
    clause.some(isPerson) && clause.some((unit) => unit.kind === "word" || isPhrase(unit, "called", "said"));
  const isSmall = clause.every(
    (unit) =>
      ["person", "word", "stop"].includes(unit.kind) ||
      isPhrase(unit, "courtesy", "filler", "join", "because", "it", "called", "said"),
  );
  return (
    tells &&
    isSmall &&
    !isKnown(contentOf(clause), [], ground) &&
    others.some((other) => other !== clause && other.some(isRequested) && isKnown(contentOf(other), [], ground))
  );
}

/** A verb that asks for something; "mail" beside nobody is a thing. */
const isRequested = (unit: Unit) => asks(unit) && !isPhrase(unit, "act:tell");

/** Says what it is about: a request that needs no words of other clauses. */
const isFull = (clause: readonly Unit[]) =>
  contentOf(clause).length > 0 || clause.some(({ kind }) => kind === "person" || kind === "quote" || kind === "topic");

/** ", no, just a table at The Swan,": right behind a word of repair a thing, and nothing that is told. */
export const isCorrection = (clause: readonly Unit[], before: readonly Unit[] = []) =>
  has(before, "repair") &&
  before.every((unit) => unit.kind === "stop" || isPhrase(unit, "repair", "courtesy", "filler")) &&
  clause.some(isWord) &&
  clause.every(
    (unit) =>
      unit.kind === "word" ||
      unit.kind === "stop" ||
      isPhrase(unit, "definite") ||
      (isPhrase(unit, "courtesy", "filler", "at", "from") && !isPhrase(unit, "subject", "it", "them", "weak")),
  );

/** "De kinderen zijn dan vrij": how something is. */
const isState = (clause: readonly Unit[]) => {
  const verb = clause.findIndex((unit) => isPhrase(unit, "opensQuestion"));
  return clause.slice(0, Math.max(verb, 0)).some(isWord) && textOf(clause.at(-1)) !== "?";
};

/** "The Lyric", "king cole bar": words that are nothing but a name. */
export const namesPlace = (clause: readonly Unit[]) => {
  const said = clause.filter(({ kind }) => kind !== "stop");
  const isName = (unit: Unit) =>
    isWord(unit) || (isPhrase(unit, "definite", "from") && !isPhrase(unit, "subject", "with", "them"));
  return said.length > 1 && said.length <= LONGEST_NAME && said.some(isWord) && said.every(isName);
};

const LONGEST_NAME = 4;

const isChatter = (clause: readonly Unit[], ground: Ground) =>
  clause.some(({ kind }) => kind !== "stop") &&
  clause.every(
    (unit) =>
      unit.kind === "stop" ||
      unit.kind === "word" ||
      (isPhrase(unit, "free") && isState(clause)) ||
      isPhrase(
        unit,
        "courtesy",
        "filler",
        "repair",
        "join",
        "weak",
        "it",
        "planned",
        "because",
        "them",
        "on",
        "for",
        "to",
        "at",
        "with",
        "from",
        "late",
        "ill",
        "opensQuestion",
        "act:tell",
      ),
  ) &&
  !(has(clause, "act:tell") && has(clause, "them")) &&
  !has(clause, "kinds", "negation", "not", "condition", "otherwise", "allDay", "unsuitable") &&
  // "…, ne halbe reicht"
  !clause.some((unit) => isPhrase(unit, "lasts") && !isPhrase(unit, "courtesy", "repair", "filler")) &&
  // A lone word between two stops may be the title.
  clause.filter(({ kind }) => kind !== "stop").length > 1 &&
  !isNext(clause) &&
  !isKnown(contentOf(clause), [], ground);

/** "Danach Büro", "then the office": nothing but what comes behind something else. */
export function isNext(clause: readonly Unit[]): boolean {
  const [lead, ...rest] = clause.filter((unit) => unit.kind !== "stop");
  const isLed = isPhrase(lead, "afterThat") || (isPhrase(lead, "thatTime") && isPhrase(lead, "inThatCase"));
  return isLed && rest.some(isNoun) && rest.every((unit) => isNoun(unit) || isPhrase(unit, "definite"));
}

/** "Spin class Thursday 7am and Saturday 9am": the same at both; null when the times are of one meeting. */
export function atBoth(units: readonly Unit[]): Unit[][] | null {
  const at = units.flatMap((unit, n) => (unit.kind === "time" && !isLengthOnly(unit.found) ? [n] : []));
  const [first, second, third] = at;
  if (first === undefined || second === undefined || third !== undefined) return null;
  const between = units.slice(first + 1, second);
  const isWhole = (unit: Unit | undefined) => isClock(unit) && unit.found.time.point.date !== undefined;
  const isJoined = between.length === 1 && isPhrase(between[0], "join");
  if (!isJoined || !isWhole(units[first]) || !isWhole(units[second])) return null;
  const behind = units.slice(second + 1);
  if (!behind.every((unit) => unit.kind === "stop" || isPhrase(unit, "courtesy", "filler"))) return null;
  return [
    units.filter((_, n) => n !== second && n !== first + 1),
    units.filter((_, n) => n !== first && n !== first + 1),
  ];
}

export const isLengthOnly = ({ time: { point } }: TimeFound) =>
  point.length !== undefined && !point.clock && !point.date;

/** An hour alone is on the one day that the same sentence speaks of in front of it; "that day" is the last one. */
export function onDayBefore({ units, before }: { units: readonly Unit[]; before: readonly Unit[] }): readonly Unit[] {
  const isThatDay = has(units, "thatDay");
  const from = before.findLastIndex((unit) => unit.kind === "stop" && /^[.!?;\n]$/.test(unit.text));
  const days = before.slice(isThatDay ? 0 : from + 1).filter(isDated);
  const [day, another] = isThatDay ? days.slice(-1) : days;
  const times = units.filter(isTime);
  const isAlone =
    times.length > 0 && times.every((unit) => unit.kind === "time" && unit.found.time.point.date === undefined);
  return day?.kind === "time" && !another && isAlone ? [dayOf(day), ...units] : units;
}

/** The day of a time without its hour. */
export const dayOf = (unit: Extract<Unit, { kind: "time" }>): Unit => ({
  ...unit,
  found: { ...unit.found, time: withoutClock(unit.found.time) },
});
