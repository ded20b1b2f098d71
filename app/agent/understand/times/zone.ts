import { Temporal } from "temporal-polyfill";
import { type Instant, MINUTE } from "~/domain/time";
import { type Day, isoDay, isoMinute } from "./days";

/** A reading of the clock on the wall of one zone. */
export interface Wall {
  day: Day;
  /** Minutes after midnight. */
  minute: number;
}

/** What the wall of `zone` shows at this moment. */
export function wallAt(instant: Instant, zone: string): Wall {
  const minutes = Math.floor(instant / MINUTE) + offsetAt(instant, zone);
  const day = Math.floor(minutes / 1440);
  return { day, minute: minutes - day * 1440 };
}

export interface Placed {
  instant: Instant;
  /** Minutes east of UTC. */
  offset: number;
  /** `skipped`: the clocks jump over it. `doubled`: it happens twice and this is the first. */
  fit: "once" | "skipped" | "doubled";
}

/** The moment at which the wall of `zone` shows this. `minute` may lie outside 0..1439 and rolls over. */
export function placeWall({ day, minute }: Wall, zone: string): Placed {
  const asUtc = (day * 1440 + minute) * MINUTE;
  // No zone is further than a day from UTC, so the offsets around the moment are the only candidates.
  const before = offsetAt(asUtc - 1440 * MINUTE, zone);
  const after = offsetAt(asUtc + 1440 * MINUTE, zone);
  if (before === after) return { instant: asUtc - before * MINUTE, offset: before, fit: "once" };
  const readings = [before, after].filter((offset) => offsetAt(asUtc - offset * MINUTE, zone) === offset);
  const offset = readings[0] ?? before;
  return {
    instant: asUtc - offset * MINUTE,
    offset: readings.length ? offset : offsetAt(asUtc - offset * MINUTE, zone),
    fit: readings.length === 2 ? "doubled" : readings.length === 1 ? "once" : "skipped",
  };
}

/** ISO 8601 with offset, to the minute: `2026-03-10T14:00+01:00`. */
export function isoPlaced({ instant, offset }: Placed): string {
  const minutes = Math.floor(instant / MINUTE) + offset;
  const day = Math.floor(minutes / 1440);
  return `${isoDay(day)}T${isoMinute(minutes - day * 1440)}:00${isoOffset(offset)}`;
}

/** Whether the runtime knows this zone name. */
export function zoneExists(zone: string): boolean {
  try {
    offsetAt(0, zone);
    return true;
  } catch {
    return false;
  }
}

function isoOffset(offset: number): string {
  return `${offset < 0 ? "-" : "+"}${isoMinute(Math.abs(offset))}`;
}

/** Minutes east of UTC. Zones of before 1972 with odd seconds are cut to the minute. */
function offsetAt(instant: Instant, zone: string): number {
  const offset = Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(zone).offsetNanoseconds;
  return Math.floor(offset / 60_000_000_000);
}
