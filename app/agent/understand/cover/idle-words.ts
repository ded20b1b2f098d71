import type { Command } from "../command";
import { clausesOf, cutAt } from "../ear/clauses";
import type { Role } from "../ear/lexicon";
import { asks } from "../ear/segment";
import { isPhrase, type Unit } from "../ear/unit";

/** More words than these are not named. */
const MOST_NAMED = 3;

/**
 * Of what a reading leaves aside, whether it is idle: "ugh, …", "…. Mothers." It stands in clauses of its own that ask for
 * nothing, take nothing back and name no figure, meeting or place, so that what is shown without it can be judged by whoever
 * reads it. A time among it is of weight where it does not show.
 *
 * @param beside all that is left aside
 * @param all the units of the message, in their order
 */
export function idleOf(beside: readonly Unit[], all: readonly Unit[], said: string): Command["idle"] {
  const isBeside = (unit: Unit) => beside.includes(unit);
  const isOutcry = (unit: Unit) => unit === all[0] && isPhrase(unit, "repair");
  const clauses = clausesOf(all).flatMap(cutAtReasons);
  const own = clauses.filter((clause) => clause.some((unit) => isBeside(unit) && unit.kind !== "stop"));
  const isIdle = own.every(
    (clause) =>
      clause.every((unit) => isBeside(unit) && (isIdleUnit(unit) || isOutcry(unit))) &&
      !clauses[clauses.indexOf(clause) - 1]?.some((unit) => isPhrase(unit, "repair") && !isOutcry(unit)),
  );
  const words = beside.filter(({ kind }) => kind === "word" || kind === "person");
  if (!isIdle || words.length > MOST_NAMED) return undefined;
  return {
    words: words.map(({ start, end }) => said.slice(start, end)),
    isTimed: beside.some(({ kind }) => kind === "time"),
  };
}

/** "My train is late, so …", "…, because the hall is full" */
const cutAtReasons = (clause: readonly Unit[]): Unit[][] =>
  cutAt(clause, (unit) => isPhrase(unit, "therefore", "because"));

const isIdleUnit = (unit: Unit) =>
  ["word", "stop", "time", "person"].includes(unit.kind) ||
  (unit.kind === "phrase" && !asks(unit) && !isPhrase(unit, ...WEIGHTY));

/** What changes the sense of what stands beside it, or names a meeting. */
const WEIGHTY: Role[] = ["not", "repair", "condition", "otherwise", "kinds", "all", "scope", "free", "letsGo"];
