import { type SQL, sql } from "drizzle-orm";
import { HOUR, type Instant } from "~/domain/time";
import type { Db } from "./database";
import { auditLog, users } from "./schema/accounts";

/** What happened to an account, in one word each. */
export type AuditEvent =
  | "signed-up"
  | "signed-in"
  | "sign-in-failed"
  | "sign-in-refused"
  | "signed-in-with-google"
  | "google-joined"
  | "google-refused"
  | "google-removed"
  | "signed-out"
  | "session-ended"
  | "sessions-ended"
  | "password-changed"
  | "password-reset"
  | "address-changed"
  | "calendar-connected"
  | "calendar-disconnected"
  | "calendar-revoked"
  | "phone-connected"
  | "phone-disconnected"
  | "phone-lost"
  | "api-key-created"
  | "api-key-rotated"
  | "api-key-revoked"
  | "assistant-connected"
  | "reset-asked"
  | "sign-up-asked";

/** What somebody who is not signed in can cause as often as they like: counted, one row an hour. */
const COUNTED: ReadonlySet<AuditEvent> = new Set([
  "sign-in-failed",
  "sign-in-refused",
  "google-refused",
  "reset-asked",
  "sign-up-asked",
]);

export function noteEvent(db: Db, userId: string | null, event: AuditEvent, at: Instant) {
  return note(db, sql`${userId}`, event, at);
}

/** The same for whoever has this address; nobody's row when no one has. */
export function noteEventByEmail(db: Db, email: string, event: AuditEvent, at: Instant) {
  return note(db, sql`(SELECT ${users.id} FROM ${users} WHERE ${users.email} = ${email})`, event, at);
}

/** @param owner the user's id in SQL; the events of nobody share a row */
function note(db: Db, owner: SQL, event: AuditEvent, at: Instant) {
  const once = crypto.randomUUID();
  const id = COUNTED.has(event)
    ? sql`${`${event}/${Math.floor(at / HOUR)}/`} || coalesce(${owner}, 'nobody')`
    : sql`${once}`;
  return db
    .insert(auditLog)
    .select(sql`SELECT ${id}, ${owner}, ${event}, ${at}, 1 WHERE true`)
    .onConflictDoUpdate({ target: auditLog.id, set: { count: sql`${auditLog.count} + 1` } });
}
