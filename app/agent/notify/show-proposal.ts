import { areAllPlanned, deletePlanned, type PlannedKey } from "~/db/planned-notifications";
import { selectProposal } from "~/db/proposals";
import { slotOfAct, standingOfProposal } from "~/domain/proposal";
import { notifyUser } from "~/services/notify-user";
import { proposedMail, proposedMessage, proposedTemplate } from "../say/proposed";
import { plannedFor, waitsForMorning } from "./planned-for";
import { type NotifyDeps, voiceOf } from "./voice-of";

/**
 * Asks a user for an answer to what software of others has proposed; in quiet hours when they are over. Nothing is said
 * of one that has been answered or has run out.
 */
export async function showProposal(deps: NotifyDeps, planned: { userId: string; keys: PlannedKey[] }) {
  const found = await plannedFor(deps, planned);
  if (!found) return;
  const { owner, row } = found;
  const { db } = deps;
  const { userId } = planned;
  const now = deps.clock();
  const [proposal] = await selectProposal(db, userId, row.subject?.eventId ?? "");
  const alongside = [deletePlanned(db, [row])] as const;
  if (!proposal || standingOfProposal(proposal, now) !== "waiting") {
    await db.batch(alongside);
    return;
  }
  if (await waitsForMorning(deps, owner, [row], now)) return;
  const voice = voiceOf(deps, owner, slotOfAct(proposal.act).start);
  await notifyUser(
    deps,
    owner,
    {
      id: `proposal:${userId}:${proposal.id}`,
      kind: "proposal",
      message: proposedMessage(proposal, voice),
      template: proposedTemplate(proposal, voice),
      mail: { ...proposedMail(proposal, owner.user.name, voice), kind: "proposal-mail" },
      expiresAt: proposal.expiresAt,
      plannedFor: voice.now,
    },
    { onlyIf: areAllPlanned([row]), alongside },
  );
}
