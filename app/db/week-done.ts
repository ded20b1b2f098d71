import { and, gte, lt, sql } from "drizzle-orm";
import type { Instant } from "~/domain/time";
import type { UserId } from "./agenda";
import type { Db } from "./database";
import { deliveries } from "./schema/messages";

/** Moments at which the user was told of a double booking: found by the primary key, which begins with whose it is. */
export function selectConflictAlerts(db: Db, userId: UserId, since: Instant) {
  return db
    .select({ at: deliveries.createdAt })
    .from(deliveries)
    .where(
      and(
        gte(deliveries.id, sql`'conflict:' || ${userId} || ':'`),
        lt(deliveries.id, sql`'conflict:' || ${userId} || ';'`),
        sql`${deliveries.id} NOT LIKE '%/mail'`,
        gte(deliveries.createdAt, since),
      ),
    )
    .limit(500);
}
