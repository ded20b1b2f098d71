import { type Command, plain, type Request } from "../command";
import { capitalise } from "../grammar/titles";
import type { Here } from "../times/make-when";
import { isLength } from "../times/settle-times";
import { clausesOf, onDayBefore } from "./clauses";
import { withoutArticle } from "./describe-new";
import { placed, settle, whenOf } from "./said-times";
import { asks, requestClause } from "./segment";
import { isKnown, namedIn, targetOf } from "./slots";
import { type Ground, type Heard, isPhrase, isTime, isTimeOrShift, isWord, textOf, UNSURE, type Unit } from "./unit";
import { isClock, isDated } from "./unit-times";
import { has, timesOf, wholeNamesIn } from "./units-in";

/** A long message with one request in it: the clause of its verb, when that explains itself. */
export function toldIn({ units, narrated, read, here, ground }: Heard, isTorn = false): Request[] | undefined {
  const told = toldBefore(units, here, ground);
  if (told) return [told];
  const clause = isTorn || units.length + narrated.size >= SHORTEST_STORY ? requestClause(units) : null;
  const reading = clause && read(onDayBefore(clause));
  if (!clause || !reading || reading.left.length > 0) return undefined;
  const { command } = reading;
  // "Haircut at 4, and bin the dentist": what is told before may be asked for as well.
  const named = namedIn(clause.before, [], ground);
  const isOther = clause.before.some(isTimeOrShift) && isKnown(named, [], ground);
  if (isOther && command.slots.target?.title !== targetOf(named, [], ground)?.title) return undefined;
  const people = wholeNamesIn(clause.before);
  const spokenOf = has(clause.units, "them") && new Set(people).size === 1;
  const joined = spokenOf && command.intent === "create" && !command.slots.attendees;
  const slots = joined ? { ...command.slots, attendees: people.slice(0, 1) } : command.slots;
  const isOpen = !onDayBefore(clause).some(isDated) && clause.units.some(isTime);
  if (clause.before.some(isDated) && isOpen) return undefined;
  const says = command.intent === "create" ? command.when?.kind === "datetime" : Boolean(slots.target?.title);
  return says ? [{ text: clause.text, command: { ...command, slots, confidence: 0.8 } }] : undefined;
}

/** "… we'd grab breakfast Monday at 8, can you put that in": the meeting is what the clause before tells of. */
function toldBefore(units: readonly Unit[], here: Here, ground: Ground): Request | undefined {
  if (units.some(({ kind }) => kind === "number")) return undefined;
  const clauses = clausesOf(units);
  const last = clauses.findLastIndex((clause) => clause.some(asks));
  const request = clauses[last] ?? [];
  const isThat =
    has(request, "act:create") &&
    request.every((unit) => unit.kind === "phrase" || unit.kind === "stop" || unit.kind === "time") &&
    !has(request, "kinds", "negation", "not", "condition");
  const before = clauses.slice(0, last);
  const from = before.slice(0, -1).findLastIndex((clause) => /^[.!?;\n]$/.test(textOf(clause.at(-1))));
  const timed = before.findLastIndex((clause) => clause.some(isClock));
  // What the clause of the time says by itself needs nothing of those before it.
  const isFull = before[timed]?.some(
    (unit) => unit.kind === "person" || unit.kind === "quote" || isPhrase(unit, "kinds"),
  );
  const source = before.slice(Math.max(from + 1, isFull ? timed : 0)).flat();
  // "Can't do 11:30 for the vet, put it at 5"
  const isRefused = before[timed]?.some((unit) => isPhrase(unit, "unsuitable", "act:absent"));
  const isDenied = isRefused || has(source, "negation", "condition");
  if (!isThat || source.length === 0 || isDenied) return undefined;
  // "Put that down for Tuesday at 10, an hour should do": what was not told is said with the wish.
  const behind = clauses.slice(last + 1).flat();
  const isOnlyLong = behind.every((unit) => unit.kind !== "time" || isLength(unit.found.time));
  const settled = settle(timesOf([...source, ...request, ...(isOnlyLong ? behind : [])]));
  const { when, ...other } = placed(whenOf(settled, here, { anchor: true }), here);
  const namedIn = (part: readonly Unit[]) => [...new Set(wholeNamesIn(part))];
  // "Just rang Lotte, … we want to meet Thursday": the only one of whom is told.
  const told = namedIn(before.flat());
  const people = told.length === 1 ? told : namedIn(source);
  const kind = source.find((unit) => isPhrase(unit, "kinds"));
  const topic = source.find((unit) => (unit.kind === "topic" || unit.kind === "quote") && unit.text.length > 2);
  const title =
    nameIn(source, kind, ground) ||
    textOf(kind) ||
    withoutArticle(textOf(topic), ground.lexicon) ||
    labelIn(source, ground) ||
    thingIn(source);
  if (settled.against || when?.kind !== "datetime" || (people.length === 0 && title === "")) return undefined;
  const slots = {
    ...(title !== "" && { title: capitalise(title) }),
    ...(people.length > 0 && { attendees: people }),
    ...(settled.length !== undefined && { durationMinutes: settled.length }),
  };
  // Where most of it is not understood, neither is what of it is meant.
  if (source.filter(isWord).length > MOST_UNKNOWN) return undefined;
  const text = source.map(textOf).join(" ");
  // "Go through it with Ruth": what that is was told somewhere else.
  const it = source.find((unit) => unit.kind === "topic" && unit.text.length <= 2);
  const unread = it && { confidence: UNSURE, unread: textOf(it) };
  const command: Command = { ...plain("create", slots), confidence: 0.8, when, ...other };
  return { text, command: { ...command, ...unread } };
}

