import { type Attendee, isOtherPerson } from "~/domain/calendar-event";
import { contactKey } from "~/domain/contact";
import { changedEvent } from "~/domain/new-meeting";
import { firstOfRule } from "~/domain/series";
import { DAY, MINUTE } from "~/domain/time";
import { onOneMoreDay, weekdaysOfRule } from "~/domain/weekdays";
import { zoned } from "~/domain/zones";
import type { Action, Draft, Placing } from "../state/action";
import type { ConversationState } from "../state/conversation";
import { contextAfter, expectedEvent } from "../state/expected";
import type { Input } from "../state/input";
import { actionsOf } from "../state/table";
import type { TurnContext } from "../state/turn-context";
import type { Command } from "../understand/command";
import { parse } from "../understand/grammar/parse";
import { said } from "../understand/languages/lists/said";
import { amendAny } from "./amend-series";
import { against, anchorOfEvent, atChange } from "./anchor";
import type { Decision } from "./decision";
import { amendDraft, newDraft, partsOf } from "./draft";
import { isNamed, linesSpared } from "./lines-spared";
import { planGuests, planMove } from "./plan-change";
import { placesIn } from "./positions";
import { proposeAll, proposeMeeting, takesSlot } from "./propose";
import { changesSomething, hasTarget, isNewMeeting } from "./what-is-said";

export const amendLines = (actions: readonly Action[], state: ConversationState, input: Input, turn: TurnContext) => {
  const restored = withSpared(actions, state, input, turn);
  if (restored) return restored;
  if (input.command.manner === "also" || isDayMore(actions, input)) return alsoOn(actions, state, input, turn);
  const [only, second] = actions;
  if (!only || second) return correctLine(actions, state, input, turn);
  return correct(only, state, input, turn);
};

/** "And Wednesday", of days off: one day more, and none instead. */
function isDayMore(actions: readonly Action[], { command: { besides, when, slots }, text }: Input): boolean {
  const like = actions.at(-1);
  const isDays = like?.kind === "create" && like.draft.allDay !== undefined;
  const isDay = besides && when?.kind === "date" && when.grain === "day" && Object.keys(slots).length === 0;
  return isDays && isDay === true && ONLY_AND.isIn(text.replace(when.text, ""));
}

const ONLY_AND = said`^\W*${"and"}\W*(?:${"onDay"})?\W*$`;

/** "And Friday too": a series of several days has one more, anything else is made once more on that day. */
function alsoOn(actions: readonly Action[], state: ConversationState, input: Input, turn: TurnContext) {
  const like = actions.at(-1);
  const { when } = input.command;
  const { zone, now } = turn;
  const draft = like && draftLike(like, input, turn);
  if (!draft || !(when?.kind === "date" || (when?.kind === "range" && draft.allDay))) return undefined;
  const days = weekdaysOfRule(draft.recurrence);
  const slots = draft.allDay && when.kind === "date" ? { durationMinutes: DAY / MINUTE } : {};
  const { problem, ...amended } = amendDraft(draft, { ...input.command, slots }, turn, now);
  const { start } = amended;
  if (start === null || problem) return undefined;
  const isOne = days.length === 0;
  const recurrence = onOneMoreDay(draft.recurrence, zoned(start, zone).dayOfWeek);
  const more = isOne
    ? { ...amended, meetingId: input.newId, start }
    : { ...draft, recurrence, start: firstOfRule(recurrence, Math.min(start, draft.start ?? start), zone) };
  const others = isOne ? actions : actions.slice(0, -1);
  return proposeAll(state, [...others, { kind: "create", draft: more, allowOverlap: false }], input, turn);
}

/** What is to be booked, or once more what there is as it will be; undefined of what goes, or takes whole days. */
function draftLike(action: Action, { newId, command }: Input, turn: TurnContext): Draft | undefined {
  if (action.kind === "create") return action.draft;
  if (action.kind !== "change") return undefined;
  const event = changedEvent(action.event, action.change);
  if (event.allDay) return undefined;
  const fresh = newDraft(newId, { ...command, when: null, slots: {} }, turn, turn.now);
  return { ...fresh, ...partsOf(event, turn), start: event.start };
}

