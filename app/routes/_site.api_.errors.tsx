import type { MetaFunction } from "@remix-run/cloudflare";
import { CodeBlock } from "~/components/site/api-call";
import { Rules, Terms } from "~/components/site/guide";
import { pageMeta } from "~/components/site/page-meta";
import { PageIntro, Section } from "~/components/site/section";
import { apiRules, problemExample } from "~/content/api-guide";
import { sitePage } from "~/content/site-pages";
import { API_PROBLEMS } from "~/domain/api-problems";

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, sitePage("/api/errors"));

export default function ApiErrors() {
  return (
    <>
      <PageIntro
        title="API: errors, retries, limits"
        text="Every refusal is a problem document of RFC 9457. What your program may rely on is its type and its status."
      />
      <Section title="A refusal">
        <CodeBlock code={problemExample} />
      </Section>
      <Rules rules={apiRules} />
      <Section title="All types">
        <Terms
          terms={Object.entries(API_PROBLEMS).map(([name, { status, title, text }]) => ({
            ...{ id: name, name, aside: `${status} · ${title}`, text },
          }))}
        />
      </Section>
    </>
  );
}
