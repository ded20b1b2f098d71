import { DAY, type Instant, type Interval, MINUTE } from "./time";

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
 * A calendar with more in it than this has something that repeats far too often, and is not read on: whoever waits for it
 * would wait for minutes. An event each hour of every day is less.
 */
export const MOST_MIRRORED = 25_000;
/** One that is too large is looked at again after this long: what floods it may be gone. */
const TOO_LARGE_MS = 10 * MINUTE;

export const isTooLarge = ({ events }: Pick<SyncCheckpoint, "events">): boolean => events >= MOST_MIRRORED;

/** Meetings up to two years ahead can be found; a month more, so that the window need not move at every turn. */
const MIRROR_BACK_MS = 62 * DAY;
const MIRROR_AHEAD_MS = 2 * 366 * DAY + 62 * DAY;
/** Nearer to the end of the mirror than this, it is made anew around `now`. */
const MIRROR_MARGIN_MS = 2 * 366 * DAY;

/** Where the mirror of a calendar stands, as its account keeps it. */
export interface MirrorState {
  /** Up to where it is whole; null when it is not. */
  syncToken: string | null;
  syncFromAt: Instant | null;
  syncUntilAt: Instant | null;
  syncCheckpoint: SyncCheckpoint | null;
}

/** Around which moment the mirror is to reach, and the machine's own. */
export interface SyncMoments {
  now: Instant;
  clock: Instant;
}

/** Where a sync goes on: where another one was cut off, after what is mirrored, or at the beginning of everything. */
export function syncPlace(mirror: MirrorState, moments: SyncMoments): SyncCheckpoint {
  const { syncCheckpoint: kept, syncToken } = mirror;
  return kept && goesOn(kept, syncToken, moments) ? kept : firstPlace(mirror, moments);
}

/** Where a sync begins that goes on from no other. */
export function firstPlace({ syncToken, syncFromAt, syncUntilAt }: MirrorState, moments: SyncMoments): SyncCheckpoint {
  if (syncToken === null || syncFromAt === null || syncUntilAt === null) return wholeCalendar(moments);
  const window = { start: syncFromAt, end: syncUntilAt };
  if (!reachesAround(window, moments.now)) return wholeCalendar(moments);
  return { syncToken, window, pageToken: null, events: 0, startedAt: moments.clock };
}

export function wholeCalendar({ now, clock }: SyncMoments): SyncCheckpoint {
  const window = { start: now - MIRROR_BACK_MS, end: now + MIRROR_AHEAD_MS };
  return { syncToken: null, window, pageToken: null, events: 0, startedAt: clock };
}

const reachesAround = ({ start, end }: Interval, now: Instant) => start <= now && now + MIRROR_MARGIN_MS <= end;

function goesOn(
  { startedAt, window, ...checkpoint }: SyncCheckpoint,
  syncToken: string | null,
  { now, clock }: SyncMoments,
): boolean {
  const isOfThis = checkpoint.syncToken === null || checkpoint.syncToken === syncToken;
  const isOpen = startedAt <= clock && clock < startedAt + (isTooLarge(checkpoint) ? TOO_LARGE_MS : CHECKPOINT_MS);
  return isOfThis && isOpen && reachesAround(window, now);
}
