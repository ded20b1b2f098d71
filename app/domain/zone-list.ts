import { Temporal } from "temporal-polyfill";
import type { Instant } from "./time";
import { isZone, zoned } from "./zones";

/** A zone to choose: its IANA name and "(UTC+01:00) Amsterdam". */
export interface ZoneOption {
  value: string;
  label: string;
}

/** The zones that most people live in, one per clock and region; any other IANA zone can be typed. */
const COMMON = `
  Pacific/Pago_Pago Pacific/Honolulu America/Anchorage America/Los_Angeles America/Vancouver America/Tijuana
  America/Denver America/Phoenix America/Edmonton America/Chicago America/Winnipeg America/Mexico_City
  America/Guatemala America/Costa_Rica America/New_York America/Toronto America/Bogota America/Lima America/Havana
  America/Caracas America/Halifax America/La_Paz America/Santiago America/St_Johns America/Sao_Paulo
  America/Argentina/Buenos_Aires America/Montevideo Atlantic/South_Georgia Atlantic/Azores Atlantic/Cape_Verde UTC
  Europe/London Europe/Dublin Europe/Lisbon Africa/Casablanca Africa/Accra Atlantic/Reykjavik Europe/Amsterdam
  Europe/Berlin Europe/Brussels Europe/Paris Europe/Madrid Europe/Rome Europe/Zurich Europe/Vienna Europe/Prague
  Europe/Warsaw Europe/Stockholm Europe/Oslo Europe/Copenhagen Africa/Lagos Africa/Algiers Europe/Athens
  Europe/Helsinki Europe/Bucharest Europe/Kyiv Africa/Cairo Africa/Johannesburg Asia/Jerusalem Europe/Istanbul
  Europe/Moscow Africa/Nairobi Asia/Riyadh Asia/Tehran Asia/Dubai Asia/Kabul Asia/Karachi Asia/Tashkent Asia/Kolkata
  Asia/Kathmandu Asia/Dhaka Asia/Yangon Asia/Bangkok Asia/Jakarta Asia/Ho_Chi_Minh Asia/Shanghai Asia/Hong_Kong
  Asia/Singapore Asia/Manila Australia/Perth Asia/Tokyo Asia/Seoul Australia/Adelaide Australia/Sydney
  Australia/Brisbane Pacific/Guam Pacific/Noumea Pacific/Auckland Pacific/Fiji Pacific/Tongatapu
`
  .trim()
  .split(/\s+/);

/**
 * The zones to choose from, west to east, with the offset that holds at `now`.
 *
 * @param current the user's zone, added when it is not among the common ones
 */
export function listZones(now: Instant, current: string | null = null): ZoneOption[] {
  const names = current && isZone(current) && !COMMON.includes(current) ? [...COMMON, current] : COMMON;
  return names
    .filter(isZone)
    .map((name) => ({ name, offset: zoned(now, name).offsetNanoseconds }))
    .toSorted((a, b) => a.offset - b.offset || cityOf(a.name).localeCompare(cityOf(b.name)))
    .map(({ name }) => ({ value: name, label: `(UTC${offsetOf(name, now)}) ${cityOf(name)}` }));
}

/** Every zone that the runtime knows, for search. */
export function allZones(): string[] {
  return Intl.supportedValuesOf("timeZone");
}

/**
 * The zone that a form means: what was typed, if anything was, else what was chosen. A typed city is enough when it
 * names one zone ("Vaduz", "buenos aires").
 *
 * @returns undefined when it is no zone
 */
export function readZone(chosen: string, typed: string): string | undefined {
  const wanted = typed.trim();
  if (wanted === "") return isZone(chosen) ? chosen : undefined;
  const key = wanted.replaceAll(" ", "_").toLowerCase();
  const known = allZones();
  const named = known.find((name) => name.toLowerCase() === key);
  const cities = known.filter((name) => name.toLowerCase().endsWith(`/${key}`));
  return named ?? (cities.length === 1 ? cities[0] : undefined) ?? (isZone(wanted) ? canonical(wanted) : undefined);
}

/** Old names and other letter cases become what the runtime calls them. */
function canonical(name: string): string {
  return Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(name).timeZoneId;
}

function offsetOf(name: string, now: Instant): string {
  const { offset } = zoned(now, name);
  return offset === "+00:00" ? "±00:00" : offset;
}

function cityOf(name: string): string {
  return name.slice(name.lastIndexOf("/") + 1).replaceAll("_", " ");
}
