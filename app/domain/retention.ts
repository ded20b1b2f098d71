import { DAY } from "./time";

/** How long one kind of data stays, in words that the privacy page shows as they are. */
export interface Retention {
  /** What it is. */
  what: string;
  /** Milliseconds after the moment from which it counts. */
  keepMs: number;
  /** The moment from which it counts: "it was written". */
  after: string;
  why: string;
}

/**
 * The one table of how long data stays. The cron deletes by it (`db/retention.ts` says which rows), the assistant's own
 * storage is cleared by it, and the privacy page shows it. What is not here goes with its account: `STAYS`.
 */
export const RETENTION = {
  conversation: {
    what: "What you write to Parley on WhatsApp and what it answers",
    keepMs: 90 * DAY,
    after: "it was written",
    why: "to look into a wrong answer when you ask us to",
  },
  inboxText: {
    what: "The assistant's own copy of your messages, and what it had understood of unclear ones",
    keepMs: 30 * DAY,
    after: "it was answered",
    why: "to understand a message by the ones before it",
  },
  inboxIds: {
    what: "The ids of your messages, without their words",
    keepMs: 90 * DAY,
    after: "the message was answered",
    why: "so that a message that is delivered again is not done again",
  },
  verification: {
    what: "A phone number that was not confirmed with its code",
    keepMs: DAY,
    after: "the code has run out",
    why: "to tell you that it has",
  },
  deliveries: {
    what: "Messages and mails that we sent, and whether they arrived",
    keepMs: 90 * DAY,
    after: "they were written",
    why: "so that nothing is sent twice, and to look into what did not arrive",
  },
  cancelledMeetings: {
    what: "Meetings that were cancelled",
    keepMs: 180 * DAY,
    after: "they were cancelled",
    why: "to show them in your list and to bring them back",
  },
  meetingChanges: {
    what: "That a meeting was booked, moved, changed or cancelled, from when to when and by which way",
    keepMs: 180 * DAY,
    after: "it happened",
    why: "to show you who moved a meeting",
  },
  transcripts: {
    what: "The words of meetings that you have summarised",
    keepMs: 0,
    after: "the days have passed that you have set, 30 unless you change it",
    why: "to show what each line of a summary stands on",
  },
  deletedSummaries: {
    what: "Summaries of meetings that you deleted",
    keepMs: DAY,
    after: "you deleted them",
    why: "to bring them back",
  },
  earlierSummaries: {
    what: "Summaries of meetings that others have replaced, with the words that they stood on",
    keepMs: 0,
    after: "a day has passed",
    why: "to bring them back",
  },
  transcriptCollections: {
    what: "That Google Meet was asked for the transcript of a meeting, and what came of it",
    keepMs: 30 * DAY,
    after: "the meeting ended",
    why: "to ask once, and to say what came of it",
  },
  deletedTemplates: {
    what: "Meeting templates that you deleted",
    keepMs: DAY,
    after: "you deleted them",
    why: "to bring them back",
  },
  outboundEvents: {
    what: "What happened to your meetings, for your own software: kept only while you have an API key or a webhook",
    keepMs: 30 * DAY,
    after: "it happened",
    why: "so that software that was away can catch up",
  },
  bookingLinks: {
    what: "Booking links: the guest, the times offered, and the answer",
    keepMs: 30 * DAY,
    after: "the link has run out",
    why: "to tell whoever opens it again what was picked",
  },
  oauthClients: {
    what: "Assistants of others that have registered to be connected: a name and an address, nothing of their users",
    keepMs: 90 * DAY,
    after: "somebody last connected or used one",
    why: "to know them when they come back",
  },
  oauthCodes: {
    what: "Codes by which an assistant was connected, as hashes",
    keepMs: DAY,
    after: "the code has run out",
    why: "to end a connection whose code is used twice",
  },
  oauthRefreshTokens: {
    what: "Keys by which a connected assistant stays connected, as hashes",
    keepMs: 0,
    after: "30 days have passed",
    why: "to end a connection whose key is used twice",
  },
  proposals: {
    what: "What assistants of others have proposed for your calendar, and your answer",
    keepMs: 30 * DAY,
    after: "the proposal has run out",
    why: "to show what was asked and what came of it",
  },
  letters: {
    what: "Letters to us through the contact and support pages",
    keepMs: 365 * DAY,
    after: "they were sent",
    why: "to answer them and what follows",
  },
  auditLog: {
    what: "The log of your account: sign-ins, changed passwords, connected services",
    keepMs: 365 * DAY,
    after: "it was noted",
    why: "to find out what happened when somebody else got in",
  },
  sessions: {
    what: "Sessions: the kind of browser and when it was last seen",
    keepMs: DAY,
    after: "the session has run out",
    why: "so that a form sent too late finds its owner",
  },
  emailTokens: {
    what: "Links sent by mail, to confirm an address or to set a password",
    keepMs: 0,
    after: "the link has run out",
    why: "to make the link work once",
  },
  signUps: {
    what: "Sign-ups that were not confirmed",
    keepMs: 0,
    after: "the link has run out",
    why: "to make the account when the link is used",
  },
  formDrafts: {
    what: "The words of a form that was sent after its session had ended",
    keepMs: 0,
    after: "an hour has passed",
    why: "to give them back after you sign in",
  },
  rateLimits: {
    what: "Counts of tries, under a hash of the address or number",
    keepMs: 0,
    after: "their window has ended, at most a day",
    why: "to make guessing slow",
  },
  apiRequests: {
    what: "What the API answered to a write that named itself with an Idempotency-Key",
    keepMs: DAY,
    after: "it was asked",
    why: "so that the same request sent again is not done again",
  },
  webhookEvents: {
    what: "Hashes of notifications that other services sent us",
    keepMs: 30 * DAY,
    after: "they came",
    why: "so that one that comes again changes nothing",
  },
  suppressedAddresses: {
    what: "That mail to an address came back, or was called spam: a hash of the address",
    keepMs: 180 * DAY,
    after: "it was last told",
    why: "so that we go on not writing to it",
  },
  earlierTrials: {
    what: "That a free trial was used: hashes of the address, the Google account and the phone number of an account that was erased, made with a key of ours, with the end of its trial and the number of its meetings",
    keepMs: 365 * DAY,
    after: "the account was erased",
    why: "so that whoever comes back goes on with the same trial",
  },
  erasures: {
    what: "That an account was erased: a random number, nothing that leads to you",
    keepMs: 30 * DAY,
    after: "you erased it",
    why: "so that nothing that was still on its way brings your data back",
  },
} as const satisfies Record<string, Retention>;

