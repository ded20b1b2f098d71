import { type CalendarEvent, isReminded } from "./calendar-event";
import { AGENDA_GOOD_FOR_MS, type AgendaMoment, type AgendaPreferences, agendaMoments } from "./daily-agenda";
import { DUE_GOOD_FOR_MS, dueMoments } from "./due-items";
import type { ReminderEvidence } from "./reminder-evidence";
import { DAY, HOUR, type Instant, MINUTE } from "./time";
import { type TimezoneAndTrips, zoneAt } from "./trips";
import { shifted } from "./zones";

/** How far ahead anything is planned. */
export const PLAN_AHEAD_MS = 48 * HOUR;
/** A plan is made anew after this long even when nothing has changed. */
export const REPLAN_MS = DAY;
/** A reminder time that is set now also counts for moments that have passed by no more than this. */
const LATE_PLAN_MS = 15 * MINUTE;

/** What a planned notification is about. */
export type PlannedSubject = { eventId: string; start: Instant };

export interface PlannedNotification {
  /** UTC milliseconds, a whole minute. */
  dueAt: Instant;
  /** The same for the same notification, whenever it is planned. */
  id: string;
  kind: (typeof PLANNED_KINDS)[number];
  /** Null for an agenda and for what is due, which are about whatever their day holds then. */
  subject: PlannedSubject | null;
}

/** What the planner plans; what else waits beside it is not its own. */
export const PLANNED_KINDS = ["reminder", "agenda", "due-items"] as const;

/** When somebody wants to be reminded of one meeting. */
export interface MeetingReminder {
  eventId: string;
  /** Null for never. */
  minutes: number | null;
  setAt: Instant;
}

/** A meeting of which the user has been reminded. */
export interface Reminded {
  eventId: string;
  start: Instant;
  /** When. */
  at: Instant;
}

/** What reminders hang on. */
export interface ReminderPreferences extends TimezoneAndTrips {
  reminderMinutes: number;
  /** Since when reminders are on and come so many minutes before. */
  reminderSetAt: Instant;
  notifyWhatsapp: boolean;
  notifyEmail: boolean;
}

export interface PlanFacts {
  userId: string;
  /** Events that start between `now` and the longest reminder time beyond `PLAN_AHEAD_MS`. */
  events: readonly CalendarEvent[];
  preferences: AgendaPreferences & ReminderPreferences;
  /** ISO dates on which something is due that the user has taken on and not done. */
  dueDays: readonly string[];
  meetingReminders: readonly MeetingReminder[];
  /** Ids of invitations from strangers that the user has not answered: reminded of only where the user has said so. */
  unasked: readonly string[];
  reminded: readonly Reminded[];
  /** Of these the user has not been reminded after all: something of the message that was to do it had changed. */
  dropped: readonly Reminded[];
  /** What is planned now: what is due and waits stays, and no agenda is begun for a time that had passed. */
  planned: readonly Key[];
}

/** `keyOf` of what is planned now. */
type Waiting = ReadonlySet<string>;

/** Everything that is to be sent to a user in the 48 hours after `now`, and what is late but still of use. */
export function planFor(facts: PlanFacts, now: Instant): PlannedNotification[] {
  const { preferences, events } = facts;
  const waiting = new Set(facts.planned.map(keyOf));
  return [
    ...(isReminding(preferences) ? events.flatMap((event) => reminderFor(event, facts, waiting, now)) : []),
    ...agendasFor(facts, waiting, now),
    ...(isReminding(preferences) ? dueItemsFor(facts, waiting, now) : []),
  ];
}

/** Whether the user wants reminders on any channel. */
export const isReminding = ({
  notifyWhatsapp,
  notifyEmail,
}: Pick<ReminderPreferences, "notifyWhatsapp" | "notifyEmail">) => notifyWhatsapp || notifyEmail;

function agendasFor(facts: PlanFacts, waiting: Waiting, now: Instant): PlannedNotification[] {
  const moments = agendaMoments(facts.preferences, now - AGENDA_GOOD_FOR_MS, now + PLAN_AHEAD_MS);
  return moments.flatMap((moment) => ofDay("agenda", moment, { userId: facts.userId, waiting }, now));
}

function dueItemsFor(facts: PlanFacts, waiting: Waiting, now: Instant): PlannedNotification[] {
  const moments = dueMoments(facts.preferences, facts.dueDays, now - DUE_GOOD_FOR_MS, now + PLAN_AHEAD_MS);
  return moments.flatMap((moment) => ofDay("due-items", moment, { userId: facts.userId, waiting }, now));
}

/** What is told once of a day: none is begun for a time that had passed. */
function ofDay(
  kind: "agenda" | "due-items",
  { at: dueAt, day }: AgendaMoment,
  { userId, waiting }: { userId: string; waiting: Waiting },
  now: Instant,
): PlannedNotification[] {
  const one = { dueAt, id: `${userId}:${kind}:${day}`, kind, subject: null };
  return dueAt > now || waiting.has(keyOf(one)) ? [one] : [];
}

