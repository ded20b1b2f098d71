import { type DrizzleD1Database, drizzle } from "drizzle-orm/d1";

export type Db = DrizzleD1Database;

/** The one place that hands out a database: a second one for other users is a change of this function. */
export function createDb(binding: D1Database): Db {
  return drizzle(binding);
}

/** A statement that has not run yet; several go in one `runTogether`. */
export type Statement = Parameters<Db["batch"]>[0][number];

/** Runs the statements in one round trip and one transaction: all of them or none. */
export async function runTogether(db: Db, statements: readonly Statement[]): Promise<unknown[]> {
  const [first, ...rest] = statements;
  return first ? db.batch([first, ...rest]) : [];
}
