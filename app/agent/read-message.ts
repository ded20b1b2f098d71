import type { Instant } from "~/domain/time";
import { expectationOf } from "./awaiting";
import type { ConversationState, Reading } from "./conversation";
import { type Hearing, read } from "./hear";
import type { Context } from "./understand/command";
import type { Wish } from "./understand/wishes";
import { readThere } from "./where";

/** What `understand` knows besides the words, as far as it is the same in every zone. @param now UTC milliseconds */
export function contextOf(state: ConversationState, now: Instant): Omit<Context, "zone"> {
  return { now, ...expectationOf(state), usual: state.language ?? undefined };
}

/**
 * The requests in the words of a message, read in the zone in which the user is at the time that they are about.
 *
 * @param state what `stillMeant` leaves
 * @param now the message's own moment, UTC milliseconds
 */
export function readMessage(
  state: ConversationState,
  { text, now, hearing }: { text: string; now: Instant; hearing: Hearing },
  reading: Reading,
): { wishes: Wish[]; zone: string } {
  const context = contextOf(state, now);
  return readThere(
    (place) => read(hearing, text, { ...context, ...place, workday: reading.workday }),
    reading,
    state,
    now,
  );
}
