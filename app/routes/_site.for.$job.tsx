import { data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/cloudflare";
import { useParams } from "@remix-run/react";
import { buttonClass } from "~/components/button";
import { Closing } from "~/components/site/closing";
import { ExchangeView } from "~/components/site/exchange";
import { pageMeta } from "~/components/site/page-meta";
import { PageIntro } from "~/components/site/section";
import { findJob, JOBS, jobPath } from "~/content/jobs";
import { hero } from "~/content/landing";

export const meta: MetaFunction = ({ matches, params }) => {
  const job = findJob(params.job);
  if (!job) return [{ title: "Page not found – Parley" }, { name: "robots", content: "noindex" }];
  return pageMeta(matches, {
    path: jobPath(job.slug),
    title: `For ${job.name.toLowerCase()}`,
    description: job.description,
  });
};

export async function loader({ params }: LoaderFunctionArgs) {
  return data(null, { status: findJob(params.job) ? 200 : 404 });
}

export default function JobRoute() {
  const job = findJob(useParams().job);
  if (!job)
    return (
      <PageIntro
        title="Oops! Page not found"
        text={
          <a href="/" className="link">
            Return to Home
          </a>
        }
      />
    );
  return (
    <>
      <PageIntro title={job.title} text={job.text} />
      <p className="wrap mt-7 flex flex-wrap items-center gap-x-4 gap-y-3 print:hidden">
        <a href="/auth?tab=signup" className={buttonClass("primary", "py-3 sm:px-6")}>
          Try it free
        </a>{" "}
        <span className="text-muted">{hero.trial}</span>
      </p>
      <ul className="wrap grid gap-x-8 gap-y-12 pt-14 md:grid-cols-3">
        {job.scenes.map(({ title, text, exchange }) => (
          <li key={title}>
            <h2 className="heading">{title}</h2>
            <p className="mt-2 text-muted">{text}</p>
            <ExchangeView exchange={exchange} />
          </li>
        ))}
      </ul>
      <nav aria-label="Other jobs" className="wrap pt-14 print:hidden">
        <ul className="flex flex-wrap gap-x-6">
          {JOBS.filter(({ slug }) => slug !== job.slug).map(({ slug, name }) => (
            <li key={slug}>
              <a href={jobPath(slug)} className="link inline-block py-2.5">
                For {name.toLowerCase()}
              </a>
            </li>
          ))}
          <li>
            <a href="/compare" className="link inline-block py-2.5">
              Compare
            </a>
          </li>
        </ul>
      </nav>
      <Closing />
    </>
  );
}
