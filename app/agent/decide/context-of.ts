import type { TurnContext } from "../state/turn-context";
import type { Context } from "../understand/command";

/** How a part of a message is read once more: as in this turn, with everybody who is known, and of no meeting. */
export const contextOf = ({ now, zone, workday, language: usual, calendar }: TurnContext): Context => ({
  ...{ now, zone, workday, usual },
  known: { people: calendar.contacts, meetings: [] },
});
