import { plain, type Slots } from "../command";
import { fold } from "../text";
import type { Here } from "../times/make-when";
import { clausesOf } from "./clauses";
import type { Role } from "./lexicon";
import { settle, type TimeFound, whenOf } from "./said-times";
import { asks } from "./segment";
import { contentOf, isKnown, isRuledOut, leadsWith, NEXT, placeIn, targetOf } from "./slots";
import {
  type Ground,
  isPerson,
  isPhrase,
  isPlainStop,
  isShift,
  isWord,
  type PassInput,
  type Reading,
  type Situation,
  somebodyIn,
  type Unit,
} from "./unit";
import { has, timesOf } from "./units-in";

export function guests(units: readonly Unit[], act: "invite" | "uninvite", ground: Ground, here: Here): Reading {
  const meant = withoutTakenBack(units);
  const known = meant.flatMap((unit) => (unit.kind === "person" ? [act === "invite" ? unit.whole : unit.said] : []));
  const strangers = known.length > 0 ? leavers(units, ground) : strangersIn(units, ground);
  const name = strangers.map(({ start, end }) => ground.text.said.slice(start, end)).join(" ");
  const people = name === "" ? known : [...known, name];
  // "Put Tom in instead of Mia"
  const gone = units.flatMap((unit, n) => (unit.kind === "person" && isRuledOut(units, n) ? [unit] : []));
  const isSwap = act === "invite" && gone.length > 0 && gone.length < people.length;
  const comes = isSwap ? people.filter((name) => !gone.some(({ whole }) => whole === name)) : people;
  const slots: Slots =
    act === "invite"
      ? { attendees: comes, ...(isSwap && { removedAttendees: gone.map(({ said }) => said) }) }
      : { removedAttendees: people };
  const rest = units.filter((unit) => !strangers.includes(unit));
  const day = whenOf(settle(timesOf(units)), here, {});
  const named = targetOf(contentOf(rest), [], ground);
  // "Add Eva to the first meeting tomorrow"
  const placed = named ? undefined : placeIn(rest);
  const place = day || placed === NEXT ? placed : undefined;
  const target =
    named || place !== undefined || (day && joinsThatOf(units, ground))
      ? { ...named, ...(place !== undefined && { place }), ...(day && { when: day.when }) }
      : undefined;
  return { command: plain("edit_attendees", { ...slots, ...(target && { target }) }), left: [] };
}

/**
 * "And Zoe too", "añade a Zoe", "nicht Tom sondern Zoe" while something waits for a yes: words that nobody knows are
 * somebody, where all that is said beside them is that they come or stay away.
 */
export function withStrangers(units: readonly Unit[], { ground, situation: { awaiting } }: PassInput): readonly Unit[] {
  const names = units.filter(isWord);
  const isOpen = awaiting === "confirmation" || awaiting === "attendee";
  if (!isOpen || names.length === 0 || !units.every((unit) => isNameOr(unit)) || isKnown(contentOf(names), [], ground))
    return units;
  // "Tom's bringing Mia": a word between two who are known is none of them.
  const isVerb = units.some(
    ({ kind }, n) => kind === "word" && units[n - 1]?.kind === "person" && units[n + 1]?.kind === "person",
  );
  if (isVerb) return units;
  const isOut = units.some(isPerson) && has(units, "but");
  const isMarked = has(units, ...COMES_OR_GOES) || isOut;
  const runs = units.flatMap((unit, n) => (unit.kind === "word" && units[n - 1]?.kind !== "word" ? [n] : []));
  const stretches = runs.map((n) => units.slice(n, n + 1 + (units[n + 1]?.kind === "word" ? 1 : 0)));
  // More words than a first and a last name are no name.
  if (!isMarked || stretches.flat().length < names.length) return units;
  const somebody = stretches.map((stretch) => somebodyIn(stretch, ground));
  return [...units.filter(({ kind }) => kind !== "word"), ...somebody].toSorted((a, b) => a.start - b.start);
}

/** "Koffie met Noor op diezelfde dag": which day that is only those rules know that take a stranger for nobody. */
export function withGuestThatDay(units: readonly Unit[], { ground, situation }: PassInput): readonly Unit[] {
  const isSpokenOf = situation.focus || situation.awaiting === "confirmation";
  if (!isSpokenOf || !has(units, "thatDay")) return units;
  const at = units.findIndex((unit, n) => unit.kind === "word" && isPhrase(units[n - 1], "with"));
  const words = units.slice(at, at + (units[at + 1]?.kind === "word" ? 2 : 1));
  return at < 0 ? units : units.toSpliced(at, words.length, somebodyIn(words, ground));
}

