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
import { forgetAsked, noteNews, settleUnheard } from "~/db/meeting-changes";
import { cancelMissing, followEvents } from "~/db/meetings";
import { requestPlan } from "~/db/planned-notifications";
import { logEvent } from "~/domain/log-event";
import {
  firstPlace,
  isTooLarge,
  type SyncCheckpoint,
  type SyncMoments,
  syncPlace,
  wholeCalendar,
} from "~/domain/sync-checkpoint";
import type { Instant } from "~/domain/time";
import { ProviderError } from "~/providers/errors";
import type { EventPageRead } from "~/providers/google-event-list";
import type { Deps } from "./deps";
import type { GoogleSession } from "./google-access";

/** Events of 10 KB make pages of 2.5 MB, of which one at a time is in memory. */
export const PAGE_SIZE = 250;
/** More pages than any calendar has that is read to its end: Google's may hold fewer events than were asked for. */
const MAX_PAGES = 400;

type Page = Exclude<EventPageRead, { isRefused: true }>;
type LastPage = Page & { next: { syncToken: string } };

/**
 * How it ended: `overtaken` when a turn or another connection wrote a newer mirror meanwhile, `too-large` when there is
 * more than is read, so that nothing can be called free.
 */
export type SyncEnd = "changed" | "unchanged" | "revoked" | "overtaken" | "too-large";

/**
 * Brings the mirror up to what Google says, a page at a time: each is written as it comes, with the place to go on from,
 * so that a run that is cut off goes on at its page. What a full read no longer finds goes with the last page, and only
 * then the mirror counts as whole. Pages that Google no longer knows are begun anew, once.
 *
 * @param zone IANA zone in which all-day events become moments
 * @param now around which moment the mirror is to reach, where that is not the machine's
 * @param onProgress where a page shows how many events have come: called after each of Google's pages but the last
 */
export async function syncInPages(
  deps: Pick<Deps, "db" | "calendar" | "clock">,
  google: GoogleSession,
  account: GoogleAccount,
  zone: string,
  { now, onProgress }: { now?: Instant; onProgress?: (() => Promise<void>) | undefined } = {},
): Promise<SyncEnd> {
  const { calendar, clock } = deps;
  const moments = () => ({ now: now ?? clock(), clock: clock() });
  let kept = account.syncCheckpoint;
  let place = syncPlace(account, moments());
  let isBegunAnew = false;
  const seen = new Set([place.pageToken]);
  for (let n = 0; n < MAX_PAGES; n++) {
    if (isTooLarge(place)) return "too-large";
    const { syncToken, window, pageToken } = place;
    const query = syncToken === null ? { window, zone } : { syncToken, zone };
    const answer = await google((token) => calendar.listPage(token, query, { pageToken, size: PAGE_SIZE }));
    if ("revoked" in answer) return "revoked";
    const page = answer.value;
    if (page.isRefused) {
      place = placeAfterRefusal(account, place, isBegunAnew, moments());
      isBegunAnew = true;
      seen.clear();
      continue;
    }
    // Turns and pages read Google as well: when one was faster, what came here is older than what is kept.
    if (!(await isStillOurs(deps, account, kept))) return "overtaken";
    if ("syncToken" in page.next) {
      return finish(deps, account, place, { ...page, next: page.next }, moments().now, onProgress !== undefined);
    }
    if (seen.has(page.next.pageToken)) break;
    seen.add(page.next.pageToken);
    kept = { ...place, pageToken: page.next.pageToken, events: place.events + page.events.length };
    await keepPage(deps, account, { before: place, after: kept }, page, { now: moments().now, isShown: !!onProgress });
    place = kept;
    await onProgress?.();
  }
  // Pages that lead round in a circle, or never end: the next run begins anew, and what is mirrored stays.
  await runTogether(deps.db, [saveSyncCheckpoint(deps.db, account, null)]);
  throw new ProviderError("google-calendar", 200, { reason: "endlessPages", write: false, retryable: true });
}

