import { eq, or, sql } from "drizzle-orm";
import type { UserId } from "./agenda";
import type { Db, Statement } from "./database";
import {
  auditLog,
  calendarEvents,
  contactMessages,
  contacts,
  conversationLog,
  deliveries,
  googleAccounts,
  identities,
  meetings,
  sessions,
  supportRequests,
  userIntegrations,
  users,
} from "./schema";

/**
 * Everything that is kept about a user and is theirs to have, by table. Tokens, hashes and sealed mails stay out: they
 * are keys, not knowledge.
 */
export function selectAccountData(db: Db, userId: UserId) {
  return {
    identities: db
      .select({ provider: identities.provider, createdAt: identities.createdAt })
      .from(identities)
      .where(eq(identities.userId, userId)),
    sessions: db
      .select({ device: sessions.device, createdAt: sessions.createdAt, seenAt: sessions.seenAt })
      .from(sessions)
      .where(eq(sessions.userId, userId)),
    googleAccount: db
      .select({ email: googleAccounts.email, scope: googleAccounts.scope, connectedAt: googleAccounts.connectedAt })
      .from(googleAccounts)
      .where(eq(googleAccounts.userId, userId)),
    meetings: db.select().from(meetings).where(eq(meetings.userId, userId)),
    calendarEvents: db.select().from(calendarEvents).where(eq(calendarEvents.userId, userId)),
    contacts: db.select().from(contacts).where(eq(contacts.userId, userId)),
    conversation: db.select().from(conversationLog).where(eq(conversationLog.userId, userId)),
    messagesSent: db
      .select({
        channel: deliveries.channel,
        recipient: deliveries.recipient,
        kind: deliveries.kind,
        state: deliveries.state,
        createdAt: deliveries.createdAt,
        payload: sql<unknown>`CASE WHEN ${deliveries.channel} = 'whatsapp' THEN ${deliveries.payload} END`.as("words"),
      })
      .from(deliveries)
      .where(eq(deliveries.userId, userId)),
    supportRequests: db.select().from(supportRequests).where(eq(supportRequests.userId, userId)),
    auditLog: db.select({ event: auditLog.event, at: auditLog.at }).from(auditLog).where(eq(auditLog.userId, userId)),
  };
}

/**
 * Erases a user: rows that belong to the user go with it, and so does what was kept under the address or the number
 * alone.
 */
export function eraseUser(db: Db, user: { id: string; email: string; phone: string | null }): Statement[] {
  return [
    db
      .delete(deliveries)
      .where(or(eq(deliveries.recipient, user.email), user.phone ? eq(deliveries.recipient, user.phone) : undefined)),
    db.delete(contactMessages).where(eq(contactMessages.email, user.email)),
    db.delete(users).where(eq(users.id, user.id)),
  ];
}

/** The number that is or was linked, and whether there is a password: what deleting an account has to know. */
export function selectPhone(db: Db, userId: string) {
  return db
    .select({ whatsappPhone: userIntegrations.whatsappPhone })
    .from(userIntegrations)
    .where(eq(userIntegrations.userId, userId));
}
