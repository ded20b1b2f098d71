import { type Command, plain, type Slots } from "../command";
import { capitalise } from "../grammar/titles";
import { fold, foldedWords } from "../text";
import { daysAfter } from "../times/days";
import { wallAt } from "../times/zone";
import { amendment } from "./amendment";
import { asHour, change, goesElsewhere } from "./change-meeting";
import { clausesOf } from "./clauses";
import { type Described, describeNew, isDoneTo, isDoneWith, isFetched, isOfDeed, leadsOut } from "./describe-new";
import { phraseAt } from "./find-phrase";
import { cutWords, type Role } from "./lexicon";
import { ofWhatIsThere } from "./of-what-is-there";
import { placed, type Settled, settle, type TimeFound, unitOf, whenOf } from "./said-times";
import { contentOf, hoursOf, isJoined, isKnown, isNoPart, isQuiet, isRuledOut } from "./slots";
import {
  type Ground,
  isPerson,
  isPhrase,
  isQuestionMark,
  isStop,
  isWord,
  mayLean,
  type Reading,
  type Situation,
  textOf,
  UNSURE,
  type Unit,
} from "./unit";
import { isClock, isDated, isSetRight } from "./unit-times";
import { has, namesIn, timesOf, wholeNamesIn } from "./units-in";
import { listOf } from "./word-lists";

export function create(said: readonly Unit[], ground: Ground, situation: Situation): Reading | undefined {
  const made = newMeeting(said, ground, situation);
  const reading = made && (ofWhatIsThere(made, said, ground, situation) ?? made);
  if (!reading || !has(said, "sameLength")) return reading;
  const { command } = reading;
  return { ...reading, command: { ...command, slots: { ...command.slots, sameLength: true } } };
}

function newMeeting(said: readonly Unit[], ground: Ground, situation: Situation): Reading | undefined {
  const units = situation.among ? said.filter((unit) => !isPhrase(unit, "afterThat", "inItsPlace")) : said;
  const described = whereOneIs(ofRoles(describeNew(units, ground)), units);
  const settled = settle(whenIn(units, ground), hoursOf(ground));
  const isNamed = described.title !== undefined || described.attendees.length > 0;
  // "And Lucía at 10 then" goes on with the day that is spoken of.
  const isThen = isPhrase(said[0], "join") && has(said, "inThatCase", "therefore");
  const isThatDay = has(said, "thatDay") || (isThen && mayLean(situation));
  const isBeside = isRightBeside(settled, ground, situation);
  const manner =
    isBehind(said) && !isBeside
      ? "after-that"
      : said.some((unit) => isPhrase(unit, "inItsPlace") || (!settled.time && isPhrase(unit, "sameTime")))
        ? "in-its-place"
        : isThatDay || isBeside
          ? "that-day"
          : null;
  const clockOnly = settled.time && !settled.time.point.date && settled.time.point.moment === undefined;
  const isLeaning = !settled.time ? manner !== "that-day" : clockOnly && manner !== "after-that";
  // "Book Mia the same day at 5", of what was spoken of before
  const isSpokenOf = manner === "that-day" && (situation.focus || situation.awaiting !== undefined);
  if ((situation.among || isSpokenOf) && manner && isNamed && isLeaning) {
    const reading = settled.time ? withTime(described, settled, situation, units) : bare(described, settled);
    const besides = isBeside && { besides: true as const };
    return { ...reading, command: { ...reading.command, manner, ...besides } };
  }
  // "Set something up with Anna": when is asked.
  const isSomething = units.every(
    (unit) => unit.kind === "person" || isPhrase(unit, "act:create", "with", "hollow", "planned", "courtesy", "filler"),
  );
  const isOpen = situation.focus || situation.awaiting !== undefined;
  const isMade = has(units, "act:create") && has(units, "with");
  // "Block time for writing the annual report": what for is said, and when is asked.
  const isAsked = isTimeFor(units) || endsInOrder(units, ground);
  if (!settled.time && described.title !== undefined && isAsked && !isOpen) return bare(described, settled);
  if (!settled.time && described.attendees.length > 0 && isSomething && isMade && !isOpen)
    return { ...bare(described, settled), left: [] };
  // Without a day or an hour it is asked for by other rules, as what is not spoken of by a name.
  if (
    !settled.time ||
    (described.title === undefined &&
      described.attendees.length + described.unnamed.length === 0 &&
      described.location === undefined)
  )
    return undefined;
  if (settled.against && (isJoined(units) || areEach(units))) return undefined;
  // "Before 12" is no hour of its own.
  const { side, date } = settled.time.point;
  if (side !== undefined && (settled.length === undefined || date?.span)) return undefined;
  return withTime(described, settled, situation, units);
}

