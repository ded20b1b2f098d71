import { test } from "vitest";
import { type Hearing, isInVain, isMiss, isUnclear, UNHEARD } from "~/agent/hear";
import { contextOf, gazetteerOf, readMessage } from "~/agent/read-message";
import { type ReadMessage, runTurn, type TurnPlan } from "~/agent/run-turn";
import type { Act } from "~/agent/state/action";
import { type ConversationState, EMPTY_STATE, stillMeant } from "~/agent/state/conversation";
import { expectedOutcomes } from "~/agent/state/expected";
import { withAnswer } from "~/agent/state/shown";
import type { CalendarFacts, TurnFacts } from "~/agent/state/turn-context";
import type { ModelForm } from "~/agent/understand/model-form";
import { type Attendee, type CalendarEvent, isOtherPerson } from "~/domain/calendar-event";
import { type Contact, contactRows } from "~/domain/contact";
import type { MeetingTemplate } from "~/domain/meeting-template";
import type { OutgoingMessage } from "~/domain/message";
import type { MeetingReminder } from "~/domain/notification-plan";
import { DEFAULT_PREFERENCES, type Preferences } from "~/domain/preferences";
import type { Standing } from "~/domain/subscription";
import { type Interval, MINUTE } from "~/domain/time";
import type { Summarised } from "~/services/read-turn";
import { play } from "./script";

interface Scene {
  /** ISO date-time with offset of every message. */
  now: string;
  zone?: string;
  events?: CalendarEvent[];
  contacts?: Contact[];
  /** Whether Google answers, and what with; by default it does. */
  calendar?: Partial<CalendarFacts>;
  /** When other people are taken, by address; null for a calendar that cannot be seen. */
  guests?: Record<string, Interval[] | null>;
  /** The language in the settings. */
  preferred?: string;
  /** Kinds of meetings that the user has. */
  templates?: MeetingTemplate[];
  /** What meetings came to. */
  summarised?: Summarised;
  /** What the account has; a trial in its midst by default. */
  standing?: Partial<Standing>;
  /** What a language model makes of a message that the rules do not read whole; null where it fails. */
  model?: (text: string) => ModelForm | null;
}

const NO_MODEL = () => null;

const decided = new Map<string, TurnPlan>();

/**
 * Most talks of a file open alike, with the same message in the same state of everything: what comes of it is pure, and is
 * found out once.
 *
 * @param given all that it depends on, without maps and sets
 */
function decidedOnce(given: unknown, decide: () => TurnPlan): TurnPlan {
  const key = JSON.stringify(given);
  const plan = decided.get(key) ?? decide();
  decided.set(key, plan);
  return plan;
}

/**
 * The pure part of the conversation, talked to in memory: what a yes would write is taken as written, and the calendar
 * of the next message holds it.
 */
