import { agendaWanted } from "../agenda-wanted";
import { type Command, type Context, type Manner, plain, type Request } from "../command";
import { foldedWords } from "../text";
import { anotherTime, sameDayOtherHour } from "./another-time";
import { clausesOf } from "./clauses";
import { besideMeetings } from "./follow-up";
import { goneAndNew } from "./gone-and-new";
import { guestsOfNamed } from "./guests-of-named";
import { hear } from "./hear";
import { isSaidAgain, movedInstead } from "./joint-requests";
import type { Role } from "./lexicon";
import { moveOfNamed } from "./move-of-named";
import { asks } from "./segment";
import { oneEndOfNamed, sizeOfNamed } from "./size-of-named";
import { contentOf, isKnown, isQuiet, leadsWith } from "./slots";
import { toldIn } from "./stories";
import { takenOff } from "./taken-off";
import { toldMove } from "./told-move";
import { type Ground, isPerson, isPhrase, isQuestionMark, isStop, isTimeOrShift, type Unit } from "./unit";
import { isNow } from "./unit-times";
import { has, namesIn, wholeNamesIn } from "./units-in";
import { whyItGoes } from "./why-it-goes";
import { listOf } from "./word-lists";

/** Something more, beside what was spoken of. */
const MADE: ReadonlySet<Manner> = new Set<Manner>(["same-again", "after-that", "ahead-of-that"]);

/**
 * Whether a message may ask for something: it holds a time, a verb for it, or a kind of meeting. Where a meeting was
 * spoken of or something is open, a name alone and a word that corrects do too.
 *
 * @param context without the names that are known: those are read when this is true
 */
export function mayAsk(message: string, context: Context): boolean {
  const units = hear(message, context)?.units ?? [];
  const asksAnew = units.some((unit) => isTimeOrShift(unit) || asks(unit) || isPhrase(unit, "kinds", "hollow"));
  if (asksAnew || !(context.focus || context.awaiting !== undefined)) return asksAnew;
  const corrects = has(units, "repair", "with", "too", "but", "not");
  const names = units.some(({ kind }) => kind === "word" || kind === "person");
  return corrects || (names && units.every((unit) => unit.kind === "word" || unit.kind === "person" || isQuiet(unit)));
}

/** What stands behind "forget it," while something is open: it may be a request of its own, or what is to be other. */
export function behindLetGo(message: string, context: Context): string | undefined {
  const { units = [] } = context.awaiting === undefined ? {} : (hear(message, context) ?? {});
  const stop = units.findIndex(isStop);
  const front = units.slice(0, Math.max(stop, 0));
  const isGone = has(front, "letsGo");
  const isPlain = front.every((unit) => isPhrase(unit, "letsGo") || isQuiet(unit));
  // "No need any more, Tom is ill": what only says why is left aside, and nothing is behind it.
  const rest = units[stop + 1];
  return isGone && isPlain && rest ? message.slice(rest.start) : undefined;
}

/** Nothing is to be done: what is open is let go, or a meeting that there is stays as it is. */
export function letGo(message: string, context: Context): Request[] | undefined {
  const { units = [], aside = [], ground, readings = [] } = hear(message, context) ?? {};
  // "Everything goes, only the dentist stays"
  if (readings.some(({ reading }) => reading.command.except !== undefined)) return undefined;
  // "Dunno" alone may be anything.
  const isOpen = context.awaiting !== undefined && (context.awaiting !== "attendee" || units.length > 1);
  // "All good" about what is shown for a yes is one.
  const agrees =
    context.awaiting === "confirmation" &&
    units.every((unit) => !isPhrase(unit, "letsGo") || isPhrase(unit, "settled"));
  const isLetGo = ground && ((isOpen && !agrees && letsGo(units)) || isRevoked([...units, ...aside], ground));
  return ground && (isLetGo || leavesAlone(units, ground)) ? [{ text: message, command: plain("deny") }] : undefined;
}

