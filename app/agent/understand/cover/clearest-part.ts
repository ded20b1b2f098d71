import type { Command, Context } from "../command";
import { clausesOf, cutAt, sentencesOf } from "../ear/clauses";
import { isGuestOf, meetingsCalled } from "../ear/gazetteer";
import type { Role } from "../ear/lexicon";
import { withoutClock } from "../ear/said-times";
import { asks } from "../ear/segment";
import { contentOf } from "../ear/slots";
import { thingIn } from "../ear/stories";
import { type Heard, inOrder, isPhrase, isQuestionMark, textOf, UNSURE, type Unit } from "../ear/unit";
import { isClock, isDated, isLengthUnit } from "../ear/unit-times";
import { has } from "../ear/units-in";
import { fold, foldedWords } from "../text";
import { isLength } from "../times/settle-times";
import { idleOf } from "./idle-words";

/** More clauses than this are a letter; it bounds how many stretches are read. */
const MOST_CLAUSES = 14;

/**
 * "What a day. Move the vet to Monday 9, the car is in the garage until Friday": of a message that is not understood as a
 * whole what is, with what stands beside it as `unread`. To be asked about, never done.
 */
export function clearestPart(heard: Heard, said: string, { focus }: Context): Command | undefined {
  const clauses = clausesOf(heard.units);
  // The reason of a request may say what it is about.
  const all = inOrder(heard);
  if (clausesOf(all).flatMap(cutAtJoins).length < 2 || clauses.length > MOST_CLAUSES) return undefined;
  const found = wholeStretch(clauses, heard, focus) ?? gathered(clausesOf(all), heard);
  if (!found) return undefined;
  const beside = all.filter((unit) => !found.units.includes(unit) && !heard.narrated.has(unit));
  const isNamed = (unit: Unit) => ["word", "label", "number"].includes(unit.kind) || isPhrase(unit, "kinds");
  const words = beside.filter((unit) => weighs(unit) || isNamed(unit));
  // "Nadia rang and we need to talk, so put us in for Monday at 10": nothing is left but small words, and what was told.
  const isNothing = (unit: Unit) => isSmall(unit) && (heard.narrated.size > 0 || !isPhrase(unit, ...WEIGHTY));
  if (beside.every(isNothing)) return found.command;
  const [first, last] = [words[0], words.at(-1)];
  const unread =
    first && last && words.length <= MOST_WORDS && !found.units.some((unit) => isBetween(unit, first, last))
      ? said.slice(first.start, last.end)
      : words
          .slice(0, MOST_WORDS)
          .map(({ start, end }) => said.slice(start, end))
          .join(", ");
  const idle = idleOf(beside, all, said, found.command.intent);
  const doubted = { ...found.command, confidence: UNSURE, unread: unread || textOfFirst(beside, said) };
  return { ...doubted, ...(idle && { idle }) };
}

const MOST_WORDS = 3;

/** Says nothing that could be missing. */
const isSmall = (unit: Unit) =>
  unit.kind === "stop" ||
  (unit.kind === "phrase" && !asks(unit) && !isPhrase(unit, "kinds", "negation", "not", "condition", "otherwise"));

/** What changes the sense of a request, where nothing shows that it is only told. */
const WEIGHTY: readonly Role[] = ["letsGo", "repair", "interrogative", "unsuitable", "because", "or"];

interface Found {
  command: Command;
  units: readonly Unit[];
}

const isBetween = ({ start }: Unit, first: Unit, last: Unit) => start > first.start && start < last.start;
const textOfFirst = ([first]: readonly Unit[], said: string) => (first ? said.slice(first.start, first.end) : "…");

