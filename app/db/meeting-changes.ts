import { and, asc, eq, getTableColumns, gt, gte, isNotNull, lt, lte, notInArray, or, type SQL, sql } from "drizzle-orm";
import { isUnheard } from "~/domain/calendar-act";
import type { CalendarEvent } from "~/domain/calendar-event";
import {
  type AskedWords,
  type ChangedBy,
  type ChangeKind,
  UNHEARD_MS,
  type UnheardChange,
} from "~/domain/meeting-change";
import type { Instant, Interval } from "~/domain/time";
import type { UserId } from "./agenda";
import type { Db, Statement } from "./database";
import { jsonArrays } from "./json-arrays";
import { calendarEvents, meetingChanges, meetings } from "./schema/calendar";
import { conversationLog } from "./schema/messages";

interface Change {
  userId: string;
  eventId: string;
  kind: ChangeKind | UnheardChange;
  by: ChangedBy;
  from?: Interval;
  to?: Interval;
  at: Instant;
  /** Google's id of the series that goes on where this one may be cut. */
  goesOnAs?: string;
}

/** Notes what was done to a meeting; a turn that runs again notes it once. */
export function noteChange(db: Db, change: Change): Statement {
  return db
    .insert(meetingChanges)
    .select(rowOf(change, newId(change), sql`true`))
    .onConflictDoNothing();
}

/** Notes that an event is as it was before; a form that is sent several times brings it back once. */
export function noteRestored(db: Db, change: Omit<Change, "kind"> & { to: Interval }): Statement {
  const { to, by } = change;
  const noted: Change = { ...change, kind: "restored" };
  // Each message that takes something back is one of its own, also where nothing but words has changed in between.
  const isNews = by.via === "whatsapp" ? sql`true` : sql`${lastOf(change)} IS NOT ${`restored${to.start}${to.end}`}`;
  return db
    .insert(meetingChanges)
    .select(rowOf(noted, newId(noted), isNews))
    .onConflictDoNothing();
}

/** SQL: the last change of a meeting, as its kind and the times that it had from then on. */
const lastOf = ({ userId, eventId }: Named): SQL =>
  sql`(SELECT c.kind || c.to_start || c.to_end FROM ${meetingChanges} AS c WHERE c.user_id = ${userId}
    AND c.event_id = ${eventId} ORDER BY c.rowid DESC LIMIT 1)`;

type Cancellation = Omit<Change, "kind" | "to">;

/**
 * Notes a cancellation that Google was asked for, or is about to be, and of which nobody knows whether it is made: a page
 * shows it once the event turns out to be gone.
 */
export function noteCancelling(db: Db, change: Cancellation): Statement[] {
  return [forgetCancelling(db, change), noteChange(db, { ...change, kind: "cancelling" })];
}

/** Nothing came of it. */
export const forgetCancelling = (db: Db, change: Named) => forgetUnheard(db, change, "cancelling");

type Named = Pick<Change, "userId" | "eventId">;

const forgetUnheard = (db: Db, { userId, eventId }: Named, kind: UnheardChange): Statement =>
  db.delete(meetingChanges).where(and(ofMeeting(userId, eventId), eq(meetingChanges.kind, kind)));

/** Notes that a series has moved; of a move that nobody heard of, or that stopped half way, that Google was asked for it. */
export function noteSeriesMove(
  db: Db,
  change: Omit<Change, "kind"> & { to: Interval },
  outcome: { ok: boolean; reason?: string },
): Statement[] {
  if (!outcome.ok && !isUnheard(outcome)) return [];
  const { to } = change;
  const noted: Change = { ...change, kind: outcome.ok ? "moved" : "moving" };
  return [
    forgetUnheard(db, change, "moving"),
    // A second yes may come when a sync has found the move made already.
    db
      .insert(meetingChanges)
      .select(rowOf(noted, newId(noted), sql`${lastOf(change)} IS NOT ${`moved${to.start}${to.end}`}`))
      .onConflictDoNothing(),
  ];
}

/**
 * Notes a cancellation that is made, once: a sync may have seen it before we heard of it, or an earlier run or yes may
 * have made it. What others had cancelled before stays theirs. Runs before the event leaves the mirror.
 *
 * @param eventId of a series that of the series: what a sync saw of its instances counts as well
 */
