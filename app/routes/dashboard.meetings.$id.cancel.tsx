import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Form, useLoaderData } from "@remix-run/react";
import { LinkButton, SubmitButton } from "~/components/button";
import { Card } from "~/components/card";
import { Restore } from "~/components/meeting-closed";
import { WhatCancelDoes } from "~/components/only-this-one";
import { PageHeader } from "~/components/page-header";
import { FAILURE_WORDS } from "~/domain/failure-words";
import { ownPath } from "~/domain/own-path";
import { readMeetingPage, requireMeeting } from "~/http/meeting";
import { redirectWithToast, type Toast, undoBy, undoBySeries } from "~/http/toast";
import { cancelMeeting } from "~/services/meetings/cancel";
import { findCancelled } from "~/services/meetings/find-cancelled";
import { changeSeries } from "~/services/meetings/series";
import { refreshCalendar } from "~/services/refresh-calendar";

export { SectionError as ErrorBoundary } from "~/components/section-error";

export const meta: MetaFunction = () => [{ title: "Cancel meeting – Parley" }];

export async function loader(args: LoaderFunctionArgs) {
  const { meeting } = await readMeetingPage(args, undefined, findCancelled);
  return { meeting };
}

/** Cancels it, or all of the series of which it is one. */
export async function action(args: ActionFunctionArgs) {
  const { row, page, of } = await requireMeeting(args, findCancelled);
  const { request, context } = args;
  const form = await request.formData();
  const ofSeries = row.seriesId !== null && form.get("reach") === "all";
  const returnTo = ownPath(String(form.get("returnTo") ?? ""), ofSeries ? "/dashboard/meetings" : page);
  const mayUndo = row.organizerSelf === 1 && row.endAt > of.now;
  const undo = ofSeries ? undoBySeries(row.seriesId ?? row.id, returnTo) : undoBy("restore", row.id, { returnTo });
  const done: Toast = {
    kind: "success",
    title: "Meeting cancelled",
    text: `${row.title} is off your calendar.`,
    ...(mayUndo && { undo }),
  };
  // The form was sent twice, or the page was old.
  if (row.state === "cancelled") return redirectWithToast(returnTo, done);

  // What others have cancelled meanwhile is theirs: nobody is told that the user did.
  await refreshCalendar(context, of.userId, of.now);
  const outcome = ofSeries
    ? await changeSeries(context, { ...of, ...WHOLE, meetingId: crypto.randomUUID() })
    : await cancelMeeting(context, of);
  if (!outcome.ok && outcome.reason === "not-found") {
    const text = `${row.title} was off your calendar already.`;
    return redirectWithToast("/dashboard/meetings", { kind: "info", title: "Cancelled before", text });
  }
  if (!outcome.ok) {
    const text = FAILURE_WORDS[outcome.reason] ?? FAILURE_WORDS.gone;
    return redirectWithToast(page, { kind: "error", title: "Failed to cancel meeting", text });
  }
  await context.notifyPages(of.userId, "meetings");
  return redirectWithToast(returnTo, done);
}

const WHOLE = { reach: "all", slot: null, seenEtag: null, allowOverlap: true } as const;

export default function CancelMeeting() {
  const { meeting } = useLoaderData<typeof loader>();
  const path = `/dashboard/meetings/${encodeURIComponent(meeting.id)}`;
  if (meeting.state === "cancelled") {
    return (
      <div className="flex max-w-2xl flex-col gap-6">
        <PageHeader title="This meeting has been cancelled" />
        <Card title={meeting.title} text={meeting.when}>
          <Form method="post" className="flex flex-wrap gap-3">
            {meeting.mayRestore && <Restore meeting={meeting} />}
            <LinkButton to={path} look="secondary">
              To the meeting
            </LinkButton>
          </Form>
        </Card>
      </div>
    );
  }
  return (
    <div className="flex max-w-2xl flex-col gap-6">
      <PageHeader title="Cancel this meeting?" />
      <Card title={meeting.title} text={meeting.when}>
        <WhatCancelDoes meeting={meeting} />
        <Form method="post" className="mt-5 flex flex-wrap gap-3">
          <SubmitButton look="danger" pending="Cancelling…">
            Cancel meeting
          </SubmitButton>
          <LinkButton to={path} look="secondary">
            Keep it
          </LinkButton>
        </Form>
      </Card>
    </div>
  );
}
