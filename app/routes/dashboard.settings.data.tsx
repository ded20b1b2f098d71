import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { buttonClass, LinkButton } from "~/components/button";
import { Card } from "~/components/card";
import { readPage } from "~/http/page";

export { SectionError as ErrorBoundary } from "~/components/section-error";

export const meta: MetaFunction = () => [{ title: "Your data – Parley" }];

export async function loader({ request, context }: LoaderFunctionArgs) {
  await readPage(request, context);
  return null;
}

export default function YourData() {
  return (
    <>
      <Card title="Export my data" text="Everything that Parley keeps about you, as one JSON file.">
        <a href="/dashboard/settings/export" download className={buttonClass("secondary")}>
          Download my data
        </a>
      </Card>
      <Card
        title="Delete my account"
        text="Erases your account, your meetings' records and your conversation, and ends Parley's access to Google. Your Google calendar itself stays as it is."
      >
        <LinkButton to="/dashboard/settings/delete" look="danger">
          Delete my account
        </LinkButton>
      </Card>
    </>
  );
}
