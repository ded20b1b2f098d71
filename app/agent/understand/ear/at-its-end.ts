import { plain } from "../command";
import { isLength } from "../times/settle-times";
import { asks } from "./segment";
import { contentOf, isKnown, isQuiet, targetOf } from "./slots";
import { type Ground, isPhrase, mayLean, type Reading, type Situation, type Unit } from "./unit";

/**
 * "Tack 30 mins on to the end of the onboarding", "rajoute un quart d'heure à la fin de la visite": a meeting that there is
 * gets so much longer, whatever verb says so.
 */
export function atItsEnd(units: readonly Unit[], ground: Ground, situation: Situation): Reading | undefined {
  const end = units.findIndex((unit) => isPhrase(unit, "toItsEnd"));
  const [length, another] = units.filter(({ kind }) => kind === "time" || kind === "shift");
  const at = length ? units.indexOf(length) : -1;
  if (length?.kind !== "time" || !isLength(length.found.time) || another || at > end) return undefined;
  const [front, behind] = [units.slice(0, end), units.slice(end + 1)];
  const isVerb = (unit: Unit, n: number) =>
    asks(unit) ? isPhrase(unit, ...PUTS_ON) : unit.kind === "word" && (n === at - 1 || isPhrase(units[0], "join"));
  const isOfFront = (unit: Unit, n: number) =>
    unit === length || isVerb(unit, n) || (isQuiet(unit) && !asks(unit)) || isPhrase(unit, "afterThat", "more");
  if (!front.every(isOfFront) || !behind.every(isOfName)) return undefined;
  const people = behind.flatMap((unit) => (unit.kind === "person" ? [unit.said] : []));
  const content = contentOf(behind);
  const isNamed = content.length + people.length > 0;
  const isOpen = mayLean(situation);
  if (isNamed ? !isKnown(content, people, ground) : !isOpen) return undefined;
  const target = isNamed ? targetOf(content, people, ground) : undefined;
  const extendMinutes = length.found.time.point.length;
  return { command: plain("reschedule", { ...(target && { target }), extendMinutes }), left: [] };
}

const PUTS_ON = ["act:create", "act:invite", "act:longer"] as const;

const isOfName = (unit: Unit) =>
  ["word", "label", "person"].includes(unit.kind) ||
  (!asks(unit) && isQuiet(unit) && !isPhrase(unit, "repair", "sameTime", "thatDay")) ||
  isPhrase(unit, "definite", "kinds", "hollow", "from", "with");
