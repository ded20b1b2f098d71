import { hasFeature } from "~/domain/plan-features";
import type { ConversationState } from "../state/conversation";
import type { MessageInput } from "../state/input";
import type { TurnContext } from "../state/turn-context";
import type { Decision } from "./decision";
import { proposeFollowUp } from "./propose-follow-up";
import { sayDropped } from "./say-dropped";
import { askToSend } from "./send-summary";
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
    case "find":
      return hasFeature(turn.standing, "basic-summaries")
        ? { state, reply: { kind: "found", query: wish.what, found: turn.summarised.found } }
        : { state, reply: { kind: "no-feature", feature: "basic-summaries" } };
  }
}

const notInPlan = (state: ConversationState): Decision => ({
  state,
  reply: { kind: "no-feature", feature: "action-items" },
});
