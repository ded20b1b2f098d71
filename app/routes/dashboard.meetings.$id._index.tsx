import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Form, Link, useLoaderData } from "@remix-run/react";
import { Button, LinkButton, SubmitButton } from "~/components/button";
import { Card } from "~/components/card";
import { Dialog } from "~/components/dialog";
import { GuestCard } from "~/components/guest-card";
import { HistoryCard } from "~/components/history-card";
import { Icon } from "~/components/icon";
import { MeetingBadges } from "~/components/meeting-badges";
import { Restore } from "~/components/meeting-closed";
import { WhatCancelDoes } from "~/components/only-this-one";
import { PlaceLink } from "~/components/place-link";
import { ReminderCard } from "~/components/reminder-card";
import { selectEvent } from "~/db/agenda";
import { selectLinkGuests } from "~/db/booking-links";
import { eventFromRow } from "~/db/calendar-events";
import { selectUnasked } from "~/db/invitations";
import { selectBookingTurns, selectChanges } from "~/db/meeting-changes";
import { selectMeetingReminders } from "~/db/planned-notifications";
import { selectBilling } from "~/db/quota";
import { selectMeetingEvidence, selectPlannedReminder } from "~/db/reminder-evidence";
import { selectItemsOf, selectSummary } from "~/db/summaries";
import { viewTurns } from "~/domain/chat-view";
import { mayTellLate } from "~/domain/late";
import { viewChange } from "~/domain/meeting-change";
import type { MeetingView } from "~/domain/meeting-view";
import { isReminding, remindersAhead } from "~/domain/notification-plan";
import { isTakenUp, viewPlace } from "~/domain/place";
import { hasFeature } from "~/domain/plan-features";
import { meetingReminderChoices } from "~/domain/preferences";
import { reminderSteps } from "~/domain/reminder-evidence";
import { standingOf } from "~/domain/subscription";
import { readMeetingPage } from "~/http/meeting";
import { billingOf } from "~/http/page";
import { findGone } from "~/services/meetings/find-gone";

export { SectionError as ErrorBoundary } from "~/components/section-error";

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: `${data?.meeting.title ?? "Meeting"} – Parley` },
];

export async function loader(args: LoaderFunctionArgs) {
  const { db } = args.context;
  const { row, meeting, zone, preferences, data } = await readMeetingPage(
    args,
    (userId, eventId) => ({
      reminders: selectMeetingReminders(db, userId),
      planned: selectPlannedReminder(db, userId, eventId),
      evidence: selectMeetingEvidence(db, userId, eventId),
      event: selectEvent(db, userId, eventId),
      summary: selectSummary(db, userId, eventId),
      items: selectItemsOf(db, userId, eventId),
      billing: selectBilling(db, userId),
      changes: selectChanges(db, userId, eventId),
      turns: selectBookingTurns(db, userId, eventId),
      linkGuests: selectLinkGuests(db, userId, eventId),
      unasked: selectUnasked(db, userId, [eventId]),
    }),
    findGone,
  );
  const now = args.context.clock();
  const set = data.reminders.find(({ eventId }) => eventId === row.id);
  const own = set?.minutes;
  const { evidence } = data;
  const planned = data.planned.map(({ dueAt }) => dueAt);
  const unasked = data.unasked.map(({ id }) => id);
  const told = { evidence, planned, unasked, isOff: !isReminding(preferences) };
  const ahead = data.event.map(eventFromRow).flatMap((event) => remindersAhead(event, set, preferences, told, now));
  const kept = data.summary.find(({ deletedAt }) => deletedAt === null);
  const hasItems = hasFeature(standingOf(billingOf(data.billing), now), "action-items");
  return {
    meeting,
    changeId: crypto.randomUUID(),
    linkGuests: data.linkGuests,
    place: viewPlace(row.location, isTakenUp({ ...row, organizerSelf: row.organizerSelf === 1 })),
    mayTellLate: mayTellLate(row, now),
    changes: data.changes.toReversed().map((change) => viewChange(change, zone, now)),
    turns: viewTurns(data.turns, zone, now),
    summary: row.startAt <= now &&
      row.state !== "cancelled" && {
        isThere: kept !== undefined,
        overview: kept?.overview.map(({ text }) => text).join(" ") ?? "",
        parts: kept ? partsIn(kept, hasItems ? data.items.length : 0) : "",
      },
    reminder: {
      chosen: own === undefined ? "usual" : own === null ? "none" : String(own),
      choices: meetingReminderChoices(own, preferences.reminderMinutes),
      steps: reminderSteps(row.id, evidence, ahead, zone, now),
      mayChange: row.state !== "cancelled" && row.startAt > now,
      isUnasked: unasked.length > 0,
    },
  };
}

