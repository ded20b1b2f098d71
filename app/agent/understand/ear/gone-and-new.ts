import { type Context, plain, type Request } from "../command";
import { said } from "../languages/lists/said";
import { wallAt } from "../times/zone";
import { isGuestOf, type MeetingKnown } from "./gazetteer";
import type { Role } from "./lexicon";
import { placed, settle, whenOf } from "./said-times";
import { contentOf, titlesCalled } from "./slots";
import { type Heard, inOrder, isPerson, isPhrase, isQuestionMark, isTime, timeMeant, type Unit } from "./unit";
import { has, namesIn, timesOf } from "./units-in";

/**
 * "Dentist off, Anna tomorrow at 10 instead", "statt Zahnarzt morgen um 10 Anna": a meeting that there is goes, and behind it
 * is said who comes, and when, of which there is nothing.
 */
export function goneAndNew(heard: Heard, { awaiting, now }: Context): Request[] | undefined {
  const { ground, here } = heard;
  const units = inOrder(heard);
  const name = units.findIndex((unit) => contentOf([unit]).length > 0);
  const end = units.findLastIndex((unit) => contentOf([unit]).length > 0) + 1;
  const person = units.findIndex(isPerson);
  if (awaiting !== undefined || name < 0 || person < end || units.some(isQuestionMark)) return undefined;
  const [title, other] = titlesCalled(contentOf(units), [], ground);
  const [only, another] = ground.gazetteer.meetings.filter((one) => one.title === title && (one.start ?? 0) > now);
  const lead = NONE.isIn(ground.text.said.slice(0, units[name]?.start)) || has(units.slice(0, name), "not");
  const cut = cutOf(units, end, lead);
  const [front, behind] = [units.slice(0, cut), units.slice(cut)];
  const isGone = lead || has(front, "act:cancel", "goesOut");
  if (!only?.start || another || other || cut < 0 || !isGone) return undefined;
  if (!front.every((unit, n) => isOfFront(unit, n, name)) || !behind.every(isOfNew)) return undefined;
  const isSaid = has(behind, "inItsPlace", "comesIn", "act:create", "weak") || lead || units[cut]?.kind === "stop";
  const times = timesOf(behind);
  const isDated = times.some(({ time }) => time.point.date);
  const days = isDated ? [] : timesOf(front).length > 0 ? timesOf(front) : [dayOf(only, here.zone)];
  const { when, either } = placed(whenOf(settle([...days, ...times]), here, {}), here);
  if (!isSaid || !times.some(({ time }) => time.point.clock) || when?.kind !== "datetime" || either) return undefined;
  const people = namesIn(behind);
  const isTheirs = (one: MeetingKnown) => people.some((name) => isGuestOf(name, one));
  const isThere = (one: MeetingKnown) => isTheirs(one) && one.start === Date.parse(when.start ?? "");
  if (isTheirs(only) || ground.gazetteer.meetings.some(isThere)) return undefined;
  const textOf = (part: readonly Unit[]) => ground.text.said.slice(part[0]?.start, part.at(-1)?.end);
  return [
    { text: textOf(front), command: plain("cancel", { target: { title: only.title } }) },
    { text: textOf(behind), command: { ...plain("create", { attendees: people }), when } },
  ];
}

const NONE = said`^\s*(?:${"noneOf"})\s*$`;

const dayOf = ({ start = 0 }: MeetingKnown, zone: string) =>
  timeMeant(0, 0, { date: { day: wallAt(start, zone).day } }).found;

/** Where what is new begins: behind a stop, at "and", at "instead", or where nothing parts it from what it is in place of. */
function cutOf(units: readonly Unit[], end: number, isLed: boolean): number {
  const opens = (unit: Unit) => unit.kind === "stop" || isPhrase(unit, "join", "inItsPlace");
  const at = units.findIndex((unit, n) => n >= end && opens(unit));
  const person = units.findIndex(isPerson);
  return at >= 0 && at < person ? at : isLed ? end : -1;
}

/** That it goes, when it is, and in front of its name that there is none. */
const isOfFront = (unit: Unit, n: number, name: number) =>
  contentOf([unit]).length > 0 ||
  isPhrase(unit, "act:cancel", "goesOut", "filler", "definite", "courtesy", "from", "at", "goes") ||
  (n < name && isPhrase(unit, "not", "repair", "join")) ||
  (isTime(unit) && !unit.found.time.point.clock);

const isOfNew = (unit: Unit) =>
  isPerson(unit) || isTime(unit) || unit.kind === "stop" || (isPhrase(unit, ...OF_NEW) && !isPhrase(unit, ...NO_NEW));

const OF_NEW: readonly Role[] = [
  ...(["inItsPlace", "comesIn", "act:create", "weak", "courtesy", "filler", "with", "at", "on"] as const),
  ...(["for", "to", "subject", "join", "thatTime", "definite", "it"] as const),
];
const NO_NEW: readonly Role[] = ["negation", "not", "act:absent", "act:move", "condition", "act:invite", "too", "fits"];
