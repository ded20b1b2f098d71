import type { Context } from "../command";
import { isGuestOf } from "./gazetteer";
import { hear } from "./hear";
import { asks } from "./segment";
import { isRuledOut } from "./slots";
import { type Ground, isPhrase, type Unit } from "./unit";
import { isLengthUnit } from "./unit-times";

/**
 * "Need an hour with Lena, not mornings", "book half an hour with Tom next week": so long with somebody who does not come to
 * what is open or was spoken of is a meeting of its own, and no change of that.
 */
export function wishesAnother(message: string, context: Context): boolean {
  const isLeaning = context.awaiting === undefined ? context.focus === true : context.awaiting === "confirmation";
  const heard = isLeaning ? hear(message, context) : null;
  return heard !== null && isOfOthers(heard.units, heard.ground);
}

function isOfOthers(units: readonly Unit[], { subject }: Ground): boolean {
  const length = units.findIndex(isLengthUnit);
  const [first, ...others] = units.flatMap((unit, n) => (unit.kind === "person" ? [{ unit, n }] : []));
  const isWish = units
    .slice(0, Math.max(length, 0))
    .some((unit) => isPhrase(unit, "act:create", "lasts", "weak") && !isPhrase(unit, "repair", "it", "to"));
  const isLed = first !== undefined && first.n > length && isPhrase(units[first.n - 1], "with");
  const isOther = [first, ...others].every(
    (one) => one?.unit.kind === "person" && !(subject && isGuestOf(one.unit.whole, subject)),
  );
  const isOpen = units.every(
    (unit, n) =>
      unit.kind !== "time" || isRuledOut(units, n) || !(unit.found.time.point.clock ?? unit.found.time.until?.clock),
  );
  const isOfIt = units.some(
    (unit) =>
      isPhrase(unit, "it", "them", "too", "together", "inItsPlace", "only", "repair", "more") ||
      (asks(unit) && !isPhrase(unit, "act:create")),
  );
  const opens = isPhrase(units[0], "join", "but", "with");
  return length >= 0 && isWish && isLed && isOther && isOpen && !isOfIt && !opens;
}
