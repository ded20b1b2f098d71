import {
  data,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { Alert } from "~/components/alert";
import { AuthCard, TextLink } from "~/components/auth-card";
import { codeChallenge } from "~/db/token";
import { describeError } from "~/domain/describe-error";
import { logEvent } from "~/domain/log-event";
import { homeOf, signInAndRedirect } from "~/http/after-sign-in";
import { googleLinkCookie } from "~/http/google-link";
import { clearSignInAttempt, readSignInAttempt, signInAttemptStorage } from "~/http/google-sign-in-attempt";
import { findUserId } from "~/http/visitor";
import { googleAuthenticator } from "~/services/authenticator";

/** How long the error is shown before the browser goes back. */
const REDIRECT_SECONDS = 3;

export const meta: MetaFunction = () => [{ title: "Authentication Error – Parley" }];

/** By header, so that it works without scripts and tools that read the page do not trip over it. */
export const headers: HeadersFunction = () => ({ refresh: `${REDIRECT_SECONDS};url=/auth` });

const REFUSALS = {
  "unverified-at-google": "Google has not verified your email address. Verify it there, or sign up with a password.",
  "unverified-here": "There is an account with your address already. Sign in with your password.",
  "no-password-here":
    "There is an account with your address already. Set a password for it first, with “Forgotten your password?”.",
} as const;

/** Google sends the browser here. Without anything from Google it leads on to where the visitor belongs. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams;
  if (!query.has("state") && !query.has("code") && !query.has("error")) {
    const userId = await findUserId(request, context);
    throw redirect(userId === null ? "/auth" : await homeOf(context, userId));
  }
  const kept = await readSignInAttempt(request, context);
  if (!kept) return refuse("This sign-in has expired or was started in another browser.");
  if (query.has("error")) {
    return refuse(query.get("error") === "access_denied" ? "You did not allow it at Google." : undefined);
  }
  const trip = { ...kept, codeChallenge: codeChallenge(kept.codeVerifier) };
  const authenticator = googleAuthenticator(context, signInAttemptStorage(kept, context), trip);
  const result = await authenticator.authenticate("google", request).catch((error: unknown) => {
    const cause = error instanceof Error ? (error.cause ?? error) : error;
    logEvent("google-sign-in-failed", describeError(cause), "error");
    return null;
  });
  if (!result) return refuse("Google sign-in failed");
  if (!result.ok && result.reason === "needs-password") {
    const cookie = await googleLinkCookie(context, { ...result.link, redirectTo: kept.redirectTo });
    throw redirect("/auth/connect", {
      headers: [
        ["set-cookie", clearSignInAttempt()],
        ["set-cookie", cookie],
      ],
    });
  }
  if (!result.ok) return refuse(REFUSALS[result.reason]);
  const title = result.isNew ? "Account created successfully!" : "Welcome back!";
  throw await signInAndRedirect(request, context, {
    userId: result.userId,
    email: result.email,
    redirectTo: kept.redirectTo,
    toast: { kind: "success", title },
    headers: [clearSignInAttempt()],
  });
}

/** The trip is over in any case: its cookie leads back only once. */
function refuse(message = "Failed to complete sign in") {
  return data({ message }, { status: 400, headers: { "set-cookie": clearSignInAttempt() } });
}

export default function AuthCallbackRoute() {
  const { message } = useLoaderData<typeof loader>();
  return (
    <AuthCard title="Sign in">
      <Alert kind="error" title="Authentication Error">
        {message}
      </Alert>
      <p>
        Redirecting to login... <TextLink to="/auth">Go now</TextLink>
      </p>
    </AuthCard>
  );
}
