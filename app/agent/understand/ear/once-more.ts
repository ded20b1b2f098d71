import { plain, type When } from "../command";
import { isoDay, weekdayOf } from "../times/days";
import { isLength } from "../times/settle-times";
import { wallAt } from "../times/zone";
import { DAY_MINUTES, daysOn } from "./at-its-hour";
import { clausesOf, cutAt } from "./clauses";
import { isGuestOf, isTitleOf } from "./gazetteer";
import { joinsThatOf } from "./guest-edits";
import type { Role } from "./lexicon";
import { clockOf, isOnDay, mayBeHour, placed, settle, type TimeFound, whenOf } from "./said-times";
import { contentOf, hoursOf, isQuiet } from "./slots";
import {
  type Ground,
  isPerson,
  isPhrase,
  isQuestionMark,
  isTime,
  mayLean,
  type Reading,
  type Situation,
  textOf,
  timeMeant,
  type Unit,
} from "./unit";
import { has, timesOf, wholeNamesIn } from "./units-in";
import { anotherSaid } from "./what-was-told";
import { listOf } from "./word-lists";

/**
 * "Same again Friday", "lo mismo pero el lunes", "another lunch with Mia on Friday, same time": what was spoken of is made
 * once more, or what waits for a yes as well on that day; "the same but Friday" of what waits is only another day.
 */
export function onceMore(all: readonly Unit[], ground: Ground, situation: Situation): Reading | undefined {
  const { awaiting, here } = situation;
  // "Add Mia to Friday's meeting" is of the one there is.
  if (!mayLean(situation) || has(all, "condition", "otherwise") || joinsThatOf(all, ground)) return undefined;
  // "Repeat it every week": what there is comes again.
  if (timesOf(all).some(({ time: { point } }) => point.repeat)) return undefined;
  const { units, stays, isAnother } = withoutFirst(all, ground, here);
  const times = timesOf(units).map((found) => asItsHour(found, ground, here));
  const settled = settle(times, hoursOf(ground));
  const time = whenOf(settled, here, {});
  const when = time && onItsDay(time.when, ground, here);
  const { subject } = ground;
  // On its own day, at its own hour, it is there already.
  const isThen = subject?.start !== undefined && when?.start?.slice(0, 10) === isoDay(dayOf(subject.start, here));
  const isItsHour = when?.grain === "day" && !isThen;
  const [shift, another] = units.flatMap(daysOn);
  // "And the day after too", "the week after, same time as well"
  const isOn = shift !== undefined && has(all, "too", "more", "secondOf") && !has(all, "act:move");
  const isAgain =
    has(all, "onceMore") ||
    isOn ||
    stays ||
    (has(all, "theSame") && has(all, "too", "more", "secondOf", "act:create")) ||
    (isItsHour && units.some(isOneMore)) ||
    ((isAnother || has(all, "more", "secondOf")) && has(all, "sameTime")) ||
    (isAnother && isItsHour) ||
    // "Friday too, from 12 to 1", where it is from 12 to 1: nothing else than the day is other.
    (has(all, "too") && isItsHour && time?.when.grain === "minute");
  const isOpen = awaiting === "confirmation";
  const isOnly = units.every(
    (unit) =>
      ["time", "person", "shift"].includes(unit.kind) ||
      isBeside(unit) ||
      (isAgain && isOfCopy(unit)) ||
      (has(all, "onceMore") && isQuestionMark(unit)),
  );
  // "Make it two days, Friday and Saturday" says how long it is.
  const isLonger = (settled.length ?? 0) >= DAY_MINUTES && !has(all, "onceMore");
  if (!(isAgain || has(all, "theSame")) || !isOnly || isLonger) return undefined;
  const people = wholeNamesIn(units);
  // "The same a week later": so far from what was spoken of.
  if (shift !== undefined && (isOpen || time !== null || another !== undefined)) return undefined;
  const says = time !== null || shift !== undefined || people.length > 0;
  if (settled.against || contentOf(units).length > 0 || !says) return undefined;
  // "Zelfde voor vrijdag?" asks on.
  if (people.length === 0 && has(units, "whatAbout")) return undefined;
  const slots = {
    ...(people.length > 0 && { attendees: people }),
    ...(settled.length !== undefined && { durationMinutes: settled.length }),
    ...(shift !== undefined && { shiftMinutes: shift }),
  };
  if (!isOpen) return { command: { ...plain("create", slots), ...placed(time, here), manner: "same-again" }, left: [] };
  const isDay = when?.kind === "date" && when.grain === "day";
  if (people.length > 0 || (isAgain && !isDay)) return undefined;
  const also = isAgain && { manner: "also" as const };
  return { command: { ...plain("reschedule", slots), ...placed(when && { when }, here), ...also }, left: [] };
}