/** "I'm on duty Friday 8 to 4, put it in": where one is is what it is called. */
function whereOneIs(described: Described, units: readonly Unit[]): Described {
  const { title, attendees, unnamed, location } = described;
  const isOnlyPlace = title === undefined && attendees.length + unnamed.length === 0 && location !== undefined;
  return isOnlyPlace && isPhrase(units[0], "subject") ? { ...described, title: capitalise(location) } : described;
}

/** "Morgen tandarts 10u", "demain dentiste 10h": apart from its day, what no meeting lasts is when it begins. */
function whenIn(units: readonly Unit[], ground: Ground): TimeFound[] {
  const times = timesOf(units);
  const isOpen = times.some(({ time: { point } }) => point.date && !point.date.span) && !units.some(isClock);
  return isOpen && !has(units, "lasts") ? times.map((one) => asHour(one, ground)) : times;
}

/**
 * "And Tom at 1", where what the talk is about is over at 1, "prep from 11:30 to 12", where it begins at 12: an hour without
 * a day is of that day, and not of the next one that has it.
 */
function isRightBeside({ time, length }: Settled, { subject }: Ground, situation: Situation): boolean {
  const { point, until } = time ?? {};
  const from = point?.clock?.minute;
  if (!subject?.start || !subject.end || !situation.timed || !mayLean(situation)) return false;
  if (from === undefined || !point || point.date || point.moment !== undefined) return false;
  const { zone } = situation.here;
  const [begins, ends] = [wallAt(subject.start, zone).minute, wallAt(subject.end, zone).minute];
  const to = until?.clock?.minute ?? from + (length ?? point.length ?? 0);
  const isAt = (said: number, minute: number) => said === minute || (said < 720 && said + 720 === minute);
  return isAt(from, ends) || (to > from && isAt(to, begins));
}

/** "Block time for …", "need a slot for …", "een moment prikken om …": time for something, whenever that is. */
export const isTimeFor = (units: readonly Unit[]) =>
  has(units, "act:create", "weak") &&
  units.some((unit, n) => isPhrase(unit, "hollow", "freeTime") && has(units.slice(n + 1), "for", "to"));

/** "Nieuwe bezichtiging: Vondelstraat 88", "new viewing: …": what is new, and what follows says which. */
function opensNew(units: readonly Unit[], { lexicon }: Ground): boolean {
  const [first, kind, stop, ...rest] = units.filter((unit) => !isPhrase(unit, "courtesy"));
  const isNew = isPhrase(first, "filler") && listOf(lexicon.words.unseen).has(textOf(first));
  return isNew && isPhrase(kind, "kinds") && textOf(stop) === ":" && rest.length > 0;
}

/** "Mittagspause blocken", "lunchpauze inplannen": where verbs stand at the end, all that is said is what it is. */
function endsInOrder(units: readonly Unit[], { lexicon }: Ground): boolean {
  const last = units.findLast((unit) => unit.kind !== "stop" && !isPhrase(unit, "courtesy"));
  const isVerb = isPhrase(last, "act:create") && /\p{L}{3}en$/u.test(textOf(last));
  const isName = (unit: Unit) => unit === last || unit.kind === "word" || isPhrase(unit, "kinds") || isQuiet(unit);
  return lexicon.words.separable?.infinitive !== undefined && isVerb && units.every(isName);
}

/** "10 Anna, 11 Tom": an hour each, of two people, and a stop between them. */
function areEach(units: readonly Unit[]): boolean {
  const halves = clausesOf(units);
  const isOne = (clause: readonly Unit[]) => clause.some(isPerson) && clause.some(isClock);
  return halves.filter(isOne).length > 1;
}

/** A meeting whose time another request of the message says. */
function bare(described: Described, settled: Settled): Reading {
  return { command: plain("create", slotsOf(described, settled)), left: described.left };
}

