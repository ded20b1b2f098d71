import { Temporal } from "temporal-polyfill";
import type { Command } from "../command";
import { capitalise } from "../grammar/titles";
import { said as patternOf } from "../languages/lists/said";
import { toRrule } from "../times/repeat-rules";
import { isLength } from "../times/settle-times";
import type { Role } from "./lexicon";
import { create } from "./new-meeting";
import { asks } from "./segment";
import { contentOf, isKnown, isQuiet } from "./slots";
import {
  type Ground,
  isPerson,
  isPhrase,
  isQuestionMark,
  isTime,
  type PassInput,
  type Reading,
  type Situation,
  textOf,
  type Unit,
  untyped,
} from "./unit";
import { isNow } from "./unit-times";
import { has, timesOf } from "./units-in";
import { isWordOf, listOf, wordsOf } from "./word-lists";

/**
 * "Keep 2 to 4 free", "vrijdagochtend vrijhouden", "I want Friday morning free", "Wed afternoons free from now on": what asks
 * for it is one word, or two that stand apart, or a wish that something be free.
 */
export function withKeptFree(all: readonly Unit[], { ground }: Pick<PassInput, "ground">): readonly Unit[] {
  const units = all.flatMap((unit) => withVerbApart(unit, ground));
  const { verb, stays, wants, free } = ground.lexicon.words.keepsFree;
  const isOf = (unit: Unit, list: string) => {
    const words = wordsOf(unit, ground);
    return words.length > 0 && words.every((word) => listOf(list).has(word));
  };
  // "Hou het half uur voor de kapper vrij"
  const isKeeping = (unit: Unit) => isOf(unit, verb) || (isPhrase(unit, "keeps") && isWordOf(unit, ground, verb));
  const [kept, end] = [units.findIndex(isKeeping), units.findIndex((unit) => isOf(unit, free))];
  // A whole day, and what lies behind something else, are for other rules.
  if (end < 0 || !isOfHours(units) || has(units, "afterThat")) return units;
  const isWish = (unit: Unit) => isOf(unit, stays) || isWordOf(unit, ground, wants);
  const wished = units.findIndex((unit) => isWish(unit) || isPhrase(unit, "fromNowOn"));
  const at = kept < 0 ? wished : kept;
  if (at < 0 || isAsked(units, end, kept < 0)) return units;
  const as = (unit: Unit, roles: readonly Role[]): Unit => ({
    start: unit.start,
    end: unit.end,
    kind: "phrase",
    roles: isPhrase(unit, "fromNowOn") ? [...roles, "fromNowOn"] : roles,
    text: textOf(unit),
  });
  return units.map((unit, n) => {
    if (n === at) return as(unit, KEEPS);
    return n === end || (kept < 0 && isWish(unit)) ? as(unit, ["filler"]) : unit;
  });
}

/** "Laat vrijdagochtend vrij": the word is no late hour of it. */
function withVerbApart(unit: Unit, { text, lexicon }: Ground): Unit[] {
  const { shade, ...point } = isTime(unit) ? unit.found.time.point : {};
  const { verb, free } = lexicon.words.keepsFree;
  const [first = ""] = text.folded.slice(unit.start, unit.end).split(" ");
  const isFree = [...listOf(free)].some((word) => text.folded.slice(unit.end).trim().startsWith(word));
  if (!isTime(unit) || shade !== "late" || !isFree || !listOf(verb).has(first)) return [unit];
  const from = unit.start + first.length;
  const found = { ...unit.found, start: from + 1, time: { ...unit.found.time, point } };
  return [
    { start: unit.start, end: from, kind: "phrase", roles: ["act:create"], text: first },
    { ...unit, start: from + 1, found },
  ];
}

/** "Is Friday morning free?"; "hou jij vrijdag een uur vrij?", "can you keep an hour free?" ask for it all the same. */
function isAsked(units: readonly Unit[], at: number, isWish: boolean): boolean {
  const stop = units.findIndex((unit, n) => n > at && unit.kind === "stop");
  const from = units.findLastIndex((unit, n) => n < at && unit.kind === "stop") + 1;
  const asks = (unit: Unit) =>
    isPhrase(unit, "interrogative", "opensQuestion") && !isPhrase(unit, "filler", "courtesy");
  const isTold = isWish && (isQuestionMark(units[stop]) || has(units, "condition", "act:ask"));
  return isTold || units.slice(from, at).some(asks);
}

export const KEEPS: readonly Role[] = ["act:create", "keepsFree"];

