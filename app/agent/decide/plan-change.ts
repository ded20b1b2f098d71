import { type AllDay, daysTouched, slotOfDays } from "~/domain/all-day";
import { type Attendee, type CalendarEvent, isOtherPerson } from "~/domain/calendar-event";
import { firstOfRule } from "~/domain/series";
import { DAY, type Interval, MINUTE } from "~/domain/time";
import { dayWindow, localDay, shifted } from "~/domain/zones";
import { type Change, unchanged } from "../state/action";
import type { ConversationState } from "../state/conversation";
import type { Input } from "../state/input";
import type { TurnContext } from "../state/turn-context";
import type { Command } from "../understand/command";
import { said } from "../understand/languages/lists/said";
import type { Decision } from "./decision";
import { applyWhen, contactsNamed, endSaid, guestsFrom, isSameName, resolvePeople, type Timing } from "./draft";
import { inItsZone, onWallOf } from "./in-its-zone";
import { freeTimes, proposeChange, type Wanted, wait } from "./propose";
import { dayOne, daysOf, daysSaid } from "./whole-days";

/**
 * A move, a new length or a new title of one event that is known.
 *
 * @param soFar what a proposal on the table would change already; a correction builds on it
 */
export function planMove(
  state: ConversationState,
  event: CalendarEvent,
  command: Command,
  input: Input,
  now: TurnContext,
  soFar: Change = unchanged(event),
): Decision {
  if (!event.organizerSelf) return { state, reply: { kind: "not-organizer", event } };
  const turn = event.allDay ? now : inItsZone(now, command.when, soFar.slot.start);
  const { slots } = command;
  if (slots.recurrence !== undefined && event.recurringEventId)
    return { state, reply: { kind: "repeats-already", event } };
  const { slot: from } = soFar;
  const durationMinutes = (from.end - from.start) / MINUTE;
  const { isEndSaid, ...before } = soFar;
  const isHourSaid = command.when?.grain === "minute" && command.when.kind !== "duration";
  const hour = isHourSaid && { isHourSaid: true as const };
  const rest = { ...before, ...saidOf(slots), ...endSaid(command, isEndSaid), ...hour };

  const asDays = onWholeDays(event, command, turn, soFar);
  if (asDays) {
    const { days, problem } = asDays;
    if (days && !problem) {
      const slot = slotOfDays(days, turn.zone);
      return proposeChange(state, event, { ...rest, slot, allDay: days }, input, turn);
    }
    return offerNewTimes(state, event, { around: null, durationMinutes }, input, turn, { problem });
  }
  // "I'm back on Wednesday" and "until Saturday" are about whole days, and move no meeting.
  const isTimed = !(soFar.allDay ?? event.allDay);
  const isOfDays = command.when?.edge === "back" || (command.when?.edge === "end" && command.when.grain === "day");
  if (command.when && isOfDays && isTimed) return { state, reply: { kind: "not-sure", unread: command.when.text } };
  if (!isTimed) {
    return atTimeOfDay(state, event, command, input, turn, rest);
  }

  const { problem, ...timing } = movedTiming(from, command, turn);
  if (!saysChange(command) || problem || timing.start === null) {
    // A meeting whose time will not do is looked for from its own day on.
    const from = Math.max(dayWindow(localDay(event.start, turn.zone), turn.zone).start, turn.now);
    const ahead = { start: from, end: from + 7 * DAY };
    const { limits } = slots;
    return offerNewTimes(state, event, timing, input, turn, { problem, ahead, ...(limits && { limits }) });
  }
  const slot = { start: timing.start, end: timing.start + timing.durationMinutes * MINUTE };
  return proposeChange(state, event, { ...rest, slot }, input, turn);
}

/** What a change says besides its time. */
const saidOf = ({ title, location, recurrence }: Command["slots"]): Partial<Change> => ({
  ...(title !== undefined && { title }),
  ...(location !== undefined && { location }),
  ...(recurrence !== undefined && { recurrence }),
});

