import { getZodConstraint } from "@conform-to/zod/v4";
import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { Alert } from "~/components/alert";
import { LinkButton } from "~/components/button";
import { Card } from "~/components/card";
import { Dialog } from "~/components/dialog";
import { EmptyState } from "~/components/empty-state";
import { EventForm } from "~/components/event-form";
import { EventList } from "~/components/event-list";
import { MonthGrid } from "~/components/month-grid";
import { PageHeader } from "~/components/page-header";
import { RefreshForm } from "~/components/upcoming-events";
import { selectEventsIn } from "~/db/agenda";
import { eventFromRow } from "~/db/calendar-events";
import { selectTemplates } from "~/db/meeting-templates";
import { selectBilling } from "~/db/quota";
import { viewEvent } from "~/domain/event-view";
import { eventsOn, readDate, readMonth, windowAroundMonth } from "~/domain/month-grid";
import { viewMonth } from "~/domain/month-view";
import { newEventDefaults } from "~/domain/new-event";
import { formatDay } from "~/domain/phrasing";
import { hasFeature } from "~/domain/plan-features";
import { standingOf } from "~/domain/subscription";
import { templateChoices } from "~/domain/template-view";
import { firstDayOfWeek } from "~/domain/week-start";
import { localDay } from "~/domain/zones";
import { NewMeetingInputs } from "~/forms/event";
import { billingOf, readPage } from "~/http/page";

export { SectionError as ErrorBoundary } from "~/components/section-error";

export const meta: MetaFunction = () => [{ title: "Calendar – Parley" }];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const now = context.clock();
  const query = new URL(request.url).searchParams;
  const askedDay = readDate(query.get("day"));
  // A day that is asked for brings its month along.
  const askedMonth = query.get("month") ?? askedDay?.slice(0, 7) ?? null;
  const { integrations, preferences, data } = await readPage(request, context, (userId) => ({
    events: selectEventsIn(context.db, userId, windowAroundMonth(askedMonth, now)),
    templates: selectTemplates(context.db, userId),
    billing: selectBilling(context.db, userId),
  }));
  const mayUse = hasFeature(standingOf(billingOf(data.billing), now), "templates");
  const zone = preferences.timezone;
  const events = data.events.map(eventFromRow);
  const month = readMonth(askedMonth, now, zone);
  const today = localDay(now, zone);
  const firstShown = today.startsWith(month.toString()) ? today : `${month}-01`;
  const day = askedDay ?? firstShown;
  const fresh = newEventDefaults(day, preferences, now);
  return {
    connected: integrations.googleCalendarConnected,
    syncing: integrations.googleSyncProgress,
    month: viewMonth(month, events, now, zone, firstDayOfWeek(request.headers.get("accept-language"))),
    today,
    day,
    dayWords: formatDay(day, zone, { now }),
    dayEvents: eventsOn(day, events, zone).map((event) => viewEvent(event, zone, now)),
    form: {
      ...fresh,
      meetingId: crypto.randomUUID(),
      constraints: getZodConstraint(NewMeetingInputs),
      templates: templateChoices(mayUse ? data.templates : []),
    },
  };
}

export default function CalendarPage() {
  const page = useLoaderData<typeof loader>();
  const { month, day } = page;
  const newPath = `/dashboard/calendar/new?day=${day}`;
  return (
    <div className="flex flex-col gap-6">
      <PageHeader
        title="Calendar"
        text={month.title}
        actions={
          <>
            {page.connected && <RefreshForm returnTo={`/dashboard/calendar?month=${month.name}&day=${day}`} />}
            <Dialog to={newPath} trigger="New Event" title="New Event">
              <EventForm
                key={page.form.meetingId}
                action="/dashboard/calendar/new"
                form={page.form}
                cancelTo="/dashboard/calendar"
              />
            </Dialog>
          </>
        }
      />
      {!page.connected && (
        <Alert
          kind="warn"
          title="Calendar Not Connected"
          actions={<LinkButton to="/dashboard/onboarding">Connect Calendar</LinkButton>}
        >
          Connect Google Calendar to see your events here.
        </Alert>
      )}
      {page.connected && page.syncing !== null && (
        <Alert kind="info">Reading your calendar for the first time: {page.syncing} events so far.</Alert>
      )}
      <MonthGrid month={month} selected={day} />
      <Card title={`Events on ${page.dayWords}`} id="day">
        {page.dayEvents.length === 0 ? (
          <EmptyState title="Nothing on this day" />
        ) : (
          <EventList events={page.dayEvents} />
        )}
      </Card>
    </div>
  );
}
