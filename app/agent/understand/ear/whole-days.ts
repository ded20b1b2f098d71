import { type Intent, plain, type Slots, type Target, type When } from "../command";
import { capitalise } from "../grammar/titles";
import type { Token } from "../grammar/tokens";
import { fold } from "../text";
import { lengthAt, toMinutes } from "../times/length-rules";
import { isLength, refusePast } from "../times/settle-times";
import { clausesOf } from "./clauses";
import { type Described, describeNew } from "./describe-new";
import { meetingsCalled } from "./gazetteer";
import { namedByWhy } from "./named-by-why";
import { settle, type TimeFound, whenOf } from "./said-times";
import { asks } from "./segment";
import {
  type Ground,
  isPerson,
  isPhrase,
  isQuestionMark,
  isTime,
  isWord,
  type PassInput,
  type Reading,
  type Situation,
  textOf,
  UNSURE,
  type Unit,
} from "./unit";
import { has, timesOf } from "./units-in";
import { type WholeDayPhrase, type WholeDayRole, wholeDayPhrases } from "./whole-day-phrases";

/** What is said about whole days in one stretch of a message. */
interface Said {
  units: readonly Unit[];
  /** Without the phrases about whole days. */
  others: readonly Unit[];
  phraseOf: (role: WholeDayRole) => WholeDayPhrase | undefined;
  /** "All day", "the whole of Friday". */
  isAllDay: boolean;
  when: When | null;
  /** The other day that is as likely: "next Thursday". */
  either: When | undefined;
  /** Minutes of whole days; 0 where none was said. */
  length: number;
  /** Several days were named by the first and the last. */
  isRange: boolean;
  isAsked: boolean;
  ground: Ground;
  situation: Situation;
}

/** What a stretch of units asks for of whole days: off, away, all of a day; undefined where it is about none. */
export function readWholeDays(all: readonly Unit[], ground: Ground, situation: Situation): Reading | undefined {
  const units = withVerbAsName(all, { ground });
  const remarks = remarksIn(units, ground);
  if (remarks.length === 0) return readDays(units, ground, situation) ?? keptDays(units, ground, situation);
  const reading = readDays(
    units.filter((unit) => !remarks.includes(unit)),
    ground,
    situation,
  );
  const last = remarks.findLast(({ kind }) => kind !== "stop");
  const words = ground.text.said.slice(remarks[0]?.start, last?.end);
  const isNew = reading?.command.intent === "create" && reading.left.length === 0;
  const title = reading?.command.slots.title ?? namedByWhy(remarks, ground);
  if (isNew && title !== reading.command.slots.title)
    return { left: [], command: { ...reading.command, slots: { ...reading.command.slots, title } } };
  const besides = { confidence: UNSURE, unread: words, idle: { words: [words], isTimed: false } };
  return isNew ? { left: [], command: { ...reading.command, ...besides } } : readDays(units, ground, situation);
}

/** "Cierro lunes y martes, bloquéame los dos días": behind why days are kept, which may say which, that they are. */
function keptDays(units: readonly Unit[], ground: Ground, situation: Situation): Reading | undefined {
  const [told = [], kept = [], more] = clausesOf(units);
  const asksMore = told.some((unit) => (asks(unit) && !isPhrase(unit, "filler")) || isQuestionMark(unit));
  if (more || asksMore || told.some(({ kind }) => kind === "person") || !has(kept, "act:create")) return undefined;
  const days = told.filter(isTime);
  const isBoth = days.length > 0 && kept.some(isTime);
  const read = (all: readonly Unit[]) => readDays(all, ground, situation);
  const reading = read(isBoth ? kept : [...days, ...kept]);
  const { intent, slots, when } = reading?.command ?? {};
  const isOfBoth = !isBoth || isSame(whenOf(settle(days.map(({ found }) => found)), situation.here, {})?.when, when);
  const isNew = intent === "create" && slots?.allDay && !slots.title && !slots.attendees && reading?.left.length === 0;
  return isNew && isOfBoth ? reading : undefined;
}

