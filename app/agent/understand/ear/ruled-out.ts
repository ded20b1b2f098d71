import type { Point } from "../times/points";
import { resolveDate } from "../times/resolve-date";
import type { SaidTime } from "../times/said-time";
import { isLength } from "../times/settle-times";
import { meetingsCalled } from "./gazetteer";
import { keptDay } from "./kept-day";
import { clockOf, mayBeHour, settle } from "./said-times";
import { asks } from "./segment";
import { contentOf, hoursOf, isQuiet, isRuledOut } from "./slots";
import { type Ground, isPhrase, isStop, isTime, type PassInput, type Unit } from "./unit";
import { isLengthUnit } from "./unit-times";
import { has, timesOf } from "./units-in";

/** A message without the meeting and the times of which it says that it is not them. */
export const withoutRuledOut = (units: readonly Unit[], ground: Ground): readonly Unit[] =>
  withoutOtherMeeting(
    withoutUnsuitable(
      withoutOtherVerb(
        withoutDeniedMeeting(
          withoutRepairedMeeting(withoutKeptDay(withoutOtherWay(withoutOtherHour(units))), ground),
          ground,
        ),
      ),
      ground,
    ),
    ground,
  );

/** "Move it to 2 not 1", "sorry, that's 4 not 3": a figure behind a time that is not it. */
function withoutOtherHour(units: readonly Unit[]): readonly Unit[] {
  if (!units.some((unit) => asks(unit) || isPhrase(unit, "repair", "it", "but", "courtesy"))) return units;
  return units.filter((unit, n, all) => {
    const isOut = (at: number) =>
      units[at]?.kind === "number" &&
      isPhrase(units[at - 1], "not") &&
      units.slice(0, at - 1).findLast(({ kind }) => kind !== "stop")?.kind === "time";
    // "Not 7 but 8"
    const isTurned = (at: number) =>
      all[at]?.kind === "number" &&
      isPhrase(all[at - 1], "not") &&
      isPhrase(all[at + 1], "but") &&
      all[at + 2]?.kind === "time";
    const isGone = (at: number) => isOut(at) || isTurned(at);
    return !isGone(n) && !(isPhrase(unit, "not") && isGone(n + 1));
  });
}

/**
 * "Thursday of next week at 10, so not tomorrow": a day that is not meant, beside the one that is. Where a weekday would be
 * that very day it is the next one.
 */
export function withoutOtherDay(units: readonly Unit[], { ground, situation }: PassInput): readonly Unit[] {
  const isDay = (unit: Unit) => isTime(unit) && isOnlyDay(unit.found.time.point) && !unit.found.time.until;
  const isNot = (unit: Unit | undefined) => isPhrase(unit, "not", "negation") && !isPhrase(unit, "act:cancel");
  const at = units.findIndex((unit, n) => n > 1 && isDay(unit) && isNot(units[n - 1]));
  const [out, behind] = [units[at], units[at + 1]];
  const [meant, another] = units.filter(isTime).filter((unit) => unit !== out && unit.found.time.point.date);
  if (situation.focus || situation.awaiting !== undefined || !(behind === undefined || isStop(behind))) return units;
  if (!out || !isTime(out) || !meant || units.slice(at + 1).some(isTime)) return units;
  const { date = {} } = settle(timesOf(units.slice(0, at))).time?.point ?? {};
  const [day, other] = [date, out.found.time.point.date ?? {}].map((one) => resolveDate(one, ground.today));
  const isLed = (n: number) => isPhrase(units[n], "therefore", "but", "join", "courtesy", "repair", "filler");
  const from = isLed(at - 2) ? at - 2 : at - 1;
  // "Next week, not on Wednesday" leaves the other days.
  const isOneDay = day !== undefined && day.to === day.from + 1;
  if (!isOneDay || !other || day.problem || other.problem || !(from === 0 || isStop(units[from - 1]))) return units;
  const rest = units.toSpliced(from, at - from + 1);
  const isSame = day.from >= other.from && day.from < other.to;
  if (!isSame || another || meant.found.time.point.date?.wd === undefined) return isSame ? units : rest;
  const { time } = meant.found;
  const later = { ...time, point: { ...time.point, date: { day: day.from + A_WEEK } } };
  return rest.with(rest.indexOf(meant), { ...meant, found: { ...meant.found, time: later } });
}

