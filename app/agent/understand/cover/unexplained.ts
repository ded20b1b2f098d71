import { type Command, type When, WRITES } from "../command";
import { clausesOf } from "../ear/clauses";
import type { Role } from "../ear/lexicon";
import { settle, type TimeFound, whenOf } from "../ear/said-times";
import { asks } from "../ear/segment";
import { isPhrase, isTimeOrShift, type Unit } from "../ear/unit";
import { shiftsIn } from "../ear/units-in";
import { fold, foldedWords } from "../text";
import type { Here } from "../times/make-when";
import { isLength } from "../times/settle-times";
import { idleOf } from "./idle-words";

/** What a reading of a message leaves unexplained of what costs dearly: a time, a person, a verb, a number. */
export interface Leftovers {
  /** A time that contradicts the one that was read. */
  time: TimeFound | null;
  /** The words of everything else, as typed. */
  words: string[];
  /** Where none of it is of weight. */
  idle?: Command["idle"];
}

/** Whether other rules than these have read more than one meeting and one time: they answer for all of its words. */
const isTheirs = (command: Command) => {
  const { manner, slots, intent } = command;
  return (
    (manner !== undefined && manner !== "hold" && manner !== "again") ||
    slots.limits !== undefined ||
    slots.exchangeWith !== undefined ||
    !(WRITES.has(intent) || isTask(command))
  );
};

/**
 * What the requests that were read from a message do not explain.
 *
 * @param said the message as shown, in which the places of the units lie
 * @param isAnswer a question of ours is open: then words that name nothing may answer it
 * @returns null when all of it is explained, or when nothing would be written
 */
export function leftoversOf(
  units: readonly Unit[],
  commands: readonly Command[],
  said: string,
  here: Here,
  isAnswer: boolean,
): Leftovers | null {
  const left = unexplained(units, commands, here, isAnswer);
  const time = left.find((unit) => unit.kind === "time" && !isLength(unit.found.time));
  const others = left.filter((unit) => unit !== time).map(({ start, end }) => said.slice(start, end));
  const hollow = isAnswer ? [] : commands.flatMap(({ intent, slots }) => hollowTitle(intent, slots.title, units));
  const all = [...new Set([...others, ...hollow])];
  if (!time && all.length === 0) return null;
  const [only, another] = commands;
  const intent = another ? "create" : (only?.intent ?? "create");
  const idle = hollow.length > 0 ? undefined : idleOf(left, units, said, intent);
  return { time: time?.kind === "time" ? time.found : null, words: all, ...(idle && { idle }) };
}

/** The units that nothing in the requests accounts for. @param isExact of a long story each word as well */
export function unexplained(
  units: readonly Unit[],
  commands: readonly Command[],
  here: Here,
  isAnswer: boolean,
  isExact = false,
): Unit[] {
  if (commands.some(isTheirs)) return [];
  const words = fold(JSON.stringify(commands.map(({ slots, except }) => [slots, except])));
  const times = commands.flatMap(({ when, either, slots }) => [when, either, slots.target?.when]);
  const read = times.flatMap((time) => (time ? [time] : []));
  const minutes = new Set(commands.flatMap((command) => minutesOf(command)));
  // "A day later and an hour earlier" are one way.
  const shifts = shiftsIn(units);
  if (minutes.has(Math.abs(shifts.reduce((sum, shift) => sum + shift, 0))))
    for (const shift of shifts) minutes.add(Math.abs(shift));
  const told = units.findIndex((unit) => isPhrase(unit, "act:tell"));
  const request = told < 0 ? units : units.slice(0, told);
  // Time of one's own needs no name: what it is for may be said in any words.
  const asked = commands.some(({ manner }) => manner === "hold")
    ? request.filter((unit) => unit.kind === "time" || unit.kind === "number" || isPhrase(unit, ...CHANGES))
    : request;
  const past = pastHours(units, here);
  return asked.filter(
    (unit, n) =>
      !past.has(unit) &&
      (!explains(unit, {
        commands,
        words,
        read,
        minutes,
        here,
        isLong: !isExact && (isAnswer || asked.length > LONG_STORY),
      }) ||
        isLedWord(asked, n, words) ||
        isNameBesideTime(asked, n, words) ||
        isUninvited(asked, n, commands)),
  );
}

