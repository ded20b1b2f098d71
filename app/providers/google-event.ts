import { Temporal } from "temporal-polyfill";
import * as z from "zod";
import { type Attendee, type CalendarEvent, UNTITLED } from "~/domain/calendar-event";
import { googleEventId } from "~/domain/event-id";
import { meetLink } from "~/domain/meet-link";
import type { AskedWords } from "~/domain/meeting-change";
import type { NewMeeting } from "~/domain/new-meeting";
import { visibleLine } from "~/domain/text";
import type { Instant } from "~/domain/time";
import { isZone, startOfDay, zoned } from "~/domain/zones";

/** The private property that ties an event to our meeting. */
const MEETING_PROPERTY = "parley_meeting_id";
/** The private property in which a series keeps what it was before we changed it. */
export const KEPT_PROPERTY = "parley_kept";

/** What changes; everything else stays. `attendees` is the whole list, because Google replaces it whole. */
export interface EventPatch {
  title?: string;
  description?: string;
  location?: string;
  attendees?: readonly Attendee[];
  /** `timed` from an all-day event or the other way round is fine. */
  when?: { start: Instant; end: Instant; zone: string } | { startDate: string; endDate: string };
  /** All RFC 5545 lines of a series as they should be; none for a single event. */
  recurrence?: readonly string[];
  /** Kept with the event for ourselves, up to 1,024 characters; null takes it off. */
  kept?: string | null;
  /** "confirmed" brings a cancelled event back under its own id. */
  status?: "confirmed";
}

const PlainDate = z.string().transform((text, context) => attempt(() => Temporal.PlainDate.from(text), context));
const Moment = z
  .string()
  .transform((text, context) => attempt(() => Temporal.Instant.from(text).epochMilliseconds, context));
const Point = z.union([
  z.object({ dateTime: Moment, timeZone: z.string().optional() }),
  z.object({ date: PlainDate, timeZone: z.string().optional() }),
]);
const Guest = z.object({
  email: z.string().min(1),
  displayName: z.string().optional(),
  self: z.boolean().optional(),
  organizer: z.boolean().optional(),
  resource: z.boolean().optional(),
  optional: z.boolean().optional(),
  responseStatus: z.enum(["needsAction", "declined", "tentative", "accepted"]).optional().catch(undefined),
});
const Common = z.object({
  id: z.string().min(1),
  summary: z.string().optional(),
  description: z.string().default(""),
  location: z.string().default(""),
  attendees: z.array(z.unknown()).default([]),
  organizer: z.object({ self: z.boolean().default(false) }).optional(),
  hangoutLink: z.string().nullable().default(null),
  htmlLink: z.string().nullable().default(null),
  etag: z.string().nullable().default(null),
  updated: Moment.optional().catch(undefined),
  transparency: z.string().optional(),
  eventType: z.string().default("default"),
  recurringEventId: z.string().optional(),
  recurrence: z.array(z.string()).optional(),
  extendedProperties: z
    .object({ private: z.record(z.string(), z.string()).optional() })
    .optional()
    .catch(undefined),
});
const Cancelled = Common.extend({
  status: z.literal("cancelled"),
  start: Point.optional().catch(undefined),
  end: Point.optional().catch(undefined),
});
const Alive = Common.extend({
  status: z.enum(["confirmed", "tentative"]).default("confirmed"),
  start: Point,
  /** Absent where nobody has said when it ends. */
  end: Point.optional(),
});
const GoogleEvent = z.union([Cancelled, Alive]);

/**
 * One event as the calendar gives it, or undefined when it makes no sense. Unknown properties are ignored.
 *
 * @param zone IANA zone in which all-day events become moments: the user's
 */
export function readEvent(raw: unknown, zone: string): CalendarEvent | undefined {
  const parsed = GoogleEvent.safeParse(raw);
  if (!parsed.success) return undefined;
  const {
    summary,
    start,
    end = endOf(start),
    attendees,
    organizer,
    updated,
    transparency,
    extendedProperties,
    ...event
  } = parsed.data;
  const { recurringEventId, ...same } = event;
  const meetingId = extendedProperties?.private?.[MEETING_PROPERTY];
  const madeIn = start?.timeZone;
  const startAt = momentOf(start, zone);
  return {
    ...same,
    title: visibleLine(summary ?? "") || UNTITLED,
    start: startAt,
    // What ends before it begins has no length.
    end: Math.max(startAt, momentOf(end, zone)),
    allDay: start !== undefined && "date" in start,
    ...(start && "date" in start && { startDate: start.date.toString() }),
    ...(end && "date" in end && { endDate: end.date.toString() }),
    zone: madeIn && isZone(madeIn) ? madeIn : null,
    attendees: attendees.flatMap(readGuest),
    hangoutLink: meetLink(event.hangoutLink),
    updatedAt: updated ?? 0,
    transparent: transparency === "transparent",
    ...(recurringEventId && { recurringEventId }),
    ...(meetingId && { meetingId }),
    organizerSelf: organizer?.self ?? true,
  };
}

