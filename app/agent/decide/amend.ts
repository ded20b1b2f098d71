import { daysTouched } from "~/domain/all-day";
import { type Attendee, isOtherPerson } from "~/domain/calendar-event";
import { contactKey } from "~/domain/contact";
import { minuteOfTime } from "~/domain/phrasing";
import { firstOfRule } from "~/domain/series";
import { DAY, type Instant, type Interval, MINUTE } from "~/domain/time";
import { onOneMoreDay, weekdaysOfRule } from "~/domain/weekdays";
import { isOneDay, zoned } from "~/domain/zones";
import type { Action, Draft, Placing } from "../state/action";
import type { ConversationState, Pending } from "../state/conversation";
import { contextAfter } from "../state/expected";
import type { Input } from "../state/input";
import { eventsOnTable } from "../state/table";
import type { TurnContext } from "../state/turn-context";
import type { Command } from "../understand/command";
import { parse } from "../understand/grammar/parse";
import { inWeekOf } from "../understand/times/same-week";
import type { Decision } from "./decision";
import { amendDraft } from "./draft";
import { offerTimes } from "./find-free";
import { fitting } from "./find-target";
import { isNamed, linesSpared } from "./lines-spared";
import { offerNewTimes, planGuests, planMove, unchanged } from "./plan-change";
import { placesIn } from "./positions";
import { proposeAll, proposeChange, proposeMeeting, takesSlot } from "./propose";
import { sameTimeIn } from "./same-time";

/**
 * What is on the table with something else in it, whatever was asked about it: lines that wait for a yes, a meeting that is
 * being put together, or one whose new time is looked for. Why: app/decisions/0031-the-table.md
 *
 * @returns undefined when the message is about something else, or says nothing of it
 */
export function amend(
  pending: Pending,
  state: ConversationState,
  said: Input,
  turn: TurnContext,
): Decision | undefined {
  const input = { ...said, command: withoutItsName(pending, said.command, turn) };
  switch (pending.kind) {
    case "proposal":
      return amendLines(pending.actions, state, input, turn);
    case "conflict":
      return correct(pending.action, state, { ...input, command: withoutTitle(input) }, turn);
    case "time":
    case "address":
      return amendOpen(pending, state, input, turn);
    case "guest-address":
      return amendGuests(pending, state, input, turn);
    case "new-time":
      return amendMove(pending, state, input, turn);
    default:
      return undefined;
  }
}

/** "Cancel Tom", while it is asked how somebody who comes can be reached: it is he who stays away. */
export function takesOff({ command, ...input }: Input, pending: Pending): Input {
  const { attendees = [], title, ...others } = command.slots.target ?? {};
  const said = title === undefined ? attendees : [...attendees, title];
  const named = said.map(contactKey);
  if (command.intent !== "cancel" || Object.keys(others).length > 0 || named.length === 0) return { ...input, command };
  const asked =
    pending.kind === "address"
      ? [...pending.draft.unknownNames, ...pending.draft.people.flatMap(({ name = "", email }) => [name, email])]
      : pending.kind === "guest-address"
        ? [pending.name, ...(pending.command.slots.attendees ?? [])]
        : [];
  const keys = asked.flatMap((one) => [contactKey(one), ...contactKey(one).split(" ")]);
  if (!named.every((one) => keys.includes(one))) return { ...input, command };
  const slots = { removedAttendees: said };
  return { ...input, command: { ...command, intent: "edit_attendees", slots } };
}

/** "The haircut should be 11": what is on the table may be named. */
function withoutItsName(pending: Pending, command: Command, { zone }: TurnContext): Command {
  const { target, ...slots } = command.slots;
  const [only, second] = eventsOnTable(pending);
  const isNamed = only && !second && target && hasTarget(command) && fitting([only], target, zone).length > 0;
  return isNamed ? { ...command, slots } : command;
}

const amendLines = (actions: readonly Action[], state: ConversationState, input: Input, turn: TurnContext) => {
  if (input.command.manner === "also") return alsoOn(actions, state, input, turn);
  const [only, second] = actions;
  if (!only || second) return correctLine(actions, state, input, turn);
  return correct(only, state, input, turn);
};

