import { MAX_MEETING_MINUTES } from "~/domain/meeting-limits";
import { CHANGES, type Command, type Context, plain, type Request } from "../command";
import { withNothingOpen } from "../contexts";
import { isMessage } from "../ear/asides";
import { clausesOf, cutAt } from "../ear/clauses";
import { type MeetingKnown, meetingsCalled } from "../ear/gazetteer";
import { hear } from "../ear/hear";
import type { Role } from "../ear/lexicon";
import { linesOf } from "../ear/lines";
import { asks } from "../ear/segment";
import { isQuiet } from "../ear/slots";
import {
  type Ground,
  inOrder,
  isPerson,
  isPhrase,
  isQuestionMark,
  isTime,
  isWord,
  textOf,
  type Unit,
} from "../ear/unit";
import { has, wholeNamesIn } from "../ear/units-in";
import { fold, foldedWords } from "../text";
import { isoDay } from "../times/days";
import { wallAt } from "../times/zone";
import { isUnclear, saysAll } from "./without-asides";

/** More parts than this are a letter; it bounds how often a message is read again. */
const MOST_PARTS = 6;
const FEWEST = 2;

/**
 * "Yoga weg / Zahnarzt auf 11 Uhr / Lucía Fr 10 Uhr", "budget review to 4pm, Jonas joins too": requests one of which the
 * message as a whole has lost, or has taken for something else, and each of which says all that it needs by itself.
 *
 * @param first what the message was read as
 * @param read reads a part of it
 */
export function readApart(
  message: string,
  within: Context,
  first: readonly Request[],
  read: (text: string, within: Context) => Request[],
): Request[] | undefined {
  if (within.awaiting !== undefined) return undefined;
  const alone = withNothingOpen(within);
  const isLost =
    first.some(({ command }) => isUnclear(command, message, within) || isTooLong(command)) ||
    (first.length > 1 && first.some(({ command }) => ofThatDay(command, within, false) !== command));
  const sentences = sentencesIn(message, within);
  const [only, another] = sentences;
  const joined = only && !another ? joinedIn(only, message) : [];
  const isMore = another !== undefined || isLost || first.length < joined.length;
  const said = isMore ? eachOf(another ? sentences : joined, alone, read, true) : undefined;
  if (said && !isSame(said, first)) return said;
  const lines = linesOf(message).filter((line, n) => n > 0 || !isHeading(line, within));
  const isList = lines.length >= FEWEST && lines.length <= MOST_PARTS && (isLost || first.length < lines.length);
  const listed = isList
    ? eachOf(
        lines.map((text) => partOf(text, alone)),
        alone,
        read,
      )
    : undefined;
  if (listed) return listed;
  const clauses = partsIn(message, within);
  const isGuestLost = clauses.some(({ units, isAdded }) => joinsIn(units, isAdded) && !isGuestOf(units, first, within));
  for (const way of isLost || isGuestLost ? waysOf(clauses, message) : []) {
    const requests = eachOf(way, alone, read);
    if (requests) return requests;
  }
  return undefined;
}

/** "… for 8 weeks and could …": how long a series goes on is no length of a meeting. */
const isTooLong = ({ slots: { durationMinutes = 0 } }: Command) => durationMinutes > MAX_MEETING_MINUTES;

/** Whole sentences, with what only thanks or greets beside one; none where one goes on from the one in front of it. */
function sentencesIn(message: string, within: Context): Part[] {
  const { units = [], aside = [], ground } = hear(message, within) ?? {};
  const all = inOrder({ units, aside });
  if (!ground) return [];
  const cut = cutAt(all, (_, n) => endsSentence(all[n - 1]) || opensAnother(all, n));
  const parts: Part[] = [];
  for (const part of partsOf(cut, ground.text.said)) {
    const last = parts.at(-1);
    const said = part.units.filter(({ kind }) => kind !== "stop");
    if (last && goesOn(said)) return [];
    if (!last && isGreeting(said)) continue;
    if (last && said.every((unit) => isQuiet(unit) || asks(unit) || isGreeting([unit])))
      parts.splice(-1, 1, between(last, part, ground.text.said));
    else parts.push(part);
  }
  return parts;
}

