import { slotsInWindow } from "~/domain/alternatives";
import { blocksTime } from "~/domain/calendar-event";
import { type Limits, limitWorkday } from "~/domain/limits";
import type { Instant, Interval } from "~/domain/time";
import { lookAtGuests } from "./look-at-guests";
import { type CalendarClosed, type CalendarDeps, openCalendar } from "./meetings/open-calendar";

/** What free times are asked for. */
export interface AvailabilityRequest {
  userId: string;
  window: Interval;
  durationMinutes: number;
  /** Addresses of guests, at most 20. */
  guests: readonly string[];
  /** IANA zone in which hours and days are meant; null for the user's. */
  zone: string | null;
  limits: Pick<Limits, "fromMinute" | "untilMinute">;
  /** ISO weekdays in place of the user's working days; null for those. */
  days: number[] | null;
  count: number;
  now: Instant;
}

export interface Availability {
  slots: Interval[];
  /** When the user is busy in the window, merged and in order. */
  busy: Interval[];
  /** `busy` is null for a guest whose calendar the user cannot see: the slots do not heed them. */
  guests: { email: string; busy: Interval[] | null }[];
}

/** When the user is free, and those guests whose calendars the user can see, from what Google says now. */
export async function findAvailability(
  deps: CalendarDeps,
  { userId, window, durationMinutes, guests, zone, limits, days, count, now }: AvailabilityRequest,
): Promise<({ ok: true } & Availability) | { ok: false; reason: CalendarClosed["closed"] }> {
  const opened = await openCalendar(deps, userId, window, now);
  if ("closed" in opened) return { ok: false, reason: opened.closed };
  const seen = await lookAtGuests(deps, opened.google, guests, window);
  if ("closed" in seen) return { ok: false, reason: seen.closed };
  const events = opened.events.filter(blocksTime);
  const workday = limitWorkday({ ...opened.workday, ...(days && { days }) }, limits);
  const slots = slotsInWindow(window, {
    durationMinutes,
    count,
    now,
    workday,
    events,
    bufferMinutes: opened.bufferMinutes,
    zone: zone ?? opened.zone,
    taken: merged(seen.guests.flatMap(({ busy }) => busy ?? [])),
  });
  return { ok: true, slots, busy: merged(events.flatMap((event) => within(event, window))), guests: seen.guests };
}

function within({ start, end }: Interval, window: Interval): Interval[] {
  const part = { start: Math.max(start, window.start), end: Math.min(end, window.end) };
  return part.end > part.start ? [part] : [];
}

/** Overlapping and touching stretches as one, in order of time. */
function merged(stretches: readonly Interval[]): Interval[] {
  const all: Interval[] = [];
  for (const { start, end } of stretches.toSorted((a, b) => a.start - b.start)) {
    const last = all.at(-1);
    if (last && start <= last.end) last.end = Math.max(last.end, end);
    else all.push({ start, end });
  }
  return all;
}
