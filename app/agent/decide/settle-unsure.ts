import type { CalendarEvent } from "~/domain/calendar-event";
import { googleEventId } from "~/domain/event-id";
import type { Interval } from "~/domain/time";
import { type Action, guestsOf, type SeriesAction, type UndoStep } from "../state/action";
import type { ConversationState } from "../state/conversation";
import { expectedEvent } from "../state/expected";
import type { MessageInput } from "../state/input";
import { actionsOf } from "../state/table";
import type { TurnContext } from "../state/turn-context";
import type { Decision } from "./decision";
import { eventIdOf } from "./propose";
import { remember, stepOf } from "./settle";
import { askTakeBackAfterAll } from "./undo";

interface Said {
  message: Pick<MessageInput, "choiceId">;
  requests: MessageInput["requests"];
  newId: string;
}

/**
 * Writes of which nobody knew whether Google had made them: with the next message the calendar says. What was made is
 * told once, before anything else, and is no longer asked about; a "no" or an "undo" meant it, so it can be taken back.
 * Where Google still cannot be asked, nothing is called undone.
 *
 * @param decide what the message comes to in a state
 */
export function settleUnsure(
  state: ConversationState,
  said: Said,
  turn: TurnContext,
  decide: (state: ConversationState) => Decision,
): Decision {
  const unsure = state.unsure.flatMap(({ actions }) => actions);
  const decision = decide(state);
  if (unsure.length === 0 || writesAgain(unsure, state, decision)) return decision;
  const takesBack = refusesAny(unsure, decision) || isPlainUndo(said);
  if (turn.calendar.state !== "ready") {
    return takesBack ? { state, reply: { kind: "still-unsure", actions: unsure } } : decision;
  }
  const { entries, made, settled } = settledBy(state, turn);
  if (made.length === 0) return { ...decision, state: withOpen(unsure, decision.state) };
  const [last] = entries.slice(-1);
  const next = takesBack && last ? askTakeBackAfterAll(settled, last, said, turn) : decide(settled);
  return { ...next, afterAll: made };
}

/** The same is tried once more, or was corrected and waits for its yes: the write itself finds out what there is. */
function writesAgain(unsure: readonly Action[], before: ConversationState, decision: Decision): boolean {
  const ids = unsure.map(eventIdOf);
  if ("act" in decision)
    return decision.act.kind === "do" && decision.act.actions.some((one) => ids.includes(eventIdOf(one)));
  const asked = actionsOf(before.pending);
  return actionsOf(decision.state.pending).some((action) => {
    const same = asked.find((one) => eventIdOf(one) === eventIdOf(action));
    return ids.includes(eventIdOf(action)) && JSON.stringify(same) !== JSON.stringify(action);
  });
}

function refusesAny(unsure: readonly Action[], decision: Decision): boolean {
  if ("act" in decision || decision.reply.kind !== "declined") return false;
  const refused = decision.reply.actions.map(eventIdOf);
  return unsure.some((action) => refused.includes(eventIdOf(action)));
}

const isPlainUndo = ({ message, requests: [{ command }, another] }: Said) =>
  message.choiceId === undefined && !another && command.intent === "undo" && command.slots.target === undefined;

/** The state in which what was made counts as done, with what of it was not known before. */
function settledBy(state: ConversationState, turn: TurnContext) {
  const entries = state.unsure.flatMap(({ id, actions }) => {
    const steps = actions.flatMap((action) => madeOf(action, turn.calendar.events));
    return steps.length > 0 ? [{ id, steps, at: turn.now }] : [];
  });
  const steps = entries.flatMap((entry) => entry.steps);
  const ids = steps.map(({ event }) => event.id);
  const isOpen = (action: Action) => !ids.includes(eventIdOf(action));
  const { pending } = state;
  const left = actionsOf(pending).filter(isOpen);
  const stays = pending?.kind !== "proposal" ? pending : left.length > 0 ? { ...pending, actions: left } : null;
  const settled: ConversationState = {
    ...state,
    pending: stays,
    undo: entries.reduce(remember, state.undo),
    unsure: state.unsure.flatMap((one) => {
      const actions = one.actions.filter(isOpen);
      return actions.length > 0 ? [{ ...one, actions }] : [];
    }),
    focusEventId: ids.at(-1) ?? state.focusEventId,
  };
  return { entries, made: steps.map((step) => asItIsNow(step, turn)), settled };
}

function asItIsNow(step: UndoStep, { calendar }: TurnContext): UndoStep {
  // The meetings of a series that has moved have other ids.
  if (step.kind === "series-changed") return { ...step, event: { ...step.event, ...step.slot } };
  return { ...step, event: calendar.events.find(({ id }) => id === step.event.id) ?? step.event };
}

/** What is not made, and not asked about any more, is not waited for. */
function withOpen(unsure: readonly Action[], state: ConversationState): ConversationState {
  const asked = actionsOf(state.pending).map(eventIdOf);
  const isOpen = unsure.some((action) => asked.includes(eventIdOf(action)));
  return isOpen ? state : { ...state, unsure: [] };
}

/** The step that an action came to, as the calendar shows it. */
function madeOf(action: Action, events: readonly CalendarEvent[]): UndoStep[] {
  const now = events.find(({ id }) => id === eventIdOf(action));
  if (action.kind === "series" && action.slot)
    return hasMovedTo(action.slot, action, events) ? [stepOf(action, action)] : [];
  if (action.kind === "cancel" || action.kind === "series") return now ? [] : [stepOf(action, action)];
  if (!now) return [];
  return action.kind === "create" || isAsWanted(now, expectedEvent(action)) ? [stepOf(action, { event: now })] : [];
}

/** Whether a meeting of the series, or of the one in which it goes on, is where the one that was named was to go. */
function hasMovedTo(slot: Interval, { event, meetingId }: SeriesAction, events: readonly CalendarEvent[]): boolean {
  const series = [event.recurringEventId ?? event.id, googleEventId(meetingId)];
  return events.some(
    ({ start, end, recurringEventId }) =>
      start === slot.start && end === slot.end && series.includes(recurringEventId ?? ""),
  );
}

/** In all that a change can have changed. */
const isAsWanted = (now: CalendarEvent, wanted: CalendarEvent) =>
  now.start === wanted.start &&
  now.end === wanted.end &&
  now.title === wanted.title &&
  now.location === wanted.location &&
  emailsOf(now) === emailsOf(wanted);

const emailsOf = (event: CalendarEvent) =>
  guestsOf(event)
    .map(({ email }) => email.toLowerCase())
    .toSorted()
    .join();
