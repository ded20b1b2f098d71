import { getZodConstraint, parseWithZod } from "@conform-to/zod/v4";
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { Alert } from "~/components/alert";
import { AuthCard, TextLink } from "~/components/auth-card";
import { SubmitButton } from "~/components/button";
import { Field } from "~/components/field";
import { formFields } from "~/components/form-state";
import { signInProblem } from "~/domain/sign-in-problem";
import { JoinGoogleForm } from "~/forms/account";
import { enter } from "~/http/after-sign-in";
import { forgetJoin, readJoin } from "~/http/google-join";
import { isKnownBrowser } from "~/http/known-browser";
import { networkOfRequest } from "~/http/network";
import { requireSameOrigin } from "~/http/origin";
import { joinGoogle } from "~/services/join-google";

export const meta: MetaFunction = () => [{ title: "Connect Google – Parley" }];

/** Where somebody lands whom Google has identified, while the account with their address has a password. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const join = await readJoin(request, context);
  if (!join) throw redirect("/auth");
  return { email: join.email, constraints: getZodConstraint(JoinGoogleForm) };
}

export async function action({ request, context }: ActionFunctionArgs) {
  requireSameOrigin(request, context);
  const join = await readJoin(request, context);
  if (!join) throw redirect("/auth", 303);
  const submission = parseWithZod(await request.formData(), { schema: JoinGoogleForm });
  const form = submission.reply({ hideFields: ["password"] });
  if (submission.status !== "success") return data({ form, problem: null }, { status: 400 });
  const joined = await joinGoogle(context, join, {
    password: submission.value.password,
    network: networkOfRequest(request),
    knownBrowser: await isKnownBrowser(request, context, join.email),
  });
  if (joined.ok) {
    throw await enter(request, context, {
      userId: joined.account.id,
      email: joined.account.email,
      redirectTo: join.redirectTo,
      toast: { kind: "success", title: "Google connected", text: "From now on it opens your account too." },
      headers: [forgetJoin()],
    });
  }
  const { text, status } = signInProblem(joined, "That is not the password of this account.", context.clock());
  return data({ form, problem: text }, { status });
}

export default function ConnectGoogleRoute() {
  const { email, constraints } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
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
