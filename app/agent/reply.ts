import type { Attendee, CalendarEvent } from "~/domain/calendar-event";
import type { Spoken } from "~/domain/language";
import type { OutgoingMessage } from "~/domain/message";
import { formatElsewhere, lengthInWords, zoneInWords } from "~/domain/phrasing";
import { recurrenceInWords } from "~/domain/recurrence";
import { type Interval, MINUTE } from "~/domain/time";
import { localDay } from "~/domain/zones";
import type { Action, Say, SeriesAction, UndoStep } from "./conversation";
import { zoneOfGuest } from "./decide/guest-zones";
import { onlyReminds } from "./decide/plan-change";
import { HOW_LATE } from "./decide/run-late";
import { oneEvent } from "./say-event";
import { allFree, availability, freeSlots } from "./say-free";
import { askForget, preferenceRefused, preferencesChanged, whatIsKnown } from "./say-preferences";
import { askReading } from "./say-reading";
import { whyNotThen } from "./say-why-not";
import { titleOf } from "./title";
import {
  buttons,
  dayOf,
  guestsOf,
  isOneDay,
  lines,
  list,
  people,
  pick,
  plain,
  quote,
  sentence,
  slotWhen,
  stretch,
  text,
  timeRows,
  timesOf,
  type Voice,
  when,
  zoneOf,
} from "./voice";
import { wordsOf } from "./words/catalogue";

type SayOf<K extends Say["kind"]> = Extract<Say, { kind: K }>;

/** The words for what is said: one short message, every time with weekday, date and zone. Pure. */
export function reply(say: Say, voice: Voice): OutgoingMessage {
  const words = wordsOf(voice);
  switch (say.kind) {
    case "propose":
      return propose(say, voice);
    case "conflict":
      return conflict(say, voice);
    case "ask-time":
      return askTime(say, voice);
    case "ask-new-time":
      return askNewTime(say, voice);
    case "ask-address":
      return askAddress(say, voice);
    case "ask-which":
      return askWhich(say, voice);
    case "ask-target":
      return text(say.intent === "cancel" ? words.ask.targetToCancel : words.ask.target);
    case "which-line":
      return text(words.ask.whichLine(say.lines));
    case "ask-reach": {
      const { reach } = words;
      const titles = [reach.one, reach.following, reach.all];
      return buttons(
        lines(
          say.intent === "cancel" ? reach.cancel : reach.move,
          `*${plain(say.event.title)}*, ${when(say.event, voice)}`,
        ),
        titles.map((title, n) => ({ id: `pick:${say.id}:${n}`, title })),
      );
    }
    case "ask-reading":
      return askReading(say, voice);
    case "series-day":
      return buttons(words.reach.otherDay, [
        { id: `pick:${say.id}:0`, title: words.reach.one },
        { id: `no:${say.id}`, title: words.buttons.neverMind },
      ]);
    case "ask-how-late":
      return buttons(
        words.late.howLate(quote(say.event.title)),
        HOW_LATE.map((minutes, n) => ({ id: `pick:${say.id}:${n}`, title: words.late.minutes(minutes) })),
      );
    case "late":
      return late(say, voice);
    case "kept":
      return text(words.kept(say.why, named(say.events, voice)));
    case "no-exception":
      return text(words.noException(quote(say.name)));
    case "nothing-then":
      return text(words.nothingThen(say.window ? stretch(say.window, voice) : ""));
    case "together":
      return text(lines(...say.says.map((one) => bodyOf(reply(one, voice)))));
    case "ended":
      return ended(say, voice);
    case "declined":
      return text(declined(say.actions, voice));
    case "event":
      return text(oneEvent(say.event, voice));
    case "agenda":
      return text(agenda(say.window, say.events, voice));
    case "availability":
      return text(availability(say, voice));
    case "why-not":
      return whyNotThen(say, voice);
    case "all-free":
      return allFree(say, voice);
    case "slots":
      return freeSlots(say, voice);
    case "not-found":
      return text(notFound(say, voice));
    case "same-guests":
      return text(words.sameGuests(quote(say.event.title), say.added));
    case "not-organizer":
      return text(words.notOrganizer(quote(say.event.title)));
    case "refused":
      return text(lines(say.problems.map(words.limit).join(" "), say.asksTime && words.ask.when2));
    case "unclear-time":
      return text(words.ask.whichTime(problemIn(say.problem, voice)));
    case "preferences":
      return preferencesChanged(say, voice);
    case "reminder-past":
      return text(words.reminder.past(quote(say.event.title)));
    case "preference-refused":
      return preferenceRefused(say, voice);
    case "known":
      return whatIsKnown(say, voice);
    case "nobody-to-forget":
      return text(words.preferences.nobodyToForget(plain(say.name)));
    case "person-zone":
      return text(
        words.preferences.personZone(plain(say.name), zoneInWords(say.zone, voice.now, voice.now, voice.language)),
      );
    case "ask-forget":
      return askForget(say, voice);
    case "forgotten":
      return text(words.preferences.forgotten[say.forget.what]);
    case "no-quota":
      return text(words.noQuota[say.problem](voice.appUrl));
    case "no-calendar":
      return text(words.noCalendar[say.state](voice.appUrl));
    default:
      return text(words.fixed[say.kind]);
  }
}

