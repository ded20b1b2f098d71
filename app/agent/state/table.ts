import type { CalendarEvent } from "~/domain/calendar-event";
import { type Instant, MINUTE } from "~/domain/time";
import { type Action, unchanged } from "./action";
import type { Pending } from "./conversation";
import { expectedEvent, newEvent } from "./expected";

/** What a yes would write. */
export function actionsOf(pending: Pending | null): Action[] {
  if (pending?.kind === "proposal") return pending.actions;
  return pending?.kind === "conflict" ? [pending.action] : [];
}

/** What was being put together or waits for a yes, as far as a time is known: what is lost where another request takes its place. */
export function waitingIn(pending: Pending): Action[] {
  const isSaid = pending.kind !== "guest-address" || pending.soFar !== undefined;
  const open = isSaid ? openAction(pending) : undefined;
  return [...actionsOf(pending), ...(open ? [open] : []), ...(pending.rest?.ready ?? [])];
}

/** What a yes would write if the address that is asked for were known. */
export function openAction(pending: Pending): Action | undefined {
  if (pending.kind === "guest-address")
    return {
      kind: "change",
      event: pending.event,
      change: pending.soFar ?? unchanged(pending.event),
      allowOverlap: false,
    };
  if (pending.kind !== "address" || pending.draft.start === null) return undefined;
  return { kind: "create", draft: { ...pending.draft, start: pending.draft.start }, allowOverlap: false };
}

/** The rows of what is being put together, as it would be at each. */
export function rowsOnTable(pending: Pending | null): CalendarEvent[] {
  if (pending?.kind !== "time") return [];
  const { draft, options } = pending;
  return options.map(({ start, end }) => newEvent({ ...draft, start, durationMinutes: (end - start) / MINUTE }));
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

/** When that is which is asked about; null for what is at no time, or at several. */
export function momentOfPending(pending: Pending | null): Instant | null {
  if (!pending) return null;
  if (pending.kind === "time") return pending.options[0]?.start ?? pending.draft.around?.start ?? null;
  if (pending.kind === "address") return pending.draft.start ?? pending.draft.around?.start ?? null;
  const action = pending.kind === "conflict" ? pending.action : pending.kind === "proposal" ? pending.actions[0] : null;
  if (action?.kind === "create") return action.draft.start;
  if (action?.kind === "change") return action.change.slot.start;
  return "event" in pending ? pending.event.start : null;
}
