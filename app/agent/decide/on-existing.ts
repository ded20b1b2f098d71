import type { CalendarEvent } from "~/domain/calendar-event";
import type { ConversationState } from "../state/conversation";
import type { Input } from "../state/input";
import type { TurnContext } from "../state/turn-context";
import type { Command } from "../understand/command";
import { parse } from "../understand/grammar/parse";
import { requestsOf } from "../understand/requests";
import { against, anchorOfEvent } from "./anchor";
import { contextOf } from "./context-of";
import type { Decision } from "./decision";
import { findTarget, ofTalk, saysWho } from "./find-target";
import { inItsZone } from "./in-its-zone";
import { lookUp } from "./look-up";
import { makeTemplate } from "./make-template";
import { MOST_ROWS, notFound } from "./not-found";
import { onEvery, saysBoth } from "./on-every";
import { mayMeanSeries, onSeries, reachOf } from "./on-series";
import { planGuests, planMove } from "./plan-change";
import { IT, otherPlace, placeAfter, placesIn, STAND_IN } from "./positions";
import { proposeAction, wait } from "./propose";
import { CHANGES } from "./quoted";
import { remindOf } from "./remind-of";
import { lateFor, runLate } from "./run-late";
import { lastTwo, swapPlaces } from "./swap-places";
import { changesSomething, hasTarget } from "./what-is-said";

/** Finds the meeting that is meant, asks which when several fit, then plans the change to it. */
export function onExisting(
  state: ConversationState,
  input: Input,
  turn: TurnContext,
  among?: readonly string[],
): Decision {
  if (turn.calendar.state !== "ready") return { state, reply: { kind: "no-calendar", state: turn.calendar.state } };
  const { command } = input;
  const several = among ? undefined : onSeveral(state, input, turn);
  if (several) return several;
  if (command.manner === "every") return onEvery(state, input, turn, among);
  const found = findTarget(command, input.text, turn, state.focusEventId, turn.now);
  const fitting = among
    ? turn.calendar.events.filter((event) => among.includes(event.id))
    : ofTalk(state, command, found.events, turn);
  const isLate = command.intent === "running_late" && !among;
  // What was spoken of last may be of another day.
  const isNamed = hasTarget(command) || command.when !== null;
  const lateOf = (some: CalendarEvent[]) => lateFor(some, isNamed, turn.now);
  const spokenOf = isLate && found.described ? lateOf(fitting) : [];
  const next = isLate && !isNamed && spokenOf.length === 0 ? lateOf(turn.calendar.events) : spokenOf;
  const events = isLate ? next : fitting;
  const [event, second] = events;

  if (!found.described && !among && !isLate) return onUnnamed(state, input, turn);
  if (!event) return isLate && !isNamed ? { state, reply: { kind: "late-for-what" } } : notFound(state, input, turn);
  if (second) return askWhich(state, events.slice(0, MOST_ROWS), input, turn);
  return onEvent(state, event, input, turn, Boolean(among) || isLate);
}

/**
 * Nothing says which meeting: "am I free Thursday?", and then "move that to 2" is of the only one that was told of. Else it is
 * asked.
 */
function onUnnamed(state: ConversationState, input: Input, turn: TurnContext): Decision {
  const { command, newId: id } = input;
  const told = state.listedIds.filter((one) => turn.calendar.events.some((event) => event.id === one));
  if (told.length === 1) return onExisting(state, input, turn, told);
  const asked = wait(state, { kind: "target", id, command }, turn);
  return { state: asked, reply: { kind: "ask-target", intent: command.intent } };
}

/** "Bram isn't coming, take him off": where they are in nothing that was spoken of, the meetings ahead with whoever goes. */
function withThem({ focusEventId, pending }: ConversationState, command: Command, turn: TurnContext): string[] {
  const { attendees, removedAttendees } = command.slots;
  if (command.intent !== "edit_attendees" || pending || !removedAttendees || attendees || hasTarget(command)) return [];
  const target = { attendees: removedAttendees };
  const { events } = findTarget({ ...command, slots: { target } }, "", turn, null, turn.now);
  return events.some(({ id }) => id === focusEventId) ? [] : events.slice(0, MOST_ROWS).map(({ id }) => id);
}

