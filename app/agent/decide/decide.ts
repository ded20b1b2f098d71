import { HOUR } from "~/domain/time";
import { type ConversationState, type Decision, type Facts, type Input, UNDO_HOURS } from "../conversation";
import { answerPending } from "./answer-pending";
import { newDraft } from "./draft";
import { findFreeTime, lookUp } from "./look-up";
import { onExisting, undoLast } from "./on-existing";
import { proposeMeeting } from "./propose";
import { THANKS } from "./small-talk";

/**
 * What to say, or what to write and then say: from what was asked before, what the message says and what the calendar
 * holds. Pure. A write comes out only when the message itself is the user's yes to what was shown, or an undo.
 */
export function decide(before: ConversationState, input: Input, facts: Facts): Decision {
  const state = forgetStale(before, input.now);
  return answerPending(state, input, facts) ?? startNew(state, input, facts);
}

/** A message that stands for itself. */
function startNew(state: ConversationState, input: Input, facts: Facts): Decision {
  const { command } = input;
  switch (command.intent) {
    case "create":
      return proposeMeeting(state, newDraft(input.newId, command, facts, input.now), input, facts);
    case "query":
      return lookUp(state, input, facts);
    case "find_slot":
      return findFreeTime(state, input, facts);
    case "cancel":
    case "reschedule":
    case "edit_attendees":
      return onExisting(state, input, facts);
    case "undo":
      return undoLast(state, input);
    case "confirm":
      return { state, say: { kind: "nothing-pending" } };
    case "deny":
      return { state: { ...state, pending: null }, say: { kind: "declined", actions: [] } };
    case "help":
      return { state, say: { kind: "help" } };
    case "running_late":
    case "set_reminder":
    case "preference":
    case "summary":
      return { state, say: { kind: "later" } };
    case "out_of_domain":
      return { state, say: { kind: THANKS.test(input.text) ? "welcome" : "off-topic" } };
  }
}

function forgetStale(state: ConversationState, now: number): ConversationState {
  return {
    ...state,
    pending: state.pending && state.pending.expiresAt > now ? state.pending : null,
    undo: state.undo.filter(({ at }) => Math.abs(now - at) < UNDO_HOURS * HOUR),
  };
}
