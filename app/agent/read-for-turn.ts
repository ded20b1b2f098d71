import type { EventSearch } from "~/db/calendar-events";
import { contactKey } from "~/domain/contact";
import type { IncomingMessage } from "~/domain/incoming-message";
import type { PassedWords } from "~/domain/passed-words";
import { namesBehind } from "~/domain/short-name";
import type { Deps } from "~/services/deps";
import { readTurn, type TurnRecord } from "~/services/read-turn";
import { deliveryId } from "./carry-out";
import { readChoice } from "./decide/answer/choice";
import { asHeard, askAbout, type Hearing, hearVoice, isUnclear, recalled, UNHEARD } from "./hear";
import { contextOf, gazetteerOf, readMessage } from "./read-message";
import type { MessageInput } from "./state/input";
import { readMeetingChoice } from "./state/meeting-choice";
import { answersToLookUp, quotedIn } from "./state/shown";
import type { TimeSettings } from "./state/turn-context";
import { type TakenApart, takeApart } from "./take-apart";
import type { Turn } from "./turn";
import type { Command } from "./understand/command";
import { mayAsk } from "./understand/ear/read-message";
import { whoCanAsked } from "./understand/times-offered";
import { whatToRead } from "./what-to-read";

/** All that a turn is decided on but for what Google has to say. */
export type ForTurn = TurnRecord & {
  /** The user's own words, as typed or as heard. */
  message: IncomingMessage;
  passed: PassedWords | null;
  hearing: Hearing;
  timeSettings: TimeSettings;
  requests: MessageInput["requests"];
  mentions: MessageInput["mentions"];
  zone: string;
  calendar: boolean;
  search: EventSearch;
};

/** A message that was taken apart into what the person says and what came with it. */
export type Taken = Turn & Pick<TakenApart, "passed">;

/**
 * Understands the words well enough to know what to read, reads it, and understands them in the user's own zone. What the
 * rules leave over a model takes apart, where there is one, and what that needs is read in place of it.
 */
export async function readForTurn(deps: Deps, userId: string, turn: Taken): Promise<ForTurn | undefined> {
  const heard = await heardOnce(deps, turn);
  const byRules = await readHeard(deps, userId, turn, heard);
  if (!byRules || heard.form !== undefined) return byRules;
  const context = contextOf(turn.state, turn.message.sentAt, byRules.timeSettings);
  if (!isUnclear(byRules.message.text, byRules.requests, context)) return byRules;
  return (await readByModel(deps, userId, turn, byRules)) ?? byRules;
}

/** The same, as a model takes the message apart beside the rules; undefined where none is asked. */
async function readByModel(deps: Deps, userId: string, turn: Taken, byRules: ForTurn): Promise<ForTurn | undefined> {
  const context = contextOf(turn.state, turn.message.sentAt, byRules.timeSettings);
  const asked = await askAbout(deps, byRules.message, context, turn);
  if (!asked) return undefined;
  const hearing = { ...byRules.hearing, ...asked };
  turn.keep(hearing);
  return asked.form ? readHeard(deps, userId, turn, hearing) : { ...byRules, hearing };
}

/**
 * As a model takes the message apart, in place of what was read, which came to nothing. It is asked once for a message,
 * whatever comes of it.
 *
 * @returns undefined without a form of the model's
 */
export async function readInstead(
  deps: Deps,
  userId: string,
  turn: Taken,
  inVain: ForTurn,
): Promise<ForTurn | undefined> {
  const { form } = inVain.hearing;
  const { hearing } = form === undefined ? ((await readByModel(deps, userId, turn, inVain)) ?? inVain) : inVain;
  if (!hearing.form || hearing.instead) return undefined;
  const instead = { ...hearing, instead: true as const };
  turn.keep(instead);
  return readHeard(deps, userId, turn, instead);
}