/** "Block Friday all day and move everything": beside time of one's own what shall become of what is there is said as well. */
const CHANGES: readonly Role[] = ["act:move", "act:cancel"];

/** "The bus broke down at 7, …. Anna wants to meet on Friday": hours of today that are over, in sentences that ask nothing. */
export function pastHours(units: readonly Unit[], { wall }: Here): ReadonlySet<Unit> {
  const sentences: Unit[][] = [[]];
  for (const unit of units) {
    if (unit.kind === "stop" && /^[.!?\n]$/.test(unit.text)) sentences.push([]);
    else sentences.at(-1)!.push(unit);
  }
  const isPast = ({ found: { time } }: Extract<Unit, { kind: "time" }>) => {
    const { clock, date, since } = time.point;
    const isToday = date === undefined || (date.day === wall.day && date.wd === undefined);
    return clock !== undefined && isToday && (since === true || clock.minute < wall.minute);
  };
  const told = sentences.filter((sentence) => !sentence.some(asks) && sentences.length > 1);
  return new Set(told.flat().filter((unit) => unit.kind === "time" && isPast(unit)));
}

interface Explained {
  commands: readonly Command[];
  /** The slots of all, folded. */
  words: string;
  read: readonly When[];
  minutes: ReadonlySet<number>;
  here: Here;
  /** Words of a story need not be in what is made of it. */
  isLong: boolean;
}

function explains(unit: Unit, explained: Explained): boolean {
  const { commands, words } = explained;
  switch (unit.kind) {
    case "time":
      return isLength(unit.found.time) ? hasLength(unit.found, explained) : hasTime(unit.found, explained);
    case "shift":
      return explained.minutes.has(Math.abs(unit.minutes)) || hasLengthIn(explained, Math.abs(unit.minutes));
    case "person":
      return words.includes(fold(unit.said)) || words.includes(fold(unit.whole));
    case "number":
      return words.includes(unit.text) || explained.read.some(({ text }) => text.includes(unit.text));
    case "phrase":
      if (isPhrase(unit, "condition", "otherwise"))
        return isPhrase(unit, "courtesy", "filler", "negation", "join", "at");
      if (verbs(unit).length > 0) return hasVerb(unit, commands);
      // Without a title it becomes one.
      return (
        explained.isLong ||
        !isNewAlone(commands) ||
        commands[0]?.slots.title === undefined ||
        !isKindAlone(unit) ||
        isKept(unit.text, words)
      );
    case "topic":
    case "place":
    case "label":
    case "quote":
      return !commands.some(({ intent }) => intent === "create") || isKept(unit.text, words);
    case "word":
      return explained.isLong || !(isNewAlone(commands) || isOfGuests(commands)) || words.includes(unit.text);
    default:
      return true;
  }
}

/** "Physio": it names a kind of meeting, and does nothing else in a message. */
const isKindAlone = ({ roles }: Extract<Unit, { kind: "phrase" }>) => roles.every((role) => role === "kinds");

/** A title, topic or place is kept whole, or is a time that was read out of it. */
function isKept(text: string, words: string): boolean {
  const parts = foldedWords(text);
  // Articles and the like are not kept.
  return parts.every((part) => words.includes(part) || (part.length <= 3 && !/\d/.test(part)));
}

/**
 * "Gym, scratch that 7-8": a title that other rules let run on into what is no name of a meeting.
 *
 * @returns what of it is a title, empty where nothing is, and what it ran on into; null where all of it may be a name
 */
export function overrunTitle(
  { intent, slots: { title } }: Command,
  units: readonly Unit[],
  said: string,
): { title: string; rest: string } | null {
  const from = intent === "create" && title !== undefined ? fold(said).indexOf(fold(title)) : -1;
  if (from < 0 || title === undefined) return null;
  const inside = units.filter(({ start, end }) => start >= from && end <= from + title.length);
  const first = inside.find((unit) => isNoName(unit));
  if (!first) return null;
  return {
    title: title.slice(0, first.start - from).trim(),
    rest: title
      .slice(first.start - from)
      .replace(/^[\s,;.!?…]+/u, "")
      .trim(),
  };
}