/** When the meeting is after the change: later by a length, longer, or at the time that was said. */
function movedTiming(from: Interval, { slots, when }: Command, turn: TurnContext): Timing & { problem?: string } {
  const { zone, now } = turn;
  const { shiftMinutes, extendMinutes } = slots;
  const longer = (from.end - from.start) / MINUTE + (extendMinutes ?? 0);
  // "Make it every Tuesday" says how often; the clock time is its own.
  const often = when?.kind === "recurring" && when.grain === "day";
  const first = often ? firstOfRule(when.rrule ?? "", from.start, zone) : from.start;
  const start = shiftMinutes === undefined ? first : shifted(from.start, shiftMinutes, zone);
  const base = { start, around: null, durationMinutes: slots.durationMinutes ?? longer };
  const isLength = shiftMinutes !== undefined || extendMinutes !== undefined;
  if (!when || often || isLength) return base;
  return applyWhen({ ...base, start: onWallOf(turn, start) }, when, slots.durationMinutes, zone, now);
}

/** Whether something should be other than it is. */
const saysChange = ({ slots, when }: Command) => when !== null || CHANGES.some((slot) => slots[slot] !== undefined);

const CHANGES = ["durationMinutes", "shiftMinutes", "extendMinutes", "title", "location"] as const;

/**
 * The days that something takes which takes whole days, or does from now on; undefined where it gets a time of day.
 * `days` is null when nothing was said of other days.
 */
function onWholeDays(
  event: CalendarEvent,
  command: Command,
  { zone }: TurnContext,
  soFar: Change,
): { days: AllDay | null; problem?: string } | undefined {
  const { slots } = command;
  const isNow = soFar.allDay === undefined ? event.allDay : soFar.allDay !== null;
  if (!(slots.allDay ?? isNow)) return undefined;
  const before = soFar.allDay ?? (isNow ? daysOf(event, zone) : daysTouched(soFar.slot, zone));
  const { days, problem, isTimed } = daysSaid(before, command, zone);
  if (isTimed && !slots.allDay) return undefined;
  const says = saysChange(command) || slots.allDay !== undefined || slots.recurrence !== undefined;
  return { days: says ? days : null, ...(problem !== undefined && { problem }) };
}

/** A time of day for what took whole days: on the first of them unless another day is said. */
function atTimeOfDay(
  state: ConversationState,
  event: CalendarEvent,
  { slots, when }: Command,
  input: Input,
  turn: TurnContext,
  rest: Change,
): Decision {
  const { zone, now, preferences } = turn;
  const durationMinutes = slots.durationMinutes ?? preferences.defaultMeetingDuration;
  const base = { start: null, around: dayOne(rest.allDay ?? daysOf(event, zone), zone), durationMinutes };
  const timing: Timing & { problem?: string } = when ? applyWhen(base, when, slots.durationMinutes, zone, now) : base;
  if (timing.start === null || timing.problem !== undefined) {
    return offerNewTimes(state, event, timing, input, turn, { problem: timing.problem });
  }
  const slot = { start: timing.start, end: timing.start + timing.durationMinutes * MINUTE };
  return proposeChange(state, event, { ...rest, slot, allDay: null }, input, turn);
}

/**
 * Free times that the event could move to.
 *
 * @param besides `problem` is why the time that was said cannot be read, `ahead` is where to look when none was said; the
 *   rest narrows the times
 */
export function offerNewTimes(
  state: ConversationState,
  event: CalendarEvent,
  { around, durationMinutes }: { around: Interval | null; durationMinutes: number },
  input: Input,
  turn: TurnContext,
  {
    problem,
    ahead,
    ...wanted
  }: { problem?: string | undefined; ahead?: Interval } & Pick<Wanted, "limits" | "passed"> = {},
): Decision {
  const window = around ?? ahead;
  const options = problem || !window ? [] : freeTimes(window, durationMinutes, turn, { ...wanted, exceptId: event.id });
  const id = input.newId;
  return {
    state: {
      ...wait(state, { kind: "new-time", id, event, options, ...(around && { around }) }, turn),
      focusEventId: event.id,
    },
    reply: { kind: "ask-new-time", id, event, options, ...(problem && { problem }) },
  };
}

