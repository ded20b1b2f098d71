import { forgetContacts, rememberContacts } from "~/db/contacts";
import { logTurn } from "~/db/conversation-log";
import { runTogether, type Statement } from "~/db/database";
import { planDelivery } from "~/db/deliveries";
import { updatePreferences } from "~/db/settings";
import { markInbound, type Owner } from "~/db/users";
import type { CalendarEvent } from "~/domain/calendar-event";
import { clockOfZone } from "~/domain/clock-style";
import type { IncomingMessage } from "~/domain/incoming-message";
import type { OutgoingMessage } from "~/domain/message";
import { quotaProblem } from "~/domain/subscription";
import type { Instant } from "~/domain/time";
import { isProviderError } from "~/providers/errors";
import type { Deps } from "~/services/deps";
import { type GoogleSession, openGoogle } from "~/services/google-access";
import { greetStranger } from "~/services/greet-stranger";
import { readTurn, type TurnRecord } from "~/services/read-turn";
import { sendClaimed } from "~/services/send-delivery";
import { applyChanges, type CalendarChanges, pullCalendar } from "~/services/sync-calendar";
import { assumed } from "./assumed";
import { AWAITING } from "./awaiting";
import type { ConversationState, Reading } from "./conversation";
import { decide } from "./decide/decide";
import type { Decision } from "./decide/decision";
import { settle } from "./decide/settle";
import { expectedOutcomes } from "./expected";
import type { Facts, Input } from "./facts";
import { guestsToAsk, lookAtGuests } from "./guest-calendars";
import { asHeard, type Hearing, hear, type Memory, read, UNHEARD } from "./hear";
import { languageIn, languageOf } from "./language";
import { perform } from "./perform";
import { withHeard } from "./say/message";
import { apology, reply, signUpLine } from "./say/reply";
import type { Say } from "./say/say";
import type { Voice } from "./say/voice";
import type { Command, Context } from "./understand/command";
import type { Wish } from "./understand/wishes";
import { whatToRead } from "./what-to-read";
import { readThere } from "./where";

export interface Turn extends Memory {
  message: IncomingMessage;
  /** Null for a number that nobody has connected. */
  userId: string | null;
  state: ConversationState;
  /** True once per message, durably: whoever gets it may send the reply. */
  claimReply(): boolean;
  /** What the models have made of this message, durably: a second run of the turn reads it in the same way. */
  recall(): Hearing | null;
  keep(hearing: Hearing): void;
}

/**
 * One turn of the conversation: understand, read once, decide, perform, write once, reply. Running it again after a
 * crash gives the same effects: everything it writes is keyed by the message, and the reply is claimed before it goes.
 *
 * @returns what to remember for the next message
 * @throws what is not a provider's doing; the caller tries the turn again
 */
export async function answerMessage(deps: Deps, turn: Turn): Promise<ConversationState> {
  const { userId, state } = turn;
  showTyping(deps, turn.message);
  const record = userId === null ? undefined : await readForTurn(deps, userId, turn);
  if (!record) {
    const language = languageIn(turn.message.text) ?? "en";
    if (turn.claimReply()) await greetStranger(deps, turn.message, signUpLine(deps.appUrl, language));
    return state;
  }
  const { owner, wishes, hearing, zone } = record;
  const message = asHeard(turn.message, hearing);
  // There is always at least one.
  const { command } = wishes[0] as Wish;
  const google = owner.google ? openGoogle(deps, owner.google) : null;
  const commands = wishes.map((wish) => wish.command);
  const [calendar, guests] = await Promise.all([
    record.calendar ? lookAtCalendar(deps, google, owner, record.events, message.sentAt) : IDLE_CALENDAR,
    lookAtGuests(deps, google, guestsToAsk(state, commands, record.contacts, zone, message.sentAt)),
  ]);
  const written = message.kind === "text" ? message.text : "";
  const language = languageOf(written, state.language, owner.preferences.language);
  const facts = { ...factsOf(owner, record, calendar, deps.clock()), language, guests };
  const input = {
    text: message.text,
    choiceId: message.choiceId,
    command,
    wishes,
    newId: await idFrom(message.messageId),
    now: message.sentAt,
  };
  const decision = decideOn(message, hearing, { ...state, reading: record.reading, language }, input, facts);
  const voice = {
    // "Speak Dutch" is answered in Dutch.
    language: decision.state.language ?? language,
    zone,
    home: owner.preferences.timezone,
    clock: clockOfZone(owner.preferences.timezone),
    now: message.sentAt,
    appUrl: deps.appUrl,
    heard: hearing.said,
  };
  const ended = await carryOut(deps, google, decision, {
    message,
    command,
    facts,
    voice,
    changes: calendar.statements,
  });
  if (turn.claimReply()) await sendClaimed(deps, deliveryId(message), message.from, ended.words);
  return ended.state;
}

