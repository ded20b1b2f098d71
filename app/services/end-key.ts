import { revokeKey } from "~/db/api-keys";
import type { Db } from "~/db/database";
import { dropCodes } from "~/db/oauth";
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

/** Ends all keys and connections of a user at once, the same for each; the first statement gives the name of each. */
export const endingAllKeys = (db: Db, userId: string, now: Instant) =>
  [revokeKey(db, userId, undefined, now), lapseProposals(db, userId, undefined, now), dropCodes(db, userId)] as const;