/** "And Friday too": a series of several days has one more, anything else is made once more on that day. */
function alsoOn(actions: readonly Action[], state: ConversationState, input: Input, turn: TurnContext) {
  const like = actions.at(-1);
  const { when } = input.command;
  if (like?.kind !== "create" || !when) return undefined;
  const { zone, now } = turn;
  const { draft } = like;
  const days = weekdaysOfRule(draft.recurrence);
  const there = inWeekOf(when, draft.start, zone, now);
  const start = sameTimeIn(draft.start, there, zone);
  if (start === undefined) return undefined;
  const isOne = days.length === 0;
  const recurrence = onOneMoreDay(draft.recurrence, zoned(start, zone).dayOfWeek);
  const more = isOne
    ? { ...draft, meetingId: input.newId, start }
    : { ...draft, recurrence, start: firstOfRule(recurrence, Math.min(start, draft.start), zone) };
  const others = isOne ? actions : actions.slice(0, -1);
  return proposeAll(state, [...others, { ...like, draft: more, allowOverlap: false }], input, turn);
}

type Of<K extends Pending["kind"]> = Extract<Pending, { kind: K }>;

/** A meeting of which something is still to be said. */
function amendOpen(
  { kind, draft }: Of<"time"> | Of<"address">,
  state: ConversationState,
  input: Input,
  turn: TurnContext,
): Decision | undefined {
  const isOfGuests = input.command.intent === "edit_attendees" && input.command.manner !== "instead";
  const command = kind === "time" ? withoutTitle(input) : isOfGuests ? input.command : withoutNames(input);
  if (isAboutAnother(input, kind === "time")) return undefined;
  const isSearch = command.intent === "find_slot";
  if (isSearch && (!onlyNarrows(command) || OWN_QUESTION.test(input.text))) return undefined;
  if (!changesSomething(command)) return undefined;
  const amended = amendDraft(draft, command, turn, turn.now);
  return isSearch && amended.start === null && !amended.problem
    ? offerTimes(state, amended, searchedWindow(amended, turn), input, turn)
    : withSoFar(proposeMeeting(state, amended, input, turn));
}

/** Where an address is still asked for, what has changed is shown above the question. */
export function withSoFar(decision: Decision): Decision {
  const { pending } = decision.state;
  if (!("reply" in decision) || decision.reply.kind !== "ask-address") return decision;
  const action = pending && openAction(pending);
  return action ? { ...decision, reply: { ...decision.reply, soFar: action } } : decision;
}

/** What a yes would write if the address that is asked for were known. */
function openAction(pending: Pending): Action | undefined {
  if (pending.kind === "guest-address")
    return {
      kind: "change",
      event: pending.event,
      change: pending.soFar ?? unchanged(pending.event),
      allowOverlap: false,
    };
  if (pending.kind !== "address" || pending.draft.start === null) return undefined;
  return { kind: "create", draft: { ...pending.draft, start: pending.draft.start }, allowOverlap: false };
}

/** "With Emma too", "make it Friday", while somebody who joins has no address yet: the question about that stays. */
function amendGuests(
  pending: Of<"guest-address">,
  state: ConversationState,
  input: Input,
  turn: TurnContext,
): Decision | undefined {
  const { event, name, command: asked } = pending;
  const command = withoutTitle(input);
  if (isAboutAnother(input, false) || !changesSomething(command)) return undefined;
  const { attendees = [], removedAttendees = [], ...slots } = command.slots;
  const rest = { ...command, slots };
  const moved = changesSomething(rest) ? planMove(state, event, rest, input, turn, pending.soFar) : undefined;
  const [action] = moved && "reply" in moved && moved.reply.kind === "propose" ? moved.reply.actions : [];
  if (moved && action?.kind !== "change") return moved;
  const soFar = action?.kind === "change" ? action.change : pending.soFar;
  const gone = new Set(removedAttendees.map(contactKey));
  const stay = (asked.slots.attendees ?? [name]).filter((one) => !gone.has(contactKey(one)));
  const people = command.intent === "edit_attendees" ? [...stay, ...attendees] : stay;
  const leave = removedAttendees.filter((one) => contactKey(one) !== contactKey(name));
  const left = {
    ...asked,
    slots: { ...asked.slots, removedAttendees: [...(asked.slots.removedAttendees ?? []), ...leave] },
  };
  const decision = withGuests(
    { ...pending, soFar, command: leave.length > 0 ? left : asked },
    people,
    state,
    input,
    turn,
  );
  return decision && withSoFar(decision);
}

/** What was asked for with these people joining; undefined where nothing is left of it. */
export function withGuests(
  { event, command, soFar }: Of<"guest-address">,
  attendees: string[],
  state: ConversationState,
  input: Input,
  turn: TurnContext,
): Decision | undefined {
  const isOther = attendees.length > 0 || command.slots.removedAttendees !== undefined;
  if (isOther)
    return planGuests(state, event, { ...command, slots: { ...command.slots, attendees } }, input, turn, soFar);
  const isMoved = soFar && JSON.stringify(soFar) !== JSON.stringify(unchanged(event));
  return isMoved ? proposeChange(state, event, soFar, input, turn) : undefined;
}