/** Stands in no name of a meeting: a stop, a word that takes something back, a verb of changing, an hour of the day. */
function isNoName(unit: Unit): boolean {
  if (unit.kind === "stop") return /^[,;!?…]$/u.test(unit.text);
  if (unit.kind === "time") return unit.found.time.point.clock !== undefined;
  if (unit.kind !== "phrase" || unit.roles.includes("kinds")) return false;
  return (
    isPhrase(unit, "unsuitable", "not") ||
    (isPhrase(unit, "repair") && !isPhrase(unit, "filler", "weak", "numbered")) ||
    (verbs(unit).length > 0 && !isPhrase(unit, "act:create", "act:invite"))
  );
}

/** One new meeting, or one thing to be done: each of its words is part of it. */
const isNewAlone = ([only, second]: readonly Command[]) =>
  only !== undefined && second === undefined && (only.intent === "create" || isTask(only));

/** Something of one's own at a time, that is asked for as a reminder. */
const isTask = ({ intent, slots, when }: Command) =>
  intent === "set_reminder" && slots.title !== undefined && when?.kind === "datetime" && when.grain === "minute";

/** Guests come and go: each unknown word may be one. */
const isOfGuests = (commands: readonly Command[]) => commands.every(({ intent }) => intent === "edit_attendees");

/** A message of more mentions than this tells a story. */
const LONG_STORY = 16;

/** "Appel av Thierry" as a title: who comes stands behind "with", and is no part of a name. */
function isUninvited(units: readonly Unit[], n: number, commands: readonly Command[]): boolean {
  const unit = units[n];
  if (unit?.kind !== "person" || !isPhrase(units[n - 1], "with") || isPhrase(units[n - 1], "weak")) return false;
  const isNew = commands.every(({ intent }) => intent === "create");
  const names = fold(JSON.stringify(commands.map(({ slots: { title: _, ...slots } }) => slots)));
  return isNew && !names.includes(fold(unit.said)) && !names.includes(fold(unit.whole));
}

/** "The pitch with the blue folder": which one it is, in words that nothing was made of. */
function isLedWord(units: readonly Unit[], n: number, words: string): boolean {
  const unit = units[n]!;
  if (unit.kind !== "word" || words.includes(unit.text)) return false;
  const before = units.slice(0, n).findLast((one) => !isPhrase(one, "filler"));
  return isPhrase(before, "with", "about") && !isPhrase(before, "weak");
}

/** "Mia booked Bistro Nord for 1pm, change it to that": two words that nobody knows beside a time say more than when. */
function isNameBesideTime(units: readonly Unit[], n: number, words: string): boolean {
  const isStrange = (unit: Unit | undefined) => unit?.kind === "word" && !words.includes(unit.text);
  if (!isStrange(units[n]) || !(isStrange(units[n - 1]) || isStrange(units[n + 1]))) return false;
  const clause = clausesOf(units).find((one) => one.includes(units[n]!)) ?? [];
  return clause.some(isTimeOrShift);
}

const DONE: Partial<Record<Role, readonly Command["intent"][]>> = {
  "act:create": ["create", "edit_attendees", "reschedule"],
  "act:move": ["reschedule"],
  "act:cancel": ["cancel", "edit_attendees"],
  "act:invite": ["edit_attendees", "create"],
  "act:uninvite": ["edit_attendees", "cancel"],
  "act:longer": ["reschedule"],
  "act:shorter": ["reschedule"],
  "act:absent": ["cancel", "reschedule", "edit_attendees"],
  "act:rename": ["reschedule", "create"],
};

/** The verbs that a phrase can only be; what may be a noun or an everyday word as well is none. */
function verbs(unit: Unit): Role[] {
  if (unit.kind !== "phrase" || unit.roles.some((role) => !role.startsWith("act:"))) return [];
  return unit.roles.filter((role) => DONE[role]);
}

