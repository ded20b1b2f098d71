import { and, eq, gt, gte, inArray, lt, lte, or, type SQL, sql } from "drizzle-orm";
import { PLANNED_KINDS, type PlannedNotification } from "~/domain/notification-plan";
import { type Instant, MINUTE } from "~/domain/time";
import type { Db, Statement } from "./database";
import { userPreferences } from "./schema/accounts";
import { calendarEvents } from "./schema/calendar";
import { deliveries, meetingReminders, plannedNotifications } from "./schema/messages";

export type PlannedRow = typeof plannedNotifications.$inferSelect;
/** What names a row: the table is clustered on it. */
export type PlannedKey = Pick<PlannedRow, "dueAt" | "id">;

/** A claimed row that its run has not dealt with by then is taken again. */
const LEASE_MS = 5 * MINUTE;

const planIdOf = (userId: string) => `${userId}:plan`;

/**
 * Asks for a new plan of the user's notifications, in the transaction of whatever it hangs on: it is made with the next
 * minute's cron at the latest, and a plan that was begun before is dropped. What is due at 0 is due by every clock. For
 * an account that is gone there is nothing to plan.
 */
export function requestPlan(db: Db, userId: string): Statement[] {
  const own = and(eq(plannedNotifications.userId, userId), eq(plannedNotifications.kind, "plan"));
  return [
    db
      .update(plannedNotifications)
      .set({
        dueAt: 0,
        claimedUntil: 0,
        version: sql`${plannedNotifications.version} + 1`,
      })
      .where(own),
    db.insert(plannedNotifications).select(
      sql`SELECT 0, ${planIdOf(userId)}, ${userId}, 'plan', NULL, 0, 1
          WHERE NOT EXISTS (SELECT 1 FROM planned_notifications WHERE user_id = ${userId} AND kind = 'plan')
            AND EXISTS (SELECT 1 FROM users WHERE id = ${userId})`,
    ),
  ];
}

/** The rows of a user, as one statement. */
export function selectPlanned(db: Db, userId: string) {
  return db.select().from(plannedNotifications).where(eq(plannedNotifications.userId, userId));
}

/**
 * Mirrored events that may have to be told of: those that start after `now`, by as much more than `aheadMs` as the
 * user's longest reminder time.
 */
export function selectEventsToPlan(db: Db, userId: string, now: Instant, aheadMs: number) {
  return db
    .select()
    .from(calendarEvents)
    .where(isToPlan(userId, now, aheadMs));
}

/** The ids of `selectEventsToPlan`, as a subquery. */
export const eventIdsToPlan = (userId: string, now: Instant, aheadMs: number): SQL =>
  sql`(SELECT id FROM calendar_events WHERE ${isToPlan(userId, now, aheadMs)})`;

function isToPlan(userId: string, now: Instant, aheadMs: number): SQL {
  const longest = sql`max(
    coalesce((SELECT reminder_minutes FROM ${userPreferences} WHERE user_id = ${userId}), 0),
    coalesce((SELECT max(minutes) FROM ${meetingReminders} WHERE user_id = ${userId}), 0))`;
  // An hour more, for days that are longer than 24.
  return sql`user_id = ${userId} AND start_at > ${now} AND start_at < ${now + aheadMs + 60 * MINUTE} + ${MINUTE} * ${longest}`;
}

/** Which reminders of meetings that are still ahead have been given to the outbox; found by the primary key. */
export function selectReminded(db: Db, userId: string, now: Instant) {
  return db
    .select({ id: deliveries.id, about: deliveries.about, at: deliveries.createdAt, errorCode: deliveries.errorCode })
    .from(deliveries)
    .where(and(gte(deliveries.id, reminderKey(userId, now)), lt(deliveries.id, reminderKeyEnd(userId))));
}

/** Ids of a user's reminders begin so, in the order of the meetings' starts. */
export const reminderKey = (userId: string, start: Instant) =>
  `reminder:${userId}:${String(Math.max(start, 0)).padStart(13, "0")}`;
const reminderKeyEnd = (userId: string) => `reminder:${userId}:~`;