const COMES_OR_GOES = ["too", "act:invite", "act:uninvite"] as const;

const isNameOr = (unit: Unit) =>
  ["word", "person"].includes(unit.kind) ||
  isPlainStop(unit) ||
  isPhrase(unit, "filler", "join", "repair", "courtesy", "with", "to", "but", "not", ...COMES_OR_GOES);

/** "Tom can't come to the review, Kim comes instead": one goes and the other comes; undefined where it is about nobody else. */
export function comesInstead(
  units: readonly Unit[],
  ground: Ground,
  { here, focus, awaiting }: Situation,
): Reading | undefined {
  const [first, second, another] = units.filter(isPerson);
  if (!first || !second || another) return undefined;
  const isGone = (unit: Unit) => isPhrase(unit, "act:absent", "act:uninvite", "unsuitable", "not");
  const between = units
    .slice(units.indexOf(first) + 1, units.indexOf(second))
    .filter((unit) => unit.kind !== "stop" && !(isPhrase(unit, "goes", "comesIn", "planned") && !isGone(unit)))
    // "Put Tom in instead of Mia": the second part of the verb
    .filter((unit) => unit.kind !== "phrase" || unit.text !== "");
  // "Kim instead of Tom at the review", "Kim covers for Tom"
  const isTurned = between.length === 1 && isPhrase(between[0], "not", "standsIn") && !isPhrase(between[0], "negation");
  // "1pm, and Kim instead of Tom" says when as well.
  const isOpen = (focus || awaiting === "confirmation") && timesOf(units).length === 0;
  const isIn = isPhrase(units[units.indexOf(second) + 1], "comesIn");
  // "…, take him out and Chloé in": behind who cannot come, what is about nothing else
  const isTakenOut = (unit: Unit) =>
    between.some(isGone) && isPhrase(unit, "act:cancel", "act:create", "comesIn") && !isOfMore(unit, units);
  const isInstead =
    between.some(isGone) &&
    (has(units, "inItsPlace") || (isIn && between.some((unit) => isPhrase(unit, "act:cancel") && isTakenOut(unit))));
  const isOfMeeting = !isTurned || isOpen || isKnown(contentOf(units), [], ground);
  // "Put Tom in instead of Mia", of what is open
  const isPut = (unit: Unit) => isTurned && isOpen && isPhrase(unit, "act:create", "act:invite");
  const isOther = (unit: Unit) =>
    asks(unit) && !isGone(unit) && !isPhrase(unit, "standsIn") && !isPut(unit) && !isTakenOut(unit);
  if (!(isTurned || isInstead) || !isOfMeeting || units.some(isOther)) return undefined;
  const [out, into] = isTurned ? [second, first] : [first, second];
  const { when } = whenOf(settle(timesOf(units)), here, {}) ?? {};
  const named = targetOf(contentOf(units), [], ground);
  const target = named || when ? { ...named, ...(when && { when }) } : undefined;
  const slots: Slots = { attendees: [into.whole], removedAttendees: [out.said], ...(target && { target }) };
  return { command: plain("edit_attendees", slots), left: [] };
}

/** Whether a meeting, by its name or as "it", or a time is said behind a verb. */
function isOfMore(unit: Unit, units: readonly Unit[]): boolean {
  const behind = units.slice(units.indexOf(unit) + 1);
  const isIt = (one: Unit) => isPhrase(one, "it") && !isPhrase(one, "them", "definite");
  return contentOf(behind).length > 0 || timesOf(behind).length > 0 || behind.some(isIt);
}

