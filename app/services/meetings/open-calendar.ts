import { selectEventsIn } from "~/db/agenda";
import { eventFromRow } from "~/db/calendar-events";
import { runTogether } from "~/db/database";
import { selectGoogleAccount } from "~/db/google-accounts";
import { selectPreferences } from "~/db/settings";
import type { CalendarEvent } from "~/domain/calendar-event";
import { DAY, type Instant, type Interval } from "~/domain/time";
import { type Workday, workdayOf } from "~/domain/workday";
import { isProviderError, type ProviderError } from "~/providers/errors";
import type { Deps } from "../deps";
import { type GoogleSession, openGoogle } from "../google-access";
import { pullCalendar } from "../sync-calendar";

export type CalendarDeps = Pick<Deps, "db" | "calendar" | "clock" | "encryption" | "refreshAccess" | "notifyPages">;

export interface OpenCalendar {
  google: GoogleSession;
  /** As Google has them now, around the time that was asked about. */
  events: CalendarEvent[];
  zone: string;
  workday: Workday;
  bufferMinutes: number;
}

export type CalendarClosed = { closed: "not-connected" | "revoked" | "too-large" | "no-permission" | "down" };

/** Alternatives are looked for up to two weeks on. */
const AHEAD_MS = 16 * DAY;
const BACK_MS = 2 * DAY;

/**
 * Brings the mirror up to what Google says now, and opens it around one time: what a form decides from is never older
 * than the form's own request.
 *
 * @param around what the form is about
 */
export async function openCalendar(
  deps: CalendarDeps,
  userId: string,
  around: Interval,
  now: Instant,
): Promise<OpenCalendar | CalendarClosed> {
  const { db } = deps;
  const [[account], [preferences]] = await db.batch([selectGoogleAccount(db, userId), selectPreferences(db, userId)]);
  if (!account || !preferences) return { closed: "not-connected" };
  const { timezone: zone, bufferTime } = preferences;
  const google = openGoogle(deps, account);
  const window = { start: around.start - BACK_MS, end: around.end + AHEAD_MS };
  try {
    const changes = await pullCalendar(deps, google, account, zone, now);
    if ("closed" in changes) return changes;
    // Reads come last in the batch, so they see what the sync has just written.
    const statements = changes.isMirrored ? [] : changes.statements;
    const rows = (await runTogether(db, [...statements, selectEventsIn(db, userId, window)])).at(-1);
    const events = (rows as Awaited<ReturnType<typeof selectEventsIn>>).map(eventFromRow);
    const workday = workdayOf(preferences);
    return { google, events, zone, workday, bufferMinutes: bufferTime };
  } catch (error) {
    if (!isProviderError(error)) throw error;
    return { closed: closedBy(error) };
  }
}

/**
 * Why a calendar could not be read: Google does not answer, or it says that we may not, with a fresh token as well. The
 * grant is good then, and lacks something: a box that was not ticked, or what an administrator has taken back.
 */
export function closedBy({ status, retryable }: ProviderError): "no-permission" | "down" {
  return !retryable && (status === 401 || status === 403) ? "no-permission" : "down";
}