/** What is joined by "and", each with a verb or a time of its own, and no reason for the other. */
function joinedIn({ units, text, start }: Part, message: string): Part[] {
  const cut = cutAt(units, (unit, n) => n > 0 && isPhrase(unit, "join") && !asks(unit));
  const parts: Part[] = [];
  for (const part of partsOf(cut, message.slice(0, start + text.length))) {
    const last = parts.at(-1);
    const isReason = part.units.some((unit) => isPhrase(unit, "because", "therefore", "each"));
    if (last && (isReason || !asksOrTimes(part) || !asksOrTimes(last)))
      parts.splice(-1, 1, between(last, part, message));
    else parts.push(part);
  }
  return parts;
}

const asksOrTimes = ({ units }: Part) => units.some((unit) => asks(unit) || isTime(unit));

/** Each with the words in front of the next, also those that nothing was made of. */
function partsOf(cut: readonly Unit[][], message: string): Part[] {
  return cut.flatMap((units, n) => {
    // "Y también Jonas" joins him to what was said; in front of a verb it only leads to it.
    const mayLead = units.some(asks) && !joinsIn(units);
    const isBetween = (unit: Unit) =>
      unit.kind === "stop" || (isPhrase(unit, "join") && (mayLead || !isPhrase(unit, "too")));
    const start = units.find((unit) => !isBetween(unit))?.start;
    const next = cut.slice(n + 1).find((others) => others.length > 0)?.[0];
    const text = start === undefined ? "" : message.slice(start, next?.start).replace(/[\s,;.!:]+$/, "");
    return start === undefined || text === "" ? [] : [{ units, text, start }];
  });
}

const endsSentence = (unit: Unit | undefined) => unit?.kind === "stop" && /[.!?;\n]/.test(unit.text);

/** ", also move the dentist", ", und außerdem …" */
const opensAnother = (units: readonly Unit[], n: number) =>
  units[n - 1]?.kind === "stop" && isPhrase(units[n + (isPhrase(units[n], "join") ? 1 : 0)], "too");

/** "Hi there", "how are things" */
const isGreeting = (said: readonly Unit[]) =>
  said.every((unit) => isQuiet(unit) || isPhrase(unit, "courtesy", "talk:how"));

/** "Hm actually", "nee wacht": where a sentence says that it goes on from the one in front. */
const goesOn = (said: readonly Unit[]) =>
  isPhrase(said[0], "not", "negation") ||
  said.slice(0, LONGEST_OPENING).some((unit) => isPhrase(unit, ...GOES_ON) && !isPhrase(unit, "too", "goes"));

const LONGEST_OPENING = 3;

const GOES_ON: readonly Role[] = ["repair", "but", "or", "otherwise", "because", "therefore", "inItsPlace", "letsGo"];

/** Whether two readings ask for the same. */
const isSame = (some: readonly Request[], others: readonly Request[]) => {
  const asked = (requests: readonly Request[]) =>
    JSON.stringify(requests.map(({ command: { intent, slots, when, unread } }) => [intent, slots, when, unread]));
  return asked(some) === asked(others);
};

const partOf = (text: string, alone: Context): Part => ({ text, start: 0, units: hear(text, alone)?.units ?? [] });

/** "A few things:", "Kümmer dich bitte um Folgendes:": in front of a list, and about no meeting. */
const isHeading = (line: string, within: Context) => {
  const { units = [] } = hear(line, within) ?? {};
  return line.endsWith(":") && !units.some((unit) => unit.kind === "person" || isTime(unit) || unit.kind === "label");
};

interface Part {
  units: Unit[];
  text: string;
  start: number;
  /** Behind a "+". */
  isAdded?: boolean;
}

/** What they say, from the first word to the last; undefined where there is none. */
function partSaid(units: Unit[], { text }: Ground): Part | undefined {
  const [from, to] = [units.find(({ kind }) => kind !== "stop"), units.findLast(({ kind }) => kind !== "stop")];
  return from && to && { units, text: text.said.slice(from.start, to.end), start: from.start };
}

