import { type Command, type Context, plain, type When } from "../command";
import { said } from "../languages/lists/said";
import { fold } from "../text";
import { isoDay } from "../times/days";
import type { Here } from "../times/make-when";
import { isLength } from "../times/settle-times";
import { wallAt } from "../times/zone";
import { isGoal } from "./change-meeting";
import { clausesOf } from "./clauses";
import { phraseAt } from "./find-phrase";
import type { MeetingKnown } from "./gazetteer";
import { cutWords, type Role } from "./lexicon";
import { placed, settle, type TimeFound, timesIn, whenOf } from "./said-times";
import { aheadCalled, contentOf, leadsWith, titlesCalled } from "./slots";
import { type Heard, inOrder, isPerson, isPhrase, isQuestionMark, isTime, textOf, type Unit } from "./unit";
import { has, namesIn, timesOf } from "./units-in";
import { isWordOf } from "./word-lists";

/**
 * "My two o'clock tomorrow should be at four", "mijn afspraak met Mia naar 15u", "Zahnarzt 12 statt 10", "schuif het overleg een
 * week op": a meeting that the calendar has goes elsewhere. Of two hours the one at which it begins is its own, and where
 * only an hour is said it stays on its day.
 */
export function moveOfNamed(heard: Heard, context: Context): Command | undefined {
  const { here } = heard;
  const units = withoutAsker(inOrder(heard));
  const times = timesOf(units);
  const isPlain = units.every(isOfMove) && !times.some(({ time }) => time.point.repeat ?? time.point.zone);
  if (context.awaiting !== undefined || !isPlain) return undefined;
  const dated = [...times, ...daysOfIt(units, heard)].filter(({ time }) => time.point.date);
  const dayWhen = whenOf(settle(dated), here, { looking: true })?.when;
  const day = dayWhen?.grain === "week" ? undefined : dayWhen?.start?.slice(0, 10);
  const known = { heard, units, day, words: contentOf(units), names: namesIn(units), now: context.now };
  const hours = times.flatMap(hoursOf);
  const [hour, another, more] = hours;
  if (!hour) return toDay(known);
  // "On 11 December at 10:30 to 14 December at 15:00": the day that it goes to is said as well.
  if (times.filter(({ time: { point } }) => point.clock && point.date).length > 1) return undefined;
  if (another) return more ? undefined : (betweenHours(known, [hour, another]) ?? toSpan(known));
  // "Naar 11u", of what was spoken of
  const isOnlyHour = units.every((unit) => isTime(unit) || unit.kind === "stop" || isPhrase(unit, "to", "courtesy"));
  // "Jonas can't on Friday, put it on Monday at 2": of two days one is not of the hour.
  if (dated.length > 1) return undefined;
  if (context.focus && isOnlyHour && dated.length === 0 && goesTo(units))
    return { ...plain("reschedule"), ...hourAlone(hour, here) };
  return toHour(known, hour, context.focus === true);
}

/** "Priya asks whether lunch could be at 1 and not at 12, fine, change it": what is asked is done, by a verb behind it. */
function withoutAsker(units: readonly Unit[]): readonly Unit[] {
  const at = units.findIndex((unit) => isPhrase(unit, "tells", "said"));
  if (at < 0 || !has(clausesOf(units.slice(at)).slice(1).flat(), "act:move")) return units;
  const isBehind = (n: number) => units.slice(at + 1, n).every((unit) => isPerson(unit) || unit.kind === "stop");
  return units.filter((unit, n) => n !== at && !(n > at && isPhrase(unit, "condition") && isBehind(n)));
}

/** "Celle de demain": the day that says which one it is. */
const daysOfIt = (units: readonly Unit[], { ground: { text, tokens, today } }: Heard): TimeFound[] =>
  units.flatMap((unit) =>
    isPhrase(unit, "it")
      ? timesIn(text.said, tokens, [unit.start, unit.end], { today, openNumber: false, moving: false })
      : [],
  );

