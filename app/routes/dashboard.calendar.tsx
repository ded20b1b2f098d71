import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { Alert } from "~/components/alert";
import { buttonClass, LinkButton } from "~/components/button";
import { Agenda, DayPanel } from "~/components/calendar/agenda";
import { CalendarHead, calendarPath } from "~/components/calendar/calendar-head";
import { CalendarLinks } from "~/components/calendar/calendar-links";
import { MonthGrid } from "~/components/calendar/month-grid";
import { KindsOfEvents, TimeGrid } from "~/components/calendar/time-grid";
import { Drawn } from "~/components/drawn";
import { NotUpToDate } from "~/components/not-up-to-date";
import { RefreshForm } from "~/components/refresh-form";
import { MAX_EVENTS, selectEventsIn } from "~/db/agenda";
import { eventFromRow } from "~/db/calendar-events";
import { selectGrantState } from "~/db/google-accounts";
import { viewAgendaDay } from "~/domain/agenda-view";
import type { CalendarEvent } from "~/domain/calendar-event";
import {
  datesOf,
  rangeOf,
  rangeTitle,
  readDate,
  readView,
  stepFrom,
  weekNumber,
  windowAround,
} from "~/domain/calendar-range";
import type { CalendarView } from "~/domain/calendar-view";
import { findDoubleBookings } from "~/domain/double-bookings";
import { viewMonth } from "~/domain/month-view";
import { outOfDateWords } from "~/domain/out-of-date";
import { zoneInWords } from "~/domain/phrasing";
import type { Instant } from "~/domain/time";
import { viewTimeGrid } from "~/domain/time-grid";
import { firstDayOfWeek } from "~/domain/week-start";
import { type Workday, workdayOf } from "~/domain/workday";
import { localDay } from "~/domain/zones";
import { drawn } from "~/http/drawn";
import { readPage } from "~/http/page";

export { unlessFormAgain as shouldRevalidate } from "~/components/keep-words";
export { SectionError as ErrorBoundary } from "~/components/section-error";

export const meta: MetaFunction = () => [{ title: "Calendar – Parley" }];

/** As many events stand side by side: in a seventh of the screen, and in all of it. */
const COLUMNS = { week: 3, day: 6 };

export async function loader({ request, context }: LoaderFunctionArgs) {
  const now = context.clock();
  const query = new URL(request.url).searchParams;
  const view = readView(query.get("view"), request.headers.get("user-agent"));
  const asked = readDate(query.get("date"));
  const { integrations, preferences, data } = await readPage(request, context, (userId) => ({
    events: selectEventsIn(context.db, userId, windowAround(view, asked, now)),
    grant: selectGrantState(context.db, userId),
  }));
  const zone = preferences.timezone;
  const date = asked ?? localDay(now, zone);
  const events = data.events.map(eventFromRow);
  const firstDay = firstDayOfWeek(preferences.language, request.headers.get("accept-language"));
  const rules = { zone, workday: workdayOf(preferences), now, firstDay };
  const week = view === "week" ? weekNumber(date, firstDay) : null;
  const isDayOpen = query.get("open") === "day";
  return {
    connected: integrations.googleCalendarConnected,
    syncing: integrations.googleSyncProgress,
    behind: outOfDateWords(data.grant[0], zone, now),
    isCut: events.length === MAX_EVENTS,
    view,
    date,
    title: rangeTitle(view, date, firstDay),
    note: [week, zoneInWords(zone, now)].filter(Boolean).join(" · "),
    previous: stepFrom(view, date, -1),
    next: stepFrom(view, date, 1),
    shown: drawn(request, { ...show(view, date, events, rules), isDayOpen }),
  };
}

interface Rules {
  zone: string;
  workday: Workday;
  now: Instant;
  firstDay: number;
}

function show(view: CalendarView, date: string, events: readonly CalendarEvent[], rules: Rules) {
  const dates = datesOf(rangeOf(view, date, rules.firstDay));
  const bookings = findDoubleBookings(events);
  const dayOf = (one: string) => viewAgendaDay(one, events, bookings, rules);
  switch (view) {
    case "month":
      return { view, day: dayOf(date), month: viewMonth(date, events, rules.now, rules.zone, rules.firstDay) };
    case "agenda":
      return { view, days: dates.map(dayOf).filter((day) => day.rows.length > 0 || day.date === date) };
    default:
      return { view, day: dayOf(date), grid: viewTimeGrid(dates, events, { ...rules, mostColumns: COLUMNS[view] }) };
  }
}

export default function CalendarPage() {
  const page = useLoaderData<typeof loader>();
  const { view, date, title, shown } = page;
  const newPath = `/dashboard/calendar/new?day=${date}&view=${view}`;
  return (
    <CalendarLinks view={view} newPath={newPath} shown={shown}>
      <div className="flex flex-col gap-4" data-wide>
        <CalendarHead
          {...page}
          actions={
            <a href={newPath} className={buttonClass()}>
              New Event
            </a>
          }
        />
        {!page.connected && (
          <Alert
            kind="warn"
            title="Calendar Not Connected"
            actions={<LinkButton to="/dashboard/onboarding?step=1">Connect Calendar</LinkButton>}
          >
            Connect Google Calendar to see your events here.
          </Alert>
        )}
        {page.connected && page.syncing !== null && (
          <Alert kind="info">Reading your calendar for the first time: {page.syncing} events so far.</Alert>
        )}
        {page.connected && <NotUpToDate since={page.behind} />}
        {page.isCut && (
          <Alert kind="warn">There are more events than fit here: choose a shorter time to see all of them.</Alert>
        )}
        <Drawn of={shown}>{(value) => <Shown shown={value} date={date} title={title} />}</Drawn>
        {page.connected && <RefreshForm returnTo={calendarPath({ view, date })} />}
      </div>
    </CalendarLinks>
  );
}

type ShownView = ReturnType<typeof show> & { isDayOpen: boolean };

function Shown({ shown, date, title }: { shown: ShownView; date: string; title: string }) {
  if (shown.view === "agenda") return <Agenda days={shown.days} />;
  return (
    <div className="calendar-columns">
      <div className="min-w-0">
        {shown.view === "month" ? (
          <MonthGrid month={shown.month} chosen={date} />
        ) : (
          <TimeGrid grid={shown.grid} view={shown.view} date={date} label={title} />
        )}
        <KindsOfEvents />
      </div>
      <DayPanel
        day={shown.day}
        closeTo={shown.isDayOpen && shown.view === "month" ? calendarPath({ view: "month", date }) : null}
      />
    </div>
  );
}
