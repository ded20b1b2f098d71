import * as z from "zod";
import type { Instant } from "~/domain/time";
import { isProviderError } from "./errors";
import { type CalendarRequest, EVENTS, unreadable } from "./google-calendar-request";
import type { Call } from "./request";

const OpenChannel = z.object({ resourceId: z.string().min(1), expiration: z.coerce.number().int().positive() });

/** Channels on which Google tells us that a calendar has changed. */
export function googleChannels(google: CalendarRequest) {
  return {
    /**
     * Opens a channel on which Google calls `address` whenever an event changes. In one try: a second with the same id
     * is refused, and the caller comes back with a new id.
     *
     * @param token up to 256 characters; comes back with every notification
     * @returns Google's id of what is watched, needed to stop, and when the channel ends
     */
    async watchEvents(
      accessToken: string,
      { id, address, token, ttlSeconds }: { id: string; address: string; token: string; ttlSeconds: number },
    ): Promise<{ resourceId: string; expiresAt: Instant }> {
      const answer = await google.call(accessToken, {
        method: "POST",
        url: google.url([...EVENTS, "watch"]),
        body: { id, type: "web_hook", address, token, params: { ttl: String(ttlSeconds) } },
        write: true,
      });
      const parsed = OpenChannel.safeParse(answer.body);
      if (!parsed.success) throw unreadable(answer, true);
      return { resourceId: parsed.data.resourceId, expiresAt: parsed.data.expiration };
    },

    /** Closes a channel; one that is closed already is fine. */
    async stopChannel(accessToken: string, channel: { id: string; resourceId: string }): Promise<void> {
      const stop: Call = { method: "POST", url: google.url(["channels", "stop"]), body: channel, write: true };
      await google
        .repeat(() => google.call(accessToken, stop))
        .catch((error: unknown) => {
          if (!isProviderError(error) || error.status !== 404) throw error;
        });
    },
  };
}
