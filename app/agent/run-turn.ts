import type { IncomingMessage } from "~/domain/incoming-message";
import type { OutgoingMessage } from "~/domain/message";
import type { PassedWords } from "~/domain/passed-words";
import { readItemChoice, readSummaryChoice } from "~/domain/summary-choice";
import type { Instant } from "~/domain/time";
import type { WriteOutcome } from "~/services/meetings/write-outcome";
import { aboveCard } from "./decide/above-card";
import { decide } from "./decide/decide";
import type { Decision } from "./decide/decision";
import { eventIdOf } from "./decide/propose";
import { settle } from "./decide/settle";
import { settleNoted } from "./decide/settle-noted";
import { settleUnsure } from "./decide/settle-unsure";
import type { Hearing } from "./hear";
import { withAfterAll, withWaiting } from "./say/ended";
import { withHeard, withLost, withNext } from "./say/message";
import { renderReply } from "./say/render";
import type { Voice } from "./say/voice";
import type { Action } from "./state/action";
import type { ConversationState, Rest } from "./state/conversation";
import { expectedOutcomes } from "./state/expected";
import type { MessageInput } from "./state/input";
import { readMeetingChoice } from "./state/meeting-choice";
import type { Reply } from "./state/reply";
import { actionsOf } from "./state/table";
import { type TimeSettings, type TurnContext, type TurnFacts, turnContext } from "./state/turn-context";
import { asksAddress } from "./take-apart";
import type { Command } from "./understand/command";
import { languageOf } from "./understand/language";

/** A message that was read. */
export interface ReadMessage {
  /** As typed, or as heard. */
  message: Pick<IncomingMessage, "kind" | "text" | "choiceId" | "forwarded" | "repliesTo" | "unseen" | "shared">;
  /** What came with it and is not said to us. */
  passed?: PassedWords | null;
  hearing: Pick<Hearing, "said">;
  requests: MessageInput["requests"];
  mentions: MessageInput["mentions"];
  /** With these its times were read. */
  timeSettings: TimeSettings;
  /** A UUID made from the message's own id, the same through every retry: names what this turn proposes. */
  newId: string;
  /** It was written so long ago that nothing is done on its word. */
  isOld: boolean;
  /** When it came to us, UTC milliseconds. */
  receivedAt: Instant;
  /** An earlier run of this turn may have written what it decided. */
  isAgain?: boolean;
  /** The words of earlier answers that may not have arrived, oldest first; null without any. */
  lost: string[] | null;
  appUrl: string;
}

/** How a turn ends. */
export interface TurnEnd {
  state: ConversationState;
  reply: Reply;
  words: OutgoingMessage;
}

/** What a turn wants done, and how it ends when all of that succeeds. */
export interface TurnPlan {
  context: TurnContext;
  /** What is to be written: the calendar by `act`, what is remembered by the rest. */
  effects: Effects;
  expected: TurnEnd;
  /** An end that came otherwise. */
  inWords(end: Omit<TurnEnd, "words">): TurnEnd;
  /** @param outcomes one for each action or step of `effects.act`, in its order */
  endedWith(outcomes: readonly WriteOutcome[]): TurnEnd;
}

type Effects = Pick<
  Decision,
  | "remember"
  | "prefer"
  | "remind"
  | "messages"
  | "forget"
  | "template"
  | "offer"
  | "send"
  | "items"
  | "words"
  | "takeBack"
> & {
  act: ActOf<Decision> | null;
};
type ActOf<D> = D extends { act: infer A } ? A : never;

/**
 * One turn, from what the message asks for and what is known to what is to be done, said and remembered. Pure: whoever
 * calls it reads before and writes after.
 *
 * @param state what `stillMeant` leaves, with what became of the answers before
 * @param facts everything that was read for this message
 */
export function runTurn(state: ConversationState, read: ReadMessage, facts: TurnFacts): TurnPlan {
  const { message, hearing, timeSettings, appUrl, lost } = read;
  const written = message.kind === "text" ? ownWords(message.text, read.requests) : "";
  // A notification is in the language of the settings, and so is the answer to its buttons.
  const isOfNotification =
    readMeetingChoice(message.choiceId) ?? readSummaryChoice(message.choiceId) ?? readItemChoice(message.choiceId);
  const talk = isOfNotification ? null : state.language;
  const language = languageOf(written, talk, facts.preferences.language);
  const context = turnContext(facts, language);
  const decision = withAsked(decideKnowing({ ...state, timeSettings, language }, read, context), read.requests, state);
  const guestContacts = [...context.calendar.contacts, ...context.calendar.guestContacts];
  const voice: Voice = {
    ...context,
    // "Speak Dutch" is answered in Dutch.
    language: decision.state.language ?? language,
    ...{ appUrl, guestContacts, heard: hearing.said, lost, afterAll: decision.afterAll ?? null },
    ...{ foundOut: decision.foundOut ?? null },
    ...(message.kind === "text" && message.unseen && { unseen: message.unseen }),
    namesZone: read.requests.some(({ command }) => speaksOfZone(command)),
  };
  const inWords = (end: Omit<TurnEnd, "words">): TurnEnd => ({
    state: end.state,
    reply: end.reply,
    words: inFull(
      withWaiting(
        withNext(renderReply(end.reply, voice), nextOf(end.state, state), voice),
        waitingAt(end, decision),
        voice,
      ),
      voice,
    ),
  });
  const { remember, prefer, remind, messages, forget, template, offer, send, items, words, takeBack } = decision;
  const act = "act" in decision ? decision.act : null;
  const endedWith = (outcomes: readonly WriteOutcome[]) =>
    inWords("act" in decision ? settle(decision.state, decision.act, outcomes, context.now) : decision);
  return {
    context,
    effects: { act, remember, prefer, remind, messages, forget, template, offer, send, items, words, takeBack },
    inWords,
    expected: endedWith(act ? expectedOutcomes(act) : []),
    endedWith,
  };
}

