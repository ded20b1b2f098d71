import { ownLead } from "./change-meeting";
import { clausesOf, cutAt } from "./clauses";
import type { Role } from "./lexicon";
import type { TimeFound } from "./said-times";
import { withoutClock } from "./said-times";
import { asks, WRITE_VERBS } from "./segment";
import { contentOf, isKnown } from "./slots";
import {
  type Ground,
  isPerson,
  isPhrase,
  isStop,
  isTime,
  isTimeOrShift,
  isWord,
  LASTS,
  type PassInput,
  textOf,
  type Unit,
} from "./unit";
import { isClock, isDated, isLengthUnit } from "./unit-times";
import { has, timesOf } from "./units-in";
import { wholeDayPhrases } from "./whole-day-phrases";

/** A message without what stands in it only as the reason of a request, or as what it is not about. */
export const withoutGrounds = (units: readonly Unit[], { ground }: PassInput): readonly Unit[] =>
  withoutStatements(
    withoutThoseWhoStay(
      withoutWhatStays(
        withoutUninvited(
          withoutOtherPerson(withoutDenied(withoutOtherTime(withoutOtherLength(withoutReason(units, ground))))),
        ),
        ground,
      ),
    ),
    ground,
  );

/** "…, hij komt van de tandarts", "…, I'm no morning person": behind what is asked, what somebody is or does. */
function withoutStatements(units: readonly Unit[], ground: Ground): readonly Unit[] {
  const clauses = clausesOf(units).flatMap(cutAtWhy);
  const isAsked = (clause: readonly Unit[]) => clause.some((unit) => unit.kind === "time" || asks(unit));
  const from = clauses.findIndex(isAsked);
  // "Pose mon vendredi, je suis en congé"
  const isOff = (clause: readonly Unit[]) => wholeDayPhrases(clause, ground).some(({ role }) => role === "off");
  const isLeft = (clause: readonly Unit[], n: number) =>
    n > from &&
    (isStatement(clause, clauses.slice(0, n)) || isInTheWay(clause, clauses.slice(n + 1).flat(), ground)) &&
    !isOff(clause) &&
    // "Bloquea el viernes todo el día, estoy de guardia": what the day is kept for names it.
    !(has(clauses.slice(0, n).flat(), "allDay") && contentOf(clauses.slice(0, n).flat()).length === 0);
  return clauses.filter((clause, n) => from < 0 || !isLeft(clause, n)).flat();
}

/** "Move the demo, the lab is taken until 3, put it at 3:15": what cannot be used, in front of an hour that is asked for. */
const isInTheWay = (clause: readonly Unit[], behind: readonly Unit[], ground: Ground) =>
  (has(clause, "unsuitable") || (has(clause, "free") && has(clause, "negation"))) &&
  contentOf(clause).length > 0 &&
  !isKnown(contentOf(clause), [], ground) &&
  clause.every((unit) => ["word", "time", "stop"].includes(unit.kind) || isPhrase(unit, ...OF_WHAT_IS_TAKEN)) &&
  behind.some((unit) => asks(unit) || isPhrase(unit, "repair")) &&
  behind.some(isClock);

const OF_WHAT_IS_TAKEN = ["unsuitable", "negation", "free", "definite", "filler", "until", "courtesy"] as const;

/** "… non 20h elle a un train": behind an hour that takes one back, what somebody does needs no stop in front of it. */
function cutAtWhy(clause: readonly Unit[]): Unit[][] {
  const at = clause.findIndex((unit, n) => {
    const before = clause[n - 1];
    const isHour = before?.kind === "time" && before.found.repaired && before.found.time.point.clock !== undefined;
    return isHour && isPhrase(unit, "they") && !isPhrase(unit, "definite");
  });
  return at < 0 ? [[...clause]] : [clause.slice(0, at), clause.slice(at)];
}

