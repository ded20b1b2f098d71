import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import type { NumberLoss } from "~/domain/number-loss";
import type { Trip } from "~/domain/trips";
import { flag, moment } from "./columns";

export const users = sqliteTable("users", {
  id: text("id").primaryKey(),
  email: text("email").notNull().unique(),
  name: text("name").notNull(),
  passwordHash: text("password_hash"),
  emailVerifiedAt: moment("email_verified_at"),
  createdAt: moment("created_at").notNull(),
});

/**
 * Every number and address that a user has or had, so that erasing and exporting find what was kept under it. Triggers
 * write it (migration "contact-points"), so that no way of linking can forget to.
 */
export const contactPoints = sqliteTable(
  "contact_points",
  {
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** `calendar` is the address of a Google account: that of another user's account proves more. */
    kind: text("kind", { enum: ["phone", "email", "calendar"] }).notNull(),
    /** E.164 or a business-scoped user id of WhatsApp, or an address in lower case. */
    value: text("value").notNull(),
    linkedAt: moment("linked_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.value] }), index("contact_points_value").on(table.value)],
);

/** Accounts that were erased and what is still to be done about each; it holds nothing that leads to a person. */
export const erasures = sqliteTable(
  "erasures",
  {
    /** The random id that the user had. */
    userId: text("user_id").primaryKey(),
    requestedAt: moment("requested_at").notNull(),
    /** When the next step is to be done; null when all is. */
    dueAt: moment("due_at"),
    /** Ids of the Durable Objects that knew the user or a number of theirs. */
    objectIds: text("object_ids", { mode: "json" }).$type<string[]>().notNull(),
    /** What ends the grant at Google, encrypted as it was in `google_accounts`; null once it is over. */
    grant: text("google_grant", { mode: "json" }).$type<ErasedGrant>(),
  },
  (table) => [
    index("erasures_due").on(table.dueAt).where(sql`due_at IS NOT NULL`),
    index("erasures_requested").on(table.requestedAt),
  ],
);

/** The encrypted tokens and the channel of a Google account whose user is erased. */
export interface ErasedGrant {
  accessToken: string;
  accessTokenExpiresAt: number;
  refreshToken: string;
  channelId: string | null;
  channelResourceId: string | null;
  /** Another user has the same Google account connected, which ending the grant would cut off. */
  isShared?: boolean;
}

export const userIntegrations = sqliteTable(
  "user_integrations",
  {
    userId: text("user_id")
      .primaryKey()
      .references(() => users.id, { onDelete: "cascade" }),
    onboardingStep: integer("onboarding_step").notNull().default(1),
    onboardingCompleted: flag("onboarding_completed").notNull().default(false),
    /** Neither read nor written any more: `billing_accounts` and `meeting_ledger` hold it. Dropped with the next clean-up. */
    trialMeetingsUsed: integer("trial_meetings_used").notNull().default(0),
    trialMeetingsLimit: integer("trial_meetings_limit").notNull().default(20),
    trialExpiresAt: moment("trial_expires_at"),
    subscriptionStatus: text("subscription_status").notNull().default("trial"),
    googleCalendarConnected: flag("google_calendar_connected").notNull().default(false),
    googleCalendarEmail: text("google_calendar_email"),
    /** While the first full sync runs, how many events it has brought; null before and after. */
    googleSyncProgress: integer("google_sync_progress"),
    whatsappConnected: flag("whatsapp_connected").notNull().default(false),
    /** E.164. One number belongs to one user. */
    whatsappPhone: text("whatsapp_phone"),
    /** Meta's business-scoped id of whoever has the number; known from their first message on. */
    whatsappUserId: text("whatsapp_user_id"),
    /** By our own clock, when the number last wrote or was proven; silence is counted from here. */
    whatsappHeardAt: moment("whatsapp_heard_at"),
    /** When the number was taken from the user without their doing, and why; null once one is proven. */
    whatsappLostAt: moment("whatsapp_lost_at"),
    whatsappLoss: text("whatsapp_loss").$type<NumberLoss>(),
    /** Opens the 24-hour window for free-form messages. */
    whatsappLastInboundAt: moment("whatsapp_last_inbound_at"),
    /** Meta wants proof of consent before we write first: when, and the words that were shown. */
    whatsappOptInAt: moment("whatsapp_opt_in_at"),
    whatsappOptInText: text("whatsapp_opt_in_text"),
    /** When the user said STOP; null while messages that are no answers may go out. */
    whatsappOptedOutAt: moment("whatsapp_opted_out_at"),
  },
  (table) => [
    uniqueIndex("user_integrations_whatsapp_phone").on(table.whatsappPhone),
    uniqueIndex("user_integrations_whatsapp_user").on(table.whatsappUserId),
  ],
);

export const userPreferences = sqliteTable("user_preferences", {
  userId: text("user_id")
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  defaultMeetingDuration: integer("default_meeting_duration").notNull().default(30),
  bufferTime: integer("buffer_time").notNull().default(15),
  timezone: text("timezone").notNull().default("America/New_York"),
  reminderMinutes: integer("reminder_minutes").notNull().default(15),
  /** Since when reminders are on and come so many minutes before: what would have been due earlier is not made up for. */
  reminderSetAt: moment("reminder_set_at").notNull().default(0),
  workdayStartMinute: integer("workday_start_minute").notNull().default(540),
  workdayEndMinute: integer("workday_end_minute").notNull().default(1080),
  /** ISO weekdays, Monday is 1. */
  workdays: text("workdays", { mode: "json" }).$type<number[]>().notNull().default([1, 2, 3, 4, 5]),
  language: text("language").notNull().default("en"),
  /** Times in other zones, in order; kept small. */
  trips: text("trips", { mode: "json" }).$type<Trip[]>().notNull().default([]),
  notifyEmail: flag("notify_email").notNull().default(true),
  notifyWhatsapp: flag("notify_whatsapp").notNull().default(true),
  notifyConflicts: flag("notify_conflicts").notNull().default(true),
  notifyAgenda: flag("notify_agenda").notNull().default(false),
  agendaDays: text("agenda_days", { enum: ["workdays", "every-day"] })
    .notNull()
    .default("workdays"),
  agendaMinute: integer("agenda_minute").notNull().default(480),
  agendaWhenEmpty: flag("agenda_when_empty").notNull().default(false),
  agendaBy: text("agenda_by", { enum: ["whatsapp", "email"] })
    .notNull()
    .default("whatsapp"),
  /** Whether transcripts are taken from Google Meet; they are only while the grant holds the scope for it. */
  collectTranscripts: flag("collect_transcripts").notNull().default(false),
  /** Days that the words of a meeting are kept; 0 for the summary only. */
  keepTranscriptDays: integer("keep_transcript_days").notNull().default(30),
  /** Whether words of meetings may go to a language model, where there is one. */
  summariseByModel: flag("summarise_by_model").notNull().default(false),
});

/** Who a user is at Google: provider and subject, never the address alone. */
export const identities = sqliteTable(
  "identities",
  {
    provider: text("provider", { enum: ["google"] }).notNull(),
    subject: text("subject").notNull(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    createdAt: moment("created_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.provider, table.subject] }), index("identities_user").on(table.userId)],
);

export const sessions = sqliteTable(
  "sessions",
  {
    /** SHA-256 of the token in the cookie, hex. */
    tokenHash: text("token_hash").primaryKey(),
    /** Names the session in a page or a form, where the hash has no business. */
    id: text("id").notNull().unique(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    createdAt: moment("created_at").notNull(),
    seenAt: moment("seen_at").notNull(),
    expiresAt: moment("expires_at").notNull(),
    /** What the browser said it is, cut short, for the list of sessions. */
    device: text("device").notNull().default(""),
  },
  (table) => [index("sessions_user").on(table.userId), index("sessions_expires").on(table.expiresAt)],
);

/** Words of a form that was posted after its session had ended; given back once after sign-in. */
export const formDrafts = sqliteTable(
  "form_stashes",
  {
    /** SHA-256 of the token in the browser's cookie, hex. */
    tokenHash: text("token_hash").primaryKey(),
    /** Whose session it was, when that is still known: nobody else gets the words. */
    userId: text("user_id").references(() => users.id, { onDelete: "cascade" }),
    path: text("path").notNull(),
    fields: text("fields", { mode: "json" }).$type<Record<string, string>>().notNull(),
    expiresAt: moment("expires_at").notNull(),
  },
  (table) => [index("form_stashes_user").on(table.userId), index("form_stashes_expires").on(table.expiresAt)],
);

/** Sign-ups whose address is not proven yet. A user exists from the moment that the mailed link is used. */
export const signUps = sqliteTable(
  "sign_ups",
  {
    /** SHA-256 of the token in the mailed link, hex. */
    tokenHash: text("token_hash").primaryKey(),
    email: text("email").notNull(),
    name: text("name").notNull(),
    passwordHash: text("password_hash").notNull(),
    /** SHA-256 of a token in the browser that signed up: there the link needs no password. */
    browserHash: text("browser_hash").notNull(),
    expiresAt: moment("expires_at").notNull(),
  },
  (table) => [index("sign_ups_email").on(table.email), index("sign_ups_expires").on(table.expiresAt)],
);

/** Links that are sent by mail and work once: to verify an address, to set a new password, to sign in. */
export const emailTokens = sqliteTable(
  "email_tokens",
  {
    tokenHash: text("token_hash").primaryKey(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    purpose: text("purpose", { enum: ["verify", "reset", "sign-in"] }).notNull(),
    /** The address that the link proves. */
    email: text("email").notNull(),
    expiresAt: moment("expires_at").notNull(),
    usedAt: moment("used_at"),
  },
  (table) => [
    index("email_tokens_user").on(table.userId),
    index("email_tokens_email").on(table.email),
    index("email_tokens_expires").on(table.expiresAt),
  ],
);

/** Tries in a window, per account and per address. */
export const rateLimits = sqliteTable(
  "rate_limits",
  {
    /** What is limited and for whom, as in "sign-in:account:<hash>". */
    key: text("key").primaryKey(),
    windowEndsAt: moment("window_ends_at").notNull(),
    count: integer("count").notNull(),
  },
  (table) => [index("rate_limits_window").on(table.windowEndsAt)],
);

/** Who did what to an account; never a secret, never what somebody wrote. */
export const auditLog = sqliteTable(
  "audit_log",
  {
    id: text("id").primaryKey(),
    userId: text("user_id").references(() => users.id, { onDelete: "cascade" }),
    event: text("event").notNull(),
    /** Of an event that is counted, the first time in its hour. */
    at: moment("at").notNull(),
    /** How often in that hour; what strangers can cause gets one row an hour, however often they try. */
    count: integer("count").notNull().default(1),
  },
  (table) => [index("audit_log_user_at").on(table.userId, table.at), index("audit_log_at").on(table.at)],
);
