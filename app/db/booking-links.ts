import { and, desc, eq, getTableColumns, gt, inArray, isNull, lte, ne, or, type SQL, sql } from "drizzle-orm";
import { MOST_GROUP_GUESTS } from "~/domain/booking-group";
import { PICK_MS } from "~/domain/booking-link";
import type { Spoken } from "~/domain/language";
import { HOUR, type Instant } from "~/domain/time";
import { slotIsFree } from "./calendar-events";
import type { Db } from "./database";
import { userPreferences, users } from "./schema/accounts";
import { bookingLinks, calendarEvents, type KeptPick, meetings } from "./schema/calendar";

export type BookingLink = typeof bookingLinks.$inferSelect;

/**
 * When the link's meeting begins as it stands now; null when there is none, or it is cancelled. The table is named: where
 * it is the only one of a query a column goes without, and would be the meeting's own.
 */
const MEETING_START = sql<number | null>`(SELECT m.start_at FROM ${meetings} AS m
  WHERE m.id = coalesce(${bookingLinks}.group_id, ${bookingLinks}.id) AND m.user_id = ${bookingLinks}.user_id AND m.status = 'confirmed')`.as(
  "meeting_start",
);

/** The id of the meeting that a link's pick makes, a group's or its own. */
const MEETING_ID = sql<string>`coalesce(${bookingLinks.groupId}, ${bookingLinks.id})`;

/** Whose link it is, as a guest is told. */
const HOST = {
  hostName: sql<string>`${users.name}`.as("host_name"),
  hostEmail: sql<string>`${users.email}`.as("host_email"),
  hostZone: sql<string>`${userPreferences.timezone}`.as("host_zone"),
};

/** Writes a link; written again under its id it stays what it is. */
export function insertBookingLink(db: Db, link: typeof bookingLinks.$inferInsert) {
  return db.insert(bookingLinks).values(link).onConflictDoNothing();
}

/** The user's links, the newest first. */
export function selectBookingLinks(db: Db, userId: string | SQL) {
  return db
    .select({ ...getTableColumns(bookingLinks), meetingStart: MEETING_START })
    .from(bookingLinks)
    .where(eq(bookingLinks.userId, userId))
    .orderBy(desc(bookingLinks.createdAt))
    .limit(100);
}

/** One link of this user: a row or none. */
export function selectBookingLink(db: Db, userId: string | SQL, id: string) {
  return db
    .select()
    .from(bookingLinks)
    .where(and(eq(bookingLinks.userId, userId), eq(bookingLinks.id, id)));
}

const OTHERS = sql<string>`(SELECT json_group_array(o.guest_name) FROM ${bookingLinks} AS o
  WHERE o.group_id = ${bookingLinks}.group_id AND o.id <> ${bookingLinks}.id AND ${bookingLinks}.names_others = 1
    AND o.guest_name <> '' AND o.state <> 'revoked')`.as("others");

/** The link of a token, with whose it is: a row or none. */
export function selectOffer(db: Db, tokenHash: string) {
  const { id, userId, title, location, guestName, guestEmail, invites, state } = bookingLinks;
  const { slots, pickingUntil, pickedStart, pick, suggestion, answeredBy, expiresAt, groupId, can } = bookingLinks;
  return db
    .select({
      ...{
        id,
        userId,
        title,
        location,
        guestName,
        guestEmail,
        invites,
        slots,
        state,
        suggestion,
        answeredBy,
        groupId,
        can,
      },
      ...{ pickingUntil, pickedStart, pick, expiresAt, meetingStart: MEETING_START },
      /** Names of the others who were asked, where the user lets guests see them; JSON. */
      others: OTHERS,
      ...HOST,
      hostLanguage: sql<string>`${userPreferences.language}`.as("host_language"),
    })
    .from(bookingLinks)
    .innerJoin(users, eq(users.id, bookingLinks.userId))
    .innerJoin(userPreferences, eq(userPreferences.userId, bookingLinks.userId))
    .where(eq(bookingLinks.tokenHash, tokenHash));
}

export type Offer = Awaited<ReturnType<typeof selectOffer>>[number];

