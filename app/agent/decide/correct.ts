import { type Attendee, isOtherPerson } from "~/domain/calendar-event";
import { contactKey } from "~/domain/contact";
import { firstOfRule } from "~/domain/series";
import type { Instant } from "~/domain/time";
import type { Action, Draft, Placing } from "../state/action";
import type { ConversationState } from "../state/conversation";
import { contextAfter } from "../state/expected";
import type { Input } from "../state/input";
import type { TurnContext } from "../state/turn-context";
import type { Command } from "../understand/command";
import { parse } from "../understand/grammar/parse";
import { inWeekOf } from "../understand/times/same-week";
import type { Decision } from "./decision";
import { amendDraft } from "./draft";
import { isNamed, linesSpared } from "./lines-spared";
import { planGuests, planMove } from "./plan-change";
import { placesIn } from "./positions";
import { proposeAll, proposeMeeting, takesSlot } from "./propose";
import { sameTimeIn } from "./same-time";

/** "No, 4pm", "make it 45 minutes", "add bob@example.com": the same proposal with something else in it. */
export function correct(
  action: Action,
  state: ConversationState,
  input: Input,
  turn: TurnContext,
): Decision | undefined {
  const { command } = input;
  if (!takesSlot(action) || !changesSomething(command) || isNewMeeting(command) || hasTarget(command)) return undefined;
  if (swapsNobody(action, command)) return undefined;
  if (action.kind === "create")
    return proposeMeeting(state, correctedDraft(action.draft, command, turn, turn.now), input, turn);

  const plan = command.slots.attendees || command.slots.removedAttendees ? planGuests : planMove;
  const when = command.when && inWeekOf(command.when, action.change.slot.start, turn.zone, turn.now);
  return plan(state, action.event, { ...command, when }, input, turn, action.change);
}

function correctedDraft(draft: Draft & { start: Instant }, command: Command, turn: TurnContext, now: Instant) {
  const { when, manner } = command;
  if (when?.kind === "recurring" && when.grain === "day" && when.rrule) {
    const others = amendDraft(draft, { ...command, when: null }, turn, now);
    return { ...others, recurrence: when.rrule, start: firstOfRule(when.rrule, draft.start, turn.zone) };
  }
  const amended = amendDraft(draft, command, turn, now);
  const start = manner === "same-time" && when ? sameTimeIn(draft.start, when, turn.zone) : undefined;
  return start === undefined ? amended : { ...amended, start, around: null };
}

/** "Lunch, not dinner" is about no guest. */
function swapsNobody(action: Placing, { slots: { attendees, removedAttendees: [gone] = [] } }: Command): boolean {
  if (!attendees || gone === undefined) return false;
  const key = contactKey(gone);
  return !guestsOf(action).some(({ name = "", email }) =>
    contactKey(`${name} ${email}`)
      .split(/[\s@.]+/)
      .includes(key),
  );
}

/**
 * "Make the second one 4pm", "not the first", "keep the dentist", "the pitch at 5": a change of one line of a list, or
 * lines that go. Undefined when it is about no line.
 */
export function correctLine(
  actions: readonly Action[],
  state: ConversationState,
  input: Input,
  turn: TurnContext,
): Decision | undefined {
  const spared = linesSpared(input.text, actions, turn);
  if (spared) {
    const others = actions.filter((action) => !spared.includes(action));
    if (others.length > 0) return proposeAll(state, others, input, turn);
    return { state: { ...state, pending: null }, reply: { kind: "declined", actions: [...actions] } };
  }
  const places = placesIn(input.text, actions.length);
  if (!places) return correctNamed(actions, state, input, turn);
  const [index, another] = places.indexes;
  const meant = index === undefined ? undefined : actions[index];
  if (!meant || another !== undefined) return { state, reply: { kind: "which-line", lines: actions.length } };
  const { zone, workday } = turn;
  const command = parse(places.rest, { now: turn.now, zone, workday, awaiting: "confirmation" });
  return correctAmong(actions, meant, state, { ...input, text: places.rest, command }, turn);
}

/** The line that is called by its name, or the only one that can be changed. */
function correctNamed(
  actions: readonly Action[],
  state: ConversationState,
  input: Input,
  turn: TurnContext,
): Decision | undefined {
  const { command } = input;
  if (!changesSomething(command) || isNewMeeting(command)) return undefined;
  const { target, ...slots } = command.slots;
  const changeable = actions.filter(takesSlot);
  const named = hasTarget(command) ? changeable.filter((action) => isNamed(action, target, turn)) : changeable;
  const [only, second] = named;
  if (!only) return undefined;
  if (second) return { state, reply: { kind: "which-line", lines: actions.length } };
  return correctAmong(actions, only, state, { ...input, command: { ...command, slots } }, turn);
}

function correctAmong(
  actions: readonly Action[],
  meant: Action,
  state: ConversationState,
  input: Input,
  turn: TurnContext,
): Decision | undefined {
  const ready = actions.filter((action) => action !== meant);
  const corrected = correct(meant, state, input, contextAfter(turn, ready));
  return corrected && { ...corrected, rest: { ready, todo: [], left: [] } };
}

const NAMES_IT = /\b(?:call it|title|name it|rename|about|instead|titel|noem|heet|over)\b/iu;

/** "Friday doesn't work", "doe maar die om 9": where a time is awaited, other words are no title unless they say so. */
export function withoutTitle({ command, text }: Input): Command {
  if (NAMES_IT.test(text) || isNewDays(command)) return command;
  const { title: _, ...slots } = command.slots;
  return { ...command, slots };
}

export function changesSomething({ slots, when }: Command): boolean {
  const { target: _, ...said } = slots;
  return when !== null || Object.keys(said).length > 0;
}

/** A whole new request, not a correction of the one on the table. */
export function isNewMeeting({ intent, slots, when }: Command): boolean {
  return (
    intent === "create" && when !== null && Boolean(slots.title || slots.attendees?.length || slots.unnamed?.length)
  );
}

/** "I'm off 14-16 January": days of one's own, which answer nothing about another meeting. */
export const isNewDays = (command: Command) => isNewMeeting(command) && command.slots.allDay === true;

/** A whole new request in so many words, also while a question is open that an address or a time answers. */
export function asksAnew({ command, text }: Input): boolean {
  if (command.intent !== "create" || command.when === null) return false;
  return ASKS_ANEW.test(text) || (isNewMeeting(command) && Boolean(command.slots.title));
}

/** "Book 30 min …", not "book it" or "plan that one". */
const ASKS_ANEW =
  /^\W*(?:(?:please|pls|ok|also|and|now|can you|could you|kun je|wil je|en|ook|nu)\s+)*(?:book|schedule|plan|set\s+up|arrange|reserve|boek|reserveer|maak\s+een)\s+(?!(?:it|that|this|him|her|them|het|dat|die|hem|haar)\b)/iu;

/** Who would come. */
export const guestsOf = (action: Placing): Attendee[] =>
  action.kind === "create"
    ? action.draft.people
    : (action.change.attendees ?? action.event.attendees).filter(isOtherPerson);

export const hasTarget = ({ slots: { target } }: Command) => target !== undefined && Object.keys(target).length > 0;
