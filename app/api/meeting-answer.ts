import { selectMeeting } from "~/db/meeting-list";
import type { ApiProblemName } from "~/domain/api-problems";
import { writeMoment } from "~/domain/api-time";
import { notingAs } from "~/domain/calendar-act";
import { isOtherPerson } from "~/domain/calendar-event";
import { safeLink } from "~/domain/event-view";
import { FAILURE_WORDS } from "~/domain/failure-words";
import { meetLink } from "~/domain/meet-link";
import { personName } from "~/domain/person-name";
import { type Interval, MINUTE } from "~/domain/time";
import type { cancelMeeting } from "~/services/meetings/cancel";
import type { MeetingOutcome } from "~/services/meetings/meeting-outcome";
import type { IfMatch } from "./if-match";
import type { ApiAnswer, ApiCall } from "./operation";

export type MeetingRow = Awaited<ReturnType<typeof selectMeeting>>[number];

/**
 * Answers with the meeting as it is now, after the user's pages know of it.
 *
 * @param id of the meeting that is answered with
 */
export async function finish(call: ApiCall, status: number, id: string): Promise<ApiAnswer> {
  await tell(call);
  const [row] = await selectMeeting(call.context.db, call.holder.userId, id, "whole days too");
  if (!row) throw new Error("a meeting that was just written is not there");
  const answer = shown(status, row, call.zone);
  return status === 201
    ? { ...answer, headers: { ...answer.headers, location: `/api/v1/meetings/${encodeURIComponent(id)}` } }
    : answer;
}

export const tell = ({ context, holder: { userId } }: ApiCall): Promise<void> =>
  context.notifyPages(userId, "meetings");

/** What is done by the API can be taken back by text, like what was done by text. */
export const noteBy = ({
  context,
  holder: { userId },
  effectId,
  now,
}: Pick<ApiCall, "context" | "holder" | "effectId" | "now">) =>
  notingAs(context.assistantOf({ userId }), effectId, now);

/** Why a write did not happen, with what is free instead where the time is taken. */
export function refusal(
  call: Pick<ApiCall, "zone" | "holder" | "refuse">,
  outcome: Extract<MeetingOutcome, { ok: false }> | Awaited<ReturnType<typeof cancelMeeting>>,
): ApiAnswer {
  if (outcome.ok) throw new RangeError("nothing was refused");
  const { zone, holder, refuse } = call;
  if (outcome.reason === "slot-taken" && "conflicts" in outcome) {
    const slotOf = ({ start, end }: Interval) => ({ start: writeMoment(start, zone), end: writeMoment(end, zone) });
    const mayRead = holder.key.scopes.includes("meetings:read");
    return refuse("slot-taken", {
      conflicts: outcome.conflicts.map((event) => ({
        ...slotOf(event),
        ...(mayRead && { id: event.id, title: event.title }),
      })),
      alternatives: outcome.alternatives.map(slotOf),
    });
  }
  const detail = FAILURE_WORDS[outcome.reason];
  return refuse(PROBLEM_OF[outcome.reason] ?? "calendar-refused", detail ? { detail } : {});
}

const PROBLEM_OF: Record<string, ApiProblemName> = {
  ...{ "trial-over": "meetings-used-up", "meetings-used": "meetings-used-up", "plan-used": "meetings-used-up" },
  ...{ "plan-over": "meetings-used-up", "payment-open": "meetings-used-up" },
  ...{ "not-connected": "calendar-not-connected", revoked: "calendar-not-connected" },
  "no-permission": "calendar-not-connected",
  ...{
    down: "calendar-down",
    "too-large": "calendar-down",
    unknown: "outcome-unknown",
    half: "outcome-unknown",
    changed: "changed",
    past: "not-changeable",
    gone: "not-found",
  },
  ...{ "not-found": "not-found", "slot-taken": "slot-taken" },
};

/** Whether the meeting is what `If-Match` says, or nothing was said. */
export function isAsSeen(ifMatch: IfMatch | null, row: MeetingRow): boolean {
  return ifMatch === null || ifMatch === "any" || ifMatch.includes(etagOf(row));
}

/** Google's own names every state of an event; of a meeting that its calendar holds no more the state is all there is. */
const etagOf = ({ etag, state }: MeetingRow) => `"${etag?.replaceAll(/[^\x21\x23-\x7e]/g, "") || state}"`;

export function shown(status: number, row: MeetingRow, zone: string): ApiAnswer {
  return { status, headers: { etag: etagOf(row) }, body: meetingOf(row, zone) };
}

export function meetingOf(row: MeetingRow, zone: string) {
  return {
    id: row.id,
    title: row.title,
    description: row.description,
    location: row.location,
    start: writeMoment(row.startAt, zone),
    end: writeMoment(row.endAt, zone),
    duration: Math.round((row.endAt - row.startAt) / MINUTE),
    time_zone: zone,
    participants: row.attendees.filter(isOtherPerson).map(({ email, name = "", responseStatus }) => ({
      email,
      name: personName(name),
      response: responseStatus === "needsAction" || responseStatus === undefined ? "needs_action" : responseStatus,
    })),
    status: row.state,
    type: row.type,
    is_all_day: row.allDay === 1,
    start_date: row.startDate,
    end_date: row.endDate,
    is_recurring: row.repeats === 1,
    series_id: row.seriesId,
    recurrence: row.recurrence,
    is_organizer: row.organizerSelf === 1,
    meet_link: meetLink(row.hangoutLink),
    calendar_link: safeLink(row.htmlLink),
  };
}
