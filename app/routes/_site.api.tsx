import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { Badge } from "~/components/badge";
import { buttonClass } from "~/components/button";
import { CodeBlock, Marked } from "~/components/site/api-call";
import { SeeAlso } from "~/components/site/guide";
import { pageMeta } from "~/components/site/page-meta";
import { PageIntro, Section, Tile, Tiles } from "~/components/site/section";
import { useSiteData } from "~/components/site/site-data";
import { apiFeatures, apiStatus, quickstart } from "~/content/api-guide";
import { type ApiDocument, listCalls } from "~/content/api-reference";
import { sitePage } from "~/content/site-pages";
import { FREE_API_CALLS_PER_MONTH, PLANS } from "~/domain/plans";

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, sitePage("/api"));

export async function loader({ context }: LoaderFunctionArgs) {
  return { calls: listCalls((await context.readApiDocument()) as ApiDocument) };
}

export default function ApiRoute() {
  const { appUrl, isSignedIn } = useSiteData();
  const { calls } = useLoaderData<typeof loader>();
  return (
    <>
      <PageIntro
        title="Parley API"
        text="The assistant's calendar sense, for your own software."
        badge={apiStatus !== null && <Badge>Coming Soon</Badge>}
      />
      {apiStatus !== null && <p className="wrap pt-4">{apiStatus}</p>}
      <Section title="Made for developers">
        <Tiles>
          {apiFeatures.map(({ title, text }) => (
            <Tile key={title} title={title}>
              <p className="mt-2 text-muted">{text}</p>
            </Tile>
          ))}
        </Tiles>
      </Section>
      <Section title="From a key to a meeting">
        <ol className="grid max-w-3xl gap-6">
          {quickstart(appUrl).map(({ title, text, code }, n) => (
            <li key={title} className="min-w-0">
              <h3 className="heading">
                {n + 1}. {title}
              </h3>
              <p className="mt-1 mb-3">
                <Marked text={text} />
              </p>
              <CodeBlock code={code} />
            </li>
          ))}
        </ol>
      </Section>
      <Section title="Calls">
        <dl className="divide-y divide-line card">
          {calls.map(({ method, path, text, href }) => (
            <div key={method + path} className="flex flex-wrap items-baseline gap-x-4 px-4 py-3 sm:px-5">
              <dt className="font-mono text-sm">
                <strong className="inline-block w-18 text-action">{method}</strong> {path}
              </dt>
              <dd>
                <a href={href} className="link">
                  {text}
                </a>
              </dd>
            </div>
          ))}
        </dl>
        <p className="mt-4">
          <SeeAlso
            links={[
              ["/api/errors", "Errors, retries, limits"],
              ["/api/mcp", "For assistants: MCP"],
              ["/api/webhooks", "Webhooks"],
              ["/api/v1/openapi.json", "The same as an OpenAPI 3.1 document"],
            ]}
          />
        </p>
        <div className="mt-8 flex flex-wrap gap-3 print:hidden">
          <a href="/dashboard/settings/api" className={buttonClass("primary")}>
            Make a key
          </a>{" "}
          {!isSignedIn && (
            <a href="/auth?tab=signup" className={buttonClass("secondary")}>
              Sign up
            </a>
          )}
        </div>
      </Section>
      <Section title="Calls per month">
        <dl className="grid max-w-2xl grid-cols-2 gap-5 sm:grid-cols-4">
          <Quota name="Free" calls={FREE_API_CALLS_PER_MONTH} />
          {PLANS.map(({ id, name, apiCallsPerMonth }) => (
            <Quota key={id} name={name} calls={apiCallsPerMonth} />
          ))}
        </dl>
      </Section>
    </>
  );
}

function Quota({ name, calls }: { name: string; calls: number | null }) {
  return (
    <div>
      <dt className="text-muted">{name}</dt>
      <dd className="font-semibold text-title">{calls === null ? "Unlimited" : calls.toLocaleString("en")}</dd>
    </div>
  );
}
