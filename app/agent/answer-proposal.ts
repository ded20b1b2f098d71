import { logTurn } from "~/db/conversation-log";
import { runTogether } from "~/db/database";
import { closeProposal } from "~/db/proposals";
import type { Owner } from "~/db/users";
import { markInbound } from "~/db/users";
import { isOldMessage } from "~/domain/message-age";
import { KEY_REVOKED } from "~/domain/proposal";
import type { CalendarAct, Deps } from "~/services/deps";
import { acceptProposal } from "~/services/proposals/accept";
import { markClaimUnsure, sendClaimed } from "~/services/send-delivery";
import { deliveryId, planReply } from "./carry-out";
import { voiceOf } from "./notify/voice-of";
import { type ProposalEnd, proposalEnded } from "./say/proposed";
import type { ConversationState } from "./state/conversation";
import type { ProposalChoice } from "./state/proposal-choice";
import { withShown } from "./state/shown";
import { withActs } from "./state/with-acts";
import type { Turn } from "./turn";

/**
 * A turn that answers what software of others has proposed. The button names the proposal and came with its card, so it
 * answers nothing else, whatever is open in the conversation; run again, it writes and says the same.
 *
 * @returns the state with what was done among what can be taken back
 */
export async function answerProposal(
  deps: Deps,
  turn: Turn,
  owner: Owner,
  choice: ProposalChoice,
): Promise<ConversationState> {
  const { message, state } = turn;
  const { db } = deps;
  const userId = owner.user.id;
  const { end, did } = await endOf(deps, turn, userId, choice);
  const words = proposalEnded(end, voiceOf(deps, owner, end.kind === "done" ? startOf(end) : message.sentAt));
  await runTogether(db, [
    planReply(deps, message, userId, words),
    logTurn(db, {
      ...{ messageId: message.messageId, userId, text: message.text, intent: "confirm" },
      ...{ reply: "body" in words ? words.body : "", at: message.sentAt },
    }),
    markInbound(db, userId, message.sentAt, deps.clock()),
  ]);
  const id = deliveryId(message);
  const taken = turn.claimReply() ? await sendClaimed(deps, id, message.from, words) : await markClaimUnsure(deps, id);
  if (!did) return state;
  const { providerMessageId: wamid = null, at: takenAt = null } = taken ?? {};
  const about = { eventId: did.event.id, undoId: did.id };
  return withShown(
    { ...withActs(state, [did]), focusEventId: did.event.id },
    { deliveryId: id, wamid, takenAt, pendingId: null, ...about },
  );
}

async function endOf(
  deps: Deps,
  { message, receivedAt }: Turn,
  userId: string,
  { id, answer }: ProposalChoice,
): Promise<{ end: ProposalEnd; did: CalendarAct | null }> {
  const now = deps.clock();
  if (answer === "no") {
    const closed = await closeProposal(deps.db, userId, id, "declined", now);
    if (closed.length > 0) await deps.notifyPages(userId, "meetings");
    return { end: { kind: closed.length > 0 ? "declined" : "over" }, did: null };
  }
  if (isOldMessage({ sentAt: message.sentAt, receivedAt }, now)) return { end: { kind: "late" }, did: null };
  const accepted = await acceptProposal(deps, {
    ...{ userId, id, now },
    by: { via: "whatsapp", messageId: message.messageId },
  });
  if (accepted.ok) return { end: { kind: "done", act: accepted.proposal.act }, did: accepted.did };
  if (accepted.reason === KEY_REVOKED) return { end: { kind: "revoked" }, did: null };
  if (accepted.reason === "over") return { end: { kind: "over" }, did: null };
  return { end: { kind: accepted.reason === "slot-taken" ? "taken" : "failed" }, did: null };
}

const startOf = ({ act }: Extract<ProposalEnd, { kind: "done" }>) =>
  act.kind === "create" ? act.meeting.start : act.start;
