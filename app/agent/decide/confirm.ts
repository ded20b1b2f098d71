import type { Interval } from "~/domain/time";
import type { Action } from "../state/action";
import type { ConversationState } from "../state/conversation";
import type { Input } from "../state/input";
import type { TurnContext } from "../state/turn-context";
import type { Decision } from "./decision";
import { conflictsOf, eventIdOf, isWholeDays, proposeAction, proposeAll, slotOfAction, takesSlot } from "./propose";

/**
 * The yes itself. The calendar is looked at again: what was free when we asked may be taken by now, and a meeting may be
 * elsewhere. One that stands alone is refused with the reason; of several, all of it is shown once more.
 */
export function confirm(
  state: ConversationState,
  id: string,
  actions: readonly Action[],
  input: Input,
  turn: TurnContext,
): Decision {
  if (turn.calendar.state !== "ready") return { state, reply: { kind: "no-calendar", state: turn.calendar.state } };
  const besides = actions.map(eventIdOf);
  const [first, second] = actions;
  if (first && !second) {
    if (isOver(first, turn.earliest)) return refuse(state);
    if (conflictsOf(first, turn).length > 0) return proposeAction(state, first, input, turn, true);
  }
  const failures = actions.map((action) => failureOf(action, turn));
  const failed = actions.filter((_, n) => failures[n] !== null);
  if (failed.length > 0) {
    const outcomes = failures.flatMap((reason) => (reason ? [{ ok: false as const, reason }] : []));
    return {
      state: { ...state, pending: null },
      reply: { kind: "ended", act: { kind: "do", id, actions: failed }, outcomes },
    };
  }
  if (second && actions.some((action) => conflictsOf(action, turn, besides).length > 0)) {
    return proposeAll(state, actions, input, turn);
  }
  return { state, act: { kind: "do", id, actions: actions.map((action) => refreshed(action, state, input, turn)) } };
}

const refuse = (state: ConversationState): Decision => ({
  state: { ...state, pending: null },
  reply: { kind: "refused", problems: [{ code: "past", sentence: "That time has passed in the meantime" }] },
});

/** Why an action can no longer be what was shown. */
function failureOf(action: Action, turn: TurnContext): "gone" | "changed" | "past" | null {
  if (isOver(action, turn.earliest)) return "past";
  if (action.kind === "create") return null;
  const current = currentOf(action, turn);
  if (action.kind === "change" && !current) return isSeriesNow(action, turn) ? null : "gone";
  return current && hasMoved(action, current) ? "changed" : null;
}

/** An earlier run of this very change has made it the first of a series: the calendar lists the instances. */
const isSeriesNow = ({ event, change }: Extract<Action, { kind: "change" }>, { calendar }: TurnContext) =>
  change.recurrence !== undefined && calendar.events.some(({ recurringEventId }) => recurringEventId === event.id);

/** The version that the yes is for; what undo brings back stays as it was shown. */
function refreshed(action: Action, state: ConversationState, { isAgain }: Input, turn: TurnContext): Action {
  if (action.kind === "create") return action;
  // What a try of our own may have cancelled is no work of others.
  const isOurs =
    isAgain || state.unsure.some((one) => one.actions.some((tried) => eventIdOf(tried) === eventIdOf(action)));
  if (action.kind === "cancel" && !isOurs && !currentOf(action, turn)) return { ...action, isGone: true };
  return { ...action, event: { ...action.event, etag: currentOf(action, turn)?.etag ?? action.event.etag } };
}

const currentOf = (action: Action, turn: TurnContext) =>
  turn.calendar.events.find(({ id }) => id === eventIdOf(action));

/** Somebody else moved the event after we showed it. Where our own earlier try has put it does not count. */
function hasMoved(action: Exclude<Action, { kind: "create" }>, { start, end }: Interval): boolean {
  const expected = [action.event, newSlotOf(action) ?? action.event];
  return !expected.some((slot) => slot.start === start && slot.end === end);
}

function newSlotOf(action: Exclude<Action, { kind: "create" }>): Interval | null {
  if (action.kind === "change") return action.change.slot;
  return action.kind === "series" ? action.slot : null;
}

/** @param now nothing is put before this, UTC milliseconds */
function isOver(action: Action, now: number): boolean {
  // A day is not over before its end.
  if (takesSlot(action) && isWholeDays(action)) return slotOfAction(action).end <= now;
  if (action.kind === "create") return action.draft.start < now;
  const slot = newSlotOf(action);
  return slot !== null && slot.start < now && slot.start !== action.event.start;
}
