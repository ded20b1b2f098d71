import { parseWithZod } from "@conform-to/zod/v4";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { isOtherPerson } from "~/domain/calendar-event";
import { clockOfZone } from "~/domain/clock-style";
import { type DragAnswer, type DraggedView, draggedSlot } from "~/domain/dragged-slot";
import { FAILURE_WORDS, failureStatus } from "~/domain/failure-words";
import { formatInterval } from "~/domain/phrasing";
import { describeTaken } from "~/domain/slot-words";
import { MINUTE } from "~/domain/time";
import { instantAtWallTime } from "~/domain/wall-time";
import { DragQuery, rescheduleForm } from "~/forms/event";
import { readMeetingPage, requireMeeting } from "~/http/meeting";
import { changeMeeting } from "~/services/meetings/change";

/*
 * Where the calendar asks what a drag comes to, and writes it: as JSON, for a failed line is told beside the grid and not
 * in its place. The page that does the same without scripts is "Reschedule".
 */

/** What the fields of "Reschedule" would hold after the drag, and before it, so that it can be undone. Writes nothing. */
export async function loader(args: LoaderFunctionArgs) {
  const { row, meeting, zone } = await readMeetingPage(args);
  if (!meeting.mayChange) throw new Response(null, { status: 404, statusText: "Not Found" });
  const drag = DragQuery.parse(Object.fromEntries(new URL(args.request.url).searchParams));
  const slot = { start: row.startAt, end: row.endAt };
  const after = draggedSlot(slot, drag, zone);
  const start = instantAtWallTime(after.startDate, after.startTime, zone);
  const wording = { now: args.context.clock(), clock: clockOfZone(zone) };
  const view: DraggedView = {
    title: meeting.title,
    from: formatInterval(slot, zone, wording),
    // A time that the clocks skip is refused once it is sent.
    to:
      start === "skipped" ? "" : formatInterval({ start, end: start + after.durationMinutes * MINUTE }, zone, wording),
    guests: row.attendees.filter(isOtherPerson).length,
    seen: row.etag ?? "",
    before: draggedSlot(slot, { days: 0, minutes: 0, longer: 0 }, zone),
    after,
  };
  return Response.json(view);
}

export async function action(args: ActionFunctionArgs) {
  const { row, of } = await requireMeeting(args);
  const { request, context } = args;
  const { zone, now } = of;
  const wording = { now, clock: clockOfZone(zone), bare: true };
  const submission = parseWithZod(await request.formData(), { schema: rescheduleForm(zone, now) });
  if (submission.status !== "success") {
    return answer(
      {
        problem: Object.values(submission.error ?? {})
          .flat()
          .join(" "),
      },
      400,
    );
  }
  const { seenEtag, slot, allowOverlap } = submission.value;
  const when = formatInterval(slot, zone, wording);
  // Sent twice: it is where it was wanted already.
  if (row.startAt === slot.start && row.endAt === slot.end) return answer({ when, seen: row.etag ?? "" }, 200);
  const outcome = await changeMeeting(context, { ...of, seenEtag, change: { slot }, allowOverlap });
  if (outcome.ok) {
    await context.notifyPages(of.userId, "meetings");
    return answer({ when, seen: outcome.event.etag ?? "" }, 200);
  }
  if (outcome.reason === "slot-taken") {
    return answer({ when, conflicts: describeTaken(outcome, zone, now).conflicts }, 409);
  }
  return answer({ problem: FAILURE_WORDS[outcome.reason] ?? NOT_MOVED }, failureStatus(outcome.reason));
}

const NOT_MOVED = "Google Calendar did not take the change. Please try again.";

const answer = (body: DragAnswer, status: number) => Response.json(body, { status });
