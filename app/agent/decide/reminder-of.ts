import type { CalendarEvent } from "~/domain/calendar-event";
import { MINUTE } from "~/domain/time";
import type { Input } from "../state/input";
import type { TurnContext } from "../state/turn-context";

/** The reminder of one event that is known; without a length it is the usual one. */
export function reminderOf(event: CalendarEvent, { command }: Input, turn: TurnContext): number | null | "past" {
  const { slots } = command;
  if (slots.noReminder) return null;
  const minutes = slots.reminderMinutes ?? turn.preferences.reminderMinutes;
  return event.start - minutes * MINUTE <= turn.now ? "past" : minutes;
}