/** Those of a link's times that are ahead and that nothing takes by the mirror of the calendar, earliest first. */
export function selectFreeSlots(db: Db, tokenHash: string, now: Instant) {
  const [start, end] = [sql`(s.value ->> 'start')`, sql`(s.value ->> 'end')`];
  return db
    .select({ start: sql<number>`${start}`.as("slot_start"), end: sql<number>`${end}`.as("slot_end") })
    .from(sql`booking_links AS b, json_each(b.slots) AS s`)
    .where(sql`b.token_hash = ${tokenHash} AND ${start} > ${now} AND ${slotIsFree(sql`b.user_id`, [], { start, end })}`)
    .orderBy(sql`slot_start`);
}

/** The same of a group's offer. */
export function selectFreeGroupTimes(db: Db, userId: string | SQL, groupId: string, now: Instant) {
  const [start, end] = [sql`(s.value ->> 'start')`, sql`(s.value ->> 'end')`];
  return db
    .selectDistinct({ start: sql<number>`${start}`.as("slot_start") })
    .from(sql`booking_links AS b, json_each(b.slots) AS s`)
    .where(
      sql`b.user_id = ${userId} AND b.group_id = ${groupId} AND ${start} > ${now}
        AND ${slotIsFree(sql`b.user_id`, [], { start, end })}`,
    );
}

/** Its times can be picked: nobody has, and it has not run out. A pick that died on the way without a meeting is none. */
const isOpen = (now: Instant) =>
  and(
    gt(bookingLinks.expiresAt, now),
    or(eq(bookingLinks.state, "open"), and(eq(bookingLinks.state, "picking"), lte(bookingLinks.pickingUntil, now))),
    sql`NOT EXISTS (SELECT 1 FROM ${meetings} AS m
      WHERE m.id = ${MEETING_ID} AND m.status = 'confirmed')`,
  );

/**
 * Claims the pick of one of a link's times: of many at once one gets the row.
 * Who picks is kept with it, as the run may die on the way to the calendar (`claimDeadPicks`).
 */
export function claimPick(
  db: Db,
  id: string,
  { start, by, ...pick }: Omit<KeptPick, "at"> & { start: Instant; by: string },
  now: Instant,
) {
  const isOffered = sql`EXISTS (SELECT 1 FROM json_each(${bookingLinks.slots}) AS s WHERE s.value ->> 'start' = ${start})`;
  return db
    .update(bookingLinks)
    .set({
      state: "picking",
      pickingUntil: now + PICK_MS,
      pickedStart: start,
      pick: { ...pick, at: now },
      answeredBy: by,
    })
    .where(and(eq(bookingLinks.id, id), isNull(bookingLinks.groupId), isOpen(now), isOffered, gt(sql`${start}`, now)))
    .returning({ id: bookingLinks.id });
}

/** Who has picked. Only once it is booked, or may be: another who picks after a try that failed is somebody else. */
export function nameGuest(db: Db, id: string, guest: { guestName: string; guestEmail: string }) {
  return db
    .update(bookingLinks)
    .set(guest)
    .where(and(eq(bookingLinks.id, id), eq(bookingLinks.state, "picking")));
}

/** The pick stands in the calendar. */
export function settlePick(db: Db, id: string, now: Instant) {
  return db
    .update(bookingLinks)
    .set({ state: "booked", pick: null, answeredAt: now })
    .where(and(eq(bookingLinks.id, id), eq(bookingLinks.state, "picking")));
}

/** The time could not be had: the others can. */
export function releasePick(db: Db, id: string) {
  return db
    .update(bookingLinks)
    .set({ state: "open", pickingUntil: 0, pickedStart: null, pick: null })
    .where(and(eq(bookingLinks.id, id), eq(bookingLinks.state, "picking")));
}

/** A pick that is older is not taken to the calendar once more: what is there by then is the user's own doing. */
const FRESH_PICK_MS = HOUR;

/** Runs that died: the rest is finished a minute later. */
const MOST_DEAD_PICKS = 10;

