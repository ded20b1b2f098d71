import { and, type SQL, sql } from "drizzle-orm";
import type { Attendee } from "~/domain/calendar-event";
import {
  MEETINGS_PER_PAGE,
  type MeetingFilter,
  type MeetingStatus,
  type MeetingType,
  PUBLIC_MAIL_DOMAINS,
  windowOfTime,
} from "~/domain/meeting-filter";
import type { Instant, Interval } from "~/domain/time";
import type { UserId } from "./agenda";
import type { Db } from "./database";
import { users } from "./schema/accounts";
import { calendarEvents, meetings } from "./schema/calendar";

/**
 * One page of the user's meetings and one row more, which says that there is a next page. What is not over comes first in
 * order of time, then the past, latest first: the nearest are on the first page, however far a series reaches.
 */
export function selectMeetings(db: Db, userId: UserId, filter: MeetingFilter, now: Instant) {
  const { words, status, type, time, page } = filter;
  const { start, end } = windowOfTime(time, now);
  const conditions = [
    sql`end_at > ${start} AND start_at < ${end}`,
    // What begins before now and ends after it is not past yet.
    time === "past" ? sql`end_at <= ${now}` : sql`1`,
    ...words.map((word) => sql`instr(search_key, ${word}) > 0`),
    status ? sql`state = ${status}` : time === "any" || time === "past" ? sql`1` : sql`state <> 'cancelled'`,
    type ? sql`type = ${type}` : sql`1`,
  ];
  return known(db, userId, "whole days too")
    .where(and(...conditions))
    .orderBy(sql`end_at <= ${now}`, sql`iif(end_at <= ${now}, -start_at, start_at)`, sql`id`)
    .limit(MEETINGS_PER_PAGE + 1)
    .offset((page - 1) * MEETINGS_PER_PAGE);
}

/** One meeting of this user by the id of its calendar event, or none; what takes whole days is none unless it is asked for. */
export function selectMeeting(db: Db, userId: UserId, id: string, which: "timed" | "whole days too" = "timed") {
  return known(db, userId, which).where(sql`id = ${id}`);
}

/** The same, where the id of a series finds the next of its meetings, or the last one where all are over. */
export function selectMeetingOrNext(db: Db, userId: UserId, id: string, now: Instant) {
  const next = sql`SELECT n.id FROM ${calendarEvents} AS n WHERE n.user_id = ${userId} AND n.recurring_event_id = ${id}
    ORDER BY n.end_at <= ${now}, abs(n.start_at - ${now}) LIMIT 1`;
  return known(db, userId, "whole days too").where(sql`id = ${id} OR id = (${next})`);
}

/** Meetings of this user by the ids of their events, whole days too; earliest first. */
export function selectMeetingsById(db: Db, userId: UserId, ids: readonly string[]) {
  return known(db, userId, "whole days too")
    .where(sql`id IN (SELECT value FROM json_each(${JSON.stringify(ids)}))`)
    .orderBy(sql`start_at`, sql`id`);
}

/** Which meetings a list of the API shows, and after which one it goes on. */
export interface MeetingSearch {
  /** Those that end after `start` and begin before `end`. */
  window: Interval;
  words: readonly string[];
  /** Null for all but the cancelled ones. */
  status: MeetingStatus | null;
  /** Null for those of every series and of none. */
  seriesId: string | null;
  /** Null for those with a time of day and those of whole days. */
  allDay: boolean | null;
  after: { startAt: Instant; id: string } | null;
  limit: number;
}

/** One page of the user's meetings in order of time, and one row more, which says that there is a next page. */
export function selectMeetingsAfter(db: Db, userId: UserId, search: MeetingSearch) {
  const { window, words, status, seriesId, allDay, after, limit } = search;
  const conditions = [
    sql`end_at > ${window.start} AND start_at < ${window.end}`,
    after ? sql`(start_at, id) > (${after.startAt}, ${after.id})` : sql`1`,
    ...words.map((word) => sql`instr(search_key, ${word}) > 0`),
    status ? sql`state = ${status}` : sql`state <> 'cancelled'`,
    seriesId === null ? sql`1` : sql`series_id = ${seriesId}`,
    allDay === null ? sql`1` : sql`all_day = ${Number(allDay)}`,
  ];
  return known(db, userId, "whole days too")
    .where(and(...conditions))
    .orderBy(sql`start_at`, sql`id`)
    .limit(limit + 1);
}

