import { HOUR } from "~/domain/time";
import type { WriteOutcome } from "~/services/write-outcome";
import { type Action, type ConversationState, type Say, UNDO_HOURS, UNDO_STEPS, type UndoEntry } from "../conversation";

/** What is said and remembered after a write, by how the write ended. Pure, so every ending can be tried in a table. */
export function settle(
  state: ConversationState,
  action: Action,
  outcome: WriteOutcome,
  now: number,
): { state: ConversationState; say: Say } {
  if (!outcome.ok) {
    const say: Say = { kind: "failed", action, reason: outcome.reason };
    // What Google did not answer can be tried again with the same yes: the event id makes a second write impossible.
    const again = outcome.reason === "unknown" || outcome.reason === "down";
    return { state: again ? state : { ...state, pending: null }, say };
  }
  const say: Say = { kind: "done", action, event: outcome.event };
  const undo =
    action.kind === "undo"
      ? without(state.undo, action.entry)
      : remember(state.undo, undoOf(action, outcome.event, now), now);
  // A taken-back write leaves open questions open; a write that was asked for answers its own.
  const pending = action.kind === "undo" ? state.pending : null;
  return { state: { ...state, pending, undo, focusEventId: outcome.event.id }, say };
}

function undoOf(action: Exclude<Action, { kind: "undo" }>, written: UndoEntry["event"], at: number): UndoEntry {
  if (action.kind === "create") return { kind: "created", event: written, at };
  return { kind: action.kind === "cancel" ? "cancelled" : "changed", event: action.event, at };
}

function remember(entries: readonly UndoEntry[], entry: UndoEntry, now: number): UndoEntry[] {
  return [...entries.filter(({ at }) => now - at < UNDO_HOURS * HOUR), entry].slice(-UNDO_STEPS);
}

/** The very entry: two changes of one event within one second look the same. */
function without(entries: readonly UndoEntry[], gone: UndoEntry): UndoEntry[] {
  return entries.filter((entry) => entry !== gone);
}
