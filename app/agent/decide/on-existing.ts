import type { ConversationState, Decision, Facts, Input } from "../conversation";
import { findTarget } from "./find-target";
import { planGuests, planMove } from "./plan-change";
import { proposeAction, wait } from "./propose";

/** Finds the meeting that is meant, asks which when several fit, then plans the change to it. */
export function onExisting(state: ConversationState, input: Input, facts: Facts, among?: readonly string[]): Decision {
  if (facts.calendar !== "ready") return { state, say: { kind: "no-calendar", state: facts.calendar } };
  const { command } = input;
  const found = findTarget(command, input.text, facts, state.focusEventId, input.now);
  const events = among ? facts.events.filter((event) => among.includes(event.id)) : found.events;
  const [event, second] = events;

  if (!found.described && !among) return { state, say: { kind: "ask-target", intent: command.intent } };
  if (!event) return { state, say: { kind: "not-found", command, near: [] } };
  if (second) {
    const options = events.slice(0, MOST_ROWS);
    const eventIds = options.map(({ id }) => id);
    return {
      state: wait(state, { kind: "which", id: input.newId, command, eventIds }, input),
      say: { kind: "ask-which", id: input.newId, intent: command.intent, events: options },
    };
  }
  if (command.intent === "cancel") return proposeAction(state, { kind: "cancel", event }, input, facts);
  if (command.intent === "edit_attendees") return planGuests(state, event, command, input, facts);
  return planMove(state, event, command, input, facts);
}

/** A WhatsApp list has ten rows; one stays for "none of these". */
const MOST_ROWS = 9;

/** Takes back the last change, or the one whose button was tapped. */
export function undoLast(state: ConversationState, { choiceId }: Input): Decision {
  const wanted = choiceId?.startsWith("undo:") ? choiceId.slice("undo:".length) : null;
  const entry = wanted === null ? state.undo.at(-1) : state.undo.findLast(({ id }) => id === wanted);
  if (entry) return { state, act: { kind: "undo", entry } };
  return { state, say: { kind: wanted === null ? "nothing-to-undo" : "stale-choice" } };
}
