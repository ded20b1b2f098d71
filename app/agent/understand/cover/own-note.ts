import { type Command, type Context, LONGEST_NOTE } from "../command";
import { clausesOf, cutAt } from "../ear/clauses";
import { hear } from "../ear/hear";
import { FOCUS } from "../ear/kept-free";
import type { Role } from "../ear/lexicon";
import { asks } from "../ear/segment";
import { type Heard, isPhrase, isPlainStop, isQuestionMark, textOf, type Unit } from "../ear/unit";
import { isClock, isNow, isTakenBack } from "../ear/unit-times";
import { has } from "../ear/units-in";
import { capitalise } from "../grammar/titles";
import { said } from "../languages/lists/said";
import { foldedWords } from "../text";
import { leavesOut } from "./mentioned";
import { unexplained } from "./unexplained";
import { isMeeting } from "./whole-name";

/** Of a longer message not each word is named above a card. */
const LONGEST_NAMED = 16;

/** As sure as what was read by words some of which are only kept. */
const NOTED = 0.7;

/**
 * "Lesson for Priyanka saturday 1pm, pickup at Erasmus MC", "dentist for the young lad monday at 3": what is said of a new
 * meeting and stands nowhere on its card is kept as its note, in the words of whoever said it. A meeting with somebody that
 * has no name yet is called by them. Guests would read a note, so where somebody is invited it is named above the card.
 * A time, somebody, a verb or what takes something back is no note: that stays a question.
 * Why: app/decisions/0033-held-to-the-words.md
 */
export function withOwnNote(command: Command, message: string, context: Context): Command {
  if (context.awaiting !== undefined) return command;
  if (command.manner === "hold" && command.slots.title === FOCUS) return calledByReason(command, message, context);
  const { meeting, isDoubted } = meetingIn(command);
  const heard = meeting && hear(message, context);
  if (!meeting || !heard || !isRequest(heard.units)) return command;
  // Two hours are two meetings, or one of them is wrong.
  if (meeting.either && heard.units.filter(isClock).length > 1) return command;
  if (isDoubted && !isMeeting(heard.units, meeting)) return command;
  const runs = runsLeft(meeting, heard);
  const pieces = runs.map((run) => heard.ground.text.said.slice(run[0]!.start, run.at(-1)!.end));
  const note = pieces.join(", ");
  if (runs.length === 0 || note.length > LONGEST_NOTE) return command;
  const { unread: _, idle: __, ...whole } = meeting;
  const withSlots = (slots: Partial<Command["slots"]>): Command => ({
    ...whole,
    ...(isDoubted && { confidence: NOTED }),
    slots: { ...whole.slots, ...slots },
  });
  const { title, attendees, unnamed } = whole.slots;
  const isNameless = title === undefined && (command.idle !== undefined || !isDoubted);
  if (isNameless && runs.length === 1 && isName(runs[0]!)) return withSlots({ title: capitalise(note) });
  if (title !== undefined && !attendees && !unnamed) return isAside(runs, meeting) ? command : withSlots({ note });
  const isStory = heard.units.length > LONGEST_NAMED;
  return isDoubted || isStory ? command : { ...whole, unread: note, idle: { words: pieces, isTimed: false } };
}

/**
 * "Dad has an eye test on Monday at 11 so block me from 10 to 1": time for nothing in particular is called by the reason for
 * it, without when that is.
 */
function calledByReason(command: Command, message: string, context: Context): Command {
  const { units = [], aside = [], ground } = hear(message, context) ?? {};
  const so = aside.findLastIndex((unit) => isPhrase(unit, "therefore"));
  const reason = aside.slice(0, Math.max(so, 0)).filter(({ end }) => end <= (units.find(asks)?.start ?? 0));
  const sentence = reason.slice(reason.findLastIndex((unit) => unit.kind === "stop" && /[.!?;\n]/.test(unit.text)) + 1);
  const said = sentence.slice(sentence.findIndex((unit) => !isPhrase(unit, "courtesy", "join", "but")));
  const end = said.findIndex((unit) => unit.kind === "stop" || isPhrase(unit, "join"));
  const name = said.slice(0, end < 0 ? undefined : end);
  const title = name.map(({ start, end }) => ground?.text.said.slice(start, end)).join(" ");
  const isName = name.length > 1 && name.length <= LONGEST_REASON;
  return isName ? { ...command, slots: { ...command.slots, title: capitalise(title) } } : command;
}

