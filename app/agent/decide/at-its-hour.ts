import { isOtherPerson } from "~/domain/calendar-event";
import type { Instant } from "~/domain/time";
import { wallTimeOf } from "~/domain/wall-time";
import { localDay, shifted } from "~/domain/zones";
import type { ConversationState } from "../state/conversation";
import type { TurnContext } from "../state/turn-context";
import type { Command } from "../understand/command";
import { timeOnDay } from "../understand/times/when";
import { momentOf } from "./after-others";
import { aheadOf, fitting } from "./find-target";
import { spokenOfLast } from "./focus";
import { isMeal } from "./meals";

/**
 * "Marcus same time tomorrow": at the hour of what is open or was spoken of. Where that was just booked with somebody it is
 * that once more with them; a meeting with them that is ahead goes there; else it is new.
 *
 * @param start when what is open or was spoken of begins
 */
export function atItsHour(state: ConversationState, said: Command, start: Instant, turn: TurnContext): Command {
  const { manner: _, ...command } = said;
  const { target, shiftMinutes, ...slots } = command.slots;
  const day = shiftMinutes === undefined ? null : localDay(shifted(start, shiftMinutes, turn.zone), turn.zone);
  const at = momentOf(onDay(start, day ?? command.when?.start ?? null, turn.zone));
  const like = state.pending ? undefined : spokenOfLast(state, turn);
  const isNew = state.undo.at(-1)?.steps.some(({ kind, event }) => kind === "created" && event.id === like?.id);
  const others = aheadOf(turn).filter(({ id }) => id !== like?.id);
  if (target && !isNew && fitting(others, target, turn).length > 0)
    return { ...command, intent: "reschedule", slots: { target }, manner: "same-time" };
  // Nobody eats twice.
  const isAlike = isNew && like?.attendees.some(isOtherPerson) && !isMeal(like.title);
  if (isAlike && slots.title === undefined) return { ...command, slots, when: at, manner: "same-again" };
  return { ...command, slots, when: at, ...(state.pending && { besides: true as const }) };
}

function onDay(start: Instant, day: string | null, zone: string): Instant {
  const date = day?.slice(0, 10) ?? localDay(start, zone);
  const clock = wallTimeOf(start, zone).time;
  return timeOnDay({ kind: "time", start: clock, end: null, part: null, grain: "minute", text: "" }, date, zone);
}