/** "Make both an hour later", "décale-les tous les deux": of the two that were told or written last, and not of the last. */
function onBoth(state: ConversationState, input: Input, turn: TurnContext): Decision | undefined {
  const { intent, when, slots } = input.command;
  const isOne = hasTarget(input.command) || slots.allDay || !CHANGES.has(intent) || !saysBoth(input);
  const two = isOne ? [] : lastTwo(state, turn).map(({ id }) => id);
  if (two.length === 0) return undefined;
  const then = when?.kind === "duration" ? null : when;
  const all = { ...input, command: { ...input.command, when: then } };
  if (intent === "cancel" || then || slots.shiftMinutes) return onEvery(state, all, turn, two);
  return { state, reply: { kind: "not-sure", unread: input.text } };
}

/** What is no search for one meeting by what was said of it: two that change places, those of a guest, or lines of a list. */
function onSeveral(state: ConversationState, input: Input, turn: TurnContext): Decision | undefined {
  const { target, exchangeWith } = input.command.slots;
  if (target?.when?.kind === "unresolved" && target.when.problem)
    return { state, reply: { kind: "unclear-time", problem: target.when.problem } };
  if (exchangeWith) return swapPlaces(state, input, turn, exchangeWith);
  const theirs = withThem(state, input.command, turn);
  if (theirs.length > 0) return onExisting(state, input, turn, theirs);
  const listed = input.command.manner === "every" ? undefined : listedLines(state, input, turn);
  if (!listed) return input.command.manner === "every" ? undefined : onBoth(state, input, turn);
  return listed.ids.length > 1
    ? onEvery(state, listed.input, turn, listed.ids)
    : onExisting(state, listed.input, turn, listed.ids);
}

function askWhich(
  state: ConversationState,
  events: CalendarEvent[],
  { newId: id, command }: Input,
  turn: TurnContext,
): Decision {
  const eventIds = events.map((event) => event.id);
  return {
    state: wait({ ...state, listedIds: eventIds }, { kind: "which", id, command, eventIds }, turn),
    reply: { kind: "ask-which", id, intent: command.intent, events },
  };
}

/** @param isPointedAt it is this very one that is meant, and not its series */
function onEvent(
  state: ConversationState,
  event: CalendarEvent,
  input: Input,
  now: TurnContext,
  isPointedAt: boolean,
): Decision {
  const { command } = input;
  const turn = event.allDay || command.when?.zone ? now : inItsZone(now, null, event.start);
  if (command.intent === "set_reminder") return remindOf(state, event, input, turn);
  if (command.manner === "template") return makeTemplate(state, event, input, turn);
  if (mayMeanSeries(event, command) && command.slots.recurrence === undefined) {
    const reach = reachOf(command, input.text, isPointedAt);
    return reach === null ? askReach(state, event, input, turn) : onSeries(state, event, reach, input, turn);
  }
  if (command.intent === "cancel") return proposeAction(state, { kind: "cancel", event }, input, turn);
  if (command.intent === "running_late") return runLate(state, event, command.slots.shiftMinutes, input, turn);
  const { attendees, removedAttendees } = command.slots;
  const plan = command.intent === "edit_attendees" || attendees || removedAttendees ? planGuests : planMove;
  return plan(state, event, against(anchorOfEvent(state, event), command, turn), input, turn);
}

function askReach(
  state: ConversationState,
  event: CalendarEvent,
  { newId: id, command }: Input,
  turn: TurnContext,
): Decision {
  return {
    state: { ...wait(state, { kind: "reach", id, event, command }, turn), focusEventId: event.id },
    reply: { kind: "ask-reach", id, intent: command.intent, event },
  };
}

