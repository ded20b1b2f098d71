import { type CalendarEvent, isOtherPerson } from "~/domain/calendar-event";
import { findConflicts } from "~/domain/conflicts";
import { contactKey } from "~/domain/contact";
import { MOST_MAILED } from "~/domain/guest-mails";
import { DAY, HOUR, MINUTE } from "~/domain/time";
import type { Act, Action, LateWay } from "../state/action";
import type { ConversationState } from "../state/conversation";
import type { Input } from "../state/input";
import type { TurnContext } from "../state/turn-context";
import { said } from "../understand/languages/lists/said";
import type { Decision } from "./decision";
import { freeTimes, wait } from "./propose";

/** Later than this is a meeting to be moved, not one to be late for. */
const LATEST_MINUTES = 180;

/** "Tell Priya I'm 5 late", "tell everyone": who is to be told of it and is one of the guests; empty where nobody is named. */
function toldIn(text: string, event: CalendarEvent): string[] {
  const [, behind] = TELLS.partsOf(text) ?? [];
  if (behind === undefined) return [];
  const said = contactKey(behind).split(/[\s,;:!?'’]+|[.](?=\s|$)/);
  const guests = event.attendees.filter(isOtherPerson);
  if (EVERYBODY.isIn(behind)) return guests.length > MOST_MAILED ? [] : guests.map(({ email }) => email);
  const told: string[] = [];
  // A word may stand in front of each name: "to Priya and Sam".
  let at = -1;
  for (const [n, word] of said.entries()) {
    const named = guests.filter(({ email, name = "" }) => [email, ...namesOf(name)].includes(word));
    if (n - at > 2 || named.length > 1) break;
    const [one] = named;
    if (one) at = n;
    if (one && !told.includes(one.email)) told.push(one.email);
  }
  return told;
}

const namesOf = (name: string) => contactKey(name).split(" ").filter(Boolean);

const TELLS = said`(?<![\p{L}])${"tells"}\s+([\s\S]{2,80})`;

const EVERYBODY = said`^\W*(?:[\p{L}]{1,5}\s+)?${"everybody"}(?![\p{L}])`;

/**
 * "Running 10 late for Anna": the whole meeting moves and Google tells its guests, or they only get a mail. Which of
 * them can be done depends on who organises it and on whether there is anybody to tell.
 *
 * @param told addresses of those who alone are to be told: then that is what a yes does
 */
export function runLate(
  state: ConversationState,
  event: CalendarEvent,
  minutes: number | undefined,
  input: Input,
  turn: TurnContext,
  told: readonly string[] = toldIn(input.text, event),
): Decision {
  const id = input.newId;
  const spokenOf = { ...state, focusEventId: event.id };
  if (minutes === undefined || minutes < 1 || minutes > LATEST_MINUTES) {
    return {
      state: wait(spokenOf, { kind: "how-late", id, event, told: [...told] }, turn),
      reply: { kind: "ask-how-late", id, event },
    };
  }
  const slot = { start: event.start + minutes * MINUTE, end: event.end + minutes * MINUTE };
  const overlaps = findConflicts(slot, turn.calendar.events, { exceptIds: [event.id] });
  const canMove = event.organizerSelf && !event.allDay && slot.start > turn.earliest;
  const move: Move | null = canMove
    ? { kind: "change", event, change: { slot }, allowOverlap: overlaps.length > 0 }
    : null;
  const guests = event.attendees.filter(isOtherPerson).length;
  if (told.length > 0) return tellThem(spokenOf, { kind: "tell", id, event, minutes }, told, move, overlaps, turn);
  const tell: Act | null = guests > 0 && guests <= MOST_MAILED ? { kind: "tell", id, event, minutes } : null;
  if (!move && !tell) return { state: { ...spokenOf, pending: null }, reply: { kind: "not-organizer", event } };
  const ways = move ? waysOut(move, overlaps, minutes, turn) : [];
  return {
    state: wait(spokenOf, { kind: "late", id, event, move, tell, ways }, turn),
    reply: { kind: "late", id, event, minutes, slot, move: move !== null, tell: tell !== null, overlaps, ways },
  };
}

/** Whoever was named is mailed on a yes; that the meeting moves, of which Google tells all, is the other way. */
function tellThem(
  state: ConversationState,
  act: Extract<Act, { kind: "tell" }>,
  told: readonly string[],
  move: Move | null,
  overlaps: CalendarEvent[],
  turn: TurnContext,
): Decision {
  const { id, event, minutes } = act;
  const only = event.attendees.filter((one) => !isOtherPerson(one) || told.includes(one.email));
  const tell: Act = { ...act, event: { ...event, attendees: only } };
  const ways: LateWay[] = move ? [{ kind: "instead", move }] : [];
  const slot = move?.change.slot ?? event;
  return {
    state: wait(state, { kind: "late", id, event, move, tell, ways, told: [...told] }, turn),
    reply: {
      ...{ kind: "late", id, event, minutes, slot, overlaps, ways },
      ...{ move: move !== null, tell: true, told: only.filter(isOtherPerson) },
    },
  };
}

type Move = Extract<Action, { kind: "change" }>;

/**
 * What can be done about the meetings that one runs into: all that the user organises move along, or one of them does,
 * each with what it would run into in turn; or the meeting itself takes a time that is free.
 */
function waysOut(move: Move, overlaps: readonly CalendarEvent[], minutes: number, turn: TurnContext): LateWay[] {
  if (overlaps.length === 0) return [];
  const movable = overlaps.filter((other) => mayMoveAlong(other, move.event));
  const alone = movable.slice(0, MOST_ALONE).map((other) => [other]);
  const along = (movable.length > 1 ? [movable, ...alone] : alone).map(
    (others): LateWay => ({ kind: "along", move, others: pushed(others, move.event, minutes, turn) }),
  );
  const { event, change } = move;
  const length = Math.round((event.end - event.start) / MINUTE);
  const around = { start: change.slot.start, end: change.slot.start + DAY };
  const [free] = freeTimes(around, length, turn, { exceptId: event.id, people: event.attendees });
  if (!free) return along;
  return [...along, { kind: "instead", move: { ...move, change: { slot: free }, allowOverlap: false } }];
}

/** What overlapped it before is no news, and what others organise is not the user's to move. */
const mayMoveAlong = (other: CalendarEvent, late: CalendarEvent) =>
  other.organizerSelf && !other.allDay && other.start >= late.end;

/** These, and what each then runs into that can move too, all by the same minutes. */
function pushed(others: readonly CalendarEvent[], late: CalendarEvent, minutes: number, turn: TurnContext): Move[] {
  const chain = [...others];
  for (const event of chain) {
    const slot = { start: event.start + minutes * MINUTE, end: event.end + minutes * MINUTE };
    const exceptIds = [late.id, ...chain.map(({ id }) => id)];
    const next = findConflicts(slot, turn.calendar.events, { exceptIds }).filter((one) => mayMoveAlong(one, event));
    chain.push(...next.slice(0, Math.max(0, MOST_ALONG - chain.length)));
  }
  return chain.map((event) => ({
    ...{ kind: "change", event, allowOverlap: false },
    change: { slot: { start: event.start + minutes * MINUTE, end: event.end + minutes * MINUTE } },
  }));
}

/** As many rows as fit beside the others, and as many meetings as one yes may reasonably move. */
const MOST_ALONE = 4;
const MOST_ALONG = 5;

/**
 * People are late for what is on now or comes next, today; of what lies further ahead they must have said which, and then
 * the first of them is meant.
 *
 * @param named whether `events` are those that the words name
 */
export function lateFor(events: readonly CalendarEvent[], named: boolean, now: number): CalendarEvent[] {
  const next = events.find((event) => !event.allDay && event.end > now);
  return next && (named || next.start < now + 12 * HOUR) ? [next] : [];
}
