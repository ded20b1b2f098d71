import type { CalendarEvent } from "~/domain/calendar-event";
import type { Clock } from "~/domain/clock-style";
import type { OutgoingMessage } from "~/domain/message";
import { formatClock, formatDay, formatEventTime, formatInterval, formatTimes, zoneInWords } from "~/domain/phrasing";
import { recurrenceInWords } from "~/domain/recurrence";
import { DAY, type Instant, type Interval, MINUTE } from "~/domain/time";
import { localDay } from "~/domain/zones";
import type { Action, Draft, Facts, ProposedAction, Say } from "./conversation";

/** How times are written for this user. */
export interface Voice {
  zone: string;
  clock: Clock;
  now: Instant;
  appUrl: string;
}

/** The words for what is said: one short message, every time with weekday, date and zone. Pure. */
export function reply(say: Say, voice: Voice): OutgoingMessage {
  switch (say.kind) {
    case "propose":
      return buttons(proposal(say.action, voice), [
        { id: `yes:${say.id}`, title: YES[say.action.kind] },
        { id: `no:${say.id}`, title: "No" },
      ]);
    case "conflict":
      return conflict(say, voice);
    case "ask-time":
      return askTime(say, voice);
    case "ask-new-time":
      return pick(
        say.id,
        say.problem
          ? `${say.problem}. When should ${quote(say.event.title)} be?`
          : `When should ${quote(say.event.title)} be? It is ${when(say.event, voice)} now.`,
        say.options,
        voice,
      );
    case "ask-address":
      return askAddress(say);
    case "ask-which":
      return {
        kind: "list",
        body: say.intent === "cancel" ? "Which one shall I cancel?" : "Which one do you mean?",
        label: "See meetings",
        rows: [
          ...say.events.map((event, index) => ({
            id: `pick:${say.id}:${index}`,
            title: event.title,
            description: when(event, voice),
          })),
          { id: `no:${say.id}`, title: "None of these" },
        ],
      };
    case "ask-target":
      return text(
        say.intent === "cancel"
          ? "Which meeting shall I cancel? Name it, its time or who it is with."
          : "Which meeting do you mean? Name it, its time or who it is with.",
      );
    case "done":
      return done(say.action, say.event, voice);
    case "failed":
      return text(FAILED[say.reason](titleOfAction(say.action), voice));
    case "declined":
      return text(say.action === null ? "All right, I left everything as it is." : DECLINED[say.action.kind]);
    case "agenda":
      return text(agenda(say.window, say.events, voice));
    case "availability":
      return text(availability(say, voice));
    case "slots":
      return say.options.length === 0
        ? text(
            `I found no ${say.draft.durationMinutes} free minutes in your working hours ${stretch(say.window, voice)}. Name another day or a shorter meeting.`,
          )
        : pick(
            say.id,
            `You are free for ${say.draft.durationMinutes} minutes at these times. Pick one and I'll propose ${quote(titleOf(say.draft))}.`,
            say.options,
            voice,
          );
    case "not-found":
      return text("I can't find a meeting like that ahead. Ask *what's on next week* to see what there is.");
    case "not-organizer":
      return text(
        `${quote(say.event.title)} was set up by somebody else, so only they can change it. I can take it off your calendar if you say *cancel it*.`,
      );
    case "refused":
      return text(lines(say.problems.map(({ sentence }) => sentence).join(" "), say.asksTime && "When should it be?"));
    case "unclear-time":
      return text(`${say.problem || "I could not read that time"}. Which day and time do you mean?`);
    case "no-calendar":
      return text(NO_CALENDAR[say.state](voice.appUrl));
    default:
      return text(FIXED[say.kind]);
  }
}

/** The one line for a number that nobody has connected. */
export function signUpLine(appUrl: string): OutgoingMessage {
  return text(
    `Hi, I'm Parley: I book meetings by text. Sign up at ${appUrl}/auth?tab=signup and connect this number to start.`,
  );
}

/** The line that ends a turn that failed again and again. */
export const APOLOGY: OutgoingMessage = {
  kind: "text",
  body: "Sorry, something went wrong on my side and I could not answer that. Please check your calendar before you send it again.",
};

