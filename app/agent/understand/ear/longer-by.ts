import { plain } from "../command";
import { isLength } from "../times/settle-times";
import { leadOf } from "./change-meeting";
import { clausesOf } from "./clauses";
import { mayBeHour, settle, whenOf } from "./said-times";
import { asks } from "./segment";
import { contentOf, hoursOf, isKnown, isQuiet, leadsWith, targetOf, wayOfLength } from "./slots";
import {
  type Ground,
  isPhrase,
  isTime,
  isTimeOrShift,
  isWord,
  mayLean,
  type Reading,
  type Situation,
  textOf,
  type Unit,
} from "./unit";
import { has, namesIn, timesOf } from "./units-in";
import { listOf } from "./word-lists";

/**
 * "Tack 30 mins on to the end of the onboarding", "rajoute un quart d'heure à la fin de la visite": a meeting that there is
 * gets so much longer, whatever verb says so.
 */
export function atItsEnd(units: readonly Unit[], ground: Ground, situation: Situation): Reading | undefined {
  const end = units.findIndex((unit) => isPhrase(unit, "toItsEnd"));
  const [length, another] = units.filter(isTimeOrShift);
  const at = length ? units.indexOf(length) : -1;
  if (length?.kind !== "time" || !isLength(length.found.time) || another || at > end) return undefined;
  const [front, behind] = [units.slice(0, end), units.slice(end + 1)];
  const isVerb = (unit: Unit, n: number) =>
    asks(unit) ? isPhrase(unit, ...PUTS_ON) : unit.kind === "word" && (n === at - 1 || isPhrase(units[0], "join"));
  const isOfFront = (unit: Unit, n: number) =>
    unit === length || isVerb(unit, n) || (isQuiet(unit) && !asks(unit)) || isPhrase(unit, "afterThat", "more");
  if (!front.every(isOfFront) || !behind.every(isOfName)) return undefined;
  const people = namesIn(behind);
  const content = contentOf(behind);
  const isNamed = content.length + people.length > 0;
  const isOpen = mayLean(situation);
  if (isNamed ? !isKnown(content, people, ground) : !isOpen) return undefined;
  const target = isNamed ? targetOf(content, people, ground) : undefined;
  const extendMinutes = length.found.time.point.length;
  return { command: plain("reschedule", { ...(target && { target }), extendMinutes }), left: [] };
}

const PUTS_ON = ["act:create", "act:invite", "act:longer"] as const;

const isOfName = (unit: Unit) =>
  ["word", "label", "person"].includes(unit.kind) ||
  (!asks(unit) && isQuiet(unit) && !isPhrase(unit, "repair", "sameTime", "thatDay")) ||
  isPhrase(unit, "definite", "kinds", "hollow", "from", "with");

/**
 * "Knock 15 minutes off", "add half an hour", "een kwartiertje eraf": a length with a verb, or a word behind it, that puts it
 * on or takes it off, and nothing else but the meeting that it is of.
 */
export function longerBy(units: readonly Unit[], ground: Ground, situation: Situation): Reading | undefined {
  const times = timesOf(units);
  const [length, another] = times.filter(({ time }) => isLength(time));
  const days = times.filter((time) => time !== length);
  const way = length ? wayBy(units, ground) : 0;
  if (!length || another || way === 0) return undefined;
  // "Raccourcis-le à 45 min" is how long.
  if ([length.time.lead, leadOf(length, ground)].some((lead) => leadsWith(lead, ground, "to"))) return undefined;
  const at = units.findIndex((unit) => isTime(unit) && unit.found === length);
  const isHour = mayBeHour(length.time, length.text, hoursOf(ground)) && !has(units, "more", "less");
  if (isHour || isPhrase(units[at - 1], "to", "lasts")) return undefined;
  const isPlain = (unit: Unit, n: number) =>
    n === at ||
    isOfDay(units, n) ||
    isSizing(unit) ||
    isOfName(unit) ||
    isPhrase(unit, "goesOut", "comesIn", "but", "only", "goes", "at", "to", "toItsEnd");
  const people = namesIn(units);
  const content = contentOf(units);
  const isNamed = content.length + people.length > 0;
  // "An hour, and cancel the gym"
  const isJoined = units.some((unit, n) => n > 0 && isPhrase(unit, "join"));
  if (isJoined || !units.every(isPlain) || !(isNamed ? isKnown(content, people, ground) : mayLean(situation)))
    return undefined;
  const day = days.length > 0 ? whenOf(settle(days), situation.here, { anchor: false })?.when : undefined;
  // "Give it half an hour more on Friday", "add an hour of yoga tomorrow"
  const isOnto = units.some((unit) => isPhrase(unit, "to", "toItsEnd") && !asks(unit));
  if (days.length > 0 && !(isNamed && day && isOnto)) return undefined;
  const named = isNamed ? targetOf(content, people, ground) : undefined;
  const target = named && { ...named, ...(day && { when: day }) };
  const extendMinutes = way * (length.time.point.length ?? 0);
  return { command: plain("reschedule", { ...(target && { target }), extendMinutes }), left: [] };
}

