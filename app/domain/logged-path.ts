/** The words that our own addresses are made of; a test holds them against the routes. */
const WORDS: ReadonlySet<string> = new Set([
  ...["about", "action-items", "api", "auth", "billing", "blog", "book", "bulk", "calendar", "calendar-callback"],
  ...["callback", "cancel", "check-mail", "checkout", "compare", "confirm", "connect", "connection", "contact"],
  ...["dashboard", "data", "deep", "delete", "disconnect", "edit", "email", "errors", "export", "feed.xml", "for"],
  ...[
    "forgot",
    "google",
    "google-calendar",
    "guide",
    "healthz",
    "integrations",
    "invite.ics",
    "landing",
    "late",
    "link",
  ],
  ...[
    "links",
    "live",
    "llms.txt",
    "mcp",
    "meetings",
    "move",
    "new",
    "notifications",
    "oauth",
    "authorize",
    "onboarding",
  ],
  ...[
    "password",
    "preferences",
    "privacy-policy",
    "proposals",
    "refresh",
    "refused",
    "reminder",
    "reschedule",
    "resend",
  ],
  ...["reset", "restore", "revoke", "robots.txt", "search", "security", "send", "sessions", "settings", "sign-out"],
  ...["sitemap.xml", "stripe", "summary", "support", "templates", "terms-of-service", "test", "transcripts"],
  ...["trial-banner", "unsubscribe", "upgrade", "webhooks", "whatsapp"],
]);

/** More of a path tells nobody where to look. */
const MOST_SEGMENTS = 6;

/**
 * A path as a log line may show it: our own words, and "…" for whatever else somebody has put there, which may be a token,
 * a key, an address or a number.
 *
 * @param pathname as it came, its parts still encoded
 */
export function loggedPath(pathname: string): string {
  const segments = pathname
    .replace(/\.data$/, "")
    .split("/")
    .slice(1);
  const shown = segments
    .slice(0, MOST_SEGMENTS)
    .map((segment) => (segment === "" || WORDS.has(segment) ? segment : "…"));
  return `/${shown.join("/")}`;
}
