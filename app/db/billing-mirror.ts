import { and, eq, isNull, type SQL, sql } from "drizzle-orm";
import type { SubscriptionRow } from "~/domain/stripe-state";
import { type CardShown, countsInTrial } from "~/domain/subscription";
import type { Instant } from "~/domain/time";
import { type Db, runTogether, type Statement } from "./database";
import { billingAccounts, invoices, subscriptions } from "./schema/billing";

/** What one read of Stripe found. */
export interface BillingState {
  /** At most one has not ended. */
  subscriptions: readonly SubscriptionRow[];
  invoices: readonly InvoiceRow[];
  paymentMethod: CardShown | null;
  readAt: Instant;
  checkAt: Instant;
}

export interface InvoiceRow {
  id: string;
  number: string | null;
  status: string;
  description: string;
  total: number;
  tax: number;
  currency: string;
  createdAt: Instant;
  hostedUrl: string | null;
  pdfUrl: string | null;
}

/** Numbers a read before it begins. @returns undefined when the account is gone or is nobody at Stripe */
export async function beginRead(
  db: Db,
  accountId: string,
): Promise<{ read: number; customerId: string; refundsOwed: readonly string[] } | undefined> {
  const [row] = await db
    .update(billingAccounts)
    .set({ readsBegun: sql`${billingAccounts.readsBegun} + 1` })
    .where(eq(billingAccounts.id, accountId))
    .returning({
      read: billingAccounts.readsBegun,
      customerId: billingAccounts.stripeCustomerId,
      refundsOwed: billingAccounts.refundsOwed,
    });
  return row?.customerId ? { ...row, customerId: row.customerId } : undefined;
}

/** Whether an account has a subscription that has not ended, as far as was read. */
export async function hasLiveSubscription(db: Db, accountId: string): Promise<boolean> {
  const [live] = await db
    .select({ endedAt: subscriptions.endedAt })
    .from(subscriptions)
    .where(and(eq(subscriptions.accountId, accountId), isNull(subscriptions.endedAt)))
    .limit(1);
  return live !== undefined;
}

/** Ends what an account had by a customer whom Stripe knows no longer: nothing of it will be heard of again. */
export function endSubscriptions(db: Db, accountId: string, now: Instant): Statement[] {
  return [
    db
      .update(subscriptions)
      .set({ status: "cancelled", endedAt: now })
      .where(and(eq(subscriptions.accountId, accountId), isNull(subscriptions.endedAt))),
    db
      .update(billingAccounts)
      .set({ paymentMethod: null, periodStartedAt: sql`${billingAccounts.trialStartedAt}` })
      .where(eq(billingAccounts.id, accountId)),
  ];
}

/**
 * Writes what a read found, unless a later read has been written: what is stored is always what some read saw, and
 * never goes back. The period that counts follows the subscription that lives, once it is no trial any more; a trial's
 * count goes on through all that is ordered and taken back within it.
 *
 * @returns whether it was written
 */
export async function writeRead(db: Db, accountId: string, read: number, state: BillingState): Promise<boolean> {
  const live = state.subscriptions.find(({ endedAt }) => endedAt === null);
  const isNewest = sql`EXISTS (SELECT 1 FROM ${billingAccounts} AS a WHERE a.id = ${accountId} AND a.read_written = ${read})`;
  const [written] = await runTogether(db, [
    db
      .update(billingAccounts)
      .set({
        readWritten: read,
        paymentMethod: state.paymentMethod,
        readAt: state.readAt,
        checkAt: state.checkAt,
        periodStartedAt:
          live && !countsInTrial(live.status) ? live.currentPeriodStart : sql`${billingAccounts.trialStartedAt}`,
      })
      .where(sql`${billingAccounts.id} = ${accountId} AND ${billingAccounts.readWritten} < ${read}`)
      .returning({ id: billingAccounts.id }),
    // What ended goes first: an account has one that lives.
    upsertSubscriptions(
      db,
      accountId,
      state.subscriptions.filter(({ endedAt }) => endedAt !== null),
      isNewest,
    ),
    upsertSubscriptions(db, accountId, live ? [live] : [], isNewest),
    upsertInvoices(db, accountId, state.invoices, isNewest),
  ]);
  return Array.isArray(written) && written.length > 0;
}

const field = (name: string) => sql.raw(`json_extract(value, '$.${name}')`);

function upsertSubscriptions(db: Db, accountId: string, rows: readonly SubscriptionRow[], isNewest: SQL) {
  const names = [
    ...(["status", "planId", "nextPlanId", "itemId", "currentPeriodStart", "currentPeriodEnd"] as const),
    ...(["cancelAtPeriodEnd", "trialEnd", "pastDueSince", "payUrl", "startedAt", "endedAt"] as const),
  ];
  const values = sql.join(names.map(field), sql`, `);
  return db
    .insert(subscriptions)
    .select(
      sql`SELECT ${field("stripeSubscriptionId")}, ${accountId}, ${values}
        FROM json_each(${JSON.stringify(rows)}) WHERE ${isNewest}`,
    )
    .onConflictDoUpdate({
      target: subscriptions.stripeSubscriptionId,
      set: Object.fromEntries(names.map((name) => [name, sql.raw(`excluded.${subscriptions[name].name}`)])),
      // Somebody else's subscription stays theirs.
      setWhere: eq(subscriptions.accountId, accountId),
    });
}

function upsertInvoices(db: Db, accountId: string, rows: readonly InvoiceRow[], isNewest: SQL) {
  const names = [
    "number",
    "status",
    "description",
    "total",
    "tax",
    "currency",
    "createdAt",
    "hostedUrl",
    "pdfUrl",
  ] as const;
  const values = sql.join(names.map(field), sql`, `);
  return db
    .insert(invoices)
    .select(
      sql`SELECT ${field("id")}, ${accountId}, ${values} FROM json_each(${JSON.stringify(rows)}) WHERE ${isNewest}`,
    )
    .onConflictDoUpdate({
      target: invoices.id,
      set: Object.fromEntries(names.map((name) => [name, sql.raw(`excluded.${invoices[name].name}`)])),
      setWhere: eq(invoices.accountId, accountId),
    });
}
