import { lte } from "drizzle-orm";
import { describeError } from "~/domain/describe-error";
import { logEvent } from "~/domain/log-event";
import { type Instant, SECOND } from "~/domain/time";
import { type Db, runTogether } from "./database";
import { rateLimits } from "./schema/accounts";
import { webhookEvents } from "./schema/billing";

/** The row that is written to see whether writing works; the table forgets it like any other that has run out. */
const WRITE_CHECK = "health:write";
/** However often somebody looks, a row is written this often at most. The statement needs the write lock every time. */
const WRITE_EVERY_MS = 5 * SECOND;

/** Whether D1 answers, writes, and holds the tables that this version writes. */
export async function databaseWorks(db: Db, now: Instant): Promise<boolean> {
  const windowEndsAt = now + WRITE_EVERY_MS;
  try {
    await runTogether(db, [
      db.select().from(webhookEvents).limit(1),
      db
        .insert(rateLimits)
        .values({ key: WRITE_CHECK, windowEndsAt, count: 1 })
        .onConflictDoUpdate({
          target: rateLimits.key,
          set: { windowEndsAt },
          setWhere: lte(rateLimits.windowEndsAt, now),
        }),
    ]);
    return true;
  } catch (error) {
    logEvent("database-down", describeError(error), "error");
    return false;
  }
}
