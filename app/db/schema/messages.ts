import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import type { DeliverySubject } from "~/domain/delivery-rules";
import type { EncryptedMail, FallbackMail, MailKind } from "~/domain/mail";
import type { EncryptedMessage, MessageKind, OutgoingMessage } from "~/domain/message";
import type { PlannedSubject } from "~/domain/notification-plan";
import type { SuppressionReason } from "~/domain/suppression";
import { users } from "./accounts";
import { moment } from "./columns";

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
