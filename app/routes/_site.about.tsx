import type { MetaFunction } from "@remix-run/cloudflare";
import { buttonClass } from "~/components/button";
import { pageMeta } from "~/components/site/page-meta";
import { Blocks } from "~/components/site/prose";
import { PageIntro, Section, Tile, Tiles } from "~/components/site/section";
import { reasons, roadmap, story, values } from "~/content/about";
import { sitePage } from "~/content/site-pages";

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, sitePage("/about"));

export default function AboutRoute() {
  return (
    <>
      <PageIntro title="About Parley" text="Less arranging, more meeting." />
      <Section title="Our Story">
        <div className="max-w-2xl">
          <Blocks blocks={story} />
        </div>
      </Section>
      <Section title="Our values">
        <Tiles wide>
          {values.map(({ title, text }) => (
            <Tile key={title} title={title}>
              <p className="mt-2 text-muted">{text}</p>
            </Tile>
          ))}
        </Tiles>
      </Section>
      <Section title="Why choose Parley">
        <div className="max-w-2xl">
          <Blocks blocks={[reasons]} />
        </div>
        <div className="mt-8 flex flex-wrap gap-3 print:hidden">
          <a href="/#pricing" className={buttonClass("primary")}>
            See the plans
          </a>{" "}
          <a href="/contact" className={buttonClass("secondary")}>
            Talk to us
          </a>
        </div>
      </Section>
      <Section title="What comes next">
        <Tiles>
          {roadmap.map(({ title, text }) => (
            <Tile key={title} title={title}>
              <p className="mt-2 text-muted">{text}</p>
            </Tile>
          ))}
        </Tiles>
      </Section>
    </>
  );
}
