import type { CalendarEvent } from "~/domain/calendar-event";
import { findConflicts } from "~/domain/conflicts";
import { type Interval, MINUTE } from "~/domain/time";
import { dayWindow, isOneDay, localDay, wholeDays } from "~/domain/zones";
import type { ConversationState, Pending } from "../state/conversation";
import type { Input } from "../state/input";
import { saidOf } from "../state/shown";
import { waitingIn } from "../state/table";
import type { TurnContext } from "../state/turn-context";
import type { Command, Manner } from "../understand/command";
import { onDayBehind } from "../understand/times/read-against";
import { timeOnDay } from "../understand/times/when";
import { asLong, isBeside, momentOf, onDayOf } from "./after-others";
import { withSoFar } from "./amend-draft";
import { atItsHour } from "./at-its-hour";
import type { Decision } from "./decision";
import { findTarget } from "./find-target";
import { spokenOfLast, withFocus } from "./focus";
import { eventIdOf, slotOfAction, takesSlot } from "./propose";

/** What a question without a name is about. */
interface Subject {
  slot: Interval;
  /** In the calendar, or to be: it is not in its own way. */
  eventId: string | null;
}

/**
 * The answer to a question that names nothing: of what is shown for a yes, else of what was spoken of. Nothing that is
 * open changes by it.
 *
 * @returns undefined for any other message, and where there is nothing to lean on
 */
export function answerLeaning(state: ConversationState, input: Input, turn: TurnContext): Decision | undefined {
  const { manner, intent, slots } = input.command;
  if (input.choiceId !== undefined || turn.calendar.state !== "ready") return undefined;
  if (intent === "find_slot" && manner === "about") return whetherFree(state, input, turn);
  if (intent !== "query") return undefined;
  // Who comes to what is open, when and how long: that stands on its card.
  const card = manner === "about" && !slots.target && state.pending ? saidOf(state.pending) : null;
  if (card) return withSoFar({ state, reply: card });
  return BY_MANNER[manner ?? "every"]?.(state, turn);
}

const BY_MANNER: Readonly<
  Partial<Record<Manner, (state: ConversationState, turn: TurnContext) => Decision | undefined>>
> = {
  "before-of": (state, turn) => beside(state, turn, -1),
  "next-of": (state, turn) => beside(state, turn, 1),
  "just-done": lastWritten,
  meanwhile: (state, turn) => elseWithin(state, turn, (slot) => slot),
  "that-day": (state, turn) => elseWithin(state, turn, (slot) => wholeDays(slot, turn.zone)),
};

/** "And after that?": the next one of the same day, or that there is none; below zero the one in front of it. */
function beside(state: ConversationState, turn: TurnContext, way: 1 | -1): Decision | undefined {
  const of = subjectOf(state, turn);
  const subject = of ?? lastListed(state, turn);
  if (!subject) return undefined;
  const { slot, eventId } = subject;
  const day = dayWindow(localDay(slot.start, turn.zone), turn.zone);
  // Behind the last of a list it is on another day.
  const until = of ? day.end : Number.MAX_SAFE_INTEGER;
  const events = turn.calendar.events.filter(({ id, allDay }) => id !== eventId && !allDay);
  const event =
    way > 0
      ? events.find(({ start }) => start >= slot.end && start < until)
      : events.findLast(({ start, end }) => end <= slot.start && start >= day.start);
  if (event) return { state: spokenOf(state, [event]), reply: { kind: "event", event } };
  const window = way > 0 ? { start: slot.end, end: day.end } : { start: day.start, end: slot.start };
  return { state, reply: { kind: "agenda", window, events: [], beside: true } };
}

/** "Do I have anything else then?", "… that day?": what there is beside it, of days off all that lies in them. */
function elseWithin(
  state: ConversationState,
  turn: TurnContext,
  windowOf: (slot: Interval) => Interval,
): Decision | undefined {
  const subject = subjectOf(state, turn);
  if (!subject) return undefined;
  const { start, end } = windowOf(subject.slot);
  const events = turn.calendar.events.filter(
    (event) => event.id !== subject.eventId && !event.allDay && event.start < end && event.end > start,
  );
  return { state: spokenOf(state, events), reply: { kind: "agenda", window: { start, end }, events, beside: true } };
}

/** "Am I free then?", "and at 4, am I free?": an hour is on the day of what is open. */
function whetherFree(state: ConversationState, { command: { when } }: Input, turn: TurnContext): Decision | undefined {
  const subject = subjectOf(state, turn);
  if (!subject || (when && !isOneDay(subject.slot))) return undefined;
  const { slot, eventId } = subject;
  const start = when ? timeOnDay(when, localDay(slot.start, turn.zone), turn.zone) : slot.start;
  const window = { start, end: start + slot.end - slot.start };
  const busy = findConflicts(window, turn.calendar.events, { exceptIds: eventId ? [eventId] : [] });
  return { state, reply: { kind: "availability", window, exact: true, wholeDay: false, busy, free: [] } };
}

