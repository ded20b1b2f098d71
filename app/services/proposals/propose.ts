import { runTogether } from "~/db/database";
import { claimProposal, type Proposal, planAsking } from "~/db/proposals";
import { type ProposedAct, proposalEnd } from "~/domain/proposal";
import type { Instant } from "~/domain/time";
import type { Deps } from "../deps";

/** What software asks for. */
export interface ProposalRequest {
  /** A UUID: made twice under it, it is one proposal. */
  id: string;
  userId: string;
  key: { id: string; name: string };
  act: ProposedAct;
  /** Whether the user is asked; who may do without their yes says so itself. */
  asks: boolean;
  now: Instant;
}

/**
 * Writes down what software asks for, and has the user asked for a yes. Nothing of it is in the calendar.
 *
 * @returns null when too many wait for an answer already
 */
export async function propose(
  { db, notifyPages }: Pick<Deps, "db" | "notifyPages">,
  { id, userId, key, act, asks, now }: ProposalRequest,
): Promise<Proposal | null> {
  const row = { id, userId, keyId: key.id, madeBy: key.name, act, createdAt: now, expiresAt: proposalEnd(act, now) };
  const asking = asks ? [planAsking(db, row)] : [];
  const [written] = (await runTogether(db, [claimProposal(db, row), ...asking])) as Proposal[][];
  const [proposal] = written ?? [];
  if (proposal) await notifyPages(userId, "meetings");
  return proposal ?? null;
}