/** The one line for a number that nobody has connected. */
export const signUpLine = (appUrl: string, language: Spoken) => text(wordsOf({ language }).signUp(appUrl));

/** The line that ends a turn that failed again and again. */
export const apology = (language: Spoken) => text(wordsOf({ language }).apology);

/** Titles of events, the first few by name. */
function named(events: readonly CalendarEvent[], voice: Voice): string {
  const shown = events.slice(0, 3).map(({ title }) => quote(title));
  const more = events.length - shown.length;
  return more > 0 ? wordsOf(voice).andMore(shown.join(", "), more) : shown.join(", ");
}

const bodyOf = (message: OutgoingMessage) => ("body" in message ? message.body : "");

function propose({ id, actions, overlaps, left }: SayOf<"propose">, voice: Voice): OutgoingMessage {
  const problems = new Set(left.map((say) => bodyOf(reply(say, voice))));
  const words = wordsOf(voice);
  const [action, second] = actions;
  const choices = (yes: string) => [
    { id: `yes:${id}`, title: yes },
    { id: `no:${id}`, title: words.buttons.no },
  ];
  if (action && !second) {
    const [over] = overlaps[0] ?? [];
    return buttons(lines(...problems, proposal(action, over, voice)), choices(words.buttons.yes[action.kind]));
  }
  const { zone, bare } = inOneZone(actions.flatMap(timesOfAction), voice);
  const planned = actions.map((one, n) => planLine(one, bare) + overlapping(overlaps[n] ?? [], voice));
  const guests = actions.some((one) => guestsOfAction(one).length > 0);
  return buttons(
    lines(...problems, words.propose.all, ...numbered(planned), guests && words.propose.guestsTold, zone),
    choices(words.buttons.yes.all),
  );
}

/** Where all of these times have one zone it is said once: how their lines are voiced then, and the line that says it. */
function inOneZone(times: readonly Interval[], voice: Voice): { zone: string | false; bare: Voice } {
  const [zone, another] = [...new Set(times.flatMap(({ start, end }) => [zoneOf(start, voice), zoneOf(end, voice)]))];
  if (zone === undefined || another !== undefined) return { zone: false, bare: voice };
  return { zone: wordsOf(voice).times(zone), bare: { ...voice, bare: true } };
}

function timesOfAction(action: Action): Interval[] {
  if (action.kind === "create") return [slotOf(action.draft)];
  if (action.kind === "change") return [action.change.slot];
  return action.event.allDay ? [] : [action.event];
}

const overlapping = ([first, second]: readonly CalendarEvent[], voice: Voice) =>
  first ? wordsOf(voice).plan.over(quote(first.title), second !== undefined) : "";

/** Who hears from Google about it. */
function guestsOfAction(action: Action): readonly Attendee[] {
  if (action.kind === "create") return action.draft.people;
  const { event } = action;
  if (!event.organizerSelf || (action.kind === "change" && onlyReminds(action))) return [];
  return guestsOf({ ...event, attendees: (action.kind === "change" && action.change.attendees) || event.attendees });
}