export function noteCancelled(db: Db, change: Cancellation): Statement[] {
  const { userId, eventId, at } = change;
  const isSeenSince = and(
    eq(meetingChanges.userId, userId),
    or(
      eq(meetingChanges.eventId, eventId),
      and(gte(meetingChanges.eventId, `${eventId}_`), lt(meetingChanges.eventId, `${eventId}\``)),
    ),
    sql`${meetingChanges.kind} = 'cancelled' AND ${meetingChanges.via} = 'calendar'`,
    gte(meetingChanges.at, at),
  );
  const lastKind = sql`(SELECT c.kind FROM ${meetingChanges} AS c WHERE c.user_id = ${userId} AND c.event_id = ${eventId}
    ORDER BY c.rowid DESC LIMIT 1)`;
  const isNews = sql`${isThere(userId, sql`${eventId}`)} OR coalesce(${lastKind}, '') <> 'cancelled'`;
  const noted = { ...change, kind: "cancelled" } as const;
  return [
    forgetCancelling(db, change),
    db.delete(meetingChanges).where(isSeenSince),
    db
      .insert(meetingChanges)
      .select(rowOf(noted, newId(noted), isNews))
      .onConflictDoNothing(),
  ];
}

/**
 * Of what Google was asked for and did not answer, what the mirror shows is made: a booking whose event is there, a move
 * whose event is where it was to go, a change whose event has its words, a cancellation whose event has left. Runs when
 * the mirror is up to date.
 */
export function settleUnheard(db: Db, userId: string, now: Instant): Statement[] {
  const { eventId, goesOnAs, fromStart, toStart, toEnd, kind, at } = meetingChanges;
  const isWhereMeant = sql`EXISTS (SELECT 1 FROM ${calendarEvents} AS e WHERE e.user_id = ${userId}
    AND (${eventId} IN (e.id, e.recurring_event_id) OR e.recurring_event_id = ${goesOnAs})
    AND e.start_at = ${toStart} AND e.end_at = ${toEnd})
    AND (${goesOnAs} IS NULL OR NOT ${isThere(userId, sql`${eventId}`, sql`coalesce(${fromStart}, 0)`)})`;
  const asked = (name: keyof AskedWords) => sql`${meetingChanges.asked} ->> ${`$.${name}`}`;
  const isAsMeant = sql`EXISTS (SELECT 1 FROM ${calendarEvents} AS e WHERE e.user_id = ${userId}
    AND (e.id = ${eventId} AND ${asked("repeats")} IS NULL OR e.recurring_event_id = ${eventId})
    AND e.title = coalesce(${asked("title")}, e.title) AND e.location = coalesce(${asked("location")}, e.location)
    AND e.description = coalesce(${asked("description")}, e.description)
    AND coalesce(${asked("guests")}, ${GUESTS}) = ${GUESTS})`;
  const made = [
    ["booking", "booked", isThere(userId, sql`${eventId}`)],
    ["moving", "moved", isWhereMeant],
    ["changing", "changed", isAsMeant],
    ["cancelling", "cancelled", sql`NOT ${isThere(userId, sql`${eventId}`, sql`coalesce(${fromStart}, 0)`)}`],
  ] as const;
  return made.map(([unheard, done, isSo]) =>
    db
      .update(meetingChanges)
      .set({ kind: done, asked: null })
      .where(and(eq(meetingChanges.userId, userId), eq(kind, unheard), gt(at, now - UNHEARD_MS), isSo)),
  );
}

/** What came of nothing is looked for no more, and its words are forgotten. Runs several times a day for everybody. */
export function forgetAsked(db: Db, userId: string, now: Instant): Statement {
  const { at, kind } = meetingChanges;
  const isOver = and(gt(at, now - 2 * UNHEARD_MS), lte(at, now - UNHEARD_MS), eq(kind, "changing"));
  return db.delete(meetingChanges).where(and(eq(meetingChanges.userId, userId), isOver));
}

/** SQL: the guests of the event `e`, as `AskedWords` has them. */
const GUESTS = sql`(SELECT json_group_array(email) FROM
  (SELECT lower(value ->> 'email') AS email FROM json_each(e.attendees) ORDER BY email))`;

/** SQL: the mirror holds it, or of a series an instance that begins at `from` or later. */
const isThere = (userId: string, eventId: SQL, from: SQL = sql`0`): SQL =>
  sql`EXISTS (SELECT 1 FROM ${calendarEvents} AS e WHERE e.user_id = ${userId}
    AND (e.id = ${eventId} OR (e.recurring_event_id = ${eventId} AND e.start_at >= ${from})))`;

