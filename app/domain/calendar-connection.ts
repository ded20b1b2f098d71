import { clockOfZone } from "./clock-style";
import { formatMoment } from "./phrasing";
import { HOUR, type Instant, MINUTE } from "./time";

/** From the button to Google and back; Google's own codes last as long. */
export const CONSENT_LIFETIME_MS = 10 * MINUTE;

/** Why Google Calendar could not be connected. Travels in a URL, so it is a word of ours and never a text. */
const CONNECTION_FAILURES = ["denied", "partial", "expired", "failed"] as const;

export type ConnectionFailure = (typeof CONNECTION_FAILURES)[number];

export function isConnectionFailure(word: string | null): word is ConnectionFailure {
  return CONNECTION_FAILURES.some((failure) => failure === word);
}

/** Whether a user's calendar can be read: it is connected, and Google has not ended that. */
export const isReadable = (google: { revokedAt: Instant | null } | null): boolean => google?.revokedAt === null;

/** For so long nobody is told that the calendar cannot be read: most of what goes wrong at Google passes. */
const OUT_OF_DATE_AFTER_MS = HOUR;

/** Since when what pages show of the calendar may be old; null while it is not, or hardly. */
function outOfDateSince(
  google: { revokedAt: Instant | null; syncFailingSince: Instant | null } | undefined,
  now: Instant,
): Instant | null {
  const since = google && isReadable(google) ? google.syncFailingSince : null;
  return since !== null && now - since >= OUT_OF_DATE_AFTER_MS ? since : null;
}

/** The same in words of the user's IANA zone, for `notUpToDate`. */
export function outOfDateWords(
  google: Parameters<typeof outOfDateSince>[0],
  zone: string,
  now: Instant,
): string | null {
  const since = outOfDateSince(google, now);
  return since === null ? null : formatMoment(since, zone, { now, clock: clockOfZone(zone) });
}

/** What pages say then. @param since in words */
export const notUpToDate = (since: string) =>
  `Google has not let Parley read your calendar since ${since}, so what is shown may be old. Parley keeps trying.`;

const CALENDAR = "https://www.googleapis.com/auth/calendar";

/** Asked for when a calendar is connected: who it is, events to read and write, busy times, the zone. */
export const CALENDAR_SCOPES = [
  "openid",
  "email",
  `${CALENDAR}.events`,
  `${CALENDAR}.freebusy`,
  `${CALENDAR}.settings.readonly`,
];

/** Without these Parley can do nothing; people may untick single ones. */
const NEEDED = [`${CALENDAR}.events`, `${CALENDAR}.freebusy`];

/** @param scope as Google returns it, space between */
export function isEnough(scope: string): boolean {
  const granted = scope.split(" ");
  return NEEDED.every((needed) => granted.includes(needed));
}

/** Asked for when somebody switches the collection of transcripts on, and at no other time. */
export const MEET_SCOPE = "https://www.googleapis.com/auth/meetings.space.readonly";

/** Whether Google lets us read transcripts. @param scope as Google returns it, space between */
export const mayReadMeet = (scope: string): boolean => scope.split(" ").includes(MEET_SCOPE);