export function converse({
  now: at,
  zone: home = "Europe/Amsterdam",
  events = [],
  contacts = [],
  calendar = {},
  guests = {},
  preferred = "en",
  templates: kinds = [],
  summarised = { meetings: [], items: [], found: [] },
  standing = {},
  model = NO_MODEL,
}: Scene) {
  const typed: string[] = [];
  let now = Date.parse(at);
  let state: ConversationState = EMPTY_STATE;
  let written = [...events];
  let people = [...contacts];
  let preferences: Preferences = { ...DEFAULT_PREFERENCES, timezone: home, language: preferred };
  let messages: TurnFacts["messages"] = "on";
  let reminders: MeetingReminder[] = [];
  let templates = [...kinds];
  let said = 0;

  function write(event: CalendarEvent, gone = false) {
    written = written.filter(({ id }) => id !== event.id);
    if (event.status !== "cancelled" && !gone) written.push(event);
  }
  const isTakenBack = (act: Act, n: number) => act.kind === "undo" && act.entry.steps[n]?.kind === "created";

  /** Decides by the rules, and beside them by the model where they leave words over or come to nothing. */
  function planned(
    text: string,
    choiceId: string | undefined,
    names: ReturnType<typeof gazetteerOf>,
    planOf: (read: ReturnType<typeof readMessage>) => TurnPlan,
  ): TurnPlan {
    const earlier = typed.slice(-3);
    typed.push(text);
    const readBy = (hearing: Hearing) => readMessage(state, { text, choiceId, now, hearing }, preferences, names);
    const byRules = readBy(UNHEARD);
    if (choiceId !== undefined) return planOf(byRules);
    const isAsked = isUnclear(text, byRules.requests, contextOf(state, now, preferences));
    const form = isAsked ? model(text) : undefined;
    const hearing = form ? { earlier, form } : UNHEARD;
    const heard = form ? readBy(hearing) : byRules;
    const plan = planOf(heard);
    if (!isInVain(text, heard.requests, hearing, plan.expected.reply)) return plan;
    const late = form === undefined ? model(text) : form;
    const again = late && planOf(readBy({ earlier, form: late, instead: true }));
    return again && !isMiss(again.expected.reply) ? again : plan;
  }

  const talk = {
    /** What the agent answers, as text with its buttons in brackets and rows in braces. */
    say: (text: string, choiceId?: string): string => shown(talk.send(text, choiceId)),
    /** What is answered to a message without words of one's own. */
    pass: (message: Partial<ReadMessage["message"]>): string => shown(talk.send("", undefined, message)),
    /** The answer as it would go out. */
    send(text: string, choiceId?: string, otherwise: Partial<ReadMessage["message"]> = {}): OutgoingMessage {
      said += 1;
      state = stillMeant(state, now);
      const names = gazetteerOf(people, written);
      const factsIn = (zone: string): TurnFacts => ({
        now,
        earliest: now,
        zone,
        user: { id: "user", name: "Robin", email: "robin@parley.test" },
        preferences,
        standing: {
          plan: null,
          used: 8,
          limit: 20,
          trialDaysLeft: 9,
          isTrialContinued: false,
          graceEndsAt: null,
          problem: null,
          ...standing,
        },
        messages,
        templates,
        summarised,
        groupOffer: null,
        known: { calendar: "robin@parley.test", phone: "+31612345678", people: everybody(people) },
        calendar: {
          state: "ready",
          events: written.toSorted((a, b) => a.start - b.start),
          contacts: people,
          guestContacts: [],
          guests: Object.entries(guests).map(([email, busy]) => ({ email, busy })),
          reminders,
          reminded: { evidence: [], planned: [], unasked: [] },
          ...calendar,
        },
      });
      const newId = `00000000-0000-4000-8000-${String(said).padStart(12, "0")}`;
      const decide = () =>
        planned(text, choiceId, names, ({ requests, mentions, zone }) =>
          runTurn(
            state,
            {
              message: { kind: choiceId ? "choice" : "text", text, choiceId, ...otherwise },
              hearing: UNHEARD,
              requests,
              mentions,
              timeSettings: preferences,
              newId,
              isOld: false,
              receivedAt: now,
              lost: null,
              appUrl: "https://parley.test",
            },
            factsIn(zone),
          ),
        );
      const plan =
        model === NO_MODEL ? decidedOnce([text, choiceId, otherwise, newId, state, factsIn(home)], decide) : decide();
      const { act, remember = [], prefer = {}, forget = [], remind = [], template, messages: switched } = plan.effects;
      templates = keptAfter(template, templates);
      messages = switched ?? messages;
      people = forget === "everybody" ? [] : people.filter(({ email }) => !forget.includes(email));
      people.push(...remember);
      preferences = { ...preferences, ...prefer };
      for (const { eventId, minutes } of remind) {
        reminders = reminders.filter((one) => one.eventId !== eventId);
        if (minutes !== undefined) reminders.push({ eventId, minutes, setAt: now });
      }
      state = withAnswer(state, plan.expected, { deliveryId: newId, wamid: `wamid.${newId}`, takenAt: now });
      const outcomes = act ? expectedOutcomes(act) : [];
      for (const [n, outcome] of outcomes.entries()) if (act && outcome.ok) write(outcome.event, isTakenBack(act, n));
      return plan.expected.words;
    },
    /** Time goes on before the next message. */
    wait(minutes: number): void {
      now += minutes * MINUTE;
    },
    /** The next messages are written from this moment on, UTC milliseconds. */
    moveTo(moment: number): void {
      now = moment;
    },
    /** Somebody changes the calendar; its guests are known from then on. */
    put(event: CalendarEvent): void {
      write(event);
      const met = event.attendees.filter(isOtherPerson);
      people.push(...met.flatMap(({ email, name = email }) => contactRows(email, name, { fromCalendar: true })));
    },
    events: () => written.toSorted((a, b) => a.start - b.start),
    pending: () => state.pending,
    templates: () => templates,
  };
  return talk;
}

