import { blocksTime, type CalendarEvent } from "~/domain/calendar-event";
import { contactKey } from "~/domain/contact";
import { HOUR, type Instant } from "~/domain/time";
import { weekdaysOfRule } from "~/domain/weekdays";
import { dayWindow, localDay, zoned } from "~/domain/zones";
import type { ConversationState } from "../state/conversation";
import type { TurnContext } from "../state/turn-context";
import type { Command, Target, When } from "../understand/command";
import { NEXT } from "../understand/ear/slots";
import { oneSlip } from "../understand/grammar/spelling";
import { said } from "../understand/languages/lists/said";
import { targetsIn } from "../understand/manners/bulk-actions";
import { timeOnDay, whenToWindow } from "../understand/times/when";
import { inItsZone } from "./in-its-zone";

/** Words that name any meeting at all and so tell none apart. */
const GENERIC = new Set(
  "the a an my our this that it its with meeting meetings appointment appointments event events call calls thing one booking slot invite de het een die dat van mijn onze met mit avec con afspraak afspraken".split(
    " ",
  ),
);

/** "The weekly sync" is one that is called so, or a sync that comes again. */
const OFTEN = new Set("daily weekly biweekly fortnightly monthly quarterly yearly annual".split(" "));

/** The meetings that a message can mean, earliest first; `described` is false when it says nothing to go by. */
export interface Found {
  described: boolean;
  events: CalendarEvent[];
}

/**
 * Finds the existing meeting that is meant among those still ahead. Every part of the description must fit;
 * a bare time means the first day on which something starts then.
 *
 * @param from what ended before it is not looked at
 */
export function findTarget(
  command: Command,
  text: string,
  turn: TurnContext,
  focusEventId: string | null,
  from: Instant,
): Found {
  const target = targetOf(command);
  const ahead = aheadOf(turn, from);
  const placed = atPlace(target, ahead, turn, from);
  if (placed) return { described: true, events: placed };
  const ofKind = calledByKind(target, ahead, turn);
  if (ofKind) {
    const last = ofKind.filter(({ id }) => id === focusEventId);
    return { described: true, events: nextOfEachSeries(last.length > 0 ? last : ofKind) };
  }
  if (!saysWho(target) && !target.when) {
    if (NEXT_ONE.isIn(text)) return { described: true, events: ahead.slice(0, 1) };
    // Of a series that was just booked the calendar lists the instances.
    const focus = ahead.filter(({ id, recurringEventId }) => [id, recurringEventId].includes(focusEventId ?? ""));
    return { described: focus.length > 0, events: nextOfEachSeries(focus) };
  }

  const focus = target.told === "it" ? ahead.filter(({ id }) => id === focusEventId) : [];
  const spokenOf = fitting(focus, target, turn);
  if (spokenOf.length > 0) return { described: true, events: spokenOf };
  // "Owen called, cancel it", of what he does not come to
  const isOthers = focus.length > 0 && !target.when && fitting(ahead, target, turn).length === 0;
  if (isOthers) return { described: true, events: focus };

  const bareHour = /^\d{1,2}$/.test(target.title ?? "") ? Number(target.title) : null;
  const named = fitting(ahead, target, turn);
  // "My 3" is the one at 3, unless something is called so.
  const meant = named.length > 0 || bareHour === null ? named : atHour(ahead, bareHour, turn);
  const events = nextOfEachSeries(meant);
  const onDay = events.length > 1 ? onDayBeside(command, meant, turn) : [];
  return { described: true, events: onDay.length > 0 ? onDay : events };
}

/** These too name any meeting, but for those that are called so. */
const KINDS = new Set(["call", "calls"]);

/** "The call", where one is called so: never another one; undefined where none is, or somebody is named with whom there is none. */
function calledByKind(target: Target, ahead: readonly CalendarEvent[], turn: TurnContext): CalendarEvent[] | undefined {
  const { title = "", attendees = [] } = target;
  const kind = contactKey(title)
    .split(" ")
    .find((word) => KINDS.has(word));
  if (!kind || significantWords(title).length > 0) return undefined;
  const called = ahead.filter((event) => contactKey(event.title).split(" ").includes(kind));
  const all = fitting(called, target, turn);
  const just = all.filter((event) => contactKey(event.title) === contactKey(title));
  const events = just.length > 0 ? just : all;
  return called.length === 0 || (events.length === 0 && attendees.length > 0) ? undefined : events;
}

/**
 * "The Monday one", of several on that day: the one that the talk was about, where there is one. It was spoken of last or
 * written in this talk, or it is called as what was.
 */
