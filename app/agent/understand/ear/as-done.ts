import { plain } from "../command";
import { asks } from "./segment";
import { contentOf, isKnown, isQuiet, targetOf } from "./slots";
import { type Ground, isPhrase, isShift, type Reading, type Situation, textOf, type Unit } from "./unit";
import { has, timesOf } from "./units-in";

/**
 * "And the site walk the same", "lo mismo con la revisión", "doe dat ook met de apk": what was just done to one meeting is
 * to be done to another that there is; how far it goes may be said again.
 */
export function asDone(units: readonly Unit[], ground: Ground, { focus, awaiting }: Situation): Reading | undefined {
  if (!focus || awaiting !== undefined || textOf(units.at(-1)) === "?") return undefined;
  // "Do that to the dentist too"
  const isThat =
    has(units, "weak", "lets") && has(units, "it") && has(units, "too") && has(units, "with", "for", "to", "at", "too");
  const content = contentOf(units);
  const [shift, another] = units.filter(isShift);
  // "The audit too", and nothing else
  const isToo = has(units, "too") && !has(units, "with") && units.every((unit) => !asks(unit) && !isOnlyIt(unit));
  if (!(has(units, "theSame") || isThat || isToo) || another || timesOf(units).length > 0) return undefined;
  if (content.length === 0 || !isKnown(content, [], ground) || !units.every(isPlain)) return undefined;
  const target = targetOf(content, [], ground);
  if (!target) return undefined;
  if (shift?.kind === "shift")
    return { command: plain("reschedule", { target, shiftMinutes: shift.minutes }), left: [] };
  return { command: { ...plain("reschedule", { target }), manner: "as-done" }, left: [] };
}

const isOnlyIt = (unit: Unit) => isPhrase(unit, "it") && !isPhrase(unit, "definite");

const isPlain = (unit: Unit) =>
  ["word", "label", "shift"].includes(unit.kind) ||
  isQuiet(unit) ||
  isPhrase(
    unit,
    "theSame",
    "definite",
    "kinds",
    "with",
    "for",
    "to",
    "at",
    "from",
    "lets",
    "whatAbout",
    "byLength",
    "act:move",
    "too",
  );
