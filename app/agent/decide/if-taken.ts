import { findConflicts } from "~/domain/conflicts";
import type { Input } from "../state/input";
import type { TurnContext } from "../state/turn-context";
import { whenToInterval } from "../understand/times/when";

/** "At 4, otherwise at 5": the second time, where the first is taken. */
export function ifTaken(input: Input, { calendar, preferences, zone }: TurnContext): Input {
  const { otherwise, ...command } = input.command;
  if (!otherwise) return input;
  const minutes = command.slots.durationMinutes ?? preferences.defaultMeetingDuration;
  const slot = command.when && whenToInterval(command.when, zone, minutes);
  const taken = slot && findConflicts(slot, calendar.events).length > 0;
  return { ...input, command: taken ? { ...command, when: otherwise } : command };
}
