import { blocksTime, type CalendarEvent } from "~/domain/calendar-event";
import { type Interval, MINUTE } from "~/domain/time";
import type { Action, ConversationState, Decision, Facts, Input, Kept, Say } from "../conversation";
import { whenToWindow } from "../understand/when";
import { applyWhen } from "./draft";
import { mentionsAll } from "./find-target";
import { mayMeanSeries, onSeries } from "./on-series";
import { proposeAll } from "./propose";

/** A WhatsApp message has room for so many lines. */
const MOST_ACTIONS = 15;

/**
 * "Clear my afternoon", "push everything after 3 by half an hour", "cancel both": one list of all that fits. Whole days,
 * time for oneself and what others organise stay, and that is said.
 *
 * @param among ids of the events that are meant; without them the target's time and words say which
 */
export function onEvery(state: ConversationState, input: Input, facts: Facts, among?: readonly string[]): Decision {
  if (facts.calendar !== "ready") return { state, say: { kind: "no-calendar", state: facts.calendar } };
  const { command, now } = input;
  const target = command.slots.target ?? {};
  const problem = target.when?.kind === "unresolved" ? target.when.problem : undefined;
  if (problem !== undefined) return { state, say: { kind: "unclear-time", problem } };

  const window = target.when ? whenToWindow(target.when, facts.zone) : null;
  const described = window !== null || Boolean(target.title || target.attendees?.length);
  const listed = among ?? (described ? undefined : state.listedIds);
  if (listed?.length === 0) return { state, say: { kind: "ask-target", intent: command.intent } };

  const meant = facts.events.filter(
    (event) =>
      event.start >= now &&
      event.status !== "cancelled" &&
      (listed ? listed.includes(event.id) : isIn(window, event) && mentionsAll(event, target)),
  );
  const [first] = meant;
  if (first && !listed && !window && isOneSeries(meant) && mayMeanSeries(first, command))
    return onSeries(state, first, "all", input, facts);
  const actions: Action[] = [];
  const kept = new Map<Kept, CalendarEvent[]>();
  for (const event of meant) {
    const action = actions.length < MOST_ACTIONS ? actionOn(event, input, facts, listed !== undefined) : "too-many";
    if (action === null) continue;
    if (typeof action === "string") kept.set(action, [...(kept.get(action) ?? []), event]);
    else actions.push(action);
  }
  const left: Say[] = [...kept].map(([why, events]) => ({ kind: "kept", events, why }));
  if (actions.length > 0) return proposeAll(state, actions, input, facts, left);
  const nothing: Say = { kind: "nothing-then", window };
  return {
    state: { ...state, pending: null },
    say: left.length > 0 ? { kind: "together", says: [nothing, ...left] } : nothing,
  };
}

/** "All standups" is the series, not the fifteen that come next. */
const isOneSeries = (events: readonly CalendarEvent[]) =>
  events.length > 1 && new Set(events.map(({ id, recurringEventId }) => recurringEventId ?? id)).size === 1;

/** By its start: what has begun before is not "after 3". */
const isIn = (window: Interval | null, { start }: Interval) =>
  window === null || (start >= window.start && start < window.end);

/**
 * What becomes of one event, or why it stays; null for what is no meeting at all.
 *
 * @param named the user pointed at this very event
 */
function actionOn(event: CalendarEvent, { command, now }: Input, facts: Facts, named: boolean): Action | Kept | null {
  if (event.allDay && !named) return "all-day";
  if (!blocksTime(event) && !named) return null;
  if (event.eventType !== "default" && event.eventType !== "fromGmail" && !named) return "focus";
  if (command.intent === "cancel") return { kind: "cancel", event };
  if (!event.organizerSelf) return "not-organizer";
  const slot = movedSlot(event, command, facts, now);
  if (!slot || slot.start < now) return "past";
  return { kind: "change", event, change: { slot }, allowOverlap: false };
}

/** Later by a length, or on another day at the same time. Undefined when that names no time for it. */
function movedSlot(
  event: Interval,
  { slots, when }: Input["command"],
  facts: Facts,
  now: number,
): Interval | undefined {
  const shift = (slots.shiftMinutes ?? 0) * MINUTE;
  if (!when) return { start: event.start + shift, end: event.end + shift };
  const durationMinutes = (event.end - event.start) / MINUTE;
  const moved = applyWhen({ start: event.start, around: null, durationMinutes }, when, undefined, facts.zone, now);
  if (moved.problem !== undefined || moved.start === null) return undefined;
  return { start: moved.start, end: moved.start + (event.end - event.start) };
}
