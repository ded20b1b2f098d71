import { clockOfZone } from "./clock-style";
import { overlaps } from "./conflicts";
import type { Stretch } from "./overlap-columns";
import { formatClock, formatDay, formatInterval } from "./phrasing";
import type { Instant, Interval } from "./time";
import { wallTimeOf } from "./wall-time";
import type { Workday } from "./workday";
import { dayWindow, localDay, zoned } from "./zones";

/** Who is free at a time that a form asks for, as rows over the hours of its day. */
export interface FreeBusyView {
  /** "Tue 24 Nov". */
  day: string;
  /** Whole hours: the first that is shown, and the one after the last. */
  fromHour: number;
  toHour: number;
  /** The wanted time, in minutes of the day. */
  wanted: Stretch;
  people: { name: string; state: "busy" | "free" | "unknown"; busy: Stretch[] }[];
  /** "You and Anna de Vries are busy at 14:00. Parley can’t see the calendar of Mia." */
  sentence: string;
  isFree: boolean;
  /** Free times instead; `value` is "2026-11-24T16:00". */
  alternatives: { label: string; value: string }[];
}

interface Person {
  name: string;
  /** Null where the calendar is not to be seen. */
  busy: Interval[] | null;
}

const WHOLE_DAY = 24 * 60;

/** @param people the user first, called "You" */
export function viewFreeBusy(
  slot: Interval,
  people: readonly Person[],
  alternatives: readonly Interval[],
  { zone, workday, now }: { zone: string; workday: Workday; now: Instant },
): FreeBusyView {
  const date = localDay(slot.start, zone);
  const window = dayWindow(date, zone);
  const minuteOf = (at: Instant) => (at <= window.start ? 0 : at >= window.end ? WHOLE_DAY : minuteAt(at, zone));
  const stretch = ({ start, end }: Interval): Stretch => ({ from: minuteOf(start), to: minuteOf(end) });
  const wanted = stretch(slot);
  const fromHour = Math.floor(Math.min(workday.startMinute - 60, wanted.from) / 60);
  const toHour = Math.ceil(Math.max(workday.endMinute + 60, wanted.to) / 60);
  const hours = { fromHour: Math.max(0, fromHour), toHour: Math.min(24, toHour) };
  const rows = people.map(({ name, busy }) => ({
    name,
    state:
      busy === null
        ? ("unknown" as const)
        : busy.some((one) => overlaps(one, slot))
          ? ("busy" as const)
          : ("free" as const),
    busy: (busy ?? []).map(stretch).flatMap(({ from, to }) => cutTo(hours, from, to)),
  }));
  const named = (wanted: "busy" | "free" | "unknown") =>
    rows.filter(({ state }) => state === wanted).map(({ name }) => name);
  const taken = named("busy");
  const clock = clockOfZone(zone);
  return {
    ...{ day: formatDay(date, zone, { now }), ...hours, wanted, people: rows },
    sentence: sentenceOf(taken, named("free"), named("unknown"), formatClock(slot.start, zone, clock)),
    isFree: taken.length === 0,
    alternatives: alternatives.map((one) => {
      const start = wallTimeOf(one.start, zone);
      return { label: formatInterval(one, zone, { now, clock, bare: true }), value: `${start.date}T${start.time}` };
    }),
  };
}

function minuteAt(at: Instant, zone: string): number {
  const { hour, minute } = zoned(at, zone);
  return hour * 60 + minute;
}

function cutTo({ fromHour, toHour }: { fromHour: number; toHour: number }, from: number, to: number): Stretch[] {
  const part = { from: Math.max(from, fromHour * 60), to: Math.min(to, toHour * 60) };
  return part.to > part.from ? [part] : [];
}

/** So many are named of those whose calendars cannot be seen; the rows below name all. */
const MOST_UNSEEN = 3;

function sentenceOf(
  taken: readonly string[],
  free: readonly string[],
  unseen: readonly string[],
  time: string,
): string {
  const known = taken.length > 0 ? `${areOrIs(taken)} busy at ${time}.` : freeWords(free, unseen.length > 0, time);
  if (unseen.length === 0) return known;
  const beyond = unseen.length - MOST_UNSEEN;
  const named = beyond > 0 ? [...unseen.slice(0, MOST_UNSEEN), `${beyond} more`] : unseen;
  const whose = named.length === 1 ? "the calendar" : "the calendars";
  return `${known} Parley can’t see ${whose} of ${listed(named)}.`.trim();
}

function freeWords(free: readonly string[], someUnseen: boolean, time: string): string {
  if (free.length === 0) return "";
  return free.length > 1 && !someUnseen ? "Everybody is free." : `${areOrIs(free)} free at ${time}.`;
}

const areOrIs = (names: readonly string[]) =>
  `${listed(names)} ${names.length === 1 && names[0] !== "You" ? "is" : "are"}`;

const listed = (names: readonly string[]) =>
  names.length < 2 ? names.join("") : `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;
