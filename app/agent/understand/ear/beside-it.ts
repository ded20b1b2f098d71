import { plain } from "../command";
import { capitalise } from "../grammar/titles";
import { fold } from "../text";
import { describeNew } from "./describe-new";
import { FOCUS } from "./kept-free";
import { settle, whenOf } from "./said-times";
import { asks } from "./segment";
import { contentOf, isQuiet } from "./slots";
import {
  type Ground,
  isPerson,
  isPhrase,
  isQuestionMark,
  isTime,
  mayLean,
  type PassInput,
  type Reading,
  type Situation,
  textOf,
  timeMeant,
  type Unit,
  untyped,
} from "./unit";
import { has, timesOf } from "./units-in";
import { listOf } from "./word-lists";

/**
 * "Then put half an hour of prep in just before it", "add a 20 minute school run straight after", "another with Owen right
 * after", "same for Owen straight after": something new, right in front of what is open or was just spoken of, or right
 * behind it.
 */
export function besideIt(all: readonly Unit[], ground: Ground, situation: Situation): Reading | undefined {
  const { timed } = situation;
  const isOpen = mayLean(situation);
  const units = withGuestOfIt(withLengthBeside(all), ground).filter((unit) => !isRight(unit, ground));
  const sides = units.filter((unit) => isPhrase(unit, "afterThat", "beforeThat"));
  const [side] = sides;
  // "Zet er meteen daarna eentje met Joris achteraan": said twice
  const isOneSide = new Set(sides.map((one) => isPhrase(one, "beforeThat"))).size === 1;
  const isAsked = units.some(isQuestionMark) && !has(units, "act:create");
  if (!isOpen || !timed || !side || !isOneSide || isAsked || !units.every(isOfNew) || isNext(side, units))
    return undefined;
  const isMade = units.some((unit) => isPhrase(unit, "act:create", "weak", ...ANOTHER) && !isPhrase(unit, "with"));
  const isLong = timesOf(units).length > 0;
  const purpose = purposeIn(units, ground);
  const rest = units.filter(
    (unit) => !sides.includes(unit) && !purpose?.units.includes(unit) && !isPhrase(unit, ...ANOTHER),
  );
  const { attendees, location, left, ...named } = describeNew(rest, ground);
  const isKept = has(units, "keepsFree") && attendees.length === 0;
  const title = named.title ?? purpose?.title ?? (isKept ? FOCUS : undefined);
  const isNamed = title !== undefined || attendees.length > 0;
  // "Dentist before that": a bare name may be what is asked about.
  const says = isMade || isLong || attendees.length > 0;
  if (!isNamed || !says || left.length > 0) return undefined;
  const settled = settle(timesOf(units));
  const { length, against, time } = settled;
  if (against || time?.point.date) return undefined;
  const slots = {
    ...(title !== undefined && { title }),
    ...(attendees.length > 0 && { attendees }),
    ...(location !== undefined && { location }),
    ...(length !== undefined && { durationMinutes: length }),
    ...(has(units, "sameLength") && { sameLength: true as const }),
  };
  // "Tom straight after, at 1": an hour that is said is of the same day.
  const when = whenOf(settled, situation.here, {})?.when;
  if (when) return { command: { ...plain("create", slots), when, manner: "that-day", besides: true }, left: [] };
  const manner = isPhrase(side, "beforeThat") ? "ahead-of-that" : "after-that";
  return { command: { ...plain("create", slots), manner }, left: [] };
}

/** "Book him 15m right before it": of who comes to it the only one, or else whoever was named last. */
function withGuestOfIt(units: readonly Unit[], { subject }: Ground): readonly Unit[] {
  const whole = subject?.people.at(-1);
  const at = units.findIndex((unit, n) => isPhrase(unit, "them") && isPhrase(units[n - 1], "act:create", "with"));
  const them = units[at];
  const isNamed = units.some(isPerson);
  if (!them || whole === undefined || isNamed || isPhrase(them, "definite", "it")) return units;
  return units.with(at, { start: them.start, end: them.end, kind: "person", said: whole, whole });
}

/** "Directly", "nahtlos": that nothing is between the two. */
const isRight = (unit: Unit, { lexicon }: Ground) => isIn(unit, lexicon.words.beside.right);