/** More words are a story. */
const LONGEST_REASON = 6;

/**
 * "Boiler service monday 10am, key under the mat", "piano tuner at 2, bring the old score": the last clauses of a message,
 * where they hold nothing but words that may be a note, and the message without them.
 */
export function noteApart(message: string, context: Context): { text: string; note: string } | undefined {
  const heard = context.awaiting === undefined ? hear(message, context) : null;
  if (!heard || heard.aside.length > 0) return undefined;
  const { said } = heard.ground.text;
  const clauses = clausesOf(heard.units);
  const isNote = (unit: Unit, n: number) =>
    isNoteworthy(unit) || isBetween(unit) || isPlainStop(unit) || (n === 0 && isPhrase(unit, "takes"));
  const first = clauses.findLastIndex((clause) => !clause.every(isNote)) + 1;
  const note = clauses.slice(first).flat();
  const [from, to] = [note.at(0), note.findLast((unit) => !isPlainStop(unit))];
  const isSaid =
    note.some((unit) => unit.kind === "word" && unit.text.length > 3) && !has(note, "not", "negation", "allDay");
  const isLong = from && to && to.end - from.start > LONGEST_NOTE;
  if (!from || !to || !isSaid || isLong || !isRequest(clauses.slice(0, first).flat())) return undefined;
  return { text: said.slice(0, from.start).replace(/[\s,;.–—-]+$/u, ""), note: said.slice(from.start, to.end) };
}

/** Behind a booking: "…, and add a note that the key is next door", "…, note: key next door". */
const NOTE = said`^(.{3,}?)[\s,.;:(–—-]+(?:${"and"}\s+)?(?:${"please"}\s+)?(?:${"leadsNote"}[\s:,"“]+(?:${"that"}\s+)?|${"notes"}(?:\s*:\s*|[\s,]+${"that"}\s+))(.{3,}?)[\s.!)"”]*$`;

/** What is said to be the note of a new meeting, in whatever words, and the message without it. */
export function noteSaid(message: string): { text: string; note: string } | undefined {
  const [, text, note] = NOTE.partsOf(message) ?? [];
  return text !== undefined && note !== undefined && note.length <= LONGEST_NOTE ? { text, note } : undefined;
}

/** What it makes, or would make, with a name or somebody, at an hour of its day or on whole days, and whether words of it are in doubt. */
function meetingIn({ perhaps, ...command }: Command): { meeting?: Command; isDoubted: boolean } {
  const meeting = command.intent === "out_of_domain" && !command.aside ? perhaps : command;
  const { intent, slots, when, other, manner, aside, condition, unread } = meeting ?? {};
  const isPlain = !other && !manner && !aside && !condition && !slots?.limits;
  const isPlaced =
    slots?.allDay === true || when?.kind === "datetime" || when?.kind === "range" || when?.kind === "recurring";
  const isNamed = slots?.title !== undefined || slots?.attendees !== undefined;
  return {
    ...(intent === "create" && isPlain && isPlaced && isNamed && { meeting }),
    isDoubted: meeting !== command || unread !== undefined,
  };
}

/** Nothing is asked, done to something else, taken back or left to a condition. */
function isRequest(units: readonly Unit[]): boolean {
  const isOther = (unit: Unit) =>
    (asks(unit) && !isPhrase(unit, "act:create", "kinds", "weak")) || isQuestionMark(unit) || isNow(unit);
  const isDoubt = (unit: Unit) =>
    isPhrase(unit, ...DOUBTS) && !isPhrase(unit, "courtesy", "filler", "weak", "act:create");
  // "Frankfurt book fair": a verb behind a word that nobody knows may be none.
  const isOfName = (unit: Unit, n: number) => isPhrase(unit, "act:create") && units[n - 1]?.kind === "word";
  return !units.some(
    (unit, n) =>
      isOther(unit) ||
      isDoubt(unit) ||
      leavesOut(unit) ||
      unit.kind === "number" ||
      (isOfName(unit, n) && !isPhrase(units[n + 1], "it")),
  );
}

