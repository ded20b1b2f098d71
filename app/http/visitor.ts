import type { AppLoadContext } from "@remix-run/cloudflare";
import { runTogether } from "~/db/database";
import { readSignedIn, selectSignedIn } from "~/db/sessions";
import { sessionTokenHash } from "./session";

/** The signed-in user's id on a page that is for everybody, null for a visitor. One trip to D1, none without a cookie. */
export async function findUserId(
  request: Request,
  { db, clock }: Pick<AppLoadContext, "db" | "clock">,
): Promise<string | null> {
  const tokenHash = sessionTokenHash(request);
  if (tokenHash === null) return null;
  return readSignedIn(await runTogether(db, [...selectSignedIn(db, tokenHash, clock())]))?.user.id ?? null;
}
