import { said } from "../languages/lists/said";
import { clausesOf } from "./clauses";
import { unitsIn } from "./known-topics";
import type { Role } from "./lexicon";
import { asks } from "./segment";
import { contentOf, isKnown, isQuiet } from "./slots";
import {
  type Ground,
  isPerson,
  isPhrase,
  isQuestionMark,
  isStop,
  isWord,
  mayLean,
  type PassInput,
  type Unit,
} from "./unit";
import { isDated } from "./unit-times";
import { has } from "./units-in";

/**
 * "Dez is coming with me to the boiler room", "bram wil mee naar de museumles, zet m erbij", "loop chad into the review":
 * somebody who is told to be at a meeting that there is, or is put into it with whatever verb, is to be asked along. What
 * stands behind only says so again, or why.
 */
export function withBelonging(units: readonly Unit[], { ground, situation }: PassInput): readonly Unit[] {
  if (units.some((unit) => isQuestionMark(unit) || isPhrase(unit, "condition", "otherwise"))) return units;
  const clauses = clausesOf(units);
  const at = clauses.findIndex((clause) => asInvited(clause, ground, mayLean(situation)) !== undefined);
  const invited = at < 0 ? undefined : asInvited(clauses[at]!, ground, mayLean(situation));
  if (!invited) return units;
  const behind = clauses.slice(at + 1).filter((clause) => !isOnlyThat(clause));
  return [...clauses.slice(0, at).flat(), ...invited, ...behind.flatMap(asLeaving)];
}

/** The clause as a request to ask somebody along; undefined where it is none. */
function asInvited(clause: readonly Unit[], ground: Ground, mayBeIt: boolean): Unit[] | undefined {
  const from = clause.findIndex(isPerson);
  const first = isVerb(clause[from - 1]) ? from - 1 : from;
  const isOpening = clause.slice(0, Math.max(first, 0)).every((unit) => isSmall(unit) && !asks(unit));
  if (from < 0 || !isOpening || has(clause, ...ELSE)) return undefined;
  let to = from + 1;
  while (clause[to]?.kind === "person" || (isPhrase(clause[to], "join") && clause[to + 1]?.kind === "person")) to++;
  const others = alsoNamed(clause, to);
  const said = clause.slice(0, clause.length - others.length);
  const target = targetBehind(said, to, ground, mayBeIt);
  if (!target || !isPut(said, first, [from, to], target, ground)) return undefined;
  const { start, end } = clause[first]!;
  const invite: Unit = { start, end: first === from ? start : end, kind: "phrase", roles: INVITES, text: "" };
  const people = [...clause.slice(from, to), ...others.filter(isPerson)];
  return [...clause.slice(0, first), invite, ...people, ...target.units, ...said.slice(target.to)];
}

/** "… and Camille too", behind where they are to be. */
function alsoNamed(clause: readonly Unit[], from: number): readonly Unit[] {
  const at = clause.findIndex((unit, n) => n > from && isPhrase(unit, "join") && clause[n + 1]?.kind === "person");
  const behind = at < 0 ? [] : clause.slice(at);
  return behind.every((unit) => unit.kind === "person" || isSmall(unit)) ? behind : [];
}

const isVerb = (unit: Unit | undefined) =>
  unit?.kind === "word" || (isPhrase(unit, "act:create", "act:invite", "weak", "takes") && !isPhrase(unit, "courtesy"));

const INVITES: readonly Role[] = ["act:invite"];

interface Target {
  /** Where the word for where it is stands, and where the rest begins. */
  lead: number;
  to: number;
  units: Unit[];
}

/** "… to the review friday", "… on that": a word for where, what there is, and at most its day. */
function targetBehind(clause: readonly Unit[], from: number, ground: Ground, mayBeIt: boolean): Target | undefined {
  for (let n = from; n < clause.length; n++) {
    const about = clause[n]?.kind === "topic" ? topicIn(clause[n]!, ground) : [];
    // "Il faut que Théo y soit"
    if (mayBeIt && isPhrase(clause[n], "thatTime") && clause.slice(n + 1).every(isTail))
      return { lead: n, to: clause.length, units: [] };
    const isLead = isPhrase(clause[n], "at", "to", "on", "for") && !isPhrase(clause[n], "negation", "with");
    if (about.length === 0 && !isLead) continue;
    const name = isPhrase(clause[n + 1], "definite") && !isName(clause[n + 1]!) ? n + 2 : n + 1;
    let to = about.length > 0 ? n + 1 : name;
    while (about.length === 0 && to < clause.length && isName(clause[to]!)) to++;
    const named = about.length > 0 ? about : clause.slice(name, to);
    const words = contentOf(named);
    const isIt = mayBeIt && words.length === 0 && isPhrase(clause[n + 1], "it") && n + 2 >= endOf(clause);
    const isThere = words.length > 0 && isKnown(words, [], ground);
    if (!isIt && !isThere) continue;
    const rest = clause.slice(isIt ? n + 2 : to);
    if (!rest.every(isTail)) return undefined;
    return {
      lead: n,
      to: isIt ? n + 2 : to,
      units: isIt ? [] : [{ ...TO, start: named[0]!.start, end: named[0]!.start }, ...named],
    };
  }
  return undefined;
}

