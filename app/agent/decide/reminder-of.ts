import type { CalendarEvent } from "~/domain/calendar-event";
import { MINUTE } from "~/domain/time";
import type { Facts, Input } from "../facts";

/** The reminder of one event that is known; without a length it is the usual one. */
export function reminderOf(event: CalendarEvent, { command, now }: Input, facts: Facts): number | null | "past" {
  const { slots } = command;
  if (slots.noReminder) return null;
  const minutes = slots.reminderMinutes ?? facts.preferences.reminderMinutes;
  return event.start - minutes * MINUTE <= now ? "past" : minutes;
}