function isStatement(clause: readonly Unit[], before: readonly (readonly Unit[])[]): boolean {
  const said = clause.filter((unit) => unit.kind !== "stop" && !isPhrase(unit, "because", "courtesy"));
  const [first, second] = said[0] && isPhrase(said[0], "interrogative") ? said.slice(1) : said;
  const isReplaced = has(before.flat(), "repair");
  const isOne =
    first?.kind === "person" && isReplaced && isPhrase(second, "opensQuestion") && isPhrase(said.at(-1), "ill");
  // "El de pilates"
  const isThatOf = isPhrase(first, "definite", "it") && isPhrase(second, "from");
  const isElsewhen = !has(clause, "repair") && isOfOtherTime(said, before.flat());
  const isOfSubject = isPhrase(first, "subject") && !isThatOf && said.length >= 3;
  const isTold = isOne || isElsewhen || isOfSubject;
  return (
    isTold &&
    said.every((unit, n) => {
      // "He's got his kids"
      const isHad = unit === second && isPhrase(first, "they") && isPhrase(unit, "planned");
      if (unit === first || unit.kind === "word" || isHad) return true;
      if (unit.kind === "time")
        return isElsewhen || (unit.found.time.point.part !== undefined && isOnlyPart(unit.found));
      // "Van de tandarts"
      const lead = said.slice(0, n).findLast((one) => !isPhrase(one, "definite"));
      if (isPhrase(unit, "kinds")) return isElsewhen || isPhrase(lead, "from");
      if (
        unit.kind !== "phrase" ||
        isPhrase(unit, ...(isElsewhen ? OF_REQUEST.filter((role) => role !== "weak") : OF_REQUEST))
      )
        return false;
      // "I drop the kids": beside whoever does it a verb is no order.
      const isTheirs = has([said[n - 1], said[n + 1]], "subject");
      if (isElsewhen && (isTheirs || isPhrase(unit, ...ELSEWHEN))) return true;
      return !asks(unit) && isPhrase(unit, ...TOLD);
    })
  );
}

/**
 * "…, Thursday I'm babysitting", "… make that 1, at 12 I pick up the kids": what somebody does on a day, or at the hour
 * that was taken back, behind what has a day and an hour of its own.
 */
function isOfOtherTime(said: readonly Unit[], before: readonly Unit[]): boolean {
  const times = said.filter(isTime);
  const [last, ...earlier] = timesOf(before)
    .filter(({ time }) => time.point.clock)
    .toReversed();
  const clock = (found: TimeFound | undefined) => found?.time.point.clock?.minute;
  const isTakenBack = (found: TimeFound) =>
    clock(found) !== undefined &&
    clock(found) !== clock(last) &&
    earlier.some((one) => (clock(one) ?? 0) % 720 === (clock(found) ?? 0) % 720);
  const isDay = ({ time: { point, until } }: TimeFound) => point.date && !point.clock && !point.length && !until;
  // "Move the survey to Friday, it rains tomorrow"
  const isMoved =
    has(before, "act:move") &&
    before.some((unit, n) => isTime(unit) && isDay(unit.found) && (isPhrase(before[n - 1], "to") || ownLead(unit)));
  // "…, the kickoff to Monday"
  const goesTo = said.some((unit, n) => isTime(unit) && (isPhrase(said[n - 1], "to") || ownLead(unit)));
  if (isMoved && (goesTo || has(said, "kinds", "hollow"))) return false;
  const isWhole = isMoved || (timesOf(before).some(({ time }) => time.point.date) && last !== undefined);
  const spoken = said.filter(({ kind }) => kind !== "time");
  const isOfOne = has(spoken.slice(0, 2), "subject") || (isMoved && isImpersonal(spoken));
  const isPlaced = isMoved || said[0]?.kind === "time" || has(said, "at", "goods", "kinds", "definite");
  return (
    times.length === 1 &&
    isWhole &&
    spoken.some((unit) => unit.kind === "word" || isPhrase(unit, "goods", "kinds")) &&
    timesOf(times).every((found) => isTakenBack(found) || (isDay(found) && isOfOne && isPlaced))
  );
}

/** "It's going to rain", "het gaat sneeuwen" */
const isImpersonal = ([first, verb]: readonly Unit[]) =>
  isPhrase(first, "it", "filler") &&
  (isPhrase(first, "definite") ? isPhrase(verb, "goes", "opensQuestion") : !isPhrase(verb, "definite"));

/** Beside a time that is not the one of the request. */
const ELSEWHEN = [
  "at",
  "on",
  "to",
  "it",
  "goods",
  "later",
  "earlier",
  "definite",
  "weak",
  "askedDone",
  "late",
] as const;

