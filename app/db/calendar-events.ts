import { and, asc, eq, gt, gte, lt, or, type SQL, sql } from "drizzle-orm";
import { blocksTime, bringsContacts, type CalendarEvent, isOtherPerson } from "~/domain/calendar-event";
import { contactKey } from "~/domain/contact";
import { personName } from "~/domain/person-name";
import type { Instant, Interval } from "~/domain/time";
import type { Db, Statement } from "./database";
import { jsonArrays } from "./json-arrays";
import { requestPlan } from "./planned-notifications";
import { isWithinQuota } from "./quota";
import { calendarContacts, calendarEvents, googleAccounts, meetings } from "./schema/calendar";

/** Which mirrored events are wanted: those in any of the windows, those with an id, those ahead that mention a word. */
export interface EventSearch {
  windows: readonly Interval[];
  ids: readonly string[];
  /** Words as `contactKey` writes them; an event ahead of `wordsFrom` that has one in title, place or people is taken. */
  words: readonly string[];
  wordsFrom: Instant;
  /** What takes whole days and ends behind this; null for none. */
  wholeDaysFrom: Instant | null;
}

/** D1 takes at most 100 bound parameters and short LIKE patterns, so words are looked up with `instr`. */
const MAX_WORDS = 12;
const MAX_EVENTS = 1_000;

export function selectEvents(db: Db, userId: string, search: EventSearch) {
  const inWindow = search.windows.map(({ start, end }) =>
    and(lt(calendarEvents.startAt, end), gt(calendarEvents.endAt, start)),
  );
  const mentions = search.words
    .slice(0, MAX_WORDS)
    .map((word) =>
      and(gt(calendarEvents.endAt, search.wordsFrom), sql`instr(${calendarEvents.searchKey}, ${word}) > 0`),
    );
  const ids = JSON.stringify(search.ids);
  const withId = search.ids.length > 0 ? [sql`${calendarEvents.id} IN (SELECT value FROM json_each(${ids}))`] : [];
  const wholeDays =
    search.wholeDaysFrom === null
      ? []
      : [and(eq(calendarEvents.allDay, true), gt(calendarEvents.endAt, search.wholeDaysFrom))];
  const wanted = [...inWindow, ...mentions, ...withId, ...wholeDays];

  return db
    .select()
    .from(calendarEvents)
    .where(and(eq(calendarEvents.userId, userId), wanted.length > 0 ? or(...wanted) : sql`0`))
    .orderBy(asc(calendarEvents.startAt))
    .limit(MAX_EVENTS);
}

export type CalendarEventRow = typeof calendarEvents.$inferSelect;

export function eventFromRow({
  userId: _,
  blocks: __,
  searchKey: ___,
  syncRun: ____,
  ...row
}: CalendarEventRow): CalendarEvent {
  const { startAt, endAt, timezone, eventUpdatedAt, startDate, endDate, recurringEventId, meetingId, ...same } = row;
  return {
    ...same,
    start: startAt,
    end: endAt,
    zone: timezone,
    updatedAt: eventUpdatedAt,
    ...(startDate && { startDate }),
    ...(endDate && { endDate }),
    ...(recurringEventId && { recurringEventId }),
    ...(meetingId && { meetingId }),
  };
}

/**
 * Brings the mirror up to what Google said, and the people whom its events bring, and asks for a new plan of what is to
 * be told of them. Cancelled events leave it.
 */
export function mirrorEvents(db: Db, userId: string, events: readonly CalendarEvent[]): Statement[] {
  const gone = events.filter((event) => event.status === "cancelled").map((event) => event.id);
  const alive = events.filter((event) => event.status !== "cancelled");
  return [
    ...jsonArrays(gone.map((id) => JSON.stringify(id))).map((ids) =>
      db
        .delete(calendarEvents)
        .where(
          and(eq(calendarEvents.userId, userId), sql`${calendarEvents.id} IN (SELECT value FROM json_each(${ids}))`),
        ),
    ),
    ...jsonArrays(alive.map(mirrorRow)).map((rows) => upsertEvents(db, userId, rows)),
    // Whom an event brought may have left it, or the user has declined it since.
    ...jsonArrays(alive.map(({ id }) => JSON.stringify(id))).map((ids) =>
      db
        .delete(calendarContacts)
        .where(
          and(
            eq(calendarContacts.userId, userId),
            sql`${calendarContacts.eventId} IN (SELECT value FROM json_each(${ids}))`,
          ),
        ),
    ),
    ...jsonArrays(alive.flatMap(peopleOf)).map((rows) => insertPeople(db, userId, rows)),
    ...(events.length > 0 ? requestPlan(db, userId) : []),
  ];
}