interface Known {
  heard: Heard;
  units: readonly Unit[];
  /** A day that is said. */
  day: string | undefined;
  words: readonly string[];
  names: readonly string[];
  now: number;
}

/** The meetings that may be meant. */
function aheadOf({ heard: { ground }, words, names, now }: Known): MeetingKnown[] {
  return words.length + names.length > 0
    ? aheadCalled(words, names, ground, now)
    : ground.gazetteer.meetings.filter(({ start = 0 }) => start > now);
}

/** "Tomorrow's 2pm to 4": the one that begins at one of them goes to the other. */
function betweenHours(known: Known, hours: readonly [TimeFound, TimeFound]): Command | undefined {
  const { heard, units, day } = known;
  const { here } = heard;
  if (!asksBetween(known)) return undefined;
  const ahead = aheadOf(known);
  const pairs = hours.flatMap((own, n) =>
    ahead.flatMap((one) => {
      const { minute, date } = beginsAt(one, here.zone);
      return saysMinute(own, minute) && (day === undefined || date === day)
        ? [{ one, own, goal: hours[1 - n]!, minute }]
        : [];
    }),
  );
  const [pair, another] = pairs;
  // "At 2, not 4"
  const isOut = ({ start }: TimeFound) =>
    isPhrase(units[units.findIndex((unit) => isTime(unit) && unit.found.start === start) - 1], "not");
  if (!pair || another || isOut(pair.goal)) return undefined;
  const point = { clock: { minute: pair.minute, sure: true }, ...dateOf(units) };
  const own = whenOf(settle([{ ...pair.own, time: { ...pair.own.time, point } }]), here, {})?.when;
  return { ...plain("reschedule", { target: targetAt(pair.one, known, own) }), ...hourAlone(pair.goal, here) };
}

/** Whether an hour that is said is that minute of its day: in either half of it, where it does not say which. */
export function saysMinute({ time: { point } }: TimeFound, minute: number): boolean {
  const { clock } = point;
  return clock?.sure ? clock.minute === minute : (clock?.minute ?? 0) % HALF_DAY === minute % HALF_DAY;
}

/** Where two hours are said, whether something is to go from one to the other. */
function asksBetween({ heard, units, words, names }: Known): boolean {
  const isThere = has(units, "it", "definite", "interrogative");
  const isNamed = words.length > 0 || names.length > 0 || isThere;
  const isSpan = timesOf(units).some(({ time: { until } }) => until !== undefined);
  // "At 2 and at 4"
  const between = units.slice(units.findIndex(isTime) + 1, units.findLastIndex(isTime));
  if (has(between, "join") && !has(between, "not")) return false;
  // "Block 1 to 3 for it"
  const { keep } = heard.ground.lexicon.words.wholeDays;
  if (units.some((unit) => isPhrase(unit, "act:create") && isWordOf(unit, heard.ground, keep))) return false;
  // "Celle de demain 14h à 16h": of a day, and no stretch of it.
  return (
    has(units, "act:move") ||
    daysOfIt(units, heard).length > 0 ||
    (isNamed && has(units, "not", "goes", "inItsPlace")) ||
    ((isThere || (!isSpan && (isNamed || has(units, "hollow") || hasArrow(units)))) && goesTo(units)) ||
    (isThere && (has(units, "act:create") || (isSpan && !goesOn(units, heard))))
  );
}

/** "The budget review tomorrow should be from 3 to half past 4": the one that there is on that day gets both ends. */
function toSpan(known: Known): Command | undefined {
  const { heard, units, words } = known;
  const { here, ground } = heard;
  const span = spanIn(units);
  const [only, another] = aheadOf(withoutVerb(known));
  if (!span || !only || another || words.length === 0) return undefined;
  const { when, either } = placed(whenOf(settle(span), here, {}), here);
  const isDated = span.some(({ time: { point, until } }) => point.date ?? until?.date);
  const isQuestion = isQuestionMark(units.at(-1)) && !has(units, "courtesy");
  if (!isDated || isQuestion || when?.start?.slice(0, 10) !== beginsAt(only, here.zone).date) return undefined;
  // "Book the …" is of a new one, unless it has an article.
  const isThere = has(units, "definite") || span.some(({ time }) => leadsWith(time.lead, ground, "definite"));
  if (has(units, "act:create") && !isThere) return undefined;
  return { ...plain("reschedule", { target: targetAt(only, known) }), when, ...(either && { either }) };
}

