import { type ActionFunctionArgs, type AppLoadContext, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import type { SQL } from "drizzle-orm";
import type { Statement } from "~/db/database";
import { selectMeetingsById } from "~/db/meeting-list";
import { notingAs } from "~/domain/calendar-act";
import type { CalendarEvent } from "~/domain/calendar-event";
import { clockOfZone } from "~/domain/clock-style";
import { FAILURE_WORDS } from "~/domain/failure-words";
import type { Gone, SeriesUndo } from "~/domain/gone-meeting";
import { viewMeeting } from "~/domain/meeting-view";
import { formatInterval } from "~/domain/phrasing";
import type { Instant } from "~/domain/time";
import { keepFormWords } from "./form-draft";
import { requireUser } from "./guard";
import { readPage } from "./page";
import { redirectWithToast, undoBySeries } from "./toast";

type MeetingRow = Awaited<ReturnType<typeof selectMeetingsById>>[number];

/**
 * Where a meeting is looked for that we hold nothing of any more: whoever has its page open goes on there. It is a service
 * (`services/meetings/find-gone`), and given by routes that can say more of such a meeting than that it is not there.
 */
type FindGone = (context: AppLoadContext, userId: string, eventId: string, zone: string) => Promise<Gone | undefined>;

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
  findGone?: FindGone,
) {
  const { user, preferences, data, formDraft } = await readPage(request, context, (userId) => ({
    meeting: selectMeetingsById(context.db, userId, [params.id ?? ""]),
    // Without more to read T is empty.
    ...(more ? more(userId, params.id ?? "") : ({} as T)),
  }));
  // With what the page adds the compiler no longer knows these rows.
  const known: MeetingRow | undefined = data.meeting[0];
  const zone = preferences.timezone;
  const gone = known ? undefined : await findGone?.(context, user.id, params.id ?? "", zone);
  // A link in a mail or a bookmark leads to where its meeting is by now.
  if (gone?.kind === "moved") throw redirect(sameFormOf(gone.id, request), 303);
  const row = known ?? (gone?.kind === "cancelled" ? rowOfCancelled(gone.event) : undefined) ?? notFound();
  const undo = gone?.kind === "cancelled" ? gone.undo : undefined;
  return {
    row,
    isHeld: known !== undefined,
    meeting: { ...viewMeeting(row, zone, context.clock()), ...(undo && { restoreSeriesAt: restorePath(undo) }) },
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
 * @throws a 404 response when it is not the user's; where it has become another one, or cannot be read, the way there
 */
export async function requireMeeting({ request, context, params }: ActionFunctionArgs, findGone?: FindGone) {
  const { user, zone, trips } = await requireUser(request, context);
  const eventId = params.id ?? "";
  const now = context.clock();
  const note = notingAs(context.assistantOf({ userId: user.id }), crypto.randomUUID(), now);
  const [known] = await selectMeetingsById(context.db, user.id, [eventId]);
  const gone = known ? undefined : await findGone?.(context, user.id, eventId, zone);
  const isThere = known !== undefined || gone?.kind === "cancelled";
  if (gone && !isThere) throw await keepForLater({ request, context }, await request.formData(), gone, { zone, now });
  const row = known ?? (gone?.kind === "cancelled" ? rowOfCancelled(gone.event) : undefined) ?? notFound();
  return {
    row,
    user,
    trips,
    page: `/dashboard/meetings/${encodeURIComponent(eventId)}`,
    of: { userId: user.id, eventId, by: { via: "web" } as const, note, zone, now },
  };
}

/**
 * For a form about a meeting that turns out to have left meanwhile. Where its own page can say what became of it this does
 * nothing.
 *
 * @throws the way to the same form of what the meeting has become, or to where the calendar is connected again; what was
 * typed is kept
 */
export async function goToWhatItBecame(
  { request, context }: Pick<ActionFunctionArgs, "request" | "context">,
  form: FormData,
  { userId, eventId, zone, now }: { userId: string; eventId: string; zone: string; now: Instant },
  findGone: FindGone,
): Promise<void> {
  const gone = await findGone(context, userId, eventId, zone);
  if (gone?.kind === "cancelled") return;
  throw await keepForLater({ request, context }, form, gone ?? { kind: "unread", reason: "gone" }, { zone, now });
}

async function keepForLater(
  { request, context }: Pick<ActionFunctionArgs, "request" | "context">,
  form: FormData,
  gone: Exclude<Gone, { kind: "cancelled" }>,
  { zone, now }: { zone: string; now: Instant },
): Promise<Response> {
  // Of the meeting as it was: the form is about what it is now.
  form.delete("seen");
  const page = gone.kind === "moved" ? sameFormOf(gone.id, request) : new URL(request.url).pathname;
  const kept = await keepFormWords(request, context, page, form);
  const headers = kept === null ? undefined : { "set-cookie": kept };
  if (gone.kind === "moved") {
    const when = formatInterval(gone.event, zone, { now, clock: clockOfZone(zone) });
    const text = `${gone.event.title} is on ${when} now. Nothing was changed; what you entered is here to be sent once more.`;
    return redirectWithToast(page, { kind: "info", title: "Moved with its series", text }, headers);
  }
  const text = `${FAILURE_WORDS[gone.reason] ?? FAILURE_WORDS.gone} ${kept === null ? "" : "What you entered is kept for an hour: it is in the form when you open it again."}`;
  const back = gone.reason === "not-connected" ? "/dashboard/integrations" : "/dashboard/meetings";
  return redirectWithToast(back, { kind: "error", title: "Nothing was saved", text: text.trim() }, headers);
}

/** The page that was asked for, of another meeting. */
function sameFormOf(id: string, request: Request): string {
  const { pathname, search } = new URL(request.url);
  const form = pathname.replace(/^\/dashboard\/meetings\/[^/]+/, "");
  return `/dashboard/meetings/${encodeURIComponent(id)}${form}${search}`;
}

const restorePath = ({ seriesId, did, reach, meetingId: id }: SeriesUndo & { seriesId: string }) =>
  undoBySeries(seriesId, { did, reach, id }, "")?.action;

/** As the database would give it, where it still held it. */
export function rowOfCancelled(event: CalendarEvent): MeetingRow {
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
