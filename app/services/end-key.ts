import { revokeKey } from "~/db/api-keys";
import type { Db } from "~/db/database";
import { lapseProposals } from "~/db/proposals";
import type { Instant } from "~/domain/time";

/**
 * Ends a key or a connection of the user's at once, and what it has asked for and nobody has answered.
 *
 * @returns false when it is not theirs or has ended already
 */
export async function endKey(db: Db, userId: string, id: string, now: Instant): Promise<boolean> {
  const [revoked] = await db.batch([revokeKey(db, userId, id, now), lapseProposals(db, userId, id, now)]);
  return revoked.length > 0;
}
