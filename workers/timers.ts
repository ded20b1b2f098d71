import type { Instant } from "~/domain/time";

export type TimerName = "inbox" | "unread" | "verification" | "sync" | "after-failure" | "half" | "forget";

export interface Timer {
  name: TimerName;
  dueAt: Instant;
  userId: string | null;
  /** How often in a row it has run in vain. */
  attempts: number;
}

/** An object has one alarm; this table lets it wait for several things. All moments are UTC milliseconds. */
export class Timers {
  constructor(private readonly storage: DurableObjectStorage) {
    this.createTable();
  }

  createTable(): void {
    this.storage.sql.exec(
      `CREATE TABLE IF NOT EXISTS timers (
        name TEXT PRIMARY KEY, due_at INTEGER NOT NULL, user_id TEXT, attempts INTEGER NOT NULL DEFAULT 0)`,
    );
  }

  /** Sets or moves a timer; a name has one. */
  async set(name: TimerName, dueAt: Instant, { userId = null, attempts = 0 }: Partial<Timer> = {}): Promise<void> {
    this.storage.sql.exec(
      "INSERT OR REPLACE INTO timers (name, due_at, user_id, attempts) VALUES (?, ?, ?, ?)",
      ...[name, dueAt, userId, attempts],
    );
    await this.wake();
  }

  async clear(name: TimerName): Promise<void> {
    this.storage.sql.exec("DELETE FROM timers WHERE name = ?", name);
    await this.wake();
  }

  /** What is due, the inbox first: a person waits there. */
  due(now: Instant): Timer[] {
    return this.#select("due_at <= ?", now);
  }

  find(name: TimerName): Timer | undefined {
    return this.#select("name = ?", name)[0];
  }

  /** Ends a timer that has run, unless it was set anew meanwhile. */
  finish({ name, dueAt }: Timer): void {
    this.storage.sql.exec("DELETE FROM timers WHERE name = ? AND due_at = ?", name, dueAt);
  }

  /** Moves a timer that has run in vain, unless it was set anew meanwhile or everything was forgotten. */
  async retry({ name, dueAt }: Timer, at: Instant): Promise<void> {
    const later = "UPDATE timers SET due_at = ?, attempts = attempts + 1 WHERE name = ? AND due_at = ?";
    this.storage.sql.exec(later, at, name, dueAt);
    await this.wake();
  }

  /** Points the alarm at the earliest timer. */
  async wake(): Promise<void> {
    const { due } = this.storage.sql.exec<{ due: number | null }>("SELECT min(due_at) AS due FROM timers").one();
    if (due === null) await this.storage.deleteAlarm();
    else await this.storage.setAlarm(due);
  }

  #select(where: string, value: string | number): Timer[] {
    return this.storage.sql
      .exec<{ name: TimerName; due_at: number; user_id: string | null; attempts: number }>(
        `SELECT * FROM timers WHERE ${where} ORDER BY name <> 'inbox', due_at`,
        value,
      )
      .toArray()
      .map(({ name, due_at, user_id, attempts }) => ({ name, dueAt: due_at, userId: user_id, attempts }));
  }
}
