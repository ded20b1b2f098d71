import type { MetaFunction } from "@remix-run/cloudflare";
import { CodeBlock, Marked } from "~/components/site/api-call";
import { pageMeta } from "~/components/site/page-meta";
import { PageIntro, Section } from "~/components/site/section";
import { sitePage } from "~/content/site-pages";
import { webhookCode, webhookEvents, webhookExample, webhookRules } from "~/content/webhook-guide";

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, sitePage("/api/webhooks"));

export default function ApiWebhooks() {
  return (
    <>
      <PageIntro
        title="API: webhooks"
        text="Your own software is told of what happens to your meetings, signed as Standard Webhooks has it."
      />
      <Section title="What arrives">
        <p className="mb-3 max-w-2xl">
          <Marked text="Make an endpoint in your settings, under Webhooks: an https address on the public internet. Its secret is shown once." />
        </p>
        <CodeBlock code={webhookExample} />
      </Section>
      <Section title="Is it us?">
        <p className="mb-3 max-w-2xl">
          Whoever knows your address can post to it, so check the signature of each request before you believe it.
        </p>
        {webhookCode.map(({ language, code }) => (
          <div key={language} className="mb-5 min-w-0">
            <h3 className="heading mb-2">{language}</h3>
            <CodeBlock code={code} />
          </div>
        ))}
      </Section>
      {webhookRules.map(({ title, text }) => (
        <Section key={title} title={title}>
          <p className="max-w-2xl">
            <Marked text={text} />
          </p>
        </Section>
      ))}
      <Section title="All events">
        <dl className="divide-y divide-line card">
          {webhookEvents.map(({ type, text }) => (
            <div key={type} className="px-4 py-3 sm:px-5">
              <dt>
                <code className="font-mono text-sm">{type}</code>
              </dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </Section>
    </>
  );
}
