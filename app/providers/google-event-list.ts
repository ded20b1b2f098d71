import * as z from "zod";
import type { CalendarEvent } from "~/domain/calendar-event";
import { logEvent } from "~/domain/log-event";
import type { Interval } from "~/domain/time";
import { isProviderError } from "./errors";
import { type CalendarRequest, EVENTS, timesOf, unreadable } from "./google-calendar-request";
import { readEvent } from "./google-event";

/** A window asks for all there is in it; a sync token for what changed since, cancelled events included. */
export type EventQuery = ({ window: Interval } | { syncToken: string }) & { zone: string };

const EventPage = z.object({
  // What is no event at all is no answer either, so that nothing is taken off a mirror because of it.
  items: z.array(z.looseObject({ id: z.string().min(1) })).default([]),
  nextPageToken: z.string().optional(),
  nextSyncToken: z.string().optional(),
});

export type EventPageRead =
  | {
      isRefused: false;
      events: CalendarEvent[];
      /** Events that made no sense and are not in `events`. */
      skipped: number;
      /** Where the list goes on; on the last page the token for the next list of changes. */
      next: { pageToken: string } | { syncToken: string };
    }
  | { isRefused: true };

/** Which part of a list: from which page on (null for the first), and how many events at most. */
export interface PageWanted {
  pageToken: string | null;
  size: number;
}

export function googleEventList(google: CalendarRequest) {
  /**
   * One page of the events of a window (series as their single instances), or of what changed since a sync token.
   *
   * @returns `isRefused` when Google takes the sync token or the page token no longer (410), or finds it to be none (400)
   */
  async function listPage(
    accessToken: string,
    query: EventQuery,
    { pageToken, size }: PageWanted,
  ): Promise<EventPageRead> {
    // With a token the other parameters must be those of the first list, except the window, which the token holds.
    const asked = "syncToken" in query ? { syncToken: query.syncToken } : timesOf(query.window);
    const url = google.url(EVENTS, {
      singleEvents: "true",
      maxResults: String(size),
      ...asked,
      ...(pageToken !== null && { pageToken }),
    });
    const answer = await google.read(accessToken, url).catch((error: unknown) => {
      if (!isProviderError(error)) throw error;
      const isToken = "syncToken" in query || pageToken !== null;
      if (error.status === 410 || (error.status === 400 && isToken)) return undefined;
      throw error;
    });
    if (!answer) return { isRefused: true };
    const parsed = EventPage.safeParse(answer.body);
    if (!parsed.success) throw unreadable({ status: 200 }, false);
    const { items, nextPageToken, nextSyncToken } = parsed.data;
    const next = nextPageToken ? { pageToken: nextPageToken } : nextSyncToken ? { syncToken: nextSyncToken } : null;
    if (!next) throw unreadable({ status: 200 }, false);
    const read = items.map((item) => readEvent(item, query.zone));
    const events = read.filter((event) => event !== undefined);
    const skipped = read.length - events.length;
    if (skipped > 0) logEvent("events-unreadable", { skipped }, "warn");
    return { isRefused: false, events, skipped, next };
  }

  return { listPage };
}
