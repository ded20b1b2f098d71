import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Form, useLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";
import { Button, LinkButton, SubmitButton } from "~/components/button";
import { Card } from "~/components/card";
import { Dialog } from "~/components/dialog";
import { DISCONNECT, type Disconnectable, DisconnectForm } from "~/components/disconnect-form";
import { IntegrationCard } from "~/components/integration-card";
import { PageHeader } from "~/components/page-header";
import { SyncProgress } from "~/components/sync-progress";
import { selectGrantState } from "~/db/google-accounts";
import { mayReadMeet, notUpToDate } from "~/domain/calendar-connection";
import { isBuilt } from "~/domain/capabilities";
import { clockOfZone } from "~/domain/clock-style";
import { LOSS_WORDS } from "~/domain/number-loss";
import { outOfDateWords } from "~/domain/out-of-date";
import { formatMoment } from "~/domain/phrasing";
import { readPage } from "~/http/page";

export { SectionError as ErrorBoundary } from "~/components/section-error";

export const meta: MetaFunction = () => [{ title: "Integrations – Parley" }];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const page = await readPage(request, context, (userId) => ({ grant: selectGrantState(context.db, userId) }));
  const { user, integrations, preferences, data } = page;
  const { whatsappConnected, googleCalendarConnected } = integrations;
  const [grant] = data.grant;
  const code = whatsappConnected ? null : await context.assistantOf({ userId: user.id }).verification();
  const zone = preferences.timezone;
  const told = (at: number) => formatMoment(at, zone, { now: context.clock(), clock: clockOfZone(zone) });
  return {
    connected: Number(googleCalendarConnected) + Number(whatsappConnected),
    calendar: {
      state: googleCalendarConnected
        ? ("connected" as const)
        : grant?.revokedAt
          ? ("revoked" as const)
          : ("none" as const),
      email: integrations.googleCalendarEmail,
      progress: integrations.googleSyncProgress,
      syncedAt: grant?.syncedAt ? told(grant.syncedAt) : null,
      behind: outOfDateWords(grant, zone, context.clock()),
    },
    meet: {
      isOn: preferences.collectTranscripts && mayReadMeet(grant?.scope ?? ""),
      wasAllowed: mayReadMeet(grant?.scope ?? ""),
    },
    whatsapp: {
      state: whatsappConnected ? ("connected" as const) : code ? ("pending" as const) : ("none" as const),
      phone: integrations.whatsappPhone,
      loss: integrations.whatsappLoss && {
        why: LOSS_WORDS[integrations.whatsappLoss],
        at: told(integrations.whatsappLostAt ?? 0),
      },
    },
  };
}

type Loaded = ReturnType<typeof useLoaderData<typeof loader>>;

export default function IntegrationsRoute() {
  const { connected, calendar, meet, whatsapp } = useLoaderData<typeof loader>();
  const calendarCard = <CalendarCard key="calendar" {...calendar} />;
  const whatsappCard = <WhatsAppCard key="whatsapp" {...whatsapp} />;
  const isOn = { calendar: calendar.state === "connected", whatsapp: whatsapp.state === "connected" };
  return (
    <>
      <PageHeader title="Integrations" text={`${connected} of 2 integrations connected`} />
      {connected > 0 && (
        <Section title="Connected">
          {isOn.calendar && calendarCard}
          {isOn.calendar && <MeetCard {...meet} />}
          {isOn.whatsapp && whatsappCard}
        </Section>
      )}
      <Section title="Available">
        {!isOn.calendar && calendarCard}
        {!isOn.whatsapp && whatsappCard}
        {!isBuilt("outlook") && <ComingSoon name="Microsoft Calendar" text="Outlook and Microsoft 365 calendars" />}
        {!isBuilt("apple-calendar") && <ComingSoon name="Apple Calendar" text="iCloud calendars" />}
      </Section>
      <Card
        className="mt-8"
        title="Need Help?"
        text="We are glad to help you connect your calendar or WhatsApp."
        actions={
          <LinkButton to="/dashboard/support" look="secondary">
            Contact Support
          </LinkButton>
        }
      />
    </>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mt-8">
      <h2 className="heading">{title}</h2>
      <ul className="mt-4 grid gap-4">{children}</ul>
    </section>
  );
}