const isSame = (one: When | undefined, other: When | null | undefined) =>
  one?.start === other?.start && one?.end === other?.end;

/** "Do und Fr Messe in Köln, Kollegen kommen mit. Bitte ganztägig": what is said beside days that shall be whole, of neither. */
function remarksIn(units: readonly Unit[], ground: Ground): Unit[] {
  const clauses = clausesOf(units);
  const isDated = (clause: readonly Unit[]) => clause.some(isTime);
  const isOff = (clause: readonly Unit[]) => wholeDayPhrases(clause, ground).some(({ role }) => role === "off");
  const isAllDay = (clause: readonly Unit[]) => has(clause, "allDay") || isOff(clause);
  const isSaid = clauses.filter(isDated).length === 1 && clauses.some(isAllDay);
  const others = clauses.filter((clause) => !isDated(clause) && !isAllDay(clause));
  const isRemark = (unit: Unit) =>
    unit.kind === "word" ||
    (unit.kind === "stop" && !isQuestionMark(unit)) ||
    (unit.kind === "phrase" &&
      !asks(unit) &&
      !isPhrase(unit, "repair", "negation", "not", "condition") &&
      (!isPhrase(unit, "it") || isPhrase(unit, "definite")));
  const isName = (clause: readonly Unit[]) => clause.some(isNaming);
  return isSaid ? others.filter((clause) => clause.every(isRemark) && isName(clause)).flat() : [];
}

function readDays(units: readonly Unit[], ground: Ground, situation: Situation): Reading | undefined {
  // "Put in for time off": an employer is asked.
  if (has(units, "no:other")) return undefined;
  const found = wholeDayPhrases(units, ground);
  const isOpen = situation.awaiting === undefined && timesOf(units).some(isDays) && isFewWords(units);
  if (found.length === 0 && !isOpen && !has(units, "allDay")) return undefined;
  const said = takeApart(units, found, ground, situation);
  if (!said || said.when?.grain === "minute" || said.when?.grain === "part_of_day") return undefined;
  const { phraseOf, others } = said;
  if (phraseOf("off") && others.some(isChange)) return said.either ? undefined : changed(said);
  if (phraseOf("off") && said.isAsked) return said.either ? undefined : asked(said);
  if (said.isAsked) return undefined;
  const reading = away(said) ?? madeWhole(said) ?? busy(said) ?? named(said);
  const { either } = said;
  if (!reading || !either) return reading;
  return reading.command.intent === "create" ? { ...reading, command: { ...reading.command, either } } : undefined;
}

/** "Off 24-26 December and 31 December": each stretch with the words of all; undefined where there are not several. */
export function daysApart(units: readonly Unit[], ground: Ground): Unit[][] | undefined {
  const stretches = units.filter(isTime);
  const isBetween = (unit: Unit) =>
    isPhrase(unit, "join", "filler", "from", "on") || (unit.kind === "stop" && unit.text === ",");
  const [from, to] = [units.indexOf(stretches[0]!), units.lastIndexOf(stretches.at(-1)!)];
  const isOff = wholeDayPhrases(units, ground).some(({ role }) => role === "off" || role === "offOrFree");
  const row = units.slice(Math.max(from, 0), to + 1);
  const isList =
    row.every((unit) => unit.kind === "time" || isBetween(unit)) &&
    row.some((unit) => isPhrase(unit, "join") || unit.kind === "stop");
  if (stretches.length < 2 || !isOff || !isList || !timesOf(units).every(isOfDays)) return undefined;
  const words = [units.slice(0, from), units.slice(to + 1)] as const;
  return stretches.map((stretch) => [...words[0], stretch, ...words[1]]);
}

