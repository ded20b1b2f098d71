import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { Button, LinkButton } from "~/components/button";
import { EmptyState } from "~/components/empty-state";
import { MeetingCard } from "~/components/meeting-card";
import { MeetingFilters, Pages } from "~/components/meeting-filters";
import { PageHeader } from "~/components/page-header";
import { QuotaAlert } from "~/components/quota-alert";
import { selectMeetings } from "~/db/meeting-list";
import { selectBilling } from "~/db/quota";
import { FAILURE_WORDS } from "~/domain/failure-words";
import { MEETINGS_PER_PAGE, readMeetingFilter } from "~/domain/meeting-filter";
import { viewMeeting } from "~/domain/meeting-view";
import { standingOf } from "~/domain/subscription";
import { billingOf, readPage } from "~/http/page";

export { SectionError as ErrorBoundary } from "~/components/section-error";

export const meta: MetaFunction = () => [{ title: "Meetings – Parley" }];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const now = context.clock();
  const query = new URL(request.url).searchParams;
  const filter = readMeetingFilter(query);
  const { integrations, preferences, data } = await readPage(request, context, (userId) => ({
    meetings: selectMeetings(context.db, userId, filter, now),
    billing: selectBilling(context.db, userId),
  }));
  const { status, type, time, page } = filter;
  const { problem } = standingOf(billingOf(data.billing), now);
  return {
    connected: integrations.googleCalendarConnected,
    problem: problem ? (FAILURE_WORDS[problem] ?? null) : null,
    meetings: data.meetings.slice(0, MEETINGS_PER_PAGE).map((row) => viewMeeting(row, preferences.timezone, now)),
    hasMore: data.meetings.length > MEETINGS_PER_PAGE,
    asked: { q: (query.get("q") ?? "").slice(0, 200), status: status ?? "", type: type ?? "", when: time, page },
    chatUrl: context.settings.whatsappChatUrl,
  };
}

export default function Meetings() {
  const { connected, problem, meetings, hasMore, asked, chatUrl } = useLoaderData<typeof loader>();
  const filtered = asked.q !== "" || asked.status !== "" || asked.type !== "" || asked.when !== "upcoming";
  return (
    <div className="flex flex-col gap-6">
      <PageHeader
        title="Meetings"
        text="Everything in your calendar that has a time, and what became of it."
        actions={
          <>
            <LinkButton to="/dashboard/calendar" look="secondary">
              Calendar View
            </LinkButton>
            <LinkButton to="/dashboard/meetings/links" look="secondary">
              Booking Links
            </LinkButton>
            <LinkButton to="/dashboard/meetings/proposals" look="secondary">
              Proposals
            </LinkButton>
            {problem === null ? (
              <LinkButton to="/dashboard/meetings/new">New Meeting</LinkButton>
            ) : (
              <Button disabled>New Meeting</Button>
            )}
          </>
        }
      />
      <QuotaAlert words={problem} />
      <MeetingFilters asked={asked} />
      {meetings.length === 0 ? (
        <EmptyState
          title={filtered ? "No meeting matches" : "No meetings ahead"}
          actions={
            filtered ? (
              <LinkButton to="/dashboard/meetings" look="secondary">
                Clear filters
              </LinkButton>
            ) : connected ? (
              <LinkButton to={chatUrl}>Schedule via WhatsApp</LinkButton>
            ) : (
              <LinkButton to="/dashboard/onboarding">Connect Calendar</LinkButton>
            )
          }
        >
          {filtered
            ? "Try fewer words, or another time."
            : connected
              ? "Text Parley who you want to meet, or add one here."
              : "Connect Google Calendar to see your meetings here, and to book them."}
        </EmptyState>
      ) : (
        <ul className="card divide-y divide-line">
          {meetings.map((meeting) => (
            <MeetingCard key={meeting.id} meeting={meeting} />
          ))}
        </ul>
      )}
      <Pages asked={asked} hasMore={hasMore} />
    </div>
  );
}
