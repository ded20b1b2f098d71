import { type Command, plain, type Slots } from "../command";
import { capitalise } from "../grammar/titles";
import { isLength } from "../times/settle-times";
import { asBound } from "./earliest";
import { meetingsCalled } from "./gazetteer";
import { both, type Narrowed, narrowedBy, stretchesOf } from "./narrowing";
import { search } from "./new-meeting";
import { clockOf, settle, type TimeFound, whenOf } from "./said-times";
import { contentOf, isQuiet, leadsWith } from "./slots";
import {
  type Ground,
  isPerson,
  isPhrase,
  isPlainStop,
  isQuestionMark,
  isTime,
  type Reading,
  type Situation,
  textOf,
  type Unit,
} from "./unit";
import { has, timesOf } from "./units-in";
import { listOf } from "./word-lists";

/**
 * "After lunch only", "I need 90 minutes, with Nora", "after the scrum", "and Friday?", where free time is looked for: where
 * in it, how long and with whom. Undefined where anything else is said: an hour to begin at, or a name, is a meeting.
 */
export function lookingFor(units: readonly Unit[], ground: Ground, situation: Situation): Reading | undefined {
  const { looking, awaiting } = situation;
  const day = dayAsked(units, situation);
  if (day) return day;
  const isSearch = looking && awaiting === undefined;
  if (!(isSearch || awaiting === "time") || units.some(isAnew)) return undefined;
  const wanted = wantedIn(units, ground, situation);
  if (!wanted || !units.every((unit) => wanted.used.has(unit) || isSmall(unit))) return undefined;
  // What answers "when?" by itself is read by other rules.
  if (!isSearch && !wanted.slots.beside) return undefined;
  const command: Command = { ...plain("find_slot", wanted.slots), when: wanted.when };
  return { command: isSearch ? { ...command, manner: "narrows" } : command, left: [] };
}

/** "Rather Saturday, what's free then?", "me puedes proponer horas el sábado": where times were offered, those of another day. */
function dayAsked(units: readonly Unit[], { awaiting, here }: Situation): Reading | undefined {
  const times = timesOf(units);
  const last = times.at(-1);
  const isDay = ({ time: { point, until } }: TimeFound) =>
    point.date !== undefined && !point.clock && !point.length && !point.part && !point.repeat && !until;
  const isFree = has(units, "free", "freeTime");
  const isAsked = has(units, "interrogative", "act:ask", "act:find");
  const isPlain = (unit: Unit) => unit.kind === "time" || isQuiet(unit) || isPhrase(unit, ...OF_DAY);
  if (awaiting !== "time" || !last || times.length > 2 || !times.every(isDay) || !isFree || !isAsked) return undefined;
  const when = units.every(isPlain) ? whenOf(settle([last]), here, {})?.when : undefined;
  return when ? { command: { ...plain("find_slot"), when }, left: [] } : undefined;
}

const WITH = { kind: "phrase", roles: ["with"], text: "" } as const;

const OF_DAY = [
  "interrogative",
  "act:ask",
  "act:find",
  "free",
  "freeTime",
  "opensQuestion",
  "planned",
  "inItsPlace",
] as const;

/** "What gaps do I have Friday afternoon", "any space on Thursday after the scrum, for an hour with Nora?" */
export function freeTimeAsked(all: readonly Unit[], ground: Ground, situation: Situation): Reading | undefined {
  if (situation.awaiting !== undefined) return undefined;
  // "Half an hour for Jonas" is one with him.
  const said = all.map((unit, n) => (isPhrase(unit, "for") && isPerson(all[n + 1]) ? { ...unit, ...WITH } : unit));
  const hour = hourAsked(said, ground, situation);
  if (hour) return hour;
  const room = roomAsked(said, ground, situation);
  if (room) return room;
  const purpose = purposeIn(said);
  const units = said.filter((unit) => !purpose.includes(unit));
  const isSought = purpose.length > 0 && (textOf(units.at(-1)) === "?" || has(units, "free"));
  if (!isOfFreeTime(units) && !isSought) return undefined;
  const isOpening = (unit: Unit) =>
    isPhrase(unit, ...ASKS) || !(unit.kind === "stop" || isPhrase(unit, "courtesy", "join", "filler", "weak"));
  const first = units.find(isOpening);
  const isAsked = isPhrase(first, ...ASKS) || textOf(units.at(-1)) === "?";
  // "I could get to the dentist"
  const isWay = (unit: Unit | undefined) => isPhrase(unit, "weak") && isPhrase(said[said.indexOf(unit!) + 1], "to");
  const isMade = (unit: Unit) => isPhrase(unit, "weak", "act:create") && !isPhrase(unit, "askedDone") && !isWay(unit);
  if (purpose.length > 0 && units.some((unit) => unit !== first && isMade(unit))) return undefined;
  const wanted = isAsked ? wantedIn(units, ground, situation) : null;
  const isOfSearch = (unit: Unit) =>
    isSmall(unit) ||
    isPhrase(unit, ...OF_SEARCH) ||
    isWay(unit) ||
    (asksWhere(units) && isPhrase(unit, "fits", "comesIn"));
  if (!wanted || !units.every((unit) => wanted.used.has(unit) || isOfSearch(unit))) return undefined;
  // "When do I have time": which days, whoever looks for it says.
  const slots = { ...wanted.slots, ...(purpose.length > 0 && named(purpose, ground)) };
  return wanted.when || Object.keys(slots).length > 0
    ? { command: { ...plain("find_slot", slots), when: wanted.when }, left: [] }
    : undefined;
}