const ofMeeting = (userId: string, eventId: string) =>
  and(eq(meetingChanges.userId, userId), eq(meetingChanges.eventId, eventId));

/**
 * Notes a change together with its claim, so that it has no round trip of its own: there is a row where the claim was
 * granted, which is where D1 holds the times that were asked for. A form that is sent again books nothing anew.
 *
 * @returns `afterwards`: what becomes of the note when the calendar refuses, or says nothing
 */
export function claimedChange(
  db: Db,
  change: Change & { kind: "booked" | "moved" | "changed"; to: Interval },
  asked: AskedWords | null = null,
) {
  const { userId, eventId, kind, to } = change;
  const id = newId(change);
  const isSo = sql`start_at = ${to.start} AND end_at = ${to.end}`;
  const isGranted =
    kind === "booked"
      ? sql`EXISTS (SELECT 1 FROM ${meetings} WHERE user_id = ${userId} AND google_event_id = ${eventId}
          AND status = 'confirmed' AND ${isSo})
          AND NOT EXISTS (SELECT 1 FROM ${meetingChanges} WHERE user_id = ${userId} AND event_id = ${eventId}
            AND kind = 'booked')`
      : sql`EXISTS (SELECT 1 FROM ${calendarEvents} WHERE user_id = ${userId} AND id = ${eventId} AND ${isSo})`;
  const isIt = and(eq(meetingChanges.userId, userId), eq(meetingChanges.id, id));
  const unheard = UNHEARD[kind];
  return {
    note: [
      // What an earlier try was not told of is asked for anew.
      forgetUnheard(db, change, unheard),
      db
        .insert(meetingChanges)
        .select(rowOf(change, id, isGranted))
        .onConflictDoNothing(),
    ],
    afterwards: (outcome: { ok: boolean; reason?: string }): Statement[] => {
      if (outcome.ok) return [];
      return outcome.reason === "unknown"
        ? [
            db
              .update(meetingChanges)
              .set({ kind: unheard, asked: kind === "changed" ? asked : null })
              .where(isIt),
          ]
        : [db.delete(meetingChanges).where(isIt)];
    },
  };
}

const UNHEARD = { booked: "booking", moved: "moving", changed: "changing" } as const;

const newId = ({ by, eventId }: Change) => (by.via === "whatsapp" ? `${by.messageId}/${eventId}` : crypto.randomUUID());

function rowOf({ userId, eventId, kind, by, from, to, at, goesOnAs }: Change, id: string, condition: SQL): SQL {
  const messageId = by.via === "whatsapp" ? by.messageId : null;
  const times = [from?.start, from?.end, to?.start, to?.end].map((time) => sql`${time ?? null}`);
  return sql`SELECT ${id}, ${userId}, ${eventId}, ${kind}, ${by.via}, ${messageId}, ${sql.join(times, sql`, `)}, ${at},
      NULL, ${goesOnAs ?? null} WHERE ${condition}`;
}

/**
 * Notes what others have done to events of the mirror in Google Calendar. Runs before `mirrorEvents`, in the same
 * transaction: what the mirror holds is what was before. Our own writes are in it already and make no row, nor does a
 * cancellation that Google was asked for.
 */
export function noteNews(db: Db, userId: string, events: readonly CalendarEvent[], now: Instant): Statement[] {
  const coming = events.map(({ id, status, start, end, location }) =>
    JSON.stringify({ id, gone: status === "cancelled" ? 1 : 0, start, end, location }),
  );
  const isMoved = sql`(e.start_at <> value ->> 'start' OR e.end_at <> value ->> 'end')`;
  const isAskedFor = sql`EXISTS (SELECT 1 FROM ${meetingChanges} AS c WHERE c.user_id = ${userId}
    AND c.event_id IN (e.id, e.recurring_event_id) AND c.kind = 'cancelling' AND c.at > ${now - UNHEARD_MS})`;
  return jsonArrays(coming).map((rows) =>
    db.insert(meetingChanges).select(
      sql`SELECT lower(hex(randomblob(16))), ${userId}, e.id,
            CASE WHEN value ->> 'gone' THEN 'cancelled' WHEN ${isMoved} THEN 'moved' ELSE 'changed' END,
            'calendar', NULL, e.start_at, e.end_at, value ->> 'start', value ->> 'end', ${now}, NULL, NULL
          FROM json_each(${rows}) JOIN ${calendarEvents} AS e ON e.user_id = ${userId} AND e.id = value ->> 'id'
          WHERE CASE WHEN value ->> 'gone' THEN NOT ${isAskedFor}
            ELSE ${isMoved} OR e.location <> value ->> 'location' END`,
    ),
  );
}

