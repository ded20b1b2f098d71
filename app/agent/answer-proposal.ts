import { logTurn } from "~/db/conversation-log";
import { runTogether } from "~/db/database";
import { closeProposal, selectProposal } from "~/db/proposals";
import type { Owner } from "~/db/users";
import { markInbound } from "~/db/users";
import type { CalendarAct } from "~/domain/calendar-act";
import { isOldMessage } from "~/domain/message-age";
import { KEY_REVOKED } from "~/domain/proposal";
import type { Deps } from "~/services/deps";
import { type Accepted, acceptProposal } from "~/services/proposals/accept";
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
  { message, receivedAt, state }: Turn,
  userId: string,
  { id, answer }: ProposalChoice,
): Promise<{ end: ProposalEnd; did: CalendarAct | null }> {
  const now = deps.clock();
  if (answer === "no") {
    const closed = await closeProposal(deps.db, userId, id, "declined", now);
    if (closed.length > 0) await deps.notifyPages(userId, "meetings");
    return { end: { kind: closed.length > 0 ? "declined" : "over" }, did: null };
  }
  if (isOldMessage({ sentAt: message.sentAt, receivedAt }, now)) {
    const [known] = await selectProposal(deps.db, userId, id);
    // What its turn had begun before it was killed goes on.
    if (known?.acceptedBy !== message.messageId) return { end: { kind: "late" }, did: null };
  }
  const accepted = await acceptProposal(deps, {
    ...{ userId, id, now },
    by: { via: "whatsapp", messageId: message.messageId },
  });
  if (!accepted.ok) return { end: { kind: whyNot(accepted) }, did: accepted.did ?? null };
  const { proposal, did } = accepted;
  const mayUndo = did !== null || state.undo.some((entry) => entry.id === proposal.id);
  return { end: { kind: "done", act: proposal.act, mayUndo }, did };
}

function whyNot({ reason, proposal }: Extract<Accepted, { ok: false }>): Exclude<ProposalEnd["kind"], "done"> {
  // Another yes has it in hand just now.
  if (reason === "unknown" || (reason === "over" && proposal?.state === "accepting")) return "unsure";
  if (reason === KEY_REVOKED) return "revoked";
  if (reason === "over") return "over";
  return reason === "slot-taken" ? "taken" : "failed";
}

const startOf = ({ act }: Extract<ProposalEnd, { kind: "done" }>) =>
  act.kind === "create" ? act.meeting.start : act.start;
