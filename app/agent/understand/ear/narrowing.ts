import type { Limits } from "~/domain/limits";
import { minuteOfTime } from "~/domain/phrasing";
import { type Command, plain, type When } from "../command";
import { said } from "../languages/lists/said";
import { CONDITIONS } from "../phrases/conditions";
import { type Here, make, PARTS } from "../times/make-when";
import { isLength } from "../times/settle-times";
import { mayBeLength } from "./amendment";
import { clockOf, LONG_MINUTES, mayBeHour, placed, settle, type TimeFound, whenOf, withoutClock } from "./said-times";
import { isQuiet } from "./slots";
import { type Ground, isPhrase, isTime, type Reading, type Situation, textOf, type Unit } from "./unit";
import { has, timesOf } from "./units-in";

/** What one stretch says of the time that is looked for. */
export interface Narrowed {
  limits?: Limits;
  when?: When;
}

/**
 * "This week, but Friday he can't and not in the morning", "until 11, and I'm only in from 9:30", where a time is looked for:
 * days and hours that do not suit, and those in which to look. Undefined where a stretch says anything else.
 */
export function narrowing(units: readonly Unit[], ground: Ground, { here, awaiting }: Situation): Reading | undefined {
  if (awaiting !== "time") return undefined;
  const [only, another] = timesOf(units);
  // "An hour at nine": in words the length is no part of a clock time.
  // "Doe maar 11 uur": nobody meets for so long.
  const isHour = only && isLength(only.time) && (only.time.point.length ?? 0) >= LONG_MINUTES;
  const hour =
    only && isHour && mayBeHour(only.time, only.text, NO_HOURS) ? { ...only, time: clockOf(only.time) } : only;
  const isSmall = (unit: Unit) => unit.kind === "time" || isQuiet(unit) || isPhrase(unit, "repair", "but", "only");
  if (hour && !another && (hour !== only || isLongAt(hour)) && units.every(isSmall)) {
    const when = whenOf(settle([hour]), here, { anchor: false })?.when ?? null;
    return { command: { ...plain("reschedule"), when, ...orSoLong(hour, units, ground) }, left: [] };
  }
  // "Nein, viertel vor 9": its hour, and no end.
  const isHourAlone = only?.time.point.clock && !only.time.point.date && !only.time.point.side && !only.time.until;
  if (isHourAlone && !another && !isLed(only) && only.time.point.length === undefined && units.every(isSmall)) {
    const time = whenOf(settle([only]), here, { anchor: false });
    const either = time?.either ? {} : orSoLong(only, units, ground);
    if (time) return { command: { ...plain("reschedule"), ...placed(time, here), ...either }, left: [] };
  }
  // "From 9:30" alone is when it begins, and "Friday after 2" a stretch of that day.
  const isAlone = only && !another && units.every((unit) => isTime(unit) || isQuiet(unit));
  if (isAlone && (FROM.test(only.time.lead) || (only.time.point.date && only.time.point.clock))) return undefined;
  const stretches = stretchesOf(units).map((stretch) => narrowedBy(stretch, here));
  const limits = stretches.flatMap((one) => one?.limits ?? []).reduce(both, {});
  const [when = null, second] = stretches.flatMap((one) => one?.when ?? []);
  const { fromMinute = 0, untilMinute = 1440 } = limits;
  const isOne = Object.keys(limits).length > 0 && !second && fromMinute < untilMinute;
  if (!isOne || !stretches.every((one) => one !== undefined)) return undefined;
  return { command: { ...plain("find_slot", { limits }), when }, left: [] };
}

const NO_HOURS: ReadonlySet<string> = new Set();

/** What one message says holds together. */
export const both = (one: Limits, other: Limits): Limits => {
  const daysOff = [...(one.daysOff ?? []), ...(other.daysOff ?? [])];
  const from = Math.max(one.fromMinute ?? -1, other.fromMinute ?? -1);
  const until = Math.min(one.untilMinute ?? LATEST, other.untilMinute ?? LATEST);
  return {
    ...(daysOff.length > 0 && { daysOff }),
    ...(from >= 0 && { fromMinute: from }),
    ...(until < LATEST && { untilMinute: until }),
  };
};

const LATEST = 2 * 1440;

const isLongAt = ({ time: { point, until }, text }: TimeFound) =>
  point.clock !== undefined && point.length !== undefined && !until && !/\d/.test(text);

/** Cut at stops, at "but" and at "and", where a time stands on either side. */
export function stretchesOf(units: readonly Unit[]): Unit[][] {
  const stretches: Unit[][] = [[]];
  for (const [n, unit] of units.entries()) {
    const last = stretches.at(-1) ?? [];
    const isCut = unit.kind === "stop" || (isPhrase(unit, "join", "but") && !isPhrase(unit, "too"));
    const isBetween = last.some(isTime) && units.slice(n).some(isTime);
    // "… et pas vendredi"
    const isJoined = isPhrase(unit, "not") && textOf(unit).includes(" ");
    if (isBetween && isJoined) stretches.push([unit]);
    else if (isBetween && isCut) stretches.push([]);
    else last.push(unit);
  }
  return stretches;
}

