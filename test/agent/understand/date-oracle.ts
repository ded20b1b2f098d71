import type { Command } from "~/agent/understand/command";

/**
 * What a said time has to be, worked out apart: whole days counted from 1970, and what `Intl.DateTimeFormat` shows of a
 * zone. Nothing of `app/agent/understand/times` is used.
 */
export type Meant =
  /** Minutes after midnight on a day; `until` on the same clock, `lasts` in minutes that pass. */
  | { at: number; on: number; until?: { at: number; on: number }; lasts?: number }
  /** Minutes from now, as they pass. */
  | { in: number }
  /** Something on the days from the first to the last. */
  | { from: number; to: number }
  /** No such day. */
  | "never";

/** A moment in a zone, as its calendars show it: a day counted from 1970 and minutes after midnight. */
export interface Wall {
  day: number;
  minute: number;
}

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

function wallOf(instant: number, zone: string): Wall {
  const shown = Object.fromEntries(
    shower(zone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0 } = shown;
  return { day: dayNumber(year, month, day), minute: hour * 60 + minute };
}

const showers = new Map<string, Intl.DateTimeFormat>();

function shower(zone: string): Intl.DateTimeFormat {
  const numeric = "numeric" as const;
  const shape = {
    year: numeric,
    month: numeric,
    day: numeric,
    hour: numeric,
    minute: numeric,
    hourCycle: "h23",
  } as const;
  const made = showers.get(zone) ?? new Intl.DateTimeFormat("en", { ...shape, timeZone: zone });
  showers.set(zone, made);
  return made;
}

export const dayNumber = (year: number, month: number, day: number): number => Date.UTC(year, month - 1, day) / DAY_MS;

/** Year, month, day of the month and ISO weekday of a day. */
export function dateOf(day: number): { year: number; month: number; date: number; weekday: number } {
  const utc = new Date(day * DAY_MS);
  return {
    year: utc.getUTCFullYear(),
    month: utc.getUTCMonth() + 1,
    date: utc.getUTCDate(),
    weekday: utc.getUTCDay() || 7,
  };
}

/** The instants at which the clocks of a zone show this: one, none where they jump over it, two where they go back. */
export function instantsAt({ day, minute }: Wall, zone: string): number[] {
  const guess = day * DAY_MS + minute * MINUTE_MS;
  const offsets = [-DAY_MS, DAY_MS].map((step) => offsetAt(guess + step, zone));
  return [...new Set(offsets)]
    .map((offset) => guess - offset)
    .filter((instant) => offsetAt(instant, zone) === guess - instant)
    .toSorted((a, b) => a - b);
}

function offsetAt(instant: number, zone: string): number {
  const wall = wallOf(instant, zone);
  return wall.day * DAY_MS + wall.minute * MINUTE_MS - Math.floor(instant / MINUTE_MS) * MINUTE_MS;
}

/** The days of the year from `start` on which the clocks of a zone change. */
export function changesIn(zone: string, start: number): number[] {
  const noon = (n: number) => offsetAt((start + n) * DAY_MS + DAY_MS / 2, zone);
  return Array.from({ length: 366 }, (_, n) => n)
    .filter((n) => noon(n) !== noon(n + 1))
    .map((n) => wallOf((start + n + 1) * DAY_MS + DAY_MS / 2, zone).day);
}

/**
 * `wrong` is the one that must not be: another time, and nothing that says so. `asked` is a question or an open time in
 * its place, `unread` no time at all.
 */
export type Verdict = "right" | "asked" | "unread" | "wrong";

/** @param meant any of these is right: "Friday" on a Friday */
export function verdictOn(command: Command, meant: readonly Meant[], now: number, zone: string): Verdict {
  const { when, question, unread, either } = command;
  if (when === null) return question || unread ? "asked" : "unread";
  if (when.kind === "unresolved") return "asked";
  if (meant.some((one) => isMet(command, one, now, zone))) return "right";
  return question !== null || unread !== undefined || either !== undefined ? "asked" : "wrong";
}

function isMet(command: Command, meant: Meant, now: number, zone: string): boolean {
  const { start, end } = command.when ?? {};
  if (meant === "never" || !start) return false;
  if ("from" in meant) return liesOn(command, meant);
  if (!start.includes("T")) return false;
  if ("in" in meant) return Math.floor(now / MINUTE_MS) + meant.in === Date.parse(start) / MINUTE_MS;
  const [first, again] = instantsAt({ day: meant.on, minute: meant.at }, zone);
  // What comes twice is said to.
  if (first === undefined || Date.parse(start) !== first || (again !== undefined && !command.question)) return false;
  const { lasts, until } = meant;
  if (lasts !== undefined) {
    const last = end ? Date.parse(end) : first + (command.slots.durationMinutes ?? 0) * MINUTE_MS;
    return last === first + lasts * MINUTE_MS;
  }
  if (!until || !end) return !until && !end;
  return instantsAt({ day: until.on, minute: until.at }, zone).includes(Date.parse(end));
}

function liesOn({ when }: Command, { from, to }: { from: number; to: number }): boolean {
  const [start, end] = [when?.start ?? "", when?.end];
  // An end is exclusive: midnight of the day behind. A night may go on into the small hours of the next day.
  const last = end ? dayIn(end) - (end.includes("T") && !end.includes("T00:00") ? 0 : 1) : dayIn(start);
  return dayIn(start) >= from && last <= (when?.part ? to + 1 : to);
}

const dayIn = (iso: string) => Date.parse(`${iso.slice(0, 10)}T00:00:00Z`) / DAY_MS;
