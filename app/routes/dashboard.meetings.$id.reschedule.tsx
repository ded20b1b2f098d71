import { getZodConstraint, parseWithZod } from "@conform-to/zod/v4";
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/cloudflare";
import { Form, useLoaderData } from "@remix-run/react";
import { LinkButton, SubmitButton } from "~/components/button";
import { Card } from "~/components/card";
import { Field } from "~/components/field";
import { FormAlerts } from "~/components/form-alerts";
import { type FormReply, formFields } from "~/components/form-state";
import { MeetingClosed } from "~/components/meeting-closed";
import { OnlyThisOne } from "~/components/only-this-one";
import { PageHeader } from "~/components/page-header";
import { TakenAlert } from "~/components/taken-alert";
import { useActionAnswer } from "~/components/use-action-answer";
import { clockOfZone } from "~/domain/clock-style";
import { fieldsOfSlot } from "~/domain/dragged-slot";
import { FAILURE_WORDS, failureStatus } from "~/domain/failure-words";
import { type Closed, whyClosed } from "~/domain/meeting-view";
import { formatInterval, zoneInWords } from "~/domain/phrasing";
import { describeTaken, type TakenSlot } from "~/domain/slot-words";
import type { Instant } from "~/domain/time";
import { awayWords, whichMoments } from "~/domain/zone-words";
import { RescheduleInputs, rescheduleForm } from "~/forms/event";
import { readMeetingPage, requireMeeting } from "~/http/meeting";
import { redirectWithToast } from "~/http/toast";
import { changeMeeting } from "~/services/meetings/change";
import { findCancelled } from "~/services/meetings/find-cancelled";

export { SectionError as ErrorBoundary } from "~/components/section-error";

export const meta: MetaFunction = () => [{ title: "Reschedule – Parley" }];

export async function loader(args: LoaderFunctionArgs) {
  const { row, meeting, zone, formDraft, preferences } = await readMeetingPage(args, undefined, findCancelled);
  if (row.organizerSelf !== 1) throw new Response(null, { status: 404, statusText: "Not Found" });
  return {
    meeting,
    closed: whyClosed(row, args.context.clock()),
    seen: formDraft?.seen ?? row.etag ?? "",
    constraints: getZodConstraint(RescheduleInputs),
    defaults: { ...defaultsOf(row, zone), ...formDraft },
    zoneWords: zoneInWords(zone, row.startAt),
    awayWords: awayWords(preferences, args.context.clock()),
  };
}

export async function action(args: ActionFunctionArgs) {
  const { row, page, of, trips } = await requireMeeting(args, findCancelled);
  const { request, context } = args;
  const submission = parseWithZod(await request.formData(), { schema: rescheduleForm(of.zone, of.now) });
  const closed = whyClosed(row, of.now);
  if (closed) return again(submission.reply(), 409, { closed });
  if (submission.status !== "success") return again(submission.reply(), 400);
  const { seenEtag, slot, allowOverlap, isUndo } = submission.value;

  const there = whichMoments(slot, { timezone: of.zone, trips }, of.now);
  const when = formatInterval(slot, of.zone, { now: of.now, clock: clockOfZone(of.zone) });
  const title = isUndo ? "Moved back" : "Meeting rescheduled";
  const done = { kind: "success", title, text: there || `Now ${when}.` } as const;
  // The form was sent twice: the meeting is where it was wanted already.
  if (row.startAt === slot.start && row.endAt === slot.end) return redirectWithToast(page, done);

  const outcome = await changeMeeting(context, { ...of, seenEtag, change: { slot }, allowOverlap });
  if (outcome.ok) {
    await context.notifyPages(of.userId, "meetings");
    const undo = {
      action: `${page}/reschedule`,
      fields: { ...defaultsOf(row, of.zone), seen: outcome.event.etag ?? "", isUndo: "yes" },
    };
    // Nothing is moved into the past, and an undo is the end of it.
    return redirectWithToast(page, row.startAt > of.now && !isUndo ? { ...done, undo } : done);
  }
  if (outcome.reason === "slot-taken") {
    return again(submission.reply(), 409, { taken: describeTaken(outcome, of.zone, of.now) });
  }
  if (outcome.reason === "gone") return again(submission.reply(), 409, { closed: "cancelled" });
  const text = FAILURE_WORDS[outcome.reason] ?? FAILURE_WORDS.refused;
  const reply = submission.reply({ formErrors: [`Failed to reschedule. ${text}`] });
  return again(reply, failureStatus(outcome.reason), { hasChanged: outcome.reason === "changed" });
}

/** The form once more, with what was typed. */
function again(
  reply: FormReply,
  status: number,
  why: { taken?: TakenSlot; hasChanged?: boolean; closed?: Closed } = {},
) {
  return data({ reply, taken: null, hasChanged: false, closed: null, ...why }, { status });
}

function defaultsOf({ startAt, endAt }: { startAt: Instant; endAt: Instant }, zone: string) {
  const { durationMinutes, ...start } = fieldsOfSlot({ start: startAt, end: endAt }, zone);
  return { ...start, durationMinutes: String(durationMinutes) };
}

export default function Reschedule() {
  const loaded = useLoaderData<typeof loader>();
  const { meeting, seen, constraints, defaults, zoneWords, awayWords: away } = loaded;
  const result = useActionAnswer<typeof action>();
  const closed = loaded.closed ?? result?.closed;
  const page = `/dashboard/meetings/${encodeURIComponent(meeting.id)}`;
  const fields = formFields(defaults, constraints, result?.reply);
  // Who is told that it has changed sees it above as it is now: sent once more, the form is about that one.
  const seenThen = result?.hasChanged ? seen : result?.reply.initialValue?.seen;
  return (
    <div className="flex max-w-2xl flex-col gap-6">
      <PageHeader title="Reschedule" />
      <Card title={meeting.title} text={`Now ${meeting.when}`}>
        <Form method="post" className="flex flex-col gap-5">
          {/* Once it is restored it is another version. */}
          {!closed && <input type="hidden" name="seen" value={typeof seenThen === "string" ? seenThen : seen} />}
          <FormAlerts reply={result?.reply} />
          {closed && (
            <MeetingClosed
              closed={closed}
              meeting={meeting}
              returnTo={`${page}/reschedule`}
              takesFocus={Boolean(result?.closed)}
            />
          )}
          {result?.taken && <TakenAlert taken={result.taken} />}
          <div className="grid gap-5 sm:grid-cols-2">
            <Field label="Date" field={fields.startDate} type="date" />
            <Field label="Start time" field={fields.startTime} type="time" hint={zoneWords} />
          </div>
          {away && <p className="text-sm">{away}</p>}
          <Field label="Length in minutes" field={fields.durationMinutes} type="number" inputMode="numeric" />
          {!closed && (
            <>
              <OnlyThisOne meeting={meeting} verb="move" />
              <p className="text-muted">Everybody invited is told about the new time.</p>
            </>
          )}
          <div className="flex flex-wrap gap-3">
            {!closed && <SubmitButton pending="Rescheduling…">Reschedule</SubmitButton>}
            <LinkButton to={page} look="secondary">
              {closed ? "To the meeting" : "Keep the time"}
            </LinkButton>
          </div>
        </Form>
      </Card>
    </div>
  );
}