/** "Mijn afspraak met Mia naar 15u", "zahnarzt um 11, tag bleibt": on the day that it has. */
function toHour(known: Known, hour: TimeFound, focus: boolean): Command | undefined {
  const { heard, units, day, words, names } = known;
  const isSameDay = has(units, "thatDay");
  // "Anna wants to meet at 4, fine by me, add it": what is told of somebody first is no meeting that there is.
  const isTold = words.length === 0 && clausesOf(units).length > 1;
  const isAsked = !isTold && has(units, "it", "definite") && has(units, "act:create", "goes", "courtesy");
  const isRather = !focus && has(units, "repair", "inItsPlace") && !has(units, "act:create");
  const isSaid = isSameDay || has(units, "act:move") || isAsked || isRather || goesTo(units);
  if (!isSaid || !(names.length > 0 || (words.length > 0 && isSameDay))) return undefined;
  const [only, another] = aheadOf(known);
  if (!only || another || (day !== undefined && day !== beginsAt(only, heard.here.zone).date)) return undefined;
  return { ...plain("reschedule", { target: targetAt(only, known) }), ...hourAlone(hour, heard.here) };
}

/** "Tandarts vr zelfde tijd", "schuif het overleg een week op": at the hour that it has. */
function toDay(known: Known): Command | undefined {
  const { heard, units, day, words } = known;
  const weeks = weeksIn(units);
  if (words.length === 0 || !(weeks !== 0 || (day && has(units, "sameTime")))) return undefined;
  const [only, another] = aheadOf(known);
  if (!only || another) return undefined;
  const own = beginsAt(only, heard.here.zone);
  const start = weeks === 0 ? day : isoDay(own.day + weeks * 7);
  if (start === undefined || start === own.date) return undefined;
  const when: When = { kind: "date", start, end: null, part: null, grain: "day", text: "" };
  return { ...plain("reschedule", { target: targetAt(only, known) }), when, manner: "same-time" };
}

/** "Have the budget review run from 3 to 4": in front of its hours a kind of meeting may be what it does. */
function withoutVerb(known: Known): Known {
  const { heard, units, words, names } = known;
  const isVerb = words.length > 1 && isPhrase(units[units.findIndex(isTime) - 1], "kinds");
  return isVerb && titlesCalled(words, names, heard.ground).length === 0
    ? { ...known, words: words.slice(0, -1) }
    : known;
}

/** The times of a stretch with both its ends, which "from 3 until 4:30" may say in two. */
function spanIn(units: readonly Unit[]): TimeFound[] | undefined {
  const times = timesOf(units);
  if (times.some(({ time: { point, until } }) => point.clock && until?.clock)) return times;
  const end = units.findLastIndex(isTime);
  const start = units[end - 2];
  const [last] = timesOf(units.slice(end, end + 1));
  if (!last || !isPhrase(units[end - 1], "until") || !isTime(start) || !start.found.time.point.clock) return undefined;
  const { found } = start;
  if (last.time.point.date) return undefined;
  const whole = { ...found, end: last.end, time: { ...found.time, until: last.time.point } };
  return [...times.slice(0, -2), whole];
}

const targetAt = ({ title }: MeetingKnown, { names }: Known, when?: When) => ({
  title,
  ...(names.length > 0 && { attendees: [...names] }),
  ...(when && { when }),
});

/** Nothing but the hour: the day is that of the meeting. */
export function hourAlone(hour: TimeFound, here: Here) {
  const { clock } = hour.time.point;
  const alone = { ...hour, time: { ...hour.time, point: { ...(clock && { clock }) } } };
  return placed(whenOf(settle([alone]), here, {}), here);
}

