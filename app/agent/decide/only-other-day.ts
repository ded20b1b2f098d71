import { localDay } from "~/domain/zones";
import type { ConversationState } from "../state/conversation";
import type { TurnContext } from "../state/turn-context";
import type { Command } from "../understand/command";
import { spokenOfLast } from "./focus";

/**
 * "Scrap Sunday, Saturday only": where that day and the one that is left are meetings of their own, the first is called off;
 * else what was spoken of is on the other day alone.
 */
export function onlyOtherDay(state: ConversationState, command: Command, turn: TurnContext): Command {
  const { stays, ...slots } = command.slots;
  if (command.manner !== "only-then" || !stays) return command;
  const { manner: _, ...plainly } = command;
  const { events } = turn.calendar;
  const focus = spokenOfLast(state, turn);
  const daysOf = ({ start }: { start: number }) => localDay(start, turn.zone);
  const alike = events.filter(({ title }) => title === focus?.title);
  const isApart = [slots.target?.when?.start, stays.start].every((day) => alike.some((event) => daysOf(event) === day));
  if (
    isApart &&
    alike.length > 1 &&
    !alike.some(({ id, start, end }) => id === focus?.id && isSeveral(start, end, turn))
  )
    return { ...plainly, slots };
  return { ...plainly, intent: "reschedule", slots: {}, when: stays };
}

const isSeveral = (start: number, end: number, { zone }: TurnContext) =>
  localDay(start, zone) !== localDay(end - 1, zone);