/** What it asks for is done, or it is a word of the name of a meeting that there is. */
const hasVerb = (unit: Unit, commands: readonly Command[]) =>
  verbs(unit).some((role) => commands.some(({ intent }) => DONE[role]?.includes(intent))) ||
  commands.some(({ slots }) => unit.kind === "phrase" && fold(slots.target?.title ?? "").includes(unit.text));

function minutesOf({ slots, when }: Command): number[] {
  const { durationMinutes, shiftMinutes, extendMinutes, reminderMinutes } = slots;
  const span = when?.start && when.end ? [(Date.parse(when.end) - Date.parse(when.start)) / 60_000] : [];
  const said = [durationMinutes, shiftMinutes, extendMinutes, reminderMinutes, when?.minutes, ...span];
  return said.flatMap((minutes) => (minutes === undefined ? [] : [Math.abs(minutes)]));
}

const hasLengthIn = ({ commands }: Explained, minutes: number) =>
  commands.some((command) => minutesOf(command).includes(minutes));

const hasLength = ({ time, text }: TimeFound, explained: Explained) =>
  explained.minutes.has(time.point.length ?? 0) ||
  explained.read.some((when) => fold(when.text).includes(fold(text))) ||
  explained.words.includes(fold(text));

/** The words were read, or the moment is the same. */
function hasTime(found: TimeFound, { read, words, here }: Explained): boolean {
  const text = fold(found.text);
  // "Done by 6" is a bound, and no hour to begin at.
  if (found.time.point.side !== undefined && read.some(({ kind, start }) => kind === "datetime" && start !== null))
    return false;
  const isRead = read.some((when) => fold(when.text).includes(text)) || words.includes(text);
  // "All of Friday morning": from when to when was not said.
  const { length, side } = found.time.point;
  const isFull = found.time.point.clock?.full === true && side === undefined;
  const isStretch = isFull && length !== undefined && !/\d/.test(text);
  const isPart = isStretch && read.some(({ grain }) => grain === "part_of_day");
  if (isRead && (!found.time.point.clock || isPart)) return true;
  const own = whenOf(settle([{ ...found, repaired: false }]), here, {})?.when;
  const clock = clockOf(found.time.point.side === "before" ? own?.end : own?.start);
  const date = /^\d{4}-\d\d-\d\d/.exec(own?.start ?? "")?.[0];
  return read.some(({ start, end }) => {
    const isThen = clock === undefined || [clockOf(start), clockOf(end)].some((one) => one && isSameHour(one, clock));
    const isThere = date === undefined || found.time.point.date === undefined || (start ?? "").startsWith(date);
    return isThen && (isThere || isRead) && own?.kind !== "unresolved";
  });
}

/** In either half of the day: the other words may say which. */
const isSameHour = (one: string, other: string) =>
  Number(one.slice(0, 2)) % 12 === Number(other.slice(0, 2)) % 12 && one.slice(3) === other.slice(3);

const clockOf = (at: string | null | undefined) => /(\d\d:\d\d)/.exec(at ?? "")?.[1];

/** "Or better", "wacht doe": a title made of words that name nothing. */
function hollowTitle(intent: Command["intent"], title: string | undefined, units: readonly Unit[]): string[] {
  return intent === "create" && title !== undefined && isHollow(title, units) ? [title] : [];
}

/** Whether words of a message name nothing, each of them. */
export function isHollow(said: string, units: readonly Unit[]): boolean {
  const words = fold(said)
    .split(/[^\p{L}\p{N}']+/u)
    .filter(Boolean);
  const isNothing = (word: string) =>
    units.some(
      (unit) =>
        (unit.kind === "number" && unit.text === word) ||
        (unit.kind === "phrase" &&
          unit.text.split(" ").includes(word) &&
          unit.roles.some((role) => NAMELESS.has(role) || (role.startsWith("act:") && role !== "act:tell")) &&
          !unit.roles.includes("kinds")),
    );
  return words.length > 0 && words.every(isNothing);
}

const NAMELESS = new Set<Role>(["repair", "courtesy", "filler", "it", "negation", "not", "lasts", "but", "scope"]);
