import { and, eq, gt, gte, lt, lte, notExists, sql } from "drizzle-orm";
import { googleEventId } from "~/domain/event-id";
import type { NewMeeting } from "~/domain/new-meeting";
import type { Instant, Interval } from "~/domain/time";
import { MINUTE } from "~/domain/time";
import { type SlotRules, slotIsFree } from "./calendar-events";
import type { Db, Statement } from "./database";
import { insertGivenBack, isClaimedAlready, isPlaceLeft, isWithinQuota } from "./quota";
import { billingMembers } from "./schema/billing";
import { calendarEvents, meetings } from "./schema/calendar";

interface MeetingClaim extends SlotRules {
  userId: string;
  meeting: NewMeeting;
  source: "whatsapp" | "web" | "api";
  now: Instant;
  clock: Instant;
}

/**
 * Claims the slot and one meeting of the quota and writes the meeting, in one statement: of many parallel bookings of
 * one slot, or of the last meeting of a trial, one gets a row back.
 * The same meeting claimed again (a turn that runs a second time, a proposal that was corrected after a silence) gets
 * its row back as well, with what is asked for now.
 *
 * @param clock what the clock says, which may not be the moment of the message that asks
 */
export function claimMeeting(
  db: Db,
  { userId, meeting, source, allowOverlap, exceptEventIds = [], now, clock }: MeetingClaim,
) {
  const { meetingId, title, location, start, end, zone, attendees, recurrence } = meeting;
  const eventId = googleEventId(meetingId);
  // What is shown as free takes no slot.
  const free =
    allowOverlap || meeting.transparent ? sql`1` : slotIsFree(userId, [eventId, ...exceptEventIds], { start, end });
  return db
    .insert(meetings)
    .select(
      sql`SELECT ${meetingId}, ${userId}, ${eventId}, ${title}, ${location}, ${start}, ${end},
            ${zone}, ${JSON.stringify(attendees)}, ${recurrence || null}, 'confirmed', ${source}, 1, ${now}, ${now}
          WHERE ${free} AND (${isWithinQuota(userId, clock)} OR ${isClaimedAlready(meetingId, now)})`,
    )
    .onConflictDoUpdate({
      target: meetings.id,
      set: {
        status: "confirmed",
        title: sql`excluded.title`,
        location: sql`excluded.location`,
        startVersion: sql`${meetings.startVersion} + (excluded.start_at <> ${meetings.startAt})`,
        startAt: sql`excluded.start_at`,
        endAt: sql`excluded.end_at`,
        attendees: sql`excluded.attendees`,
        updatedAt: now,
      },
      // Somebody else's meeting of that id stays what it is.
      setWhere: eq(meetings.userId, userId),
    })
    .returning({ id: meetings.id });
}

/** Meetings of the user that hold a slot in a window and are not in the mirror yet: others have claimed them just now. */
export function selectClaims(db: Db, userId: string, { start, end }: Interval) {
  return db
    .select({
      id: meetings.googleEventId,
      title: meetings.title,
      location: meetings.location,
      start: meetings.startAt,
      end: meetings.endAt,
      attendees: meetings.attendees,
    })
    .from(meetings)
    .where(
      and(
        eq(meetings.userId, userId),
        eq(meetings.status, "confirmed"),
        lt(meetings.startAt, end),
        gt(meetings.endAt, start),
        isGone,
      ),
    );
}

/**
 * Gives the slot back, after the calendar refused or the user cancelled.
 *
 * @param from a series that began before it stays: only what comes from then on was cancelled
 */
export function markMeetingCancelled(db: Db, userId: string, googleEventId: string, now: Instant, from: Instant = 0) {
  return db
    .update(meetings)
    .set({ status: "cancelled", updatedAt: now })
    .where(and(eq(meetings.userId, userId), eq(meetings.googleEventId, googleEventId), gte(meetings.startAt, from)));
}

/** Confirms a meeting again whose event came back. */
export function markMeetingConfirmed(db: Db, userId: string, googleEventId: string, now: Instant) {
  return db
    .update(meetings)
    .set({ status: "confirmed", updatedAt: now })
    .where(and(eq(meetings.userId, userId), eq(meetings.googleEventId, googleEventId)));
}

/**
 * Asks for the place of a meeting of ours that was cancelled, and has it stand again where there is one: the first
 * statement gives a row where it may stand. What stands, or is none of ours, needs no place. To run as one transaction.
 */
