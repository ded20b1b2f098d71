import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { Closing } from "~/components/site/closing";
import { pageMeta } from "~/components/site/page-meta";
import { Scenes } from "~/components/site/scenes";
import { PageIntro } from "~/components/site/section";
import { StartLink } from "~/components/site/start-link";
import { jobPath } from "~/content/job-names";
import { findJob, JOBS } from "~/content/jobs";
import { hero } from "~/content/landing";
import { SITE_PAGES } from "~/content/site-pages";

export const meta: MetaFunction = ({ matches, params }) => {
  const page = SITE_PAGES.find(({ path }) => path === jobPath(params.job ?? ""));
  return page ? pageMeta(matches, page) : [];
};

export async function loader({ params }: LoaderFunctionArgs) {
  const job = findJob(params.job);
  if (!job) throw new Response(null, { status: 404, statusText: "Not Found" });
  return job;
}

export default function JobRoute() {
  const job = useLoaderData<typeof loader>();
  return (
    <>
      <PageIntro title={job.title} text={job.text} />
      <p className="wrap mt-7 flex flex-wrap items-center gap-x-4 gap-y-3 print:hidden">
        <StartLink className="py-3 sm:px-6">Try it free</StartLink> <span className="text-muted">{hero.trial}</span>
      </p>
      <div className="wrap pt-14">
        <Scenes scenes={job.scenes} level="h2" />
      </div>
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
