import { Temporal } from "temporal-polyfill";
import * as z from "zod";
import type { CalendarEvent } from "~/domain/calendar-event";
import { googleEventId } from "~/domain/event-id";
import type { NewMeeting } from "~/domain/new-meeting";
import type { Instant, Interval } from "~/domain/time";
import { isProviderError, ProviderError } from "./errors";
import {
  type EventPatch,
  isPatched,
  type Reminders,
  readEvent,
  readReminders,
  writeNewEvent,
  writePatch,
} from "./google-event";
import { readInstanceIds, readSeries, type Series } from "./google-series";
import { type Answer, type Call, type Connection, request } from "./request";
import { retry } from "./retry";

interface GoogleCalendarConfig extends Connection {
  /** https://www.googleapis.com/calendar/v3 */
  baseUrl: string;
}

export type GoogleCalendar = ReturnType<typeof createGoogleCalendar>;

/** Who is told by Google: all guests, or nobody. */
export type SendUpdates = "all" | "none";

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

const Page = z.object({
  items: z.array(z.unknown()).default([]),
  nextPageToken: z.string().optional(),
  nextSyncToken: z.string().optional(),
});
const Refusal = z.object({
  error: z.object({ errors: z.array(z.object({ domain: z.string().optional(), reason: z.string() })).min(1) }),
});
const BusyTimes = z.object({
  calendars: z.record(
    z.string(),
    z.object({
      busy: z.array(z.object({ start: z.string(), end: z.string() })).default([]),
      errors: z.array(z.object({ reason: z.string() })).default([]),
    }),
  ),
});

const OpenChannel = z.object({ resourceId: z.string().min(1), expiration: z.coerce.number().int().positive() });

/** More pages than any calendar has: a calendar that never ends must not hold a turn forever. */
const MAX_PAGES = 50;

const isRetryable = (error: ProviderError) => error.retryable;

/**
 * The user's primary Google calendar, as far as we use it. Every method throws ProviderError for what goes wrong outside;
 * 401 means that the access token is over. `zone` is the user's: all-day events become moments in it.
 */
