import { type EventSearch, eventFromRow, selectEvents } from "~/db/calendar-events";
import type { Statement } from "~/db/database";
import type { Owner } from "~/db/users";
import type { CalendarEvent } from "~/domain/calendar-event";
import { describeError } from "~/domain/describe-error";
import { logEvent } from "~/domain/log-event";
import { isProviderError } from "~/providers/errors";
import type { Deps } from "~/services/deps";
import type { GoogleSession } from "~/services/google-access";
import { closedBy } from "~/services/meetings/open-calendar";
import { applyChanges, pullCalendar } from "~/services/sync-calendar";
import type { CalendarFacts } from "./state/turn-context";

export interface CalendarNow {
  state: CalendarFacts["state"];
  events: CalendarEvent[];
  statements: Statement[];
  /** Nobody looked. */
  isIdle?: true;
}

/** For messages that have nothing to do with the calendar; no answer to them looks at it. */
export const IDLE_CALENDAR: CalendarNow = { state: "ready", events: [], statements: [], isIdle: true };

/**
 * The calendar as Google has it this moment. Without Google's word nothing counts as free.
 *
 * @param read what was read of the mirror, and what was looked for in it
 */
export async function lookAtCalendar(
  deps: Deps,
  google: GoogleSession | null,
  owner: Owner,
  read: { events: CalendarEvent[]; search: EventSearch },
  now: number,
): Promise<CalendarNow> {
  if (!google || !owner.google) return { state: "not-connected", events: [], statements: [] };
  try {
    const changes = await pullCalendar(deps, google, owner.google, owner.preferences.timezone, now);
    if ("closed" in changes) return { state: changes.closed, events: [], statements: [] };
    if (!changes.isMirrored) {
      return { state: "ready", events: applyChanges(read.events, changes.events), statements: changes.statements };
    }
    const rows = await selectEvents(deps.db, owner.user.id, read.search);
    return { state: "ready", events: rows.map(eventFromRow), statements: [] };
  } catch (error) {
    if (!isProviderError(error)) throw error;
    logEvent("calendar-down", describeError(error), "error");
    return { state: closedBy(error), events: [], statements: [] };
  }
}
