import type { Preferences } from "~/domain/preferences";
import type { Facts } from "./conversation";

/** What a turn assumes of the user, from what is stored. */
export function assumed(
  preferences: Preferences,
): Pick<Facts, "preferences" | "zone" | "defaultDurationMinutes" | "bufferMinutes" | "workday"> {
  return {
    preferences,
    zone: preferences.timezone,
    defaultDurationMinutes: preferences.defaultMeetingDuration,
    bufferMinutes: preferences.bufferTime,
    workday: {
      startMinute: preferences.workdayStartMinute,
      endMinute: preferences.workdayEndMinute,
      days: preferences.workdays,
    },
  };
}
