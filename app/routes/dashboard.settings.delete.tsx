import { getZodConstraint, parseWithZod } from "@conform-to/zod/v4";
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/cloudflare";
import { Form, useLoaderData } from "@remix-run/react";
import { LinkButton, SubmitButton } from "~/components/button";
import { Card } from "~/components/card";
import { Field } from "~/components/field";
import { FormAlerts } from "~/components/form-alerts";
import { formFields } from "~/components/form-state";
import { useActionAnswer } from "~/components/use-action-answer";
import { tryAgainText } from "~/domain/rate-limits";
import { DeleteAccountForm } from "~/forms/settings";
import { requireUser } from "~/http/guard";
import { readPage } from "~/http/page";
import { clearSession } from "~/http/session";
import { redirectWithToast } from "~/http/toast";
import { checkPassword } from "~/services/change-password";
import { deleteAccount } from "~/services/delete-account";

export { SectionError as ErrorBoundary } from "~/components/section-error";

export const meta: MetaFunction = () => [{ title: "Delete my account – Parley" }];

const WORD = "DELETE";
const NOT_ENDED = "We could not end your plan just now, so nothing was deleted. Please try again in a few minutes.";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { user } = await readPage(request, context);
  return { hasPassword: user.hasPassword, constraints: getZodConstraint(DeleteAccountForm) };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { user } = await requireUser(request, context);
  const submission = parseWithZod(await request.formData(), { schema: DeleteAccountForm });
  if (submission.status !== "success") return data({ reply: submission.reply() }, { status: 400 });
  const { password = "", confirmation } = submission.value;

  if (user.hasPassword) {
    const checked = await checkPassword(context, user.id, password);
    if (!checked.ok) {
      const words =
        checked.reason === "wrong" ? "That is not your password." : tryAgainText(checked.until, context.clock());
      // What was typed is not sent back: it is a password.
      return data({ reply: { error: { password: [words] } } }, { status: checked.reason === "wrong" ? 400 : 429 });
    }
  } else if (confirmation !== WORD) {
    return data(
      { reply: submission.reply({ fieldErrors: { confirmation: [`Please type ${WORD}.`] } }) },
      { status: 400 },
    );
  }
  if (!(await deleteAccount(context, user.id))) {
    return data({ reply: { error: { "": [NOT_ENDED] } } }, { status: 502 });
  }
  return redirectWithToast("/", { kind: "success", title: "Your account has been deleted" }, [
    ["set-cookie", clearSession()],
    ["clear-site-data", '"cache", "storage"'],
  ]);
}

export default function DeleteAccount() {
  const { hasPassword, constraints } = useLoaderData<typeof loader>();
  const reply = useActionAnswer<typeof action>()?.reply;
  const fields = formFields({ password: "", confirmation: "" }, constraints, reply);
  return (
    <Card
      title="Delete my account"
      text="This cannot be undone. Nothing of it can be brought back, by you or by us. A plan that you pay for ends at once. That you had a free trial is known for a year, by hashes of your address, Google account and number."
    >
      {/* A plain form: afterwards there is no page to go on with. */}
      <Form method="post" reloadDocument className="flex max-w-md flex-col gap-5">
        <FormAlerts reply={reply} />
        {hasPassword ? (
          <Field
            label="Your password"
            field={{
              ...fields.password,
              value: undefined,
              constraint: { ...fields.password.constraint, required: true },
            }}
            type="password"
            autoComplete="current-password"
          />
        ) : (
          <Field
            label={`Type ${WORD} to confirm`}
            field={{ ...fields.confirmation, constraint: { ...fields.confirmation.constraint, required: true } }}
            autoComplete="off"
            spellCheck={false}
          />
        )}
        <div className="flex flex-wrap gap-3">
          <SubmitButton look="danger">Delete my account for good</SubmitButton>
          <LinkButton to="/dashboard/settings/data" look="secondary">
            Keep my account
          </LinkButton>
        </div>
      </Form>
    </Card>
  );
}
