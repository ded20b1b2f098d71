import { type CalendarEvent, isOtherPerson } from "~/domain/calendar-event";
import { MINUTE } from "~/domain/time";
import type { Ends, Moment, Titled, Wanted } from "./shape";

const DAYS = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"];
const MONDAY = Date.parse("2026-11-23T00:00:00+01:00");
const DAY = 24 * 60 * MINUTE;

/** UTC milliseconds, in weeks without a change of the clocks. */
export function instantOf(moment: Moment): number {
  const [, weeks = "0", day = "", hour = "0", minute = "0"] =
    /^(?:date )?(?:\+(\d))?(\w{3})(?: (\d\d):(\d\d))?$/.exec(moment) ?? [];
  return MONDAY + (7 * Number(weeks) + DAYS.indexOf(day)) * DAY + (60 * Number(hour) + Number(minute)) * MINUTE;
}

const guestsOf = ({ attendees }: CalendarEvent) => attendees.filter(isOtherPerson).map(({ email }) => email);
const isSame = (a: readonly string[], b: readonly string[]) => [...a].sort().join() === [...b].sort().join();
const shownOf = (event: CalendarEvent) =>
  `${event.title} ${new Date(event.start).toISOString()}–${new Date(event.end).toISOString()} ${guestsOf(event).sort()} ${event.location}`;

/** A calendar in words, the same for the same events. */
export const printed = (events: readonly CalendarEvent[]): string => events.map(shownOf).sort().join("\n");

/** What in the calendar is not as it should be. */
export function faultsOf(
  ends: Ends,
  was: readonly CalendarEvent[],
  now: readonly CalendarEvent[],
  titles: Readonly<Record<Titled, string>>,
): string[] {
  const known = new Set(was.map(({ id }) => id));
  const fresh = now.filter(({ id }) => !known.has(id));
  const titled = (event: CalendarEvent) => (Object.keys(titles) as Titled[]).find((key) => titles[key] === event.title);
  const ofOld = was.flatMap((before) => {
    const [key, event] = [titled(before), now.find(({ id }) => id === before.id)];
    return key ? faultsOfOld(ends, key, before, event) : [];
  });
  return [...faultsOfNew(ends, fresh), ...(ends.apart ? overlapsOf(fresh, now) : []), ...ofOld];
}

function faultsOfNew({ after = [], within }: Ends, fresh: readonly CalendarEvent[]): string[] {
  const left = [...fresh];
  const missed: string[] = [];
  const take = (what: string, is: (event: CalendarEvent) => boolean) => {
    const at = left.findIndex(is);
    if (at < 0) missed.push(`there is no new event ${what}`);
    else left.splice(at, 1);
  };
  for (const wanted of after) take(`at ${wanted.from}`, (event) => isAsWanted(event, wanted));
  if (within)
    take(`from ${within.from} to ${within.to}`, (event) => {
      return isWithin(event, within.from, within.to) && hasLength(event, within);
    });
  return [...missed, ...left.map((event) => `there is one too many: ${shownOf(event)}`)];
}

const overlapsOf = (fresh: readonly CalendarEvent[], all: readonly CalendarEvent[]): string[] =>
  fresh
    .filter((event) => all.some((other) => other !== event && other.start < event.end && event.start < other.end))
    .map((event) => `it lies over another: ${shownOf(event)}`);

/** Of one that was there before. */
function faultsOfOld(ends: Ends, key: Titled, before: CalendarEvent, event: CalendarEvent | undefined): string[] {
  if (ends.gone?.includes(key)) return event ? [`still there: ${shownOf(event)}`] : [];
  if (!event) return [`lost: ${shownOf(before)}`];
  const moved = ends.moved?.find(([one]) => one === key);
  const guests = ends.guests?.[0] === key ? ends.guests[1] : guestsOf(before);
  const change = ends.changed?.[0] === key ? ends.changed[1] : {};
  const isInTime =
    ends.movedWithin?.[0] === key
      ? isWithin(event, ends.movedWithin[1], ends.movedWithin[2]) &&
        event.end - event.start === before.end - before.start
      : event.start === (moved ? instantOf(moved[1]) : before.start) &&
        event.end === (moved ? instantOf(moved[2]) : before.end);
  const isCalled = change.title
    ? change.title.test(event.title)
    : change.where !== undefined || event.title === before.title;
  const isThere = change.where
    ? change.where.test(`${event.title} ${event.location}`)
    : event.location === before.location;
  return isInTime && isSame(guestsOf(event), guests) && isCalled && isThere
    ? []
    : [`not as it should be: ${shownOf(event)}`];
}

function isAsWanted(event: CalendarEvent, { from, to, with: guests, title, where, words }: Wanted): boolean {
  const [start, end] = [instantOf(from), to && instantOf(to)];
  return (
    event.start === start &&
    (end === undefined || event.end === end) &&
    event.allDay === from.startsWith("date ") &&
    (!guests || isSame(guestsOf(event), guests)) &&
    (title?.test(event.title) ?? true) &&
    (where?.test(event.location) ?? true) &&
    (words?.test(`${event.title} ${event.location} ${event.description}`) ?? true)
  );
}

const isWithin = (event: CalendarEvent, from: Moment, to: Moment) =>
  event.start >= instantOf(from) && event.end <= instantOf(to);

function hasLength(
  event: CalendarEvent,
  { minutes: [least, most], with: guests }: NonNullable<Ends["within"]>,
): boolean {
  const minutes = (event.end - event.start) / MINUTE;
  return minutes >= least && minutes <= most && (!guests || isSame(guestsOf(event), guests));
}
