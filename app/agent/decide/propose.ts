import type { AllDay } from "~/domain/all-day";
import { slotsInWindow, suggestAlternatives } from "~/domain/alternatives";
import type { Attendee, CalendarEvent } from "~/domain/calendar-event";
import { findConflicts } from "~/domain/conflicts";
import { googleEventId } from "~/domain/event-id";
import { type Limits, limitWindow, limitWorkday } from "~/domain/limits";
import { checkAllDay, checkMeeting, type LimitProblem, MAX_ATTENDEES } from "~/domain/meeting-limits";
import type { MeetingTemplate } from "~/domain/meeting-template";
import { addsMeetings } from "~/domain/new-meeting";
import { DAY, HOUR, type Interval, MINUTE } from "~/domain/time";
import { type Action, type Change, type Draft, guestsOfAction, type Placing } from "../state/action";
import { type ConversationState, PENDING_HOURS, type Question } from "../state/conversation";
import { expectedEvent } from "../state/expected";
import type { Input } from "../state/input";
import type { Reply } from "../state/reply";
import type { TurnContext } from "../state/turn-context";
import type { Decision } from "./decision";
import { contactsNamed } from "./draft";

/** Where to look for a free time when the user gave none: from now on, for a week. */
const DEFAULT_SEARCH_MS = 7 * DAY;

/**
 * What comes next for a meeting in the making: the one question that is still open, a conflict with ways out,
 * or the proposal.
 */
export function proposeMeeting(
  state: ConversationState,
  draft: Draft & { problem?: string },
  input: Input,
  turn: TurnContext,
): Decision {
  const refused = noRoom(state, turn);
  if (refused) return refused;
  if (turn.calendar.state !== "ready") return { state, reply: { kind: "no-calendar", state: turn.calendar.state } };
  const { problem, ...clean } = draft;
  const { start } = clean;
  if (start === null || problem) return askTime(state, clean, input, turn, problem);

  const attendees = clean.people.length + clean.unknownNames.length;
  const problems = problemsOf(slotOf({ ...clean, start }), clean.allDay?.days, attendees, turn);
  if (problems.length > 0) {
    const open = problems.some(({ code }) => code === "past" || code === "too-far");
    return {
      state: open
        ? wait(state, { kind: "time", id: input.newId, draft: { ...clean, start: null }, options: [] }, turn)
        : state,
      reply: { kind: "refused", problems, asksTime: open },
    };
  }

  const [name] = clean.unknownNames;
  if (name !== undefined) {
    const options = contactsNamed(name, turn.calendar.contacts);
    return {
      state: wait(state, { kind: "address", id: input.newId, draft: clean, name, options }, turn),
      reply: { kind: "ask-address", id: input.newId, name, options },
    };
  }
  const allowOverlap = clean.isKept === true && clean.recurrence !== "";
  return proposeAction(state, { kind: "create", draft: { ...clean, start }, allowOverlap }, input, turn);
}

/** That nothing more can be booked; undefined while something can. */
function noRoom(state: ConversationState, { standing }: TurnContext): Decision | undefined {
  const { problem, isTrialContinued } = standing;
  return problem
    ? { state: { ...state, pending: null }, reply: { kind: "no-quota", problem, isTrialContinued } }
    : undefined;
}

/** @param days of what takes whole days */
function problemsOf(
  slot: Interval,
  days: AllDay | null | undefined,
  attendees: number,
  { earliest: now, zone }: TurnContext,
): LimitProblem[] {
  return days ? checkAllDay(days, { attendees, now, zone }) : checkMeeting({ ...slot, attendees, now });
}