/** "2 decisions, 1 action item": what the page of the summary has beside its sentences. */
function partsIn(
  { decisions, questions }: { decisions: readonly unknown[]; questions: readonly unknown[] },
  items: number,
): string {
  const parts: [count: number, one: string, more: string][] = [
    [decisions.length, "decision", "decisions"],
    [items, "action item", "action items"],
    [questions.length, "open question", "open questions"],
  ];
  return parts.flatMap(([count, one, more]) => (count > 0 ? `${count} ${count === 1 ? one : more}` : [])).join(", ");
}

export default function MeetingDetails() {
  const { meeting, changeId, place, linkGuests, mayTellLate, changes, turns, reminder, summary } =
    useLoaderData<typeof loader>();
  const path = `/dashboard/meetings/${encodeURIComponent(meeting.id)}`;
  return (
    <div className="flex flex-col gap-6">
      <p className="-mb-4 print:hidden">
        <Link
          to="/dashboard/meetings"
          className="-ml-1.5 inline-flex min-h-11 items-center gap-1 text-muted text-sm hover:text-ink"
        >
          <Icon name="back" className="size-4" />
          All meetings
        </Link>
      </p>
      <header className="grid gap-x-8 gap-y-4 lg:grid-cols-[auto_minmax(0,1fr)]">
        <When meeting={meeting} />
        <div>
          <h1
            dir="auto"
            className={`max-w-[38ch] text-pretty font-display font-semibold ${meeting.title.length > 120 ? "text-heading" : "text-headline"}`}
          >
            {meeting.title}
          </h1>
          <p className="mt-2 flex flex-wrap items-center gap-2 text-muted text-sm">
            <MeetingBadges meeting={meeting} />
            {meeting.repeats && "part of a series"}
          </p>
          <Actions meeting={meeting} path={path} mayTellLate={mayTellLate} changeId={changeId} />
        </div>
      </header>
      <div className="grid gap-6 xl:grid-cols-[minmax(0,1fr)_23rem]">
        {/* Nothing is known yet of a meeting that others booked and that is ahead: the rest takes the width. */}
        <div className="peer grid min-w-0 content-start gap-6 empty:hidden">
          {summary && <SummaryPart path={path} summary={summary} />}
          {(place || meeting.description) && <Details place={place} description={meeting.description} />}
          <HistoryCard changes={changes} turns={turns} />
        </div>
        <div className="grid min-w-0 content-start items-start gap-6 xl:peer-empty:col-span-full xl:peer-empty:grid-cols-2">
          <GuestCard guests={meeting.guests} linkGuests={linkGuests} />
          <ReminderCard action={`${path}/reminder`} answerAt={meeting.calendarLink} {...reminder} />
        </div>
      </div>
    </div>
  );
}

/** The largest thing of the page; what is not of one day is said as a whole. */
function When({ meeting }: { meeting: Loaded["meeting"] }) {
  if (meeting.times === null) return <p className="heading text-muted lg:max-w-56">{meeting.when}</p>;
  return (
    <p className="font-display font-medium text-muted lg:border-line lg:border-r lg:pr-8">
      <span className="text-heading">{meeting.day}</span>
      <span className="block whitespace-nowrap text-ink text-page">{meeting.times}</span>
      <span className="mt-1 block font-normal font-sans text-sm">{meeting.zone}</span>
    </p>
  );
}

