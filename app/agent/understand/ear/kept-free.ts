import { capitalise } from "../grammar/titles";
import { isLength } from "../times/settle-times";
import type { Role } from "./lexicon";
import { create } from "./new-meeting";
import { isQuiet } from "./slots";
import {
  type Ground,
  isPerson,
  isPhrase,
  isQuestionMark,
  isTime,
  type PassInput,
  type Reading,
  type Situation,
  textOf,
  type Unit,
  untyped,
} from "./unit";
import { has, timesOf } from "./units-in";
import { listOf, wordsOf } from "./word-lists";

/** "Keep 2 to 4 free": the verb asks for something, and what it keeps it is said with it. */
export function withKeptFree(units: readonly Unit[], { ground }: PassInput): readonly Unit[] {
  const { verb, free } = ground.lexicon.words.keepsFree;
  const isOf = (unit: Unit, list: string) => {
    const words = wordsOf(unit, ground);
    return words.length > 0 && words.every((word) => listOf(list).has(word));
  };
  const [at, end] = [units.findIndex((unit) => isOf(unit, verb)), units.findIndex((unit) => isOf(unit, free))];
  // "Hou jij vrijdag een uur vrij?", "can you keep an hour free?" asks for it all the same.
  const isPlea = units.slice(0, Math.max(at, 0)).every((unit) => unit.kind === "stop" || isPhrase(unit, "courtesy"));
  const isAsked = units.some(
    (unit) => isPhrase(unit, "interrogative", "opensQuestion") || (isQuestionMark(unit) && !isPlea),
  );
  // A whole day, and what lies behind something else, are for other rules.
  const isOther = !isOfHours(units) || has(units, "afterThat");
  if (at < 0 || end < 0 || isAsked || isOther) return units;
  const as = (unit: Unit, roles: readonly Role[]): Unit => ({
    start: unit.start,
    end: unit.end,
    kind: "phrase",
    roles,
    text: textOf(unit),
  });
  return units.map((unit, n) => (n === at ? as(unit, KEEPS) : n === end ? as(unit, ["filler"]) : unit));
}

const KEEPS: readonly Role[] = ["act:create", "keepsFree"];

/**
 * "Keep 90 minutes free on Friday morning so I can finish the deck", "hou morgen 2 tot 4 vrij": time for oneself, and what
 * it is for.
 */
export function keptFree(units: readonly Unit[], ground: Ground, situation: Situation): Reading | undefined {
  if (situation.awaiting !== undefined || !(has(units, "keepsFree") || onlyBlocks(units, ground))) return undefined;
  const at = units.findIndex(isTime);
  const purpose = units.findIndex(
    (unit, n) => n > at && isPhrase(unit, "for", "soThat") && unit.kind === "phrase" && !isForOneself(units, n),
  );
  const behind = purpose < 0 ? [] : units.slice(purpose + 1).filter(({ kind }) => kind !== "stop");
  const said = units.slice(0, purpose < 0 ? undefined : purpose);
  const times = [...said, ...behind].filter(isTime);
  const isPlain = said.every(
    (unit, n) =>
      unit.kind === "time" ||
      isPhrase(unit, "keepsFree", "soThat", "act:create") ||
      isQuiet(unit) ||
      isForOneself(said, n),
  );
  if (!isPlain || !isOfHours(times) || behind.some(isPerson)) return undefined;
  const name = behind.filter(({ kind }) => kind !== "time");
  const [first, last] = [name[0], name.at(-1)];
  const text = first && last ? ground.text.said.slice(first.start, last.end) : FOCUS;
  const title: Unit = { start: first?.start ?? 0, end: last?.end ?? 0, kind: "quote", text: capitalise(text) };
  const reading = create([untyped("act:create"), ...times, title], ground, situation);
  if (!reading) return undefined;
  const isLong = timesOf(times).some(({ time }) => isLength(time) || time.point.length !== undefined);
  const { command } = reading;
  return { ...reading, command: isLong ? command : { ...command, manner: "hold" } };
}

/** "Block me from 10 to 1", "bloque tous les mercredis après-midi": hours or a part of a day behind the verb, of whatever. */
function onlyBlocks(units: readonly Unit[], ground: Ground): boolean {
  const blocks = listOf(ground.lexicon.words.keepsFree.blocks);
  const verb = units.findIndex((unit) => wordsOf(unit, ground).some((word) => blocks.has(word)));
  const isStretch = (unit: Unit) =>
    unit.kind === "time" && (unit.found.time.until?.clock ?? unit.found.time.point.part) !== undefined;
  // "Block 9 to 10 for yoga, scratch that, 7 to 8": what is behind a stop may set it right.
  const isOne = !units.some((unit, n) => n > verb && (unit.kind === "stop" || isPhrase(unit, "repair", "join")));
  return verb >= 0 && isOne && units.slice(verb + 1).some(isStretch);
}

const isOfHours = (units: readonly Unit[]) =>
  timesOf(units).some(({ time: { point } }) => (point.clock ?? point.part ?? point.length) !== undefined);

/** What is kept for nothing in particular. */
export const FOCUS = "Focus";

/** "For me" */
const isForOneself = (units: readonly Unit[], n: number) =>
  isPhrase(units[n], "for") && units[n + 1] !== undefined && isQuiet(units[n + 1]!);
