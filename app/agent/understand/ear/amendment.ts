import { type Command, plain, type Slots } from "../command";
import { capitalise } from "../grammar/titles";
import { said } from "../languages/lists/said";
import { make } from "../times/make-when";
import { isLength } from "../times/settle-times";
import { DAY_MINUTES } from "./at-its-hour";
import { keepsClock } from "./change-meeting";
import { labelled } from "./labelled";
import { edgeOf } from "./one-end";
import {
  clockOf,
  LONG_MINUTES,
  LONGEST_ALONE_MINUTES,
  mayBeHour,
  placed,
  settle,
  type TimeFound,
  whenOf,
} from "./said-times";
import { asks } from "./segment";
import {
  asLength,
  contentOf,
  hoursOf,
  isKnown,
  isQuiet,
  isRuledOut,
  leadsWith,
  lengthSlots,
  wayOfLength,
} from "./slots";
import {
  type Ground,
  IT,
  isPerson,
  isPhrase,
  isQuestionMark,
  isShift,
  isTime,
  isTimeOrShift,
  type Reading,
  type Situation,
  textOf,
  type Unit,
} from "./unit";
import { isClock, isLengthUnit } from "./unit-times";
import { has, namesIn, timesOf } from "./units-in";

/** "No, Monday", "doe toch 12 uur", "an hour later", "oops, I meant Tom": mentions and hedges, and nothing else. */
export function amendment(units: readonly Unit[], ground: Ground, situation: Situation): Reading | undefined {
  const { awaiting, focus, declined, here } = situation;
  // "Forget Tom, put Anna in on Friday at 11", where only the time was asked
  const isSwap = awaiting === "time" && units.some((unit, n) => unit.kind === "person" && isRuledOut(units, n));
  // "Right so 3 then"
  const isHour = awaiting === "time" && units.some((unit) => unit === IT || isPhrase(unit, "therefore", "keeps"));
  if (!focus && !isSwap && !isHour && awaiting !== "confirmation" && awaiting !== "choice" && awaiting !== "attendee")
    return undefined;
  const asked = units.at(-1);
  const isOffered =
    isQuestionMark(asked) &&
    timesOf(units).some(({ time: { point } }) => point.clock !== undefined && point.date === undefined);
  // "Not him, her", "4 instead of 3"
  const isContrast =
    units.some((unit, n) => unit.kind === "person" && isRuledOut(units, n)) ||
    (timesOf(units).length > 1 && units.some((unit, n) => unit.kind === "time" && isRuledOut(units, n)));
  const worded =
    // "Retrásala media hora"
    units.every((unit) => unit.kind === "shift" || isQuiet(unit) || isPhrase(unit, "planned")) ||
    isContrast ||
    timesOf(units).some(({ repaired }) => repaired) ||
    wayOfLength(units, ground) !== 0 ||
    (has(units, "later", "earlier") && timesOf(units).length > 0) ||
    units.some((unit) => isAlsoThen(unit, units)) ||
    // "He only has 9:20"
    units.some((unit) => isPhrase(unit, "said") && textOf(unit).includes(" ")) ||
    has(units, "repair", "it", "but", "lasts", "too", "only", "goesOut", "comesIn", "keeps", "therefore", "until");
  // "And Monday and Tuesday", of what was just spoken of
  const isMoreDays = awaiting === undefined && addsDays(units);
  const isAlone = saysWhenAlone(units, situation) || addsPeople(units);
  const hedged = declined || isOffered || worded || isMoreDays || isAlone;
  if (isAnotherOne(units, situation)) return undefined;
  if (asksWhich(units, ground)) return { command: { ...plain("query"), manner: "about" }, left: [] };
  const label = labelled(units, ground);
  if (label) return label;
  const named = renamed(units, ground);
  if (named) {
    const time = whenOf(settle(timesOf(units).map((one) => ({ ...one, repaired: true }))), here, {});
    return { command: { ...plain("reschedule", { title: named }), ...placed(time, here) }, left: [] };
  }
  // "Lies kan niet, Bas wel"
  const isOut = (n: number) => isRuledOut(units, n) || isPhrase(units[n + 1], "goesOut") || cannot(units, n);
  const people = units.flatMap((unit, n) => (unit.kind === "person" ? [{ ...unit, out: isOut(n) }] : []));
  // "Joost can't, Kim instead"; somebody alone who cannot may as well want another time.
  const isSwapped = people.length > 1 && !units.some(isTimeOrShift);
  const isWhy = (n: number) =>
    isSwapped && units.slice(0, n).some(isPerson) && isPhrase(units[n], "unsuitable", "ill", "act:absent", "goes");
  if (
    !units.every((unit, n) => isAmending(unit) || isWhy(n) || isAlsoThen(unit, units) || isHowLong(units, n)) ||
    (!hedged && !(isSwapped && people.some(({ out }) => out)) && awaiting === undefined)
  )
    return undefined;
  const times = units.flatMap((unit, n) => (unit.kind === "time" && !isRuledOut(units, n) ? [unit.found] : []));
  const shift = units.find(isShift);
  const [hour] = times.map((time) => asHour(time, units, ground));
  const long = situation.timed && hour?.time.point.clock ? mayBeLength(times, units, ground) : undefined;
  // "Mets 1h", "ponle 1h": what makes it so is no hour of the day.
  const isMade = (unit: Unit) => unit === IT || isPhrase(unit, "lets");
  const isLong =
    long !== undefined && units.every((unit) => unit.kind === "time" || unit.kind === "stop" || isMade(unit));
  const lasts = (time: TimeFound) => isLong || isBesideHour(time, units, ground);
  const settled = settle(
    times.map((time) => ({ ...(lasts(time) ? asLength(time, ground) : asHour(time, units, ground)), repaired: true })),
  );
  const comes = people.filter(({ out }) => !out).map(({ whole }) => whole);
  const goes = people.filter(({ out }) => out).map(({ said }) => said);
  const isNone = awaiting === undefined && goes.length === 0;
  const whose = (isNone ? meetingWith(units, ground) : null) ?? (goes.length === 0 ? ratherWith(units, ground) : null);
  const guests: Slots = {
    ...(comes.length > 0 && { attendees: comes }),
    ...(goes.length > 0 && { removedAttendees: goes }),
  };
  const isTimed = times.length > 0 || shift !== undefined;
  const swaps = comes.length > 0 && goes.length === 0;
  if (people.length > 0 && !isTimed) {
    const isCorrected = has(units, "repair");
    // "With Mia", behind what was booked
    const isMore = awaiting === undefined && isPhrase(units[0], "with");
    const joins =
      isMore ||
      units.some(
        (unit, n) =>
          isPhrase(unit, "too", "together") ||
          // "Mia joins", "viene Mia"; "c'est Mia qui vient" is in somebody's place
          (isPhrase(unit, "comesIn") &&
            [units[n - 1], units[n + 1]].some(isPerson) &&
            !(units[n + 2] && textOf(units[n + 2]) === "")) ||
          (!isCorrected &&
            (isPhrase(unit, "act:invite") || (opensJoined(unit, ground) && leadsToGuest(units.slice(n + 1))))),
      );
    const isOnly = has(units, "only");
    const instead = swaps && (isOnly || !joins) && { manner: "instead" as const };
    return { command: { ...plain("edit_attendees", guests), ...instead }, left: [] };
  }
  // "Kan het om 16:00 en kun je Mia toevoegen?"
  const isInvited = awaiting === "confirmation" && has(units, "act:invite");
  if (people.length > 0 && !whose && !((worded || isInvited) && isOfBoth(units))) return undefined;
  const meant = units.filter((unit, n) => unit.kind !== "time" || !isRuledOut(units, n));
  const time = atEdge(whenOf(settled, here, {}), meant, ground);
  if (!time && settled.length === undefined && !shift) return undefined;
  const [old] = timesOf(units.filter((_, n) => isRuledOut(units, n))).flatMap(({ time }) =>
    isLength(time) ? [time.point.length] : [],
  );
  // "Friday, and 15 minutes shorter": one after the other, as how much longer something is says nothing of when.
  if (time && settled.length !== undefined && wayOfLength(units, ground) !== 0) return undefined;
  const slots: Slots = {
    ...(settled.length !== undefined && old !== undefined && { insteadOfMinutes: old }),
    ...(whose ? { target: { attendees: whose } } : guests),
    ...(shift?.kind === "shift" && { shiftMinutes: shift.minutes }),
    ...(settled.length !== undefined && lengthSlots(settled.length, units, ground)),
  };
  // "Not him, Luc"; of "4pm instead" it is the time
  const isOther = (unit: Unit, n: number) =>
    (isPhrase(unit, "inItsPlace") && units[n - 1]?.kind !== "time") || (isPhrase(unit, "them") && isRuledOut(units, n));
  const isInstead = swaps && units.some(isOther);
  // "It's two days, Saturday as well"
  const { durationMinutes = DAY_MINUTES, ...others } = slots;
  const isDay =
    ["date", "range"].includes(time?.when.kind ?? "") &&
    time?.when.grain === "day" &&
    Object.keys(others).length === 0 &&
    durationMinutes % DAY_MINUTES === 0;
  const isAlso = isDay && (isMoreDays || units.some((unit) => isPhrase(unit, "too") && !isPhrase(unit, "comesIn")));
  const manner = isInstead ? "instead" : isAlso ? "also" : keepsClock(units, settled) ? "same-time" : null;
  const minutes = isLong ? undefined : long;
  const either = minutes !== undefined && { either: make(settled.text, { kind: "duration", minutes }) };
  const command: Command = { ...plain("reschedule", slots), ...placed(time, here), ...either };
  return { command: { ...command, ...(manner && { manner }) }, left: [] };
}