/** Cut behind stops, and in front of what joins; none of a message that takes back, hangs on something or tells. */
function partsIn(message: string, within: Context): Part[] {
  const { units = [], aside = [], ground } = hear(message, within) ?? {};
  const all = inOrder({ units, aside });
  if (!ground || all.some((unit) => isPhrase(unit, ...OF_ONE) && !isPhrase(unit, "courtesy", "too"))) return [];
  const clauses = clausesOf(all).flatMap((clause) => cutAt(clause, (unit, n) => n > 0 && isPhrase(unit, "join")));
  return clauses.flatMap((clause) => {
    const said = clause.filter((unit) => unit.kind !== "stop" && !(isPhrase(unit, "join") && !isPhrase(unit, "too")));
    const part = partSaid(said, ground);
    return part ? [{ ...part, isAdded: textOf(clause[0]) === "+" }] : [];
  });
}

const OF_ONE: readonly Role[] = [
  ...(["repair", "condition", "otherwise", "or", "because", "letsGo", "negation", "not", "past", "said"] as const),
];

/** Every part by itself, then those with nothing to ask for and no time joined to one beside them. */
function waysOf(parts: readonly Part[], message: string): Part[][] {
  if (parts.length < FEWEST || parts.length > MOST_PARTS) return [];
  const isOnlyPeople = ({ units }: Part) => units.every((unit) => unit.kind === "person" || isQuiet(unit));
  const isOwn = (part: Part) => joinsIn(part.units, part.isAdded) || asksOrTimes(part);
  const joined: Part[] = [];
  let ahead: Part | undefined;
  for (const [n, part] of parts.entries()) {
    const last = joined.at(-1);
    const whole = ahead ? between(ahead, part, message) : part;
    const next = parts[n + 1];
    // "Tell Tom + Anna"
    const isTold = last !== undefined && isMessage(last.units) && isOnlyPeople(part);
    // "Tom + Anna Bescheid geben", "Budgetbespr. morgen auf 16 Uhr"
    const isAhead = next !== undefined && (n === 0 || (isOnlyPeople(part) && isMessage(next.units)));
    ahead = !isOwn(part) && !isTold && isAhead ? whole : undefined;
    if (last && !ahead && (isTold || !isOwn(part))) joined.splice(-1, 1, between(last, whole, message));
    else if (!ahead) joined.push(whole);
  }
  return joined.length < FEWEST || joined.length === parts.length ? [[...parts]] : [[...parts], joined];
}

/** From the one to the other, with what stands between. */
const between = (one: Part, other: Part, message: string): Part => ({
  units: [...one.units, ...other.units],
  text: message.slice(one.start, other.start + other.text.length),
  start: one.start,
  isAdded: one.isAdded,
});

/**
 * What each asks for; undefined where one of them says too little, or is told.
 *
 * @param isSentence each stands by itself: with a day of its own it is asked for, even without a verb
 */
function eachOf(
  parts: readonly Part[],
  alone: Context,
  read: (text: string, within: Context) => Request[],
  isSentence = false,
): Request[] | undefined {
  if (parts.length < FEWEST || parts.length > MOST_PARTS) return undefined;
  const requests: Request[] = [];
  for (const [n, { text, units, isAdded }] of parts.entries()) {
    // "…, no wait that doesn't work": of what is taken back nothing may be left.
    if (has(units, "repair") && has(units, "unsuitable")) return undefined;
    const before = requests.at(-1)?.command;
    const next = parts[n + 1];
    if (before && joinsIn(units, isAdded)) {
      const added = withGuests(before, wholeNamesIn(units));
      if (!added) return undefined;
      requests.splice(-1, 1, ...added.map((command) => ({ text, command })));
    } else if (before && isMessage(units)) requests.push({ text, command: NOT_PASSED_ON });
    else if (!before || !isEcho(units)) {
      const isNamed = units.some(({ kind }) => kind === "word" || kind === "label");
      const isOld = isNamed && next !== undefined && (joinsIn(next.units, next.isAdded) || isMessage(next.units));
      const own = read(text, alone).map((one) => ({ ...one, command: ofThatDay(one.command, alone, isOld) }));
      // "…, his flight lands at 7"
      const isTold = !units.some(asks) && (isSentence ? !units.some(hasDay) : units.some(isWord));
      if (isTold && own.some(({ command: { intent, slots } }) => intent === "create" && !slots.beside))
        return undefined;
      if (!own.every(({ command }) => CAN_STAND.has(command.intent) && saysAll(command, alone))) return undefined;
      requests.push(...own);
    }
  }
  return requests.length >= FEWEST ? requests : undefined;
}

