import { sql } from "drizzle-orm";
import type { Instant } from "~/domain/time";
import type { Db } from "./database";
import { auditLog, users } from "./schema";

/** What happened to an account, in one word each. */
export type AuditEvent =
  | "signed-up"
  | "signed-in"
  | "sign-in-failed"
  | "sign-in-refused"
  | "signed-in-with-google"
  | "google-joined"
  | "google-refused"
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
  | "reset-asked"
  | "sign-up-asked";

export function noteEvent(db: Db, userId: string | null, event: AuditEvent, at: Instant) {
  return db.insert(auditLog).values({ id: crypto.randomUUID(), userId, event, at });
}

/** The same for whoever has this address; nobody's row when no one has. */
export function noteEventByEmail(db: Db, email: string, event: AuditEvent, at: Instant) {
  const owner = sql<string | null>`(SELECT ${users.id} FROM ${users} WHERE ${users.email} = ${email})`;
  return db.insert(auditLog).values({ id: crypto.randomUUID(), userId: owner, event, at });
}
