import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { ApiCall } from "~/components/site/api-call";
import { SeeAlso } from "~/components/site/guide";
import { pageMeta } from "~/components/site/page-meta";
import { PageIntro } from "~/components/site/section";
import { type ApiDocument, viewCalls } from "~/content/api-reference";
import { SITE_PAGES } from "~/content/site-pages";

export const meta: MetaFunction = ({ matches, params }) => {
  const page = SITE_PAGES.find(({ path }) => path === `/api/${params.page}`);
  return page ? pageMeta(matches, page) : [{ title: "Page Not Found – Parley" }];
};

/** The calls of one part of the API, from the OpenAPI document that is served. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const page = viewCalls((await context.readApiDocument()) as ApiDocument, params.page ?? "");
  if (!page) throw new Response(null, { status: 404, statusText: "Not Found" });
  return page;
}

export default function ApiReferencePage() {
  const { tag, calls } = useLoaderData<typeof loader>();
  return (
    <>
      <PageIntro title={`API: ${tag}`} text={calls.map(({ summary }) => summary).join(" · ")} />
      <p className="wrap pt-4">
        <SeeAlso
          links={[
            ["/api", "The API"],
            ["/api/errors", "Errors, retries, limits"],
            ["/api/v1/openapi.json", "OpenAPI 3.1"],
          ]}
        />
      </p>
      {calls.map((call) => (
        <ApiCall key={call.id} call={call} />
      ))}
    </>
  );
}