const TO: Unit = { start: 0, end: 0, kind: "phrase", roles: ["to"], text: "" };

/** The words of a topic that a meeting is called by: "mets Théo sur le déjeuner". */
function topicIn(unit: Unit, ground: Ground): Unit[] {
  const inner = unit.kind === "topic" ? unitsIn(unit.text, unit.end - unit.text.length, ground) : [];
  return isKnown(contentOf(inner), [], ground) ? inner.filter((one) => contentOf([one]).length > 0) : [];
}

const endOf = (clause: readonly Unit[]) => clause.findLastIndex((unit) => !isTail(unit) || unit.kind === "time") + 1;

/** Whether it is told that they are there, or a verb puts them in. */
function isPut(
  clause: readonly Unit[],
  first: number,
  [from, to]: readonly [number, number],
  target: Target,
  { text }: Ground,
): boolean {
  const between = clause.slice(to, target.lead);
  const isPlain = (unit: Unit) =>
    unit.kind === "word" || isSmall(unit) || isPhrase(unit, "goes", "comesIn", "planned", "with", "at", "weak", "more");
  if (!between.every(isPlain)) return false;
  const last = clause[clause.length - 1]?.kind === "stop" ? clause.length - 1 : clause.length;
  const behind = text.said.slice(clause[to - 1]!.end, clause[last - 1]!.end);
  if (first === from) return BELONGS.isIn(behind);
  const verb = clause[first]!;
  // "Loop", "rope": in front of somebody, and with a meeting behind them, any word is one.
  const isAny = verb.kind === "word" && target.units.length > 0;
  return (isAny || verb.kind === "phrase") && !between.some(isWord);
}

const BELONGS = said`(?:^|\s)(?:${"belongs"})(?:\s|$)`;

const isName = (unit: Unit) => contentOf([unit]).length > 0;
const isSmall = (unit: Unit) => isQuiet(unit) || isPhrase(unit, "definite", "them", "too");
const isTail = (unit: Unit) =>
  isQuiet(unit) ||
  isPhrase(unit, "too", "comesIn", "planned", "goes") ||
  (isDated(unit) && !unit.found.time.point.clock);

const ELSE: readonly Role[] = [
  ...([
    "negation",
    "not",
    "unsuitable",
    "ill",
    "late",
    "interrogative",
    "inItsPlace",
    "act:absent",
    "act:ask",
  ] as const),
  ...(["act:find", "act:cancel", "act:uninvite", "act:tell", "act:remind", "act:rename"] as const),
];

/** "Zet m er ff bij", "kindly include him", "he needs to see one": says it once more, or why. */
function isOnlyThat(clause: readonly Unit[]): boolean {
  const said = clause.filter(
    (unit) =>
      unit.kind !== "stop" &&
      !(isPhrase(unit, "courtesy", "filler", "join", "therefore", "too") && !isPhrase(unit, "subject", "them")),
  );
  const isAgain = has(said, "act:invite", "act:create");
  if (isAgain)
    return said.every((unit) => isPhrase(unit, "act:invite", "act:create", "it", "them", "comesIn", "at", "to"));
  const isWhy =
    isPhrase(said[0], "they", "subject") && !said.some((unit) => ["time", "person", "shift"].includes(unit.kind));
  return isWhy && !said.some((unit) => asks(unit) && !isPhrase(unit, "weak"));
}

/** "…, Heike kann raus": beside somebody who comes, whoever goes leaves the meeting and does not call it off. */
function asLeaving(clause: readonly Unit[]): readonly Unit[] {
  const people = clause.filter(isPerson);
  const goes = (unit: Unit) => isPhrase(unit, "act:cancel", "act:uninvite", "goesOut");
  const isOnly = clause.every(
    (unit) => unit.kind === "person" || isQuiet(unit) || goes(unit) || isPhrase(unit, "goes", "but"),
  );
  if (people.length === 0 || !isOnly || !clause.some(goes)) return clause;
  const { start, end } = clause.find(goes)!;
  const stop = clause.filter(isStop);
  return [{ start, end, kind: "phrase", roles: ["act:uninvite"], text: "" }, ...people, ...stop];
}