/** "What did you just book?": as it stands in the calendar now. */
function lastWritten(state: ConversationState, turn: TurnContext): Decision {
  const written = new Set(state.undo.at(-1)?.steps.map(({ event }) => event.id));
  const events = turn.calendar.events.filter(
    ({ id, recurringEventId }) => written.has(id) || written.has(recurringEventId ?? ""),
  );
  const [event, another] = events;
  if (!event) return { state, reply: { kind: "nothing-pending" } };
  if (!another) return { state: spokenOf(state, [event]), reply: { kind: "event", event } };
  const [first, last] = [event.start, events.at(-1)?.end ?? event.end];
  return { state: spokenOf(state, events), reply: { kind: "agenda", window: { start: first, end: last }, events } };
}

/**
 * "Leo right after, same length", "half an hour of prep just before it", "Mia same time Friday": when that is and how long, by
 * what is open or was spoken of; beside what waits for a yes.
 */
export function behindIt(state: ConversationState, said: Command, turn: TurnContext): Command {
  const command = onWeekdayBehind(state, said, turn);
  const isOfDay = command.manner === "that-day" && command.intent === "create";
  const isLed = command.manner !== undefined && LEANS.has(command.manner);
  const subject = isOfDay || isLed || command.slots.sameLength ? subjectOf(state, turn) : undefined;
  if (isOfDay) return onItsDay(command, subject?.slot, turn);
  if (!subject) return command;
  if (command.manner === "at-its-hour") return atItsHour(state, command, subject.slot.start, turn);
  const { manner, ...rest } = asLong(command, subject.slot);
  if (!isBeside(manner) || rest.when) return manner === undefined ? rest : { ...rest, manner };
  const moved =
    rest.intent === "reschedule" ? findTarget(rest, "", turn, state.focusEventId, turn.now).events[0] : null;
  const usual = moved ? (moved.end - moved.start) / MINUTE : turn.preferences.defaultMeetingDuration;
  const { durationMinutes: minutes = usual } = rest.slots;
  const start = manner === "after-that" ? subject.slot.end : subject.slot.start - minutes * MINUTE;
  // Behind a no it is not what was shown in another way.
  const isApart = Boolean(state.declined) && manner;
  return { ...rest, when: momentOf(start), ...(isApart && { manner }), ...(state.pending && { besides: true }) };
}

const LEANS: ReadonlySet<Manner> = new Set<Manner>(["after-that", "ahead-of-that", "at-its-hour"]);

/** "Book Mia the Monday after that, at 2": counted from the day of what is open or was spoken of. */
function onWeekdayBehind(state: ConversationState, command: Command, turn: TurnContext): Command {
  const { intent, manner, when } = command;
  const subject =
    intent === "create" && !manner && when?.leaves?.includes("after") ? subjectOf(state, turn) : undefined;
  return subject && when ? { ...command, when: onDayBehind(when, subject.slot.start, turn.zone) } : command;
}

/** "Book Mia the same day at 5": on the day of that; without any, when is asked. */
function onItsDay({ manner: _, ...command }: Command, slot: Interval | undefined, { zone, now }: TurnContext): Command {
  const { when } = command;
  if (!slot || !when) return { ...command, when: null };
  const start = onDayOf(slot.start, when, zone);
  const end = when.end === null ? start : onDayOf(slot.start, { ...when, start: when.end }, zone);
  const length = end > start && { durationMinutes: (end - start) / MINUTE };
  return { ...command, slots: { ...length, ...command.slots }, when: start > now ? momentOf(start) : null };
}

/** While something is open, "it" stays that. */
const spokenOf = (state: ConversationState, events: readonly CalendarEvent[]) =>
  state.pending ? state : withFocus(state, events);

function subjectOf(state: ConversationState, turn: TurnContext): Subject | undefined {
  const shown = shownOf(state.pending, turn);
  if (shown) return shown;
  const event = spokenOfLast(state, turn);
  return event && { slot: event, eventId: event.id };
}

/** Behind a list of several the last of them. */
function lastListed({ listedIds }: ConversationState, { calendar }: TurnContext): Subject | undefined {
  const event = calendar.events.find(({ id }) => id === listedIds.at(-1));
  return event && { slot: event, eventId: event.id };
}

function shownOf(pending: Pending | null, turn: TurnContext): Subject | undefined {
  const [action, another] = pending ? waitingIn(pending) : [];
  if (action && !another && takesSlot(action)) return { slot: slotOfAction(action), eventId: eventIdOf(action) };
  // Where a time is looked for, its day.
  if (pending?.kind !== "time" || !pending.draft.around) return undefined;
  const { around, durationMinutes } = pending.draft;
  return isOneDay(around) && localDay(around.start, turn.zone) === localDay(around.end - 1, turn.zone)
    ? { slot: { start: around.start, end: around.start + durationMinutes * MINUTE }, eventId: null }
    : undefined;
}
