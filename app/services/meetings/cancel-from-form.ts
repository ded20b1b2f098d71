import { selectEvent } from "~/db/agenda";
import { eventFromRow } from "~/db/calendar-events";
import { rememberCancelled } from "~/db/cancelled-meetings";
import { findGoogleAccount } from "~/db/google-accounts";
import type { Instant } from "~/domain/time";
import { openGoogle } from "../google-access";
import { cancelMeeting } from "./cancel";
import type { CalendarDeps } from "./open-calendar";
import type { WriteOutcome } from "./write-outcome";

/**
 * Cancels one event from a form and tells its guests.
 *
 * @returns `not-found` when the mirror holds no such event of this user, or holds it no more
 */
export async function withdrawMeeting(
  deps: CalendarDeps,
  { userId, eventId, zone, now }: { userId: string; eventId: string; zone: string; now: Instant },
): Promise<WriteOutcome | { ok: false; reason: "not-found" | "not-connected" }> {
  const { db } = deps;
  const [row] = await selectEvent(db, userId, eventId);
  if (!row) return { ok: false, reason: "not-found" };
  const account = await findGoogleAccount(db, userId);
  if (!account) return { ok: false, reason: "not-connected" };
  const event = eventFromRow(row);
  const kept = rememberCancelled(db, userId, event, zone, now);
  return cancelMeeting(deps, openGoogle(deps, account), { userId, event, zone, now }, [kept]);
}
