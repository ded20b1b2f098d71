import type { WriteOutcome } from "~/services/meetings/write-outcome";
import { type Act, type Action, type Change, UNDO_STEPS, type UndoEntry, type UndoStep } from "../state/action";
import type { ConversationState } from "../state/conversation";
import type { Input } from "../state/input";
import type { TurnContext } from "../state/turn-context";
import { confirm } from "./confirm";
import type { Decision } from "./decision";
import { proposeAll, wait } from "./propose";
import { changedBy } from "./since-then";

/**
 * What was brought back is itself something done last: an undo of it does once more what was taken back for it.
 *
 * @returns what can be taken back then; as before where that is unknown, or nothing was brought back
 */
export function withBroughtBack(
  undo: readonly UndoEntry[],
  { entry, broughtBack }: Extract<Act, { kind: "undo" }>,
  outcomes: readonly WriteOutcome[],
  at: number,
): UndoEntry[] {
  if (!broughtBack) return [...undo];
  const again = entry.steps.flatMap((step, n) => {
    const outcome = outcomes[n];
    return outcome?.ok ? [againOf(step, outcome, broughtBack)] : [];
  });
  const known = again.flatMap((action) => action ?? []);
  const isWhole = known.length > 0 && known.length === again.length;
  return isWhole ? [...undo, { id: broughtBack, steps: [], again: known, at }].slice(-UNDO_STEPS) : [...undo];
}

/** @param event as it was brought back */
function againOf(step: UndoStep, { event }: { event: UndoStep["event"] }, meetingId: string): Action | null {
  if (step.kind === "cancelled") return { kind: "cancel", event };
  // The half that was made anew is gone, and its id with it.
  if (step.kind === "series-changed") return { ...step, kind: "series", meetingId };
  const parts = changedBy(step);
  if (step.kind !== "changed" || !step.to || parts.length === 0) return null;
  const { start, end, allDay, startDate, endDate, title, location, description, attendees } = step.to;
  const days = allDay && startDate && endDate ? { startDate, endDate } : null;
  const change: Change = {
    slot: parts.includes("time") ? { start, end } : { start: event.start, end: event.end },
    ...(allDay !== event.allDay && { allDay: days }),
    ...(parts.includes("title") && { title }),
    ...(parts.includes("location") && { location }),
    ...(parts.includes("description") && { description }),
    ...(parts.includes("guests") && { attendees }),
  };
  return { kind: "change", event, change, allowOverlap: true };
}

/** Does it at once, as an undo does; shown first where something else was said since. */
export function doAgain(
  before: ConversationState,
  { id: undoId, again = [] }: UndoEntry,
  isLast: boolean,
  input: Input,
  turn: TurnContext,
): Decision {
  const { newId: id } = input;
  const state = { ...before, pending: null, undo: before.undo.filter((one) => one.id !== undoId) };
  if (!isLast) return proposeAll(state, again, input, turn);
  const decision = confirm(wait(state, { kind: "proposal", id, actions: again }, turn), id, again, input, turn);
  return "act" in decision && decision.act.kind === "do"
    ? { ...decision, act: { ...decision.act, isUndo: true } }
    : decision;
}
