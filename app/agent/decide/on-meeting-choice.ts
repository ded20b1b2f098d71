import type { ConversationState } from "../state/conversation";
import type { MessageInput } from "../state/input";
import { readMeetingChoice } from "../state/meeting-choice";
import type { TurnContext } from "../state/turn-context";
import type { Decision } from "./decision";
import { onExisting } from "./on-existing";
import { sayDropped } from "./say-dropped";

/** A button below a reminder: the same as asking for it in words, about that meeting; undefined for any other message. */
export function onMeetingChoice(
  state: ConversationState,
  message: MessageInput,
  turn: TurnContext,
): Decision | undefined {
  const choice = readMeetingChoice(message.choiceId);
  if (!choice) return undefined;
  const { command, start, eventId } = choice;
  if (!command) return { state, reply: { kind: "kept-both" } };
  const { requests: _, choiceId: __, ...rest } = message;
  const then = turn.calendar.events.filter((event) => !event.allDay && event.start === start).map(({ id }) => id);
  const among = eventId === null ? then : [eventId];
  const decision = onExisting({ ...state, pending: null }, { ...rest, text: "", command }, turn, among);
  return sayDropped(state.pending, decision, turn);
}
