import { DAY, type Instant, type Interval } from "./time";

/** How far a sync of several pages has come: everything up to `pageToken` is in the mirror. */
export interface SyncCheckpoint {
  /** What changed since this token is read; null: the whole window. */
  syncToken: string | null;
  window: Interval;
  /** Google's, for the page that comes next; null before the first. */
  pageToken: string | null;
  /** How many events have come. */
  events: number;
  startedAt: Instant;
}

/** Google keeps a list open for a while; one that was left for longer is begun anew. */
const CHECKPOINT_MS = DAY;

/**
 * Whether a sync goes on where another one was cut off.
 *
 * @param syncToken up to where the mirror is whole; null when it is not
 */
export function goesOn(checkpoint: SyncCheckpoint, syncToken: string | null, now: Instant): boolean {
  const isOfThis = checkpoint.syncToken === null || checkpoint.syncToken === syncToken;
  return isOfThis && checkpoint.startedAt <= now && now < checkpoint.startedAt + CHECKPOINT_MS;
}
