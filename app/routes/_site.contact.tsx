import { getZodConstraint, parseWithZod } from "@conform-to/zod/v4";
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { Fragment } from "react";
import { Alert } from "~/components/alert";
import { Button } from "~/components/button";
import { Card } from "~/components/card";
import { Field, TextArea } from "~/components/field";
import { formFields } from "~/components/form-state";
import { pageMeta } from "~/components/site/page-meta";
import { PageIntro } from "~/components/site/section";
import { useActionAnswer } from "~/components/use-action-answer";
import { claims } from "~/content/claims";
import { company } from "~/content/company";
import { contactPage } from "~/content/contact-page";
import { tryAgainText } from "~/domain/rate-limits";
import { ContactForm } from "~/forms/contact";
import { networkOfRequest } from "~/http/network";
import { redirectWithToast } from "~/http/toast";
import { sendContact } from "~/services/send-contact";

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, contactPage);

export async function loader({ context }: LoaderFunctionArgs) {
  return { supportEmail: context.supportEmail, constraints: getZodConstraint(ContactForm) };
}

/** For everybody: no session is read, so a letter that another site posts can do no more than a stranger could. */
export async function action({ request, context }: ActionFunctionArgs) {
  const submission = parseWithZod(await request.formData(), { schema: ContactForm });
  if (submission.status !== "success") return data({ form: submission.reply(), problem: null }, { status: 400 });
  const { website, ...letter } = submission.value;
  // A program that fills hidden fields gets the same answer as a person.
  const until = website ? null : await sendContact(context, letter, networkOfRequest(request));
  if (until !== null) {
    return data({ form: submission.reply(), problem: tryAgainText(until, context.clock()) }, { status: 429 });
  }
  return redirectWithToast("/contact", {
    kind: "success",
    title: "Message Sent!",
    text: "We'll get back to you as soon as possible.",
  });
}

export default function ContactRoute() {
  const { supportEmail, constraints } = useLoaderData<typeof loader>();
  const answer = useActionAnswer<typeof action>();
  const fields = formFields({ name: "", email: "", subject: "", message: "" }, constraints, answer?.form);
  return (
    <>
      <PageIntro title="Get in Touch" text={`We read every message and answer ${claims.supportAnswer.text}.`} />
      <div className="wrap grid items-start gap-5 pt-10 lg:grid-cols-3">
        <Card className="lg:col-span-2">
          <form method="post" action="/contact" className="flex flex-col gap-5">
            {answer?.problem && (
              <Alert kind="error" title="Message not sent">
                {answer.problem}
              </Alert>
            )}
            <Field label="Name" field={fields.name} autoComplete="name" />
            <Field label="Email" field={fields.email} type="email" autoComplete="email" inputMode="email" />
            <Field label="Subject" field={fields.subject} />
            <TextArea label="Message" field={fields.message} rows={6} />
            <div className="hidden">
              <label>
                Leave this empty
                <input name="website" tabIndex={-1} autoComplete="off" />
              </label>
            </div>
            <Button type="submit" className="sm:self-start">
              Send Message
            </Button>
          </form>
        </Card>
        <div className="grid gap-5">
          <Card title="Email">
            <MailLink to={company.email} />
          </Card>
          <Card title="Support">
            <MailLink to={supportEmail} />
          </Card>
          <Card title="Office">
            <address className="not-italic">
              {[company.name, ...company.address, company.registration].map((line) => (
                <Fragment key={line}>
                  {line}
                  <br />
                </Fragment>
              ))}
            </address>
          </Card>
        </div>
      </div>
    </>
  );
}

function MailLink({ to }: { to: string }) {
  return (
    <a href={`mailto:${to}`} className="link">
      {to}
    </a>
  );
}
