import { contactKey, contactRows, readEmail } from "~/domain/contact";
import { DAY, type Interval, MINUTE } from "~/domain/time";
import { zoned } from "~/domain/zones";
import type { Action, Draft } from "../action";
import type { ConversationState, Pending } from "../conversation";
import type { Facts, Input } from "../facts";
import { titleOf } from "../title";
import type { Command } from "../understand/command";
import { isOfTheList, targetsIn } from "../understand/everything";
import { confirm } from "./confirm";
import { changesSomething, correct, correctLine, hasTarget, isNewMeeting } from "./correct";
import type { Decision } from "./decision";
import { amendDraft, resolvePeople } from "./draft";
import { offerTimes } from "./find-free";
import { fitting } from "./find-target";
import { linesSpared } from "./lines-spared";
import { onEvery } from "./on-every";
import { onExisting, undoLast } from "./on-existing";
import { forgetKnown, forgetNow } from "./on-preference";
import { onSeries, REACHES, reachIn } from "./on-series";
import { planGuests, planMove } from "./plan-change";
import { placesIn, spokenIndex, spokenIndexes } from "./positions";
import { proposeAction, proposeChange, proposeMeeting, takesSlot } from "./propose";
import { HOW_LATE, runLate } from "./run-late";
import { THANKS } from "./small-talk";

type Of<K extends Pending["kind"]> = Extract<Pending, { kind: K }>;

/** What the message means as an answer to what we asked last; undefined when it is about something else. */
export function answerPending(state: ConversationState, input: Input, facts: Facts): Decision | undefined {
  const choice = readChoice(input.choiceId);
  if (choice?.verb === "undo") return undoLast(state, input, facts);
  const { pending } = state;
  if (choice && choice.id !== pending?.id) return { state, say: { kind: "stale-choice" } };
  if (!pending) return undefined;
  const answer: Answer = {
    state,
    input,
    facts,
    verb: choice?.verb ?? verbOf(input),
    index: choice?.index ?? spokenIndex(input.text, rowsOf(pending)),
  };
  const isAboutLine =
    pending.kind === "proposal" &&
    pending.actions.length > 1 &&
    (placesIn(input.text, pending.actions.length) || linesSpared(input.text, pending.actions, input, facts));
  const isAboutAll =
    (pending.kind === "which" && idsMeant(pending, input.text).length > 0) ||
    (pending.kind === "reach" && reachIn(input.text) !== null);
  if (standsAlone(input, pending) && answer.index === null && !isAboutLine && !isAboutAll) return undefined;
  // A yes to a question that no yes can answer is not dropped: the question stays open.
  return answerTo(pending, answer) ?? (answer.verb === "yes" ? { state, say: { kind: "pick-one" } } : undefined);
}

function answerTo(pending: Pending, answer: Answer): Decision | undefined {
  switch (pending.kind) {
    case "proposal":
      return answerProposal(pending, answer);
    case "conflict":
      return answerConflict(pending, answer);
    case "time":
      return answerTime(pending, answer);
    case "new-time":
      return answerNewTime(pending, answer);
    case "address":
      return answerAddress(pending, answer);
    case "guest-address":
      return answerGuestAddress(pending, answer);
    case "reach":
      return answerReach(pending, answer);
    case "how-late":
    case "late":
      return answerLate(pending, answer);
    case "which":
      return answerWhich(pending, answer);
    case "reading":
      return undefined;
    case "target":
      return answerTarget(pending, answer);
    case "known":
      return answerKnown(answer);
    case "forget":
      return answerForget(pending, answer);
  }
}

/** How many rows there were to pick from: "the last one" is the last of them. */
function rowsOf(pending: Pending): number {
  if ("options" in pending) return pending.options.length;
  if (pending.kind === "reach") return REACHES.length;
  return pending.kind === "which" ? pending.eventIds.length : 0;
}

interface Answer {
  state: ConversationState;
  input: Input;
  facts: Facts;
  verb: "yes" | "no" | "anyway" | "skip" | "pick" | "tell" | "forget" | null;
  /** Which row was tapped or said, from 0. */
  index: number | null;
}

