import { forgetContacts, rememberContacts } from "~/db/contacts";
import { logTurn } from "~/db/conversation-log";
import { runTogether, type Statement } from "~/db/database";
import { endTold, type LostReply, newDelivery, planDelivery } from "~/db/deliveries";
import { noteRevokedTold } from "~/db/google-accounts";
import { setMessages } from "~/db/opt-outs";
import { updatePreferences } from "~/db/settings";
import { markInbound } from "~/db/users";
import type { IncomingMessage } from "~/domain/incoming-message";
import type { OutgoingMessage } from "~/domain/message";
import type { Deps } from "~/services/deps";
import type { GoogleSession } from "~/services/google-access";
import type { ConversationState } from "./conversation";
import type { Decision } from "./decide/decision";
import { settle } from "./decide/settle";
import { expectedOutcomes } from "./expected";
import type { Facts } from "./facts";
import { perform } from "./perform";
import { withHeard, withLost } from "./say/message";
import { reply } from "./say/reply";
import type { Say } from "./say/say";
import type { Voice } from "./say/voice";
import type { Command } from "./understand/command";

export const deliveryId = ({ messageId }: IncomingMessage) => `reply:${messageId}`;

export function planReply(deps: Deps, message: IncomingMessage, userId: string | null, words: OutgoingMessage) {
  return planDelivery(deps.db, newReply(deps, message, userId, words));
}

/** Until the turn has ended nobody else may send it: its words may still prove wrong. */
export function newReply(
  { clock }: Pick<Deps, "clock">,
  message: IncomingMessage,
  userId: string | null,
  words: OutgoingMessage,
) {
  const row = newDelivery(
    {
      id: deliveryId(message),
      userId,
      channel: "whatsapp",
      recipient: message.from,
      kind: "reply",
      payload: words,
      state: "claimed",
    },
    clock(),
  );
  return { ...row, dueAt: row.expiresAt };
}

interface Circumstances {
  message: IncomingMessage;
  command: Command;
  facts: Facts;
  voice: Voice;
  changes: Statement[];
  /** Replies that may not have arrived. */
  lost: readonly LostReply[];
}

/**
 * Writes what the turn means in one round trip: the mirror, the log, the reply that will go out and, for a booking, the
 * claim of its slot. The words are planned for success; only when the calendar says otherwise are they written again.
 */
export async function carryOut(
  deps: Deps,
  google: GoogleSession | null,
  decision: Decision,
  { message, command, facts, voice, changes, lost }: Circumstances,
): Promise<{ state: ConversationState; say: Say; words: OutgoingMessage }> {
  const { db } = deps;
  const userId = facts.user.id;
  const now = message.sentAt;
  const record = (words: OutgoingMessage): Statement[] => [
    planReply(deps, message, userId, words),
    ...(tellsOfLost(words)
      ? [
          endTold(
            db,
            lost.map(({ id }) => id),
            deliveryId(message),
            deps.clock(),
          ),
        ]
      : []),
    logTurn(db, {
      messageId: message.messageId,
      userId,
      text: message.text,
      intent: command.intent,
      reply: textOf(words),
      at: now,
    }),
  ];
  const known = [
    ...rememberContacts(db, userId, decision.remember ?? [], now),
    ...updatePreferences(db, userId, decision.prefer ?? {}),
    ...(decision.messages ? [setMessages(db, userId, decision.messages, now)] : []),
    ...(decision.forget ? forgetContacts(db, userId, decision.forget) : []),
  ];
  const always = [...changes, ...known, markInbound(db, userId, now, deps.clock())];

  const inWords = (say: Say) => withLost(withHeard(reply(say, voice), voice), voice);
  const told = (say: Say) => (tellsRevoked(say) ? [noteRevokedTold(db, userId, deps.clock())] : []);
  if ("say" in decision) {
    const words = inWords(decision.say);
    await runTogether(db, [...always, ...told(decision.say), ...record(words)]);
    return { state: decision.state, say: decision.say, words };
  }
  const { act } = decision;
  const planned = inWords(settle(decision.state, act, expectedOutcomes(act), now).say);
  const outcomes = await perform(deps, google, act, facts, now, [...always, ...record(planned)]);
  const ended = settle(decision.state, act, outcomes, now);
  if (outcomes.every(({ ok }) => ok)) return { ...ended, words: planned };
  const words = inWords(ended.say);
  await runTogether(db, [...told(ended.say), ...record(words)]);
  return { ...ended, words };
}

/** Whether the user hears by this that Google no longer lets us in. */
function tellsRevoked(say: Say): boolean {
  if (say.kind === "noted") return say.answer !== null && tellsRevoked(say.answer);
  if (say.kind === "ended") return say.outcomes.some((outcome) => !outcome.ok && outcome.reason === "revoked");
  return say.kind === "no-calendar" && say.state === "revoked";
}

const tellsOfLost = (words: OutgoingMessage) => "again" in words && words.again !== undefined;

const textOf = (words: OutgoingMessage) =>
  [...(words.before ?? []), "body" in words ? words.body : words.name].join("\n");
