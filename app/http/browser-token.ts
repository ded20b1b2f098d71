import { CONFIRM_LINK_MS } from "~/domain/account";
import { SECOND } from "~/domain/time";
import { forgetHostCookie, hostCookie, readHostCookie } from "./cookie";

const NAME = "sign-up";

/** Marks the browser that signed up, so that the mailed link needs no password there. */
export function browserTokenCookie(token: string): string {
  return hostCookie(NAME, token, { maxAgeSeconds: CONFIRM_LINK_MS / SECOND });
}

export function readBrowserToken(request: Request): string | null {
  return readHostCookie(request, NAME);
}

export function clearBrowserToken(): string {
  return forgetHostCookie(NAME);
}
