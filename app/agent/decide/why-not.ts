import type { Attendee, CalendarEvent } from "~/domain/calendar-event";
import { overlaps } from "~/domain/conflicts";
import { limitWorkday } from "~/domain/limits";
import { type Obstacle, obstaclesTo, smallestChanges } from "~/domain/obstacles";
import { type Interval, MINUTE } from "~/domain/time";
import { dayWindow, localDay } from "~/domain/zones";
import type { Draft } from "../state/action";
import type { ConversationState, Pending, Question } from "../state/conversation";
import type { Input } from "../state/input";
import type { TurnContext } from "../state/turn-context";
import { whenToWindow } from "../understand/times/when";
import type { Decision } from "./decision";
import { applyWhen, newDraft, type Timing } from "./draft";
import { offerTimes } from "./find-free";
import { offerNewTimes } from "./plan-change";
import { slotOfAction, takenBy, wait } from "./propose";

/**
 * "Why not Tuesday at 10?": what stands in the way there, and the smallest change that would open it, as an offer. It is
 * about the meeting on the table, or about one of the usual length when there is none.
 *
 * @returns undefined when nothing stands in the way of a meeting that is there to change
 */
export function whyNot(state: ConversationState, input: Input, turn: TurnContext): Decision | undefined {
  if (turn.calendar.state !== "ready") return { state, reply: { kind: "no-calendar", state: turn.calendar.state } };
  const { command, newId: id } = input;
  const { now } = turn;
  const { when } = command;
  const subject = subjectOf(state.pending, input, turn);
  const timing: Timing & { problem?: string } = when
    ? applyWhen(subject.timing, when, command.slots.durationMinutes, turn.zone, now)
    : subject.timing;
  const problem = timing.problem ?? (timing.start === null && !when ? "" : undefined);
  if (problem !== undefined) return { state, reply: { kind: "unclear-time", problem } };
  if (timing.start === null) {
    const window = (when && whenToWindow(when, turn.zone)) ?? dayWindow(localDay(now, turn.zone), turn.zone);
    if (subject.moves) {
      const { start, end } = subject.moves;
      const wanted = { around: window, durationMinutes: Math.round((end - start) / MINUTE) };
      return offerNewTimes(state, subject.moves, wanted, input, turn);
    }
    return offerTimes(state, { ...subject.draft, limits: undefined }, window, input, turn);
  }

  const slot = { start: timing.start, end: timing.start + timing.durationMinutes * MINUTE };
  const events = turn.calendar.events.filter((event) => event.id !== subject.moves?.id);
  const { zone } = turn;
  const { bufferTime: bufferMinutes } = turn.preferences;
  const taken = takenBy(subject.people, turn);
  const workday = limitWorkday(turn.workday, subject.draft.limits ?? {});
  const around = { events, now, zone, workday, bufferMinutes, taken };
  const obstacles = obstaclesTo(slot, around);
  const guests = subject.people.filter((one) => takenBy([one], turn).some((time) => overlaps(time, slot)));
  const isHard = guests.length > 0 || obstacles.some(({ kind }) => kind === "past" || kind === "busy");
  const isFree = obstacles.length + guests.length === 0;
  if (isFree && hasSubject(state)) return undefined;
  const { shorter, shifted } = isFree ? { shorter: null, shifted: null } : smallestChanges(slot, around);
  const ahead = (one: Interval | null) => one !== null && one.start >= now;
  const options = [isHard ? null : slot, shorter, shifted].filter((one) => one !== null).filter(ahead);
  return {
    state: options.length > 0 ? wait(state, { ...subject.question(options), id }, turn) : state,
    reply: {
      kind: "why-not",
      id,
      slot,
      obstacles,
      guests: guests.map(({ name, email }) => name?.split(" ")[0] ?? email),
      workday: { startMinute: workday.startMinute, endMinute: workday.endMinute },
      shorter: ahead(shorter) ? shorter : null,
      shifted: ahead(shifted) ? shifted : null,
      movable: movableOf(obstacles),
      options,
    },
  };
}

/** A meeting is on the table, or was just spoken of. */
const hasSubject = ({ pending, focusEventId }: ConversationState) =>
  pending ? actionOf(pending) !== undefined : focusEventId !== null;

interface Subject {
  draft: Draft;
  people: readonly Attendee[];
  timing: Timing;
  /** The event that would move: it is not in its own way. */
  moves: CalendarEvent | null;
  question: (options: Interval[]) => Question;
}

function subjectOf(pending: Pending | null, input: Input, turn: TurnContext): Subject {
  const plain: Draft = newDraft(input.newId, { ...input.command, when: null }, turn, turn.now);
  const change = changeOf(pending);
  const moved = pending?.kind === "new-time" ? pending.event : change?.event;
  if (moved) {
    const wanted = change?.change.slot;
    const shown = pending?.kind === "new-time" ? (pending.options[0] ?? null) : null;
    const { start, end } = wanted ?? moved;
    const timing = { start: shown ? null : start, around: shown, durationMinutes: (end - start) / MINUTE };
    const question = (options: Interval[]): Question => ({ kind: "new-time", event: moved, options });
    return { draft: plain, people: [], timing, moves: moved, question };
  }
  const draft = draftOf(pending) ?? plain;
  const first = pending?.kind === "time" ? pending.options[0] : undefined;
  const action = actionOf(pending);
  return {
    draft,
    people: draft.people,
    timing: {
      start: action?.kind === "create" ? slotOfAction(action).start : null,
      around: first ?? draft.around,
      durationMinutes: draft.durationMinutes,
    },
    moves: null,
    question: (options) => ({ kind: "time", draft: { ...draft, start: null }, options }),
  };
}

function actionOf(pending: Pending | null) {
  if (pending?.kind === "conflict") return pending.action;
  const [action, second] = pending?.kind === "proposal" ? pending.actions : [];
  return second ? undefined : action;
}

function changeOf(pending: Pending | null) {
  const action = actionOf(pending);
  return action?.kind === "change" ? action : undefined;
}

function draftOf(pending: Pending | null): Draft | undefined {
  if (pending?.kind === "time") return pending.draft;
  const action = actionOf(pending);
  return action?.kind === "create" ? action.draft : undefined;
}

/** The one meeting in the way, when it is the user's to move. */
function movableOf(obstacles: readonly Obstacle[]): CalendarEvent | null {
  const [only, second] = obstacles.filter((one) => one.kind === "busy");
  return only && !second && only.event.organizerSelf && !only.event.allDay ? only.event : null;
}