/**
 * The people of an event by whose name and address the user may mean them, each as JSON. Who has no name there is known
 * all the same: what they send is no stranger's (`isUnasked`).
 */
function peopleOf(event: CalendarEvent): string[] {
  if (!bringsContacts(event)) return [];
  return event.attendees.filter(isOtherPerson).flatMap(({ email, name = "" }) => {
    const shown = personName(name);
    const key = contactKey(shown);
    return [
      JSON.stringify({
        eventId: event.id,
        email: email.toLowerCase(),
        name: shown,
        nameKey: key,
        firstKey: key.split(" ")[0],
      }),
    ];
  });
}

/** @param rows a JSON array of people */
function insertPeople(db: Db, userId: string, rows: string) {
  return db
    .insert(calendarContacts)
    .select(
      sql`SELECT ${userId}, value ->> 'eventId', value ->> 'email', value ->> 'name', value ->> 'nameKey',
            value ->> 'firstKey'
          FROM json_each(${rows}) WHERE true`,
    )
    .onConflictDoNothing();
}

/** Forgets what was not written again since the whole calendar began to be read: Google has it no longer. */
export function forgetUnseen(db: Db, userId: string): Statement {
  const run = sql`(SELECT sync_run FROM ${googleAccounts} WHERE user_id = ${userId})`;
  return db.delete(calendarEvents).where(and(eq(calendarEvents.userId, userId), lt(calendarEvents.syncRun, run)));
}

/** Takes one event off the mirror: it is a series now, of which the mirror holds the instances. */
export function forgetEvent(db: Db, userId: string, id: string) {
  return db.delete(calendarEvents).where(and(eq(calendarEvents.userId, userId), eq(calendarEvents.id, id)));
}

/** Takes the instances of a series that start at `from` or later off the mirror, until the next sync says what there is. */
export function forgetInstances(db: Db, userId: string, seriesId: string, from: Instant) {
  return db
    .delete(calendarEvents)
    .where(
      and(
        eq(calendarEvents.userId, userId),
        eq(calendarEvents.recurringEventId, seriesId),
        gte(calendarEvents.startAt, from),
      ),
    );
}

/**
 * Moves or edits a mirrored event when its new slot is free: of a move and a booking at once, one gets it. What is shown
 * as free takes no slot.
 * Gives a row back when it did. Google is told afterwards; the next sync brings the rest of the row.
 *
 * @param wanted the event as it should be
 * @param rules `addsMeetingsAt`: it becomes more meetings, for which there has to be room at this moment of the clock
 */
export function claimMove(
  db: Db,
  userId: string,
  wanted: CalendarEvent,
  { allowOverlap, exceptEventIds = [], addsMeetingsAt }: SlotRules & { addsMeetingsAt?: Instant },
) {
  const { id, start, end, allDay, startDate = null, endDate = null, title, location, attendees, transparent } = wanted;
  return db
    .update(calendarEvents)
    .set({
      startAt: start,
      endAt: end,
      allDay,
      startDate,
      endDate,
      title,
      location,
      attendees,
      searchKey: searchKey(wanted),
    })
    .where(
      and(
        eq(calendarEvents.userId, userId),
        eq(calendarEvents.id, id),
        allowOverlap || transparent ? undefined : slotIsFree(userId, [id, ...exceptEventIds], { start, end }),
        addsMeetingsAt === undefined ? undefined : isWithinQuota(userId, addsMeetingsAt),
      ),
    )
    .returning({ id: calendarEvents.id });
}