const isOnlyPart = ({ time: { point, until } }: TimeFound) => !until && !point.clock && !point.date && !point.length;

/** What a request is made of. */
const OF_REQUEST = [
  "with",
  "lasts",
  "too",
  "repair",
  "condition",
  "otherwise",
  "weak",
  "about",
  "called",
  "allDay",
] as const;
const TOLD = [
  "filler",
  "opensQuestion",
  "negation",
  "planned",
  "goes",
  "ill",
  "because",
  "join",
  "subject",
  "from",
  "only",
  "theirs",
] as const;

/** "Train gets in at 14:20 on Friday, so meet Grace at 3": of a reason only the day is that of the request. */
function withoutReason(units: readonly Unit[], ground: Ground): readonly Unit[] {
  const at = units.findIndex((unit, n) => n > 0 && isPhrase(unit, "therefore"));
  const [reason, request] = [units.slice(0, Math.max(at, 0)), units.slice(at + 1)];
  const hasClock = (part: readonly Unit[]) => part.some(isClock);
  const hasDate = request.some(isDated);
  // "Mila is vrijdag vrij dus zet onze lunch op donderdag half 1"
  const isWhy = hasDate && has(reason, "free", "unsuitable", "ill");
  const isReason =
    (hasClock(reason) || isWhy) &&
    !reason.some((unit) => asks(unit) && isPhrase(unit, ...WRITE_VERBS) && !isPhrase(unit, "weak", "orders")) &&
    !isKnown(contentOf(reason), [], ground);
  const isRequested =
    hasClock(request) &&
    !has(request, "repair", "condition") &&
    request.some(
      (unit) => unit.kind === "person" || unit.kind === "quote" || (asks(unit) && isPhrase(unit, ...WRITE_VERBS)),
    );
  const isOfSomebody = reason.some(isPerson) && !request.some(isPerson);
  // "Owen is on a train so put a call at 11": it may be with him.
  const isOpen = isOfSomebody && request.some((unit) => isPhrase(unit, "act:create") && asks(unit));
  if (at < 0 || !isReason || !isRequested || isOpen) return units;
  if (hasDate) return request;
  const days = reason.filter(isDated);
  // "Sofia can only do Thursday, so put it in then at 4"
  const [day, another] = has(request, "thatTime") ? days.slice(-1) : days;
  if (another || isOfSomebody) return units;
  return day?.kind === "time" ? [onDay(day), ...request] : request;
}

const onDay = (unit: Extract<Unit, { kind: "time" }>): Unit => {
  const found: TimeFound = { ...unit.found, time: withoutClock(unit.found.time) };
  return { ...unit, found };
};

/** "Not today but tomorrow: 2pm with Grace": of two times the one that is not denied. */
function withoutOtherTime(units: readonly Unit[]): readonly Unit[] {
  const not = units.findIndex((unit) => isPhrase(unit, "not", "negation") && !isPhrase(unit, "act:cancel"));
  const opens = units.slice(0, Math.max(not, 0)).every((unit) => unit.kind === "stop" || isPhrase(unit, ...SMALL));
  if (not < 0 || !opens) return units;
  const out = next(units, not + 1);
  const turn = out + 1;
  const isTurn = isPhrase(units[turn], "but") || (units[turn]?.kind === "stop" && units[turn].text === ",");
  const meant = next(units, isPhrase(units[turn + 1], "but") ? turn + 2 : turn + 1);
  if (units[out]?.kind !== "time" || !isTurn || units[meant]?.kind !== "time") return units;
  return [...units.slice(0, not), ...units.slice(meant)];
}

