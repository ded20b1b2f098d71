import { CONSENT_LIFETIME_MS, type ConnectionFailure, isConnectionFailure } from "~/domain/calendar-connection";
import { SECOND } from "~/domain/time";
import { forgetHostCookie, hostCookie, readHostCookie } from "./cookie";

const NAME = "calendar-attempt";
const OUTCOME = "calendar-outcome";
/** Long enough for the redirect to the page that says it. */
const OUTCOME_MAX_AGE_SECONDS = 60;

/** The `Set-Cookie` value that ties a calendar connection to the browser that began it. */
export function calendarAttemptCookie(encryptedAttempt: string): string {
  return hostCookie(NAME, encryptedAttempt, { maxAgeSeconds: CONSENT_LIFETIME_MS / SECOND });
}

/** What the browser brought back, null without one. */
export function readCalendarAttempt(request: Request): string | null {
  return readHostCookie(request, NAME);
}

/** The `Set-Cookie` value that ends the attempt in the browser; on the server it counts once anyway. */
export function clearCalendarAttempt(): string {
  return forgetHostCookie(NAME);
}

/** The `Set-Cookie` value that tells the next page how an attempt of this browser ended: a link cannot say that. */
export function calendarOutcomeCookie(outcome: "success" | ConnectionFailure): string {
  return hostCookie(OUTCOME, outcome, { maxAgeSeconds: OUTCOME_MAX_AGE_SECONDS });
}

/** How an attempt of this browser ended just now; null without one. */
export function readCalendarOutcome(request: Request): "success" | ConnectionFailure | null {
  const outcome = readHostCookie(request, OUTCOME);
  return outcome === "success" || isConnectionFailure(outcome) ? outcome : null;
}

/** The `Set-Cookie` value that makes the browser forget an outcome that was told. */
export function clearCalendarOutcome(): string {
  return forgetHostCookie(OUTCOME);
}
