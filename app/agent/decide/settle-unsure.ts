import type { Action, SeriesAction, UndoEntry, UndoStep } from "../state/action";
import type { ConversationState } from "../state/conversation";
import { expectedEvent } from "../state/expected";
import { actionsOf } from "../state/table";
import type { TurnContext } from "../state/turn-context";
import type { Decision } from "./decision";
import { eventIdOf, wait } from "./propose";
import { isUnsure, remember, stepOf } from "./settle";
import { isPlainUndo, type Said, settleUntaken } from "./settle-untaken";
import { askTakeBackAfterAll } from "./undo";
import { isHalf, madeOf } from "./what-google-did";

/**
 * Writes of which nobody knew whether Google had made them: with the next message the calendar says. What was made is
 * told once, before anything else, and is no longer asked about; a "no" or an "undo" meant it, so it can be taken back.
 * What stands half way is put back by them, and asked about until it does not. Where Google still cannot be asked,
 * nothing is called undone.
 *
 * @param decide what the message comes to in a state
 */
export function settleUnsure(
  before: ConversationState,
  said: Said,
  turn: TurnContext,
  decide: (state: ConversationState) => Decision,
): Decision {
  const decideNow = (state: ConversationState) => settleUntaken(state, said, turn, decide);
  const unsure = before.unsure.flatMap(({ actions }) => actions);
  const decision = decideNow(before);
  if (unsure.length === 0 || writesAgain(unsure, before, decision)) return decision;
  const takesBack = refusesAny(unsure, decision) || isPlainUndo(said);
  if (turn.calendar.state !== "ready") {
    const events = unsure.map(expectedEvent);
    return takesBack ? { state: before, reply: { kind: "still-unsure", events } } : decision;
  }
  const { entries, made, settled } = settledBy(before, turn);
  const half = halfDone(settled, turn);
  if (half && takesBack) return { ...putBack(settled, half), ...(made.length > 0 && { afterAll: made }) };
  if (made.length === 0 && !half) return { ...decision, state: withOpen(unsure, decision.state) };
  const [last] = entries.slice(-1);
  const next = takesBack && last ? askTakeBackAfterAll(settled, last, said, turn) : decideNow(settled);
  const asked = half ? askToFinish(next, half, said, turn) : next;
  return made.length > 0 ? { ...asked, afterAll: made } : asked;
}

/** What was to be done and stands half way. */
interface Half {
  action: SeriesAction;
  /** How it is put back. */
  entry: UndoEntry;
}

function halfDone({ unsure }: ConversationState, { calendar, now: at }: TurnContext): Half | undefined {
  const [half] = unsure.flatMap(({ id, actions }) =>
    actions.flatMap((action) =>
      action.kind === "series" && isHalf(action, calendar.events)
        ? [{ action, entry: { id, steps: [stepOf(action, action)], at } }]
        : [],
    ),
  );
  return half;
}

/** A no, or an undo: the half that was made goes again. Until it has, an undo means that. */
const putBack = (state: ConversationState, { action, entry }: Half): Decision => ({
  state: {
    ...state,
    pending: null,
    undo: remember(state.undo, entry),
    unsure: state.unsure
      .map((one) => ({ ...one, actions: one.actions.filter((other) => other !== action) }))
      .filter(isUnsure),
  },
  act: { kind: "undo", entry },
});

/** With whatever else is answered it is asked once more, unless another question is open. */
function askToFinish(next: Decision, { action }: Half, { newId: id }: Said, turn: TurnContext): Decision {
  const { pending } = next.state;
  if ("act" in next || (pending && !actionsOf(pending).some((one) => eventIdOf(one) === eventIdOf(action))))
    return next;
  const asking = pending ? next.state : wait(next.state, { kind: "proposal", id, actions: [action] }, turn);
  return { ...next, state: asking, foundOut: { half: [{ event: action.event, of: "move" }] } };
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
      return isUnsure({ ...one, actions }) ? [{ ...one, actions }] : [];
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
  const untaken = state.unsure.map((one) => ({ ...one, actions: [] })).filter(isUnsure);
  return isOpen ? state : { ...state, unsure: untaken };
}
