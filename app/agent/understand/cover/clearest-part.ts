import type { Command, Context } from "../command";
import { clausesOf } from "../ear/clauses";
import { meetingsCalled } from "../ear/gazetteer";
import { asks } from "../ear/segment";
import { contentOf } from "../ear/slots";
import { thingIn } from "../ear/stories";
import { type Heard, isPhrase, UNSURE, type Unit } from "../ear/unit";
import { fold } from "../text";
import { isLength } from "../times/settle-times";

/** More clauses than this are a letter; it bounds how many stretches are read. */
const MOST_CLAUSES = 10;

/**
 * "What a day. Move the vet to Monday 9, the car is in the garage until Friday": of a message that is not understood as a
 * whole what is, with what stands beside it as `unread`. To be asked about, never done.
 */
export function clearestPart(heard: Heard, said: string, { focus }: Context): Command | undefined {
  const clauses = clausesOf(heard.units);
  if (clauses.length < 2 || clauses.length > MOST_CLAUSES) return undefined;
  const found = wholeStretch(clauses, heard, focus) ?? gathered(clauses, heard);
  if (!found) return undefined;
  const beside = heard.units.filter((unit) => !found.units.includes(unit));
  const words = beside.filter((unit) => weighs(unit) || unit.kind === "word" || isPhrase(unit, "kinds"));
  const [first, last] = [words[0], words.at(-1)];
  const unread =
    first && last && words.length <= MOST_WORDS && !found.units.some((unit) => isBetween(unit, first, last))
      ? said.slice(first.start, last.end)
      : words
          .slice(0, MOST_WORDS)
          .map(({ start, end }) => said.slice(start, end))
          .join(", ");
  return { ...found.command, confidence: UNSURE, unread: unread || textOfFirst(beside, said) };
}

const MOST_WORDS = 3;

interface Found {
  command: Command;
  units: readonly Unit[];
}

const isBetween = ({ start }: Unit, first: Unit, last: Unit) => start > first.start && start < last.start;
const textOfFirst = ([first]: readonly Unit[], said: string) => (first ? said.slice(first.start, first.end) : "…");

/** Some clauses in a row that are a whole request of their own; of several those that say most. */
function wholeStretch(clauses: readonly Unit[][], heard: Heard, focus: boolean | undefined): Found | undefined {
  let best: (Found & { weight: number }) | undefined;
  for (let from = 0; from < clauses.length; from++) {
    for (let to = clauses.length; to > from; to--) {
      const units = clauses.slice(from, to).flat();
      const weight = units.filter(weighs).length;
      // What is taken back behind it is part of it.
      const isOpen = clauses.slice(to).some((clause) => clause.some(takesBack));
      if (to - from === clauses.length || weight === 0 || isOpen || (best && best.weight > weight)) continue;
      const reading = heard.read(withoutEnds(units));
      if (reading?.left.length === 0 && isComplete(reading.command, heard, focus))
        best = { command: reading.command, units, weight };
    }
  }
  return best;
}

const takesBack = (unit: Unit) => isPhrase(unit, "repair") && !isPhrase(unit, "courtesy");
const weighs = (unit: Unit) => ["time", "shift", "person", "quote", "topic", "place"].includes(unit.kind) || asks(unit);

/** Joins and stops at its ends are nobody's. */
function withoutEnds(units: readonly Unit[]): Unit[] {
  const isEdge = (unit: Unit) => unit.kind === "stop" || isPhrase(unit, "join", "but", "therefore");
  const isQuestion = (unit: Unit) => unit.kind === "stop" && unit.text === "?";
  const from = units.findIndex((unit) => !isEdge(unit));
  const to = units.findLastIndex((unit) => !isEdge(unit) || isQuestion(unit));
  return units.slice(Math.max(from, 0), to + 1);
}

/**
 * "Ruth rang, she can't do tomorrow at 2 and asks for Friday at 10, can you change it": the last clause says what is to
 * be done, the nearest before it when, and of what is said further up.
 */
