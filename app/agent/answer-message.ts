import { runTogether } from "~/db/database";
import { planUnsure, untell, wordsOf } from "~/db/deliveries";
import type { Owner } from "~/db/users";
import { describeError } from "~/domain/describe-error";
import type { IncomingMessage } from "~/domain/incoming-message";
import type { Spoken } from "~/domain/language";
import { logEvent } from "~/domain/log-event";
import type { OutgoingMessage } from "~/domain/message";
import { isLongSilent } from "~/domain/verification";
import { isFromNumberOf } from "~/domain/whatsapp-sender";
import { isProviderError } from "~/providers/errors";
import type { Deps } from "~/services/deps";
import { greetStranger } from "~/services/greet-stranger";
import { markClaimUnsure, sendClaimed } from "~/services/send-delivery";
import { summariseMeeting } from "~/services/summaries/summarise-meeting";
import { unlinkLostNumbers } from "~/services/unlink-lost-numbers";
import { answerProposal } from "./answer-proposal";
import { carryOut, deliveryId, newReply, planReply } from "./carry-out";
import { meetStranger } from "./meet-stranger";
import { planTurn } from "./plan-turn";
import { readForTurn } from "./read-for-turn";
import type { TurnEnd } from "./run-turn";
import { apology, proveAgainLine, tooManyLine, unreadLine } from "./say/render";
import { type ConversationState, EMPTY_STATE, stillMeant } from "./state/conversation";
import { readProposalChoice } from "./state/proposal-choice";
import { withAnswer, withQuestionUnseen } from "./state/shown";
import { takeApart } from "./take-apart";
import type { Turn } from "./turn";
import { typedProposalChoice } from "./typed-proposal";
import { languageIn, languageOf } from "./understand/language";
import { messagesWanted } from "./understand/messages-wanted";

/**
 * One turn of the conversation: understand, read once, decide, perform, write once, reply. Running it again after a
 * crash gives the same effects: everything it writes is keyed by the message, and the reply is claimed before it goes.
 *
 * @returns what to remember for the next message
 * @throws what is not a provider's doing; the caller tries the turn again
 */
export async function answerMessage(deps: Deps, begun: Turn): Promise<ConversationState> {
  const { userId } = begun;
  const { sentAt } = begun.message;
  const clock = deps.clock();
  const before = stillMeant(begun.state, Math.max(sentAt, clock));
  const { own, passed: given } = takeApart(begun.message, before.pending);
  const turn = { ...begun, state: before, message: own, passed: given };
  showTyping(deps, turn.message);
  const record = userId === null ? undefined : await readForTurn(deps, userId, turn);
  // The account was erased while the message waited: there is nobody to answer, and nothing is kept of it.
  if (!record && userId !== null) return before;
  // The message may have waited while its number was taken from the user.
  if (!record || !isFromNumberOf(turn.message, record.owner.integrations)) {
    await meetStranger(deps, turn);
    return before;
  }
  if (isLongSilent(record.owner.integrations.whatsappHeardAt, deps.clock()))
    return askForProof(deps, turn, record.owner);
  const proposed = readProposalChoice(turn.message.choiceId);
  if (proposed) return answerProposal(deps, turn, record.owner, proposed);
  const { record: decided, state, google, calendar, plan } = await planTurn(deps, turn, record);
  const { owner, message, requests, lost } = decided;
  const answered = await typedProposalChoice(deps, { ...turn, state }, decided, plan.expected.reply);
  if (answered) return answerProposal(deps, { ...turn, state }, owner, answered);
  const { statements: changes } = calendar;
  const id = deliveryId(message);
  const said = turn.isReplyClaimed() ? await wordsOf(deps.db, id) : undefined;
  const ended = await carryOut(deps, google, plan, { message, requests, changes, lost, said });
  const taken = turn.claimReply()
    ? await sendClaimed(deps, id, message.from, ended.words)
    : await markClaimUnsure(deps, id);
  const { providerMessageId: wamid = null, at: takenAt = null } = taken ?? {};
  await summariseTaken(deps, owner.user.id, ended);
  const after = withAnswer(state, ended, { deliveryId: id, wamid, takenAt });
  // What was decided this time is not what the person has read.
  return said && JSON.stringify(said) !== JSON.stringify(ended.words) ? withQuestionUnseen(after) : after;
}