function answerProposal(pending: Of<"proposal">, { state, input, facts, verb }: Answer): Decision | undefined {
  const { id, actions } = pending;
  if (verb === "yes") return confirm(state, id, actions, input, facts);
  const [action, second] = actions;
  const another = action && !second && anotherMeant(action, input, facts);
  if (another) return onExisting({ ...state, pending: null }, another, facts);
  const corrected =
    action && !second ? correct(action, state, input, facts) : correctLine(actions, state, input, facts);
  if (corrected) return corrected;
  if (verb === "no") return decline(state, actions);
  // "Hmm", "wait": the proposal stays on the table.
  return input.command.intent === "out_of_domain" && !THANKS.test(input.text)
    ? { state, say: { kind: "still-open" } }
    : undefined;
}

function answerConflict(pending: Of<"conflict">, { state, input, facts, verb, index }: Answer): Decision | undefined {
  const { id, action } = pending;
  if (verb === "anyway" && takesSlot(action)) {
    const accepted = { ...action, allowOverlap: true };
    // With other requests waiting all of it is shown before it is done.
    return pending.rest ? proposeAction(state, accepted, input, facts) : confirm(state, id, [accepted], input, facts);
  }
  const option = index === null ? undefined : pending.options[index];
  if (option) return proposeAction(state, atSlot(action, option), input, facts);
  const corrected = correct(action, state, input, facts);
  if (corrected) return corrected;
  return verb === "no" ? decline(state, [action]) : undefined;
}

function answerTime(pending: Of<"time">, { state, input, facts, verb, index }: Answer): Decision | undefined {
  const { draft, options } = pending;
  const onlyOne = options.length === 1 && (verb === "yes" || PROPOSE_IT.test(input.text));
  const option = options[onlyOne ? 0 : (index ?? -1)];
  if (option) {
    const durationMinutes = (option.end - option.start) / MINUTE;
    return proposeMeeting(state, { ...draft, start: option.start, durationMinutes }, input, facts);
  }
  if (verb === "no" && !changesSomething(input.command)) return decline(state, []);
  if (isNewMeeting(input.command) && BOOKS.test(input.text)) return undefined;
  const amended = amendDraft(draft, withoutTitle(input), facts, input.now);
  if (input.command.intent === "find_slot") {
    if (!onlyNarrows(input.command) || OWN_QUESTION.test(input.text)) return undefined;
    const around = amended.around && isRuledOut(amended.around, amended, facts) ? null : amended.around;
    const window = around ?? { start: input.now, end: input.now + 7 * DAY };
    if (amended.start === null && !amended.problem) return offerTimes(state, amended, window, input, facts);
  }
  if (changesSomething(withoutTitle(input))) return proposeMeeting(state, amended, input, facts);
  if (input.command.intent !== "out_of_domain") return undefined;
  return {
    state,
    say: {
      kind: "ask-time",
      id: pending.id,
      draft,
      options: pending.options,
      problem: "I could not read a time in that",
    },
  };
}

/** What asks for another meeting while the time of one is open. */
const BOOKS =
  /^\W*(?:(?:please|pls|can you|could you|ok|also|and|kun je|wil je|en|ook)\s+)*(?:book|schedule|plan|set up|arrange|add|create|make an|put|invite|block|hold|boek|zet|maak een|blokkeer)\b|\b(?:with|met)\s+\p{L}/iu;
const NAMES_IT = /\b(?:call it|title|name it|about|titel|noem|heet|over)\b/iu;

/** "Friday doesn't work", "doe maar die om 9": when a time is awaited, other words are no title unless they say so. */
function withoutTitle({ command, text }: Input): Command {
  if (NAMES_IT.test(text)) return command;
  const { title: _, ...slots } = command.slots;
  return { ...command, slots };
}

