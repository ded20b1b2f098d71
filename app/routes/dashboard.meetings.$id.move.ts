import { parseWithZod } from "@conform-to/zod/v4";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { daysTouched } from "~/domain/all-day";
import { isOtherPerson } from "~/domain/calendar-event";
import { clockOfZone } from "~/domain/clock-style";
import {
  type Drag,
  type DragAnswer,
  type DraggedView,
  draggedDays,
  draggedSlot,
  fieldsOfDays,
  fieldsOfSlot,
} from "~/domain/dragged-slot";
import { FAILURE_WORDS, failureStatus } from "~/domain/failure-words";
import { whyClosed } from "~/domain/meeting-view";
import { formatDays, formatInterval } from "~/domain/phrasing";
import { describeTaken } from "~/domain/slot-words";
import { type Instant, MINUTE } from "~/domain/time";
import { instantAtWallTime } from "~/domain/wall-time";
import { DragQuery, draggedDaysForm, rescheduleForm } from "~/forms/event";
import { readMeetingPage, requireMeeting } from "~/http/meeting";
import { changeMeeting } from "~/services/meetings/change";
import { findGone } from "~/services/meetings/find-gone";

/*
 * Where the calendar asks what a drag comes to, and writes it: as JSON, for a failed line is told beside the grid and not
 * in its place. The page that does the same without scripts is "Reschedule".
 */

/** What the fields of "Reschedule" would hold after the drag, and before it, so that it can be undone. Writes nothing. */
export async function loader(args: LoaderFunctionArgs) {
  const page = await readMeetingPage(args, undefined, findGone).catch(goneElsewhere);
  if (page instanceof Response) return page;
  const { row, meeting, zone } = page;
  if (row.organizerSelf !== 1) throw new Response(null, { status: 404, statusText: "Not Found" });
  const closed = whyClosed(row, args.context.clock());
  if (closed) return answer({ problem: NOT_ANY_MORE[closed] }, 409);
  const drag = DragQuery.parse(Object.fromEntries(new URL(args.request.url).searchParams));
  const view: DraggedView = {
    title: meeting.title,
    guests: row.attendees.filter(isOtherPerson).length,
    seen: row.etag ?? "",
    ...(row.allDay === 1 ? daysAfter : timesAfter)(row, drag, zone, args.context.clock()),
  };
  return Response.json(view);
}

type Slot = { startAt: Instant; endAt: Instant };
type After = Pick<DraggedView, "from" | "to" | "before" | "after">;

function timesAfter({ startAt, endAt }: Slot, drag: Drag, zone: string, now: Instant): After {
  const slot = { start: startAt, end: endAt };
  const wording = { now, clock: clockOfZone(zone) };
  const after = draggedSlot(slot, drag, zone);
  const start = instantAtWallTime(after.startDate, after.startTime, zone);
  return {
    from: formatInterval(slot, zone, wording),
    // A time that the clocks skip is refused once it is sent.
    to:
      start === "skipped" ? "" : formatInterval({ start, end: start + after.durationMinutes * MINUTE }, zone, wording),
    before: fieldsOfSlot(slot, zone),
    after,
  };
}

function daysAfter({ startAt, endAt }: Slot, drag: Drag, zone: string, now: Instant): After {
  const before = daysTouched({ start: startAt, end: endAt }, zone);
  const after = draggedDays(before, drag);
  return {
    from: formatDays(before, zone, { now }),
    to: formatDays(after, zone, { now }),
    before: fieldsOfDays(before),
    after: fieldsOfDays(after),
  };
}

export async function action(args: ActionFunctionArgs) {
  const asked = await requireMeeting(args, findGone).catch(goneElsewhere);
  if (asked instanceof Response) return asked;
  const { row, of } = asked;
  const { request, context } = args;
  const { zone, now } = of;
  const wording = { now, clock: clockOfZone(zone), bare: true };
  const isOfDays = row.allDay === 1;
  const schema = isOfDays ? draggedDaysForm(zone) : rescheduleForm(zone, now);
  const submission = parseWithZod(await request.formData(), { schema });
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
  const when = isOfDays ? formatDays(daysTouched(slot, zone), zone, { now }) : formatInterval(slot, zone, wording);
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

/** A page goes on where the meeting is by now; a drag was of where it was. */
function goneElsewhere(thrown: unknown): Response {
  const to = thrown instanceof Response ? thrown.headers.get("location") : null;
  // Whoever is not signed in is led to where that is done.
  if (!to?.startsWith("/dashboard/")) throw thrown;
  return answer({ problem: FAILURE_WORDS.changed ?? NOT_MOVED }, 409);
}

const NOT_ANY_MORE = {
  cancelled: "This meeting has been cancelled. Its page restores it.",
  over: "This meeting is over, so it is not moved any more.",
};
const NOT_MOVED = "Google Calendar did not take the change. Please try again.";

const answer = (body: DragAnswer, status: number) => Response.json(body, { status });
