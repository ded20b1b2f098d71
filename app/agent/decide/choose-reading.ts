import type { ConversationState } from "../state/conversation";
import type { Input } from "../state/input";
import type { TurnContext } from "../state/turn-context";
import type { DayPart, When } from "../understand/command";
import { said } from "../understand/languages/lists/said";
import { atInstant } from "../understand/times/make-when";
import { timeOnDay } from "../understand/times/when";
import { against, anchorOf } from "./anchor";
import type { Of } from "./answer/answer";
import { choiceOf } from "./answer/choice";
import type { Decision } from "./decision";
import { spokenIndex } from "./positions";
import { wait } from "./propose";

/**
 * A time with two usual readings ("half 3", "next Friday" on a Wednesday) is asked about before anything is proposed.
 * The answer takes the message up again where it stood.
 *
 * @param goOn decides the message once its time is settled
 */
export function chooseReading(
  state: ConversationState,
  input: Input,
  turn: TurnContext,
  goOn: (state: ConversationState, input: Input, turn: TurnContext) => Decision,
): Decision {
  const { pending } = state;
  if (pending?.kind !== "reading") {
    const command = input.choiceId ? input.command : against(anchorOf(state, input, turn), input.command, turn);
    return askReading(state, { ...input, command }, turn) ?? goOn(state, { ...input, command }, turn);
  }
  const choice = choiceOf(pending, input);
  if (choice && choice.id !== pending.id) return goOn(state, input, turn);
  const index =
    choice?.index ??
    sideSaid(pending, input) ??
    hourSaid(pending, input) ??
    spokenIndex(input.text, pending.readings.length) ??
    readingSaid(pending, input);
  const when = index === null ? undefined : pending.readings[index];
  const open = { ...state, pending: pending.before };
  const asRead = (reading: When) => {
    const { either: _, ...command } = pending.command;
    const settled = { ...command, when: reading, question: null };
    return goOn(open, { ...input, choiceId: undefined, text: pending.text, command: settled }, turn);
  };
  if (when) return asRead(when);
  // "Make it 11": another time altogether, of the meeting that was asked for.
  const first = pending.readings[0];
  if (first && onlyTime(input))
    return askAgain(pending, first, input, turn, open) ?? goOn(asRead(first).state, input, turn);
  if (choice?.verb === "no" || input.command.intent === "deny")
    return { state: { ...state, pending: null }, reply: { kind: "declined", actions: [] } };
  if (input.command.intent === "confirm") return { state, reply: { kind: "pick-one" } };
  return withMore(pending, input, turn, open) ?? goOn(open, input, turn);
}

function askReading(state: ConversationState, input: Input, turn: TurnContext): Decision | undefined {
  const { command, text, newId: id, choiceId } = input;
  if (!command.when || !command.either || choiceId !== undefined) return undefined;
  // The one that the language usually means is first.
  const readings = [command.when, command.either].map(asMeant);
  const asked = { kind: "reading", id, command, text, readings, before: state.pending } as const;
  return { state: wait(state, asked, turn), reply: { kind: "ask-reading", id, readings } };
}

/** What is picked is meant as it stands. */
const asMeant = ({ leaves: _, ...when }: When): When => when;

function onlyTime({ command: { intent, slots, when }, choiceId }: Input): boolean {
  const timely = intent === "create" || intent === "reschedule";
  return timely && when !== null && !choiceId && Object.keys(slots).length === 0;
}

/** "No, half 8": the other time has two readings as well. */
function askAgain(
  pending: Of<"reading"> & { id: string },
  first: When,
  { command: { when, either }, newId: id }: Input,
  turn: TurnContext,
  open: ConversationState,
): Decision | undefined {
  if (!when || !either) return undefined;
  const readings = [when, either].map((time) => onDayOf(first, time, turn.zone));
  return { state: wait(open, { ...pending, id, readings }, turn), reply: { kind: "ask-reading", id, readings } };
}