export function titleOf({ title, people, unknownNames }: Pick<Draft, "title" | "people" | "unknownNames">): string {
  if (title) return title;
  const names = [...people.map(({ name, email }) => name ?? email), ...unknownNames];
  if (names.length === 0) return "Meeting";
  return names.length > 3
    ? `Meeting with ${names.slice(0, 2).join(", ")} and ${names.length - 2} more`
    : `Meeting with ${names.join(" and ")}`;
}

const FIXED = {
  "nothing-to-undo": "There is nothing to undo from the last 24 hours.",
  "nothing-pending":
    "There is nothing waiting for a yes. Text me what to book, for example *call with anna@example.com tomorrow at 3pm*.",
  "stale-choice": "That button belongs to an earlier question, so I did nothing. Tell me again what you would like.",
  help: [
    "I keep your calendar. Text me like this:",
    "• *book 30 min with anna@example.com tomorrow at 3pm*",
    "• *what's on next week?*",
    "• *am I free Thursday afternoon?*",
    "• *move my 3pm to Friday at 10*",
    "• *cancel the budget review*",
    "• *undo*",
    "Nothing is written before you say yes.",
  ].join("\n"),
  "off-topic": "I only do meetings: text me what to book, move or cancel, or *help* to see how.",
  later: "I can't do that yet. I can book, move and cancel meetings and tell you what's on: text *help* to see how.",
  "no-reading": "I can only read text for now. Tell me in words what to book, move or cancel.",
  "no-voice": "I can't listen to voice notes yet. Please type it and I'll get right to it.",
} as const;

const YES: Record<ProposedAction["kind"], string> = {
  create: "Yes, book it",
  change: "Yes, change it",
  cancel: "Yes, cancel it",
};

const DECLINED: Record<ProposedAction["kind"], string> = {
  create: "All right, I did not book it.",
  change: "All right, it stays as it is.",
  cancel: "All right, I left it in your calendar.",
};

type Failure = Extract<Say, { kind: "failed" }>["reason"];

const FAILED: Record<Failure, (title: string, voice: Voice) => string> = {
  "slot-taken": (title) =>
    `Something else took that time a moment ago, so I did not write ${title}. Name another time?`,
  revoked: (_, { appUrl }) => NO_CALENDAR.revoked(appUrl),
  gone: (title) => `${title} is no longer in your calendar, so there was nothing to change.`,
  forbidden: (title) => `Google does not let me write ${title} to your calendar. Nothing was changed.`,
  changed: (title) =>
    `${title} was changed by somebody else in the meantime, so I changed nothing. Tell me again what you would like.`,
  refused: (title) => `Google Calendar refused ${title}. Nothing was changed.`,
  down: (title) => `Google Calendar is not answering, so ${title} was not written. Say *yes* to try again.`,
  unknown: (title) =>
    `Google Calendar stopped answering while I was writing ${title}, so I can't tell whether it is done. Say *yes* to try again: it can't happen twice.`,
};

const NO_CALENDAR: Record<Exclude<Facts["calendar"], "ready">, (appUrl: string) => string> = {
  "not-connected": (appUrl) =>
    `Your Google Calendar is not connected yet. Connect it here and I can start: ${appUrl}/dashboard/onboarding`,
  revoked: (appUrl) =>
    `Google no longer lets me into your calendar, so I did nothing. Please connect it again: ${appUrl}/dashboard/integrations`,
  down: () =>
    "Google Calendar is not answering right now, so I can't see what is free and did nothing. Please try again in a few minutes.",
};

function proposal(action: ProposedAction, voice: Voice): string {
  if (action.kind === "create") {
    const { draft } = action;
    const slot = slotOf(draft);
    return lines(
      "Shall I book this?",
      `*${titleOf(draft)}*`,
      formatInterval(slot, voice.zone, voice),
      draft.recurrence && `Repeats ${recurrenceInWords(draft.recurrence)}.`,
      draft.location && `Where: ${draft.location}`,
      draft.people.length > 0 && `With: ${draft.people.map(person).join(", ")} (they get an invitation)`,
      action.allowOverlap && "It overlaps something else.",
    );
  }
  const guests = guestsOf(action.event);
  if (action.kind === "cancel") {
    return lines(
      "Shall I cancel this?",
      `*${action.event.title}*`,
      when(action.event, voice),
      !action.event.organizerSelf && "Somebody else set it up: it only leaves your calendar.",
      action.event.organizerSelf && guests.length > 0 && `${guests.join(", ")} will be told.`,
    );
  }
  const { event, change } = action;
  const moves = change.slot.start !== event.start || change.slot.end !== event.end;
  const told = change.attendees
    ? change.attendees.filter(({ self }) => !self)
    : event.attendees.filter(({ self }) => !self);
  return lines(
    moves ? "Shall I move this?" : "Shall I change this?",
    `*${change.title ?? event.title}*`,
    moves && `From: ${when(event, voice)}`,
    `${moves ? "To: " : ""}${formatInterval(change.slot, voice.zone, voice)}`,
    change.location !== undefined && `Where: ${change.location}`,
    told.length > 0 && `With: ${told.map(person).join(", ")} (they will be told)`,
  );
}