const isOfDays = ({ time: { point, until } }: TimeFound) =>
  (point.date ?? until?.date) !== undefined &&
  (!point.clock || point.bare !== undefined) &&
  !point.part &&
  !point.repeat &&
  !until?.clock;

/** "Zaterdag de hele dag verhuizen": beside all of a day a verb of moving, behind it and without a meeting, is what is done. */
export function withVerbAsName(units: readonly Unit[], { ground }: Pick<PassInput, "ground">): readonly Unit[] {
  const first = units.findIndex((unit) => unit.kind !== "stop" && !isPhrase(unit, "courtesy", "filler"));
  const isNamed = meetingsCalled(contentWords(units), ground.gazetteer, ground.lexicon.concepts).length > 0;
  const isAbout = units.some(
    (unit) => isPhrase(unit, "it", "to", "hollow", "from", "all", "them") || unit.kind === "person",
  );
  if (isNamed || isAbout || !has(units, "allDay")) return units;
  return units.map((unit, n) => {
    const isVerb = n > first && unit.kind === "phrase" && unit.text !== "" && isPhrase(unit, "act:move");
    return isVerb ? { start: unit.start, end: unit.end, kind: "word", text: unit.text } : unit;
  });
}

const contentWords = (units: readonly Unit[]) =>
  units.flatMap((unit) => (isNaming(unit) && "text" in unit ? fold(unit.text).split(" ") : []));

/** Phrases that stand beside what is said; the others are its own words too. */
const BESIDE = new Set<WholeDayRole>(["off", "home", "offOrFree", "whole", "keep", "ask", "put", "take"]);

function takeApart(
  units: readonly Unit[],
  found: readonly WholeDayPhrase[],
  ground: Ground,
  situation: Situation,
): Said | undefined {
  // "Mark Friday as moving day", and no Mark who comes.
  const isName = ({ role, start }: WholeDayPhrase) =>
    role === "put" && !has(units, "as") && units.some((unit) => unit.kind === "word" && unit.start === start);
  // "Three whole days" is how long.
  const isInTime = ({ start, end }: WholeDayPhrase) =>
    units.some((unit) => unit.kind === "time" && unit.start < start && unit.end >= end);
  const beside = found.filter((one) => BESIDE.has(one.role) && !isName(one) && !isInTime(one));
  const isOfPhrase = (unit: Unit) => beside.some(({ start, end }) => unit.start < end && unit.end > start);
  // "A course for the whole of Monday"
  const leadsWhole = (n: number) =>
    isPhrase(units[n], "for") && beside.some(({ role, start }) => role === "whole" && start === units[n + 1]?.start);
  const phraseOf = (role: WholeDayRole) => found.find((one) => one.role === role);
  // "Bloque samedi et dimanche", "block both days"
  const isKept = phraseOf("keep") !== undefined && timesOf(units).some(isDays);
  const asked = isPlea(units) ? units.filter((unit) => !isQuestionMark(unit)) : units;
  const others = asked
    .filter((unit) => !isOfPhrase(unit) && !leadsWhole(units.indexOf(unit)))
    .map((unit) => (isKept && isPhrase(unit, "each") ? ALL_DAY(unit) : unit));
  const time = timeIn(others, situation);
  if (!time) return undefined;
  return {
    ...{ units, others, phraseOf, ground, situation, ...time },
    isAllDay: has(others, "allDay") || phraseOf("whole") !== undefined || (isKept && others.every(isQuiet)),
    isAsked: opensQuestion(units, phraseOf("ask")) || asked.some(isQuestionMark),
  };
}

const ALL_DAY = ({ start, end }: Unit): Unit => ({ start, end, kind: "phrase", roles: ["allDay"], text: "" });

/** "Could you put my holiday in?" */
const isPlea = (units: readonly Unit[]) => {
  const [front, ...behind] = clausesOf(units);
  // "Donderdag zit ik de hele dag op een congres, zet je dat erin?"
  const isToldFirst = front?.some(isTime) && has(behind.at(-1) ?? [], "act:create");
  return isToldFirst || (has(units, "act:create") && isPhrase(units[0], "courtesy"));
};

