import type { CalendarEvent } from "~/domain/calendar-event";
import type { Action } from "./action";
import type { Pending } from "./conversation";
import { expectedEvent, newEvent } from "./expected";

/** What a yes would write. */
export function actionsOf(pending: Pending | null): Action[] {
  if (pending?.kind === "proposal") return pending.actions;
  return pending?.kind === "conflict" ? [pending.action] : [];
}

/** What is on the table, by what it will be called and who comes: it can be named before it is written. */
export function eventsOnTable(pending: Pending | null): CalendarEvent[] {
  if (pending?.kind === "reading" || pending?.kind === "partly") return eventsOnTable(pending.before);
  if (pending?.kind === "time" || pending?.kind === "address") {
    const { draft } = pending;
    return [newEvent({ ...draft, start: draft.start ?? 0 })];
  }
  if (pending?.kind === "new-time" || pending?.kind === "guest-address") return [pending.event];
  return actionsOf(pending).map(expectedEvent);
}