/** Whoever comes and is named by a role is understood: it is told that nobody can be invited by that. */
function ofRoles({ unnamed, left, ...described }: Described): Described {
  const words = new Set(unnamed.flatMap((role) => foldedWords(role)));
  return { ...described, unnamed, left: left.filter((said) => !foldedWords(said).every((word) => words.has(word))) };
}

const slotsOf = ({ title, attendees, unnamed, location }: Described, { length }: Settled): Slots => ({
  ...(title !== undefined && { title }),
  ...(attendees.length > 0 && { attendees }),
  ...(unnamed.length > 0 && { unnamed }),
  ...(location !== undefined && { location }),
  ...(length !== undefined && { durationMinutes: length }),
});

export function bareMeeting(units: readonly Unit[], ground: Ground, situation: Situation): Reading | undefined {
  if (goesElsewhere(units, ground)) return change(units, "move", ground, situation);
  if (opensNew(units, ground) && timesOf(units).length === 0 && !mayLean(situation) && !situation.awaiting) {
    const described = describeNew(units, ground);
    return described.left.length === 0 ? bare(described, settle([])) : undefined;
  }
  const settled = settle(whenIn(units, ground), hoursOf(ground));
  const { point, until } = settled.time ?? {};
  // "Over 3 dagen 12 uur" is a day and an hour of it.
  const isFromNow = point?.moment !== undefined && point.moment > 0 && point.moment < 1440;
  const isExact = isFromNow || ((point?.clock ?? until?.clock) !== undefined && point?.side === undefined);
  const names = units.some(
    (unit) => unit.kind === "person" || unit.kind === "quote" || isPhrase(unit, "kinds", "hollow"),
  );
  // "Train to Berlin Friday 9am", "opera tickets Saturday at 7": nothing is ordered, it is when that is.
  const [thing] = units.filter((unit) => unit.kind !== "stop" && unit.kind !== "word");
  const isTrip = isPhrase(thing, "goods");
  const asksThing = units.some(isQuestionMark) && !isProposal(units, ground);
  // "Walkthrough of flat 4b, 17 Mercer Street": what has a place of its own is a meeting.
  const isNamed = units.some(({ kind }) => kind === "label" || kind === "place");
  // "Meeting tom fri": a day, and whom it is with.
  const isWithOne =
    isPhrase(units[0], "hollow", "kinds") && units[1]?.kind === "person" && !mayLean(situation) && !situation.awaiting;
  // "Bell ringing Monday, no, Tuesday at 7": words, then when it is.
  const isLedSetRight = isWord(units[0]) && isSetRight(units);
  if (
    !(isExact || ((isNamed || isWithOne) && point?.date)) ||
    !(names || isNamed || isTrip || isLedSetRight) ||
    asksThing ||
    isPast(settled) ||
    units.some((unit, n) => isPhrase(unit, "negation", "act:find") && !leadsOut(units, n))
  )
    return undefined;
  const told = saidBy(units, ground, situation);
  if (told) return told;
  const reading = create(units, ground, situation);
  // "Pásame el fisio al viernes": a word that is not known, beside a meeting that there is.
  const kinds = contentOf(units.filter(({ kind }) => kind === "phrase"));
  const strange = units.filter(
    ({ kind }, n) => kind === "word" && units.slice(0, n).every((unit) => !isPhrase(unit, "kinds")),
  );
  const isOld =
    kinds.length > 0 && strange.length > 0 && isKnown(kinds, [], ground) && !isKnown(contentOf(units), [], ground);
  const { location = "", unnamed = [] } = reading?.command.slots ?? {};
  const place = fold([location, ...unnamed].join(" "));
  const isPlaced = units.some(({ kind }) => kind === "place");
  const unknown =
    isPlaced || units.some((_, n) => isFetched(units, n, ground))
      ? []
      : isOld
        ? strange
        : units.filter(
            (unit, n) =>
              unit.kind === "word" &&
              !(isLedSetRight && units.slice(0, n).every(({ kind }) => kind === "word")) &&
              !isBesideKind(units, n) &&
              !isOfWith(units, n) &&
              !isDoneWith(units, n, ground) &&
              !isOfDeed(units, n) &&
              !isPurpose(units, n) &&
              !isBehindWhen(units, n, reading) &&
              !place.includes(unit.text),
          );
  return (
    reading && {
      ...reading,
      left: [...reading.left, ...unknown.map((unit) => ground.text.said.slice(unit.start, unit.end))],
    }
  );
}

