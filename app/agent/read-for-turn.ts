import type { Deps } from "~/services/deps";
import { readTurn, type TurnRecord } from "~/services/read-turn";
import { deliveryId } from "./carry-out";
import { asHeard, type Hearing, hear, UNHEARD } from "./hear";
import { contextOf, readMessage } from "./read-message";
import type { MessageInput } from "./state/input";
import { readMeetingChoice } from "./state/meeting-choice";
import { answersToLookUp } from "./state/shown";
import type { TimeSettings } from "./state/turn-context";
import type { Turn } from "./turn";
import type { Context } from "./understand/command";
import { whatToRead } from "./what-to-read";

/** Understands the words well enough to know what to read, reads it, and understands them in the user's own zone. */
export async function readForTurn(
  deps: Deps,
  userId: string,
  turn: Turn,
): Promise<
  | (TurnRecord & {
      hearing: Hearing;
      timeSettings: TimeSettings;
      requests: MessageInput["requests"];
      zone: string;
      calendar: boolean;
    })
  | undefined
> {
  const { state } = turn;
  const now = turn.message.sentAt;
  const guessed = state.timeSettings ?? FIRST_SETTINGS;
  const hearing = await hearOnce(deps, turn, contextOf(state, now, guessed));
  const { text, choiceId } = asHeard(turn.message, hearing);
  const readWith = (settings: TimeSettings) => readMessage(state, { text, choiceId, now, hearing }, settings);
  const guess = readWith(guessed);
  const commands = guess.requests.map(({ command }) => command);
  const { eventId } = readMeetingChoice(choiceId) ?? {};
  const meant = eventId ? { ...state, focusEventId: eventId } : state;
  const search = whatToRead(meant, commands, guess.zone, now);
  const record = await readTurn(deps, userId, search.events, search.nameKeys, {
    replyId: deliveryId(turn.message),
    everybody: search.everybody,
    reminded: search.reminded,
    answers: answersToLookUp(state),
  });
  if (!record) return undefined;

  const { timezone, trips, workdayStartMinute, workdayEndMinute } = record.owner.preferences;
  const timeSettings = { timezone, trips, workdayStartMinute, workdayEndMinute };
  const same = JSON.stringify(timeSettings) === JSON.stringify(guessed);
  return { ...record, hearing, timeSettings, calendar: search.calendar, ...(same ? guess : readWith(timeSettings)) };
}

async function hearOnce(deps: Deps, turn: Turn, context: Context): Promise<Hearing> {
  const kept = turn.recall();
  if (kept) return kept;
  const hearing = await hear(deps, turn.message, context, turn);
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
