import { contentOf, timesOf } from "./slots";
import { type Ground, isPhrase, NO, type PassInput, textOf, type Unit } from "./unit";

/**
 * "Wait, better not cancel it, move it to Friday at 10", "rather than cancelling can we do Friday at 10", of what is open or
 * was spoken of: that it shall not go takes that back, and only when it shall be instead is left.
 */
export function withoutCancelling(
  units: readonly Unit[],
  { ground, situation: { focus, awaiting } }: PassInput,
): readonly Unit[] {
  const [verb, another] = units.filter((unit) => isPhrase(unit, "act:cancel"));
  if (!(focus || awaiting === "confirmation") || !verb || another) return units;
  const at = units.indexOf(verb);
  const isSmall = (unit: Unit) => isPhrase(unit, "it", "filler", "definite", "join") && !denies(unit, ground);
  const from = units.slice(0, at).findLastIndex((unit) => !isSmall(unit));
  const denied = units[from];
  if (!denied || !denies(denied, ground)) return units;
  const behind = units.slice(at + 1);
  const next = behind.findIndex((unit) => !isPhrase(unit, "it", "filler", "definite"));
  // "Don't cancel the gym" names another one.
  if (next < 0 || contentOf([behind[next]!]).length > 0 || behind[next]!.kind === "person") return units;
  const rest = behind.slice(next).filter((unit, n) => n > 0 || unit.kind !== "stop");
  const isWhen = timesOf(rest).length > 0 || rest.some(({ kind }) => kind === "shift");
  const isIt = rest.every(({ kind }) => kind !== "person") && contentOf(rest).length === 0;
  if (!isWhen || !isIt || units.slice(0, from).some(({ kind }) => kind === "time")) return units;
  return [{ ...NO, start: rest[0]!.start, end: rest[0]!.start }, ...rest];
}

/** "Not", "rather than", "toch maar niet", "mejor no". */
function denies(unit: Unit, { lexicon }: Ground): boolean {
  if (isPhrase(unit, "negation", "not")) return true;
  const last = textOf(unit).split(" ").at(-1) ?? "";
  const isNo = lexicon.phrases
    .get(last)
    ?.some(({ pieces, roles }) => pieces.length === 1 && roles.includes("negation"));
  return isPhrase(unit, "repair", "letsGo") && isNo === true;
}
