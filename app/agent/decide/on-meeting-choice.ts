import type { ConversationState, Pending } from "../state/conversation";
import type { MessageInput } from "../state/input";
import { readMeetingChoice } from "../state/meeting-choice";
import { actionsOf } from "../state/table";
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
  if (!command) return keepBoth(state, turn);
  const { requests: _, choiceId: __, ...rest } = message;
  const then = turn.calendar.events.filter((event) => !event.allDay && event.start === start).map(({ id }) => id);
  const among = eventId === null ? then : [eventId];
  // What was spoken of before is not meant any more, also where nothing comes of this.
  const focusEventId = among.length === 1 ? (among[0] ?? null) : null;
  const decision = onExisting({ ...state, pending: null, focusEventId }, { ...rest, text: "", command }, turn, among);
  return sayDropped(state.pending, decision, turn);
}

/** Questions about a meeting that stands: whoever lets both stand has nothing to answer to them. */
const OF_EXISTING: ReadonlySet<Pending["kind"]> = new Set<Pending["kind"]>([
  "new-time",
  "reach",
  "how-late",
  "late",
  "which",
  "target",
  "reading",
  "partly",
]);

function keepBoth(state: ConversationState, turn: TurnContext): Decision {
  const { pending } = state;
  const isOver = pending && (OF_EXISTING.has(pending.kind) || actionsOf(pending).some(({ kind }) => kind === "change"));
  const open = isOver ? { ...state, pending: null, focusEventId: null } : state;
  return sayDropped(pending, { state: open, reply: { kind: "kept-both" } }, turn);
}
