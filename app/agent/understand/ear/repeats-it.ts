import { plain } from "../command";
import { settle, whenOf } from "./said-times";
import { isQuiet, leadsWith } from "./slots";
import { type Ground, isPhrase, type Reading, type Situation, textOf, type Unit } from "./unit";
import { has, timesOf } from "./units-in";

/**
 * "Mets-le toutes les semaines", "qu'il ait lieu chaque vendredi", "hacelo semanal": how often what is open, or was spoken
 * of, comes again, and nothing else.
 */
export function repeatsIt(units: readonly Unit[], ground: Ground, situation: Situation): Reading | undefined {
  const { focus, awaiting, among, here } = situation;
  const isOpen = awaiting === undefined ? focus : awaiting === "confirmation";
  const [time, another] = timesOf(units);
  const { repeat, clock } = time?.time.point ?? {};
  if (!isOpen || among || !time || another || !repeat || clock) return undefined;
  const isSmall = (unit: Unit) =>
    unit.kind === "time" || isQuiet(unit) || (isPhrase(unit, ...SMALL) && !isPhrase(unit, "kinds", "negation"));
  const isIt = has(units, "it", "lets", "act:create", "repair", "goes") || leadsWith(time.time.lead, ground, "it");
  const isAlone = units.every((unit) => unit.kind === "time" || isPhrase(unit, "courtesy", "filler", "repair"));
  if (!units.every(isSmall) || !(isIt || isAlone) || textOf(units.at(-1)) === "?") return undefined;
  const when = whenOf(settle([time]), here, {})?.when;
  if (when?.kind !== "recurring" || when.rrule === undefined) return undefined;
  return { command: { ...plain("reschedule", { recurrence: when.rrule }), when }, left: [] };
}

const SMALL = ["lets", "act:create", "act:move", "goes", "weak", "subject", "hollow", "lasts", "planned"] as const;
