import type { CalendarEvent } from "~/domain/calendar-event";
import type { ConversationState } from "../state/conversation";
import type { TurnContext } from "../state/turn-context";

/** What was shown can be spoken of: the only one as "it", several as "the second" or "both". */
export function withFocus(state: ConversationState, events: readonly { id: string }[]): ConversationState {
  const [only, second] = events;
  const listedIds = events.slice(0, MOST_LISTED).map(({ id }) => id);
  return { ...state, listedIds, ...(only && !second && { focusEventId: only.id }) };
}

/** What was only named beside an answer to something else: a row of it can be named, and "it" stays what it was. */
export const withListed = (state: ConversationState, events: readonly { id: string }[]): ConversationState => ({
  ...state,
  listedIds: withFocus(state, events).listedIds,
});

/** The meeting that was spoken of last, while the calendar has it. */
export const spokenOfLast = (
  { focusEventId }: Pick<ConversationState, "focusEventId">,
  { calendar }: Pick<TurnContext, "calendar">,
): CalendarEvent | undefined => calendar.events.find(({ id }) => id === focusEventId);

/** As many as one read can bring back by their ids, beside those of an open question. */
const MOST_LISTED = 12;