/** "… for 30 min, hmm 30 is tight, make it 45": a length that does not suit, in front of another one. */
function withoutOtherLength(units: readonly Unit[]): readonly Unit[] {
  const clauses = clausesOf(units);
  const lengthIn = (clause: readonly Unit[]) => clause.find((unit) => isLengthUnit(unit) && !unit.found.time.until);
  const out = clauses.findIndex((clause, n) => {
    const isAgain = (unit: Unit) => isSameLength(unit, clauses.slice(0, n).flat());
    const length = lengthIn(clause) ?? clause.find(isAgain);
    return (
      length !== undefined &&
      clause.some((unit) => unit.kind === "word" || isPhrase(unit, ...TOO_SHORT)) &&
      clause.every(
        (unit) =>
          unit === length ||
          ["word", "stop"].includes(unit.kind) ||
          (isPhrase(unit, ...TOO_SHORT, ...SMALL, "it", "goes", "lasts", "because", "free") && !asks(unit)),
      )
    );
  });
  const [next = []] = out < 0 ? [] : clauses.slice(out + 1);
  const other = lengthIn(next) ?? next.find((unit) => isFigure(unit));
  if (other === undefined || next.some((unit) => ["person", "quote", "word"].includes(unit.kind))) return units;
  // Half an hour that is too short is a length, and so is what takes its place: "1h".
  const isShort = timesOf(clauses[out] ?? []).some(({ time: { point } }) => (point.length ?? 0) % 60 > 0);
  return units.flatMap((unit) => {
    if (clauses[out]?.includes(unit)) return [];
    return unit === other && unit.kind === "time"
      ? [...(isShort ? [LASTS] : []), { ...unit, found: { ...unit.found, repaired: true } }]
      : [unit];
  });
}

const TOO_SHORT = ["unsuitable", "negation", "not", "opensQuestion"] as const;

const isFigure = (unit: Unit) => unit.kind === "number" || (unit.kind === "time" && /^\d+$/.test(unit.found.text));

/** "2" behind "2 hours", "30" behind "30 min". */
function isSameLength(unit: Unit, before: readonly Unit[]): boolean {
  const figure = isFigure(unit) ? Number(unit.kind === "time" ? unit.found.text : textOf(unit)) : Number.NaN;
  return timesOf(before).some(({ time: { point } }) => point.length === figure || point.length === figure * 60);
}

const SMALL = ["courtesy", "filler", "repair", "on", "at"] as const;

/** The first unit from a place on that is no small word. */
function next(units: readonly Unit[], from: number): number {
  let at = from;
  while (isPhrase(units[at], ...SMALL) && !isPhrase(units[at], "but")) at++;
  return at;
}

/** "Don't cancel the training, just start it an hour later": a verb that is denied, in front of what is asked for. */
function withoutDenied(units: readonly Unit[]): readonly Unit[] {
  const [first, ...others] = clausesOf(units);
  const request = others.flat();
  const not = first?.findIndex((unit) => isPhrase(unit, "negation", "not")) ?? -1;
  const verb = first?.findIndex((unit) => isPhrase(unit, "act:cancel", "act:move")) ?? -1;
  const isAsked =
    request.some(
      (unit) =>
        unit.kind === "shift" ||
        isPhrase(unit, "act:move", "act:longer", "act:shorter") ||
        (isPhrase(unit, "act:cancel") && !isPhrase(first?.[verb], "act:cancel")),
    ) && !has(request, "negation", "not", "interrogative", "condition");
  const isDenial =
    not >= 0 && first?.some(asks) && first.every(({ kind }) => kind === "phrase" || kind === "word" || kind === "stop");
  const asksInstead = has(request, "act:find", "act:ask", "free") && request.some(isTime);
  // "Don't book it yet, but is Friday at 3 still free?"
  if (isDenial && asksInstead) return request.filter((unit, n) => !(n === 0 && isPhrase(unit, "but", "join")));
  if (!first || not < 0 || verb < 0 || !isAsked || first.some(isTimeOrShift)) return units;
  const named = first.filter((_, n) => n !== not && n !== verb);
  return [...named.filter(({ kind }) => kind !== "stop"), ...request.filter((unit) => !isPhrase(unit, "only"))];
}

