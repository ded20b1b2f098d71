import type { Interval } from "~/domain/time";
import type { Action } from "../../state/action";
import type { ConversationState } from "../../state/conversation";
import type { Input } from "../../state/input";
import type { TurnContext } from "../../state/turn-context";
import type { Command } from "../../understand/command";
import { targetsIn } from "../../understand/manners/bulk-actions";
import { confirm } from "../confirm";
import { correct, correctLine, guestsOf, hasTarget, withoutTitle } from "../correct";
import type { Decision } from "../decision";
import { fitting } from "../find-target";
import { onExisting } from "../on-existing";
import { mayMeanSeries, reachIn, staysInDay } from "../on-series";
import { spokenIndex } from "../positions";
import { proposeAction, proposeAll, takesSlot } from "../propose";
import { type Answer, decline, type Of } from "./answer";
import { guestLeft } from "./guest-left";
import { saysNothing } from "./says-nothing";

export function answerProposal(pending: Of<"proposal">, { state, input, turn, verb }: Answer): Decision | undefined {
  const { id, actions } = pending;
  if (verb === "yes") return confirm(state, id, actions, input, turn);
  const [only, second] = actions;
  const corrected = only && !second ? correctOnly(only, state, input, turn) : correctLine(actions, state, input, turn);
  if (corrected) return corrected;
  if (verb === "no") return decline(state, actions);
  const { intent } = input.command;
  const isHollow = (intent === "reschedule" || intent === "edit_attendees") && !hasTarget(input.command);
  if (intent !== "out_of_domain" && !isHollow) return undefined;
  // "What time was that again?": it is shown once more. "Hmm", "thanks": it stays on the table.
  if (ASKS.test(input.text)) return proposeAll(state, actions, input, turn);
  return { state, reply: { kind: "still-open" } };
}

/** What is said to the one action on the table and makes another one of it. */
function correctOnly(action: Action, state: ConversationState, input: Input, turn: TurnContext): Decision | undefined {
  const reached = otherReach(action, state, input, turn);
  if (reached) return reached;
  const without = takesSlot(action) ? guestLeft(guestsOf(action), input.text) : undefined;
  if (without) return correct(action, state, { ...input, command: without }, turn);
  const line = action.kind === "cancel" ? otherLine(action, state, input.text) : undefined;
  if (line) {
    const again: Command = { ...input.command, intent: "cancel", slots: {}, when: null };
    return onExisting({ ...state, pending: null }, { ...input, text: "", command: again }, turn, [line]);
  }
  const another = anotherMeant(action, input, turn);
  if (another) return onExisting({ ...state, pending: null }, another, turn);
  return correct(action, state, input, turn);
}

const ASKS = /\?\s*$|^\W*(?:wh(?:at|en|ere|o|ich)|how|is|are|does|wat|wanneer|waar|wie|hoe)\b/iu;

/** "All of them", "the whole series" to what was proposed for one of a series. */
function otherReach(action: Action, state: ConversationState, input: Input, turn: TurnContext): Decision | undefined {
  if (action.kind !== "cancel" && action.kind !== "change") return undefined;
  const reach = reachIn(input.text);
  const command: Command = { ...input.command, intent: action.kind === "cancel" ? "cancel" : "reschedule" };
  if (reach === null || reach === "one" || !mayMeanSeries(action.event, command)) return undefined;
  const slot = action.kind === "cancel" ? null : action.change.slot;
  if (slot && !staysInDay(action.event, slot, turn)) return undefined;
  return proposeAll(state, [{ kind: "series", event: action.event, reach, slot, meetingId: input.newId }], input, turn);
}

export function answerConflict(
  pending: Of<"conflict">,
  { state, input, turn, verb, index }: Answer,
): Decision | undefined {
  const { id, action } = pending;
  if (verb === "anyway" && takesSlot(action)) {
    const accepted = { ...action, allowOverlap: true };
    // With other requests waiting all of it is shown before it is done.
    return pending.rest ? proposeAction(state, accepted, input, turn) : confirm(state, id, [accepted], input, turn);
  }
  const option = index === null ? undefined : pending.options[index];
  if (option) return proposeAction(state, atSlot(action, option), input, turn);
  const corrected = correct(action, state, { ...input, command: withoutTitle(input) }, turn);
  if (corrected) return corrected;
  if (verb === "no") return decline(state, [action]);
  // "Wait", "hmm": the choice stays open.
  return saysNothing(input) ? proposeAction(state, action, input, turn) : undefined;
}

/** "No, the 2pm", "I meant the pitch", in answer to what would be cancelled. */
const ANOTHER =
  /^\W*(?:(?:(?:wait|sorry|oops|no|nope|actually|not\s+(?:that|this)(?:\s+one)?|nee|wacht|oeps|niet\s+(?:die|deze))\b|i\s+meant?\b|ik\s+bedoel(?:de)?\b)[\s,.]*){1,4}(.{2,80})$/isu;

/** "Actually the first", of the list from which the one on the table was taken. */
function otherLine({ event }: Extract<Action, { kind: "cancel" }>, { listedIds }: ConversationState, text: string) {
  const index = listedIds.includes(event.id) ? spokenIndex(text, listedIds.length) : null;
  return index === null ? undefined : listedIds[index];
}

function anotherMeant(action: Action, { text, ...input }: Input, turn: TurnContext) {
  const [, what] = (action.kind === "cancel" && ANOTHER.exec(text)) || [];
  const { now, zone, workday } = turn;
  // A place in the list that was shown is no day of the month.
  if (what !== undefined && spokenIndex(what, 2) !== null) return undefined;
  const [target, more] = what === undefined ? [] : targetsIn(what, { now, zone, workday });
  if (!target || more || fitting(turn.calendar.events, target, zone).length === 0) return undefined;
  const command: Command = { intent: "cancel", confidence: 0.9, slots: { target }, when: null, question: null };
  return { ...input, text: "", command };
}

function atSlot(action: Action, slot: Interval): Action {
  if (action.kind === "create") return { ...action, draft: { ...action.draft, start: slot.start } };
  if (action.kind === "change") return { ...action, change: { ...action.change, slot } };
  return action;
}
