import { type Instant, MINUTE } from "./time";

/** A message that was longer on its way than this is answered as what it is: its yes may be for another world. */
const OLD_AFTER_MINUTES = 10;
/** For so long a message may wait with us, while something of ours is down, before its yes is asked for again. */
const MOST_WAITING_MINUTES = 30;

/**
 * Whether a message is too old to act on without asking again. What waits here is our own doing and gets more time. A
 * message whose moment lies ahead of our clock is as old as it has waited.
 *
 * @param sentAt by the sender's clock
 * @param receivedAt when it came to us
 * @param clock when it is answered
 */
export function isOldMessage({ sentAt, receivedAt }: { sentAt: Instant; receivedAt: Instant }, clock: Instant) {
  return receivedAt - sentAt > OLD_AFTER_MINUTES * MINUTE || clock - receivedAt > MOST_WAITING_MINUTES * MINUTE;
}