/** "Friday 12 to 12:45 please", "friday, same time": an hour, or that it stays, of what has its time, and nothing else. */
function saysWhenAlone(units: readonly Unit[], { timed, awaiting }: Situation): boolean {
  const times = timesOf(units);
  const isOnly = units.every(
    (unit) =>
      unit.kind === "time" ||
      isPhrase(unit, "courtesy", "filler", "sameTime", "on", "at") ||
      (isPhrase(unit, "lets") && !asks(unit)) ||
      unit.kind === "stop",
  );
  // "Same time next week" may as well be once more.
  const isKept = has(units, "sameTime");
  // "An hour, ok"
  const isLong = awaiting === undefined && times.length === 1 && times.every(({ time }) => isLength(time));
  const isTimed =
    isLong || times.some(({ time: { point } }) => point.clock || (isKept && point.date && !point.date.span));
  const isWhen = times.length > 0 && times.every(({ time: { point } }) => !point.repeat);
  return timed === true && isOnly && isTimed && isWhen && textOf(units.at(-1)) !== "?";
}

/** "Is dat een half uur of een uur?", "is that Friday or Thursday?": when it is, or how long, is asked and not said. */
function asksWhich(units: readonly Unit[], ground: Ground): boolean {
  const opens = units.findIndex((unit) => unit.kind !== "stop" && !isPhrase(unit, "courtesy", "join", "repair"));
  const said = units.slice(Math.max(opens, 0)).filter(({ kind }) => kind !== "stop");
  const [first, it, ...rest] = said;
  const isQuestion = units.at(-1)?.kind === "stop" && textOf(units.at(-1)) === "?";
  const isIt =
    isPhrase(it, "it") || (it?.kind === "time" && leadsWith(it.found.time.lead, ground, "it") && rest.length > 0);
  const isPlain = (unit: Unit) => unit.kind === "time" || isPhrase(unit, "or", "filler", "on", "at", "for", "planned");
  return isQuestion && isPhrase(first, "opensQuestion") && isIt && timesOf(said).length > 0 && rest.every(isPlain);
}