/** "Am I off on Friday"; behind its day the same words state it: "vrijdag heb ik verlof". */
const opensQuestion = (units: readonly Unit[], ask: WholeDayPhrase | undefined): boolean =>
  ask !== undefined && !units.some((unit) => unit.kind === "time" && unit.start < ask.start);

const read = (intent: Intent, slots: Slots, when: When | null): Reading => ({
  command: { ...plain(intent, slots), when },
  left: [],
});

/** A verb that makes nothing new. */
const isChange = (unit: Unit) =>
  asks(unit) &&
  !isPhrase(unit, "act:create") &&
  // "De lundi à mercredi inclus"
  !(isPhrase(unit, "act:invite") && isPhrase(unit, "filler"));

// --- new ones

/** "Off on Friday", "I'm on vacation 21-31 Dec", "I need a day off". */
function away(said: Said): Reading | undefined {
  const { phraseOf, units, when, length, ground } = said;
  const home = phraseOf("home");
  const off = phraseOf("off") ?? home ?? phraseOf("offOrFree");
  // An answer to mails is another thing.
  const isReply = has(units, "no:away") && (phraseOf("put") !== undefined || units.some(asks));
  const where = off ? whereIn(off, said) : [];
  const goal = off && where.length === 0 ? whereTo(said.others) : [];
  const company = off && where.length + goal.length === 0 ? withWhat(said.others) : [];
  const others = said.others.filter((unit) => !where.includes(unit) && !company.includes(unit));
  const isQuietBeside = (unit: Unit) => isQuiet(unit) || goal.includes(unit) || isPhrase(unit, "leaves", "to");
  if (!off || isReply || others.some(isChange) || !others.every(goal.length > 0 ? isQuietBeside : isQuiet))
    return undefined;
  // "Friday can go", "take Friday out": nobody is away.
  const goes = units.find((unit) => unit.start <= off.start && unit.end >= off.end && unit.kind === "phrase");
  const isGone = has(units, "act:cancel") || (isPhrase(goes, "goesOut") && !isSomebody(said));
  if (!phraseOf("off") && !home && isGone) return undefined;
  if (!when && !(phraseOf("off") && has(units, "act:create", "weak", "lasts"))) return undefined;
  const wordsOf = (from: number | undefined, row: readonly Unit[]) => ground.text.said.slice(from, row.at(-1)?.end);
  const place = where.length > 0 ? wordsOf(off.start, where) : wordsOf(goal[0]?.start, goal);
  const called = where.length + goal.length > 0 ? capitalise(place) : off.title;
  const title = company.length > 0 ? `${called} ${wordsOf(company[0]?.start, company)}` : called;
  // Who works at home is there for others.
  const free = home && off === home ? { free: true as const } : {};
  const slots: Slots = { title, allDay: true, ...free, ...(length && { durationMinutes: length }) };
  // "Put my day off on Monday": of one that there is, it goes there.
  const target: Target = { title: off.title, allDay: true };
  return read("create", { ...slots, ...(phraseOf("put") && when && !when.end && { target }) }, when);
}

/** "Off to Benidorm Monday to Thursday": where one is is what the days are called. */
function whereTo(units: readonly Unit[]): readonly Unit[] {
  const lead = units.findIndex((unit, n) => isPhrase(unit, "to") && isNaming(units[n + 1]));
  const behind = units.slice(lead + 1);
  const end = behind.findIndex((unit) => !isNaming(unit));
  return lead < 0 || !behind.slice(end).some(isTime) ? [] : behind.slice(0, end);
}

const isSomebody = ({ units, phraseOf }: Said) => has(units, "subject") || phraseOf("take") !== undefined;

