import { type Command, type Context, plain } from "../command";
import { said } from "../languages/lists/said";
import { onAskedDay } from "./leaning";
import { cutWords, type Role } from "./lexicon";
import { settle, whenOf } from "./said-times";
import { asks } from "./segment";
import { isQuiet } from "./slots";
import { type Ground, type Heard, isPhrase, textOf, type Unit } from "./unit";
import { isNow } from "./unit-times";
import { has, timesOf } from "./units-in";
import { isWordOf, listOf } from "./word-lists";

/**
 * A question that names nothing, of what is open or was just spoken of: "am I free then", "what's before that", "wer ist
 * jetzt dabei", "what did you just book". An hour in it is on the day of that.
 */
export function leaningQuestion({ units, ground, here }: Heard, context: Context): Command | undefined {
  const { awaiting, focus, asked } = context;
  const words = units.filter((unit) => unit.kind !== "stop" && !isNow(unit));
  if (!(focus || awaiting || asked) || words.length === 0 || words.length > MOST_UNITS) return undefined;
  const hours = words.filter((unit) => unit.kind === "time" && !isFirst(unit));
  const rest = words.filter((unit) => unit.kind !== "time");
  // "Wie zitten daar allemaal bij?"
  const asksWho = rest.some((unit) => isWordOf(unit, ground, ground.lexicon.words.guests.who));
  const asksWhere = rest.some((unit, n) => isOfPlace(unit, ground) && isPhrase(rest[n - 1], "interrogative"));
  const isPlain = (unit: Unit) => isSmall(unit, ground) || ((asksWho || asksWhere) && isPhrase(unit, "at", "comesIn"));
  if (!rest.every(isPlain) || !hours.every(isHour)) return undefined;
  const isAsked = units.some((unit) => unit.kind === "stop" && /[?¿]/.test(unit.text));
  const asksWhich = has(rest, "interrogative", "act:ask") || asksWho;
  if (
    !(
      isAsked ||
      asksWhich ||
      rest.some(isClash) ||
      has(rest, "act:find", "justDone", "whatAbout") ||
      isPhrase(rest[0], "opensQuestion", "planned")
    )
  )
    return undefined;
  // "What's on Friday?", and then "am I free then?": on that day.
  const isThen = has(rest, "thatTime") || hours.length > 0 || awaiting === "confirmation";
  const isFree = has(rest, "act:find", "free") && saysFree(ground);
  const asksFree = isFree && isThen && !isPhrase(rest[0], "interrogative");
  // "Am I free at 2?", behind a question about Friday
  if (asksFree && asked?.when && !awaiting && hours.length > 0) {
    const then = settle(onAskedDay(timesOf(hours), asked));
    return { ...plain("find_slot"), when: whenOf(then, here, { anchor: true, looking: true })?.when ?? null };
  }
  const isNext = hours.length === 0 && has(rest, "afterThat");
  if (!focus && !awaiting && !isNext)
    return asksFree && hours.length === 0 ? { ...plain("find_slot"), when: asked?.when ?? null } : undefined;
  if (hours.length === 0 && has(rest, "justDone")) return { ...plain("query"), manner: "just-done" };
  const when = asked?.when ?? null;
  if (hours.length === 0 && has(rest, "beforeThat")) return { ...plain("query"), when, manner: "before-of" };
  if (isNext) return { ...plain("query"), when, manner: "next-of" };
  // "Hab ich da schon was?": what would be a reason, as a question
  const clashes = rest.some(isClash) || (isAsked && has(rest, "unsuitable"));
  if (hours.length === 0 && clashes && !has(rest, "negation", "not")) return { ...plain("query"), manner: "meanwhile" };
  if (asksFree && (hours.length === 0 || awaiting !== undefined)) {
    const hour = whenOf(settle(timesOf(hours)), here, { anchor: false })?.when ?? null;
    return { ...plain("find_slot"), when: hour, manner: "about" };
  }
  // "What's my next thing?", of no other
  if (rest.some(isNextOne)) return undefined;
  if (hours.length === 0 && has(rest, "thatDay") && has(rest, "planned", "weak", "act:ask", "more"))
    return { ...plain("query"), manner: "that-day" };
  if (hours.length === 0 && !asksWho && has(rest, "thatTime") && has(rest, "planned", "weak", "more"))
    return { ...plain("query"), manner: "meanwhile" };
  return asksWhich && hours.length === 0 && !has(rest, "act:find") ? { ...plain("query"), manner: "about" } : undefined;
}

const MOST_UNITS = 9;

const isHour = (unit: Unit) => {
  if (unit.kind !== "time") return false;
  const { point, until } = unit.found.time;
  const { clock, date = until?.date, moment } = point;
  return clock !== undefined && date === undefined && moment === undefined;
};

/** Carries nothing of its own in a question. */
function isSmall(unit: Unit, ground: Ground): boolean {
  if (isNextOne(unit)) return true;
  if (isPhrase(unit, "firstOf")) return isFirst(unit);
  const { who, comes, replies } = ground.lexicon.words.guests;
  if (isWordOf(unit, ground, who, comes, replies)) return true;
  if (isClash(unit)) return true;
  if (isOfPlace(unit, ground)) return true;
  if (unit.kind !== "phrase" || (isPhrase(unit, "kinds") && !isPhrase(unit, "hollow"))) return false;
  if (asks(unit) && !isPhrase(unit, "act:ask", "act:find", "justDone")) return false;
  return isQuiet(unit) || isPhrase(unit, ...SMALL) || textOf(unit) === "";
}

/** "And in which room?", "quelle adresse ?" */
const isOfPlace = (unit: Unit, ground: Ground) =>
  isPhrase(unit, "rooms", "whereabouts") || isWordOf(unit, ground, ground.lexicon.words.rooms);

/** "The first one", of what comes again: no day of the month, and no first of a day. */
const isFirst = (unit: Unit) =>
  unit.kind === "time"
    ? unit.found.time.point.date?.dom === 1 &&
      unit.found.time.point.date.month === undefined &&
      !/\d/.test(unit.found.text)
    : FIRST.isIn(textOf(unit));

const FIRST = said`^${"first"}(?:\s+${"one"})?$`;
const NEXT = said`^${"next"}$`;

const isNextOne = (unit: Unit) =>
  isPhrase(unit, "nextOf") || ((unit.kind === "word" || isPhrase(unit, "scope")) && NEXT.isIn(textOf(unit)));

/** "Does that clash with anything?" */
const isClash = (unit: Unit) => CLASHES.isIn(textOf(unit));
const CLASHES = said`^${"clashes"}$`;

const SMALL: readonly Role[] = [
  ...([
    "interrogative",
    "opensQuestion",
    "planned",
    "past",
    "whatAbout",
    "free",
    "hollow",
    "subject",
    "definite",
  ] as const),
  ...([
    "beforeThat",
    "afterThat",
    "justDone",
    "with",
    "but",
    "act:ask",
    "act:find",
    "askedDone",
    "around",
    "more",
    "too",
    "goes",
    "unsuitable",
  ] as const),
];

/** "Am I free", "hab ich Zeit", and no "find": one has time. */
const saysFree = ({ text, lexicon }: Ground) => {
  const free = listOf(lexicon.words.conditions.free);
  return cutWords(text.folded).some((word) => free.has(word.text));
};