/** A meeting that is to be made, as an event in Google's words. Its id is ours, so that a repeated insert meets itself. */
export function writeNewEvent(meeting: NewMeeting, meet: boolean) {
  const { meetingId, title, description, location, start, end, zone, allDay, attendees, recurrence } = meeting;
  const id = googleEventId(meetingId);
  return {
    id,
    ...writePatch({ title, description, location, attendees }),
    // `null` has no meaning on an insert, so the times are written without it.
    start: allDay ? { date: allDay.startDate } : writePoint(start, zone),
    end: allDay ? { date: allDay.endDate } : writePoint(end, zone),
    ...(meeting.transparent && { transparency: "transparent" }),
    ...(recurrence && { recurrence: [`RRULE:${recurrence}`] }),
    extendedProperties: { private: { [MEETING_PROPERTY]: meetingId } },
    // The same request id makes the same conference, so that a repeated insert makes no second one.
    ...(meet && {
      conferenceData: { createRequest: { requestId: id, conferenceSolutionKey: { type: "hangoutsMeet" } } },
    }),
  };
}

/** A change in Google's words. Of `date` and `dateTime` the other one is cleared, or a merged event would hold both. */
export function writePatch({ title, description, location, attendees, when, recurrence, kept, status }: EventPatch) {
  return {
    ...(title !== undefined && { summary: title }),
    ...(description !== undefined && { description }),
    ...(location !== undefined && { location }),
    ...(attendees && { attendees: attendees.map(writeGuest) }),
    ...(when && "start" in when && { start: { ...writePoint(when.start, when.zone), date: null } }),
    ...(when && "start" in when && { end: { ...writePoint(when.end, when.zone), date: null } }),
    ...(when && "startDate" in when && { start: { date: when.startDate, dateTime: null, timeZone: null } }),
    ...(when && "startDate" in when && { end: { date: when.endDate, dateTime: null, timeZone: null } }),
    ...(recurrence && { recurrence: recurrence.length > 0 ? recurrence : null }),
    ...(kept !== undefined && { extendedProperties: { private: { [KEPT_PROPERTY]: kept } } }),
    ...(status && { status }),
  };
}

/** Whether the event is already as the patch wants it: how a patch whose answer was lost is recognised. */
export function isPatched(
  event: CalendarEvent,
  { title, description, location, attendees, when, recurrence, status }: EventPatch,
) {
  return (
    (title === undefined || event.title === (visibleLine(title) || UNTITLED)) &&
    (description === undefined || event.description === description) &&
    (location === undefined || event.location === location) &&
    (attendees === undefined || addressesOf(event.attendees).join() === addressesOf(attendees).join()) &&
    (when === undefined ||
      ("start" in when
        ? !event.allDay && event.start === when.start && event.end === when.end
        : event.startDate === when.startDate && event.endDate === when.endDate)) &&
    (recurrence === undefined || (event.recurrence ?? []).join("\n") === recurrence.join("\n")) &&
    (status === undefined || event.status === status)
  );
}

const addressesOf = (list: readonly Attendee[]) => list.map(({ email }) => email.toLowerCase()).toSorted();

/** What `isPatched` looks for in an event that stays at its time, to be found again in the mirror. */
export function askedWords({ title, description, location, attendees, recurrence }: EventPatch): AskedWords {
  return {
    ...(title !== undefined && { title: visibleLine(title) || UNTITLED }),
    ...(description !== undefined && { description }),
    ...(location !== undefined && { location }),
    ...(attendees !== undefined && { guests: addressesOf(attendees) }),
    ...(recurrence !== undefined && { repeats: true as const }),
  };
}

/** Of an event without an end: a whole day ends with it, and what begins at a time has no length. */
function endOf(start: z.output<typeof Point> | undefined): z.output<typeof Point> | undefined {
  return start && "date" in start ? { ...start, date: start.date.add({ days: 1 }) } : start;
}

function momentOf(point: z.output<typeof Point> | undefined, zone: string): Instant {
  if (!point) return 0;
  return "date" in point ? startOfDay(point.date, zone) : point.dateTime;
}

/** Local time with its offset, to the second, beside the zone: right for this date, and a series keeps its hour. */
function writePoint(instant: Instant, zone: string) {
  const dateTime = zoned(instant, zone).toString({ smallestUnit: "second", timeZoneName: "never" });
  return { dateTime, timeZone: zone };
}

function readGuest(raw: unknown): Attendee[] {
  const parsed = Guest.safeParse(raw);
  if (!parsed.success) return [];
  const { displayName, ...guest } = parsed.data;
  return [{ ...guest, ...(displayName && { name: displayName }) }];
}

/** With `responseStatus`, because a list that leaves it out forgets who had accepted. */
function writeGuest({ email, name, optional, resource, responseStatus }: Attendee) {
  return {
    email,
    ...(name && { displayName: name }),
    ...(optional && { optional }),
    ...(resource && { resource }),
    ...(responseStatus && { responseStatus }),
  };
}

function attempt<T>(read: () => T, context: z.RefinementCtx): T {
  try {
    return read();
  } catch {
    context.addIssue({ code: "custom", message: "not a date or time" });
    return z.NEVER;
  }
}
