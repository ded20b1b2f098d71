import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { Alert } from "~/components/alert";
import { LinkButton } from "~/components/button";
import { Card } from "~/components/card";
import { GetStarted } from "~/components/get-started";
import { PageHeader } from "~/components/page-header";
import { RefreshOnReturn } from "~/components/refresh-on-return";
import { Stats, UpcomingEvents } from "~/components/upcoming-events";
import { selectEventsIn } from "~/db/agenda";
import { eventFromRow } from "~/db/calendar-events";
import { selectLastAnswer } from "~/db/deliveries";
import { selectGrantState } from "~/db/google-accounts";
import { selectBilling } from "~/db/quota";
import { agentState } from "~/domain/agent-state";
import { viewEvent } from "~/domain/event-view";
import { eventsOn } from "~/domain/month-grid";
import { formatDay } from "~/domain/phrasing";
import { standingOf } from "~/domain/subscription";
import { DAY } from "~/domain/time";
import { meetingsLeft } from "~/domain/trial";
import { trialOffer } from "~/domain/upsell";
import { localDay } from "~/domain/zones";
import { billingOf, readPage } from "~/http/page";

export { SectionError as ErrorBoundary } from "~/components/section-error";

export const meta: MetaFunction = () => [{ title: "Dashboard – Parley" }];

const LOOK_AHEAD_MS = 7 * DAY;
/** Today may have begun this long ago, clock changes included. */
const LONGEST_DAY_MS = 25 * 60 * 60 * 1000;
const SHOWN_EVENTS = 5;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const now = context.clock();
  const { user, integrations, preferences, data } = await readPage(request, context, (userId) => ({
    events: selectEventsIn(context.db, userId, { start: now - LONGEST_DAY_MS, end: now + LOOK_AHEAD_MS }),
    grant: selectGrantState(context.db, userId),
    answers: selectLastAnswer(context.db, userId),
    billing: selectBilling(context.db, userId),
  }));
  const zone = preferences.timezone;
  const events = data.events.map(eventFromRow);
  const upcoming = events.filter((event) => event.end > now);
  const billing = billingOf(data.billing);
  const standing = standingOf(billing, now);
  const { trialDaysLeft, used, limit } = standing;
  const { googleCalendarConnected: calendar, whatsappConnected: whatsapp } = integrations;
  // A code that is on its way is known to the user's assistant alone.
  const pending = whatsapp ? null : await context.assistantOf({ userId: user.id }).verification();
  return {
    name: user.name,
    trial:
      billing.subscriptionId === null || billing.endedAt !== null
        ? { daysLeft: trialDaysLeft, meetingsLeft: meetingsLeft(used, limit ?? 0), offer: trialOffer(standing) }
        : null,
    calendar,
    whatsapp: whatsapp ? ("connected" as const) : pending ? ("pending" as const) : ("none" as const),
    agent: agentState(whatsapp, data.answers[0] ?? null),
    lastAnswer: data.answers[0] ? formatDay(localDay(data.answers[0].at, zone), zone, { now, language: "en" }) : null,
    grantRevoked: (data.grant[0]?.revokedAt ?? null) !== null,
    today: eventsOn(localDay(now, zone), events, zone).length,
    upcomingCount: upcoming.length,
    upcoming: upcoming.slice(0, SHOWN_EVENTS).map((event) => viewEvent(event, zone, now)),
    chatUrl: context.settings.whatsappChatUrl,
  };
}

export default function Dashboard() {
  const page = useLoaderData<typeof loader>();
  const connected = page.calendar && page.whatsapp === "connected";
  return (
    <div className="flex flex-col gap-6">
      <PageHeader
        title={`Welcome back, ${page.name}`}
        text={connected ? "Here is what is coming up." : "Two connections, and Parley is ready to work for you."}
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
      {page.trial && page.trial.daysLeft > 0 && (
        <Card
          title="Free Trial Active"
          text={`${page.trial.meetingsLeft} meetings remaining, ${page.trial.daysLeft}\u00a0${page.trial.daysLeft === 1 ? "day" : "days"}\u00a0left`}
          actions={
            <LinkButton to="/dashboard/billing" look="secondary">
              Upgrade Now
            </LinkButton>
          }
        >
          {page.trial.offer ? <p className="text-muted">{page.trial.offer}</p> : undefined}
        </Card>
      )}
      {connected ? (
        <>
          <Stats upcoming={page.upcomingCount} today={page.today} agent={page.agent} lastAnswer={page.lastAnswer} />
          <UpcomingEvents events={page.upcoming} total={page.upcomingCount} chatUrl={page.chatUrl} />
          <Card
            title="Test Your WhatsApp Agent"
            text="Ask what is on tomorrow, or for half an hour with somebody next week."
            actions={<LinkButton to={page.chatUrl}>Open WhatsApp</LinkButton>}
          />
        </>
      ) : (
        <>
          <RefreshOnReturn />
          <GetStarted calendar={page.calendar} whatsapp={page.whatsapp} />
        </>
      )}
    </div>
  );
}