/** "Kim says 11 is better", "Luc préfère 16h": it is asked about, and of what was spoken of where something was. */
function saidBy(units: readonly Unit[], ground: Ground, situation: Situation): Reading | undefined {
  const verbs: readonly Role[] = situation.focus ? ["said", "repair"] : ["said"];
  const at = units.findIndex((unit, n) => unit.kind === "person" && isPhrase(units[n + 1], ...verbs));
  const [person, said] = [units[at], units[at + 1]];
  if (!person || !said || units.slice(0, at).some(({ kind }) => kind !== "stop" && kind !== "phrase")) return undefined;
  const it: Unit = { ...said, kind: "phrase", roles: ["it"], text: "" };
  const rest = units.flatMap((unit) => (unit === person ? [] : unit === said ? [it] : [unit]));
  const reading = (situation.focus && amendment(rest, ground, situation)) || create(units, ground, situation);
  const unread = ground.text.said.slice(person.start, said.end);
  return reading && { ...reading, command: { ...reading.command, confidence: UNSURE, unread } };
}

/** "Un café avec Mila demain 15h30 ?": with somebody, at a time, and no meeting that there is. */
function isProposal(units: readonly Unit[], ground: Ground): boolean {
  const people = namesIn(units);
  const asksAbout = units.some(
    (unit) => isPhrase(unit, "interrogative", "opensQuestion", "free", "planned") && !isPhrase(unit, "filler"),
  );
  const words = contentOf(units);
  // Somebody alone is in other meetings too.
  const isOne = words.length === 0 && has(units, "definite", "it");
  return people.length > 0 && !asksAbout && !isOne && (words.length === 0 || !isKnown(words, people, ground));
}

/** "Quarterly planning", "design review": a word in front of the kind of meeting, or behind it. */
function isBesideKind(units: readonly Unit[], n: number): boolean {
  const near = (step: 1 | -1) => {
    let at = n + step;
    let isFor = false;
    while (units[at]?.kind === "word" || isPhrase(units[at], "for", "filler", "to", "join")) {
      isFor ||= isPhrase(units[at], "for");
      at += step;
    }
    const isThing = step === 1 && at === n + 1 && isPhrase(units[at], "hollow") && !isPhrase(units[at], "weak");
    return (
      isThing ||
      isPhrase(units[at], "kinds", "goods") ||
      (isFor && isPhrase(units[at], "hollow")) ||
      units[at]?.kind === "label"
    );
  };
  return near(1) || near(-1);
}

/** "Nadia Friday 11 for the contract", "… to sign the contract": what somebody comes for, at the end. */
function isPurpose(units: readonly Unit[], n: number): boolean {
  const isName = (unit: Unit) => unit.kind === "word" || isPhrase(unit, "filler");
  const at = units.findLastIndex((unit, k) => k < n && !isName(unit));
  const before = units.slice(0, at);
  const end = units.slice(n + 1).find((unit) => !isName(unit));
  return (
    isPhrase(units[at], "for", "to") &&
    before.some(isPerson) &&
    before.some(isClock) &&
    (end === undefined || end.kind === "stop" || isPhrase(end, "courtesy"))
  );
}

/** "Physio tomorrow at 5 wrist": behind when it is, and in what it is called. */
const isBehindWhen = (units: readonly Unit[], n: number, reading: Reading | undefined) =>
  units.slice(0, n).some(isClock) &&
  fold(reading?.command.slots.title ?? "")
    .split(" ")
    .includes(textOf(units[n]));

/** "Podcast recording with Anna": at the head of a clause what is done with somebody may be called anything. */
function isOfWith(units: readonly Unit[], n: number): boolean {
  const isName = (unit: Unit) =>
    unit.kind === "word" ||
    unit.kind === "label" ||
    isPhrase(unit, "filler", "from", "kinds") ||
    isDoneTo(unit, units[units.indexOf(unit) - 1]);
  const company = units.findIndex((unit, at) => at > n && !isName(unit));
  const before = units.slice(0, n);
  const head = before.slice(before.findLastIndex(isStop) + 1);
  return (
    (isPhrase(units[company], "with") || isFor(units, company)) &&
    units[company + 1]?.kind === "person" &&
    head.every((unit) => isName(unit) || unit.kind === "time" || isPhrase(unit, "courtesy", "on", "at"))
  );
}