/** People who join or leave one event that is known, which may move besides. */
export function planGuests(
  state: ConversationState,
  event: CalendarEvent,
  command: Command,
  input: Input,
  turn: TurnContext,
  soFar: Change = unchanged(event),
): Decision {
  if (!event.organizerSelf) return { state, reply: { kind: "not-organizer", event } };
  const { attendees = themMeant(state, event, command, input, turn) } = command.slots;
  // "Drop him", of several
  const isNobody = command.slots.removedAttendees?.length === 0;
  if (attendees === undefined || isNobody) return { state, reply: { kind: "ask-who", event } };
  // "Invite them too": the calendar says who they are, not the user.
  const areMet = command.slots.attendees === undefined;
  const { people, unknownNames } = resolvePeople(attendees, turn.calendar.contacts, command.slots.called);
  const [name] = unknownNames;
  if (name !== undefined) {
    const options = contactsNamed(name, turn.calendar.contacts);
    return {
      state: wait(state, { kind: "guest-address", id: input.newId, event, name, options, command, soFar }, turn),
      reply: { kind: "ask-address", id: input.newId, name, options },
    };
  }
  const invited = soFar.attendees ?? event.attendees;
  const leaves = resolvePeople(command.slots.removedAttendees ?? [], turn.calendar.contacts);
  const gone = new Set([
    ...leaves.people.map(({ email }) => email),
    ...leaves.unknownNames.flatMap((unknown) => guestsCalled(invited, unknown)),
  ]);
  const [only, second] = invited.filter(isOtherPerson);
  if (command.manner === "instead" && only && !second) gone.add(only.email);
  // "Add Zoe zoe@new.example", where another Zoe comes: that address is hers.
  const called = Object.entries(command.slots.called ?? {});
  for (const [email, name] of called) {
    const [before, other] = invited.filter((guest) => guest.name && isSameName(guest.name, name));
    if (before && !other && before.email.toLowerCase() !== email) gone.add(before.email);
  }
  const stays = invited.filter(({ email }) => !gone.has(email));
  const joins = (areMet ? guestsFrom(people, turn.calendar.contacts) : people).filter(
    ({ email }) => !stays.some((guest) => guest.email === email),
  );
  const isMoved = command.intent === "reschedule";
  if (joins.length === 0 && stays.length === invited.length && !isMoved) {
    const comes = command.slots.removedAttendees === undefined ? people : [];
    return { state, reply: { kind: "same-guests", event, comes } };
  }
  const change = { ...soFar, attendees: [...stays, ...joins] };
  return isMoved
    ? planMove(state, event, command, input, turn, change)
    : proposeChange(state, event, change, input, turn);
}

/** "Invite him too": the guest of the meeting that was spoken of; undefined when nobody or more than one is meant. */
function themMeant(
  { focusEventId }: ConversationState,
  event: CalendarEvent,
  { slots }: Command,
  { text }: Input,
  { calendar }: TurnContext,
): string[] | undefined {
  if (slots.removedAttendees) return [];
  const guests =
    calendar.events.find(({ id }) => id === focusEventId && id !== event.id)?.attendees.filter(isOtherPerson) ?? [];
  const areMany = THEM.isIn(text);
  const isOne = ONE_OF_THEM.isIn(text) && guests.length === 1;
  return isOne || (areMany && guests.length > 0) ? guests.map(({ email }) => email) : undefined;
}

const THEM = said`${"them"}`;
const ONE_OF_THEM = said`${"oneOfThem"}`;

function guestsCalled(attendees: readonly Attendee[], name: string): string[] {
  const asked = name.toLowerCase();
  return attendees
    .filter(({ email, name: full }) => [...(full ?? "").toLowerCase().split(" "), email.split("@")[0]].includes(asked))
    .map(({ email }) => email);
}
