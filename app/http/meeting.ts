import type { ActionFunctionArgs, AppLoadContext, LoaderFunctionArgs } from "@remix-run/cloudflare";
import type { SQL } from "drizzle-orm";
import type { Statement } from "~/db/database";
import { selectMeetingsById } from "~/db/meeting-list";
import { notingAs } from "~/domain/calendar-act";
import type { CalendarEvent } from "~/domain/calendar-event";
import { viewMeeting } from "~/domain/meeting-view";
import { requireUser } from "./guard";
import { readPage } from "./page";

type MeetingRow = Awaited<ReturnType<typeof selectMeetingsById>>[number];

/**
 * Where a meeting is looked for that we hold nothing of any more: whoever has its page open goes on there. It is a service
 * (`services/meetings/find-cancelled`), and given by routes that can say more of a cancelled meeting than that it is not
 * there.
 */
type FindCancelled = (
  context: AppLoadContext,
  userId: string,
  eventId: string,
  zone: string,
) => Promise<CalendarEvent | undefined>;

/**
 * For the loaders of pages about one meeting: the meeting of the address, in the user's zone.
 *
 * @param more what else the page reads, in the same trip
 * @returns `isHeld` where the meeting is in our database, and was not read from Google
 * @throws a 404 response when it is not the user's
 */
export async function readMeetingPage<T extends Record<string, Statement> = Record<never, never>>(
  { request, context, params }: LoaderFunctionArgs,
  more?: (userId: SQL, eventId: string) => T,
  findCancelled?: FindCancelled,
) {
  const { user, preferences, data, formDraft } = await readPage(request, context, (userId) => ({
    meeting: selectMeetingsById(context.db, userId, [params.id ?? ""]),
    // Without more to read T is empty.
    ...(more ? more(userId, params.id ?? "") : ({} as T)),
  }));
  // With what the page adds the compiler no longer knows these rows.
  const known: MeetingRow | undefined = data.meeting[0];
  const zone = preferences.timezone;
  const row = known ?? rowOfCancelled(await findCancelled?.(context, user.id, params.id ?? "", zone)) ?? notFound();
  return {
    row,
    isHeld: known !== undefined,
    meeting: viewMeeting(row, zone, context.clock()),
    zone,
    formDraft,
    user,
    preferences,
    data,
  };
}

/**
 * For the actions of those pages.
 *
 * @returns the row, who it is, the page of the meeting, and what every service on one meeting asks for
 * @throws a 404 response when it is not the user's
 */
export async function requireMeeting({ request, context, params }: ActionFunctionArgs, findCancelled?: FindCancelled) {
  const { user, zone, trips } = await requireUser(request, context);
  const eventId = params.id ?? "";
  const now = context.clock();
  const note = notingAs(context.assistantOf({ userId: user.id }), crypto.randomUUID(), now);
  const [known] = await selectMeetingsById(context.db, user.id, [eventId]);
  const row = known ?? rowOfCancelled(await findCancelled?.(context, user.id, eventId, zone)) ?? notFound();
  return {
    row,
    user,
    trips,
    page: `/dashboard/meetings/${encodeURIComponent(eventId)}`,
    of: { userId: user.id, eventId, by: { via: "web" } as const, note, zone, now },
  };
}

/** As the database would give it, where it still held it. */
export function rowOfCancelled(event: CalendarEvent | undefined): MeetingRow | undefined {
  if (!event) return undefined;
  const { id, title, description, location, attendees, hangoutLink, htmlLink, etag, status } = event;
  return {
    ...{ id, title, description, location, attendees, hangoutLink, htmlLink, etag, status },
    ...{
      startAt: event.start,
      endAt: event.end,
      allDay: Number(event.allDay),
      organizerSelf: Number(event.organizerSelf),
    },
    ...{ startDate: event.startDate ?? null, endDate: event.endDate ?? null },
    ...{ repeats: Number(event.recurringEventId !== undefined), seriesId: event.recurringEventId ?? null },
    ...{ recurrence: null, state: "cancelled", type: "internal" },
  };
}

function notFound(): never {
  throw new Response(null, { status: 404, statusText: "Not Found" });
}
