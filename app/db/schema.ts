import { sql } from "drizzle-orm";
import { foreignKey, index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import type { ApiScope } from "~/domain/api-scopes";
import type { Attendee } from "~/domain/calendar-event";
import type { DeliverySubject } from "~/domain/delivery-rules";
import type { Spoken } from "~/domain/language";
import type { EncryptedMail, FallbackMail, MailKind } from "~/domain/mail";
import type { AskedWords, ChangeKind, ChangeWay, UnheardChange } from "~/domain/meeting-change";
import type { EncryptedMessage, MessageKind, OutgoingMessage } from "~/domain/message";
import type { PlannedSubject } from "~/domain/notification-plan";
import type { NumberLoss } from "~/domain/number-loss";
import type { OutboundEventData, OutboundEventType } from "~/domain/outbound-events";
import type { PlanId } from "~/domain/plans";
import type { ProposedAct } from "~/domain/proposal";
import type { CardShown, SubscriptionStatus } from "~/domain/subscription";
import type { EvidenceSpan, FollowUp } from "~/domain/summary";
import type { EditableLine } from "~/domain/summary-record";
import type { SuppressionReason } from "~/domain/suppression";
import type { SyncCheckpoint } from "~/domain/sync-checkpoint";
import type { Interval } from "~/domain/time";
import type { TranscriptEntry, TranscriptGuest } from "~/domain/transcript";
import type { CollectionOutcome, TranscriptSource } from "~/domain/transcript-source";
import type { Trip } from "~/domain/trips";

/*
 * Moments are UTC milliseconds in `…_at` columns, zones IANA names, ids UUIDs unless a provider gives them.
 * A query for a user's row always filters on `user_id`.
 */

const moment = (name: string) => integer(name);
const flag = (name: string) => integer(name, { mode: "boolean" });

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

const letter = {
  id: text("id").primaryKey(),
  name: text("name").notNull(),
  email: text("email").notNull(),
  subject: text("subject").notNull(),
  message: text("message").notNull(),
  createdAt: moment("created_at").notNull(),
};

/** Letters from the public contact page. */
export const contactMessages = sqliteTable("contact_messages", letter, (table) => [
  index("contact_messages_email").on(table.email),
  index("contact_messages_created").on(table.createdAt),
]);

/** Letters from signed-in users. */
export const supportRequests = sqliteTable(
  "support_requests",
  {
    ...letter,
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
  },
  (table) => [index("support_requests_user").on(table.userId), index("support_requests_created").on(table.createdAt)],
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

export const googleAccounts = sqliteTable(
  "google_accounts",
  {
    userId: text("user_id")
      .primaryKey()
      .references(() => users.id, { onDelete: "cascade" }),
    email: text("email").notNull(),
    scope: text("scope").notNull(),
    /** IANA name of the zone that Google Calendar showed the user's days in when it was connected; null where it did not say. */
    calendarZone: text("calendar_zone"),
    /** Both tokens are encrypted (app/db/encryption.ts), never plain. */
    accessToken: text("access_token").notNull(),
    accessTokenExpiresAt: moment("access_token_expires_at").notNull(),
    refreshToken: text("refresh_token").notNull(),
    syncToken: text("sync_token"),
    /** The part of the calendar that `calendar_events` mirrors. */
    syncFromAt: moment("sync_from_at"),
    syncUntilAt: moment("sync_until_at"),
    syncedAt: moment("synced_at"),
    /** Where a sync of several pages stands; null when none is under way. */
    syncCheckpoint: text("sync_checkpoint", { mode: "json" }).$type<SyncCheckpoint>(),
    /** Rises when the whole calendar begins to be read; what `calendar_events` has from before is gone when it ends. */
    syncRun: integer("sync_run").notNull().default(0),
    /** When to look without having been rung: Google drops some notifications. */
    syncDueAt: moment("sync_due_at").notNull().default(0),
    /** The channel on which Google rings when the calendar changes; all null without one. */
    channelId: text("channel_id"),
    channelResourceId: text("channel_resource_id"),
    /** SHA-256 of the secret that Google sends along, hex. */
    channelTokenHash: text("channel_token_hash"),
    /** When to open the next channel, well before this one ends or after one could not be opened. */
    channelDueAt: moment("channel_due_at").notNull().default(0),
    /** Set when Google answers `invalid_grant`: the user is told once and asked to connect again. */
    revokedAt: moment("revoked_at"),
    revokedNotifiedAt: moment("revoked_told_at"),
    /** Since when every sync has failed; null once one has not. */
    syncFailingSince: moment("sync_failing_since"),
    connectedAt: moment("connected_at").notNull(),
  },
  (table) => [
    uniqueIndex("google_accounts_channel").on(table.channelId),
    // What is due is read by index, however many accounts there are.
    index("google_accounts_sync_due").on(table.syncDueAt).where(sql`revoked_at IS NULL`),
    index("google_accounts_channel_due").on(table.channelDueAt).where(sql`revoked_at IS NULL`),
  ],
);

export const meetings = sqliteTable(
  "meetings",
  {
    id: text("id").primaryKey(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    googleEventId: text("google_event_id").notNull(),
    title: text("title").notNull(),
    location: text("location").notNull().default(""),
    startAt: moment("start_at").notNull(),
    endAt: moment("end_at").notNull(),
    timezone: text("timezone").notNull(),
    attendees: text("attendees", { mode: "json" }).$type<Attendee[]>().notNull().default([]),
    recurrence: text("recurrence"),
    status: text("status", { enum: ["confirmed", "cancelled"] }).notNull(),
    source: text("source", { enum: ["whatsapp", "web", "api"] }).notNull(),
    /** Rises with every change of time, so that a reminder planned for the old time knows that it is stale. */
    startVersion: integer("start_version").notNull().default(1),
    createdAt: moment("created_at").notNull(),
    updatedAt: moment("updated_at").notNull(),
  },
  (table) => [
    index("meetings_user_start").on(table.userId, table.startAt),
    uniqueIndex("meetings_google_event").on(table.userId, table.googleEventId),
    index("meetings_cancelled").on(table.updatedAt).where(sql`status = 'cancelled'`),
  ],
);

/** What happened to meetings, by whom and when: what Parley did, and what a sync found done in Google Calendar. */
export const meetingChanges = sqliteTable(
  "meeting_changes",
  {
    /** A message changes one meeting once, so its id and the event's are in it; else random. */
    id: text("id").primaryKey(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** Google's id; of a series as a whole that of the series. */
    eventId: text("event_id").notNull(),
    kind: text("kind").$type<ChangeKind | UnheardChange>().notNull(),
    via: text("via").$type<ChangeWay>().notNull(),
    /** The WhatsApp message that said yes. */
    messageId: text("message_id"),
    fromStart: moment("from_start"),
    fromEnd: moment("from_end"),
    toStart: moment("to_start"),
    toEnd: moment("to_end"),
    at: moment("at").notNull(),
    /** What Google was asked for and has not answered, as the mirror would show it; forgotten once it is settled. */
    asked: text("asked", { mode: "json" }).$type<AskedWords>(),
    /** Google's id of the series that goes on where this one was cut. */
    goesOnAs: text("goes_on_as"),
  },
  (table) => [
    index("meeting_changes_event").on(table.userId, table.eventId, table.at),
    index("meeting_changes_goes_on").on(table.userId, table.goesOnAs).where(sql`goes_on_as IS NOT NULL`),
    index("meeting_changes_user").on(table.userId, table.at),
    index("meeting_changes_at").on(table.at),
  ],
);

/** What Google's calendar holds, as far as the last sync knows: pages and the agent read this. */
export const calendarEvents = sqliteTable(
  "calendar_events",
  {
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    id: text("id").notNull(),
    status: text("status", { enum: ["confirmed", "tentative", "cancelled"] }).notNull(),
    title: text("title").notNull(),
    description: text("description").notNull().default(""),
    location: text("location").notNull().default(""),
    startAt: moment("start_at").notNull(),
    endAt: moment("end_at").notNull(),
    allDay: flag("all_day").notNull().default(false),
    startDate: text("start_date"),
    endDate: text("end_date"),
    timezone: text("timezone"),
    attendees: text("attendees", { mode: "json" }).$type<Attendee[]>().notNull().default([]),
    hangoutLink: text("hangout_link"),
    htmlLink: text("html_link"),
    etag: text("etag"),
    eventUpdatedAt: moment("event_updated_at").notNull(),
    transparent: flag("transparent").notNull().default(false),
    eventType: text("event_type").notNull().default("default"),
    recurringEventId: text("recurring_event_id"),
    meetingId: text("meeting_id"),
    organizerSelf: flag("organizer_self").notNull().default(true),
    /** Whether the event takes time: `blocksTime` decides when the row is written. */
    blocks: flag("blocks").notNull(),
    /** Title, place and people as `contactKey` writes them, for finding an event by a word. */
    searchKey: text("search_key").notNull().default(""),
    /** `google_accounts.sync_run` when the event was last written. */
    syncRun: integer("sync_run").notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    index("calendar_events_user_start").on(table.userId, table.startAt),
  ],
);

/**
 * People by the mirrored events that brought them, and by nothing else: a row goes with its event, so nobody outlives
 * the last one. Written by `mirrorEvents` alone.
 */
export const calendarContacts = sqliteTable(
  "calendar_contacts",
  {
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    eventId: text("event_id").notNull(),
    email: text("email").notNull(),
    name: text("name").notNull(),
    /** `contactKey(name)`, and that of its first word. */
    nameKey: text("name_key").notNull(),
    firstKey: text("first_key").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.eventId, table.email] }),
    foreignKey({
      columns: [table.userId, table.eventId],
      foreignColumns: [calendarEvents.userId, calendarEvents.id],
    }).onDelete("cascade"),
    index("calendar_contacts_name").on(table.userId, table.nameKey),
    index("calendar_contacts_first_name").on(table.userId, table.firstKey),
  ],
);

/** People whose address the user has typed or answered, and what the user said about others. */
export const contacts = sqliteTable(
  "contacts",
  {
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    email: text("email").notNull(),
    name: text("name").notNull(),
    /** `contactKey(name)`: lower case, no accents. */
    nameKey: text("name_key").notNull(),
    /** `calendar`: the address came from an event, and the row only keeps where the user said they are. */
    source: text("source", { enum: ["user", "calendar"] }).notNull(),
    seenAt: moment("seen_at").notNull(),
    /** IANA name, when the user said where they are. */
    zone: text("zone"),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.email, table.nameKey] }),
    index("contacts_user_name").on(table.userId, table.nameKey),
  ],
);