const IS_IN_CALENDAR = sql<number>`EXISTS (SELECT 1 FROM ${meetings} AS m JOIN ${calendarEvents} AS e
  ON e.user_id = m.user_id AND e.id = m.google_event_id
  WHERE m.id = ${bookingLinks}.id AND m.user_id = ${bookingLinks}.user_id AND m.status = 'confirmed')`;

/**
 * Takes picks whose runs died between the claim and the answer of the calendar, and that can be finished: two runs never
 * have the same one.
 */
export function claimDeadPicks(db: Db, now: Instant) {
  const isFresh = sql`(${bookingLinks.pick} ->> 'at' > ${now - FRESH_PICK_MS} AND ${bookingLinks.pickedStart} > ${now})`;
  const dead = db
    .select({ id: bookingLinks.id })
    .from(bookingLinks)
    .where(
      and(
        sql`state = 'picking'`, // in the index's own words
        lte(bookingLinks.pickingUntil, now),
        isNull(bookingLinks.groupId),
        sql`${bookingLinks.pick} IS NOT NULL AND (${IS_IN_CALENDAR} OR ${isFresh})`,
      ),
    )
    .orderBy(bookingLinks.pickingUntil)
    .limit(MOST_DEAD_PICKS);
  return db
    .update(bookingLinks)
    .set({ pickingUntil: now + PICK_MS })
    .where(inArray(bookingLinks.id, dead))
    .returning({ tokenHash: bookingLinks.tokenHash, pick: bookingLinks.pick, isInCalendar: IS_IN_CALENDAR });
}

/** The guest who picked sends the form again from a browser that never got an answer: it is theirs too. */
export function knowAgain(db: Db, id: string, email: string, by: string) {
  const { pick, guestEmail, state, invites } = bookingLinks;
  return db
    .update(bookingLinks)
    .set({ answeredBy: by })
    .where(
      and(
        ...[eq(bookingLinks.id, id), eq(invites, false), inArray(state, ["picking", "booked"])],
        sql`lower(coalesce(${pick} ->> 'email', ${guestEmail})) = ${email.toLowerCase()}`,
      ),
    );
}

/**
 * The guest's answer that is no pick. A row where the link was still open; a suggestion leaves it so.
 *
 * @param by whose browser answers, as a hash
 */
export function answerOffer(
  db: Db,
  id: string,
  answer: { intent: "decline" } | { intent: "suggest"; text: string },
  by: string,
  now: Instant,
) {
  const set = answer.intent === "decline" ? { state: "declined" as const } : { suggestion: answer.text };
  return db
    .update(bookingLinks)
    .set({ ...set, answeredBy: by, answeredAt: now })
    .where(and(eq(bookingLinks.id, id), isOpen(now)))
    .returning({ id: bookingLinks.id });
}

/** Takes a guest's no back, for the browser that said it. A row where it had. */
export function takeBackNo(db: Db, id: string, by: string, now: Instant) {
  const isTheirs = and(eq(bookingLinks.state, "declined"), eq(bookingLinks.answeredBy, by));
  return db
    .update(bookingLinks)
    .set({ state: "open" })
    .where(and(eq(bookingLinks.id, id), isTheirs, gt(bookingLinks.expiresAt, now)))
    .returning({ id: bookingLinks.id });
}

/** Takes a link back, or all of a group; what was booked stays. Rows where they were open. */
export function revokeBookingLink(db: Db, userId: string, id: string, now: Instant) {
  const isNamed = or(eq(bookingLinks.id, id), eq(bookingLinks.groupId, id));
  return db
    .update(bookingLinks)
    .set({ state: "revoked", answeredAt: now })
    .where(and(eq(bookingLinks.userId, userId), isNamed, inArray(bookingLinks.state, ["open", "declined"])))
    .returning({ id: bookingLinks.id });
}

