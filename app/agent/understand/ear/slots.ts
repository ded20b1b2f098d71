import type { Slots, Target } from "../command";
import { capitalise } from "../grammar/titles";
import { fold } from "../text";
import { phraseAt } from "./find-phrase";
import { type MeetingKnown, meetingsCalled } from "./gazetteer";
import { keptDay } from "./kept-day";
import { cutWords, type Lexicon, type Role } from "./lexicon";
import { type TimeFound, unitOf } from "./said-times";
import { asks } from "./segment";
import { type Ground, isPhrase, type Unit } from "./unit";
import { isLengthUnit } from "./unit-times";
import { has } from "./units-in";

/** The words that name something, folded: no hollow ones, no people. */
export function contentOf(units: readonly Unit[]): string[] {
  return units.flatMap((unit) => {
    if (unit.kind === "word") return [unit.text];
    if (unit.kind === "label")
      return fold(unit.text)
        .split(/[^\p{L}\p{N}]+/u)
        .filter(Boolean);
    if (isPhrase(unit, "goods") && unit.kind === "phrase") return unit.text.split(" ");
    if (unit.kind !== "phrase" || !unit.roles.includes("kinds") || unit.roles.includes("hollow")) return [];
    return unit.text.split(" ").filter((word) => /[\p{L}\p{N}]/u.test(word));
  });
}

/** What stands behind one of these says which meeting is meant. */
const LEADS = ["with", "about", "for", "at", "not"] as const;

/** How many words may stand beside a request that is understood. */
const MOST_STRAY = 3;

/**
 * The words that name a meeting: where all that name anything fit none, those of the one stretch that does, when few
 * words stand apart from it.
 */
export function namedIn(units: readonly Unit[], people: readonly string[], ground: Ground): string[] {
  const all = contentOf(units);
  if (all.length === 0 || isKnown(all, people, ground)) return all;
  const runs: { words: string[]; isLed: boolean }[] = [{ words: [], isLed: false }];
  for (const [n, unit] of units.entries()) {
    const words = contentOf([unit]);
    const opens = isPhrase(unit, "definite") && !isPhrase(units[n - 1], "from");
    if (words.length > 0) runs.at(-1)!.words.push(...words);
    else if (opens || !isPhrase(unit, "filler", "from"))
      runs.push({ words: [], isLed: LEADS.some((role) => isPhrase(unit, role)) || (opens && isLedOn(runs.at(-1))) });
  }
  // "Kapper belde", "called the dentist"
  for (const run of runs) {
    if (run.words.length < 2 || run.words.length > MOST_STRAY + 1 || isKnown(run.words, [], ground)) continue;
    const [first = "", last = ""] = [run.words[0], run.words.at(-1)];
    const known = [first, last].filter((word) => word.length > 3 && isKnown([word], [], ground));
    if (known.length === 1) run.words = known;
  }
  const [only, second] = runs.filter(({ words }) => words.length > 0 && isKnown(words, [], ground));
  const strays = runs.filter((run) => run !== only && run.words.length > 0);
  // "Move lunch to 1 and put down Bistro Nord": two words behind the name say more.
  const isMore = (run: (typeof runs)[number]) => runs.indexOf(run) > runs.indexOf(only!) && run.words.length > 1;
  const isStray =
    strays.every((run) => !run.isLed && !isMore(run)) && all.length - (only?.words.length ?? 0) <= MOST_STRAY;
  return only && !second && isStray ? only.words : all;
}

/** "With the blue folder": an article goes on with what led it in. */
const isLedOn = (run: { words: readonly string[]; isLed: boolean } | undefined) =>
  run?.isLed === true && run.words.length === 0;