/** "No, 4pm", "make it 45 minutes", "add bob@example.com": the same proposal with something else in it. */
export function correct(
  action: Action,
  state: ConversationState,
  input: Input,
  turn: TurnContext,
): Decision | undefined {
  const { command } = input;
  // "No, move it to 8 instead", of what was to be called off
  const isMove = command.intent === "reschedule" && changesSomething(command) && !hasTarget(command);
  if (action.kind === "cancel" && isMove)
    return planMove(state, action.event, against(anchorOfEvent(state, action.event), command, turn), input, turn);
  if (!takesSlot(action) || !changesSomething(command) || isNewMeeting(command) || hasTarget(command)) return undefined;
  if (swapsNobody(action, command)) return undefined;
  const isOfDays = action.kind === "create" ? action.draft.allDay : (action.change.allDay ?? action.event.allDay);
  if (command.when?.edge === "back" && !isOfDays) return undefined;
  // "Take him off", of several
  if (command.slots.removedAttendees?.length === 0)
    return { state, reply: { kind: "ask-who", event: expectedEvent(action) } };
  if (action.kind === "create") return proposeMeeting(state, amendAny(action.draft, command, turn), input, turn);

  const plan = command.slots.attendees || command.slots.removedAttendees ? planGuests : planMove;
  const there = against(atChange(action.change), command, turn);
  return plan(state, action.event, there, input, turn, action.change);
}

/** "Lunch, not dinner" is about no guest. */
function swapsNobody(action: Placing, { slots: { attendees, removedAttendees: [gone] = [] } }: Command): boolean {
  if (!attendees || gone === undefined) return false;
  return !comesTo(action, gone);
}

const comesTo = (action: Placing, said: string) =>
  guestsOf(action).some(({ name = "", email }) =>
    [email, contactKey(name), ...wordsOf(`${name} ${email}`)].includes(contactKey(said)),
  );

const wordsOf = (words: string) => contactKey(words).split(/[\s@.]+/);

/**
 * "Make the second one 4pm", "not the first", "keep the dentist", "the pitch at 5": a change of one line of a list, or
 * lines that go. Undefined when it is about no line.
 */
function correctLine(
  actions: readonly Action[],
  state: ConversationState,
  input: Input,
  turn: TurnContext,
): Decision | undefined {
  const without = linesWithout(actions, input);
  if (without.length > 0) return leftByGuests(actions, without, state, input, turn);
  const spared = linesSpared(input.text, actions, turn);
  if (spared) {
    const others = actions.filter((action) => !spared.includes(action));
    if (others.length > 0) return thatSpare(spared, proposeAll(state, others, input, turn));
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

/**
 * "Without Luc": the lines that go on without him. One that is called by his name is no meeting without him, and is left
 * out itself.
 */
export function linesWithout(actions: readonly Action[], { command: { slots, when } }: Input): Placing[] {
  const { target, attendees, removedAttendees: gone = [] } = slots;
  if (target || attendees || when) return [];
  const meant = actions.filter(takesSlot).filter((action) => gone.some((name) => comesTo(action, name)));
  const isCalled = (action: Placing, name: string) =>
    wordsOf(action.kind === "create" ? action.draft.title : action.event.title).includes(contactKey(name));
  return meant.some((action) => gone.some((name) => isCalled(action, name))) ? [] : meant;
}

function leftByGuests(
  actions: readonly Action[],
  meant: readonly Placing[],
  state: ConversationState,
  input: Input,
  turn: TurnContext,
): Decision | undefined {
  let lines = [...actions];
  for (const line of meant) {
    const others = contextAfter(
      turn,
      lines.filter((one) => one !== line),
    );
    const corrected = correct(line, state, input, others);
    const [one, more] = actionsOf(corrected?.state.pending ?? null);
    if (!one || more) return corrected;
    lines = lines.map((before) => (before === line ? one : before));
  }
  return proposeAll(state, lines, input, turn);
}

/** What was taken off a list, to be put back. */
function thatSpare(spared: Action[], decision: Decision): Decision {
  const { state } = decision;
  if (state.pending?.kind !== "proposal") return decision;
  return { ...decision, state: { ...state, pending: { ...state.pending, spared } } };
}

/** "Both after all": what was taken off the list is on it again. */
function withSpared(actions: readonly Action[], state: ConversationState, input: Input, turn: TurnContext) {
  const { pending } = state;
  const spared = pending?.kind === "proposal" ? (pending.spared ?? []) : [];
  return spared.length > 0 && ALL_AFTER_ALL.isIn(input.text)
    ? proposeAll(state, [...actions, ...spared], input, turn)
    : undefined;
}

const ALL_AFTER_ALL = said`^\W*(?:(?:${"no"}|${"yes"}|${"hesitates"}|${"meant"}|${"cancels"})[\s,.!]+){0,5}${"all"}(?:[\s,]+(?:${"hesitates"}|${"please"}|${"instead"})){0,5}\W*$`;

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

/** Who would come. */
const guestsOf = (action: Placing): Attendee[] =>
  action.kind === "create"
    ? action.draft.people
    : (action.change.attendees ?? action.event.attendees).filter(isOtherPerson);
