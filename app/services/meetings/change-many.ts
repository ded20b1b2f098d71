import { selectLastChanges } from "~/db/meeting-changes";
import { selectMeetingsById } from "~/db/meeting-list";
import type { BulkAction } from "~/domain/bulk";
import type { NoteDone } from "~/domain/calendar-act";
import { FAILURE_WORDS } from "~/domain/failure-words";
import type { ChangedBy } from "~/domain/meeting-change";
import { mayChange } from "~/domain/meeting-view";
import type { Instant, Interval } from "~/domain/time";
import { shifted } from "~/domain/zones";
import { refreshCalendar } from "../refresh-calendar";
import { cancelMeeting } from "./cancel";
import { changeMeeting } from "./change";
import type { CalendarDeps } from "./open-calendar";
import { restoreMeeting } from "./restore";

interface Whose {
  userId: string;
  /** The user's IANA zone. */
  zone: string;
  note?: NoteDone;
  now: Instant;
}

/** Which meetings were changed, and why others were not. */
export interface BulkResult {
  done: string[];
  failed: { title: string; why: string }[];
}

/**
 * Does one thing to several meetings of a user, one after another, each whatever became of the one before.
 *
 * @param minutes of a move; earlier when negative
 */
export async function changeMany(
  deps: CalendarDeps,
  { userId, zone, note, now }: Whose,
  ids: readonly string[],
  what: BulkAction,
  minutes: number,
): Promise<BulkResult> {
  // What others have cancelled meanwhile is theirs.
  if (what === "cancel") await refreshCalendar(deps, userId, now);
  const [rows, changes] = await Promise.all([
    selectMeetingsById(deps.db, userId, ids),
    selectLastChanges(deps.db, userId, ids),
  ]);
  const result: BulkResult = { done: [], failed: [] };
  for (const row of rows) {
    const of = { userId, eventId: row.id, by: { via: "web" } as const, note, zone, now };
    const slot = slotOf(
      row,
      what,
      changes.find(({ eventId }) => eventId === row.id),
      minutes,
      zone,
    );
    if (what === "move" && row.allDay === 1 && minutes % WHOLE_DAY_MINUTES !== 0) {
      result.failed.push({ title: row.title, why: "it takes whole days, so it moves by days." });
      continue;
    }
    const outcome = await changeOne(deps, row, what, slot, of);
    if (outcome.ok) result.done.push(row.id);
    else result.failed.push({ title: row.title, why: FAILURE_WORDS[outcome.reason] ?? "it could not be done" });
  }
  return result;
}

const WHOLE_DAY_MINUTES = 1440;

type Row = Awaited<ReturnType<typeof selectMeetingsById>>[number];
type Of = Whose & { eventId: string; by: ChangedBy };

async function changeOne(deps: CalendarDeps, row: Row, what: BulkAction, slot: Interval | null, of: Of) {
  if (what === "restore") return restoreMeeting(deps, of);
  // The form was sent twice.
  if (what === "cancel" && row.state === "cancelled") return { ok: true } as const;
  if (!mayChange(row, of.now)) return GONE;
  if (what === "cancel") return cancelMeeting(deps, of);
  if (slot === null) return GONE;
  return changeMeeting(deps, { ...of, seenEtag: null, change: { slot }, allowOverlap: what === "move-back" });
}

const GONE = { ok: false, reason: "gone" } as const;

type LastChange = Awaited<ReturnType<typeof selectLastChanges>>[number];

/** Where a meeting goes: some minutes on, or back to where its last move on a page took it from; null where it has been moved since. */
function slotOf(
  { startAt, endAt }: { startAt: Instant; endAt: Instant },
  what: BulkAction,
  last: LastChange | undefined,
  minutes: number,
  zone: string,
): Interval | null {
  if (what === "move") {
    const start = shifted(startAt, minutes, zone);
    return { start, end: start + endAt - startAt };
  }
  if (last?.toStart !== startAt || last.fromStart === null || last.fromEnd === null) return null;
  return { start: last.fromStart, end: last.fromEnd };
}
