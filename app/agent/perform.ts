import type { Statement } from "~/db/database";
import { runTogether } from "~/db/database";
import type { Attendee, CalendarEvent } from "~/domain/calendar-event";
import { templateReminder } from "~/domain/meeting-template";
import type { EventChange, NewMeeting } from "~/domain/new-meeting";
import { withLastMeeting } from "~/domain/repeat-rule";
import { type Instant, MINUTE } from "~/domain/time";
import { zoneAt } from "~/domain/trips";
import type { Deps } from "~/services/deps";
import type { GoogleSession } from "~/services/google-access";
import { type CalendarWrite, writeTogether } from "~/services/meetings/calendar-write";
import { prepareCancel } from "~/services/meetings/cancel";
import { prepareChange } from "~/services/meetings/change";
import { prepareSeriesChange, prepareSeriesRestore, type SeriesChange } from "~/services/meetings/change-series";
import { prepareCreate } from "~/services/meetings/create";
import { prepareRestore } from "~/services/meetings/restore";
import type { WriteOutcome } from "~/services/meetings/write-outcome";
import { notifyGuests } from "~/services/notify-guests";
import { eventIdOf } from "./decide/propose";
import type { Act, Action, Change, Draft, Guest, SeriesAction, UndoStep } from "./state/action";
import { descriptionOf } from "./state/expected";
import { titleOf } from "./state/title";
import type { TurnContext } from "./state/turn-context";

/** By whom, with which message, where and when. */
type Turn = Pick<TurnContext, "user" | "zone" | "preferences" | "now" | "calendar"> & { messageId: string };

type WriteDeps = Pick<Deps, "db" | "calendar" | "clock" | "encryption" | "queueDelivery">;

/** Does what the user said yes to, through the services that every form and the API call as well. */
export async function perform(
  deps: WriteDeps,
  google: GoogleSession | null,
  act: Act,
  turn: Turn,
  alongside: readonly Statement[],
): Promise<WriteOutcome[]> {
  if (act.kind === "tell") {
    return [await notifyGuests(deps, { ...act, user: turn.user, zone: turn.zone, now: turn.now }, alongside)];
  }
  if (!google) {
    await runTogether(deps.db, alongside);
    return partsOf(act).map(() => ({ ok: false, reason: "revoked" }));
  }
  if (act.kind === "do") {
    const exceptEventIds = act.actions.map(eventIdOf);
    const writes = act.actions.map((action) => writeOf(deps, google, action, turn, exceptEventIds));
    return writeTogether(deps, writes, alongside);
  }
  // Taken back in the opposite order, so that each step finds what the ones before it had left.
  const steps = act.entry.steps.toReversed().map((step) => takingBack(deps, google, step, turn));
  return (await writeTogether(deps, steps, alongside)).reverse();
}

/** The actions or the steps to be taken back: there is one outcome for each. */
function partsOf(act: Exclude<Act, { kind: "tell" }>): readonly (Action | UndoStep)[] {
  return act.kind === "do" ? act.actions : act.entry.steps;
}

/** @param exceptEventIds the events of all actions: none of them stands in the way of another */
function writeOf(
  deps: WriteDeps,
  google: GoogleSession,
  action: Action,
  { user, zone, preferences, now, messageId }: Turn,
  exceptEventIds: readonly string[],
): CalendarWrite {
  const userId = user.id;
  const by = { via: "whatsapp", messageId } as const;
  switch (action.kind) {
    case "create": {
      const { draft, allowOverlap } = action;
      // Each of several is written where the user is by then.
      const meeting = meetingOf(draft, preferences.trips.length === 0 ? zone : zoneAt(draft.start, preferences));
      return prepareCreate(deps, google, { userId, meeting, by, allowOverlap, exceptEventIds, now });
    }
    case "change": {
      const { event, allowOverlap } = action;
      const change = changeOf(action.change, event, zone);
      return prepareChange(deps, google, { userId, event, change, by, allowOverlap, exceptEventIds, zone, now });
    }
    case "series":
      return prepareSeriesChange(deps, google, { ...asWritten(action), userId, by, zone, now });
    case "cancel":
      return prepareCancel(deps, google, { userId, event: action.event, by, isMissing: action.isGone, zone, now });
  }
}

function meetingOf(draft: Draft & { start: Instant }, zone: string): NewMeeting {
  const { meetingId, location, start, recurrence, durationMinutes, template, allDay } = draft;
  const reminderMinutes = template && templateReminder(template);
  const end = start + durationMinutes * MINUTE;
  const description = descriptionOf(draft);
  return {
    meetingId,
    title: titleOf(draft),
    location,
    start,
    end,
    zone,
    ...(allDay?.days && { allDay: allDay.days }),
    ...(allDay?.free && { transparent: true }),
    attendees: draft.people.map(attendeeOf),
    recurrence: withLastMeeting(recurrence, { start, isAllDay: allDay?.days !== undefined }, zone),
    ...(description && { description }),
    ...(template?.meet && { meet: true }),
    ...(reminderMinutes !== undefined && { reminderMinutes }),
  };
}

function changeOf(
  { isEndSaid: _, isHourSaid: __, ...change }: Change,
  event: CalendarEvent,
  zone: string,
): EventChange {
  const { attendees, recurrence, slot } = change;
  const first = { start: slot?.start ?? event.start, isAllDay: event.allDay };
  return {
    ...change,
    ...(attendees && { attendees: attendees.map(attendeeOf) }),
    ...(recurrence !== undefined && { recurrence: withLastMeeting(recurrence, first, event.zone ?? zone) }),
  };
}

const asWritten = ({
  edit,
  ...series
}: Omit<SeriesAction, "kind">): Omit<SeriesAction, "kind" | "edit"> & Pick<SeriesChange, "edit"> => {
  const { attendees, ...words } = edit ?? {};
  return { ...series, ...(edit && { edit: { ...words, ...(attendees && { attendees: attendees.map(attendeeOf) }) } }) };
};

/** How an address came to be known is nobody's business but the card's. */
const attendeeOf = ({ fromCalendar: _, notAt: __, ...attendee }: Guest): Attendee => attendee;

function takingBack(deps: WriteDeps, google: GoogleSession, step: UndoStep, turn: Turn): CalendarWrite {
  const { kind, event } = step;
  const { user, zone, now, calendar, messageId } = turn;
  const request = { userId: user.id, event, by: { via: "whatsapp", messageId } as const, zone, now };
  if (kind === "series-changed") return prepareSeriesRestore(deps, google, { ...asWritten(step), ...request });
  const { isGone: isMissing } = step;
  if (kind === "created") return prepareCancel(deps, google, { ...request, isMissing });
  // What was moved may have been cancelled since.
  const wasCancelled = !isMissing && !calendar.events.some(({ id }) => id === event.id);
  return prepareRestore(deps, google, { ...request, single: step.single, wasCancelled, isMissing });
}
