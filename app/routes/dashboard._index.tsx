import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { Alert } from "~/components/alert";
import { LinkButton } from "~/components/button";
import { NextMeeting } from "~/components/dashboard/next-meeting";
import { Phone, Waiting, Week } from "~/components/dashboard/side";
import { Today } from "~/components/dashboard/today";
import { Drawn } from "~/components/drawn";
import { FirstTextCard } from "~/components/first-text-card";
import { GetStarted } from "~/components/get-started";
import { Icon } from "~/components/icon";
import { NotUpToDate } from "~/components/not-up-to-date";
import { PageHeader } from "~/components/page-header";
import { RefreshOnReturn } from "~/components/refresh-on-return";
import { UpcomingEvents } from "~/components/upcoming-events";
import { selectEventsIn } from "~/db/agenda";
import { eventFromRow } from "~/db/calendar-events";
import { selectLastTurns } from "~/db/conversation-log";
import { selectLastAnswer } from "~/db/deliveries";
import { selectGrantState } from "~/db/google-accounts";
import { selectDone } from "~/db/meeting-changes";
import { selectBilling } from "~/db/quota";
import { selectReminderEvidence } from "~/db/reminder-evidence";
import { selectConflictAlerts } from "~/db/week-done";
import { isFirstVisit } from "~/domain/account";
import { agentState } from "~/domain/agent-state";
import { viewTurns } from "~/domain/chat-view";
import { viewDay } from "~/domain/day-line";
import { viewEventDays } from "~/domain/event-view";
import { firstText } from "~/domain/first-text";
import { spokenFor } from "~/domain/language";
import { nextMeeting, viewNextMeeting } from "~/domain/next-meeting";
import { outOfDateWords } from "~/domain/out-of-date";
import { formatLongDay, zoneInWords } from "~/domain/phrasing";
import { standingOf } from "~/domain/subscription";
import { DAY } from "~/domain/time";
import { meetingsLeft } from "~/domain/trial";
import { trialOffer } from "~/domain/upsell";
import { viewWaiting } from "~/domain/waiting";
import { LONGEST_WEEK_MS, weekDone } from "~/domain/week-done";
import { usualHours, workdayOf } from "~/domain/workday";
import { dayWindow, localDay } from "~/domain/zones";
import { drawn } from "~/http/drawn";
import { billingOf, readPage } from "~/http/page";

export { SectionError as ErrorBoundary } from "~/components/section-error";

export const meta: MetaFunction = () => [{ title: "Dashboard – Parley" }];

const LOOK_AHEAD_MS = 7 * DAY;
/** Today may have begun this long ago, clock changes included. */
const LONGEST_DAY_MS = 25 * 60 * 60 * 1000;
const SHOWN_EVENTS = 5;
/** Ten messages. */
const SHOWN_TURNS = 5;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const now = context.clock();
  const { db } = context;
  const weekAgo = now - LONGEST_WEEK_MS;
  const { user, session, integrations, preferences, data } = await readPage(request, context, (userId) => ({
    events: selectEventsIn(db, userId, { start: now - LONGEST_DAY_MS, end: now + LOOK_AHEAD_MS }),
    grant: selectGrantState(db, userId),
    answers: selectLastAnswer(db, userId),
    billing: selectBilling(db, userId),
    turns: selectLastTurns(db, userId, SHOWN_TURNS),
    changes: selectDone(db, userId, weekAgo),
    conflicts: selectConflictAlerts(db, userId, weekAgo),
    reminders: selectReminderEvidence(db, userId, weekAgo, now + DAY),
  }));
  const zone = preferences.timezone;
  const chatUrl = context.settings.whatsappChatUrl;
  const events = data.events.map(eventFromRow);
  const today = localDay(now, zone);
  const upcoming = events.filter((event) => event.end > now);
  // What is today stands in its own line.
  const later = upcoming.filter((event) => event.start >= dayWindow(today, zone).end);
  const next = nextMeeting(upcoming, now);
  const day = viewDay(events, usualHours(today, workdayOf(preferences), zone), now, zone);
  const billing = billingOf(data.billing);
  const standing = standingOf(billing, now);
  const { googleCalendarConnected: calendar, whatsappConnected: whatsapp } = integrations;
  // A code that is on its way is known to the user's assistant alone.
  const pending = whatsapp ? null : await context.assistantOf({ userId: user.id }).verification();
  const connected = calendar && whatsapp;
  const zoneWords = zoneInWords(zone, now);
  const offer = billing.subscriptionId === null || billing.endedAt !== null ? trialOffer(standing) : null;
  return {
    name: user.name,
    isFirstVisit: isFirstVisit(user, session),
    date: `${formatLongDay(today)} · ${zoneWords}`,
    zoneWords,
    trial: offer && { daysLeft: standing.trialDaysLeft, left: meetingsLeft(standing.used, standing.limit ?? 0), offer },
    calendar,
    whatsapp: whatsapp ? ("connected" as const) : pending ? ("pending" as const) : ("none" as const),
    agent: agentState(whatsapp, data.answers[0] ?? null),
    grantRevoked: (data.grant[0]?.revokedAt ?? null) !== null,
    behind: outOfDateWords(data.grant[0], zone, now),
    next: next && viewNextMeeting(next, zone, now),
    day: drawn(request, day),
    isDayEmpty: !next && day.rows.every(({ kind }) => kind !== "event"),
    waiting: viewWaiting(upcoming, zone, now),
    done: weekDone(data, zone, now),
    turns: viewTurns(data.turns, zone, now),
    first: connected && data.turns.length === 0 ? firstText(chatUrl, spokenFor(preferences.language)) : null,
    hasPreferences: integrations.onboardingCompleted,
    upcomingCount: upcoming.length,
    shownCount: Math.min(later.length, SHOWN_EVENTS),
    upcoming: drawn(request, viewEventDays(later.slice(0, SHOWN_EVENTS), zone, now)),
    chatUrl,
  };
}

