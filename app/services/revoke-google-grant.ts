import type { GoogleAccount } from "~/db/google-accounts";
import { describeError } from "~/domain/describe-error";
import { isProviderError } from "~/providers/errors";
import type { Deps } from "./deps";
import { openGoogle, tokenPurpose } from "./google-access";
import { closeChannel } from "./watch-calendar";

type Grant = Parameters<typeof openGoogle>[1] & Pick<GoogleAccount, "refreshToken" | "channelId" | "channelResourceId">;

/**
 * Closes the channel and ends the grant at Google. A grant that was over already is fine.
 *
 * @returns false when Google did not answer, so that the grant may still stand
 */
export async function revokeGoogleGrant(
  deps: Pick<Deps, "encryption" | "clock" | "refreshAccess" | "calendar" | "googleOAuth">,
  account: Grant,
): Promise<boolean> {
  try {
    await closeChannel(deps, openGoogle(deps, account), account.channelId, account.channelResourceId);
    await deps.googleOAuth.revoke(await deps.encryption.decrypt(account.refreshToken, tokenPurpose(account.userId)));
    return true;
  } catch (error) {
    if (!isProviderError(error)) throw error;
    console.error(JSON.stringify({ event: "grant-not-revoked", ...describeError(error) }));
    return false;
  }
}
