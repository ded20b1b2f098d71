import type { Command } from "../command";
import { clausesOf, cutAt } from "../ear/clauses";
import type { Role } from "../ear/lexicon";
import { asks } from "../ear/segment";
import { type Heard, inOrder, isPhrase, isPlainStop, isTime, type Unit } from "../ear/unit";
import { has } from "../ear/units-in";
import { fold } from "../text";

/** More words than these are not named. */
export const MOST_NAMED = 3;

/**
 * Of what a reading leaves aside, whether it is idle: "ugh, …", "…. Mothers." It stands in clauses of its own that ask for
 * nothing, take nothing back and name no figure, meeting or place, so that what is shown without it can be judged by whoever
 * reads it. A time among it is of weight where it does not show.
 *
 * @param beside all that is left aside
 * @param all the units of the message, in their order
 */
export function idleOf(
  beside: readonly Unit[],
  all: readonly Unit[],
  said: string,
  intent: Command["intent"],
): Command["idle"] {
  const isBeside = (unit: Unit) => beside.includes(unit);
  const isOutcry = (unit: Unit) => unit === all[0] && isPhrase(unit, "repair");
  const clauses = clausesOf(all).flatMap(cutAtReasons);
  const own = clauses.filter((clause) => clause.some((unit) => isBeside(unit) && unit.kind !== "stop"));
  const isIdle = own.every(
    (clause) =>
      clause.every((unit) => (isBeside(unit) || isPlainStop(unit)) && (isIdleUnit(unit) || isOutcry(unit))) &&
      !clauses[clauses.indexOf(clause) - 1]?.some((unit) => isPhrase(unit, "repair") && !isOutcry(unit)),
  );
  const words = beside.filter(({ kind }) => kind === "word" || kind === "person");
  if (!(isIdle || isBesideChange(beside, all, intent)) || words.length > MOST_NAMED) return undefined;
  return {
    words: words.map(({ start, end }) => said.slice(start, end)),
    isTimed: beside.some(isTime),
  };
}

/**
 * "Lunch at 1, golden lion", of what is open or was spoken of: a clause of names that nobody knows, of which a change has
 * none. It may be where that is, or what it is called, and is named above what is shown.
 */
export function strayNames({ units, aside, ground }: Heard, { intent, slots }: Command): Unit[] {
  if (!ground.subject || (intent !== "reschedule" && intent !== "edit_attendees")) return [];
  const all = inOrder({ units, aside });
  const isName = (unit: Unit) =>
    ["word", "stop"].includes(unit.kind) ||
    (isPhrase(unit, "definite", "from", "kinds") && !isPhrase(unit, "with") && !asks(unit));
  const shown = fold(`${slots.location ?? ""} ${slots.title ?? ""}`);
  return clausesOf(all)
    .filter((clause) => clause.every(isName))
    .flatMap((clause) => clause.filter((unit) => unit.kind === "word" && !shown.includes(unit.text)));
}

/**
 * "Annule la grimpe de ce soir jsuis claquée", "the buyers want their walkthrough an hour later": of a meeting that there is
 * what is shown says which it is and what becomes of it, so words that nobody knows weigh nothing, where they neither say
 * which one it is ("with the blue folder") nor go on with something else ("and keep an hour for …"), and nothing is taken back.
 */
const isBesideChange = (beside: readonly Unit[], all: readonly Unit[], intent: Command["intent"]) =>
  (intent === "cancel" || intent === "reschedule") &&
  !has(all, "repair") &&
  beside.every((unit) => unit.kind === "stop" || (unit.kind === "word" && !isLed(unit, all)));

/** Behind a word that leads to whom, what, or something more. */
function isLed(unit: Unit, all: readonly Unit[]): boolean {
  const before = all.slice(0, all.indexOf(unit));
  const clause = cutAt(before, ({ kind }) => kind === "stop").at(-1) ?? [];
  return (
    has(clause, "join") ||
    isPhrase(
      clause.findLast((one) => !isPhrase(one, "filler", "definite")),
      ...LEADS,
    )
  );
}

const LEADS: readonly Role[] = ["with", "about", "for", "from", "only", "at"];

/** "My train is late, so …", "…, because the hall is full" */
const cutAtReasons = (clause: readonly Unit[]): Unit[][] =>
  cutAt(clause, (unit) => isPhrase(unit, "therefore", "because"));

/** Of a kind that weighs nothing by itself. */
export const isIdleUnit = (unit: Unit) =>
  ["word", "stop", "time", "person"].includes(unit.kind) ||
  (unit.kind === "phrase" && !asks(unit) && !isPhrase(unit, ...WEIGHTY));

/** What changes the sense of what stands beside it, or names a meeting. */
const WEIGHTY: Role[] = ["not", "repair", "condition", "otherwise", "kinds", "all", "scope", "free", "letsGo"];
