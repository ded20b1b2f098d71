import { Temporal } from "temporal-polyfill";
import type { Interval } from "~/domain/time";
import { dayWindow, localDay } from "~/domain/zones";
import type { ConversationState } from "../conversation";
import type { Facts, Input } from "../facts";
import type { When } from "../understand/command";
import { timeOnDay, whenToWindow } from "../understand/when";
import type { Decision } from "./decision";
import { findTarget } from "./find-target";
import { notFound } from "./not-found";

/** "What's on tomorrow", "when do I see Anna": reads answer at once. */
export function lookUp(state: ConversationState, input: Input, facts: Facts): Decision {
  if (facts.calendar !== "ready") return { state, say: { kind: "no-calendar", state: facts.calendar } };
  const { command, now } = input;
  if (command.when?.kind === "unresolved")
    return { state, say: { kind: "unclear-time", problem: command.when.problem ?? "" } };

  const { slots } = command;
  const target = slots.target ?? {};
  const names = Boolean(target.title || target.attendees?.length || slots.title || slots.attendees?.length);
  if (names) {
    // What is asked about may lie behind: "when did I see Anna last week".
    const from = command.when ? Math.min(now, windowOf(command.when, facts.zone, now).start) : now;
    const found = findTarget(command, input.text, facts, null, from).events;
    const shown = found.slice(0, asksForNext(input) ? 1 : MOST_NAMED);
    const [first] = shown;
    if (!first) return notFound(state, input, facts);
    if (shown.length === 1) return { state: withFocus(state, shown), say: { kind: "event", event: first } };
    const days = shown.map(({ start }) => dayWindow(localDay(start, facts.zone), facts.zone));
    const window = { start: Math.min(...days.map(({ start }) => start)), end: Math.max(...days.map(({ end }) => end)) };
    return { state: withFocus(state, shown), say: { kind: "agenda", window, events: shown } };
  }

  if (asksForNext(input)) {
    const next = facts.events.find(({ start, status, allDay }) => start > now && status !== "cancelled" && !allDay);
    if (next) return { state: withFocus(state, [next]), say: { kind: "event", event: next } };
  }
  const window = command.when
    ? windowOf(command.when, facts.zone, now)
    : dayWindow(localDay(now, facts.zone), facts.zone);
  const events = facts.events.filter(
    (event) => event.start < window.end && event.end > window.start && event.status !== "cancelled",
  );
  return { state: withFocus(state, events), say: { kind: "agenda", window, events } };
}

const MOST_NAMED = 10;

/** "When is my next call": one is the answer. */
const asksForNext = ({ command, text }: Input) =>
  command.when === null && /\b(?:next|volgende|eerstvolgende)\b/i.test(text);

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

/** What was shown can be spoken of: the only one as "it", several as "the second" or "both". */
export function withFocus(state: ConversationState, events: readonly { id: string }[]): ConversationState {
  const [only, second] = events;
  const listedIds = events.slice(0, MOST_LISTED).map(({ id }) => id);
  return { ...state, listedIds, ...(only && !second && { focusEventId: only.id }) };
}

/** As many as one read can bring back by their ids, beside those of an open question. */
const MOST_LISTED = 12;