/**
 * "The budget meeting runs long, add an hour", "de vergadering van morgen gaat langer duren, doe er een uur bij": what gets
 * longer is told, and behind it by how much, or how long it shall be.
 */
export function runsLonger(units: readonly Unit[], ground: Ground, { here }: Situation): Reading | undefined {
  const clauses = clausesOf(units);
  // "I need more time for the review"
  const isMore = (clause: readonly Unit[]) => has(clause, "more") && has(clause, "freeTime");
  const at = clauses.findIndex((clause) => has(clause, ...GETS_LONGER) || isMore(clause));
  const [told, behind] = [
    clauses
      .slice(0, at + 1)
      .flat()
      .filter((unit) => !isPhrase(unit, "freeTime")),
    clauses.slice(at + 1).flat(),
  ];
  const [length, another] = timesOf(behind);
  const days = timesOf(told);
  const content = contentOf(told);
  const isTold = (unit: Unit) => isTime(unit) || isOfName(unit) || isPhrase(unit, ...OF_LONGER);
  const isHow = (unit: Unit) =>
    isTime(unit) || isSizing(unit) || isQuiet(unit) || isPhrase(unit, "it", "afterThat", "toItsEnd", "lasts", "from");
  if (at < 0 || !length || another || !isLength(length.time)) return undefined;
  const isDay = days.every(({ time: { point, until } }) => point.date && !point.clock && !point.length && !until);
  const isNamed = content.length > 0 && isKnown(content, [], ground);
  if (!isDay || !isNamed || !told.every(isTold) || !behind.every(isHow) || has(behind, "act:cancel")) return undefined;
  const minutes = length.time.point.length ?? 0;
  const isBy = wayBy(behind, ground) === 1 || has(behind, "afterThat", "toItsEnd");
  // "…, make it 2 hours"
  if (!isBy && !has(behind, "lasts", "repair")) return undefined;
  const slots = isBy ? { extendMinutes: minutes } : { durationMinutes: minutes };
  const day = days.length > 0 ? whenOf(settle(days), here, { anchor: false })?.when : undefined;
  const target = { ...targetOf(content, [], ground), ...(day && { when: day }) };
  return { command: plain("reschedule", { target, ...slots }), left: [] };
}

const GETS_LONGER = ["act:longer", "late", "leaves"] as const;
const OF_LONGER = [
  ...GETS_LONGER,
  ...(["goes", "lasts", "opensQuestion", "subject", "more", "for", "to", "repair", "weak", "mustI"] as const),
] as const;

/** "A la junta de mañana": right behind the name a day is that of what has it. */
const isOfDay = (units: readonly Unit[], n: number): boolean => {
  const [unit, before] = [units[n], units[n - 1]];
  const isBehindName = isWord(before) || before?.kind === "label" || isPhrase(before, "kinds", "hollow");
  return isTime(unit) && unit.found.time.point.date !== undefined && !unit.found.time.until && isBehindName;
};

/** Which way, by the words beside a length or by its verb. */
function wayBy(units: readonly Unit[], ground: Ground): 1 | -1 | 0 {
  const way = wayOfLength(units, ground);
  // "Ponle una hora" says how long it is, "añádele una hora" how much longer.
  const put = listOf(ground.lexicon.words.wholeDays.put);
  const [on, off] = [
    has(units, "act:longer") || units.some((unit) => isPhrase(unit, "act:invite") && !put.has(textOf(unit))),
    has(units, "act:shorter", "act:cancel", "act:uninvite") && !has(units, "lasts"),
  ];
  // "Cut it by 15 minutes less" says nothing clear.
  if (on === off) return way;
  const byVerb = on ? 1 : -1;
  return way === 0 || way === byVerb ? byVerb : 0;
}

const isSizing = (unit: Unit) =>
  asks(unit)
    ? isPhrase(unit, ...PUTS_ON, "act:shorter", "act:cancel", "act:uninvite") && !isPhrase(unit, "act:move")
    : isPhrase(unit, "more", "onceMore", "less", "filler", "courtesy");