/** "Mach auch noch was mit Eva, Donnerstag 11 Uhr": beside what was just done, something with others, on a day and at an hour. */
export function isAnotherOne(units: readonly Unit[], { awaiting }: Situation): boolean {
  const too = units.findIndex((unit) => isPhrase(unit, "too"));
  const withOne = units.findIndex((unit, n) => unit.kind === "person" && isPhrase(units[n - 1], "with"));
  const isWhole = timesOf(units).some(({ time: { point } }) => point.date && point.clock);
  const isOfIt = has(units, "it", "them");
  // "Ik moet Eva ook nog spreken, plan dat donderdag om 11u"
  const isMet = units.some((unit) => isPhrase(unit, "weak") && !isPhrase(unit, "with", "repair", "courtesy"));
  const isPlanned = isMet && units.some(isPerson) && has(units, "act:create");
  // "Nog eentje: Eva, donderdag 11 uur"
  const first = units.find((unit) => unit.kind !== "stop" && !isPhrase(unit, "courtesy"));
  const isWithSomebody = units.some(isPerson);
  if (awaiting === undefined && isPhrase(first, "more", "onceMore") && isWhole && isWithSomebody && !isOfIt)
    return true;
  return awaiting === undefined && too >= 0 && isWhole && ((withOne > too && !isOfIt) || isPlanned);
}

