import { eq } from "drizzle-orm";
import type { Db } from "./database";
import { contactPoints } from "./schema/accounts";

/** Every number and address that the user has or had. */
export function selectContactPoints(db: Db, userId: string) {
  return db
    .select({ kind: contactPoints.kind, value: contactPoints.value })
    .from(contactPoints)
    .where(eq(contactPoints.userId, userId));
}