/** Some clauses in a row that are a whole request of their own; of several those that ask by a verb, and of those what says most. */
function wholeStretch(clauses: readonly Unit[][], heard: Heard, focus: boolean | undefined): Found | undefined {
  let best: (Found & { weight: number }) | undefined;
  for (let from = 0; from < clauses.length; from++) {
    for (let to = clauses.length; to > from; to--) {
      const units = clauses.slice(from, to).flat();
      const weight = units.filter(weighs).length + (units.some(isDeed) ? VERB : 0);
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

/** More than all else that a message says. */
const VERB = 100;

const takesBack = (unit: Unit) => isPhrase(unit, "repair") && !isPhrase(unit, "courtesy");
const weighs = (unit: Unit) => ["time", "shift", "person", "quote", "topic", "place"].includes(unit.kind) || asks(unit);

/** Joins and stops at its ends are nobody's. */
function withoutEnds(units: readonly Unit[]): Unit[] {
  const isEdge = (unit: Unit) => unit.kind === "stop" || isPhrase(unit, "join", "but", "therefore");
  const from = units.findIndex((unit) => !isEdge(unit));
  const to = units.findLastIndex((unit) => !isEdge(unit) || isQuestionMark(unit));
  return units.slice(Math.max(from, 0), to + 1);
}

/**
 * "Ruth rang, she can't do tomorrow at 2 and asks for Friday at 10, can you change it": the last stretch with a verb of it
 * says what is to be done; what it does not say itself, when and of what, the nearest before it does.
 */
function gathered(clauses: readonly Unit[][], heard: Heard): Found | undefined {
  const sentences = sentencesOf(clauses).map((sentence) => sentence.flatMap(cutAtJoins));
  const stretches = sentences.flat();
  const last = stretches.findLastIndex((part) => part.some(isDeed));
  const request = stretches[last] ?? [];
  const verb = request.find(isDeed);
  const isHeld = (unit: Unit) =>
    isPhrase(unit, "negation", "not", "condition", "otherwise") && !isPhrase(unit, "courtesy", "filler");
  if (!verb || stretches.slice(last).flat().some(takesBack) || request.some(isHeld)) return undefined;
  const told = stretches.slice(0, last);
  const isGone = isPhrase(verb, "act:cancel");
  const timed = isTimed(request) ? request : told.findLast((part) => isTimed(part) && !isOver(part, heard));
  if (!timed && !isGone) return undefined;
  const when = isGone ? [] : whenIn(timed ?? [], sentences, heard);
  const sentence = sentences.find((parts) => parts.includes(timed ?? request))?.flat() ?? [];
  const isAt = isPhrase(verb, "act:create") && !isChanged(timed ?? []);
  const makes = isPhrase(verb, "act:create");
  const isThat = makes && request.some((unit, n) => isPhrase(unit, "it") && !isThing(request[n + 1]));
  const own = request.filter(
    (unit) => unit.kind !== "stop" && unit.kind !== "time" && !isPhrase(unit, "thatTime", "join", "therefore"),
  );
  const ways: Unit[][] = [
    ...(isThat ? [] : [[...own, ...when]]),
    ...(isAt ? [] : named(told.toReversed(), heard).map((name) => [isGone ? verb : MOVE, ...name, TO, ...when])),
    ...(makes ? [[verb, ...subjectOf(timed ?? [], [...sentence, ...request], told), ...when]] : []),
  ];
  for (const units of ways) {
    const reading = heard.read(isGone ? units.filter((unit) => unit !== TO) : units);
    if (reading?.left.length === 0 && isComplete(reading.command, heard, false))
      return {
        command: reading.command,
        units: [...units, ...(timed ?? []).filter((unit) => isKept(unit, reading.command))],
      };
  }
  return undefined;
}

/** A word counts where it became part of what is asked for. */
const isKept = (unit: Unit, { slots }: Command) =>
  !["word", "label", "number"].includes(unit.kind) || fold(JSON.stringify(slots)).includes(fold(textOf(unit)));

const isThing = (unit: Unit | undefined) => unit?.kind === "word" || unit?.kind === "label" || isPhrase(unit, "kinds");

/** Books, moves or calls off. */
export const isDeed = (unit: Unit) =>
  isPhrase(unit, "act:create", "act:move", "act:cancel") && !isPhrase(unit, "kinds");

const small = (role: Role): Unit => ({ start: 0, end: 0, kind: "phrase", roles: [role], text: "" });
const TO = small("to");
const WITH = small("with");
const MOVE = small("act:move");

/** Cut where a reason, what follows from one, or somebody who does something else begins; what is only told at each join. */
function cutAtJoins(clause: readonly Unit[]): Unit[][] {
  const opens = (unit: Unit, n: number) =>
    isPhrase(unit, "because", "therefore") || (isPhrase(unit, "join", "but") && isPhrase(clause[n + 1], "subject"));
  const goesOn = (unit: Unit) => isPhrase(unit, "join", "but", "repair") && !isPhrase(unit, "filler", "courtesy");
  return cutAt(clause, opens).flatMap((part) => (part.some(isDeed) ? [part] : cutAt(part, goesOn)));
}

/** Tells of a day that is over. */
const isOver = (part: readonly Unit[], { ground: { today } }: Heard) =>
  part.some((unit) => {
    const { day, wdMod = 0 } = (unit.kind === "time" && unit.found.time.point.date) || {};
    return (day ?? today) < today || wdMod < 0;
  });

/** Holds an hour that may be meant: not denied, and no end of something. */
function isTimed(part: readonly Unit[]): boolean {
  const times = part.filter(isClock);
  const isDenied = has(part, "negation", "not", "unsuitable", "act:absent");
  return (
    times.length === 1 && !isDenied && times.every((unit) => unit.kind === "time" && !isEnd(unit.found.time.point))
  );
}

const isEnd = ({ side, since, moment }: { side?: string; since?: boolean; moment?: number }) =>
  side !== undefined || since === true || moment !== undefined;

/** "Rather Monday than tomorrow": of what is told goes somewhere else. */
const isChanged = (part: readonly Unit[]) =>
  part.some((unit) => isPhrase(unit, "repair", "act:move", "goes", "not") && !isPhrase(unit, "courtesy", "filler"));

/** The hour of a stretch with its day, which its sentence may say elsewhere, and how long it lasts, which stands beside. */
function whenIn(timed: readonly Unit[], sentences: readonly Unit[][][], heard: Heard): Unit[] {
  const hours = timed.filter((unit) => unit.kind === "shift" || (unit.kind === "time" && !isLength(unit.found.time)));
  const clock: Unit[] = timed.filter(isClock);
  const parts = sentences.find((sentence) => sentence.includes(timed as Unit[])) ?? [];
  const units = parts.filter((part) => !isOver(part, heard)).flat();
  const [day, another] = units.filter(isDated).filter((unit) => !clock.includes(unit));
  const isApart = !clock.some(isDated) && day !== undefined && another === undefined && !hours.includes(day);
  // "She's back on Thursday at 11 and wants to see us at 16 that day"
  const isOfDay = has(timed, "thatDay");
  const alone: Unit[] =
    isApart && (isOfDay || !day.found.time.point.clock)
      ? [{ ...day, found: { ...day.found, time: withoutClock(day.found.time) } }]
      : [];
  // How long something was that is told of in front of it is of that.
  const behind = parts.slice(Math.max(parts.indexOf(timed as Unit[]), 0)).flat();
  const [length, longer] = behind.filter(isLengthUnit);
  return [...alone, ...(clock.some(isDated) ? clock : hours), ...(length && !longer ? [length] : [])];
}

/** A meeting that there is, in the nearest stretch that names one; else the only person. */
function named(parts: readonly Unit[][], { ground: { gazetteer, lexicon } }: Heard): Unit[][] {
  for (const part of parts) {
    const words = part.filter((unit) => contentOf([unit]).length > 0);
    for (const run of [words, ...words.map((word) => [word])])
      if (meetingsCalled(contentOf(run), gazetteer, lexicon.concepts).length === 1) return [run];
  }
  const people = peopleIn(parts.flat());
  return people.length === 1 ? [[WITH, ...people]] : [];
}

/** Who comes, and what it is about, to a new meeting: what stands beside its hour, else the only one who is told of. */
function subjectOf(timed: readonly Unit[], beside: readonly Unit[], told: readonly Unit[][]): Unit[] {
  const present = peopleIn(beside);
  const all = peopleIn(told.flat());
  const people = present.length > 0 ? present : all.length === 1 ? all : [];
  const fenced = beside.find(
    ({ kind, ...unit }) => kind === "quote" || (kind === "topic" && textOf({ kind, ...unit } as Unit).length > 2),
  );
  const isKind = (unit: Unit) => isPhrase(unit, "kinds");
  const near = fenced ?? timed.find(isKind);
  const thing = near ? "" : thingIn(timed) || (people.length > 0 ? "" : thingIn(beside));
  const ofStory = people.length > 0 ? undefined : told.flat().findLast(isKind);
  const kind = near ?? (thing ? undefined : (beside.find(isKind) ?? ofStory));
  const start = beside[0]?.start ?? 0;
  return [
    ...(kind ? [kind] : thing ? [{ start, end: start, kind: "quote" as const, text: thing }] : []),
    ...(people.length > 0 ? [WITH, ...people] : []),
  ];
}

/** Everybody once. */
const peopleIn = (units: readonly Unit[]) => [
  ...new Map(units.flatMap((unit) => (unit.kind === "person" ? [[unit.whole, unit] as const] : []))).values(),
];

/** Says what of which meeting: a new one when and what or with whom, a change of which one that there is. */
export function isComplete(
  { intent, slots, when }: Command,
  { ground: { gazetteer, lexicon }, here: { now } }: Heard,
  focus: boolean | undefined,
): boolean {
  if (intent === "create")
    return (
      (when?.kind === "datetime" || (when?.kind === "range" && slots.durationMinutes !== undefined)) &&
      (slots.title !== undefined || slots.attendees !== undefined)
    );
  if (when?.kind === "unresolved") return false;
  const { title, attendees = [] } = slots.target ?? {};
  const words = foldedWords(title ?? "");
  const isTogether = (name: string) =>
    gazetteer.meetings.some((meeting) => (meeting.end ?? now) >= now && isGuestOf(name, meeting));
  const isThere =
    (attendees.length > 0 && (gazetteer.meetings.length === 0 || attendees.some(isTogether))) ||
    (words.length > 0 && meetingsCalled(words, gazetteer, lexicon.concepts).length > 0);
  const { shiftMinutes, extendMinutes, durationMinutes } = slots;
  const says = when ?? shiftMinutes ?? extendMinutes ?? durationMinutes;
  const isOpen = focus === true && slots.target === undefined;
  if (intent === "reschedule") return (isThere || isOpen) && says !== undefined && says !== null;
  return intent === "cancel" && isThere;
}