/** "Until 4:30", "only from Tuesday on": where something ends or begins, and nothing of how long it is. */
function atEdge(time: ReturnType<typeof whenOf>, units: readonly Unit[], ground: Ground): ReturnType<typeof whenOf> {
  const at = units.findLastIndex(isTime);
  const last = units[at];
  if (!time || last?.kind !== "time" || last.found.time.until) return time;
  const isFirst = isFrom(last.found, ground) && time.when.grain === "day";
  const edge = isFirst ? "start" : edgeOf(units, ground);
  return edge ? { ...time, when: { ...time.when, edge } } : time;
}

/** "+ Tom", "und Tom auch", "with Tom", "the three of us, with Tom": a word that joins, then people and nothing else. */
const addsPeople = (units: readonly Unit[]) =>
  (isPhrase(units[0], "join", "with") || has(units, "together")) &&
  units.some(isPerson) &&
  units.every(
    (unit) => unit.kind === "person" || isPhrase(unit, "join", "with", "together", "courtesy") || unit.kind === "stop",
  );

/** "And Monday", "und Montag und Dienstag": a word that joins, then days and nothing else. */
function addsDays(units: readonly Unit[]): boolean {
  const [first, ...rest] = units.filter((unit) => unit.kind !== "stop" && !isPhrase(unit, "too", "courtesy"));
  const isDay = (unit: Unit) => {
    if (unit.kind !== "time") return false;
    const { point, until } = unit.found.time;
    return (
      point.date !== undefined && !point.date.span && !point.clock && !point.part && !point.repeat && !until?.clock
    );
  };
  return isPhrase(first, "join") && rest.length > 0 && rest.every((unit) => isDay(unit) || isPhrase(unit, "join"));
}

/** "From the 12th of April", "vanaf volgende week": from then on. */
export const isFrom = ({ time: { point, lead }, text }: TimeFound, ground: Ground) =>
  point.since === true || [lead, text].some((words) => leadsWith(words, ground, "since"));

/** "2 uur", "una hora", "1h30": an hour of the day with nothing in front of it may be how long. Minutes. */
export function mayBeLength(
  [only, another]: readonly TimeFound[],
  units: readonly Unit[],
  ground: Ground,
): number | undefined {
  if (!only || another || only.time.core !== only.time.first || only.time.until) return undefined;
  const before = units[units.findIndex(isTime) - 1];
  if (isPhrase(before, "to", "at", "from") || has(units, "repair")) return undefined;
  const { length } = asLength(only, ground).time.point;
  const said = only.time.point.clock?.minute ?? length;
  return length === said && length !== undefined && length <= LONGEST_ALONE_MINUTES ? length : undefined;
}

/**
 * Whether a time and people are what something else shall have: "1pm and Kim too", "no, 1pm with Kim". "And Kim at 1", "a
 * meeting with Kim, 1pm" is another one, and "Kim prefers 1pm" is asked about.
 */
