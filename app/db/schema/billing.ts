import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import type { PlanId } from "~/domain/plans";
import type { CardShown, SubscriptionStatus } from "~/domain/subscription";
import { users } from "./accounts";
import { flag, moment } from "./columns";

/** Webhook events already handled: a second delivery changes nothing. */
export const webhookEvents = sqliteTable(
  "webhook_events",
  {
    provider: text("provider").notNull(),
    /** SHA-256 of the provider's id, hex: WhatsApp's ids have the phone number inside. */
    eventId: text("event_id").notNull(),
    receivedAt: moment("received_at").notNull().default(sql`(unixepoch() * 1000)`),
  },
  (table) => [
    primaryKey({ columns: [table.provider, table.eventId] }),
    index("webhook_events_received").on(table.receivedAt),
  ],
);

/**
 * Who pays: a trial or a subscription belongs to an account, and an account has members. A trigger on `users` makes one
 * for everybody who signs up, and one on `billing_members` removes it with its last member (migration "billing").
 */
export const billingAccounts = sqliteTable(
  "billing_accounts",
  {
    id: text("id").primaryKey(),
    createdAt: moment("created_at").notNull(),
    trialStartedAt: moment("trial_started_at").notNull(),
    trialEndsAt: moment("trial_ends_at").notNull(),
    trialMeetingsLimit: integer("trial_meetings_limit").notNull(),
    /** The period whose meetings count now: the trial, or the subscription's own, by its start. */
    periodStartedAt: moment("period_started_at").notNull(),
    stripeCustomerId: text("stripe_customer_id").unique(),
    /** The checkout that was begun last, so that a second click leads to the same one. */
    checkoutSessionId: text("checkout_session_id"),
    checkoutPlan: text("checkout_plan").$type<PlanId>(),
    /** Rises with each checkout that is begun, of two at once by one. */
    checkoutAttempt: integer("checkout_attempt").notNull().default(0),
    paymentMethod: text("payment_method", { mode: "json" }).$type<CardShown>(),
    /** Reads of Stripe are numbered; what an older one saw never replaces what a newer one wrote. */
    readsBegun: integer("reads_begun").notNull().default(0),
    readWritten: integer("read_written").notNull().default(0),
    /** When Stripe was last read. */
    readAt: moment("read_at"),
    /** When to read Stripe again without having been told; null without a customer there. */
    checkAt: moment("check_at"),
    /** The latest moment that Stripe has named: a customer on a test clock lives ahead of ours. */
    stripeNow: moment("stripe_now").notNull().default(0),
    /** When the account took back its order within the first days; it can once. */
    withdrawnAt: moment("withdrawn_at"),
    /** Subscriptions at Stripe that are to end and whose money is to go back, until both is done. */
    refundsOwed: text("refunds_owed", { mode: "json" }).$type<string[]>().notNull().default([]),
    /** A trial that an earlier account began: accounts with the same id have it between them. Null for one of its own. */
    trialId: text("trial_id"),
    /** Meetings of the trial that were used by accounts that do not count here any more. */
    trialUsedBefore: integer("trial_used_before").notNull().default(0),
  },
  (table) => [
    index("billing_accounts_check").on(table.checkAt).where(sql`check_at IS NOT NULL`),
    index("billing_accounts_trial").on(table.trialId).where(sql`trial_id IS NOT NULL`),
  ],
);

/** Trials of accounts that were erased, under each address and number that these had. */
export const earlierTrials = sqliteTable(
  "earlier_trials",
  {
    /** Of `Encryption.keyedHashes`: whoever has no key cannot try addresses and numbers against it. */
    hash: text("hash").primaryKey(),
    endsAt: moment("ends_at").notNull(),
    used: integer("used").notNull(),
    erasedAt: moment("erased_at").notNull(),
  },
  (table) => [index("earlier_trials_erased").on(table.erasedAt)],
);

export const billingMembers = sqliteTable(
  "billing_members",
  {
    accountId: text("account_id")
      .notNull()
      .references(() => billingAccounts.id, { onDelete: "cascade" }),
    /** A user is in one account. */
    userId: text("user_id")
      .primaryKey()
      .references(() => users.id, { onDelete: "cascade" }),
    joinedAt: moment("joined_at").notNull(),
  },
  (table) => [index("billing_members_account").on(table.accountId)],
);

/** What Stripe says of an account's subscriptions; written from there alone (`db/billing-mirror`). */
export const subscriptions = sqliteTable(
  "subscriptions",
  {
    stripeSubscriptionId: text("stripe_subscription_id").primaryKey(),
    accountId: text("account_id")
      .notNull()
      .references(() => billingAccounts.id, { onDelete: "cascade" }),
    status: text("status").$type<SubscriptionStatus>().notNull(),
    /** Null for a price that is none of ours. */
    planId: text("plan_id").$type<PlanId>(),
    /** The plan from the next period on, where it is another one. */
    nextPlanId: text("next_plan_id").$type<PlanId>(),
    itemId: text("item_id").notNull(),
    currentPeriodStart: moment("current_period_start").notNull(),
    currentPeriodEnd: moment("current_period_end").notNull(),
    cancelAtPeriodEnd: flag("cancel_at_period_end").notNull(),
    trialEnd: moment("trial_end"),
    /** Since when a payment is open; null while none is. */
    pastDueSince: moment("past_due_since"),
    /** Where an open payment is made or confirmed. */
    payUrl: text("pay_url"),
    startedAt: moment("started_at").notNull(),
    endedAt: moment("ended_at"),
  },
  (table) => [
    index("subscriptions_account").on(table.accountId),
    // What ended leaves: an account has one subscription at most.
    uniqueIndex("subscriptions_one_live").on(table.accountId).where(sql`ended_at IS NULL`),
  ],
);

/** Invoices as Stripe lists them, the newest ones; amounts in cents. */
export const invoices = sqliteTable(
  "invoices",
  {
    id: text("id").primaryKey(),
    accountId: text("account_id")
      .notNull()
      .references(() => billingAccounts.id, { onDelete: "cascade" }),
    number: text("number"),
    status: text("status").notNull(),
    description: text("description").notNull(),
    total: integer("total").notNull(),
    /** What of the total is tax; null until it has been read again since this is kept. */
    tax: integer("tax"),
    currency: text("currency").notNull(),
    createdAt: moment("created_at").notNull(),
    hostedUrl: text("hosted_url"),
    pdfUrl: text("pdf_url"),
  },
  (table) => [index("invoices_account").on(table.accountId, table.createdAt)],
);

/**
 * Meetings that were counted and given back, each with the period that it counts in: what an account has used is their
 * sum. Triggers on `meetings` count (migration "billing"); `db/quota` gives back.
 */
export const meetingLedger = sqliteTable(
  "meeting_ledger",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    accountId: text("account_id")
      .notNull()
      .references(() => billingAccounts.id, { onDelete: "cascade" }),
    meetingId: text("meeting_id").notNull(),
    /** 1 when it was counted, -1 when it was given back. */
    change: integer("change").notNull(),
    periodStartedAt: moment("period_started_at").notNull(),
    at: moment("at").notNull(),
  },
  (table) => [
    index("meeting_ledger_period").on(table.accountId, table.periodStartedAt),
    index("meeting_ledger_meeting").on(table.meetingId),
  ],
);
