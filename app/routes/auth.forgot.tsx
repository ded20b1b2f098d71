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
import { hasMailComeBack } from "~/db/suppressed-addresses";
import { tryAgainText } from "~/domain/rate-limits";
import { MAIL_CAME_BACK } from "~/domain/suppression";
import { ForgotForm } from "~/forms/account";
import { awaitedMailCookie, readAwaitedMail } from "~/http/awaited-mail";
import { isKnownBrowser } from "~/http/known-browser";
import { networkOfRequest } from "~/http/network";
import { requireSameOrigin } from "~/http/origin";
import { askForReset } from "~/services/reset-password";

export const meta: MetaFunction = () => [
  { title: "Forgotten password – Parley" },
  { name: "description", content: "Get a link by mail that lets you choose a new password for Parley." },
];

export async function loader({ request, context }: LoaderFunctionArgs) {
  // "Wrong address?" leads back to what was typed.
  const typed = new URL(request.url).searchParams.has("edit") ? await readAwaitedMail(request, context) : null;
  return { email: typed?.email ?? "", constraints: getZodConstraint(ForgotForm) };
}

/** The same answer for every address. */
export async function action({ request, context }: ActionFunctionArgs) {
  requireSameOrigin(request, context);
  const submission = parseWithZod(await request.formData(), { schema: ForgotForm });
  if (submission.status !== "success") return data({ form: submission.reply(), problem: null }, { status: 400 });
  const { email } = submission.value;
  const until = await askForReset(context, {
    email,
    network: networkOfRequest(request),
    knownBrowser: await isKnownBrowser(request, context, email),
  });
  if (until !== null) {
    return data({ form: submission.reply(), problem: tryAgainText(until, context.clock()) }, { status: 429 });
  }
  if (await hasMailComeBack(context.db, email)) {
    return data({ form: submission.reply(), problem: MAIL_CAME_BACK }, { status: 409 });
  }
  const cookie = await awaitedMailCookie(context, { kind: "reset", email, name: "" });
  throw redirect("/auth/check-mail", { status: 303, headers: { "set-cookie": cookie } });
}

export default function ForgotRoute() {
  const { email, constraints } = useLoaderData<typeof loader>();
  const answer = useActionAnswer<typeof action>();
  const fields = formFields({ email }, constraints, answer?.form);
  return (
    <AuthCard title="Set a new password" text="We mail you a link that works once and for ten minutes.">
      {answer?.problem && <Alert kind="error">{answer.problem}</Alert>}
      <form method="post" action="/auth/forgot" className="flex flex-col gap-5">
        <Field label="Email" field={fields.email} type="email" autoComplete="username" inputMode="email" />
        <SubmitButton>Send the link</SubmitButton>
      </form>
      <p>
        <TextLink to="/auth">Back to sign in</TextLink>
      </p>
    </AuthCard>
  );
}