/** Writes a page that is not the last, with the place to go on from; a calendar that is too large is not gone on with. */
async function keepPage(
  deps: Pick<Deps, "db" | "clock">,
  account: GoogleAccount,
  { before, after }: { before: SyncCheckpoint; after: SyncCheckpoint },
  page: Page,
  { now, isShown }: { now: Instant; isShown: boolean },
): Promise<void> {
  const { db, clock } = deps;
  const { userId } = account;
  const isEnd = isTooLarge(after);
  if (isEnd) logEvent("calendar-too-large", { events: after.events }, "warn");
  await runTogether(db, [
    ...writePage(deps, account, before, page, now),
    saveSyncCheckpoint(db, account, after),
    ...(isShown ? [saveSyncProgress(db, userId, isEnd ? null : after.events)] : []),
    ...(isEnd ? [postponeSync(db, account, clock())] : []),
    dropOrphanedMirror(db, userId),
  ]);
}

/** A page token that is refused begins its list anew, a sync token that is refused reads everything; each once. */
function placeAfterRefusal(account: GoogleAccount, refused: SyncCheckpoint, isSecond: boolean, at: SyncMoments) {
  if (refused.pageToken !== null && !isSecond) return firstPlace(account, at);
  if (refused.pageToken === null && refused.syncToken !== null) return wholeCalendar(at);
  throw new ProviderError("google-calendar", 410, { reason: "fullSyncRequired", retryable: true });
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
  { db }: Pick<Deps, "db">,
  account: GoogleAccount,
  { syncToken, pageToken }: SyncCheckpoint,
  { events }: Page,
  now: Instant,
): Statement[] {
  const { userId } = account;
  const isWhole = syncToken === null;
  return [
    ...(isWhole && pageToken === null ? [beginFullSync(db, account)] : []),
    ...(isWhole ? [] : [...noteArrivals(db, userId, events, now), ...noteNews(db, userId, events, now)]),
    ...mirrorEvents(db, userId, events),
    ...followEvents(
      db,
      userId,
      events.map(({ id }) => id),
      now,
    ),
  ];
}

/** The last page, and that the mirror is whole with it: what a full read no longer finds goes now. */
export function writeLastPage(
  deps: Pick<Deps, "db" | "clock">,
  account: GoogleAccount,
  place: SyncCheckpoint,
  page: LastPage,
  now: Instant,
): Statement[] {
  const { db, clock } = deps;
  const { userId } = account;
  const { start: syncFromAt, end: syncUntilAt } = place.window;
  const { syncToken } = page.next;
  return [
    ...writePage(deps, account, place, page, now),
    ...(place.syncToken === null ? [forgetUnseen(db, userId), ...requestPlan(db, userId)] : []),
    ...cancelMissing(db, userId, place.window, now),
    ...settleUnheard(db, userId, now),
    dropContactsWithoutEvent(db, userId),
    saveSyncState(db, account, { syncToken, syncFromAt, syncUntilAt, syncedAt: clock() }),
    dropOrphanedMirror(db, userId),
  ];
}

async function finish(
  deps: Pick<Deps, "db" | "clock">,
  account: GoogleAccount,
  place: SyncCheckpoint,
  page: LastPage,
  now: Instant,
  showsProgress: boolean,
): Promise<SyncEnd> {
  const { db, clock } = deps;
  const { userId } = account;
  const isNothing = page.events.length === 0 && place.pageToken === null && page.next.syncToken === place.syncToken;
  await runTogether(db, [
    ...(isNothing
      ? // A claim that never got there is no change at Google; it is looked for with or without one.
        [postponeSync(db, account, clock()), ...cancelMissing(db, userId, place.window, now)]
      : writeLastPage(deps, account, place, page, now)),
    forgetAsked(db, userId, now),
    ...(showsProgress ? [saveSyncProgress(db, userId, null)] : []),
  ]);
  return isNothing ? "unchanged" : "changed";
}
