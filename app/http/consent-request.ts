import { type AppLoadContext, redirect } from "@remix-run/cloudflare";
import { insertPublicDraft, selectFormDraft } from "~/db/form-drafts";
import { countTry } from "~/db/rate-limits";
import { hashToken, newToken } from "~/db/token";
import { HOUR } from "~/domain/time";
import { requireUser, type SignedIn } from "./guard";
import { networkOfRequest } from "./network";

const PATH = "/oauth/authorize";
const KEEP_MS = HOUR;
/** What goes through signing in as it is: Google's way keeps it in a cookie. */
const SHORT = 600;
/** As long as an address can be. */
const LONGEST = 12_000;

/**
 * As `requireUser`, for the page on which a client of OAuth is let in. Clients may send a long `state`: whoever has to
 * sign in first finds such a request again by a name of a few letters.
 *
 * @throws Response to the sign-in and back
 */
export async function requireConsenter(request: Request, context: AppLoadContext): Promise<SignedIn> {
  const { pathname, search, searchParams } = new URL(request.url);
  const resumed = searchParams.get("resume");
  if (resumed !== null) {
    const [kept] = await selectFormDraft(context.db, hashToken(resumed), null, context.clock());
    if (kept?.path === PATH && kept.fields.query) throw redirect(`${PATH}${kept.fields.query}`, { status: 303 });
  }
  try {
    return await requireUser(request, context);
  } catch (thrown) {
    const isSignIn = thrown instanceof Response && thrown.status === 303;
    if (!isSignIn || search.length <= SHORT || search.length > LONGEST) throw thrown;
    const { db, clock } = context;
    // Nobody is signed in here, so what strangers may leave with us is counted.
    if ((await countTry(db, [{ limit: "form-draft:address", who: networkOfRequest(request) }], clock())) !== null)
      throw thrown;
    const name = newToken();
    const draft = { tokenHash: hashToken(name), path: PATH, fields: { query: search }, expiresAt: clock() + KEEP_MS };
    await insertPublicDraft(db, draft);
    const redirectTo = `${pathname}?${new URLSearchParams({ resume: name })}`;
    throw redirect(`/auth?${new URLSearchParams({ redirectTo })}`, { status: 303 });
  }
}
