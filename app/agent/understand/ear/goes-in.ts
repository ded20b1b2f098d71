import { asks } from "./segment";
import { contentOf, isKnown, isQuiet } from "./slots";
import { isPhrase, type PassInput, textOf, type Unit } from "./unit";
import { isClock } from "./unit-times";

/**
 * "The budget review goes in at 11 on Friday", "de teamlunch gaat vrijdag in de agenda", "lundi à 14h vient le ramoneur", of none
 * that there is: it is put there.
 */
export function withNewPutIn(units: readonly Unit[], { ground, situation }: PassInput): readonly Unit[] {
  // "Got moved to", "doit commencer" are said of one that there is.
  const isOneWord = (unit: Unit) => isPhrase(unit, "goes") && !textOf(unit).includes(" ");
  const goes = units.findIndex(
    (unit) => (isOneWord(unit) || isPhrase(unit, "comesIn")) && !isPhrase(unit, "kinds", "courtesy", "begins"),
  );
  const [before, behind] = [units.slice(0, Math.max(goes, 0)), units.slice(goes + 1)];
  const isName = (unit: Unit) => ["word", "label", "quote"].includes(unit.kind) || isPhrase(unit, "kinds");
  const isSmall = (unit: Unit) => unit.kind === "time" || (isQuiet(unit) && !asks(unit));
  const isTimed = units.some(isClock);
  // "Um 10 geht gut" says nothing of a thing.
  const isTurned = before.some(isClock) && !before.some(isName) && isPhrase(behind[0], "definite", "filler");
  const [named, others] = isTurned ? [behind, before] : [before, behind];
  const isStated =
    named.some((unit) => isName(unit) && !(isTurned && isPhrase(unit, "hollow"))) &&
    named.every((unit) => isName(unit) || isSmall(unit) || isPhrase(unit, "definite"));
  const isOther = units.some(
    (unit) => isPhrase(unit, "interrogative", "condition", "negation", "opensQuestion") && unit !== units[goes],
  );
  if (goes < 0 || ground.gazetteer.meetings.length === 0 || situation.awaiting !== undefined || !isTimed || isOther)
    return units;
  if (!isStated || !others.every(isSmall) || isKnown(contentOf(named), [], ground)) return units;
  return units.map(
    (unit, n): Unit => (n === goes && unit.kind === "phrase" ? { ...unit, roles: ["act:create"] } : unit),
  );
}
