import { findGoogleAccount } from "~/db/google-accounts";
import type { Instant } from "~/domain/time";
import { isProviderError } from "~/providers/errors";
import { openGoogle } from "../google-access";
import type { CalendarDeps } from "./open-calendar";
import { restoreMeeting } from "./restore";
import { failureOf, type WriteOutcome } from "./write-outcome";

/**
 * Undoes a cancellation: the same event with the same id, words and guests. Google keeps what a cancelled event was;
 * our mirror does not.
 */
export async function reviveMeeting(
  deps: CalendarDeps,
  { userId, eventId, zone, now }: { userId: string; eventId: string; zone: string; now: Instant },
): Promise<WriteOutcome> {
  const { db, calendar } = deps;
  const account = await findGoogleAccount(db, userId);
  if (!account) return { ok: false, reason: "revoked" };
  const google = openGoogle(deps, account);
  try {
    const asked = await google((token) => calendar.getEvent(token, eventId, { zone }));
    if ("revoked" in asked) return { ok: false, reason: "revoked" };
    const cancelled = asked.value;
    // Without a time Google has kept nothing of it.
    if (!cancelled || cancelled.end === 0) return { ok: false, reason: "gone" };
    if (cancelled.status !== "cancelled") return { ok: true, event: cancelled };
    const event = { ...cancelled, status: "confirmed" as const };
    const outcome = await restoreMeeting(deps, google, { userId, event, zone, now });
    return outcome;
  } catch (error) {
    if (!isProviderError(error)) throw error;
    return { ok: false, reason: failureOf(error, "existing") };
  }
}
