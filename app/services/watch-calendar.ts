import type { GoogleAccount } from "~/db/google-accounts";
import { postponeChannel, saveChannel } from "~/db/google-channels";
import { hashToken, newToken } from "~/db/token";
import { describeError } from "~/domain/describe-error";
import { logEvent } from "~/domain/log-event";
import { DAY, HOUR, type Instant, SECOND } from "~/domain/time";
import { isProviderError } from "~/providers/errors";
import type { Deps } from "./deps";
import type { GoogleSession } from "./google-access";

/** Google's own default; channels never renew themselves. */
const LIFETIME_MS = 7 * DAY;
/** The next one opens this long before the old one ends, so that there is no gap. */
const RENEW_BEFORE_MS = DAY;
/** After a refusal; until then the calendar is looked at by the clock. */
const TRY_AGAIN_MS = HOUR;

type Watching = Pick<Deps, "db" | "calendar" | "appUrl">;

/**
 * Opens a channel and closes the one before it, in this order, so that no change goes unheard. Google refuses addresses
 * without HTTPS; then the calendar is simply looked at by the clock.
 *
 * @returns `revoked` when the grant is over, otherwise whether there is a new channel
 */
export async function openChannel(
  deps: Watching,
  google: GoogleSession,
  account: GoogleAccount,
  now: Instant,
): Promise<"opened" | "not-opened" | "revoked"> {
  const { db, calendar, appUrl } = deps;
  const id = crypto.randomUUID();
  const token = newToken();
  const ask = { id, token, address: `${appUrl}/webhooks/google-calendar`, ttlSeconds: LIFETIME_MS / SECOND };
  try {
    const answer = await google((accessToken) => calendar.watchEvents(accessToken, ask));
    if ("revoked" in answer) return "revoked";
    const { resourceId, expiresAt } = answer.value;
    const channel = { id, resourceId, tokenHash: hashToken(token) };
    const saved = await saveChannel(db, account, channel, expiresAt - RENEW_BEFORE_MS);
    // Disconnected meanwhile: then it is the new one that nobody wants.
    if (saved.length === 0) await closeChannel(deps, google, id, resourceId);
    else await closeChannel(deps, google, account.channelId, account.channelResourceId);
    return "opened";
  } catch (error) {
    if (!isProviderError(error)) throw error;
    logEvent("channel-not-opened", describeError(error), "error");
    await postponeChannel(db, account.userId, now + TRY_AGAIN_MS);
    return "not-opened";
  }
}

/** Closes a channel if there is one. When Google does not answer it ends by itself within the week, and rings unheard. */
export async function closeChannel(
  { calendar }: Pick<Deps, "calendar">,
  google: GoogleSession,
  id: string | null,
  resourceId: string | null,
): Promise<void> {
  if (id === null || resourceId === null) return;
  try {
    await google((accessToken) => calendar.stopChannel(accessToken, { id, resourceId }));
  } catch (error) {
    if (!isProviderError(error)) throw error;
  }
}