/** "A week", of what is moved, later or earlier: how many, below zero for earlier; 0 where none is said. */
function weeksIn(units: readonly Unit[]): number {
  const at = units.findIndex((unit) => isPhrase(unit, "weeks"));
  const before = units[at - 1];
  const isOne = isPhrase(before, "filler") && !isPhrase(before, "definite");
  const [length] = timesOf(units).flatMap(({ time }) =>
    isLength(time) ? [(time.point.length ?? 0) / WEEK_MINUTES] : [],
  );
  const isAdded = units.some((unit, n) => isTime(unit) && textOf(units[n - 1]) === "+");
  const isMoved = isAdded || has(units, "act:move", "later", "earlier", "byLength");
  const weeks = length ?? (at >= 0 && isOne ? 1 : 0);
  return isMoved && Number.isInteger(weeks) ? weeks * (has(units, "earlier") ? -1 : 1) : 0;
}

const GOAL = said`^${"goal"}$`;
const HALF_DAY = 720;
const WEEK_MINUTES = 7 * 1440;

/** The hours of a time: one, or both of "14u naar 16u". */
export function hoursOf(found: TimeFound): TimeFound[] {
  const { until, ...time } = found.time;
  return [time.point.clock, until?.clock].flatMap((clock) =>
    clock ? [{ ...found, time: { ...time, point: { clock } } }] : [],
  );
}

const dateOf = (units: readonly Unit[]) => {
  const date = timesOf(units).find(({ time }) => time.point.date)?.time.point.date;
  return date && { date };
};

/** The wall clock where the user is. */
export function beginsAt({ start = 0 }: MeetingKnown, zone: string) {
  const { day, minute } = wallAt(start, zone);
  return { day, minute, date: isoDay(day) };
}

/** "Naar 16 uur", "->": a word for where something goes, in front of a time or inside it. */
function goesTo(units: readonly Unit[]): boolean {
  const isTurned = ({ text, time }: TimeFound) =>
    time.until !== undefined && cutWords(fold(text)).some((word, n) => n > 0 && GOAL.isIn(word.text));
  return (
    timesOf(units).some(isTurned) || hasArrow(units) || units.some((unit, n) => isGoal(unit, lastWordOf(units[n - 1])))
  );
}

/** "14 bis 16 Uhr": until when, and not where it goes. */
const goesOn = (units: readonly Unit[], { ground: { lexicon } }: Heard) =>
  timesOf(units).some(({ text }) => {
    const all = cutWords(fold(text));
    return all.some((_, n) => phraseAt(all, n, lexicon)?.roles.includes("until"));
  });

/** "Moet naar" */
const lastWordOf = (unit: Unit | undefined): Unit | undefined =>
  unit?.kind === "phrase" ? { ...unit, text: unit.text.split(" ").at(-1) ?? "" } : unit;

const hasArrow = (units: readonly Unit[]) => units.some((unit) => textOf(unit) === "→");

const isOfMove = (unit: Unit) =>
  ["person", "time", "word", "label", "stop"].includes(unit.kind) ||
  (isPhrase(unit, ...OF_MOVE) && !isPhrase(unit, "condition", "otherwise", "all", "allDay", "past", "act:cancel"));

const OF_MOVE: readonly Role[] = [
  ...([
    "filler",
    "courtesy",
    "definite",
    "it",
    "them",
    "they",
    "subject",
    "hollow",
    "kinds",
    "weak",
    "planned",
  ] as const),
  ...(["with", "to", "at", "on", "from", "for", "not", "but", "join", "repair", "inItsPlace", "therefore"] as const),
  ...(["act:move", "act:create", "act:ask", "goes", "begins", "indeed", "interrogative", "opensQuestion"] as const),
  ...(["thatDay", "sameTime", "keeps", "stays", "weeks", "byLength", "later", "earlier", "lets", "lasts"] as const),
];