/** "Kenji is away, swap him for Mateusz", "Tom is ill, get Sam in instead": who cannot come, then who comes for them. */
export function replacesThem(units: readonly Unit[]): Reading | undefined {
  const [gone, into, another] = units.filter(isPerson);
  const clauses = clausesOf(units);
  const away = clauses.find((clause) => gone !== undefined && clause.includes(gone)) ?? [];
  const rest = clauses.filter((clause) => clause !== away).flat();
  const cannot = has(away, "unsuitable", "ill", "act:absent", "negation", "not");
  // "Tom is ill, Sam comes"
  const isComing =
    has(rest, "comesIn", "goes") &&
    rest.every((unit) => unit === into || unit.kind === "stop" || isPhrase(unit, ...COMING));
  const isInTheirPlace =
    isComing || has(rest, "inItsPlace") || (has(rest, "act:move") && has(rest, "them", "it", "for"));
  const isPlain = ({ kind }: Unit) => kind === "person" || kind === "stop" || kind === "phrase";
  const isOther = has(rest, "kinds", "negation", "interrogative", "condition") || !rest.every(isPlain);
  if (!gone || !into || another || !rest.includes(into) || !away.every(isOfWhy)) return undefined;
  if (!cannot || !isInTheirPlace || isOther) return undefined;
  return { command: plain("edit_attendees", { attendees: [into.whole], removedAttendees: [gone.said] }), left: [] };
}

const COMING: readonly Role[] = ["comesIn", "goes", "therefore", "join", "courtesy", "filler", "repair"];

const isOfWhy = ({ kind }: Unit) => kind !== "time" && kind !== "shift" && kind !== "number";

/** "Priya, I mean Sam": whoever stands in front of a word of repair, where somebody stands behind it. */
export function withoutTakenBack(units: readonly Unit[]): Unit[] {
  const repaired = units.findLastIndex((unit) => isPhrase(unit, "repair") && !isPhrase(unit, "too", "courtesy"));
  const isAnew = units.slice(Math.max(repaired, 0)).some(isPerson);
  return units.filter(({ kind }, n) => kind !== "person" || n > repaired || !isAnew);
}

/**
 * "Add Priya to tomorrow's meeting", "kan Elena ook bij de afspraak met Tom", "Anna vom Review entfernen": people, a small
 * word, and the meeting that they come to or leave, whatever names it; undefined for anything else.
 */
export function guestsOfOne(units: readonly Unit[], ground: Ground, here: Here): Reading | undefined {
  const first = units.findIndex(isPerson);
  // "A Priya, digo a Sam, al kickoff"
  const link = units.findIndex(
    (unit, n) =>
      n > first &&
      isPhrase(unit, "to", "at", "on", "from") &&
      !isPhrase(unit, "too") &&
      units[n + 1]?.kind !== "person",
  );
  const joins = units.findIndex((unit, n) => n > first && isPhrase(unit, "too"));
  const at = link < 0 ? joins : link;
  const isLed = isPhrase(units[first - 1], "with", "about", "for", "at", "from");
  // "Add Kim and tom@example.com", where nobody knows Kim
  const isStrange = units.slice(0, Math.max(first, 0)).some(isWord);
  const isBeside = units
    .slice(first, at)
    .every((unit) => ["person", "stop"].includes(unit.kind) || asks(unit) || isPhrase(unit, "join", ...BESIDE));
  if (
    first < 0 ||
    at < 0 ||
    isLed ||
    isStrange ||
    !isBeside ||
    has(units, "negation", "not", "interrogative", "condition", "askedDone", "past", "act:ask")
  )
    return undefined;
  const behind = units.slice(at + 1);
  const isOut = has(units, "act:uninvite", "act:cancel") && isPhrase(units[at], "from");
  const isIn = !has(units, "act:uninvite", "act:cancel", "act:move") && has(units, "act:invite", "too");
  const words = contentOf(behind);
  const isThat = isPhrase(behind[0], "definite") && has(behind, "kinds");
  const isOne = isThat || (words.length > 0 ? isKnown(words, [], ground) : has(behind, "hollow", "it"));
  if (isIn === isOut || !isOne || isIndefinite(behind[0]) || isForNew(units) || units.some(isShift)) return undefined;
  const named = (part: readonly Unit[]) => part.filter(isPerson);
  const day = whenOf(settle(timesOf(units)), here, { looking: true });
  const target = {
    ...targetOf(
      words,
      named(behind).map(({ said }) => said),
      ground,
    ),
    ...(day && { when: day.when }),
  };
  const people = named(withoutTakenBack(units.slice(0, at)));
  const slots: Slots = isIn
    ? { attendees: people.map(({ whole }) => whole) }
    : { removedAttendees: people.map(({ said }) => said) };
  return {
    command: plain("edit_attendees", { ...slots, ...(Object.keys(target).length > 0 && { target }) }),
    left: [],
  };
}

/** "To a catch-up", "zu einem Kaffee". */
export const isIndefinite = (unit: Unit | undefined) =>
  isPhrase(unit, "filler") && !isPhrase(unit, "definite", "to", "from", "at", "it");