/** A word that says nothing wherever it stands. */
export const isQuiet = (unit: Unit) =>
  (unit.kind === "stop" && !/[\p{Extended_Pictographic}$€%#*=]/u.test(unit.text)) ||
  isPhrase(
    unit,
    "courtesy",
    "filler",
    "repair",
    "join",
    "on",
    "it",
    "somewhere",
    "weak",
    "sameTime",
    "sameLength",
    "thatDay",
    "thatTime",
    "or",
    "too",
    "said",
    "mustI",
  );

/** The meeting that words and people name, by its real title where one is known. */
export function targetOf(content: readonly string[], people: readonly string[], ground: Ground): Target | undefined {
  const { gazetteer, lexicon } = ground;
  const names = people.flatMap((name) => fold(name).split(" "));
  const titles = meetingsCalled([...content, ...names], gazetteer, lexicon.concepts);
  const [title, another] = titles;
  if (title !== undefined && another === undefined && content.length > 0) {
    return { title, ...(people.length > 0 && { attendees: [...people] }) };
  }
  if (content.length === 0 && people.length === 0) return undefined;
  return {
    ...(content.length > 0 && { title: capitalise(content.join(" ")) }),
    ...(people.length > 0 && { attendees: [...people] }),
  };
}

/** The one meeting all of whose title words and people say, apart from small words and those that name nothing. */
export function wholeTitle(content: readonly string[], people: readonly string[], ground: Ground): string | undefined {
  const { gazetteer, lexicon } = ground;
  const names = people.flatMap((name) => fold(name).split(" "));
  const theirs = gazetteer.people.flatMap(({ name }) => {
    const parts = fold(name).split(" ");
    return names.includes(parts[0] ?? "") ? parts : [];
  });
  const small = fold(`${lexicon.words.hollow},${lexicon.words.with}`).split(",");
  const said = [...content, ...names, ...theirs, ...small];
  const [title, another] = meetingsCalled([...content, ...names], gazetteer, lexicon.concepts).filter((one) =>
    fold(one)
      .split(" ")
      .every((word) => said.includes(word)),
  );
  return another === undefined ? title : undefined;
}

/** "My last meeting", "the second call", "my next one": which of a day it is, -1 for the last; undefined where nothing or several are said. */
export function placeIn(units: readonly Unit[]): number | undefined {
  const [place, another] = PLACES.filter(([role]) => has(units, role));
  return another ? undefined : place?.[1];
}

/** Of all that is ahead the first. */
export const NEXT = 0;

const PLACES: readonly (readonly [Role, number])[] = [
  ["firstOf", 1],
  ["secondOf", 2],
  ["thirdOf", 3],
  ["nextOf", NEXT],
  ["lastOf", -1],
];

/** Says which meeting is meant by its place in a day. */
export const isPlace = (unit: Unit | undefined) => PLACES.some(([role]) => isPhrase(unit, role));

/** The titles of the meetings that have all of these words and people, each once. */
export const titlesCalled = (
  content: readonly string[],
  people: readonly string[],
  { gazetteer, lexicon }: Ground,
): string[] =>
  meetingsCalled([...content, ...people.flatMap((name) => fold(name).split(" "))], gazetteer, lexicon.concepts);

/** The meetings ahead of a moment, UTC milliseconds, that have all of these words and people; none where none are said. */
export function aheadCalled(
  content: readonly string[],
  people: readonly string[],
  ground: Ground,
  now: number,
): MeetingKnown[] {
  const titles = titlesCalled(content, people, ground);
  return ground.gazetteer.meetings.filter(({ title, start = 0 }) => start > now && titles.includes(title));
}

/** Whether there is a meeting that these words name. */
export const isKnown = (content: readonly string[], people: readonly string[], ground: Ground) =>
  titlesCalled(content, people, ground).length > 0;

/** What none of the places of a change takes. */
export function leftIn(units: readonly Unit[]): string[] {
  return units.flatMap((unit) => {
    if (unit.kind === "topic" || unit.kind === "place") return [unit.text];
    if (unit.kind !== "phrase" || isQuiet(unit) || asks(unit) || isPlace(unit)) return [];
    const known = isPhrase(
      unit,
      "kinds",
      "hollow",
      "with",
      "to",
      "from",
      "at",
      "on",
      "for",
      "later",
      "earlier",
      "but",
      "planned",
      "late",
      "opensQuestion",
      "lasts",
      "not",
      "goes",
      "therefore",
      "begins",
      "lets",
    );
    return known ? [] : [unit.text];
  });
}

/** The first word in front of a time, inside it. */
export function leadsWith(lead: string, { lexicon }: Ground, ...roles: Role[]): boolean {
  const found = phraseAt(cutWords(lead), 0, lexicon)?.roles ?? [];
  return roles.some((role) => found.includes(role));
}

/** "Another 20 minutes", "15 minutes more", "add 30 minutes to it": how much longer, and not how long. */
export const isMore = (units: readonly Unit[], ground: Ground): boolean =>
  units.some((unit, n) => {
    if (isPhrase(unit, "act:invite")) return units[n + 1]?.kind === "time" && isPhrase(units[n + 2], "to");
    return saysOfLength(unit, "more", ground) || (isLengthUnit(unit) && isPhrase(units[n + 1], "comesIn"));
  });

/** "15 minutes less", "een kwartiertje eraf": how much shorter; "shorter, 20 is enough" says how long. */
const isLess = (units: readonly Unit[], ground: Ground): boolean =>
  !has(units, "lasts") &&
  units.some(
    (unit, n) => saysOfLength(unit, "less", ground) || (isLengthUnit(unit) && isPhrase(units[n + 1], "goesOut")),
  );

/** Which way the length of something changes by one that is said: 1 for longer, -1 for shorter, 0 where it is how long. */
export const wayOfLength = (units: readonly Unit[], ground: Ground): 1 | -1 | 0 =>
  isMore(units, ground) ? 1 : isLess(units, ground) ? -1 : 0;

/** A length that was said: how long something is, or how much longer. Minutes. */
export function lengthSlots(minutes: number, units: readonly Unit[], ground: Ground): Slots {
  const way = wayOfLength(units, ground);
  return way === 0 ? { durationMinutes: minutes } : { extendMinutes: way * minutes };
}

function saysOfLength(unit: Unit, role: "more" | "less", { lexicon }: Ground): boolean {
  if (unit.kind !== "time") return isPhrase(unit, role) && !isPhrase(unit, "planned", "courtesy");
  const words = cutWords(fold(unit.found.text));
  return isLengthUnit(unit) && words.some((_, i) => phraseAt(words, i, lexicon)?.roles.includes(role));
}

/** Words that end an hour of the day as they end a length. */
export const hoursOf = ({ lexicon }: Ground): ReadonlySet<string> =>
  new Set(lexicon.words.hours.split(",").filter(Boolean));

/** "Schuif de borrel twee uur op": hours that are how far. */
export function asLength(found: TimeFound, ground: Ground): TimeFound {
  const { clock, date, length, side } = found.time.point;
  if (length !== undefined && side === "by") return { ...found, time: { ...found.time, point: { length } } };
  const isHours =
    hoursOf(ground).has(unitOf(found.text)) ||
    ground.tokens.some(({ is, start, end }) => is.unit === "hour" && start >= found.start && end <= found.end) ||
    /\d\s?h(?:\d\d)?$/i.test(found.text);
  if (!clock || date || clock.sure || !isHours) return found;
  return { ...found, time: { ...found.time, point: { length: clock.minute % 720 } } };
}

/** Minutes; what is longer is an hour of the day until which it goes on. */
export const LONGEST_TO = 120;

/** Whether these words and people all name what the talk is about. */
export const isOfSubject = (content: readonly string[], people: readonly string[], ground: Ground): boolean =>
  ground.subject !== undefined &&
  isKnown(content, people, { ...ground, gazetteer: { people: [], meetings: [ground.subject] } });

/** "Anna tomorrow 10 and Tom tomorrow 11": two meetings, and no contradiction. */
export function isJoined(units: readonly Unit[]): boolean {
  const times = units.flatMap(({ kind }, n) => (kind === "time" ? [n] : []));
  return has(units.slice(times[0], times.at(-1)), "join");
}

/** "No mornings" */
export const isNoPart = (unit: Unit | undefined, before: Unit | undefined) =>
  unit?.kind === "time" && unit.found.time.point.part && !unit.found.time.point.clock && isPhrase(before, "numbered");

/** "Not tomorrow", "niet met Anna", "don't invite Tom". */
export function isRuledOut(units: readonly Unit[], n: number): boolean {
  if (keptDay(units).includes(units[n]!) || isNoPart(units[n], units[n - 1])) return true;
  for (let at = n - 1; at >= 0; at--) {
    const unit = units[at]!;
    if (isPhrase(unit, "not", "negation") || (isPhrase(unit, "letsGo") && units[n]?.kind === "person")) return true;
    if (!isPhrase(unit, "with", "filler", "on", "at", "act:invite")) return false;
  }
  return false;
}

/** "After", "rond": what stands behind it is beside what is meant. */
export const isAround = (unit: Unit, { phrases }: Lexicon): boolean =>
  isPhrase(unit, "around") ||
  (unit.kind === "word" && (phrases.get(unit.text)?.some(({ roles }) => roles.includes("around")) ?? false));
