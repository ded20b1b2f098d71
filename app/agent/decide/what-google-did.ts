import type { CalendarEvent } from "~/domain/calendar-event";
import { googleEventId } from "~/domain/event-id";
import type { Interval } from "~/domain/time";
import { type Action, guestsOf, type SeriesAction, type UndoStep } from "../state/action";
import { expectedEvent } from "../state/expected";
import { eventIdOf } from "./propose";
import { stepOf } from "./settle";

type Events = readonly CalendarEvent[];
type Split = Omit<SeriesAction, "kind">;

/** The step that an action came to, as the calendar shows it. */
export function madeOf(action: Action, events: Events): UndoStep[] {
  const now = events.find(({ id }) => id === eventIdOf(action));
  if (action.kind === "series" && action.slot) {
    const isMade = hasMovedTo(action.slot, action, events) && !isHalf(action, events);
    return isMade ? [stepOf(action, action)] : [];
  }
  if (action.kind === "cancel" || action.kind === "series") return now ? [] : [stepOf(action, action)];
  if (!now) return [];
  return action.kind === "create" || isAsWanted(now, expectedEvent(action)) ? [stepOf(action, { event: now })] : [];
}

/** Whether a series that goes on at another time stands at both: its move, or the undo of it, stopped half way. */
export const isHalf = (split: Split, events: Events): boolean => goesOn(split, events) && isWhereItWas(split, events);

/** Whether the calendar shows that a step was taken back. */
export function isTakenBack(step: UndoStep, events: Events): boolean {
  const { id: eventId } = step.event;
  const now = events.find(({ id }) => id === eventId);
  // Of a series the calendar lists the instances.
  if (step.kind === "created") return !now && !events.some(({ recurringEventId }) => recurringEventId === eventId);
  if (step.kind === "series-changed") return isWhereItWas(step, events) && !goesOn(step, events);
  return now !== undefined && (step.kind === "cancelled" || (!step.single && isAsWanted(now, step.event)));
}

/** Whether the series in which another goes on at its new time is there. */
const goesOn = ({ reach, slot, meetingId }: Split, events: Events): boolean =>
  reach === "following" && slot !== null && isListed(slot, [googleEventId(meetingId)], events);

const isWhereItWas = ({ event, edit }: Split, events: Events): boolean =>
  isListed(event, [event.recurringEventId ?? event.id], events, edit && event);

/** Whether a meeting of the series, or of the one in which it goes on, is where the one that was named was to go. */
const hasMovedTo = (slot: Interval, { event, meetingId, edit }: Split, events: Events): boolean =>
  isListed(slot, [event.recurringEventId ?? event.id, googleEventId(meetingId)], events, edit && { ...event, ...edit });

/** @param as all that it is to be where more than its time was changed */
const isListed = (slot: Interval, series: readonly string[], events: Events, as?: CalendarEvent): boolean =>
  events.some(
    (event) =>
      event.start === slot.start &&
      event.end === slot.end &&
      series.includes(event.recurringEventId ?? "") &&
      (!as || isAsWanted(event, { ...as, ...slot })),
  );

/** In all that a change can have changed. */
const isAsWanted = (now: CalendarEvent, wanted: CalendarEvent) =>
  now.start === wanted.start &&
  now.end === wanted.end &&
  now.title === wanted.title &&
  now.location === wanted.location &&
  emailsOf(now) === emailsOf(wanted);

const emailsOf = (event: CalendarEvent) =>
  guestsOf(event)
    .map(({ email }) => email.toLowerCase())
    .toSorted()
    .join();
