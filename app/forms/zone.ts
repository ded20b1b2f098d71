import * as z from "zod";
import type { Instant } from "~/domain/time";
import { searchZone, ZONE_MAX_LENGTH, type ZoneReading } from "~/domain/zone-search";
import { isZone } from "~/domain/zones";

/** What `ZoneField` posts. */
export const ZONE_INPUTS = {
  /** As typed. */
  timezone: z.string().trim().max(ZONE_MAX_LENGTH, "No timezone has so long a name").default(""),
  /** IANA name of a suggestion whose button was pressed: it wins. */
  zone: z.string().max(64).optional(),
};

/** The zone that a form means. @param near IANA name, see `searchZone` */
export function readZoneInputs(
  { timezone, zone }: { timezone: string; zone?: string | undefined },
  near: string | null,
  now: Instant,
): ZoneReading {
  return zone !== undefined && isZone(zone) ? { ok: true, zone } : searchZone(timezone, near, now);
}
