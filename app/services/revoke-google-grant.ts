import type { GoogleAccount } from "~/db/google-accounts";
import { describeError } from "~/domain/describe-error";
import { logEvent } from "~/domain/log-event";
import { isProviderError } from "~/providers/errors";
import type { Deps } from "./deps";
import { openGoogle, tokenPurpose } from "./google-access";
import { closeChannel } from "./watch-calendar";

type Grant = Parameters<typeof openGoogle>[1] & Pick<GoogleAccount, "refreshToken" | "channelId" | "channelResourceId">;

/**
 * Closes the channel and ends the grant at Google. A grant that was over already is fine. Google has one grant per person,
 * whatever tokens it gave out: while another user has the same account connected, ending it would cut them off too.
 *
 * @param isShared so it is, and the grant stands
 *
 * @returns false when Google did not answer, so that the grant may still stand
 */
export async function revokeGoogleGrant(
  deps: Pick<Deps, "db" | "encryption" | "clock" | "refreshAccess" | "notifyPages" | "calendar" | "googleOAuth">,
  account: Grant,
  isShared: boolean,
): Promise<boolean> {
  try {
    await closeChannel(deps, openGoogle(deps, account), account.channelId, account.channelResourceId);
    if (isShared) return true;
    await deps.googleOAuth.revoke(await deps.encryption.decrypt(account.refreshToken, tokenPurpose(account.userId)));
    return true;
  } catch (error) {
    if (!isProviderError(error)) throw error;
    logEvent("grant-not-revoked", describeError(error), "error");
    return false;
  }
}
