import { said } from "../languages/lists/said";
import { asks } from "./segment";
import { contentOf, isKnown, isQuiet } from "./slots";
import {
  type Ground,
  isPerson,
  isPhrase,
  isQuestionMark,
  isStop,
  type PassInput,
  textOf,
  timeMeant,
  type Unit,
} from "./unit";
import { has, namesIn } from "./units-in";

/**
 * "The boiler is Friday 2 now", "football is at 9 now not 10", "le cours c'est à 18h, pas 17h": of a meeting that there is it
 * is told when it is, and when it is not or that it is so by now. It goes there.
 */
export function withWhenItIs(units: readonly Unit[], { ground }: PassInput): readonly Unit[] {
  const verb = units.findIndex((unit, n) => n > 0 && IS.isIn(textOf(unit)) && isWhen(units, n + 1));
  if (verb < 0 || !namesOne(units, verb, ground) || units.some(isElse)) return units;
  const behind = units.slice(verb + 1);
  const isNow = (unit: Unit) =>
    (unit.kind === "time" && unit.found.time.point.moment === 0) || (unit.kind !== "time" && NOW.isIn(textOf(unit)));
  const not = behind.findIndex((unit) => isPhrase(unit, "not"));
  const isOther = not > 0 && ["time", "number"].includes(behind[not + 1]?.kind ?? "");
  if (!isOther && !behind.some(isNow)) return units;
  const when = behind.map((unit, n) => (isOther && n === not + 1 ? asOldHour(unit) : unit));
  const notThen: Unit[] = when.map((unit, n) =>
    n === not && unit.kind === "phrase" ? { ...unit, roles: ["not"] } : unit,
  );
  const goes: Unit = { start: units[verb]!.start, end: units[verb]!.end, kind: "phrase", roles: ["goes"], text: "" };
  return [...units.slice(0, verb), goes, ...notThen.filter((unit) => !isNow(unit))];
}

const IS = said`^${"is"}$`;
const NOW = said`^${"now"}$`;

/** Right behind it, or behind small words, a time begins. */
const isWhen = (units: readonly Unit[], from: number) =>
  units.slice(from).find((unit) => !isQuiet(unit) || unit.kind === "stop")?.kind === "time";

/** In front of it, since the last stop, stands nothing but the name of a meeting that there is, and its day. */
function namesOne(units: readonly Unit[], verb: number, ground: Ground): boolean {
  const from = units.slice(0, verb).findLastIndex(isStop) + 1;
  const named = units.slice(from, verb);
  const words = contentOf(named);
  const people = namesIn(named);
  const isPlain = (unit: Unit) =>
    ["time", "person"].includes(unit.kind) ||
    contentOf([unit]).length > 0 ||
    isQuiet(unit) ||
    isPhrase(unit, "definite", "with", "from", "hollow");
  return words.length > 0 && isKnown(words, people, ground) && named.every(isPlain);
}

const isElse = (unit: Unit) =>
  isQuestionMark(unit) ||
  (asks(unit) && !isPhrase(unit, "kinds")) ||
  isPhrase(unit, "condition", "interrogative", "otherwise") ||
  unit.kind === "shift";

/** "Not 10", behind an hour: the one that it had. */
const asOldHour = (unit: Unit): Unit => {
  const hour = unit.kind === "number" ? Number(unit.text) : Number.NaN;
  return unit.kind === "number" && hour <= 23
    ? timeMeant(unit.start, unit.end, { clock: { minute: hour * 60, sure: false } }, unit.text)
    : unit;
};

/** "Lunch with Tom Friday 1pm, 45 mins he said": of something new, behind how long or when, who says so. */
export function withoutWhoSays(units: readonly Unit[], { situation: { awaiting, focus } }: PassInput): readonly Unit[] {
  if (awaiting !== undefined || focus) return units;
  const isWho = (unit: Unit | undefined) => isPhrase(unit, "they", "subject");
  const isSaid = (unit: Unit | undefined) => isPhrase(unit, "said") && !isPhrase(unit, "opensQuestion", "past");
  const isSays = (n: number) =>
    units[n - 1]?.kind === "time" &&
    ((isWho(units[n]) && isSaid(units[n + 1])) || (isSaid(units[n]) && isWho(units[n + 1]))) &&
    (units[n + 2] === undefined || isStop(units[n + 2]));
  return units.filter((_, n) => !isSays(n) && !isSays(n - 1));
}

/** "Chad bailed Friday, drop it": behind why what nobody has spoken of cannot be, that it is not to be. */
export function withDropped(units: readonly Unit[], { situation: { awaiting, focus } }: PassInput): readonly Unit[] {
  const drop = units.findIndex((unit) => isPhrase(unit, "letsGo") && DROPS.isIn(textOf(unit)));
  const why = units.slice(0, Math.max(drop, 0));
  const isWhy = has(why, "act:absent", "act:cancel", "act:uninvite", "unsuitable", "ill");
  const isNamed = why.some(isPerson) || contentOf(why).length > 0;
  if (awaiting !== undefined || focus || !isWhy || !isNamed) return units;
  // Of two verbs of calling off the one that asks for it counts.
  const told = why.map(
    (unit): Unit =>
      isPhrase(unit, "act:cancel") && unit.kind === "phrase" ? { ...unit, roles: ["act:absent"] } : unit,
  );
  const gone: Unit = {
    start: units[drop]!.start,
    end: units[drop]!.end,
    kind: "phrase",
    roles: ["act:cancel"],
    text: textOf(units[drop]),
  };
  return [...told, gone, ...units.slice(drop + 1)];
}

const DROPS = said`^(?:${"dropsIt"})$`;
