import { hasFeature } from "~/domain/plan-features";
import type { ConversationState } from "../state/conversation";
import type { MessageInput } from "../state/input";
import type { TurnContext } from "../state/turn-context";
import type { SummaryWish } from "../understand/command";
import type { Decision } from "./decision";
import { proposeFollowUp } from "./propose-follow-up";
import { sayDropped } from "./say-dropped";
import { askToSend } from "./send-summary";
import { summaryMeant } from "./summary-meant";
import { listItems, tickOff } from "./take-on";

/** "Send the summary to everyone", "my action items", "done with the offer", or the button that says so. Else undefined. */
export function onSummary(state: ConversationState, message: MessageInput, turn: TurnContext): Decision | undefined {
  const [{ command }, another] = message.requests;
  const { summary: wish } = command.slots;
  if (!wish || another) return undefined;
  const input = { ...message, command };
  const mayItems = hasFeature(turn.standing, "action-items");
  switch (wish.wants) {
    case "send":
      return sayDropped(state.pending, askToSend(state, wish, input, turn), turn);
    case "follow-up":
      return sayDropped(state.pending, proposeFollowUp(state, wish, input, turn), turn);
    case "items":
      return mayItems ? listItems(state, wish, input, turn) : notInPlan(state);
    case "done":
      return mayItems ? tickOff(state, wish, input, turn) : notInPlan(state);
    case "summarise":
      // The words may have come before: then this says of which meeting they are.
      return state.pending?.kind === "words" ? undefined : { state, reply: { kind: "no-words" } };
    case "tell":
      return hasFeature(turn.standing, "basic-summaries")
        ? tellSummary(state, wish, turn)
        : { state, reply: { kind: "no-feature", feature: "basic-summaries" } };
    case "find":
      return hasFeature(turn.standing, "basic-summaries")
        ? { state, reply: { kind: "found", query: wish.what, found: turn.summarised.found } }
        : { state, reply: { kind: "no-feature", feature: "basic-summaries" } };
  }
}

/** "What did we decide in the budget review?": the summary of that meeting. */
function tellSummary(state: ConversationState, wish: SummaryWish, turn: TurnContext): Decision {
  const meant = summaryMeant(state, wish, turn);
  if ("kind" in meant) return { state, reply: meant };
  return { state: { ...state, focusEventId: meant.eventId }, reply: { kind: "told-summary", meeting: meant } };
}

const notInPlan = (state: ConversationState): Decision => ({
  state,
  reply: { kind: "no-feature", feature: "action-items" },
});