function declined(actions: readonly Action[], voice: Voice): string {
  const { declined } = wordsOf(voice);
  const [action, second] = actions;
  return action && !second ? declined[action.kind] : declined.all;
}

const numbered = (parts: readonly string[]) => parts.map((part, n) => `${n + 1}. ${part}`);

/** One action as a line of a list. */
function planLine(action: Action, voice: Voice): string {
  const title = `*${plain(titleOfAction(action))}*`;
  const { plan } = wordsOf(voice);
  const withPeople = (guests: readonly Attendee[]) => (guests.length > 0 ? plan.people(people(guests, voice)) : "");
  switch (action.kind) {
    case "series": {
      const { event, slot } = action;
      const line = slot
        ? plan.move(seriesTitle(action, voice), timeIn({ ...event, ...slot }, voice))
        : plan.cancel(seriesTitle(action, voice), timeIn(event, voice));
      return line + withPeople(guestsOf(event));
    }
    case "create": {
      const { draft } = action;
      return plan.create(title, slotWhen(slotOf(draft), voice)) + withPeople(draft.people);
    }
    case "cancel":
      return plan.cancel(title, when(action.event, voice)) + withPeople(guestsOf(action.event));
    case "change": {
      const { event, change } = action;
      const guests = guestsOf({ ...event, attendees: change.attendees ?? event.attendees });
      const moves = change.slot.start !== event.start || change.slot.end !== event.end;
      const time = when({ ...event, ...change.slot }, voice);
      return (
        (moves ? plan.move(title, time) : plan.change(title, time)) + withPeople(onlyReminds(action) ? [] : guests)
      );
    }
  }
}

/** "*Standup* (every one from Mon 30 Nov on)". */
function seriesTitle({ event, reach }: Omit<SeriesAction, "kind">, voice: Voice): string {
  const { series } = wordsOf(voice);
  return `*${plain(event.title)}* (${reach === "all" ? series.all : series.from(dayOf(event.start, voice))})`;
}

/** The clock times and the zone of an event, for what happens on many days. */
const timeIn = (event: CalendarEvent, voice: Voice) =>
  voice.bare ? timesOf(event, voice) : `${timesOf(event, voice)} (${zoneOf(event.start, voice)})`;

/** "For Bob: 10:00–10:30 New York time": the walls that show another time than the user's. */
function wallsOfGuests(draft: Extract<Action, { kind: "create" }>["draft"], voice: Voice): string[] {
  const walls = new Map<string, string[]>();
  const add = (zone: string | undefined, name?: string) => {
    const there = zone && formatElsewhere(slotOf(draft), zone, voice.zone, voice);
    if (there) walls.set(there, [...(walls.get(there) ?? []), ...(name ? [name] : [])]);
  };
  add(draft.saidZone);
  for (const one of draft.people) add(zoneOfGuest(draft, one), people([one], voice));
  return [...walls].map(([there, names]) =>
    names.length > 0 ? wordsOf(voice).forGuests(names.join(", "), there) : there,
  );
}