function reminderFor(event: CalendarEvent, facts: PlanFacts, waiting: Waiting, now: Instant): PlannedNotification[] {
  if (!isReminded(event) || event.start <= now) return [];
  const own = facts.meetingReminders.find(({ eventId }) => eventId === event.id);
  if (own === undefined && facts.unasked.includes(event.id)) return [];
  const dueAt = reminderMoment(event.start, own, facts.preferences);
  if (dueAt === null || dueAt > now + PLAN_AHEAD_MS) return [];
  // What was said about this very meeting since is said to be heard again.
  const isDone = facts.reminded.some(
    ({ eventId, start, at }) => eventId === event.id && start === event.start && at >= (own?.setAt ?? 0),
  );
  if (isDone) return [];
  const dropped = facts.dropped.filter(({ eventId, start }) => eventId === event.id && start === event.start).length;
  const subject = { eventId: event.id, start: event.start };
  // Another one than that which was dropped.
  const again = dropped > 0 ? `:${dropped}` : "";
  const id = `${facts.userId}:reminder:${event.id}:${event.start}${again}`;
  // What is due and waits for a cron that stays away is still to be told.
  const isWaiting = waiting.has(keyOf({ dueAt, id }));
  if (dueAt <= now && !isWaiting && dropped === 0 && !isWorthLate(event, own, facts.preferences, { dueAt, now }))
    return [];
  return [{ dueAt, id, kind: "reminder", subject }];
}

/**
 * Whether a moment that has passed is made up for while the meeting is ahead: always, because no plan was made in time,
 * with two exceptions. Of what the user has just booked here nobody needs to tell them, and a usual time that was set
 * after the moment tells nothing of what it would have told long ago.
 */
function isWorthLate(
  { updatedAt, meetingId }: CalendarEvent,
  own: MeetingReminder | undefined,
  { reminderSetAt }: ReminderPreferences,
  { dueAt, now }: { dueAt: Instant; now: Instant },
): boolean {
  if (own !== undefined && own.setAt > dueAt) return true;
  if (updatedAt > dueAt && meetingId !== undefined) return false;
  // Whichever came last: a time that was set, or the meeting as it is now.
  return own !== undefined || Math.max(dueAt, updatedAt) >= reminderSetAt || dueAt > now - LATE_PLAN_MS;
}

/**
 * When the user is reminded of a meeting that starts then. Whole days before keep the time on the wall where the user is.
 *
 * @returns UTC milliseconds, a whole minute; null for never
 */
export function reminderMoment(
  start: Instant,
  own: Pick<MeetingReminder, "minutes"> | undefined,
  { reminderMinutes, ...where }: Pick<ReminderPreferences, "reminderMinutes" | keyof TimezoneAndTrips>,
): Instant | null {
  const minutes = own === undefined ? reminderMinutes : own.minutes;
  if (minutes === null) return null;
  const at = shifted(start, -minutes, zoneAt(start, where));
  return Math.floor(at / MINUTE) * MINUTE;
}

type Told = Pick<ReminderEvidence, "about" | "errorCode" | "plannedFor" | "acceptedAt">;

/**
 * When the user is still to be reminded of a meeting, by the rule and not by the plan: that reaches 48 hours and is made
 * anew a moment after a change. The conversation and the meeting's page tell it.
 *
 * @param planned moments that stand in the plan; what is due and waits there is still to go out
 * @param unasked as in `PlanFacts`
 * @param isOff the user wants reminders on no channel
 * @returns UTC milliseconds, one or none
 */
export function remindersAhead(
  event: CalendarEvent,
  own: Pick<MeetingReminder, "minutes" | "setAt"> | undefined,
  preferences: Pick<ReminderPreferences, "reminderMinutes" | keyof TimezoneAndTrips>,
  {
    evidence,
    planned,
    unasked,
    isOff = false,
  }: { evidence: readonly Told[]; planned: readonly Instant[]; unasked: readonly string[]; isOff?: boolean },
  now: Instant,
): Instant[] {
  if (isOff || !isReminded(event) || event.start <= now) return [];
  if (own === undefined && unasked.includes(event.id)) return [];
  const at = reminderMoment(event.start, own, preferences);
  if (at === null || (at <= now && !planned.includes(at))) return [];
  const isDone = evidence.some(
    ({ about, errorCode, acceptedAt, plannedFor }) =>
      about?.start === event.start &&
      about.eventIds.includes(event.id) &&
      errorCode !== "changed" &&
      (acceptedAt ?? plannedFor ?? 0) >= (own?.setAt ?? 0),
  );
  return isDone ? [] : [at];
}

type Key = Pick<PlannedNotification, "dueAt" | "id">;

const keyOf = ({ dueAt, id }: Key) => `${dueAt} ${id}`;

/** What has to be written so that what is planned becomes what is wanted. */
export function planChanges<Planned extends Key>(
  planned: readonly Planned[],
  wanted: readonly PlannedNotification[],
): { add: PlannedNotification[]; drop: Planned[] } {
  const [has, wants] = [new Set(planned.map(keyOf)), new Set(wanted.map(keyOf))];
  return {
    add: wanted.filter((one) => !has.has(keyOf(one))),
    drop: planned.filter((one) => !wants.has(keyOf(one))),
  };
}
