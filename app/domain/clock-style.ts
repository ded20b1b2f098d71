import type { Spoken } from "./language";

/** How people write the time of day: "3:00 pm" or "15:00". */
export type ClockStyle = "12h" | "24h";

/** Zones of countries that are used to am and pm, as words that follow the continent; old names included. */
const TWELVE_HOUR_CITIES = new Set(
  `New_York Detroit Chicago Menominee Denver Boise Phoenix Los_Angeles Anchorage Juneau Sitka Metlakatla Yakutat Nome
   Adak Honolulu Puerto_Rico Guam Saipan Pago_Pago Toronto Montreal Vancouver Winnipeg Edmonton Calgary Halifax Regina
   Swift_Current St_Johns Moncton Glace_Bay Goose_Bay Iqaluit Whitehorse Yellowknife Dawson Dawson_Creek Fort_Nelson
   Creston Cambridge_Bay Inuvik Rankin_Inlet Resolute Thunder_Bay Nipigon Rainy_River Atikokan Blanc-Sablon Pangnirtung
   Shiprock Auckland Chatham Kolkata Calcutta Karachi Dhaka Dacca Manila Kuala_Lumpur Singapore Cairo Riyadh Dubai Bogota
   Indianapolis Fort_Wayne Louisville`.split(/\s+/),
);
const TWELVE_HOUR_AREAS = /^(US|Canada|Australia|NZ|America\/(Indiana|Kentucky|North_Dakota))(\/|$)/;

/** The clock that people in this IANA zone most likely read. */
export function clockOfZone(zone: string): ClockStyle {
  const city = zone.slice(zone.lastIndexOf("/") + 1);
  return TWELVE_HOUR_AREAS.test(zone) || TWELVE_HOUR_CITIES.has(city) ? "12h" : "24h";
}

/** Languages whose readers know no am and pm, wherever they live. */
const TWENTY_FOUR_HOUR_LANGUAGES: readonly Spoken[] = ["nl", "de", "fr"];

/** The clock in a text of this language for somebody at home in this IANA zone. */
export const clockFor = (zone: string, language: Spoken): ClockStyle =>
  TWENTY_FOUR_HOUR_LANGUAGES.includes(language) ? "24h" : clockOfZone(zone);

/** A time of day by its minutes after midnight, up to 1440: "15:00" or "3:00 pm". */
export function formatMinute(minuteOfDay: number, clock: ClockStyle): string {
  const hour = Math.floor(minuteOfDay / 60);
  const minutes = String(minuteOfDay % 60).padStart(2, "0");
  if (clock === "24h") return `${String(hour).padStart(2, "0")}:${minutes}`;
  return `${hour % 12 || 12}:${minutes} ${hour % 24 < 12 ? "am" : "pm"}`;
}
