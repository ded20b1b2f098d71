import { isLength } from "../times/settle-times";
import type { Role } from "./lexicon";
import { clockOf } from "./said-times";
import { asks } from "./segment";
import { isQuiet } from "./slots";
import { type Ground, isPhrase, isTime, mayLean, NO, type PassInput, timeMeant, type Unit, untyped } from "./unit";
import { has } from "./units-in";
import { listOf } from "./word-lists";

/**
 * "Tom can't before 16:15", "Tom peut pas avant 16h15", "no llega hasta las 4", of what is open or was spoken of: that is
 * when it shall be.
 */
export function withEarliest(units: readonly Unit[], { situation: { focus, awaiting } }: PassInput): readonly Unit[] {
  if (awaiting !== undefined ? awaiting !== "confirmation" : !focus) return units;
  const [time, another] = units.filter(isTime);
  if (time?.kind !== "time" || another) return units;
  const { side, ...point } = time.found.time.point;
  const front = units.slice(0, units.indexOf(time));
  const cannot = has(front, "unsuitable", "act:absent", "negation", "not");
  // "Not before 4" is one time in some languages: from then on.
  const isBound = side === "before" ? cannot : side === "after" && !cannot;
  const isOfSomebody = front.some((unit) => unit.kind === "person" || isPhrase(unit, "subject", "them"));
  const isPlain = units.every(
    (unit) =>
      ["time", "person", "stop"].includes(unit.kind) ||
      isQuiet(unit) ||
      isPhrase(unit, "unsuitable", "act:absent", "negation", "not", "therefore", "subject") ||
      (isPhrase(unit, "act:move", "act:create") && !isPhrase(unit, "kinds")),
  );
  if (!point.clock || time.found.time.until || !isBound || !isOfSomebody || !isPlain || front.some(asks)) return units;
  const found = { ...time.found, repaired: true, time: { ...time.found.time, point } };
  return [
    { ...NO, start: time.start, end: time.start },
    { ...time, found },
  ];
}

/**
 * "An hour with Anna tomorrow, but nothing before 3", "… 3 pm at the earliest": of what is to be found or made, an hour from
 * which on it may be. Alone, that nothing is to be before an hour is a rule for every day, or an end of what there is.
 */
export function withNotBefore(all: readonly Unit[], { ground }: PassInput): readonly Unit[] {
  const units = all.map((unit, n) => (isPhrase(all[n - 1], "negation") ? asBound(unit, ground) : unit));
  const { text, lexicon } = ground;
  const isMade = units.some((unit) => isTime(unit) && unit.found.time.point.length !== undefined);
  const at = isMade ? units.findIndex((unit) => isTime(unit) && mayBeBound(unit)) : -1;
  const time = units[at];
  if (!isTime(time)) return units;
  const { side, ...point } = time.found.time.point;
  const after = (from: number, to: number): readonly Unit[] => {
    const [first, last] = [units[from]!, units[to]!];
    const found = { ...time.found, time: { ...time.found.time, point: { ...point, side: "after" as const } } };
    return [...units.slice(0, from), { ...time, start: first.start, end: last.end, found }, ...units.slice(to + 1)];
  };
  const isNone = (n: number) => isPhrase(units[n], "negation") && !isPhrase(units[n - 1], "condition");
  if (side === "before" && isNone(at - 1)) return after(at - 1, at);
  if (side) return units;
  // "Pas avant trois heures de l'après-midi"
  const isBefore = isPhrase(units[at - 1], "earlier", "beforeThat");
  if (isBefore && isNone(at - 2)) return after(at - 2, at);
  const list = listOf(lexicon.words.atEarliest);
  const behind = units.findLastIndex((unit, n) => n > at && list.has(text.folded.slice(time.end, unit.end).trim()));
  return behind < 0 ? units : after(at, behind);
}

/** "Niks voor drie uur 's middags": behind that, no three hours. */
export function asBound(unit: Unit, { tokens }: Ground, isLed = false): Unit {
  if (!isTime(unit) || unit.found.time.point.clock || (unit.found.time.point.length ?? 1) % 60 > 0) return unit;
  const isBefore = isLed || tokens.some(({ start, is }) => start === unit.found.start && is.before);
  const { point, ...time } = clockOf(unit.found.time);
  return isBefore
    ? { ...unit, found: { ...unit.found, time: { ...time, point: { ...point, side: "before" } } } }
    : unit;
}

const mayBeBound = ({ found: { time } }: Extract<Unit, { kind: "time" }>) =>
  time.point.clock !== undefined && !time.until && time.point.length === undefined;

/**
 * "Half an hour with Jonas as soon as possible", where no other day or hour is said: the first free time is looked for. Beside
 * one, or with no length, it says nothing of when.
 */
export function withSoonest(units: readonly Unit[], { ground: { today }, situation }: PassInput): readonly Unit[] {
  const at = units.findIndex((unit) => isPhrase(unit, "soonest"));
  const soon = units[at];
  if (!soon) return units;
  const times = units.filter(isTime);
  const isLong = times.length > 0 && times.every(({ found: { time } }) => isLength(time));
  const isMade = units.every((unit) => !asks(unit) || isPhrase(unit, "act:create", "act:find", "kinds", "hollow"));
  if (!isLong || !isMade || mayLean(situation) || situation.awaiting !== undefined)
    return units.with(at, { ...soon, kind: "phrase", roles: SMALL, text: "" });
  const ahead = timeMeant(soon.start, soon.end, { date: { span: { from: today, to: today + 7, grain: "week" } } });
  const isVerb = (unit: Unit) => isPhrase(unit, "act:create") && !isPhrase(unit, "kinds", "hollow");
  const rest = units.map(
    (unit, n): Unit => (n === at ? ahead : isVerb(unit) ? { ...unit, kind: "phrase", roles: SMALL, text: "" } : unit),
  );
  return [{ ...untyped("act:find"), end: rest[0]!.start, start: rest[0]!.start }, ...rest];
}

const SMALL: readonly Role[] = ["filler", "courtesy"];
