import * as z from "zod";

export const scriptTables = { llm_replies: "n INTEGER PRIMARY KEY AUTOINCREMENT, reply TEXT NOT NULL" };

const ToolCall = z.strictObject({
  name: z.string(),
  /** An object is sent as its JSON; text is sent as it is, JSON or not. */
  arguments: z.union([z.string(), z.record(z.string(), z.unknown())]),
});

/**
 * One answer of the model, after `delayMs`: words, tool calls or both; a `status` with the provider's error; a `body`
 * that is sent to the letter, whatever it is; or an answer that breaks off in the middle (`broken`).
 */
export const Reply = z.strictObject({
  text: z.string().optional(),
  toolCalls: z.array(ToolCall).optional(),
  finishReason: z.enum(["stop", "length", "tool_calls", "content_filter"]).optional(),
  status: z.int().min(200).max(599).optional(),
  body: z.unknown().optional(),
  broken: z.boolean().optional(),
  delayMs: z.int().min(0).max(120_000).optional(),
});
export type Reply = z.output<typeof Reply>;

export const Script = z.strictObject({ replies: z.array(Reply).max(1_000) });

/** Puts answers behind those that wait; none at all forgets them. Gives how many wait. */
export function addReplies(sql: SqlStorage, replies: readonly Reply[]): number {
  if (replies.length === 0) sql.exec("DELETE FROM llm_replies");
  for (const reply of replies) sql.exec("INSERT INTO llm_replies (reply) VALUES (?)", JSON.stringify(reply));
  return sql.exec<{ waiting: number }>("SELECT COUNT(*) AS waiting FROM llm_replies").one().waiting;
}

/** The oldest answer that waits. */
export function takeReply(sql: SqlStorage): Reply | undefined {
  const [row] = sql
    .exec<{ reply: string }>("DELETE FROM llm_replies WHERE n = (SELECT MIN(n) FROM llm_replies) RETURNING reply")
    .toArray();
  return row && Reply.parse(JSON.parse(row.reply));
}