/** With what has to be said before it. */
const inFull = (message: OutgoingMessage, voice: Voice) =>
  withLost(withHeard(withAfterAll(message, voice), voice), voice);

/** What a question that is put now keeps waiting: the other requests of its message. */
const nextOf = ({ pending }: ConversationState, before: ConversationState): Rest | null =>
  pending?.rest && pending.id !== before.pending?.id ? pending.rest : null;

/** Below a pasted mail, what is asked: its language is that of the answer, and not the one of the mail. */
const ownWords = (text: string, [request, another]: ReadMessage["requests"]) =>
  another || !/["“„«\n]/.test(text) ? text : request.text;

/** What waits for another yes, now that what was asked before it is over. */
const waitingAt = ({ reply }: Pick<TurnEnd, "reply">, { waits = [] }: Decision): readonly Action[] =>
  (reply.kind === "ended" && reply.waits) || waits;

/** "10am ET", "what's on at 3 London time": whoever speaks of zones is answered with them. */
const speaksOfZone = ({ when, slots }: Command) =>
  [when?.zone, slots.target?.when?.zone, slots.zoneOf].some((zone) => zone !== undefined);

/** Further back nobody goes. */
const MOST_DROPPED = 3;

/** Keeps a question that was answered, and what got a no or was left, so that the next messages can lean on it. */
function withAsked(
  decision: Decision,
  [{ command }, another]: ReadMessage["requests"],
  { pending: open, search: looked }: ConversationState,
): Decision {
  const isAnswered = (command.intent === "query" || command.intent === "find_slot") && decision.state.pending === null;
  // "Who with?", in between
  const isOfOne = command.manner === "about" && !command.when && !command.slots.target;
  const search = searchAfter(decision);
  const question = search !== looked && search ? search.command : command;
  const asked = isAnswered && !another ? (isOfOne && decision.state.asked) || question : null;
  const { pending, dropped } = decision.state;
  const away = "reply" in decision && decision.reply.kind === "noted" ? (decision.reply.dropped ?? []) : [];
  const again = actionsOf(pending).map(eventIdOf);
  const isGone = (action: Action) => !again.includes(eventIdOf(action));
  const beside = decision.waits ?? [];
  const kept = [...dropped, ...away, ...beside].filter(isGone).slice(-MOST_DROPPED);
  const waits = [...away, ...beside, ...(open?.displaced ?? pending?.displaced ?? [])].filter(isGone);
  const displaced = [...new Map(waits.map((action) => [eventIdOf(action), action])).values()].slice(0, MOST_DROPPED);
  const asking = pending && displaced.length > 0 ? { ...pending, displaced } : pending;
  const next = { ...decision.state, pending: asking, asked, search, dropped: kept, ...refusedBy(decision) };
  const isOver = open && !pending && displaced.length > 0;
  return isOver ? { ...decision, waits: displaced, state: { ...next, waits: true } } : { ...decision, state: next };
}

/** What got a no, or was taken back, where it is one thing. */
function refusedBy(decision: Decision): Pick<ConversationState, "declined" | "undone"> {
  if ("act" in decision) {
    const { declined, undone } = decision.state;
    return decision.act.kind === "undo" ? { declined, undone } : { declined: null, undone: null };
  }
  const [no, more] = decision.reply.kind === "declined" ? decision.reply.actions : [];
  return { declined: (!more && no) || null, undone: null };
}

/** What free time is looked for stays so while other questions are answered, and where a message was not understood. */
function searchAfter(decision: Decision): ConversationState["search"] {
  const { pending, search } = decision.state;
  return "reply" in decision && !pending && LEAVES_SEARCH.has(decision.reply.kind) ? search : null;
}

const LEAVES_SEARCH = new Set<Reply["kind"]>([
  ...(["availability", "agenda", "event", "not-found", "not-sure", "off-topic", "unclear-time", "welcome"] as const),
  ...(["fine", "nothing-pending"] as const),
]);

/** Whatever is said, what Google had not answered is settled first. */
const decideKnowing = (state: ConversationState, read: ReadMessage, turn: TurnContext): Decision =>
  settleNoted(state, read, turn, (known) =>
    settleUnsure(known, read, turn, (settled) => aboveCard(settled, decideOn(settled, read, turn), turn)),
  );

/** Why nothing comes of what was shared. */
function unreadReply({ shared }: ReadMessage["message"], { pending }: ConversationState) {
  if (!shared) return "no-reading";
  if (shared === "place") return "place-shared";
  if (shared.emails.length === 0) return "contact-without-address";
  return asksAddress(pending) ? "contact-of-several" : "contact-shared";
}

/** What we cannot read gets a friendly line and leaves everything as it is. */
function decideOn(state: ConversationState, read: ReadMessage, turn: TurnContext): Decision {
  const { message, passed, hearing, requests, mentions, newId, isOld, receivedAt, isAgain = false } = read;
  if (message.forwarded && !passed && message.kind === "other") return { state, reply: { kind: "forwarded" } };
  if (message.kind === "audio") return { state, reply: { kind: hearing.said === null ? "not-heard" : "no-voice" } };
  if (message.kind === "other") return { state, reply: { kind: unreadReply(message, state) } };
  const { text, choiceId, repliesTo } = message;
  const asked = { text, choiceId, passed, requests, mentions, newId, isOld, receivedAt, isAgain, repliesTo };
  return decide(state, asked, turn);
}
