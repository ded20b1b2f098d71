import { type Contact, readEmail } from "~/domain/contact";
import { spokenFor } from "~/domain/language";
import { DEFAULT_PREFERENCES, type Preferences, problemOf } from "~/domain/preferences";
import { DAY } from "~/domain/time";
import { addTrip, endTrip, OPEN_TRIP_DAYS } from "~/domain/trips";
import { dayWindow, localDay } from "~/domain/zones";
import type { Forgetting } from "../state/action";
import { UNDO_STEPS, type UndoEntry } from "../state/action";
import type { ConversationState, Pending } from "../state/conversation";
import type { Input } from "../state/input";
import type { TurnContext } from "../state/turn-context";
import type { AgendaRequest } from "../understand/agenda-wanted";
import type { PreferenceRequest } from "../understand/command";
import { whenToWindow } from "../understand/times/when";
import type { Decision } from "./decision";
import { contactsNamed } from "./draft";
import { placePerson } from "./guest-zones";
import { wait } from "./propose";

/**
 * What Parley should assume, show or forget. Preferences are no calendar writes: they change at once, are told with what
 * they were, and undo brings them back. Forgetting cannot be undone, so it is asked first.
 */
export function onPreference(state: ConversationState, input: Input, turn: TurnContext): Decision {
  const request = input.command.slots.preference;
  if (!request) return { state, reply: { kind: "preference-unclear" } };
  if (request.kind === "set") return prefer(state, request, input, turn);
  if (request.kind === "travel" || request.kind === "home") return travel(state, request, input, turn);
  if (request.kind === "agenda") return change(state, agendaValues(request), input, turn);
  if (request.kind === "person-zone") return placePerson(state, request, turn);
  if (request.kind === "show") return showKnown(state, input, turn);
  return askToForget(state, request, input, turn);
}

function prefer(
  state: ConversationState,
  request: Extract<PreferenceRequest, { kind: "set" }>,
  input: Input,
  turn: TurnContext,
): Decision {
  const workdays = request.daysOff && turn.preferences.workdays.filter((day) => !request.daysOff?.includes(day));
  const values: Partial<Preferences> = { ...request.values, ...(workdays && { workdays }) };
  const problem = problemOf(values, { ...turn.preferences, ...values });
  if (problem) return { state, reply: { kind: "preference-refused", problem } };
  return change(state, values, input, turn);
}

/** Away from home, or back: it is kept and undone as the other preferences are. */
function travel(
  state: ConversationState,
  request: Extract<PreferenceRequest, { kind: "travel" | "home" }>,
  input: Input,
  turn: TurnContext,
): Decision {
  const { now } = turn;
  const { trips, timezone } = turn.preferences;
  const isHome = request.kind === "home" || (request.zone === timezone && !request.when);
  if (isHome) return change(state, { trips: endTrip(trips, now) }, input, turn);
  const days = request.when && whenToWindow(request.when, request.zone);
  const trip = {
    zone: request.zone,
    // Today is spent there as a whole: what is asked of it is asked of its wall.
    start: days && !request.until ? days.start : dayWindow(localDay(now, request.zone), request.zone).start,
    // Without an end it lasts until the next one that is known.
    end: days
      ? dayWindow(localDay(days.end - 1, request.zone), request.zone).end
      : Math.min(now + OPEN_TRIP_DAYS * DAY, ...trips.map(({ start }) => (start > now ? start : Infinity))),
  };
  if (trip.end <= now) return { state, reply: { kind: "unclear-time", problem: "" } };
  const others = addTrip(trips, trip, now);
  // Days at home within a journey need no trip of their own.
  return change(state, { trips: others.filter(({ zone }) => zone !== timezone) }, input, turn);
}

function agendaValues({ send, days, minute, whenEmpty, by }: AgendaRequest): Partial<Preferences> {
  return {
    notifyAgenda: send,
    ...(days !== undefined && { agendaDays: days }),
    ...(minute !== undefined && { agendaMinute: minute }),
    ...(whenEmpty !== undefined && { agendaWhenEmpty: whenEmpty }),
    ...(by !== undefined && { agendaBy: by }),
  };
}

