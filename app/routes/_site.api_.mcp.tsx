import type { MetaFunction } from "@remix-run/cloudflare";
import { CodeBlock } from "~/components/site/api-call";
import { Paragraphs, Rules, SeeAlso, Terms } from "~/components/site/guide";
import { pageMeta } from "~/components/site/page-meta";
import { PageIntro, Section } from "~/components/site/section";
import { useSiteData } from "~/components/site/site-data";
import { mcpConfig, mcpConnect, mcpExample, mcpRules, mcpTools } from "~/content/mcp-guide";
import { sitePage } from "~/content/site-pages";

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, sitePage("/api/mcp"));

export default function McpGuide() {
  const { appUrl } = useSiteData();
  return (
    <>
      <PageIntro
        title="API: MCP"
        text="Assistants that speak the Model Context Protocol find times and propose meetings. You say yes."
      />
      <Section title="Connect">
        <Paragraphs texts={mcpConnect} />
        <CodeBlock code={mcpConfig(appUrl)} />
      </Section>
      <Section title="Tools">
        <Terms terms={mcpTools.map(({ name, scope, text }) => ({ name, aside: `Scope: \`${scope}\``, text }))} />
      </Section>
      <Rules rules={mcpRules} />
      <Section title="From your own program">
        <Paragraphs texts={["With the official client, `@modelcontextprotocol/client`:"]} />
        <CodeBlock code={mcpExample} />
        <p className="mt-4">
          <SeeAlso
            links={[
              ["/api", "The API"],
              ["/api/errors", "Errors, retries, limits"],
            ]}
          />
        </p>
      </Section>
    </>
  );
}
