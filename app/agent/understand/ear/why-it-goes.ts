import { type Command, type Context, plain } from "../command";
import { said } from "../languages/lists/said";
import { wallAt } from "../times/zone";
import { clausesOf } from "./clauses";
import { isGuestOf, type MeetingKnown } from "./gazetteer";
import type { Role } from "./lexicon";
import { isOnDay, settle, whenOf } from "./said-times";
import { asks } from "./segment";
import { aheadCalled, contentOf, isKnown, isQuiet } from "./slots";
import { type Heard, inOrder, isPerson, isPhrase, isQuestionMark, type Unit } from "./unit";
import { has, namesIn, timesOf } from "./units-in";

/**
 * "The interview with Jonas on Friday is off, they called, take it out", "no voy a poder ir a la comida con Priya, quítala":
 * which meeting that is, why it goes, and behind that only that it goes. Who it is with says which it is, and does not leave.
 */
export function whyItGoes(heard: Heard, { awaiting, now }: Context): Command | undefined {
  const { ground, here } = heard;
  const clauses = clausesOf(inOrder(heard)).filter((clause) => clause.some((unit) => !isQuiet(unit)));
  const last = clauses.at(-1) ?? [];
  const named = clauses.slice(0, -1).filter((clause) => clause.some(isPerson) || timesOf(clause).length > 0);
  const [which, another] = named.length > 0 ? named : clauses.slice(0, 1);
  if (awaiting !== undefined || clauses.length < 2 || !which || another || which === last) return undefined;
  if (!last.every(isOfGone) || !has(last, "act:cancel") || !isAsked(clauses)) return undefined;
  const people = which.filter((unit, n) => isPerson(unit) && isItsOwn(which, n));
  // "Gaat niet door": a word that names nothing is of why.
  const words = contentOf(which).filter((word) => isKnown([word], [], ground));
  const isThen = ({ start = 0 }: MeetingKnown) =>
    timesOf(which).every((time) => isOnDay(time, wallAt(start, here.zone).day, here));
  const [only, more] = aheadCalled(words, namesIn(people), ground, now).filter(isThen);
  const isSaid = words.length > 0 || timesOf(which).length > 0;
  if (!only || more || !isSaid || people.length < which.filter(isPerson).length) return undefined;
  if (!namesIn(people).every((name) => isGuestOf(name, only))) return undefined;
  const isWhy = which.some((unit) => isPhrase(unit, ...WHY)) || NONE.isIn(ground.text.said.slice(0, which.at(-1)?.end));
  const rest = clauses.filter((clause) => clause !== which && clause !== last);
  if (!isWhy || !which.every(isOfWhich) || !rest.every((clause) => clause.every(isOfTold))) return undefined;
  const when = whenOf(settle(timesOf(which)), here, {})?.when;
  const attendees = namesIn(people);
  const target = { title: only.title, ...(attendees.length > 0 && { attendees }), ...(when && { when }) };
  return plain("cancel", { target });
}

/** "Can you call it off?", and not "is it off?" */
const isAsked = (clauses: readonly (readonly Unit[])[]) =>
  clauses.every((clause) => !isQuestionMark(clause.at(-1)) || (clause === clauses.at(-1) && has(clause, "courtesy")));

/** "With Jonas", "interview Jonas", "de Jonas": nobody of whom something is told. */
const isItsOwn = (units: readonly Unit[], n: number) =>
  isPhrase(units[n - 1], "with", "from", "join") || contentOf(units.slice(Math.max(n - 1, 0), n)).length > 0;

const WHY: readonly Role[] = ["act:absent", "act:cancel", "unsuitable", "negation", "not", "goesOut", "ill", "leaves"];
const NONE = said`(?:^|\s)(?:${"noneOf"})\s`;

/** Of the meeting it is said that it goes, and of nobody. */
const isOfGone = (unit: Unit) =>
  (isPhrase(unit, "act:cancel", "goesOut", "it", "definite", "therefore") && !isThem(unit)) ||
  (isQuiet(unit) && !asks(unit) && !isThem(unit));
const isThem = (unit: Unit) => isPhrase(unit, "them") && !isPhrase(unit, "it");

const isOfWhich = (unit: Unit) =>
  ["person", "time", "word", "label", "stop"].includes(unit.kind) ||
  (unit.kind === "phrase" &&
    (!asks(unit) || isPhrase(unit, "act:absent", "act:cancel", "weak", "kinds")) &&
    !isPhrase(unit, "act:create", "act:move", "act:invite", "condition", "otherwise", "inItsPlace", "too"));

/** What somebody has said or done: neither a time nor a request. */
const isOfTold = (unit: Unit) =>
  unit.kind === "stop" ||
  unit.kind === "word" ||
  (unit.kind === "phrase" && (!asks(unit) || isPhrase(unit, "act:absent", "weak", "kinds")));
