import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { LinkButton } from "~/components/button";
import { Card } from "~/components/card";
import { DISCONNECT, type Disconnectable, DisconnectForm } from "~/components/disconnect-form";
import { PageHeader } from "~/components/page-header";
import { readPage } from "~/http/page";

export { SectionError as ErrorBoundary } from "~/components/section-error";

/** The confirm dialog as a page, for who has no scripts. */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  await readPage(request, context);
  const { what = "" } = params;
  if (!isDisconnectable(what)) throw new Response("Not Found", { status: 404 });
  return { what };
}

function isDisconnectable(what: string): what is Disconnectable {
  return Object.hasOwn(DISCONNECT, what);
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: `${data ? DISCONNECT[data.what].title : "Not found"} – Parley` },
];

export default function DisconnectRoute() {
  const { what } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader title={DISCONNECT[what].title} />
      <Card className="mt-6">
        <DisconnectForm
          what={what}
          cancel={
            <LinkButton to="/dashboard/integrations" look="secondary">
              Cancel
            </LinkButton>
          }
        />
      </Card>
    </>
  );
}
