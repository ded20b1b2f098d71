import { Temporal } from "temporal-polyfill";
import type { CalendarEvent } from "~/domain/calendar-event";
import type { Interval } from "~/domain/time";
import { atMinute, dayWindow, localDay } from "~/domain/zones";
import type { ConversationState } from "../state/conversation";
import type { Input } from "../state/input";
import type { TurnContext } from "../state/turn-context";
import type { Command, Manner, When } from "../understand/command";
import { said } from "../understand/languages/lists/said";
import { timeOnDay, whenToWindow } from "../understand/times/when";
import type { Decision } from "./decision";
import { findTarget, mentionsAll } from "./find-target";
import { withFocus } from "./focus";
import { notFound } from "./not-found";
import { proposeAll } from "./propose";
import { SURE } from "./what-is-said";

/** "What's on tomorrow", "when do I see Anna": reads answer at once; "how long is the review" with its length in words. */
export function lookUp(state: ConversationState, input: Input, turn: TurnContext): Decision {
  const found = lookUpAny(state, input, turn);
  if (!("reply" in found) || found.reply.kind !== "event" || !HOW_LONG.isIn(input.text)) return found;
  return { ...found, reply: { ...found.reply, asksLength: true } };
}

function lookUpAny(state: ConversationState, input: Input, turn: TurnContext): Decision {
  if (turn.calendar.state !== "ready") return { state, reply: { kind: "no-calendar", state: turn.calendar.state } };
  const { when, manner, slots } = input.command;
  if (when?.kind === "unresolved") return { state, reply: { kind: "unclear-time", problem: when.problem ?? "" } };
  const listed = ofList(state, input, turn);
  if (listed) return { state: { ...state, focusEventId: listed.id }, reply: { kind: "event", event: listed } };
  const byManner = manner && BY_MANNER[manner];
  if (byManner) return byManner(state, input, turn);
  const only = atPlace(input, turn);
  if (only) return { state: withFocus(state, [only]), reply: { kind: "event", event: only } };
  const isNamed = [slots, slots.target].some((said) => said?.title || said?.attendees?.length);
  if (isNamed) return lookUpNamed(state, input, turn);
  const next = asksForNext(input) ? nextOf(turn) : undefined;
  if (next) return { state: withFocus(state, [next]), reply: { kind: "event", event: next } };
  const window = windowAsked(input, turn);
  const events = eventsIn(window, turn);
  const counts = manner === "count" && { counts: true as const };
  return { state: withFocus(state, events), reply: { kind: "agenda", window, events, ...counts } };
}

/** Questions that have an answer of their own. */
const BY_MANNER: Readonly<Partial<Record<Manner, typeof lookUp>>> = {
  about: lookUpOne,
  last: lookBack,
  "whole-days": lookForDays,
};

/** "Who's at the 2pm", behind a list of another day: where nothing is at that hour of today, it is the one of the list. */
function ofList({ listedIds }: ConversationState, { command }: Input, turn: TurnContext): CalendarEvent | undefined {
  const { when, slots } = command;
  const then = slots.target?.when ?? when;
  const isOnlyHour = then?.grain === "minute" && !slots.target?.title && !slots.target?.attendees;
  if (!isOnlyHour || listedIds.length < 2 || timedIn(windowOf(then, turn.zone, turn.now), turn).length > 0)
    return undefined;
  const [only, another] = timedIn({ start: turn.now, end: Number.MAX_SAFE_INTEGER }, turn).filter(
    ({ id, start }) => listedIds.includes(id) && timeOnDay(then, localDay(start, turn.zone), turn.zone) === start,
  );
  return another ? undefined : only;
}

/** "Which is the first tomorrow": the one at that end of the day. */
function atPlace(input: Input, turn: TurnContext): CalendarEvent | undefined {
  const place = PLACE_OF[input.command.manner ?? ""];
  return place === undefined ? undefined : timedIn(windowAsked(input, turn), turn).at(place);
}

const nextOf = ({ calendar, now }: TurnContext) => calendar.events.find(({ start, allDay }) => start > now && !allDay);

/** "When do I see Anna", "is the dentist on Thursday?": what is called so, or is with them. */
function lookUpNamed(state: ConversationState, input: Input, turn: TurnContext): Decision {
  const { command } = input;
  const { now, zone } = turn;
  const isTitled = Boolean(command.slots.target?.title);
  // What is asked about may lie behind: "when did I see Anna last week".
  const from = command.when ? Math.min(now, windowOf(command.when, zone, now).start) : now;
  const then = findTarget(command, input.text, turn, null, from).events;
  // "Is the dentist on Thursday?": where it is instead.
  const isElsewhere = then.length === 0 && isTitled;
  const elsewhere = isElsewhere ? findTarget({ ...command, when: null }, "", turn, null, now).events : then;
  const found = elsewhere.length > 0 ? elsewhere : byTitleAlone(command, turn);
  const shown = found.slice(0, asksForNext(input) ? 1 : MOST_NAMED);
  const [first, second] = shown;
  // "How long was the audit": it may lie behind.
  if (!first) return isTitled && !command.when ? lookBack(state, input, turn) : notFound(state, input, turn);
  if (!second) return { state: withFocus(state, shown), reply: { kind: "event", event: first } };
  const days = shown.map(({ start }) => dayWindow(localDay(start, zone), zone));
  const window = { start: Math.min(...days.map(({ start }) => start)), end: Math.max(...days.map(({ end }) => end)) };
  return { state: withFocus(state, shown), reply: { kind: "agenda", window, events: shown } };
}