/** "Headshots for Tom Friday 1pm": somebody, and behind them the day and the hour. */
const isFor = (units: readonly Unit[], n: number) => isPhrase(units[n], "for") && isClock(units[n + 2]);

const isPast = ({ time }: Settled) => (time?.point.date?.wdMod ?? 0) < 0 || (time?.point.moment ?? 0) < 0;

function withTime(described: Described, settled: Settled, situation: Situation, units: readonly Unit[]): Reading {
  const { left } = described;
  const { here, awaiting } = situation;
  const time = whenOf(settled, here, { anchor: awaiting === undefined });
  const moment = placed(time, here);
  const recurrence = moment.when?.rrule;
  const slots: Slots = { ...slotsOf(described, settled), ...(recurrence !== undefined && { recurrence }) };
  const command: Command = { ...plain("create", slots), ...moment };
  const negated = units
    .filter(
      (unit, n) =>
        (isPhrase(unit, "negation") &&
          !leadsOut(units, n) &&
          !(isPhrase(unit, "repair") && isBetweenStops(units, n))) ||
        isNoPart(units[n + 1], unit),
    )
    .map(textOf);
  const against = settled.against && !time?.either ? [settled.text] : [];
  return { command, left: [...left, ...against, ...negated] };
}

/** ", no,": takes back what was said. */
const isBetweenStops = (units: readonly Unit[], n: number) =>
  units[n - 1]?.kind === "stop" && (units[n + 1]?.kind === "stop" || isPhrase(units[n + 1], "repair"));

/** "Zoek vrijdag tussen 13 en 17 uur een half uurtje met Mila": a free time, with whom and how long. */
export function search(units: readonly Unit[], ground: Ground, situation: Situation): Reading | undefined {
  const settled = asLasting(settle(timesOf(units), hoursOf(ground)), ground);
  const { title, attendees, location, left } = describeNew(
    units.filter((unit) => !isPhrase(unit, "each") && !(isPhrase(unit, "planned") && !isPhrase(unit, "kinds"))),
    ground,
  );
  const time = inEither(whenOf(settled, situation.here, { anchor: true, looking: true }));
  const { side, clock, date } = settled.time?.point ?? {};
  // "Before Wednesday", "next week after 2": of more days than one.
  if (side !== undefined && (!clock || date?.span)) return undefined;
  const isOut = units.some((unit, n) => unit.kind === "time" && isRuledOut(units, n));
  if (location !== undefined || settled.against || isOut) return undefined;
  // "When do Tom and I both have time"
  const isSearch = asksWhen(units, ground) || has(units, "hollow");
  if (settled.length === undefined && title === undefined && attendees.length > 0 && isSearch)
    return { command: { ...plain("find_slot", { attendees }), when: time?.when ?? null }, left };
  const isOnly = units.every((unit) => unit.kind === "time" || isQuiet(unit) || isPhrase(unit, "act:find"));
  const isNamed = units.some((unit) => isPhrase(unit, "act:find") && textOf(unit).includes(" "));
  // "Freie Zeiten am Mittwoch"
  if (time && settled.length === undefined && isOnly && isNamed)
    return { command: { ...plain("find_slot"), when: time.when }, left };
  if (!time || settled.length === undefined) return undefined;
  // "An hour for taxes": the first free one in the window, once it is booked.
  const isStrange = title !== undefined && isOnlyBehindDay(units);
  if (title !== undefined && !isStrange) {
    const slots: Slots = { title, ...(attendees.length > 0 && { attendees }), durationMinutes: settled.length };
    if (time.when.kind === "range" && !has(units, "act:find"))
      return { command: { ...plain("create", slots), when: time.when }, left };
    // Of a meeting that there is another time may be looked for.
    const isOld = isKnown(contentOf(units), attendees, ground);
    return isOld ? undefined : { command: { ...plain("find_slot", slots), when: time.when }, left };
  }
  const slots: Slots = { ...(attendees.length > 0 && { attendees }), durationMinutes: settled.length };
  const unread = isStrange && { confidence: UNSURE, unread: title };
  return { command: { ...plain("find_slot", slots), when: time.when, ...unread }, left };
}

