import { and, asc, eq, isNotNull, isNull, lte, ne, or, type SQL, sql } from "drizzle-orm";
import type { PlanId } from "~/domain/plans";
import { type Instant, MINUTE } from "~/domain/time";
import type { Db } from "./database";
import { selectBilling } from "./quota";
import { users } from "./schema/accounts";
import { billingAccounts, billingMembers, invoices } from "./schema/billing";

/** How soon an account that is owed money is read again. */
export const OWED_CHECK_MS = 5 * MINUTE;

/** The user's account with what it has; everybody has one. */
export async function findBilling(db: Db, userId: string) {
  return selectBilling(db, userId).get();
}

/** Whom Stripe shall know an account as: its first member. */
export async function findPayer(db: Db, accountId: string) {
  return db
    .select({ userId: users.id, email: users.email, name: users.name })
    .from(billingMembers)
    .innerJoin(users, eq(users.id, billingMembers.userId))
    .where(eq(billingMembers.accountId, accountId))
    .orderBy(asc(billingMembers.joinedAt))
    .limit(1)
    .get();
}

export async function listMemberIds(db: Db, accountId: string): Promise<string[]> {
  const rows = await db
    .select({ userId: billingMembers.userId })
    .from(billingMembers)
    .where(eq(billingMembers.accountId, accountId));
  return rows.map(({ userId }) => userId);
}

/** The account that is this customer at Stripe. */
export async function findAccountIdOfCustomer(db: Db, customerId: string): Promise<string | undefined> {
  const row = await db
    .select({ id: billingAccounts.id })
    .from(billingAccounts)
    .where(eq(billingAccounts.stripeCustomerId, customerId))
    .get();
  return row?.id;
}

/** Keeps the customer, unless there is one already. @returns the customer that the account has then */
export async function keepCustomer(db: Db, accountId: string, customerId: string, checkAt: Instant) {
  await db
    .update(billingAccounts)
    .set({ stripeCustomerId: customerId, checkAt })
    .where(and(eq(billingAccounts.id, accountId), isNull(billingAccounts.stripeCustomerId)));
  const row = await db
    .select({ customerId: billingAccounts.stripeCustomerId })
    .from(billingAccounts)
    .where(eq(billingAccounts.id, accountId))
    .get();
  return row?.customerId ?? null;
}

/**
 * Forgets a customer that is no more at Stripe, so that the next order makes a new one, under another attempt: under the
 * last one Stripe would answer with the same customer once more.
 */
export function forgetCustomer(db: Db, accountId: string, customerId: string) {
  return db
    .update(billingAccounts)
    .set({
      ...{ stripeCustomerId: null, checkAt: null, checkoutSessionId: null },
      checkoutAttempt: sql`${billingAccounts.checkoutAttempt} + 1`,
    })
    .where(and(eq(billingAccounts.id, accountId), eq(billingAccounts.stripeCustomerId, customerId)));
}

export async function findCheckout(db: Db, accountId: string) {
  return db
    .select({
      customerId: billingAccounts.stripeCustomerId,
      sessionId: billingAccounts.checkoutSessionId,
      plan: billingAccounts.checkoutPlan,
      attempt: billingAccounts.checkoutAttempt,
    })
    .from(billingAccounts)
    .where(eq(billingAccounts.id, accountId))
    .get();
}

/**
 * The right to begin a checkout, after the one that was seen: of two at once one gets it, for the same plan both, so that
 * both lead to one payment page.
 */
export async function claimCheckout(db: Db, accountId: string, plan: PlanId, seen: number): Promise<number | null> {
  const claimed = await db
    .update(billingAccounts)
    .set({ checkoutAttempt: seen + 1, checkoutPlan: plan, checkoutSessionId: null })
    .where(
      and(
        eq(billingAccounts.id, accountId),
        or(
          eq(billingAccounts.checkoutAttempt, seen),
          and(
            eq(billingAccounts.checkoutAttempt, seen + 1),
            eq(billingAccounts.checkoutPlan, plan),
            isNull(billingAccounts.checkoutSessionId),
          ),
        ),
      ),
    )
    .returning({ attempt: billingAccounts.checkoutAttempt });
  return claimed[0]?.attempt ?? null;
}

