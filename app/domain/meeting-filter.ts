import { contactKey } from "./contact";
import { DAY, type Instant, type Interval } from "./time";

const MEETING_STATUSES = ["confirmed", "pending", "cancelled"] as const;
const MEETING_TYPES = ["internal", "external"] as const;
/** Counted from now, so that they mean the same in every zone. */
const MEETING_TIMES = ["upcoming", "week", "month", "past", "any"] as const;

/** `pending`: tentative, or somebody has not answered yet. */
export type MeetingStatus = (typeof MEETING_STATUSES)[number];
/** `external`: at least one guest has an address outside the user's own organisation. */
export type MeetingType = (typeof MEETING_TYPES)[number];
export type MeetingTime = (typeof MEETING_TIMES)[number];

export interface MeetingFilter {
  /** Words as `contactKey` writes them; all must occur in title, place or people. */
  words: string[];
  status: MeetingStatus | null;
  type: MeetingType | null;
  time: MeetingTime;
  /** From 1. */
  page: number;
}

export const MEETINGS_PER_PAGE = 20;
const MAX_WORDS = 8;

/** The filter that a query string asks for. Whatever makes no sense counts as not asked. */
export function readMeetingFilter(query: URLSearchParams): MeetingFilter {
  const page = Number(query.get("page"));
  return {
    words: searchWords(query.get("q") ?? ""),
    status: oneOf(MEETING_STATUSES, query.get("status")),
    type: oneOf(MEETING_TYPES, query.get("type")),
    time: oneOf(MEETING_TIMES, query.get("when")) ?? "upcoming",
    page: Number.isInteger(page) && page >= 1 && page <= 1_000 ? page : 1,
  };
}

/** The words of a search as the mirror holds them, the first ones. */
export function searchWords(text: string): string[] {
  return contactKey(text.slice(0, 200)).split(" ").filter(Boolean).slice(0, MAX_WORDS);
}

/** The window in which meetings of that time lie. */
export function windowOfTime(time: MeetingTime, now: Instant): Interval {
  const end = Number.MAX_SAFE_INTEGER;
  switch (time) {
    case "upcoming":
      return { start: now, end };
    case "week":
      return { start: now, end: now + 7 * DAY };
    case "month":
      return { start: now, end: now + 30 * DAY };
    case "past":
      return { start: 0, end: now };
    case "any":
      return { start: 0, end };
  }
}

/** Everybody may have an address there, so it says nothing about an organisation. */
export const PUBLIC_MAIL_DOMAINS = [
  "gmail.com",
  "googlemail.com",
  "outlook.com",
  "hotmail.com",
  "live.com",
  "msn.com",
  "yahoo.com",
  "icloud.com",
  "me.com",
  "aol.com",
  "gmx.de",
  "gmx.net",
  "web.de",
  "proton.me",
  "protonmail.com",
  "ziggo.nl",
  "kpnmail.nl",
];

function oneOf<T extends string>(allowed: readonly T[], value: string | null): T | null {
  return allowed.find((one) => one === value) ?? null;
}