/** @param over what it overlaps */
function proposal(action: Action, over: CalendarEvent | undefined, voice: Voice): string {
  const words = wordsOf(voice);
  const { propose } = words;
  const overlap = over && propose.overlaps(quote(over.title));
  switch (action.kind) {
    case "create": {
      const { draft } = action;
      return lines(
        propose.create,
        `*${plain(titleOf(draft))}*`,
        slotWhen(slotOf(draft), voice),
        ...wallsOfGuests(draft, voice),
        repeated(action, voice),
        draft.location && words.where(plain(draft.location)),
        draft.people.length > 0 && `${words.with(people(draft.people, voice, { addresses: true }))} ${propose.invited}`,
        overlap,
      );
    }
    case "series": {
      const { event, slot } = action;
      const guests = guestsOf(event);
      return lines(
        slot ? propose.move : propose.cancel,
        seriesTitle(action, voice),
        slot ? words.from(timeIn(event, voice)) : timeIn(event, voice),
        slot && words.to(timeIn({ ...event, ...slot }, voice)),
        guests.length > 0 && propose.willBeTold(people(guests, voice)),
      );
    }
    case "cancel": {
      const { event } = action;
      const guests = guestsOf(event);
      return lines(
        propose.cancel,
        `*${plain(event.title)}*`,
        when(event, voice),
        event.recurringEventId && words.onlyThisOne,
        !event.organizerSelf && propose.leavesYours,
        event.organizerSelf && guests.length > 0 && propose.willBeTold(people(guests, voice)),
      );
    }
    case "change": {
      const { event, change } = action;
      const starts = change.slot.start !== event.start;
      const moves = starts || change.slot.end !== event.end;
      const guests = guestsOf({ ...event, attendees: change.attendees ?? event.attendees });
      return lines(
        starts ? propose.move : propose.change,
        `*${plain(change.title ?? event.title)}*`,
        moves && words.from(when(event, voice)),
        moves ? words.to(when({ ...event, ...change.slot }, voice)) : when({ ...event, ...change.slot }, voice),
        event.recurringEventId && words.onlyThisOne,
        overlap,
        change.location !== undefined && words.where(plain(change.location)),
        reminderLine(action, voice),
        guests.length > 0 &&
          !onlyReminds(action) &&
          `${words.with(people(guests, voice, { addresses: true }))} ${propose.told}`,
      );
    }
  }
}

/** "Google Calendar will remind you 30 minutes before.", for a change that sets one; else empty. */
function reminderLine({ change: { reminder } }: Extract<Action, { kind: "change" }>, voice: Voice): string {
  const words = wordsOf(voice).reminder;
  if (reminder === undefined) return "";
  return reminder === null ? words.none : words.set(lengthInWords(reminder, voice.language));
}

function conflict(say: SayOf<"conflict">, voice: Voice): OutgoingMessage {
  const words = wordsOf(voice);
  const shown = say.with.slice(0, 3).map((event) => `• ${quote(event.title)}, ${when(event, voice)}`);
  const guests = say.action.kind === "create" ? say.action.draft.people : [];
  const body = lines(
    say.late ? words.conflict.late : words.conflict.taken,
    ...shown,
    say.with.length > 3 && `• ${words.conflict.more(say.with.length - 3)}`,
    words.conflict.asked(`*${plain(titleOfAction(say.action))}*`, slotWhen(say.slot, voice), people(guests, voice)),
    repeated(say.action, voice),
    say.options.length > 0 ? words.conflict.instead : words.conflict.noneNear,
  );
  return list(body, words.menus.times, [
    ...timeRows(say.id, say.options, voice),
    { id: `anyway:${say.id}`, title: words.buttons.anyway[say.action.kind], description: words.conflict.bothStay },
    { id: `no:${say.id}`, title: words.buttons.leaveIt },
  ]);
}

function askTime({ id, draft, options, problem }: SayOf<"ask-time">, voice: Voice): OutgoingMessage {
  const { ask } = wordsOf(voice);
  const title = quote(titleOf(draft));
  if (problem) return text(`${problemIn(problem, voice)}. ${ask.when(title)}`);
  if (!draft.around || !isOneDay(draft.around)) {
    return pick(id, ask.nameDay(title, options.length > 0), options, voice);
  }
  const day = dayOf(draft.around.start, voice);
  return options.length > 0 ? pick(id, ask.timeOnDay(day, title), options, voice) : text(ask.dayIsFull(day, title));
}

function askNewTime({ id, event, options, problem }: SayOf<"ask-new-time">, voice: Voice): OutgoingMessage {
  const { ask } = wordsOf(voice);
  const title = quote(event.title);
  const question = problem
    ? `${problemIn(problem, voice)}. ${ask.when(title)}`
    : ask.whenNow(title, when(event, voice));
  return pick(id, question, options, voice);
}

/** Why a time could not be taken, as the start of a sentence. */
function problemIn(problem: string, voice: Voice): string {
  const words = wordsOf(voice);
  return sentence(problem ? words.timeProblem(problem) : words.ask.unreadable);
}

