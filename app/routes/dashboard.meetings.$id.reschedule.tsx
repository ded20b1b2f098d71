import { getZodConstraint, parseWithZod } from "@conform-to/zod/v4";
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/cloudflare";
import { Form, useLoaderData } from "@remix-run/react";
import { LinkButton, SubmitButton } from "~/components/button";
import { Card } from "~/components/card";
import { Field } from "~/components/field";
import { FormAlerts } from "~/components/form-alerts";
import { type FormReply, formFields } from "~/components/form-state";
import { MeetingClosed } from "~/components/meeting-closed";
import { ReachChoice } from "~/components/only-this-one";
import { PageHeader } from "~/components/page-header";
import { TakenAlert } from "~/components/taken-alert";
import { useActionAnswer } from "~/components/use-action-answer";
import { selectEvent } from "~/db/agenda";
import { eventFromRow } from "~/db/calendar-events";
import { clockOfZone } from "~/domain/clock-style";
import { fieldsOfSlot } from "~/domain/dragged-slot";
import { FAILURE_WORDS, failureStatus } from "~/domain/failure-words";
import { type Closed, whyClosed } from "~/domain/meeting-view";
import { formatInterval, zoneInWords } from "~/domain/phrasing";
import { staysInDay } from "~/domain/series";
import type { Reach } from "~/domain/series-reach";
import { describeTaken, type TakenSlot } from "~/domain/slot-words";
import type { Instant, Interval } from "~/domain/time";
import { awayWords, whichMoments } from "~/domain/zone-words";
import { RescheduleInputs, rescheduleForm } from "~/forms/event";
import { goToWhatItBecame, readMeetingPage, requireMeeting } from "~/http/meeting";
import { redirectWithToast, undoBySeries } from "~/http/toast";
import { changeMeeting } from "~/services/meetings/change";
import { findGone } from "~/services/meetings/find-gone";
import { changeSeries } from "~/services/meetings/series";

export { SectionError as ErrorBoundary } from "~/components/section-error";

export const meta: MetaFunction = () => [{ title: "Reschedule – Parley" }];

export async function loader(args: LoaderFunctionArgs) {
  const { row, meeting, zone, formDraft, preferences } = await readMeetingPage(args, undefined, findGone);
  if (row.organizerSelf !== 1) throw new Response(null, { status: 404, statusText: "Not Found" });
  return {
    meeting,
    closed: whyClosed(row, args.context.clock()),
    seen: formDraft?.seen ?? row.etag ?? "",
    constraints: getZodConstraint(RescheduleInputs),
    changeId: crypto.randomUUID(),
    defaults: { ...defaultsOf(row, zone), reach: "one", ...formDraft },
    zoneWords: zoneInWords(zone, row.startAt),
    awayWords: awayWords(preferences, args.context.clock()),
  };
}

export async function action(args: ActionFunctionArgs) {
  const { row, page, of, trips } = await requireMeeting(args, findGone);
  const { request, context } = args;
  const form = await request.formData();
  const submission = parseWithZod(form, { schema: rescheduleForm(of.zone, of.now) });
  const closed = whyClosed(row, of.now);
  if (closed) return again(submission.reply(), 409, { closed });
  if (submission.status !== "success") return again(submission.reply(), 400);
  const { seenEtag, slot, allowOverlap, isUndo, reach, meetingId } = submission.value;

  const there = whichMoments(slot, { timezone: of.zone, trips }, of.now);
  const when = formatInterval(slot, of.zone, { now: of.now, clock: clockOfZone(of.zone) });
  const title = isUndo ? "Moved back" : "Meeting rescheduled";
  const done = { kind: "success", title, text: there || `Now ${when}.` } as const;
  // The form was sent twice: the meeting is where it was wanted already.
  if (row.startAt === slot.start && row.endAt === slot.end) return redirectWithToast(page, done);

  const series = row.seriesId !== null && reach !== "one" && { seriesId: row.seriesId, reach, meetingId };
  if (series && !(await mayMoveSeries(context, of, slot))) {
    return again(submission.reply({ fieldErrors: { startDate: [OTHER_DAY] } }), 400);
  }
  const outcome = series
    ? await changeSeries(context, { ...of, ...series, slot, seenEtag, allowOverlap })
    : await changeMeeting(context, { ...of, seenEtag, change: { slot }, allowOverlap });
  if (outcome.ok) {
    await context.notifyPages(of.userId, "meetings");
    if (series) return seriesMoved(series, outcome.event.id, when);
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
  if (outcome.reason === "gone") {
    await goToWhatItBecame(args, form, of, findGone);
    return again(submission.reply(), 409, { closed: "cancelled" });
  }
  const reply = submission.reply({ formErrors: [`Failed to reschedule. ${wordsOf(outcome.reason)}`] });
  return again(reply, failureStatus(outcome.reason), { hasChanged: outcome.reason === "changed" });
}

const wordsOf = (reason: string) => FAILURE_WORDS[reason] ?? FAILURE_WORDS.refused;

const OTHER_DAY = "More than one of a series stay on their days: change the time alone, or move only this one.";

async function mayMoveSeries(
  { db }: ActionFunctionArgs["context"],
  { userId, eventId, zone }: { userId: string; eventId: string; zone: string },
  slot: Interval,
): Promise<boolean> {
  const [stored] = await selectEvent(db, userId, eventId);
  return stored === undefined || staysInDay(eventFromRow(stored), slot, zone);
}

/** To the meeting at its new time, which the calendar lists under another id. */
function seriesMoved(
  { seriesId, reach, meetingId }: { seriesId: string; reach: Reach; meetingId: string },
  movedId: string,
  when: string,
) {
  const others = reach === "all" ? "all the others too" : "all that follow too";
  return redirectWithToast(`/dashboard/meetings/${encodeURIComponent(movedId)}`, {
    ...{ kind: "success", title: "Meetings rescheduled", text: `Now ${when}, and ${others}.` },
    undo: undoBySeries(seriesId, { did: "move", reach, id: meetingId }, "/dashboard/meetings"),
  });
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
  const { meeting, changeId, seen, constraints, defaults, zoneWords, awayWords: away } = loaded;
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
              <input type="hidden" name="changeId" value={changeId} />
              <ReachChoice meeting={meeting} chosen={String(fields.reach.value ?? "one")} />
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
