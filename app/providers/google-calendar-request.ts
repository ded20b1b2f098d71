import { Temporal } from "temporal-polyfill";
import * as z from "zod";
import type { CalendarEvent } from "~/domain/calendar-event";
import type { Instant, Interval } from "~/domain/time";
import { isProviderError, ProviderError } from "./errors";
import { readEvent } from "./google-event";
import { type Answer, type Call, type Connection, request } from "./request";
import { retry } from "./retry";

export interface GoogleCalendarConfig extends Connection {
  /** https://www.googleapis.com/calendar/v3 */
  baseUrl: string;
}

/** Who is told by Google: all guests, or nobody. */
export type SendUpdates = "all" | "none";

/** How the calendar is called: what its nouns (events, series, channels, free/busy) share. */
export type CalendarRequest = ReturnType<typeof createCalendarRequest>;

export function createCalendarRequest(config: GoogleCalendarConfig) {
  /** One try. */
  async function call(accessToken: string, { headers, ...rest }: Call): Promise<Answer> {
    const authorized = { ...headers, authorization: `Bearer ${accessToken}` };
    const answer = await request("google-calendar", config, { ...rest, headers: authorized });
    if (!answer.ok) throw refusal(answer, rest.write);
    return answer;
  }

  /** Up to three tries of what is safe to repeat; `work` gets true when an earlier try may have been carried out. */
  function repeat<T>(work: (mayBeDone: boolean) => Promise<T>): Promise<T> {
    return retry(config, (error) => error.retryable, work);
  }

  return {
    call,
    repeat,

    read(accessToken: string, url: string): Promise<Answer> {
      return repeat(() => call(accessToken, { method: "GET", url, write: false }));
    },

    /** The address below `/calendar/v3`, each segment encoded. */
    url(segments: readonly string[], query: Record<string, string> = {}): string {
      const search = new URLSearchParams(query).toString();
      const path = [config.baseUrl, ...segments.map(encodeURIComponent)].join("/");
      return search ? `${path}?${search}` : path;
    },
  };
}

/** The path of the user's events. */
export const EVENTS = ["calendars", "primary", "events"] as const;

const Refusal = z.object({
  error: z.object({ errors: z.array(z.object({ domain: z.string().optional(), reason: z.string() })).min(1) }),
});

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

/** What a read gives, or undefined where there is no such thing. */
export async function orUndefined<T>(read: Promise<T>): Promise<T | undefined> {
  try {
    return await read;
  } catch (error) {
    if (isProviderError(error) && error.status === 404) return undefined;
    throw error;
  }
}

/** An answer that says nothing we understand. The status says that a write was done; what came of it nobody can tell. */
export function unreadable({ status }: Pick<Answer, "status">, write: boolean): ProviderError {
  return new ProviderError("google-calendar", status, { reason: "unreadable", outcome: write ? "unknown" : "refused" });
}

/** @throws ProviderError when the answer is no event */
export function eventOf(answer: Answer, zone: string, write: boolean): CalendarEvent {
  const event = readEvent(answer.body, zone);
  if (event) return event;
  throw unreadable(answer, write);
}

export function timesOf({ start, end }: Interval) {
  return { timeMin: iso(start), timeMax: iso(end) };
}

function iso(instant: Instant): string {
  return Temporal.Instant.fromEpochMilliseconds(instant).toString();
}