/**
 * "Have I got time for an hour's call today before 3?", "past er morgen nog een gesprek van een uur in?": whether there is room for
 * something new that takes so long, wherever it stands. It is what the free time is for.
 */
function roomAsked(said: readonly Unit[], ground: Ground, situation: Situation): Reading | undefined {
  const long = timesOf(said).filter(({ time: { point } }) => point.length !== undefined);
  const isAsked = isQuestionMark(said.at(-1)) && has(said, "freeTime", "free", "fits", "act:find", "act:ask");
  if (!isAsked || long.length === 0) return undefined;
  const units = long.length === 1 ? said : withBound(said, ground);
  const thing = units.filter((unit, n) => isThing(unit) && !isPhrase(units[n - 1], "definite", "it", "subject"));
  const rest = units.filter((unit) => !thing.includes(unit));
  const isOfSearch = (unit: Unit) =>
    isTime(unit) ||
    isPerson(unit) ||
    isSmall(unit) ||
    isPhrase(unit, ...OF_SEARCH, "fits", "comesIn", "weak", "courtesy");
  if (thing.length === 0 || !rest.every(isOfSearch)) return undefined;
  const who = rest.filter((unit) => isTime(unit) || isPerson(unit) || isPhrase(unit, "with"));
  const reading = search(who, ground, situation);
  const title = thing.length === 1 && isName(thing[0]!) ? named(thing, ground) : {};
  return reading && { ...reading, command: { ...reading.command, slots: { ...title, ...reading.command.slots } } };
}

/** "An hour before three o'clock", in words that are three hours too. */
function withBound(units: readonly Unit[], ground: Ground): readonly Unit[] {
  const isLed = (n: number) => isTime(units[n]) && isPhrase(units[n - 1], "earlier") && isLength(units[n].found.time);
  return units.flatMap((unit, n) => (isLed(n + 1) ? [] : [asBound(unit, ground, isLed(n))]));
}

const isThing = (unit: Unit) =>
  isName(unit) || (isPhrase(unit, "weak", "hollow") && !isPhrase(unit, ...OF_SEARCH, "with", "for", "courtesy"));

/** "A gap on Friday for a 45 minute repair", "for a 2 hour meeting", "am I free tomorrow to see Nora?": at the end, what the time is for. */
function purposeIn(units: readonly Unit[]): readonly Unit[] {
  const wish = wishBehind(units);
  if (wish.length > 0) return wish;
  const gap = units.findIndex((unit) => isPhrase(unit, "freeTime", "act:find"));
  const lead = units.findLastIndex((unit, n) => n > gap && gap >= 0 && isPhrase(unit, "for", "to"));
  const behind = lead < 0 ? [] : units.slice(lead + 1).filter((unit) => !isTime(unit) && unit.kind !== "stop");
  const isOfIt = (unit: Unit) =>
    isName(unit) || unit.kind === "person" || isPhrase(unit, "filler", "weak", "with", "from", "hollow");
  const isLong = units.slice(lead).every((unit) => !isTime(unit) || isLength(unit.found.time));
  const isThing = behind.some((unit) => isName(unit) || unit.kind === "person" || isPhrase(unit, "hollow"));
  return isLong && isThing && behind.every(isOfIt) ? behind : [];
}

