import { getZodConstraint, parseWithZod } from "@conform-to/zod/v4";
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { Alert } from "~/components/alert";
import { AuthCard, TextLink } from "~/components/auth-card";
import { SubmitButton } from "~/components/button";
import { Field } from "~/components/field";
import { formFields } from "~/components/form-state";
import { useActionAnswer } from "~/components/use-action-answer";
import { signInProblem } from "~/domain/sign-in-problem";
import { LinkGoogleForm } from "~/forms/account";
import { signInAndRedirect } from "~/http/after-sign-in";
import { clearGoogleLink, readGoogleLink } from "~/http/google-link";
import { isKnownBrowser } from "~/http/known-browser";
import { networkOfRequest } from "~/http/network";
import { requireSameOrigin } from "~/http/origin";
import { linkGoogle } from "~/services/link-google";

export const meta: MetaFunction = () => [{ title: "Connect Google – Parley" }];

/** Where somebody lands whom Google has identified, while the account with their address has a password. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const link = await readGoogleLink(request, context);
  if (!link) throw redirect("/auth");
  return { email: link.email, constraints: getZodConstraint(LinkGoogleForm) };
}

export async function action({ request, context }: ActionFunctionArgs) {
  requireSameOrigin(request, context);
  const link = await readGoogleLink(request, context);
  if (!link) throw redirect("/auth", 303);
  const submission = parseWithZod(await request.formData(), { schema: LinkGoogleForm });
  const form = submission.reply({ hideFields: ["password"] });
  if (submission.status !== "success") return data({ form, problem: null }, { status: 400 });
  const linked = await linkGoogle(context, link, {
    password: submission.value.password,
    network: networkOfRequest(request),
    knownBrowser: await isKnownBrowser(request, context, link.email),
  });
  if (linked.ok) {
    throw await signInAndRedirect(request, context, {
      userId: linked.account.id,
      email: linked.account.email,
      redirectTo: link.redirectTo,
      toast: { kind: "success", title: "Google connected", text: "From now on it opens your account too." },
      headers: [clearGoogleLink()],
    });
  }
  const { text, status } = signInProblem(linked, "That is not the password of this account.", context.clock());
  return data({ form, problem: text }, { status });
}

export default function ConnectGoogleRoute() {
  const { email, constraints } = useLoaderData<typeof loader>();
  const answer = useActionAnswer<typeof action>();
  const fields = formFields({ password: "" }, constraints, answer?.form);
  return (
    <AuthCard
      title="Connect Google"
      text={
        <>
          <strong className="text-ink break-words">{email}</strong> has a password at Parley: enter it once to connect
          Google.
        </>
      }
    >
      {answer?.problem && (
        <Alert kind="error" title="Google is not connected">
          {answer.problem}
        </Alert>
      )}
      <form method="post" action="/auth/connect" className="flex flex-col gap-5">
        <input type="email" name="username" value={email} autoComplete="username" readOnly hidden />
        <Field label="Password" field={fields.password} type="password" autoComplete="current-password" />
        <SubmitButton>Connect Google</SubmitButton>
      </form>
      <p>
        <TextLink to="/auth/forgot">Forgotten your password?</TextLink> A new one, and then Google again, does it too.
      </p>
    </AuthCard>
  );
}
