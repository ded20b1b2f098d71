import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Form, useLoaderData } from "@remix-run/react";
import { Button, LinkButton } from "~/components/button";
import { Drawn } from "~/components/drawn";
import { EmptyState } from "~/components/empty-state";
import { Icon } from "~/components/icon";
import { MeetingFilters, Pages } from "~/components/meeting-filters";
import { MeetingRow } from "~/components/meeting-row";
import { NotUpToDate } from "~/components/not-up-to-date";
import { PageHeader } from "~/components/page-header";
import { QuotaAlert } from "~/components/quota-alert";
import { selectGrantState } from "~/db/google-accounts";
import { selectMeetings } from "~/db/meeting-list";
import { selectBilling } from "~/db/quota";
import { FAILURE_WORDS } from "~/domain/failure-words";
import { MEETINGS_PER_PAGE, readMeetingFilter } from "~/domain/meeting-filter";
import { type MeetingDay, viewMeetingDays } from "~/domain/meeting-rows";
import { outOfDateWords } from "~/domain/out-of-date";
import { zoneInWords } from "~/domain/phrasing";
import { standingOf } from "~/domain/subscription";
import { drawn } from "~/http/drawn";
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
    grant: selectGrantState(context.db, userId),
  }));
  const { status, type, time, page } = filter;
  const { problem } = standingOf(billingOf(data.billing), now);
  const days = viewMeetingDays(data.meetings.slice(0, MEETINGS_PER_PAGE), preferences.timezone, now);
  return {
    connected: integrations.googleCalendarConnected,
    behind: outOfDateWords(data.grant[0], preferences.timezone, now),
    problem: problem ? (FAILURE_WORDS[problem] ?? null) : null,
    isEmpty: days.length === 0,
    days: drawn(request, days),
    zone: zoneInWords(preferences.timezone, now),
    hasMore: data.meetings.length > MEETINGS_PER_PAGE,
    asked: { q: (query.get("q") ?? "").slice(0, 200), status: status ?? "", type: type ?? "", when: time, page },
    chatUrl: context.settings.whatsappChatUrl,
  };
}

export default function Meetings() {
  const { connected, behind, problem, isEmpty, days, zone, hasMore, asked, chatUrl } = useLoaderData<typeof loader>();
  const filtered = asked.q !== "" || asked.status !== "" || asked.type !== "" || asked.when !== "upcoming";
  return (
    <div className="flex flex-col gap-6">
      <PageHeader
        title="Meetings"
        text={zone}
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
              <LinkButton to="/dashboard/meetings/new">
                <Icon name="plus" />
                New Meeting
              </LinkButton>
            ) : (
              <Button disabled>New Meeting</Button>
            )}
          </>
        }
      />
      <QuotaAlert words={problem} />
      {connected && <NotUpToDate since={behind} />}
      <MeetingFilters asked={asked} />
      {isEmpty ? (
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
              <LinkButton to="/dashboard/onboarding?step=1">Connect Calendar</LinkButton>
            )
          }
        >
          {filtered
            ? "Try fewer words, or another time."
            : connected
              ? "Text: coffee with Tom friday at 10. Or add one here."
              : "Connect Google Calendar to see your meetings here, and to book them."}
        </EmptyState>
      ) : (
        <Form method="get" action="/dashboard/meetings/bulk" className="group/list flex flex-col gap-5">
          <Drawn of={days} className="flex flex-col gap-5">
            {(value) => value.map((day) => <Day key={day.id} day={day} />)}
          </Drawn>
          <BulkBar />
        </Form>
      )}
      <Pages asked={asked} hasMore={hasMore} />
    </div>
  );
}

function Day({ day: { id, name, note, rows } }: { day: MeetingDay }) {
  return (
    <section aria-labelledby={`day-${id}`}>
      <h2 id={`day-${id}`} className="heading mb-2">
        {name} <span className="font-normal font-sans text-muted text-sm">{note}</span>
      </h2>
      <ul className="card divide-y divide-line">
        {rows.map((meeting) => (
          <MeetingRow key={meeting.id} meeting={meeting} />
        ))}
      </ul>
    </section>
  );
}

/** What can be done to the chosen ones, once there are some; each leads to a page that asks first. */
function BulkBar() {
  return (
    <div className="sticky bottom-3 z-10 mx-auto hidden w-fit flex-wrap items-center gap-2 rounded-card bg-ink p-2 pl-4 text-canvas shadow-float group-has-[[name=id]:checked]/list:flex print:hidden">
      <span className="mr-2 font-medium">With the chosen ones:</span>
      {BULK.map(({ value, label }) => (
        <button
          key={value}
          type="submit"
          name="do"
          value={value}
          className="btn bg-transparent text-canvas underline underline-offset-4"
        >
          {label}
        </button>
      ))}
      <button type="reset" className="btn bg-transparent text-canvas underline underline-offset-4">
        None
      </button>
    </div>
  );
}

const BULK = [
  { value: "move", label: "Move…" },
  { value: "cancel", label: "Cancel…" },
];
