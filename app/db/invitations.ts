import { and, eq, type SQL, sql } from "drizzle-orm";
import { type Db, subqueryOf } from "./database";
import { calendarContacts, calendarEvents, contacts } from "./schema/calendar";

/** The columns of an event that say whose it is, as SQL. */
interface Invitation {
  /** A JSON array. */
  attendees: SQL;
  organizerSelf: SQL;
}

const columnsOf = (alias: string): Invitation => ({
  attendees: sql`${sql.identifier(alias)}.attendees`,
  organizerSelf: sql`${sql.identifier(alias)}.organizer_self`,
});

/** SQL condition: the event is the user's own, or the user has said yes, no or maybe to it. */
export const isAnswered = ({ attendees, organizerSelf }: Invitation) => sql`(${organizerSelf} OR EXISTS (
  SELECT 1 FROM json_each(${attendees}) AS own WHERE own.value ->> 'self'
    AND own.value ->> 'responseStatus' IN ('accepted', 'tentative', 'declined')))`;

/** As `isAnswered`, of a mirrored event. @param alias that of its table */
export const isMirrorAnswered = (alias: string) => isAnswered(columnsOf(alias));

/**
 * SQL condition: an invitation without an answer from somebody whom the user neither has named nor meets (`bringsContacts`
 * says who that is). Anybody can send one, so it stands in the calendar and by itself sets nothing going.
 *
 * @param alias that of the table of events
 */
export function isUnasked(userId: string | SQL, alias: string): SQL {
  const { attendees } = columnsOf(alias);
  const email = sql`lower(host.value ->> 'email')`;
  return sql`(NOT ${isMirrorAnswered(alias)} AND json_array_length(${attendees}) > 0 AND NOT EXISTS (
    SELECT 1 FROM json_each(${attendees}) AS host WHERE host.value ->> 'organizer' AND (
      ${email} IN (SELECT email FROM ${contacts} WHERE user_id = ${userId})
      OR ${email} IN (SELECT email FROM ${calendarContacts} WHERE user_id = ${userId}))))`;
}

/** Which of these events of the user are `isUnasked`. */
export function selectUnasked(db: Db, userId: string | SQL, ids: readonly string[] | SQL) {
  return db
    .select({ id: calendarEvents.id })
    .from(calendarEvents)
    .where(
      and(
        eq(calendarEvents.userId, userId),
        sql`${calendarEvents.id} IN ${subqueryOf(ids)}`,
        isUnasked(userId, "calendar_events"),
      ),
    );
}
