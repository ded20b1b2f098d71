import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { EmptyState } from "~/components/empty-state";
import { FeatureAlert } from "~/components/feature-alert";
import { PageHeader } from "~/components/page-header";
import { MarkedWords } from "~/components/summary/marked-words";
import { SearchBox } from "~/components/summary/search-box";
import { selectBilling } from "~/db/quota";
import { searchSummaries, searchTranscripts } from "~/db/transcript-search";
import { foundByMeeting } from "~/domain/found-words";
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
  const { q: query, in: only } = SearchForm.parse(Object.fromEntries(new URL(request.url).searchParams));
  const { db, clock } = context;
  const { data: read } = await readPage(request, context, (userId) => ({
    parts: searchTranscripts(db, userId, query, only || null),
    lines: searchSummaries(db, userId, query, only || null),
    billing: selectBilling(db, userId),
  }));
  const now = clock();
  const isAllowed = hasFeature(standingOf(billingOf(read.billing), now), "basic-summaries");
  const most = only ? Number.POSITIVE_INFINITY : undefined;
  const found = isAllowed ? foundByMeeting(query, read.parts, read.lines, most) : [];
  const meetings = found.map(({ eventId, title, startAt, zone, found: hits, hasMore }) => ({
    title,
    day: formatDay(localDay(startAt, zone), zone, { now }),
    path: summaryPath(eventId),
    hits: hits.map(({ quote, anchor, isSummed }) => ({ quote, anchor, isSummed })),
    more: hasMore && !only ? `?${new URLSearchParams({ q: query, in: eventId })}` : null,
    isCut: hasMore && only !== "",
  }));
  return { isAllowed, query, meetings, all: only ? `?${new URLSearchParams({ q: query })}` : null };
}

type FoundMeeting = Awaited<ReturnType<typeof loader>>["meetings"][number];

export default function Search() {
  const { isAllowed, query, meetings, all } = useLoaderData<typeof loader>();
  return (
    <div className="flex flex-col gap-6">
      <PageHeader
        title="Search"
        text="What was said in your meetings, as long as their words are kept, and what came of them."
      />
      {isAllowed ? <SearchBox query={query} /> : <FeatureAlert feature="basic-summaries" what="Summaries" />}
      {isAllowed && query !== "" && meetings.length === 0 && (
        <EmptyState title="Nothing found">
          <p>Nobody said that in the meetings whose words are kept, and no summary has it. Try fewer words.</p>
        </EmptyState>
      )}
      {all !== null && isAllowed && (
        <p>
          <Link to={all} className="link font-medium">
            Search all meetings
          </Link>
        </p>
      )}
      {meetings.map((meeting) => (
        <FoundIn key={meeting.path} meeting={meeting} />
      ))}
    </div>
  );
}

/** What was found in one meeting: its name once, and each line leads to where it stands. */
function FoundIn({ meeting: { title, day, path, hits, more, isCut } }: { meeting: FoundMeeting }) {
  return (
    <section className="card">
      <div className="px-5 pt-4 pb-1">
        <h2 dir="auto" className="line-clamp-2 font-semibold wrap-anywhere">
          <Link to={path} className="link">
            {title}
          </Link>
        </h2>
        <p className="text-muted text-sm">{day}</p>
      </div>
      <ul className="divide-y divide-line">
        {hits.map(({ quote, anchor, isSummed }) => (
          <li key={`${anchor} ${quote.pieces.map(({ text }) => text).join("")}`} className="px-5 py-3">
            <p dir="auto" className="wrap-anywhere">
              {quote.speaker && <b className="font-semibold">{quote.speaker}: </b>}
              <MarkedWords pieces={quote.pieces} />
            </p>
            <p className="text-muted text-sm">
              <Link to={anchor === null ? path : `${path}#${anchor}`} className="link">
                {anchor === null ? "In the summary" : "In the transcript"}
              </Link>
              {anchor !== null && isSummed && ", and in the summary"}
              {quote.at && ` · ${quote.at}`}
            </p>
          </li>
        ))}
      </ul>
      {more !== null && (
        <p className="border-line border-t px-5 py-3 text-sm">
          <Link to={more} className="link inline-flex min-h-6 items-center font-medium">
            Show all of this meeting
          </Link>
        </p>
      )}
      {isCut && (
        <p className="border-line border-t px-5 py-3 text-muted text-sm">There is still more. More words find less.</p>
      )}
    </section>
  );
}
