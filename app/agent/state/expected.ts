import type { CalendarEvent } from "~/domain/calendar-event";
import { googleEventId } from "~/domain/event-id";
import { changedEvent } from "~/domain/new-meeting";
import { MINUTE } from "~/domain/time";
import type { WriteOutcome } from "~/services/meetings/write-outcome";
import type { Act, Action, Draft } from "./action";
import { titleOf } from "./title";
import type { TurnContext } from "./turn-context";

/** How each part ends when all goes well: the reply is planned from it. */
export function expectedOutcomes(act: Act): WriteOutcome[] {
  if (act.kind === "tell") return [{ ok: true, event: act.event }];
  if (act.kind === "undo") {
    return act.entry.steps.map((step) =>
      "isGone" in step ? { ok: false, reason: "cancelled-before" } : { ok: true, event: step.event },
    );
  }
  return act.actions.map((action) =>
    isGone(action) ? { ok: false, reason: "cancelled-before" } : { ok: true, event: expectedEvent(action) },
  );
}

const isGone = (action: Action) => action.kind === "cancel" && action.isGone === true;

/** The event as an action leaves it. */
export function expectedEvent(action: Action): CalendarEvent {
  switch (action.kind) {
    case "create":
      return newEvent(action.draft);
    case "change": {
      return changedEvent(action.event, action.change);
    }
    case "series":
      return { ...action.event, ...(action.slot ?? { status: "cancelled" }), ...action.edit };
    case "cancel":
      return { ...action.event, status: "cancelled" };
  }
}

/** What a draft comes to, once it has a time. */
export function newEvent(draft: Extract<Action, { kind: "create" }>["draft"]): CalendarEvent {
  return {
    id: googleEventId(draft.meetingId),
    status: "confirmed",
    title: titleOf(draft),
    description: descriptionOf(draft),
    location: draft.location,
    start: draft.start,
    end: draft.start + draft.durationMinutes * MINUTE,
    allDay: draft.allDay !== undefined,
    ...draft.allDay?.days,
    zone: null,
    attendees: draft.people,
    hangoutLink: null,
    htmlLink: null,
    etag: null,
    updatedAt: 0,
    transparent: draft.allDay?.free === true,
    eventType: "default",
    meetingId: draft.meetingId,
    organizerSelf: true,
  };
}

/** What its template says, and what was said of it. */
export const descriptionOf = ({ template, note }: Pick<Draft, "template" | "note">): string =>
  [template?.description, note].filter(Boolean).join("\n\n");

/** The calendar as it will be: what is planned may free a slot, take one or be spoken of as "it". */
export function contextAfter(turn: TurnContext, ready: readonly Action[]): TurnContext {
  if (ready.length === 0) return turn;
  const planned = ready.map(expectedEvent);
  const untouched = turn.calendar.events.filter(({ id }) => !planned.some((event) => event.id === id));
  const events = [...untouched, ...planned.filter(({ status }) => status !== "cancelled")];
  return { ...turn, calendar: { ...turn.calendar, events: events.toSorted((a, b) => a.start - b.start) } };
}