/** "We're away with the caravan": what somebody has with them that is nobody known. */
function withWhat(units: readonly Unit[]): readonly Unit[] {
  const lead = units.findIndex((unit, n) => isPhrase(unit, "with") && isPhrase(units[n + 1], "definite", "ours"));
  const behind = units.slice(lead + 2);
  const end = behind.findIndex((unit) => !isNaming(unit)) >>> 0;
  const row = units.slice(lead, lead + 2 + Math.min(end, behind.length));
  return lead < 0 || row.length < 3 || row.some(isPerson) ? [] : row;
}

/** "Vakantie in Frankrijk", "Urlaub Italien", "holiday spain": right behind it, up to where one is then. */
function whereIn({ start, end, title }: WholeDayPhrase, { others, units, ground: { text } }: Said): readonly Unit[] {
  const isName = (unit: Unit) => unit.kind === "word" || unit.kind === "place" || unit.kind === "label";
  const isLead = (unit: Unit) => isPhrase(unit, "at", "definite") && !isPhrase(unit, "with", "it") && !asks(unit);
  const behind = units.filter((unit) => unit.start >= end);
  const stretch = behind.slice(0, behind.findIndex((unit) => !isName(unit) && !isLead(unit)) >>> 0);
  const place = stretch.slice(0, stretch.findLastIndex(isName) + 1);
  const isCalledSo = fold(text.said.slice(start, end)) === fold(title);
  const isShort = place.filter(isName).length <= LONGEST_PLACE && place.every((unit) => others.includes(unit));
  return isCalledSo && isShort ? place : [];
}

const LONGEST_PLACE = 3;

/** "Block the whole of Tuesday". */
function busy({ phraseOf, others, when, isAllDay }: Said): Reading | undefined {
  if (!isAllDay || !when || !phraseOf("keep") || !others.every(isQuiet)) return undefined;
  return read("create", { allDay: true }, when);
}

/** "All-day offsite Thursday and Friday with Anna", "Tom's birthday on 5 May", "conference 3-5 March". */
function named({ units, phraseOf, others, when, length, isAllDay, isRange, ground }: Said): Reading | undefined {
  const isNoted = phraseOf("noted") !== undefined;
  // "I'm at my sister's from the 5th to the 9th"
  const isThere = phraseOf("take") !== undefined && has(others, "at") && has(units, "subject");
  const isLong = isRange && (phraseOf("long") !== undefined || isThere || isFewWords(units));
  if (!when || !(isAllDay || isNoted || isLong) || others.some(isChange)) return undefined;
  // "All day busy"
  const isTaken = (unit: Unit, n: number) =>
    isPhrase(unit, "scope") && (isPhrase(others[n - 1], "allDay") || isPhrase(others[n + 1], "allDay"));
  // "Tuesday goes in as a full day": so it is put there.
  const isPutIn = (unit: Unit) =>
    isPhrase(unit, "comesIn", "goes") && !isPhrase(unit, "kinds") && has(others, "as", "allDay");
  const words = others.filter((unit, n) => !isPhrase(unit, "allDay") && !isTaken(unit, n) && !isPutIn(unit));
  // "It's Anna's birthday on Sunday" has its name already.
  const told =
    isNoted && units.some((unit) => isWord(unit) && unit.text.includes(" ")) ? undefined : toldIn(units, ground);
  const {
    title: name,
    attendees,
    location,
    left,
  } = told ?? ofWhose(describeNew(words, ground), words, phraseOf("noted"));
  // "In Berlin Monday to Wednesday": where one is is what it is called.
  const title = name ?? (location === undefined ? undefined : capitalise(location));
  if (title === undefined && attendees.length === 0) return undefined;
  const noted = phraseOf("noted");
  const names = noted ? [noted.title, ground.text.said.slice(noted.start, noted.end)] : [];
  const isOnlyNoted = names.some((name) => isName(title ?? "", name));
  // A birthday party has an hour.
  if (isNoted && !isOnlyNoted && !isAllDay) return undefined;
  const slots: Slots = {
    allDay: true,
    ...(isOnlyNoted && { free: true }),
    ...(title !== undefined && { title }),
    ...(attendees.length > 0 && { attendees }),
    ...(location !== undefined && { location }),
    ...(length && { durationMinutes: length }),
  };
  const negated = (told ? [] : others)
    .filter((unit) => isPhrase(unit, "negation", "not"))
    .map((unit) => saidOf(unit, ground));
  return { ...read("create", slots, when), left: [...left, ...negated] };
}

