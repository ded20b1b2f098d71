import { CHANGES, type Command, plain, type Target } from "../command";
import { fold } from "../text";
import { wallAt } from "../times/zone";
import { clausesOf } from "./clauses";
import { isGuestOf, meetingsCalled } from "./gazetteer";
import { cutWords, type Role } from "./lexicon";
import { isOnDay, settle, type TimeFound, whenOf } from "./said-times";
import { asks } from "./segment";
import { contentOf, isKnown, isQuiet } from "./slots";
import { type Ground, type Heard, isPhrase, isQuestionMark, type Reading, type Situation, type Unit } from "./unit";
import { has, namesIn, timesOf } from "./units-in";

/**
 * "My boss says no to Monday, take that one out again", "Owen just bailed, bin his": what goes is the one of the day, or of
 * whoever is told of in front of it, whatever was spoken of last.
 */
export function ofTold(units: readonly Unit[], ground: Ground, situation: Situation): Reading | undefined {
  const clauses = clausesOf(units);
  const last = clauses.findLastIndex((clause) => clause.some((unit) => unit.kind !== "stop"));
  const [told, request] = [clauses.slice(0, Math.max(last, 0)).flat(), clauses[last] ?? []];
  const isOff = has(request, "goesOut") && has(request, "act:uninvite");
  const isGone =
    (isOff || has(request, "act:cancel")) &&
    request.every(isOfGone) &&
    // "…, no lo canceles"
    !has(request, "negation");
  const isWhy =
    told.every(
      (unit) => isOfTold(unit) && (!asks(unit) || isPhrase(unit, "act:absent", "act:cancel", "act:uninvite")),
    ) &&
    saysNo(told) &&
    !isKnown(contentOf(told), [], ground);
  if (!situation.focus || situation.awaiting !== undefined || !isGone || !isWhy) return undefined;
  const target = targetIn(told, request, situation);
  return target && { command: plain("cancel", { target }), left: [] };
}

/** "Cancel it, Tom has no time", of what was just booked with him: who cannot is why, and says of no other. */
export function itAndWhy(
  units: readonly Unit[],
  { subject, gazetteer, lexicon }: Ground,
  { focus, awaiting }: Situation,
) {
  const [request = [], ...told] = clausesOf(units);
  const why = told.flat();
  const isIt = has(request, "act:cancel") && request.every(isOfGone) && !has(request, "negation");
  const isWhy = saysNo(why) && why.every((unit) => isOfTold(unit) && (!asks(unit) || isPhrase(unit, "act:absent")));
  const isTheirs = namesIn(why).length > 0 && namesIn(why).every((name) => subject && isGuestOf(name, subject));
  const isNamed = meetingsCalled(contentOf(why), gazetteer, lexicon.concepts).length > 0;
  if (!focus || awaiting !== undefined || !isIt || !isWhy || !isTheirs || isNamed || timesOf(why).length > 0)
    return undefined;
  return { command: plain("cancel"), left: [] };
}

/**
 * "Ruby cancelled on me again, take her out of Thursday", "the boiler people have postponed so remove them from my Friday":
 * the one meeting that a word of what is told is part of the name of.
 */
export function ofNamedInTold(units: readonly Unit[], ground: Ground, { here }: Situation): Reading | undefined {
  const verb = units.findLastIndex((unit) => isPhrase(unit, "act:cancel", "act:uninvite") && asks(unit));
  const cut = units.findLastIndex((unit, n) => n < verb && (unit.kind === "stop" || isPhrase(unit, "therefore")));
  const [told, request] = [units.slice(0, Math.max(cut, 0)), units.slice(cut + 1)];
  const isDay = (unit: Unit) => unit.kind === "time" && timesOf([unit]).every(isOneDay);
  const isGone =
    has(request, "them", "it", "theirs") &&
    request.every((unit) => isDay(unit) || isOfGone(unit) || isPhrase(unit, "from")) &&
    !has(request, "negation");
  const isWhy =
    told.every((unit) => isOfTold(unit) && (!asks(unit) || isPhrase(unit, ...CALLED_OFF))) && has(told, ...CALLED_OFF);
  if (verb < 0 || cut < 0 || !isGone || !isWhy || timesOf(told).length > 0 || namesIn(told).length > 0)
    return undefined;
  const titles = contentOf(told).flatMap((word) => meetingsCalled([word], ground.gazetteer, ground.lexicon.concepts));
  const [day] = timesOf(request);
  // Of several that one has with her it is the one of that day.
  const isThen = (title: string) =>
    day !== undefined &&
    ground.gazetteer.meetings.some(
      (one) => one.title === title && one.start && isOnDay(day, wallAt(one.start, here.zone).day, here),
    );
  const all = [...new Set(titles)];
  const [title, another] = all.length > 1 ? all.filter(isThen) : all;
  if (title === undefined || another !== undefined) return undefined;
  const when = day && whenOf(settle([day]), here, {})?.when;
  return { command: plain("cancel", { target: { title, ...(when && { when }) } }), left: [] };
}

