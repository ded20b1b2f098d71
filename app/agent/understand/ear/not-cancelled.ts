import { asks } from "./segment";
import { contentOf, isKnown, isQuiet } from "./slots";
import { type Ground, isPhrase, isShift, isTime, NO, type PassInput, textOf, type Unit, untyped } from "./unit";
import { timesOf } from "./units-in";

/**
 * "Wait, better not cancel it, move it to Friday at 10", "rather than cancelling can we do Friday at 10", of what is open or
 * was spoken of: that it shall not go takes that back, and only when it shall be instead is left.
 */
export function withoutCancelling(
  units: readonly Unit[],
  { ground, situation: { focus, awaiting } }: PassInput,
): readonly Unit[] {
  const moved = movedInstead(units, ground);
  if (moved) return moved;
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
  const isWhen = timesOf(rest).length > 0 || rest.some(isShift);
  const isIt = rest.every(({ kind }) => kind !== "person") && contentOf(rest).length === 0;
  if (!isWhen || !isIt || units.slice(0, from).some(isTime)) return units;
  return [{ ...NO, start: rest[0]!.start, end: rest[0]!.start }, ...rest];
}

/** "Cancel the choir. Sorry, not cancel, it just starts at 8": what was to go, and then when it begins instead. */
function movedInstead(units: readonly Unit[], ground: Ground): Unit[] | undefined {
  const verb = units.findIndex((unit) => asks(unit) && !isPhrase(unit, "courtesy"));
  // In German its second part stands behind the name.
  const back = units.findIndex((unit, n) => n > verb && isPhrase(unit, "repair") && !isPhrase(unit, "weak"));
  const named = units.slice(verb + 1, Math.max(back, verb + 1)).filter(({ kind }) => kind !== "stop");
  const isThere = contentOf(named).length > 0 && isKnown(contentOf(named), [], ground) && !named.some(asks);
  const behind = units.slice(Math.max(back, 0));
  const begins = behind.findIndex((unit) => isPhrase(unit, "begins"));
  const front = behind.slice(0, Math.max(begins, 0));
  const isSmall = (unit: Unit) =>
    isQuiet(unit) || isPhrase(unit, "act:cancel", "negation", "not", "only", "they", "subject");
  const [time, another] = timesOf(behind);
  const rest = behind.slice(begins + 1);
  const isWhen = rest.every((unit) => unit.kind === "time" || (isQuiet(unit) && !asks(unit)));
  if (!isPhrase(units[verb], "act:cancel") || !isThere || begins < 0 || !isWhen || !front.every(isSmall))
    return undefined;
  if (!time?.time.point.clock || another) return undefined;
  return [untyped("act:move"), ...named.filter((unit) => textOf(unit) !== ""), ...rest];
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
