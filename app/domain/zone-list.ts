import { nameToday } from "./zone-names";
import { isZone } from "./zones";

/** The zones that most people live in, one per clock and region, by the names that tz data has for them today. */
export const COMMON_ZONES: readonly string[] = `
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

/** Every zone that the runtime knows, by today's names. */
export function allZones(): string[] {
  const listed = Intl.supportedValuesOf("timeZone");
  const known = new Set(listed);
  // Asking of each whether it is one takes a tenth of a second; of those that the runtime lists it is known.
  return [...new Set([...listed.map(nameToday), ...COMMON_ZONES])].filter((name) => known.has(name) || isZone(name));
}

/** Today's IANA name of a zone: old names, links ("Japan") and other letter cases become it. @throws RangeError for no zone */
export function canonicalZone(name: string): string {
  return nameToday(new Intl.DateTimeFormat("en", { timeZone: name }).resolvedOptions().timeZone);
}
