import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { LinkButton } from "~/components/button";
import { Card } from "~/components/card";
import { PageHeader } from "~/components/page-header";
import { TEXTING_EXAMPLES } from "~/content/texting-examples";
import { readPage } from "~/http/page";

export { SectionError as ErrorBoundary } from "~/components/section-error";

export const meta: MetaFunction = () => [{ title: "Guide – Parley" }];

const STEPS = [
  [
    "Connect your calendar",
    "Choose Integrations, then Google Calendar. Google asks what Parley may do; tick all of it.",
  ],
  ["Connect WhatsApp", "Enter your number, read the code in WhatsApp, type it here within ten minutes."],
  [
    "Text the first meeting",
    "Say who, when and what about. Parley answers with the plan; nothing is written before your yes.",
  ],
  ["Change your mind", "Text “undo”, or open the meeting here and reschedule or cancel it."],
] as const;

export async function loader({ request, context }: LoaderFunctionArgs) {
  await readPage(request, context);
  return { chatUrl: context.settings.whatsappChatUrl };
}

export default function Guide() {
  const { chatUrl } = useLoaderData<typeof loader>();
  return (
    <div className="flex flex-col gap-6">
      <p>
        <Link to="/dashboard/support" className="font-medium text-action underline underline-offset-4">
          Support
        </Link>
      </p>
      <PageHeader
        title="Guide"
        text="Write as you would to a colleague: in English, Dutch, German, French or Spanish."
        actions={<LinkButton to={chatUrl}>Open WhatsApp</LinkButton>}
      />
      <Card title="What you can text" id="texting">
        <dl className="grid gap-4">
          {TEXTING_EXAMPLES.map(([what, example]) => (
            <div key={what} className="grid gap-x-8 sm:grid-cols-[8rem_minmax(0,1fr)]">
              <dt className="font-medium text-muted">{what}</dt>
              <dd>“{example}”</dd>
            </div>
          ))}
        </dl>
      </Card>
      <Card title="First steps" id="first-steps">
        <ol className="flex list-decimal flex-col gap-4 pl-5 marker:text-muted">
          {STEPS.map(([title, text]) => (
            <li key={title} className="pl-1">
              <p className="font-semibold">{title}</p>
              <p className="text-muted">{text}</p>
            </li>
          ))}
        </ol>
      </Card>
    </div>
  );
}
