import type { AppLoadContext } from "@remix-run/cloudflare";
import { runTogether } from "~/db/database";
import { deleteFormDraft } from "~/db/form-drafts";
import { readSignedIn, type SignedInRow, selectSignedIn, touchSession } from "~/db/sessions";
import { draftTokenHash, saveFormDraft } from "./form-draft";
import { requireSameOrigin } from "./origin";
import { sessionTokenHash } from "./session";
import { pageOf, redirectToSignIn } from "./sign-in-redirect";

export interface SignedIn {
  user: SignedInRow["user"];
  session: SignedInRow["session"];
  /** The user's IANA zone. */
  zone: string;
}

/**
 * The first line of every private action: refuses other sites, then wants a live session. A form whose session has
 * ended is kept, so that its words are there again after signing in (`readPage(…).formDraft`).
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
  const draftHash = writes ? draftTokenHash(request) : null;
  const row =
    tokenHash &&
    readSignedIn(
      await runTogether(db, [
        ...selectSignedIn(db, tokenHash, now),
        touchSession(db, tokenHash, now),
        ...(draftHash ? [deleteFormDraft(db, draftHash)] : []),
      ]),
    );
  if (row) return { user: row.user, session: row.session, zone: row.preferences?.timezone ?? "UTC" };

  const page = pageOf(request);
  const cookie = writes ? await saveFormDraft(request, context, page, tokenHash ?? "") : null;
  throw redirectToSignIn(page, cookie ? { "set-cookie": cookie } : undefined);
}