/** A change of an existing event: refused when it cannot be, otherwise a conflict or the proposal. */
export function proposeChange(
  state: ConversationState,
  event: CalendarEvent,
  change: Change,
  input: Input,
  turn: TurnContext,
): Decision {
  const refused = addsMeetings(change) ? noRoom(state, turn) : undefined;
  if (refused) return refused;
  const attendees = (change.attendees ?? event.attendees).length;
  const problems = problemsOf(change.slot, change.allDay, attendees, turn);
  const moves = takesOtherTime({ event, change });
  // Guests are counted when some are added; a time only when it changes.
  const adds = (change.attendees?.length ?? 0) > event.attendees.length;
  const counts = problems.filter(({ code }) => (code === "too-many-attendees" ? adds : moves));
  if (counts.length > 0) return { state, reply: { kind: "refused", problems: counts } };
  if (!moves && Object.keys(change).every((key) => ["slot", "allDay", "isEndSaid", "isHourSaid"].includes(key))) {
    return { state: { ...state, pending: null, focusEventId: event.id }, reply: { kind: "as-it-is", event } };
  }
  return proposeAction(state, { kind: "change", event, change, allowOverlap: !moves }, input, turn);
}

/** Shows what would be written, or with what it collides and what is free instead. */
export function proposeAction(
  state: ConversationState,
  action: Action,
  input: Input,
  turn: TurnContext,
  late = false,
): Decision {
  const id = input.newId;
  const collides = conflictsOf(action, turn);
  // Whole days are not moved out of the way of what is in them: the card names that.
  if (takesSlot(action) && collides.length > 0 && !isWholeDays(action)) {
    const slot = slotOfAction(action);
    const options = alternativesTo(slot, action, turn);
    return {
      state: wait(state, { kind: "conflict", id, action, options }, turn),
      reply: { kind: "conflict", id, action, slot, with: collides, options, late },
    };
  }
  return proposeAll(state, [action], input, turn);
}

/**
 * Shows everything that one yes would write. What it would overlap afterwards is named, so the yes is for that too.
 *
 * @param left what else was asked for and cannot be done
 */
export function proposeAll(
  state: ConversationState,
  actions: readonly Action[],
  input: Input,
  turn: TurnContext,
  left: Reply[] = [],
): Decision {
  const id = input.newId;
  const besides = actions.map(eventIdOf);
  const overlaps = actions.map((action) =>
    comesAnew(action) && !isFree(action)
      ? findConflicts(slotOfAction(action), turn.calendar.events, { exceptIds: besides })
      : [],
  );
  const known = actions.map((action, n) =>
    takesSlot(action) && overlaps[n]?.length ? { ...action, allowOverlap: true } : action,
  );
  return {
    state: { ...wait(state, { kind: "proposal", id, actions: known }, turn), focusEventId: besides.at(-1) ?? null },
    reply: { kind: "propose", id, actions: known, overlaps, left },
  };
}

/**
 * As many of several actions as one yes can be for: everybody who gets a mail is named before it, so together they have
 * no more guests than one event may have. The first is always among them.
 *
 * @returns the rest apart, as something to say
 */
export function withinOneYes(actions: readonly Action[]): { now: Action[]; later: Reply[] } {
  let named = 0;
  const now: Action[] = [];
  const later: CalendarEvent[] = [];
  for (const action of actions) {
    const guests = guestsOfAction(action).length;
    if (now.length > 0 && guests > 0 && named + guests > MAX_ATTENDEES) {
      later.push(expectedEvent(action));
      continue;
    }
    named += guests;
    now.push(action);
  }
  return { now, later: later.length > 0 ? [{ kind: "kept", events: later, why: "too-many" }] : [] };
}

/** Whether it takes a slot that it has not yet. */
function comesAnew(action: Action): action is Placing {
  if (action.kind !== "change") return action.kind === "create";
  return takesOtherTime(action);
}

/** Whether it begins or ends at another moment, or takes whole days that had a time of day, or the other way round. */
function takesOtherTime({ event, change }: Pick<Extract<Action, { kind: "change" }>, "event" | "change">): boolean {
  const { slot, allDay } = change;
  const isOther = allDay !== undefined && (allDay !== null) !== event.allDay;
  return isOther || slot.start !== event.start || slot.end !== event.end;
}

/** Whether it takes whole days once it is done. */
export const isWholeDays = (action: Placing): boolean => expectedEvent(action).allDay;

/** Whether it takes nobody's time. */
const isFree = (action: Placing): boolean => expectedEvent(action).transparent;

/** @param besides events of the same proposal: they give way */
export function conflictsOf(action: Action, turn: TurnContext, besides: readonly string[] = []): CalendarEvent[] {
  if (!takesSlot(action) || action.allowOverlap || isFree(action)) return [];
  return findConflicts(slotOfAction(action), turn.calendar.events, { exceptIds: [eventIdOf(action), ...besides] });
}

