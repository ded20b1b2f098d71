import { Temporal } from "temporal-polyfill";
import { type AllDay, daysTouched } from "~/domain/all-day";
import type { Attendee, CalendarEvent } from "~/domain/calendar-event";
import { type Contact, contactKey, readEmail } from "~/domain/contact";
import { joinLimits } from "~/domain/limits";
import { type MeetingTemplate, templateIn } from "~/domain/meeting-template";
import { hasFeature } from "~/domain/plan-features";
import { isShortFor } from "~/domain/short-name";
import { cut } from "~/domain/text";
import { type Instant, type Interval, MINUTE } from "~/domain/time";
import { isOneDay, localDay, shifted } from "~/domain/zones";
import { type Draft, type Guest, guestsOf } from "../state/action";
import type { Input } from "../state/input";
import { titleOf } from "../state/title";
import type { TurnContext } from "../state/turn-context";
import type { Command, When } from "../understand/command";
import { splitNames } from "../understand/languages/lists/names";
import { said as patternOf } from "../understand/languages/lists/said";
import { timeOnDay, whenToInterval, whenToWindow } from "../understand/times/when";
import { wordsOf } from "../words/catalogue";
import { against, anchorOfDraft } from "./anchor";
import { significantWords } from "./find-target";
import { inItsZone, onWallOf } from "./in-its-zone";
import { usualHours } from "./meals";
import { dayOne, daysSaid, onDays } from "./whole-days";

/** A time as far as it is settled: an exact start, or the stretch in which it should lie. */
export interface Timing {
  start: Instant | null;
  around: Interval | null;
  durationMinutes: number;
}

export function newDraft(
  meetingId: string,
  command: Command,
  turn: TurnContext,
  now: Instant,
  template?: MeetingTemplate,
): Draft & { problem?: string } {
  const { slots } = command;
  // "When can I meet Anna" describes a meeting that does not exist yet.
  const attendees = slots.attendees ?? slots.target?.attendees;
  const named = attendees ? undefined : peopleInTitle(command, turn.calendar.contacts);
  const people = attendees ?? named;
  const own = named ? undefined : (slots.title ?? titleSought(command));
  const title = own !== undefined && template && isOnlyName(own, template) ? undefined : own;
  // "Coffee tomorrow evening": hours that are said stand.
  const limits = slots.limits ?? (isHours(command.when) ? undefined : usualHours(title ?? ""));
  const said = {
    ...command,
    slots: { ...slots, ...(people && { attendees: people }), title, ...(limits && { limits }) },
  };
  const empty: Draft = {
    meetingId,
    title: "",
    people: [],
    unknownNames: [],
    location: template?.location ?? "",
    durationMinutes: template?.durationMinutes ?? turn.preferences.defaultMeetingDuration,
    start: null,
    around: null,
    recurrence: "",
    language: turn.language,
    ...(template && { template }),
  };
  const minutes = slots.durationMinutes ?? empty.durationMinutes;
  return withProvider(amendDraft({ ...empty, durationMinutes: minutes }, said, turn, now));
}

/** "Haircut with Mario": whoever nobody knows and does that for one is in its title, and not asked to it. */
function withProvider<D extends Draft>(draft: D): D {
  const { people, unknownNames, title } = draft;
  if (people.length > 0 || unknownNames.length === 0 || !SERVICE.isIn(title)) return draft;
  return { ...named(draft, unknownNames.join(", ")), unknownNames: [] };
}

const SERVICE = patternOf`${"services"}`;

/** A part of a day, or a stretch of hours. */
export const isHours = (when: When | null): boolean =>
  when?.grain === "part_of_day" || (when?.grain === "minute" && when.kind === "range");

/** With somebody in its title, who is not invited. */
export function named<D extends Draft>(draft: D, name: string): D {
  const title = titleOf(draft);
  const isNamed = contactKey(title).includes(contactKey(name));
  return { ...draft, title: isNamed ? title : wordsOf(draft).meetingWith(name, title) };
}

const NO_INVITE = patternOf`${"noInvite"}(?:\s+${"please"})?\s*(?:$|[,.;!?])`;

/** "Lunch with Zoe tomorrow 12, no invite": nobody is invited. */
export function uninvited<D extends Draft>(draft: D, text: string): D {
  const names = [...draft.people.map(({ name, email }) => name || email), ...draft.unknownNames];
  if (names.length === 0 || !NO_INVITE.isIn(text)) return draft;
  return { ...named(draft, names.join(", ")), people: [], unknownNames: [] };
}

