import { and, desc, eq, or, sql } from "drizzle-orm";
import type { Contact } from "~/domain/contact";
import type { Instant } from "~/domain/time";
import type { Db, Statement } from "./database";
import { jsonArrays } from "./json-arrays";
import { contacts } from "./schema";

/** People of this user whose name begins with one of the keys, those that the user named first. */
export function selectContacts(db: Db, userId: string, nameKeys: readonly string[]) {
  return db
    .select({
      email: contacts.email,
      name: contacts.name,
      nameKey: contacts.nameKey,
      source: contacts.source,
      zone: contacts.zone,
    })
    .from(contacts)
    .where(
      and(
        eq(contacts.userId, userId),
        // Somebody may be named by the address as well.
        or(
          sql`${contacts.nameKey} IN (SELECT value FROM json_each(${JSON.stringify(nameKeys)}))`,
          sql`${contacts.email} IN (SELECT value FROM json_each(${JSON.stringify(nameKeys)}))`,
        ),
      ),
    )
    .orderBy(desc(contacts.source), desc(contacts.seenAt))
    .limit(100);
}

/** Everybody who is known, a row an address: the newest first, those that the user named before others. */
export function selectKnownPeople(db: Db, userId: string, limit: number) {
  return db
    .select({
      name: sql<string>`max(${contacts.name})`,
      total: sql<number>`count(*) OVER ()`,
    })
    .from(contacts)
    .where(eq(contacts.userId, userId))
    .groupBy(contacts.email)
    .orderBy(desc(sql`max(${contacts.source})`), desc(sql`max(${contacts.seenAt})`))
    .limit(limit);
}

/** Forgets people by address, or everybody. */
export function forgetContacts(db: Db, userId: string, who: readonly string[] | "everybody"): Statement {
  const among = sql`${contacts.email} IN (SELECT value FROM json_each(${JSON.stringify(who)}))`;
  return db.delete(contacts).where(and(eq(contacts.userId, userId), who === "everybody" ? undefined : among));
}

/** Remembers any number of people. What the user said is not overwritten by what an event says. */
export function rememberContacts(
  db: Db,
  userId: string,
  people: readonly Contact[],
  source: "user" | "calendar",
  seenAt: Instant,
): Statement[] {
  const rows = people.map(({ email, name, nameKey, zone }) => JSON.stringify({ email, name, nameKey, zone }));
  return jsonArrays(rows).map((some) => insertContacts(db, userId, some, source, seenAt));
}

/** @param rows a JSON array of contacts */
function insertContacts(db: Db, userId: string, rows: string, source: "user" | "calendar", seenAt: Instant) {
  return db
    .insert(contacts)
    .select(
      sql`SELECT ${userId}, value ->> 'email', value ->> 'name', value ->> 'nameKey', ${source}, ${seenAt},
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
