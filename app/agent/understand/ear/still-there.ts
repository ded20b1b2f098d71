import { asks } from "./segment";
import { contentOf, isKnown } from "./slots";
import { type Ground, isPhrase, isStop, isTime, type Unit } from "./unit";
import { has } from "./units-in";

/**
 * "If yoga's still on today, cancel it", "yoga still on today? if so cancel": what hangs only on whether a meeting stands in
 * the calendar, which finding it tells.
 *
 * @returns which meeting, and what is to be done with it; undefined where anything else is said
 */
export function ifStillThere(units: readonly Unit[], ground: Ground): { which: Unit[]; main: Unit[] } | undefined {
  const at = units.findIndex((unit) => isPhrase(unit, "condition"));
  if (at < 0) return undefined;
  const [before, behind] = [units.slice(0, at), units.slice(at + 1)];
  const verb = behind.findIndex((unit) => asks(unit) && !isPhrase(unit, ...STANDS));
  // "… if so cancel", "… si c'est le cas, annule"
  const isAnswer = before.at(-1)?.kind === "stop" && !has(behind.slice(0, verb < 0 ? behind.length : verb), ...STANDS);
  const ends = isAnswer ? 0 : verb < 0 ? behind.length : verb;
  const clause = isAnswer ? before : behind.slice(0, ends);
  const main = [...(isAnswer ? [] : before), ...behind.slice(ends)].filter((unit) => !isStop(unit));
  const wordsOf = (unit: Unit) => contentOf([unit]).map((word) => word.replace(/['’]s$/, ""));
  const words = clause.flatMap((unit) => (isPhrase(unit, ...STANDS) && !isPhrase(unit, "kinds") ? [] : wordsOf(unit)));
  const named = words.length > 0 ? words : contentOf(main);
  if (
    !has(main, "act:cancel", "act:move") ||
    !isKnown(named, [], ground) ||
    !stands(clause, (unit) => wordsOf(unit).some((word) => words.includes(word)))
  )
    return undefined;
  const which = clause.filter((unit) => isTime(unit) || wordsOf(unit).some((word) => words.includes(word)));
  return { which, main };
}

const STANDS = ["keeps", "planned", "stays", "goes", "opensQuestion"] as const;

/** Says of nothing but a meeting that it stands there still, or now. */
function stands(clause: readonly Unit[], isName: (unit: Unit) => boolean): boolean {
  return (
    has(clause, ...STANDS) &&
    clause.every(
      (unit) =>
        unit.kind === "stop" ||
        isTime(unit) ||
        isName(unit) ||
        (isPhrase(unit, ...STANDS, "courtesy", "filler", "it", "definite", "on", "at", "ours") &&
          !isPhrase(unit, "negation", "not", "unsuitable", "late", "ill", "because", "act:absent")),
    )
  );
}