/** The user's template that the request names, where the plan has templates. */
export function templateFor({ text }: Pick<Input, "text">, turn: TurnContext): MeetingTemplate | undefined {
  return hasFeature(turn.standing, "templates") ? templateIn(text, turn.templates) : undefined;
}

/** Whether a title says nothing besides a template's name: then the template has the better one. */
function isOnlyName(title: string, { name }: MeetingTemplate): boolean {
  const words = contactKey(name).split(" ");
  return significantWords(title).every((word) => words.includes(word));
}

/** "Find time for lunch with Anna": the description of what is looked for is its title, unless it is only a name. */
function titleSought({ intent, slots: { target } }: Command): string | undefined {
  const title = intent === "find_slot" && target?.attendees?.length ? (target.title ?? "") : "";
  const isName = target?.attendees?.some((name) => contactKey(title).includes(contactKey(name)));
  return title.length >= SHORTEST_TITLE && !isName ? title : undefined;
}

/** What is left of a sentence is no title. */
const SHORTEST_TITLE = 4;

/** "Book Anna tomorrow at 10": a title that is nothing but people who are known. */
function peopleInTitle({ slots: { title } }: Command, contacts: readonly Contact[]): string[] | undefined {
  const names = title === undefined ? [] : splitNames(title);
  return names.length > 0 && names.every((name) => contactsCalled(name, contacts).length > 0) ? names : undefined;
}

/** The draft with everything that the message says; what it does not mention stays. */
export function amendDraft(draft: Draft, said: Command, here: TurnContext, now: Instant): Draft & { problem?: string } {
  const command = against(anchorOfDraft(draft), said, here);
  const turn = inItsZone(here, command.when, draft.start ?? draft.around?.start ?? null);
  const { slots, when } = command;
  const instead = command.manner === "instead" ? onlyGuest(draft) : [];
  const people = amendPeople(draft, slots, [...(slots.removedAttendees ?? []), ...instead], turn);
  const { isTitleFromCalendar, notInvited, allDay, isEndSaid, guestsBefore, ...rest } = draft;
  const before = isSameGuests(draft, people) ? guestsBefore : guestKeys(draft);
  // Whoever is added by name or address is taken for those who had none.
  const unnamed = slots.unnamed ?? (slots.attendees ? undefined : notInvited);
  return {
    ...rest,
    ...people,
    ...(before && { guestsBefore: before }),
    ...(unnamed && { notInvited: unnamed }),
    ...(isTitleFromCalendar && slots.title === undefined && { isTitleFromCalendar }),
    title: slots.title === undefined ? draft.title : cut(slots.title, TITLE_MAX),
    location:
      slots.location === undefined || readEmail(slots.location) ? draft.location : cut(slots.location, TITLE_MAX),
    ...(slots.note !== undefined && { note: slots.note }),
    limits: joinLimits(draft.limits, slots.limits),
    ...placesOf(draft, people.people, command, turn),
    recurrence: slots.recurrence ?? when?.rrule ?? draft.recurrence,
    ...endSaid(command, isEndSaid),
    ...amendTiming(draft, command, turn, now),
  };
}

/** Whether it is known when something ends, and not how long it is: what was said last. */
export function endSaid({ slots, when }: Command, before?: true): { isEndSaid?: true } {
  if (when?.edge === "end") return { isEndSaid: true };
  const isLength = slots.durationMinutes ?? slots.extendMinutes ?? (when?.kind === "duration" || undefined);
  return before && isLength === undefined ? { isEndSaid: true } : {};
}

