import { noteSyncFailure } from "~/db/calendar-syncs";
import { ownerOf, selectOwner } from "~/db/users";
import { describeError } from "~/domain/describe-error";
import { logEvent } from "~/domain/log-event";
import { isProviderError } from "~/providers/errors";
import type { Deps } from "./deps";
import { openGoogle } from "./google-access";
import { notifyRevoked } from "./notify-revoked";
import { planNotifications } from "./plan-notifications";
import { syncInPages } from "./sync-in-pages";
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
  // A turn may have read everything meanwhile: what the page shows is ended all the same.
  const isFirst = account.syncToken === null || owner.integrations.googleSyncProgress !== null;
  const google = openGoogle(deps, account);

  try {
    const showProgress = isFirst ? () => notifyPages(userId, "integrations") : undefined;
    const end = await syncInPages(deps, google, account, owner.preferences.timezone, {
      onProgress: showProgress,
    });
    if (end === "revoked") {
      await notifyRevoked(deps, owner);
      return "done";
    }
    if (end === "overtaken") return await syncUserCalendar(deps, userId);
    if (end === "changed") {
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
    await noteSyncFailure(db, account, deps.clock());
    return "retry";
  }
}
