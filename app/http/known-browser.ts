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

/** Whether this browser has signed in to this account before. */
export async function isKnownBrowser(
  request: Request,
  { encryption }: Pick<AppLoadContext, "encryption">,
  email: string,
): Promise<boolean> {
  const value = readHostCookie(request, NAME);
  if (value === null) return false;
  return encryption.decrypt(value, NAME).then(
    (known) => known === email,
    () => false, // not encrypted by us
  );
}
