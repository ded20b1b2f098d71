import { forgetEvents, mirrorEvents } from "~/db/calendar-events";
import { saveSyncState } from "~/db/calendar-syncs";
import { noteArrivals } from "~/db/conflict-alerts";
import { dropContactsWithoutEvent } from "~/db/contacts";
import type { Statement } from "~/db/database";
import type { GoogleAccount } from "~/db/google-accounts";
import { cancelMissing, followEvents } from "~/db/meetings";
import { requestPlan } from "~/db/planned-notifications";
import type { CalendarEvent } from "~/domain/calendar-event";
import { DAY, type Instant, type Interval } from "~/domain/time";
import type { Deps } from "./deps";
import type { GoogleSession } from "./google-access";

/** Meetings up to two years ahead can be found; a month more, so that the window need not move at every turn. */
const MIRROR_BACK_MS = 62 * DAY;
const MIRROR_AHEAD_MS = 2 * 366 * DAY + 62 * DAY;
/** Nearer to the end of the mirror than this, it is made anew around `now`. */
const MIRROR_MARGIN_MS = 2 * 366 * DAY;

/** What Google says has changed, and the statements that bring the mirror up to it. */
export interface CalendarChanges {
  /** True when `events` is the whole mirror, not a difference. */
  whole: boolean;
  events: CalendarEvent[];
  statements: Statement[];
}

/**
 * Asks Google what changed since the last sync, or for everything when there was none, when the token is too old
 * (410) or when `now` has moved past the mirrored window. Writes nothing: the statements go with the caller's own
 * in one round trip.
 *
 * @param zone IANA zone in which all-day events become moments
 */
export async function pullCalendar(
  deps: Pick<Deps, "db" | "calendar" | "clock">,
  google: GoogleSession,
  account: GoogleAccount,
  zone: string,
  now: Instant,
): Promise<CalendarChanges | { revoked: true }> {
  const { syncToken } = account;
  if (syncToken && coversMirror(account, now)) {
    const answer = await google((token) => deps.calendar.listEvents(token, { syncToken, zone }));
    if ("revoked" in answer) return answer;
    if (!answer.value.fullSyncRequired) {
      const { events, nextSyncToken } = answer.value;
      if (events.length === 0 && nextSyncToken === syncToken) return { whole: false, events, statements: [] };
      const window = { start: account.syncFromAt ?? now, end: account.syncUntilAt ?? now };
      const arrivals = noteArrivals(deps.db, account.userId, events, now);
      const statements = writeChanges(deps, account, events, nextSyncToken, window, now);
      return { whole: false, events, statements: [...arrivals, ...statements] };
    }
  }
  const window = mirrorWindow(now);
  const answer = await google((token) => deps.calendar.listEvents(token, { window, zone }));
  if ("revoked" in answer) return answer;
  if (answer.value.fullSyncRequired) throw new Error("Google asked for a full sync in answer to a full sync");
  const { events, nextSyncToken } = answer.value;
  return {
    whole: true,
    events,
    statements: [
      forgetEvents(deps.db, account.userId),
      ...requestPlan(deps.db, account.userId),
      ...writeChanges(deps, account, events, nextSyncToken, window, now),
    ],
  };
}

/** What a mirror that is made now holds. */
export const mirrorWindow = (now: Instant): Interval => ({ start: now - MIRROR_BACK_MS, end: now + MIRROR_AHEAD_MS });

/** Whether the mirror still reaches far enough around `now`. */
export function coversMirror(
  { syncFromAt, syncUntilAt }: Pick<GoogleAccount, "syncFromAt" | "syncUntilAt">,
  now: Instant,
): boolean {
  return syncFromAt !== null && syncUntilAt !== null && syncFromAt <= now && now + MIRROR_MARGIN_MS <= syncUntilAt;
}

function writeChanges(
  { db, clock }: Pick<Deps, "db" | "clock">,
  account: GoogleAccount,
  events: CalendarEvent[],
  syncToken: string,
  window: Interval,
  now: Instant,
): Statement[] {
  return [
    ...mirrorEvents(db, account.userId, events),
    ...followEvents(
      db,
      account.userId,
      events.map(({ id }) => id),
      now,
    ),
    ...cancelMissing(db, account.userId, window, now),
    dropContactsWithoutEvent(db, account.userId),
    saveSyncState(db, account, {
      syncToken,
      syncFromAt: window.start,
      syncUntilAt: window.end,
      syncedAt: clock(),
    }),
  ];
}

/** The mirrored events as they are after the changes, by start, without another read. Google lists in no order. */
export function applyChanges(mirrored: readonly CalendarEvent[], changes: CalendarChanges): CalendarEvent[] {
  const changed = new Set(changes.events.map((event) => event.id));
  const kept = changes.whole ? [] : mirrored.filter((event) => !changed.has(event.id));
  return [...kept, ...changes.events.filter(isAlive)].toSorted((a, b) => a.start - b.start);
}

const isAlive = (event: CalendarEvent) => event.status !== "cancelled";
