import { and, desc, eq, gt, gte, inArray, isNotNull, lte, ne, or, type SQL, sql } from "drizzle-orm";
import type { ChangedBy } from "~/domain/meeting-change";
import { ACCEPTING_MS, KEY_REVOKED, MOST_WAITING_PROPOSALS, type ProposedAct, slotOfAct } from "~/domain/proposal";
import type { Instant } from "~/domain/time";
import type { UserId } from "./agenda";
import type { Db, Statement } from "./database";
import { apiKeys, proposals } from "./schema/api";
import { deliveries, plannedNotifications } from "./schema/messages";

export type Proposal = typeof proposals.$inferSelect;

interface NewProposal {
  id: string;
  userId: string;
  keyId: string;
  madeBy: string;
  act: ProposedAct;
  createdAt: Instant;
  expiresAt: Instant;
}

const isWaiting = (now: Instant) => and(eq(proposals.state, "waiting"), gt(proposals.expiresAt, now));

/** Writes a proposal: a row, or none when as many as there can be wait for an answer. */
export function claimProposal(db: Db, { id, userId, keyId, madeBy, act, createdAt, expiresAt }: NewProposal) {
  const waiting = sql`(SELECT count(*) FROM ${proposals} WHERE ${eq(proposals.userId, userId)} AND ${isWaiting(createdAt)})`;
  return db
    .insert(proposals)
    .select(
      sql`SELECT ${id}, ${userId}, ${keyId}, ${madeBy}, ${JSON.stringify(act)}, 'waiting', 0, NULL, NULL, NULL, NULL, ${createdAt}, ${expiresAt}
        WHERE ${waiting} < ${MOST_WAITING_PROPOSALS}`,
    )
    .onConflictDoNothing()
    .returning();
}

/** Has the user asked, in the transaction that writes the proposal: at once, or when the cron comes by. */
export function planAsking(db: Db, { id, userId, act }: Pick<NewProposal, "id" | "userId" | "act">): Statement {
  const subject = JSON.stringify({ eventId: id, start: slotOfAct(act).start });
  return db
    .insert(plannedNotifications)
    .select(
      sql`SELECT 0, ${userId} || ':proposal:' || ${id}, ${userId}, 'proposal', ${subject}, 0, 0
        WHERE EXISTS (SELECT 1 FROM ${proposals} WHERE ${eq(proposals.id, id)} AND ${eq(proposals.userId, userId)})`,
    )
    .onConflictDoNothing();
}

/** The user's proposals, the newest first. */
export function selectProposals(db: Db, userId: UserId) {
  return db
    .select()
    .from(proposals)
    .where(eq(proposals.userId, userId))
    .orderBy(desc(proposals.createdAt), desc(proposals.id))
    .limit(50);
}

/** One of the user's: a row or none. */
export function selectProposal(db: Db, userId: UserId, id: string) {
  return db.select().from(proposals).where(ownedBy(userId, id));
}

/**
 * Those whose card WhatsApp has taken and that wait for an answer, or got theirs since a message came: run again after a
 * crash, the message finds the one that it has answered.
 *
 * @returns `isFollowed`: something else was asked or told by a message of ours that answers nobody, after the card
 */
export function selectShownProposals(
  db: Db,
  userId: string,
  { sentAt, receivedAt }: Record<"sentAt" | "receivedAt", Instant>,
) {
  const isAnsweredSince = and(inArray(proposals.state, ["done", "declined"]), gte(proposals.answeredAt, receivedAt));
  return db
    .select({
      id: proposals.id,
      wamid: deliveries.providerMessageId,
      takenAt: sql<number>`${deliveries.acceptedAt}`,
      isFollowed: sql<number>`EXISTS (SELECT 1 FROM ${deliveries} AS later WHERE later.user_id = ${userId}
        AND later.channel = 'whatsapp' AND later.planned_for IS NOT NULL AND later.accepted_at > ${deliveries.acceptedAt})`,
    })
    .from(proposals)
    .innerJoin(deliveries, sql`${deliveries.id} = 'proposal:' || ${proposals.userId} || ':' || ${proposals.id}`)
    .where(
      and(
        eq(proposals.userId, userId),
        gt(proposals.expiresAt, sentAt),
        or(inArray(proposals.state, ["waiting", "accepting"]), isAnsweredSince),
        isNotNull(deliveries.acceptedAt),
        ne(deliveries.state, "failed"),
      ),
    );
}

/**
 * Takes it in hand for a yes: of many at once one gets the row. A yes that died on the way is taken up by the next, and
 * by the turn of its own message at once: of a user's turns one runs at a time.
 */
export function claimAccepting(db: Db, userId: string, id: string, by: ChangedBy, now: Instant) {
  const acceptedBy = by.via === "whatsapp" ? by.messageId : null;
  const isLost = and(
    eq(proposals.state, "accepting"),
    or(lte(proposals.acceptingUntil, now), acceptedBy === null ? undefined : eq(proposals.acceptedBy, acceptedBy)),
  );
  return db
    .update(proposals)
    .set({ state: "accepting", acceptingUntil: now + ACCEPTING_MS, acceptedBy })
    .where(and(ownedBy(userId, id), or(isWaiting(now), isLost), sql`NOT ${isOfEndedKey}`))
    .returning();
}

/** The yes has come to its end: it stands in the calendar, or cannot. */
export function settleProposal(
  db: Db,
  id: string,
  end: { state: "done"; eventId: string } | { state: "failed"; failure: string },
  now: Instant,
) {
  return db
    .update(proposals)
    .set({ ...end, answeredAt: now })
    .where(and(eq(proposals.id, id), eq(proposals.state, "accepting")));
}

/** Nothing was written, and the same can be tried again. */
export function releaseProposal(db: Db, id: string) {
  return db
    .update(proposals)
    .set({ state: "waiting", acceptingUntil: 0 })
    .where(and(eq(proposals.id, id), eq(proposals.state, "accepting")));
}

/** Ends one that waits, without anything being written: a row when it was still waiting. */
export function closeProposal(db: Db, userId: string, id: string, state: "declined" | "withdrawn", now: Instant) {
  return db
    .update(proposals)
    .set({ state, answeredAt: now })
    .where(and(ownedBy(userId, id), isWaiting(now)))
    .returning();
}

/** Ends all that wait which a key has made, in the transaction that revokes it: the user has ended what asked. */
export function lapseProposals(db: Db, userId: string, keyId: string | undefined, now: Instant) {
  return db
    .update(proposals)
    .set({ state: "failed", failure: KEY_REVOKED, answeredAt: now })
    .where(
      and(eq(proposals.userId, userId), keyId === undefined ? undefined : eq(proposals.keyId, keyId), isWaiting(now)),
    );
}

/** Of one that was made, or set free again, while its key was revoked. */
const isOfEndedKey = sql`EXISTS (SELECT 1 FROM ${apiKeys} AS k
  WHERE k.id = ${proposals.keyId} AND k.user_id = ${proposals.userId} AND k.revoked_at IS NOT NULL)`;

const ownedBy = (userId: UserId, id: string): SQL | undefined =>
  and(eq(proposals.userId, userId), eq(proposals.id, id));
