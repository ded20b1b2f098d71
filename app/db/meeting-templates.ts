import { and, asc, eq, getTableColumns, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import { type MeetingTemplate, MOST_TEMPLATES, templateKey } from "~/domain/meeting-template";
import type { Instant } from "~/domain/time";
import type { Db } from "./database";
import { meetingTemplates } from "./schema/calendar";

const { userId: _, nameKey: __, createdAt: ___, deletedAt: ____, ...TEMPLATE } = getTableColumns(meetingTemplates);

/** A user's templates by name. */
export function selectTemplates(db: Db, userId: string | SQL) {
  return db
    .select(TEMPLATE)
    .from(meetingTemplates)
    .where(and(eq(meetingTemplates.userId, userId), isNull(meetingTemplates.deletedAt)))
    .orderBy(asc(meetingTemplates.nameKey))
    .limit(MOST_TEMPLATES);
}

/** One of them: a row or none. */
export function selectTemplate(db: Db, userId: string | SQL, id: string) {
  return db
    .select(TEMPLATE)
    .from(meetingTemplates)
    .where(and(eq(meetingTemplates.id, id), eq(meetingTemplates.userId, userId), isNull(meetingTemplates.deletedAt)));
}

/** One that was deleted and can still be brought back: a row or none. */
export function selectDeletedTemplate(db: Db, userId: string | SQL, id: string) {
  return db
    .select({ id: meetingTemplates.id, name: meetingTemplates.name })
    .from(meetingTemplates)
    .where(
      and(eq(meetingTemplates.id, id), eq(meetingTemplates.userId, userId), isNotNull(meetingTemplates.deletedAt)),
    );
}

/** Makes a template, or changes the user's one of that id. No row comes back when its name is taken or there are too many. */
export function claimTemplate(db: Db, userId: string, template: MeetingTemplate, now: Instant) {
  const { id, name, durationMinutes, title, location, meet, description } = template;
  const { reminderMinutes, noReminder, bufferMinutes } = template;
  return db
    .insert(meetingTemplates)
    .select(
      sql`SELECT ${id}, ${userId}, ${name}, ${templateKey(name)}, ${durationMinutes}, ${title}, ${location}, ${Number(meet)},
          ${reminderMinutes}, ${Number(noReminder)}, ${description}, ${bufferMinutes}, ${now}, NULL
        WHERE ${hasRoom(userId, id, sql`${templateKey(name)}`)}`,
    )
    .onConflictDoUpdate({
      target: meetingTemplates.id,
      set: {
        ...{ name, nameKey: templateKey(name), durationMinutes, title, location, meet, description },
        ...{ reminderMinutes, noReminder, bufferMinutes, deletedAt: null },
      },
      // Somebody else's template of that id stays what it is.
      setWhere: eq(meetingTemplates.userId, userId),
    })
    .returning({ id: meetingTemplates.id });
}

/** Deletes a template; it can be brought back for as long as `RETENTION` says. A row when there was one. */
export function deleteTemplate(db: Db, userId: string, id: string, now: Instant) {
  return db
    .update(meetingTemplates)
    .set({ deletedAt: now })
    .where(and(eq(meetingTemplates.id, id), eq(meetingTemplates.userId, userId), isNull(meetingTemplates.deletedAt)))
    .returning({ id: meetingTemplates.id });
}

/** Brings a deleted one back. No row when it is gone, or its name was given to another since. */
export function restoreTemplate(db: Db, userId: string, id: string) {
  return db
    .update(meetingTemplates)
    .set({ deletedAt: null })
    .where(
      and(
        eq(meetingTemplates.id, id),
        eq(meetingTemplates.userId, userId),
        hasRoom(userId, id, sql`${meetingTemplates.nameKey}`),
      ),
    )
    .returning({ id: meetingTemplates.id });
}

/** SQL condition: beside the template of that id the name is free, and one more may be. */
function hasRoom(userId: string, id: string, nameKey: SQL): SQL {
  const others = sql`FROM ${meetingTemplates} AS o WHERE o.user_id = ${userId} AND o.id <> ${id} AND o.deleted_at IS NULL`;
  return sql`(NOT EXISTS (SELECT 1 ${others} AND o.name_key = ${nameKey})
    AND (SELECT count(*) ${others}) < ${MOST_TEMPLATES})`;
}