/** "One more on Friday at 12", where it is at 12: the same on that day. */
function onItsDay(when: When, { subject }: Ground, { zone }: Situation["here"]): When {
  const { start } = when;
  if (!start?.includes("T") || when.grain !== "minute" || subject?.start === undefined) return when;
  const isAt = (said: string, own: number | undefined) =>
    own !== undefined && wallAt(Date.parse(said), zone).minute === wallAt(own, zone).minute;
  const isSame = isAt(start, subject.start) && (!when.end || isAt(when.end, subject.end));
  return isSame ? { ...when, kind: "date", grain: "day", start: start.slice(0, 10), end: null } : when;
}

/** "Add Friday", "vrijdag erbij", where nothing but a day is said. */
const isOneMore = (unit: Unit) =>
  (isPhrase(unit, "more") && !isPhrase(unit, "courtesy", "act:longer")) ||
  (isPhrase(unit, "comesIn") && isPhrase(unit, "too"));

/** "Vrijdag weer, 12 uur", where it is at 12: no length. */
function asItsHour(found: TimeFound, ground: Ground, { zone }: Situation["here"]): TimeFound {
  const start = ground.subject?.start;
  const isHour = isLength(found.time) && mayBeHour(found.time, found.text, hoursOf(ground));
  const at = isHour ? clockOf(found.time) : undefined;
  const isIts = start !== undefined && at?.point.clock?.minute === wallAt(start, zone).minute;
  return at && isIts ? { ...found, time: at } : found;
}

/** A message about one more, without what names the first one, and whether it says that this one stays. */
interface OneMore {
  units: readonly Unit[];
  /** "Thursday stays too", "on top of this one", "both days": it is one more then, in whatever words. */
  stays: boolean;
  /** "A second lunch", "otra comida con Mia": nothing else is named than what there is. */
  isAnother: boolean;
}