/** "And lunch with Mia at 12", "also cancel the gym": what is asked for comes beside what is on the table. */
export function joinsTable(message: string, context: Context): boolean {
  const { units = [] } = hear(message, context) ?? {};
  const [first] = units.filter((unit) => isPhrase(unit, "join", "too", "but") || !isQuiet(unit));
  return isPhrase(first, "join") || has(units, "too");
}

/** "Dentist tomorrow 9am, scrap that", "… of toch niet": a request, and at its end a word that takes all of it back. */
function isRevoked(units: readonly Unit[], ground: Ground): boolean {
  const { text, lexicon } = ground;
  const said = text.folded.replace(/[^\p{L}\p{N}]+$/u, "");
  return [...listOf(lexicon.words.revokes)].some((phrase) => {
    const from = said.length - phrase.length;
    const before = units.filter(({ end }) => end <= from).toSorted((a, b) => a.start - b.start);
    // "Don't forget that"
    if (units.some(({ start, end }) => start < from && end > from)) return false;
    const last = before.at(-1);
    // "Friday 12:30 actually no"
    const isHour = last?.kind === "time" && last.found.time.point.clock && leadsWith(phrase, ground, "repair");
    // "Chad bailed, forget it", which is read as asking for it
    if (units.some((unit) => isPhrase(unit, "act:cancel") && !isPhrase(unit, "letsGo") && unit.start === from))
      return false;
    const isApart = isHour || last?.kind === "stop" || isPhrase(last, "repair", "courtesy", "but", "join", "or");
    // "Don't forget that"
    const isDenied = isPhrase(last, "negation") && !isPhrase(last, "repair");
    return said.endsWith(phrase) && isApart && !isDenied && before.some((unit) => unit.kind === "time" || asks(unit));
  });
}

/** The requests of a message where its mentions explain all of it; undefined otherwise. */
export function heardWhole(message: string, context: Context): { text: string; command: Command }[] | undefined {
  // "Send me my agenda at 8" is a wish for every day.
  if (agendaWanted(message)) return undefined;
  const heard = hear(message, context);
  if (!heard) return undefined;
  const other = context.awaiting === "attendee" ? othersInstead(heard.units) : undefined;
  if (other) return [{ text: message, command: other }];
  // "Dunno" alone may be anything.
  if (context.awaiting === "attendee" && isLeftOut(heard.units)) {
    const isOut = heard.units.some((unit) => isPhrase(unit, "not", "act:uninvite") && !isPhrase(unit, "negation"));
    return [{ text: message, command: plain("edit_attendees", { removedAttendees: [isOut ? "him" : "them"] }) }];
  }
  const both = goneAndNew(heard, context);
  if (both) return both;
  const off =
    toldMove(heard, context) ??
    whyItGoes(heard, context) ??
    guestsOfNamed(heard, context) ??
    sameDayOtherHour(heard, context) ??
    anotherTime(heard, context) ??
    oneEndOfNamed(heard, context) ??
    sizeOfNamed(heard, context) ??
    moveOfNamed(heard, context) ??
    takenOff(heard);
  if (off) return [{ text: message, command: off }];
  const { manner } = heard.readings[0]?.reading.command ?? {};
  // "And another one just like it on Friday", behind "what's on tomorrow?"
  const isMade = manner !== undefined && MADE.has(manner) && !message.trimEnd().endsWith("?");
  const beside = manner === "narrows" || isMade ? undefined : besideMeetings(message, heard, context);
  if (beside) return [{ text: message, command: beside }];
  const isWhole = heard.readings.length > 0 && heard.readings.every(({ reading }) => reading.left.length === 0);
  const moved = isWhole ? movedInstead(heard.readings.map(({ reading }) => reading.command)) : null;
  if (moved) return [{ text: message, command: moved }];
  const [first, another] = heard.readings;
  const { intent, either } = first?.reading.command ?? {};
  const isTorn = !another && either !== undefined && intent === "create";
  const ofVerb = isTorn && clausesOf(heard.units).length > 1 ? toldIn(heard, true) : undefined;
  if (ofVerb) return ofVerb;
  if (!isWhole) return toldIn(heard);
  const requests = heard.readings.map(({ text, reading }) => ({ text, command: reading.command }));
  return sharing(requests.filter(({ command }, n) => !isSaidAgain(command, requests[n - 1]?.command)));
}

