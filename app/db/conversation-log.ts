import { desc, eq } from "drizzle-orm";
import type { UserId } from "./agenda";
import type { Db } from "./database";
import { conversationLog } from "./schema/messages";

/** One turn: what was asked and what was answered. A second run of the same turn keeps the last words. */
export function logTurn(db: Db, turn: typeof conversationLog.$inferInsert) {
  return db
    .insert(conversationLog)
    .values(turn)
    .onConflictDoUpdate({ target: conversationLog.messageId, set: { intent: turn.intent, reply: turn.reply } });
}

/** The last turns, newest first; what is older than its retention is gone. */
export function selectLastTurns(db: Db, userId: UserId, limit: number) {
  return db
    .select({ text: conversationLog.text, reply: conversationLog.reply, at: conversationLog.at })
    .from(conversationLog)
    .where(eq(conversationLog.userId, userId))
    .orderBy(desc(conversationLog.at))
    .limit(limit);
}
