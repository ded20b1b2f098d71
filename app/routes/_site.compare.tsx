import type { MetaFunction } from "@remix-run/cloudflare";
import { Closing } from "~/components/site/closing";
import { pageMeta } from "~/components/site/page-meta";
import { PageIntro, Section } from "~/components/site/section";
import { betterElsewhere, COMPARED, comparison } from "~/content/compare";
import { sitePage } from "~/content/site-pages";

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, sitePage("/compare"));

export default function CompareRoute() {
  return (
    <>
      <PageIntro
        title="What else there is"
        text="Meetings get arranged in four ways. Here is what each does, also where the others do it better."
      />
      <div className="wrap pt-10">
        {comparison.map(({ question, answers }) => (
          <section key={question} aria-label={question} className="border-line border-t py-6">
            <h2 className="heading">{question}</h2>
            <dl className="mt-3 grid gap-x-8 gap-y-4 sm:grid-cols-2 lg:grid-cols-4">
              {COMPARED.map((one, place) => (
                <div key={one}>
                  <dt className={`text-sm ${place === 0 ? "font-semibold text-action" : "text-muted"}`}>{one}</dt>
                  <dd className="mt-1">{answers[place]}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
      <Section title="When to take something else">
        <ul className="grid max-w-2xl gap-3">
          {betterElsewhere.map((when) => (
            <li key={when} className="border-edge border-l-2 pl-4">
              {when}
            </li>
          ))}
        </ul>
      </Section>
      <Closing />
    </>
  );
}
