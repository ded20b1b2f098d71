import type { Interval } from "~/domain/time";
import type { Action } from "../../action";
import type { Facts, Input } from "../../facts";
import type { Command } from "../../understand/command";
import { targetsIn } from "../../understand/everything";
import { confirm } from "../confirm";
import { correct, correctLine } from "../correct";
import type { Decision } from "../decision";
import { fitting } from "../find-target";
import { onExisting } from "../on-existing";
import { proposeAction, takesSlot } from "../propose";
import { THANKS } from "../small-talk";
import { type Answer, decline, type Of } from "./answer";

export function answerProposal(pending: Of<"proposal">, { state, input, facts, verb }: Answer): Decision | undefined {
  const { id, actions } = pending;
  if (verb === "yes") return confirm(state, id, actions, input, facts);
  const [action, second] = actions;
  const another = action && !second && anotherMeant(action, input, facts);
  if (another) return onExisting({ ...state, pending: null }, another, facts);
  const corrected =
    action && !second ? correct(action, state, input, facts) : correctLine(actions, state, input, facts);
  if (corrected) return corrected;
  if (verb === "no") return decline(state, actions);
  // "Hmm", "wait": the proposal stays on the table.
  return input.command.intent === "out_of_domain" && !THANKS.test(input.text)
    ? { state, say: { kind: "still-open" } }
    : undefined;
}

export function answerConflict(
  pending: Of<"conflict">,
  { state, input, facts, verb, index }: Answer,
): Decision | undefined {
  const { id, action } = pending;
  if (verb === "anyway" && takesSlot(action)) {
    const accepted = { ...action, allowOverlap: true };
    // With other requests waiting all of it is shown before it is done.
    return pending.rest ? proposeAction(state, accepted, input, facts) : confirm(state, id, [accepted], input, facts);
  }
  const option = index === null ? undefined : pending.options[index];
  if (option) return proposeAction(state, atSlot(action, option), input, facts);
  const corrected = correct(action, state, input, facts);
  if (corrected) return corrected;
  return verb === "no" ? decline(state, [action]) : undefined;
}

/** "No, the 2pm", "I meant the pitch", in answer to what would be cancelled. */
const ANOTHER =
  /^\W*(?:(?:(?:wait|sorry|oops|no|nope|actually|not\s+(?:that|this)(?:\s+one)?|nee|wacht|oeps|niet\s+(?:die|deze))\b|i\s+meant?\b|ik\s+bedoel(?:de)?\b)[\s,.]*){1,4}(.{2,80})$/isu;

function anotherMeant(action: Action, { text, now, ...input }: Input, { zone, workday, events }: Facts) {
  const [, what] = (action.kind === "cancel" && ANOTHER.exec(text)) || [];
  const [target, more] = what === undefined ? [] : targetsIn(what, { now, zone, workday });
  if (!target || more || fitting(events, target, zone).length === 0) return undefined;
  const command: Command = { intent: "cancel", confidence: 0.9, slots: { target }, when: null, question: null };
  return { ...input, text: "", now, command };
}

function atSlot(action: Action, slot: Interval): Action {
  if (action.kind === "create") return { ...action, draft: { ...action.draft, start: slot.start } };
  if (action.kind === "change") return { ...action, change: { ...action.change, slot } };
  return action;
}