function conflict(say: Extract<Say, { kind: "conflict" }>, voice: Voice): OutgoingMessage {
  const clash = say.with.slice(0, 3).map((event) => `• ${quote(event.title)}, ${when(event, voice)}`);
  const more = say.with.length > 3 ? [`• and ${say.with.length - 3} more`] : [];
  const body = lines(
    say.late ? "That time has been taken since I asked:" : "You already have something then:",
    ...clash,
    ...more,
    `You asked for *${titleOfAction(say.action)}*, ${formatInterval(say.slot, voice.zone, voice)}.`,
    say.options.length > 0 ? "These times are free instead:" : "I found no free time near it.",
  );
  return list(body, "See times", [
    ...rowsOf(say.id, say.options, voice),
    {
      id: `anyway:${say.id}`,
      title: say.action.kind === "create" ? "Book it anyway" : "Move it anyway",
      description: "Both stay in your calendar",
    },
    { id: `no:${say.id}`, title: "Leave it" },
  ]);
}

function askTime({ id, draft, options, problem }: Extract<Say, { kind: "ask-time" }>, voice: Voice): OutgoingMessage {
  const title = quote(titleOf(draft));
  if (problem) return text(`${problem}. When should ${title} be?`);
  const oneDay = draft.around && draft.around.end - draft.around.start <= 1.1 * DAY;
  if (!oneDay)
    return pick(
      id,
      `When should ${title} be? Name a day and time${options.length > 0 ? ", or pick one that is free" : ""}.`,
      options,
      voice,
    );
  const day = dayOf(draft.around?.start ?? voice.now, voice);
  return options.length > 0
    ? pick(id, `What time on ${day} for ${title}? These are free:`, options, voice)
    : text(`You have no free time left then (${day}). When should ${title} be?`);
}

function askAddress({ id, name, options, unreadable }: Extract<Say, { kind: "ask-address" }>): OutgoingMessage {
  if (options.length > 1) {
    const rows = options
      .slice(0, 8)
      .map((contact, index) => ({ id: `pick:${id}:${index}`, title: contact.name, description: contact.email }));
    return list(`I know more than one ${name}. Which one is it?`, "See people", [
      ...rows,
      { id: `skip:${id}`, title: "Leave them out" },
    ]);
  }
  const question = unreadable
    ? `That does not look like an e-mail address. What is ${name}'s?`
    : `What is ${name}'s e-mail address? I'll remember it.`;
  return buttons(question, [{ id: `skip:${id}`, title: "Leave them out" }]);
}

function done(action: Action, event: CalendarEvent, voice: Voice): OutgoingMessage {
  const undo = [{ id: `undo:${event.id}`, title: "Undo" }];
  const guests = guestsOf(event);
  const invited = guests.length > 0 && `Invitations went to ${guests.join(", ")}.`;
  const told = guests.length > 0 && `${guests.join(", ")} ${guests.length === 1 ? "was" : "were"} told.`;
  switch (action.kind) {
    case "create":
      return buttons(lines(`Booked: *${event.title}*`, when(event, voice), invited), undo);
    case "change":
      return buttons(lines(`Changed: *${event.title}*`, when(event, voice), told), undo);
    case "cancel":
      return buttons(
        lines(`Cancelled: *${event.title}*`, when(action.event, voice), action.event.organizerSelf && told),
        undo,
      );
    case "undo":
      return text(
        action.entry.kind === "created"
          ? lines(`Undone: *${event.title}* is off your calendar again.`, told)
          : lines(`Undone: *${event.title}* is back as it was.`, when(event, voice), told),
      );
  }
}

