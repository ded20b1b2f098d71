import { claimCheckout, findBilling, findCheckout, findPayer, keepCustomer, saveCheckout } from "~/db/billing";
import type { Billing } from "~/db/quota";
import type { PlanId } from "~/domain/plans";
import { isTrialLeft, standingOf } from "~/domain/subscription";
import { DAY, HOUR, type Instant, MINUTE, SECOND } from "~/domain/time";
import { isMissingAtStripe, isProviderError } from "~/providers/errors";
import { type BillingDeps, readStripe } from "./read-stripe";

/** Stripe wants the end of a trial at least this far ahead; a little more, for the way there. */
const SHORTEST_TRIAL_MS = 48 * HOUR + 10 * MINUTE;

export type CheckoutStart =
  | { ok: true; url: string }
  /** There is a plan already: it is changed, not bought again. */
  | { ok: false; reason: "subscribed" | "stripe-down" };

/**
 * Begins the payment of a plan and gives the address of Stripe's page. Two clicks and two tabs lead to one page; what is
 * left of the trial stays free.
 */
export async function startCheckout(deps: BillingDeps, userId: string, plan: PlanId): Promise<CheckoutStart> {
  try {
    return await begin(deps, userId, plan);
  } catch (error) {
    if (!isProviderError(error)) throw error;
    return { ok: false, reason: "stripe-down" };
  }
}

async function begin(deps: BillingDeps, userId: string, plan: PlanId): Promise<CheckoutStart> {
  const { db, stripe, sales, appUrl, clock } = deps;
  const before = await findBilling(db, userId);
  if (!before) throw new Error("a user without an account");
  // What Stripe knows counts, not what we have heard of it.
  if (before.stripeCustomerId) await readStripe(deps, before.accountId);
  const billing = before.stripeCustomerId ? ((await findBilling(db, userId)) ?? before) : before;
  if (billing.subscriptionId !== null && billing.endedAt === null) return { ok: false, reason: "subscribed" };

  const customer = await customerOf(deps, billing);
  const open = await findCheckout(db, billing.accountId);
  if (!open) throw new Error("a user without an account");
  if (open.sessionId) {
    const session = await findOpen(deps, open.sessionId);
    if (session?.url && open.plan === plan) return { ok: true, url: session.url };
    // Another plan was chosen: the page of the first one must not be paid as well.
    if (session) await expire(deps, open.sessionId);
  }
  const attempt = await claimCheckout(db, billing.accountId, plan, open.attempt);
  // Another tab has begun one of another plan meanwhile.
  if (attempt === null) return begin(deps, userId, plan);
  const session = await stripe.createCheckout(
    {
      ...{ customer, priceId: sales.prices[plan], accountId: billing.accountId, tax: sales.tax },
      successUrl: `${appUrl}/dashboard/billing?session_id={CHECKOUT_SESSION_ID}`,
      cancelUrl: `${appUrl}/dashboard/billing`,
      trialEnd: trialEndFor(billing, clock()),
    },
    `checkout/${billing.accountId}/${attempt}`,
  );
  if (await saveCheckout(db, billing.accountId, attempt, session.id)) return { ok: true, url: session.url };
  // Another tab has begun one since, which counts: this one is nobody's.
  await expire(deps, session.id);
  return begin(deps, userId, plan);
}

/** A payment page that can still be paid, if Stripe knows of it. */
async function findOpen({ stripe }: BillingDeps, sessionId: string) {
  try {
    const session = await stripe.getCheckout(sessionId);
    return session.status === "open" ? session : undefined;
  } catch (error) {
    if (!isMissingAtStripe(error)) throw error;
    return undefined;
  }
}

/**
 * Unix seconds; what is rounded up is rounded to the hour, so that two clicks ask for the same. Null where nothing is left
 * of the trial: the plan begins, and is paid, at once.
 */
function trialEndFor(billing: Billing, clock: Instant): number | null {
  if (!isTrialLeft(standingOf(billing, clock))) return null;
  const { trialEndsAt, stripeNow } = billing;
  const now = Math.max(clock, stripeNow);
  const least = now + SHORTEST_TRIAL_MS;
  return Math.ceil((trialEndsAt >= least ? trialEndsAt : Math.ceil(least / HOUR) * HOUR) / SECOND);
}

/** The account's customer at Stripe, made with the first order: many at once make one, by the attempt that all read. */
async function customerOf(deps: BillingDeps, { accountId }: Billing): Promise<string> {
  const { customerId = null, attempt = 0 } = (await findCheckout(deps.db, accountId)) ?? {};
  if (customerId) return customerId;
  const payer = await findPayer(deps.db, accountId);
  if (!payer) throw new Error("an account without members");
  const made = await deps.stripe.createCustomer(
    { email: payer.email, name: payer.name, accountId },
    `customer/${accountId}/${attempt}`,
  );
  return (await keepCustomer(deps.db, accountId, made, deps.clock() + DAY)) ?? made;
}

/** A page that was paid in the same moment stays: the next read finds the subscription. */
async function expire({ stripe }: BillingDeps, sessionId: string): Promise<void> {
  try {
    await stripe.expireCheckout(sessionId);
  } catch (error) {
    if (!isProviderError(error) || error.status !== 400) throw error;
  }
}

/**
 * Somebody comes back from Stripe's page: what Stripe says counts, not the address.
 *
 * @returns `foreign` for a session that is not this user's, as for one that does not exist
 */
export async function finishCheckout(
  deps: BillingDeps,
  userId: string,
  sessionId: string,
): Promise<"paid" | "open" | "foreign" | "stripe-down"> {
  const billing = await findBilling(deps.db, userId);
  if (!billing) return "foreign";
  try {
    const session = await deps.stripe.getCheckout(sessionId);
    const isOurs = session.client_reference_id === billing.accountId && session.customer === billing.stripeCustomerId;
    if (!isOurs) return "foreign";
    await readStripe(deps, billing.accountId);
    return session.status === "complete" ? "paid" : "open";
  } catch (error) {
    if (!isProviderError(error)) throw error;
    return error.status === 404 || error.status === 400 ? "foreign" : "stripe-down";
  }
}