export function ofTalk(
  { focusEventId, undo }: ConversationState,
  command: Command,
  events: CalendarEvent[],
  { calendar }: TurnContext,
): CalendarEvent[] {
  const target = targetOf(command);
  const isDay = target.when?.grain === "day" && !saysWho(target) && target.place === undefined;
  if (events.length < 2 || !isDay) return events;
  const written = undo.flatMap(({ steps }) => steps.map(({ event }) => event.id));
  const titles = calendar.events.flatMap(({ id, title }) => (id === focusEventId ? [title] : []));
  const spokenOf = events.filter(
    ({ id, title }) => id === focusEventId || written.includes(id) || titles.includes(title),
  );
  return spokenOf.length === 1 ? spokenOf : events;
}

export const aheadOf = ({ calendar, now }: TurnContext, from = now): CalendarEvent[] =>
  calendar.events.filter(({ end }) => end > from);

/** "Make the coffee on Wednesday 10 minutes shorter": a day beside how much longer or shorter tells which one. */
const NEXT_ONE = said`${"next"}\s+${"meeting"}`;

function onDayBeside({ slots, when }: Command, events: CalendarEvent[], turn: TurnContext): CalendarEvent[] {
  const isDay = slots.extendMinutes !== undefined && when?.kind === "date" && when.grain === "day";
  return isDay && !slots.target?.when ? atTime(events, when, turn) : [];
}

/** "My last meeting today": of what begins on its day, today where none was said; the next one needs no day. */
function atPlace(
  target: Target,
  ahead: readonly CalendarEvent[],
  turn: TurnContext,
  now: Instant,
): CalendarEvent[] | undefined {
  const { place, when } = target;
  if (place === undefined) return undefined;
  if (place === NEXT)
    return fitting(ahead, target, turn)
      .filter(({ start, allDay }) => !allDay && start > now)
      .slice(0, 1);
  const { zone } = inItsZone(turn, when ?? null, null);
  const window = when ? whenToWindow(when, zone) : dayWindow(localDay(now, zone), zone);
  const then = ahead.filter(({ start, allDay }) => window && !allDay && start >= window.start && start < window.end);
  const event = then.at(place < 0 ? place : place - 1);
  return event ? [event] : [];
}

/** Those of which every part of a description fits. */
export function fitting(events: readonly CalendarEvent[], target: Target, turn: TurnContext): CalendarEvent[] {
  if (target.allDay) return wholeDaysFitting(events, target, turn);
  const exact = events.filter((event) => mentionsAll(event, target));
  // What nothing is called may be a slip of the thumb; it is shown before anything is written.
  const named = exact.length > 0 ? exact : events.filter((event) => mentionsAll(event, target, oneSlipFrom));
  return target.when ? atTime(named, target.when, turn) : named;
}

/** What takes whole days: by its name where one is called so, else all of it that takes time. */
function wholeDaysFitting(events: readonly CalendarEvent[], target: Target, turn: TurnContext): CalendarEvent[] {
  const whole = events.filter(({ allDay }) => allDay);
  const called = whole.filter((event) => mentionsAll(event, target));
  const meant = called.length > 0 ? called : whole.filter(blocksTime);
  return target.when ? atTime(meant, target.when, turn) : meant;
}

/** What starts at 3 or at 15, on the first day on which something does. */
function atHour(events: readonly CalendarEvent[], hour: number, turn: TurnContext): CalendarEvent[] {
  const then = events.filter(({ start, allDay }) => {
    const clock = zoned(start, zoneThen(start, turn));
    return !allDay && clock.minute === 0 && (clock.hour === hour || clock.hour === hour + 12);
  });
  const dayOf = (start: Instant) => localDay(start, zoneThen(start, turn));
  return then.filter(({ start }) => dayOf(start) === dayOf(then[0]?.start ?? start));
}

/** Whether title, people and place of an event fit; a target without any of them fits all. */
export function mentionsAll(event: CalendarEvent, target: Target, alike = startsWith): boolean {
  const { words, people, place } = namesIn(target);
  return (
    words.every(
      (word) => keyOf(event).some((part) => alike(part, word)) || (OFTEN.has(word) && event.recurringEventId),
    ) &&
    people.every((person) => mentions(event, person)) &&
    (place === "" || contactKey(event.location).includes(place))
  );
}

const startsWith = (part: string, word: string) => part.startsWith(word);

/** "The weddings", of which each is called "Wedding …", is no slip, and only longer. */
const oneSlipFrom = (part: string, word: string) =>
  part.startsWith(word) ||
  (part.length >= 4 && word.startsWith(part) && word.length - part.length <= 2) ||
  (word.length >= 5 && part[0] === word[0] && oneSlip(part, word));

const namesIn = ({ title = "", attendees = [], location = "" }: Target) => ({
  words: significantWords(title),
  people: attendees.map(contactKey).filter((key) => key.length > 0),
  place: contactKey(location),
});