/**
 * The rows of two columns that have nothing to do with each other: what is taller reaches into the row that it does not
 * share, so that nothing stands apart. Today is, where it holds something; else the card of the first text.
 */
const TALL_TODAY = {
  all: "xl:grid-rows-[auto_1fr_auto]",
  first: "",
  today: "xl:row-span-2",
  side: "xl:row-span-2 xl:row-start-2",
  upcoming: "xl:row-start-3",
};
const TALL_FIRST: typeof TALL_TODAY = {
  all: "xl:grid-rows-[auto_auto_1fr]",
  first: "xl:row-span-2",
  today: "",
  side: "xl:row-start-3",
  upcoming: "xl:row-span-2 xl:row-start-2",
};

export default function Dashboard() {
  const page = useLoaderData<typeof loader>();
  const connected = page.calendar && page.whatsapp === "connected";
  const rows = page.isDayEmpty ? TALL_FIRST : TALL_TODAY;
  return (
    <div className="flex flex-col gap-6">
      <PageHeader
        title={`Welcome${page.isFirstVisit ? "" : " back"}, ${page.name}`}
        text={connected ? page.date : "Two connections, and Parley is ready to work for you."}
        actions={
          connected && (
            <LinkButton to="/dashboard/calendar/new" look="secondary">
              <Icon name="plus" />
              New Event
            </LinkButton>
          )
        }
      />
      {page.grantRevoked && (
        <Alert
          kind="warn"
          title="Reconnect needed"
          actions={
            <LinkButton to="/dashboard/integrations" look="secondary">
              Reconnect
            </LinkButton>
          }
        >
          Google has ended Parley's access to your calendar. Until you connect it again nothing can be booked.
        </Alert>
      )}
      {page.calendar && <NotUpToDate since={page.behind} />}
      {connected && !page.hasPreferences && <FinishSetup zoneWords={page.zoneWords} />}
      {connected ? (
        // In the order of a phone, from top to bottom: a page that is still arriving then moves nothing.
        <div
          className={`grid grid-cols-1 items-start gap-x-8 gap-y-6 xl:grid-cols-[minmax(0,1fr)_21.5rem] ${rows.all}`}
        >
          {page.first && (
            <div className={`xl:col-start-2 xl:row-start-1 ${rows.first}`}>
              <FirstTextCard title="Test Your WhatsApp Agent" first={page.first} />
            </div>
          )}
          <div className={`grid grid-cols-1 gap-6 xl:col-start-1 xl:row-start-1 ${rows.today}`}>
            {page.next && <NextMeeting meeting={page.next} />}
            <Drawn of={page.day}>{(day) => <Today day={day} />}</Drawn>
          </div>
          <div
            className={`grid grid-cols-1 gap-6 empty:hidden xl:col-start-2 ${page.first ? rows.side : "xl:row-span-3 xl:row-start-1"}`}
          >
            <Waiting waiting={page.waiting} />
            <Week done={page.done} />
            {page.turns.length > 0 && (
              <Phone turns={page.turns} failing={page.agent === "failing"} chatUrl={page.chatUrl} />
            )}
            {page.trial && <Trial {...page.trial} />}
          </div>
          <div className={`min-w-0 xl:col-start-1 ${rows.upcoming}`}>
            <UpcomingEvents
              days={page.upcoming}
              shown={page.shownCount}
              total={page.upcomingCount}
              chatUrl={page.chatUrl}
            />
          </div>
        </div>
      ) : (
        <>
          <RefreshOnReturn />
          <GetStarted calendar={page.calendar} whatsapp={page.whatsapp} hasPreferences={page.hasPreferences} />
          {page.trial && <Trial {...page.trial} />}
        </>
      )}
    </div>
  );
}

/** What is left of the setup once both sides are connected, as one line. */
function FinishSetup({ zoneWords }: { zoneWords: string }) {
  return (
    <p className="text-muted text-sm">
      Your preferences are a guess so far ({zoneWords}).{" "}
      <Link to="/dashboard/onboarding?step=4" className="link">
        Finish setting up
      </Link>
    </p>
  );
}

/** The one line about plans, near the end of a trial or once it is used a lot. */
function Trial({ daysLeft, left, offer }: { daysLeft: number; left: number; offer: string }) {
  return (
    <p className="text-muted text-sm">
      Free Trial: {left} meetings and {daysLeft} {daysLeft === 1 ? "day" : "days"} left. {offer}{" "}
      <Link to="/dashboard/billing" className="link">
        See plans
      </Link>
    </p>
  );
}
