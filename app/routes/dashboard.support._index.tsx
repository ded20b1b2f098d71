import { getZodConstraint, parseWithZod } from "@conform-to/zod/v4";
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/cloudflare";
import { Form, useLoaderData } from "@remix-run/react";
import { LinkButton, SubmitButton } from "~/components/button";
import { Card } from "~/components/card";
import { Field, TextArea } from "~/components/field";
import { FormAlerts } from "~/components/form-alerts";
import { formFields } from "~/components/form-state";
import { MarkedLine } from "~/components/marked-line";
import { PageHeader } from "~/components/page-header";
import { useActionAnswer } from "~/components/use-action-answer";
import { claims } from "~/content/claims";
import { countTry } from "~/db/rate-limits";
import type { Capability } from "~/domain/capabilities";
import { tryAgainText } from "~/domain/rate-limits";
import { SupportForm } from "~/forms/settings";
import { requireUser } from "~/http/guard";
import { readPage } from "~/http/page";
import { redirectWithToast } from "~/http/toast";
import { askSupport } from "~/services/ask-support";

export { SectionError as ErrorBoundary } from "~/components/section-error";

export const meta: MetaFunction = () => [{ title: "Support – Parley" }];

const RESOURCES: readonly { title: string; needs?: Capability; text: string; to: string; go: string }[] = [
  {
    title: "Documentation",
    text: "What you can text, with an example for each.",
    to: "/dashboard/support/guide",
    go: "Read the guide",
  },
  {
    title: "Video Tutorials",
    needs: "video-tutorials",
    text: "They follow. Until then, the first steps in words.",
    to: "/dashboard/support/guide#first-steps",
    go: "See the steps",
  },
  {
    title: "Community Forum",
    needs: "forum",
    text: "It opens later. Until then, our notes on meetings.",
    to: "/blog",
    go: "Read the blog",
  },
];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { user, formDraft } = await readPage(request, context);
  return {
    requestId: formDraft?.requestId ?? crypto.randomUUID(),
    constraints: getZodConstraint(SupportForm),
    defaults: { name: user.name, email: user.email, subject: "", message: "", ...formDraft },
    chatUrl: context.settings.whatsappChatUrl,
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { user } = await requireUser(request, context);
  const submission = parseWithZod(await request.formData(), { schema: SupportForm });
  if (submission.status !== "success") return data({ reply: submission.reply() }, { status: 400 });
  const now = context.clock();
  const until = await countTry(context.db, [{ limit: "support:account", who: user.id }], now);
  if (until !== null) {
    return data({ reply: submission.reply({ formErrors: [tryAgainText(until, now)] }) }, { status: 429 });
  }
  await askSupport(context, { ...submission.value, account: user }, now);
  return redirectWithToast("/dashboard/support", {
    kind: "success",
    title: "Message Sent!",
    text: "We'll get back to you as soon as possible.",
  });
}

export default function Support() {
  const { requestId, constraints, defaults, chatUrl } = useLoaderData<typeof loader>();
  const reply = useActionAnswer<typeof action>()?.reply;
  const fields = formFields<keyof typeof defaults>(defaults, constraints, reply);
  const posted = reply && "initialValue" in reply ? reply.initialValue?.requestId : undefined;
  return (
    <div className="flex flex-col gap-6">
      <PageHeader title="Support" text={`We answer ${claims.supportAnswer.text}.`} />
      <ul className="grid gap-4 lg:grid-cols-3">
        {RESOURCES.map(({ title, needs, text, to, go }) => (
          <li key={title}>
            <Card title={<MarkedLine text={title} needs={needs} />} text={text} className="h-full">
              <LinkButton to={to} look="secondary">
                {go}
              </LinkButton>
            </Card>
          </li>
        ))}
      </ul>
      <Card title="Send us a message">
        {/* A new key after sending empties the form. */}
        <Form key={requestId} method="post" action="/dashboard/support?index" className="flex flex-col gap-5">
          <input type="hidden" name="requestId" value={typeof posted === "string" ? posted : requestId} />
          <FormAlerts reply={reply} />
          <div className="grid gap-5 sm:grid-cols-2">
            <Field label="Name" field={fields.name} autoComplete="name" />
            <Field label="Email" field={fields.email} type="email" autoComplete="email" />
          </div>
          <Field label="Subject" field={fields.subject} />
          <TextArea label="Message" field={fields.message} rows={6} />
          <div>
            <SubmitButton pending="Sending…">Send Message</SubmitButton>
          </div>
        </Form>
      </Card>
      <Card
        title="Need Immediate Help?"
        text="Text Parley on WhatsApp: it answers at once. Ask for “help” to see what it can do."
        actions={<LinkButton to={chatUrl}>Start Chat</LinkButton>}
      />
    </div>
  );
}