const DOUBTS: readonly Role[] = ["repair", "condition", "otherwise", "interrogative", "act:tell", "or"];

/** The words that show nowhere, in the runs in which they stand; none where one of them weighs more than a note may. */
function runsLeft(meeting: Command, heard: Heard): Unit[][] {
  const left = leftOf(meeting, heard);
  return weighsMore(left, meeting, heard) ? [] : runsOf(left, heard.units);
}

function leftOf(meeting: Command, { units, here, ground: { text } }: Heard): Unit[] {
  const shown = [...foldedWords(meeting.when?.text ?? ""), ...foldedWords(JSON.stringify(meeting.slots))];
  const isShown = (unit: Unit) => {
    const words = foldedWords(text.said.slice(unit.start, unit.end));
    // Of "focus time" the first word is the name.
    return isPhrase(unit, "kinds")
      ? words.some((word) => shown.includes(word))
      : words.every((word) => shown.includes(word));
  };
  return unexplained(units, [meeting], here, false, true).filter((unit) => !isTakenBack(unit, units) && !isShown(unit));
}

/** A time, somebody, a verb; what is denied; a clause that may be another meeting; and too little to be worth a note. */
function weighsMore(left: readonly Unit[], { slots }: Command, { units, ground: { text } }: Heard): boolean {
  const title = foldedWords(slots.title ?? "");
  const isOfTitle = (unit: Unit) => title.includes(foldedWords(text.said.slice(unit.start, unit.end))[0] ?? "");
  // "… it was doctor, not dentist"
  const isDenied = has(units, "not", "negation") && has(left, "kinds");
  const isSaid = left.some((unit) => unit.kind !== "word" || unit.text.length > 3);
  // "10 Kelly cut, 11.30 Shauna roots": a name and its hour
  const isApart = clausesOf(units).some(
    (clause) => clause.some((unit) => left.includes(unit)) && clause.some(isClock) && !clause.some(isOfTitle),
  );
  return !left.every(isNoteworthy) || isDenied || !isSaid || isApart;
}

function runsOf(left: readonly Unit[], units: readonly Unit[]): Unit[][] {
  const runs = cutAt(units, (unit) => !left.includes(unit) && !isBetween(unit));
  return runs
    .map((run) => run.filter((unit) => left.includes(unit) || isBetween(unit)))
    .filter((run) => run.some((unit) => left.includes(unit)))
    .map((run) => {
      const from = run.findIndex((unit) => left.includes(unit) || !isPhrase(unit, "join", "but"));
      const to = run.findLastIndex((unit) => left.includes(unit) || !isPhrase(unit, ...LEADS));
      return run.slice(from, to + 1);
    });
}

/** What leads to more, and ends nothing. */
const LEADS: readonly Role[] = ["join", "but", "at", "to", "for", "with", "from", "definite", "about", "filler"];

/** "Ugh, I hate it": what weighs nothing, and says what somebody does or thinks. */
const isAside = (runs: readonly Unit[][], { idle }: Command) =>
  idle !== undefined && runs.some((run) => has(run, "subject") || run.every((unit) => textOf(unit).length < 5));

const isNoteworthy = (unit: Unit) =>
  ["word", "label", "place", "topic", "quote"].includes(unit.kind) || isPhrase(unit, "kinds", "goods", "titles");

/** Small words between those of a note, and in front of them. */
const isBetween = (unit: Unit) => unit.kind === "phrase" && !asks(unit) && !isPhrase(unit, "courtesy", "kinds");

/** Several words, or a kind of meeting, and nobody's name: "rota chat". */
function isName(run: readonly Unit[]): boolean {
  const isInside = (unit: Unit) =>
    unit.kind === "word" ||
    unit.kind === "label" ||
    isPhrase(unit, "kinds", "goods", "titles", "from", "join", "for", "filler");
  return run.every(isInside) && (run.length > 1 || run.some((unit) => isPhrase(unit, "kinds")));
}
