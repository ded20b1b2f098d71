import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Form, useLoaderData } from "@remix-run/react";
import { LinkButton, SubmitButton } from "~/components/button";
import { Card } from "~/components/card";
import { Restore } from "~/components/meeting-closed";
import { WhatCancelDoes } from "~/components/only-this-one";
import { PageHeader } from "~/components/page-header";
import { FAILURE_WORDS } from "~/domain/failure-words";
import { ownPath } from "~/domain/own-path";
import { type Reach, readReach } from "~/domain/series-reach";
import { ChangeId } from "~/forms/event";
import { readMeetingPage, requireMeeting } from "~/http/meeting";
import { redirectWithToast, type Toast, undoBy, undoBySeries } from "~/http/toast";
import { cancelMeeting } from "~/services/meetings/cancel";
import { findGone } from "~/services/meetings/find-gone";
import { changeSeries } from "~/services/meetings/series";
import { refreshCalendar } from "~/services/refresh-calendar";

export { SectionError as ErrorBoundary } from "~/components/section-error";

export const meta: MetaFunction = () => [{ title: "Cancel meeting – Parley" }];

export async function loader(args: LoaderFunctionArgs) {
  const { meeting } = await readMeetingPage(args, undefined, findGone);
  return { meeting, changeId: crypto.randomUUID() };
}

/** Cancels it, or more of the series of which it is one. */
export async function action(args: ActionFunctionArgs) {
  const { row, page, of } = await requireMeeting(args, findGone);
  const { request, context } = args;
  const form = await request.formData();
  const reach = row.seriesId === null ? "one" : readReach(form.get("reach"));
  const series = reach !== "one" && row.seriesId !== null && { seriesId: row.seriesId, reach, ...changeOf(form) };
  const returnTo = ownPath(String(form.get("returnTo") ?? ""), series ? LIST : page);
  const mayUndo = row.organizerSelf === 1 && row.endAt > of.now;
  const undo = series
    ? undoBySeries(series.seriesId, { did: "cancel", reach: series.reach, id: series.meetingId }, returnTo)
    : undoBy("restore", row.id, { returnTo });
  const done: Toast = { kind: "success", ...cancelledWords(row.title, reach), ...(mayUndo && { undo }) };
  // The form was sent twice, or the page was old.
  if (row.state === "cancelled") return redirectWithToast(returnTo, done);

  // What others have cancelled meanwhile is theirs: nobody is told that the user did.
  await refreshCalendar(context, of.userId, of.now);
  const outcome = series
    ? await changeSeries(context, { ...of, ...series, slot: null, seenEtag: null, allowOverlap: true })
    : await cancelMeeting(context, of);
  if (!outcome.ok && (outcome.reason === "not-found" || (series && outcome.reason === "gone"))) {
    const text = `${row.title} was off your calendar already.`;
    return redirectWithToast(LIST, { kind: "info", title: "Cancelled before", text });
  }
  if (!outcome.ok) {
    const text = FAILURE_WORDS[outcome.reason] ?? FAILURE_WORDS.gone;
    return redirectWithToast(page, { kind: "error", title: "Failed to cancel meeting", text });
  }
  await context.notifyPages(of.userId, "meetings");
  return redirectWithToast(returnTo, done);
}

const LIST = "/dashboard/meetings";

/** Named by the form: sent twice it is one change, which one undo takes back. */
function changeOf(form: FormData): { meetingId: string } {
  return { meetingId: ChangeId.safeParse(form.get("changeId")).data ?? crypto.randomUUID() };
}

function cancelledWords(title: string, reach: Reach | "one"): { title: string; text: string } {
  if (reach === "following")
    return { title: "Meetings cancelled", text: `${title} is off your calendar, and all that follow.` };
  const text = reach === "all" ? `${title} is off your calendar, all of them.` : `${title} is off your calendar.`;
  return { title: "Meeting cancelled", text };
}

export default function CancelMeeting() {
  const { meeting, changeId } = useLoaderData<typeof loader>();
  const path = `/dashboard/meetings/${encodeURIComponent(meeting.id)}`;
  if (meeting.state === "cancelled") {
    return (
      <div className="flex max-w-2xl flex-col gap-6">
        <PageHeader title="This meeting has been cancelled" />
        <Card title={meeting.title} text={meeting.when}>
          <Form method="post" className="flex flex-wrap gap-3">
            <input type="hidden" name="returnTo" value={path} />
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
        <Form method="post">
          <input type="hidden" name="changeId" value={changeId} />
          <WhatCancelDoes meeting={meeting} />
          <div className="mt-5 flex flex-wrap gap-3">
            <SubmitButton look="danger" pending="Cancelling…">
              Cancel meeting
            </SubmitButton>
            <LinkButton to={path} look="secondary">
              Keep it
            </LinkButton>
          </div>
        </Form>
      </Card>
    </div>
  );
}
