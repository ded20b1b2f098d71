import { blocksTime, type CalendarEvent } from "~/domain/calendar-event";
import { type Instant, type Interval, MINUTE } from "~/domain/time";
import { dayWindow, localDay, shifted } from "~/domain/zones";
import type { Action } from "../state/action";
import type { ConversationState } from "../state/conversation";
import type { Input } from "../state/input";
import type { Kept, Reply } from "../state/reply";
import type { TurnContext } from "../state/turn-context";
import type { Command } from "../understand/command";
import { said } from "../understand/languages/lists/said";
import { targetsIn } from "../understand/manners/bulk-actions";
import { whenToWindow } from "../understand/times/when";
import { against, atSlot } from "./anchor";
import type { Decision } from "./decision";
import { applyWhen } from "./draft";
import { fitting, mentionsAll } from "./find-target";
import { inItsZone, onWallOf } from "./in-its-zone";
import { mayMeanSeries, onSeries } from "./on-series";
import { placesIn } from "./positions";
import { proposeAll, withinOneYes } from "./propose";
import { lastTwo } from "./swap-places";

/** A WhatsApp message has room for so many lines. */
const MOST_ACTIONS = 15;

/**
 * "Clear my afternoon", "push everything after 3 by half an hour", "cancel both": one list of all that fits. Whole days,
 * time for oneself and what others organise stay, and that is said.
 *
 * @param among ids of the events that are meant; without them the target's time and words say which
 */
export function onEvery(
  state: ConversationState,
  input: Input,
  turn: TurnContext,
  among?: readonly string[],
): Decision {
  if (turn.calendar.state !== "ready") return { state, reply: { kind: "no-calendar", state: turn.calendar.state } };
  const { command } = input;
  const { now } = turn;
  const target = command.slots.target ?? {};
  const problem = target.when?.kind === "unresolved" ? target.when.problem : undefined;
  if (problem !== undefined) return { state, reply: { kind: "unclear-time", problem } };

  const then = target.when ? whenToWindow(target.when, turn.zone) : null;
  const described = then !== null || Boolean(target.title || target.attendees?.length);
  const two = saysBoth(input) ? lastTwo(state, turn).map(({ id }) => id) : [];
  const shown = [two, state.listedIds].find(({ length }) => length > 0);
  const listed = among ?? (described ? undefined : shown);

  // "Push everything by 15 minutes", out of the blue, is the rest of this day.
  const window = then ?? (described || listed ? null : restOfDay(now, turn.zone));
  const spared = sparedBy(command.except, listed ?? [], turn);
  const isMeant = (event: CalendarEvent) =>
    listed ? listed.includes(event.id) : isIn(window, event) && mentionsAll(event, target);
  const ahead = turn.calendar.events.filter(({ start }) => start >= now);
  const meant = ahead.filter((event) => isMeant(event) && !spared.ids.has(event.id));
  const [first] = meant;
  if (first && !listed && !window && isOneSeries(meant) && mayMeanSeries(first, command))
    return onSeries(state, first, "all", input, turn);
  const { actions, kept } = sortedOut(meant, listed !== undefined, input, turn);
  const left: Reply[] = [...kept].map(([why, events]) => ({ kind: "kept", events, why }));
  left.push(...spared.unknown.map((name): Reply => ({ kind: "no-exception", name })));
  if (actions.length > 0) {
    const { now: first, later } = withinOneYes(actions);
    return proposeAll(state, first, input, turn, [...left, ...later]);
  }
  const nothing: Reply = { kind: "nothing-then", window };
  return {
    state: { ...state, pending: null },
    reply: left.length > 0 ? { kind: "together", replies: [nothing, ...left] } : nothing,
  };
}

const BOTH = said`(?<!\p{L})${"both"}(?!\p{L})`;
export const saysBoth = ({ text }: Input) => BOTH.isIn(text);