function isOfBoth(units: readonly Unit[]): boolean {
  const time = units.findIndex(isTimeOrShift);
  const corrects = units.some(
    (unit, n) =>
      isPhrase(unit, "repair", "it", "not") ||
      (isPhrase(unit, "too", "act:invite") && n > time) ||
      // "4pm and Mia's coming"
      (isPhrase(unit, "comesIn") && n > time && units[n - 1]?.kind === "person"),
  );
  return corrects && units[0]?.kind !== "person" && !has(units, "hollow");
}

/** "Joost can't", "Joost kann nicht": somebody does not come. */
export function cannot(units: readonly Unit[], n: number): boolean {
  if (units[n]?.kind !== "person") return false;
  const others = units.slice(n + 1);
  const end = others.findIndex((unit) => unit.kind !== "phrase" || isPhrase(unit, "join"));
  const said = end < 0 ? others : others.slice(0, end);
  const [next, more] = said;
  return (
    isPhrase(next, "unsuitable", "act:absent", "ill") ||
    (isPhrase(next, "goes") && isPhrase(more, "not", "negation")) ||
    // "Tom is ill"
    (said.every((unit) => isPhrase(unit, "ill", "filler", "courtesy", "opensQuestion")) && has(said, "ill"))
  );
}

/** "And the one with Kim an hour later": whom a meeting that there is is with, in front of when it shall be. */
function meetingWith(units: readonly Unit[], ground: Ground): string[] | null {
  const at = units.findIndex(isPerson);
  const [it, led] = units.slice(Math.max(at - 2, 0), at);
  const isOne = isPhrase(it, "it") && !isPhrase(it, "repair") && isPhrase(led, "with", "from");
  const people = namesIn(units);
  const isFirst = units.slice(0, at).every(({ kind }) => kind === "phrase" || kind === "stop");
  return isOne && isFirst && isKnown([], people, ground) ? people : null;
}

/** "Leo at 1:30 rather", "Femke toch 10:30": whose meeting it is, where there is one, and when it shall be instead. */
function ratherWith(units: readonly Unit[], ground: Ground): string[] | null {
  const said = units.filter((unit) => unit.kind !== "stop" && !isPhrase(unit, "courtesy", "filler"));
  const people = namesIn(said);
  const time = said.findIndex(isTime);
  const isFirst = said[0]?.kind === "person" && said.findLastIndex(isPerson) < time;
  const isRather = said.some((unit) => isPhrase(unit, "repair") && !isPhrase(unit, "said", "it", "too"));
  // "And Sara should come too, 9:30 rather": who is to come says nothing of which one it is.
  const isOther = said.some(
    (unit) =>
      isPhrase(unit, "with", "for", "said", "act:invite", "goesOut", "unsuitable", "comesIn") ||
      (isPhrase(unit, "too") && !isPhrase(unit, "repair")),
  );
  return isFirst && isRather && !isOther && isKnown([], people, ground) ? people : null;
}

/** "And", "et avec". */
const opensJoined = (unit: Unit, ground: Ground) =>
  isPhrase(unit, "join") || (isPhrase(unit, "with") && leadsWith(textOf(unit).split(" ")[0] ?? "", ground, "join"));

/** "And with Kim"; "and now the one with Kim" is no more of what is open. */
function leadsToGuest(behind: readonly Unit[]): boolean {
  const next = behind.find((unit) => isPhrase(unit, "it") || !isPhrase(unit, "courtesy", "filler", "with"));
  return next?.kind === "person";
}

/** "9 en een uur", "a las 9 y 1h": few hours that are joined to an hour of the day. */
function isBesideHour(found: TimeFound, units: readonly Unit[], ground: Ground): boolean {
  const at = units.findIndex((unit) => isTime(unit) && unit.found === found);
  const { length = LONG_MINUTES } = asLength(found, ground).time.point;
  return isPhrase(units[at - 1], "join") && isClock(units[at - 2]) && length <= LONGEST_ALONE_MINUTES;
}