/** "When am I free Friday? Nora wants a call, 1 hour": behind the question, what somebody wants it for. */
function wishBehind(units: readonly Unit[]): readonly Unit[] {
  const at = units.findIndex(isQuestionMark);
  const behind = units.slice(at + 1);
  const [somebody, verb] = behind;
  const isOfIt = (unit: Unit) =>
    isName(unit) ||
    (isTime(unit) ? isLength(unit.found.time) : isPhrase(unit, "filler", "hollow", "for", "with") || isPlainStop(unit));
  const wanted = behind.slice(1).filter((unit) => !isPhrase(unit, "weak", "courtesy") || isPhrase(unit, "hollow"));
  const isSaid = isPerson(somebody) && isPhrase(verb, "weak", "courtesy") && wanted.every(isOfIt);
  const isThing = wanted.some((unit) => isName(unit) || isPhrase(unit, "hollow"));
  return at > 0 && isSaid && isThing ? behind.filter((unit) => !isTime(unit)) : [];
}

/** Who is met, and what it is called. */
function named(purpose: readonly Unit[], { text }: Ground): Slots {
  const people = purpose.filter(isPerson);
  const [first, last] = [purpose.find(isName), purpose.findLast(isName)];
  return {
    ...(people.length > 0 && { attendees: people.map(({ whole }) => whole) }),
    ...(first && last && { title: capitalise(text.said.slice(first.start, last.end)) }),
  };
}

/** "Trim", "cut" are things behind "for". */
const isName = (unit: Unit) =>
  unit.kind === "word" || unit.kind === "label" || isPhrase(unit, "kinds", "act:shorter", "goods");

/** "And at 4, is that free?", "en om vier uur, is dat nog leeg?": of an hour, and of nothing else, whether it is taken. */
function hourAsked(units: readonly Unit[], ground: Ground, { here }: Situation): Reading | undefined {
  const said = units.filter((unit) => !isPhrase(unit, "courtesy", "filler", "join"));
  const [found, another] = timesOf(units);
  // "Om vier uur": behind a word for when it is no length.
  const isHour = found && isLength(found.time) && leadsWith(found.time.lead, ground, "at", "on");
  const time = isHour ? { ...found, time: clockOf(found.time) } : found;
  const isIt = has(units, "it", "thatTime", "opensQuestion");
  const isFree = has(units, "free", "freeTime");
  const isAsked = textOf(units.at(-1)) === "?" && has(units, "opensQuestion", "goes");
  const isPlain = (unit: Unit) =>
    unit.kind === "time" ||
    isQuiet(unit) ||
    isPhrase(unit, "free", "freeTime", "opensQuestion", "planned", "goes", "thatDay");
  if (!time?.time.point.clock || another || !isIt || !isFree || !isAsked || !said.every(isPlain)) return undefined;
  const when = whenOf(settle([time]), here, { anchor: true })?.when;
  return when ? { command: { ...plain("find_slot"), when }, left: [] } : undefined;
}

const ASKS = ["interrogative", "opensQuestion", "askedDone", "act:ask", "act:find", "freeTime"] as const;

/** "Gaps", "room", or a verb that holds them: "wo hab ich … Luft". */
const isOfFreeTime = (units: readonly Unit[]) =>
  has(units, "freeTime") ||
  (has(units, "interrogative") && has(units, "act:find")) ||
  // "Morgen nachm wann 30 min frei"
  (has(units, "interrogative") && has(units, "free") && timesOf(units).some(({ time }) => isLength(time))) ||
  // "¿Cuándo estoy libre? Necesito 90 min"
  units.some((unit, n) => isPhrase(unit, "act:find") && isQuestionMark(units[n + 1])) ||
  asksWhere(units);

/** "Waar past vrijdag nog een half uur met Joost?", "where does an hour with Owen fit?": of how long something lasts, whether there is room. */
function asksWhere(units: readonly Unit[]): boolean {
  const first = units.find((unit) => unit.kind !== "stop" && !isPhrase(unit, "courtesy", "join"));
  const isLong = timesOf(units).some(({ time: { point } }) => point.length !== undefined && !point.clock);
  const isWithOne = units.some((unit, n) => unit.kind === "person" && isPhrase(units[n - 1], "with"));
  const says = has(units, "fits") || (isWithOne && textOf(units.at(-1)) === "?");
  return isPhrase(first, "interrogative", "act:ask") && isLong && says && !has(units, "kinds");
}

/** A question of its own, about other days or other matters. */
const isAnew = (unit: Unit) =>
  isPhrase(unit, "act:find", "free") || (isPhrase(unit, "interrogative") && !isPhrase(unit, "onlyAhead", "whatAbout"));