/** Leaves out what names the first one, or says that it stays; nothing where no time would be left, or none is known. */
export function withoutFirst(said: readonly Unit[], ground: Ground, here: Situation["here"]): OneMore {
  const { subject, gazetteer, lexicon } = ground;
  const whole: OneMore = { units: said, stays: false, isAnother: false };
  if (!subject?.start || gazetteer.meetings.length === 0) return whole;
  const another = anotherSaid(said, ground);
  const units = said.filter(
    ({ start, end }) => !another || end <= another.start || start >= another.end || start === end,
  );
  const day = dayOf(subject.start, here);
  const isItsDay = (unit: Unit) => unit.kind === "time" && isOnDay(unit.found, day, here);
  const isNamed = (unit: Unit) => isTitleOf(contentOf([unit]), subject, lexicon.concepts);
  const isTheirs = (unit: Unit) => unit.kind === "person" && isGuestOf(unit.whole, subject);
  const isOfFirst = (unit: Unit) =>
    isItsDay(unit) || isNamed(unit) || isTheirs(unit) || isQuiet(unit) || isPhrase(unit, ...OF_FIRST);
  // "Jeudi ne bouge pas", "without moving Thursday"
  const isLeft = (clause: readonly Unit[]) =>
    clause.some(isItsDay) &&
    has(clause, "negation", "not", "letsGo") &&
    has(clause, "act:move", "act:cancel", "letsGo");
  const isKept = (clause: readonly Unit[]) => {
    const left = isLeft(clause);
    // "Keep this one"
    const isThis = (unit: Unit) =>
      isPhrase(unit, "letsGo") && listOf(lexicon.words.keeps).has(textOf(unit).split(" ")[0] ?? "");
    return (
      (left || clause.some(isThis) || has(clause, "stays", "keeps", "each", "onTopOf")) &&
      clause.every((unit) => isOfFirst(unit) || (left && isPhrase(unit, ...LEFT))) &&
      !clause.some(isTheirs)
    );
  };
  // "Jueves y viernes", of what is on Thursday: both.
  const both = units.flatMap((unit) => (unit.kind === "time" ? [withoutItsDay(unit, weekdayOf(day))] : []));
  const apart = units.map((unit) => both.find((one) => one?.start === unit.start && one.kind === unit.kind) ?? unit);
  const opens = (unit: Unit) => isPhrase(unit, "but", "join") && !isPhrase(unit, "too", "more");
  const clauses = clausesOf(apart).flatMap((clause) => cutAt(clause, opens));
  const kept = clauses.flatMap((clause) => {
    if (isKept(clause)) return [];
    const beside = clause.findIndex((unit) => isPhrase(unit, "onTopOf"));
    const end = clause.findIndex((unit, n) => n > beside && !isOfFirst(unit));
    return beside < 0 ? clause : [...clause.slice(0, beside), ...(end < 0 ? [] : clause.slice(end))];
  });
  const stays = kept.length < units.length || both.some((one) => one !== undefined);
  const isMore = stays || another !== undefined || has(units, ...MORE);
  const rest = isMore ? kept.filter((unit) => !isNamed(unit) && !isTheirs(unit)) : kept;
  const isSame = !has(rest, "kinds") && rest.some(isTime);
  const isNamedToo = rest.length < kept.length && has(units, "more", "secondOf");
  const isOthers = rest.some(isPerson);
  const isAnother = isSame && (isNamedToo || (another !== undefined && !isOthers));
  return rest.some(({ kind }) => ["time", "shift"].includes(kind)) ? { units: rest, stays, isAnother } : whole;
}

/** Two days, or from one to the other, of which one is that of what there is: the other one alone. */
function withoutItsDay(unit: Extract<Unit, { kind: "time" }>, weekday: number): Unit | undefined {
  const { point, until } = unit.found.time;
  const days = [point.date?.wd, ...(point.date?.also ?? []), ...(until?.date?.wd === undefined ? [] : [until.date.wd])];
  const [other, another] = days.filter((one) => one !== weekday);
  if (point.length !== undefined || days.length !== 2 || other === undefined || another !== undefined) return undefined;
  return timeMeant(unit.start, unit.end, { date: { wd: other } }, unit.found.text);
}

/** What may stand beside the day or the name of the first one, where it is said that it stays. */
const OF_FIRST: readonly Role[] = [
  ...(["stays", "keeps", "each", "onTopOf", "hollow", "definite", "at", "with", "from", "as", "likeThe"] as const),
  ...(["interrogative", "opensQuestion", "planned", "they", "letsGo", "therefore", "to", "but", "scope"] as const),
];

const LEFT = ["negation", "not", "act:move", "act:cancel"] as const;

const MORE = ["more", "onceMore", "secondOf", "too", "theSame"] as const;

/** What asks for one more, and says that the first one stays. */
const isOfCopy = (unit: Unit) =>
  isPhrase(unit, ...COPIES) && (!isPhrase(unit, "act:move") || isPhrase(unit, "onceMore"));

const COPIES = [
  ...(["act:create", "more", "secondOf", "likeThe", "stays", "keeps", "each", "hollow", "takes", "comesIn"] as const),
  ...(["planned", "lets", "subject", "definite", "from", "therefore", "lasts", "orders"] as const),
];

const dayOf = (moment: number, { zone }: Situation["here"]) => wallAt(moment, zone).day;

const isBeside = (unit: Unit) =>
  isPhrase(unit, "dayAfter", "dayBefore", "onceMore", "theSame", "but", "with", "for", "to", "at") ||
  (isQuiet(unit) && !isQuestionMark(unit));
