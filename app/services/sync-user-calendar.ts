import { dropOrphanedMirror, postponeSync, saveSyncProgress } from "~/db/calendar-syncs";
import { runTogether, type Statement } from "~/db/database";
import { findGoogleAccount, type GoogleAccount } from "~/db/google-accounts";
import { cancelMissing } from "~/db/meetings";
import { ownerOf, selectOwner } from "~/db/users";
import { describeError } from "~/domain/describe-error";
import { logEvent } from "~/domain/log-event";
import { isProviderError } from "~/providers/errors";
import type { Deps } from "./deps";
import { openGoogle } from "./google-access";
import { notifyRevoked } from "./notify-revoked";
import { planNotifications } from "./plan-notifications";
import { pullCalendar } from "./sync-calendar";
import { openChannel } from "./watch-calendar";

/**
 * Brings one user's mirror up to date, with progress on the page while everything is read, and sees to it that Google
 * rings from now on. It is the user's Assistant that runs it, so two never run at once for one user; turns go on beside
 * it.
 *
 * @returns `retry` when Google did not answer; whatever ended for good, a revoked grant included, is done
 */
export async function syncUserCalendar(deps: Deps, userId: string): Promise<"done" | "retry"> {
  const { db, notifyPages } = deps;
  const owner = ownerOf(await db.batch(selectOwner(db, userId)));
  if (!owner?.google) return "done";
  const account = owner.google;
  const isFirst = account.syncToken === null;
  const google = openGoogle(deps, account);

  async function showProgress(events: number) {
    await saveSyncProgress(db, userId, events);
    await notifyPages(userId, "integrations");
  }

  try {
    const { timezone } = owner.preferences;
    const changes = await pullCalendar(
      deps,
      google,
      account,
      timezone,
      deps.clock(),
      isFirst ? showProgress : undefined,
    );
    if ("revoked" in changes) {
      await notifyRevoked(deps, owner);
      return "done";
    }
    // Turns and pages read Google as well: when one was faster, what came here is older than what is kept.
    const kept = await findGoogleAccount(db, userId);
    if (kept?.syncToken !== account.syncToken) return await syncUserCalendar(deps, userId);
    await runTogether(db, [
      // A claim that never got there is no change at Google; with changes it is looked for among them.
      ...(changes.statements.length > 0 ? changes.statements : nothingNew(deps, account)),
      ...(isFirst ? [saveSyncProgress(db, userId, null)] : []),
      dropOrphanedMirror(db, userId),
    ]);
    if (changes.statements.length > 0) {
      await notifyPages(userId, "meetings");
      await planNotifications(deps, userId, deps.clock());
    }
    if (isFirst) await notifyPages(userId, "integrations");
    if (account.channelDueAt > deps.clock()) return "done";
    const opened = await openChannel(deps, google, account, deps.clock());
    // What changed before Google could ring us is read once more; by then there is a channel.
    return opened === "opened" ? await syncUserCalendar(deps, userId) : "done";
  } catch (error) {
    if (!isProviderError(error)) throw error;
    logEvent("sync-failed", describeError(error), "error");
    return "retry";
  }
}

/** Gives back the slots of meetings that were claimed and then never written. */
function nothingNew({ db, clock }: Deps, account: GoogleAccount): Statement[] {
  const { userId, syncFromAt, syncUntilAt } = account;
  const [now, postponed] = [clock(), postponeSync(db, account, clock())];
  if (syncFromAt === null || syncUntilAt === null) return [postponed];
  return [postponed, ...cancelMissing(db, userId, { start: syncFromAt, end: syncUntilAt }, now)];
}