/**
 * The outbox: everything that leaves, once. Its rows lie in the order of their ids (WITHOUT ROWID, which drizzle-kit cannot
 * write: the migration says it): a reminder's is found by its user and its meeting's start, and costs no index of its own.
 */
export const deliveries = sqliteTable(
  "deliveries",
  {
    /** Travels as `biz_opaque_callback_data` and comes back in status webhooks. */
    id: text("id").primaryKey(),
    /** The same as `id`, which is what makes it one row. */
    idempotencyKey: text("idempotency_key").notNull(),
    userId: text("user_id").references(() => users.id, { onDelete: "cascade" }),
    channel: text("channel", { enum: ["whatsapp", "email"] }).notNull(),
    recipient: text("recipient").notNull(),
    kind: text("kind").$type<MessageKind | MailKind>().notNull(),
    payload: text("payload", { mode: "json" }).$type<OutgoingMessage | EncryptedMail | EncryptedMessage>().notNull(),
    state: text("state", {
      enum: ["planned", "claimed", "accepted", "sent", "delivered", "read", "failed", "unknown"],
    }).notNull(),
    providerMessageId: text("provider_message_id"),
    /** When its provider took it, as far as we know: by our clock, or by the first status of it. Set once. */
    acceptedAt: moment("accepted_at"),
    errorCode: text("error_code"),
    /** 2 when it was sent a second time, because nothing said that the first one arrived. */
    attempt: integer("attempt").notNull().default(1),
    /** When to look at a row that is still open. */
    dueAt: moment("due_at").notNull().default(0),
    /** From then on it is not sent any more. */
    expiresAt: moment("expires_at").notNull().default(0),
    /** The mail that goes out when this one fails. */
    fallback: text("fallback", { mode: "json" }).$type<FallbackMail>(),
    /** The reply that says that this one may not have arrived. */
    toldBy: text("told_by"),
    /** Which meetings it is about, as they were then: it is not sent any more when they are otherwise. */
    about: text("about", { mode: "json" }).$type<DeliverySubject>(),
    /** Of a notification: when it was to go out. */
    plannedFor: moment("planned_for"),
    /** When it reached the phone or the mailbox, and when it was read there, by the provider's word. */
    deliveredAt: moment("delivered_at"),
    readAt: moment("read_at"),
    createdAt: moment("created_at").notNull(),
    updatedAt: moment("updated_at").notNull(),
  },
  (table) => [
    uniqueIndex("deliveries_provider_message").on(table.providerMessageId).where(sql`provider_message_id IS NOT NULL`),
    index("deliveries_user").on(table.userId),
    index("deliveries_created").on(table.createdAt),
    // What time sets going goes to numbers and addresses of its own user alone, and is found by that.
    index("deliveries_recipient_kind").on(table.recipient, table.kind, table.createdAt).where(sql`planned_for IS NULL`),
    // Rows leave both as they end: what is read is what is to be done, however many there were.
    index("deliveries_open").on(table.dueAt).where(sql`state IN ('planned', 'claimed', 'unknown')`),
    index("deliveries_lost")
      .on(table.userId, table.createdAt)
      .where(sql`kind = 'reply' AND state IN ('planned', 'unknown', 'failed')`),
  ],
);

