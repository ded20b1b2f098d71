import { type AnyColumn, and, desc, eq, or, type SQL, sql } from "drizzle-orm";
import type { Contact } from "~/domain/contact";
import type { Instant } from "~/domain/time";
import type { Db, Statement } from "./database";
import { jsonArrays } from "./json-arrays";
import { calendarContacts, calendarEvents, contacts } from "./schema/calendar";

/** Whether one of several keys begins a word of a name, or is its pattern: who is meant may be called for short. */
const begins = (nameKey: AnyColumn, keys: string) => sql`EXISTS (SELECT 1 FROM json_each(${keys})
  WHERE length(value) > 2 AND (instr(' ' || ${nameKey}, ' ' || value)
    OR CASE WHEN length(value) < ${LONGEST_PATTERN} THEN ${nameKey} GLOB value END))`;

/** D1 takes patterns of 50 bytes. */
const LONGEST_PATTERN = 20;

/** People whom the user has typed and whose name is one of the keys, or begins with it; the last ones first. */
export function selectContacts(db: Db, userId: string, nameKeys: readonly string[]) {
  const keys = JSON.stringify(nameKeys);
  return db
    .select({ email: contacts.email, name: contacts.name, nameKey: contacts.nameKey, zone: contacts.zone })
    .from(contacts)
    .where(
      and(
        eq(contacts.userId, userId),
        eq(contacts.source, "user"),
        // Somebody may be named by the address as well.
        or(
          sql`${contacts.nameKey} IN (SELECT value FROM json_each(${keys}))`,
          sql`${contacts.email} IN (SELECT value FROM json_each(${keys}))`,
          begins(contacts.nameKey, keys),
        ),
      ),
    )
    .orderBy(desc(sql`${contacts.nameKey} IN (SELECT value FROM json_each(${keys}))`), desc(contacts.seenAt))
    .limit(100);
}

/**
 * People of this user's calendar with one of these names, or with one that begins so, a row an address and name: first those of meetings that the
 * user set up, then those of accepted ones; among them who comes most often, then latest.
 */
export function selectCalendarContacts(db: Db, userId: string, nameKeys: readonly string[]) {
  const keys = JSON.stringify(nameKeys);
  const said = sql`SELECT 1 FROM ${contacts} AS c WHERE c.user_id = ${userId} AND c.email = ${calendarContacts.email}`;
  return db
    .select({
      email: calendarContacts.email,
      name: calendarContacts.name,
      zone: sql<string | null>`(SELECT max(c.zone) FROM ${contacts} AS c
        WHERE c.user_id = ${userId} AND c.email = ${calendarContacts.email})`,
      isTyped: sql<number>`EXISTS (${said} AND c.source = 'user')`,
    })
    .from(calendarContacts)
    .innerJoin(
      calendarEvents,
      and(eq(calendarEvents.userId, calendarContacts.userId), eq(calendarEvents.id, calendarContacts.eventId)),
    )
    .where(
      and(
        eq(calendarContacts.userId, userId),
        or(
          sql`${calendarContacts.nameKey} IN (SELECT value FROM json_each(${keys}))`,
          sql`${calendarContacts.firstKey} IN (SELECT value FROM json_each(${keys}))`,
          begins(calendarContacts.nameKey, keys),
        ),
      ),
    )
    .groupBy(calendarContacts.email, calendarContacts.name)
    .orderBy(
      desc(sql`max(${calendarContacts.firstKey} IN (SELECT value FROM json_each(${keys})))`),
      desc(sql`max(${calendarEvents.organizerSelf})`),
      desc(sql`count(*)`),
      desc(sql`max(${calendarEvents.startAt})`),
    )
    .limit(100);
}

/** Everybody who is known, a row an address: those that the user named, the newest first, then those of the calendar. */
export function selectKnownPeople(db: Db, userId: string, limit: number) {
  const people = sql`(
    SELECT email, name, 1 AS typed, seen_at FROM ${contacts} WHERE user_id = ${userId} AND source = 'user'
    UNION ALL
    SELECT email, name, 0, 0 FROM ${calendarContacts} WHERE user_id = ${userId} AND name_key <> '') AS people`;
  return db
    .select({ name: sql<string>`max(name)`, total: sql<number>`count(*) OVER ()` })
    .from(people)
    .groupBy(sql`email`)
    .orderBy(desc(sql`max(typed)`), desc(sql`max(seen_at)`))
    .limit(limit);
}

