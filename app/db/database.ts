import { type SQL, sql } from "drizzle-orm";
import { type DrizzleD1Database, drizzle } from "drizzle-orm/d1";

export type Db = DrizzleD1Database;

/** The one place that hands out a database: a second one for other users is a change of this function. */
export function createDb(binding: D1Database): Db {
  return drizzle(binding);
}

/** Ids as a subquery of one parameter, however many there are; what is one already stays as it is. */
export const subqueryOf = (ids: readonly string[] | SQL): SQL =>
  "getSQL" in ids ? ids : sql`(SELECT value FROM json_each(${JSON.stringify(ids)}))`;

/** A statement that has not run yet; several go in one `runTogether`. */
export type Statement = Parameters<Db["batch"]>[0][number];

/** Runs the statements in one round trip and one transaction: all of them or none. */
export async function runTogether(db: Db, statements: readonly Statement[]): Promise<unknown[]> {
  const [first, ...rest] = statements;
  return first ? db.batch([first, ...rest]) : [];
}
