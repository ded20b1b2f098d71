import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { EmptyState } from "~/components/empty-state";
import { FeatureAlert } from "~/components/feature-alert";
import { PageHeader } from "~/components/page-header";
import { MarkedWords } from "~/components/summary/marked-words";
import { SearchBox } from "~/components/summary/search-box";
import { selectBilling } from "~/db/quota";
import { searchSummaries, searchTranscripts } from "~/db/transcript-search";
import { foundIn } from "~/domain/found-words";
import { formatDay } from "~/domain/phrasing";
import { hasFeature } from "~/domain/plan-features";
import { standingOf } from "~/domain/subscription";
import { summaryPath } from "~/domain/summary-choice";
import { localDay } from "~/domain/zones";
import { SearchForm } from "~/forms/summary";
import { billingOf, readPage } from "~/http/page";

export { SectionError as ErrorBoundary } from "~/components/section-error";

export const meta: MetaFunction = () => [{ title: "Search – Parley" }];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { q: query } = SearchForm.parse(Object.fromEntries(new URL(request.url).searchParams));
  const { db, clock } = context;
  const { data: read } = await readPage(request, context, (userId) => ({
    parts: searchTranscripts(db, userId, query),
    lines: searchSummaries(db, userId, query),
    billing: selectBilling(db, userId),
  }));
  const now = clock();
  const isAllowed = hasFeature(standingOf(billingOf(read.billing), now), "basic-summaries");
  const found = isAllowed ? foundIn(query, read.parts, read.lines) : [];
  return {
    isAllowed,
    query,
    found: found.map(({ eventId, title, startAt, zone, quote, anchor, isSummed }) => ({
      ...{ title, quote, isSummary: anchor === null, isSummed },
      day: formatDay(localDay(startAt, zone), zone, { now }),
      path: `${summaryPath(eventId)}${anchor === null ? "" : `#${anchor}`}`,
    })),
  };
}

export default function Search() {
  const { isAllowed, query, found } = useLoaderData<typeof loader>();
  return (
    <div className="flex flex-col gap-6">
      <PageHeader
        title="Search"
        text="What was said in your meetings, as long as their words are kept, and what came of them."
      />
      {isAllowed ? <SearchBox query={query} /> : <FeatureAlert feature="basic-summaries" what="Summaries" />}
      {isAllowed && query !== "" && found.length === 0 && (
        <EmptyState title="Nothing found">
          <p>Nobody said that in the meetings whose words are kept, and no summary has it. Try fewer words.</p>
        </EmptyState>
      )}
      {found.length > 0 && (
        <ul className="card divide-y divide-line">
          {found.map(({ title, day, path, quote, isSummary, isSummed }) => (
            <li key={`${path} ${quote.pieces.map(({ text }) => text).join("")}`} className="px-5 py-3.5">
              <p>
                {quote.speaker && <b className="font-semibold">{quote.speaker}: </b>}
                <MarkedWords pieces={quote.pieces} />
              </p>
              <p className="text-muted text-sm">
                <Link to={path} className="link">
                  {isSummary ? `Summary of ${title}` : title}
                </Link>
                , {day}
                {quote.at && ` · ${quote.at}`}
                {isSummed && !isSummary && " · in the summary"}
              </p>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