/** "Book lunch with Tom", "move the dentist to Friday": that is another meeting than the one on the table. */
export function isAboutAnother({ command, text }: Input, isTimeAsked: boolean): boolean {
  if (isNewDays(command) || (isNewMeeting(command) && (!isTimeAsked || BOOKS.test(text)))) return true;
  return hasTarget(command) && (!isTimeAsked || command.intent === "reschedule");
}

/** A name in answer to "what is their address" is that of somebody, and no title. */
export function withoutNames({ command: { manner: _, ...command } }: Input): Command {
  const { attendees: __, title: ___, ...slots } = command.slots;
  return { ...command, slots };
}

/** "Mornings only", "any time on Thursday?": where to look, and nothing about another meeting. */
function onlyNarrows({ slots, when }: Command): boolean {
  const { limits, ...others } = slots;
  return Object.keys(others).length === 0 && (limits !== undefined || when !== null);
}

/** These ask about one's own day, whatever else is open. */
const OWN_QUESTION = /^\W*(?:am i|are we|do i have|how (?:free|busy)|free|ben ik|heb ik|vrij)\b/iu;

/** What asks for another meeting while a question about one is open. */
export const BOOKS =
  /^\W*(?:(?:please|pls|can you|could you|ok|also|and|kun je|wil je|en|ook)\s+)*(?:book|schedule|plan|set up|arrange|add|create|make an|put|invite|block|hold|boek|zet|maak een|blokkeer)\b|\b(?:with|met)\s+\p{L}/iu;

/** Where to look for a time: what was said of it, unless that day was ruled out since; else the week ahead. */
function searchedWindow(draft: Draft, turn: TurnContext): Interval {
  const { around } = draft;
  return around && !isDayOff(around, draft, turn) ? around : { start: turn.now, end: turn.now + 7 * DAY };
}

/** A single day that was ruled out since. */
function isDayOff({ start, end }: Interval, { limits }: Draft, { zone }: TurnContext): boolean {
  return isOneDay({ start, end }) && Boolean(limits?.daysOff?.includes(zoned(start, zone).dayOfWeek));
}

/** What is said next builds on the days where a time was looked for, not on the day that the meeting is to leave. */
function amendMove(
  { event, around }: Of<"new-time">,
  state: ConversationState,
  input: Input,
  turn: TurnContext,
): Decision | undefined {
  const command = withoutTitle(input);
  if (isAboutAnother(input, false) || !changesSomething(command)) return undefined;
  const { zone, now } = turn;
  if (!around) return planMove(state, event, command, input, turn);
  const length = event.end - event.start;
  const { durationMinutes = length / MINUTE, ...others } = command.slots;
  const when = command.when && inWeekOf(command.when, around.start, zone, now);
  // How long it is says nothing of when.
  if (!when && Object.keys(others).length === 0)
    return offerNewTimes(state, event, { around, durationMinutes }, input, turn);
  const there = { ...command, when };
  if (when?.kind !== "time" || !when.start) return planMove(state, event, there, input, turn);
  if (isOneDay(around)) {
    const slot = { start: around.start, end: around.start + length };
    const days = event.allDay && { allDay: daysTouched(around, zone) };
    return planMove(state, event, there, input, turn, { slot, ...days });
  }
  // Of several days the user says which one: those with that hour free are shown.
  const fromMinute = minuteOfTime(when.start);
  const limits = { fromMinute, untilMinute: fromMinute + durationMinutes };
  return offerNewTimes(state, event, { around, durationMinutes }, input, turn, { limits });
}

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
function correctLine(
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

/** "Friday doesn't work", "doe maar die om 9": where a time is awaited, other words are no title unless they say so. */
export function withoutTitle({ command }: Input): Command {
  if (command.intent !== "create" || isNewDays(command)) return command;
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
const isNewDays = (command: Command) => isNewMeeting(command) && command.slots.allDay === true;

/** A whole new request in so many words, also while a question is open that an address or a time answers. */
export const asksAnew = ({ command }: Input): boolean =>
  isNewMeeting(command) && (command.slots.title !== undefined || command.when?.kind === "datetime");

/** Who would come. */
const guestsOf = (action: Placing): Attendee[] =>
  action.kind === "create"
    ? action.draft.people
    : (action.change.attendees ?? action.event.attendees).filter(isOtherPerson);

export const hasTarget = ({ slots: { target } }: Command) => target !== undefined && Object.keys(target).length > 0;
