import type { Preferences } from "~/domain/preferences";
import type { Facts } from "./facts";

/** What a turn assumes of the user, from what is stored. @param zone in which the user is at the time in question */
export function assumed(
  preferences: Preferences,
  zone: string,
): Pick<Facts, "preferences" | "zone" | "defaultDurationMinutes" | "bufferMinutes" | "workday"> {
  return {
    preferences,
    zone,
    defaultDurationMinutes: preferences.defaultMeetingDuration,
    bufferMinutes: preferences.bufferTime,
    workday: {
      startMinute: preferences.workdayStartMinute,
      endMinute: preferences.workdayEndMinute,
      days: preferences.workdays,
    },
  };
}
