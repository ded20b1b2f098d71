import { type ApiScope, UNATTENDED } from "./api-scopes";
import { DAY, HOUR, type Instant, SECOND } from "./time";

/** A code is exchanged at once, and then never again. */
export const CODE_MS = 60 * SECOND;
export const ACCESS_MS = HOUR;
/** Whoever has not come back for so long is asked again. */
export const REFRESH_MS = 30 * DAY;

/** What an assistant may ask for: what the tools of MCP need. */
export const OAUTH_SCOPES = [
  "availability:read",
  "meetings:read",
  "meetings:write",
  UNATTENDED,
] as const satisfies readonly ApiScope[];

/** What it gets when it asks for nothing in particular: the right to do without a yes has to be asked for. */
export const USUAL_SCOPES: readonly ApiScope[] = OAUTH_SCOPES.filter((scope) => scope !== UNATTENDED);

/** @param asked as in a request, with spaces between; null when one of them is none of ours */
export function readScopes(asked: string | null): ApiScope[] | null {
  const words = (asked ?? "").split(" ").filter((word) => word !== "");
  if (words.length === 0) return [...USUAL_SCOPES];
  const known = OAUTH_SCOPES.filter((scope) => words.includes(scope));
  return known.length === new Set(words).size ? known : null;
}

const LOOPBACK = /^(?:localhost|127\.0\.0\.1|\[::1\])$/;

/** Where a code may be sent: https, or the person's own machine (RFC 8252). Never `javascript:` or an app's own scheme. */
export function isRedirectUri(text: string): boolean {
  if (text.length > 500 || !/^[\x21-\x7e]+$/.test(text) || !URL.canParse(text)) return false;
  const { protocol, hostname, username, password, hash } = new URL(text);
  if (username !== "" || password !== "" || hash !== "" || text.includes("#")) return false;
  return protocol === "https:" || (protocol === "http:" && LOOPBACK.test(hostname));
}

/** Whether a client has registered this address, to the letter; of one's own machine any port will do. */
export const isRegistered = (redirectUri: string, registered: readonly string[]): boolean =>
  isRedirectUri(redirectUri) && registered.some((one) => one === redirectUri || isSameButPort(one, redirectUri));

function isSameButPort(one: string, other: string): boolean {
  const [a, b] = [new URL(one), new URL(other)];
  if (a.protocol !== "http:" || !LOOPBACK.test(a.hostname)) return false;
  a.port = b.port;
  return a.href === b.href;
}

/** The S256 challenge of PKCE (RFC 7636), and what answers it. */
export const isChallenge = (text: string) => /^[\w-]{43}$/.test(text);
export const isVerifier = (text: string) => /^[\w.~-]{43,128}$/.test(text);

/** A client as its user is shown it. Its name is its own word: the host is what it can be known by. */
export const redirectHost = (redirectUri: string): string => new URL(redirectUri).host;

/** Until when a connection lives that was used now. */
export const connectionEnd = (now: Instant): Instant => now + REFRESH_MS;
