import { forgetUnseen, mirrorEvents } from "~/db/calendar-events";
import {
  beginFullSync,
  dropOrphanedMirror,
  postponeSync,
  saveSyncCheckpoint,
  saveSyncProgress,
  saveSyncState,
} from "~/db/calendar-syncs";
import { noteArrivals } from "~/db/conflict-alerts";
import { dropContactsWithoutEvent } from "~/db/contacts";
import { runTogether, type Statement } from "~/db/database";
import { findGoogleAccount, type GoogleAccount } from "~/db/google-accounts";
import { cancelMissing, followEvents } from "~/db/meetings";
import { requestPlan } from "~/db/planned-notifications";
import { goesOn, type SyncCheckpoint } from "~/domain/sync-checkpoint";
import type { Instant } from "~/domain/time";
import type { EventPageRead } from "~/providers/google-event-list";
import type { Deps } from "./deps";
import type { GoogleSession } from "./google-access";
import { coversMirror, mirrorWindow } from "./sync-calendar";

/** Events of 10 KB make pages of 2.5 MB, of which one at a time is in memory. */
const PAGE_SIZE = 250;
/** More pages than any calendar has. */
const MAX_PAGES = 1_000;

type Page = Exclude<EventPageRead, { isRefused: true }>;

/** How it ended: `overtaken` when a turn or another connection wrote a newer mirror meanwhile. */
export type SyncEnd = "changed" | "unchanged" | "revoked" | "overtaken";

/**
 * Brings the mirror up to what Google says, a page at a time: each is written as it comes, with the place to go on from,
 * so that a run that is cut off goes on at its page. What a full read no longer finds goes with the last page, and only
 * then the mirror counts as whole. Pages that Google no longer knows are begun anew, once.
 *
 * @param zone IANA zone in which all-day events become moments
 * @param onProgress where a page shows how many events have come: called after each of Google's pages but the last
 */
export async function syncInPages(
  deps: Pick<Deps, "db" | "calendar" | "clock">,
  google: GoogleSession,
  account: GoogleAccount,
  zone: string,
  onProgress?: () => Promise<void>,
): Promise<SyncEnd> {
  const { db, calendar, clock } = deps;
  let kept = account.syncCheckpoint;
  let place = kept && goesOn(kept, account.syncToken, clock()) ? kept : beginning(account, clock());
  let isBegunAnew = false;
  for (let n = 0; n < MAX_PAGES; n++) {
    const { syncToken, window, pageToken } = place;
    const query = syncToken === null ? { window, zone } : { syncToken, zone };
    const answer = await google((token) => calendar.listPage(token, query, { pageToken, size: PAGE_SIZE }));
    if ("revoked" in answer) return "revoked";
    const page = answer.value;
    if (page.isRefused) {
      place = placeAfterRefusal(account, place, isBegunAnew, clock());
      isBegunAnew = true;
      continue;
    }
    // Turns and pages read Google as well: when one was faster, what came here is older than what is kept.
    if (!(await isStillOurs(deps, account, kept))) return "overtaken";
    if ("syncToken" in page.next) {
      return finish(deps, account, place, page, page.next.syncToken, onProgress !== undefined);
    }
    kept = { ...place, pageToken: page.next.pageToken, events: place.events + page.events.length };
    await runTogether(db, [
      ...writePage(deps, account, place, page),
      saveSyncCheckpoint(db, account, kept),
      ...(onProgress ? [saveSyncProgress(db, account.userId, kept.events)] : []),
      dropOrphanedMirror(db, account.userId),
    ]);
    place = kept;
    await onProgress?.();
  }
  throw new Error(`A calendar of more than ${MAX_PAGES} pages`);
}

function beginning({ syncToken, ...account }: GoogleAccount, now: Instant): SyncCheckpoint {
  const { syncFromAt, syncUntilAt } = account;
  if (syncToken === null || syncFromAt === null || syncUntilAt === null) return wholeCalendar(now);
  if (!coversMirror({ syncFromAt, syncUntilAt }, now)) return wholeCalendar(now);
  const window = { start: syncFromAt, end: syncUntilAt };
  return { syncToken, window, pageToken: null, events: 0, startedAt: now };
}

function wholeCalendar(now: Instant): SyncCheckpoint {
  return { syncToken: null, window: mirrorWindow(now), pageToken: null, events: 0, startedAt: now };
}

/** A page token that is refused begins its list anew, a sync token that is refused reads everything; each once. */
function placeAfterRefusal(account: GoogleAccount, refused: SyncCheckpoint, isSecond: boolean, now: Instant) {
  if (refused.pageToken !== null && !isSecond) return beginning(account, now);
  if (refused.pageToken === null && refused.syncToken !== null) return wholeCalendar(now);
  throw new Error("Google refuses the pages that it has just given");
}

/** Whether this run is the last that wrote: same connection, same mirror, same place. */
async function isStillOurs(
  { db }: Pick<Deps, "db">,
  { userId, connectedAt, syncToken }: GoogleAccount,
  checkpoint: SyncCheckpoint | null,
): Promise<boolean> {
  const now = await findGoogleAccount(db, userId);
  return (
    now?.connectedAt === connectedAt &&
    now.syncToken === syncToken &&
    now.syncCheckpoint?.pageToken === checkpoint?.pageToken &&
    now.syncCheckpoint?.startedAt === checkpoint?.startedAt
  );
}

function writePage(
  { db, clock }: Pick<Deps, "db" | "clock">,
  account: GoogleAccount,
  { syncToken, pageToken }: SyncCheckpoint,
  { events }: Page,
): Statement[] {
  const { userId } = account;
  const isWhole = syncToken === null;
  return [
    ...(isWhole && pageToken === null ? [beginFullSync(db, account)] : []),
    ...(isWhole ? [] : noteArrivals(db, userId, events, clock())),
    ...mirrorEvents(db, userId, events),
    ...followEvents(
      db,
      userId,
      events.map(({ id }) => id),
      clock(),
    ),
  ];
}

async function finish(
  deps: Pick<Deps, "db" | "clock">,
  account: GoogleAccount,
  place: SyncCheckpoint,
  page: Page,
  syncToken: string,
  showsProgress: boolean,
): Promise<SyncEnd> {
  const { db, clock } = deps;
  const { userId } = account;
  const { window } = place;
  const isWhole = place.syncToken === null;
  const isNothing = page.events.length === 0 && place.pageToken === null && syncToken === place.syncToken;
  await runTogether(db, [
    ...(isNothing ? [postponeSync(db, account, clock())] : writePage(deps, account, place, page)),
    ...(isWhole ? [forgetUnseen(db, userId), ...requestPlan(db, userId)] : []),
    // A claim that never got there is no change at Google; it is looked for with or without one.
    ...cancelMissing(db, userId, window, clock()),
    ...(isNothing
      ? []
      : [
          dropContactsWithoutEvent(db, userId),
          saveSyncState(db, account, {
            syncToken,
            syncFromAt: window.start,
            syncUntilAt: window.end,
            syncedAt: clock(),
          }),
        ]),
    ...(showsProgress ? [saveSyncProgress(db, userId, null)] : []),
    dropOrphanedMirror(db, userId),
  ]);
  return isNothing ? "unchanged" : "changed";
}