/** With whom the user meets most often, a row an address: those that the user named come first. */
export function selectFrequentPeople(db: Db, userId: string | SQL, limit: number) {
  const people = sql`(
    SELECT email, name, 1 AS typed FROM ${contacts} WHERE user_id = ${userId} AND source = 'user'
    UNION ALL
    SELECT email, name, 0 FROM ${calendarContacts} WHERE user_id = ${userId} AND name_key <> '') AS people`;
  return (
    db
      // As the user calls them, or else the calendar: SQLite takes the other columns from the row of the maximum.
      .select({ email: sql<string>`email`, name: sql<string>`name`, typed: sql<number>`max(typed)` })
      .from(people)
      .groupBy(sql`email`)
      .orderBy(desc(sql`count(*)`), sql`email`)
      .limit(limit)
  );
}

/** Everybody who is known by address, a row an address, after one of them; and one row more, when there are more. */
export function selectPeopleAfter(
  db: Db,
  userId: string | SQL,
  { letters, after, limit }: { letters: string; after: string; limit: number },
) {
  const people = sql`(
    SELECT email, name, 1 AS typed FROM ${contacts} WHERE user_id = ${userId} AND source = 'user'
    UNION ALL
    SELECT email, name, 0 FROM ${calendarContacts} WHERE user_id = ${userId} AND name_key <> '') AS people`;
  const wanted = letters.toLowerCase();
  return (
    db
      // As the user calls them, or else the calendar: SQLite takes the other columns from the row of the maximum.
      .select({ email: sql<string>`email`, name: sql<string>`name`, typed: sql<number>`max(typed)` })
      .from(people)
      .where(sql`email > ${after} AND (instr(lower(name), ${wanted}) > 0 OR instr(lower(email), ${wanted}) > 0)`)
      .groupBy(sql`email`)
      .orderBy(sql`email`)
      .limit(limit + 1)
  );
}

/** What people with these addresses are called, a row an address: as the user calls them, or else the calendar. */
export function selectNames(db: Db, userId: string, emails: readonly string[]) {
  const people = sql`(
    SELECT email, name, 1 AS typed FROM ${contacts} WHERE user_id = ${userId} AND source = 'user'
    UNION ALL
    SELECT email, name, 0 FROM ${calendarContacts} WHERE user_id = ${userId} AND name_key <> '') AS people`;
  return db
    .select({ email: sql<string>`email`, name: sql<string>`name`, typed: sql<number>`max(typed)` })
    .from(people)
    .where(sql`email IN (SELECT value FROM json_each(${JSON.stringify(emails)}))`)
    .groupBy(sql`email`);
}

/** Forgets people by address, or everybody. Those of the calendar come again when their event changes. */
export function forgetContacts(db: Db, userId: string, who: readonly string[] | "everybody"): Statement[] {
  const addresses = sql`(SELECT value FROM json_each(${JSON.stringify(who)}))`;
  return [contacts, calendarContacts].map((table) =>
    db
      .delete(table)
      .where(and(eq(table.userId, userId), who === "everybody" ? undefined : sql`${table.email} IN ${addresses}`)),
  );
}

/** Forgets what the user said of people whom only the calendar knew and who are in none of its events any more. */
export function dropContactsWithoutEvent(db: Db, userId: string): Statement {
  return db.delete(contacts).where(
    and(
      eq(contacts.userId, userId),
      eq(contacts.source, "calendar"),
      sql`NOT EXISTS (
        SELECT 1 FROM ${calendarContacts} AS p WHERE p.user_id = ${userId} AND p.email = ${contacts.email}
          AND (p.name_key = ${contacts.nameKey} OR p.first_key = ${contacts.nameKey}))`,
    ),
  );
}

/** Remembers any number of people. An address that the user has typed once stays the user's own. */
export function rememberContacts(db: Db, userId: string, people: readonly Contact[], seenAt: Instant): Statement[] {
  const rows = people.map(({ email, name, nameKey, zone, fromCalendar }) =>
    JSON.stringify({ email, name, nameKey, zone, source: fromCalendar ? "calendar" : "user" }),
  );
  return jsonArrays(rows).map((some) => insertContacts(db, userId, some, seenAt));
}

/** @param rows a JSON array of contacts */
function insertContacts(db: Db, userId: string, rows: string, seenAt: Instant) {
  return db
    .insert(contacts)
    .select(
      sql`SELECT ${userId}, value ->> 'email', value ->> 'name', value ->> 'nameKey', value ->> 'source', ${seenAt},
          value ->> 'zone'
          FROM json_each(${rows}) WHERE true`,
    )
    .onConflictDoUpdate({
      target: [contacts.userId, contacts.email, contacts.nameKey],
      set: {
        seenAt: sql`excluded.seen_at`,
        zone: sql`coalesce(excluded.zone, ${contacts.zone})`,
        source: sql`CASE WHEN ${contacts.source} = 'user' THEN 'user' ELSE excluded.source END`,
      },
    });
}
