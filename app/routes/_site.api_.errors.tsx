import type { MetaFunction } from "@remix-run/cloudflare";
import { CodeBlock, Marked } from "~/components/site/api-call";
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
      {apiRules.map(({ id, title, paragraphs }) => (
        <Section key={id} id={id} title={title}>
          {paragraphs.map((text) => (
            <p key={text} className="mb-3 max-w-2xl">
              <Marked text={text} />
            </p>
          ))}
        </Section>
      ))}
      <Section title="All types">
        <dl className="divide-y divide-line card">
          {Object.entries(API_PROBLEMS).map(([name, { status, title, text }]) => (
            <div key={name} id={name} className="scroll-mt-4 px-4 py-3 target:bg-action-soft sm:px-5">
              <dt>
                <code className="font-mono text-sm">{name}</code>{" "}
                <span className="text-muted text-sm">
                  {status} · {title}
                </span>
              </dt>
              <dd>
                <Marked text={text} />
              </dd>
            </div>
          ))}
        </dl>
      </Section>
    </>
  );
}