/** What stands in the calendar, by its title, once what is shown for a message has got its yes. */
export function leftAfter(talk: ReturnType<typeof converse>, said: string): string[] {
  talk.say(said);
  talk.say("yes");
  return talk.events().map(({ title }) => title);
}

const LOCAL = new Intl.DateTimeFormat("en-GB", {
  timeZone: "Europe/Amsterdam",
  day: "numeric",
  hour: "2-digit",
  minute: "2-digit",
});

/**
 * As `leftAfter`, each with the day of the month and the hour in Amsterdam, and the first names of those who come:
 * "Roadmap 26 14:00 Ola".
 */
export function standsAfter(talk: ReturnType<typeof converse>, said: string): string[] {
  talk.send(said);
  talk.send("yes");
  return talk.events().map(({ title, start, attendees }) => {
    const others = attendees.filter(({ self }) => !self).map(({ name }) => name?.split(" ")[0]);
    return [title, LOCAL.format(start).replace(", ", " "), ...others].join(" ");
  });
}

function keptAfter(change: TurnPlan["effects"]["template"], before: MeetingTemplate[]): MeetingTemplate[] {
  if (!change) return before;
  return "save" in change ? [...before, change.save] : before.filter(({ id }) => id !== change.remove);
}

function everybody(contacts: readonly Contact[]) {
  const names = new Map(contacts.map(({ email, name }) => [email, name]));
  return { total: names.size, names: [...names.values()].slice(0, 5) };
}

/** A message as text, with its buttons in brackets and its rows in braces. */
export function shown(message: OutgoingMessage): string {
  const body = [...(message.before ?? []), "body" in message ? message.body : message.name].join("\n");
  if (message.kind === "buttons") return `${body}\n${message.buttons.map(({ title }) => `[${title}]`).join(" ")}`;
  if (message.kind === "list") return `${body}\n${message.rows.map(({ title }) => `{${title}}`).join(" ")}`;
  return body;
}

/**
 * One test for each script. A line with ">" is texted; the line below it is what the answer must contain, in this order,
 * parts between "…".
 */
export function playAll(dialogues: Record<string, string>, begin: () => ReturnType<typeof converse>): void {
  for (const [title, script] of Object.entries(dialogues)) test(title, () => play(begin(), script));
}

/** Somebody who has said yes, at an address of the first of the names. */
export const guest = (name: string) => ({
  ...{ name, email: `${name.split(" ")[0]?.toLowerCase()}@example.com` },
  ...{ self: false, response: "accepted" as const },
});

/** A confirmed event of one's own. */
export function meeting(
  title: string,
  start: string,
  end: string,
  people: Attendee[] = [],
  more: Partial<CalendarEvent> = {},
): CalendarEvent {
  return {
    id: `event${title.toLowerCase().replace(/[^a-z0-9]/g, "")}${Date.parse(start)}`,
    status: "confirmed",
    title,
    description: "",
    location: "",
    start: Date.parse(start),
    end: Date.parse(end),
    allDay: false,
    zone: "Europe/Amsterdam",
    attendees: people,
    hangoutLink: null,
    htmlLink: null,
    etag: null,
    updatedAt: 0,
    transparent: false,
    eventType: "default",
    organizerSelf: true,
    ...more,
  };
}
