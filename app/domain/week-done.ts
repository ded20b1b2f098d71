import { Temporal } from "temporal-polyfill";
import type { ChangeKind } from "./meeting-change";
import { DAY, type Instant } from "./time";
import { localDay, startOfDay } from "./zones";

/** What Parley did since Monday, in figures. */
export interface WeekDone {
  booked: number;
  moved: number;
  conflicts: number;
  reminders: number;
}

/** A week has begun at most so long ago, in whatever zone: what is read before the zone is known. */
export const LONGEST_WEEK_MS = 8 * DAY;

/** Counts what happened since the Monday of the user's own week. */
export function weekDone(
  evidence: {
    changes: readonly { kind: ChangeKind; at: Instant }[];
    conflicts: readonly { at: Instant }[];
    reminders: readonly { readAt: Instant | null }[];
  },
  zone: string,
  now: Instant,
): WeekDone {
  const today = Temporal.PlainDate.from(localDay(now, zone));
  const monday = startOfDay(today.subtract({ days: today.dayOfWeek - 1 }), zone);
  const of = (kind: ChangeKind) => evidence.changes.filter((one) => one.kind === kind && one.at >= monday).length;
  return {
    booked: of("booked"),
    moved: of("moved"),
    conflicts: evidence.conflicts.filter(({ at }) => at >= monday).length,
    reminders: evidence.reminders.filter(({ readAt }) => (readAt ?? 0) >= monday).length,
  };
}