/** "When did I last meet Anna": the nearest one behind that fits. */
function lookBack(state: ConversationState, input: Input, turn: TurnContext): Decision {
  const { target = {} } = input.command.slots;
  const behind = turn.calendar.events.filter(({ start }) => start < turn.now);
  const event = behind.findLast((one) => mentionsAll(one, target));
  return event ? { state: withFocus(state, [event]), reply: { kind: "event", event } } : notFound(state, input, turn);
}

/** "When am I off?", "am I off on Friday?": what takes whole days then, or ahead. */
function lookForDays(state: ConversationState, input: Input, turn: TurnContext): Decision {
  const { when } = input.command;
  const events = findTarget(input.command, "", turn, null, turn.now).events.slice(0, MOST_NAMED);
  const window = when ? windowOf(when, turn.zone, turn.now) : null;
  return { state: withFocus(state, events), reply: { kind: "whole-days", window, events } };
}

/** "Who's coming to the retro", "how long is it": the first that fits, in full. */
function lookUpOne(state: ConversationState, input: Input, turn: TurnContext): Decision {
  const { command, text } = input;
  const { now } = turn;
  const attendees = command.slots.target?.attendees ?? [];
  const { target: _, ...slots } = command.slots;
  const onlyPeople = attendees.length > 0 && Object.keys(command.slots.target ?? {}).length === 1;
  // "Did Tom accept": of the meeting that was spoken of, when he is in it.
  const spokenOf = onlyPeople ? findTarget({ ...command, slots }, "", turn, state.focusEventId, now).events : [];
  const about = spokenOf.filter((event) => mentionsAll(event, { attendees }));
  const named = about.length > 0 ? about : findTarget(command, text, turn, state.focusEventId, now).events;
  const [event] = named.length > 0 ? named : byTitleAlone(command, turn);
  if (event) return { state: withFocus(state, [event]), reply: { kind: "event", event } };
  if (state.pending?.kind === "proposal") return proposeAll(state, state.pending.actions, input, turn);
  // What no meeting is called may be anything else in the world.
  return command.confidence < SURE ? { state, reply: { kind: "off-topic" } } : notFound(state, input, turn);
}

/** "Is Tom coming to the demo?": where he is not in it, the demo with those who are. */
function byTitleAlone(command: Command, turn: TurnContext): CalendarEvent[] {
  const { attendees, ...target } = command.slots.target ?? {};
  if (!attendees || target.title === undefined) return [];
  return findTarget({ ...command, slots: { ...command.slots, target } }, "", turn, null, turn.now).events;
}

function windowAsked({ command: { when, slots } }: Input, { now, zone }: TurnContext): Interval {
  const window = when ? windowOf(when, zone, now) : dayWindow(localDay(now, zone), zone);
  const { fromMinute, untilMinute } = slots.limits ?? {};
  const at = (minute: number) => atMinute(Temporal.PlainDate.from(localDay(window.start, zone)), minute, zone);
  // "What have I got after lunch": the hours behind it.
  return {
    start: fromMinute === undefined ? window.start : at(fromMinute),
    end: untilMinute === undefined ? window.end : at(untilMinute),
  };
}

const eventsIn = ({ start, end }: Interval, { calendar }: TurnContext) =>
  calendar.events.filter((event) => event.start < end && event.end > start);

const timedIn = (window: Interval, turn: TurnContext) => eventsIn(window, turn).filter(({ allDay }) => !allDay);

/** One end of a day. */
const PLACE_OF: Readonly<Record<string, number>> = { "first-of": 0, "last-of": -1 };

const MOST_NAMED = 10;

const HOW_LONG = said`${"howLong"}`;

const NEXT = said`${"next"}`;

/** "When is my next call": one is the answer. */
const asksForNext = ({ command, text }: Input) => command.when === null && NEXT.isIn(text);

/** The stretch that a time means in a question; a bare clock time is its next occurrence. */
export function windowOf(when: When, zone: string, now: number): Interval {
  if (when.kind === "time") {
    const today = localDay(now, zone);
    const start = timeOnDay(when, today, zone);
    const from =
      start >= now ? start : timeOnDay(when, Temporal.PlainDate.from(today).add({ days: 1 }).toString(), zone);
    const until = when.end ? timeOnDay({ ...when, start: when.end }, localDay(from, zone), zone) : from;
    return { start: from, end: Math.max(from, until) };
  }
  return whenToWindow(when, zone) ?? dayWindow(localDay(now, zone), zone);
}
