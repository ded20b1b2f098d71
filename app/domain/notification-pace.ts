import { type Instant, SECOND } from "./time";

/** WhatsApp takes 80 messages a second of one number; what is left of them is for answers. */
export const PER_SECOND = 50;
/** No more before its moment than this: to the minute it is what was asked for, and so are the words "in 15 minutes". */
export const MOST_AHEAD_MS = 30 * SECOND;
/** They begin half as much earlier again as they need: where sending is slower than this pace, they are still in time. */
const SLACK = 1.5;

/**
 * How long each of some messages waits that are due together: so many a second, and done by their moment. One alone goes
 * at its moment. Of more than fit before it, as many as do go ahead, and the others after it; those whose moment has
 * passed go from now on.
 *
 * @param count how many are due at `dueAt`
 * @param handed how many were handed over at `now` before these
 * @returns whole seconds, in the order in which they go
 */
export function delaysOf(count: number, dueAt: Instant, now: Instant, handed = 0): number[] {
  const ahead = Math.min(MOST_AHEAD_MS, Math.floor((SLACK * (count - 1)) / PER_SECOND) * SECOND);
  const first = Math.max(0, Math.ceil((dueAt - ahead - now) / SECOND));
  return Array.from({ length: count }, (_, n) => first + Math.floor((handed + n) / PER_SECOND));
}