/**
 * "Hay que cancelar el seguimiento con Tom": a change of a meeting by a kind of which there is none, where that is all
 * that is left. Whoever looks for it says so.
 */
export function heardUnknown(message: string, context: Context): Request | undefined {
  const { readings: [only, another] = [], units = [] } = hear(message, context) ?? {};
  // "With Nadia's boss": who comes may be called anything.
  const isGuest = (n: number): boolean =>
    isPhrase(units[n - 1], "with") || (units[n - 1]?.kind === "word" && isGuest(n - 1));
  if (units.some(({ kind }, n) => kind === "label" || (kind === "word" && !isGuest(n)))) return undefined;
  // "Switch the lamp off now"
  const saysNow = units.some(isNow);
  if (!only || another || saysNow) return undefined;
  const { command, left } = only.reading;
  const name = foldedWords(command.slots.target?.title ?? "");
  const isItsName =
    left.length > 0 && left.every((words) => words.split(/[^\p{L}\p{N}]+/u).every((word) => name.includes(word)));
  const isChange = command.intent === "cancel" || command.intent === "reschedule";
  const { target = {} } = command.slots;
  const isOfCalendar =
    Boolean(command.when ?? target.when ?? target.attendees ?? command.slots.shiftMinutes) ||
    has(units, "kinds", "hollow");
  return isChange && isOfCalendar && isItsName ? { text: only.text, command } : undefined;
}

/** "Add Priya and remove Tom from the retro": what is said of one is the meeting of both. */
function sharing(requests: Request[]): Request[] {
  const isEdit = ({ command }: Request) => command.intent === "edit_attendees";
  const target = requests.find((one) => isEdit(one) && one.command.slots.target)?.command.slots.target;
  if (!target || !requests.every(isEdit)) return requests;
  return requests.map(({ text, command }) => ({ text, command: { ...command, slots: { target, ...command.slots } } }));
}

/** "She has no mail, just put it in", "sin él": nobody is named, and the meeting does not wait for whoever was asked about. */
function isLeftOut(units: readonly Unit[]): boolean {
  const said = units.filter((unit) => unit.kind !== "stop" && !isPhrase(unit, "courtesy"));
  const isNone = isPhrase(said[0], "repair") && isPhrase(said[1], "act:tell");
  const says = isNone || has(said, "negation", "not", "only", "act:uninvite", "act:create");
  return said.length > 1 && says && said.every(({ kind }) => kind === "phrase" || kind === "word" || kind === "label");
}

/** "Laisse tomber pour elle, fais-le avec Camille", "forget him, do it with Owen": somebody else than whose address was asked. */
function othersInstead(units: readonly Unit[]): Command | undefined {
  const first = units.findIndex(isPerson);
  const people = wholeNamesIn(units);
  const [before, lead] = [units.slice(0, Math.max(first, 0)), units[first - 1]];
  const isLetGo = has(before, "letsGo", "act:uninvite", "negation", "act:absent");
  const isMade = isPhrase(lead, "with", "act:invite", "act:create", "weak", "takes", "repair");
  const isPlain = ({ kind }: Unit) => kind === "phrase" || kind === "stop" || kind === "person";
  const isOther = units.some(
    (unit) =>
      isPhrase(unit, "too", "interrogative", "condition", "kinds") && !isPhrase(unit, "courtesy", "it", "filler"),
  );
  const isCut = before.some(isStop);
  if (first < 0 || !isLetGo || !isMade || !isCut || isOther || !units.every(isPlain)) return undefined;
  return { ...plain("edit_attendees", { attendees: people }), manner: "instead" };
}

