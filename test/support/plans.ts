import { eq, sql } from "drizzle-orm";
import { billingAccounts, meetingLedger, subscriptions } from "~/db/schema/billing";
import { DAY } from "~/domain/time";
import { db } from "./user";

/** The account that a trigger made for a user. */
export const accountIdOf = (user: { id: string }) => `a-${user.id}`;

/** Changes what the user's account has. */
export async function changeAccount(user: { id: string }, to: Partial<typeof billingAccounts.$inferInsert>) {
  await db
    .update(billingAccounts)
    .set(to)
    .where(eq(billingAccounts.id, accountIdOf(user)));
}

/** Ends the user's trial now. */
export const endTrial = (user: { id: string }) => changeAccount(user, { trialEndsAt: Date.now() - 1 });

/** A subscription as Stripe would have it, without Stripe. */
export async function subscribe(user: { id: string }, to: Partial<typeof subscriptions.$inferInsert> = {}) {
  const now = Date.now();
  await changeAccount(user, { periodStartedAt: now });
  await db.insert(subscriptions).values({
    ...{ stripeSubscriptionId: `sub_${crypto.randomUUID()}`, accountId: accountIdOf(user), status: "active" as const },
    ...{ planId: "starter" as const, itemId: "si_1", currentPeriodStart: now, currentPeriodEnd: now + 30 * DAY },
    ...{ cancelAtPeriodEnd: false, startedAt: now, ...to },
  });
}

/** How many meetings count, of all periods. */
export async function countedMeetings(user: { id: string }): Promise<number> {
  const [row] = await db
    .select({ used: sql<number>`coalesce(sum(${meetingLedger.change}), 0)` })
    .from(meetingLedger)
    .where(eq(meetingLedger.accountId, accountIdOf(user)));
  return row?.used ?? 0;
}
