import { isOtherPerson } from "~/domain/calendar-event";
import { followUpStart } from "~/domain/follow-up";
import { hasFeature } from "~/domain/plan-features";
import { MINUTE } from "~/domain/time";
import type { ConversationState } from "../state/conversation";
import type { Input } from "../state/input";
import type { TurnContext } from "../state/turn-context";
import type { SummaryRequest } from "../understand/command";
import type { Decision } from "./decision";
import { guestsFrom, newDraft } from "./draft";
import { proposeMeeting } from "./propose";
import { summaryMeant } from "./summary-meant";

/**
 * Proposes the meeting that follows another: its name, its guests and its length, at the time that the message says, else
 * at the one that was said in the meeting. Without either the time is asked for.
 */
export function proposeFollowUp(
  state: ConversationState,
  request: SummaryRequest,
  input: Input,
  turn: TurnContext,
): Decision {
  const meant = summaryMeant(state, request, input, turn);
  if ("state" in meant) return meant;
  const { event, title, startAt, followUp } = meant;
  const { when } = input.command;
  const plain = newDraft(input.newId, { ...input.command, intent: "create", slots: {}, when }, turn, turn.now);
  const said = hasFeature(turn.standing, "action-items") ? followUp : null;
  const start = when ? plain.start : followUpStart(startAt, said, turn.zone, turn.earliest);
  const draft = {
    ...plain,
    ...{ title, isTitleFromCalendar: true as const, start },
    people: guestsFrom(event?.attendees.filter(isOtherPerson) ?? [], turn.calendar.contacts),
    location: event?.location ?? "",
    durationMinutes: event && !event.allDay ? (event.end - event.start) / MINUTE : plain.durationMinutes,
  };
  return proposeMeeting({ ...state, pending: null }, draft, { ...input, text: "" }, turn);
}