const CALLED_OFF: readonly Role[] = ["act:absent", "act:cancel", "act:uninvite", "act:move", "unsuitable", "ill"];

/** "The Fox lot called off, take that trip out": of several that are called so, the one whose name is told in front of it. */
export function ofToldName(command: Command, { aside, ground }: Pick<Heard, "aside" | "ground">): Command {
  const { gazetteer, lexicon } = ground;
  const { target } = command.slots;
  if (target?.title === undefined || aside.length === 0 || !CHANGES.has(command.intent)) return command;
  const words = cutWords(fold(target.title)).map(({ text }) => text);
  const called = (said: readonly string[]) => meetingsCalled(said, gazetteer, lexicon.concepts);
  if (called(words).length < 2) return command;
  const told = contentOf(aside).filter((word) => word.length > 2 && !words.includes(word));
  const [title, another] = new Set(told.flatMap((word) => called([...words, word])));
  if (title === undefined || another !== undefined) return command;
  return { ...command, slots: { ...command.slots, target: { ...target, title } } };
}

function targetIn(why: readonly Unit[], request: readonly Unit[], { here }: Situation): Target | undefined {
  const [day, another] = timesOf(why);
  const [person, more] = namesIn(why);
  const isTheirs = request.some((unit) => isPhrase(unit, "theirs", "them") && !isPhrase(unit, "definite"));
  if (another || more || !(day || person) || (isTheirs && !person)) return undefined;
  const who = person !== undefined && { attendees: [person] };
  const told = isTheirs ? "theirs" : "it";
  if (!day) return { ...who, told };
  if (!isOneDay(day)) return undefined;
  const { side: _, clock: _one, ...point } = day.time.point;
  const when = whenOf(settle([{ ...day, time: { ...day.time, point } }]), here, {})?.when;
  return when && { ...who, when, told };
}

const isOneDay = ({ time: { point, until } }: TimeFound) =>
  point.date !== undefined &&
  !point.date.span &&
  !until &&
  !point.part &&
  !point.repeat &&
  (!point.clock || isNoHour(point));

/** "The Friday one". */
const isNoHour = ({ clock, bare }: TimeFound["time"]["point"]) =>
  bare === 1 && clock?.sure === false && clock.minute === 60;

const isOfGone = (unit: Unit) =>
  isPhrase(
    unit,
    "act:cancel",
    "act:uninvite",
    "goesOut",
    "it",
    "definite",
    "theirs",
    "them",
    "too",
    "more",
    "planned",
    "onceMore",
  ) ||
  (isQuiet(unit) && !isQuestionMark(unit));

/** Nothing of a request. */
const isOfTold = (unit: Unit) =>
  ["time", "word", "stop", "phrase", "person"].includes(unit.kind) &&
  !isQuestionMark(unit) &&
  !isPhrase(unit, "condition", "otherwise", "interrogative", "sameTime", "inItsPlace");

const saysNo = (told: readonly Unit[]) => told.some((unit) => unit.kind === "word" || isPhrase(unit, ...SAYS_NO));

const SAYS_NO: readonly Role[] = ["not", "negation", "unsuitable", "act:absent", "act:cancel", "ill", "called", "said"];
