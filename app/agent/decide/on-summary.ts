import { hasFeature } from "~/domain/plan-features";
import type { ConversationState } from "../state/conversation";
import type { Input, MessageInput } from "../state/input";
import type { TurnContext } from "../state/turn-context";
import type { Command, SummaryRequest } from "../understand/command";
import { choiceOf } from "./answer/choice";
import { called } from "./called";
import type { Decision } from "./decision";
import { spokenIndex } from "./positions";
import { proposeFollowUp } from "./propose-follow-up";
import { sayDropped } from "./say-dropped";
import { askToSend } from "./send-summary";
import { summaryMeant } from "./summary-meant";
import { listItems, tickOff } from "./take-on";

/** "Send the summary to everyone", "my action items", "done with the offer", or the button that says so. Else undefined. */
export function onSummary(before: ConversationState, message: MessageInput, turn: TurnContext): Decision | undefined {
  const [{ command: said }, another] = message.requests;
  const picked = pickedIn(before, message, said);
  const command = picked ?? said;
  const state = picked ? { ...before, pending: null } : before;
  const { summary: request } = command.slots;
  if (!request || another) return undefined;
  const input = { ...message, command };
  const mayItems = hasFeature(turn.standing, "action-items");
  switch (request.wants) {
    case "send":
      return sayDropped(state.pending, askToSend(state, request, input, turn), turn);
    case "follow-up":
      return sayDropped(state.pending, proposeFollowUp(state, request, input, turn), turn);
    case "items":
      return mayItems ? listItems(state, request, input, turn) : notInPlan(state);
    case "done":
      return mayItems ? tickOff(state, request, input, turn) : notInPlan(state);
    case "summarise":
      // The words may have come before: then this says of which meeting they are.
      return state.pending?.kind === "words" ? undefined : { state, reply: { kind: "no-words" } };
    case "tell":
      return hasFeature(turn.standing, "basic-summaries")
        ? tellSummary(state, request, input, turn)
        : { state, reply: { kind: "no-feature", feature: "basic-summaries" } };
    case "find":
      return hasFeature(turn.standing, "basic-summaries")
        ? { state, reply: { kind: "found", query: request.what, found: turn.summarised.found } }
        : { state, reply: { kind: "no-feature", feature: "basic-summaries" } };
  }
}

/** "What did we decide in the budget review?": the summary of that meeting. */
function tellSummary(state: ConversationState, request: SummaryRequest, input: Input, turn: TurnContext): Decision {
  const meant = summaryMeant(state, request, input, turn);
  if ("state" in meant) return meant;
  return { state: { ...state, focusEventId: meant.eventId }, reply: { kind: "told-summary", meeting: meant } };
}

/** What was asked for, of the meeting that the message picks out of those it could be of. */
function pickedIn({ pending }: ConversationState, message: MessageInput, { intent }: Command): Command | undefined {
  if (pending?.kind !== "which-summary" || intent === "confirm" || intent === "deny") return undefined;
  const { meetings: options, command } = pending;
  const choice = choiceOf(pending, message);
  if (choice && (choice.id !== pending.id || choice.verb !== "pick")) return undefined;
  const index = choice?.index ?? spokenIndex(message.text, options.length);
  const [named, another] = called(options, message.text);
  const id = (index !== null ? options[index] : another ? undefined : named)?.id;
  const { summary } = command.slots;
  return id && summary ? { ...command, slots: { ...command.slots, summary: { ...summary, id } } } : undefined;
}

const notInPlan = (state: ConversationState): Decision => ({
  state,
  reply: { kind: "no-feature", feature: "action-items" },
});
