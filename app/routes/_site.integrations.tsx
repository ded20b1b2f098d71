import type { MetaFunction } from "@remix-run/cloudflare";
import { Badge } from "~/components/badge";
import { buttonClass } from "~/components/button";
import { pageMeta } from "~/components/site/page-meta";
import { PageIntro, Section, Tile, Tiles } from "~/components/site/section";
import { type IntegrationWords, integrations } from "~/content/integrations";
import { sitePage } from "~/content/site-pages";

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, sitePage("/integrations"));

export default function IntegrationsRoute() {
  return (
    <>
      <PageIntro title="Integrations" text="Parley works where you already talk and plan." />
      <Section title="Available">
        <Tiles>{integrations.filter(({ available }) => available).map(asTile)}</Tiles>
      </Section>
      <Section title="Coming Soon">
        <Tiles>{integrations.filter(({ available }) => !available).map(asTile)}</Tiles>
      </Section>
      <Section title="Missing something?" text="Tell us what you work with. The most wanted come first.">
        <a href="/contact" className={buttonClass("secondary")}>
          Request Integration
        </a>
      </Section>
    </>
  );
}

function asTile({ name, text, features, available }: IntegrationWords) {
  return (
    <Tile
      key={name}
      title={name}
      badge={<Badge tone={available ? "ok" : "neutral"}>{available ? "Available" : "Coming Soon"}</Badge>}
    >
      <p className="mt-2 text-muted">{text}</p>
      <ul className="mt-3 mb-5 list-disc space-y-1 pl-5 marker:text-action">
        {features.map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
      </ul>
      <a
        href={available ? "/dashboard/integrations" : "/contact"}
        aria-label={available ? `Connect ${name}` : `Request Integration: ${name}`}
        className={buttonClass(available ? "primary" : "secondary", "mt-auto")}
      >
        {available ? "Connect" : "Request Integration"}
      </a>
    </Tile>
  );
}
