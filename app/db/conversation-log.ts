import type { Db } from "./database";
import { conversationLog } from "./schema";

/** One turn: what was asked and what was answered. A second run of the same turn keeps the last words. */
export function logTurn(db: Db, turn: typeof conversationLog.$inferInsert) {
  return db
    .insert(conversationLog)
    .values(turn)
    .onConflictDoUpdate({ target: conversationLog.messageId, set: { intent: turn.intent, reply: turn.reply } });
}
