import { and, eq, getTableColumns, ne, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core";
import type { RetentionKind, StaysKind } from "~/domain/retention";
import type { UserId } from "./agenda";
import type { Db, Statement } from "./database";
import {
  auditLog,
  contactPoints,
  emailTokens,
  erasures,
  formDrafts,
  identities,
  rateLimits,
  sessions,
  signUps,
  userIntegrations,
  userPreferences,
  users,
} from "./schema/accounts";
import {
  apiKeys,
  apiRequests,
  apiUsage,
  oauthClients,
  oauthCodes,
  oauthRefreshTokens,
  outboundEvents,
  proposals,
  webhookDeliveries,
  webhookEndpoints,
} from "./schema/api";
import {
  billingAccounts,
  billingMembers,
  earlierTrials,
  invoices,
  meetingLedger,
  subscriptions,
  webhookEvents,
} from "./schema/billing";
import {
  bookingLinks,
  calendarContacts,
  calendarEvents,
  contacts,
  googleAccounts,
  meetingChanges,
  meetings,
  meetingTemplates,
} from "./schema/calendar";
import type * as schema from "./schema/every-table";
import {
  contactMessages,
  conversationLog,
  deliveries,
  meetingReminders,
  plannedNotifications,
  strangerOptOuts,
  supportRequests,
  suppressedAddresses,
} from "./schema/messages";
import {
  actionItems,
  earlierParts,
  earlierSummaries,
  summaries,
  transcriptCollections,
  transcriptParts,
  transcripts,
} from "./schema/summaries";

/** What the export shows of a table: under which name, and which columns; keys and hashes stay out. */
interface Shown {
  name: string;
  columns: Record<string, SQLiteColumn | SQL.Aliased>;
  /** Only these rows. */
  only?: SQL;
}

/**
 * How one table holds personal data.
 *
 * - `goesWith: "user"`: each row has a `user_id` that cascades, so it goes with the user's own row.
 * - `goesWith: "contact point"`: rows are kept under a number or an address; `mine` says which belong to a user. Some
 *   of them may have a `user_id` as well.
 * - `goesWith: "account"`: rows of the account that pays; it goes with its last member, and they with it.
 * - `goesWith: null`: nothing in it leads to a person; `why`.
 *
 * `keep` is how long its rows stay without either, by `RETENTION` or `STAYS`. `shown` is what the export has of it, or why it has nothing.
 */
type Holding = { table: SQLiteTable; keep: RetentionKind | StaysKind } & (
  | { goesWith: "user"; shown: Shown | string }
  | { goesWith: "contact point"; mine: (userId: UserId) => SQL; shown: Shown | string }
  | { goesWith: "account"; account: SQLiteColumn; shown: Shown | string }
  | { goesWith: null; why: string }
);

type TableName = {
  [Name in keyof typeof schema]: (typeof schema)[Name] extends SQLiteTable ? Name : never;
}[keyof typeof schema];

const ON_EVERY_PAGE = "every page reads it, the export too";

/**
 * The one list of where personal data is: erasing and exporting both go through it, and a table that is not here does
 * not compile.
 */
export const PERSONAL_DATA: Record<TableName, Holding> = {
  users: { table: users, keep: "account", goesWith: "user", shown: ON_EVERY_PAGE },
  userIntegrations: { table: userIntegrations, keep: "account", goesWith: "user", shown: ON_EVERY_PAGE },
  userPreferences: { table: userPreferences, keep: "account", goesWith: "user", shown: ON_EVERY_PAGE },
  contactPoints: {
    table: contactPoints,
    keep: "contactPoints",
    goesWith: "user",
    shown: all("contactPoints", contactPoints),
  },
  identities: {
    table: identities,
    keep: "account",
    goesWith: "user",
    shown: { name: "identities", columns: pick(identities, "provider", "createdAt") },
  },
  sessions: {
    table: sessions,
    keep: "sessions",
    goesWith: "user",
    shown: { name: "sessions", columns: pick(sessions, "device", "createdAt", "seenAt") },
  },
  formDrafts: {
    table: formDrafts,
    keep: "formDrafts",
    goesWith: "user",
    shown: { name: "formsToSendAgain", columns: pick(formDrafts, "path", "fields", "expiresAt") },
  },
  googleAccounts: {
    table: googleAccounts,
    keep: "account",
    goesWith: "user",
    shown: { name: "googleAccount", columns: pick(googleAccounts, "email", "scope", "connectedAt") },
  },
  meetings: { table: meetings, keep: "meetings", goesWith: "user", shown: all("meetings", meetings) },
  meetingChanges: {
    table: meetingChanges,
    keep: "meetingChanges",
    goesWith: "user",
    shown: {
      name: "meetingChanges",
      columns: pick(
        meetingChanges,
        ...(["eventId", "kind", "via", "fromStart", "fromEnd", "toStart", "toEnd", "at"] as const),
      ),
    },
  },
  calendarEvents: {
    table: calendarEvents,
    keep: "calendar",
    goesWith: "user",
    shown: all("calendarEvents", calendarEvents),
  },
  calendarContacts: {
    table: calendarContacts,
    keep: "calendar",
    goesWith: "user",
    shown: { name: "calendarContacts", columns: pick(calendarContacts, "eventId", "email", "name") },
  },
  meetingReminders: {
    table: meetingReminders,
    keep: "calendar",
    goesWith: "user",
    shown: all("meetingReminders", meetingReminders),
  },
  meetingTemplates: {
    table: meetingTemplates,
    keep: "account",
    goesWith: "user",
    shown: all("meetingTemplates", meetingTemplates),
  },
  bookingLinks: {
    table: bookingLinks,
    keep: "bookingLinks",
    goesWith: "user",
    shown: {
      name: "bookingLinks",
      columns: pick(
        bookingLinks,
        ...(["title", "location", "guestName", "guestEmail", "slots", "state", "pickedStart"] as const),
        ...(["suggestion", "answeredAt", "createdAt", "expiresAt"] as const),
      ),
    },
  },
  proposals: {
    table: proposals,
    keep: "proposals",
    goesWith: "user",
    shown: {
      name: "proposals",
      columns: pick(proposals, "madeBy", "act", "state", "failure", "answeredAt", "createdAt", "expiresAt"),
    },
  },
  transcripts: {
    table: transcripts,
    keep: "transcripts",
    goesWith: "user",
    shown: {
      name: "transcripts",
      columns: pick(
        transcripts,
        "eventId",
        "source",
        "title",
        "startAt",
        "timezone",
        "guests",
        "createdAt",
        "expiresAt",
      ),
    },
  },
  // A part goes with its transcript.
  transcriptParts: {
    table: transcriptParts,
    keep: "transcriptWords",
    goesWith: "user",
    shown: { name: "transcriptWords", columns: pick(transcriptParts, "transcriptId", "part", "entries") },
  },
  summaries: { table: summaries, keep: "summaries", goesWith: "user", shown: all("summaries", summaries) },
  actionItems: { table: actionItems, keep: "summaries", goesWith: "user", shown: all("actionItems", actionItems) },
  earlierSummaries: {
    table: earlierSummaries,
    keep: "earlierSummaries",
    goesWith: "user",
    shown: {
      name: "earlierSummaries",
      columns: pick(earlierSummaries, "eventId", "summary", "items", "transcript", "expiresAt"),
    },
  },
  earlierParts: {
    table: earlierParts,
    keep: "transcriptWords",
    goesWith: "user",
    shown: { name: "earlierWords", columns: pick(earlierParts, "summaryId", "part", "entries") },
  },
  transcriptCollections: {
    table: transcriptCollections,
    keep: "transcriptCollections",
    goesWith: "user",
    shown: {
      name: "transcriptCollections",
      columns: pick(transcriptCollections, "eventId", "meetingCode", "title", "startAt", "endAt", "outcome"),
    },
  },
  outboundEvents: {
    table: outboundEvents,
    keep: "outboundEvents",
    goesWith: "user",
    shown: { name: "events", columns: pick(outboundEvents, "type", "meetingId", "data", "at") },
  },
  webhookEndpoints: {
    table: webhookEndpoints,
    keep: "account",
    goesWith: "user",
    shown: { name: "webhooks", columns: pick(webhookEndpoints, "url", "types", "createdAt", "disabledAt") },
  },
  webhookDeliveries: {
    table: webhookDeliveries,
    keep: "outboundEvents",
    goesWith: "user",
    shown: { name: "webhookDeliveries", columns: pick(webhookDeliveries, "state", "tries", "lastStatus", "createdAt") },
  },
  plannedNotifications: {
    table: plannedNotifications,
    keep: "plannedNotifications",
    goesWith: "user",
    shown: { name: "plannedNotifications", columns: pick(plannedNotifications, "kind", "dueAt", "subject") },
  },
  contacts: { table: contacts, keep: "meetings", goesWith: "user", shown: all("contacts", contacts) },
  conversationLog: {
    table: conversationLog,
    keep: "conversation",
    goesWith: "user",
    shown: all("conversation", conversationLog),
  },
  supportRequests: {
    table: supportRequests,
    keep: "letters",
    goesWith: "user",
    shown: all("supportRequests", supportRequests),
  },
  auditLog: {
    table: auditLog,
    keep: "auditLog",
    goesWith: "user",
    shown: { name: "auditLog", columns: pick(auditLog, "event", "at", "count") },
  },
  emailTokens: {
    table: emailTokens,
    keep: "emailTokens",
    goesWith: "contact point",
    // A link that somebody else had mailed here by mistake is kept under this address as well.
    mine: (userId) =>
      either(eq(emailTokens.userId, userId), keptUnder(userId, emailTokens.email, emailTokens.expiresAt)),
    shown: { name: "mailedLinks", columns: pick(emailTokens, "purpose", "email", "expiresAt", "usedAt") },
  },
  signUps: {
    table: signUps,
    keep: "signUps",
    goesWith: "contact point",
    mine: (userId) => keptUnder(userId, signUps.email, signUps.expiresAt),
    shown: { name: "signUps", columns: pick(signUps, "email", "name", "expiresAt") },
  },
  contactMessages: {
    table: contactMessages,
    keep: "letters",
    goesWith: "contact point",
    mine: (userId) => keptUnder(userId, contactMessages.email, contactMessages.createdAt),
    shown: all("contactLetters", contactMessages),
  },
  deliveries: {
    table: deliveries,
    keep: "deliveries",
    goesWith: "contact point",
    mine: deliveriesOf,
    shown: {
      name: "messagesSent",
      columns: {
        ...pick(deliveries, "channel", "recipient", "kind", "state", "createdAt"),
        // The words of a mail are encrypted, because they may hold links that open an account.
        payload: sql<unknown>`CASE WHEN ${deliveries.channel} = 'whatsapp' THEN ${deliveries.payload} END`.as("words"),
      },
      // Whether a code went out would tell whoever asked for it that the number is somebody's.
      only: ne(deliveries.kind, "code"),
    },
  },
  billingAccounts: {
    table: billingAccounts,
    keep: "account",
    goesWith: "account",
    account: billingAccounts.id,
    shown: {
      name: "billing",
      columns: pick(
        billingAccounts,
        "trialStartedAt",
        "trialEndsAt",
        "stripeCustomerId",
        "paymentMethod",
        "withdrawnAt",
        "refundsOwed",
      ),
    },
  },
  billingMembers: {
    table: billingMembers,
    keep: "account",
    goesWith: "user",
    shown: { name: "billingMemberships", columns: pick(billingMembers, "joinedAt") },
  },
  subscriptions: {
    table: subscriptions,
    keep: "account",
    goesWith: "account",
    account: subscriptions.accountId,
    shown: all("subscriptions", subscriptions),
  },
  invoices: {
    table: invoices,
    keep: "account",
    goesWith: "account",
    account: invoices.accountId,
    shown: all("invoices", invoices),
  },
  meetingLedger: {
    table: meetingLedger,
    keep: "account",
    goesWith: "account",
    account: meetingLedger.accountId,
    shown: { name: "meetingsCounted", columns: pick(meetingLedger, "meetingId", "change", "periodStartedAt", "at") },
  },
  apiKeys: {
    table: apiKeys,
    keep: "account",
    goesWith: "user",
    shown: {
      name: "apiKeys",
      columns: pick(
        apiKeys,
        "name",
        "shown",
        "scopes",
        "allowedOrigins",
        "createdAt",
        "expiresAt",
        "revokedAt",
        "lastUsedAt",
      ),
    },
  },
  apiRequests: {
    table: apiRequests,
    keep: "apiRequests",
    goesWith: "user",
    shown: { name: "apiRequests", columns: pick(apiRequests, "answer", "createdAt") },
  },
  apiUsage: {
    table: apiUsage,
    keep: "account",
    goesWith: "account",
    account: apiUsage.accountId,
    shown: { name: "apiCalls", columns: pick(apiUsage, "month", "calls") },
  },
  rateLimits: {
    table: rateLimits,
    keep: "rateLimits",
    goesWith: null,
    why: "a hash and a count, for a day at most; those of the user are erased by their hash",
  },
  strangerOptOuts: {
    table: strangerOptOuts,
    keep: "strangerOptOuts",
    goesWith: null,
    why: "a hash, kept so that a number that said STOP is left alone, whoever had it",
  },
  suppressedAddresses: {
    table: suppressedAddresses,
    keep: "suppressedAddresses",
    goesWith: null,
    why: "a hash, kept so that an address that takes or wants no mail is left alone, whoever had it",
  },
  earlierTrials: {
    table: earlierTrials,
    keep: "earlierTrials",
    goesWith: null,
    why: "keyed hashes, kept so that whoever comes back goes on with the same trial",
  },
  oauthClients: { table: oauthClients, keep: "oauthClients", goesWith: null, why: "software, whoever uses it" },
  oauthCodes: {
    table: oauthCodes,
    keep: "oauthCodes",
    goesWith: "user",
    shown: "hashes; the connections are among the keys",
  },
  oauthRefreshTokens: {
    table: oauthRefreshTokens,
    keep: "oauthRefreshTokens",
    goesWith: "user",
    shown: "hashes; the connections are among the keys",
  },
  webhookEvents: { table: webhookEvents, keep: "webhookEvents", goesWith: null, why: "hashes of providers' ids" },
  erasures: { table: erasures, keep: "erasures", goesWith: null, why: "random ids of what was erased" },
};

/** Everything that is kept about a user and is theirs to have, by the names of the export. */
export function selectPersonalData(db: Db, userId: UserId): Record<string, Statement> {
  return Object.fromEntries(
    Object.values(PERSONAL_DATA).flatMap((holding) => {
      if (holding.goesWith === null || typeof holding.shown === "string") return [];
      const { name, columns, only } = holding.shown;
      return [
        [
          name,
          db
            .select(columns)
            .from(holding.table)
            .where(and(ownedBy(holding, userId), only)),
        ],
      ];
    }),
  );
}

/**
 * Erases every row of a user, the user's own last: from then on no row can be written that names the user, because
 * there is nobody to refer to. To run in one transaction.
 */
export function erasePersonalData(db: Db, userId: string): Statement[] {
  const kept = Object.values(PERSONAL_DATA).flatMap((holding) =>
    // What cascades goes by itself.
    holding.goesWith === "contact point" ? [db.delete(holding.table).where(ownedBy(holding, userId))] : [],
  );
  return [deleteLettersMail(db, userId), ...kept, db.delete(users).where(eq(users.id, userId))];
}

/** Our own copy of a letter in the outbox goes to us, so that neither its recipient nor a user leads to it. */
function deleteLettersMail(db: Db, userId: string): Statement {
  const mine = keptUnder(userId, contactMessages.email, contactMessages.createdAt);
  return db
    .delete(deliveries)
    .where(sql`${deliveries.id} IN (SELECT 'contact/' || ${contactMessages.id} FROM ${contactMessages} WHERE ${mine})`);
}

/** What was sent for the user, or to a number or an address of theirs; never what went to somebody who has it now. */
function deliveriesOf(userId: UserId): SQL {
  const { recipient, createdAt } = deliveries;
  const holdsIt = sql`EXISTS (SELECT 1 FROM ${contactPoints} AS o
    WHERE o.user_id = ${deliveries.userId} AND o.value = ${recipient})`;
  return either(
    eq(deliveries.userId, userId),
    // By an index without what time sets going, which goes to its own user alone.
    sql`(planned_for IS NULL AND ${keptUnder(userId, recipient, createdAt)} AND (${deliveries.userId} IS NULL OR NOT ${holdsIt}))`,
  );
}

/**
 * SQL condition: the value is or was a number or an address of the user, and at that moment nobody else's who got it
 * after them. The address of a calendar alone gives no right to what an account has under it.
 */
function keptUnder(userId: UserId, value: SQLiteColumn, at: SQLiteColumn): SQL {
  return sql`(${value} IN (SELECT c.value FROM ${contactPoints} AS c WHERE c.user_id = ${userId}) AND NOT EXISTS (
      SELECT 1 FROM ${contactPoints} AS o JOIN ${contactPoints} AS p ON p.user_id = ${userId} AND p.value = o.value
      WHERE o.value = ${value} AND o.user_id <> p.user_id
        AND ((o.linked_at > p.linked_at AND o.linked_at <= ${at}) OR (p.kind = 'calendar' AND o.kind = 'email'))))`;
}

function ownedBy(holding: Exclude<Holding, { goesWith: null }>, userId: UserId): SQL {
  if (holding.goesWith === "contact point") return holding.mine(userId);
  if (holding.goesWith === "account") {
    return sql`${holding.account} IN (SELECT m.account_id FROM ${billingMembers} AS m WHERE m.user_id = ${userId})`;
  }
  return eq((getTableColumns(holding.table) as { userId: SQLiteColumn }).userId, userId); // a test walks the schema
}

function either(one: SQL, other: SQL): SQL {
  return sql`(${one} OR ${other})`;
}

function all(name: string, table: SQLiteTable): Shown {
  return { name, columns: getTableColumns(table) };
}

function pick<T extends SQLiteTable, Name extends keyof T["_"]["columns"] & string>(table: T, ...names: Name[]) {
  const columns: Record<string, SQLiteColumn> = getTableColumns(table);
  return Object.fromEntries(names.flatMap((name) => (columns[name] ? [[name, columns[name]]] : [])));
}
