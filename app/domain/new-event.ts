import type { MeetingTemplate } from "./meeting-template";
import { zoneInWords } from "./phrasing";
import { type Instant, MINUTE } from "./time";
import { instantAtWallTime, wallTimeOf } from "./wall-time";

interface Preferences {
  timezone: string;
  defaultMeetingDuration: number;
  workdayStartMinute: number;
}

const HALF_HOUR_MS = 30 * MINUTE;

/**
 * What an empty "New Event" form begins with: the next half hour or, on a day that was chosen, the start of work, and
 * an end after the user's usual length.
 *
 * @param day ISO date or null
 * @param template what the event is to be like, where one was chosen
 */
export function newEventDefaults(
  day: string | null,
  preferences: Preferences,
  now: Instant,
  template?: Pick<MeetingTemplate, "durationMinutes" | "title" | "name" | "location" | "description">,
) {
  const { timezone: zone, defaultMeetingDuration, workdayStartMinute } = preferences;
  const next = Math.ceil((now + 1) / HALF_HOUR_MS) * HALF_HOUR_MS;
  const work = `${String(Math.floor(workdayStartMinute / 60)).padStart(2, "0")}:${String(workdayStartMinute % 60).padStart(2, "0")}`;
  const chosen = day ? instantAtWallTime(day, work, zone) : next;
  const startAt = typeof chosen === "number" && chosen > now ? chosen : next;
  const start = wallTimeOf(startAt, zone);
  const end = wallTimeOf(startAt + (template?.durationMinutes ?? defaultMeetingDuration) * MINUTE, zone);
  return {
    defaults: {
      summary: template ? template.title || template.name : "",
      description: template?.description ?? "",
      location: template?.location ?? "",
      attendees: "",
      startDate: start.date,
      startTime: start.time,
      endDate: end.date,
      endTime: end.time,
    },
    zoneWords: zoneInWords(zone, startAt),
  };
}