const A_WEEK = 7;

/** "Friday at 3... 2pm", "Monday – Tuesday at 10": where one breaks off, the day or the hour behind is the one that is meant. */
export function withBrokenOff(units: readonly Unit[], input: PassInput): readonly Unit[] {
  // "15 h... 14 h": no length
  const hourOf = ({ found }: Extract<Unit, { kind: "time" }>) =>
    isLength(found.time) && mayBeHour(found.time, found.text, hoursOf(input.ground))
      ? { ...found, time: clockOf(found.time) }
      : found;
  const breaks = units.flatMap((unit, n) => {
    const to = units.findIndex((one, at) => at > n && !(one.kind === "stop" && one.text === "."));
    const [before, behind] = [units[n - 1], units[to]];
    // "Mon.. tues": the first dot is the day's.
    const isLong = to - n > 1 || (isTime(before) && before.found.text.endsWith("."));
    const isBreak = unit.kind === "stop" && unit.text === "." && isLong;
    const found = isTime(before) && isTime(behind) && (before.found.time.point.clock ? hourOf(behind) : behind.found);
    return isBreak && found && isTime(before) && isTime(behind) && saysTheSame(before.found.time, found.time)
      ? [{ from: n, to, meant: [repairOf(before, behind), { ...behind, found: { ...found, repaired: true } }] }]
      : [];
  });
  const [first] = breaks;
  return first
    ? [...units.slice(0, first.from), ...first.meant, ...withBrokenOff(units.slice(first.to + 1), input)]
    : units;
}

/** "Move it to Monday at 2, oh no, just cancel it": where it would have gone is taken back with the verb. */
export function withoutMoveTakenBack(units: readonly Unit[]): readonly Unit[] {
  const verb = units.findLastIndex((unit) => isPhrase(unit, "act:cancel"));
  const from = units.findLastIndex((unit, n) => n < verb && asks(unit)) + 1;
  const at = units.findIndex((unit, n) => n >= from && n < verb && isPhrase(unit, "repair"));
  const isSmall = (unit: Unit) =>
    unit.kind === "stop" || isQuiet(unit) || isPhrase(unit, "repair", "only", "it", "act:cancel", "inItsPlace");
  const front = units.slice(0, Math.max(at, 0));
  const goal = front.findLastIndex((unit) => unit.kind === "time");
  const goes = isPhrase(units[goal - 1], "to");
  const isLast = from === 0 && front.slice(goal + 1).every((unit) => unit.kind === "stop");
  // "Leg den Zahnarzt auf Freitag"
  const isMoving = (unit: Unit) => isPhrase(unit, "act:move") || (goes && isPhrase(unit, "act:create"));
  const isOther = front.some((unit) => asks(unit) && !isMoving(unit));
  if (goal < 0 || !(goes || isLast || front.some(isMoving)) || isOther || !units.slice(at).every(isSmall)) return units;
  const isGone = (unit: Unit, n: number) => unit.kind === "time" || isMoving(unit) || (n === goal - 1 && goes);
  return units.filter((unit, n) => n >= at || !isGone(unit, n));
}

const repairOf = ({ end: start }: Unit, { start: end }: Unit): Unit => ({
  ...{ start, end, kind: "phrase", roles: ["repair"], text: "" },
});

/** An hour for an hour, or a day for a day. */
const saysTheSame = ({ point, until }: SaidTime, { point: other }: SaidTime) =>
  !until && (point.clock ? other.clock !== undefined : point.date !== undefined && other.date !== undefined);

