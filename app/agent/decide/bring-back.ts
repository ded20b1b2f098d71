import type { Action, UndoEntry } from "../state/action";
import type { ConversationState } from "../state/conversation";
import { expectedEvent } from "../state/expected";
import type { Input, MessageInput } from "../state/input";
import type { TurnContext } from "../state/turn-context";
import type { Command } from "../understand/command";
import { said } from "../understand/languages/lists/said";
import { namedIn } from "./called";
import type { Decision } from "./decision";
import { showAgain } from "./take-up-again";
import {
  askTakeBack,
  bringsNobody,
  isCalledOff,
  latestOfEach,
  partsOf,
  restoresNamed,
  takeBackOrAsk,
  undoLast,
} from "./undo";
import { hasTarget } from "./what-is-said";

/**
 * "Put it back", "bring back the gym": what was called off comes back, and what was moved goes to where it was. Such words
 * never take off what was booked, nor call off what is there; where there is nothing to bring back, that is said.
 *
 * @returns undefined where it is another message, or where an undo does just that
 */
export function bringBack(state: ConversationState, input: Whole, turn: TurnContext): Decision | undefined {
  const decision = broughtBack(state, input, turn);
  if (!decision || !("act" in decision) || decision.act.kind !== "undo") return decision;
  return { ...decision, act: { ...decision.act, broughtBack: input.newId } };
}

function broughtBack(state: ConversationState, input: Whole, turn: TurnContext): Decision | undefined {
  const restored = restoresNamed(state, input, turn);
  if (restored || !bringsBack(state, input, turn)) return restored;
  const off = state.declined ?? state.undone;
  // What was booked and undone is shown again.
  if (off && off.kind !== "cancel") return bookedAgain(off, state, input, turn);
  const parts = state.undo.flatMap(partsOf).toReversed();
  const latest = latestOfEach(state.undo);
  // A series that was booked and called off is called the same as its meetings.
  const called = namedIn(input.text, latest.filter(isCalledOff), eventsOf);
  const named = called ?? namedIn(input.text, latest, eventsOf);
  const isNamed = named !== undefined || namesAnother(input, turn);
  const last = state.undo.at(-1);
  if (!isNamed && last?.again) return { state, reply: { kind: "nothing-to-restore" } };
  if (!off && !isNamed && !last?.steps.some(isBooking))
    return input.command.intent === "undo" ? undoLast(state, input, turn) : undefined;
  const meant = isNamed ? named : lastBefore(parts);
  if (off || !meant || meant.steps.some(isBooking)) return { state, reply: { kind: "nothing-to-restore" } };
  // What was moved before something else was done may not be meant.
  const isSure = isNamed || isCalledOff(meant);
  return (isSure ? takeBackOrAsk : askTakeBack)(state, meant, input, turn);
}

/** "Bring back the gym", behind its undo: nobody is to be invited to it. */
function bookedAgain(off: Action, state: ConversationState, input: Input, turn: TurnContext): Decision | undefined {
  if (input.command.intent !== "edit_attendees") return undefined;
  const isIt = namedIn(input.text, [off], (action) => [expectedEvent(action)]) !== undefined;
  return isIt ? showAgain(off, state, input, turn) : { state, reply: { kind: "nothing-to-restore" } };
}

/** What was called off last, or else moved. */
const lastBefore = (parts: readonly UndoEntry[]): UndoEntry | undefined =>
  parts.find(isCalledOff) ?? parts.find(({ steps }) => steps.length > 0 && !steps.some(isBooking));

const eventsOf = ({ steps }: UndoEntry) => steps.map(({ event }) => event);
const isBooking = ({ kind }: UndoEntry["steps"][number]) => kind === "created";

type Whole = Input & Pick<MessageInput, "mentions">;

/** Asks for that, and says no time: "put it back half an hour" is a move, and "back to how it was" an undo. */
function bringsBack({ pending }: ConversationState, input: Whole, turn: TurnContext): boolean {
  const { text, choiceId, command, mentions } = input;
  const isFar = mentions.mentioned.some(({ kind }) => kind === "length");
  if (choiceId || pending || command.when || isFar) return false;
  return mayAskFor(command, turn) && text.length <= LONGEST && BRINGS_BACK.isIn(text) && !OTHERWISE.isIn(text);
}

/** "Remets le padel", of one that there is, puts it off. */
function mayAskFor(command: Command, turn: TurnContext): boolean {
  if (command.intent === "edit_attendees") return bringsNobody(command, turn);
  return MAY_BE.has(command.intent) || (command.intent === "reschedule" && !hasTarget(command));
}

const MAY_BE: ReadonlySet<string> = new Set(["undo", "create", "out_of_domain"]);
const LONGEST = 90;

const PUTS_BACK = said`${"putsBack"}\s+(?:\S+\s+){0,4}?${"comesIn"}`;
const BRINGS_BACK = said`(?:${"restores"}|${PUTS_BACK})`;
/** "Don't", and "back to how it was". */
const OTHERWISE = said`(?:(?!no(?!\p{L}))${"not"}|${"asBefore"})`;

/** A meeting that nothing was done with. */
const namesAnother = ({ text, command: { slots } }: Input, { calendar }: TurnContext) =>
  (slots.target?.title ?? slots.title ?? slots.attendees) !== undefined ||
  namedIn(text, calendar.events, (event) => [event]) !== undefined;
