import { asks } from "./segment";
import { contentOf, isKnown, isQuiet } from "./slots";
import { isPhrase, isTime, type PassInput, textOf, type Unit } from "./unit";
import { has, namesIn } from "./units-in";

const STOP = { kind: "stop", text: "," } as const;

/** "Laat maar haal die weer weg": behind what lets go of something, the verb of what is asked for. */
export function withLetGoApart(units: readonly Unit[]): readonly Unit[] {
  const at = units.findIndex((unit, n) => {
    const lets = isPhrase(unit, "letsGo") && textOf(unit).includes(" ");
    const isVerb = isPhrase(units[n + 1], "act:cancel", "act:uninvite") && isPhrase(units[n + 2], "it", "them");
    return lets && isVerb && units.slice(0, n).every(isQuiet);
  });
  const end = units[at]?.end;
  return end === undefined ? units : [...units.slice(0, at + 1), { ...STOP, start: end, end }, ...units.slice(at + 1)];
}

/**
 * "Cancel the cockapoo she phoned to say he's ill": behind a change of a meeting that there is, where somebody is told of who
 * was not named, a clause begins, whatever was not typed between.
 */
export function withUnmarkedClause(said: readonly Unit[], { ground }: PassInput): readonly Unit[] {
  const units = withStopBeforePlea(said);
  const at = units.findIndex((unit, n) => n > 1 && isPhrase(unit, "they") && isPhrase(unit, "subject"));
  const [before, behind] = [units.slice(0, at), units.slice(at)];
  const last = before.at(-1);
  const isChange = has(before, "act:cancel", "act:move") && !has(before, "act:tell", "act:ask", "condition", "said");
  const isOver = last?.kind === "word" || last?.kind === "label" || isTime(last) || isPhrase(last, "kinds");
  const isOnlyTold = behind.length > 1 && !behind.some((unit) => asks(unit) || isTime(unit) || unit.kind === "person");
  const words = contentOf(before);
  if (at < 0 || !isChange || !isOver || !isOnlyTold || words.length === 0) return units;
  const start = last?.end ?? 0;
  return isKnown(words, namesIn(before), ground) ? [...before, { ...STOP, start, end: start }, ...behind] : units;
}

/** "Mum has the clinic Monday at 10 please put it in": behind what is told, that it shall be put down. */
function withStopBeforePlea(units: readonly Unit[]): readonly Unit[] {
  const verb = units.findIndex(asks);
  const from = units.findLastIndex((unit, n) => n < verb && !isPhrase(unit, "courtesy", "therefore")) + 1;
  const tail = units.slice(verb + 1);
  const isTail = tail.every((unit) => unit.kind === "stop" || isPhrase(unit, "it", "filler", "courtesy"));
  const time = units[from - 1];
  if (!isTime(time) || !isPhrase(units[verb], "act:create") || !isTail || !has(tail, "it")) return units;
  return [...units.slice(0, from), { start: time.end, end: time.end, kind: "stop", text: "," }, ...units.slice(from)];
}