/** Ends a message that failed again and again, so that the person is not left waiting. */
export async function apologise(deps: Deps, { message, userId }: Pick<Turn, "message" | "userId">): Promise<void> {
  const words = apology(languageIn(message.text) ?? "en");
  try {
    await runTogether(deps.db, [planReply(deps, message, userId, words)]);
  } catch (error) {
    // The database may be what failed: the apology goes out all the same.
    console.error(JSON.stringify({ event: "apology-not-recorded", error: error instanceof Error ? error.name : "" }));
  }
  await sendClaimed(deps, deliveryId(message), message.from, words);
}

const deliveryId = ({ messageId }: IncomingMessage) => `reply:${messageId}`;

function planReply({ db, clock }: Deps, message: IncomingMessage, userId: string | null, words: OutgoingMessage) {
  const now = clock();
  return planDelivery(db, {
    id: deliveryId(message),
    idempotencyKey: deliveryId(message),
    userId,
    channel: "whatsapp",
    recipient: message.from,
    kind: "reply",
    payload: words,
    state: "claimed",
    createdAt: now,
    updatedAt: now,
  });
}

/** Understands the words well enough to know what to read, reads it, and understands them in the user's own zone. */
async function readForTurn(
  deps: Deps,
  userId: string,
  turn: Turn,
): Promise<
  (TurnRecord & { hearing: Hearing; reading: Reading; wishes: Wish[]; zone: string; calendar: boolean }) | undefined
> {
  const { state } = turn;
  const context = {
    now: turn.message.sentAt,
    awaiting: AWAITING[state.pending?.kind ?? "nothing"],
    usual: state.language ?? undefined,
  };
  const guessed = state.reading ?? FIRST_READING;
  const hearing = await hearOnce(deps, turn, { ...context, ...guessed });
  const message = asHeard(turn.message, hearing);
  const readIn = (reading: Reading) =>
    readThere(
      (place) => read(hearing, message.text, { ...context, ...place, workday: reading.workday }),
      reading,
      state,
      context.now,
    );
  const guess = readIn(guessed);
  const commands = guess.wishes.map(({ command }) => command);
  const search = whatToRead(state, commands, guess.zone, message.sentAt);
  const record = await readTurn(deps, userId, search.events, search.nameKeys, search.everybody);
  if (!record) return undefined;

  const { timezone, trips, workdayStartMinute, workdayEndMinute } = record.owner.preferences;
  const workday = { startMinute: workdayStartMinute, endMinute: workdayEndMinute };
  const reading = { zone: timezone, trips, workday };
  const same = JSON.stringify(reading) === JSON.stringify(guessed);
  return {
    ...record,
    hearing,
    reading,
    calendar: search.calendar,
    ...(same ? guess : readIn(reading)),
  };
}

async function hearOnce(deps: Deps, turn: Turn, context: Context): Promise<Hearing> {
  const kept = turn.recall();
  if (kept) return kept;
  const hearing = await hear(deps, turn.message, context, turn);
  if (hearing !== UNHEARD) turn.keep(hearing);
  return hearing;
}

/** Before a user's first message is answered nothing is known of them; what is read then is wide enough for any zone. */
const FIRST_READING: Reading = { zone: "UTC", trips: [], workday: { startMinute: 540, endMinute: 1080 } };

interface CalendarNow {
  state: Facts["calendar"];
  events: CalendarEvent[];
  statements: Statement[];
}

/** For messages that have nothing to do with the calendar; no answer to them looks at it. */
const IDLE_CALENDAR: CalendarNow = { state: "ready", events: [], statements: [] };

