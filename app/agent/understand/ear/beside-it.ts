import { plain } from "../command";
import { isLength } from "../times/settle-times";
import { describeNew } from "./describe-new";
import { settle } from "./said-times";
import { asks } from "./segment";
import { isQuiet, timesOf } from "./slots";
import { type Ground, isPhrase, type Reading, type Situation, textOf, type Unit } from "./unit";

/**
 * "Then put half an hour of prep in just before it", "add a 20 minute school run straight after": something new, right in
 * front of what is open or was just spoken of, or right behind it.
 */
export function besideIt(units: readonly Unit[], ground: Ground, situation: Situation): Reading | undefined {
  const { focus, timed, awaiting } = situation;
  const isOpen = awaiting === "confirmation" || (focus && awaiting === undefined);
  const [side, another] = units.filter((unit) => isPhrase(unit, "afterThat", "beforeThat"));
  if (!isOpen || !timed || !side || another || !units.every(isOfNew) || isNext(side, units)) return undefined;
  const isMade = units.some((unit) => isPhrase(unit, "act:create", "weak") && !isPhrase(unit, "with"));
  const isLong = timesOf(units).length > 0;
  const rest = units.filter((unit) => unit !== side);
  const { title, attendees, location, left } = describeNew(rest, ground);
  const isNamed = title !== undefined || attendees.length > 0;
  // "Dentist before that": a bare name may be what is asked about.
  const says = isMade || isLong || attendees.length > 0;
  if (!isNamed || !says || left.length > 0 || !timesOf(units).every(({ time }) => isLength(time))) return undefined;
  const { length, against } = settle(timesOf(units));
  if (against) return undefined;
  const slots = {
    ...(title !== undefined && { title }),
    ...(attendees.length > 0 && { attendees }),
    ...(location !== undefined && { location }),
    ...(length !== undefined && { durationMinutes: length }),
    ...(units.some((unit) => isPhrase(unit, "sameLength")) && { sameLength: true as const }),
  };
  const manner = isPhrase(side, "beforeThat") ? "ahead-of-that" : "after-that";
  return { command: { ...plain("create", slots), manner }, left: [] };
}

/** "And then book a haircut": what one asks for next, and not when that is. */
const isNext = (side: Unit, units: readonly Unit[]) =>
  units.find(({ kind }) => kind !== "stop") === side && !isPhrase(side, "beforeThat") && !textOf(side).includes(" ");

const isOfNew = (unit: Unit) =>
  ["time", "person", "quote", "topic", "place", "word", "label"].includes(unit.kind) ||
  isPhrase(unit, "afterThat", "beforeThat", "kinds", "hollow", "goods", "with", "for", "from", "at", "about", "but") ||
  (asks(unit)
    ? isPhrase(unit, "act:create")
    : isQuiet(unit) && !isQuestion(unit) && !isPhrase(unit, "repair", "thatDay", "sameTime"));

const isQuestion = (unit: Unit) => unit.kind === "stop" && unit.text === "?";
