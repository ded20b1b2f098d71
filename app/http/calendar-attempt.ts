import { CONSENT_LIFETIME_MS } from "~/domain/calendar-connection";
import { SECOND } from "~/domain/time";
import { hostCookie, readHostCookie } from "./cookie";

const NAME = "calendar-attempt";

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
  return hostCookie(NAME, "", { maxAgeSeconds: 0 });
}
