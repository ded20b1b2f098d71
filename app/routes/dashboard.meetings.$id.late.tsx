import { parseWithZod } from "@conform-to/zod/v4";
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/cloudflare";
import { Form, useLoaderData } from "@remix-run/react";
import { Alert } from "~/components/alert";
import { LinkButton, SubmitButton } from "~/components/button";
import { Card } from "~/components/card";
import { EmptyState } from "~/components/empty-state";
import { PageHeader } from "~/components/page-header";
import { useActionAnswer } from "~/components/use-action-answer";
import { selectEvent } from "~/db/agenda";
import { eventFromRow } from "~/db/calendar-events";
import { isOtherPerson } from "~/domain/calendar-event";
import { FAILURE_WORDS } from "~/domain/failure-words";
import { viewGuests } from "~/domain/guest-answers";
import { MOST_MAILED } from "~/domain/guest-mails";
import { LATE_MINUTES, mayTellLate } from "~/domain/late";
import { LateForm } from "~/forms/event";
import { readMeetingPage, requireMeeting } from "~/http/meeting";
import { redirectWithToast } from "~/http/toast";
import { findGone } from "~/services/meetings/find-gone";
import { notifyGuests } from "~/services/notify-guests";

export { SectionError as ErrorBoundary } from "~/components/section-error";

export const meta: MetaFunction = () => [{ title: "Running late – Parley" }];

export async function loader(args: LoaderFunctionArgs) {
  const { row, meeting } = await readMeetingPage(args, undefined, findGone);
  const told = viewGuests(row.attendees.filter(isOtherPerson).slice(0, MOST_MAILED));
  const mayTell = mayTellLate(row, args.context.clock());
  return { meeting, mayTell, told: told.map(({ address }) => address), noticeId: crypto.randomUUID() };
}

/** Mails the guests; the calendar stays as it is. */
export async function action(args: ActionFunctionArgs) {
  const { row, user, page, of } = await requireMeeting(args, findGone);
  const { request, context } = args;
  const submission = parseWithZod(await request.formData(), { schema: LateForm });
  if (submission.status !== "success") return data({ problem: "Please choose how late you are." }, { status: 400 });
  const [stored] = await selectEvent(context.db, of.userId, of.eventId);
  if (!stored || !mayTellLate(row, of.now)) {
    return redirectWithToast(page, { kind: "error", title: "Nobody was told", text: FAILURE_WORDS.gone });
  }
  const { noticeId, minutes } = submission.value;
  const event = eventFromRow(stored);
  const id = `${of.userId}/${noticeId}`;
  const outcome = await notifyGuests(context, { id, user, event, minutes, zone: of.zone, now: of.now }, []);
  if (!outcome.ok) {
    const text = FAILURE_WORDS[outcome.reason] ?? FAILURE_WORDS.refused;
    return redirectWithToast(page, { kind: "error", title: "Nobody was told", text });
  }
  const text = `Your guests have a mail that you are about ${minutes} minutes late.`;
  return redirectWithToast(page, { kind: "success", title: "They know", text });
}

export default function RunningLate() {
  const { meeting, mayTell, told, noticeId } = useLoaderData<typeof loader>();
  const answer = useActionAnswer<typeof action>();
  const path = `/dashboard/meetings/${encodeURIComponent(meeting.id)}`;
  if (!mayTell) {
    return (
      <>
        <PageHeader title="Running late" />
        <EmptyState
          title={meeting.title}
          actions={
            <LinkButton to={path} look="secondary">
              To the meeting
            </LinkButton>
          }
        >
          Guests can be told from two hours before a meeting begins until it is over.
        </EmptyState>
      </>
    );
  }
  return (
    <div className="flex max-w-2xl flex-col gap-6">
      <PageHeader title="How late are you?" />
      <Card title={meeting.title} text={meeting.when}>
        <Form method="post" className="flex flex-col gap-5">
          <input type="hidden" name="noticeId" value={noticeId} />
          {answer && <Alert kind="error">{answer.problem}</Alert>}
          <fieldset>
            <legend className="mb-1.5 font-medium">Minutes</legend>
            <div className="flex flex-wrap gap-2">
              {LATE_MINUTES.map((minutes) => (
                <label
                  key={minutes}
                  className="inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-control bg-sunken px-4 has-checked:bg-action-soft"
                >
                  <input
                    type="radio"
                    name="minutes"
                    value={minutes}
                    defaultChecked={minutes === 10}
                    className="size-4 accent-action"
                  />
                  {minutes}
                </label>
              ))}
            </div>
          </fieldset>
          <p className="text-muted">
            The calendar stays as it is. A mail goes to {told.join(", ")}
            {meeting.guests.length > told.length && `, and to none of the other ${meeting.guests.length - told.length}`}
            .
          </p>
          <div className="flex flex-wrap gap-3">
            <SubmitButton pending="Sending…">Tell them</SubmitButton>
            <LinkButton to={path} look="secondary">
              Not late after all
            </LinkButton>
          </div>
        </Form>
      </Card>
    </div>
  );
}