const readAttendees = (json: string) => JSON.parse(json) as Attendee[]; // written by us, as the schema types it

function known(db: Db, userId: UserId, which: "timed" | "whole days too" = "timed") {
  return db
    .select({
      id: sql<string>`id`.as("id"),
      title: sql<string>`title`.as("title"),
      description: sql<string>`description`.as("description"),
      location: sql<string>`location`.as("location"),
      startAt: sql<Instant>`start_at`.as("start_at"),
      endAt: sql<Instant>`end_at`.as("end_at"),
      attendees: sql`attendees`.mapWith(readAttendees).as("attendees"),
      hangoutLink: sql<string | null>`hangout_link`.as("hangout_link"),
      htmlLink: sql<string | null>`html_link`.as("html_link"),
      etag: sql<string | null>`etag`.as("etag"),
      repeats: sql<number>`repeats`.as("repeats"),
      organizerSelf: sql<number>`organizer_self`.as("organizer_self"),
      allDay: sql<number>`all_day`.as("all_day"),
      startDate: sql<string | null>`start_date`.as("start_date"),
      endDate: sql<string | null>`end_date`.as("end_date"),
      seriesId: sql<string | null>`series_id`.as("series_id"),
      recurrence: sql<string | null>`recurrence`.as("recurrence"),
      status: sql<string>`status`.as("status"),
      state: sql<MeetingStatus>`state`.as("state"),
      type: sql<MeetingType>`type`.as("type"),
    })
    .from(sql`(${all(userId, which)} SELECT * FROM known) AS known`)
    .$dynamic();
}

/**
 * Events of the calendar, and meetings of ours that it does not hold (any more). A note of where one works is no meeting,
 * and a whole day only for who asks for those.
 */
function all(userId: UserId, which: "timed" | "whole days too"): SQL {
  const timed = which === "timed" ? sql`AND all_day = 0` : sql``;
  return sql`WITH own AS (
    SELECT id, title, description, location, start_at, end_at, attendees, hangout_link, html_link, etag,
      recurring_event_id IS NOT NULL AS repeats, organizer_self, all_day, status, search_key,
      start_date, end_date, recurring_event_id AS series_id, (
        SELECT r.recurrence FROM ${meetings} AS r
        WHERE r.user_id = c.user_id AND r.google_event_id = c.recurring_event_id) AS recurrence
    FROM ${calendarEvents} AS c WHERE user_id = ${userId} ${timed} AND event_type IN ('default', 'fromGmail')
    UNION ALL
    SELECT google_event_id, title, '', location, start_at, end_at, attendees, NULL, NULL, NULL,
      recurrence IS NOT NULL, 1, 0, status, lower(title || ' ' || location || ' ' || attendees),
      NULL, NULL, iif(recurrence IS NULL, NULL, google_event_id), recurrence
    FROM ${meetings} AS m WHERE user_id = ${userId} AND NOT EXISTS (
      SELECT 1 FROM ${calendarEvents} AS e
      WHERE e.user_id = m.user_id AND (e.id = m.google_event_id OR e.recurring_event_id = m.google_event_id))
  ), home AS (
    SELECT lower(substr(email, instr(email, '@') + 1)) AS domain FROM ${users} WHERE id = ${userId}
  ), known AS (
    SELECT *, CASE
        WHEN status = 'cancelled' THEN 'cancelled'
        WHEN status = 'tentative' OR EXISTS (SELECT 1 FROM json_each(attendees)
          WHERE coalesce(value ->> 'resource', 0) = 0 AND value ->> 'responseStatus' = 'needsAction') THEN 'pending'
        ELSE 'confirmed' END AS state,
      CASE WHEN EXISTS (SELECT 1 FROM json_each(attendees), home
          WHERE coalesce(value ->> 'self', 0) = 0 AND coalesce(value ->> 'resource', 0) = 0 AND (
            lower(substr(value ->> 'email', instr(value ->> 'email', '@') + 1)) <> domain
            OR domain IN (SELECT value FROM json_each(${JSON.stringify(PUBLIC_MAIL_DOMAINS)}))))
        THEN 'external' ELSE 'internal' END AS type
    FROM own
  )`;
}
