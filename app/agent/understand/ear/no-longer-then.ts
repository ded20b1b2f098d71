import { said } from "../languages/lists/said";
import { isPhrase, isPlainStop, isTime, textOf, type Unit } from "./unit";

/**
 * "The gym is no longer on Friday but on Saturday", "el gym no es el viernes, es el sábado": whatever denies the first of two
 * times says of it that it is not then, wherever the verb stands.
 */
export function withNoLongerThen(units: readonly Unit[]): readonly Unit[] {
  const is = (unit: Unit | undefined) => unit !== undefined && IS.isIn(textOf(unit));
  const past = (from: number, isSmall: (unit: Unit) => boolean) =>
    from + units.slice(from).findIndex((unit) => !isSmall(unit));
  const at = units.findIndex((unit) => unit.kind === "phrase" && NOT.isIn(unit.text));
  const not = units[at];
  // "Not Thursday but Friday: 3pm with Lotte": nothing was said in front that is not then.
  const isSmall = (unit: Unit) => isPlainStop(unit) || isPhrase(unit, "courtesy", "repair", "filler");
  if (units.slice(0, Math.max(at, 0)).every(isSmall)) return units;
  const old = past(at + 1, is);
  const turn = past(old + 1, (unit) => isPlainStop(unit) || (isPhrase(unit, "courtesy") && !isPhrase(unit, "but")));
  if (not?.kind !== "phrase" || !isTime(units[old]!) || !(isPhrase(units[turn], "but") || is(units[turn])))
    return units;
  const fresh = past(turn + 1, (unit) => is(unit) || isPhrase(unit, "it"));
  if (units[fresh]?.kind !== "time") return units;
  return [...units.slice(0, at), { ...not, roles: ["not"] }, units[old]!, ...units.slice(fresh)];
}

const IS = said`^${"is"}$`;
const NOT = said`^(?:${"isNot"}|${"noLonger"})$`;