/** A day, and nothing else. */
const isOnlyDay = ({ date, ...others }: Point) =>
  date !== undefined && Object.values(others).every((bit) => bit === undefined);

/** "We need two hours not one": behind how long it is, how long it was. */
export function withoutOldLength(units: readonly Unit[], { ground }: PassInput): readonly Unit[] {
  const said = units.findIndex(isLengthUnit);
  const isNot = (unit: Unit) => isPhrase(unit, "not", "negation") && !isPhrase(unit, "act:cancel");
  const not = units.findIndex((unit, n) => n > said && isNot(unit));
  if (said < 0 || not < 0) return units;
  const between = units.slice(said + 1, not);
  const isNear = between.every(
    (unit) => unit.kind === "stop" || isPhrase(unit, "lasts", "weak", "filler", "it", "join"),
  );
  const isLast = (n: number) => units[n + 1] === undefined || units[n + 1]?.kind === "stop";
  // "No de media", "pas une demie"
  const isHalf = (unit: Unit | undefined) =>
    unit?.kind === "word" &&
    ground.tokens.some(({ end, is }) => end === unit.end && (is.half || is.halfTo || is.quarter));
  const old = units.findIndex((unit, n) => n > not && !(isPhrase(unit, "filler", "from") && !isLast(n)));
  const unit = units[old];
  // Of what was spoken of, "30 min instead of 20" may be how far it goes.
  const isOne =
    unit?.kind === "number" ||
    isPhrase(unit, "hollow", "filler") ||
    isHalf(unit) ||
    (!ground.subject && isLengthUnit(unit));
  const from = isPhrase(between.at(-1), "join") ? not - 1 : not;
  return isNear && isOne && isLast(old) ? units.filter((_, n) => n < from || n > old) : units;
}

/** "Later, not earlier": the way that it does not go. */
function withoutOtherWay(units: readonly Unit[]): readonly Unit[] {
  const isWay = (unit: Unit | undefined) => isPhrase(unit, "later") !== isPhrase(unit, "earlier");
  const isOut = (n: number) =>
    isWay(units[n]) && isPhrase(units[n - 1], "not", "negation") && units.slice(0, n - 1).some(isWay);
  return units.filter((_, n) => !isOut(n) && !isOut(n + 1));
}

/** "Cancel tomorrow's stand-up, not Friday's": the day of one like it that stays as it is. */
function withoutKeptDay(units: readonly Unit[]): readonly Unit[] {
  const kept = keptDay(units);
  return units.filter((unit) => !kept.includes(unit));
}

/** "Don't cancel it but move it": of two verbs the one that is not denied. */
function withoutOtherVerb(units: readonly Unit[]): readonly Unit[] {
  const at = units.findIndex((unit) => isPhrase(unit, "negation", "not"));
  const but = units.findIndex((unit, n) => n > at && isBut(unit));
  if (at < 0 || but < 0) return units;
  const denied = units.findIndex((unit, n) => n > at && n < but && asks(unit));
  const near = units.slice(at + 1, denied < 0 ? but : denied);
  const other = units.slice(but + 1).findIndex((unit) => !isPhrase(unit, "filler", "courtesy", "repair"));
  const isVerb = denied > at && near.every(isSmall) && asksAlone(units[but + 1 + other]);
  return isVerb ? units.filter((_, n) => n < at || (n > denied && n !== but)) : units;
}

/** "But" that is no "and". */
const isBut = (unit: Unit) => isPhrase(unit, "but") && !isPhrase(unit, "join");

const asksAlone = (unit: Unit | undefined) => unit !== undefined && asks(unit);

const isSmall = (unit: Unit) => isPhrase(unit, "filler", "courtesy", "it", "join", "on", "said");

