import type { CalendarEvent } from "~/domain/calendar-event";
import { joinLimits, type Limits } from "~/domain/limits";
import { type Interval, MINUTE } from "~/domain/time";
import { isOneDay, localDay, zoned } from "~/domain/zones";
import type { ConversationState } from "../state/conversation";
import { eventsOnTable } from "../state/table";
import type { TurnContext } from "../state/turn-context";
import type { Command, When } from "../understand/command";
import { momentOf } from "./after-others";
import { aheadOf, fitting } from "./find-target";
import { spokenOfLast } from "./focus";
import { windowOf } from "./look-up";

/** "After the scrum", "before the review", of free time: the hours behind that meeting, or in front of it, and its day. */
export function besideMeeting(state: ConversationState, command: Command, turn: TurnContext): Command {
  const { beside, ...slots } = command.slots;
  if (!beside) return command;
  const called = fitting(aheadOf(turn), { title: beside.title }, turn);
  const window = windowMeant(state, command, turn);
  const event = called.find(({ start, end }) => !window || (start < window.end && end > window.start)) ?? called[0];
  if (beside.minutes !== undefined) {
    const own = { ...command, slots };
    const length = beside.side === "before" && beside.minutes === 0 ? lengthOf(state, own, turn) : 0;
    return at({ ...beside, minutes: beside.minutes + length }, event, own, window);
  }
  if (!event) return { ...command, slots };
  const limits = joinLimits(slots.limits, hoursBeside(event, beside.side, turn.zone));
  const isThatDay =
    window && isOneDay(window) && localDay(window.start, turn.zone) === localDay(event.start, turn.zone);
  return {
    ...command,
    slots: { ...slots, ...(limits && { limits }) },
    ...(!isThatDay && { when: dayOf(event, turn.zone) }),
  };
}

/** "Half an hour before the hygienist", "straight after the hygienist": when that is, if it is on the day that was said. */
function at(
  { side, minutes = 0, title }: NonNullable<Command["slots"]["beside"]>,
  event: CalendarEvent | undefined,
  command: Command,
  window: Interval | null,
): Command {
  const isThen = event && (!window || (event.start < window.end && event.end > window.start));
  if (!isThen) return { ...command, unread: title };
  const start = side === "after" ? event.end + minutes * MINUTE : event.start - minutes * MINUTE;
  return { ...command, when: momentOf(start) };
}

/** How long that is which shall end where another one begins: as it is on the table or in the calendar, or as is said. */
function lengthOf(state: ConversationState, { slots, intent }: Command, turn: TurnContext): number {
  const { durationMinutes, target } = slots;
  const [table] = eventsOnTable(state.pending);
  const named = target ? fitting(aheadOf(turn), target, turn)[0] : undefined;
  const focus = spokenOfLast(state, turn);
  const event = intent === "create" ? undefined : (named ?? table ?? focus);
  const own = event ? (event.end - event.start) / MINUTE : turn.preferences.defaultMeetingDuration;
  return durationMinutes ?? own;
}

/** Where free time is looked for. */
function windowMeant({ pending, search }: ConversationState, { when }: Command, turn: TurnContext): Interval | null {
  const said = when ?? (pending ? null : search?.command.when);
  if (said) return windowOf(said, turn.zone, turn.now);
  return pending?.kind === "time" ? pending.draft.around : null;
}

function hoursBeside({ start, end }: CalendarEvent, side: "after" | "before", zone: string): Limits {
  const at = zoned(side === "after" ? end : start, zone);
  const minute = at.hour * 60 + at.minute;
  return side === "after" ? { fromMinute: minute } : { untilMinute: minute };
}

const dayOf = ({ start, title }: CalendarEvent, zone: string): When => ({
  ...{ kind: "date", start: localDay(start, zone), end: null, part: null, grain: "day", text: title },
});