/** When the user wants to be reminded of single meetings. */
export function selectMeetingReminders(db: Db, userId: string | SQL) {
  return db.select().from(meetingReminders).where(eq(meetingReminders.userId, userId));
}

/**
 * Writes a new plan, unless a newer one was asked for since: then none of it is written.
 *
 * @param seen the user's row of kind `plan` as it was read with everything else; it becomes due at `nextAt`, or goes
 *   when that is null
 * @returns in one transaction; the last one gives a row back when the plan was written
 */
export function writePlan(
  db: Db,
  seen: Pick<PlannedRow, "dueAt" | "id" | "version" | "userId">,
  { add, drop }: { add: readonly PlannedNotification[]; drop: readonly PlannedKey[] },
  nextAt: Instant | null,
) {
  const isSeen = sql`EXISTS (SELECT 1 FROM planned_notifications AS seen
    WHERE seen.due_at = ${seen.dueAt} AND seen.id = ${seen.id} AND seen.version = ${seen.version})`;
  const changes: Statement[] = [];
  if (drop.length > 0) changes.push(db.delete(plannedNotifications).where(sql`${isSeen} AND ${isOneOf(drop)}`));
  if (add.length > 0) {
    const rows = JSON.stringify(add.map((one) => ({ ...one, subject: one.subject && JSON.stringify(one.subject) })));
    changes.push(
      db
        .insert(plannedNotifications)
        .select(
          sql`SELECT value ->> 'dueAt', value ->> 'id', ${seen.userId}, value ->> 'kind', value ->> 'subject', 0, 0
            FROM json_each(${rows}) WHERE ${isSeen}`,
        )
        .onConflictDoNothing(),
    );
  }
  const own = and(
    eq(plannedNotifications.dueAt, seen.dueAt),
    eq(plannedNotifications.id, seen.id),
    eq(plannedNotifications.version, seen.version),
  );
  const last =
    nextAt === null
      ? db.delete(plannedNotifications).where(own).returning({ id: plannedNotifications.id })
      : db
          .update(plannedNotifications)
          .set({ dueAt: nextAt, claimedUntil: 0, version: seen.version + 1 })
          .where(own)
          .returning({ id: plannedNotifications.id });
  return { changes, last };
}

/** What is due is taken by the minute, so that no claim is larger than what is due at once. */
const PER_CLAIM_MS = MINUTE;

/**
 * Takes what is due within a minute from the earliest row that is due and in nobody's hand. One transaction, so of two
 * runs at once each row goes to one; a row comes back after `LEASE_MS` unless whoever has it deletes or moves it. Read
 * and then written, because `RETURNING` reads each row twice more.
 *
 * @param from what is due earlier is passed over: a run has it in hand from its claim before
 * @param until what is sent at a moment of the user's is taken when it is due by then, everything else by `now`
 * @param userId of this user alone
 * @returns rows in the order of their moments, and from when on the next claim looks; undefined when nothing is due
 */
export async function claimDueNotifications(
  db: Db,
  { now, from, until, userId }: { now: Instant; from: Instant; until: Instant; userId: string | undefined },
): Promise<{ rows: PlannedRow[]; next: Instant } | undefined> {
  const isFree = and(
    gte(plannedNotifications.dueAt, from),
    lte(plannedNotifications.dueAt, until),
    until > now
      ? or(lte(plannedNotifications.dueAt, now), inArray(plannedNotifications.kind, PLANNED_KINDS))
      : undefined,
    lte(plannedNotifications.claimedUntil, now),
    userId === undefined ? undefined : eq(plannedNotifications.userId, userId),
  );
  const earliest = await db
    .select({ at: plannedNotifications.dueAt })
    .from(plannedNotifications)
    .where(isFree)
    .orderBy(plannedNotifications.dueAt, plannedNotifications.id)
    .limit(1)
    .get();
  if (!earliest) return undefined;
  const next = earliest.at + PER_CLAIM_MS;
  // As a value: with a subquery the update would keep its rows beside the table, and read them there again.
  const own = and(isFree, lt(plannedNotifications.dueAt, next));
  const [rows] = await db.batch([
    db.select().from(plannedNotifications).where(own).orderBy(plannedNotifications.dueAt, plannedNotifications.id),
    db
      .update(plannedNotifications)
      .set({ claimedUntil: now + LEASE_MS })
      .where(own),
  ]);
  return { rows, next };
}

