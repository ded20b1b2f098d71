import type { CalendarEvent } from "~/domain/calendar-event";
import { remindersAhead } from "~/domain/notification-plan";
import { reminderFacts } from "~/domain/reminder-evidence";
import type { ConversationState } from "../state/conversation";
import type { Input } from "../state/input";
import type { TurnContext } from "../state/turn-context";
import type { Decision } from "./decision";
import { fitting, saysWho } from "./find-target";
import { withFocus } from "./focus";
import { notFound } from "./not-found";

/**
 * "Did the reminder for the demo arrive?": told by what its providers have said, as on the meeting's page. Of several
 * meetings that fit it is the last one that had a reminder, else the next one.
 */
export function wasReminded(state: ConversationState, input: Input, turn: TurnContext): Decision {
  const { events, reminded, state: calendar } = turn.calendar;
  if (calendar !== "ready") return { state, reply: { kind: "no-calendar", state: calendar } };
  const target = input.command.slots.target ?? {};
  const isNamed = saysWho(target) || target.when !== undefined;
  const { focusEventId } = state;
  const fits = isNamed ? fitting(events, target, turn) : events.filter(({ id }) => id === focusEventId);
  const had = fits.filter(({ id }) => reminderFacts(id, reminded.evidence, []).length > 0);
  const event = had.at(-1) ?? fits.find(({ start }) => start > turn.now) ?? fits.at(-1);
  if (!event) {
    return isNamed ? notFound(state, input, turn) : { state, reply: { kind: "ask-target", intent: "query" } };
  }
  return {
    state: withFocus(state, [event]),
    reply: { kind: "reminder-evidence", event, facts: factsOf(event, turn) },
  };
}

function factsOf(event: CalendarEvent, { calendar: { reminded, reminders }, preferences, now }: TurnContext) {
  const planned = reminded.planned.filter(({ eventId }) => eventId === event.id).map(({ dueAt }) => dueAt);
  const own = reminders.find(({ eventId }) => eventId === event.id);
  return reminderFacts(
    event.id,
    reminded.evidence,
    remindersAhead(event, own, preferences, { ...reminded, planned }, now),
  );
}