function askAddress({ id, name, options, unreadable }: SayOf<"ask-address">, voice: Voice): OutgoingMessage {
  const { ask, menus, buttons: titles } = wordsOf(voice);
  const who = plain(name);
  const skip = { id: `skip:${id}`, title: titles.leaveOut };
  if (options.length > 1) {
    const rows = options.slice(0, 8).map((contact, index) => ({
      id: `pick:${id}:${index}`,
      title: plain(contact.name),
      description: contact.email,
    }));
    return list(ask.whichPerson(who), menus.people, [...rows, skip]);
  }
  return buttons(unreadable ? ask.noAddress(who) : ask.whoseAddress(who), [skip]);
}

function askWhich({ id, intent, events, instead }: SayOf<"ask-which">, voice: Voice): OutgoingMessage {
  const { ask, menus, buttons: titles } = wordsOf(voice);
  const rows = events.map((event, index) => ({
    id: `pick:${id}:${index}`,
    title: plain(event.title),
    description: when(event, voice),
  }));
  const question = intent === "cancel" ? ask.whichToCancel : ask.which;
  const [first] = events;
  const body = instead && first ? ask.whichInstead(dayOf(first.start, voice)) : question;
  return list(body, menus.meetings, [...rows, { id: `no:${id}`, title: titles.noneOfThese }]);
}

function late({ id, event, minutes, slot, move, tell, overlaps }: SayOf<"late">, voice: Voice): OutgoingMessage {
  const words = wordsOf(voice);
  const guests = people(guestsOf(event), voice);
  const [over] = overlaps;
  const body = lines(
    words.late.running(minutes),
    `*${plain(event.title)}*, ${when(event, voice)}`,
    move && words.late.canMove(when({ ...event, ...slot }, voice), guests),
    move && over && words.propose.overlaps(quote(over.title)),
    !move && words.late.notYours,
    tell && words.late.canTell(guests, move),
  );
  return buttons(body, [
    ...(move ? [{ id: `yes:${id}`, title: words.late.move }] : []),
    ...(tell ? [{ id: `tell:${id}`, title: words.late.tell }] : []),
    { id: `no:${id}`, title: words.buttons.no },
  ]);
}

/** How it went: one thing in full, several as a list that tells what happened and what did not. */
function ended({ act, outcomes }: SayOf<"ended">, voice: Voice): OutgoingMessage {
  const words = wordsOf(voice);
  if (act.kind === "tell") return text(words.late.told(people(guestsOf(act.event), voice), act.minutes));
  const parts = act.kind === "do" ? act.actions : act.entry.steps;
  const undo = act.kind === "do" && outcomes.some(({ ok }) => ok) ? `undo:${act.id}` : null;
  const again = act.kind === "undo" ? words.again.undo : words.again.yes;
  const done = parts.flatMap((part, n) => {
    const outcome = outcomes[n];
    return outcome?.ok ? [{ part, event: outcome.event }] : [];
  });
  const times = done.flatMap(({ part, event }) => (event.allDay || part.kind === "created" ? [] : [event]));
  const { zone, bare } = parts.length > 1 ? inOneZone(times, voice) : { zone: false as const, bare: voice };
  const told = parts.map((part, n) => {
    const outcome = outcomes[n];
    if (outcome?.ok) return doneWords(part, outcome.event, bare).filter(Boolean);
    return [words.failed[outcome?.reason ?? "unknown"](quote(titleOfAction(part)), { appUrl: voice.appUrl, again })];
  });
  const guests = guestWords(done, voice);
  const [only, second] = told;
  const body =
    only && !second
      ? lines(...only, ...guests)
      : lines(...new Set(told.map((line) => `• ${line.join(", ")}`)), ...guests, zone);
  if (undo === null) return text(body);
  return buttons(body, [{ id: undo, title: second ? words.buttons.undoAll : words.buttons.undo }]);
}

/** How often a new meeting comes; empty for one that comes once. */
function repeated(action: Action, voice: Voice): string {
  const recurrence = action.kind === "create" ? action.draft.recurrence : "";
  return recurrence ? wordsOf(voice).repeats(recurrenceInWords(recurrence, voice.language)) : "";
}

