import { syncBy } from "~/db/calendar-syncs";
import { forgetContacts, rememberContacts } from "~/db/contacts";
import { logTurn } from "~/db/conversation-log";
import { runTogether, type Statement } from "~/db/database";
import { endTold, type LostReply, newDelivery, planDelivery } from "~/db/deliveries";
import { markRevocationNotified } from "~/db/google-accounts";
import { setMeetingReminder } from "~/db/meeting-reminders";
import { claimTemplate, deleteTemplate } from "~/db/meeting-templates";
import { setMessages } from "~/db/opt-outs";
import { updatePreferences } from "~/db/settings";
import { setItemsDone } from "~/db/summaries";
import { markInbound } from "~/db/users";
import type { IncomingMessage } from "~/domain/incoming-message";
import type { OutgoingMessage } from "~/domain/message";
import { MINUTE } from "~/domain/time";
import { offerTimes, offerToGroup } from "~/services/booking/offer-times";
import type { Deps } from "~/services/deps";
import type { GoogleSession } from "~/services/google-access";
import { takeBackWords } from "~/services/summaries/change-summary";
import { sendSummary } from "~/services/summaries/send-summary";
import { takeWords } from "~/services/summaries/take-words";
import type { Decision } from "./decide/decision";
import { perform } from "./perform";
import type { TurnEnd, TurnPlan } from "./run-turn";
import type { Offering, SummarySending } from "./state/action";
import type { ConversationState } from "./state/conversation";
import { expectedOutcomes } from "./state/expected";
import type { MessageInput } from "./state/input";
import type { Reply } from "./state/reply";
import type { TurnContext } from "./state/turn-context";

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

interface Carried {
  message: IncomingMessage;
  requests: MessageInput["requests"];
  /** What the calendar's own news changes in the mirror. */
  changes: Statement[];
  /** Replies that may not have arrived. */
  lost: readonly LostReply[];
  /** What an earlier run of the turn wanted to say, when it may be out: then it stands, whatever is said now. */
  said: OutgoingMessage | undefined;
}

/**
 * Writes what the turn means in one round trip: the mirror, the log, the reply that will go out and, for a booking, the
 * claim of its slot. The words are planned for success; only when the calendar says otherwise are they written again.
 */
export async function carryOut(
  deps: Deps,
  google: GoogleSession | null,
  plan: TurnPlan,
  { message, requests: [{ command }], changes, lost, said }: Carried,
): Promise<TurnEnd> {
  const { db } = deps;
  const { context, effects, expected, endedWith } = plan;
  const { now } = context;
  const userId = context.user.id;
  const record = (words: OutgoingMessage): Statement[] => [
    ...(said ? [] : [planReply(deps, message, userId, words)]),
    ...(tellsOfLost(said ?? words)
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
      reply: textOf(said ?? words),
      at: now,
    }),
  ];
  const {
    act,
    remember = [],
    prefer = {},
    remind = [],
    messages,
    forget,
    template,
    offer,
    send,
    items,
    words,
    takeBack,
  } = effects;
  const known = [
    ...rememberContacts(db, userId, remember, now),
    ...updatePreferences(db, userId, prefer, deps.clock()),
    ...remind.flatMap(({ eventId, minutes }) => setMeetingReminder(db, userId, eventId, minutes, deps.clock())),
    ...(messages ? [setMessages(db, userId, messages, now)] : []),
    ...(forget ? forgetContacts(db, userId, forget) : []),
    ...(template ? [changeTemplates(deps, userId, template)] : []),
    ...(items ? setItemsDone(db, userId, items.ids, items.doneAt, deps.clock()) : []),
  ];
  const always = [...changes, ...known, markInbound(db, userId, now, deps.clock())];
  const revoked = (reply: Reply) => (tellsRevoked(reply) ? [markRevocationNotified(db, userId, deps.clock())] : []);
  const told =
    (offer && (await makeOffer(deps, context, offer, always))) ??
    (send && (await mailSummary(deps, context, send, always))) ??
    (words && (await keepWords(deps, context, words, always))) ??
    (takeBack && (await putBackWords(deps, context, takeBack, always)));
  if (told) {
    const ended = plan.inWords({ state: withTaken(expected.state, told, words?.id), reply: told });
    await runTogether(db, record(ended.words));
    return ended;
  }
  if (!act) {
    await runTogether(db, [...always, ...revoked(expected.reply), ...record(expected.words)]);
    return expected;
  }
  const written = syncBy(db, userId, deps.clock() + MINUTE);
  const turn = { ...context, messageId: message.messageId };
  const outcomes = await perform(deps, google, act, turn, [...always, written, ...record(expected.words)]);
  const ended = endedWith(outcomes);
  // What was taken to be cancelled already may have been there.
  if ([...outcomes, ...expectedOutcomes(act)].every(({ ok }) => ok)) return { ...ended, words: expected.words };
  await runTogether(db, [...revoked(ended.reply), ...record(ended.words)]);
  return ended;
}