type Loaded = ReturnType<typeof useLoaderData<typeof loader>>;

function Actions({
  meeting,
  path,
  mayTellLate,
  changeId,
}: { path: string } & Pick<Loaded, "meeting" | "mayTellLate" | "changeId">) {
  return (
    <div className="mt-4 flex flex-wrap gap-2 print:hidden">
      {meeting.meetLink && <LinkButton to={meeting.meetLink}>Join Google Meet</LinkButton>}
      {mayTellLate && (
        <LinkButton to={`${path}/late`} look="secondary">
          Say I'm late
        </LinkButton>
      )}
      {meeting.mayChange && (
        <>
          <LinkButton to={`${path}/reschedule`} look="secondary">
            Reschedule
          </LinkButton>
          <LinkButton to={`${path}/edit`} look="secondary">
            Edit details
          </LinkButton>
          <Dialog to={`${path}/cancel`} trigger="Cancel meeting" look="secondary" title="Cancel this meeting?">
            {(close) => <CancelForm meeting={meeting} changeId={changeId} onKeep={close} />}
          </Dialog>
        </>
      )}
      {meeting.mayRestore && (
        <Form method="post">
          <input type="hidden" name="returnTo" value={path} />
          <Restore meeting={meeting} />
        </Form>
      )}
      {meeting.calendarLink && (
        // On a line of its own its words begin where the buttons above them do.
        <div className="-ml-2.5 w-full">
          <LinkButton to={meeting.calendarLink} look="quiet">
            View in Google Calendar
          </LinkButton>
        </div>
      )}
    </div>
  );
}

function Details({ place, description }: { place: Loaded["place"]; description: string }) {
  return (
    <Card title="Details">
      <dl className="grid grid-cols-[1.25rem_minmax(0,1fr)] gap-3 text-sm [&_svg]:text-muted">
        {place && (
          <>
            <dt>
              <Icon name="pin" />
              <span className="sr-only">Where</span>
            </dt>
            <dd>
              <PlaceLink place={place} />
            </dd>
          </>
        )}
        {description && (
          <>
            <dt>
              <Icon name="notes" />
              <span className="sr-only">Description</span>
            </dt>
            <dd className="whitespace-pre-line" dir="auto">
              {description}
            </dd>
          </>
        )}
      </dl>
    </Card>
  );
}

function SummaryPart({ path, summary }: { path: string; summary: Exclude<Loaded["summary"], false> }) {
  return (
    <Card
      title="Summary"
      actions={
        <LinkButton to={`${path}/summary`} look="secondary">
          {summary.isThere ? "Summary and transcript" : "Add the transcript"}
        </LinkButton>
      }
    >
      {summary.isThere ? (
        <>
          {summary.overview && <p>{summary.overview}</p>}
          {summary.parts && <p className={summary.overview ? "mt-2 text-muted" : ""}>{summary.parts}</p>}
          {!summary.overview && !summary.parts && <p>No sentence of the transcript stood out.</p>}
        </>
      ) : (
        <p className="text-muted">
          From the words of this meeting Parley makes a summary: what was decided, who does what, what is open.
        </p>
      )}
    </Card>
  );
}

function CancelForm({ meeting, changeId, onKeep }: { meeting: MeetingView; changeId: string; onKeep: () => void }) {
  return (
    <Form method="post" action={`/dashboard/meetings/${encodeURIComponent(meeting.id)}/cancel`}>
      <input type="hidden" name="changeId" value={changeId} />
      <p>
        <strong>{meeting.title}</strong>, {meeting.when}
      </p>
      <div className="mt-3">
        <WhatCancelDoes meeting={meeting} />
      </div>
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
