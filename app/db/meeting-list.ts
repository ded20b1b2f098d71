import { type SQL, sql } from "drizzle-orm";
import {
  MEETINGS_PER_PAGE,
  type MeetingFilter,
  type MeetingStatus,
  type MeetingType,
  PUBLIC_MAIL_DOMAINS,
  windowOfTime,
} from "~/domain/meeting-filter";
import type { Instant } from "~/domain/time";
import type { UserId } from "./agenda";
import type { Db } from "./database";
import { calendarEvents, meetings, users } from "./schema";

/** A meeting as pages show it. `attendees` is JSON, and flags are 0 or 1, as SQLite gives them. */
export interface MeetingRow {
  id: string;
  title: string;
  description: string;
  location: string;
  startAt: Instant;
  endAt: Instant;
  attendees: string;
  hangoutLink: string | null;
  htmlLink: string | null;
  etag: string | null;
  repeats: number;
  organizerSelf: number;
  state: MeetingStatus;
  type: MeetingType;
}

/** One page of the user's meetings and one row more, which says that there is a next page. */
export function selectMeetings(db: Db, userId: UserId, filter: MeetingFilter, now: Instant) {
  const { words, status, type, time, page } = filter;
  const { start, end, latestFirst } = windowOfTime(time, now);
  const conditions = [
    sql`end_at > ${start} AND start_at < ${end}`,
    // What begins before now and ends after it is not past yet.
    time === "past" ? sql`end_at <= ${now}` : sql`1`,
    ...words.map((word) => sql`instr(search_key, ${word}) > 0`),
    status ? sql`state = ${status}` : time === "any" || time === "past" ? sql`1` : sql`state <> 'cancelled'`,
    type ? sql`type = ${type}` : sql`1`,
  ];
  const order = latestFirst ? sql`start_at DESC, id` : sql`start_at, id`;
  return db.all<MeetingRow>(sql`${all(userId)} ${COLUMNS} WHERE ${sql.join(conditions, sql` AND `)}
    ORDER BY ${order} LIMIT ${MEETINGS_PER_PAGE + 1} OFFSET ${(page - 1) * MEETINGS_PER_PAGE}`);
}

/** One meeting of this user by the id of its calendar event, or none. */
export function selectMeeting(db: Db, userId: UserId, id: string) {
  return db.all<MeetingRow>(sql`${all(userId)} ${COLUMNS} WHERE id = ${id}`);
}

const COLUMNS = sql`SELECT id, title, description, location, start_at AS startAt, end_at AS endAt, attendees,
  hangout_link AS hangoutLink, html_link AS htmlLink, etag, repeats, organizer_self AS organizerSelf, state, type
  FROM known`;

/**
 * Timed events of the calendar, and meetings of ours that it does not hold (any more). A whole day or a note of where
 * one works is no meeting.
 */
function all(userId: UserId): SQL {
  return sql`WITH own AS (
    SELECT id, title, description, location, start_at, end_at, attendees, hangout_link, html_link, etag,
      recurring_event_id IS NOT NULL AS repeats, organizer_self, status, search_key
    FROM ${calendarEvents} WHERE user_id = ${userId} AND all_day = 0 AND event_type IN ('default', 'fromGmail')
    UNION ALL
    SELECT google_event_id, title, '', location, start_at, end_at, attendees, NULL, NULL, NULL,
      recurrence IS NOT NULL, 1, status, lower(title || ' ' || location || ' ' || attendees)
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
