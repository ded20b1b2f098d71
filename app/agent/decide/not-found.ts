import type { CalendarEvent } from "~/domain/calendar-event";
import type { Interval } from "~/domain/time";
import { dayWindow, localDay } from "~/domain/zones";
import type { ConversationState } from "../state/conversation";
import type { Input } from "../state/input";
import type { TurnContext } from "../state/turn-context";
import { whenToWindow } from "../understand/times/when";
import type { Decision } from "./decision";
import { aheadOf, fitting, saysWho, targetOf } from "./find-target";
import { withFocus, withListed } from "./focus";
import { wait } from "./propose";

/** A WhatsApp list has ten rows; one stays for "none of these". */
export const MOST_ROWS = 9;

/**
 * Nothing fits what was said. Where something ahead is called so at another time, that instead, and where a day was named
 * what that day holds: to read, or to pick from.
 */
export function notFound(state: ConversationState, input: Input, turn: TurnContext): Decision {
  const { command, newId } = input;
  const day = dayMeant(input, turn);
  const { when, ...target } = targetOf(command);
  const isOther = command.intent !== "query" && when !== undefined && target.title !== undefined && saysWho(target);
  const called = isOther ? fitting(aheadOf(turn), target, turn) : [];
  const near = (called.length > 0 || !day ? called : eventsIn(day, turn.calendar.events)).slice(0, MOST_ROWS);
  const eventIds = near.map(({ id }) => id);
  const listed = (command.intent === "query" ? withListed : withFocus)(state, near);
  if (near.length === 0) {
    const asked = command.intent === "query" ? state : wait(state, { kind: "target", id: newId, command }, turn);
    return { state: asked, reply: { kind: "not-found", day, near } };
  }
  if (command.intent === "query") return { state: listed, reply: { kind: "not-found", day, near } };
  return {
    state: wait(listed, { kind: "which", id: newId, command, eventIds }, turn),
    reply: {
      kind: "ask-which",
      id: newId,
      intent: command.intent,
      events: near,
      instead: { day: day?.start ?? null, isElsewhere: called.length > 0 },
    },
  };
}

/** The one day that the words speak of, from the present moment on. */
function dayMeant({ command }: Input, { now, zone }: TurnContext): Interval | null {
  const { when } = targetOf(command);
  const said = when ? whenToWindow(when, zone) : null;
  if (!said) return null;
  const day = localDay(said.start, zone);
  if (localDay(Math.max(said.start, said.end - 1), zone) !== day) return null;
  const whole = dayWindow(day, zone);
  if (command.intent === "query") return whole;
  return whole.end > now ? { start: Math.max(whole.start, now), end: whole.end } : null;
}

const eventsIn = ({ start, end }: Interval, events: readonly CalendarEvent[]) =>
  events.filter((event) => event.start < end && event.end > start);
