import { type Command, type Context, plain, type Slots, type Target } from "../command";
import { clausesOf } from "../ear/clauses";
import { isGuestOf, meetingsCalled } from "../ear/gazetteer";
import { hear } from "../ear/hear";
import type { Role } from "../ear/lexicon";
import { settle, whenOf } from "../ear/said-times";
import { contentOf, isRuledOut, lengthSlots } from "../ear/slots";
import { type Heard, inOrder, isPhrase, isQuestionMark, isShift, isTime, UNSURE, type Unit } from "../ear/unit";
import { has } from "../ear/units-in";
import { capitalise } from "../grammar/titles";
import { fold } from "../text";
import { isLength } from "../times/settle-times";
import { MOST_NAMED } from "./idle-words";
import { isBesideMeetings } from "./plainly-named";

/** A word shorter than this names no meeting by itself. */
const SHORTEST_NAME = 4;
/** Of more meetings than this nobody says which one is meant. */
const MOST_CALLED = 4;

/**
 * What a message that nothing reads may ask for, by what it names alone: a meeting that there is or was spoken of, a time,
 * somebody. The likeliest first, each with the unknown words that it leaves out as `unread`; to be asked about, and never shown for
 * a yes at once.
 *
 * @param context in which it was read
 */
export function guessesOf(message: string, context: Context): Command[] {
  const heard = hear(message, context);
  if (!heard) return [];
  const named = namesIn(heard, context);
  const { units } = named;
  // "Share my screen with Tom at 3" is nothing of meetings.
  if (units.some((unit) => unit.kind === "phrase" && isBesideMeetings(unit.roles) && !isPhrase(unit, "filler")))
    return [];
  if (isTangled(units)) return [];
  const commands = isAsked(units) ? questionsOf(named) : [...changesOf(named), ...newOf(named)];
  return commands.map((command) => ({ ...command, confidence: UNSURE, unread: unreadBy(command, heard) }));
}

/** "Drop the vet and move the barber, no, other way round": names do not tell which is for which. */
const isTangled = (units: readonly Unit[]) =>
  (["act:move", "act:cancel"] as const).every((role) =>
    units.some((unit) => isPhrase(unit, role) && !isPhrase(unit, "filler", "courtesy", "letsGo", "goes")),
  );

interface Named {
  units: readonly Unit[];
  /** The meeting that it names. */
  target: Target | undefined;
  /** It names none, and one is on the table or was spoken of last. */
  isOfIt: boolean;
  when: Command["when"];
  /** How long, or how much longer; minutes. */
  length: Pick<Slots, "durationMinutes" | "extendMinutes">;
  shift: number | undefined;
  /** Words behind "in" or "at". */
  location: string | undefined;
  joining: string[];
  leaving: string[];
  words: string[];
}

function namesIn(heard: Heard, context: Context): Named {
  const { ground, here } = heard;
  const units = inOrder(heard);
  const times = units.flatMap((unit, n) => (unit.kind === "time" && !isRuledOut(units, n) ? [unit.found] : []));
  const shift = units.find(isShift);
  const length = times.find(({ time }) => time.point.length !== undefined)?.time.point.length;
  const read = whenOf(settle(times.filter(({ time }) => !isLength(time))), here, {})?.when ?? null;
  const words = contentOf(units);
  const { titles, used } = calledBy(words, heard);
  const said = units.flatMap((unit, n) =>
    unit.kind === "person" ? [{ name: unit.whole, isOut: isOut(units, n) }] : [],
  );
  const people = said.filter(({ name }, n) => said.findIndex((one) => one.name === name) === n);
  const leaving = people.flatMap(({ name, isOut: isGone }) => (isGone ? [name] : []));
  const target = meetingMeant(
    titles,
    used,
    people.map(({ name }) => name),
    heard,
  );
  return {
    units,
    target,
    isOfIt: target === undefined && (context.focus === true || context.awaiting === "confirmation"),
    when: read && read.kind !== "unresolved" && read.kind !== "duration" && !read.edge ? read : null,
    length: length === undefined ? {} : lengthSlots(length, units, ground),
    shift: shift?.kind === "shift" ? shift.minutes : undefined,
    location: locationIn(units, ground),
    joining: people.flatMap(({ name, isOut: isGone }) =>
      isGone || titles.some((one) => isNamedAfter(one, name)) ? [] : [name],
    ),
    leaving,
    // "Oh, what am I saying, …": a name stands beside when it is, or who comes.
    words: contentOf(
      clausesOf(units).find((clause) => clause.some(({ kind }) => kind === "time" || kind === "person")) ?? [],
    ).filter((word) => !used.includes(word)),
  };
}

/** By its title, or by somebody whom a meeting is with: "chad bailed fri, drop it". */
function meetingMeant(
  [title, another]: readonly string[],
  used: readonly string[],
  people: readonly string[],
  { ground }: Heard,
): Target | undefined {
  if (title !== undefined) return { title: another === undefined ? title : capitalise(used.join(" ")) };
  const known = people.filter((name) => ground.gazetteer.meetings.some((meeting) => isGuestOf(name, meeting)));
  return known.length > 0 ? { attendees: known } : undefined;
}

const isNamedAfter = (title: string, name: string) => fold(title).includes(fold(name).split(" ")[0] ?? "");

