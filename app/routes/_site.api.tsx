import type { MetaFunction } from "@remix-run/cloudflare";
import { useRouteLoaderData } from "@remix-run/react";
import { Badge } from "~/components/badge";
import { buttonClass } from "~/components/button";
import { pageMeta, type SiteData } from "~/components/site/page-meta";
import { PageIntro, Section, Tile, Tiles } from "~/components/site/section";
import { apiFeatures, apiStatus, apiSteps, curlExample, endpoints } from "~/content/api-guide";
import { sitePage } from "~/content/site-pages";
import { FREE_API_CALLS_PER_MONTH, PLANS } from "~/domain/plans";

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, sitePage("/api"));

export default function ApiRoute() {
  const appUrl = useRouteLoaderData<SiteData>("routes/_site")?.appUrl ?? "";
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
      <Section title="Endpoints">
        <dl className="divide-y divide-line card">
          {endpoints.map(({ method, path, text }) => (
            <div key={method + path} className="flex flex-wrap items-baseline gap-x-4 px-4 py-3 sm:px-5">
              <dt className="font-mono text-sm">
                <strong className="inline-block w-18 text-action">{method}</strong> {path}
              </dt>
              <dd className="text-muted">{text}</dd>
            </div>
          ))}
        </dl>
      </Section>
      <Section title="An example">
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable with the keyboard */}
        <pre tabIndex={0} className="overflow-x-auto rounded-card bg-sunken p-5 font-mono text-sm">
          <code>{curlExample(appUrl)}</code>
        </pre>
      </Section>
      <Section title="Getting started">
        <ol className="max-w-2xl list-decimal space-y-3 pl-6 marker:font-semibold marker:text-action">
          {apiSteps.map(({ title, text }) => (
            <li key={title} className="pl-1">
              <strong>{title}.</strong> {text}
            </li>
          ))}
        </ol>
        <div className="mt-8 flex flex-wrap gap-3 print:hidden">
          <a href="/contact" className={buttonClass("primary")}>
            Tell us what you would build
          </a>{" "}
          <a href="/auth?tab=signup" className={buttonClass("secondary")}>
            Sign up
          </a>
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
