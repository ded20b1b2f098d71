import { plain, type Target } from "../command";
import type { Role } from "./lexicon";
import { settle, whenOf } from "./said-times";
import { isQuiet } from "./slots";
import { type Ground, isPhrase, type Reading, type Situation, textOf, type Unit } from "./unit";
import { has, timesOf } from "./units-in";

/**
 * "Oh no, I have to work Monday after all, take that one off again", "maandag moet ik toch werken": a day off is none.
 * Without a word for what goes only where something was spoken of.
 */
export function worksThen(
  units: readonly Unit[],
  { text }: Ground,
  { here, focus, awaiting }: Situation,
): Reading | undefined {
  const goes = has(units, "act:cancel", "act:uninvite", "goesOut");
  const [day, another] = timesOf(units);
  const { date, clock, part, repeat } = day?.time.point ?? {};
  if (awaiting !== undefined || !(focus || goes) || !has(units, "worksThen")) return undefined;
  if (!day || another || !date || clock || part || repeat || day.time.until || !units.every(isPlain)) return undefined;
  if (text.folded.trimEnd().endsWith("?")) return undefined;
  const when = whenOf(settle([day]), here, { anchor: true })?.when;
  const target: Target = { allDay: true, ...(when && { when }) };
  return { command: plain("cancel", { target }), left: [] };
}

const isPlain = (unit: Unit) =>
  unit.kind === "time" || isQuiet(unit) || textOf(unit) === "" || isPhrase(unit, ...BESIDE_WORK);

const BESIDE_WORK: readonly Role[] = [
  "worksThen",
  "act:cancel",
  "act:uninvite",
  "goesOut",
  "them",
  "definite",
  "hollow",
  "negation",
  "not",
  "subject",
  "because",
  "therefore",
  "goes",
  "scope",
  "planned",
  "weak",
  "from",
  "inItsPlace",
];
