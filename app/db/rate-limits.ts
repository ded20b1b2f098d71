import { inArray, sql } from "drizzle-orm";
import { LIMITS, type LimitName } from "~/domain/rate-limits";
import type { Instant } from "~/domain/time";
import { type Db, runTogether } from "./database";
import { rateLimits } from "./schema/accounts";
import { hashToken } from "./token";

/** @param who an account or a network address; only its hash is stored */
export function limitKey(name: LimitName, who: string): string {
  return `${name}:${hashToken(who)}`;
}

/**
 * Counts one try under each key. One transaction of one statement each, so that of many tries at once no more get
 * through than are left.
 *
 * @returns null when the try may go on, else the moment from which another may
 */
export async function countTry(db: Db, keys: readonly Try[], now: Instant): Promise<Instant | null> {
  const full = await countTries(db, keys, now);
  return full.length === 0 ? null : Math.max(...full.map(({ until }) => until));
}

export interface Try {
  limit: LimitName;
  who: string;
}

/** The same, for who has to know which of the counts were full: each with the moment from which it takes another. */
export async function countTries(
  db: Db,
  keys: readonly Try[],
  now: Instant,
): Promise<{ limit: LimitName; until: Instant }[]> {
  const ids = keys.map(({ limit, who }) => limitKey(limit, who));
  const results = await runTogether(db, [
    ...keys.map(({ limit }, index) => {
      const { tries, windowMs } = LIMITS[limit];
      const over = sql`${rateLimits.windowEndsAt} <= ${now}`;
      return db
        .insert(rateLimits)
        .values({ key: ids[index] ?? "", windowEndsAt: now + windowMs, count: 1 })
        .onConflictDoUpdate({
          target: rateLimits.key,
          set: {
            count: sql`CASE WHEN ${over} THEN 1 ELSE ${rateLimits.count} + 1 END`,
            windowEndsAt: sql`CASE WHEN ${over} THEN ${now + windowMs} ELSE ${rateLimits.windowEndsAt} END`,
          },
          setWhere: sql`${over} OR ${rateLimits.count} < ${tries}`,
        })
        .returning({ key: rateLimits.key });
    }),
    db
      .select({ key: rateLimits.key, windowEndsAt: rateLimits.windowEndsAt })
      .from(rateLimits)
      .where(inArray(rateLimits.key, ids)),
  ]);
  // The batch answers in the order of its statements: a count that was full returned no row.
  const windows = new Map(
    (results.at(-1) as { key: string; windowEndsAt: number }[]).map(({ key, windowEndsAt }) => [key, windowEndsAt]),
  );
  const full = keys.flatMap(({ limit }, index) => {
    const wasCounted = (results[index] as { key: string }[]).length > 0;
    return wasCounted ? [] : [{ limit, until: Math.max(now + 1, windows.get(ids[index] ?? "") ?? 0) }];
  });
  if (full.length > 0) fullUntil.set(db, Math.max(...full.map(({ until }) => until)));
  return full;
}

const fullUntil = new WeakMap<Db, Instant>();

/**
 * The moment from which the last count takes another try that was full, over this very handle of the database: each
 * request has its own. So whatever is refused with 429 says when to come again, and no page can forget to.
 */
export const refusedUntil = (db: Db): Instant | undefined => fullUntil.get(db);

/** Forgets every count that is kept of these accounts, addresses and numbers. */
export function deleteTries(db: Db, who: readonly string[]) {
  const keys = who.flatMap((one) => Object.keys(LIMITS).map((name) => limitKey(name as LimitName, one)));
  return db.delete(rateLimits).where(sql`${rateLimits.key} IN (SELECT value FROM json_each(${JSON.stringify(keys)}))`);
}

/** Takes back one try that was counted, when what it was for did not happen; those of others stay. */
export function giveBackTry(db: Db, { limit, who }: Try) {
  return db
    .update(rateLimits)
    .set({ count: sql`max(0, ${rateLimits.count} - 1)` })
    .where(inArray(rateLimits.key, [limitKey(limit, who)]));
}

/** Forgets the tries of one key, as after a success. */
export function clearTries(db: Db, limit: LimitName, who: string) {
  return db.delete(rateLimits).where(inArray(rateLimits.key, [limitKey(limit, who)]));
}
