import { isUnheard } from "~/domain/calendar-act";
import type { CalendarEvent } from "~/domain/calendar-event";
import type { QuotaProblem } from "~/domain/subscription";
import { HOUR } from "~/domain/time";
import type { WriteFailure, WriteOutcome } from "~/services/meetings/write-outcome";
import { type Act, type Action, UNDO_HOURS, UNDO_STEPS, type UndoEntry, type UndoStep } from "../state/action";
import type { ConversationState, Pending, Unsure } from "../state/conversation";
import type { Reply } from "../state/reply";
import { withBroughtBack } from "./do-again";
import { eventIdOf } from "./propose";
import { JOINED } from "./undo";

interface Settled {
  state: ConversationState;
  reply: Reply;
}

/**
 * What is said and remembered after the writes, by how each ended. Pure, so every ending can be tried in a table.
 *
 * @param outcomes one for each action or step of `act`, in its order
 */
export function settle(state: ConversationState, act: Act, outcomes: readonly WriteOutcome[], now: number): Settled {
  const reply: Reply = { kind: "ended", act, outcomes: [...outcomes] };
  const written = outcomes.flatMap((outcome) => (outcome.ok ? [outcome.event.id] : []));
  const focusEventId = written.at(-1) ?? state.focusEventId;
  const waits = state.pending?.displaced;
  if (act.kind === "tell") {
    const isSaid = waits !== undefined;
    return {
      state: { ...state, pending: null, focusEventId, waits: isSaid },
      reply: isSaid ? { ...reply, waits } : reply,
    };
  }
  if (act.kind === "undo") {
    // What could not be taken back can be tried again, and an undo reaches no further; open questions stay open.
    const isLeft = (outcome: WriteOutcome | undefined) => isOpen(outcome) || isRefused(outcome);
    const taken = act.entry.steps;
    const gone = taken.filter((_, n) => !isLeft(outcomes[n]));
    const tried = taken.filter((_, n) => isOpen(outcomes[n]));
    const undo = state.undo.flatMap((entry) => {
      const steps = entry.steps
        .filter((step) => !gone.some((one) => isSameStep(one, step)))
        .map((step) => (tried.some((one) => isSameStep(one, step)) ? asTried(step) : step));
      return !act.entry.id.split(JOINED).includes(entry.id) ? [entry] : steps.length ? [{ ...entry, steps }] : [];
    });
    const unsure = stillUntaken(state.unsure, act, outcomes, now);
    return {
      state: { ...state, undo: withBroughtBack(undo, act, outcomes, now), unsure, focusEventId },
      reply,
    };
  }
  const unsure = stillUnsure(state.unsure, act, outcomes, now);
  const undo = remember(state.undo, { id: act.id, steps: stepsOf(act.actions, outcomes), at: now });
  const again = act.actions.filter((_, n) => isOpen(outcomes[n]));
  const isSaid = waits !== undefined && again.length === 0;
  // "The second one at 4", behind two that were booked
  const isList = written.length > 1 && act.actions.every(({ kind }) => kind !== "cancel");
  const listedIds = isList ? written : state.listedIds;
  return {
    state: { ...state, pending: askAgain(state.pending, again), undo, unsure, focusEventId, listedIds, waits: isSaid },
    reply: isSaid ? { ...reply, waits } : reply,
  };
}

/** Google did not answer, or not take it: the same yes can try once more, and the event id makes a second write impossible. */
function isOpen(outcome: WriteOutcome | undefined): boolean {
  return outcome?.ok === false && OPEN.has(outcome.reason);
}

const isSameStep = (one: UndoStep, other: UndoStep) => one.kind === other.kind && one.event.id === other.event.id;

const asTried = (step: UndoStep): UndoStep =>
  step.kind === "series-changed" ? step : { ...step, isTried: true as const };

/** Google does not allow it, or there is no place for it: still what was done last. */
const isRefused = (outcome: WriteOutcome | undefined) => outcome?.ok === false && REFUSED.has(outcome.reason);

const NO_PLACE: readonly QuotaProblem[] = ["trial-over", "meetings-used", "plan-used", "plan-over", "payment-open"];
const REFUSED = new Set<WriteFailure>(["forbidden", ...NO_PLACE]);

/** What Google has answered by now is in doubt no more, whatever it said. */
function stillUnsure(
  before: readonly Unsure[],
  { id, actions }: Extract<Act, { kind: "do" }>,
  outcomes: readonly WriteOutcome[],
  at: number,
): Unsure[] {
  const tried = actions.map(eventIdOf);
  const others = before.map((one) => ({
    ...one,
    actions: one.actions.filter((action) => !tried.includes(eventIdOf(action))),
  }));
  const unanswered = actions.filter((_, n) => {
    const outcome = outcomes[n];
    return outcome !== undefined && isUnheard(outcome);
  });
  return [...others, { id, actions: unanswered, at }].filter(isUnsure);
}

/** The same of what an undo was to take back. */
function stillUntaken(
  before: readonly Unsure[],
  { entry }: Extract<Act, { kind: "undo" }>,
  outcomes: readonly WriteOutcome[],
  at: number,
): Unsure[] {
  const tried = entry.steps.map(({ event }) => event.id);
  const others = before.map((one) => ({
    ...one,
    steps: one.steps?.filter(({ event }) => !tried.includes(event.id)),
  }));
  const steps = entry.steps.filter((_, n) => isOpen(outcomes[n]));
  return [...others, { id: entry.id, actions: [], steps, at }].filter(isUnsure);
}

export const isUnsure = ({ actions, steps = [] }: Unsure) => actions.length + steps.length > 0;

const OPEN = new Set<WriteFailure>(["unknown", "half", "down", "not-taken"]);

function askAgain(asked: Pending | null, actions: Action[]): Pending | null {
  if (asked === null || actions.length === 0) return null;
  return { kind: "proposal", id: asked.id, actions, expiresAt: asked.expiresAt };
}

function stepsOf(actions: readonly Action[], outcomes: readonly WriteOutcome[]): UndoStep[] {
  return actions.flatMap((action, n) => {
    const outcome = outcomes[n];
    return outcome?.ok ? [stepOf(action, outcome)] : [];
  });
}

/** @param written the event as it was written */
export function stepOf(action: Action, { event: written }: { event: CalendarEvent }): UndoStep {
  if (action.kind === "series") return { ...action, kind: "series-changed" };
  if (action.kind === "create") {
    const repeats = action.draft.recurrence !== "" && { repeats: true as const };
    return { kind: "created", event: written, ...repeats, ...saidEnd(action.draft) };
  }
  if (action.kind === "cancel") return { kind: "cancelled", event: action.event };
  const single = action.change.recurrence !== undefined && { single: true as const };
  return { kind: "changed", event: action.event, to: written, ...single, ...saidEnd(action.change) };
}

const saidEnd = ({ isEndSaid }: { isEndSaid?: true }) => isEndSaid && { isEndSaid };

/** Two tries of one proposal are one step. */
export function remember(entries: readonly UndoEntry[], entry: UndoEntry): UndoEntry[] {
  if (entry.steps.length === 0) return [...entries];
  const fresh = entries.filter(({ at }) => entry.at - at < UNDO_HOURS * HOUR);
  const earlier = fresh.find(({ id }) => id === entry.id)?.steps ?? [];
  const joined = { ...entry, steps: [...earlier, ...entry.steps] };
  return [...fresh.filter(({ id }) => id !== entry.id), joined].slice(-UNDO_STEPS);
}
