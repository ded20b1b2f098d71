import { findAccountIdOfCustomer, noteStripeNow } from "~/db/billing";
import { hasWebhookEvent, noteWebhookEvents } from "~/db/webhook-events";
import { describeError } from "~/domain/describe-error";
import { logEvent } from "~/domain/log-event";
import type { StripeEvent } from "~/domain/stripe-event";
import { SECOND } from "~/domain/time";
import { isProviderError } from "~/providers/errors";
import { type BillingDeps, readStripe } from "./read-stripe";

/**
 * Handles one event of Stripe's: whoever it is about is read again, so that order and repetition do not matter. What it
 * says besides its customer is not used, and metadata least of all.
 *
 * @returns false when Stripe does not answer; then it is to send the event again
 */
export async function handleStripeEvent(deps: BillingDeps, event: StripeEvent): Promise<boolean> {
  try {
    await handle(deps, event);
    return true;
  } catch (error) {
    if (!isProviderError(error)) throw error;
    logEvent("stripe-event-not-handled", describeError(error), "error");
    return false;
  }
}

async function handle(deps: BillingDeps, { id, type, created, customer }: StripeEvent): Promise<void> {
  const { db } = deps;
  if (await hasWebhookEvent(db, "stripe", id)) return;
  const accountId = customer === null ? undefined : await findAccountIdOfCustomer(db, customer);
  if (accountId === undefined) logEvent("stripe-event-of-nobody", { type });
  else {
    await noteStripeNow(db, accountId, created * SECOND);
    await readStripe(deps, accountId);
  }
  await noteWebhookEvents(db, "stripe", [id]);
}