/** When the draft is, as far as that is settled, with what was said of it. */
function amendTiming(
  draft: Draft,
  command: Command,
  turn: TurnContext,
  now: Instant,
): Timing & Pick<Draft, "allDay"> & { problem?: string } {
  const onWholeDays = amendDays(draft, command, turn);
  if (onWholeDays) return onWholeDays;
  const { slots, when } = command;
  const { shiftMinutes, extendMinutes } = slots;
  const settled: Timing = {
    ...{ start: draft.start, around: draft.around, durationMinutes: slots.durationMinutes ?? draft.durationMinutes },
    ...(draft.allDay?.days && onTheDay(draft.allDay.days, slots, turn)),
  };
  // The time in "push it by 30 minutes" is a length, and its slot says so.
  const isLength = shiftMinutes !== undefined || extendMinutes !== undefined;
  const { start, durationMinutes, ...timing }: Timing & { problem?: string } =
    when && !isLength ? applyWhen(startOnWallOf(turn, settled), when, slots.durationMinutes, turn.zone, now) : settled;
  return {
    ...timing,
    start: start === null ? null : shifted(start, shiftMinutes ?? 0, turn.zone),
    durationMinutes: durationMinutes + (extendMinutes ?? 0),
  };
}

const startOnWallOf = (turn: TurnContext, timing: Timing): Timing =>
  timing.start === null ? timing : { ...timing, start: onWallOf(turn, timing.start) };

/** The days of a draft that takes whole days, or that does from now on; undefined when it has a time of day. */
function amendDays(
  { allDay, start, around }: Draft,
  { slots, when }: Pick<Command, "slots" | "when">,
  { zone }: TurnContext,
): (Timing & { allDay: NonNullable<Draft["allDay"]>; problem?: string }) | undefined {
  if (!(slots.allDay ?? allDay !== undefined)) return undefined;
  const settled = start === null ? around : { start, end: start };
  const before = allDay?.days ?? (settled && isOneDay(settled) ? daysTouched(settled, zone) : null);
  const { days, problem, isTimed } = daysSaid(before, { slots, when }, zone);
  if (isTimed && !slots.allDay) return undefined;
  const free = (slots.free ?? allDay?.free) && { free: true as const };
  return { ...onDays(days, zone), allDay: { days, ...free }, ...(problem !== undefined && { problem }) };
}

/** Where a time of day is said after all: on the first of the days, and as long as meetings usually are. */
const onTheDay = (days: AllDay, { durationMinutes }: Command["slots"], { zone, preferences }: TurnContext) => ({
  start: null,
  around: dayOne(days, zone),
  durationMinutes: durationMinutes ?? preferences.defaultMeetingDuration,
});

/** Who shall come: addresses, and keys of names. */
export const guestKeys = ({ people, unknownNames }: Pick<Draft, "people" | "unknownNames">): string[] => [
  ...people.map(({ email }) => email),
  ...unknownNames.map(contactKey),
];

const isSameGuests = (...guests: readonly Pick<Draft, "people" | "unknownNames">[]) =>
  new Set(guests.map((one) => guestKeys(one).join())).size === 1;

/** "I meant Tom": he comes in the place of the one guest there is. */
function onlyGuest({ people, unknownNames }: Pick<Draft, "people" | "unknownNames">): string[] {
  const [only, second] = [...people.map(({ email }) => email), ...unknownNames];
  return only !== undefined && second === undefined ? [only] : [];
}

/** Where the guests are: as it was just said, as it was said before, or as it is remembered of them. */
function placesOf(
  { zones, saidZone }: Draft,
  people: readonly Guest[],
  { slots, when }: Command,
  { calendar }: TurnContext,
): Pick<Draft, "zones" | "saidZone"> {
  const known = people.flatMap(({ email }) => {
    const zone = calendar.contacts.find((contact) => contact.email === email && contact.zone)?.zone;
    return zone ? [[email, zone] as const] : [];
  });
  const said = when?.zone;
  const all = {
    ...Object.fromEntries(known),
    ...zones,
    ...(said && slots.zoneOf !== undefined && { [contactKey(slots.zoneOf)]: said }),
  };
  const own = said && slots.zoneOf === undefined ? said : when ? undefined : saidZone;
  return { ...(Object.keys(all).length > 0 && { zones: all }), ...(own && { saidZone: own }) };
}

/** Longer than any title that people read; Google takes a little more. */
const TITLE_MAX = 200;

/**
 * Brings a time that was said into what is settled so far. A bare time keeps the day, a bare day keeps the time,
 * a stretch ("Friday afternoon", "between 2 and 4") leaves the exact time open.
 *
 * @param saidDuration the length that the same message names; it wins over the length of a range
 */