/**
 * "Not sure yet, leave it", "never mind, she just cancelled", "laat maar, ik regel het zelf": what was asked is left open,
 * and what stands beside only tells why, or who sees to it. "Skip it, just book it" leaves nothing.
 */
function letsGo(units: readonly Unit[]): boolean {
  const stretches: Unit[][] = [[]];
  for (const unit of units) {
    if (unit.kind === "stop" || isPhrase(unit, "letsGo")) stretches.push([]);
    if (unit.kind !== "stop" && !isPhrase(unit, "letsGo")) stretches.at(-1)!.push(unit);
  }
  // "Laat maar zitten": right behind it goes on.
  const isTail = (said: readonly Unit[]) =>
    isPhrase(units[units.indexOf(said[0]!) - 1], "letsGo") &&
    said.every((unit) => unit.kind === "word" || (unit.kind === "phrase" && !asks(unit) && !isPhrase(unit, "kinds")));
  return (
    has(units, "letsGo") &&
    stretches.every((said) => said.every(isSmall) || tells(said) || isTail(said) || isOwnDeed(said))
  );
}

/** "I need to get hold of her first", "I have to call her": what one has to do with somebody is nothing for a calendar. */
const isOwnDeed = (said: readonly Unit[]) =>
  isPhrase(said[0], "courtesy", "mustI") &&
  has(said, "them") &&
  said.every((unit, n) => {
    const isOfThem = isPhrase(said[n + 1], "them");
    const isRequest = isPhrase(unit, "act:move", "act:cancel", "act:invite", "only", isOfThem ? "act:create" : "kinds");
    return unit.kind === "word" || (unit.kind === "phrase" && !isRequest);
  });

/** "Nu even niet" speaks of no time to meet. */
const isSmall = (unit: Unit) => isNow(unit) || (isPhrase(unit, ...SMALL) && !asks(unit));

const SMALL: readonly Role[] = [
  ...([
    "courtesy",
    "filler",
    "repair",
    "it",
    "them",
    "negation",
    "join",
    "but",
    "on",
    "for",
    "with",
    "talk:bye",
  ] as const),
];

/** "She just cancelled", "I'll do it with him": somebody is told of first, and neither a time nor anybody is put forward. */
function tells(said: readonly Unit[]): boolean {
  const first = said.findIndex((unit) => unit.kind !== "phrase" || isPhrase(unit, "subject") || !isSmall(unit));
  const isTold = (unit: Unit) =>
    unit.kind === "word" || unit.kind === "number" || (unit.kind === "phrase" && !isPhrase(unit, "too", "inItsPlace"));
  // "With Anna rather" puts her forward.
  const opens =
    (said[first]?.kind === "person" && !isPhrase(said[first - 1], "with")) || isPhrase(said[first], "subject");
  return opens && said.length > first + 1 && said.slice(first + 1).every(isTold);
}

/** "Leave the dentist where it is", "don't touch the dentist": a meeting that there is, and that nothing is to be done with it. */
function leavesAlone(units: readonly Unit[], ground: Ground): boolean {
  const denied = units.findIndex((unit, n) => unit.kind === "word" && isPhrase(units[n - 1], "negation"));
  const rest = units.filter((_, n) => n !== denied);
  const isPlain = (unit: Unit) =>
    !asks(unit) && (unit.kind !== "time" || !unit.found.time.point.clock) && unit.kind !== "shift";
  const says = denied >= 0 || has(units, "letsGo");
  // "The one with Tom" says which it is.
  const isOfOne = (n: number) => isPhrase(units[n], "with") && isPhrase(units[n - 1], "it", "kinds", "hollow");
  const isOther = units.some(
    (unit, n) =>
      isQuestionMark(unit) ||
      (isPhrase(unit, "interrogative", "condition", "otherwise", "but", "with") &&
        !isPhrase(unit, "courtesy", "filler") &&
        !isOfOne(n)),
  );
  const people = namesIn(rest);
  return says && !isOther && rest.every(isPlain) && isKnown(contentOf(rest), people, ground);
}
