import { listDueChecks, postponeCheck } from "~/db/billing";
import type { Billing } from "~/db/quota";
import { describeError } from "~/domain/describe-error";
import { logEvent } from "~/domain/log-event";
import { HOUR, type Instant, MINUTE } from "~/domain/time";
import { isProviderError } from "~/providers/errors";
import { type BillingDeps, readStripe } from "./read-stripe";

/** Accounts that one run of the cron reads. */
const MOST_AT_ONCE = 20;

/** Reads again what is due: once a day, and after a period should have ended. It mends what no event told. */
export async function checkAccounts(deps: BillingDeps, now: Instant): Promise<void> {
  for (const accountId of await listDueChecks(deps.db, now, MOST_AT_ONCE)) {
    // First the next one: what breaks here comes back, and holds up nobody.
    await postponeCheck(deps.db, accountId, now + HOUR);
    try {
      await readStripe(deps, accountId);
    } catch (error) {
      if (!isProviderError(error)) throw error;
      logEvent("billing-not-read", describeError(error), "error");
    }
  }
}

/** What was read within this is fresh enough for a page; those that load again because of it do not read again. */
const FRESH_MS = MINUTE;

/**
 * Brings an account up to date for somebody who looks at it.
 *
 * @param now when it matters how old it is; null reads in any case
 */
export async function refreshBilling(
  deps: BillingDeps,
  { accountId, stripeCustomerId, readAt }: Pick<Billing, "accountId" | "stripeCustomerId" | "readAt">,
  now: Instant | null,
): Promise<void> {
  if (stripeCustomerId === null || (now !== null && now < (readAt ?? 0) + FRESH_MS)) return;
  try {
    await readStripe(deps, accountId);
  } catch (error) {
    if (!isProviderError(error)) throw error;
    logEvent("billing-not-read", describeError(error), "error");
  }
}