/** What was done and when that is now. */
function doneWords(part: Action | UndoStep, event: CalendarEvent, voice: Voice): string[] {
  const { done } = wordsOf(voice);
  const title = `*${plain(event.title)}*`;
  switch (part.kind) {
    case "create":
      return [done.created(title), when(event, voice), repeated(part, voice)];
    case "change":
      return [done.changed(title), when(event, voice), reminderLine(part, voice)];
    case "cancel":
      return [done.cancelled(title), when(part.event, voice)];
    case "series":
      return part.slot
        ? [done.changed(seriesTitle(part, voice)), timeIn({ ...part.event, ...part.slot }, voice)]
        : [done.cancelled(seriesTitle(part, voice)), timeIn(part.event, voice)];
    case "series-changed":
      return [done.undone(seriesTitle(part, voice)), timeIn(part.event, voice)];
    case "created":
      return [done.undoneCreated(title)];
    case "changed":
    case "cancelled":
      return [done.undone(title), when(event, voice)];
  }
}

/** Who heard of it from Google, each once. */
function guestWords(done: readonly { part: Action | UndoStep; event: CalendarEvent }[], voice: Voice): string[] {
  const words = wordsOf(voice).done;
  const invited = new Map<string, Attendee>();
  const told = new Map<string, Attendee>();
  for (const { part, event } of done) {
    // Leaving what somebody else set up tells nobody.
    if ((part.kind === "cancel" || part.kind === "cancelled") && !event.organizerSelf) continue;
    // A reminder is the user's alone.
    if ((part.kind === "change" && onlyReminds(part)) || (part.kind === "changed" && part.reminders)) continue;
    for (const guest of guestsOf(event)) (part.kind === "create" ? invited : told).set(guest.email, guest);
  }
  return [
    ...(invited.size > 0 ? [words.invitations(people([...invited.values()], voice))] : []),
    ...(told.size > 0 ? [words.told(people([...told.values()], voice), told.size)] : []),
  ];
}

const SHOWN_EVENTS = 20;

/** One day as a list of times; more days with a line for each day. */
function agenda(window: Interval, events: readonly CalendarEvent[], voice: Voice): string {
  const words = wordsOf(voice).agenda;
  if (events.length === 0) return words.nothing(stretch(window, voice));
  const zone = zoneOf(events[0]?.start ?? window.start, voice);
  let day = "";
  const shown = events.slice(0, SHOWN_EVENTS).flatMap((event) => {
    const line = agendaLine(event, voice);
    const startsDay = localDay(Math.max(event.start, window.start), voice.zone);
    if (startsDay === day) return [line];
    day = startsDay;
    return [`*${dayOf(Math.max(event.start, window.start), voice)}*`, line];
  });
  return lines(
    words.count(events.length, stretch(window, voice), zone),
    ...(isOneDay(window) ? shown.filter((line) => !line.startsWith("*")) : shown),
    events.length > SHOWN_EVENTS && words.more(events.length - SHOWN_EVENTS),
  );
}

function agendaLine(event: CalendarEvent, voice: Voice): string {
  const guests = guestsOf(event);
  const more = guests.length > 3 ? ` +${guests.length - 3}` : "";
  const who = guests.length > 0 ? ` (${people(guests.slice(0, 3), voice)}${more})` : "";
  return `• ${timesOf(event, voice)} ${quote(event.title)}${who}`;
}

function notFound({ day, near }: SayOf<"not-found">, voice: Voice): string {
  const words = wordsOf(voice).notFound;
  if (!day) return words.anywhere;
  const name = dayOf(day.start, voice);
  if (near.length === 0) return words.emptyDay(name);
  return lines(words.thatDay(name, zoneOf(day.start, voice)), ...near.map((event) => agendaLine(event, voice)));
}

function titleOfAction(action: Action | UndoStep): string {
  return action.kind === "create" ? titleOf(action.draft) : action.event.title;
}

const slotOf = ({ start, durationMinutes }: { start: number; durationMinutes: number }): Interval => ({
  start,
  end: start + durationMinutes * MINUTE,
});
