import { createCalendarRequest, type GoogleCalendarConfig } from "./google-calendar-request";
import { googleChannels } from "./google-channels";
import { googleEventList } from "./google-event-list";
import { googleEvents } from "./google-events";
import { googleFreeBusy } from "./google-free-busy";
import { googleSeries } from "./google-series";
import { googleSettings } from "./google-settings";

export type GoogleCalendar = ReturnType<typeof createGoogleCalendar>;

/**
 * The user's primary Google calendar, as far as we use it. Every method throws ProviderError for what goes wrong outside;
 * 401 means that the access token is over. `zone` is the user's: all-day events become moments in it.
 */
export function createGoogleCalendar(config: GoogleCalendarConfig) {
  const google = createCalendarRequest(config);
  return {
    ...googleEventList(google),
    ...googleEvents(google),
    ...googleSeries(google),
    ...googleChannels(google),
    ...googleFreeBusy(google),
    ...googleSettings(google),
  };
}
