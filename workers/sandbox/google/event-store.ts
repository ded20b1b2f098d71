import type { World } from "../world";
import type { Account } from "./accounts";
import { ring } from "./channels";
import { type EventTime, type GoogleEvent, instantOf, overlaps, type Window } from "./event";
import { HORIZON_MS, instanceAt, occurrenceOf, occurrences } from "./recurrence";

/**
 * Each change has a number, `seq`, over the whole world; a sync token is such a number. `google_gone` holds the
 * instances that a changed series no longer has, so that an incremental list can name them.
 */
export const eventTables = {
  google_events: `email TEXT, id TEXT, event TEXT, series TEXT, seq INTEGER, created_seq INTEGER,
    PRIMARY KEY (email, id)`,
  google_gone: "email TEXT, id TEXT, series TEXT, original TEXT, seq INTEGER, PRIMARY KEY (email, id)",
  google_writes: "email TEXT, id TEXT, method TEXT, send_updates TEXT, conference_version INTEGER, at INTEGER",
};

export interface StoredEvent {
  event: GoogleEvent;
  seq: number;
  createdSeq: number;
}
type Row = { event: string; seq: number; created_seq: number };

/** Every row of the calendar, series, exceptions and cancelled ones included, in the order of their last change. */
export function listStored(sql: SqlStorage, email: string): StoredEvent[] {
  return sql.exec<Row>("SELECT * FROM google_events WHERE email = ? ORDER BY seq", email).toArray().map(stored);
}

export function findStored(sql: SqlStorage, email: string, id: string): StoredEvent | undefined {
  return sql.exec<Row>("SELECT * FROM google_events WHERE email = ? AND id = ?", email, id).toArray().map(stored)[0];
}

function stored(row: Row): StoredEvent {
  return { event: JSON.parse(row.event), seq: row.seq, createdSeq: row.created_seq };
}

/** The event of an id, whether it has a row or is an untouched instance of a series. */
export function findEvent(sql: SqlStorage, { email, zone }: Account, id: string): GoogleEvent | undefined {
  const own = findStored(sql, email, id)?.event;
  if (own) return own;
  const series = findStored(sql, email, id.slice(0, id.lastIndexOf("_")))?.event;
  if (!series || series.status === "cancelled") return undefined;
  const occurrence = occurrenceOf(series, id, zone);
  return occurrence && instanceAt(series, occurrence, zone);
}

export function lastSeq(sql: SqlStorage): number {
  const last = (table: string) => `(SELECT COALESCE(MAX(seq), 0) FROM ${table})`;
  return sql.exec<{ seq: number }>(`SELECT MAX(${last("google_events")}, ${last("google_gone")}) AS seq`).one().seq;
}

/** Writes the event, numbers the change, remembers instances that are gone and rings the watch channels. */
export function saveEvent(world: World, account: Account, event: GoogleEvent): GoogleEvent {
  const { sql, now } = world;
  const { email } = account;
  const seq = lastSeq(sql) + 1;
  const before = findStored(sql, email, event.id);
  const updated = new Date(now).toISOString();
  const saved: GoogleEvent = { ...event, updated, etag: `"${now}${String(seq).padStart(6, "0")}"` };
  sql.exec(
    "INSERT OR REPLACE INTO google_events VALUES (?, ?, ?, ?, ?, ?)",
    ...[email, event.id, JSON.stringify(saved), event.recurringEventId ?? null, seq, before?.createdSeq ?? seq],
  );
  noteGone(world, account, before?.event, saved, seq);
  ring(world, email);
  return saved;
}

/** Compares what a client that expands series saw before with what it sees now. */
function noteGone(world: World, account: Account, before: GoogleEvent | undefined, after: GoogleEvent, seq: number) {
  if (!before || (!before.recurrence && !after.recurrence) || pattern(before) === pattern(after)) return;
  const { sql, now } = world;
  const { email, zone } = account;
  const window = { from: now - HORIZON_MS / 3, to: now + HORIZON_MS };
  const seen = (event: GoogleEvent): [string, EventTime][] => {
    if (event.status === "cancelled") return [];
    if (!event.recurrence) return [[event.id, event.start]];
    return occurrences(event, window, zone).map(({ id, time }) => [id, time]);
  };
  const present = new Map(seen(after));
  for (const id of present.keys()) sql.exec("DELETE FROM google_gone WHERE email = ? AND id = ?", email, id);
  for (const [id, original] of seen(before)) {
    if (present.has(id)) continue;
    const values = [email, id, after.id, JSON.stringify(original), seq];
    sql.exec("INSERT OR REPLACE INTO google_gone VALUES (?, ?, ?, ?, ?)", ...values);
  }
}

/** All that decides which instances there are. */
function pattern({ status, start, recurrence }: GoogleEvent): string {
  return JSON.stringify([status, start, recurrence]);
}

export interface Gone {
  id: string;
  series: string;
  original: EventTime;
}

/** Instances that disappeared after change number `since`. */
export function listGone(sql: SqlStorage, email: string, since: number): Gone[] {
  return sql
    .exec<{ id: string; series: string; original: string }>(
      "SELECT * FROM google_gone WHERE email = ? AND seq > ? ORDER BY seq",
      ...[email, since],
    )
    .toArray()
    .map((row) => ({ ...row, original: JSON.parse(row.original) }));
}

/**
 * The instances of a series that touch the window: moved ones where they are now.
 *
 * @param cancelled whether cancelled exceptions are wanted too
 */
export function instancesIn(
  series: GoogleEvent,
  exceptions: readonly GoogleEvent[],
  window: Window,
  zone: string,
  cancelled = false,
): GoogleEvent[] {
  if (series.status === "cancelled") return [];
  const length = Math.max(0, instantOf(series.end, zone) - instantOf(series.start, zone));
  const changed = new Set(exceptions.map(({ id }) => id));
  const untouched = occurrences(series, { from: window.from - length - 1, to: window.to }, zone)
    .filter(({ id }) => !changed.has(id))
    .map((occurrence) => instanceAt(series, occurrence, zone));
  const moved = exceptions.filter(
    (event) => (cancelled || event.status !== "cancelled") && occurrenceOf(series, event.id, zone) !== undefined,
  );
  return [...untouched, ...moved].filter((event) => overlaps(event, window, zone));
}
