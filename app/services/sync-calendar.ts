import type { Statement } from "~/db/database";
import { findGoogleAccount, type GoogleAccount } from "~/db/google-accounts";
import type { CalendarEvent } from "~/domain/calendar-event";
import { syncPlace } from "~/domain/sync-checkpoint";
import type { Instant } from "~/domain/time";
import type { Deps } from "./deps";
import type { GoogleSession } from "./google-access";
import { PAGE_SIZE, syncInPages, writeLastPage } from "./sync-in-pages";

/** Another run may write first again and again; each time the mirror has come further. */
const MOST_TRIES = 20;

/**
 * What Google says has changed, with the statements that bring the mirror up to it; or that the mirror has just been
 * brought up to it, so that what was read of it before is old.
 */
export type CalendarChanges =
  | { isMirrored: false; events: CalendarEvent[]; statements: Statement[] }
  | { isMirrored: true };

/** Why nothing of the calendar can be told: the access was withdrawn, or there is more in it than is read. */
export type NoCalendar = { closed: "revoked" | "too-large" };

/**
 * Asks Google what changed since the last sync. What fits one page is not written: its statements go with the caller's
 * own in one round trip. More than that, and the whole calendar where no mirror reaches around `now`, is mirrored in
 * pages first, from where another run was cut off.
 *
 * @param zone IANA zone in which all-day events become moments
 */
export async function pullCalendar(
  deps: Pick<Deps, "db" | "calendar" | "clock">,
  google: GoogleSession,
  account: GoogleAccount,
  zone: string,
  now: Instant,
): Promise<CalendarChanges | NoCalendar> {
  const place = syncPlace(account, { now, clock: deps.clock() });
  const { syncToken, pageToken } = place;
  if (syncToken !== null && pageToken === null) {
    const answer = await google((token) =>
      deps.calendar.listPage(token, { syncToken, zone }, { pageToken, size: PAGE_SIZE }),
    );
    if ("revoked" in answer) return { closed: "revoked" };
    const page = answer.value;
    if (!page.isRefused && "syncToken" in page.next) {
      const isNothing = page.events.length === 0 && page.next.syncToken === syncToken;
      const statements = isNothing ? [] : writeLastPage(deps, account, place, { ...page, next: page.next }, now);
      return { isMirrored: false, events: page.events, statements };
    }
  }
  return mirrorNow(deps, google, account, zone, now);
}

async function mirrorNow(
  deps: Parameters<typeof syncInPages>[0],
  google: GoogleSession,
  first: GoogleAccount,
  zone: string,
  now: Instant,
): Promise<{ isMirrored: true } | NoCalendar> {
  let account: GoogleAccount | undefined = first;
  for (let tries = 0; tries < MOST_TRIES && account; tries++) {
    const end = await syncInPages(deps, google, account, zone, { now });
    if (end === "revoked" || end === "too-large") return { closed: end };
    if (end !== "overtaken") return { isMirrored: true };
    account = await findGoogleAccount(deps.db, account.userId);
  }
  // Disconnected meanwhile, or others are faster: what there is, is in the mirror.
  return { isMirrored: true };
}

/** The mirrored events as they are after the changes, by start, without another read. Google lists in no order. */
export function applyChanges(mirrored: readonly CalendarEvent[], changed: readonly CalendarEvent[]): CalendarEvent[] {
  const ids = new Set(changed.map(({ id }) => id));
  const kept = mirrored.filter(({ id }) => !ids.has(id));
  return [...kept, ...changed.filter(isAlive)].toSorted((a, b) => a.start - b.start);
}

const isAlive = (event: CalendarEvent) => event.status !== "cancelled";
