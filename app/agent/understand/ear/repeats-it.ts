import { plain } from "../command";
import { said } from "../languages/lists/said";
import { settle, whenOf } from "./said-times";
import { contentOf, isKnown, isQuiet, leadsWith, targetOf } from "./slots";
import { type Ground, isPhrase, type Reading, type Situation, textOf, type Unit } from "./unit";
import { has, namesIn, timesOf } from "./units-in";

/** "Repeat the review every Tuesday", "make the 3pm repeat weekly": a meeting that there is comes again from now on. */
export function repeatsNamed(
  units: readonly Unit[],
  ground: Ground,
  { here, awaiting, focus }: Situation,
): Reading | undefined {
  const isVerb = (unit: Unit) => isPhrase(unit, "onceMore");
  const often = timesOf(units).filter(({ time: { point } }) => point.repeat && !point.clock);
  const [own, another] = timesOf(units).filter((time) => !often.includes(time));
  if (awaiting || often.length !== 1 || !units.some(isVerb)) return undefined;
  const named = units.filter((unit) => !isVerb(unit));
  const [content, people] = [contentOf(named), namesIn(named)];
  const isHour = own?.time.point.clock !== undefined && /^\p{L}/u.test(own.time.lead);
  const isOne = own ? isHour && content.length + people.length === 0 : isKnown(content, people, ground);
  // "Répète la réunion": of what was spoken of, by its kind
  const isIt = focus && !own && named.every((unit) => !["word", "label", "person"].includes(unit.kind)) && !isOne;
  const isPlain = (unit: Unit) =>
    ["time", "person"].includes(unit.kind) || isQuiet(unit) || contentOf([unit]).length > 0 || isPhrase(unit, ...SMALL);
  const [time] = often;
  if (!time || another || !(isOne || isIt) || !named.every(isPlain)) return undefined;
  const when = whenOf(settle([time]), here, {})?.when;
  const then = own && whenOf(settle([own]), here, {})?.when;
  const target = isIt ? undefined : then ? { when: then } : targetOf(content, people, ground);
  if (when?.kind !== "recurring" || when.rrule === undefined || !(target ?? isIt)) return undefined;
  return { command: { ...plain("reschedule", { recurrence: when.rrule, ...(target && { target }) }), when }, left: [] };
}

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
    unit.kind === "time" ||
    isQuiet(unit) ||
    FROM_NOW.isIn(textOf(unit)) ||
    (isPhrase(unit, ...SMALL) && !isPhrase(unit, "kinds", "negation"));
  const isIt =
    has(units, "it", "lets", "act:create", "repair", "goes", "onceMore") || leadsWith(time.time.lead, ground, "it");
  const isAlone = units.every((unit) => unit.kind === "time" || isPhrase(unit, "courtesy", "filler", "repair"));
  if (!units.every(isSmall) || !(isIt || isAlone) || textOf(units.at(-1)) === "?") return undefined;
  const when = whenOf(settle([time]), here, {})?.when;
  if (when?.kind !== "recurring" || when.rrule === undefined) return undefined;
  return { command: { ...plain("reschedule", { recurrence: when.rrule }), when }, left: [] };
}

/** "From now on", and a verb at the end: "stattfinden". */
const FROM_NOW = said`^(?:${"following"}|${"repeats"})$`;
const SMALL = [
  "onceMore",
  "lets",
  "act:create",
  "act:move",
  "goes",
  "weak",
  "subject",
  "hollow",
  "lasts",
  "planned",
] as const;
