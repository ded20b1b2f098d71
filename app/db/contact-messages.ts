import type { Db } from "./database";
import { contactMessages } from "./schema/messages";

/** Keeps a letter. The same letter again, under the same id, changes nothing. */
export function insertContactMessage(db: Db, message: typeof contactMessages.$inferInsert) {
  return db.insert(contactMessages).values(message).onConflictDoNothing();
}
