import { said } from "../languages/lists/said";
import { clausesOf } from "./clauses";
import { isPhrase, isQuestionMark, isTime, type PassInput, textOf, type Unit } from "./unit";
import { isClock } from "./unit-times";
import { has } from "./units-in";

/**
 * "Maandag heb ik een workshop", "my daughter has piano every Tuesday": behind when, what asks elsewhere tells that one has
 * something, and so does what somebody of one's own has.
 */
export function withTold(units: readonly Unit[], { ground: { text }, situation }: PassInput): readonly Unit[] {
  if (situation.focus || situation.awaiting !== undefined) return units;
  return clausesOf(units).flatMap((clause) => {
    const at = clause.findIndex((unit, n) => isHaving(unit, clause.slice(0, n), clause.slice(n + 1)));
    const behind = clause.slice(at + 1);
    const isAsked = clause.some(isQuestionMark) || has(clause, "interrogative", "free", "negation", "not", "somewhere");
    const isThing = behind.some((unit) => unit.kind === "word" || unit.kind === "label" || isPhrase(unit, "kinds"));
    const verb = clause[at];
    if (verb?.kind !== "phrase" || !isThing || isAsked) return clause;
    const own = clause.findIndex((unit, n) => n < at && isPhrase(unit, "definite"));
    const told = clause.with(at, { ...verb, roles: ["weak"] });
    // Whose it is stands behind what it is: "Piano lessons daughter".
    return own < 0 ? told : told.toSpliced(own, 2, whose(clause[own + 1] as Unit, text.said));
  });
}

const whose = ({ start, end }: Unit, said: string): Unit => ({
  ...{ start, end, kind: "topic", marker: "" },
  text: said.slice(start, end),
});

function isHaving(unit: Unit, before: readonly Unit[], behind: readonly Unit[]): boolean {
  const front = before.filter((one) => !isTime(one) && one.kind !== "stop");
  // "Il y a cours mardi à 18h": at the head as well, where an hour is told.
  const isTold = before.some(isTime) || (isPhrase(unit, "opensQuestion") && behind.some(isClock));
  if (front.length === 0) return isTold && isPhrase(unit, "act:ask", "opensQuestion") && I_HAVE.isIn(textOf(unit));
  const [owner, one, another] = front;
  const isOwn = isPhrase(owner, "definite", "ours") && MY.isIn(textOf(owner)) && one !== undefined && !another;
  // "My sister has a scan at the clinic" is put down as it is told.
  const isWhole = isPhrase(behind[0], "filler");
  return isOwn && !isWhole && unit.kind === "phrase" && HAS.isIn(textOf(unit));
}

const I_HAVE = said`^${"iHave"}$`;
const HAS = said`^${"has"}$`;
const MY = said`^${"my"}$`;
