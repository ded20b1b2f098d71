import type { CalendarEvent } from "~/domain/calendar-event";
import { checkMeeting } from "~/domain/meeting-limits";
import { sameDay } from "~/domain/series";
import { HOUR, type Interval } from "~/domain/time";
import type { Action, UndoEntry } from "../state/action";
import type { ConversationState } from "../state/conversation";
import type { Input } from "../state/input";
import { actionsOf } from "../state/table";
import type { TurnContext } from "../state/turn-context";
import type { Target } from "../understand/command";
import { said } from "../understand/languages/lists/said";
import type { Decision } from "./decision";
import { findTarget } from "./find-target";
import { notFound } from "./not-found";
import { planMove } from "./plan-change";
import { proposeAll } from "./propose";
import { lastDone } from "./undo";

/**
 * "Swap the standup and the review": each takes the other's start and keeps its length. Where several are called so,
 * the two of one day are meant, else the next ones: the proposal names both.
 */
export function swapPlaces(state: ConversationState, input: Input, turn: TurnContext, other: Target): Decision {
  const one = find(input.command.slots.target ?? {}, state, input, turn);
  const two = find(other, state, input, turn);
  if (one.events.length === 0) return notFound(state, one.input, turn);
  if (two.events.length === 0) return notFound(state, two.input, turn);
  const pairs = one.events.flatMap((first) => two.events.map((second) => [first, second] as const));
  const apart = pairs.filter(([first, second]) => first.id !== second.id);
  const [first, second] = apart.find(([a, b]) => sameDay(a.start, b.start, turn.zone)) ?? apart[0] ?? [];
  // Both names fit one meeting, or a whole day has no hour to give: where to is asked.
  if (!first || !second || first.allDay || second.allDay)
    return planMove(state, first ?? one.events[0]!, one.input.command, input, turn);
  return exchange(first, second, state, input, turn);
}

function exchange(
  first: CalendarEvent,
  second: CalendarEvent,
  state: ConversationState,
  input: Input,
  turn: TurnContext,
): Decision {
  const foreign = [first, second].find(({ organizerSelf }) => !organizerSelf);
  if (foreign) return { state, reply: { kind: "not-organizer", event: foreign } };
  const moves = [
    { event: first, slot: placeOf(first, second) },
    { event: second, slot: placeOf(second, first) },
  ];
  const problems = moves.flatMap(({ event: { attendees }, slot }) =>
    checkMeeting({ ...slot, attendees: attendees.length, now: turn.earliest }),
  );
  if (problems.length > 0) return { state, reply: { kind: "refused", problems } };
  const actions = moves.map(
    ({ event, slot }): Action => ({ kind: "change", event, change: { slot }, allowOverlap: false }),
  );
  return proposeAll(state, actions, input, turn);
}

/** "Other way round", of two that wait for a yes or were just booked. */
export function otherWayRound(state: ConversationState, input: Input, turn: TurnContext): Decision | undefined {
  const isAsked = input.command.manner === "trade-places";
  if (input.choiceId !== undefined || !(isAsked || OTHER_WAY.isIn(input.text))) return undefined;
  const actions = actionsOf(state.pending);
  const [one, two, more] = actions;
  if (one?.kind === "create" && two?.kind === "create" && !more && !one.draft.allDay && !two.draft.allDay) {
    const at = (action: typeof one, start: number) => ({
      ...action,
      draft: { ...action.draft, start },
      allowOverlap: false,
    });
    return proposeAll(state, [at(one, two.draft.start), at(two, one.draft.start)], input, turn);
  }
  if (one?.kind === "change" && two?.kind === "change" && !more && one.change.slot && two.change.slot) {
    const turned = [crossed(one, two.change.slot), crossed(two, one.change.slot)];
    return proposeAll(state, turned, input, turn);
  }
  const [first, second] = state.pending ? [] : lastTwo(state, turn);
  if (first && second) return exchange(first, second, state, input, turn);
  return isAsked ? { state, reply: { kind: "not-sure", unread: input.text } } : undefined;
}

/** The two that were written last, by one yes or by two, else those of the list that was told; none where there are more or fewer. */
export function lastTwo(state: ConversationState, { calendar, now }: TurnContext): CalendarEvent[] {
  const stepsOf = ({ at, steps }: UndoEntry) => (now - at < HOUR ? steps : []);
  const written = (entries: readonly UndoEntry[]) =>
    entries.flatMap(stepsOf).flatMap(({ kind, event }) => (kind === "created" || kind === "changed" ? [event.id] : []));
  const { undo, listedIds } = state;
  const apart = written(undo.slice(-2));
  const both = [written(undo.slice(-1)), lastDone(state) ? apart : [], listedIds, apart];
  const ids = both.find(({ length }) => length === 2) ?? [];
  const events = calendar.events.filter(({ id, allDay }) => ids.includes(id) && !allDay);
  return events.length === 2 ? events : [];
}

/** Where the other one was to go, as long as this one is. */
const crossed = (action: Extract<Action, { kind: "change" }>, { start }: Interval): Action => {
  const { start: from, end } = action.change.slot ?? action.event;
  return { ...action, change: { ...action.change, slot: { start, end: start + end - from } }, allowOverlap: false };
};

const OTHER_WAY = said`^\W*(?:(?:${"no"}|${"hesitates"}|${"meant"}|${"small"})[\s,.!]+){0,5}${"otherWay"}(?:[\s,.!]+(?:${"hesitates"}|${"meant"}|${"please"})){0,5}\W*$`;

/** One of the two, as if it alone were to be moved. */
function find(target: Target, { focusEventId }: ConversationState, input: Input, turn: TurnContext) {
  const { exchangeWith: _, ...slots } = input.command.slots;
  const alone: Input = { ...input, command: { ...input.command, slots: { ...slots, target } } };
  // What the message says beside the name ("my last meeting") is about both, so it does not tell them apart.
  return { input: alone, events: findTarget(alone.command, "", turn, focusEventId, turn.now).events };
}

/** Two that touch go on touching, whatever their lengths. */
function placeOf(event: CalendarEvent, other: CalendarEvent): Interval {
  const length = event.end - event.start;
  if (event.end === other.start) return { start: other.end - length, end: other.end };
  return { start: other.start, end: other.start + length };
}
