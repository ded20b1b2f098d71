import { amendment } from "./amendment";
import { asks } from "./segment";
import { contentOf, isKnown } from "./slots";
import { type Ground, isPhrase, type Situation, type Unit } from "./unit";

/**
 * "She's always late so 3:15", "Grace has to leave at 3, make it 1pm then": what is told of somebody stands only in front of
 * what shall be other about what is open or was spoken of.
 */
export function withoutTold(units: Unit[], ground: Ground, situation: Situation): Unit[] {
  if (!situation.focus && situation.awaiting === undefined) return units;
  const at = units.findLastIndex((unit, n) => n > 0 && (unit.kind === "stop" || isPhrase(unit, "therefore")));
  const [front, rest] = [units.slice(0, Math.max(at, 0)), units.slice(at + 1)];
  const isOther = rest.some(({ kind }) => kind === "person") || isKnown(contentOf(front), [], ground);
  if (!isTold(front) || isOther) return units;
  const isAnew = isPhrase(units[at], "therefore") || rest.some((unit) => isPhrase(unit, "repair", "therefore"));
  if (!isAnew && front.some(({ kind }) => kind === "time")) return units;
  const { command, left = [] } = amendment([NO, ...rest], ground, situation) ?? {};
  const { slots, when } = command ?? {};
  const isAmended = when || slots?.shiftMinutes !== undefined || slots?.durationMinutes !== undefined;
  return left.length === 0 && isAmended && !slots?.target ? units.slice(at) : units;
}

/** What stands in front of it speaks against what is open. */
const NO: Unit = { start: 0, end: 0, kind: "phrase", roles: ["repair"], text: "" };

/** Somebody, and what is so with them; nothing that is asked for. */
function isTold(units: readonly Unit[]): boolean {
  const isSomebody = (unit: Unit) => unit.kind === "person" || isPhrase(unit, "subject", "them");
  const first = units.findIndex(isSomebody);
  const behind = units.slice(first + 1);
  const isPlain = (unit: Unit) =>
    ["person", "word", "stop", "time", "number"].includes(unit.kind) ||
    (unit.kind === "phrase" && (!asks(unit) || isPhrase(unit, "leaves", "act:absent", "weak", "subject")));
  const isOpening = (unit: Unit) => unit.kind === "stop" || isPhrase(unit, "courtesy", "filler", "repair", "join");
  // Of somebody who is named only why they are not there: "Tom needs her then" may be said of another meeting.
  const isNamed = units[first]?.kind === "person";
  const says = behind.some(
    (unit) => isPhrase(unit, ...WHY) || (!isNamed && (unit.kind === "word" || isPhrase(unit, ...IS))),
  );
  return first >= 0 && says && units.every(isPlain) && units.slice(0, first).every(isOpening);
}

const WHY = ["leaves", "late", "unsuitable", "ill", "act:absent", "goesOut"] as const;
const IS = ["lasts", "opensQuestion", "planned", "weak"] as const;
