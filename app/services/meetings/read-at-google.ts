import { findGoogleAccount } from "~/db/google-accounts";
import type { CalendarEvent } from "~/domain/calendar-event";
import { isProviderError } from "~/providers/errors";
import { type GoogleSession, openGoogle } from "../google-access";
import type { CalendarDeps } from "./open-calendar";
import { failureOf, type WriteFailure } from "./write-outcome";

/**
 * One event as Google has it, a cancelled one included: Google keeps what it was, our mirror does not.
 *
 * @returns `event` is undefined where there is none
 */
export async function readAtGoogle(
  deps: CalendarDeps,
  userId: string,
  eventId: string,
  zone: string,
): Promise<
  { event: CalendarEvent | undefined; google: GoogleSession } | { ok: false; reason: WriteFailure | "not-connected" }
> {
  const account = await findGoogleAccount(deps.db, userId);
  if (!account) return { ok: false, reason: "not-connected" };
  const google = openGoogle(deps, account);
  try {
    const asked = await google((token) => deps.calendar.getEvent(token, eventId, { zone }));
    return "revoked" in asked ? { ok: false, reason: "revoked" } : { event: asked.value, google };
  } catch (error) {
    if (!isProviderError(error)) throw error;
    return { ok: false, reason: failureOf(error, "existing") };
  }
}