/** "And it takes 45 min", "with Tom too": of the meeting whose time is asked about, and the question stays. */
function withMore(
  pending: Of<"reading"> & { id: string },
  { command, newId: id }: Input,
  turn: TurnContext,
  open: ConversationState,
): Decision | undefined {
  const { slots: before, intent } = pending.command;
  const { attendees = [], ...slots } = command.slots;
  const isOfIt = command.intent === "reschedule" || (command.intent === "edit_attendees" && !command.manner);
  const says = attendees.length > 0 || (slots.durationMinutes ?? slots.title ?? slots.location) !== undefined;
  const isOther = slots.target ?? slots.removedAttendees ?? slots.shiftMinutes ?? slots.extendMinutes;
  const isTimed = command.when !== null && command.when.kind !== "duration";
  if (intent !== "create" || !isOfIt || !says || isOther !== undefined || isTimed) return undefined;
  const everybody = [...(before.attendees ?? []), ...attendees];
  const more = { ...before, ...slots, ...(everybody.length > 0 && { attendees: everybody }) };
  const asked = { ...pending, id, command: { ...pending.command, slots: more } };
  return { state: wait(open, asked, turn), reply: { kind: "ask-reading", id, readings: pending.readings } };
}

/** An hour without a day is on that of the reading that was asked about. */
export function onDayOf(first: When, time: When, zone: string): When {
  const day = dateOf(first);
  if (time.kind !== "time" || day === "") return time;
  return { ...time, kind: "datetime", start: atInstant(timeOnDay(time, day, zone), zone) };
}

/** "The later one": of two that are on the wall clock or the calendar one behind the other. */
function sideSaid({ readings }: Of<"reading">, { text }: Input): number | null {
  const way = LATER_ONE.isIn(text) ? 1 : EARLIER_ONE.isIn(text) ? -1 : 0;
  const [first, second, another] = readings.map(({ start }) => start);
  if (way === 0 || !first || !second || another !== undefined || first === second) return null;
  return (first < second ? 1 : -1) === way ? 1 : 0;
}

const LATER_ONE = said`^\W*(?:${"picks"}[\s,.]*){0,5}${"laterOne"}[\s,.!)]*(?:${"picked"}[\s,.!)]*){0,3}$`;
const EARLIER_ONE = said`^\W*(?:${"picks"}[\s,.]*){0,5}${"earlierOne"}[\s,.!)]*(?:${"picked"}[\s,.!)]*){0,3}$`;

/** "1", where 12:00 and 13:00 are shown: an hour of theirs, no place in the list. */
function hourSaid({ readings }: Of<"reading">, { text }: Input): number | null {
  const hour = /^\W*(\d{1,2})\W*$/.exec(text)?.[1];
  if (hour === undefined) return null;
  const fits = readings.map((reading) => {
    const [said, minutes] = clockOf(reading).split(":");
    return minutes === "00" && Number(said) % 12 === Number(hour) % 12;
  });
  return fits.filter(Boolean).length === 1 ? fits.indexOf(true) : null;
}

/** "15:30", "the afternoon", "mornings", "on the 13th": the one reading that this fits. */
function readingSaid({ readings }: Of<"reading">, { command: { when, either, slots } }: Input): number | null {
  const { fromMinute, untilMinute } = slots.limits ?? {};
  const ofLimits = fromMinute === undefined ? (untilMinute ? "morning" : undefined) : "evening";
  const part = when?.part ?? ofLimits;
  if (!when && !part) return null;
  const sameClock = (reading: When) => !when || clockOf(when) === "" || clockOf(when) === clockOf(reading);
  const sameDate = (reading: When) => !when || dateOf(when) === "" || dateOf(when) === dateOf(reading);
  const fits = readings.map((reading) => (part ? inPart(part, reading) : sameClock(reading) && sameDate(reading)));
  // "Half 9", where 19:00 and 20:30 are shown: in whichever half of the day it was put.
  const isOpen = when?.leaves?.includes("half") || either !== undefined;
  const near = readings.map((reading) => !part && isOpen && isSameHour(when, reading) && sameDate(reading));
  const meant = fits.some(Boolean) ? fits : near;
  return meant.filter(Boolean).length === 1 ? meant.indexOf(true) : null;
}

const clockOf = ({ start, grain }: When) => (grain === "minute" ? (/(\d\d:\d\d)/.exec(start ?? "")?.[1] ?? "") : "");
/** In either half of the day. */
const isSameHour = (one: When | null, other: When) => {
  const [hour, minute] = one ? clockOf(one).split(":") : [];
  const [otherHour, otherMinute] = clockOf(other).split(":");
  return Number(hour) % 12 === Number(otherHour) % 12 && minute === otherMinute;
};
const dateOf = ({ start }: When) => /^\d{4}-\d\d-\d\d/.exec(start ?? "")?.[0] ?? "";

function inPart(part: DayPart, reading: When): boolean {
  return (part === "morning") === clockOf(reading) < "12:00";
}