const MOST_LINES = 20;

function agenda(window: Interval, events: readonly CalendarEvent[], voice: Voice): string {
  if (events.length === 0) return `Nothing is on ${stretch(window, voice)}.`;
  const oneDay = window.end - window.start <= 1.1 * DAY;
  const shown = events.slice(0, MOST_LINES).map((event) => {
    const people = guestsOf(event);
    const who =
      people.length > 0
        ? ` (${people.slice(0, 3).join(", ")}${people.length > 3 ? ` +${people.length - 3}` : ""})`
        : "";
    return `• ${oneDay ? timesOf(event, voice) : when(event, voice)} ${quote(event.title)}${who}`;
  });
  return lines(
    oneDay
      ? `${dayOf(window.start, voice)} (${zoneInWords(voice.zone, window.start)}):`
      : `${events.length === 1 ? "One meeting" : `${events.length} meetings`} ${stretch(window, voice)}:`,
    ...shown,
    events.length > MOST_LINES && `… and ${events.length - MOST_LINES} more.`,
  );
}

function availability({ window, exact, busy, free }: Extract<Say, { kind: "availability" }>, voice: Voice): string {
  const slot = formatInterval(window, voice.zone, voice);
  if (busy.length === 0) return `Yes, you are free ${slot}.`;
  const taken = busy.slice(0, 5).map((event) => `• ${when(event, voice)} ${quote(event.title)}`);
  if (exact) return lines(`No, ${slot} is taken:`, ...taken);
  const gaps = free.map((gap) => formatTimes(gap, voice.zone, voice.clock));
  return lines(
    free.length === 0
      ? `No, you are busy the whole time (${slot}):`
      : `Partly. You are free ${gaps.join(", ")} (${slot}). Taken:`,
    ...taken,
  );
}

function pick(id: string, body: string, options: readonly Interval[], voice: Voice): OutgoingMessage {
  if (options.length === 0) return text(body);
  return list(body, "See times", [...rowsOf(id, options, voice), { id: `no:${id}`, title: "Never mind" }]);
}

function rowsOf(id: string, options: readonly Interval[], voice: Voice) {
  return options.map((slot, index) => ({
    id: `pick:${id}:${index}`,
    title: `${dayOf(slot.start, voice)}, ${formatClock(slot.start, voice.zone, voice.clock)}`,
    description: `${formatTimes(slot, voice.zone, voice.clock)} (${zoneInWords(voice.zone, slot.start)})`,
  }));
}

function titleOfAction(action: Action): string {
  if (action.kind === "create") return titleOf(action.draft);
  return action.kind === "undo" ? action.entry.event.title : action.event.title;
}

const slotOf = ({ start, durationMinutes }: { start: number; durationMinutes: number }): Interval => ({
  start,
  end: start + durationMinutes * MINUTE,
});
const when = (event: CalendarEvent, { zone, ...voice }: Voice) => formatEventTime(event, zone, voice);
const dayOf = (instant: Instant, voice: Voice) => formatDay(localDay(instant, voice.zone), voice.zone, voice);
const timesOf = (event: CalendarEvent, { zone, clock }: Voice) =>
  event.allDay ? "all day" : formatTimes(event, zone, clock);
const stretch = (window: Interval, voice: Voice) =>
  window.end - window.start <= 1.1 * DAY
    ? `on ${dayOf(window.start, voice)}`
    : `from ${dayOf(window.start, voice)} to ${dayOf(window.end - 1, voice)}`;
const person = ({ name, email }: { name?: string; email: string }) => (name ? `${name} (${email})` : email);
const guestsOf = (event: CalendarEvent) =>
  event.attendees.filter(({ self }) => !self).map(({ name, email }) => name ?? email);
const quote = (title: string) => `“${title}”`;
const text = (body: string): OutgoingMessage => ({ kind: "text", body });
const buttons = (body: string, choices: { id: string; title: string }[]): OutgoingMessage => ({
  kind: "buttons",
  body,
  buttons: choices,
});
const list = (
  body: string,
  label: string,
  rows: { id: string; title: string; description?: string }[],
): OutgoingMessage => ({ kind: "list", body, label, rows });

function lines(...parts: (string | false | undefined | null)[]): string {
  return parts.filter(Boolean).join("\n");
}
