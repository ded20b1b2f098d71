import type { CalendarEvent } from "~/domain/calendar-event";
import { slotByRules, stampOf, staysInDay } from "~/domain/series";
import type { Reach } from "~/domain/series-reach";
import type { Action, SeriesAction } from "../state/action";
import type { ConversationState } from "../state/conversation";
import type { Input } from "../state/input";
import { actionsOf } from "../state/table";
import type { TurnContext } from "../state/turn-context";
import type { Command } from "../understand/command";
import { said } from "../understand/languages/lists/said";
import type { Decision } from "./decision";
import { planGuests, planMove } from "./plan-change";
import { proposeAction, proposeAll, wait } from "./propose";

/** What the three buttons mean, in their order. */
export const REACHES: readonly (Reach | "one")[] = ["one", "following", "all"];

/** Only one's own series can be changed as a whole, and its instances have to say where their rules put them. */
export function mayMeanSeries(event: CalendarEvent, { intent }: Command): boolean {
  return SERIES_TOO.has(intent) && event.organizerSelf && stampOf(event) !== "";
}

const SERIES_TOO = new Set<Command["intent"]>(["cancel", "reschedule", "edit_attendees"]);

/**
 * How much of a series a request means, null when it does not say. A time points at one instance.
 *
 * @param pointed the very instance was picked
 */
export function reachOf({ manner, slots, intent }: Command, text: string, pointed: boolean): Reach | "one" | null {
  if (manner === "one" || manner === "following" || manner === "all") return manner;
  if (manner === undefined && FOLLOWING.isIn(text)) return "following";
  // Who joins or leaves does so for once, unless more was said.
  if (manner !== undefined || pointed || intent === "edit_attendees" || slots.target?.when) return "one";
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
  if (command.intent === "cancel") {
    const action: Action =
      reach === "one" ? { kind: "cancel", event } : { kind: "series", event, reach, slot: null, meetingId: newId };
    return proposeAction(state, action, input, turn);
  }
  const isOfGuests = command.intent === "edit_attendees" || command.slots.attendees || command.slots.removedAttendees;
  const plan = isOfGuests ? planGuests : planMove;
  return asFarAs(reach, plan(state, event, command, input, turn), state, input, turn);
}

/** What is planned for one instance, for as much of its series as was said. */
export function asFarAs(
  reach: Reach | "one" | null,
  planned: Decision,
  state: ConversationState,
  input: Input,
  turn: TurnContext,
): Decision {
  const [action] = actionsOf(planned.state.pending);
  if (reach === "one" || reach === null || action?.kind !== "change" || stampOf(action.event) === "") return planned;
  const series = ofSeries(action, reach, input, turn);
  if (series) return { ...planned, ...proposeAll(state, [series], input, turn) };
  // Its rules may name weekdays: to another day only the one can go.
  const { newId: id, command } = input;
  return {
    state: wait(state, { kind: "reach", id, event: action.event, command }, turn),
    reply: { kind: "series-day", id },
  };
}

/** The change of one instance as that of its series; undefined where it goes to another day. */
export function ofSeries(
  { event, change }: Extract<Action, { kind: "change" }>,
  reach: Reach,
  { newId: meetingId }: Input,
  { zone }: TurnContext,
): SeriesAction | undefined {
  const { slot, title, location, attendees } = change;
  const edit = {
    ...(title !== undefined && { title }),
    ...(location !== undefined && { location }),
    ...(attendees && { attendees }),
  };
  const isMoved = slot.start !== event.start || slot.end !== event.end || change.allDay !== undefined;
  if (isMoved && !staysInDay(event, slot, zone)) return undefined;
  const goesOn = isMoved ? slot : slotByRules(event);
  return { kind: "series", event, reach, slot: goesOn, meetingId, ...(Object.keys(edit).length > 0 && { edit }) };
}