/** Whether anything that is sent at a moment of its user's is due after `now`, by `until`, and in nobody's hand. */
export async function hasNotificationsDue(db: Db, now: Instant, until: Instant): Promise<boolean> {
  const row = await db
    .select({ at: plannedNotifications.dueAt })
    .from(plannedNotifications)
    .where(
      and(
        gt(plannedNotifications.dueAt, now),
        lte(plannedNotifications.dueAt, until),
        inArray(plannedNotifications.kind, PLANNED_KINDS),
        lte(plannedNotifications.claimedUntil, now),
      ),
    )
    .limit(1)
    .get();
  return row !== undefined;
}

/** So many arrivals are looked at together; what is left comes again with a later run. */
const MOST_ARRIVALS = 200;

/** What has come or moved and is still to be looked at for overlaps by now. */
export function selectDueArrivals(db: Db, userId: string, now: Instant) {
  return db
    .select()
    .from(plannedNotifications)
    .where(
      and(
        eq(plannedNotifications.userId, userId),
        eq(plannedNotifications.kind, "conflict"),
        lte(plannedNotifications.dueAt, now),
      ),
    )
    .limit(MOST_ARRIVALS);
}

/** The rows of these keys that are still there. */
export function selectPlannedByKey(db: Db, keys: readonly PlannedKey[]) {
  return db.select().from(plannedNotifications).where(isOneOf(keys));
}

/** The ids of the events that these are about, as a subquery. */
export function plannedEventIds(keys: readonly PlannedKey[]): SQL {
  return sql`(SELECT subject ->> 'eventId' FROM planned_notifications WHERE ${isOneOf(keys)})`;
}

/**
 * Whoever has dealt with these, in whatever way, takes them away; where one is gone already, none of them.
 *
 * @param onlyIf the condition under which they were dealt with
 */
export function deletePlanned(db: Db, keys: readonly PlannedKey[], onlyIf: SQL = areAllPlanned(keys)) {
  return db.delete(plannedNotifications).where(sql`${isOneOf(keys)} AND ${onlyIf}`);
}

/** SQL condition: every one of these is still planned. */
export function areAllPlanned(keys: readonly PlannedKey[]): SQL {
  return sql`(SELECT count(*) FROM ${plannedNotifications} WHERE ${isOneOf(keys)}) = ${keys.length}`;
}

/** How often a new plan was asked for: it rises in the transaction of every change that may concern what is planned. */
export function selectPlanVersion(db: Db, userId: string) {
  return db
    .select({ version: plannedNotifications.version })
    .from(plannedNotifications)
    .where(and(eq(plannedNotifications.userId, userId), eq(plannedNotifications.kind, "plan")));
}

/** SQL condition: these are planned, and nothing has asked for a new plan since `version` was read (undefined: none then). */
export function areUnchanged(userId: string, keys: readonly PlannedKey[], version: number | undefined): SQL {
  return sql`${areAllPlanned(keys)} AND (SELECT own.version FROM planned_notifications AS own
    WHERE own.user_id = ${userId} AND own.kind = 'plan') IS ${version ?? null}`;
}

function isOneOf(keys: readonly PlannedKey[]): SQL {
  const rows = JSON.stringify(keys.map(({ dueAt, id }) => ({ dueAt, id })));
  return sql`(planned_notifications.due_at, planned_notifications.id) IN
    (SELECT value ->> 'dueAt', value ->> 'id' FROM json_each(${rows}))`;
}

/** Looked at again at that moment; what is to be looked at then already, once. */
export function postpone(db: Db, keys: readonly PlannedKey[], until: Instant): [Statement, Statement] {
  return [
    db
      .insert(plannedNotifications)
      .select(
        sql`SELECT ${until}, id, user_id, kind, subject, 0, version FROM planned_notifications WHERE ${isOneOf(keys)}`,
      )
      .onConflictDoNothing(),
    db.delete(plannedNotifications).where(isOneOf(keys)),
  ];
}
