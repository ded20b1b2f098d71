import type { MetaFunction } from "@remix-run/cloudflare";
import { CodeBlock } from "~/components/site/api-call";
import { Paragraphs, Rules, Terms } from "~/components/site/guide";
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
        <Paragraphs
          texts={[
            "Make an endpoint in your settings, under Webhooks: an https address on the public internet. Its secret is shown once.",
          ]}
        />
        <CodeBlock code={webhookExample} />
      </Section>
      <Section title="Is it us?">
        <Paragraphs
          texts={[
            "Whoever knows your address can post to it, so check the signature of each request before you believe it.",
          ]}
        />
        {webhookCode.map(({ language, code }) => (
          <div key={language} className="mb-5 min-w-0">
            <h3 className="heading mb-2">{language}</h3>
            <CodeBlock code={code} />
          </div>
        ))}
      </Section>
      <Rules rules={webhookRules.map(({ title, text }) => ({ title, paragraphs: [text] }))} />
      <Section title="All events">
        <Terms terms={webhookEvents.map(({ type, text }) => ({ name: type, text }))} />
      </Section>
    </>
  );
}