export function claimPlace(db: Db, userId: string, googleEventId: string, now: Instant) {
  const isIt = and(eq(meetings.userId, userId), eq(meetings.googleEventId, googleEventId));
  const isCancelled = and(isIt, eq(meetings.status, "cancelled"));
  const isLeft = isPlaceLeft(userId, sql`${meetings.id}`);
  const refused = db
    .select({ id: meetings.id })
    .from(meetings)
    .where(and(isCancelled, sql`NOT ${isLeft}`));
  return {
    mayStand: db
      .select({ userId: billingMembers.userId })
      .from(billingMembers)
      .where(and(eq(billingMembers.userId, userId), notExists(refused))),
    standAgain: db.update(meetings).set({ status: "confirmed", updatedAt: now }).where(and(isCancelled, isLeft)),
  };
}

/** Our meeting repeats from now on, or with `null` no more: by an RFC 5545 RRULE. It stands, whatever a sync made of it. */
export function becomeSeries(db: Db, userId: string, googleEventId: string, recurrence: string | null, now: Instant) {
  return db
    .update(meetings)
    .set({ recurrence, status: "confirmed", updatedAt: now })
    .where(and(eq(meetings.userId, userId), eq(meetings.googleEventId, googleEventId)));
}

/**
 * Brings our meetings to what the mirror holds of these events: moved, renamed, cancelled or restored by anyone. One that
 * is cancelled before its start, whoever did it, is given back. Runs after `mirrorEvents`, in the same transaction. The
 * version rises only when the start moved.
 */
export function followEvents(db: Db, userId: string, eventIds: readonly string[], now: Instant): Statement[] {
  const isOneOf = sql`${meetings.googleEventId} IN (SELECT value FROM json_each(${JSON.stringify(eventIds)}))`;
  const isCancelled = sql`${and(eq(meetings.userId, userId), isOneOf, isGone)}`;
  return [
    insertGivenBack(db, sql`${isCancelled} AND ${gt(meetings.startAt, now)}`),
    db.update(meetings).set({ status: "cancelled", updatedAt: now }).where(isCancelled),
    db
      .update(meetings)
      .set({
        status: "confirmed",
        title: sql`${calendarEvents.title}`,
        location: sql`${calendarEvents.location}`,
        attendees: sql`${calendarEvents.attendees}`,
        startVersion: sql`${meetings.startVersion} + (${calendarEvents.startAt} <> ${meetings.startAt})`,
        startAt: sql`${calendarEvents.startAt}`,
        endAt: sql`${calendarEvents.endAt}`,
        updatedAt: now,
      })
      .from(calendarEvents)
      .where(
        and(
          eq(meetings.userId, userId),
          isOneOf,
          eq(calendarEvents.userId, userId),
          eq(calendarEvents.id, meetings.googleEventId),
        ),
      ),
  ];
}

/** A claim this young may still be on its way to Google. */
export const IN_FLIGHT_MS = 10 * MINUTE;

/**
 * Cancels our meetings that the mirror ought to hold and does not: removed while nobody listened, or claimed by a turn
 * that never reached Google. One that has not begun, and one that nothing has touched since its claim and so was never
 * there, is given back. Runs after `mirrorEvents`, in the same transaction.
 *
 * @param window what the mirror covers
 */
export function cancelMissing(db: Db, userId: string, window: Interval, now: Instant): Statement[] {
  const isMissing = and(
    eq(meetings.userId, userId),
    eq(meetings.status, "confirmed"),
    gte(meetings.startAt, window.start),
    lte(meetings.endAt, window.end),
    lt(meetings.updatedAt, now - IN_FLIGHT_MS),
    isGone,
  );
  return [
    insertGivenBack(
      db,
      sql`${isMissing} AND (${meetings.startAt} > ${now} OR ${meetings.updatedAt} = ${meetings.createdAt})`,
    ),
    db.update(meetings).set({ status: "cancelled", updatedAt: now }).where(isMissing),
  ];
}

/** Of a series the mirror holds the instances, not the whole. */
const isGone = sql`NOT EXISTS (SELECT 1 FROM ${calendarEvents} AS e
  WHERE e.user_id = ${meetings.userId} AND (e.id = ${meetings.googleEventId}
    OR (${meetings.recurrence} IS NOT NULL AND e.recurring_event_id = ${meetings.googleEventId})))`;
