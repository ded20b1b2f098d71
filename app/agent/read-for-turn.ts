import type { Deps } from "~/services/deps";
import { readTurn, type TurnRecord } from "~/services/read-turn";
import { deliveryId } from "./carry-out";
import type { Reading } from "./conversation";
import { asHeard, type Hearing, hear, UNHEARD } from "./hear";
import { contextOf, readMessage } from "./read-message";
import { answersToLookUp } from "./shown";
import type { Turn } from "./turn";
import type { Context } from "./understand/command";
import type { Wish } from "./understand/wishes";
import { whatToRead } from "./what-to-read";

/** Understands the words well enough to know what to read, reads it, and understands them in the user's own zone. */
export async function readForTurn(
  deps: Deps,
  userId: string,
  turn: Turn,
): Promise<
  (TurnRecord & { hearing: Hearing; reading: Reading; wishes: Wish[]; zone: string; calendar: boolean }) | undefined
> {
  const { state } = turn;
  const now = turn.message.sentAt;
  const guessed = state.reading ?? FIRST_READING;
  const hearing = await hearOnce(deps, turn, { ...contextOf(state, now), ...guessed });
  const { text } = asHeard(turn.message, hearing);
  const readIn = (reading: Reading) => readMessage(state, { text, now, hearing }, reading);
  const guess = readIn(guessed);
  const commands = guess.wishes.map(({ command }) => command);
  const search = whatToRead(state, commands, guess.zone, now);
  const record = await readTurn(deps, userId, search.events, search.nameKeys, {
    replyId: deliveryId(turn.message),
    everybody: search.everybody,
    answers: answersToLookUp(state),
  });
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