/** A day, or the days that it comes on: "every Tuesday". */
const hasDay = (unit: Unit) =>
  isTime(unit) && (unit.found.time.point.date !== undefined || unit.found.time.point.repeat !== undefined);

/** "Pas je dat aan?": what was said shall be done. */
const isEcho = (units: readonly Unit[]) =>
  units.some((unit) => isPhrase(unit, "act:move", "act:create")) &&
  units.every(
    (unit) => unit.kind === "stop" || isPhrase(unit, "act:move", "act:create", "it", "courtesy", "filler", "them"),
  );

const CAN_STAND: ReadonlySet<Command["intent"]> = new Set([...CHANGES, "create"]);

/** Who comes to what was asked for in front of it. */
function withGuests(before: Command, attendees: string[]): Command[] | undefined {
  const { intent, slots } = before;
  if (intent === "create")
    return [{ ...before, slots: { ...slots, attendees: [...(slots.attendees ?? []), ...attendees] } }];
  const { target } = slots;
  return intent === "reschedule" && target ? [before, plain("edit_attendees", { attendees, target })] : undefined;
}

/** "Jonas is joining as well", "+ jonas erbij": somebody comes, and nothing else. */
function joinsIn(units: readonly Unit[], isAdded = false): boolean {
  const isComing = (unit: Unit) => isPhrase(unit, "too", "comesIn", "act:invite");
  return (
    units.some(isPerson) &&
    (isAdded || units.some(isComing)) &&
    units.every(
      (unit) =>
        unit.kind === "person" ||
        (unit.kind === "stop" && !isQuestionMark(unit)) ||
        isComing(unit) ||
        isQuiet(unit) ||
        isPhrase(unit, "act:create"),
    )
  );
}

/** Whether they come to something by what was read, which is no new meeting that is called as one that there is. */
function isGuestOf(units: readonly Unit[], requests: readonly Request[], context: Context): boolean {
  const isOf = ({ command: { intent, slots } }: Request, name: string) =>
    slots.attendees?.some((one) => fold(name).startsWith(fold(one)) || fold(one).startsWith(fold(name))) &&
    !(intent === "create" && calledSo(slots.title, context, true).length > 0);
  return wholeNamesIn(units).every((name) => requests.some((one) => isOf(one, name)));
}

/** The meetings with a title; or those that its words name, of which one of a few letters may be short for another. */
function calledSo(title = "", { known }: Context, isPart: boolean): readonly MeetingKnown[] {
  const words = foldedWords(title);
  const concepts = new Map<string, string>();
  const all = known && isPart ? meetingsCalled(words, known, concepts) : [];
  const long = words.filter(({ length }) => length > LONGEST_SHORT);
  const some = known && isPart && all.length === 0 ? meetingsCalled(long, known, concepts) : all;
  const isCalled = (one: MeetingKnown) => fold(one.title) === fold(title) || some.includes(one.title);
  return known?.meetings.filter(isCalled) ?? [];
}

const LONGEST_SHORT = 3;

/**
 * A new meeting that is called as one of its day: it is that one, at another hour.
 *
 * @param isOld whether it is said of it that somebody comes as well, or is to know of it
 */
function ofThatDay(command: Command, context: Context, isOld: boolean): Command {
  const { intent, slots, when, other } = command;
  if (intent !== "create" || slots.attendees || when?.grain !== "minute") return command;
  const goal = isOld && other?.when?.kind === "time" ? other.when : when;
  const isThen = ({ start }: MeetingKnown) =>
    start !== undefined &&
    start > context.now &&
    (goal.kind === "time" || isoDay(wallAt(start, context.zone).day) === when.start?.slice(0, 10));
  const [meeting, another] = calledSo(slots.title, context, isOld).filter(isThen);
  if (!meeting || another) return command;
  return { ...plain("reschedule", { target: { title: meeting.title } }), when: goal };
}

const NOT_PASSED_ON: Command = { ...plain("out_of_domain"), aside: "message" };
