import type { Temporal } from "temporal-polyfill";
import type { Instant } from "./time";
import { zoned } from "./zones";

/** A time in another place: from `start` on, up to `end`, everything is read and shown in its zone. */
export interface Trip {
  /** IANA name. */
  zone: string;
  start: Instant;
  end: Instant;
}

/** The zone at home, an IANA name, and the trips away from it, as preferences have them. */
export interface TimezoneAndTrips {
  timezone: string;
  trips: readonly Trip[];
}

/** More than anybody plans; older ones go first. */
const MOST_TRIPS = 20;

/** The zone in which somebody is at a moment. */
export function zoneAt(instant: Instant, { timezone, trips }: TimezoneAndTrips): string {
  return trips.find(({ start, end }) => start <= instant && instant < end)?.zone ?? timezone;
}

/**
 * The zone in which a time that is said is meant: on its own day, wherever that is spent, and not where the user is today.
 *
 * @param wall the day and hour as said, on no particular wall
 * @param usual taken where the hour comes twice or never on the way from one place to another, an IANA name
 */
export function zoneOfWall(wall: Temporal.PlainDateTime, where: TimezoneAndTrips, usual: string): string {
  const isThere = (zone: string) => zoneAt(wall.toZonedDateTime(zone).epochMilliseconds, where) === zone;
  return [usual, ...where.trips.map(({ zone }) => zone), where.timezone].find(isThere) ?? usual;
}

/** The same day and hour on another wall: lunch at 1 in New York is lunch at 1 at home. */
export const onSameWall = (instant: Instant, from: string, to: string): Instant =>
  from === to ? instant : zoned(instant, from).toPlainDateTime().toZonedDateTime(to).epochMilliseconds;

/**
 * The trips with one more. One that runs when it begins ends there, what begins during it begins after it, and what is
 * over is dropped. In order of time.
 */
export function addTrip(trips: readonly Trip[], trip: Trip, now: Instant): Trip[] {
  const others = trips.map((other) =>
    other.start < trip.start
      ? { ...other, end: Math.min(other.end, trip.start) }
      : { ...other, start: Math.max(other.start, trip.end) },
  );
  return [...others, trip]
    .filter(({ start, end }) => end > start && end > now)
    .toSorted((a, b) => a.start - b.start)
    .slice(-MOST_TRIPS);
}

/** A trip without an end lasts until its end is said, and at most this long. */
export const OPEN_TRIP_DAYS = 90;

/** Home again at `now`: the trip that runs ends and those ahead stay; when none runs, the next one is off. */
export function endTrip(trips: readonly Trip[], now: Instant): Trip[] {
  const ahead = trips.filter(({ start }) => start > now).toSorted((a, b) => a.start - b.start);
  return trips.some(({ start, end }) => start <= now && now < end) ? ahead : ahead.slice(1);
}
