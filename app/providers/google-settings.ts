import * as z from "zod";
import type { CalendarRequest } from "./google-calendar-request";

const Setting = z.object({ value: z.string().min(1).max(64) });

/** What the user has set for their calendar. */
export function googleSettings(google: CalendarRequest) {
  return {
    /**
     * The zone that Google Calendar shows the user's days in, as Google writes it. One try: nothing depends on it.
     *
     * @returns null when Google names none
     */
    async findZone(accessToken: string): Promise<string | null> {
      const url = google.url(["users", "me", "settings", "timezone"]);
      const answer = await google.call(accessToken, { method: "GET", url, write: false });
      return Setting.safeParse(answer.body).data?.value ?? null;
    },
  };
}