/** "Invite Anna and Tom to a catch-up on Thursday at 2", "… on Thursday at 2, half an hour": what they come to is made for it. */
export const isForNew = (units: readonly Unit[]) =>
  has(units, "act:invite") &&
  (units.some(
    (unit, n) =>
      isPhrase(unit, "to", "for") &&
      (isIndefinite(units[n + 1]) || (isPhrase(unit, "for") && isPhrase(units[n + 1], "kinds"))),
  ) ||
    (contentOf(units).length === 0 && timesOf(units).some(({ time: { point } }) => point.length !== undefined))) &&
  timesOf(units).some(({ time: { point } }) => point.clock !== undefined);

/**
 * "Actually Callum is away, just the other two", "leave him out of it, only Owen": of what is open or was spoken of, who does
 * not come, beside who still does. Where those are named, whoever else is in it goes as well.
 */
export function leavesOthers(units: readonly Unit[], { subject }: Ground): Reading | undefined {
  const clauses = clausesOf(units);
  const isOnly = (clause: readonly Unit[]) => has(clause, "only");
  const [away, stay] = [clauses.filter((clause) => !isOnly(clause)).flat(), clauses.filter(isOnly).flat()];
  const named = (part: readonly Unit[]) => part.filter(isPerson);
  const isPlain = units.every(
    (unit) => ["person", "stop", "phrase"].includes(unit.kind) && (!asks(unit) || isPhrase(unit, ...GOES)),
  );
  const cannot = has(away, "unsuitable", "ill", "negation", "not", ...GOES);
  const isRest = stay.every(
    (unit) =>
      unit.kind !== "phrase" || isPhrase(unit, "only", "filler", "scope", "courtesy", "join", "with", "therefore"),
  );
  const stays = named(stay).map(({ whole }) => whole);
  const gone = named(away).filter(({ whole }) => !stays.includes(whole));
  if (stay.length === 0 || !isPlain || !cannot || !isRest || gone.length === 0) return undefined;
  const isMeant = (name: string) => stays.some((one) => fold(name).includes(fold(one)));
  const others = stays.length > 0 ? (subject?.people.filter((name) => !isMeant(name)) ?? []) : [];
  const isNamed = (name: string) => gone.some(({ whole }) => fold(name).includes(fold(whole)));
  const removedAttendees = [...gone.map(({ said }) => said), ...others.filter((name) => !isNamed(name))];
  const slots = { removedAttendees, ...(stays.length > 0 && { attendees: stays }) };
  return { command: plain("edit_attendees", slots), left: [] };
}

const GOES: readonly Role[] = ["act:absent", "act:uninvite", "act:cancel", "goesOut"];

/** "Add Kim to the meeting at 3", "zum 15-Uhr-Termin", "take Kim off Friday's job": people, and a meeting that its time tells. */
export function joinsThatOf(units: readonly Unit[], ground: Ground): boolean {
  const person = units.findLastIndex(isPerson);
  const from = units.findIndex((unit, n) => n > person && !isPhrase(unit, ...BESIDE, "to", "at", "on", "from"));
  const behind = units.slice(Math.max(from, 0));
  const isOfTime = timesOf(behind).some(({ time }) => leadsWith(time.lead, ground, "from"));
  const meeting = behind.findIndex(
    (unit) => (isPhrase(unit, "hollow", "it") && !isPhrase(unit, "definite")) || (isOfTime && isPhrase(unit, "kinds")),
  );
  const isLed = behind.slice(0, meeting).every((unit) => unit.kind === "time" || isPhrase(unit, "definite"));
  return person >= 0 && from > person + 1 && meeting >= 0 && isLed && timesOf(behind).length > 0;
}

/** "Add Zed": one or two words that name no meeting and no kind of one, beside a verb that may be about people. */
export function strangersIn(units: readonly Unit[], ground: Ground): readonly Unit[] {
  const words = units.filter(isWord);
  const isAlone = units.every(
    (unit) => unit.kind === "word" || (unit.kind === "phrase" && !unit.roles.includes("kinds")) || unit.kind === "stop",
  );
  return words.length <= 2 && isAlone && !isKnown(contentOf(words), [], ground) ? words : [];
}

