import { type Command, type Context, plain } from "../command";
import { meetingsCalled } from "../ear/gazetteer";
import { oneOfSeveral } from "../ear/one-of-several";
import { asks } from "../ear/segment";
import { namedIn } from "../ear/slots";
import { type Heard, isPhrase, isPlainStop, isWord, textOf, UNSURE, type Unit } from "../ear/unit";
import { has } from "../ear/units-in";
import { fold, foldedWords } from "../text";
import { insideOf } from "./licence";

/**
 * What rules that know no names have taken for something that it is not: a new meeting that is one which there is, or that
 * has no name, and a change of one that there is not.
 */
export const meantOtherwise = (command: Command, heard: Heard, said: string, { awaiting }: Context): Command =>
  whetherItIs(command, heard) ??
  ofWhom(command, heard) ??
  anotherOne(command, heard) ??
  // To what was asked any word may be an answer.
  (awaiting === undefined ? (thatOne(command, heard) ?? nameless(command, heard, said)) : command);

/** "Budget is at 11, right?": a question about a meeting, and no change of it. */
function whetherItIs({ intent, slots, when }: Command, { units }: Heard): Command | undefined {
  const isAsked = units.at(-1)?.kind === "stop" && textOf(units.at(-1)) === "?";
  const isTold = has(units, "opensQuestion") && !units.some(changes);
  if (intent !== "reschedule" || !isAsked || !isTold || !slots.target?.title || !when) return undefined;
  return { ...QUERY, slots: { target: slots.target } };
}

/** "Invite him too": a word for somebody is nobody's name. */
function ofWhom(command: Command, { units }: Heard): Command | undefined {
  const { attendees = [], ...slots } = command.slots;
  const named = attendees.filter(
    (name) => !units.some((unit) => isPhrase(unit, "them") && textOf(unit) === fold(name)),
  );
  if (command.intent !== "edit_attendees" || named.length === attendees.length) return undefined;
  return { ...command, slots: { ...slots, ...(named.length > 0 && { attendees: named }) } };
}

/** "So the dinner", "and the haircut too": behind an article a meeting that there is, and nothing is said of a new one. */
function thatOne({ intent, slots: { title, ...slots }, when }: Command, { units, ground }: Heard): Command | undefined {
  if (intent !== "create" || title === undefined || when || Object.keys(slots).length > 0) return undefined;
  const [called, another] = meetingsCalled(namedIn(units, [], ground), ground.gazetteer, ground.lexicon.concepts);
  const isMeant = has(units, "definite", "it", "too") && units.every(isPlain);
  return called !== undefined && another === undefined && isMeant
    ? { ...QUERY, slots: { target: { title: called } } }
    : undefined;
}

/**
 * "Flush the 10 o'clock", "tumba la de las 10", "tire celle de 14h": a word that nobody knows, of the one that there is then,
 * is the name of nothing new. What is mostly wanted of one in a word is that it goes: asked about.
 */
export function pointedAt({ intent, slots: { title, ...slots }, when }: Command, { units, ground, here }: Heard) {
  if (intent !== "create" || !title || !when?.start?.includes("T") || Object.keys(slots).length > 0) return undefined;
  const one = oneOfSeveral(ground, here);
  const start = Date.parse(when.start);
  const isThere = ground.gazetteer.meetings.some((meeting) => meeting.start === start);
  const before = units.filter(({ end }) => one !== undefined && end <= one.start && end > 0);
  const isVerb =
    before.filter(isWord).length === 1 && before.every((unit) => isWord(unit) || isPhrase(unit, "courtesy"));
  if (!one || !isThere || !isVerb || units.some((unit) => unit.start >= one.end && isWord(unit))) return undefined;
  const unread = ground.text.said.slice(before.find(isWord)?.start, before.find(isWord)?.end);
  return { ...plain("cancel", { target: { when } }), confidence: UNSURE, unread };
}

/** "And the garage on Thursday at 4", where nothing is called so and no verb asks for a change: a new meeting. */
function anotherOne(command: Command, { units, ground }: Heard): Command | undefined {
  const { target: { title, ...others } = {}, ...slots } = command.slots;
  const isBare = Object.keys({ ...others, ...slots }).length === 0 && command.when?.kind === "datetime";
  if (command.intent !== "reschedule" || title === undefined || !isBare || units.some(changes)) return undefined;
  const words = foldedWords(title);
  if (meetingsCalled(words, ground.gazetteer, ground.lexicon.concepts).length > 0) return undefined;
  return { ...command, intent: "create", slots: { title } };
}

const changes = (unit: Unit) =>
  asks(unit) || isPhrase(unit, "goes", "to") || (isPhrase(unit, "repair") && !isPhrase(unit, "courtesy"));

/** "Zet m 15 min terug", "book it anyway", "sauf la gym": no word of it names anything, or all of them only say what stays. */
function nameless(command: Command, heard: Heard, said: string): Command {
  const { intent, slots, when } = command;
  const { title, attendees, location, allDay } = slots;
  const isOpen = (!when || when.kind === "duration") && !attendees && !location && !allDay;
  if (intent !== "create" || title === undefined) return command;
  const inside = insideOf(title, heard.units, said).filter(({ kind }) => kind !== "stop");
  // "Brauche eine Stunde mit Lena"
  const isNeed = inside.length > 0 && inside.every((unit) => isPhrase(unit, "weak"));
  if (attendees && isNeed) return { ...command, slots: { ...slots, title: undefined } };
  if (!isOpen) return command;
  const isName = (unit: Unit) =>
    unit.kind !== "phrase" && unit.kind !== "number" && unit.kind !== "time" && unit.kind !== "shift";
  const isTaking = inside.some(takes);
  const isNamed = inside.some((unit) => isName(unit) || (!isTaking && isPhrase(unit, "kinds", "hollow", "goods")));
  if (inside.length === 0 || isNamed) return command;
  return { ...plain("out_of_domain"), when, confidence: UNSURE, unread: title };
}

/** A name, or nothing that would say more of it. */
const isPlain = (unit: Unit) =>
  unit.kind === "phrase"
    ? !asks(unit) && !takes(unit) && !unit.roles.some((role) => role.startsWith("no:"))
    : unit.kind === "word" || unit.kind === "label" || isPlainStop(unit);

const takes = (unit: Unit) => isPhrase(unit, "scope", "negation", "not");

const QUERY: Command = { ...plain("query"), manner: "about" };