/**
 * What is to be sent, or looked at again, for the next 48 hours. The table is clustered on the moment at which it is due
 * (WITHOUT ROWID, which drizzle-kit cannot write: the migration says it), so that what is due lies together, however
 * many rows there are. Each user with a calendar has one row of kind `plan`: when their plan is made anew.
 */
export const plannedNotifications = sqliteTable(
  "planned_notifications",
  {
    dueAt: moment("due_at").notNull(),
    /** What it is about is in it: planned twice, it is one row. */
    id: text("id").notNull(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    kind: text("kind", { enum: ["plan", "reminder", "conflict", "agenda", "due-items", "proposal"] }).notNull(),
    subject: text("subject", { mode: "json" }).$type<PlannedSubject>(),
    /** Until then a run of the cron has it in hand; 0 when none has. */
    claimedUntil: moment("claimed_until").notNull().default(0),
    /** Of kind `plan`: rises with every change that asks for a new plan, so that one made of what was before is dropped. */
    version: integer("version").notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.dueAt, table.id] }), index("planned_notifications_user").on(table.userId)],
);

/** When the user wants to be reminded of one meeting, where that is not the usual time. */
export const meetingReminders = sqliteTable(
  "meeting_reminders",
  {
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** Google's id of the event. */
    eventId: text("event_id").notNull(),
    /** Minutes before it starts; null for none. */
    minutes: integer("minutes"),
    setAt: moment("set_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.eventId] })],
);

/** What a user wants of every meeting of one kind; `deleted_at` for as long as it can be brought back. */
export const meetingTemplates = sqliteTable(
  "meeting_templates",
  {
    id: text("id").primaryKey(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    name: text("name").notNull(),
    /** `templateKey(name)`: a user has one of each. */
    nameKey: text("name_key").notNull(),
    durationMinutes: integer("duration_minutes").notNull(),
    title: text("title").notNull(),
    location: text("location").notNull(),
    meet: flag("meet").notNull(),
    /** Null for the usual time. */
    reminderMinutes: integer("reminder_minutes"),
    noReminder: flag("no_reminder").notNull(),
    description: text("description").notNull(),
    /** Null for the usual buffer. */
    bufferMinutes: integer("buffer_minutes"),
    createdAt: moment("created_at").notNull(),
    deletedAt: moment("deleted_at"),
  },
  (table) => [
    uniqueIndex("meeting_templates_name").on(table.userId, table.nameKey).where(sql`deleted_at IS NULL`),
    index("meeting_templates_user").on(table.userId),
    index("meeting_templates_deleted").on(table.deletedAt).where(sql`deleted_at IS NOT NULL`),
  ],
);

/** Times that a user has offered to a guest, who picks one on a page without an account. */
export const bookingLinks = sqliteTable(
  "booking_links",
  {
    /** Also the id of the meeting that a pick makes: picked twice, it is one meeting. */
    id: text("id").primaryKey(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** SHA-256 of the token in the link, hex. */
    tokenHash: text("token_hash").notNull().unique(),
    /** The token, encrypted (app/db/encryption.ts), so that the user can copy the link again. */
    token: text("token").notNull(),
    title: text("title").notNull(),
    location: text("location").notNull(),
    guestName: text("guest_name").notNull(),
    /** Empty until a guest whom the user had no address of has typed it. */
    guestEmail: text("guest_email").notNull(),
    /** The user had the guest's address before them when they made the link: only then does Google invite the guest. */
    invites: flag("invites").notNull(),
    slots: text("slots", { mode: "json" }).$type<Interval[]>().notNull(),
    /** Of an offer that several guests get, each by a link of their own: the id of the meeting that it becomes. */
    groupId: text("group_id"),
    /** At which of its times a guest of a group can; null until they have said so. */
    can: text("can", { mode: "json" }).$type<number[]>(),
    /** Guests of the group see each other's names: the user has said so. */
    namesOthers: flag("names_others").notNull().default(false),
    /** `picking`: a pick is on its way to the calendar, until `picking_until`. */
    state: text("state", { enum: ["open", "picking", "booked", "declined", "revoked"] }).notNull(),
    pickingUntil: moment("picking_until").notNull().default(0),
    pickedStart: moment("picked_start"),
    /** What the guest has suggested instead; words of a stranger. */
    suggestion: text("suggestion").notNull().default(""),
    /** Whose browser answered, as a hash: a link may be handed to several, and only this one reads the answer. */
    answeredBy: text("answered_by").notNull().default(""),
    answeredAt: moment("answered_at"),
    /**
     * Of a guest whom Google does not invite: the start of the meeting as Parley has mailed it to them, 0 once they know
     * that it is cancelled; null for everybody else. `guest_zone` and `guest_language` are those of that mail.
     */
    toldStart: moment("told_start"),
    guestZone: text("guest_zone").notNull().default(""),
    guestLanguage: text("guest_language").notNull().default(""),
    createdAt: moment("created_at").notNull(),
    expiresAt: moment("expires_at").notNull(),
  },
  (table) => [
    index("booking_links_told").on(table.toldStart).where(sql`told_start IS NOT NULL`),
    index("booking_links_user").on(table.userId, table.createdAt),
    index("booking_links_expires").on(table.expiresAt),
    index("booking_links_group").on(table.groupId),
  ],
);

/**
 * The words of a meeting as they came last: one transcript for each meeting. They go when `expires_at` says so; the
 * summary, which is a row of its own, stays.
 */
export const transcripts = sqliteTable(
  "transcripts",
  {
    /** `summaryId(user, event)`: the same as its summary's. */
    id: text("id").primaryKey(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** Google's id of the event. */
    eventId: text("event_id").notNull(),
    source: text("source").$type<TranscriptSource>().notNull(),
    title: text("title").notNull(),
    startAt: moment("start_at").notNull(),
    timezone: text("timezone").notNull(),
    guests: text("guests", { mode: "json" }).$type<TranscriptGuest[]>().notNull(),
    /** SHA-256 of its entries, hex: the same words once more change nothing. */
    contentHash: text("content_hash").notNull(),
    /** When to summarise it; null once that is done. */
    summariseAt: moment("summarise_at"),
    /** How often it was tried without success. */
    tries: integer("tries").notNull().default(0),
    createdAt: moment("created_at").notNull(),
    expiresAt: moment("expires_at").notNull(),
  },
  (table) => [
    uniqueIndex("transcripts_event").on(table.userId, table.eventId),
    index("transcripts_due").on(table.summariseAt).where(sql`summarise_at IS NOT NULL`),
    index("transcripts_expires").on(table.expiresAt),
  ],
);

/** The entries of a transcript in order, some kilobytes to a row: D1 holds two megabytes in one. */
export const transcriptParts = sqliteTable(
  "transcript_parts",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    transcriptId: text("transcript_id")
      .notNull()
      .references(() => transcripts.id, { onDelete: "cascade" }),
    part: integer("part").notNull(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    entries: text("entries", { mode: "json" }).$type<TranscriptEntry[]>().notNull(),
  },
  (table) => [
    uniqueIndex("transcript_parts_part").on(table.transcriptId, table.part),
    index("transcript_parts_user").on(table.userId),
  ],
);

/** What a meeting came to; its action items are rows of their own. `deleted_at` for as long as it can be brought back. */
export const summaries = sqliteTable(
  "summaries",
  {
    /** `summaryId(user, event)`: made twice, it is one row. */
    id: text("id").primaryKey(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    eventId: text("event_id").notNull(),
    title: text("title").notNull(),
    startAt: moment("start_at").notNull(),
    timezone: text("timezone").notNull(),
    language: text("language").$type<Spoken>().notNull(),
    overview: text("overview", { mode: "json" }).$type<EditableLine[]>().notNull(),
    decisions: text("decisions", { mode: "json" }).$type<EditableLine[]>().notNull(),
    questions: text("questions", { mode: "json" }).$type<EditableLine[]>().notNull(),
    followUp: text("follow_up", { mode: "json" }).$type<FollowUp>(),
    /** Lines that were left out because no words bear them. */
    dropped: integer("dropped").notNull(),
    /** `transcripts.content_hash` of the words that it was made of. */
    contentHash: text("content_hash").notNull(),
    /** When these words were first summarised. */
    createdAt: moment("created_at").notNull(),
    updatedAt: moment("updated_at").notNull(),
    /** When the user last changed a line; null when it is as it was made. */
    editedAt: moment("edited_at"),
    deletedAt: moment("deleted_at"),
  },
  (table) => [
    uniqueIndex("summaries_event").on(table.userId, table.eventId),
    index("summaries_user_start").on(table.userId, table.startAt),
    index("summaries_deleted").on(table.deletedAt).where(sql`deleted_at IS NOT NULL`),
  ],
);

/** What somebody has taken on in a meeting. */
export const actionItems = sqliteTable(
  "action_items",
  {
    /** Made of its summary and its words: found again by the next summary of the same words. */
    id: text("id").primaryKey(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    summaryId: text("summary_id")
      .notNull()
      .references(() => summaries.id, { onDelete: "cascade" }),
    position: integer("position").notNull(),
    text: text("text").notNull(),
    evidence: text("evidence", { mode: "json" }).$type<EvidenceSpan[]>().notNull(),
    /** Whole name; null for nobody. */
    owner: text("owner"),
    /** ISO date, by the meeting's zone; null for none. */
    due: text("due"),
    doneAt: moment("done_at"),
    /** When the user last changed it: then no new summary takes it away. */
    editedAt: moment("edited_at"),
  },
  (table) => [
    index("action_items_summary").on(table.summaryId),
    index("action_items_user_due").on(table.userId, table.due),
  ],
);

/**
 * The summary of a meeting that another has replaced, with what it stands on, for as long as it can be brought back.
 * Nothing reads it but that: it is in no list and in no search.
 */
export const earlierSummaries = sqliteTable(
  "earlier_summaries",
  {
    /** `summaryId(user, event)`: one for each meeting, the latest. */
    id: text("id").primaryKey(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    eventId: text("event_id").notNull(),
    /** Rows of `summaries` and `action_items`: their columns in the order of this file. */
    summary: text("summary", { mode: "json" }).$type<unknown[]>().notNull(),
    items: text("items", { mode: "json" }).$type<unknown[][]>().notNull(),
    /** The row of `transcripts`; null where its words were no longer kept. */
    transcript: text("transcript", { mode: "json" }).$type<unknown[]>(),
    expiresAt: moment("expires_at").notNull(),
  },
  (table) => [index("earlier_summaries_user").on(table.userId), index("earlier_summaries_expires").on(table.expiresAt)],
);

/** Its words, as in `transcript_parts`. */
export const earlierParts = sqliteTable(
  "earlier_parts",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    summaryId: text("summary_id")
      .notNull()
      .references(() => earlierSummaries.id, { onDelete: "cascade" }),
    part: integer("part").notNull(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    entries: text("entries", { mode: "json" }).$type<TranscriptEntry[]>().notNull(),
  },
  (table) => [
    uniqueIndex("earlier_parts_part").on(table.summaryId, table.part),
    index("earlier_parts_user").on(table.userId),
  ],
);

/** Meetings whose transcripts are to be asked for at Google Meet. */
export const transcriptCollections = sqliteTable(
  "transcript_collections",
  {
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    eventId: text("event_id").notNull(),
    meetingCode: text("meeting_code").notNull(),
    title: text("title").notNull(),
    startAt: moment("start_at").notNull(),
    endAt: moment("end_at").notNull(),
    /** When to ask next; null when there is nothing more to ask. */
    dueAt: moment("due_at"),
    tries: integer("tries").notNull().default(0),
    /** What came of it last. */
    outcome: text("outcome").$type<CollectionOutcome>().notNull().default("waiting"),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.eventId] }),
    index("transcript_collections_due").on(table.dueAt).where(sql`due_at IS NOT NULL`),
    index("transcript_collections_end").on(table.endAt),
  ],
);

/**
 * What has happened to a user who has a key or a webhook, in order: what `GET /events` gives and webhooks carry. Triggers
 * write it (migration "outbound-events"), in the transaction of what it tells of, so that no way of doing it can forget
 * to; and with each row a delivery for every endpoint that wants it.
 */
export const outboundEvents = sqliteTable(
  "outbound_events",
  {
    /** The cursor: rises, and no number comes twice. */
    seq: integer("seq").primaryKey({ autoIncrement: true }),
    /** 128 random bits in hex: what receivers know it by. */
    id: text("id").notNull().unique(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    type: text("type").$type<OutboundEventType>().notNull(),
    /** What happens once has one row, however often it is written: "reminder.sent/…". Empty where it may happen again. */
    onceKey: text("once_key").notNull(),
    /** Google's id of the meeting; events of one meeting arrive in order. */
    meetingId: text("meeting_id").notNull(),
    data: text("data", { mode: "json" }).$type<OutboundEventData>().notNull(),
    at: moment("at").notNull(),
  },
  (table) => [
    uniqueIndex("outbound_events_once").on(table.userId, table.onceKey).where(sql`once_key <> ''`),
    index("outbound_events_user").on(table.userId, table.seq),
    index("outbound_events_at").on(table.at),
  ],
);

/** Where a user wants events sent. */
export const webhookEndpoints = sqliteTable(
  "webhook_endpoints",
  {
    id: text("id").primaryKey(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    url: text("url").notNull(),
    types: text("types", { mode: "json" }).$type<OutboundEventType[]>().notNull(),
    /** The signing secret, encrypted, and the one before it, which signs as well until `old_secret_until`. */
    secret: text("secret").notNull(),
    oldSecret: text("old_secret"),
    oldSecretUntil: moment("old_secret_until").notNull().default(0),
    createdAt: moment("created_at").notNull(),
    /** When it was switched off, because nothing arrived there for a day. */
    disabledAt: moment("disabled_at"),
  },
  (table) => [index("webhook_endpoints_user").on(table.userId)],
);

/** One event on its way to one endpoint. */
export const webhookDeliveries = sqliteTable(
  "webhook_deliveries",
  {
    /** The endpoint's id and the event's. */
    id: text("id").primaryKey(),
    endpointId: text("endpoint_id")
      .notNull()
      .references(() => webhookEndpoints.id, { onDelete: "cascade" }),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    eventId: text("event_id")
      .notNull()
      .references(() => outboundEvents.id, { onDelete: "cascade" }),
    seq: integer("seq").notNull(),
    meetingId: text("meeting_id").notNull(),
    state: text("state", { enum: ["waiting", "delivered", "failed"] }).notNull(),
    tries: integer("tries").notNull().default(0),
    /** When it is to be tried, 0 for at once; while a run has it in hand, when another may take it. */
    dueAt: moment("due_at").notNull(),
    /** What the last try came to: an HTTP status, or 0 and a word. */
    lastStatus: integer("last_status"),
    lastError: text("last_error"),
    /** When it was tried first, or sent again; 0 before. */
    createdAt: moment("created_at").notNull(),
    endedAt: moment("ended_at"),
  },
  (table) => [
    index("webhook_deliveries_due").on(table.dueAt).where(sql`state = 'waiting'`),
    index("webhook_deliveries_endpoint").on(table.endpointId, table.seq),
    index("webhook_deliveries_user").on(table.userId, table.seq),
    index("webhook_deliveries_event").on(table.eventId),
    index("webhook_deliveries_created").on(table.createdAt).where(sql`created_at > 0`),
  ],
);

export const conversationLog = sqliteTable(
  "conversation_log",
  {
    /** The WhatsApp id of the message that was answered. */
    messageId: text("message_id").primaryKey(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    text: text("text").notNull(),
    intent: text("intent").notNull(),
    reply: text("reply").notNull(),
    at: moment("at").notNull(),
  },
  (table) => [index("conversation_log_user_at").on(table.userId, table.at), index("conversation_log_at").on(table.at)],
);

/** Numbers of nobody we know that said STOP: they get no greeting. */
export const strangerOptOuts = sqliteTable("stranger_opt_outs", {
  /** SHA-256 of the number in E.164, hex: enough to know it again, too little to write to it. */
  phoneHash: text("phone_hash").primaryKey(),
  optedOutAt: moment("opted_out_at").notNull(),
});

/** Addresses to which mail came back, or whose owner called it spam: what nobody asked for is not sent there. */
export const suppressedAddresses = sqliteTable(
  "suppressed_addresses",
  {
    /** SHA-256 of the address in lower case, hex: enough to know it again, too little to write to it. */
    addressHash: text("address_hash").primaryKey(),
    reason: text("reason").$type<SuppressionReason>().notNull(),
    suppressedAt: moment("suppressed_at").notNull(),
  },
  (table) => [index("suppressed_addresses_at").on(table.suppressedAt)],
);

/** Keys of the API. Of a key itself only its hash is kept. */
export const apiKeys = sqliteTable(
  "api_keys",
  {
    id: text("id").primaryKey(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    name: text("name").notNull(),
    /** SHA-256 of the key, hex. */
    keyHash: text("key_hash").notNull().unique(),
    /** Its first letters, for its owner to know it again. */
    shown: text("shown").notNull(),
    scopes: text("scopes", { mode: "json" }).$type<ApiScope[]>().notNull(),
    /** Origins of web pages that may call with it; from all others browsers are refused. */
    allowedOrigins: text("allowed_origins", { mode: "json" }).$type<string[]>().notNull(),
    createdAt: moment("created_at").notNull(),
    expiresAt: moment("expires_at"),
    revokedAt: moment("revoked_at"),
    lastUsedAt: moment("last_used_at"),
    /** The client of OAuth whose connection this is; null of a key that was made by hand. */
    clientId: text("client_id"),
    /** Of a connection: until when the access token is good whose hash `key_hash` is. */
    accessUntil: moment("access_until"),
    /** The calls of the present minute. */
    minuteEndsAt: moment("minute_ends_at").notNull().default(0),
    minuteCalls: integer("minute_calls").notNull().default(0),
  },
  (table) => [index("api_keys_user").on(table.userId, table.createdAt)],
);

/** Software that has registered itself for OAuth. Anybody may; it belongs to no user. */
export const oauthClients = sqliteTable(
  "oauth_clients",
  {
    id: text("id").primaryKey(),
    /** Its own word for itself. */
    name: text("name").notNull(),
    redirectUris: text("redirect_uris", { mode: "json" }).$type<string[]>().notNull(),
    createdAt: moment("created_at").notNull(),
    usedAt: moment("used_at").notNull(),
  },
  (table) => [index("oauth_clients_used").on(table.usedAt)],
);

/** Codes of OAuth, by their hash: good once, for a minute. */
export const oauthCodes = sqliteTable(
  "oauth_codes",
  {
    codeHash: text("code_hash").primaryKey(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    clientId: text("client_id").notNull(),
    redirectUri: text("redirect_uri").notNull(),
    scopes: text("scopes", { mode: "json" }).$type<ApiScope[]>().notNull(),
    /** S256. */
    challenge: text("challenge").notNull(),
    /** The connection that is made for it has this id among the keys. */
    keyId: text("key_id").notNull(),
    usedAt: moment("used_at"),
    expiresAt: moment("expires_at").notNull(),
  },
  (table) => [index("oauth_codes_expires").on(table.expiresAt), index("oauth_codes_user").on(table.userId)],
);

/** Refresh tokens of OAuth, by their hash: good once. A used one stays until its end, so that a copy of it is known. */
export const oauthRefreshTokens = sqliteTable(
  "oauth_refresh_tokens",
  {
    tokenHash: text("token_hash").primaryKey(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    keyId: text("key_id").notNull(),
    createdAt: moment("created_at").notNull(),
    usedAt: moment("used_at"),
    expiresAt: moment("expires_at").notNull(),
  },
  (table) => [
    index("oauth_refresh_tokens_expires").on(table.expiresAt),
    index("oauth_refresh_tokens_user").on(table.userId),
  ],
);

/** What software has asked for by MCP, until and after its user says yes or no. */
export const proposals = sqliteTable(
  "proposals",
  {
    /** Also the id of the meeting that a yes makes: said twice, it is one meeting. */
    id: text("id").primaryKey(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** The key it was made with: no other hears of it. */
    keyId: text("key_id").notNull(),
    /** The key's name, as the user knows it. */
    madeBy: text("made_by").notNull(),
    act: text("act", { mode: "json" }).$type<ProposedAct>().notNull(),
    /** `accepting`: a yes is on its way to the calendar, until `accepting_until`. */
    state: text("state", { enum: ["waiting", "accepting", "done", "declined", "withdrawn", "failed"] }).notNull(),
    acceptingUntil: moment("accepting_until").notNull().default(0),
    /** The message on WhatsApp that said yes: its turn, run again after a kill, takes up what it had begun. */
    acceptedBy: text("accepted_by"),
    /** Why it failed, as services say it. */
    failure: text("failure"),
    /** Google's id of the event that was written. */
    eventId: text("event_id"),
    answeredAt: moment("answered_at"),
    createdAt: moment("created_at").notNull(),
    expiresAt: moment("expires_at").notNull(),
  },
  (table) => [
    index("proposals_user").on(table.userId, table.createdAt),
    index("proposals_expires").on(table.expiresAt),
  ],
);

/** Calls of the API by account and month. */
export const apiUsage = sqliteTable(
  "api_usage",
  {
    accountId: text("account_id")
      .notNull()
      .references(() => billingAccounts.id, { onDelete: "cascade" }),
    /** Of UTC, "2026-11". */
    month: text("month").notNull(),
    calls: integer("calls").notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.month] })],
);

/** Writes by the API that carried an `Idempotency-Key`, and how each was answered. */
export const apiRequests = sqliteTable(
  "api_requests",
  {
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** SHA-256 of the key that the caller chose, hex. */
    keyHash: text("key_hash").notNull(),
    /** SHA-256 of what was asked for, hex: the same key with anything else is refused. */
    requestHash: text("request_hash").notNull(),
    /** Names the effect: the same request again, after a crash, makes the same meeting. */
    effectId: text("effect_id").notNull(),
    /** Until then whoever claimed it is at work on it. */
    claimedUntil: moment("claimed_until").notNull(),
    /** What was answered; null while nobody knows. */
    answer: text("answer", { mode: "json" }).$type<KeptAnswer>(),
    createdAt: moment("created_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.keyHash] }),
    index("api_requests_created").on(table.createdAt),
  ],
);

/** An answer of the API as it is given again. */
export interface KeptAnswer {
  status: number;
  headers: Record<string, string>;
  body: string | null;
}

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
