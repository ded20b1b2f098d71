import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import type { SQL } from "drizzle-orm";
import type { Statement } from "~/db/database";
import { selectMeetingsById } from "~/db/meeting-list";
import { viewMeeting } from "~/domain/meeting-view";
import { requireUser } from "./guard";
import { readPage } from "./page";

type MeetingRow = Awaited<ReturnType<typeof selectMeetingsById>>[number];

/**
 * For the loaders of pages about one meeting: the meeting of the address, in the user's zone.
 *
 * @param more what else the page reads, in the same trip
 * @throws a 404 response when it is not the user's
 */
export async function readMeetingPage<T extends Record<string, Statement> = Record<never, never>>(
  { request, context, params }: LoaderFunctionArgs,
  more?: (userId: SQL, eventId: string) => T,
) {
  const { user, preferences, data, formDraft } = await readPage(request, context, (userId) => ({
    meeting: selectMeetingsById(context.db, userId, [params.id ?? ""]),
    // Without more to read T is empty.
    ...(more ? more(userId, params.id ?? "") : ({} as T)),
  }));
  // With what the page adds the compiler no longer knows these rows.
  const row: MeetingRow = data.meeting[0] ?? notFound();
  const zone = preferences.timezone;
  return { row, meeting: viewMeeting(row, zone, context.clock()), zone, formDraft, user, preferences, data };
}

/**
 * For the actions of those pages.
 *
 * @returns the row, who it is, the page of the meeting, and what every service on one meeting asks for
 * @throws a 404 response when it is not the user's
 */
export async function requireMeeting({ request, context, params }: ActionFunctionArgs) {
  const { user, zone, trips } = await requireUser(request, context);
  const eventId = params.id ?? "";
  const row = (await selectMeetingsById(context.db, user.id, [eventId]))[0] ?? notFound();
  return {
    row,
    user,
    trips,
    page: `/dashboard/meetings/${encodeURIComponent(eventId)}`,
    of: { userId: user.id, eventId, by: { via: "web" } as const, zone, now: context.clock() },
  };
}

function notFound(): never {
  throw new Response(null, { status: 404, statusText: "Not Found" });
}