/** @returns false when another checkout has been begun since: this one must not be paid */
export async function saveCheckout(db: Db, accountId: string, attempt: number, sessionId: string): Promise<boolean> {
  const saved = await db
    .update(billingAccounts)
    .set({ checkoutSessionId: sessionId })
    .where(and(eq(billingAccounts.id, accountId), eq(billingAccounts.checkoutAttempt, attempt)))
    .returning({ id: billingAccounts.id });
  return saved.length === 1;
}

/**
 * Notes that the account took back its order, and that the money is owed from now on.
 *
 * @returns whether it was the first time
 */
export async function claimWithdrawal(
  db: Db,
  accountId: string,
  subscriptionId: string,
  now: Instant,
): Promise<boolean> {
  const claimed = await db
    .update(billingAccounts)
    .set({ withdrawnAt: now, ...owing([subscriptionId], now) })
    .where(and(eq(billingAccounts.id, accountId), isNull(billingAccounts.withdrawnAt)))
    .returning({ id: billingAccounts.id });
  return claimed.length === 1;
}

/** Notes that what was paid for these subscriptions is to go back; noted twice, it is owed once. */
export async function oweRefunds(
  db: Db,
  accountId: string,
  subscriptionIds: readonly string[],
  now: Instant,
): Promise<void> {
  await db.update(billingAccounts).set(owing(subscriptionIds, now)).where(eq(billingAccounts.id, accountId));
}

/** Whatever breaks before it is done, the account is looked at again soon. */
function owing(subscriptionIds: readonly string[], now: Instant) {
  const { refundsOwed, checkAt } = billingAccounts;
  const soon = now + OWED_CHECK_MS;
  return {
    refundsOwed: sql`(SELECT json_group_array(value) FROM (SELECT value FROM json_each(${refundsOwed})
      UNION SELECT value FROM json_each(${JSON.stringify(subscriptionIds)})))`,
    checkAt: sql`min(coalesce(${checkAt}, ${soon}), ${soon})`,
  };
}

/** The subscription has ended and all that was paid for it is on its way back. */
export async function refundMade(db: Db, accountId: string, subscriptionId: string): Promise<void> {
  const { refundsOwed } = billingAccounts;
  await db
    .update(billingAccounts)
    .set({
      refundsOwed: sql`(SELECT json_group_array(value) FROM json_each(${refundsOwed}) WHERE value <> ${subscriptionId})`,
    })
    .where(eq(billingAccounts.id, accountId));
}

/** Stripe's time as an event names it; it only goes on. */
export async function noteStripeNow(db: Db, accountId: string, at: Instant): Promise<void> {
  await db
    .update(billingAccounts)
    .set({ stripeNow: at })
    .where(and(eq(billingAccounts.id, accountId), sql`${billingAccounts.stripeNow} < ${at}`));
}

/** Accounts that are to be looked at again, the longest due first. */
export async function listDueChecks(db: Db, now: Instant, limit: number): Promise<string[]> {
  const rows = await db
    .select({ id: billingAccounts.id })
    .from(billingAccounts)
    .where(and(isNotNull(billingAccounts.checkAt), lte(billingAccounts.checkAt, now)))
    .orderBy(asc(billingAccounts.checkAt))
    .limit(limit);
  return rows.map(({ id }) => id);
}

export async function postponeCheck(db: Db, accountId: string, checkAt: Instant): Promise<void> {
  await db.update(billingAccounts).set({ checkAt }).where(eq(billingAccounts.id, accountId));
}

/** The invoices that a page shows, the newest first; drafts are not ones yet. */
export function selectInvoices(db: Db, userId: string | SQL) {
  const account = sql`(SELECT m.account_id FROM ${billingMembers} AS m WHERE m.user_id = ${userId})`;
  const { id, number, status, description, total, tax, createdAt, hostedUrl, pdfUrl } = invoices;
  return db
    .select({ id, number, status, description, total, tax, createdAt, hostedUrl, pdfUrl })
    .from(invoices)
    .where(and(sql`${invoices.accountId} = ${account}`, ne(invoices.status, "draft")))
    .orderBy(sql`${invoices.createdAt} DESC`)
    .limit(24);
}
