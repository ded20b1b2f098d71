import { type CalendarEvent, isOtherPerson } from "~/domain/calendar-event";
import type { UndoEntry, UndoStep } from "../state/action";
import type { Input } from "../state/input";
import type { TurnContext } from "../state/turn-context";

/** What became of what was done: the user, or somebody else, may have changed or cancelled it since. */

/** Whether the meeting that was written is no longer there; of a series nobody can tell. */
export function isGone(step: UndoStep, { calendar }: TurnContext): boolean {
  if (calendar.state !== "ready" || calendar.isIdle || !isOfOne(step)) return false;
  return !calendar.events.some(({ id }) => id === step.event.id);
}

/** Whether there is nothing to take back: it is off already, and not by a try of ours of which nobody heard. */
export const isOff = (step: UndoStep, { isAgain }: Pick<Input, "isAgain">, turn: TurnContext): boolean =>
  !isAgain && !(step.kind === "created" && step.isTried) && isGone(step, turn);

/** Whether others have changed since what an undo of it would put back. */
export function changedSince(step: UndoStep, turn: TurnContext): "moved" | "changed" | null {
  const now = nowOf(step, turn);
  if (!now) return null;
  if (step.kind === "created") return isSame.time(now, step.event) ? null : "moved";
  const others = changedBy(step).filter((part) => !isSame[part](now, toOf(step)) && !isSame[part](now, step.event));
  if (others.length === 0) return null;
  return others.includes("time") ? "moved" : "changed";
}

/** As it is to be taken back: what is off is left alone, and of a change only what it has changed is as it was before. */
export const asFound = (entry: UndoEntry, input: Pick<Input, "isAgain">, turn: TurnContext): UndoEntry => ({
  ...entry,
  steps: entry.steps.map((step) => (isOff(step, input, turn) ? { ...step, isGone: true } : putBack(step, turn))),
});

function putBack(step: UndoStep, turn: TurnContext): UndoStep {
  const now = nowOf(step, turn);
  const parts = changedBy(step);
  if (!now || step.kind !== "changed" || parts.length === 0) return step;
  return { ...step, event: parts.reduce((event, part) => BACK[part](event, step.event, toOf(step)), now) };
}

type Part = "time" | "title" | "location" | "description" | "guests";

const isSame: Record<Part, (one: CalendarEvent, other: CalendarEvent) => boolean> = {
  time: (one, other) => one.start === other.start && one.end === other.end && one.allDay === other.allDay,
  title: (one, other) => one.title === other.title,
  location: (one, other) => one.location === other.location,
  description: (one, other) => one.description === other.description,
  guests: (one, other) => addressesOf(one).join() === addressesOf(other).join(),
};

/** How each part of what there is now becomes what it was. */
const BACK: Record<Part, (now: CalendarEvent, before: CalendarEvent, after: CalendarEvent) => CalendarEvent> = {
  time: ({ startDate: _, endDate: __, ...now }, { start, end, allDay, zone, startDate, endDate }) => ({
    ...{ ...now, start, end, allDay, zone },
    ...(startDate && endDate && { startDate, endDate }),
  }),
  title: (now, { title }) => ({ ...now, title }),
  location: (now, { location }) => ({ ...now, location }),
  description: (now, { description }) => ({ ...now, description }),
  guests: (now, before, after) => {
    const [invited, were] = [addressesOf(after), addressesOf(before)];
    const stay = now.attendees.filter(({ email }) => were.includes(email) || !invited.includes(email));
    const back = before.attendees.filter(({ email }) => !stay.some((one) => one.email === email));
    return { ...now, attendees: [...stay, ...back.filter(({ email }) => !invited.includes(email))] };
  },
};

const PARTS = Object.keys(isSame) as Part[]; // its own keys

/** What a change has changed, where that is known. */
export const changedBy = (step: UndoStep): Part[] =>
  isOfOne(step) && step.kind === "changed" && step.to
    ? PARTS.filter((part) => !isSame[part](step.event, toOf(step)))
    : [];

const toOf = (step: UndoStep): CalendarEvent => (step.kind === "changed" && step.to) || step.event;

const nowOf = ({ event }: UndoStep, { calendar }: TurnContext) => calendar.events.find(({ id }) => id === event.id);

const addressesOf = ({ attendees }: CalendarEvent) =>
  attendees
    .filter(isOtherPerson)
    .map(({ email }) => email)
    .toSorted();

/** Whether it wrote one event that stands in the calendar under its own id: of a series the calendar lists its meetings. */
const isOfOne = (step: UndoStep): boolean =>
  (step.kind === "created" || step.kind === "changed") && !step.single && !step.repeats && !step.event.recurrence;
