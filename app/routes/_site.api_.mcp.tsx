import type { MetaFunction } from "@remix-run/cloudflare";
import { useRouteLoaderData } from "@remix-run/react";
import { CodeBlock, Marked } from "~/components/site/api-call";
import { pageMeta, type SiteData } from "~/components/site/page-meta";
import { PageIntro, Section } from "~/components/site/section";
import { mcpConfig, mcpConnect, mcpExample, mcpRules, mcpTools } from "~/content/mcp-guide";
import { sitePage } from "~/content/site-pages";

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, sitePage("/api/mcp"));

export default function McpGuide() {
  const appUrl = useRouteLoaderData<SiteData>("routes/_site")?.appUrl ?? "";
  return (
    <>
      <PageIntro
        title="API: MCP"
        text="Assistants that speak the Model Context Protocol find times and propose meetings. You say yes."
      />
      <Section title="Connect">
        {mcpConnect.map((text) => (
          <p key={text} className="mb-3 max-w-2xl">
            <Marked text={text} />
          </p>
        ))}
        <CodeBlock code={mcpConfig(appUrl)} />
      </Section>
      <Section title="Tools">
        <dl className="divide-y divide-line card">
          {mcpTools.map(({ name, scope, text }) => (
            <div key={name} className="px-4 py-3 sm:px-5">
              <dt>
                <code className="font-mono text-sm">{name}</code>{" "}
                <span className="text-muted text-sm">
                  Scope: <code className="break-words font-mono">{scope}</code>
                </span>
              </dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </Section>
      {mcpRules.map(({ id, title, paragraphs }) => (
        <Section key={id} id={id} title={title}>
          {paragraphs.map((text) => (
            <p key={text} className="mb-3 max-w-2xl">
              <Marked text={text} />
            </p>
          ))}
        </Section>
      ))}
      <Section title="From your own program">
        <p className="mb-3 max-w-2xl">
          With the official client, <code className="break-words font-mono text-sm">@modelcontextprotocol/client</code>:
        </p>
        <CodeBlock code={mcpExample} />
        <p className="mt-4">
          <a href="/api" className="link">
            The API
          </a>{" "}
          ·{" "}
          <a href="/api/errors" className="link">
            Errors, retries, limits
          </a>
        </p>
      </Section>
    </>
  );
}
