import type { Hearing } from "~/agent/hear";
import type { IncomingMessage } from "~/domain/incoming-message";
import type { FailedTries } from "~/domain/next-try";
import { MESSAGES_LIMIT } from "~/domain/rate-limits";
import { RETENTION } from "~/domain/retention";
import { DAY, HOUR, type Instant } from "~/domain/time";

/** Rows that one sweep takes: what is left goes with the next. */
const MOST_FORGOTTEN = 100;
/** Of messages that were too many so many are named. */
const MOST_UNREAD = 3;
/** What was said longer ago is another conversation. */
const EARLIER_MS = HOUR;
const MOST_EARLIER = 3;

export interface Waiting {
  position: number;
  userId: string | null;
  message: IncomingMessage;
  receivedAt: Instant;
  /** How its tries until now have failed. */
  failedTries: FailedTries;
  /** The moment before which it is not tried again; null when there is none. */
  retryAt: Instant | null;
  /** It is one too many: it is told so, and does nothing else. */
  isTooMany: boolean;
}

/** What is kept of a message. */
type Kept = IncomingMessage & { isTooMany?: true };

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
      CREATE INDEX IF NOT EXISTS inbox_texts ON inbox (answered_at) WHERE message IS NOT NULL;
      CREATE INDEX IF NOT EXISTS inbox_answered ON inbox (answered_at);
      CREATE TABLE IF NOT EXISTS setbacks (
        position INTEGER PRIMARY KEY, outages INTEGER NOT NULL, outage_since INTEGER, retry_at INTEGER NOT NULL);
      CREATE TABLE IF NOT EXISTS hearings (position INTEGER PRIMARY KEY, hearing TEXT NOT NULL);
      CREATE TABLE IF NOT EXISTS unread (
        position INTEGER PRIMARY KEY AUTOINCREMENT, message_id TEXT NOT NULL UNIQUE, user_id TEXT NOT NULL, message TEXT NOT NULL);
    `);
  }

  /**
   * Keeps the message. Of too many in a minute the first is kept to be told so, and the rest is dropped; the last of
   * those are kept to be named once. What is tapped counts by itself: a card that waits is answered whatever was typed.
   * (`rowsWritten` would count the sequence of the keys.)
   */
  put(message: IncomingMessage, userId: string | null, now: Instant): "kept" | "known" | "dropped" {
    const known = "SELECT 1 FROM inbox WHERE message_id = ?1 UNION ALL SELECT 1 FROM unread WHERE message_id = ?1";
    if (this.#sql.exec(known, message.messageId).toArray().length > 0) return "known";
    const recent = this.#recent(message, now);
    const isTooMany = recent.length >= MESSAGES_LIMIT.tries;
    if (isTooMany && recent.some((one) => one.isTooMany)) {
      if (userId !== null) this.#keepUnread(message, userId);
      return "dropped";
    }
    this.#sql.exec(
      `INSERT INTO inbox (message_id, user_id, message, received_at) VALUES (?, ?, ?, ?)
       ON CONFLICT (message_id) DO NOTHING`,
      message.messageId,
      userId,
      JSON.stringify({ ...message, ...(isTooMany && { isTooMany }) } satisfies Kept),
      now,
    );
    return "kept";
  }

  #keepUnread(message: IncomingMessage, userId: string): void {
    const { messageId } = message;
    const insert = "INSERT INTO unread (message_id, user_id, message) VALUES (?, ?, ?)";
    this.#sql.exec(insert, messageId, userId, JSON.stringify(message));
    const newest = "SELECT position FROM unread ORDER BY position DESC LIMIT ?";
    this.#sql.exec(`DELETE FROM unread WHERE position NOT IN (${newest})`, MOST_UNREAD);
  }

  /** The last messages that were dropped, oldest first, each once. */
  takeUnread(): { userId: string; message: IncomingMessage }[] {
    return this.#sql
      .exec<{ position: number; user_id: string; message: string }>("DELETE FROM unread RETURNING *")
      .toArray()
      .toSorted((a, b) => a.position - b.position)
      .map((row) => ({ userId: row.user_id, message: messageIn(row.message) }));
  }

  /**
   * The newest messages that came within the limit's time of this one, by our clock and by their own: of those that a
   * provider held back, and of a conversation that is played, none counts. It reads no more rows than both limits let in.
   */
  #recent({ kind, sentAt }: IncomingMessage, now: Instant): Kept[] {
    const { tries, windowMs } = MESSAGES_LIMIT;
    return this.#sql
      .exec<{ message: string }>(
        `SELECT message FROM (SELECT message, received_at FROM inbox ORDER BY position DESC LIMIT ?)
          WHERE received_at > ? AND message IS NOT NULL`,
        2 * (tries + 1),
        now - windowMs,
      )
      .toArray()
      .map((row) => messageIn(row.message))
      .filter((one) => Math.abs(one.sentAt - sentAt) < windowMs && (one.kind === "choice") === (kind === "choice"));
  }

  /** The oldest message without an answer. */
  next(): Waiting | undefined {
    const [row] = this.#sql
      .exec<{
        position: number;
        user_id: string | null;
        message: string;
        attempts: number;
        received_at: number;
        outages: number | null;
        outage_since: number | null;
        retry_at: number | null;
      }>(
        `SELECT inbox.position, user_id, message, attempts, received_at, outages, outage_since, retry_at
           FROM inbox LEFT JOIN setbacks USING (position)
          WHERE answered_at IS NULL ORDER BY inbox.position LIMIT 1`,
      )
      .toArray();
    if (!row) return undefined;
    const outages = row.outages ?? 0;
    const { isTooMany, ...message } = messageIn(row.message);
    return {
      position: row.position,
      userId: row.user_id,
      message,
      receivedAt: row.received_at,
      isTooMany: isTooMany === true,
      // A try that nothing was noted of was cut off.
      failedTries: { faults: row.attempts - outages, outages, outageSince: row.outage_since },
      retryAt: row.retry_at,
    };
  }

  noteAttempt({ position }: Waiting): void {
    this.#sql.exec("UPDATE inbox SET attempts = attempts + 1 WHERE position = ?", position);
  }

  /** Keeps how the tries have failed, and when the next one is. */
  postpone({ position }: Waiting, { outages, outageSince }: FailedTries, retryAt: Instant): void {
    this.#sql.exec("INSERT OR REPLACE INTO setbacks VALUES (?, ?, ?, ?)", position, outages, outageSince, retryAt);
  }

  /** Marks the message as done with; what has been kept long enough goes at the same time. */
  finish({ position }: Waiting, now: Instant): void {
    this.#sql.exec("UPDATE inbox SET answered_at = ? WHERE position = ?", now, position);
    this.#sql.exec("DELETE FROM setbacks WHERE position = ?", position);
    this.forgetOld(now);
  }

  /** Texts go first; the ids stay longer, against replays. Each by its own index, a bounded number of rows. */
  forgetOld(now: Instant): void {
    const texts = now - RETENTION.inboxText.keepMs;
    this.#sql.exec(`DELETE FROM hearings WHERE position IN (${OLD_TEXTS})`, texts);
    this.#sql.exec(`UPDATE inbox SET message = NULL WHERE position IN (${OLD_TEXTS})`, texts);
    this.#sql.exec(`DELETE FROM inbox WHERE position IN (${OLD_IDS})`, now - RETENTION.inboxIds.keepMs);
  }

  /** When something here will have been kept long enough; null when nothing is. */
  nextForgetting(): Instant | null {
    const oldest = "SELECT min(answered_at) AS at FROM inbox WHERE answered_at IS NOT NULL";
    const at = (query: string) => this.#sql.exec<{ at: number | null }>(query).one().at;
    const [text, id] = [at(`${oldest} AND message IS NOT NULL`), at(oldest)];
    const dues = [
      text === null ? [] : text + RETENTION.inboxText.keepMs,
      id === null ? [] : id + RETENTION.inboxIds.keepMs,
    ].flat();
    // Kept for exactly so long it is still kept.
    return dues.length === 0 ? null : Math.min(...dues) + 1;
  }

  /** Every text that is still here, oldest first. */
  messages(): IncomingMessage[] {
    return this.#sql
      .exec<{ message: string }>("SELECT message FROM inbox WHERE message IS NOT NULL ORDER BY position")
      .toArray()
      .map((row) => messageIn(row.message));
  }

  /** What models made of messages, as JSON, oldest first. */
  hearings(): string[] {
    const rows = this.#sql.exec<{ hearing: string }>("SELECT hearing FROM hearings ORDER BY position").toArray();
    return rows.map(({ hearing }) => hearing);
  }

  /** True once per message: from here on the reply may be out, so it is never sent a second time. */
  claimReply({ position }: Waiting, now: Instant): boolean {
    const claim = "UPDATE inbox SET replied_at = ? WHERE position = ? AND replied_at IS NULL";
    return this.#sql.exec(claim, now, position).rowsWritten > 0;
  }

  isReplyClaimed({ position }: Waiting): boolean {
    const claimed = "SELECT 1 FROM inbox WHERE position = ? AND replied_at IS NOT NULL";
    return this.#sql.exec(claimed, position).toArray().length > 0;
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

  /** What the person typed before this message, oldest first. What they tapped or passed on may be others' words. */
  earlier({ position, message }: Waiting): string[] {
    return this.#sql
      .exec<{ message: string }>(
        "SELECT message FROM inbox WHERE position < ? AND message IS NOT NULL ORDER BY position DESC LIMIT ?",
        position,
        MOST_EARLIER,
      )
      .toArray()
      .map((row) => messageIn(row.message))
      .filter(({ kind, sentAt, forwarded }) => kind === "text" && !forwarded && sentAt > message.sentAt - EARLIER_MS)
      .map(({ text }) => text)
      .reverse();
  }
}

/** What has been kept long enough, by the moment up to which it was answered; a test looks at how they are read. */
export const OLD_TEXTS = `SELECT position FROM inbox WHERE answered_at < ? AND message IS NOT NULL
  ORDER BY answered_at LIMIT ${MOST_FORGOTTEN}`;
export const OLD_IDS = `SELECT position FROM inbox WHERE answered_at < ? ORDER BY answered_at LIMIT ${MOST_FORGOTTEN}`;

const messageIn = (json: string) => JSON.parse(json) as Kept; // as `put` wrote it
