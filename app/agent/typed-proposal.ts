import { selectShownProposals } from "~/db/proposals";
import type { IncomingMessage } from "~/domain/incoming-message";
import { SECOND } from "~/domain/time";
import type { Deps } from "~/services/deps";
import type { MessageInput } from "./state/input";
import type { ProposalChoice } from "./state/proposal-choice";
import type { Reply } from "./state/reply";
import type { Turn } from "./turn";

/**
 * A typed yes or no to what software of others has proposed: to the card that it quotes, or to the only one that waits,
 * where the conversation itself has nothing that it could be said to and nothing else was asked since.
 *
 * @param message the user's own words; @param reply what the conversation would say to them
 * @returns what the button of that card would have said; undefined where it is no answer to one
 */
export async function typedProposalChoice(
  { db }: Pick<Deps, "db">,
  { userId, receivedAt, state }: Pick<Turn, "userId" | "receivedAt" | "state">,
  { message, requests, passed }: Pick<MessageInput, "requests" | "passed"> & { message: IncomingMessage },
  reply: Reply,
): Promise<ProposalChoice | undefined> {
  const { kind, choiceId, repliesTo, sentAt } = message;
  const answer = verdictOf(requests);
  if (userId === null || !answer || kind !== "text" || choiceId !== undefined || passed) return undefined;
  // Also of what was asked and is let go nothing is left to be named: "are you late?", "no".
  const asks = state.pending !== null || !saysNothingWaits(reply);
  if (repliesTo === undefined && asks) return undefined;
  const shown = await selectShownProposals(db, userId, { sentAt, receivedAt });
  if (repliesTo !== undefined) {
    const quoted = shown.find(({ wamid }) => wamid === repliesTo);
    return quoted && { id: quoted.id, answer };
  }
  const [only, second] = shown;
  // WhatsApp gives the moment of a message in whole seconds; what came to us is told by our clock alone.
  if (!only || second || only.isFollowed || receivedAt < only.takenAt) return undefined;
  return sentAt >= Math.floor(only.takenAt / SECOND) * SECOND ? { id: only.id, answer } : undefined;
}

function verdictOf([{ command }, second]: MessageInput["requests"]): ProposalChoice["answer"] | undefined {
  const { intent, slots, when } = command;
  if (second || when !== null || Object.keys(slots).length > 0) return undefined;
  return intent === "confirm" ? "yes" : intent === "deny" ? "no" : undefined;
}

const saysNothingWaits = (reply: Reply) =>
  reply.kind === "nothing-pending" || (reply.kind === "declined" && reply.actions.length === 0);
