import { plain } from "../command";
import { capitalise } from "../grammar/titles";
import { isLength } from "../times/settle-times";
import { describeNew } from "./describe-new";
import { settle } from "./said-times";
import { asks } from "./segment";
import { contentOf, isKnown, isQuiet, timesOf } from "./slots";
import {
  type Ground,
  isPhrase,
  isQuestionMark,
  mayLean,
  type Reading,
  type Situation,
  textOf,
  timeMeant,
  type Unit,
  untyped,
} from "./unit";

/**
 * "Then put half an hour of prep in just before it", "add a 20 minute school run straight after", "another with Owen right
 * after", "same for Owen straight after": something new, right in front of what is open or was just spoken of, or right
 * behind it.
 */
export function besideIt(all: readonly Unit[], ground: Ground, situation: Situation): Reading | undefined {
  const { timed } = situation;
  const isOpen = mayLean(situation);
  const units = asGuest(withLengthBeside(all), ground);
  const sides = units.filter((unit) => isPhrase(unit, "afterThat", "beforeThat"));
  const [side] = sides;
  // "Zet er meteen daarna eentje met Joris achteraan": said twice
  const isOneSide = new Set(sides.map((one) => isPhrase(one, "beforeThat"))).size === 1;
  if (!isOpen || !timed || !side || !isOneSide || !units.every(isOfNew) || isNext(side, units)) return undefined;
  const isMade = units.some((unit) => isPhrase(unit, "act:create", "weak", ...ANOTHER) && !isPhrase(unit, "with"));
  const isLong = timesOf(units).length > 0;
  const purpose = purposeIn(units, ground);
  const rest = units.filter(
    (unit) => !sides.includes(unit) && !purpose?.units.includes(unit) && !isPhrase(unit, ...ANOTHER),
  );
  const { attendees, location, left, ...named } = describeNew(rest, ground);
  const title = named.title ?? purpose?.title;
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

/** "Another with Owen", "otra con Lucía", "same for Owen". */
const ANOTHER = ["more", "onceMore", "theSame"] as const;

/** "Same for Gregor": whoever that is, a name that nobody knows. */
function asGuest(units: readonly Unit[], ground: Ground): readonly Unit[] {
  const at = units.findIndex(
    (unit, n) =>
      unit.kind === "word" &&
      units.slice(0, n).some((one) => isPhrase(one, "theSame")) &&
      isPhrase(units[n - 1], "for", "theSame"),
  );
  const name = units[at];
  if (!name || contentOf(units).length > 1 || isKnown(contentOf([name]), [], ground)) return units;
  const said = ground.text.said.slice(name.start, name.end);
  const guest: Unit = { start: name.start, end: name.end, kind: "person", said, whole: capitalise(said) };
  return units.map((unit) => (unit === name ? guest : unit));
}

/** "Bloque la demi-heure avant": behind an article how far is how long, and which side it is on. */
function withLengthBeside(units: readonly Unit[]): readonly Unit[] {
  const at = units.findIndex((unit, n) => unit.kind === "shift" && isPhrase(units[n - 1], "definite"));
  const shift = units[at];
  if (shift?.kind !== "shift" || !units.some(asks)) return units;
  const { start, end, minutes } = shift;
  const side = untyped(minutes < 0 ? "beforeThat" : "afterThat");
  return [
    ...units.slice(0, at),
    timeMeant(start, end, { length: Math.abs(minutes) }),
    { ...side, start: end, end },
    ...units.slice(at + 1),
  ];
}

/** "… om me in te lezen", "… zum Einlesen", at the end: what it is for, which it may be called by. */
function purposeIn(units: readonly Unit[], { text }: Ground): { units: readonly Unit[]; title: string } | undefined {
  const last = units.findLastIndex(({ kind }) => kind === "time");
  const at = units.findIndex((unit, n) => n > last && isPhrase(unit, "for", "to"));
  const said = at < 0 ? [] : units.slice(at);
  const named = said.filter((unit) => contentOf([unit]).length > 0);
  const [first, end] = [named[0], named.at(-1)];
  const isPlain = said.every(({ kind }) => kind === "word" || kind === "phrase");
  if (!first || !end || !isPlain || !isPhrase(said[0], "for", "to")) return undefined;
  return { units: said, title: capitalise(text.said.slice(first.start, end.end)) };
}

/** "And then book a haircut": what one asks for next, and not when that is. */
const isNext = (side: Unit, units: readonly Unit[]) =>
  units.find(({ kind }) => kind !== "stop") === side && !isPhrase(side, "beforeThat") && !textOf(side).includes(" ");

const isOfNew = (unit: Unit) =>
  ["time", "person", "quote", "topic", "place", "word", "label"].includes(unit.kind) ||
  isPhrase(
    unit,
    "afterThat",
    "beforeThat",
    "kinds",
    "hollow",
    "goods",
    "with",
    "for",
    "from",
    "at",
    "about",
    "but",
    "to",
    ...ANOTHER,
  ) ||
  (asks(unit)
    ? isPhrase(unit, "act:create")
    : isQuiet(unit) && !isQuestionMark(unit) && !isPhrase(unit, "repair", "thatDay", "sameTime"));