/** "Delete the vet - sorry, the groomer, the vet stays": behind another meeting, one with which nothing is to be done. */
function withoutWhatStays(units: readonly Unit[], ground: Ground): readonly Unit[] {
  const clauses = clausesOf(units).flatMap((clause) =>
    cutAt(clause, (unit) => has(clause, "stays") && isPhrase(unit, "join") && !isPhrase(unit, "courtesy")),
  );
  const stays = (clause: readonly Unit[], n: number) => {
    const words = contentOf(clause);
    const before = clauses.slice(0, n).flat();
    const named = before.findLastIndex((unit) => contentOf([unit]).some((word) => words.includes(word)));
    const taken = before.findIndex((unit, at) => at > named && isPhrase(unit, "repair"));
    // What was named itself must have been taken back, for another one that there is.
    const other = contentOf(before.slice(named < 0 ? 0 : taken));
    const isOther = (named < 0 || taken > named) && other.length > 0 && isKnown(other, [], ground);
    return (
      isLeft(clauses, n) &&
      words.length > 0 &&
      isKnown(words, [], ground) &&
      isOther &&
      clause.every(
        (unit) =>
          contentOf([unit]).length > 0 ||
          unit.kind === "stop" ||
          isPhrase(unit, "stays", "letsGo", "courtesy", "filler", "definite", "but", "it"),
      )
    );
  };
  // "Leave the vet alone, just cancel the gym"
  const isKept = (clause: readonly Unit[]) =>
    has(clause, "stays") &&
    isKnown(contentOf(clause), [], ground) &&
    clause.every((unit) => contentOf([unit]).length > 0 || unit.kind === "stop" || isPhrase(unit, ...OF_KEPT)) &&
    clauses.some((one) => one !== clause && has(one, "act:cancel", "act:move") && isKnown(contentOf(one), [], ground));
  return clauses.length < 2 ? [...units] : clauses.filter((clause, n) => !isKept(clause) && !stays(clause, n)).flat();
}

/** "… stays", "laat … staan, maar": nothing is to be done with what a clause names. */
const isLeft = (clauses: readonly (readonly Unit[])[], n: number) =>
  has(clauses[n] ?? [], "stays") || (has(clauses[n] ?? [], "letsGo") && isPhrase(clauses[n + 1]?.[0], "but"));

/** "Take Tom off the retro, Anna stays", "the one with Tom stays": who stays with a meeting, or the one with them, asks for nothing. */
function withoutThoseWhoStay(units: readonly Unit[]): readonly Unit[] {
  const clauses = clausesOf(units);
  const stays = (clause: readonly Unit[], n: number) =>
    isLeft(clauses, n) &&
    clause.every(
      (unit) =>
        unit.kind === "person" ||
        unit.kind === "stop" ||
        isPhrase(unit, "stays", "letsGo", "courtesy", "filler", "but", "it", "with", "hollow", "from"),
    );
  return clauses.length < 2 ? [...units] : clauses.filter((clause, n) => !stays(clause, n)).flat();
}

const OF_KEPT: readonly Role[] = ["stays", "courtesy", "filler", "definite", "it", "but", "with", "join"];

/** "Lunch with Anna on Friday at 12, but don't invite Tom", "…, Tom muss nicht kommen": of a new meeting, who does not come to it. */
function withoutUninvited(units: readonly Unit[]): readonly Unit[] {
  const [request = [], ...others] = clausesOf(units).flatMap(cutAtBut);
  const isNew =
    request.some(isClock) &&
    request.some((unit) => unit.kind === "person" || isPhrase(unit, "kinds")) &&
    request.every((unit) => !asks(unit) || isPhrase(unit, "act:create"));
  const isOut = (clause: readonly Unit[]) =>
    clause.filter(isPerson).length === 1 &&
    clause.every(
      (unit) => unit.kind !== "person" || !request.some((one) => one.kind === "person" && one.whole === unit.whole),
    ) &&
    has(clause, "negation", "act:uninvite") &&
    clause.every(
      (unit) =>
        unit.kind === "person" ||
        unit.kind === "stop" ||
        isPhrase(
          unit,
          "act:invite",
          "act:uninvite",
          "negation",
          "not",
          "but",
          "with",
          "filler",
          "courtesy",
          "at",
          "too",
        ),
    );
  return isNew ? [...request, ...others.filter((clause) => !isOut(clause)).flat()] : units;
}

const cutAtBut = (clause: readonly Unit[]): Unit[][] => {
  const at = clause.findIndex((unit) => isPhrase(unit, "but") && !isPhrase(unit, "join"));
  return at < 1 ? [[...clause]] : [clause.slice(0, at), clause.slice(at)];
};