/** Stretches between two stops, from a word of repair on, and from what a time is unsuitable for. */
function stretchesOf(units: readonly Unit[]): readonly Unit[][] {
  const stretches: Unit[][] = [[]];
  for (const unit of units) {
    const last = stretches.at(-1)!;
    const isRepair = isPhrase(unit, "repair") && !isPhrase(unit, "unsuitable");
    const isFor = isPhrase(unit, "for") && isPhrase(last.at(-1), "unsuitable");
    if (isFor || (isRepair && last.some((one) => !isPhrase(one, "repair")))) stretches.push([unit]);
    else if (unit.kind === "stop" && /^[.,!?;:…\n—–]$/u.test(unit.text)) stretches.push([unit]);
    else last.push(unit);
  }
  return stretches;
}

/** "Friday 10, no, Friday doesn't work, Monday": a time that does not suit, where another one is said. */
function withoutUnsuitable(units: readonly Unit[], ground: Ground): readonly Unit[] {
  const stretches = stretchesOf(units);
  const isTime = (unit: Unit) => unit.kind === "time" || unit.kind === "number" || isPhrase(unit, "thatTime");
  const isOut = (stretch: readonly Unit[]) =>
    stretch.some(isTime) &&
    has(stretch, "unsuitable", "act:absent") &&
    stretch.every(
      (unit, n) =>
        isTime(unit) ||
        unit.kind === "stop" ||
        // "Dave said 11 is too early"
        (unit.kind === "person" && isPhrase(stretch[n + 1], "said")) ||
        isSmall(unit) ||
        isPhrase(
          unit,
          "unsuitable",
          "act:absent",
          "repair",
          "weak",
          "because",
          "late",
          "but",
          "for",
          "them",
          "subject",
        ),
    );
  const out = stretches.filter(isOut);
  if (out.length === 0 || !stretches.some((one) => !out.includes(one) && one.some(({ kind }) => kind === "time")))
    return units;
  // What is too early is an hour, and so is what takes its place: "9 uur is te vroeg, maak er 10 uur van".
  const isHour = out.flat().some((unit) => isPhrase(unit, "unsuitable") && isPhrase(unit, "repair"));
  let isAgain = false;
  return stretches.flatMap((stretch) => {
    if (out.includes(stretch)) {
      isAgain = true;
      return stretch.filter((unit) => unit.kind === "stop" || isPhrase(unit, "repair"));
    }
    return stretch.map((unit) => {
      if (!isAgain || unit.kind !== "time") return unit;
      isAgain = false;
      const { time, text } = unit.found;
      const asHour = isHour && isLength(time) && mayBeHour(time, text, hoursOf(ground)) ? clockOf(time) : time;
      return { ...unit, found: { ...unit.found, time: asHour, repaired: true } };
    });
  });
}

const namesMeeting = (stretch: readonly Unit[], { gazetteer, lexicon }: Ground) =>
  meetingsCalled(contentOf(stretch), gazetteer, lexicon.concepts).length > 0 &&
  !stretch.some((unit) => asks(unit) || unit.kind === "person");

/** "Don't move yoga, just the haircut to 2", "niet de yoga verzetten, alleen de kapper": the verb is that of the other one. */
function withoutDeniedMeeting(units: readonly Unit[], ground: Ground): readonly Unit[] {
  const at = units.findIndex((unit) => isPhrase(unit, "not", "negation"));
  const turn = units.findIndex((unit, n) => n > at && (isPhrase(unit, "only") || isBut(unit)));
  const out = at < 0 ? [] : units.slice(at + 1, turn);
  const [verb, another] = out.filter(asks);
  const meant = units.slice(turn + 1);
  const isVerb = isPhrase(verb, "act:move", "act:cancel") && !another && !out.some(isTime);
  return verb &&
    isVerb &&
    namesMeeting(
      out.filter((unit) => unit !== verb),
      ground,
    ) &&
    namesMeeting(meant, ground)
    ? [...units.slice(0, at), verb, ...meant]
    : units;
}

