import { plain, type When } from "../command";
import { placeIn, said } from "../languages/lists/said";
import { daysAfter } from "../times/days";
import { amendment, cannot, isFrom } from "./amendment";
import { placed, settle, type TimeFound, whenOf } from "./said-times";
import { contentOf, isKnown, isQuiet, isRuledOut, targetOf } from "./slots";
import {
  type Ground,
  IT,
  isPerson,
  isPhrase,
  isQuestionMark,
  isTimeOrShift,
  type Reading,
  type Situation,
  UNSURE,
  type Unit,
} from "./unit";
import { isClock } from "./unit-times";
import { has, timesOf } from "./units-in";

/**
 * What sets right something that is open or was just done, and does not name it: "every other week, I mean", "just
 * this Thursday", "wrong day", "Joost can't, take Femke", "she just said 1pm".
 */
export function correction(units: readonly Unit[], ground: Ground, situation: Situation): Reading | undefined {
  const { awaiting, focus } = situation;
  if (!focus && awaiting !== "confirmation" && awaiting !== "choice") return undefined;
  return (
    anotherRhythm(units, situation) ??
    howOften(ground, situation) ??
    onlyOnce(units, ground, situation) ??
    wrongTime(units, situation) ??
    backOn(units, situation) ??
    somebodyElse(units) ??
    comesForThem(units) ??
    toldByThem(units, ground, situation)
  );
}

/** "Every other week, I mean", "Tuesdays not Mondays": how often what is shown comes again. */
function anotherRhythm(units: readonly Unit[], { awaiting, here }: Situation): Reading | undefined {
  const [only, another] = timesOf(units.filter((_, n) => !isRuledOut(units, n)));
  const isPlain = (unit: Unit) =>
    unit.kind === "time" || isQuiet(unit) || isPhrase(unit, "only", "but", "not", "negation");
  if (awaiting !== "confirmation" || !only?.time.point.repeat || another || !units.every(isPlain)) return undefined;
  const { when } = whenOf(settle([only]), here, {}) ?? {};
  if (when?.kind !== "recurring" || when.rrule === undefined) return undefined;
  return { command: { ...plain("reschedule", { recurrence: when.rrule }), when }, left: [] };
}

/** "Just 10 times": how often what is shown comes in all. */
function howOften({ text }: Ground, { awaiting }: Situation): Reading | undefined {
  const [, figure, word] = (awaiting === "confirmation" && TIMES.partsOf(text.said)) || [];
  const times = figure === undefined ? placeIn("counts", word ?? "") + 2 : Number(figure);
  return times > 1 ? { command: plain("reschedule", { times }), left: [] } : undefined;
}

const TIMES = said`^\W*(?:${"aroundTimes"}[\s,]+){0,5}(?:(\d{1,3})|(${"counts"}))\s*${"timesInAll"}(?:[\s,.!]+(?:${"aroundTimes"}|${"please"})){0,5}[\s.!]*$`;

/** "No, just this Thursday", "only once", of what is shown: it does not come again. */
function onlyOnce(units: readonly Unit[], ground: Ground, { awaiting, here }: Situation): Reading | undefined {
  const [only, another] = timesOf(units);
  const isOnce = has(units, "once");
  const isOnly = units.some(
    (unit, n) => isPhrase(unit, "only") || (isPhrase(unit, "onlyAhead") && units[n + 1]?.kind === "time"),
  );
  const isPlain = (unit: Unit) =>
    unit.kind === "time" || isQuiet(unit) || isPhrase(unit, "only", "once", "but", "not", "negation");
  if (awaiting !== "confirmation" || another || !(isOnce || isOnly) || !units.every(isPlain)) return undefined;
  if (!only) return isOnce ? { command: plain("reschedule", { recurrence: "" }), left: [] } : undefined;
  const { date, clock, part, repeat } = only.time.point;
  // "Only on Thursdays" and "only Thursday" may say on which day it comes again.
  const isOneDay = date !== undefined && (isOnce || date.wd === undefined || date.wdMod === 0);
  const time = whenOf(settle([{ ...only, repaired: true }]), here, {});
  const isOneWeek = date?.span === undefined || time?.when.grain === "week";
  if (!isOneDay || !isOneWeek || clock || part || repeat || only.time.until || isFrom(only, ground)) return undefined;
  return { command: { ...plain("reschedule", { recurrence: "" }), ...placed(time, here) }, left: [] };
}

/** "Wrong day", behind what was just written: the right one is asked for. */
function wrongTime(units: readonly Unit[], { awaiting }: Situation): Reading | undefined {
  const isSaid = (unit: Unit) => isPhrase(unit, "wrongTime");
  const isWrong = units.some(isSaid) && units.every((unit) => isQuiet(unit) || isSaid(unit));
  return isWrong && awaiting === undefined ? { command: plain("reschedule"), left: [] } : undefined;
}

/** "Woensdag ben ik er alweer", of days off: the day before is the last of them. */
function backOn(units: readonly Unit[], { here }: Situation): Reading | undefined {
  const [only, another] = timesOf(units);
  const isPlain = (unit: Unit) =>
    unit.kind === "time" || isQuiet(unit) || isPhrase(unit, "backAgain", "planned", "subject", "only", "but");
  const isBack = has(units, "backAgain") && units.every(isPlain);
  const { date, clock, part } = only?.time.point ?? {};
  if (!isBack || !only || another || !date || clock || part || only.time.until) return undefined;
  const time = whenOf(settle([{ ...only, repaired: true }]), here, {});
  if (time?.when.kind !== "date" || time.when.grain !== "day") return undefined;
  return { command: { ...plain("reschedule"), when: { ...time.when, edge: "back" } }, left: [] };
}

