import type { CalendarAct } from "~/domain/calendar-act";
import { UNDO_STEPS, type UndoEntry } from "./action";
import type { ConversationState } from "./conversation";

/**
 * The conversation with what was done without a message among what can be taken back. What was noted before under the
 * same name, or without knowing whether it is done, is that; and nothing older is asked about any more.
 */
export function withActs(state: ConversationState, acts: readonly CalendarAct[]): ConversationState {
  if (acts.length === 0) return state;
  const entries = [...Map.groupBy(acts, ({ id }) => id)].map(entryOf);
  const isKnown = (one: UndoEntry) => entries.some((entry) => entry !== one && isSame(one, entry));
  const undone = acts.flatMap((act) => (act.kind === "series-undone" && !act.isUnsure ? [act.meetingId] : []));
  const undo = [...state.undo, ...entries]
    .filter((one) => !isKnown(one))
    .flatMap((one) => without(one, undone))
    .toSorted((a, b) => a.at - b.at)
    .slice(-UNDO_STEPS);
  return { ...state, undo, pending: state.pending?.kind === "take-back" ? null : state.pending };
}

/** What was undone on a page is nothing to take back. */
function without(entry: UndoEntry, undone: readonly string[]): UndoEntry[] {
  const steps = entry.steps.filter((step) => step.kind !== "series-changed" || !undone.includes(step.meetingId));
  return steps.length === 0 && entry.steps.length > 0 ? [] : [{ ...entry, steps }];
}

function entryOf([id, acts]: [string, CalendarAct[]]): UndoEntry {
  const steps = acts.flatMap(({ id: _, at: __, isUnsure: ___, ...step }) =>
    step.kind === "series-undone" ? [] : [step],
  );
  if (steps.length === 0) return { id, steps, isUndone: true, at: Math.max(...acts.map((act) => act.at)) };
  const at = Math.max(...acts.map((act) => act.at));
  return { id, steps, at, ...(acts.some(({ isUnsure }) => isUnsure) && { isUnsure: true }) };
}

/** @param later may tell how the one before it ended */
function isSame(one: UndoEntry, later: UndoEntry): boolean {
  if (one.id === later.id) return true;
  const [step] = one.steps;
  const isAgain = later.steps.some(({ kind, event }) => kind === step?.kind && event.id === step.event.id);
  return one.isUnsure === true && one.at < later.at && isAgain;
}
