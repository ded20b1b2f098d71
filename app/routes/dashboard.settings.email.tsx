import { getZodConstraint, parseWithZod } from "@conform-to/zod/v4";
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/cloudflare";
import { Form, useLoaderData } from "@remix-run/react";
import { Alert } from "~/components/alert";
import { LinkButton, SubmitButton } from "~/components/button";
import { Card } from "~/components/card";
import { Field } from "~/components/field";
import { formFields } from "~/components/form-state";
import { useActionAnswer } from "~/components/use-action-answer";
import { hasMailComeBack } from "~/db/suppressed-addresses";
import { tryAgainText } from "~/domain/rate-limits";
import { MAIL_CAME_BACK } from "~/domain/suppression";
import { ChangeAddressForm } from "~/forms/account";
import { requireUser } from "~/http/guard";
import { readPage } from "~/http/page";
import { redirectWithToast } from "~/http/toast";
import { askToChangeAddress } from "~/services/change-address";

export { SectionError as ErrorBoundary } from "~/components/section-error";

export const meta: MetaFunction = () => [{ title: "Email address – Parley" }];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { user, formDraft } = await readPage(request, context);
  const constraints = getZodConstraint(ChangeAddressForm);
  return { email: user.email, hasPassword: user.hasPassword, typed: formDraft?.email ?? "", constraints };
}

/** Wants the password once more, then mails a link to the new address. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { user } = await requireUser(request, context);
  const submission = parseWithZod(await request.formData(), { schema: ChangeAddressForm });
  const hidden = { hideFields: ["password"] };
  if (submission.status !== "success") return data({ reply: submission.reply(hidden), problem: null }, { status: 400 });
  if (await hasMailComeBack(context.db, submission.value.email)) {
    const fieldErrors = { email: [MAIL_CAME_BACK] };
    return data({ reply: submission.reply({ ...hidden, fieldErrors }), problem: null }, { status: 409 });
  }
  const result = await askToChangeAddress(context, { user, ...submission.value });
  if (result.ok) {
    throw redirectWithToast("/dashboard/settings", {
      kind: "success",
      title: "Check your mail",
      text: "The link in it gives your account the new address. It works once and for 24 hours.",
    });
  }
  if (result.reason === "too-many") {
    const problem = tryAgainText(result.until, context.clock());
    return data({ reply: submission.reply(hidden), problem }, { status: 429 });
  }
  const fieldErrors = { password: ["That is not your password."] };
  return data({ reply: submission.reply({ ...hidden, fieldErrors }), problem: null }, { status: 400 });
}

export default function EmailRoute() {
  const { email, hasPassword, typed, constraints } = useLoaderData<typeof loader>();
  const answer = useActionAnswer<typeof action>();
  const fields = formFields({ email: typed, password: "" }, constraints, answer?.reply);
  if (!hasPassword) {
    return (
      <Card
        title="Email address"
        text="You sign in with Google and have no password. Set one first: changing the address asks for it."
        actions={<LinkButton to="/dashboard/settings/password">Set a password</LinkButton>}
      />
    );
  }
  return (
    <Card title="Email address" text={`Your account uses ${email}. The new address gets a link that makes the change.`}>
      <Form method="post" className="flex max-w-md flex-col gap-5">
        {answer?.problem && <Alert kind="error">{answer.problem}</Alert>}
        <Field label="New address" field={fields.email} type="email" autoComplete="email" inputMode="email" />
        <Field label="Your password" field={fields.password} type="password" autoComplete="current-password" />
        <div className="flex flex-wrap gap-2">
          <SubmitButton pending="Sending…">Send the link</SubmitButton>
          <LinkButton to="/dashboard/settings" look="quiet">
            Cancel
          </LinkButton>
        </div>
      </Form>
    </Card>
  );
}
