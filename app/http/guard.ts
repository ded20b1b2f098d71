import type { AppLoadContext } from "@remix-run/cloudflare";
import { runTogether } from "~/db/database";
import { deleteStash } from "~/db/form-stashes";
import { readSignedIn, type SignedInRow, selectSignedIn, touchSession } from "~/db/sessions";
import { requireSameOrigin } from "./origin";
import { sessionTokenHash } from "./session";
import { pageOf, redirectToSignIn } from "./sign-in-redirect";
import { stashForm, stashTokenHash } from "./stash";

export interface SignedIn {
  user: SignedInRow["user"];
  session: SignedInRow["session"];
  /** The user's IANA zone. */
  zone: string;
}

/**
 * The first line of every private action: refuses other sites, then wants a live session. A form whose session has
 * ended is kept, so that its words are there again after signing in (`readPage(…).stash`).
 *
 * @throws Response 403 for a write from another site; a redirect to `/auth` and back without a live session
 */
export async function requireUser(
  request: Request,
  context: Pick<AppLoadContext, "db" | "clock" | "appUrl">,
): Promise<SignedIn> {
  const writes = request.method !== "GET" && request.method !== "HEAD";
  if (writes) requireSameOrigin(request, context);
  const { db } = context;
  const tokenHash = sessionTokenHash(request);
  const now = context.clock();
  const stashHash = writes ? stashTokenHash(request) : null;
  const row =
    tokenHash &&
    readSignedIn(
      await runTogether(db, [
        ...selectSignedIn(db, tokenHash, now),
        touchSession(db, tokenHash, now),
        ...(stashHash ? [deleteStash(db, stashHash)] : []),
      ]),
    );
  if (row) return { user: row.user, session: row.session, zone: row.preferences?.timezone ?? "UTC" };

  const page = pageOf(request);
  const cookie = writes ? await stashForm(request, context, page, tokenHash ?? "") : null;
  throw redirectToSignIn(page, cookie ? { "set-cookie": cookie } : undefined);
}
