import type { Hearing } from "~/agent/hear";
import type { IncomingMessage } from "~/domain/incoming-message";
import type { Setbacks } from "~/domain/next-try";
import { DAY, HOUR, type Instant } from "~/domain/time";

/** Ids stay for good, against replays; what people wrote goes after a month. */
const KEEP_TEXT_MS = 30 * DAY;
/** What was said longer ago is another conversation. */
const EARLIER_MS = HOUR;
const MOST_EARLIER = 3;

export interface Waiting {
  position: number;
  userId: string | null;
  message: IncomingMessage;
  /** How its tries until now have failed. */
  setbacks: Setbacks;
  /** The moment before which it is not tried again; null when there is none. */
  retryAt: Instant | null;
}

/** The messages of one user in the order in which they came, and how far each has got. */
export class Inbox {
  readonly #sql: SqlStorage;

  constructor(sql: SqlStorage) {
    this.#sql = sql;
  }

  createTables(): void {
    this.#sql.exec(`
      CREATE TABLE IF NOT EXISTS inbox (
        position INTEGER PRIMARY KEY AUTOINCREMENT,
        message_id TEXT NOT NULL UNIQUE,
        user_id TEXT,
        message TEXT,
        received_at INTEGER NOT NULL,
        attempts INTEGER NOT NULL DEFAULT 0,
        replied_at INTEGER,
        answered_at INTEGER
      );
      CREATE INDEX IF NOT EXISTS inbox_waiting ON inbox (position) WHERE answered_at IS NULL;
      CREATE TABLE IF NOT EXISTS setbacks (
        position INTEGER PRIMARY KEY, outages INTEGER NOT NULL, outage_since INTEGER, retry_at INTEGER NOT NULL);
      CREATE TABLE IF NOT EXISTS hearings (position INTEGER PRIMARY KEY, hearing TEXT NOT NULL);
    `);
  }

  /** Keeps the message; false when it is there already. (`rowsWritten` would count the sequence of the keys.) */
  put(message: IncomingMessage, userId: string | null, now: Instant): boolean {
    const kept = this.#sql.exec(
      `INSERT INTO inbox (message_id, user_id, message, received_at) VALUES (?, ?, ?, ?)
       ON CONFLICT (message_id) DO NOTHING RETURNING position`,
      message.messageId,
      userId,
      JSON.stringify(message),
      now,
    );
    return kept.toArray().length > 0;
  }

  /** The oldest message without an answer. */
  next(): Waiting | undefined {
    const [row] = this.#sql
      .exec<{
        position: number;
        user_id: string | null;
        message: string;
        attempts: number;
        outages: number | null;
        outage_since: number | null;
        retry_at: number | null;
      }>(
        `SELECT inbox.position, user_id, message, attempts, outages, outage_since, retry_at
           FROM inbox LEFT JOIN setbacks USING (position)
          WHERE answered_at IS NULL ORDER BY inbox.position LIMIT 1`,
      )
      .toArray();
    if (!row) return undefined;
    const outages = row.outages ?? 0;
    return {
      position: row.position,
      userId: row.user_id,
      message: messageIn(row.message),
      // A try that nothing was noted of was cut off.
      setbacks: { faults: row.attempts - outages, outages, outageSince: row.outage_since },
      retryAt: row.retry_at,
    };
  }

  noteAttempt({ position }: Waiting): void {
    this.#sql.exec("UPDATE inbox SET attempts = attempts + 1 WHERE position = ?", position);
  }

  /** Keeps how the tries have failed, and when the next one is. */
  postpone({ position }: Waiting, { outages, outageSince }: Setbacks, retryAt: Instant): void {
    this.#sql.exec("INSERT OR REPLACE INTO setbacks VALUES (?, ?, ?, ?)", position, outages, outageSince, retryAt);
  }

  /** Marks the message as done with; old texts go at the same time. */
  finish({ position }: Waiting, now: Instant): void {
    this.#sql.exec("UPDATE inbox SET answered_at = ? WHERE position = ?", now, position);
    this.#sql.exec("DELETE FROM setbacks WHERE position = ?", position);
    const old = "answered_at < ? AND message IS NOT NULL";
    this.#sql.exec(
      `DELETE FROM hearings WHERE position IN (SELECT position FROM inbox WHERE ${old})`,
      now - KEEP_TEXT_MS,
    );
    this.#sql.exec(`UPDATE inbox SET message = NULL WHERE ${old}`, now - KEEP_TEXT_MS);
  }

  /** True once per message: from here on the reply may be out, so it is never sent a second time. */
  claimReply({ position }: Waiting, now: Instant): boolean {
    const claim = "UPDATE inbox SET replied_at = ? WHERE position = ? AND replied_at IS NULL";
    return this.#sql.exec(claim, now, position).rowsWritten > 0;
  }

  /** What the models have made of the message, when it was heard before. */
  recall({ position }: Waiting): Hearing | null {
    const [row] = this.#sql
      .exec<{ hearing: string }>("SELECT hearing FROM hearings WHERE position = ?", position)
      .toArray();
    return row ? (JSON.parse(row.hearing) as Hearing) : null; // as `keep` wrote it
  }

  keep({ position }: Waiting, hearing: Hearing): void {
    this.#sql.exec("INSERT OR REPLACE INTO hearings VALUES (?, ?)", position, JSON.stringify(hearing));
  }

  /** How many messages of the day before this one were given to models. */
  heardToday({ position }: Waiting): number {
    const count = `SELECT count(*) AS heard FROM hearings JOIN inbox USING (position)
      WHERE position < ?1 AND received_at > (SELECT received_at FROM inbox WHERE position = ?1) - ?2`;
    return this.#sql.exec<{ heard: number }>(count, position, DAY).one().heard;
  }

  /** What the person typed before this message, oldest first. What they tapped may be other people's words. */
  earlier({ position, message }: Waiting): string[] {
    return this.#sql
      .exec<{ message: string }>(
        "SELECT message FROM inbox WHERE position < ? AND message IS NOT NULL ORDER BY position DESC LIMIT ?",
        position,
        MOST_EARLIER,
      )
      .toArray()
      .map((row) => messageIn(row.message))
      .filter(({ kind, sentAt }) => kind === "text" && sentAt > message.sentAt - EARLIER_MS)
      .map(({ text }) => text)
      .reverse();
  }
}

const messageIn = (json: string) => JSON.parse(json) as IncomingMessage; // as `put` wrote it
