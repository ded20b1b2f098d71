import { type ActionFunctionArgs, redirect } from "@remix-run/cloudflare";
import { codeChallenge } from "~/db/token";
import { ownPath } from "~/domain/own-path";
import { newSignInAttempt, signInAttemptStorage } from "~/http/google-sign-in-attempt";
import { requireSameOrigin } from "~/http/origin";
import { googleAuthenticator } from "~/services/authenticator";

/** Sends the browser to Google's consent screen, for signing in only: openid, email, profile. */
export async function action({ request, context }: ActionFunctionArgs) {
  requireSameOrigin(request, context);
  const form = await request.formData();
  const kept = newSignInAttempt(ownPath(String(form.get("redirectTo") ?? ""), ""), context);
  const trip = { ...kept, codeChallenge: codeChallenge(kept.codeVerifier) };
  const storage = signInAttemptStorage(kept, context);
  // The strategy throws the redirect; it never returns on the way out.
  await googleAuthenticator(context, storage, trip).authenticate("google", new Request(request.url));
  throw redirect("/auth");
}

/** Somebody has typed the address. */
export function loader() {
  return redirect("/auth");
}