interface Wanted {
  slots: Slots;
  when: Command["when"];
  /** The units that say it. */
  used: ReadonlySet<Unit>;
}

/** Where free time is looked for, for how long and with whom; null where a time says anything else. */
function wantedIn(units: readonly Unit[], ground: Ground, { here }: Situation): Wanted | null {
  const beside = besideIn(units, ground);
  const said = units.filter((unit) => !beside?.used.includes(unit));
  const people = said.filter(isPerson);
  const [minutes, another] = timesOf(said).flatMap(({ time: { point } }) => point.length ?? []);
  if (another !== undefined || (people.length > 0 && !has(said, "with", "for"))) return null;
  if (timesOf(said).some(isOfSeveralDays)) return null;
  const stretches = stretchesOf(said.flatMap(withoutLength)).map((stretch) =>
    stretch.filter(({ kind }) => kind !== "person"),
  );
  const narrowed = stretches
    .filter((stretch) => stretch.some(isTime))
    .map((stretch) => narrowedBy(stretch.filter(isOfTime), here));
  if (!narrowed.every((one): one is Narrowed => one !== undefined)) return null;
  const limits = narrowed.flatMap((one) => one.limits ?? []).reduce(both, {});
  const [when = null, second] = narrowed.flatMap((one) => one.when ?? []);
  const { fromMinute = 0, untilMinute = 1440 } = limits;
  if (second || fromMinute >= untilMinute) return null;
  const slots: Slots = {
    ...(people.length > 0 && { attendees: people.map(({ whole }) => whole) }),
    ...(minutes !== undefined && { durationMinutes: minutes }),
    ...(Object.keys(limits).length > 0 && { limits }),
    ...(beside && { beside: { title: beside.title, side: beside.side } }),
  };
  if (Object.keys(slots).length === 0 && !when) return null;
  const times = said.filter(isTime);
  return { slots, when, used: new Set([...times, ...people, ...(beside?.used ?? [])]) };
}

/** "Thursday or Friday", "mornings next week": other rules read those. */
const isOfSeveralDays = ({ time: { point } }: TimeFound) =>
  point.date?.either !== undefined || point.date?.also !== undefined || (point.date?.span && point.part !== undefined);

/** What may change what a time says; all else beside it is looked at by itself. */
const isOfTime = (unit: Unit) =>
  unit.kind === "time" || isPhrase(unit, "not", "negation", "unsuitable", "act:absent", "leaves", "until", "numbered");

interface Beside {
  title: string;
  side: "after" | "before";
  used: Unit[];
}

/** "After the scrum": a meeting that there is, behind a word for which side of it. */
export function besideIn(units: readonly Unit[], { lexicon, gazetteer }: Ground): Beside | null {
  const { after, before, of } = lexicon.words.beside;
  for (const [n, unit] of units.entries()) {
    const side = listOf(after).has(textOf(unit)) ? "after" : listOf(before).has(textOf(unit)) ? "before" : null;
    if (side === null) continue;
    const isSkipped = (one: Unit | undefined) => isPhrase(one, "definite", "filler") || listOf(of).has(textOf(one));
    const from = units.findIndex((one, m) => m > n && !isSkipped(one));
    const to = units.findIndex((one, m) => m >= from && contentOf([one]).length === 0);
    const named = from < 0 ? [] : units.slice(from, to < 0 ? undefined : to);
    const [title, another] = meetingsCalled(contentOf(named), gazetteer, lexicon.concepts);
    if (title !== undefined && another === undefined) return { title, side, used: units.slice(n, from + named.length) };
  }
  return null;
}

/** "An hour, done by 4": what is left of a time beside how long. */
function withoutLength(unit: Unit): Unit[] {
  if (unit.kind !== "time" || unit.found.time.point.length === undefined) return [unit];
  if (isLength(unit.found.time)) return [];
  const { length: _, ...point } = unit.found.time.point;
  return [{ ...unit, found: { ...unit.found, time: { ...unit.found.time, point } } }];
}

const isSmall = (unit: Unit) => isQuiet(unit) || isPhrase(unit, ...SMALL);

const SMALL = [
  ...(["not", "negation", "but", "only", "onlyAhead", "for", "to", "with", "subject", "unsuitable", "until"] as const),
  ...(["goes", "lasts", "leaves", "whatAbout", "too", "because", "planned"] as const),
] as const;

const OF_SEARCH = [
  ...(["act:find", "act:ask", "opensQuestion", "askedDone", "free", "freeTime", "more", "interrogative"] as const),
] as const;
