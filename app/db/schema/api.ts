import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import type { ApiScope } from "~/domain/api-scopes";
import type { OutboundEventData, OutboundEventType } from "~/domain/outbound-events";
import type { ProposedAct } from "~/domain/proposal";
import { users } from "./accounts";
import { billingAccounts } from "./billing";
import { moment } from "./columns";

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
