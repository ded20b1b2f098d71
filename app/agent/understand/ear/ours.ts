import { said } from "../languages/lists/said";
import type { Role } from "./lexicon";
import { withoutClock } from "./said-times";
import { asks } from "./segment";
import { contentOf, isKnown } from "./slots";
import { type Ground, isPerson, isPhrase, isPlainStop, type PassInput, textOf, type Unit } from "./unit";
import { isDated } from "./unit-times";
import { has } from "./units-in";

type Person = Extract<Unit, { kind: "person" }>;

/**
 * "Owen's train is cancelled so put our catch up at 11", "Grace lands at 9 on Friday. Put us down for 11": whose it is,
 * or who he is, was only told in front of the request. The request gets the name, and of what is told only the day where
 * it has none of its own.
 */
export function withOursNamed(units: readonly Unit[], { ground }: PassInput): readonly Unit[] {
  const cut = cutBefore(units);
  if (cut < 0) return units;
  const [front, request] = [units.slice(0, cut), units.slice(cut + 1)];
  const person = onlyOne(front);
  const at = request.findIndex(isOfThem);
  const isSo = isPhrase(units[cut], "therefore") || isPhrase(request[0], "therefore");
  const isLeft = person !== undefined && isTold(front, ground);
  if (!person || at < 0 || !(isSo || isLeft)) return units;
  const { start, end } = request[at]!;
  const named = request.with(at, { ...person, start, end });
  if (!isLeft) return [...units.slice(0, cut + 1), ...named];
  const hasDay = named.some(isDated);
  const [day, another] = hasDay ? [] : front.filter(isDated);
  if (another) return [...units.slice(0, cut + 1), ...named];
  const meant = isPhrase(named[0], "therefore") ? named.slice(1) : named;
  return day?.kind === "time"
    ? [{ ...day, found: { ...day.found, time: withoutClock(day.found.time) } }, ...meant]
    : meant;
}

/** Our, us, him: nobody else is named beside it. */
const isOfThem = (unit: Unit) =>
  unit.kind === "phrase" &&
  !isPhrase(unit, "courtesy") &&
  (isPhrase(unit, "ours") || (isPhrase(unit, "them") && ONE.isIn(textOf(unit))));

const ONE = said`^${"withOne"}$`;

/** The stop, or the "so", behind which something is to be written with them and nobody is named; -1 without one. */
function cutBefore(units: readonly Unit[]): number {
  const named = units.findLastIndex(isPerson);
  const them = units.findLastIndex(isOfThem);
  if (named < 0 || them < named) return -1;
  const verb = units.findLastIndex((unit) => asks(unit) && isPhrase(unit, ...WRITES));
  const end = Math.min(verb, them);
  const cut = units.findLastIndex(
    (unit, n) => n > named && n < end && (unit.kind === "stop" || isPhrase(unit, "therefore")),
  );
  const isOpen = has(units.slice(cut + 1), "condition", "otherwise", "interrogative");
  return isOpen ? -1 : cut;
}

const WRITES: readonly Role[] = ["act:create", "act:move"];

/** The one whom the units name. */
function onlyOne(units: readonly Unit[]): Person | undefined {
  const people = units.filter(isPerson);
  return new Set(people.map(({ whole }) => whole)).size === 1 ? people[0] : undefined;
}

/** What is so with somebody; nothing that is asked for, and no meeting that there is. */
function isTold(units: readonly Unit[], ground: Ground): boolean {
  const person = units.findIndex(isPerson);
  // "His call got cancelled"
  const isDone = (unit: Unit, n: number) =>
    n > person &&
    isPhrase(unit, "act:cancel", "act:absent", "act:move") &&
    (isPhrase(unit, "unsuitable", "late", "act:absent") || isPhrase(units[n - 1], "opensQuestion", "weak", "goes"));
  const text = ground.text.said.slice(units[0]?.start ?? 0, units.at(-1)?.end ?? 0);
  return (
    units.some((unit) => unit.kind === "word" || isPhrase(unit, ...SAYS)) &&
    units.every(
      (unit, n) =>
        ["person", "word", "time", "label"].includes(unit.kind) ||
        isPlainStop(unit) ||
        (unit.kind === "phrase" &&
          !isPhrase(unit, ...OF_REQUEST) &&
          (!asks(unit) || isPhrase(unit, "weak", "late") || isDone(unit, n))),
    ) &&
    !WISHES.isIn(text) &&
    !isKnown(contentOf(units), [], ground)
  );
}

const WISHES = said`${"wishes"}`;
const SAYS: readonly Role[] = [
  "late",
  "ill",
  "unsuitable",
  "act:absent",
  "act:cancel",
  "opensQuestion",
  "said",
  "goods",
];
const OF_REQUEST: readonly Role[] = [
  "condition",
  "otherwise",
  "interrogative",
  "too",
  "with",
  "called",
  "allDay",
  "kinds",
];
