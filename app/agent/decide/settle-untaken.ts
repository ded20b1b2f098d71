import type { CalendarEvent } from "~/domain/calendar-event";
import type { UndoStep } from "../state/action";
import type { ConversationState, Unsure } from "../state/conversation";
import type { MessageInput } from "../state/input";
import type { TurnContext } from "../state/turn-context";
import type { Decision } from "./decision";
import { isUnsure } from "./settle";
import { JOINED } from "./undo";
import { isHalf, isTakenBack } from "./what-google-did";

export interface Said {
  message: Pick<MessageInput, "choiceId">;
  requests: MessageInput["requests"];
  newId: string;
}

/**
 * What an undo was to take back, and of which nobody knew whether Google had done so: with the next message the calendar
 * says. What is taken back is told once, and is nothing that a second undo means; what is half taken back is called that.
 *
 * @param decide what the message comes to in a state
 */
export function settleUntaken(
  state: ConversationState,
  said: Said,
  turn: TurnContext,
  decide: (state: ConversationState) => Decision,
): Decision {
  const steps = state.unsure.flatMap((one) => one.steps ?? []);
  if (steps.length === 0) return decide(state);
  const isUndo = isPlainUndo(said);
  const { events } = turn.calendar;
  if (turn.calendar.state !== "ready") {
    const decision = decide(state);
    const still: Decision = { state, reply: { kind: "still-unsure", events: steps.map(({ event }) => event) } };
    return isRefusal(decision) ? still : decision;
  }
  const undone = steps.filter((step) => isTakenBack(step, events));
  const half = state.unsure.find((one) => one.steps?.some((step) => isHalfTaken(step, events)));
  const settled = settledBy(state, undone, events);
  if (half && isUndo) return takeBackAgain(settled, half, events);
  const decision = isUndo && undone.length > 0 ? null : decide(settled);
  const found = foundOf(undone, half?.steps ?? [], events);
  if (!found) return decision ?? decide(settled);
  // A no to what is undone, or an undo of it, has its answer in that.
  if (!decision || isRefusal(decision)) return { state: settled, reply: { kind: "found-out", ...found } };
  return { ...decision, foundOut: found };
}

export const isPlainUndo = ({ message, requests: [{ command }, another] }: Said) =>
  message.choiceId === undefined && !another && command.intent === "undo" && command.slots.target === undefined;

const isRefusal = (decision: Decision) => "reply" in decision && decision.reply.kind === "declined";

const isHalfTaken = (step: UndoStep, events: readonly CalendarEvent[]) =>
  step.kind === "series-changed" && isHalf(step, events);

/** What is undone can be undone no more; only what is half undone is still waited for. */
function settledBy(
  state: ConversationState,
  undone: readonly UndoStep[],
  events: readonly CalendarEvent[],
): ConversationState {
  const ids = undone.map(({ event }) => event.id);
  const waiting = state.unsure.flatMap(({ id, steps = [] }) => (steps.length > 0 ? [id] : []));
  return {
    ...state,
    undo: state.undo.flatMap((entry) => {
      if (!waiting.some((id) => id.split(JOINED).includes(entry.id))) return [entry];
      const steps = entry.steps.filter(({ event }) => !ids.includes(event.id));
      return steps.length > 0 ? [{ ...entry, steps }] : [];
    }),
    unsure: state.unsure
      .map((one) => ({ ...one, steps: one.steps?.filter((step) => isHalfTaken(step, events)) }))
      .filter(isUnsure),
  };
}

function takeBackAgain(
  state: ConversationState,
  { id, steps = [], at }: Unsure,
  events: readonly CalendarEvent[],
): Decision {
  const entry = { id, steps: steps.filter((step) => isHalfTaken(step, events)), at };
  return { state, act: { kind: "undo", entry } };
}

function foundOf(undone: UndoStep[], steps: readonly UndoStep[], events: readonly CalendarEvent[]) {
  const half = steps.filter((step) => isHalfTaken(step, events)).map(({ event }) => ({ event, of: "undo" as const }));
  if (undone.length + half.length === 0) return undefined;
  return { ...(undone.length > 0 && { takenBack: undone }), ...(half.length > 0 && { half }) };
}
