import type { AppLoadContext } from "@remix-run/cloudflare";
import { DAY, SECOND } from "~/domain/time";
import { hostCookie, readHostCookie } from "./cookie";

const NAME = "known-browser";
const MAX_AGE_MS = 365 * DAY;

/**
 * Remembers that this browser has signed in to this account, so that its tries are counted apart from those of
 * strangers. It opens nothing by itself.
 */
export async function rememberBrowser(
  { encryption }: Pick<AppLoadContext, "encryption">,
  email: string,
): Promise<string> {
  return hostCookie(NAME, await encryption.encrypt(email, NAME), { maxAgeSeconds: MAX_AGE_MS / SECOND });
}

/** The address of the account that was signed in to last in this browser, null when that is not known. */
export async function lastSignedIn(
  request: Request,
  { encryption }: Pick<AppLoadContext, "encryption">,
): Promise<string | null> {
  const value = readHostCookie(request, NAME);
  if (value === null) return null;
  return encryption.decrypt(value, NAME).catch(() => null); // not encrypted by us
}

/** Whether this browser has signed in to this account before. */
export async function isKnownBrowser(
  request: Request,
  context: Pick<AppLoadContext, "encryption">,
  email: string,
): Promise<boolean> {
  return (await lastSignedIn(request, context)) === email;
}