/** A link to hand on is known only once it is made: the words come after it. */
async function makeOffer(
  deps: Deps,
  { user, zone, language, standing }: TurnContext,
  offer: Offering,
  alongside: readonly Statement[],
): Promise<Reply> {
  const { problem, isTrialContinued } = standing;
  if (problem) {
    await runTogether(deps.db, alongside);
    return { kind: "no-quota", problem, isTrialContinued };
  }
  const guests = offer.guests.map(({ name = "", email }) => ({ name, email }));
  const common = { ...offer, user, zone, mails: true, language };
  const [guest, another] = guests;
  if (guest && !another) {
    const made = await offerTimes(deps, { ...common, guest }, alongside);
    return made.ok ? { kind: "offered", offer, urls: [made.url] } : { kind: "too-many-offers" };
  }
  const made = await offerToGroup(deps, { ...common, guests, namesOthers: false }, alongside);
  return made.ok ? { kind: "offered", offer, urls: made.urls } : { kind: "too-many-offers" };
}

/** Mails a summary to those whom the card named; how that ended is known only then. */
async function mailSummary(
  deps: Deps,
  { user }: TurnContext,
  sending: SummarySending,
  alongside: readonly Statement[],
): Promise<Reply> {
  const { eventId, version, guests, title } = sending;
  const to = guests.map(({ email }) => email);
  await runTogether(deps.db, alongside);
  const sent = await sendSummary(deps, { userId: user.id, eventId, to, version, now: deps.clock() });
  return sent.ok ? { kind: "summary-sent", sending } : { kind: "summary-not-sent", why: sent.reason, title };
}

/** Words that were not taken, or were there already, are not to be taken back; of the others is known which they are. */
function withTaken(state: ConversationState, told: Reply, wordsId: string | undefined): ConversationState {
  const isTaken = told.kind === "words-taken" && !told.same;
  const undo = state.undo.flatMap((entry) => {
    if (!entry.words || entry.id !== wordsId) return entry;
    return isTaken ? { ...entry, words: { ...entry.words, hash: told.hash } } : [];
  });
  return { ...state, undo };
}

/** Keeps words as those of a meeting; they are summarised when this is answered. */
async function keepWords(
  deps: Deps,
  { user }: TurnContext,
  { id, passed, meeting }: NonNullable<Decision["words"]>,
  alongside: readonly Statement[],
): Promise<Reply> {
  await runTogether(deps.db, alongside);
  const { eventId } = meeting;
  const taken = await takeWords(deps, { userId: user.id, eventId, passed, now: deps.clock() });
  return taken.ok
    ? {
        ...{ kind: "words-taken", id, meeting, hash: taken.hash, strangers: taken.strangers },
        ...(taken.same && { same: true }),
      }
    : { kind: "words-not-taken", problem: taken.problem, meeting };
}

/** Takes words back, unless others have taken their place; whether a summary from before is there again is known only then. */
async function putBackWords(
  deps: Deps,
  { user }: TurnContext,
  meeting: NonNullable<Decision["takeBack"]>,
  alongside: readonly Statement[],
): Promise<Reply> {
  const of = { userId: user.id, eventId: meeting.eventId, now: deps.clock() };
  const came = await takeBackWords(deps, { ...of, hash: meeting.hash ?? null }, alongside);
  return { kind: "words-taken-back", meeting, came };
}

function changeTemplates({ db, clock }: Deps, userId: string, change: NonNullable<Decision["template"]>): Statement {
  return "save" in change
    ? claimTemplate(db, userId, change.save, clock())
    : deleteTemplate(db, userId, change.remove, clock());
}

/** Whether the user hears by this that Google no longer lets us in. */
function tellsRevoked(reply: Reply): boolean {
  if (reply.kind === "noted") return [reply.first, reply.answer].some((one) => one && tellsRevoked(one));
  if (reply.kind === "ended") return reply.outcomes.some((outcome) => !outcome.ok && outcome.reason === "revoked");
  return reply.kind === "no-calendar" && reply.state === "revoked";
}

const tellsOfLost = (words: OutgoingMessage) => "again" in words && words.again !== undefined;

const textOf = (words: OutgoingMessage) =>
  [...(words.before ?? []), "body" in words ? words.body : words.name].join("\n");
