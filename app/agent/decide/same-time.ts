import { countDays, daysFrom, daysTouched } from "~/domain/all-day";
import { type CalendarEvent, isOtherPerson } from "~/domain/calendar-event";
import { DAY, type Instant, MINUTE } from "~/domain/time";
import { dayWindow, localDay, shifted } from "~/domain/zones";
import type { Draft } from "../state/action";
import type { TurnContext } from "../state/turn-context";
import type { Command, When } from "../understand/command";
import { onDayBehind, onItsWeekday } from "../understand/times/read-against";
import { whenToWindow } from "../understand/times/when";
import { momentOf } from "./after-others";
import { applyWhen, newDraft, partsOf } from "./draft";
import { fitting, mentionsAll } from "./find-target";
import { spokenOfLast } from "./focus";
import { inItsZone, onWallOf } from "./in-its-zone";
import { daysOf, onDays } from "./whole-days";

/** The whole stretch for oneself, a part of a day only as far as one works. Nobody is invited. */
export function holdDraft(
  meetingId: string,
  command: Command,
  turn: TurnContext,
  now: Instant,
): Draft & { problem?: string } {
  const { zone, workday } = turn;
  const plain = { ...newDraft(meetingId, command, turn, now), isKept: true as const };
  const said = command.when?.grain === "minute" ? null : command.when && whenToWindow(command.when, zone);
  if (!said || plain.problem !== undefined) return plain;
  const midnight = dayWindow(localDay(said.start, zone), zone).start;
  const start = Math.max(said.start, midnight + workday.startMinute * MINUTE, now);
  const end = Math.min(said.end, midnight + workday.endMinute * MINUTE);
  // A week is no stretch, and an evening is outside the hours that one works.
  if (command.when?.grain === "week" || command.when?.grain === "month") return plain;
  const slot = end > start ? { start, end } : said;
  return { ...plain, start: slot.start, around: null, durationMinutes: (slot.end - slot.start) / MINUTE };
}

/** Days that were said one by one are those; from one on it takes as many as before, unless it is said how many. */
function asWholeDays(
  like: CalendarEvent,
  { start, when, durationMinutes }: { start: Instant | null; when: When | null; durationMinutes: number | undefined },
  { zone }: TurnContext,
): Pick<Draft, "allDay" | "start"> | undefined {
  const said = when?.kind === "range" && when.grain === "day" ? whenToWindow(when, zone) : null;
  if (!said && start === null) return undefined;
  const count = durationMinutes === undefined ? countDays(daysOf(like, zone)) : durationMinutes / (DAY / MINUTE);
  const days = said ? daysTouched(said, zone) : daysFrom(localDay(start ?? 0, zone), count);
  return { allDay: { days, ...(like.transparent && { free: true }) }, ...onDays(days, zone) };
}

/** "Same again Friday", "same again with Tom": what was spoken of once more, with these people where some are named. */
export function sameAgainDraft(
  meetingId: string,
  command: Command,
  turn: TurnContext,
  focusEventId: string | null,
  now: Instant,
): Draft & { problem?: string } {
  const { attendees, shiftMinutes, ...slots } = command.slots;
  const like = onItsDay(
    againDraft(meetingId, { ...command, slots, when: whenOf(command, turn, focusEventId) }, turn, focusEventId, now),
    command,
    turn,
    focusEventId,
  );
  if (!attendees) return like;
  const { people, unknownNames, title } = newDraft(meetingId, { ...command, when: null }, turn, now);
  // "Meeting with Ben" is no title of one with Tom.
  const isOfNames = like.people.some(({ name = "" }) => name !== "" && like.title.includes(name));
  if (!isOfNames) return { ...like, people, unknownNames };
  const { isTitleFromCalendar: _, ...untitled } = like;
  return { ...untitled, people, unknownNames, title };
}

/** "The same a week later": so far from when what was spoken of begins; what takes whole days on the day of it. */
function whenOf({ slots, when }: Command, { calendar, zone }: TurnContext, focusEventId: string | null): When | null {
  const like = spokenOfLast({ focusEventId }, { calendar });
  if (slots.shiftMinutes === undefined || !like) return when;
  const start = shifted(like.start, slots.shiftMinutes, zone);
  return like.allDay
    ? { kind: "date", start: localDay(start, zone), end: null, part: null, grain: "day", text: "" }
    : momentOf(start);
}

/** "Same for Ingrid at 10:30": an hour alone is on the day of what is made again, while that is ahead. */
function onItsDay<D extends Draft>(draft: D, { when }: Command, turn: TurnContext, focusEventId: string | null): D {
  const like = spokenOfLast({ focusEventId }, turn);
  if (!like || like.allDay || when?.kind !== "time") return draft;
  const { durationMinutes } = draft;
  const { zone } = inItsZone(turn, when, like.start);
  const there = applyWhen({ start: like.start, around: null, durationMinutes }, when, undefined, zone, turn.now);
  return there.start === null || there.start <= turn.now ? draft : { ...draft, ...there };
}

/** The meeting of these people that lies nearest, once more: "book Anna again, same time next week". */
export function againDraft(
  meetingId: string,
  command: Command,
  turn: TurnContext,
  focusEventId: string | null,
  now: Instant,
): Draft & { problem?: string } {
  const plain = newDraft(meetingId, command, turn, now);
  const { title, attendees, target, location } = command.slots;
  const named = { ...(title && { title }), ...(attendees && { attendees }) };
  const fits = (event: CalendarEvent) =>
    target
      ? fitting([event], target, turn).length > 0
      : title || attendees
        ? mentionsAll(event, named)
        : event.id === focusEventId;
  // With Anna alone rather than with Anna among others.
  const others = ({ attendees: guests }: CalendarEvent) => guests.filter(isOtherPerson).length;
  const [like] = turn.calendar.events
    .filter(fits)
    .toSorted((a, b) => others(a) - others(b) || Math.abs(a.start - now) - Math.abs(b.start - now));
  if (!like) return plain;
  const { zone } = inItsZone(turn, null, like.start);
  const when = command.when && onDayBehind(onItsWeekday(command.when, like.start, zone), like.start, zone);
  const then = inItsZone(turn, when, like.start);
  const { people, ...same } = partsOf(like, turn);
  const base = { start: onWallOf(then, like.start), around: null, durationMinutes: same.durationMinutes };
  const isDay = when?.kind === "date" && when.grain === "day";
  const start = isDay ? applyWhen(base, when, undefined, then.zone, now).start : plain.start;
  return {
    ...plain,
    ...same,
    ...(location !== undefined && { location }),
    ...(!(target && attendees) && { people, unknownNames: [] }),
    durationMinutes: command.slots.durationMinutes ?? same.durationMinutes,
    start,
    around: start === null ? plain.around : null,
    ...(like.allDay && asWholeDays(like, { start, when, durationMinutes: command.slots.durationMinutes }, turn)),
  };
}
