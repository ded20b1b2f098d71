import { selectEvent } from "~/db/agenda";
import { eventFromRow } from "~/db/calendar-events";
import { findGoogleAccount } from "~/db/google-accounts";
import { countTrialMeetings } from "~/db/trial-usage";
import type { Instant } from "~/domain/time";
import { cancelMeeting } from "./cancel-meeting";
import { openGoogle } from "./google-access";
import type { CalendarDeps } from "./open-calendar";
import type { WriteOutcome } from "./write-outcome";

/**
 * Cancels one event from a form and tells its guests. An event that is gone already counts as cancelled, so a second
 * press says the same as the first.
 *
 * @returns `not-found` when the user never had such an event, as far as the mirror knows
 */
export async function withdrawMeeting(
  deps: CalendarDeps,
  { userId, eventId, now }: { userId: string; eventId: string; now: Instant },
): Promise<WriteOutcome | { ok: false; reason: "not-found" | "not-connected" }> {
  const { db } = deps;
  const [row] = await selectEvent(db, userId, eventId);
  if (!row) return { ok: false, reason: "not-found" };
  const account = await findGoogleAccount(db, userId);
  if (!account) return { ok: false, reason: "not-connected" };
  const outcome = await cancelMeeting(deps, openGoogle(deps, account), { userId, event: eventFromRow(row), now });
  await countTrialMeetings(db, userId);
  return outcome;
}