/** "Drop Zed and Nina from the retro": unknown words beside people who leave a meeting that there is. */
export function leavers(units: readonly Unit[], ground: Ground): readonly Unit[] {
  const person = units.findLastIndex(isPerson);
  const from = units.findIndex((unit, n) => n > person && isPhrase(unit, "from"));
  const verb = units.findIndex((unit) => isPhrase(unit, "act:uninvite"));
  if (person < 0 || verb < 0 || from < verb || !isKnown(contentOf(units.slice(from)), [], ground)) return [];
  return units.slice(verb, from).filter(isWord);
}

/** "Take Tom out of the retro": the verb, then people and nothing that says whose, then what they leave. */
export function isTakenOff(units: readonly Unit[], ground: Ground): boolean {
  const first = units.findIndex(isPerson);
  const led = units[first - 1];
  const isObject =
    first > 0 && (asks(led!) || isPhrase(led, "filler", "courtesy", "to")) && !isPhrase(led, "from", "with");
  const isLinked = isBetween(units, "from") || isPartBehind(units) || joinsThatOf(units, ground);
  return isObject && timesOf(units).every(isDayAlone) && isLinked && namesBehind(units);
}

/** "En la entrevista quita a Pablo": what they leave stands in front of the verb. */
export function isTakenOffAhead(units: readonly Unit[], ground: Ground): boolean {
  const verb = units.findIndex((unit) => isPhrase(unit, "act:uninvite"));
  const [ahead, behind] = [units.slice(0, Math.max(verb, 0)), units.slice(verb + 1)];
  const isOnly = behind.every(
    (unit) => unit.kind === "person" || unit.kind === "stop" || isPhrase(unit, "filler", "courtesy", "join"),
  );
  return isOnly && behind.some(isPerson) && !ahead.some(asks) && isKnown(contentOf(ahead), [], ground);
}

/** "Get Tom in on the retro", "Tom has to be at the retro too": people, where to, and a meeting. */
export const isPutOn = (units: readonly Unit[]) =>
  isBetween(units, "to", "at", "on") && namesBehind(units) && !isPhrase(beforePeople(units), "with", "about");

const beforePeople = (units: readonly Unit[]) => units[units.findIndex(isPerson) - 1];

/** A small word between the last of the people and what stands behind. */
export function isBetween(units: readonly Unit[], ...roles: Role[]): boolean {
  const person = units.findLastIndex(isPerson);
  // "Anna está mala": without its accent that is "this" too.
  const leads = (unit: Unit | undefined) => isPhrase(unit, ...roles) && !isPhrase(unit, "opensQuestion");
  const behind = units
    .slice(person + 1)
    .find((unit) => leads(unit) || !(unit.kind === "stop" || isPhrase(unit, ...BESIDE)));
  return person >= 0 && leads(behind);
}

/** What may stand between somebody and where to: "has to be", "maar even", "mit". */
const BESIDE = ["filler", "too", "courtesy", "repair", "mustI", "weak", "with", "act:move"] as const;

/** The second part of a verb of leaving, behind the people: "haal Tom maar uit de retro". */
function isPartBehind(units: readonly Unit[]): boolean {
  const person = units.findLastIndex(isPerson);
  const part = units.findIndex((unit, n) => n > person && unit.kind === "phrase" && unit.text === "");
  const verb = has(units, "act:uninvite");
  return verb && part > 0 && units.slice(person + 1, part).every((unit) => isPhrase(unit, ...BESIDE));
}

/** A meeting, or "it", behind the last of the people: "from my calendar" is none. */
export function namesBehind(units: readonly Unit[]): boolean {
  const behind = units.slice(units.findLastIndex(isPerson) + 1);
  return contentOf(behind).length > 0 || has(behind, "it", "hollow");
}

/** People and the name of a meeting that there is, and no hour: nothing else can be meant by them than who comes. */
export const isOfMeeting = (units: readonly Unit[], ground: Ground) =>
  units.some(isPerson) &&
  units.every((unit) => unit.kind !== "shift" && (unit.kind !== "time" || isDayAlone(unit.found))) &&
  // "Put Kim in for a demo on Friday" makes a new one.
  (timesOf(units).length === 0 || has(units, "definite", "too", "act:invite", "act:uninvite")) &&
  isKnown(contentOf(units), [], ground);

/** Says on which day a meeting is, and nothing else. */
export const isDayAlone = ({ time: { point, until } }: TimeFound) =>
  point.date !== undefined && (point.clock ?? point.length ?? point.part ?? until) === undefined;