/** The calendar as Google has it this moment. Without Google's word nothing counts as free. */
async function lookAtCalendar(
  deps: Deps,
  google: GoogleSession | null,
  owner: Owner,
  mirrored: CalendarEvent[],
  now: number,
): Promise<CalendarNow> {
  if (!google || !owner.google) return { state: "not-connected", events: [], statements: [] };
  try {
    const changes = await pullCalendar(deps, google, owner.google, owner.preferences.timezone, now);
    if ("revoked" in changes) return { state: "revoked", events: [], statements: [] };
    return { state: "ready", events: applyChanges(mirrored, changes), statements: statementsOf(changes) };
  } catch (error) {
    if (!isProviderError(error)) throw error;
    console.error(JSON.stringify({ event: "calendar-down", status: error.status, reason: error.reason }));
    return { state: "down", events: [], statements: [] };
  }
}

const statementsOf = ({ statements }: CalendarChanges) => statements;

function factsOf(
  { user, preferences, integrations }: Owner,
  { contacts, people, zone }: TurnRecord & { zone: string },
  calendar: CalendarNow,
  clock: Instant,
): Omit<Facts, "language" | "guests"> {
  return {
    user,
    ...assumed(preferences, zone),
    calendar: calendar.state,
    quota: quotaProblem({ ...integrations, createdAt: user.createdAt }, clock),
    events: calendar.events,
    contacts,
    known: { calendar: integrations.googleCalendarEmail, phone: integrations.whatsappPhone, people },
  };
}

/** What we cannot read gets a friendly line and leaves everything as it is. */
function decideOn(
  message: IncomingMessage,
  { said }: Hearing,
  state: ConversationState,
  input: Input,
  facts: Facts,
): Decision {
  if (message.kind === "audio") return { state, say: { kind: said === null ? "not-heard" : "no-voice" } };
  if (message.kind === "other") return { state, say: { kind: "no-reading" } };
  return decide(state, input, facts);
}

interface Circumstances {
  message: IncomingMessage;
  command: Command;
  facts: Facts;
  voice: Voice;
  changes: Statement[];
}

/**
 * Writes what the turn means in one round trip: the mirror, the log, the reply that will go out and, for a booking, the
 * claim of its slot. The words are planned for success; only when the calendar says otherwise are they written again.
 */
async function carryOut(
  deps: Deps,
  google: GoogleSession | null,
  decision: Decision,
  { message, command, facts, voice, changes }: Circumstances,
): Promise<{ state: ConversationState; words: OutgoingMessage }> {
  const { db } = deps;
  const userId = facts.user.id;
  const now = message.sentAt;
  const record = (words: OutgoingMessage): Statement[] => [
    planReply(deps, message, userId, words),
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
    ...rememberContacts(db, userId, decision.remember ?? [], "user", now),
    ...updatePreferences(db, userId, decision.prefer ?? {}),
    ...(decision.forget ? [forgetContacts(db, userId, decision.forget)] : []),
  ];
  const always = [...changes, ...known, markInbound(db, userId, now)];

  const inWords = (say: Say) => withHeard(reply(say, voice), voice);
  if ("say" in decision) {
    const words = inWords(decision.say);
    await runTogether(db, [...always, ...record(words)]);
    return { state: decision.state, words };
  }
  const { act } = decision;
  const planned = inWords(settle(decision.state, act, expectedOutcomes(act), now).say);
  const outcomes = await perform(deps, google, act, facts, now, [...always, ...record(planned)]);
  const ended = settle(decision.state, act, outcomes, now);
  if (outcomes.every(({ ok }) => ok)) return { state: ended.state, words: planned };
  const words = inWords(ended.say);
  await runTogether(db, record(words));
  return { state: ended.state, words };
}

const textOf = (words: OutgoingMessage) => ("body" in words ? words.body : words.name);

/** The ticks turn blue and the dots move while we think; a failure here is nobody's concern. */
function showTyping({ whatsapp }: Deps, { messageId }: IncomingMessage): void {
  whatsapp.markRead(messageId, { typing: true }).catch((error: unknown) => {
    if (!isProviderError(error)) throw error;
  });
}

/** A UUID that is always the same for the same message: what a message proposes has one id through every retry. */
async function idFrom(messageId: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(messageId));
  const hex = Array.from(new Uint8Array(digest).subarray(0, 16), (byte) => byte.toString(16).padStart(2, "0")).join("");
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}
