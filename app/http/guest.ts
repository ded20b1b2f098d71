import { newToken } from "~/db/token";
import { DAY, SECOND } from "~/domain/time";
import { isZone } from "~/domain/zones";
import { hostCookie, readHostCookie } from "./cookie";

const NAME = "guest";
const MAX_AGE_MS = 60 * DAY;

/** What a browser keeps of its guest, who has no account: a key by which an answer is known again, and their zone. */
export interface GuestBrowser {
  key: string | null;
  /** The IANA zone that they chose; null when they chose none. */
  zone: string | null;
}

export function readGuestBrowser(request: Request): GuestBrowser {
  const [key = "", zone = ""] = (readHostCookie(request, NAME) ?? "").split("~");
  return { key: /^[\w-]{43}$/.test(key) ? key : null, zone: zoneIn(zone) };
}

/** A key of a browser that has none yet. */
export const newGuestKey = newToken;

/** The `Set-Cookie` value that keeps it; the key alone opens nothing. */
export const guestCookie = (key: string, zone: string): string =>
  hostCookie(NAME, `${key}~${encodeURIComponent(zone)}`, { maxAgeSeconds: MAX_AGE_MS / SECOND });

function zoneIn(written: string): string | null {
  try {
    const zone = decodeURIComponent(written);
    return isZone(zone) ? zone : null;
  } catch {
    return null; // "%" and no number
  }
}