/** What was just taken is summarised now that its receipt is out; where that fails the cron does it. */
async function summariseTaken(deps: Deps, userId: string, { reply, state }: TurnEnd): Promise<void> {
  if (reply.kind !== "words-taken" || reply.same) return;
  try {
    await summariseMeeting(deps, userId, reply.meeting.eventId, "first", state.language);
  } catch (error) {
    logEvent("summary-failed", describeError(error), "error");
  }
}

/** After a long silence the number may have a new owner: it is taken from the user, and the first answer says how on. */
async function askForProof(deps: Deps, turn: Turn, owner: Owner): Promise<ConversationState> {
  const { message } = turn;
  const language = languageIn(message.text) ?? languageOf("", null, owner.preferences.language);
  // STOP is heard from whoever has the number now.
  if (message.kind === "text" && messagesWanted(message.text)) await meetStranger(deps, turn);
  else if (turn.claimReply()) await greetStranger(deps, message, proveAgainLine(deps.appUrl, language));
  const { messageId: eventId } = message;
  await unlinkLostNumbers(deps, { addresses: [message.from], loss: "silent", eventId, at: deps.clock() });
  return EMPTY_STATE;
}

/** `language` is that of the talk; null where there was none. */
type Unread = Pick<Turn, "message" | "userId" | "claimReply"> & { language: Spoken | null };

/** Ends a message that failed again and again, so that the person is not left waiting. */
export async function apologise(deps: Deps, unread: Unread): Promise<void> {
  await sayOnly(deps, unread, apology(languageOfUnread(unread)));
}

/** Ends a message that is one too many: nothing of it is understood or done. */
export async function tellTooMany(deps: Deps, unread: Unread): Promise<void> {
  await sayOnly(deps, unread, tooManyLine(languageOfUnread(unread)));
}

const languageOfUnread = ({ message, language }: Pick<Unread, "message" | "language">): Spoken =>
  languageOf(message.kind === "text" ? message.text : "", language, "en");

/** Names the last messages that were too many, oldest first, as an answer to the newest: nothing came of any of them. */
export async function tellUnread(
  deps: Deps,
  unread: readonly Pick<Turn & { userId: string }, "message" | "userId">[],
  language: Spoken | null,
): Promise<void> {
  const newest = unread.at(-1);
  if (!newest) return;
  const own = unread.filter(({ message }) => !message.forwarded && message.text.trim() !== "");
  const words = unreadLine(
    own.map(({ message }) => message.text),
    languageOfUnread({ ...newest, language }),
  );
  await sayOnly(deps, { ...newest, language, claimReply: () => true }, words);
}

async function sayOnly(deps: Deps, { message, userId, claimReply }: Unread, words: OutgoingMessage): Promise<void> {
  if (!claimReply()) return leaveUnsure(deps, message, userId, words);
  try {
    const untold = userId === null ? [] : [untell(deps.db, userId, deliveryId(message))];
    await runTogether(deps.db, [planReply(deps, message, userId, words), ...untold]);
  } catch (error) {
    // The database may be what failed: the words go out all the same.
    logEvent("reply-not-recorded", describeError(error), "error");
  }
  await sendClaimed(deps, deliveryId(message), message.from, words);
}

/** The right to send was taken by a run that died, perhaps before it had written the row: then these are its words. */
async function leaveUnsure(deps: Deps, message: IncomingMessage, userId: string | null, words: OutgoingMessage) {
  await runTogether(deps.db, planUnsure(deps.db, newReply(deps, message, userId, words), deps.clock()));
}

/** The ticks turn blue and the dots move while we think; a failure here is nobody's concern. */
function showTyping({ whatsapp }: Deps, { messageId }: IncomingMessage): void {
  whatsapp.markRead(messageId, { typing: true }).catch((error: unknown) => {
    if (!isProviderError(error)) throw error;
  });
}
