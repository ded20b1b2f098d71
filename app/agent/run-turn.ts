import { clockOfZone } from "~/domain/clock-style";
import type { IncomingMessage } from "~/domain/incoming-message";
import type { OutgoingMessage } from "~/domain/message";
import type { Instant } from "~/domain/time";
import type { WriteOutcome } from "~/services/meetings/write-outcome";
import type { ConversationState, Reading } from "./conversation";
import { decide } from "./decide/decide";
import type { Decision } from "./decide/decision";
import { settle } from "./decide/settle";
import { expectedOutcomes } from "./expected";
import type { Facts } from "./facts";
import type { Hearing } from "./hear";
import { languageOf } from "./language";
import { withHeard, withLost } from "./say/message";
import { reply } from "./say/reply";
import type { Say } from "./say/say";
import type { Voice } from "./say/voice";
import type { Command } from "./understand/command";
import type { Wish } from "./understand/wishes";

/** A message that was read. */
export interface ReadMessage {
  /** As typed, or as heard. */
  message: Pick<IncomingMessage, "kind" | "text" | "choiceId" | "forwarded" | "repliesTo" | "sentAt">;
  hearing: Pick<Hearing, "said">;
  /** The requests in it, in their order; at least one. */
  wishes: readonly Wish[];
  /** How its times were read. */
  reading: Reading;
  /** A UUID made from the message's own id: names what this turn proposes, the same through every retry. */
  newId: string;
  /** Nothing is written into the time before this, UTC milliseconds: the machine's clock, or the message's moment where that lies ahead. */
  earliest: Instant;
  /** It was written so long ago that nothing is done on its word. */
  isOld: boolean;
  /** The words of earlier answers that may not have arrived, oldest first; null without any. */
  lost: string[] | null;
  appUrl: string;
}

/** How a turn ends. */
export interface TurnEnd {
  state: ConversationState;
  say: Say;
  words: OutgoingMessage;
}

/** What a turn wants done, and how it ends when all of that succeeds. */
export interface TurnPlan {
  /** The first request, for the log. */
  command: Command;
  /** What is to be written: the calendar by `act`, what is remembered by the rest. */
  effects: Effects;
  expected: TurnEnd;
  /** @param outcomes one for each action or step of `effects.act`, in its order */
  endedWith(outcomes: readonly WriteOutcome[]): TurnEnd;
}

export type Effects = Pick<Decision, "remember" | "prefer" | "messages" | "forget"> & { act: ActOf<Decision> | null };
type ActOf<D> = D extends { act: infer A } ? A : never;

/**
 * One turn, from what the message asks for and what is known to what is to be done, said and remembered. Pure: whoever
 * calls it reads before and writes after.
 *
 * @param state what `stillMeant` leaves, with what became of the answers before
 * @param known everything that was read for this message
 */
export function runTurn(state: ConversationState, read: ReadMessage, known: Omit<Facts, "language">): TurnPlan {
  const { message, wishes } = read;
  const [first] = wishes;
  if (!first) throw new RangeError("A message that was read holds at least one request");
  const now = message.sentAt;
  const written = message.kind === "text" ? message.text : "";
  const language = languageOf(written, state.language, known.preferences.language);
  const decision = decideOn({ ...state, reading: read.reading, language }, read, first, { ...known, language });
  const home = known.preferences.timezone;
  const voice: Voice = {
    // "Speak Dutch" is answered in Dutch.
    language: decision.state.language ?? language,
    zone: known.zone,
    home,
    clock: clockOfZone(home),
    now,
    appUrl: read.appUrl,
    heard: read.hearing.said,
    lost: read.lost,
  };
  const inWords = (end: Omit<TurnEnd, "words">): TurnEnd => ({
    state: end.state,
    say: end.say,
    words: withLost(withHeard(reply(end.say, voice), voice), voice),
  });
  const { remember, prefer, messages, forget } = decision;
  const act = "act" in decision ? decision.act : null;
  const endedWith = (outcomes: readonly WriteOutcome[]) =>
    inWords("act" in decision ? settle(decision.state, decision.act, outcomes, now) : decision);
  return {
    command: first.command,
    effects: { act, remember, prefer, messages, forget },
    expected: endedWith(act ? expectedOutcomes(act) : []),
    endedWith,
  };
}

/** What we cannot read gets a friendly line and leaves everything as it is. */
function decideOn(state: ConversationState, read: ReadMessage, { command }: Wish, facts: Facts): Decision {
  const { message, hearing, wishes, newId, earliest, isOld } = read;
  if (message.forwarded) return { state, say: { kind: "forwarded" } };
  if (message.kind === "audio") return { state, say: { kind: hearing.said === null ? "not-heard" : "no-voice" } };
  if (message.kind === "other") return { state, say: { kind: "no-reading" } };
  const { text, choiceId, repliesTo, sentAt: now } = message;
  return decide(state, { text, choiceId, command, wishes, newId, now, earliest, isOld, repliesTo }, facts);
}