/** "Cancel the second", "move the first two to 4": lines of the list that was shown, and what remains of the words. */
function listedLines(state: ConversationState, input: Input, turn: TurnContext): Listed | undefined {
  const places = placesListed(state, input, turn);
  if (!places) return undefined;
  const { ids, text } = places;
  const read = parse(text, { now: turn.now, zone: turn.zone, workday: turn.workday, usual: turn.language });
  const { target: said = {}, ...slots } = input.command.slots;
  // "Annuleer het" alone would be a no to what was proposed, and "bin it" is known to the ear alone.
  const name = said.when?.text ?? said.title;
  const isPlace = Object.keys(said).join() === "place" || (name !== undefined && !text.includes(name));
  const isCancel = input.command.intent === "cancel" && (read.intent === "deny" || isPlace);
  // "Put the second one at 5pm": as the ear has read it.
  const isPut = isPlace && input.command.intent === "reschedule" && read.intent !== "reschedule";
  const own = isPut ? { ...input.command, slots } : read;
  const command: Input["command"] = isCancel ? { ...input.command, slots: {}, when: null } : own;
  const does = command.intent === "cancel" || changesSomething(command);
  if (command.intent !== input.command.intent || (ids.length > 1 && !does)) return undefined;
  const { target } = command.slots;
  if (target && (saysWho(target) || target.when)) return undefined;
  return { ids, input: { ...input, text, command } };
}

interface Listed {
  ids: string[];
  input: Input;
}

/** Places in the list that was shown, and the words without them: "die erste kann weg" is "das kann weg". */
function placesListed(
  { listedIds, focusEventId }: ConversationState,
  { text }: Input,
  { calendar, language }: TurnContext,
) {
  const { length } = listedIds;
  const at = listedIds.indexOf(focusEventId ?? "");
  const isThere = (index: number) => calendar.events.some(({ id }) => id === listedIds[index]);
  const other = otherPlace(text, length, (index) => index !== at && isThere(index));
  const places = length > 1 ? (placeAfter(text, at, length) ?? placesIn(text, length) ?? other) : undefined;
  const ids = listedIds.filter(
    (id, index) => places?.indexes.includes(index) && calendar.events.some((event) => event.id === id),
  );
  return places && ids.length > 0 ? { ids, text: places.rest.replace(STAND_IN, IT[language]) } : undefined;
}

/** "Add Eva to the first", "put the first one on Friday", "annule le 2e": a row that was read as a day of the month. */
function isDayOfRow({ intent, slots }: Command, { listedIds }: ConversationState): boolean {
  const { when, ...named } = slots.target ?? {};
  if (when === undefined) return false;
  if (intent === "edit_attendees") return Object.keys(named).length === 0;
  const isPlace = when.grain === "day" && placesIn(when.text, listedIds.length)?.rest === "it";
  return (intent === "reschedule" || intent === "cancel") && isPlace;
}

/** "Tweede naar 16u", "den zweiten auf 16 Uhr", "laatste weg": behind a list a place is a row of it, and neither a title nor a day. */
export function onListed(state: ConversationState, input: Input, turn: TurnContext): Decision | undefined {
  const { intent, manner, unread } = input.command;
  // What says only "it" would be about what was spoken of last, and not about the row.
  const isRead =
    intent !== "create" &&
    CHANGES.has(intent) &&
    (hasTarget(input.command) || manner === "every") &&
    !unread &&
    !isDayOfRow(input.command, state);
  const places = state.pending || input.choiceId || isRead ? undefined : placesListed(state, input, turn);
  if (!places) return undefined;
  const [only, another] = requestsOf(places.text, { ...contextOf(turn), focus: true });
  if (!only || another || only.command.unread !== undefined || hasTarget(only.command)) return undefined;
  // "Eva moet bij de eerste zijn": in nobody's place.
  const { manner: how, ...rest } = only.command;
  const command: Command =
    how === undefined || (how === "instead" && !rest.slots.removedAttendees) ? rest : { ...rest, manner: how };
  const [id, more] = places.ids;
  if (id !== undefined && !more && command.intent === "query" && command.manner === "about")
    return lookUp({ ...state, focusEventId: id }, { ...input, command }, turn);
  const isChange = command.intent === "reschedule" || command.intent === "edit_attendees";
  if (command.intent !== "cancel" && !(isChange && changesSomething(command))) return undefined;
  const meant = { ...input, text: places.text, command };
  return (places.ids.length > 1 ? onEvery : onExisting)(state, meant, turn, places.ids);
}