export type RetentionKind = keyof typeof RETENTION;

/** What no clock deletes, and until when it stays; a user may remove most of it earlier. */
export const STAYS = {
  account: {
    what: "Your account: name, address, password hash, time zone, preferences, meeting templates, connected services, keys of the API as hashes, plan, what it has counted, and links to your invoices",
    until: "as long as you have the account",
  },
  contactPoints: {
    what: "The numbers and addresses that you have had with us, so that erasing finds everything kept under them",
    until: "as long as you have the account",
  },
  meetings: {
    what: "Meetings that Parley has booked for you, and the people you meet",
    until: "as long as you have the account",
  },
  summaries: {
    what: "Summaries of meetings and their action items",
    until: "until you delete them",
  },
  transcriptWords: {
    what: "The single sentences of a meeting that you have summarised",
    until: "until its transcript goes, which the list below is about",
  },
  calendar: {
    what: "The copy of your connected calendar, from two months back to two years ahead",
    until: "until you disconnect it",
  },
  plannedNotifications: {
    what: "Reminders that are to go out in the next two days",
    until: "until they are sent, or their meeting is otherwise",
  },
  strangerOptOuts: {
    what: "That a number without an account has written STOP: a hash of it, so that we go on not writing to it",
    until: "until it writes START",
  },
} as const satisfies Record<string, { what: string; until: string }>;

export type StaysKind = keyof typeof STAYS;

/** One rule as a line of the privacy page. */
export function retentionLine({ what, keepMs, after, why }: Retention): string {
  return `${what}: ${keepMs === 0 ? "until" : `${durationWords(keepMs)} after`} ${after}, ${why}.`;
}

function durationWords(ms: number): string {
  const days = ms / DAY;
  if (days === 365) return "a year";
  return days === 1 ? "a day" : `${days} days`;
}