/** What becomes of each event, and those that stay by why. @param named the user pointed at these very events */
function sortedOut(events: readonly CalendarEvent[], named: boolean, input: Input, turn: TurnContext) {
  const actions: Action[] = [];
  const kept = new Map<Kept, CalendarEvent[]>();
  for (const event of events) {
    const action = actions.length < MOST_ACTIONS ? actionOn(event, input, turn, named) : "too-many";
    if (action === null) continue;
    if (typeof action === "string") kept.set(action, [...(kept.get(action) ?? []), event]);
    else actions.push(action);
  }
  return { actions, kept };
}

/**
 * What stays of all that is meant, and the names that nothing ahead has.
 *
 * @param listed ids of the list that was shown, of which a line may be named by its place
 */
function sparedBy(except: string | undefined, listed: readonly string[], turn: TurnContext) {
  const { now, zone, workday, language: usual, calendar } = turn;
  const places = except === undefined ? undefined : placesIn(except, listed.length);
  if (except === undefined || places?.indexes.length)
    return { ids: new Set(listed.filter((_, index) => places?.indexes.includes(index))), unknown: [] };
  const ahead = calendar.events.filter(({ end }) => end > now);
  const named = targetsIn(except, { now, zone, workday, usual }).map((target) => ({
    name: target.title ?? target.attendees?.join(", ") ?? target.when?.text ?? except,
    events: fitting(ahead, target, turn),
  }));
  return {
    ids: new Set(named.flatMap((one) => one.events.map(({ id }) => id))),
    unknown: named.length > 0 ? named.filter((one) => one.events.length === 0).map(({ name }) => name) : [except],
  };
}

/** "All standups" is the series, not the fifteen that come next. */
const isOneSeries = (events: readonly CalendarEvent[]) =>
  events.length > 1 && new Set(events.map(({ id, recurringEventId }) => recurringEventId ?? id)).size === 1;

const restOfDay = (now: Instant, zone: string): Interval => ({
  start: now,
  end: dayWindow(localDay(now, zone), zone).end,
});

/** By its start: what has begun before is not "after 3". */
const isIn = (window: Interval | null, { start }: Interval) =>
  window === null || (start >= window.start && start < window.end);

/**
 * What becomes of one event, or why it stays; null for what is no meeting at all.
 *
 * @param named the user pointed at this very event
 */
function actionOn(event: CalendarEvent, { command }: Input, turn: TurnContext, named: boolean): Action | Kept | null {
  if (event.allDay && !named) return "all-day";
  if (!blocksTime(event) && !named) return null;
  if (event.eventType !== "default" && event.eventType !== "fromGmail" && !named) return "focus";
  if (command.intent === "cancel") return { kind: "cancel", event };
  if (!event.organizerSelf) return "not-organizer";
  const slot = movedSlot(event, command, turn);
  if (!slot) return "no-time";
  if (slot.start < turn.now) return "past";
  if (!named && comesAnyway(event, slot, turn)) return "repeats";
  return { kind: "change", event, change: { slot }, allowOverlap: false };
}

/** A daily stand-up that would move to a day that has one. */
function comesAnyway(
  { id, recurringEventId }: CalendarEvent,
  slot: Interval,
  { calendar, zone }: TurnContext,
): boolean {
  const day = localDay(slot.start, zone);
  return calendar.events.some(
    (other) =>
      recurringEventId !== undefined &&
      other.recurringEventId === recurringEventId &&
      other.id !== id &&
      localDay(other.start, zone) === day,
  );
}

/** Later by a length, or on another day at the same time. Undefined when that names no time for it. */
function movedSlot(event: Interval, said: Command, now: TurnContext): Interval | undefined {
  const { slots, when } = against(atSlot(event), { ...said, manner: "same-time" }, now);
  const turn = inItsZone(now, when, event.start);
  if (!when) {
    const start = shifted(event.start, slots.shiftMinutes ?? 0, turn.zone);
    return { start, end: start + (event.end - event.start) };
  }
  const durationMinutes = (event.end - event.start) / MINUTE;
  const moved = applyWhen(
    { start: onWallOf(turn, event.start), around: null, durationMinutes },
    when,
    undefined,
    turn.zone,
    turn.now,
  );
  if (moved.problem !== undefined || moved.start === null) return undefined;
  return { start: moved.start, end: moved.start + (event.end - event.start) };
}
