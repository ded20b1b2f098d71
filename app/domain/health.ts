import type { OPEN_STATES } from "./delivery-rules";
import { DAY, HOUR, type Instant, MINUTE, SECOND } from "./time";

/** Rows of each kind that are counted: a count that is this high means at least so many. */
export const MOST_COUNTED = 1_000;

/** What is due by now of one kind of work. */
interface Due {
  /** When each row was due, the earliest first; at most `MOST_COUNTED`. */
  dueAt: readonly Instant[];
  /** Rows that were asked for at once, of which nobody knows since when. */
  atOnce: number;
}

/** What the database says of the work that is open. */
export interface WorkRead {
  notifications: Due & { oldestKind: string | null };
  /** What is open, the earliest due first; at most `MOST_COUNTED`. */
  deliveries: readonly { state: (typeof OPEN_STATES)[number]; dueAt: Instant; createdAt: Instant }[];
  /** Messages that a queue gave up within the last day. */
  deadLetters: number;
  /** Also those that are due within `SOON_MS`: a channel is due a day before it ends. */
  channels: Due;
  syncs: Due;
  billing: Due;
}

/**
 * One that could not be opened is tried again within the hour, so what is due by then is every channel that is missing
 * or ends within a day, and those that end in the hour after that.
 */
export const SOON_MS = HOUR;

/** How much may be open before somebody should look. The cron takes up what is due every minute. */
const BOUNDS = {
  "notifications.lateSeconds": (5 * MINUTE) / SECOND,
  "deliveries.lateSeconds": (5 * MINUTE) / SECOND,
  // No delivery is good for longer than 23 hours.
  "deliveries.oldestSeconds": DAY / SECOND,
  "deliveries.unknown": 20,
  deadLetters: 0,
  "channels.lateSeconds": (30 * MINUTE) / SECOND,
  "syncs.lateSeconds": (30 * MINUTE) / SECOND,
  "billing.lateSeconds": HOUR / SECOND,
} as const;

/** Counts and ages in whole seconds, and in `wrong` the names of those that are out of bounds. */
export function healthReport(
  { notifications, deliveries, deadLetters, channels, syncs, billing }: WorkRead,
  now: Instant,
) {
  const count = (state: (typeof OPEN_STATES)[number]) => deliveries.filter((one) => one.state === state).length;
  const figures = {
    notifications: { ...dueFigures(notifications, now), oldestKind: notifications.oldestKind },
    deliveries: {
      planned: count("planned"),
      claimed: count("claimed"),
      unknown: count("unknown"),
      lateSeconds: ageOf(
        deliveries.map(({ dueAt }) => dueAt),
        now,
      ),
      oldestSeconds: ageOf(
        deliveries.map(({ createdAt }) => createdAt),
        now,
      ),
    },
    deadLetters,
    channels: { ...dueFigures(channels, now), soon: channels.dueAt.filter((dueAt) => dueAt > now).length },
    syncs: dueFigures(syncs, now),
    billing: dueFigures(billing, now),
  };
  const measured: Record<keyof typeof BOUNDS, number> = {
    "notifications.lateSeconds": figures.notifications.lateSeconds,
    "deliveries.lateSeconds": figures.deliveries.lateSeconds,
    "deliveries.oldestSeconds": figures.deliveries.oldestSeconds,
    "deliveries.unknown": figures.deliveries.unknown,
    deadLetters,
    "channels.lateSeconds": figures.channels.lateSeconds,
    "syncs.lateSeconds": figures.syncs.lateSeconds,
    "billing.lateSeconds": figures.billing.lateSeconds,
  };
  const names = Object.keys(BOUNDS) as (keyof typeof BOUNDS)[]; // the keys of a constant
  const wrong = names.filter((name) => measured[name] > BOUNDS[name]);
  return { ok: wrong.length === 0, wrong, ...figures };
}

function dueFigures({ dueAt, atOnce }: Due, now: Instant) {
  const due = dueAt.filter((at) => at <= now);
  return { due: due.length + atOnce, lateSeconds: ageOf(due, now) };
}

/** Whole seconds since the earliest of these; 0 without any, and while all lie ahead. */
function ageOf(moments: readonly Instant[], now: Instant): number {
  const earliest = moments.reduce((a, b) => Math.min(a, b), now);
  return Math.floor((now - earliest) / SECOND);
}