/** "Ben ik vrijdag van 14 tot 16 weg voor school", "away Friday 2-4": hours in which one is elsewhere are kept. */
export function withHoursAway(units: readonly Unit[], { ground, situation }: PassInput): readonly Unit[] {
  const at = units.findIndex((unit) => isPhrase(unit, "away"));
  const away = units[at];
  const times = timesOf(units);
  const isDated = times.some(({ time }) => time.point.date !== undefined);
  const isOpen = situation.awaiting !== undefined || (situation.focus && !isDated);
  const isSaid = times.some(({ time }) => time.point.clock !== undefined && time.until?.clock !== undefined);
  const isMore = units.some((unit, n) => n !== at && (isPerson(unit) || isQuestionMark(unit) || isOther(unit)));
  if (!away || isOpen || !isSaid || isMore || isKnown(contentOf(units.filter((unit) => unit !== away)), [], ground))
    return units.map(asUnknown);
  const as = (unit: Unit, roles: readonly Role[]): Unit => ({ ...unit, kind: "phrase", roles, text: textOf(unit) });
  return units.map((unit, n): Unit => {
    if (n === at) return as(unit, KEEPS);
    // "I'll be out at the school"
    if (isPhrase(unit, "at") && isPhrase(units[n - 1], "away")) return as(unit, ["for"]);
    if (!isTime(unit)) return unit;
    const { within: _, ...time } = unit.found.time;
    return { ...unit, found: { ...unit.found, time } };
  });
}

/** Of no hours it only tells how somebody is. */
const asUnknown = (unit: Unit): Unit =>
  unit.kind === "phrase" && unit.roles.join() === "away"
    ? { start: unit.start, end: unit.end, kind: "word", text: unit.text }
    : unit;

/**
 * "Keep 90 minutes free on Friday morning so I can finish the deck", "hou morgen 2 tot 4 vrij, ik moet schrijven", "block
 * every Wednesday afternoon from now on", "block Friday": time for oneself, and what it is for.
 */
export function keptFree(units: readonly Unit[], ground: Ground, situation: Situation): Reading | undefined {
  const isShown = situation.awaiting === "confirmation";
  if (isShown || !(has(units, "keepsFree") || onlyBlocks(units, ground))) return undefined;
  const at = units.findIndex(isTime);
  const isLead = (unit: Unit, n: number) =>
    isPhrase(unit, "for", "soThat", "to") && !isForOneself(units, n) && !isPhrase(units[n + 1], "act:create");
  const purpose = units.findIndex((unit, n) => n > at && isLead(unit, n));
  const ends = purpose < 0 ? reasonIn(units, ground) : purpose;
  const said = units.slice(0, ends < 0 ? undefined : ends);
  const behind = ends < 0 ? [] : units.slice(ends).filter(({ kind }) => kind !== "stop");
  const isPlain = (unit: Unit, n: number) =>
    unit.kind === "time" ||
    isPhrase(unit, "keepsFree", "soThat", "act:create", "fromNowOn") ||
    (isPhrase(unit, "scope") && said.slice(n + 1).find((one) => !isPhrase(one, "filler"))?.kind === "time") ||
    isQuiet(unit) ||
    isWordOf(unit, ground, ground.lexicon.words.keepsFree.blocks) ||
    isForOneself(said, n);
  if (!said.every(isPlain) || behind.some((unit) => isPerson(unit) || isOther(unit))) return undefined;
  const times = [...said, ...behind].filter((unit) => isTime(unit) && !isNow(unit));
  const whole = times.map((unit) => untilEvening(unit, ground, situation));
  const reading = create([untyped("act:create"), ...whole, titleOf(behind, ground)], ground, situation);
  if (!reading) return undefined;
  const isLong = timesOf(times).some(({ time }) => isLength(time) || time.point.length !== undefined);
  const command = has(units, "fromNowOn") ? weekly(reading.command) : reading.command;
  const isHeld = !isLong || command !== reading.command;
  return { ...reading, command: isHeld ? { ...command, manner: "hold" } : command };
}

/** "From 2 on": without an end, to the end of the working day where it begins before that. */
function untilEvening(unit: Unit, ground: Ground, { here: { workday } }: Situation): Unit {
  const { clock, ...point } = isTime(unit) ? unit.found.time.point : {};
  const minute = clock && (clock.sure || clock.minute >= workday.startMinute ? clock.minute : clock.minute + HALF_DAY);
  if (!isTime(unit) || !isOpenEnded(unit, ground) || !minute || minute >= workday.endMinute) return unit;
  const at = (of: number) => ({ clock: { minute: of, sure: true, full: true as const } });
  const time = { ...unit.found.time, point: { ...point, ...at(minute) }, until: at(workday.endMinute) };
  return { ...unit, found: { ...unit.found, time } };
}

const isOpenEnded = (unit: Unit, { text }: Ground) =>
  isTime(unit) &&
  unit.found.time.point.clock !== undefined &&
  !unit.found.time.until &&
  (unit.found.time.point.clock.onward || FROM.isIn(text.said.slice(unit.start, unit.end)));

