import { test } from "vitest";
import type { Act } from "~/agent/action";
import { assumed } from "~/agent/assumed";
import { expectationOf } from "~/agent/awaiting";
import { type ConversationState, EMPTY_STATE, stillMeant } from "~/agent/conversation";
import { decide } from "~/agent/decide/decide";
import { settle } from "~/agent/decide/settle";
import { expectedOutcomes } from "~/agent/expected";
import type { Facts } from "~/agent/facts";
import { languageOf } from "~/agent/language";
import { reply } from "~/agent/say/reply";
import { withAnswer } from "~/agent/shown";
import { wishesOf } from "~/agent/understand/wishes";
import { readThere } from "~/agent/where";
import type { Attendee, CalendarEvent } from "~/domain/calendar-event";
import { clockOfZone } from "~/domain/clock-style";
import type { Contact } from "~/domain/contact";
import type { OutgoingMessage } from "~/domain/message";
import { DEFAULT_PREFERENCES, type Preferences } from "~/domain/preferences";
import type { Interval } from "~/domain/time";
import { play } from "./script";

interface Scene {
  /** ISO date-time with offset of every message. */
  now: string;
  zone?: string;
  events?: CalendarEvent[];
  contacts?: Contact[];
  facts?: Partial<Facts>;
  /** When other people are taken, by address; null for a calendar that cannot be seen. */
  guests?: Record<string, Interval[] | null>;
  /** The language in the settings. */
  preferred?: string;
}

/**
 * The pure part of the conversation, talked to in memory: what a yes would write is taken as written, and the calendar
 * of the next message holds it.
 */
export function converse({
  now: at,
  zone = "Europe/Amsterdam",
  events = [],
  contacts = [],
  facts = {},
  guests = {},
  preferred = "en",
}: Scene) {
  const now = Date.parse(at);
  let state: ConversationState = EMPTY_STATE;
  let calendar = [...events];
  let people = [...contacts];
  let preferences: Preferences = { ...DEFAULT_PREFERENCES, timezone: zone, language: preferred };
  let messages: Facts["messages"] = "on";
  let said = 0;

  function write(event: CalendarEvent, gone: boolean) {
    calendar = calendar.filter(({ id }) => id !== event.id);
    if (event.status !== "cancelled" && !gone) calendar.push(event);
  }
  const isTakenBack = (act: Act, n: number) => act.kind === "undo" && act.entry.steps[n]?.kind === "created";

  return {
    /** What the agent answers, as text with its buttons in brackets and rows in braces. */
    say(text: string, choiceId?: string): string {
      said += 1;
      const { workdayStartMinute: startMinute, workdayEndMinute: endMinute } = preferences;
      const reading = { zone: preferences.timezone, trips: preferences.trips, workday: { startMinute, endMinute } };
      state = stillMeant(state, now);
      const expected = expectationOf(state);
      const usual = state.language ?? undefined;
      const place = readThere(
        (there) => wishesOf(text, { ...reading, ...there, ...expected, usual }),
        reading,
        state,
        now,
      );
      const { wishes } = place;
      const mine = assumed(preferences, place.zone);
      const language = languageOf(choiceId ? "" : text, state.language, preferred);
      state = { ...state, language };
      const known: Facts = {
        user: { id: "user", name: "Robin", email: "robin@parley.test" },
        language,
        ...mine,
        calendar: "ready",
        quota: null,
        events: calendar.toSorted((a, b) => a.start - b.start),
        contacts: people,
        messages,
        known: {
          calendar: "robin@parley.test",
          phone: "+31612345678",
          people: everybody(people),
        },
        guests: Object.entries(guests).map(([email, busy]) => ({ email, busy })),
        ...facts,
      };
      const newId = `00000000-0000-4000-8000-${String(said).padStart(12, "0")}`;
      const [first] = wishes;
      if (!first) throw new Error("nothing was understood");
      const input = { text, choiceId, command: first.command, wishes, newId, now, earliest: now, isOld: false };
      const decision = decide(state, input, known);
      messages = decision.messages ?? messages;
      const { remember = [], prefer = {}, forget = [] } = decision;
      people = forget === "everybody" ? [] : people.filter(({ email }) => !forget.includes(email));
      people.push(...remember);
      preferences = { ...preferences, ...prefer };
      const voice = {
        language: decision.state.language ?? language,
        zone: mine.zone,
        home: preferences.timezone,
        clock: clockOfZone(preferences.timezone),
        now,
        appUrl: "https://parley.test",
      };
      const sent = { deliveryId: newId, wamid: `wamid.${newId}` };
      if ("say" in decision) {
        state = withAnswer(state, decision, sent);
        return shown(reply(decision.say, voice));
      }
      const { act } = decision;
      const outcomes = expectedOutcomes(act);
      const ended = settle(decision.state, act, outcomes, now);
      state = withAnswer(state, ended, sent);
      for (const [n, outcome] of outcomes.entries()) if (outcome.ok) write(outcome.event, isTakenBack(act, n));
      return shown(reply(ended.say, voice));
    },
    events: () => calendar.toSorted((a, b) => a.start - b.start),
    pending: () => state.pending,
  };
}

function everybody(contacts: readonly Contact[]) {
  const names = new Map(contacts.map(({ email, name }) => [email, name]));
  return { total: names.size, names: [...names.values()].slice(0, 5) };
}

function shown(message: OutgoingMessage): string {
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
