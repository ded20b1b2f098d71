import type { Statement } from "~/db/database";
import type { Owner } from "~/db/users";
import type { CalendarEvent } from "~/domain/calendar-event";
import { describeError } from "~/domain/describe-error";
import { logEvent } from "~/domain/log-event";
import { isProviderError } from "~/providers/errors";
import type { Deps } from "~/services/deps";
import type { GoogleSession } from "~/services/google-access";
import { applyChanges, type CalendarChanges, pullCalendar } from "~/services/sync-calendar";
import type { CalendarFacts } from "./state/turn-context";

export interface CalendarNow {
  state: CalendarFacts["state"];
  events: CalendarEvent[];
  statements: Statement[];
}

/** For messages that have nothing to do with the calendar; no answer to them looks at it. */
export const IDLE_CALENDAR: CalendarNow = { state: "ready", events: [], statements: [] };

/** The calendar as Google has it this moment. Without Google's word nothing counts as free. */
export async function lookAtCalendar(
  deps: Deps,
  google: GoogleSession | null,
  owner: Owner,
  mirrored: CalendarEvent[],
  now: number,
): Promise<CalendarNow> {
  if (!google || !owner.google) return { state: "not-connected", events: [], statements: [] };
  try {
    const changes = await pullCalendar(deps, google, owner.google, owner.preferences.timezone, now);
    if ("revoked" in changes) return { state: "revoked", events: [], statements: [] };
    return { state: "ready", events: applyChanges(mirrored, changes), statements: statementsOf(changes) };
  } catch (error) {
    if (!isProviderError(error)) throw error;
    logEvent("calendar-down", describeError(error), "error");
    return { state: "down", events: [], statements: [] };
  }
}

const statementsOf = ({ statements }: CalendarChanges) => statements;