export function applyWhen(
  base: Timing,
  when: When,
  saidDuration: number | undefined,
  zone: string,
  now: Instant,
): Timing & { problem?: string } {
  if (when.kind === "unresolved") return { ...base, problem: when.problem ?? "I could not read that time" };
  if (when.kind === "duration") return { ...base, durationMinutes: when.minutes ?? base.durationMinutes };

  if (when.kind === "time") return atClock(base, when, saidDuration, zone, now);
  if (when.kind === "date" && base.start !== null && when.start) return onDate(base, base.start, when.start, zone);
  const exact = when.grain === "minute" ? whenToInterval(when, zone, base.durationMinutes) : null;
  return exact ? atMoment(base, when, exact, saidDuration) : { ...base, start: null, around: whenToWindow(when, zone) };
}

/** A clock time alone: on the day that is settled, or the next time the clock shows it. */
function atClock(
  base: Timing,
  when: When,
  saidDuration: number | undefined,
  zone: string,
  now: Instant,
): Timing & { problem?: string } {
  const start = timeNear(base, when, zone, now);
  const problem = clockSkips(start, when.start ?? "", zone);
  if (problem) return { ...base, problem };
  const end = when.end ? timeOnDay({ ...when, start: when.end }, localDay(start, zone), zone) : null;
  if (end && end > start && when.within)
    return { start: null, around: { start, end }, durationMinutes: saidDuration ?? base.durationMinutes };
  const saidLength = end && end > start ? minutes(start, end) : base.durationMinutes;
  return { start, around: null, durationMinutes: saidDuration ?? saidLength };
}

/** Another day at the time of day that is settled. @param date as `PlainDate` reads it */
function onDate(base: Timing, start: Instant, date: string, zone: string): Timing & { problem?: string } {
  const time = Temporal.Instant.fromEpochMilliseconds(start).toZonedDateTimeISO(zone).toPlainTime();
  const moved = Temporal.PlainDate.from(date).toZonedDateTime({ timeZone: zone, plainTime: time });
  const problem = clockSkips(moved.epochMilliseconds, time.toString({ smallestUnit: "minute" }), zone);
  return problem ? { ...base, problem } : { ...base, start: moved.epochMilliseconds, around: null };
}

/** A day with its time. A range that is longer than the meeting is where to look for it. */
function atMoment(base: Timing, when: When, exact: Interval, saidDuration: number | undefined): Timing {
  const { durationMinutes } = base;
  const length = minutes(exact.start, exact.end);
  const isStretch = when.kind === "range" && (when.within || (saidDuration ?? length) < length);
  if (isStretch) return { start: null, around: exact, durationMinutes: saidDuration ?? durationMinutes };
  return { start: exact.start, around: null, durationMinutes: saidDuration ?? (when.end ? length : durationMinutes) };
}

/** On the night when clocks go forward an hour is missing: a time in it is asked about, not quietly moved. */
function clockSkips(instant: Instant, clock: string, zone: string): string | undefined {
  const shown = Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(zone).toPlainTime();
  if (shown.toString({ smallestUnit: "minute" }) === clock) return undefined;
  return `${clock} does not exist on that day because the clocks go forward`;
}

/** A bare clock time: on the day that is already settled, else the next time the clock shows it. */
function timeNear(base: Timing, when: When, zone: string, now: Instant): Instant {
  const settled = base.start ?? base.around?.start ?? null;
  if (settled !== null) return timeOnDay(when, localDay(settled, zone), zone);
  const today = localDay(now, zone);
  const start = timeOnDay(when, today, zone);
  return start >= now ? start : timeOnDay(when, Temporal.PlainDate.from(today).add({ days: 1 }).toString(), zone);
}

function amendPeople(
  draft: Pick<Draft, "people" | "unknownNames">,
  { attendees = [], called = {} }: Command["slots"],
  removed: readonly string[],
  turn: TurnContext,
): Pick<Draft, "people" | "unknownNames"> {
  const found = resolvePeople(attendees, turn.calendar.contacts, called);
  const goes = removed.map(contactKey);
  // "Add Zoe zoe@example.fr", where another Zoe was to come: nobody is invited yet, and that address is hers.
  const isNowAt = (name = "") => Object.values(called).some((one) => isSameName(one, name));
  const before = draft.people.filter(({ name }) => !isNowAt(name));
  const unknown = draft.unknownNames.filter((name) => !isNowAt(name));
  const isOut = (person: string) =>
    goes.some((key) => contactKey(person).split(/[\s@]/).includes(key) || contactKey(person) === key);
  const people = new Map<string, Guest>();
  for (const person of [...before, ...found.people]) people.set(person.email, person);
  return {
    people: [...people.values()].filter((person) => !isOut(person.email) && !isOut(person.name ?? "")),
    unknownNames: [...new Set([...unknown, ...found.unknownNames])].filter((name) => !isOut(name)),
  };
}