async function readHeard(deps: Deps, userId: string, turn: Taken, hearing: Hearing): Promise<ForTurn | undefined> {
  const { state } = turn;
  const now = turn.message.sentAt;
  const guessed = state.timeSettings ?? FIRST_SETTINGS;
  const heard = asHeard(turn.message, hearing);
  // What was typed is taken apart before anybody listens; what is heard, once it is.
  const { own: message, passed: spoken } =
    turn.message.kind === "audio" ? takeApart(heard) : { own: heard, passed: null };
  const { text, choiceId } = message;
  const passed = turn.passed ?? spoken;
  const said = { text, choiceId, now, hearing };
  const guess = readMessage(state, said, guessed);
  const asksGroups = choiceId === undefined && whoCanAsked(text);
  const looks = asksGroups || (choiceId === undefined && mayAsk(text, contextOf(state, now, guessed)));
  const asks = looks ? [LOOKS] : [];
  const commands = [...guess.requests.map(({ command }) => command), ...asks];
  const { eventId } = readMeetingChoice(choiceId) ?? {};
  const meant = eventId ? { ...state, focusEventId: eventId } : state;
  const quotedId = quotedIn(state, message.repliesTo)?.eventId ?? null;
  const search = whatToRead(meant, commands, guess.zone, now, {
    bringsWords: passed !== null,
    quotedId,
    isTapped: ["yes", "undo"].includes(readChoice(choiceId)?.verb ?? ""),
  });
  const nameKeys = [...new Set([...search.nameKeys, ...(choiceId === undefined ? namesIn(text) : [])])];
  const record = await readTurn(deps, userId, search.events, nameKeys, {
    replyId: deliveryId(turn.message),
    everybody: search.everybody,
    reminded: search.reminded,
    summarised: search.summarised,
    groups: asksGroups,
    answers: answersToLookUp(state),
  });
  if (!record) return undefined;

  const { timezone, trips, workdayStartMinute, workdayEndMinute } = record.owner.preferences;
  const timeSettings = { timezone, trips, workdayStartMinute, workdayEndMinute };
  // With the names of people and meetings the words say more.
  const read = readMessage(state, said, timeSettings, gazetteerOf(record.contacts, record.events));
  return {
    ...record,
    message,
    passed,
    hearing,
    timeSettings,
    calendar: search.calendar,
    search: search.events,
    ...read,
  };
}

/** A look at the calendar, for words that may be about it once its names are known. */
const LOOKS: Command = { intent: "query", confidence: 0, slots: {}, when: null, question: null };

/** Longer messages are letters; their names are not looked up. */
const MOST_NAMES = 40;

/** Whatever in a message may be the name of somebody: each word, what it may be short for, and each two and three in a row. */
function namesIn(text: string): string[] {
  const words = contactKey(text.slice(0, 1_000)).split(" ").slice(0, MOST_NAMES);
  const plain = words.map((word) => word.replace(/'s?$/, "").replace(/[.']+$/, ""));
  const runs = [1, 2, 3].flatMap((count) => plain.map((_, i) => plain.slice(i, i + count).join(" ")));
  // "JP": as a pattern.
  const initials = text.match(/(?<!\p{L})\p{Lu}{2,3}(?!\p{L})/gu) ?? [];
  const patterns = initials.map((letters) => `${[...letters.toLowerCase()].join("*[ -]")}*`);
  return [...runs, ...plain.flatMap(namesBehind), ...patterns].filter((name) => /^\p{L}[\p{L}*]/u.test(name));
}

async function heardOnce(deps: Deps, turn: Turn): Promise<Hearing> {
  const kept = turn.recall();
  if (kept) return recalled(kept);
  const hearing = await hearVoice(deps, turn.message, turn);
  if (hearing !== UNHEARD) turn.keep(hearing);
  return hearing;
}

/** Before a user's first message is answered nothing is known of them; what is read then is wide enough for any zone. */
const FIRST_SETTINGS: TimeSettings = {
  timezone: "UTC",
  trips: [],
  workdayStartMinute: 540,
  workdayEndMinute: 1080,
};
