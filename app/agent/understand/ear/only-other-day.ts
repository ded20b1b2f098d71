import { plain } from "../command";
import { settle, type TimeFound, whenOf } from "./said-times";
import { isQuiet } from "./slots";
import { isPhrase, isQuestionMark, isTime, type Reading, type Situation, type Unit } from "./unit";
import { has, timesOf } from "./units-in";

/**
 * "Scrap Sunday. Saturday only", "streich Sonntag, nur Samstag", of what was spoken of: which of its days goes, and which one
 * is left.
 */
export function onlyOtherDay(units: readonly Unit[], { focus, awaiting, here }: Situation): Reading | undefined {
  const [gone, kept, another] = units.filter(isTime);
  const cut = gone ? units.findIndex((unit, n) => n > units.indexOf(gone) && unit.kind === "stop") : -1;
  if (!focus || awaiting !== undefined || !gone || !kept || another || cut < 0) return undefined;
  const [front, behind] = [units.slice(0, cut), units.slice(cut)];
  const isOut = has(front, "act:cancel", "letsGo");
  const isOnly = has(behind, "only");
  const isSmall = (unit: Unit) =>
    (isQuiet(unit) && !isQuestionMark(unit)) || isPhrase(unit, "definite", "planned", "but", "join", "scope");
  const isOfFront = (unit: Unit) => unit === gone || isPhrase(unit, "act:cancel", "letsGo") || isSmall(unit);
  const isOfBehind = (unit: Unit) => unit === kept || isPhrase(unit, "only") || isSmall(unit);
  if (!isOut || !isOnly || !front.every(isOfFront) || !behind.every(isOfBehind)) return undefined;
  const [when, stays] = timesOf([gone, kept]).map((found) => isDay(found) && whenOf(settle([found]), here, {})?.when);
  if (!when || !stays) return undefined;
  return { command: { ...plain("cancel", { target: { when, told: "it" }, stays }), manner: "only-then" }, left: [] };
}

const isDay = ({ time: { point, until } }: TimeFound) =>
  point.date !== undefined && !point.date.span && !point.clock && !point.part && !point.repeat && !until;