/** "Tom" and "Tom Baker": each word of the one is in the other. */
export function isSameName(one: string, other: string): boolean {
  const [short = [], long = []] = [one, other]
    .map((name) => contactKey(name).split(" ").filter(Boolean))
    .toSorted((a, b) => a.length - b.length);
  return short.length > 0 && short.every((word) => long.includes(word));
}

/**
 * Addresses as typed, names through what is known. A name that is unknown, or known twice, stays a name.
 *
 * @param called the names that were said with addresses among them
 */
export function resolvePeople(
  said: readonly string[],
  contacts: readonly Contact[],
  called: Command["slots"]["called"] = {},
): Pick<Draft, "people" | "unknownNames"> {
  const people: Guest[] = [];
  const unknownNames: string[] = [];
  for (const person of said) {
    const email = readEmail(person);
    const [known, another] = email ? [] : contactsNamed(person, contacts);
    const name = email && called[email];
    if (email) people.push({ email, ...(name && { name, ...otherAddress(name, email, contacts) }) });
    else if (known && !another && isShort(person, known) !== "maybe") people.push(guestOf(known));
    else unknownNames.push(person.trim());
  }
  // "Bob at bob@corp.example" is one person, named and with an address.
  for (const person of people) {
    const name = unknownNames.find((unknown) => person.email.split(/[._@+-]/)[0] === contactKey(unknown));
    if (name === undefined || person.name) continue;
    person.name = name;
    unknownNames.splice(unknownNames.indexOf(name), 1);
  }
  return { people, unknownNames };
}

/** Of somebody whose name is known with another address alone. */
function otherAddress(name: string, email: string, contacts: readonly Contact[]): Pick<Guest, "notAt"> {
  const known = contactsNamed(name, contacts);
  const [other] = known;
  return other && known.every((one) => one.email !== email) ? { notAt: other.email } : {};
}

export const guestOf = ({ email, name, fromCalendar }: Contact): Guest => ({
  email,
  name,
  ...(fromCalendar && { fromCalendar }),
});

/** Guests of an event as guests of another: their addresses come from the calendar, unless the user is known to have typed them. */
export function guestsFrom(people: readonly Attendee[], contacts: readonly Contact[]): Guest[] {
  const isTyped = (email: string) => contacts.some((one) => one.email === email && !one.fromCalendar);
  return people.map(({ email, name }) => ({
    email,
    ...(name && { name }),
    ...(!isTyped(email.toLowerCase()) && { fromCalendar: true as const }),
  }));
}

/** What a draft of the same meeting once more has of the one that there is. */
export function partsOf(event: CalendarEvent, { calendar }: TurnContext) {
  const { title, location, start, end } = event;
  return {
    title,
    ...(title !== "" && { isTitleFromCalendar: true as const }),
    people: guestsFrom(guestsOf(event), calendar.contacts),
    location,
    durationMinutes: (end - start) / MINUTE,
  };
}

/** Everybody known under this name, or else for short, or by the last name; one row an address. */
export function contactsNamed(name: string, contacts: readonly Contact[]): Contact[] {
  const key = contactKey(name);
  const exact = contactsCalled(name, contacts);
  if (exact.length > 0) return exact;
  const isMeant = (contact: Contact) => isShort(name, contact) || contactKey(contact.name).endsWith(` ${key}`);
  return onePerAddress(contacts.filter(isMeant));
}

const isShort = (name: string, contact: Contact) =>
  contactKey(name) !== contact.nameKey && isShortFor(contactKey(name), contactKey(contact.name));

const contactsCalled = (name: string, contacts: readonly Contact[]) =>
  onePerAddress(contacts.filter((contact) => contact.nameKey === contactKey(name)));

/** The first row of an address counts: what the user typed stands before what the calendar says. */
const onePerAddress = (found: readonly Contact[]) =>
  found.filter((contact, n) => found.findIndex(({ email }) => email === contact.email) === n);

const minutes = (start: Instant, end: Instant) => Math.round((end - start) / MINUTE);
