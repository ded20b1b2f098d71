import type { AppLoadContext } from "@remix-run/cloudflare";
import { runTogether } from "~/db/database";
import { deleteFormDraft } from "~/db/form-drafts";
import { readSignedIn, type SignedInRow, selectSignedIn, touchSession } from "~/db/sessions";
import type { Trip } from "~/domain/trips";
import { draftTokenHash, saveFormDraft } from "./form-draft";
import { requireSameOrigin } from "./origin";
import { sessionTokenHash } from "./session";
import { pageOf, redirectToSignIn } from "./sign-in-redirect";
import { type Toast, toastCookie } from "./toast";

/** For a form that was sent without a session, and whose words could not be kept either. */
const NOT_KEPT: Toast = {
  kind: "error",
  title: "You were signed out, and this was not saved",
  text: "Your browser's way back leads to what you typed, to copy it before you sign in.",
};

export interface SignedIn {
  user: SignedInRow["user"];
  session: SignedInRow["session"];
  /** The user's IANA zone. */
  zone: string;
  trips: readonly Trip[];
}

/** Whoever is signed in, for a page that everybody may open; undefined without a live session. */
export async function findUser(
  request: Request,
  { db, clock }: Pick<AppLoadContext, "db" | "clock">,
): Promise<SignedIn["user"] | undefined> {
  const tokenHash = sessionTokenHash(request);
  if (tokenHash === null) return undefined;
  return readSignedIn(await runTogether(db, [...selectSignedIn(db, tokenHash, clock())]))?.user;
}

/**
 * The first line of every private action: refuses other sites, then wants a live session. A form whose session has
 * ended is kept, so that its words are there again after signing in (`readPage(…).formDraft`).
 *
 * @throws Response 403 for a write from another site; a redirect to `/auth` and back without a live session
 */
export async function requireUser(
  request: Request,
  context: Pick<AppLoadContext, "db" | "clock" | "appUrl" | "encryption">,
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
  if (row)
    return {
      user: row.user,
      session: row.session,
      zone: row.preferences?.timezone ?? "UTC",
      trips: row.preferences?.trips ?? [],
    };

  const page = pageOf(request);
  if (!writes) throw redirectToSignIn(page);
  const cookie = (await saveFormDraft(request, context, page, tokenHash ?? "")) ?? toastCookie(NOT_KEPT);
  throw redirectToSignIn(page, { "set-cookie": cookie });
}