/** Sets what differs and remembers how it was. */
function change(state: ConversationState, wanted: Partial<Preferences>, input: Input, turn: TurnContext): Decision {
  const before = pickKeys(turn.preferences, toldWith(wanted));
  const changed = keysOf(wanted).filter((key) => JSON.stringify(wanted[key]) !== JSON.stringify(before[key]));
  const after = pickKeys({ ...turn.preferences, ...wanted }, changed);
  const reply = { kind: "preferences" as const, id: input.newId, before, after };
  if (changed.length === 0) return { state, reply };
  const entry = { id: input.newId, steps: [], at: turn.now, preferences: pickKeys(turn.preferences, changed) };
  return {
    state: {
      ...state,
      undo: [...state.undo, entry].slice(-UNDO_STEPS),
      ...(after.language !== undefined && { language: spokenFor(after.language) }),
    },
    reply,
    prefer: after,
  };
}

/** What is one thing to people: begin and end of the day, and all that an agenda is. */
const TOLD_TOGETHER = [
  ["workdayStartMinute", "workdayEndMinute"],
  ["notifyAgenda", "agendaDays", "agendaMinute", "agendaWhenEmpty", "agendaBy"],
] as const satisfies (keyof Preferences)[][];

/** The keys, and those that are told with them. */
function toldWith(values: Partial<Preferences>): (keyof Preferences)[] {
  const together = TOLD_TOGETHER.filter((keys) => keys.some((key) => values[key] !== undefined));
  return [...together.flat(), ...keysOf(values)];
}

// The keys of a `Partial<Preferences>` are nothing else.
const keysOf = (values: Partial<Preferences>) => Object.keys(values) as (keyof Preferences)[];

function pickKeys(preferences: Preferences, keys: readonly (keyof Preferences)[]): Partial<Preferences> {
  return Object.fromEntries(keys.map((key) => [key, preferences[key]]));
}

/** The list of what is remembered; unless something else is open, "forget it" is about all of it. */
function showKnown(state: ConversationState, input: Input, turn: TurnContext): Decision {
  const id = input.newId;
  const { preferences, known } = turn;
  const reply = { kind: "known" as const, id, preferences, known, canForget: state.pending === null };
  return { state: state.pending ? state : wait(state, { kind: "known", id }, turn), reply };
}

function askToForget(
  state: ConversationState,
  request: Extract<PreferenceRequest, { kind: "forget" }>,
  input: Input,
  turn: TurnContext,
): Decision {
  const people = request.what === "person" ? everybodyCalled(request.name, turn.calendar.contacts) : [];
  if (request.what === "person" && people.length === 0) {
    return { state, reply: { kind: "nobody-to-forget", name: request.name } };
  }
  const forget: Forgetting = request.what === "person" ? { what: "people", people } : { what: request.what };
  const id = input.newId;
  return { state: wait(state, { kind: "forget", id, forget }, turn), reply: { kind: "ask-forget", id, forget } };
}

/** People by name or by address. */
function everybodyCalled(name: string, contacts: readonly Contact[]): Contact[] {
  const email = readEmail(name);
  return email ? contacts.filter((contact) => contact.email === email).slice(0, 1) : contactsNamed(name, contacts);
}

/** After "what do you know about me": "forget it", "forget all that". */
export function forgetKnown(state: ConversationState, input: Input, turn: TurnContext): Decision {
  return askToForget(state, { kind: "forget", what: "everything" }, input, turn);
}

/** The yes to forgetting. */
export function forgetNow(
  state: ConversationState,
  { forget }: Extract<Pending, { kind: "forget" }>,
  input: Input,
  turn: TurnContext,
): Decision {
  const closed = { ...state, pending: null };
  const reply = { kind: "forgotten" as const, forget };
  if (forget.what === "people") return { state: closed, reply, forget: forget.people.map(({ email }) => email) };
  if (forget.what === "contacts") return { state: closed, reply, forget: "everybody" };
  const standard = { state: closed, reply, prefer: DEFAULT_PREFERENCES };
  if (forget.what === "everything") return { ...standard, forget: "everybody" };
  const entry = { id: input.newId, steps: [], at: turn.now, preferences: turn.preferences };
  return { ...standard, state: { ...closed, undo: [...state.undo, entry].slice(-UNDO_STEPS) } };
}

/** Brings back the preferences that an earlier message changed. */
export function undoPreferences(state: ConversationState, entry: UndoEntry, input: Input, turn: TurnContext): Decision {
  const after = entry.preferences ?? {};
  const before = pickKeys(turn.preferences, toldWith(after));
  const undo = state.undo.filter((one) => one !== entry);
  return {
    state: { ...state, undo },
    reply: { kind: "preferences", id: input.newId, before, after, undone: true },
    prefer: after,
  };
}
