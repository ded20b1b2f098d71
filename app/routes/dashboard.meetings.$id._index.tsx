import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Form, Link, useLoaderData } from "@remix-run/react";
import { Button, LinkButton, SubmitButton } from "~/components/button";
import { Card } from "~/components/card";
import { Dialog } from "~/components/dialog";
import { MeetingBadges } from "~/components/meeting-card";
import { PageHeader } from "~/components/page-header";
import { ReminderCard } from "~/components/reminder-card";
import { selectEvent } from "~/db/agenda";
import { eventFromRow } from "~/db/calendar-events";
import { selectMeetingReminders } from "~/db/planned-notifications";
import { selectMeetingEvidence, selectPlannedReminder } from "~/db/reminder-evidence";
import { selectSummary } from "~/db/summaries";
import { isReminding, remindersAhead } from "~/domain/notification-plan";
import { meetingReminderChoices } from "~/domain/preferences";
import { reminderSteps } from "~/domain/reminder-evidence";
import { readMeetingPage } from "~/http/meeting";

export { SectionError as ErrorBoundary } from "~/components/section-error";

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: `${data?.meeting.title ?? "Meeting"} – Parley` },
];

export async function loader(args: LoaderFunctionArgs) {
  const { db } = args.context;
  const { row, meeting, zone, preferences, data } = await readMeetingPage(args, (userId, eventId) => ({
    reminders: selectMeetingReminders(db, userId),
    planned: selectPlannedReminder(db, userId, eventId),
    evidence: selectMeetingEvidence(db, userId, eventId),
    event: selectEvent(db, userId, eventId),
    summary: selectSummary(db, userId, eventId),
  }));
  const now = args.context.clock();
  const set = data.reminders.find(({ eventId }) => eventId === row.id);
  const own = set?.minutes;
  const { evidence } = data;
  const planned = data.planned.map(({ dueAt }) => dueAt);
  const told = { evidence, planned, isOff: !isReminding(preferences) };
  const ahead = data.event.map(eventFromRow).flatMap((event) => remindersAhead(event, set, preferences, told, now));
  const kept = data.summary.find(({ deletedAt }) => deletedAt === null);
  return {
    meeting,
    summary: row.startAt <= now &&
      row.state !== "cancelled" && {
        isThere: kept !== undefined,
        overview: kept?.overview.map(({ text }) => text).join(" ") ?? "",
      },
    reminder: {
      chosen: own === undefined ? "usual" : own === null ? "none" : String(own),
      choices: meetingReminderChoices(own, preferences.reminderMinutes),
      steps: reminderSteps(row.id, evidence, ahead, zone, now),
      mayChange: row.state !== "cancelled" && row.startAt > now,
    },
  };
}

export default function MeetingDetails() {
  const { meeting, reminder, summary } = useLoaderData<typeof loader>();
  const path = `/dashboard/meetings/${encodeURIComponent(meeting.id)}`;
  return (
    <div className="flex flex-col gap-6">
      <p className="print:hidden">
        <Link to="/dashboard/meetings" className="font-medium text-action underline underline-offset-4">
          All meetings
        </Link>
      </p>
      <PageHeader
        title={meeting.title}
        text={meeting.repeats ? `${meeting.when} · part of a series` : meeting.when}
        actions={
          <>
            {meeting.meetLink && <LinkButton to={meeting.meetLink}>Join Google Meet</LinkButton>}
            {meeting.calendarLink && (
              <LinkButton to={meeting.calendarLink} look="secondary">
                View in Google Calendar
              </LinkButton>
            )}
          </>
        }
      />
      <MeetingBadges meeting={meeting} />
      <Card>
        <dl className="grid gap-x-8 gap-y-1 sm:grid-cols-[8rem_minmax(0,1fr)] sm:gap-y-5 [&>dd]:mb-3 sm:[&>dd]:mb-0">
          {meeting.location && (
            <>
              <dt className="font-medium text-muted">Where</dt>
              <dd>{meeting.location}</dd>
            </>
          )}
          <dt className="font-medium text-muted">Attendees</dt>
          <dd>
            {meeting.guests.length === 0 ? (
              "Nobody else"
            ) : (
              <ul className="flex flex-col gap-1">
                {meeting.guests.map((guest) => (
                  <li key={guest.address}>
                    {guest.name || guest.address}
                    {guest.name && <span className="text-muted"> ({guest.address})</span>}
                    <span className="text-muted"> · {guest.answer}</span>
                  </li>
                ))}
              </ul>
            )}
          </dd>
          {meeting.description && (
            <>
              <dt className="font-medium text-muted">Description</dt>
              <dd className="whitespace-pre-line">{meeting.description}</dd>
            </>
          )}
        </dl>
      </Card>
      {summary && (
        <Card
          title="Summary"
          actions={
            <LinkButton to={`${path}/summary`} look="secondary">
              {summary.isThere ? "Summary and transcript" : "Add the transcript"}
            </LinkButton>
          }
        >
          {summary.isThere ? (
            <p>{summary.overview || "No sentence of the transcript stood out."}</p>
          ) : (
            <p className="text-muted">
              From the words of this meeting Parley makes a summary: what was decided, who does what, what is open.
            </p>
          )}
        </Card>
      )}
      <ReminderCard action={`${path}/reminder`} {...reminder} />
      <div className="flex flex-wrap gap-3">
        {meeting.mayChange && (
          <>
            <LinkButton to={`${path}/reschedule`}>Reschedule</LinkButton>
            <Dialog to={`${path}/cancel`} trigger="Cancel meeting" look="secondary" title="Cancel this meeting?">
              {(close) => <CancelForm meeting={meeting} onKeep={close} />}
            </Dialog>
          </>
        )}
        {meeting.mayRestore && (
          <Form method="post" action={`${path}/restore`}>
            <SubmitButton pending="Restoring…">Restore meeting</SubmitButton>
          </Form>
        )}
      </div>
    </div>
  );
}

function CancelForm({ meeting, onKeep }: { meeting: { id: string; title: string; when: string }; onKeep: () => void }) {
  return (
    <Form method="post" action={`/dashboard/meetings/${encodeURIComponent(meeting.id)}/cancel`}>
      <p>
        <strong>{meeting.title}</strong>, {meeting.when}, is taken off the calendar and everybody invited is told.
      </p>
      <div className="mt-5 flex flex-wrap gap-3">
        <SubmitButton look="danger" pending="Cancelling…">
          Cancel meeting
        </SubmitButton>
        <Button look="secondary" onClick={onKeep}>
          Keep it
        </Button>
      </div>
    </Form>
  );
}
