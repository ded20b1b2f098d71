import { type SQL, sql } from "drizzle-orm";
import { RETENTION } from "~/domain/retention";
import type { Instant } from "~/domain/time";
import type { Db, Statement } from "./database";
import { countedIn } from "./quota";
import { contactPoints } from "./schema/accounts";
import { billingAccounts, billingMembers, earlierTrials, meetingLedger, subscriptions } from "./schema/billing";
import { googleAccounts } from "./schema/calendar";

interface Holder {
  /** As it stands in `contact_points`. */
  value: string;
  /** By every key. */
  hashes: readonly string[];
}

/**
 * Lets the user go on with the trial that an address or a number has had: the earlier end and the larger use. Accounts that
 * have one Google account connected at the same time have one trial between them; of all other accounts nothing changes,
 * nor of one that pays. To run in the transaction of what connects it, after it.
 *
 * @param id names the trial where it has no name yet
 */
export function continueTrial(
  db: Db,
  userId: string,
  { value, hashes }: Holder,
  { id, now }: { id: string; now: Instant },
): Statement[] {
  const mine = accountOf(userId);
  const known = sql`(SELECT m.account_id FROM ${contactPoints} AS c JOIN ${billingMembers} AS m ON m.user_id = c.user_id
    WHERE c.value = ${value} AND c.user_id <> ${userId})`;
  const sharing = sql`(SELECT m.account_id FROM ${contactPoints} AS c JOIN ${googleAccounts} AS h ON h.user_id = c.user_id
    JOIN ${billingMembers} AS m ON m.user_id = c.user_id
    WHERE c.value = ${value} AND h.email = ${value} AND c.user_id <> ${userId} AND NOT ${pays(sql`m.account_id`)})`;
  const erased = sql`FROM ${earlierTrials} AS e WHERE e.hash IN (SELECT value FROM json_each(${JSON.stringify(hashes)}))
    AND e.erased_at > ${now - RETENTION.earlierTrials.keepMs}`;
  const ofBoth = sql`FROM ${billingAccounts} AS t WHERE t.trial_id IS NOT NULL AND (t.id = ${mine} OR t.id IN ${sharing})`;
  const isEarlier = sql`NOT ${pays(mine)} AND (EXISTS ${known} OR EXISTS (SELECT 1 ${erased}))`;
  const trial = trialOf(mine);
  const usedByAll = sql`(SELECT coalesce(sum(l.change), 0) FROM ${billingAccounts} AS g JOIN ${meetingLedger} AS l
      ON l.account_id = g.id AND l.period_started_at = g.trial_started_at WHERE g.trial_id = ${trial})`;
  const mostUsed = sql`(SELECT coalesce(max(n), 0) FROM (SELECT e.used AS n ${erased}
      UNION ALL SELECT t.trial_used_before + ${countedIn(sql`t.id`, sql`t.trial_started_at`)} FROM ${billingAccounts} AS t
        WHERE t.id IN ${known} AND t.trial_id IS NOT ${trial}))`;
  return [
    db
      .update(billingAccounts)
      .set({ trialId: sql`coalesce((SELECT max(t.trial_id) ${ofBoth}), ${id})` })
      .where(
        sql`${isEarlier} AND (${billingAccounts.id} = ${mine} OR ${billingAccounts.id} IN ${sharing}
          OR ${billingAccounts.trialId} IN (SELECT t.trial_id ${ofBoth}))`,
      ),
    db
      .update(billingAccounts)
      .set({
        trialEndsAt: sql`(SELECT min(at) FROM (SELECT e.ends_at AS at ${erased}
          UNION ALL SELECT t.trial_ends_at FROM ${billingAccounts} AS t WHERE t.id IN ${known} OR t.trial_id = ${trial}))`,
        trialUsedBefore: sql`max(${mostUsed} - ${usedByAll},
          (SELECT max(t.trial_used_before) FROM ${billingAccounts} AS t WHERE t.trial_id = ${trial}))`,
      })
      .where(sql`${isEarlier} AND ${billingAccounts.trialId} = ${trial} AND NOT ${pays(sql`${billingAccounts.id}`)}`),
  ];
}

/**
 * Keeps the trial of a user who is erased, and what it has used for accounts that share it. To run in the transaction of
 * the erasure, before it.
 *
 * @param hashes of every address and number of the user, by the first key
 */
export function keepTrial(db: Db, userId: string, hashes: readonly string[], now: Instant): Statement[] {
  const mine = accountOf(userId);
  const used = sql`(SELECT ${countedIn(sql`u.id`, sql`u.trial_started_at`)} FROM ${billingAccounts} AS u WHERE u.id = ${mine})`;
  return [
    db
      .insert(earlierTrials)
      .select(
        sql`SELECT h.value, a.trial_ends_at, a.trial_used_before + ${used}, ${now}
          FROM json_each(${JSON.stringify(hashes)}) AS h JOIN ${billingAccounts} AS a ON a.id = ${mine} WHERE true`,
      )
      .onConflictDoUpdate({
        target: earlierTrials.hash,
        set: {
          endsAt: sql`min(ends_at, excluded.ends_at)`,
          used: sql`max(used, excluded.used)`,
          erasedAt: sql`max(erased_at, excluded.erased_at)`,
        },
      }),
    db
      .update(billingAccounts)
      .set({ trialUsedBefore: sql`trial_used_before + ${used}` })
      .where(sql`${billingAccounts.trialId} = ${trialOf(mine)} AND ${billingAccounts.id} <> ${mine}`),
  ];
}

const accountOf = (userId: string) =>
  sql`(SELECT b.account_id FROM ${billingMembers} AS b WHERE b.user_id = ${userId})`;

const trialOf = (accountId: SQL) => sql`(SELECT y.trial_id FROM ${billingAccounts} AS y WHERE y.id = ${accountId})`;

const pays = (accountId: SQL) =>
  sql`EXISTS (SELECT 1 FROM ${subscriptions} AS p WHERE p.account_id = ${accountId} AND p.ended_at IS NULL)`;
