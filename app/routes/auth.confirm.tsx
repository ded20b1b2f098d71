import { getZodConstraint, parseWithZod } from "@conform-to/zod/v4";
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { Alert } from "~/components/alert";
import { AuthCard, TextLink } from "~/components/auth-card";
import { SubmitButton } from "~/components/button";
import { Field } from "~/components/field";
import { formFields } from "~/components/form-state";
import { useActionAnswer } from "~/components/use-action-answer";
import { tryAgainText } from "~/domain/rate-limits";
import { ConfirmForm } from "~/forms/account";
import { signInAndRedirect } from "~/http/after-sign-in";
import { clearBrowserToken, readBrowserToken } from "~/http/browser-token";
import { findUser } from "~/http/guard";
import { networkOfRequest } from "~/http/network";
import { requireSameOrigin } from "~/http/origin";
import { confirmSignUp, findConfirmation } from "~/services/sign-up";

export const meta: MetaFunction = () => [{ title: "Confirm your address – Parley" }];

/** A GET changes nothing: mail scanners follow links too. The button does it. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const token = new URL(request.url).searchParams.get("token") ?? "";
  const found = await findConfirmation(context, { token, browserToken: readBrowserToken(request) });
  // An account is there from the moment that its address is confirmed: app/decisions/0006-signing-up.md
  const confirmed = found ? undefined : (await findUser(request, context))?.email;
  return { token, found: found ?? null, confirmed: confirmed ?? null, constraints: getZodConstraint(ConfirmForm) };
}

export async function action({ request, context }: ActionFunctionArgs) {
  requireSameOrigin(request, context);
  const submission = parseWithZod(await request.formData(), { schema: ConfirmForm });
  if (submission.status !== "success") return data({ problem: "The link is not complete." }, { status: 400 });
  const { token, password } = submission.value;
  const browserToken = readBrowserToken(request);
  const result = await confirmSignUp(context, { token, browserToken, password, network: networkOfRequest(request) });
  if (!result.ok) {
    if (result.reason === "too-many") {
      return data({ problem: tryAgainText(result.until, context.clock()) }, { status: 429 });
    }
    const wrong = result.reason === "wrong-password";
    return data({ problem: wrong ? "The password is not the one you signed up with." : null }, { status: 400 });
  }
  throw await signInAndRedirect(request, context, {
    userId: result.userId,
    email: result.email,
    redirectTo: null,
    toast: { kind: "success", title: "Account created successfully!" },
    headers: [clearBrowserToken()],
  });
}

export default function ConfirmRoute() {
  const { token, found, confirmed, constraints } = useLoaderData<typeof loader>();
  const problem = useActionAnswer<typeof action>()?.problem;
  if (confirmed !== null) {
    return (
      <AuthCard title="Your address is confirmed" text={confirmed}>
        <p>
          You are signed in, and this link has nothing left to do:{" "}
          <TextLink to="/dashboard">go on to your dashboard</TextLink>.
        </p>
      </AuthCard>
    );
  }
  if (!found) {
    return (
      <AuthCard title="This link does not work any more" text="It has been used already, or it is older than a day.">
        <p>
          <TextLink to="/auth">Sign in</TextLink>, or <TextLink to="/auth?tab=signup">sign up</TextLink> again for a new
          link.
        </p>
      </AuthCard>
    );
  }
  const fields = formFields({ password: "" }, { password: { ...constraints.password, required: true } });
  return (
    <AuthCard title="Confirm your address" text={found.email}>
      {problem && (
        <Alert kind="error" title="Registration failed">
          {problem}
        </Alert>
      )}
      <form method="post" action={`/auth/confirm?token=${encodeURIComponent(token)}`} className="flex flex-col gap-5">
        <input type="hidden" name="token" value={token} />
        {found.needsPassword && (
          <Field
            label="Password"
            field={fields.password}
            type="password"
            autoComplete="current-password"
            hint="The one you chose when you signed up. This browser is not the one you did it in."
          />
        )}
        <SubmitButton>Confirm and start</SubmitButton>
      </form>
      {found.needsPassword && <p className="text-muted">You did not sign up? Then close this page: nothing happens.</p>}
    </AuthCard>
  );
}
