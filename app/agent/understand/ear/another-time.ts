import { type Command, type Context, plain } from "../command";
import { wallAt } from "../times/zone";
import { clausesOf } from "./clauses";
import { phraseAt } from "./find-phrase";
import { cutWords, type Role } from "./lexicon";
import { isOnDay, placed, settle, type TimeFound, whenOf } from "./said-times";
import { aheadCalled, contentOf, isKnown, titlesCalled } from "./slots";
import { type Ground, type Heard, inOrder, isPerson, isPhrase, isTime, textOf, timeMeant, type Unit } from "./unit";
import { has, namesIn, timesOf } from "./units-in";
import { listOf } from "./word-lists";

/**
 * "I can't make the interview with Mia, find another slot for it next week", "Termin mit Mia klappt nicht, such was anderes":
 * a meeting that there is gets another time, and no second one is put beside it.
 */
export function anotherTime(heard: Heard, { awaiting }: Context): Command | undefined {
  const { ground, here } = heard;
  const all = inOrder(heard);
  const mayBe = has(all, "act:absent", "unsuitable", "negation", "not", "act:find");
  const [from, to] = awaiting === undefined && mayBe ? stretchOf(ground) : NOWHERE;
  const units = all.filter(({ start, end }) => end <= from || start >= to);
  if (to === 0 || !units.every(isOfWhy)) return undefined;
  const words = contentOf(units);
  const [title, another] = titlesCalled(words, namesIn(units), ground);
  // "Find another time with Mia" may be of a new one.
  if (title === undefined || another !== undefined || (words.length === 0 && !has(units, "hollow", "it")))
    return undefined;
  return {
    ...plain("reschedule"),
    slots: { target: { title } },
    ...placed(whenOf(settle(timesOf(units)), here, {}), here),
  };
}

/**
 * "Can the interview be earlier that day? Find a time", "interview am selben tag früher": a meeting that there is goes
 * somewhere before it begins, or behind its end, on its day.
 */
export function sameDayOtherHour(heard: Heard, { awaiting, now }: Context): Command | undefined {
  const { ground, here } = heard;
  const all = inOrder(heard);
  const [isEarlier, isLater] = [sayWay(all, ground, "earlier"), sayWay(all, ground, "later")];
  const units = all.filter((unit) => !isSought(unit, all, ground));
  const isAsked = units.length < all.length || has(all, "freeTime", "courtesy") || !has(all, "opensQuestion");
  if (awaiting !== undefined || isEarlier === isLater || !isAsked || !units.every(isOfSameDay)) return undefined;
  const [only, another] = aheadCalled(contentOf(units), namesIn(units), ground, now);
  if (!only?.start || another) return undefined;
  const { day, minute } = wallAt(isEarlier ? only.start : (only.end ?? only.start), here.zone);
  const isThen = (found: TimeFound) =>
    saysThatDay(found, ground) || isOnDay(found, wallAt(only.start!, here.zone).day, here);
  const times = timesOf(units);
  if (!times.every(isThen) || !(times.length > 0 || has(all, "thatDay", "ofDay") || units.length < all.length))
    return undefined;
  const point = {
    date: { day },
    clock: { minute, sure: true },
    side: isEarlier ? ("before" as const) : ("after" as const),
  };
  const { found } = timeMeant(0, 0, point);
  return {
    ...plain("reschedule", { target: { title: only.title } }),
    ...placed(whenOf(settle([found]), here, {}), here),
  };
}

/** "Earlier", or "an earlier slot": which way is said, by itself or inside what says that something moves. */
const sayWay = (units: readonly Unit[], { lexicon }: Ground, way: "earlier" | "later"): boolean =>
  units.some((unit) => {
    const words = isPhrase(unit, "act:move") ? cutWords(textOf(unit)) : [];
    return isPhrase(unit, way) || words.some((word) => phraseAt([word], 0, lexicon)?.roles.includes(way));
  });

/** "Find a time", "zoek ff een uur": from a verb of looking to the stop, where nothing in it names a meeting. */
function isSought(unit: Unit, units: readonly Unit[], ground: Ground): boolean {
  const clause = clausesOf(units).find((one) => one.includes(unit)) ?? [];
  const isPlain = clause.every((one) => !(isTime(one) && one.found.time.point.clock?.sure) && !isWay(one));
  return has(clause, "act:find") && isPlain && contentOf(clause).every((word) => !isKnown([word], [], ground));
}

const isWay = (unit: Unit) => isPhrase(unit, "earlier", "later");

/** "In the day", "am Tag": the day of what is spoken of, read as today's. */
function saysThatDay({ start, end, time: { point } }: TimeFound, { tokens, today }: Ground): boolean {
  const isNamed = tokens.some((token) => token.start >= start && token.end <= end && token.is.day !== undefined);
  return point.date?.day === today && !point.clock && !point.part && !isNamed;
}

const isOfSameDay = (unit: Unit) =>
  ["person", "time", "word", "label", "stop"].includes(unit.kind) ||
  (isPhrase(
    unit,
    ...OF_WHY,
    "thatDay",
    "ofDay",
    "earlier",
    "later",
    "freeTime",
    "interrogative",
    "opensQuestion",
    "suits",
    "but",
    "more",
    "goesOut",
  ) &&
    !isPhrase(unit, "condition", "otherwise", "all", "allDay"));

/** Where another time is spoken of. */
function stretchOf({ text, lexicon }: Heard["ground"]): [from: number, to: number] {
  const found = [...listOf(lexicon.words.otherTime)].flatMap((phrase) => {
    const at = ` ${text.folded} `.search(new RegExp(`(?<![\\p{L}\\p{N}])${phrase}(?![\\p{L}\\p{N}])`, "u")) - 1;
    return at < 0 ? [] : [[at, at + phrase.length] as [number, number]];
  });
  return found.toSorted(([a, b], [c, d]) => d - c - (b - a))[0] ?? NOWHERE;
}

const NOWHERE: [from: number, to: number] = [0, 0];

/** Why not, which meeting, on which days: nothing else is said. */
const isOfWhy = (unit: Unit) =>
  isPerson(unit) ||
  unit.kind === "stop" ||
  unit.kind === "word" ||
  unit.kind === "label" ||
  (unit.kind === "time" && !unit.found.time.point.clock) ||
  (isPhrase(unit, ...OF_WHY) && !isPhrase(unit, "interrogative", "condition", "otherwise", "all", "allDay"));

const OF_WHY: readonly Role[] = [
  ...([
    "filler",
    "courtesy",
    "definite",
    "it",
    "them",
    "subject",
    "theirs",
    "to",
    "at",
    "on",
    "from",
    "for",
    "with",
  ] as const),
  ...([
    "act:find",
    "act:absent",
    "act:move",
    "unsuitable",
    "negation",
    "not",
    "ill",
    "late",
    "because",
    "therefore",
  ] as const),
  ...([
    "join",
    "repair",
    "weak",
    "planned",
    "goes",
    "indeed",
    "free",
    "kinds",
    "hollow",
    "thatTime",
    "somewhere",
    "too",
  ] as const),
];