function gathered(clauses: readonly Unit[][], heard: Heard): Found | undefined {
  const last = clauses.findLastIndex((clause) => clause.some(isDeed));
  const wish = clauses[last] ?? [];
  const verb = wish.find(isDeed);
  if (!verb || clauses.slice(last).flat().some(takesBack)) return undefined;
  if (clauses.flat().some((unit) => isPhrase(unit, "condition", "otherwise"))) return undefined;
  if (wish.some((unit) => isPhrase(unit, "negation", "not") && !isPhrase(unit, "courtesy", "filler"))) return undefined;
  const stretches = [...clauses.slice(0, last).flatMap(cutAtJoins), wish];
  const timed = stretches.findLast(isTimed);
  const isGone = isPhrase(verb, "act:cancel");
  const named = nameIn(stretches.toReversed(), heard, isPhrase(verb, "act:create") ? timed : undefined);
  if (!named || (!timed && !isGone)) return undefined;
  const times = isGone || !timed ? [] : timed.filter(({ kind }) => kind === "time" || kind === "shift");
  const behind = stretches[stretches.indexOf(timed ?? wish) + 1]?.filter(
    (unit) => unit.kind === "time" && isLength(unit.found.time),
  );
  const to = isPhrase(verb, "act:move") ? [TO] : [];
  const units = [verb, ...named, ...to, ...times, ...(behind ?? [])];
  const reading = heard.read(units);
  return reading?.left.length === 0 && isComplete(reading.command, heard, false)
    ? { command: reading.command, units }
    : undefined;
}

/** Books, moves or calls off. */
const isDeed = (unit: Unit) => isPhrase(unit, "act:create", "act:move", "act:cancel") && !isPhrase(unit, "kinds");

const TO: Unit = { start: 0, end: 0, kind: "phrase", roles: ["to"], text: "" };
const WITH: Unit = { start: 0, end: 0, kind: "phrase", roles: ["with"], text: "" };

function cutAtJoins(clause: readonly Unit[]): Unit[][] {
  const parts: Unit[][] = [[]];
  for (const unit of clause) {
    if (isPhrase(unit, "join", "because", "therefore", "but") && !isPhrase(unit, "filler")) parts.push([]);
    parts.at(-1)!.push(unit);
  }
  return parts;
}

/** Holds an hour that may be meant: not denied, and no end of something. */
function isTimed(part: readonly Unit[]): boolean {
  const times = part.filter((unit) => unit.kind === "time" && unit.found.time.point.clock !== undefined);
  const isDenied = part.some((unit) => isPhrase(unit, "negation", "not", "unsuitable", "act:absent"));
  return (
    times.length === 1 && !isDenied && times.every((unit) => unit.kind === "time" && !isEnd(unit.found.time.point))
  );
}

const isEnd = ({ side, since, moment }: { side?: string; since?: boolean; moment?: number }) =>
  side !== undefined || since === true || moment !== undefined;

/** A meeting that there is, else the only person, else the thing beside the time; nearest first. */
function nameIn(parts: readonly Unit[][], { ground }: Heard, timed: readonly Unit[] | undefined): Unit[] | undefined {
  const { gazetteer, lexicon } = ground;
  for (const part of parts) {
    const words = part.filter((unit) => contentOf([unit]).length > 0);
    for (const run of [words, ...words.map((word) => [word])]) {
      const titles = meetingsCalled(contentOf(run), gazetteer, lexicon.concepts);
      if (titles.length === 1 && !timed) return run;
    }
  }
  const people = parts.flat().filter((unit) => unit.kind === "person");
  if (new Set(people.map((unit) => (unit.kind === "person" ? unit.whole : ""))).size === 1)
    return [WITH, ...people.slice(0, 1)];
  const thing = timed && people.length === 0 ? thingIn(timed) : "";
  const [first] = timed ?? [];
  return thing && first ? [{ start: first.start, end: first.start, kind: "quote", text: thing }] : undefined;
}

/** Says what of which meeting: a new one when and what or with whom, a change of which one that there is. */
export function isComplete(
  { intent, slots, when }: Command,
  { ground: { gazetteer, lexicon } }: Heard,
  focus: boolean | undefined,
): boolean {
  if (intent === "create")
    return (
      (when?.kind === "datetime" || (when?.kind === "range" && slots.durationMinutes !== undefined)) &&
      (slots.title !== undefined || slots.attendees !== undefined)
    );
  const { title, attendees = [] } = slots.target ?? {};
  const words = fold(title ?? "").match(/[\p{L}\p{N}]+/gu) ?? [];
  const isThere =
    attendees.length > 0 || (words.length > 0 && meetingsCalled(words, gazetteer, lexicon.concepts).length > 0);
  const { shiftMinutes, extendMinutes, durationMinutes } = slots;
  const says = when ?? shiftMinutes ?? extendMinutes ?? durationMinutes;
  const isOpen = focus === true && slots.target === undefined;
  if (intent === "reschedule") return (isThere || isOpen) && says !== undefined && says !== null;
  return intent === "cancel" && isThere;
}
