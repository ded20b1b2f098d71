import type { SentAnswer } from "~/db/deliveries";
import type { OutgoingMessage } from "~/domain/message";
import { type Instant, SECOND } from "~/domain/time";
import type { Choice, ConversationState, Pending, Shown } from "./conversation";
import type { Reply } from "./reply";

/** Of older answers it is not known any more what they showed: a reply to one answers nothing. */
const MOST_SHOWN = 20;

/** Says that leave the open question as it was and name it once more. */
export const REPEATS: ReadonlySet<Reply["kind"]> = new Set<Reply["kind"]>([
  "still-open",
  "still-there",
  "pick-one",
  "which-line",
  "ended",
]);

/** The state with the answer of this turn in it. */
export function withAnswer(
  before: ConversationState,
  { state, reply, words }: { state: ConversationState; reply: Reply; words: OutgoingMessage },
  sent: Pick<Shown, "deliveryId" | "wamid" | "takenAt">,
): ConversationState {
  const said = plainSay(reply);
  const { pending, focusEventId } = state;
  const puts = pending !== null && (pending.id !== before.pending?.id || idOf(said) === pending.id);
  const answer: Shown = {
    ...sent,
    pendingId: pending && (puts || REPEATS.has(said.kind)) ? pending.id : null,
    eventId: said.kind === "ended" || said.kind === "event" ? focusEventId : null,
    undoId: undoIdOf(said),
    ...undidBy(said),
    ...(isFinal(said) && { isFinal: true }),
  };
  const shown = before.pending && isOneDone(said) ? knownBy(before.pending.id, state) : state.shown;
  return {
    ...withShown({ ...state, shown }, answer),
    pending: puts ? { ...pending, said, choices: choicesIn(words) } : pending,
  };
}

const isOneDone = (said: Reply) =>
  said.kind === "ended" && said.act.kind === "do" && said.outcomes.length === 1 && said.outcomes[0]?.ok === true;

/** The card that got its yes is about the meeting that it became, for whoever replies to the card. */
const knownBy = (pendingId: string, { shown, focusEventId }: ConversationState): Shown[] =>
  shown.map((answer) => (answer.pendingId === pendingId ? { ...answer, eventId: focusEventId } : answer));

/** The answer that a message quotes; undefined when it quotes none, or none that is still known. */
export const quotedIn = ({ shown }: ConversationState, repliesTo: string | undefined): Shown | undefined =>
  repliesTo === undefined ? undefined : shown.find(({ wamid }) => wamid === repliesTo);

function choicesIn(words: OutgoingMessage): Choice[] {
  const tappable = words.kind === "buttons" ? words.buttons : words.kind === "list" ? words.rows : [];
  return tappable.map(({ id, title }) => ({ id, title }));
}

/** The state with an answer among those that a later message can be about; one that was sent again is in it once. */
export function withShown(state: ConversationState, answer: Shown): ConversationState {
  const others = state.shown.filter(({ deliveryId }) => deliveryId !== answer.deliveryId);
  return { ...state, shown: [...others, answer].slice(-MOST_SHOWN) };
}

/** The state in which the open question counts as not shown: it is put once more before anything counts as its answer. */
export function withQuestionUnseen(state: ConversationState): ConversationState {
  const { pending, shown } = state;
  return pending ? { ...state, shown: shown.filter(({ pendingId }) => pendingId !== pending.id) } : state;
}

/** The answers whose rows tell something that is not known yet: whether they went out, or failed after all. */
export function answersToLookUp({ shown, pending }: ConversationState): string[] {
  return shown
    .filter(({ wamid, pendingId }) => wamid === null || (pending !== null && pendingId === pending.id))
    .map(({ deliveryId }) => deliveryId);
}

/** The state with what the rows tell. */
export function withSent(state: ConversationState, sent: readonly SentAnswer[]): ConversationState {
  const rows = new Map(sent.map((row) => [row.id, row]));
  const shown = state.shown.map((answer) => {
    const row = rows.get(answer.deliveryId);
    if (row?.state === "failed") return { ...answer, wamid: null, takenAt: null };
    if (answer.wamid !== null || !row || !TAKEN.has(row.state)) return answer;
    return { ...answer, wamid: row.providerMessageId, takenAt: row.acceptedAt };
  });
  return { ...state, shown };
}

const TAKEN = new Set(["accepted", "sent", "delivered", "read"]);

/** Whether WhatsApp took a message that shows the open question. */
export function isQuestionTaken({ shown, pending }: ConversationState): boolean {
  return shown.some(({ pendingId, wamid }) => pendingId === pending?.id && wamid !== null);
}

/**
 * Whether a message can be an answer to the open question: it quotes what shows it, or was written and came to us after
 * WhatsApp took that. WhatsApp gives the moment of a message in whole seconds, so both are compared so; what came to us
 * is told by our clock alone.
 *
 * @param sentAt the message's own moment, UTC milliseconds
 */
export function isQuestionSeen(
  { shown, pending }: ConversationState,
  { sentAt, receivedAt, repliesTo }: { sentAt: Instant; receivedAt: Instant; repliesTo?: string },
): boolean {
  return shown.some(({ pendingId, wamid, takenAt }) => {
    if (pendingId !== pending?.id || wamid === null || takenAt === null) return false;
    return wamid === repliesTo || (wholeSecond(sentAt) >= wholeSecond(takenAt) && receivedAt >= takenAt);
  });
}

const wholeSecond = (at: Instant) => Math.floor(at / SECOND);

/** What was said when the question was put. */
export function saidOf(pending: Pending): Reply | null {
  if (pending.said) return pending.said;
  if (pending.kind !== "proposal") return null;
  const { id, actions } = pending;
  return { kind: "propose", id, actions, overlaps: actions.map(() => []), left: [] };
}

const FINAL = new Set<Reply["kind"]>(["offered", "forgotten", "messages-stopped", "summary-sent"]);

/** Mails and messages that went out, and what was forgotten. */
const isFinal = (said: Reply): boolean =>
  FINAL.has(said.kind) || (said.kind === "ended" && said.act.kind !== "do" && said.act.kind !== "undo");

function undoIdOf(said: Reply): string | null {
  if (said.kind === "done-already") return said.undoId;
  if (said.kind === "words-taken") return said.id;
  if ("undone" in said) return said.undone ? null : said.id;
  if (said.kind !== "ended" || said.act.kind === "tell") return null;
  return said.act.kind === "do" ? said.act.id : (said.act.broughtBack ?? null);
}

/** What was brought back is itself the last that was done. */
function undidBy(said: Reply): Pick<Shown, "undid"> {
  const act = said.kind === "ended" && said.act.kind === "undo" ? said.act : null;
  return act && !act.broughtBack ? { undid: act.entry.at } : {};
}

/** What is said below whatever stands before it. */
export const plainSay = (reply: Reply): Reply => (reply.kind === "noted" && reply.answer ? reply.answer : reply);

export const idOf = (reply: Reply) => ("id" in reply ? reply.id : null);