const isDone = notInArray(meetingChanges.kind, ["booking", "moving", "changing", "cancelling"]);
/** Of a row for which `isDone` holds. */
const doneKind = sql<ChangeKind>`${meetingChanges.kind}`;

/** What happened to one meeting, or to the series that it is of, oldest first. */
export function selectChanges(db: Db, userId: UserId, eventId: string) {
  const series = sql`(SELECT recurring_event_id FROM ${calendarEvents} WHERE user_id = ${userId} AND id = ${eventId})`;
  return db
    .select({ ...getTableColumns(meetingChanges), kind: doneKind })
    .from(meetingChanges)
    .where(
      and(
        eq(meetingChanges.userId, userId),
        sql`(${meetingChanges.eventId} IN (${eventId}, ${series}) OR ${meetingChanges.goesOnAs} = ${series})`,
        isDone,
      ),
    )
    .orderBy(asc(meetingChanges.at), sql`${meetingChanges}.rowid`)
    .limit(50);
}

/** Where this series was cut and another goes on for it, and where it goes on for one that was, oldest first. */
export function listCuts(db: Db, userId: string, seriesId: string) {
  const { eventId, goesOnAs } = meetingChanges;
  return db
    .select({ eventId, goesOnAs })
    .from(meetingChanges)
    .where(
      and(
        eq(meetingChanges.userId, userId),
        or(and(eq(eventId, seriesId), isNotNull(goesOnAs)), eq(goesOnAs, seriesId)),
      ),
    )
    .orderBy(asc(meetingChanges.at), sql`${meetingChanges}.rowid`);
}

/** The last move on a page of each of these meetings: where it came from. */
export function selectLastChanges(db: Db, userId: UserId, eventIds: readonly string[]) {
  const { eventId, fromStart, fromEnd, toStart, toEnd } = meetingChanges;
  return db
    .select({ eventId, fromStart, fromEnd, toStart, toEnd, at: sql<Instant>`max(${meetingChanges.at})`.as("last_at") })
    .from(meetingChanges)
    .where(
      and(
        eq(meetingChanges.userId, userId),
        sql`${meetingChanges.eventId} IN (SELECT value FROM json_each(${JSON.stringify(eventIds)}))`,
        sql`${meetingChanges.kind} = 'moved' AND ${meetingChanges.via} = 'web'`,
      ),
    )
    .groupBy(meetingChanges.eventId);
}

/** What Parley did for the user since then: kinds and moments. What was done in Google Calendar is not Parley's. */
export function selectDone(db: Db, userId: UserId, since: Instant) {
  return db
    .select({ kind: doneKind, at: meetingChanges.at })
    .from(meetingChanges)
    .where(
      and(
        eq(meetingChanges.userId, userId),
        gte(meetingChanges.at, since),
        sql`${meetingChanges.via} <> 'calendar' AND ${meetingChanges.kind} IN ('booked', 'moved')`,
      ),
    )
    .limit(500);
}

/** A conversation that led to a booking is of one sitting. */
const SITTING_MS = 30 * 60_000;

/** The last turns that led to the booking of a meeting, newest first; none once they are no longer kept. */
export function selectBookingTurns(db: Db, userId: UserId, eventId: string) {
  const booked: SQL = sql`(SELECT l.at FROM ${meetingChanges} AS c JOIN ${conversationLog} AS l ON l.message_id = c.message_id
    WHERE c.user_id = ${userId} AND c.event_id = ${eventId} AND c.kind = 'booked' AND l.user_id = ${userId})`;
  return db
    .select({ text: conversationLog.text, reply: conversationLog.reply, at: conversationLog.at })
    .from(conversationLog)
    .where(
      and(
        eq(conversationLog.userId, userId),
        sql`${conversationLog.at} <= ${booked} AND ${conversationLog.at} > ${booked} - ${SITTING_MS}`,
      ),
    )
    .orderBy(sql`${conversationLog.at} DESC`)
    .limit(4);
}