export function createGoogleCalendar(config: GoogleCalendarConfig) {
  const eventsUrl = `${config.baseUrl}/calendars/primary/events`;
  const eventUrl = (id: string, query: Record<string, string> = {}) =>
    withQuery(`${eventsUrl}/${encodeURIComponent(id)}`, query);

  /** One try. */
  async function call(accessToken: string, { headers, ...rest }: Call): Promise<Answer> {
    const authorized = { ...headers, authorization: `Bearer ${accessToken}` };
    const answer = await request("google-calendar", config, { ...rest, headers: authorized });
    if (!answer.ok) throw refusal(answer, rest.write);
    return answer;
  }

  function read(accessToken: string, url: string): Promise<Answer> {
    return retry(config, isRetryable, () => call(accessToken, { method: "GET", url, write: false }));
  }

  async function getEvent(accessToken: string, id: string, { zone }: { zone: string }) {
    try {
      const answer = await read(accessToken, eventUrl(id));
      return eventOf(answer, zone, false);
    } catch (error) {
      if (isProviderError(error) && error.status === 404) return undefined;
      throw error;
    }
  }

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
        const url = withQuery(eventsUrl, {
          singleEvents: "true",
          maxResults: "2500",
          ...asked,
          ...(pageToken && { pageToken }),
        });
        const page = await read(accessToken, url).catch((error: unknown) => {
          if (isProviderError(error) && error.status === 410) return undefined;
          throw error;
        });
        if (!page) return { fullSyncRequired: true };
        const parsed = Page.safeParse(page.body);
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
      throw new ProviderError("google-calendar", 200, { reason: "unreadable", write: false });
    },

    /** The event, cancelled ones included; undefined when there is none or the user may not see it. */
    getEvent,

    /** The series as a whole, a cancelled one included; undefined when there is none. */
    async getSeries(accessToken: string, id: string, { zone }: { zone: string }): Promise<Series | undefined> {
      try {
        const { status, body } = await read(accessToken, eventUrl(id));
        const series = readSeries(body, zone);
        if (series) return series;
        throw new ProviderError("google-calendar", status, { reason: "unreadable", write: false });
      } catch (error) {
        if (isProviderError(error) && error.status === 404) return undefined;
        throw error;
      }
    },

    /**
     * How many instances a series has before one of them, those that were cancelled alone among them.
     *
     * @param before the end of that instance's id, see `domain/series`
     */
    async countInstances(accessToken: string, id: string, { before }: { before: string }): Promise<number> {
      const query = { showDeleted: "true", maxResults: "2500" };
      const { status, body } = await read(
        accessToken,
        withQuery(`${eventsUrl}/${encodeURIComponent(id)}/instances`, query),
      );
      const ids = readInstanceIds(body);
      if (!ids) throw new ProviderError("google-calendar", status, { reason: "unreadable", write: false });
      return ids.filter((one) => one.startsWith(`${id}_`) && one.slice(id.length + 1) < before).length;
    },

    /**
     * Makes the event once, however often Google breaks off: the id is ours, so a second try meets the first.
     * With `meet` the event gets a video call, whose link may come a moment later.
     *
     * @throws ProviderError 409 when the id belongs to an event that is cancelled by now
     */
    async insertEvent(
      accessToken: string,
      meeting: NewMeeting,
      { sendUpdates, meet }: { sendUpdates: SendUpdates; meet: boolean },
    ): Promise<CalendarEvent> {
      const url = withQuery(eventsUrl, { sendUpdates, ...(meet && { conferenceDataVersion: "1" }) });
      const body = writeNewEvent(meeting, meet);
      try {
        const answer = await retry(config, isRetryable, () =>
          call(accessToken, { method: "POST", url, body, write: true }),
        );
        return eventOf(answer, meeting.zone, true);
      } catch (error) {
        if (!isProviderError(error) || error.status !== 409) throw error;
        const existing = await getEvent(accessToken, googleEventId(meeting.meetingId), meeting);
        if (existing?.status !== "confirmed") throw error;
        return existing;
      }
    },

    /** The reminders of an event; undefined when there is no such event. */
    async getReminders(accessToken: string, id: string): Promise<Reminders | undefined> {
      try {
        return readReminders((await read(accessToken, eventUrl(id))).body);
      } catch (error) {
        if (isProviderError(error) && error.status === 404) return undefined;
        throw error;
      }
    },

    /**
     * Changes what the patch names. Repeating it is safe: the second time changes nothing.
     *
     * @param etag refuses the change (status 412, reason "conditionNotMet") when the event is no longer this version
     */
    async patchEvent(
      accessToken: string,
      id: string,
      patch: EventPatch,
      { sendUpdates, zone, etag }: { sendUpdates: SendUpdates; zone: string; etag?: string },
    ): Promise<CalendarEvent> {
      const headers = etag ? { "if-match": etag } : undefined;
      const change: Call = {
        method: "PATCH",
        url: eventUrl(id, { sendUpdates }),
        headers,
        body: writePatch(patch),
        write: true,
      };
      return retry(config, isRetryable, async (mayBeDone) => {
        try {
          return eventOf(await call(accessToken, change), zone, true);
        } catch (error) {
          // An earlier try may have been what changed the version.
          if (!mayBeDone || !isProviderError(error) || error.status !== 412) throw error;
          const event = await getEvent(accessToken, id, { zone });
          if (event && isPatched(event, patch)) return event;
          throw error;
        }
      });
    },

    /** Cancels the event. Says which when somebody else had done so before. */
    async deleteEvent(
      accessToken: string,
      id: string,
      { sendUpdates }: { sendUpdates: SendUpdates },
    ): Promise<"deleted" | "already-gone"> {
      return retry(config, isRetryable, async (mayBeDone) => {
        try {
          await call(accessToken, { method: "DELETE", url: eventUrl(id, { sendUpdates }), write: true });
          return "deleted";
        } catch (error) {
          if (!isProviderError(error) || (error.status !== 404 && error.status !== 410)) throw error;
          return mayBeDone ? "deleted" : "already-gone";
        }
      });
    },

    /**
     * Opens a channel on which Google rings `address` whenever an event changes. In one try: a second with the same id
     * is refused, and the caller comes back with a new id.
     *
     * @param token up to 256 characters; comes back with every ring
     * @returns Google's id of what is watched, needed to stop, and when the channel ends
     */
    async watchEvents(
      accessToken: string,
      { id, address, token, ttlSeconds }: { id: string; address: string; token: string; ttlSeconds: number },
    ): Promise<{ resourceId: string; expiresAt: Instant }> {
      const answer = await call(accessToken, {
        method: "POST",
        url: `${eventsUrl}/watch`,
        body: { id, type: "web_hook", address, token, params: { ttl: String(ttlSeconds) } },
        write: true,
      });
      const parsed = OpenChannel.safeParse(answer.body);
      if (!parsed.success)
        throw new ProviderError("google-calendar", answer.status, { reason: "unreadable", outcome: "unknown" });
      return { resourceId: parsed.data.resourceId, expiresAt: parsed.data.expiration };
    },

    /** Closes a channel; one that is closed already is fine. */
    async stopChannel(accessToken: string, channel: { id: string; resourceId: string }): Promise<void> {
      const stop: Call = { method: "POST", url: `${config.baseUrl}/channels/stop`, body: channel, write: true };
      await retry(config, isRetryable, () => call(accessToken, stop)).catch((error: unknown) => {
        if (!isProviderError(error) || error.status !== 404) throw error;
      });
    },

    /**
     * Taken time in a window by address: merged, earliest first, without saying what takes it. Null for a calendar that
     * cannot be seen: it answers 200 with no busy time and must not pass for an empty one.
     *
     * @param addresses at most 50; "primary" is the user's own
     */
    async freeBusy(
      accessToken: string,
      window: Interval,
      addresses: readonly string[],
    ): Promise<Map<string, Interval[] | null>> {
      const url = `${config.baseUrl}/freeBusy`;
      const body = { ...timesOf(window), items: addresses.map((id) => ({ id })) };
      const answer = await retry(config, isRetryable, () =>
        call(accessToken, { method: "POST", url, body, write: false }),
      );
      const parsed = BusyTimes.safeParse(answer.body);
      if (!parsed.success)
        throw new ProviderError("google-calendar", answer.status, { reason: "unreadable", write: false });
      const { calendars } = parsed.data;
      return new Map(
        addresses.map((address) => {
          const calendar = calendars[address];
          if (!calendar || calendar.errors.length > 0) return [address, null];
          return [address, calendar.busy.map(({ start, end }) => ({ start: instantOf(start), end: instantOf(end) }))];
        }),
      );
    },
  };
}

function refusal({ status, body }: Answer, write: boolean): ProviderError {
  const problem = Refusal.safeParse(body).data?.error.errors[0];
  const isQuota =
    status === 403 && (problem?.domain === "usageLimits" || /(rateLimit|quota)Exceeded$/i.test(problem?.reason ?? ""));
  return new ProviderError("google-calendar", status, {
    reason: problem?.reason,
    write,
    ...(isQuota && { retryable: true }),
  });
}

function eventOf({ status, body }: Answer, zone: string, write: boolean): CalendarEvent {
  const event = readEvent(body, zone);
  if (event) return event;
  // The status says that a write was done; what came of it nobody can tell from this answer.
  throw new ProviderError("google-calendar", status, { reason: "unreadable", outcome: write ? "unknown" : "refused" });
}

function timesOf({ start, end }: Interval) {
  return { timeMin: iso(start), timeMax: iso(end) };
}

function iso(instant: Instant): string {
  return Temporal.Instant.fromEpochMilliseconds(instant).toString();
}

function instantOf(text: string): Instant {
  return Temporal.Instant.from(text).epochMilliseconds;
}

function withQuery(url: string, query: Record<string, string>): string {
  const search = new URLSearchParams(query).toString();
  return search ? `${url}?${search}` : url;
}
