/**
 * The link to a meeting in Google Meet, else null. Whoever invites may have put it there, so anything that only looks
 * like Meet's own site, or signs in to it, is none.
 */
export function meetLink(link: string | null): string | null {
  const url = link && URL.canParse(link) ? new URL(link) : null;
  return url?.origin === MEET && url.username === "" && url.password === "" ? url.href : null;
}

const MEET = "https://meet.google.com";

/** The code of a meeting in its link to Google Meet, "abc-mnop-xyz"; null where there is none. */
export function meetingCode(link: string | null): string | null {
  return /^https:\/\/meet\.google\.com\/([a-z]{3}-[a-z]{4}-[a-z]{3})(?:[?#]|$)/.exec(meetLink(link) ?? "")?.[1] ?? null;
}