/** "Doe toch 12 uur": an hour of the day, unless it is said that it lasts so long. */
function asHour(found: TimeFound, units: readonly Unit[], ground: Ground): TimeFound {
  const hours = hoursOf(ground);
  const isTwo = timesOf(units).filter(({ time }) => isLength(time)).length > 1;
  // "1h rather than 30 minutes"
  const isLong = units.some((unit, n) => isLengthUnit(unit) && isRuledOut(units, n));
  // "Om 4 uur" is never how long.
  const isAt = (isTwo && leadsWith(found.time.lead, ground, "to", "on")) || AT_HOUR.isIn(found.text);
  // "Maak er 4 uur van": so long lasts no meeting that says it in a word for a correction.
  const isMade = (unit: Unit) => isPhrase(unit, "repair") && (found.time.point.length ?? 0) >= LONGEST_ALONE_MINUTES;
  const lasts =
    !isAt && (isLong || units.some((unit) => isPhrase(unit, "for") || (isPhrase(unit, "lasts") && !isMade(unit))));
  const { length = 0 } = found.time.point;
  // "Mets une heure", "anderhalf uur"
  const isCounted = length % 60 === 0 && (/\d/.test(found.text) || length !== 60);
  return (isCounted || length > LONGEST_ALONE_MINUTES) &&
    mayBeHour(found.time, found.text, hours) &&
    isLength(found.time) &&
    (!lasts || length >= LONG_MINUTES)
    ? { ...found, time: clockOf(found.time) }
    : found;
}

const AT_HOUR = said`${"atHour"}`;

/** "Sorry, I meant breakfast", "not coffee, breakfast": a kind of meeting, in place of the one that was shown. */
function renamed(units: readonly Unit[], ground: Ground): string | null {
  const isKind = (unit: Unit) => isPhrase(unit, "kinds") && !isPhrase(unit, "hollow", "courtesy", "filler", "repair");
  const isOut = (n: number) => isRuledOut(units, n);
  const [name, another] = units.filter((unit, n) => isKind(unit) && !isOut(n));
  const contrasts = units.some((unit, n) => (isKind(unit) && isOut(n)) || isPhrase(unit, "repair"));
  const isOnly = units.every(
    (unit) =>
      isKind(unit) ||
      (unit.kind === "time" && !isLength(unit.found.time)) ||
      (isQuiet(unit) && !isPhrase(unit, "definite")) ||
      isPhrase(unit, "not", "negation", "but", "therefore", "for"),
  );
  // "Make it 11 and dentist at 3": that is another one.
  const isOne = timesOf(units).length < 2;
  const isNew = isOne && name !== undefined && !another && !isKnown(contentOf([name]), [], ground);
  return isNew && contrasts && isOnly ? capitalise(textOf(name)) : null;
}

/** "Son dos días", "es hasta el sábado": behind a word that opens a question as well, how long it is, or until when. */
const isHowLong = (units: readonly Unit[], n: number) => {
  const next = units[n + 1];
  const isLong = isPhrase(next, "until") || isLengthUnit(next);
  return isPhrase(units[n], "opensQuestion") && isLong && !units.some(isQuestionMark);
};

/** "Kan ook om half 10, doe dat maar": another hour that suits, and no third one. */
const isAlsoThen = (unit: Unit, units: readonly Unit[]) =>
  isPhrase(unit, "or") && textOf(unit).includes(" ") && timesOf(units).length === 1;

/** "Iets later, 11:20": which way it goes is said by the time itself. */
const isAmending = (unit: Unit) =>
  ["time", "shift", "person"].includes(unit.kind) ||
  isQuiet(unit) ||
  isPhrase(
    unit,
    ...([
      "letsGo",
      "not",
      "but",
      "negation",
      "with",
      "for",
      "to",
      "from",
      "at",
      "hollow",
      "weak",
      "lasts",
      "planned",
      "only",
      "act:invite",
      "goesOut",
      "comesIn",
      "together",
      "inItsPlace",
      "until",
      "lets",
      "keeps",
      "therefore",
      "more",
      "less",
    ] as const),
    ...(["later", "earlier"] as const),
  );
