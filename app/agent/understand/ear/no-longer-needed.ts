import { said } from "../languages/lists/said";
import { clausesOf } from "./clauses";
import { asks } from "./segment";
import { contentOf, isKnown } from "./slots";
import {
  type Ground,
  isPerson,
  isPhrase,
  isQuestionMark,
  isStop,
  type PassInput,
  textOf,
  type Unit,
  untyped,
} from "./unit";
import { has, namesIn } from "./units-in";

/**
 * "Forget the bank, it's been sorted", "Zahnarzt nicht mehr nötig, kann raus": beside a meeting that is to go, that it needs
 * not be is why, and who forgets a meeting calls it off.
 */
export function withoutNeedless(all: readonly Unit[], { ground, situation }: PassInput): readonly Unit[] {
  if (all.some(isQuestionMark) || situation.awaiting !== undefined) return all;
  const why = NEEDLESS.placesIn(ground.text.said);
  const clauses = clausesOf(all).map((clause) => forgotten(clause, ground, why.length > 0));
  const isBare = clauses.some((clause) => has(clause, "act:cancel") && contentOf(clause).length === 0);
  const units = clauses.flatMap((clause) => (isBare && namesOne(clause, ground) ? withoutNone(clause) : clause));
  const isWhy = ({ start, end }: Unit) => why.some(([from, to]) => start >= from && end <= to);
  const rest = units.filter((unit) => !isWhy(unit));
  const isNamed = namesOne(rest, ground);
  if (why.length === 0 && !isBare) return clauses.some((clause) => has(clause, "act:cancel")) ? units : all;
  const goes = rest.some((unit) => isPhrase(unit, "act:cancel", "goesOut"));
  if (!goes || !isNamed || rest.some((unit) => asks(unit) && !isPhrase(unit, "act:cancel", "weak"))) return units;
  // "The dentist, take it out": it is the one that was just named.
  const isLost = (clause: readonly Unit[]) => clause.every((unit) => isStop(unit) || !isNamedOrActs(unit));
  return rest.length === units.length
    ? units
    : clausesOf(rest)
        .filter((clause) => !isLost(clause))
        .flat();
}

const NEEDLESS = said`(?<![\p{L}'’])(?:${"needless"})(?![\p{L}])`;

const isNamedOrActs = (unit: Unit) =>
  contentOf([unit]).length > 0 || isPerson(unit) || unit.kind === "time" || asks(unit) || isPhrase(unit, "goesOut");

/** "Forget the dentist", "laisse tomber le yoga": nothing but a meeting that there is stands behind the verb. */
function forgotten(clause: readonly Unit[], ground: Ground, isTold: boolean): readonly Unit[] {
  const at = clause.findIndex((unit) => !isPhrase(unit, "courtesy") || isPhrase(unit, "letsGo"));
  const start = clause[at]?.start ?? 0;
  const length = FORGETS.partsOf(ground.text.said.slice(start))?.[0]?.length;
  if (length === undefined || has(clause, "act:remind") || NOT.isIn(ground.text.said.slice(start, clause.at(-1)?.end)))
    return [...clause];
  const rest = clause.filter((unit) => unit.start >= start + length);
  const isPlain = rest.every((unit) => !asks(unit) || isPhrase(unit, "weak"));
  const words = contentOf(rest);
  const isIt = isTold && rest.every((unit) => isStop(unit) || isPhrase(unit, "it", "courtesy"));
  if (!isPlain || !(isIt || (words.length > 0 && isKnown(words, namesIn(rest), ground)))) return [...clause];
  return [...clause.slice(0, at), { ...untyped("act:cancel"), start, end: start + length }, ...rest];
}

const namesOne = (clause: readonly Unit[], ground: Ground) =>
  contentOf(clause).length > 0 && isKnown(contentOf(clause), namesIn(clause), ground);

/** "No yoga tonight, skip": what is to go is named once more; "cancel Friday, but not yoga" says what stays. */
const withoutNone = (clause: readonly Unit[]): readonly Unit[] =>
  clause.some(asks) || has(clause, "but", "stays")
    ? clause
    : clause.filter((unit) => !isPhrase(unit, "negation") && !NONE.isIn(textOf(unit)));

const NOT = said`(?<!\p{L})(?:${"not"})(?!\p{L})`;
const NONE = said`^${"noneOf"}$`;
const FORGETS = said`^(?:${"forgets"})(?!\p{L})`;