/** "Anna is zondag jarig": whose day it is is no guest of it, but for "the birthday with Anna". */
function ofWhose(described: Described, units: readonly Unit[], noted: WholeDayPhrase | undefined): Described {
  const { title = "", attendees } = described;
  const isDay =
    fold(title) === fold(noted?.title ?? "") ||
    units.some((unit) => unit.start === noted?.start && unit.end === noted.end && fold(textOf(unit)) === fold(title));
  const [whose, another] = attendees;
  const isGuest = has(units, "with") || another !== undefined || !isDay;
  return !noted || whose === undefined || isGuest
    ? described
    : { ...described, title: `${noted.title} ${whose}`, attendees: [] };
}

/** "Mum visiting Sat and Sun": two or three words that name nobody, and days. */
function isFewWords(units: readonly Unit[]): boolean {
  const words = units.filter((unit) => unit.kind === "word" || isPhrase(unit, "kinds"));
  const isOnly = units.every(
    (unit) => words.includes(unit) || unit.kind === "time" || (unit.kind === "phrase" && isArticle(unit)),
  );
  return isOnly && (words.length === 2 || words.length === 3) && timesOf(units).length === 1;
}

const isArticle = (unit: Unit) =>
  isPhrase(unit, "filler") && !isPhrase(unit, "with", "to", "from", "at", "opensQuestion");

/** Days that were named by the first and the last, or one by one. */
const isDays = ({ time: { point, until } }: TimeFound) =>
  point.date?.wd !== undefined &&
  !point.clock &&
  !until?.clock &&
  (point.date.also !== undefined || until?.date !== undefined);

/**
 * "Kids have no school Friday, put it in as an all-day thing": of what is told before, the words beside its day; where
 * verbs stand in the middle those behind it.
 */
function toldIn(units: readonly Unit[], { text, lexicon }: Ground): Described | undefined {
  const [before = [], request = [], more] = clausesOf(units);
  const isThat =
    request.some((unit) => isPhrase(unit, "allDay") || (isPhrase(unit, "it") && request.some(asks))) &&
    request.every(isQuiet);
  const day = before.findIndex(isTime);
  const isWord = (unit: Unit) => unit.kind !== "time" && unit.kind !== "stop" && !isPhrase(unit, "subject");
  const [ahead, behind] = [before.slice(0, Math.max(day, 0)).filter(isWord), before.slice(day + 1).filter(isWord)];
  const isBoth = ahead.length > 0 && behind.length > 0;
  const words = behind.length > 0 ? behind : ahead;
  const [first, last] = [words[0], words.at(-1)];
  const isRow =
    !isBoth || (lexicon.words.separable?.infinitive !== undefined && behind.every(({ kind }) => kind === "word"));
  const isWhere = isBoth && isPhrase(ahead[0], "at");
  if (more || !isThat || !(isRow || isWhere) || !first || !last || (!isWhere && isPhrase(first, "at", "on")))
    return undefined;
  if (before.some((unit) => asks(unit) || unit.kind === "person")) return undefined;
  // "I'm in Dublin Wed to Fri for the trade fair"
  const rows = isWhere ? [ahead, behind] : [words];
  const title = rows.map((row) => text.said.slice(row[0]?.start, row.at(-1)?.end)).join(" ");
  return { title: capitalise(title), attendees: [], unnamed: [], location: undefined, left: [] };
}

