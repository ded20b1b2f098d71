import { and, eq, gt, type SQL, sql } from "drizzle-orm";
import { FREE_API_CALLS_PER_MONTH, PLANS } from "~/domain/plans";
import { GRACE_DAYS, type SubscriptionStatus } from "~/domain/subscription";
import { DAY, type Instant } from "~/domain/time";
import type { Db } from "./database";
import { billingAccounts, billingMembers, meetingLedger, subscriptions } from "./schema/billing";
import { meetings } from "./schema/calendar";

const used = usedIn({
  id: sql`${billingAccounts.id}`,
  period: sql`${billingAccounts.periodStartedAt}`,
  trial: sql`${billingAccounts.trialStartedAt}`,
  trialId: sql`${billingAccounts.trialId}`,
  before: sql`${billingAccounts.trialUsedBefore}`,
});

/** What counts in an account's period; of a trial that goes on, also what others have used of it. */
function usedIn({ id, period, trial, trialId, before }: Record<"id" | "period" | "trial" | "trialId" | "before", SQL>) {
  return sql`(${countedIn(id, period)}
    + CASE WHEN ${period} <> ${trial} THEN 0 ELSE ${before} + (SELECT coalesce(sum(o.change), 0)
        FROM ${billingAccounts} AS g JOIN ${meetingLedger} AS o ON o.account_id = g.id AND o.period_started_at = g.trial_started_at
        WHERE g.trial_id = ${trialId} AND g.id <> ${id}) END)`;
}

/** What an account itself has used in a period, as a value. */
export function countedIn(accountId: SQL, periodStartedAt: SQL): SQL {
  return sql`(SELECT coalesce(sum(l.change), 0) FROM ${meetingLedger} AS l
    WHERE l.account_id = ${accountId} AND l.period_started_at = ${periodStartedAt})`;
}

/** What `standingOf` asks about, with the subscription that counts: one row. */
export function selectBilling(db: Db, userId: string | SQL) {
  return db
    .select({
      accountId: billingAccounts.id,
      stripeCustomerId: billingAccounts.stripeCustomerId,
      trialEndsAt: billingAccounts.trialEndsAt,
      trialMeetingsLimit: billingAccounts.trialMeetingsLimit,
      trialId: billingAccounts.trialId,
      stripeNow: billingAccounts.stripeNow,
      withdrawnAt: billingAccounts.withdrawnAt,
      refundsOwed: billingAccounts.refundsOwed,
      readAt: billingAccounts.readAt,
      paymentMethod: billingAccounts.paymentMethod,
      used: sql<number>`${used}`.as("used"),
      subscriptionId: sql<string | null>`${subscriptions.stripeSubscriptionId}`.as("subscription_id"),
      status: sql<SubscriptionStatus | null>`${subscriptions.status}`.as("subscription_status"),
      planId: subscriptions.planId,
      nextPlanId: subscriptions.nextPlanId,
      itemId: subscriptions.itemId,
      currentPeriodStart: subscriptions.currentPeriodStart,
      currentPeriodEnd: subscriptions.currentPeriodEnd,
      cancelAtPeriodEnd: subscriptions.cancelAtPeriodEnd,
      pastDueSince: subscriptions.pastDueSince,
      payUrl: subscriptions.payUrl,
      startedAt: subscriptions.startedAt,
      endedAt: subscriptions.endedAt,
    })
    .from(billingAccounts)
    .leftJoin(subscriptions, eq(subscriptions.stripeSubscriptionId, latest))
    .where(sql`${billingAccounts.id} = (SELECT m.account_id FROM ${billingMembers} AS m WHERE m.user_id = ${userId})`);
}

/** The one that lives, or else the one that ended last. */
const latest = sql`(SELECT n.stripe_subscription_id FROM ${subscriptions} AS n WHERE n.account_id = ${billingAccounts.id}
  ORDER BY n.ended_at IS NOT NULL, n.ended_at DESC LIMIT 1)`;

export type Billing = Awaited<ReturnType<typeof selectBilling>>[number];

const PLAN_LIMIT = sql.join(
  PLANS.map(({ id, meetingsPerMonth }) => sql`WHEN ${id} THEN ${meetingsPerMonth}`),
  sql` `,
);

const API_LIMIT = sql.join(
  PLANS.map(({ id, apiCallsPerMonth }) => sql`WHEN ${id} THEN ${apiCallsPerMonth}`),
  sql` `,
);

/** The plan's subscription `s` of an account `a` counts now; the same as a plan in `standingOf`. */
function isEntitled(now: SQL): SQL {
  return sql`(s.plan_id IS NOT NULL AND (
    (s.status IN ('active', 'trialing') AND (s.cancel_at_period_end = 0 OR ${now} < s.current_period_end))
    OR (s.status = 'past_due' AND (s.past_due_since IS NULL OR ${now} < s.past_due_since + ${GRACE_DAYS * DAY}))))`;
}