/** "My sister has a scan at the clinic": all that the clause of the time calls it, as it was said. */
function nameIn(source: readonly Unit[], kind: Unit | undefined, { text: { said } }: Ground): string {
  const clause = clausesOf(source).find((one) => one.some(isTime)) ?? [];
  const isName = (unit: Unit, n: number) =>
    isPhrase(unit, "kinds", "goods") ||
    // "We're doing breakfast"
    (isWord(unit) && !isPhrase(clause[n - 1], "subject"));
  const isInside = (unit: Unit) =>
    isPhrase(unit, "filler", "at", "for", "from", "opensQuestion", "weak") &&
    !isPhrase(unit, "with", "them", "subject");
  const run = clause.slice(clause.findIndex(isName), clause.findLastIndex(isName) + 1);
  const isTold = clause.some((unit) => ["person", "topic", "label", "quote"].includes(unit.kind));
  const isWhole = !isTold && run.every((unit) => isName(unit, -1) || isInside(unit)) && (!kind || run.includes(kind));
  return isWhole && run.length > 0 && run.length <= LONGEST_NAME ? said.slice(run[0]?.start, run.at(-1)?.end) : "";
}

const LONGEST_NAME = 7;

/** "… for the 2nd half of the budget": a name with a number in it, and the words behind. */
function labelIn(source: readonly Unit[], { text: { said } }: Ground): string {
  const at = source.findIndex(({ kind }) => kind === "label");
  const end = source.findIndex((unit, n) => n > at && unit.kind !== "word" && !isPhrase(unit, "from", "filler"));
  const last = source.slice(at, end < 0 ? undefined : end).findLast((unit) => unit.kind !== "phrase");
  return at >= 0 && last ? said.slice(source[at]!.start, last.end) : "";
}

/** "Lucía wants to see the drawings": in the clause of the time, the words behind an article. */
export function thingIn(source: readonly Unit[]): string {
  const clause = clausesOf(source).find((one) => one.some(isTime)) ?? [];
  // "El del seguro"
  const isArticle = (unit: Unit, n: number) =>
    isPhrase(unit, "definite") || (isPhrase(unit, "from") && isPhrase(clause[n - 1], "definite"));
  const at = clause.findLastIndex((unit, n) => isArticle(unit, n) && clause[n + 1]?.kind === "word");
  const end = clause.findIndex((unit, n) => n > at && unit.kind !== "word");
  return at < 0
    ? ""
    : clause
        .slice(at + 1, end < 0 ? undefined : end)
        .map(textOf)
        .join(" ");
}

const MOST_UNKNOWN = 4;

/** Fewer mentions are no story: each of their words is part of what is asked. */
const SHORTEST_STORY = 9;
