import type { CalendarEvent } from "~/domain/calendar-event";
import { BUTTON_ID_MAX } from "~/domain/message";
import type { Instant } from "~/domain/time";
import type { Command } from "../understand/command";

/** What can be tapped below a message about a meeting. */
const INTENTS = { late: "running_late", move: "reschedule", cancel: "cancel" } as const satisfies Record<
  string,
  Command["intent"]
>;
type MeetingVerb = keyof typeof INTENTS | "keep";

/** A tapped button that is about meetings and about no question of ours. */
export interface MeetingChoice {
  /** Null where everything is to stay as it is. */
  command: Command | null;
  /** When they started as the button was sent, UTC milliseconds. */
  start: Instant;
  /** The one that is meant; null for all that start then. */
  eventId: string | null;
}

/** The id of a button about meetings that start together: it names a single one. */
export function meetingChoiceId(verb: MeetingVerb, events: readonly CalendarEvent[]): string {
  const [event, second] = events;
  const id = `about:${verb}:${event?.start ?? 0}:${second || !event ? "" : event.id}`;
  return id.length <= BUTTON_ID_MAX ? id : `about:${verb}:${event?.start ?? 0}:`;
}

/** What such an id says; undefined for any other. */
export function readMeetingChoice(choiceId: string | undefined): MeetingChoice | undefined {
  const [, verb, start, eventId] = /^about:([a-z]+):(\d+):(.*)$/su.exec(choiceId ?? "") ?? [];
  const about = { start: Number(start), eventId: eventId || null };
  if (verb === "keep") return { command: null, ...about };
  const known = (Object.keys(INTENTS) as (keyof typeof INTENTS)[]).find((one) => one === verb); // its keys are the type
  if (!known) return undefined;
  const command: Command = { intent: INTENTS[known], confidence: 1, slots: {}, when: null, question: null };
  return { command, ...about };
}