/** "…, sorry not Grace, Nadia", "…, no Leila", "…, nee Wouter niet": somebody who was named and is denied, where others are. */
function withoutOtherPerson(units: readonly Unit[]): readonly Unit[] {
  const nameOf = (unit: Unit | undefined) => (unit?.kind === "person" ? unit.whole : undefined);
  const isNot = (unit: Unit | undefined) => isPhrase(unit, "not", "negation") && !isPhrase(unit, "repair");
  // "Hang on, Kenji is off", "Anke kann nicht", "actually Kenji moved away": up to the end of what says that somebody does not come after all.
  const outUntil = (n: number, isTold = isPhrase(units[n - 1], "repair")): number | undefined => {
    const stop = units.findIndex(({ kind }, m) => m > n && kind === "stop");
    const end = (stop < 0 ? units.length : stop) - 1;
    const said = units.slice(n + 1, end + 1);
    const isPlain = said.every((unit) => isNot(unit) || unit.kind === "word" || isPhrase(unit, ...WHY, ...ELSEWHERE));
    const cannot = said.some((unit) => isNot(unit) || isPhrase(unit, "unsuitable", "act:absent", "ill"));
    return isPlain && (cannot || (isTold && said.some(isWord))) ? end : undefined;
  };
  const at = units.findIndex((unit, n) => {
    const isLast = units.slice(n + 1).every(isStop);
    const isNo = isLast && isPhrase(units[n - 1], "repair") && isPhrase(units[n - 1], "numbered", "negation", "not");
    return unit.kind === "person" && (isNot(units[n - 1]) || outUntil(n) !== undefined || isNo);
  });
  const out = nameOf(units[at]);
  const before = units.findIndex((unit, n) => n < at - 1 && nameOf(unit) === out);
  const isOther = units.some((unit, n) => n !== at && unit.kind === "person" && unit.whole !== out);
  if (out === undefined || before < 0 || !isOther) return units;
  const end = outUntil(at);
  const isBeside = (n: number) =>
    (n === at - 1 && (end === undefined || isNot(units[n]))) || (end !== undefined && n > at && n <= end);
  const beside = units.flatMap((_, n) => (isBeside(n) ? [n] : []));
  const join = [before + 1, before - 1].find((n) => isPhrase(units[n], "join"));
  const repair = isPhrase(units[at - 1], "repair") ? at - 1 : undefined;
  // "Not Tom, he's on leave"
  const why = units.flatMap((_, n) =>
    units.slice(at + 1, n + 1).every((one) => isPhrase(one, ...WHY)) && n > at ? [n] : [],
  );
  const later = units.flatMap((unit, n) => {
    const last = n > at + 1 && nameOf(unit) === out ? outUntil(n, true) : undefined;
    // "…, only Grace then"
    const isEcho = n > at && isPhrase(units[n - 1], "only") && nameOf(unit) !== undefined && nameOf(unit) !== out;
    const isNamed = isEcho && units.slice(0, at).some((one) => nameOf(one) === nameOf(unit));
    return last === undefined ? (isNamed ? units.slice(n - 1, n + 1) : []) : units.slice(n, last + 1);
  });
  // "…, Fergus instead"
  const instead =
    end === undefined ? [] : units.flatMap((unit, n) => (isPhrase(unit, "inItsPlace") && n > at ? [n] : []));
  const gone = new Set([at, ...beside, before, join, repair, ...why, ...instead]);
  // "…, no wait, Grace instead of Tom": nobody else is taken back by it.
  const takesBack = (unit: Unit, n: number) =>
    n > before && isPhrase(unit, "repair") && units.slice(n + 1).find(({ kind }) => kind !== "stop")?.kind === "person";
  return units.filter((unit, n) => !gone.has(n) && !later.includes(unit) && !takesBack(unit, n));
}

const WHY = ["subject", "ill", "unsuitable", "act:absent", "filler", "because"] as const;
const ELSEWHERE = ["at", "on", "to", "goes", "opensQuestion", "thatTime", "thatDay", "goods", "definite"] as const;

/**
 * "Thursday at 10, oh no, Thursday she's in Leeds, Friday at 10": between a word of repair and the time that is meant,
 * why the one before cannot be.
 */
