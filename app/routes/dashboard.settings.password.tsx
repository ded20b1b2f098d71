import { getZodConstraint, parseWithZod } from "@conform-to/zod/v4";
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/cloudflare";
import { Form, useLoaderData } from "@remix-run/react";
import { Alert } from "~/components/alert";
import { LinkButton, SubmitButton } from "~/components/button";
import { Card } from "~/components/card";
import { Field } from "~/components/field";
import { formFields } from "~/components/form-state";
import { useActionAnswer } from "~/components/use-action-answer";
import { PASSWORD_ADVICE, PASSWORD_HINT, passwordFault } from "~/domain/password";
import { tryAgainText } from "~/domain/rate-limits";
import { ChangePasswordForm } from "~/forms/account";
import { requireUser } from "~/http/guard";
import { networkOfRequest } from "~/http/network";
import { readPage } from "~/http/page";
import { redirectWithToast } from "~/http/toast";
import { changePassword } from "~/services/change-password";
import { askForReset } from "~/services/reset-password";

export { SectionError as ErrorBoundary } from "~/components/section-error";

export const meta: MetaFunction = () => [{ title: "Password – Parley" }];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { user } = await readPage(request, context);
  return { email: user.email, hasPassword: user.hasPassword, constraints: getZodConstraint(ChangePasswordForm) };
}

/** With a password, changes it; without one, mails the link that sets it, which proves the mailbox once more. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { user, session } = await requireUser(request, context);
  if (!user.hasPassword) {
    const asking = { email: user.email, network: networkOfRequest(request), knownBrowser: true };
    const until = await askForReset(context, asking);
    if (until !== null) return problem(tryAgainText(until, context.clock()), 429);
    throw redirectWithToast("/dashboard/settings/sessions", {
      kind: "success",
      title: "Check your mail",
      text: "The link in it sets your password. It works once and for ten minutes.",
    });
  }
  const submission = parseWithZod(await request.formData(), { schema: ChangePasswordForm });
  const hidden = { hideFields: ["current", "password"] };
  if (submission.status !== "success") return data({ reply: submission.reply(hidden), problem: null }, { status: 400 });
  const { current, password } = submission.value;
  const refuse = (fieldErrors: Record<string, string[]>) =>
    data({ reply: submission.reply({ ...hidden, fieldErrors }), problem: null }, { status: 400 });
  const fault = passwordFault(password, user);
  if (fault) return refuse({ password: [PASSWORD_ADVICE[fault]] });
  const changed = await changePassword(context, { userId: user.id, sessionId: session.id, current, password });
  if (changed.ok) {
    throw redirectWithToast("/dashboard/settings/sessions", {
      kind: "success",
      title: "Password changed",
      text: "Your other sessions have ended.",
    });
  }
  if (changed.reason === "too-many") return problem(tryAgainText(changed.until, context.clock()), 429);
  return refuse({ current: ["That is not your password."] });
}

function problem(text: string, status: number) {
  return data({ reply: null, problem: text }, { status });
}

export default function PasswordRoute() {
  const { email, hasPassword, constraints } = useLoaderData<typeof loader>();
  const answer = useActionAnswer<typeof action>();
  const fields = formFields({ current: "", password: "" }, constraints, answer?.reply);
  return (
    <Card
      title={hasPassword ? "Change password" : "Set a password"}
      text={
        hasPassword
          ? "It ends your other sessions. API keys and connected assistants go on."
          : `We mail a link to ${email} that sets a password. Signing in with Google is taken off then; sign in with it once more to have both.`
      }
    >
      <Form method="post" className="flex max-w-md flex-col gap-5">
        {answer?.problem && <Alert kind="error">{answer.problem}</Alert>}
        {hasPassword && (
          <>
            <input type="email" name="username" value={email} autoComplete="username" readOnly hidden />
            <Field label="Current password" field={fields.current} type="password" autoComplete="current-password" />
            <Field
              label="New password"
              field={fields.password}
              type="password"
              autoComplete="new-password"
              hint={PASSWORD_HINT}
            />
          </>
        )}
        <div className="flex flex-wrap gap-2">
          <SubmitButton pending="Saving…">{hasPassword ? "Change password" : "Send the link"}</SubmitButton>
          <LinkButton to="/dashboard/settings/sessions" look="quiet">
            Cancel
          </LinkButton>
        </div>
      </Form>
    </Card>
  );
}