/** In front of an hour, and not of a day: "block from Friday on" is more than one. */
const FROM = patternOf`${"fromHour"}\s+(?=\d)`;

const HALF_DAY = 720;

/** Asks for more than that it is kept. */
const isOther = (unit: Unit) => asks(unit) && !isPhrase(unit, "act:create", "act:tell", "weak", "kinds", "takes");

/** Where what it is for begins with no word that leads it in: "…, I need to write"; below zero where nothing does. */
function reasonIn(units: readonly Unit[], ground: Ground): number {
  const last = units.findLastIndex((unit) => isTime(unit) || isPhrase(unit, "keepsFree", "act:create"));
  const first = units.findIndex((unit, n) => n > last && !isQuiet(unit) && !isForOneself(units, n));
  const isPrep = (unit: Unit) => isWordOf(unit, ground, ground.lexicon.words.beside.prepares);
  return units.slice(last + 1).some((unit) => isPhrase(unit, "kinds") && !isPrep(unit)) ? -1 : first;
}

/** What it is for, in the words in which that is said, without what leads in and what ends the request. */
function titleOf(behind: readonly Unit[], ground: Ground): Unit {
  const { blocks, stays } = ground.lexicon.words.keepsFree;
  const isSmall = (unit: Unit) =>
    isTime(unit) ||
    isQuiet(unit) ||
    isWordOf(unit, ground, blocks, stays) ||
    isPhrase(unit, "keepsFree", "act:create", "fromNowOn", "subject", "takes", "for", "to", "soThat");
  const first = behind.find((unit) => !isSmall(unit));
  const last = behind.findLast((unit) => !isSmall(unit));
  const { start = 0, end = 0 } = first && last ? { start: first.start, end: last.end } : {};
  const topic = first === last && first?.kind === "topic" ? first.text : ground.text.said.slice(start, end);
  return { start, end, kind: "quote", text: first ? capitalise(topic) : FOCUS };
}

/** "Woensdagmiddag voortaan": a day of the week, from now on. */
function weekly(command: Command): Command {
  const { when } = command;
  const [day] = /^\d{4}-\d\d-\d\d/.exec(when?.start ?? "") ?? [];
  if (!when || !day || when.rrule !== undefined) return command;
  const rrule = toRrule({ freq: "WEEKLY", interval: 1, days: [Temporal.PlainDate.from(day).dayOfWeek] });
  return { ...command, slots: { ...command.slots, recurrence: rrule }, when: { ...when, kind: "recurring", rrule } };
}

/** "Block me from 10 to 1", "elke woensdagmiddag blokkeren": hours or a part of a day beside the verb, of whatever; "block Friday". */
function onlyBlocks(units: readonly Unit[], ground: Ground): boolean {
  const { keepsFree, wholeDays } = ground.lexicon.words;
  const verb = units.findIndex((unit) => isWordOf(unit, ground, keepsFree.blocks));
  // "Block 9 to 10 for yoga, scratch that, 7 to 8": what is behind a stop may set it right.
  const isOne = !units.some(
    (unit, n) =>
      n > verb && (isPhrase(unit, "repair", "join") || (unit.kind === "stop" && units.slice(n).some(isTime))),
  );
  const isDay =
    units.some((unit) => isWordOf(unit, ground, wholeDays.keep)) &&
    units.every((unit, n) => n === verb || isDayOrQuiet(unit));
  return verb >= 0 && isOne && (units.some((unit) => isStretch(unit) || isOpenEnded(unit, ground)) || isDay);
}

function isStretch(unit: Unit): boolean {
  if (!isTime(unit)) return false;
  const { until, point } = unit.found.time;
  return (until?.clock ?? point.part ?? point.repeat?.part ?? point.clock?.full) !== undefined;
}

/** One day, and no hour of it. */
const isDayOrQuiet = (unit: Unit) => {
  const { point, until } = isTime(unit) ? unit.found.time : {};
  const isDay = point?.date && !point.date.span && !point.date.also && !until && !isOfHours([unit]);
  return isTime(unit) ? isDay === true : isQuiet(unit);
};

/** An hour, a part of a day or a length is said. */
export const isOfHours = (units: readonly Unit[]) =>
  timesOf(units).some(({ time: { point } }) => (point.clock ?? point.part ?? point.length) !== undefined);

/** What is kept for nothing in particular. */
export const FOCUS = "Focus";

/** "For me" */
const isForOneself = (units: readonly Unit[], n: number) =>
  isPhrase(units[n], "for") &&
  units[n + 1] !== undefined &&
  isQuiet(units[n + 1]!) &&
  !isPhrase(units[n + 1], "definite");
