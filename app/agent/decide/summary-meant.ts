import type { SummarisedMeeting } from "~/domain/action-items";
import { contactKey } from "~/domain/contact";
import type { ConversationState } from "../state/conversation";
import type { Input } from "../state/input";
import type { TurnContext } from "../state/turn-context";
import type { SummaryRequest, When } from "../understand/command";
import { calledThen } from "./called";
import type { Decision } from "./decision";
import { significantWords } from "./find-target";
import { wait } from "./propose";
import { sayDropped } from "./say-dropped";

/** Rows of a list on a phone, with one for none of them. */
const MOST_ROWS = 9;

/**
 * The meeting whose summary is meant: the one of a button, the latest one of that title, the one that was spoken of, else
 * the latest of all. What is to be done with it is shown with its name before it is done. A name that fits several
 * titles is asked about, and what was asked for waits.
 */
export function summaryMeant(
  state: ConversationState,
  request: SummaryRequest,
  { newId: id, command }: Input,
  turn: TurnContext,
): SummarisedMeeting | Decision {
  const fitting = fittingOf(state, request, command.when, turn);
  const titles = fitting.map(({ title }) => contactKey(title));
  const options = fitting.filter(({ title }, n) => titles.indexOf(contactKey(title)) === n).slice(0, MOST_ROWS);
  const [latest, another] = options;
  if (!latest) return { state, reply: { kind: "no-summary", name: request.id === undefined ? request.meeting : "" } };
  if (!another) return latest;
  // Small: it is kept until one is picked.
  const meetings = options.map(({ id, title, startAt }) => ({ id, title, startAt }));
  const asked: Decision = {
    state: wait(state, { kind: "which-summary", id, command, meetings }, turn),
    reply: { kind: "ask-which-summary", id, meetings },
  };
  return sayDropped(state.pending, asked, turn);
}

function fittingOf(
  { focusEventId }: ConversationState,
  { id, meeting: name }: SummaryRequest,
  when: When | null,
  turn: TurnContext,
): SummarisedMeeting[] {
  const { meetings } = turn.summarised;
  if (id !== undefined) return meetings.filter((one) => one.id === id);
  if (significantWords(name).length === 0)
    return [meetings.find(({ eventId }) => eventId === focusEventId) ?? meetings[0]].filter((one) => one !== undefined);
  return calledThen(
    meetings,
    { name, when },
    { guestsOf: ({ event }) => event?.attendees ?? [], startOf: ({ startAt }) => startAt },
    turn,
  );
}