/** "Una hora", "een uur": in words an hour of the day may be how long, and both are asked about. */
function orSoLong(found: TimeFound, units: readonly Unit[], ground: Ground): Pick<Command, "either"> {
  const minutes = /\d/.test(found.text) ? undefined : mayBeLength([found], units, ground);
  return minutes === undefined ? {} : { either: make(found.text, { kind: "duration", minutes }) };
}

const isLed = ({ time: { lead, point } }: TimeFound) =>
  FROM.test(lead) || UNTIL.test(lead) || point.clock?.onward !== undefined || point.part !== undefined;

const FROM = new RegExp(`^(?:${CONDITIONS.from.join("|")})$`, "u");
const UNTIL = new RegExp(`^(?:${CONDITIONS.until.join("|")})$`, "u");

/** Empty where a stretch says nothing, undefined where it says anything but when. */
export function narrowedBy(units: readonly Unit[], here: Here): Narrowed | undefined {
  const at = units.findIndex(isTime);
  const found = units[at];
  const isPlain = (unit: Unit) => isTime(unit) || unit.kind === "person" || isQuiet(unit) || isPhrase(unit, ...SMALL);
  if (found?.kind !== "time" || units.filter(isTime).length > 1 || !units.every(isPlain)) return undefined;
  const { point, until } = found.found.time;
  if (point.repeat || point.moment !== undefined || point.length !== undefined || here.halves) return undefined;
  // "Friday no", "no mornings": a plain "no" in front of a day takes back what was shown.
  const isNo =
    (isPhrase(units[at + 1], "numbered") || NO.isIn(textOf(units[at + 1]))) &&
    isPhrase(units[at + 1], "repair", "numbered") &&
    at + 2 === units.length;
  const isOut =
    has(units, ...OUT) ||
    ((isNo || (point.part !== undefined && !point.date && isPhrase(units[at - 1], "numbered"))) && !until);
  const leaves = has(units, "leaves");
  if (point.clock || until)
    return hoursSaid(
      found.found,
      isOut && !leaves,
      leaves || UNTIL.test(textOf(units.slice(0, at).findLast((unit) => !isPhrase(unit, "definite")))),
      here,
    );
  if (isOut) return ruledOut(found.found, leaves);
  if (point.date) return { when: whenOf(settle([found.found]), here, {})?.when };
  if (!point.part) return undefined;
  const [fromMinute, untilMinute] = PARTS[point.part];
  return { limits: { fromMinute, untilMinute } };
}

const NO = said`^${"no"}$`;

const SMALL = [
  ...(["not", "negation", "but", "only", "for", "to", "with", "subject", "them", "unsuitable", "act:absent"] as const),
  ...(["opensQuestion", "goes", "planned", "lasts", "free", "leaves", "hollow", "said", "because"] as const),
] as const;

/** Says that somebody cannot then. */
const OUT = ["not", "negation", "unsuitable", "act:absent"] as const;

/** "Not Friday", "not in the morning": of one half of the day the other one is left. */
function ruledOut({ time: { point } }: TimeFound, leaves: boolean): Narrowed | undefined {
  const { date, part } = point;
  if (leaves || (date && part)) return undefined;
  if (date) return date.wd === undefined ? undefined : { limits: { daysOff: [date.wd] } };
  if (part === "morning") return { limits: { fromMinute: PARTS.morning[1] } };
  if (part === "afternoon") return { limits: { untilMinute: PARTS.afternoon[0] } };
  return part === "evening" ? { limits: { untilMinute: PARTS.evening[0] } } : undefined;
}

/** "From 9:30", "until 11", "not after 4", "gone by 3": an hour with one way to go; one alone is no limit. */
function hoursSaid({ time, ...found }: TimeFound, isOut: boolean, isLed: boolean, here: Here): Narrowed | undefined {
  const { side, ...point } = time.point;
  const { date, ...hour } = point;
  if (time.until || (date && isOut) || !point.clock) return undefined;
  const { clock } = hour;
  const { onward: _, ...plainClock } = clock ?? point.clock;
  const alone = { ...found, time: { ...time, point: { ...hour, clock: plainClock } } };
  const minute = minuteOfTime(whenOf(settle([alone]), here, { anchor: false })?.when.start ?? "");
  if (Number.isNaN(minute)) return undefined;
  const isFrom = side === "after" || clock?.onward !== undefined || FROM.test(time.lead);
  const isUntil = isLed || side === "before" || side === "by";
  if (isFrom === isUntil) return undefined;
  // "Not before 10" is from then on, and "gone by 3" until then.
  const begins = isOut && side !== "by" ? !isFrom : isFrom;
  const when = date && whenOf(settle([{ ...found, time: withoutClock(time) }]), here, {})?.when;
  return { limits: begins ? { fromMinute: minute } : { untilMinute: minute }, ...(when && { when }) };
}
