import { claimDueNotifications, type PlannedRow } from "~/db/planned-notifications";
import { logEvent } from "~/domain/log-event";
import type { Instant } from "~/domain/time";
import type { Deps, NotificationWork } from "./deps";

/** The most claims of one run, each of a minute's rows: what a long stop has left is taken by the next runs. */
const MOST_CLAIMS = 50;

/**
 * Takes every planned notification that is due by `now`, also those of minutes that were missed, and hands them to the
 * queue: one piece of work for each plan, and one for all meetings of a user that start together.
 *
 * @param userId of this user alone
 */
export async function dispatchNotifications(
  { db, clock, queueNotifications }: Pick<Deps, "db" | "clock" | "queueNotifications">,
  now: Instant,
  userId?: string,
): Promise<void> {
  let [count, from] = [0, 0];
  for (let claims = 0; claims < MOST_CLAIMS; claims++) {
    const claimed = await claimDueNotifications(db, now, from, userId);
    if (!claimed) break;
    // Another run may have had them between the look and the claim.
    if (claimed.rows.length > 0) await queueNotifications(workOf(claimed.rows, { now, at: clock() }));
    count += claimed.rows.length;
    from = claimed.next;
  }
  if (count > 0) logEvent("notifications-dispatched", { count });
}

function workOf(rows: readonly PlannedRow[], moments: Pick<NotificationWork, "now" | "at">): NotificationWork[] {
  const groups = Map.groupBy(
    rows,
    ({ kind, userId, subject, dueAt }) =>
      `${kind} ${userId} ${kind === "reminder" ? subject?.start : (subject?.eventId ?? dueAt)}`,
  );
  return [...groups.values()].flatMap((group): NotificationWork[] => {
    const [first] = group;
    if (!first) return [];
    const { kind, userId } = first;
    if (kind === "plan") return [{ kind, userId, ...moments }];
    return [{ kind, userId, keys: group.map(({ dueAt, id }) => ({ dueAt, id })), ...moments }];
  });
}
