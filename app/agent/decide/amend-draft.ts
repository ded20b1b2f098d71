import { daysTouched } from "~/domain/all-day";
import { contactKey } from "~/domain/contact";
import { minuteOfTime } from "~/domain/phrasing";
import { DAY, type Interval, MINUTE } from "~/domain/time";
import { isOneDay, zoned } from "~/domain/zones";
import { type Draft, unchanged } from "../state/action";
import type { ConversationState } from "../state/conversation";
import type { Input } from "../state/input";
import { openAction } from "../state/table";
import type { TurnContext } from "../state/turn-context";
import type { Command } from "../understand/command";
import { said } from "../understand/languages/lists/said";
import { amendAny } from "./amend-series";
import { against, atSlot, within } from "./anchor";
import type { Of } from "./answer/answer";
import type { Decision } from "./decision";
import { offerTimes } from "./find-free";
import { offerNewTimes, planGuests, planMove } from "./plan-change";
import { proposeChange, proposeMeeting } from "./propose";
import { changesSomething, isAboutAnother, isPutInto, withoutNames, withoutTitle } from "./what-is-said";

/** A meeting of which something is still to be said. */
export function amendOpen(
  { kind, draft }: Of<"time"> | Of<"address">,
  state: ConversationState,
  input: Input,
  turn: TurnContext,
): Decision | undefined {
  const isOfGuests = input.command.intent === "edit_attendees" && input.command.manner !== "instead";
  const isTheirs = kind === "time" && isWithThem(draft, input.command);
  const isPut = kind === "time" && isPutInto(isTheirs ? { ...draft, people: [] } : draft, input.command);
  const open = kind === "time" ? withoutTitle(input) : isOfGuests ? input.command : withoutNames(input);
  const command = isPut ? input.command : open;
  if (!isPut && !isTheirs && isAboutAnother(input, kind === "time")) return undefined;
  const isSearch = command.intent === "find_slot";
  if (isSearch && (!onlyNarrows(command) || OWN_QUESTION.isIn(input.text))) return undefined;
  if (!changesSomething(command)) return undefined;
  const amended = amendAny(draft, command, turn);
  return isSearch && amended.start === null && !amended.problem
    ? offerTimes(state, amended, searchedWindow(amended, turn), input, turn)
    : withSoFar(proposeMeeting(state, amended, input, turn));
}

/** "2 o'clock with Tom and Mia", where an hour with Tom is looked for. */
function isWithThem({ people }: Draft, { slots: { attendees = [] }, when }: Command): boolean {
  const said = attendees.map(contactKey);
  const isIn = (name: string) => said.some((one) => name === one || name.split(" ")[0] === one);
  const isTheirs = people.length > 0 && people.every(({ name, email }) => isIn(contactKey(name || email)));
  return isTheirs && when?.kind === "time";
}

/** Where an address is still asked for, what has changed is shown above the question. */
export function withSoFar(decision: Decision): Decision {
  const { pending } = decision.state;
  if (!("reply" in decision) || decision.reply.kind !== "ask-address") return decision;
  const action = pending && openAction(pending);
  return action ? { ...decision, reply: { ...decision.reply, soFar: action } } : decision;
}

/** "With Emma too", "make it Friday", while somebody who joins has no address yet: the question about that stays. */
export function amendGuests(
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

/** "Mornings only", "any time on Thursday?": where to look, and nothing about another meeting. */
function onlyNarrows({ slots, when }: Command): boolean {
  const { limits, ...others } = slots;
  return Object.keys(others).length === 0 && (limits !== undefined || when !== null);
}

/** These ask about one's own day, whatever else is open. */
const OWN_QUESTION = said`^\W*${"ownTime"}`;

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
export function amendMove(
  { event, around }: Of<"new-time">,
  state: ConversationState,
  input: Input,
  turn: TurnContext,
): Decision | undefined {
  const command = against(around ? within(around) : atSlot(event), withoutTitle(input), turn);
  if (isAboutAnother(input, false) || !changesSomething(command)) return undefined;
  const { zone } = turn;
  if (!around) return planMove(state, event, command, input, turn);
  const length = event.end - event.start;
  const { durationMinutes = length / MINUTE, limits, ...others } = command.slots;
  const { when } = command;
  // How long it is, or at which hours, says nothing of the day.
  if (!when && Object.keys(others).length === 0)
    return offerNewTimes(state, event, { around, durationMinutes }, input, turn, limits && { limits });
  if (when?.kind !== "time" || !when.start) return planMove(state, event, command, input, turn);
  if (isOneDay(around)) {
    const slot = { start: around.start, end: around.start + length };
    const days = event.allDay && { allDay: daysTouched(around, zone) };
    return planMove(state, event, command, input, turn, { slot, ...days });
  }
  // Of several days the user says which one: those with that hour free are shown.
  const fromMinute = minuteOfTime(when.start);
  const hour = { fromMinute, untilMinute: fromMinute + durationMinutes };
  return offerNewTimes(state, event, { around, durationMinutes }, input, turn, { limits: hour });
}
