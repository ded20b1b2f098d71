import type { CalendarEvent } from "~/domain/calendar-event";
import { stampOf, staysInDay } from "~/domain/series";
import type { Reach } from "~/domain/series-reach";
import type { Interval } from "~/domain/time";
import type { SeriesAction } from "../state/action";
import type { ConversationState } from "../state/conversation";
import type { Input } from "../state/input";
import { actionsOf } from "../state/table";
import type { TurnContext } from "../state/turn-context";
import type { Command } from "../understand/command";
import { said } from "../understand/languages/lists/said";
import type { Decision } from "./decision";
import { planMove } from "./plan-change";
import { proposeAction, proposeAll, wait } from "./propose";

/** What the three buttons mean, in their order. */
export const REACHES: readonly (Reach | "one")[] = ["one", "following", "all"];

/** Only one's own series can be changed as a whole, and its instances have to say where their rules put them. */
export function mayMeanSeries(event: CalendarEvent, { intent }: Command): boolean {
  return (intent === "cancel" || intent === "reschedule") && event.organizerSelf && stampOf(event) !== "";
}

/**
 * How much of a series a request means, null when it does not say. A time points at one instance.
 *
 * @param pointed the very instance was picked
 */
export function reachOf({ manner, slots }: Command, pointed: boolean): Reach | "one" | null {
  if (manner === "one" || manner === "following" || manner === "all") return manner;
  if (manner !== undefined || pointed || slots.target?.when) return "one";
  return null;
}

/** "This one", "all of them", "this and the following" as an answer. */
export function reachIn(text: string): Reach | "one" | null {
  if (FOLLOWING.isIn(text)) return "following";
  if (ALL.isIn(text)) return "all";
  return ONE.isIn(text) ? "one" : null;
}

const FOLLOWING = said`${"following"}`;
/** What was shown, all of it. */
export const ALL = said`^\W*(?:(?:${"no"}|${"yes"}|${"meant"})[\s,]*){0,5}(?:(?:${"cancels"}|${"moves"})\s+)?${"all"}(?:\s+${"please"})?\W*$`;
const ONE = said`^\W*(?:${"only"}\s+)?${"thisOne"}\W*$`;

/** One instance as ever; of the following or of all the series is proposed. A series moves within its day only. */
export function onSeries(
  state: ConversationState,
  event: CalendarEvent,
  reach: Reach | "one",
  input: Input,
  turn: TurnContext,
): Decision {
  const { command, newId } = input;
  const series = (slot: Interval | null): SeriesAction => ({
    kind: "series",
    event,
    reach: reach === "one" ? "following" : reach,
    slot,
    meetingId: newId,
  });
  if (command.intent === "cancel") {
    const action = reach === "one" ? ({ kind: "cancel", event } as const) : series(null);
    return proposeAction(state, action, input, turn);
  }
  const moved = planMove(state, event, command, input, turn);
  if (reach === "one") return moved;
  const slot = slotIn(moved);
  if (!slot) return moved;
  if (staysInDay(event, slot, turn.zone)) return proposeAll(state, [series(slot)], input, turn);
  // Its rules may name weekdays: to another day only the one can go.
  const id = input.newId;
  return { state: wait(state, { kind: "reach", id, event, command }, turn), reply: { kind: "series-day", id } };
}

/** Where a plan for the one instance would put it. */
function slotIn({ state: { pending } }: Decision): Interval | undefined {
  const [action] = actionsOf(pending);
  return action?.kind === "change" ? action.change.slot : undefined;
}