/** "In the canteen of the hospital": of words that nobody knows, to the end of the clause. */
function locationIn(units: readonly Unit[], { text: { said } }: Heard["ground"]): string | undefined {
  const at = units.findIndex((unit, n) => isPhrase(unit, "at", "on", "to") && units[n + 1]?.kind !== "time");
  const clause = clausesOf(units.slice(at + 1))[0] ?? [];
  const first = clause.findIndex((unit) => unit.kind === "word" || unit.kind === "place");
  const last = clause.findLastIndex(({ kind }) => kind === "word" || kind === "place" || kind === "person");
  const isLed = clause.slice(0, first).every((unit) => isPhrase(unit, "filler", "definite"));
  if (at < 0 || first < 0 || !isLed || clause.some(isTime)) return undefined;
  return capitalise(said.slice(clause[first]?.start, clause[last]?.end));
}

/** "Tom can't make it", "without Tom" */
const isOut = (units: readonly Unit[], n: number) =>
  isRuledOut(units, n) || has(units.slice(n + 1, n + 4), ...STAYS_AWAY);

/** The meetings that most of the words name, each by its title, and those words. */
function calledBy(
  words: readonly string[],
  { ground: { gazetteer, lexicon } }: Heard,
): { titles: string[]; used: string[] } {
  const votes = new Map<string, string[]>();
  for (const word of new Set(words))
    if (word.length >= SHORTEST_NAME)
      for (const title of meetingsCalled([word], gazetteer, lexicon.concepts))
        votes.set(title, [...(votes.get(title) ?? []), word]);
  const most = Math.max(0, ...[...votes.values()].map(({ length }) => length));
  const best = [...votes].filter(([, used]) => used.length === most);
  const [first] = best;
  return first && best.length <= MOST_CALLED
    ? { titles: best.map(([title]) => title), used: first[1] }
    : { titles: [], used: [] };
}

const isAsked = (units: readonly Unit[]) =>
  units.some((unit) => isQuestionMark(unit) || isPhrase(unit, "act:ask")) || has(units.slice(0, 2), "interrogative");

/** What there is then, or of the meeting that is named. */
const questionsOf = ({ target, when, units }: Named): Command[] =>
  (target || when) &&
  !units.some((unit) => isPhrase(unit, ...CHANGES) && !isPhrase(unit, "scope", "courtesy", "filler"))
    ? [{ ...plain("query", target && { target }), when }]
    : [];

function changesOf({ units, target, isOfIt, when, length, shift, location, joining, leaving }: Named): Command[] {
  if (!target && !isOfIt) return [];
  const slots = target ? { target } : {};
  const goes = has(units, ...GOES);
  const cancelled = goes && target ? [plain("cancel", when ? { target: { ...target, when } } : slots)] : [];
  const moved = [
    ...(shift !== undefined ? [plain("reschedule", { ...slots, shiftMinutes: shift })] : []),
    ...(when ? [{ ...plain("reschedule", slots), when }] : []),
    ...(length.extendMinutes !== undefined ? [plain("reschedule", { ...slots, ...length })] : []),
    ...(location !== undefined && isOfIt ? [plain("reschedule", { location })] : []),
  ].slice(0, 1);
  // Who names the meeting does not join it.
  const isNamed = target?.title !== undefined || isOfIt;
  const joined = isNamed && joining.length > 0 ? [plain("edit_attendees", { ...slots, attendees: joining })] : [];
  const left = isNamed && leaving.length > 0 ? [plain("edit_attendees", { ...slots, removedAttendees: leaving })] : [];
  // Who says what is to be done asks for nothing else.
  const isVerb = (role: Role) => units.some((unit) => isPhrase(unit, role) && !isPhrase(unit, "filler", "courtesy"));
  if (isVerb("act:cancel")) return cancelled;
  return isVerb("act:move") && moved.length > 0 ? moved : [...cancelled, ...moved, ...joined, ...left];
}

/** Somebody, and a day or an hour; or words that nobody knows, and an hour. */
function newOf({ target, isOfIt, when, length, joining, words }: Named): Command[] {
  const title = words.length > 0 && words.length <= MOST_NAMED ? capitalise(words.join(" ")) : undefined;
  const isNamed =
    joining.length > 0 || (title !== undefined && (when?.kind === "datetime" || when?.grain === "minute"));
  if (target?.title !== undefined || !when || !isNamed || (isOfIt && title === undefined)) return [];
  const slots = {
    ...(title !== undefined && { title }),
    ...(joining.length > 0 && { attendees: joining }),
    ...length,
  };
  return [{ ...plain("create", slots), when }];
}

/** The words that nobody knows and that a guess says nothing of, as typed. */
function unreadBy(guess: Command, heard: Heard): string {
  const { said } = heard.ground.text;
  const used = fold(JSON.stringify(guess.slots));
  const left = inOrder(heard).filter((unit) => unit.kind === "word" && !used.includes(unit.text));
  const words = left.slice(0, MOST_NAMED).map(({ start, end }) => said.slice(start, end));
  return words.join(", ");
}

const STAYS_AWAY: readonly Role[] = ["negation", "not", "act:absent", "ill", "act:uninvite", "unsuitable"];
const GOES: readonly Role[] = [...STAYS_AWAY, "act:cancel", "goesOut", "letsGo"];
const CHANGES: readonly Role[] = ["act:move", "act:cancel", "act:create", "act:invite", "act:uninvite"];
