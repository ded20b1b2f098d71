import type { CalendarEvent } from "~/domain/calendar-event";
import { FAILURE_WORDS } from "~/domain/failure-words";
import type { OutgoingMessage } from "~/domain/message";
import { formatClock, formatInterval, formatTimes, zoneInWords } from "~/domain/phrasing";
import { recurrenceInWords } from "~/domain/recurrence";
import { type Interval, MINUTE } from "~/domain/time";
import { localDay } from "~/domain/zones";
import type { WriteFailure } from "~/services/write-outcome";
import type { Action, Facts, Say, UndoStep } from "./conversation";
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
  stretch,
  text,
  timeRows,
  timesOf,
  type Voice,
  when,
} from "./words";

type SayOf<K extends Say["kind"]> = Extract<Say, { kind: K }>;

/** The words for what is said: one short message, every time with weekday, date and zone. Pure. */
export function reply(say: Say, voice: Voice): OutgoingMessage {
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
      return askAddress(say);
    case "ask-which":
      return askWhich(say, voice);
    case "ask-target":
      return text(
        `Which meeting ${say.intent === "cancel" ? "shall I cancel" : "do you mean"}? Name it, its time or who it is with.`,
      );
    case "which-line":
      return text(
        `Which of the ${say.lines} do you mean? Say for example *make the second one 4pm* or *not the first*, or *yes* for all of it.`,
      );
    case "together":
      return text(lines(...say.says.map((one) => bodyOf(reply(one, voice)))));
    case "ended":
      return ended(say, voice);
    case "declined":
      return text(declined(say.actions));
    case "agenda":
      return text(agenda(say.window, say.events, voice));
    case "availability":
      return text(availability(say, voice));
    case "slots":
      return freeSlots(say, voice);
    case "not-found":
      return text("I can't find a meeting like that ahead. Ask *what's on next week* to see what there is.");
    case "not-organizer":
      return text(
        `${quote(say.event.title)} was set up by somebody else, so only they can change it. I can take it off your calendar: say *cancel it*.`,
      );
    case "refused":
      return text(
        lines(say.problems.map((problem) => problem.sentence).join(" "), say.asksTime && "When should it be?"),
      );
    case "unclear-time":
      return text(`${sentence(say.problem || "I could not read that time")}. Which day and time do you mean?`);
    case "no-quota":
      return text(`${FAILURE_WORDS[say.problem]} ${voice.appUrl}/dashboard/billing`);
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
export const APOLOGY = text(
  "Sorry, something went wrong on my side and I could not answer that. Please check your calendar before you send it again.",
);

const FIXED = {
  "nothing-to-undo": "There is nothing to undo from the last 24 hours.",
  "nothing-pending":
    "There is nothing waiting for a yes. Text me what to book, for example *call with anna@example.com tomorrow at 3pm*.",
  "pick-one": "Yes to which? Pick one of the choices above, or say *no* to leave it.",
  "stale-choice": "That button belongs to an earlier question, so I did nothing. Tell me again what you would like.",
  "still-open": "Nothing is written yet. Say *yes* to go ahead, *no* to leave it, or tell me what to change.",
  help: lines(
    "I keep your calendar. Text me like this:",
    "• *book 30 min with anna@example.com tomorrow at 3pm*",
    "• *what's on next week?*",
    "• *am I free Thursday afternoon?*",
    "• *move my 3pm to Friday at 10*",
    "• *cancel the budget review*",
    "• *undo*",
    "Nothing is written before you say yes.",
  ),
  welcome: "You're welcome!",
  "off-topic": "I only do meetings: text me what to book, move or cancel, or *help* to see how.",
  later: "I can't do that yet. I can book, move and cancel meetings and tell you what's on: text *help* to see how.",
  "no-reading": "I can only read text for now. Tell me in words what to book, move or cancel.",
  "no-voice": "I can't listen to voice notes yet. Please type it and I'll get right to it.",
} as const;

const YES: Record<Action["kind"], string> = {
  create: "Yes, book it",
  change: "Yes, change it",
  cancel: "Yes, cancel it",
};

const DECLINED: Record<Action["kind"], string> = {
  create: "All right, I did not book it.",
  change: "All right, it stays as it is.",
  cancel: "All right, I left it in your calendar.",
};

/** `again` is the word that tries once more. */
const FAILED: Record<WriteFailure, (title: string, voice: Voice, again: string) => string> = {
  "slot-taken": (title) =>
    `Something else took that time a moment ago, so I did not write ${title}. Name another time?`,
  "trial-over": (title, { appUrl }) => `Your free trial has ended, so I did not book ${title}. ${upgrade(appUrl)}`,
  "meetings-used": (title, { appUrl }) =>
    `All meetings of your free trial are used, so I did not book ${title}. ${upgrade(appUrl)}`,
  revoked: (_, { appUrl }) => NO_CALENDAR.revoked(appUrl),
  gone: (title) => `${title} is no longer in your calendar, so there was nothing to change.`,
  forbidden: (title) => `Google does not let me write ${title} to your calendar. Nothing was changed.`,
  changed: (title) =>
    `${title} was changed by somebody else in the meantime, so I changed nothing. Tell me again what you would like.`,
  refused: (title) => `Google Calendar refused ${title}. Nothing was changed.`,
  down: (title, _, again) =>
    `Google Calendar is not answering, so nothing was done about ${title}. Say *${again}* to try once more.`,
  unknown: (title, _, again) =>
    `Google Calendar stopped answering while I was writing ${title}, so I can't tell whether it is done. Say *${again}* to try once more: it can't happen twice.`,
};

const upgrade = (appUrl: string) => `Choose a plan and I book on: ${appUrl}/dashboard/billing`;

const NO_CALENDAR: Record<Exclude<Facts["calendar"], "ready">, (appUrl: string) => string> = {
  "not-connected": (appUrl) =>
    `Your Google Calendar is not connected yet. Connect it here and I can start: ${appUrl}/dashboard/onboarding`,
  revoked: (appUrl) =>
    `Google no longer lets me into your calendar, so I did nothing. Please connect it again: ${appUrl}/dashboard/integrations`,
  down: () =>
    "Google Calendar is not answering right now, so I can't see what is free and did nothing. Please try again in a few minutes.",
};

const bodyOf = (message: OutgoingMessage) => ("body" in message ? message.body : "");

function propose({ id, actions, left }: SayOf<"propose">, voice: Voice): OutgoingMessage {
  const problems = new Set(left.map((say) => bodyOf(reply(say, voice))));
  const [action, second] = actions;
  const choices = (yes: string) => [
    { id: `yes:${id}`, title: yes },
    { id: `no:${id}`, title: "No" },
  ];
  if (action && !second) return buttons(lines(...problems, proposal(action, voice)), choices(YES[action.kind]));
  return buttons(
    lines(...problems, "Shall I do all of this?", ...numbered(actions.map((one) => planLine(one, voice)))),
    choices("Yes, do it all"),
  );
}

function declined(actions: readonly Action[]): string {
  const [action, second] = actions;
  return action && !second ? DECLINED[action.kind] : "All right, I left everything as it is.";
}

const numbered = (parts: readonly string[]) => parts.map((part, n) => `${n + 1}. ${part}`);

/** One action as a line of a list. */
function planLine(action: Action, voice: Voice): string {
  const title = `*${plain(titleOfAction(action))}*`;
  switch (action.kind) {
    case "create":
      return `Book ${title}, ${formatInterval(slotOf(action.draft), voice.zone, voice)}${withPeople(action.draft.people)}`;
    case "cancel":
      return `Cancel ${title}, ${when(action.event, voice)}${withPeople(guestsOf(action.event))}`;
    case "change": {
      const { event, change } = action;
      const guests = guestsOf({ ...event, attendees: change.attendees ?? event.attendees });
      const moves = change.slot.start !== event.start || change.slot.end !== event.end;
      return `${moves ? "Move" : "Change"} ${title} to ${when({ ...event, ...change.slot }, voice)}${withPeople(guests)}`;
    }
  }
}

const withPeople = (guests: readonly { email: string; name?: string }[]) =>
  guests.length > 0 ? ` (with ${people(guests)})` : "";

function proposal(action: Action, voice: Voice): string {
  switch (action.kind) {
    case "create": {
      const { draft } = action;
      return lines(
        "Shall I book this?",
        `*${plain(titleOf(draft))}*`,
        formatInterval(slotOf(draft), voice.zone, voice),
        draft.recurrence && `Repeats ${recurrenceInWords(draft.recurrence)}.`,
        draft.location && `Where: ${plain(draft.location)}`,
        draft.people.length > 0 && `With: ${people(draft.people, { addresses: true })} (they get an invitation)`,
        action.allowOverlap && "It overlaps something else.",
      );
    }
    case "cancel": {
      const { event } = action;
      const guests = guestsOf(event);
      return lines(
        "Shall I cancel this?",
        `*${plain(event.title)}*`,
        when(event, voice),
        event.recurringEventId && "Only this one of the series.",
        !event.organizerSelf && "Somebody else set it up: it only leaves your calendar.",
        event.organizerSelf && guests.length > 0 && `${people(guests)} will be told.`,
      );
    }
    case "change": {
      const { event, change } = action;
      const moves = change.slot.start !== event.start || change.slot.end !== event.end;
      const guests = guestsOf({ ...event, attendees: change.attendees ?? event.attendees });
      return lines(
        moves ? "Shall I move this?" : "Shall I change this?",
        `*${plain(change.title ?? event.title)}*`,
        moves && `From: ${when(event, voice)}`,
        `${moves ? "To: " : ""}${when({ ...event, ...change.slot }, voice)}`,
        event.recurringEventId && "Only this one of the series.",
        change.location !== undefined && `Where: ${plain(change.location)}`,
        guests.length > 0 && `With: ${people(guests, { addresses: true })} (they will be told)`,
      );
    }
  }
}

function conflict(say: SayOf<"conflict">, voice: Voice): OutgoingMessage {
  const shown = say.with.slice(0, 3).map((event) => `• ${quote(event.title)}, ${when(event, voice)}`);
  const guests = say.action.kind === "create" ? say.action.draft.people : [];
  const body = lines(
    say.late ? "That time has been taken since I asked:" : "You already have something then:",
    ...shown,
    say.with.length > 3 && `• and ${say.with.length - 3} more`,
    `You asked for *${plain(titleOfAction(say.action))}*, ${formatInterval(say.slot, voice.zone, voice)}${guests.length > 0 ? `, with ${people(guests)}` : ""}.`,
    say.options.length > 0 ? "These times are free instead:" : "I found no free time near it.",
  );
  const verb = say.action.kind === "create" ? "Book" : "Move";
  return list(body, "See times", [
    ...timeRows(say.id, say.options, voice),
    { id: `anyway:${say.id}`, title: `${verb} it anyway`, description: "Both stay in your calendar" },
    { id: `no:${say.id}`, title: "Leave it" },
  ]);
}

function askTime({ id, draft, options, problem }: SayOf<"ask-time">, voice: Voice): OutgoingMessage {
  const title = quote(titleOf(draft));
  if (problem) return text(`${sentence(problem)}. When should ${title} be?`);
  if (!draft.around || !isOneDay(draft.around)) {
    const hint = options.length > 0 ? ", or pick one that is free" : "";
    return pick(id, `When should ${title} be? Name a day and time${hint}.`, options, voice);
  }
  const day = dayOf(draft.around.start, voice);
  return options.length > 0
    ? pick(id, `What time on ${day} for ${title}? These are free:`, options, voice)
    : text(`You have no free time left then (${day}). When should ${title} be?`);
}

function askNewTime({ id, event, options, problem }: SayOf<"ask-new-time">, voice: Voice): OutgoingMessage {
  const question = `When should ${quote(event.title)} be?`;
  return pick(
    id,
    problem ? `${sentence(problem)}. ${question}` : `${question} It is ${when(event, voice)} now.`,
    options,
    voice,
  );
}

function askAddress({ id, name, options, unreadable }: SayOf<"ask-address">): OutgoingMessage {
  const who = plain(name);
  if (options.length > 1) {
    const rows = options.slice(0, 8).map((contact, index) => ({
      id: `pick:${id}:${index}`,
      title: plain(contact.name),
      description: contact.email,
    }));
    return list(`I know more than one ${who}. Which one is it?`, "See people", [
      ...rows,
      { id: `skip:${id}`, title: "Leave them out" },
    ]);
  }
  const question = unreadable
    ? `That does not look like an e-mail address. What is ${who}'s?`
    : `What is ${who}'s e-mail address? I'll remember it.`;
  return buttons(question, [{ id: `skip:${id}`, title: "Leave them out" }]);
}

function askWhich({ id, intent, events }: SayOf<"ask-which">, voice: Voice): OutgoingMessage {
  const rows = events.map((event, index) => ({
    id: `pick:${id}:${index}`,
    title: plain(event.title),
    description: when(event, voice),
  }));
  const question = intent === "cancel" ? "Which one shall I cancel?" : "Which one do you mean?";
  return list(question, "See meetings", [...rows, { id: `no:${id}`, title: "None of these" }]);
}

/** How it went: one thing in full, several as a list that tells what happened and what did not. */
function ended({ act, outcomes }: SayOf<"ended">, voice: Voice): OutgoingMessage {
  const parts = act.kind === "do" ? act.actions : act.entry.steps;
  const again = act.kind === "undo" ? "undo" : "yes";
  const told = parts.map((part, n) => {
    const outcome = outcomes[n];
    if (outcome?.ok) return doneWords(part, outcome.event, voice, parts.length > 1);
    return FAILED[outcome?.reason ?? "unknown"](quote(titleOfAction(part)), voice, again);
  });
  const body = told.length === 1 ? told.join("") : lines(...new Set(told.map((line) => `• ${line}`)));
  const didSomething = outcomes.some(({ ok }) => ok);
  if (act.kind === "do" && didSomething)
    return buttons(body, [{ id: `undo:${act.id}`, title: told.length > 1 ? "Undo all" : "Undo" }]);
  return text(body);
}

/** @param brief as a line of a list */
function doneWords(part: Action | UndoStep, event: CalendarEvent, voice: Voice, brief: boolean): string {
  const guests = guestsOf(event);
  const told = guests.length > 0 && `${people(guests)} ${guests.length === 1 ? "was" : "were"} told.`;
  const title = `*${plain(event.title)}*`;
  const words = (what: string, slot: string, guestsAreTold: string | false) =>
    brief ? lines([what, slot].filter(Boolean).join(", "), guestsAreTold) : lines(what, slot, guestsAreTold);
  switch (part.kind) {
    case "create":
      return words(
        `Booked: ${title}`,
        when(event, voice),
        guests.length > 0 && `Invitations went to ${people(guests)}.`,
      );
    case "change":
      return words(`Changed: ${title}`, when(event, voice), told);
    case "cancel":
      return words(`Cancelled: ${title}`, when(part.event, voice), event.organizerSelf && told);
    case "created":
      return words(`Undone: ${title} is off your calendar again.`, "", told);
    case "changed":
    case "cancelled":
      return words(`Undone: ${title} is back as it was.`, when(event, voice), told);
  }
}

const SHOWN_EVENTS = 20;

/** One day as a list of times; more days with a line for each day. */
function agenda(window: Interval, events: readonly CalendarEvent[], voice: Voice): string {
  if (events.length === 0) return `Nothing is on ${stretch(window, voice)}.`;
  const zone = zoneInWords(voice.zone, events[0]?.start ?? window.start);
  const count = events.length === 1 ? "One meeting" : `${events.length} meetings`;
  let day = "";
  const shown = events.slice(0, SHOWN_EVENTS).flatMap((event) => {
    const guests = guestsOf(event);
    const line = `• ${timesOf(event, voice)} ${quote(event.title)}${guests.length > 0 ? ` (${people(guests.slice(0, 3))}${guests.length > 3 ? ` +${guests.length - 3}` : ""})` : ""}`;
    const startsDay = localDay(Math.max(event.start, window.start), voice.zone);
    if (startsDay === day) return [line];
    day = startsDay;
    return [`*${dayOf(Math.max(event.start, window.start), voice)}*`, line];
  });
  return lines(
    `${count} ${stretch(window, voice)} (${zone}):`,
    ...(isOneDay(window) ? shown.filter((line) => !line.startsWith("*")) : shown),
    events.length > SHOWN_EVENTS && `… and ${events.length - SHOWN_EVENTS} more.`,
  );
}

function availability({ window, exact, busy, free }: SayOf<"availability">, voice: Voice): string {
  const slot = formatInterval(window, voice.zone, voice);
  if (busy.length === 0) return `Yes, you are free ${slot}.`;
  const taken = busy
    .slice(0, 5)
    .map((event) => `• ${isOneDay(window) ? timesOf(event, voice) : when(event, voice)} ${quote(event.title)}`);
  if (exact) {
    const at = `${dayOf(window.start, voice)} at ${formatClock(window.start, voice.zone, voice.clock)} (${zoneInWords(voice.zone, window.start)})`;
    return lines(`No, you are busy on ${at}:`, ...taken);
  }
  if (free.length === 0) return lines(`No, you are busy the whole time, ${slot}:`, ...taken);
  const gaps = free.map((gap) =>
    isOneDay(window) ? formatTimes(gap, voice.zone, voice.clock) : formatInterval(gap, voice.zone, voice),
  );
  return lines(`Partly, ${slot}.`, `Free: ${gaps.slice(0, 6).join(", ")}`, "Taken:", ...taken);
}

function freeSlots({ id, draft, window, options }: SayOf<"slots">, voice: Voice): OutgoingMessage {
  const length = `${draft.durationMinutes} minutes`;
  if (options.length === 0) {
    return text(
      `I found no free ${length} in your working hours ${stretch(window, voice)}. Name another day or a shorter meeting.`,
    );
  }
  return pick(
    id,
    `You are free for ${length} at these times. Pick one and I'll propose ${quote(titleOf(draft))}.`,
    options,
    voice,
  );
}

function titleOfAction(action: Action | UndoStep): string {
  return action.kind === "create" ? titleOf(action.draft) : action.event.title;
}

const slotOf = ({ start, durationMinutes }: { start: number; durationMinutes: number }): Interval => ({
  start,
  end: start + durationMinutes * MINUTE,
});