/** "Tom's birthday", "anniversaire de Paul": it stands at one end of the name. */
function isName(title: string, noted: string): boolean {
  const [whole, end] = [fold(title), fold(noted)];
  return whole.startsWith(end) || whole.endsWith(end);
}

const saidOf = ({ start, end }: Unit, { text }: Ground) => text.said.slice(start, end);

// --- those that there are

/** "Make it a whole day", "make the offsite all day"; "all day", where a time is asked for. */
function madeWhole({ others, when, isAllDay, ground, situation }: Said): Reading | undefined {
  if (!isAllDay) return undefined;
  const words = others.filter((unit) => !isPhrase(unit, "allDay"));
  const content = contentWords(words);
  const rest = words.filter((unit) => !isNaming(unit));
  if (!rest.every((unit) => isQuiet(unit) || isPhrase(unit, "repair", "lasts", "but", "to", "act:move")))
    return undefined;
  if (content.length === 0) {
    const isOpen = situation.focus || situation.awaiting !== undefined;
    const speaksOfIt = situation.awaiting !== undefined || has(words, "it", "repair", "lasts");
    return isOpen && speaksOfIt ? read("reschedule", { allDay: true }, when) : undefined;
  }
  const [title, another] = meetingsCalled(content, ground.gazetteer, ground.lexicon.concepts);
  if (when || title === undefined || another !== undefined || !(words.some(asks) || has(words, "weak", "repair")))
    return undefined;
  return read("reschedule", { allDay: true, target: { title } }, null);
}

export const isNaming = (unit: Unit | undefined) =>
  unit?.kind === "word" || unit?.kind === "label" || (isPhrase(unit, "kinds") && !isPhrase(unit, "hollow"));

/** "Cancel my day off", "move my vacation a week", "extend my vacation by two days". */
function changed({ phraseOf, others, when, ground, situation }: Said): Reading | undefined {
  const title = phraseOf("off")?.title ?? "";
  const target: Target = { title, allDay: true };
  const acts = (["act:move", "act:cancel", "act:longer", "act:shorter"] as const).filter((act) => has(others, act));
  const [act, another] = acts;
  const spoken = lengthsIn(others, ground);
  const rest = others.filter((unit) => !spoken.some(({ start, end }) => unit.start < end && unit.end > start));
  const isKnown = (unit: Unit) => isQuiet(unit) || asks(unit) || isPhrase(unit, "to", "later", "earlier");
  if (!act || another || !rest.every(isKnown)) return undefined;
  if (act === "act:cancel") {
    return spoken.length > 0 ? undefined : read("cancel", { target: { ...target, ...(when && { when }) } }, when);
  }
  const [length, second] = spoken;
  if (length && !second) {
    const { minutes } = length;
    const isLess = act === "act:shorter" || rest.some((unit) => isPhrase(unit, "earlier") && !isPhrase(unit, "later"));
    const by = isLess ? -minutes : minutes;
    if (minutes % DAY_MINUTES !== 0 || timesOf(rest).length > 0) return undefined;
    return read("reschedule", { target, ...(act === "act:move" ? { shiftMinutes: by } : { extendMinutes: by }) }, null);
  }
  return act === "act:move" && !second ? movedTo(target, rest, situation) : undefined;
}

const DAY_MINUTES = 1_440;

/** To which days: of two times the first is the one that it has. */
function movedTo(target: Target, units: readonly Unit[], { here }: Situation): Reading | undefined {
  const [first, second, more] = timesOf(units);
  if (more) return undefined;
  const own = second && first ? whenOf(settle([first]), here, { anchor: true })?.when : undefined;
  const fresh = second ?? first;
  const when = fresh && whenOf(settle([fresh]), here, { anchor: true })?.when;
  if (when?.grain === "minute" || when?.grain === "part_of_day") return undefined;
  return read("reschedule", { target: { ...target, ...(own && { when: own }) } }, when ? refusePast(when, here) : null);
}

