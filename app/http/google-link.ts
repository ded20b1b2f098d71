import type { AppLoadContext } from "@remix-run/cloudflare";
import type { GoogleLink } from "~/domain/google-address";
import { MINUTE, SECOND } from "~/domain/time";
import { forgetHostCookie, hostCookie, readHostCookie } from "./cookie";

const NAME = "google-link";
/** How long the password may be asked for after Google has said who it is. */
const MAX_AGE_MS = 10 * MINUTE;

/** A Google account that waits for a password, and where its user wanted to go. */
type PendingLink = GoogleLink & { redirectTo: string };

type Context = Pick<AppLoadContext, "encryption" | "clock">;

/** The `Set-Cookie` value that keeps it in this browser, encrypted: nobody else's password form knows of it. */
export async function googleLinkCookie({ encryption, clock }: Context, link: PendingLink): Promise<string> {
  const encrypted = await encryption.encrypt(JSON.stringify({ ...link, endsAt: clock() + MAX_AGE_MS }), NAME);
  return hostCookie(NAME, encrypted, { maxAgeSeconds: MAX_AGE_MS / SECOND });
}

/** Undefined when there is none, it took too long, or the cookie is not ours. */
export async function readGoogleLink(
  request: Request,
  { encryption, clock }: Context,
): Promise<PendingLink | undefined> {
  const value = readHostCookie(request, NAME);
  if (value === null) return undefined;
  try {
    const { endsAt, ...link }: PendingLink & { endsAt: number } = JSON.parse(await encryption.decrypt(value, NAME)); // by `googleLinkCookie`
    return endsAt > clock() ? link : undefined;
  } catch {
    return undefined; // broken or made up
  }
}

export function clearGoogleLink(): string {
  return forgetHostCookie(NAME);
}
