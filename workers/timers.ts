import type { Instant } from "~/domain/time";

export type TimerName = "inbox" | "verification" | "sync";

export interface Timer {
  name: TimerName;
  dueAt: Instant;
  userId: string | null;
  /** How often it has run in vain. */
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
    return this.storage.sql
      .exec<{ name: TimerName; due_at: number; user_id: string | null; attempts: number }>(
        "SELECT * FROM timers WHERE due_at <= ? ORDER BY name <> 'inbox', due_at",
        now,
      )
      .toArray()
      .map(({ name, due_at, user_id, attempts }) => ({ name, dueAt: due_at, userId: user_id, attempts }));
  }

  /** Ends a timer that has run, unless it was set anew meanwhile. */
  finish({ name, dueAt }: Timer): void {
    this.storage.sql.exec("DELETE FROM timers WHERE name = ? AND due_at = ?", name, dueAt);
  }

  /** Points the alarm at the earliest timer. */
  async wake(): Promise<void> {
    const { due } = this.storage.sql.exec<{ due: number | null }>("SELECT min(due_at) AS due FROM timers").one();
    if (due !== null) await this.storage.setAlarm(due);
  }
}