/** Whether what was typed is one of the words of a list. */
const isIn = (unit: Unit | undefined, list: string) =>
  (unit?.kind === "word" || unit?.kind === "phrase") && listOf(list).has(fold(textOf(unit)));

/**
 * "Straight after the lunch", "na die met Mia gelijk", where those words stand for what is open or was spoken of: one mention,
 * as "straight after that" is, with the words beside it that nothing is between the two.
 */
export function withSideOfIt(units: readonly Unit[], { ground: { lexicon, it } }: PassInput): readonly Unit[] {
  const { after, before, of, right } = lexicon.words.beside;
  const sideOf = (unit: Unit | undefined) =>
    isPhrase(unit, "afterThat") || isIn(unit, after)
      ? "afterThat"
      : isPhrase(unit, "beforeThat") || isIn(unit, before)
        ? "beforeThat"
        : undefined;
  for (const [n, unit] of units.entries()) {
    const side = sideOf(unit);
    if (!side) continue;
    let to = n + 1;
    if (!isPhrase(unit, side)) {
      while (isIn(units[to], of) || isIn(units[to], right)) to++;
      if (!isItAlone(units, to, it)) continue;
      to++;
    } else {
      const next = units.findIndex((one, k) => k >= to && !isIn(one, of) && !isIn(one, right));
      if (isItAlone(units, next, it)) to = next + 1;
    }
    let from = n;
    while (isIn(units[from - 1], right)) from--;
    while (isIn(units[to], right)) to++;
    if (to - from === 1) continue;
    const [first, last] = [units[from]!, units[to - 1]!];
    // More than one word of it was typed: it does not only say what comes next.
    const whole: Unit = { ...{ start: first.start, end: last.end }, kind: "phrase", roles: [side], text: "beside it" };
    return [...units.slice(0, from), whole, ...units.slice(to)];
  }
  return units;
}

/** What stands for it, or a pronoun that is no article: "vor dem", and not "vor dem Essen". */
function isItAlone(units: readonly Unit[], n: number, it: Ground["it"]): boolean {
  const [unit, next] = [units[n], units[n + 1]];
  if (!isPhrase(unit, "it") || !unit || unit.start === unit.end) return false;
  const isNamed =
    next && (["word", "label", "person"].includes(next.kind) || isPhrase(next, "kinds", "hollow", "with"));
  return unit.start === it?.start || !(isNamed && isPhrase(unit, "definite", "filler"));
}

function lengthAndSide({ start, end, minutes }: Extract<Unit, { kind: "shift" }>): Unit[] {
  const side = untyped(minutes < 0 ? "beforeThat" : "afterThat");
  return [timeMeant(start, end, { length: Math.abs(minutes) }), { ...side, start: end, end }];
}

/** "Another with Owen", "otra con Lucía", "same for Owen". */
const ANOTHER = ["more", "onceMore", "theSame"] as const;

/** "Bloque la demi-heure avant": behind an article how far is how long, and which side it is on. */
function withLengthBeside(units: readonly Unit[]): readonly Unit[] {
  const goal = units.findLastIndex((unit) => isPhrase(unit, "for", "to"));
  const at = units.findIndex((unit, n) => unit.kind === "shift" && (isPhrase(units[n - 1], "definite") || n < goal));
  const shift = units[at];
  if (shift?.kind !== "shift" || !units.some(asks)) return units;
  return [...units.slice(0, at), ...lengthAndSide(shift), ...units.slice(at + 1)];
}

/** "… om me in te lezen", "… zum Einlesen", at the end: what it is for, which it may be called by. */
function purposeIn(units: readonly Unit[], { text }: Ground): { units: readonly Unit[]; title: string } | undefined {
  const last = units.findLastIndex(isTime);
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
    "lasts",
    "with",
    "for",
    "from",
    "at",
    "about",
    "but",
    "to",
    ...ANOTHER,
  ) ||
  (asks(unit) && !isPhrase(unit, "lasts")
    ? isPhrase(unit, "act:create")
    : isQuiet(unit) && !isPhrase(unit, "repair", "thatDay", "sameTime"));
