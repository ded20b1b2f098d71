import type { AppLoadContext } from "@remix-run/cloudflare";
import * as z from "zod";
import { CONFIRM_LINK_MS } from "~/domain/account";
import { SECOND } from "~/domain/time";
import { hostCookie, readHostCookie } from "./cookie";

const NAME = "awaited-mail";

const Awaited = z.object({ kind: z.enum(["sign-up", "reset"]), email: z.string(), name: z.string() });

/** The mail that this browser asked for, with what was typed for it but the password. */
export type AwaitedMail = z.output<typeof Awaited>;

type Context = Pick<AppLoadContext, "encryption">;

/** The `Set-Cookie` value that keeps it in this browser, encrypted, as long as a link of a sign-up lives. */
export async function awaitedMailCookie({ encryption }: Context, mail: AwaitedMail): Promise<string> {
  const encrypted = await encryption.encrypt(JSON.stringify(mail), NAME);
  return hostCookie(NAME, encrypted, { maxAgeSeconds: CONFIRM_LINK_MS / SECOND });
}

/** Null when there is none, or the cookie is not ours. */
export async function readAwaitedMail(request: Request, { encryption }: Context): Promise<AwaitedMail | null> {
  const value = readHostCookie(request, NAME);
  if (value === null) return null;
  try {
    return Awaited.parse(JSON.parse(await encryption.decrypt(value, NAME)));
  } catch {
    return null; // broken or made up
  }
}
