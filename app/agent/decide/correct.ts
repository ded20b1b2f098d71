import type { Action, ConversationState, Decision, Facts, Input } from "../conversation";
import type { Command } from "../understand/command";
import { understand } from "../understand/understand";
import { amendDraft } from "./draft";
import { planGuests, planMove } from "./plan-change";
import { findPosition, positionIn } from "./positions";
import { proposeAll, proposeMeeting, takesSlot } from "./propose";

/** "No, 4pm", "make it 45 minutes", "add bob@example.com": the same proposal with something else in it. */
export function correct(action: Action, state: ConversationState, input: Input, facts: Facts): Decision | undefined {
  const { command } = input;
  if (!takesSlot(action) || !changesSomething(command) || isNewMeeting(command) || hasTarget(command)) return undefined;
  if (action.kind === "create")
    return proposeMeeting(state, amendDraft(action.draft, command, facts, input.now), input, facts);

  const plan = command.slots.attendees || command.slots.removedAttendees ? planGuests : planMove;
  return plan(state, action.event, command, input, facts, action.change);
}

/** Words that take one thing off a list. */
const LEAVES_OUT = /\b(?:not|without|skip|leave|drop|remove|except|but|niet|zonder|behalve)\b/iu;

/** "Make the second one 4pm", "not the first": a change of one line of a list. Undefined when it is about no line. */
export function correctLine(
  actions: readonly Action[],
  state: ConversationState,
  input: Input,
  facts: Facts,
): Decision | undefined {
  const position = findPosition(input.text);
  if (!position) {
    const changeable = actions.filter(takesSlot);
    const [only, second] = changeable;
    if (only && !second) return correctAmong(actions, only, state, input, facts);
    const says = second && changesSomething(input.command) && !isNewMeeting(input.command) && !hasTarget(input.command);
    return says ? { state, say: { kind: "which-line", lines: actions.length } } : undefined;
  }
  const index = positionIn(position, actions.length);
  const meant = index === undefined ? undefined : actions[index];
  if (!meant) return { state, say: { kind: "which-line", lines: actions.length } };
  if (LEAVES_OUT.test(position.rest)) {
    const others = actions.filter((action) => action !== meant);
    return proposeAll(state, others, input, facts);
  }
  const { zone, workday } = facts;
  const command = understand(position.rest, { now: input.now, zone, workday, awaiting: "confirmation" });
  return correctAmong(actions, meant, state, { ...input, text: position.rest, command }, facts);
}

function correctAmong(
  actions: readonly Action[],
  meant: Action,
  state: ConversationState,
  input: Input,
  facts: Facts,
): Decision | undefined {
  const corrected = correct(meant, state, input, facts);
  const ready = actions.filter((action) => action !== meant);
  return corrected && { ...corrected, rest: { ready, todo: [], left: [] } };
}

export function changesSomething({ slots, when }: Command): boolean {
  const { target: _, ...said } = slots;
  return when !== null || Object.keys(said).length > 0;
}

/** A whole new request, not a correction of the one on the table. */
export function isNewMeeting({ intent, slots, when }: Command): boolean {
  return intent === "create" && when !== null && Boolean(slots.title || slots.attendees?.length);
}

export const hasTarget = ({ slots: { target } }: Command) => target !== undefined && Object.keys(target).length > 0;