/** Whether the mirror holds this event: a cancelled one has left it. */
export async function isMirrored(db: Db, userId: string, eventId: string): Promise<boolean> {
  const mine = and(eq(calendarEvents.userId, userId), eq(calendarEvents.id, eventId));
  return (await db.select({ id: calendarEvents.id }).from(calendarEvents).where(mine).get()) !== undefined;
}

export interface SlotRules {
  /** The user has seen the conflict and said yes. */
  allowOverlap: boolean;
  /** Google ids of events that take no slot: the same request moves or cancels them. */
  exceptEventIds?: readonly string[];
}

/**
 * SQL condition: nothing else of this user's takes any of the slot. Half-open: back to back is free. A meeting of ours
 * whose event is shown as free takes none.
 *
 * @param exceptIds Google ids of events that do not count
 */
export function slotIsFree(
  userId: string | SQL,
  exceptIds: readonly string[],
  slot: { start: Instant | SQL; end: Instant | SQL },
) {
  const counts = sql`NOT IN (SELECT value FROM json_each(${JSON.stringify(exceptIds)}))`;
  return sql`NOT EXISTS (
      SELECT 1 FROM ${meetings} AS m WHERE m.user_id = ${userId} AND m.status = 'confirmed'
        AND m.start_at < ${slot.end} AND m.end_at > ${slot.start} AND m.google_event_id ${counts}
        AND NOT EXISTS (
          SELECT 1 FROM ${calendarEvents} AS f WHERE f.user_id = m.user_id AND f.id = m.google_event_id AND f.blocks = 0))
    AND NOT EXISTS (
      SELECT 1 FROM ${calendarEvents} AS e WHERE e.user_id = ${userId} AND e.blocks = 1
        AND e.start_at < ${slot.end} AND e.end_at > ${slot.start}
        AND e.id ${counts} AND coalesce(e.recurring_event_id, '') ${counts})`;
}

/** The row as JSON. */
function mirrorRow(event: CalendarEvent): string {
  const attendees = JSON.stringify(event.attendees);
  return JSON.stringify({ ...event, attendees, blocks: blocksTime(event), searchKey: searchKey(event) });
}

/** @param rows a JSON array of mirror rows */
function upsertEvents(db: Db, userId: string, rows: string) {
  return db
    .insert(calendarEvents)
    .select(
      sql`SELECT ${userId}, value ->> 'id', value ->> 'status', value ->> 'title', value ->> 'description', value ->> 'location',
            value ->> 'start', value ->> 'end', value ->> 'allDay', value ->> 'startDate', value ->> 'endDate', value ->> 'zone',
            value ->> 'attendees', value ->> 'hangoutLink', value ->> 'htmlLink', value ->> 'etag', value ->> 'updatedAt',
            value ->> 'transparent', value ->> 'eventType', value ->> 'recurringEventId', value ->> 'meetingId',
            value ->> 'organizerSelf', value ->> 'blocks', value ->> 'searchKey',
            coalesce((SELECT sync_run FROM ${googleAccounts} WHERE user_id = ${userId}), 0)
          FROM json_each(${rows}) WHERE true`,
    )
    .onConflictDoUpdate({
      target: [calendarEvents.userId, calendarEvents.id],
      set: Object.fromEntries(MIRRORED.map((column) => [column, sql.raw(`excluded.${calendarEvents[column].name}`)])),
    });
}

const MIRRORED = [
  "status",
  "title",
  "description",
  "location",
  "startAt",
  "endAt",
  "allDay",
  "startDate",
  "endDate",
  "timezone",
  "attendees",
  "hangoutLink",
  "htmlLink",
  "etag",
  "eventUpdatedAt",
  "transparent",
  "eventType",
  "recurringEventId",
  "meetingId",
  "organizerSelf",
  "blocks",
  "searchKey",
  "syncRun",
] as const;

/** What an event is found by when the user names it. */
function searchKey({ title, location, attendees }: CalendarEvent): string {
  return contactKey([title, location, ...attendees.flatMap(({ name, email }) => [name ?? "", email])].join(" "));
}