/** A single day that was ruled out since. */
function isRuledOut({ start, end }: Interval, { limits }: Draft, { zone }: Facts): boolean {
  return end - start <= 1.1 * DAY && Boolean(limits?.daysOff?.includes(zoned(start, zone).dayOfWeek));
}

const PROPOSE_IT =
  /^\W*(?:propose|book|take|pick|stel (?:het )?voor|plan|doe)(?:\s+(?:it|that|this|dat|die|het))?(?:\s+(?:in|maar))?\W*$/iu;

/** These ask about one's own day, whatever else is open. */
const OWN_QUESTION = /^\W*(?:am i|are we|do i have|how (?:free|busy)|free|ben ik|heb ik|vrij)\b/iu;

/** "Mornings only", "any time on Thursday?": where to look, and nothing about another meeting. */
function onlyNarrows({ slots, when }: Command): boolean {
  const { limits, ...others } = slots;
  return Object.keys(others).length === 0 && (limits !== undefined || when !== null);
}

function answerNewTime(pending: Of<"new-time">, { state, input, facts, verb, index }: Answer): Decision | undefined {
  const { event, options } = pending;
  const onlyOne = options.length === 1 && (verb === "yes" || PROPOSE_IT.test(input.text));
  const option = options[onlyOne ? 0 : (index ?? -1)];
  if (option) return proposeChange(state, event, { slot: option }, input, facts);
  if (verb === "no" && !changesSomething(input.command)) return decline(state, []);
  if (isNewMeeting(input.command) || hasTarget(input.command)) return undefined;
  return changesSomething(input.command) ? planMove(state, event, input.command, input, facts) : undefined;
}

function answerAddress(pending: Of<"address">, { state, input, facts, verb, index }: Answer): Decision | undefined {
  const { draft, name } = pending;
  const rest = { ...draft, unknownNames: draft.unknownNames.filter((unknown) => unknown !== name) };
  const known = index === null ? undefined : pending.options[index];
  const email = findEmail(input.text);
  if (email) {
    const decision = proposeMeeting(state, { ...rest, people: [...rest.people, { email, name }] }, input, facts);
    return { ...decision, remember: contactRows(email, name, draft.zones?.[contactKey(name)]) };
  }
  if (known) {
    const person = { email: known.email, name: known.name };
    return proposeMeeting(state, { ...rest, people: [...rest.people, person] }, input, facts);
  }
  if (verb === "skip" || /^\s*(?:skip|without|leave|zonder|laat weg|sla over)\b/i.test(input.text)) {
    return proposeMeeting(state, { ...rest, title: titleOf(draft) }, input, facts);
  }
  if (verb === "no") return decline(state, []);
  if (isNewMeeting(input.command) || hasTarget(input.command)) return undefined;

  // A name in answer to "what is their address" helps only when it is one we know; otherwise it is no answer.
  const { attendees = [], title: _, ...slots } = input.command.slots;
  const named = resolvePeople(attendees, facts.contacts);
  if (named.people.length > 0 && named.unknownNames.length === 0) {
    return proposeMeeting(state, { ...rest, people: [...rest.people, ...named.people] }, input, facts);
  }
  const correction = { ...input.command, slots };
  if (changesSomething(correction)) {
    return proposeMeeting(state, amendDraft(draft, correction, facts, input.now), input, facts);
  }
  return {
    state,
    say: { kind: "ask-address", id: pending.id, name, options: pending.options, unreadable: input.text },
  };
}

function answerGuestAddress(
  pending: Of<"guest-address">,
  { state, input, facts, verb, index }: Answer,
): Decision | undefined {
  const { command, name, event } = pending;
  const email = findEmail(input.text) ?? (index === null ? undefined : pending.options[index]?.email);
  const others = (command.slots.attendees ?? []).filter((said) => said !== name);
  if (email) {
    const guests = { ...command, slots: { ...command.slots, attendees: [...others, email] } };
    return { ...planGuests(state, event, guests, input, facts), remember: contactRows(email, name) };
  }
  if (verb === "no" || verb === "skip") return decline(state, []);
  if (input.command.intent !== "out_of_domain") return undefined;
  return {
    state,
    say: { kind: "ask-address", id: pending.id, name, options: pending.options, unreadable: input.text },
  };
}

