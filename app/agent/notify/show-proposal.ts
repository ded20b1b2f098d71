import {
  areAllPlanned,
  deletePlanned,
  type PlannedKey,
  postpone,
  selectPlannedByKey,
} from "~/db/planned-notifications";
import { selectProposal } from "~/db/proposals";
import { ownerOf, selectOwner } from "~/db/users";
import { slotOfAct, standingOfProposal } from "~/domain/proposal";
import { quietUntil } from "~/domain/quiet-hours";
import { zoneAt } from "~/domain/trips";
import { notifyUser } from "~/services/notify-user";
import { proposedMail, proposedMessage, proposedTemplate } from "../say/proposed";
import { type NotifyDeps, voiceOf } from "./voice-of";

/**
 * Asks a user for an answer to what software of others has proposed; in quiet hours when they are over. Nothing is said
 * of one that has been answered or has run out.
 */
export async function showProposal(deps: NotifyDeps, { userId, keys }: { userId: string; keys: PlannedKey[] }) {
  const { db } = deps;
  const [user, preferences, integrations, google, rows] = await db.batch([
    ...selectOwner(db, userId),
    selectPlannedByKey(db, keys),
  ]);
  const owner = ownerOf([user, preferences, integrations, google]);
  const [row] = rows;
  if (!owner || !row) return;
  const now = deps.clock();
  const [proposal] = await selectProposal(db, userId, row.subject?.eventId ?? "");
  const alongside = [deletePlanned(db, [row])] as const;
  if (!proposal || standingOfProposal(proposal, now) !== "waiting") {
    await db.batch(alongside);
    return;
  }
  const quiet = quietUntil(now, zoneAt(now, owner.preferences));
  if (quiet !== null) {
    await db.batch(postpone(db, row, quiet));
    return;
  }
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
