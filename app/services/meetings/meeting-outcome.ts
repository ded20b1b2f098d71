import { selectClaims } from "~/db/meetings";
import { SEARCH_DAYS, suggestAlternatives } from "~/domain/alternatives";
import type { CalendarEvent } from "~/domain/calendar-event";
import { findConflicts } from "~/domain/conflicts";
import { googleEventId } from "~/domain/event-id";
import type { NewMeeting } from "~/domain/new-meeting";
import { DAY, type Instant, type Interval } from "~/domain/time";
import type { Deps } from "../deps";
import type { CalendarClosed, OpenCalendar } from "./open-calendar";
import type { WriteFailure } from "./write-outcome";

/** What a claim is as an event while Google has not answered. */
const UNWRITTEN = {
  ...{ description: "", allDay: false, zone: null, hangoutLink: null, htmlLink: null, etag: null },
  ...{ updatedAt: 0, transparent: false, eventType: "default", organizerSelf: true },
} as const;

/** A meeting as the event that it is to become. */
export const unwritten = ({
  meetingId,
  title,
  location,
  attendees,
  start,
  end,
  allDay,
}: NewMeeting): CalendarEvent => ({
  ...{ ...UNWRITTEN, id: googleEventId(meetingId), status: "confirmed", title, location, start, end },
  ...{ attendees: [...attendees], ...(allDay && { ...allDay, allDay: true }) },
});

/** How a page's or the API's write ended; a taken slot comes with what takes it and what is free instead. */
export type MeetingOutcome =
  /** Where a series was made or moved, `event` is one of its instances, and `series` what an undo takes back. */
  | { ok: true; event: CalendarEvent; series?: CalendarEvent }
  | { ok: false; reason: "slot-taken"; conflicts: CalendarEvent[]; alternatives: Interval[] }
  | { ok: false; reason: Exclude<WriteFailure, "slot-taken"> | CalendarClosed["closed"] };

/**
 * A refusal, with the way out of it where the slot is taken. What took it may have been booked since the calendar was
 * opened, so the claims of others are read once more.
 *
 * @param exceptId the event that is to move there: it stands in nobody's way
 */
export async function refusal(
  { db }: Pick<Deps, "db">,
  userId: string,
  reason: WriteFailure,
  { start, end }: Interval,
  opened: OpenCalendar,
  now: Instant,
  exceptId?: string,
): Promise<MeetingOutcome> {
  if (reason !== "slot-taken") return { ok: false, reason };
  const { zone, workday, bufferMinutes } = opened;
  const wanted = { start, end };
  const known = new Set([exceptId, ...opened.events.map(({ id }) => id)]);
  const claims = await selectClaims(db, userId, { start, end: end + SEARCH_DAYS * DAY });
  const fresh = claims
    .filter(({ id }) => !known.has(id))
    .map((claim): CalendarEvent => ({ ...UNWRITTEN, status: "confirmed", ...claim }));
  const events = [...opened.events.filter((event) => event.id !== exceptId), ...fresh];
  const conflicts = findConflicts(wanted, events, { exceptIds: exceptId ? [exceptId] : [] });
  const alternatives = suggestAlternatives({ wanted, events, now, zone, workday, bufferMinutes });
  return { ok: false, reason, conflicts, alternatives };
}

/**
 * What takes a time that was opened, as `refusal` tells it; null where nothing does.
 *
 * @param exceptId the event that is to move there
 */
export async function whatStandsThere(
  deps: Pick<Deps, "db">,
  userId: string,
  slot: Interval,
  opened: OpenCalendar,
  now: Instant,
  exceptId?: string,
): Promise<Extract<MeetingOutcome, { reason: "slot-taken" }> | null> {
  const taken = await refusal(deps, userId, "slot-taken", slot, opened, now, exceptId);
  return "conflicts" in taken && taken.conflicts.length > 0 ? taken : null;
}