/** "The offsite is only Mon Tue now", "… only till Tuesday": which days it has, of what takes several and is named. */
export function onlyThen(units: readonly Unit[], ground: Ground, { here }: Situation): Reading | undefined {
  const content = contentOf(units);
  const isPlain = (unit: Unit) =>
    ["time", "word", "label"].includes(unit.kind) ||
    isQuiet(unit) ||
    isPhrase(unit, "kinds", "only", "onlyAhead", "until", "opensQuestion", "definite", "goes", "on", "from") ||
    isUntilThen(units, unit);
  // "Verlof maar t/m wo", "vacances que jusqu'à mercredi"
  const isOnly = has(units, "only") || units.some((unit) => isUntilThen(units, unit));
  if (!isOnly || !units.every(isPlain) || content.length === 0 || !isKnown(content, [], ground)) return undefined;
  if (units.some(isQuestionMark)) return undefined;
  // "Is now …"
  const days = timesOf(units).filter(({ time: { point } }) => point.moment !== 0);
  const isDay = ({ time: { point, until } }: TimeFound) =>
    point.date !== undefined && !point.clock && !point.part && !point.repeat && !until?.clock;
  const [first, last, another] = days.map((day) => whenOf(settle([{ ...day, repaired: true }]), here, {})?.when);
  if (!first?.start || another || !days.every(isDay)) return undefined;
  const behind = units.slice(units.findIndex((unit) => isPhrase(unit, "until")) + 1);
  const isUntil = behind.length < units.length && behind.some(({ kind }) => kind === "time");
  const target = targetOf(content, [], ground);
  const movedTo = (when: When): Reading => ({
    command: { ...plain("reschedule", { ...(target && { target }) }), when },
    left: [],
  });
  if (!last) return first.end ? movedTo(first) : isUntil ? movedTo({ ...first, edge: "end" }) : undefined;
  // Two days that follow one another are all of it.
  const isNext = last.start === daysAfter(first.start, 1) && !first.end && !last.end;
  return isNext ? movedTo({ ...first, kind: "range", end: daysAfter(first.start, 2) }) : undefined;
}

const isUntilThen = (units: readonly Unit[], unit: Unit) =>
  isPhrase(unit, "but", "onlyAhead") && isPhrase(units[units.indexOf(unit) + 1], "until");

/** "She suggests 1pm", "il verrait bien 13h": of what is spoken of, and asked about where what is told has a word that is not known. */
function toldByThem(units: readonly Unit[], ground: Ground, situation: Situation): Reading | undefined {
  const first = units.findIndex((unit) => unit.kind !== "stop" && (!isQuiet(unit) || isPhrase(unit, "they")));
  const [when, another] = units.filter(isTimeOrShift);
  const isHour = when?.kind === "shift" || isClock(when);
  if (!isPhrase(units[first], "they") || !isHour || another) return undefined;
  const behind = units.slice(first + 1).filter((unit) => unit !== when);
  const isTold = (unit: Unit) =>
    unit.kind === "word" || isQuiet(unit) || isPhrase(unit, "said", "only", "but", "goes", "act:find");
  const isOther = (unit: Unit) => isPhrase(unit, "kinds", "negation", "leaves", "unsuitable", "late");
  if (!behind.every(isTold) || behind.some(isOther)) return undefined;
  const reading = amendment([IT, when], ground, situation);
  const words = behind.flatMap((unit) => (unit.kind === "word" ? [unit] : []));
  const [from, to] = [words[0], words.at(-1)];
  if (!reading || !from || !to) return reading;
  const unread = ground.text.said.slice(from.start, to.end);
  return { ...reading, command: { ...reading.command, confidence: UNSURE, unread } };
}

/** "Put Ingrid in instead": whoever she comes for was said before. */
function comesForThem(units: readonly Unit[]): Reading | undefined {
  const [comes, another] = units.filter(isPerson);
  const isPlain = (unit: Unit) =>
    unit === comes || isQuiet(unit) || isPhrase(unit, "act:create", "act:invite", "takes", "comesIn", "inItsPlace");
  const isMade = has(units, "act:create", "takes");
  if (comes?.kind !== "person" || another || !isMade || !units.every(isPlain)) return undefined;
  if (!has(units, "inItsPlace")) return undefined;
  return { command: { ...plain("edit_attendees", { attendees: [comes.whole] }), manner: "instead" }, left: [] };
}

/** "Joost can't, take Femke": who stays away, and who comes in that place. */
function somebodyElse(units: readonly Unit[]): Reading | undefined {
  const out = units.findIndex((_, n) => cannot(units, n));
  const [gone, comes, another] = units.filter(isPerson);
  if (out < 0 || gone?.kind !== "person" || gone !== units[out] || comes?.kind !== "person" || another)
    return undefined;
  const [front, between, behind] = [
    units.slice(0, out),
    units.slice(out + 1, units.indexOf(comes)),
    units.slice(units.indexOf(comes) + 1),
  ];
  const isWhy = (unit: Unit) =>
    isQuiet(unit) || isPhrase(unit, "unsuitable", "act:absent", "ill", "goes", "negation", "not", "therefore", "takes");
  const isSmall = (unit: Unit) => isQuiet(unit) || isPhrase(unit, "inItsPlace", "therefore");
  const isTaken = has(between, "takes");
  if (!isTaken || !between.every(isWhy) || !front.every(isSmall) || !behind.every(isSmall)) return undefined;
  const slots = { attendees: [comes.whole], removedAttendees: [gone.said] };
  return { command: plain("edit_attendees", slots), left: [] };
}