/** Undoes that, for what was taken back at that moment: rows where anything was. */
export function reopenBookingLink(db: Db, userId: string, id: string, revokedAt: Instant) {
  const isNamed = or(eq(bookingLinks.id, id), eq(bookingLinks.groupId, id));
  const wasRevoked = and(eq(bookingLinks.state, "revoked"), eq(bookingLinks.answeredAt, revokedAt));
  return db
    .update(bookingLinks)
    .set({ state: "open" })
    .where(and(eq(bookingLinks.userId, userId), isNamed, wasRevoked))
    .returning({ id: bookingLinks.id });
}

/** The links of a group, in the order in which their guests were named. */
export function selectGroup(db: Db, userId: string | SQL, groupId: string) {
  return db
    .select({ ...getTableColumns(bookingLinks), meetingStart: MEETING_START })
    .from(bookingLinks)
    .where(and(eq(bookingLinks.userId, userId), eq(bookingLinks.groupId, groupId)))
    .orderBy(bookingLinks.createdAt, sql`rowid`)
    .limit(MOST_GROUP_GUESTS);
}

export type GroupLink = Awaited<ReturnType<typeof selectGroup>>[number];

/** The links of the group that was made last and can still be answered. */
export function selectLastGroup(db: Db, userId: string, now: Instant) {
  const last = sql`(SELECT o.group_id FROM ${bookingLinks} AS o WHERE o.user_id = ${userId} AND o.group_id IS NOT NULL
    AND o.state = 'open' AND o.expires_at > ${now}
    AND NOT EXISTS (SELECT 1 FROM ${meetings} AS m WHERE m.id = o.group_id AND m.status = 'confirmed')
    ORDER BY o.created_at DESC LIMIT 1)`;
  return db
    .select()
    .from(bookingLinks)
    .where(and(eq(bookingLinks.userId, userId), eq(bookingLinks.groupId, last), ne(bookingLinks.state, "revoked")))
    .orderBy(sql`rowid`);
}

/**
 * Which of a group's times a guest can. They may say it again until the meeting is booked: a row while they may.
 *
 * @param by whose browser answers, as a hash
 */
export function answerGroup(
  db: Db,
  id: string,
  { can, by, ...guest }: { can: readonly Instant[]; by: string; guestName: string; guestEmail: string },
  now: Instant,
) {
  return db
    .update(bookingLinks)
    .set({ ...guest, can: [...can], answeredBy: by, answeredAt: now })
    .where(and(eq(bookingLinks.id, id), sql`${bookingLinks.groupId} IS NOT NULL`, isOpen(now)))
    .returning({ id: bookingLinks.id });
}

/** SQL: the first time of a group's offer that is ahead and free, and that everybody can; null when there is none. */
function firstForAll(userId: string, groupId: string, now: Instant): SQL {
  const [start, end] = [sql`(s.value ->> 'start')`, sql`(s.value ->> 'end')`];
  return sql`(SELECT min(${start}) FROM json_each((SELECT slots FROM booking_links WHERE group_id = ${groupId} LIMIT 1)) AS s
    WHERE ${start} > ${now} AND ${slotIsFree(userId, [], { start, end })}
      AND NOT EXISTS (SELECT 1 FROM booking_links AS b WHERE b.user_id = ${userId} AND b.group_id = ${groupId}
        AND b.state <> 'revoked' AND NOT EXISTS (SELECT 1 FROM json_each(coalesce(b.can, '[]')) AS c WHERE c.value = ${start})))`;
}

/** Condition: the last answer has come, and this is the first time for all; with null, that there is none. */
export function suitsAllFirst(userId: string, groupId: string, start: Instant | null, now: Instant): SQL {
  return sql`(NOT EXISTS (SELECT 1 FROM booking_links AS w WHERE w.user_id = ${userId} AND w.group_id = ${groupId}
    AND w.state <> 'revoked' AND w.can IS NULL) AND ${firstForAll(userId, groupId, now)} IS ${start})`;
}

