import type { Statement } from "~/db/database";
import { runTogether } from "~/db/database";
import type { CalendarEvent } from "~/domain/calendar-event";
import { googleEventId } from "~/domain/event-id";
import { MINUTE } from "~/domain/time";
import { cancelMeeting } from "~/services/cancel-meeting";
import { changeMeeting } from "~/services/change-meeting";
import type { Deps } from "~/services/deps";
import type { GoogleSession } from "~/services/google-access";
import { restoreMeeting } from "~/services/restore-meeting";
import { scheduleMeeting } from "~/services/schedule-meeting";
import type { WriteOutcome } from "~/services/write-outcome";
import type { Action, Facts } from "./conversation";
import { titleOf } from "./title";

/** Does the one write that the user said yes to, through the service that every form and the API call as well. */
export async function perform(
  deps: Pick<Deps, "db" | "calendar" | "clock">,
  google: GoogleSession | null,
  action: Action,
  { user, zone }: Facts,
  now: number,
  alongside: readonly Statement[],
): Promise<WriteOutcome> {
  const userId = user.id;
  if (!google) {
    await runTogether(deps.db, alongside);
    return { ok: false, reason: "revoked" };
  }
  switch (action.kind) {
    case "create": {
      const { draft, allowOverlap } = action;
      const { meetingId, location, start, people, recurrence } = draft;
      const end = start + draft.durationMinutes * MINUTE;
      return scheduleMeeting(
        deps,
        google,
        {
          meetingId,
          userId,
          title: titleOf(draft),
          location,
          start,
          end,
          zone,
          people,
          recurrence,
          source: "whatsapp",
          allowOverlap,
          now,
        },
        alongside,
      );
    }
    case "change": {
      const { event, change, allowOverlap } = action;
      return changeMeeting(deps, google, { userId, event, ...change, allowOverlap, zone, now }, alongside);
    }
    case "cancel":
      return cancelMeeting(deps, google, { userId, event: action.event, zone, now }, alongside);
    case "undo": {
      const { kind, event } = action.entry;
      return kind === "created"
        ? cancelMeeting(deps, google, { userId, event, zone, now }, alongside)
        : restoreMeeting(deps, google, { userId, event, zone, now }, alongside);
    }
  }
}

/** The event as it will be when all goes well: the reply is planned from it. */
export function expectedEvent(action: Action): CalendarEvent {
  switch (action.kind) {
    case "create":
      return newEvent(action.draft);
    case "change": {
      const { slot, ...words } = action.change;
      return { ...action.event, ...words, start: slot.start, end: slot.end };
    }
    case "cancel":
      return { ...action.event, status: "cancelled" };
    case "undo":
      return action.entry.event;
  }
}

function newEvent(draft: Extract<Action, { kind: "create" }>["draft"]): CalendarEvent {
  return {
    id: googleEventId(draft.meetingId),
    status: "confirmed",
    title: titleOf(draft),
    description: "",
    location: draft.location,
    start: draft.start,
    end: draft.start + draft.durationMinutes * MINUTE,
    allDay: false,
    zone: null,
    attendees: draft.people,
    hangoutLink: null,
    htmlLink: null,
    etag: null,
    updatedAt: 0,
    transparent: false,
    eventType: "default",
    meetingId: draft.meetingId,
    organizerSelf: true,
  };
}