function answerLate(
  pending: Of<"late"> | Of<"how-late">,
  { state, input, facts, verb, index }: Answer,
): Decision | undefined {
  const { id, event } = pending;
  const said = /^\D*(\d{1,3})\D*$/u.exec(input.text)?.[1];
  const minutes = index !== null && pending.kind === "how-late" ? HOW_LATE[index] : said && Number(said);
  if (minutes) return runLate(state, event, minutes, input, facts);
  if (verb === "no") return decline(state, []);
  if (pending.kind === "how-late") return undefined;
  const { move, tell } = pending;
  if (tell && (verb === "tell" || ONLY_TELL.test(input.text) || (verb === "yes" && !move))) return { state, act: tell };
  return move && verb === "yes" ? confirm(state, id, [move], input, facts) : undefined;
}

function answerReach(pending: Of<"reach">, { state, input, facts, verb, index }: Answer): Decision | undefined {
  const { event, command } = pending;
  const reach = index === null ? reachIn(input.text) : REACHES[index];
  if (reach) return onSeries(state, event, reach, { ...input, command }, facts);
  return verb === "no" ? decline(state, []) : undefined;
}

const ONLY_TELL = /^\W*(?:(?:just|only|alleen)\s+)?(?:tell|e?-?mail|let|laat|laten|zeg|mail)\b/iu;

function answerWhich(pending: Of<"which">, { state, input, facts, verb, index }: Answer): Decision | undefined {
  const again = { ...input, command: pending.command };
  const several = idsMeant(pending, input.text);
  if (several.length > 0) {
    return onEvery(state, { ...again, command: { ...pending.command, manner: "every" } }, facts, several);
  }
  const chosen = index === null ? undefined : pending.eventIds[index];
  if (chosen) return onExisting(state, again, facts, [chosen]);
  if (verb === "no") return decline(state, []);
  // "The one with Anna", "the 3pm": the same request with more to go by.
  const { slots, when } = input.command;
  const narrower = {
    ...slots.target,
    ...(slots.attendees && { attendees: slots.attendees }),
    ...(slots.title && { title: slots.title }),
    ...(when && { when }),
  };
  if (Object.keys(narrower).length === 0 || isNewMeeting(input.command)) return undefined;
  const target = { ...pending.command.slots.target, ...narrower };
  const command: Command = { ...pending.command, slots: { ...pending.command.slots, target } };
  return onExisting(state, { ...input, command }, facts);
}

/** "The 2pm", "the one with Anna": the meeting that the request is about. */
function answerTarget({ command }: Of<"target">, { state, input, facts, verb }: Answer): Decision | undefined {
  if (verb === "no") return decline(state, []);
  if (verb === "yes") return { state: { ...state, pending: null }, say: { kind: "nothing-pending" } };
  if (isNewMeeting(input.command) || !["create", "out_of_domain"].includes(input.command.intent)) return undefined;
  const { now } = input;
  const { zone, workday, events } = facts;
  const [target, another] = targetsIn(input.text, { now, zone, workday });
  if (!target || another || fitting(events, target, zone).length === 0) return undefined;
  const meant = { ...command, slots: { ...command.slots, target } };
  return onExisting({ ...state, pending: null }, { ...input, text: "", command: meant }, facts);
}

/** "No, the 2pm", "I meant the pitch", in answer to what would be cancelled. */
const ANOTHER =
  /^\W*(?:(?:(?:wait|sorry|oops|no|nope|actually|not\s+(?:that|this)(?:\s+one)?|nee|wacht|oeps|niet\s+(?:die|deze))\b|i\s+meant?\b|ik\s+bedoel(?:de)?\b)[\s,.]*){1,4}(.{2,80})$/isu;

