import { Temporal } from "temporal-polyfill";
import { isOtherPerson } from "~/domain/calendar-event";
import { DAY, type Interval, MINUTE } from "~/domain/time";
import { zoned } from "~/domain/zones";
import type { ConversationState } from "../state/conversation";
import type { TurnContext } from "../state/turn-context";
import type { Command } from "../understand/command";
import { isBeside, momentOf } from "./after-others";
import { spokenOfLast } from "./focus";
import { isMeal } from "./meals";

/**
 * "And Monday too", "and Nora right after hers", right after something was booked: that once more. While something waits,
 * or of any other, it is as said.
 */
export function onceMoreThen(state: ConversationState, command: Command, { calendar, zone }: TurnContext): Command {
  const { pending, undo, focusEventId } = state;
  const { manner, slots, when } = command;
  const isNew = undo.at(-1)?.steps.some(({ kind, event }) => kind === "created" && event.id === focusEventId);
  const like = spokenOfLast({ focusEventId }, { calendar });
  // "Friday too", of what stands in the calendar with others
  const isThere = manner === "also" && like?.attendees.some(isOtherPerson);
  if (pending || !(isNew || isThere)) return command;
  // "And Monday too", of two days off, is one day more.
  const one = like?.allDay && when?.kind === "date" ? { durationMinutes: DAY / MINUTE } : {};
  // "It's two days, Saturday as well" says how long it is.
  if (manner === "also" && like?.allDay && slots.durationMinutes !== undefined) return command;
  if (manner === "also" && command.intent === "reschedule")
    return {
      ...command,
      intent: "create",
      manner: "same-again",
      slots: { ...slots, ...one },
      when: behind(when, like, zone),
    };
  const isOnlyWho = slots.attendees && Object.keys(slots).length === 1 && !when;
  // With one after the other one meets for the same; nobody eats twice.
  const isAlike = like?.attendees.some(isOtherPerson) && !isMeal(like.title);
  if (!like || !isBeside(manner) || !isOnlyWho || !isAlike) return command;
  const start = manner === "after-that" ? like.end : like.start - (like.end - like.start);
  return { ...command, when: momentOf(start), manner: "same-again" };
}

/** "And Friday": the first one behind that. */
function behind(when: Command["when"], like: Interval | undefined, zone: string): Command["when"] {
  if (!like || when?.kind !== "date" || !when.start || !when.leaves?.includes("week")) return when;
  const day = Temporal.PlainDate.from(when.start);
  const days = day.until(zoned(like.start, zone).toPlainDate()).days;
  return days < 0 ? when : { ...when, start: day.add({ days: 7 * Math.ceil((days + 1) / 7) }).toString() };
}