/** Whether anything but a time tells which meeting is meant. */
export function saysWho(target: Target): boolean {
  const { words, people, place } = namesIn(target);
  return words.length > 0 || people.length > 0 || place !== "" || target.allDay === true;
}

/** "The standup" is the next one, not the two hundred that repeat after it. */
function nextOfEachSeries(events: readonly CalendarEvent[]): CalendarEvent[] {
  const seen = new Set<string>();
  return events.filter(({ recurringEventId }) => {
    if (recurringEventId === undefined) return true;
    if (seen.has(recurringEventId)) return false;
    seen.add(recurringEventId);
    return true;
  });
}

/** For everything but moves the only time said is the target's own. */
export function targetOf({ intent, slots, when }: Command): Target {
  const target = slots.target ?? {};
  if (intent === "reschedule" || intent === "edit_attendees") return target;
  return {
    ...target,
    ...(target.title === undefined && slots.title !== undefined && { title: slots.title }),
    ...(target.attendees === undefined && slots.attendees !== undefined && { attendees: slots.attendees }),
    ...(target.when === undefined && when !== null && { when }),
  };
}

/** The one meeting that words name; undefined where they name several, or none. */
export function onlyTargetIn(text: string, { now, zone, workday, language: usual }: TurnContext): Target | undefined {
  const [only, another] = targetsIn(text, { now, zone, workday, usual });
  return another ? undefined : only;
}

/** Where the user is by then. */
const zoneThen = (start: Instant, turn: TurnContext) => inItsZone(turn, null, start).zone;

/** What is on at a time that is said: each by the clock of where the user is by then, and whole days as they are at home. */
function atTime(events: CalendarEvent[], when: When, turn: TurnContext): CalendarEvent[] {
  if (turn.preferences.trips.length === 0 || when.zone !== undefined) return atTimeIn(events, when, turn.zone);
  const zoneOf = ({ start, allDay }: CalendarEvent) => (allDay ? turn.preferences.timezone : zoneThen(start, turn));
  const there = [...Map.groupBy(events, zoneOf)].flatMap(([zone, some]) => atTimeIn(some, when, zone));
  const [first, ...others] = there.toSorted((a, b) => a.start - b.start);
  if (!first) return [];
  // A bare hour means the first day on which something starts then.
  return [first, ...others.filter((event) => when.kind !== "time" || zoneOf(event) === zoneOf(first))];
}

function atTimeIn(events: CalendarEvent[], when: When, zone: string): CalendarEvent[] {
  if (when.kind === "unresolved" || when.kind === "duration") return events;
  if (when.kind === "recurring") {
    const days = weekdaysOfRule(when.rrule ?? "");
    return events.filter(
      ({ start, recurringEventId }) =>
        recurringEventId !== undefined && (days.length === 0 || days.includes(zoned(start, zone).dayOfWeek)),
    );
  }
  if (when.kind === "time") {
    const startsThen = events.filter(
      (event) => !event.allDay && timeOnDay(when, localDay(event.start, zone), zone) === event.start,
    );
    const firstDay = startsThen[0] && localDay(startsThen[0].start, zone);
    return startsThen.filter((event) => localDay(event.start, zone) === firstDay);
  }
  const said = whenToWindow(when, zone);
  if (!said) return events;
  // "The gym tonight" may well be at six.
  const window = when.part === "night" ? { ...said, start: said.start - EVENING_MS } : said;
  if (when.grain === "minute") {
    const exact = events.filter((event) => event.start === window.start);
    if (exact.length > 0) return exact;
    // "my 3 to 4" may well be a meeting that only lies in there.
    return events.filter((event) => event.start < Math.max(window.end, window.start + 1) && event.end > window.start);
  }
  return events.filter((event) => event.start < window.end && event.end > window.start);
}

/** So much earlier than the night an evening begins. */
const EVENING_MS = 2 * HOUR;

export function significantWords(title: string): string[] {
  return contactKey(title)
    .split(/[\s._+-]+/)
    .filter((word) => word.length > 0 && !GENERIC.has(word));
}

function mentions(event: CalendarEvent, person: string): boolean {
  if (person.includes("@") && event.attendees.some(({ email }) => contactKey(email) === person)) return true;
  return person.split(" ").every((word) => keyOf(event).some((part) => part.startsWith(word)));
}

/** Title and people of an event as single words. */
function keyOf({ title, attendees }: CalendarEvent): string[] {
  const others = attendees.filter((attendee) => !attendee.self);
  const text = [title, ...others.flatMap(({ name, email }) => [name ?? "", email, email.split("@")[0] ?? ""])].join(
    " ",
  );
  return contactKey(text).split(/[\s._+-]+/);
}