export function withoutWhyNot(units: readonly Unit[], { situation: { awaiting, focus } }: PassInput): readonly Unit[] {
  const stretches = clausesOf(units).flatMap(cutAtRepair);
  const dayOf = (unit: Unit) =>
    unit.kind === "time" ? (unit.found.time.point.date?.day ?? unit.found.time.point.date?.wd) : undefined;
  const hourOf = (unit: Unit) => (unit.kind === "time" ? unit.found.time.point.clock?.minute : undefined);
  const isOpen = awaiting === "confirmation" || focus;
  let isGone = false;
  return stretches.flatMap((stretch, n) => {
    const before = stretches.slice(0, n).flat();
    const later = stretches.slice(n + 1).flat();
    const isTaken = has([...before, ...stretch], "repair");
    const isSame = (unit: Unit) =>
      [dayOf, hourOf].some((of) => of(unit) !== undefined) &&
      [dayOf, hourOf].every((of) => of(unit) === undefined || before.some((one) => of(one) === of(unit)));
    const isAgain = stretch.some(isSame);
    const isThen = has(stretch, "thatTime", "thatDay") && (isOpen || before.some(isTime));
    // "Dan is het zwemles"
    const isTakenThen = isThen && has(stretch, "opensQuestion");
    // "Dan heb ik nog gym met groep 6": asked nowhere but at the front
    const isHad = (unit: Unit | undefined) =>
      isThen && isPhrase(unit, "act:ask") && isPhrase(stretch[stretch.indexOf(unit!) - 1], "thatTime");
    const isOfHad = stretch.some(isHad) && textOf(stretch.at(-1)) !== "?";
    const isOfOne = isTakenThen || isOfHad || has(stretch, "subject", "them", "weak", "mustI", "askedDone");
    const isThing = (unit: Unit) => unit.kind === "word" || unit.kind === "label" || isPhrase(unit, "kinds");
    const isTold = stretch.some((unit) => isThing(unit) && (isOfOne || isAgain));
    // "Hang on, he does the school run", "scratch that he's in Singapore, make it"
    const isOfThem = isPhrase(
      stretch.find((unit) => !isPhrase(unit, "repair")),
      "they",
    );
    const isWhy =
      isPhrase(stretch[0], "repair") &&
      (isOfThem || has(stretch, "subject")) &&
      timesOf(before).length > 0 &&
      later.find((unit) => unit.kind !== "stop" && !isPhrase(unit, "repair"))?.kind === "time";
    const isPlain = stretch.every(
      (unit) =>
        unit.kind === "word" ||
        unit.kind === "label" ||
        unit.kind === "stop" ||
        isSame(unit) ||
        (isOfHad && (isHad(unit) || unit.kind === "person" || isPhrase(unit, "with"))) ||
        (unit.kind === "phrase" &&
          (!asks(unit) || isPhrase(unit, "askedDone")) &&
          // "She has lunch then"
          (!isPhrase(unit, ...WISHED) || isPhrase(unit, "opensQuestion")) &&
          (isOfOne || isAgain || !isPhrase(unit, "kinds"))),
    );
    const isAnew = later.some(isTime);
    if (isTaken && (isAgain || isThen || isWhy) && isTold && isPlain && isAnew) {
      isGone = true;
      return stretch.filter((unit) => isPhrase(unit, "repair"));
    }
    if (!isGone) return stretch;
    return stretch.map((unit) => {
      if (unit.kind !== "time" || !isGone) return unit;
      isGone = false;
      return { ...unit, found: { ...unit.found, repaired: true } };
    });
  });
}

const WISHED = ["said", "with", "too", "lasts", "about", "condition", "otherwise", "allDay"] as const;

/** A clause, cut in front of what takes something back. */
function cutAtRepair(clause: readonly Unit[]): Unit[][] {
  const takesBack = (unit: Unit | undefined) => isPhrase(unit, "repair") && !isPhrase(unit, "weak", "filler");
  const stretches: Unit[][] = [[]];
  for (const [n, unit] of clause.entries()) {
    const last = stretches.at(-1) ?? [];
    // "Hang on, I've got yoga then so 11:30"
    const isSo = isPhrase(unit, "therefore") && takesBack(last[0]);
    if (isSo || (n > 0 && takesBack(unit) && !takesBack(clause[n - 1]))) stretches.push([unit]);
    else last.push(unit);
  }
  return stretches;
}