function CalendarCard({ state, email, progress, syncedAt, behind }: Loaded["calendar"]) {
  if (state === "connected") {
    return (
      <IntegrationCard
        name="Google Calendar"
        status={behind ? { label: "Not up to date", tone: "warn" } : { label: "Connected", tone: "ok" }}
        text={
          <>
            <p>{email}</p>
            {behind && <p>{notUpToDate(behind)}</p>}
            {progress === null && syncedAt && !behind && <p>Last synced {syncedAt}</p>}
            <SyncProgress events={progress} />
          </>
        }
      >
        <ConnectCalendar look="secondary">Reconnect</ConnectCalendar>
        <Disconnect what="calendar" />
      </IntegrationCard>
    );
  }
  const isRevoked = state === "revoked";
  return (
    <IntegrationCard
      name="Google Calendar"
      status={isRevoked ? { label: "Reconnect needed", tone: "warn" } : { label: "Not Connected", tone: "neutral" }}
      text={
        isRevoked
          ? "Google no longer lets Parley into your calendar. Connect it again to go on booking."
          : "Parley looks here for free time and writes the meetings that you confirm."
      }
    >
      <ConnectCalendar look="primary">{isRevoked ? "Reconnect" : "Connect Calendar"}</ConnectCalendar>
      {isRevoked && <Disconnect what="calendar" />}
    </IntegrationCard>
  );
}

/** Part of the connection to Google, and asked for by itself. A plain form: the answer may be Google's own page. */
function MeetCard({ isOn, wasAllowed }: Loaded["meet"]) {
  return (
    <IntegrationCard
      name="Google Meet transcripts"
      status={isOn ? { label: "On", tone: "ok" } : { label: "Off", tone: "neutral" }}
      text={
        isOn
          ? "After a meeting at Google Meet that was transcribed, Parley reads its transcript and summarises it. Google has transcripts only where somebody switched transcription on, in the Workspace editions that offer it."
          : `Parley can read the transcripts of your meetings at Google Meet and summarise them. ${wasAllowed ? "" : "Google asks you first: it lets Parley see your Meet conferences and their transcripts, and change nothing."}`.trim()
      }
    >
      <form method="post" action="/dashboard/integrations/transcripts">
        <input type="hidden" name="collect" value={isOn ? "off" : "on"} />
        <SubmitButton look="secondary">{isOn ? "Switch off" : "Switch on"}</SubmitButton>
      </form>
    </IntegrationCard>
  );
}

/** A plain form: the answer is Google's own page. */
function ConnectCalendar({ look, children }: { look: "primary" | "secondary"; children: ReactNode }) {
  return (
    <form method="post" action="/dashboard/calendar/connection">
      <SubmitButton look={look}>{children}</SubmitButton>
    </form>
  );
}

function WhatsAppCard({ state, phone, loss }: Loaded["whatsapp"]) {
  if (state === "connected") {
    return (
      <IntegrationCard name="WhatsApp" status={{ label: "Connected & Verified", tone: "ok" }} text={phone}>
        <Form method="post" action="/dashboard/whatsapp/test">
          <SubmitButton look="secondary" pending="Sending…">
            Send test message
          </SubmitButton>
        </Form>
        <Disconnect what="whatsapp" />
      </IntegrationCard>
    );
  }
  const isPending = state === "pending";
  return (
    <IntegrationCard
      name="WhatsApp"
      status={
        isPending
          ? { label: "Pending Verification", tone: "warn" }
          : loss
            ? { label: "Disconnected", tone: "warn" }
            : { label: "Not Connected", tone: "neutral" }
      }
      text={
        loss
          ? `Your number was disconnected on ${loss.at}. ${loss.why} If it is still yours, connect it again.`
          : `Text Parley to book, move and cancel, and hear from it before a meeting.`
      }
    >
      <LinkButton to={`/dashboard/onboarding?step=${isPending ? "verify" : "whatsapp"}`}>
        {isPending ? "Enter the code" : "Connect WhatsApp"}
      </LinkButton>
    </IntegrationCard>
  );
}

function ComingSoon({ name, text }: { name: string; text: string }) {
  return <IntegrationCard name={name} text={text} status={{ label: "Coming Soon", tone: "neutral" }} />;
}

function Disconnect({ what }: { what: Disconnectable }) {
  return (
    <Dialog
      to={`/dashboard/integrations/disconnect/${what}`}
      trigger="Disconnect"
      look="secondary"
      title={DISCONNECT[what].title}
    >
      {(close) => (
        <DisconnectForm
          what={what}
          cancel={
            <Button look="secondary" onClick={close}>
              Cancel
            </Button>
          }
        />
      )}
    </Dialog>
  );
}
