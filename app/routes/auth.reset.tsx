import { getZodConstraint, parseWithZod } from "@conform-to/zod/v4";
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { Alert } from "~/components/alert";
import { AuthCard, TextLink } from "~/components/auth-card";
import { SubmitButton } from "~/components/button";
import { Field } from "~/components/field";
import { formFields } from "~/components/form-state";
import { useActionAnswer } from "~/components/use-action-answer";
import { PASSWORD_HINT } from "~/domain/password";
import { tryAgainText } from "~/domain/rate-limits";
import { ResetForm } from "~/forms/account";
import { networkOfRequest } from "~/http/network";
import { requireSameOrigin } from "~/http/origin";
import { clearSession } from "~/http/session";
import { redirectWithToast } from "~/http/toast";
import { findReset, resetPassword } from "~/services/reset-password";

export const meta: MetaFunction = () => [{ title: "New password – Parley" }];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const token = new URL(request.url).searchParams.get("token") ?? "";
  const found = await findReset(context, token);
  return { token, email: found?.email ?? null, constraints: getZodConstraint(ResetForm) };
}

export async function action({ request, context }: ActionFunctionArgs) {
  requireSameOrigin(request, context);
  const submission = parseWithZod(await request.formData(), { schema: ResetForm });
  const hidden = { hideFields: ["password"] };
  if (submission.status !== "success") return data({ form: submission.reply(hidden), problem: null }, { status: 400 });
  const result = await resetPassword(context, { ...submission.value, network: networkOfRequest(request) });
  if (result.ok) {
    const toast = { kind: "success", title: "Password changed", text: "Sign in with your new password." } as const;
    throw redirectWithToast("/auth", toast, { "set-cookie": clearSession() });
  }
  if (result.reason === "too-many") {
    const problem = tryAgainText(result.until, context.clock());
    return data({ form: submission.reply(hidden), problem }, { status: 429 });
  }
  const form =
    result.reason === "too-personal"
      ? submission.reply({ ...hidden, fieldErrors: { password: [result.advice] } })
      : null;
  return data({ form, problem: null }, { status: 400 });
}

export default function ResetRoute() {
  const { token, email, constraints } = useLoaderData<typeof loader>();
  const answer = useActionAnswer<typeof action>();
  if (email === null) {
    return (
      <AuthCard
        title="This link does not work any more"
        text="It has been used already, or it is older than ten minutes."
      >
        <p>
          <TextLink to="/auth/forgot">Ask for a new link</TextLink>
        </p>
      </AuthCard>
    );
  }
  const fields = formFields({ password: "" }, constraints, answer?.form);
  return (
    <AuthCard
      title="Choose a new password"
      text={`For ${email}. It signs you out everywhere, and ends your API keys and connected assistants.`}
    >
      {answer?.problem && <Alert kind="error">{answer.problem}</Alert>}
      <form method="post" action={`/auth/reset?token=${encodeURIComponent(token)}`} className="flex flex-col gap-5">
        <input type="hidden" name="token" value={token} />
        <input type="email" name="username" value={email} autoComplete="username" readOnly hidden />
        <Field
          label="New password"
          field={fields.password}
          type="password"
          autoComplete="new-password"
          hint={PASSWORD_HINT}
        />
        <SubmitButton>Set the password</SubmitButton>
      </form>
    </AuthCard>
  );
}
