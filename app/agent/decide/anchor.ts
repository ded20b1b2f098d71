import type { CalendarEvent } from "~/domain/calendar-event";
import { type Interval, MINUTE } from "~/domain/time";
import type { Change, Draft } from "../state/action";
import type { ConversationState, Pending } from "../state/conversation";
import type { Input } from "../state/input";
import { actionsOf, eventsOnTable } from "../state/table";
import type { TurnContext } from "../state/turn-context";
import type { Command } from "../understand/command";
import { type Anchor, readAgainst } from "../understand/times/read-against";
import { findTarget, fitting } from "./find-target";
import { inItsZone } from "./in-its-zone";
import { hasTarget, isNewMeeting } from "./what-is-said";

/** A command with its time read against this; as it is without anything to read it against. */
export function against(anchor: Anchor | undefined, command: Command, turn: TurnContext): Command {
  if (!anchor) return command;
  const { now, zone, workday } = command.when?.zone ? turn : inItsZone(turn, null, anchor.start);
  return readAgainst(command, anchor, { now, zone, workday });
}

export const atSlot = ({ start, end }: Interval): Anchor => ({ start, end, isTimed: true });
export const within = ({ start, end }: Interval): Anchor => ({ start, end, isTimed: false });

/** When a meeting is that is being put together, as far as that is settled. */
export function anchorOfDraft({ start, around, durationMinutes, allDay, isEndSaid }: Draft): Anchor | undefined {
  if (start === null) return around ? within(around) : undefined;
  const end = start + durationMinutes * MINUTE;
  return { start, end, isTimed: allDay === undefined, ...(isEndSaid && { isEndSaid }) };
}

/** A meeting of the calendar. What was done to it just now leaves no doubt of which week is spoken. */
export function anchorOfEvent(state: ConversationState, { id, start, end, allDay }: CalendarEvent): Anchor {
  const justDone = state.undo.at(-1)?.steps.find(({ event }) => event.id === id);
  const isEndSaid = justDone?.kind !== "series-changed" && justDone?.isEndSaid;
  return { start, end, isTimed: !allDay, ...(!justDone && { isSettled: true }), ...(isEndSaid && { isEndSaid }) };
}

/** What a change would make of a meeting. */
export const atChange = ({ slot, isEndSaid }: Change): Anchor => ({ ...atSlot(slot), ...(isEndSaid && { isEndSaid }) });

/** What a message amends, before anything is decided: the meeting that it names, or what is on the table. */
export function anchorOf(state: ConversationState, { command, text }: Input, turn: TurnContext): Anchor | undefined {
  const { intent } = command;
  const isNamed = hasTarget(command) && !(state.pending && isOnTable(state.pending, command, turn));
  // Another meeting has a time of its own.
  const isOther = isNewMeeting(command) && actionsOf(state.pending).length > 0;
  if (state.pending && !isNamed) return isOther ? undefined : anchorOnTable(state.pending);
  if (intent !== "reschedule" && intent !== "edit_attendees") return undefined;
  const [event, another] = findTarget(command, text, turn, state.focusEventId, turn.now).events;
  return event && !another ? anchorOfEvent(state, event) : undefined;
}

/** "The haircut should be 11": what is on the table may be named. */
export function isOnTable(pending: Pending, command: Command, turn: TurnContext): boolean {
  const { target } = command.slots;
  const [only, second] = eventsOnTable(pending);
  return Boolean(only && !second && target && hasTarget(command) && fitting([only], target, turn).length > 0);
}

function anchorOnTable(pending: Pending): Anchor | undefined {
  if (pending.kind === "time" || pending.kind === "address") return anchorOfDraft(pending.draft);
  if (pending.kind === "new-time") return pending.around ? within(pending.around) : atSlot(pending.event);
  if (pending.kind === "guest-address") return atSlot(pending.soFar?.slot ?? pending.event);
  const [action, another] = actionsOf(pending);
  if (!action || another) return undefined;
  if (action.kind === "create") return anchorOfDraft(action.draft);
  return action.kind === "change" ? atChange(action.change) : undefined;
}