function alternativesTo(wanted: Interval, action: Placing, turn: TurnContext): Interval[] {
  const events = turn.calendar.events.filter((event) => event.id !== eventIdOf(action));
  const { template } = action.kind === "create" ? action.draft : {};
  return suggestAlternatives({
    wanted,
    events,
    now: turn.earliest,
    zone: turn.zone,
    workday: turn.workday,
    bufferMinutes: template?.bufferMinutes ?? turn.preferences.bufferTime,
    taken: action.kind === "create" ? takenBy(action.draft.people, turn) : [],
  });
}

function askTime(
  state: ConversationState,
  draft: Draft,
  input: Input,
  turn: TurnContext,
  problem: string | undefined,
): Decision {
  const options = problem || draft.allDay ? [] : freeTimes(draft.around, draft.durationMinutes, turn, draft);
  const id = input.newId;
  return {
    state: wait(state, { kind: "time", id, draft: { ...draft, start: null }, options }, turn),
    reply: { kind: "ask-time", id, draft, options, ...(problem && { problem }) },
  };
}

/** When these people are taken, as far as their calendars can be seen. */
export function takenBy(people: readonly Attendee[], { calendar }: TurnContext): Interval[] {
  return calendar.guests.flatMap(({ email, busy }) => (people.some((one) => one.email === email) ? (busy ?? []) : []));
}

/** Up to three free times in a stretch, or in the coming week when nothing was said. */
export function freeTimes(
  around: Interval | null,
  durationMinutes: number,
  turn: TurnContext,
  { exceptId, people = [], limits = {}, passed = [], template, count }: Wanted = {},
): Interval[] {
  if (durationMinutes < 1 || durationMinutes > 24 * 60) return [];
  const { earliest: now } = turn;
  const from = Math.max(around?.start ?? now + HOUR, now);
  const until = around?.end ?? from + DEFAULT_SEARCH_MS;
  const events = turn.calendar.events.filter((event) => event.id !== exceptId);
  const { zone } = turn;
  const bufferMinutes = template?.bufferMinutes ?? turn.preferences.bufferTime;
  if (until <= from) return [];
  const window = limitWindow({ start: from, end: until }, limits, zone);
  const workday = limitWorkday(turn.workday, limits);
  const within = (bufferMinutes: number) =>
    slotsInWindow(window, {
      durationMinutes,
      events,
      now,
      zone,
      workday,
      bufferMinutes,
      keepsBuffer: template !== undefined,
      taken: [...takenBy(people, turn), ...passed],
      ...(count && { count }),
    });
  const slots = within(bufferMinutes);
  // In a stretch that was said, right beside another meeting is better than not at all.
  return slots.length === 0 && around ? within(0) : slots;
}

/** What a free time depends on besides one's own calendar. */
export interface Wanted {
  /** The event that gives way. */
  exceptId?: string;
  people?: readonly Attendee[];
  limits?: Limits;
  /** Times that must not come again. */
  passed?: readonly Interval[];
  /** What the meeting is made by. */
  template?: Pick<MeetingTemplate, "bufferMinutes">;
  /** How many at most; 3 unless given. */
  count?: number;
}

/** Keeps what was asked, so that the next message can answer it. */
export function wait(
  state: ConversationState,
  asked: Question & { id: string },
  { earliest }: Pick<TurnContext, "earliest">,
): ConversationState {
  return { ...state, pending: { ...asked, expiresAt: earliest + PENDING_HOURS * HOUR } };
}

export function slotOf({ start, durationMinutes }: { start: number; durationMinutes: number }): Interval {
  return { start, end: start + durationMinutes * MINUTE };
}

export const takesSlot = (action: Action): action is Placing => action.kind === "create" || action.kind === "change";

export function slotOfAction(action: Placing): Interval {
  return action.kind === "create" ? slotOf(action.draft) : action.change.slot;
}

/** The event that the action writes; a new one has its id before it exists. */
export function eventIdOf(action: Action): string {
  return action.kind === "create" ? googleEventId(action.draft.meetingId) : action.event.id;
}
