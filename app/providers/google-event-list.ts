import * as z from "zod";
import type { CalendarEvent } from "~/domain/calendar-event";
import type { Interval } from "~/domain/time";
import { isProviderError } from "./errors";
import { type CalendarRequest, EVENTS, timesOf, unreadable } from "./google-calendar-request";
import { readEvent } from "./google-event";

/** A window asks for all there is in it; a sync token for what changed since, cancelled events included. */
export type EventQuery = ({ window: Interval } | { syncToken: string }) & { zone: string };

export type EventList =
  | {
      fullSyncRequired: false;
      events: CalendarEvent[];
      nextSyncToken: string;
      /** Events that made no sense and are not in `events`. */
      skipped: number;
    }
  | { fullSyncRequired: true };

const EventPage = z.object({
  items: z.array(z.unknown()).default([]),
  nextPageToken: z.string().optional(),
  nextSyncToken: z.string().optional(),
});

/** More pages than any calendar has: a calendar that never ends must not hold a turn forever. */
const MAX_PAGES = 50;

export function googleEventList(google: CalendarRequest) {
  return {
    /**
     * All pages of the events of a window (series as their single instances), or of what changed since a sync token.
     *
     * @param onPage told after each page how many events have come
     */
    async listEvents(
      accessToken: string,
      query: EventQuery,
      onPage?: (events: number) => Promise<void>,
    ): Promise<EventList> {
      // With a token the other parameters must be those of the first list, except the window, which the token holds.
      const asked = "syncToken" in query ? { syncToken: query.syncToken } : timesOf(query.window);
      const events: CalendarEvent[] = [];
      let skipped = 0;
      let pageToken: string | undefined;
      for (let n = 0; n < MAX_PAGES; n++) {
        const url = google.url(EVENTS, {
          singleEvents: "true",
          maxResults: "2500",
          ...asked,
          ...(pageToken && { pageToken }),
        });
        const page = await google.read(accessToken, url).catch((error: unknown) => {
          if (isProviderError(error) && error.status === 410) return undefined;
          throw error;
        });
        if (!page) return { fullSyncRequired: true };
        const parsed = EventPage.safeParse(page.body);
        if (!parsed.success) break;
        for (const item of parsed.data.items) {
          const event = readEvent(item, query.zone);
          if (event) events.push(event);
          else skipped++;
        }
        await onPage?.(events.length);
        pageToken = parsed.data.nextPageToken;
        if (pageToken) continue;
        if (!parsed.data.nextSyncToken) break;
        return { fullSyncRequired: false, events, nextSyncToken: parsed.data.nextSyncToken, skipped };
      }
      throw unreadable({ status: 200 }, false);
    },
  };
}
