import { Temporal } from "temporal-polyfill";
import * as z from "zod";
import type { Instant, Interval } from "~/domain/time";
import { type CalendarRequest, timesOf, unreadable } from "./google-calendar-request";

const BusyTimes = z.object({
  calendars: z.record(
    z.string(),
    z.object({
      busy: z.array(z.object({ start: z.string(), end: z.string() })).default([]),
      errors: z.array(z.object({ reason: z.string() })).default([]),
    }),
  ),
});

export function googleFreeBusy(google: CalendarRequest) {
  return {
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
      const url = google.url(["freeBusy"]);
      const body = { ...timesOf(window), items: addresses.map((id) => ({ id })) };
      const answer = await google.repeat(() => google.call(accessToken, { method: "POST", url, body, write: false }));
      const parsed = BusyTimes.safeParse(answer.body);
      if (!parsed.success) throw unreadable(answer, false);
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

function instantOf(text: string): Instant {
  return Temporal.Instant.from(text).epochMilliseconds;
}