/** "30 min with Ida tomorrow blorp": a word that nobody knows right behind a day may be when on it, and is no name. */
const isOnlyBehindDay = (units: readonly Unit[]) => {
  const named = units.filter((unit) => contentOf([unit]).length > 0);
  return named.every(isWord) && isDated(units[units.indexOf(named[0] as Unit) - 1]);
};

/** "Got time for Fatima this week?", "un créneau pour Mathieu": a free time, and whom it is for. */
export function timeForSomebody(units: readonly Unit[], { here, awaiting }: Situation): Reading | undefined {
  const free = units.findIndex((unit) => isPhrase(unit, "freeTime"));
  const [led, who] = units.slice(free + 1).filter((unit) => !isPhrase(unit, "filler") || isPhrase(unit, "for", "with"));
  const people = wholeNamesIn(units);
  const isSmall = (unit: Unit, n: number) =>
    n === free ||
    unit === led ||
    ["person", "time", "stop"].includes(unit.kind) ||
    isQuiet(unit) ||
    isPhrase(unit, ...OF_SEARCH);
  const isFor = free >= 0 && isPhrase(led, "for", "with") && who?.kind === "person";
  if (awaiting === "time" || !isFor || !units.every(isSmall)) return undefined;
  const settled = settle(timesOf(units));
  const { clock, side, repeat } = settled.time?.point ?? {};
  // "A slot for Leo at 3" is booked.
  const isExact = (clock !== undefined && side === undefined && !settled.time?.until) || repeat !== undefined;
  if (isExact || settled.against) return undefined;
  const time = inEither(whenOf(settled, here, { anchor: true, looking: true }));
  const length = settled.length !== undefined && { durationMinutes: settled.length };
  return { command: { ...plain("find_slot", { attendees: people, ...length }), when: time?.when ?? null }, left: [] };
}

const OF_SEARCH = [
  ...(["act:find", "act:ask", "opensQuestion", "askedDone", "planned", "free", "subject", "more", "with"] as const),
  "interrogative",
] as const;

/** "Thursday or Friday": both are looked through, where nothing lies between them. */
function inEither(time: ReturnType<typeof whenOf>): ReturnType<typeof whenOf> {
  const [first, last] = [time?.when, time?.either].flatMap((one) => (one?.kind === "date" && one.start) || []).sort();
  if (!time || first === undefined || last === undefined) return time;
  if (daysAfter(first, 1) !== last) return time;
  return { when: { ...time.when, kind: "range", start: first, end: daysAfter(last, 1) } };
}

/** "Wann haben … Zeit", and no "find": its first word asks, or says that one has something. */
const asksWhen = (units: readonly Unit[], { lexicon: { phrases } }: Ground) =>
  units.some(
    (unit) =>
      isPhrase(unit, "act:find") &&
      phrases
        .get(textOf(unit).split(" ")[0] ?? "")
        ?.some(({ pieces, roles }) => pieces.length === 1 && roles.some((role) => ASKS_WHEN.has(role))),
  );

const ASKS_WHEN = new Set<Role>(["interrogative", "weak", "opensQuestion"]);

/** "Zoek morgen een uur met Anna": what is looked for lasts so long, and no hour was said. */
function asLasting(settled: Settled, ground: Ground): Settled {
  const { time, length, text } = settled;
  const { clock, ...point } = time?.point ?? {};
  const words = cutWords(fold(text));
  const isLed = words.some((_, i) =>
    phraseAt(words, i, ground.lexicon)?.roles.some((role) => role === "on" || role === "at"),
  );
  const isLong = clock && length === undefined && hoursOf(ground).has(unitOf(text)) && !isLed;
  return isLong && time && point.date ? { ...settled, time: { ...time, point }, length: clock.minute % 720 } : settled;
}

/** "And Tom straight after"; "and then at that time" is in its place. */
const isBehind = (units: readonly Unit[]) =>
  has(units, "afterThat") && !units.some((unit) => isPhrase(unit, "inItsPlace") && !isPhrase(unit, "afterThat"));
