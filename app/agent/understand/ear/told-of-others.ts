import { clausesOf } from "./clauses";
import { asks } from "./segment";
import { isPerson, isPhrase, isTimeOrShift, type Unit } from "./unit";
import { has } from "./units-in";

/**
 * "Callum at noon, actually Fiona needs him then, 1.15": between what is asked for and what is asked instead, the clause
 * in which somebody else is told of. It may be only why, so whoever it is comes in nobody's place.
 */
export function toldOfOther(units: readonly Unit[]): readonly Unit[] | undefined {
  const clauses = clausesOf(units);
  return clauses.find((clause, n) => {
    const [before, behind] = [clauses.slice(0, n).flat(), clauses.slice(n + 1).flat()];
    const isOther = clause.every((unit) => !before.some((one) => nameOf(one) !== "" && nameOf(one) === nameOf(unit)));
    return (
      tellsOfSomebody(clause) &&
      isOther &&
      before.some(isPerson) &&
      has([...before, ...clause, ...behind], "repair") &&
      behind.some(isTimeOrShift) &&
      !behind.some(isPerson)
    );
  });
}

/** "Fiona needs him then": somebody is said to do something, and nothing is asked for. */
export function tellsOfSomebody(clause: readonly Unit[]): boolean {
  const at = clause.findIndex(isPerson);
  const isTold = (unit: Unit) =>
    unit.kind === "word" ||
    isPhrase(unit, "them", "lasts", "opensQuestion", "subject", "said", "unsuitable", "act:absent", "negation");
  const isPlain = (unit: Unit) =>
    ["person", "word", "stop"].includes(unit.kind) ||
    (unit.kind === "time" && !unit.found.time.point.clock && !unit.found.time.point.date) ||
    (unit.kind === "phrase" && (!asks(unit) || isPhrase(unit, "weak", "act:absent")));
  return (
    at >= 0 &&
    !isPhrase(clause[at - 1], "with", "for", "about") &&
    // "Mia will mit"
    !isPhrase(
      clause.findLast(({ kind }) => kind !== "stop"),
      "with",
    ) &&
    clause.every(isPlain) &&
    // "Lea should be there too" asks for her.
    !clause.some((unit) => isPhrase(unit, "too") && !isPhrase(unit, "repair")) &&
    clause.some(
      (unit, n) =>
        !isPhrase(unit, "repair") && (isTold(unit) || (n > at && isPhrase(unit, "weak") && !isPhrase(unit, "with"))),
    )
  );
}

const nameOf = (unit: Unit) => (unit.kind === "person" ? unit.whole : "");