function anotherMeant(action: Action, { text, now, ...input }: Input, { zone, workday, events }: Facts) {
  const [, what] = (action.kind === "cancel" && ANOTHER.exec(text)) || [];
  const [target, more] = what === undefined ? [] : targetsIn(what, { now, zone, workday });
  if (!target || more || fitting(events, target, zone).length === 0) return undefined;
  const command: Command = { intent: "cancel", confidence: 0.9, slots: { target }, when: null, question: null };
  return { ...input, text: "", now, command };
}

/** "Both", "the first two", "1 and 3": several of what was shown; none when the words are anything else. */
function idsMeant({ eventIds }: Of<"which">, text: string): string[] {
  if (ALL_OF_THEM.test(text)) return eventIds;
  const indexes = spokenIndexes(text, eventIds.length);
  return eventIds.filter((_, index) => indexes.includes(index));
}

const FORGET_IT =
  /^\W*(?:please\s+)?(?:forget|delete|erase|vergeet|wis)\s+(?:it|that|this|them|all|everything|dat|het|dit|alles)\b/iu;

function answerKnown({ state, input, facts, verb }: Answer): Decision | undefined {
  if (verb === "forget" || FORGET_IT.test(input.text)) return forgetKnown(state, input, facts);
  return verb === "yes" || verb === "no"
    ? { state: { ...state, pending: null }, say: { kind: "kept-known" } }
    : undefined;
}

function answerForget(pending: Of<"forget">, { state, input, facts, verb }: Answer): Decision | undefined {
  if (verb === "yes" || (verb === "no" && FORGET_IT.test(input.text))) return forgetNow(state, pending, input, facts);
  return verb === "no" ? { state: { ...state, pending: null }, say: { kind: "kept-known" } } : undefined;
}

function atSlot(action: Action, slot: Interval): Action {
  if (action.kind === "create") return { ...action, draft: { ...action.draft, start: slot.start } };
  if (action.kind === "change") return { ...action, change: { ...action.change, slot } };
  return action;
}

const decline = (state: ConversationState, actions: Action[]): Decision => ({
  state: { ...state, pending: null },
  say: { kind: "declined", actions },
});

/** Questions and requests that never answer a question of ours. */
function standsAlone({ command, text }: Input, pending: Pending): boolean {
  const { intent } = command;
  if (command.manner === "every" && (hasTarget(command) || !isOfTheList(text))) return true;
  // "Any time on Thursday?" answers "when should it be"; otherwise it is a question of its own.
  if (intent === "find_slot") return pending.kind !== "time" && pending.kind !== "new-time";
  return ["query", "undo", "help", "cancel", "summary", "preference", "running_late", "set_reminder"].includes(intent);
}

function verbOf({ command, text }: Input): Answer["verb"] {
  if (command.intent === "confirm" && !changesSomething(command)) return "yes";
  if (command.intent === "deny") return "no";
  if (/^\s*(?:(?:book it |do it )?any\s?way|(?:plan (?:het )?)?toch)\b/i.test(text)) return "anyway";
  return null;
}

const VERBS = ["yes", "no", "anyway", "skip", "pick", "tell", "forget", "undo"] as const;

/** Ids of our buttons and rows: `verb:id` or `pick:id:n`. Anything else was not made by us. */
export function readChoice(choiceId: string | undefined) {
  if (choiceId === undefined) return undefined;
  const [said, id = "", n] = choiceId.split(":");
  const verb = VERBS.find((known) => known === said);
  return verb ? { verb, id, index: n === undefined ? null : Number(n) } : { verb: null, id: "unknown", index: null };
}

const ALL_OF_THEM =
  /^\W*(?:(?:cancel|move)\s+)?(?:both|all|all of (?:them|these)|them all|everything|allebei|alle(?:maal|drie)?|ze allemaal)(?: of them| please)?\W*$/iu;

function findEmail(text: string): string | undefined {
  for (const word of text.split(/[\s,;:()<>]+/)) {
    const email = readEmail(word.replace(/[.!?]+$/, ""));
    if (email) return email;
  }
  return undefined;
}