/** "Cancel yoga, no wait, not yoga, the pilates one": behind a word of repair another meeting that there is, and nothing else. */
function withoutRepairedMeeting(units: readonly Unit[], ground: Ground): readonly Unit[] {
  const { gazetteer, lexicon } = ground;
  const titlesIn = (stretch: readonly Unit[]) => meetingsCalled(contentOf(stretch), gazetteer, lexicon.concepts);
  const verb = units.findIndex((unit) => isPhrase(unit, "act:move", "act:cancel"));
  const at = units.findIndex(
    (unit, n) => n > verb && isPhrase(unit, "repair") && titlesIn(units.slice(0, n)).length > 0,
  );
  if (verb < 0 || at < 0) return units;
  const [before, behind] = [units.slice(0, at), units.slice(at)];
  const [gone, another] = titlesIn(before);
  const isNamed = (unit: Unit) => contentOf([unit]).length > 0;
  const isOnly = behind.every((unit) => unit.kind === "stop" || isNamed(unit) || isPhrase(unit, ...OF_NAME));
  const isGone = (unit: Unit) => isNamed(unit) && gone !== undefined && titlesIn([unit]).includes(gone);
  const isDenied = (unit: Unit) => isNamed(unit) && isRuledOut(behind.slice(1), behind.indexOf(unit) - 1);
  const meant = behind.filter((unit) => !isGone(unit) && (isNamed(unit) || isPhrase(unit, "definite")));
  const [title, second] = titlesIn(meant);
  const isOther = title !== undefined && !second && gone !== undefined && !another && title !== gone;
  const isSaid = behind.every((unit) => !isNamed(unit) || isDenied(unit) === isGone(unit));
  if (!isOther || !isOnly || !isSaid) return units;
  return [...before.filter((unit) => !isNamed(unit)), ...meant];
}

const OF_NAME = [
  "repair",
  "not",
  "negation",
  "but",
  "filler",
  "definite",
  "courtesy",
  "it",
  "hollow",
  "join",
  "from",
] as const;

/** "Not the dentist but the lunch", "the lunch, not the dentist": of two meetings that there are the one that is meant. */
function withoutOtherMeeting(units: readonly Unit[], ground: Ground): readonly Unit[] {
  const at = units.findIndex((unit) => isPhrase(unit, "not", "negation"));
  if (at < 0) return units;
  const isCut = (unit: Unit) => unit.kind === "stop" || isBut(unit) || asks(unit) || unit.kind === "time";
  const end = units.findIndex((unit, n) => n > at && isCut(unit));
  const ahead = units.slice(at + 1, end < 0 ? units.length : end);
  // "The demo not, cancel the retro"
  const from = units.slice(0, at).findLastIndex(isCut) + 1;
  const out = ahead.length > 0 ? ahead : units.slice(from, at);
  const behind = end < 0 ? [] : units.slice(end);
  const [first] = behind;
  const isTurned = first !== undefined && (isBut(first) || (first.kind === "stop" && first.text === ","));
  const next = behind.slice(1).findIndex((unit) => isCut(unit) && !isPhrase(unit, "filler"));
  const meant = isTurned ? behind.slice(1, next < 0 ? undefined : next + 1) : [];
  const isMeeting = (stretch: readonly Unit[]) => namesMeeting(stretch, ground);
  if (!isMeeting(out)) return units;
  const before = units.slice(0, at).filter((unit) => !asks(unit));
  // "Drop the drinks. No, not the drinks, the lunch has to go"
  const isSaidAgain = isMeeting(before) && behind.some(asks);
  if (isMeeting(meant)) {
    const kept = ahead.length > 0 ? units.slice(0, at) : units.slice(0, from);
    return [...(isSaidAgain ? [] : kept), ...behind.slice(1)];
  }
  // "The dentist need not be moved" rules the verb out.
  return ahead.length > 0 && isMeeting(before) && !has(units.slice(0, at), "negation")
    ? [...units.slice(0, at), ...behind]
    : units;
}