/** SQL: calls of the API that an account may make in a month, as `apiCallsOf` says; very many where there is no limit. */
export function apiCallLimit(accountId: SQL, clock: Instant): SQL {
  const now = sql`max(${clock}, a.stripe_now)`;
  return sql`(SELECT coalesce(CASE WHEN ${isEntitled(now)} THEN CASE s.plan_id ${API_LIMIT} END
      ELSE ${FREE_API_CALLS_PER_MONTH} END, 1e15)
    FROM ${billingAccounts} AS a LEFT JOIN ${subscriptions} AS s ON s.account_id = a.id AND s.ended_at IS NULL
    WHERE a.id = ${accountId})`;
}

/** SQL condition, the same as no problem in `standingOf`. */
export function isWithinQuota(userId: string, clock: Instant): SQL {
  const now = sql`max(${clock}, a.stripe_now)`;
  const hasPlan = isEntitled(now);
  const isOnTrial = sql`(coalesce(s.status, '') NOT IN ('past_due', 'unpaid') AND ${now} < a.trial_ends_at)`;
  return hasPlaceIn(userId, hasPlan, sql`(${hasPlan} OR ${isOnTrial})`);
}

/**
 * SQL condition: a meeting that counts and is not over may be claimed again. What is over has had its place: under its id
 * another one would be made beside the count.
 */
export const isClaimedAlready = (meetingId: string, now: Instant): SQL =>
  sql`(${isCounted(sql`${meetingId}`)} AND EXISTS (SELECT 1 FROM ${meetings} AS k WHERE k.id = ${meetingId} AND k.end_at > ${now}))`;

/**
 * SQL condition: a meeting that was given back may take its place again, while no other has it. That its trial or plan has
 * ended since is no reason against it: it was booked before.
 *
 * @param meetingId of ours
 */
export const isPlaceLeft = (userId: string, meetingId: SQL): SQL =>
  sql`(${hasPlaceIn(userId, sql`s.plan_id IS NOT NULL`, sql`1`)} OR ${isCounted(meetingId)})`;

/**
 * @param hasPlan whether the plan of the subscription `s` of the account `a` says how many there may be, or else its trial
 * @param mayBook whether there may be any
 */
function hasPlaceIn(userId: string, hasPlan: SQL, mayBook: SQL): SQL {
  const limit = sql`CASE WHEN ${hasPlan} THEN CASE s.plan_id ${PLAN_LIMIT} END ELSE a.trial_meetings_limit END`;
  const usedNow = usedIn({
    ...{ id: sql`a.id`, period: sql`a.period_started_at`, trial: sql`a.trial_started_at` },
    ...{ trialId: sql`a.trial_id`, before: sql`a.trial_used_before` },
  });
  return sql`EXISTS (
      SELECT 1 FROM ${billingMembers} AS m JOIN ${billingAccounts} AS a ON a.id = m.account_id
        LEFT JOIN ${subscriptions} AS s ON s.account_id = a.id AND s.ended_at IS NULL
      WHERE m.user_id = ${userId} AND ${mayBook} AND ${usedNow} < coalesce(${limit}, 1e9))`;
}

function isCounted(meetingId: SQL): SQL {
  return sql`(SELECT coalesce(sum(c.change), 0) FROM ${meetingLedger} AS c WHERE c.meeting_id = ${meetingId}) > 0`;
}

/** Which meetings are given back: those that have not begun, or that never came to be. */
type GivenBack = { notBegunAt: Instant; from?: Instant } | "never-was";

/**
 * Gives a counted meeting of Parley's back, in the period in which it was counted: undone or cancelled before its start.
 * One that is not counted or has begun stays as it is, so that it is given back once. To run in the transaction of what
 * cancels it.
 */
export function giveBack(db: Db, userId: string, googleEventId: string, when: GivenBack) {
  const isOurs = and(eq(meetings.userId, userId), eq(meetings.googleEventId, googleEventId));
  const isToBe =
    when === "never-was"
      ? undefined
      : and(gt(meetings.startAt, when.notBegunAt), sql`${meetings.startAt} >= ${when.from ?? 0}`);
  return insertGivenBack(db, sql`${and(isOurs, isToBe)}`);
}

/** The same for meetings by a condition on `meetings`. */
export function insertGivenBack(db: Db, condition: SQL) {
  return db.insert(meetingLedger).select(
    sql`SELECT NULL, l.account_id, l.meeting_id, -1, l.period_started_at, CAST(unixepoch('subsec') * 1000 AS INTEGER)
      FROM ${meetings} JOIN ${meetingLedger} AS l ON l.id =
        (SELECT max(n.id) FROM ${meetingLedger} AS n WHERE n.meeting_id = ${meetings.id} AND n.change = 1)
      WHERE ${condition} AND ${isCounted(sql`${meetings.id}`)}`,
  );
}
