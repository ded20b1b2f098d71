import { type Instant, MINUTE } from "./time";

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

/** What pages say while the calendar is out of date. @param since as `outOfDateWords` says it */
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