/** "When am I off?", "am I off on Friday?", "when is my vacation?" */
function asked({ phraseOf, others, when }: Said): Reading | undefined {
  const isKnown = (unit: Unit) => isQuiet(unit) || isPhrase(unit, "act:ask", "condition") || isQuestionMark(unit);
  const off = phraseOf("off");
  if (!off || !others.every(isKnown)) return undefined;
  const reading = read("query", { target: { title: off.title, allDay: true } }, when);
  return { ...reading, command: { ...reading.command, manner: "whole-days" } };
}

/** Words that say nothing beside whole days. */
function isQuiet(unit: Unit): boolean {
  if (unit.kind === "time") return true;
  if (unit.kind === "stop") return /^[.,!\-–:;]$/.test(unit.text);
  // "Ponlo" makes it, and takes nothing back.
  const isLoud = isPhrase(unit, ...LOUD) && !isPhrase(unit, "act:create");
  return isPhrase(unit, "as") || (!isLoud && isPhrase(unit, ...QUIET));
}

const LOUD = ["negation", "not", "condition", "otherwise", "with", "repair"] as const;
const QUIET = [
  "courtesy",
  "filler",
  "join",
  "on",
  "at",
  "for",
  "from",
  "weak",
  "it",
  "hollow",
  "act:create",
  "allDay",
  "lasts",
  "as",
] as const;

/** The days that are said, and how long in whole days; undefined where the times do not go together or lack an end. */
function timeIn(
  units: readonly Unit[],
  { here }: Situation,
): Pick<Said, "when" | "either" | "length" | "isRange"> | undefined {
  const moves = units.some(isChange);
  const all = timesOf(units).filter(({ time }) => !(moves && isLength(time)));
  // Of a move the first of two is the time that it has.
  const settled = settle(moves ? all.slice(-1) : all);
  if (settled.against || (!moves && isOpenEnded(units))) return undefined;
  const length = settled.length ?? 0;
  if (length % DAY_MINUTES !== 0) return undefined;
  const read = whenOf(settled, here, { anchor: true });
  const when = read && refusePast(read.when, here);
  const isDays = when === null || when.kind === "date" || when.kind === "range" || when.kind === "unresolved";
  const isRange =
    settled.time?.until !== undefined || settled.time?.point.date?.also !== undefined || length > DAY_MINUTES;
  return isDays ? { when, either: read?.either, length, isRange } : undefined;
}

/** "Until Friday", "from Monday on": one end of a stretch, and nothing of the other. */
function isOpenEnded(units: readonly Unit[]): boolean {
  return units.some((unit, n) => {
    if (unit.kind !== "time" || unit.found.time.until) return false;
    const { point } = unit.found.time;
    const isOpen = point.since || point.side !== undefined || point.repeat !== undefined;
    return isOpen || isPhrase(units[n - 1], "to", "since");
  });
}

/** Lengths wherever they stand, "a week" among them, which beside a meeting is none. */
function lengthsIn(units: readonly Unit[], { tokens }: Ground): { start: number; end: number; minutes: number }[] {
  const found: { start: number; end: number; minutes: number }[] = [];
  const inDate = (token: Token) =>
    units.some(
      (unit) =>
        unit.kind === "time" && !isLength(unit.found.time) && unit.start <= token.start && token.start < unit.end,
    );
  for (let i = 0; i < tokens.length; i++) {
    const first = tokens[i];
    const length = first && !inDate(first) ? lengthAt(tokens, i) : null;
    const last = length && tokens[length.next - 1];
    if (!first || !length || !last) continue;
    if (units.some(({ start, end }) => start < last.end && end > first.start)) {
      found.push({ start: first.start, end: last.end, minutes: toMinutes(length.value) });
    }
    i = length.next - 1;
  }
  return found;
}
