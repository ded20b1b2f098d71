import { noteEvent } from "~/db/audit-log";
import { runTogether } from "~/db/database";
import { disconnectGoogleAccount, findGoogleAccount, isGoogleAccountShared } from "~/db/google-accounts";
import { requestPlan } from "~/db/planned-notifications";
import type { Deps } from "./deps";
import { revokeGoogleGrant } from "./revoke-google-grant";

/**
 * Ends the grant at Google, closes the channel, deletes tokens and mirror. Doing it twice is fine.
 *
 * @returns false when nothing was changed: a silent Google leaves everything as it is, so that no live grant is forgotten
 */
export async function disconnectCalendar(deps: Deps, userId: string): Promise<boolean> {
  const account = await findGoogleAccount(deps.db, userId);
  const isShared = account !== undefined && (await isGoogleAccountShared(deps.db, userId, account.email));
  if (account && !(await revokeGoogleGrant(deps, account, isShared))) return false;
  const noted = account ? [noteEvent(deps.db, userId, "calendar-disconnected", deps.clock())] : [];
  await runTogether(deps.db, [...disconnectGoogleAccount(deps.db, userId), ...requestPlan(deps.db, userId), ...noted]);
  await deps.notifyPages(userId, "integrations");
  return true;
}
