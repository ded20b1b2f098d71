import { claimDueNotifications, hasNotificationsDue, type PlannedRow } from "~/db/planned-notifications";
import { logEvent } from "~/domain/log-event";
import { delaysOf, MOST_AHEAD_MS } from "~/domain/notification-pace";
import { type Instant, MINUTE, SECOND } from "~/domain/time";
import type { Deps, NotificationWork } from "./deps";

type DispatchDeps = Pick<Deps, "db" | "clock" | "queueNotifications">;

/** The most claims of one run, each of a minute's rows: what a long stop has left is taken by the next runs. */
const MOST_CLAIMS = 50;

/**
 * Takes every planned notification that is due by `now`, also those of minutes that were missed, and hands them to the
 * queue: one piece of work for each plan, one for all meetings of a user that start together, and one for all that has
 * come or moved. What goes to WhatsApp waits there for its turn (`notification-pace`).
 *
 * @param userId of this user alone
 * @param until reminders and agendas that are due by then are taken as well
 */
export async function dispatchNotifications(
  { db, clock, queueNotifications }: DispatchDeps,
  now: Instant,
  { userId, until = now }: { userId?: string; until?: Instant } = {},
): Promise<void> {
  let [count, handed, from] = [0, 0, 0];
  for (let claims = 0; claims < MOST_CLAIMS; claims++) {
    const claimed = await claimDueNotifications(db, { now, from, until, userId });
    if (!claimed) break;
    // Another run may have had them between the look and the claim.
    if (claimed.rows.length > 0) {
      const work = workOf(claimed.rows, { now, at: clock() });
      const paced = work.filter(({ kind }) => kind !== "plan");
      // A plan may be due at any moment of the minute: it says nothing of when the others are.
      const dueAt = claimed.rows.findLast(({ kind }) => kind !== "plan")?.dueAt ?? now;
      const delays = delaysOf(paced.length, dueAt, Math.max(now, clock()), handed);
      const waits = new Map(paced.map((one, n) => [one, delays[n] ?? 0]));
      await queueNotifications(work.map((one) => ({ ...one, delaySeconds: waits.get(one) ?? 0 })));
      handed += paced.length;
    }
    count += claimed.rows.length;
    from = claimed.next;
  }
  if (count > 0) logEvent("notifications-dispatched", { count });
}

/**
 * Has the queue look, some seconds before the next minute, for what is due at it: a full minute's messages take longer
 * than a second to send, and a cron may come late. What it does not get to is taken by that minute's cron.
 */
export async function lookAhead({ db, clock, queueNotifications }: DispatchDeps, now: Instant): Promise<void> {
  const until = now + MINUTE;
  if (!(await hasNotificationsDue(db, now, until))) return;
  const at = clock();
  const wait = until - MOST_AHEAD_MS - Math.max(now, at);
  await queueNotifications([{ kind: "ahead", until, now, at, delaySeconds: Math.max(0, Math.floor(wait / SECOND)) }]);
}

function workOf(rows: readonly PlannedRow[], moments: Pick<NotificationWork, "now" | "at">): NotificationWork[] {
  const groups = Map.groupBy(
    rows,
    ({ kind, userId, subject, dueAt }) =>
      `${kind} ${userId} ${kind === "reminder" ? subject?.start : kind !== "conflict" && (subject?.eventId ?? dueAt)}`,
  );
  return [...groups.values()].flatMap((group): NotificationWork[] => {
    const [first] = group;
    if (!first) return [];
    const { kind, userId } = first;
    if (kind === "plan") return [{ kind, userId, ...moments }];
    // Whatever has come is looked at together, and read anew.
    const own = kind === "conflict" ? [first] : group;
    return [{ kind, userId, keys: own.map(({ dueAt, id }) => ({ dueAt, id })), ...moments }];
  });
}
