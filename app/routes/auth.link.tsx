import { parseWithZod } from "@conform-to/zod/v4";
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { Alert } from "~/components/alert";
import { AuthCard, TextLink } from "~/components/auth-card";
import { SubmitButton } from "~/components/button";
import { useActionAnswer } from "~/components/use-action-answer";
import { tryAgainText } from "~/domain/rate-limits";
import { LinkForm } from "~/forms/account";
import { signInAndRedirect } from "~/http/after-sign-in";
import { networkOfRequest } from "~/http/network";
import { requireSameOrigin } from "~/http/origin";
import { findSignInLink, signInByLink } from "~/services/sign-in-by-link";

export const meta: MetaFunction = () => [{ title: "Sign in – Parley" }];

/** A GET changes nothing: mail scanners follow links too. The button does it. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const token = new URL(request.url).searchParams.get("token") ?? "";
  const found = await findSignInLink(context, token);
  return { token, email: found?.email ?? null };
}

export async function action({ request, context }: ActionFunctionArgs) {
  requireSameOrigin(request, context);
  const submission = parseWithZod(await request.formData(), { schema: LinkForm });
  if (submission.status !== "success") return data({ problem: "The link is not complete." }, { status: 400 });
  const result = await signInByLink(context, { ...submission.value, network: networkOfRequest(request) });
  if (result.ok) {
    throw await signInAndRedirect(request, context, {
      userId: result.account.id,
      email: result.account.email,
      redirectTo: null,
      toast: { kind: "success", title: "Welcome back!" },
    });
  }
  if (result.reason === "too-many") {
    return data({ problem: tryAgainText(result.until, context.clock()) }, { status: 429 });
  }
  return data({ problem: null }, { status: 400 });
}

export default function LinkRoute() {
  const { token, email } = useLoaderData<typeof loader>();
  const problem = useActionAnswer<typeof action>()?.problem;
  if (email === null) {
    return (
      <AuthCard
        title="This link does not work any more"
        text="It has been used already, or it is older than ten minutes."
      >
        <p>
          <TextLink to="/auth">Sign in</TextLink>
        </p>
      </AuthCard>
    );
  }
  return (
    <AuthCard title="Sign in" text={email}>
      {problem && <Alert kind="error">{problem}</Alert>}
      <form method="post" action={`/auth/link?token=${encodeURIComponent(token)}`} className="flex flex-col gap-5">
        <input type="hidden" name="token" value={token} />
        <SubmitButton>Sign in</SubmitButton>
      </form>
    </AuthCard>
  );
}