/** Claims the booking of a group's meeting: of many at once one gets the rows. */
export function claimGroup(db: Db, userId: string, groupId: string, start: Instant, now: Instant) {
  const isOffered = sql`EXISTS (SELECT 1 FROM json_each(${bookingLinks.slots}) AS s WHERE s.value ->> 'start' = ${start})`;
  const mine = and(eq(bookingLinks.userId, userId), eq(bookingLinks.groupId, groupId));
  const underWay = sql`EXISTS (SELECT 1 FROM booking_links AS o WHERE o.group_id = ${groupId} AND (o.state = 'booked'
    OR (o.state = 'picking' AND o.picking_until > ${now})))`;
  const isBooked = sql`EXISTS (SELECT 1 FROM ${meetings} AS m WHERE m.id = ${groupId} AND m.status = 'confirmed')`;
  return db
    .update(bookingLinks)
    .set({ state: "picking", pickingUntil: now + PICK_MS, pickedStart: start })
    .where(
      and(
        mine,
        inArray(bookingLinks.state, ["open", "picking"]),
        sql`NOT ${underWay} AND NOT ${isBooked}`,
        isOffered,
        gt(sql`${start}`, now),
      ),
    )
    .returning({ id: bookingLinks.id });
}

/** The group's meeting is booked; or, where it is not, its guests may go on. */
export function endGroupClaim(db: Db, userId: string, groupId: string, isBooked: boolean) {
  return db
    .update(bookingLinks)
    .set(isBooked ? { state: "booked" } : { state: "open", pickingUntil: 0, pickedStart: null })
    .where(and(eq(bookingLinks.userId, userId), eq(bookingLinks.groupId, groupId), eq(bookingLinks.state, "picking")));
}

/** What a guest whom Google does not invite has been mailed: 0 for a meeting that is cancelled. */
export function tellGuest(db: Db, id: string, told: { toldStart: Instant; guestZone: string; guestLanguage: Spoken }) {
  return db.update(bookingLinks).set(told).where(eq(bookingLinks.id, id));
}

/**
 * Meetings ahead that are not as their guests were told, oldest change first: moved, cancelled, or there again.
 *
 * @param until changed by then: what is taken back at once is told to nobody
 */
export function selectUntold(db: Db, now: Instant, until: Instant) {
  const { id, userId, groupId, guestName, guestEmail, guestZone, guestLanguage, toldStart } = bookingLinks;
  const { title, location, startAt, endAt, status, updatedAt } = meetings;
  return db
    .select({
      ...{ id, userId, groupId, guestName, guestEmail, guestZone, guestLanguage, toldStart },
      ...{ title, location, startAt, endAt, status, updatedAt },
      ...HOST,
    })
    .from(bookingLinks)
    .innerJoin(meetings, eq(meetings.id, MEETING_ID))
    .innerJoin(users, eq(users.id, userId))
    .innerJoin(userPreferences, eq(userPreferences.userId, userId))
    .where(
      and(
        sql`${toldStart} IS NOT NULL`,
        eq(meetings.userId, userId),
        lte(updatedAt, until),
        or(gt(toldStart, now), gt(startAt, now)),
        or(
          and(eq(status, "cancelled"), ne(toldStart, 0)),
          and(eq(status, "confirmed"), ne(toldStart, startAt), gt(startAt, now)),
        ),
        isNoAttendee,
      ),
    )
    .orderBy(updatedAt)
    .limit(MOST_UNTOLD);
}

/** Guests of an event who came by a booking link and whom Parley tells what becomes of it, as Google does not. */
export function selectLinkGuests(db: Db, userId: string | SQL, eventId: string) {
  const { guestName, guestEmail, toldStart } = bookingLinks;
  return db
    .select({ name: guestName, address: guestEmail })
    .from(bookingLinks)
    .innerJoin(meetings, eq(meetings.id, MEETING_ID))
    .where(
      and(
        eq(bookingLinks.userId, userId),
        eq(meetings.userId, userId),
        eq(meetings.googleEventId, eventId),
        sql`${toldStart} IS NOT NULL`,
        isNoAttendee,
      ),
    );
}

/** Whom the user has invited since is told by Google. */
const isNoAttendee = sql`NOT EXISTS (SELECT 1 FROM json_each(${meetings.attendees}) AS a
  WHERE lower(a.value ->> 'email') = lower(${bookingLinks.guestEmail}))`;

/** The rest is told a minute later. */
const MOST_UNTOLD = 50;
