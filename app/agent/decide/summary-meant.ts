import { isNamedBy, type SummarisedMeeting } from "~/domain/action-items";
import type { ConversationState } from "../state/conversation";
import type { ReplyOf } from "../state/reply";
import type { TurnContext } from "../state/turn-context";
import type { SummaryWish } from "../understand/command";
import { significantWords } from "./find-target";

/**
 * The meeting whose summary is meant: the one of a button, the latest one of that name, the one that was spoken of, else
 * the latest of all. What is to be done with it is shown with its name before it is done.
 */
export function summaryMeant(
  { focusEventId }: ConversationState,
  { meeting, id }: Pick<SummaryWish, "meeting" | "id">,
  { summarised: { meetings } }: TurnContext,
): SummarisedMeeting | ReplyOf<"no-summary"> {
  const words = significantWords(meeting);
  const meant =
    id !== undefined
      ? meetings.find((one) => one.id === id)
      : words.length > 0
        ? meetings.find((one) => isNamedBy(keyOf(one), words))
        : (meetings.find(({ eventId }) => eventId === focusEventId) ?? meetings[0]);
  return meant ?? { kind: "no-summary", name: id === undefined ? meeting : "" };
}

/** Title and people, by which a meeting is named. */
function keyOf({ title, event }: SummarisedMeeting): string {
  const people = event?.attendees.flatMap(({ name = "", email }) => [name, email]) ?? [];
  return [title, ...people].join(" ");
}
