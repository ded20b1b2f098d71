import type { Match } from "../grammar/match";
import type { Token } from "../grammar/tokens";

/** Zones as people write them behind a time. Abbreviations mean the zone with its summer time: "ET", "CET". */
const ABBREVIATIONS: Readonly<Record<string, string>> = {
  utc: "UTC",
  gmt: "Europe/London",
  bst: "Europe/London",
  cet: "Europe/Paris",
  cest: "Europe/Paris",
  eet: "Europe/Helsinki",
  msk: "Europe/Moscow",
  et: "America/New_York",
  est: "America/New_York",
  edt: "America/New_York",
  ct: "America/Chicago",
  cst: "America/Chicago",
  cdt: "America/Chicago",
  mt: "America/Denver",
  mst: "America/Denver",
  mdt: "America/Denver",
  pt: "America/Los_Angeles",
  pst: "America/Los_Angeles",
  pdt: "America/Los_Angeles",
  ist: "Asia/Kolkata",
  sgt: "Asia/Singapore",
  hkt: "Asia/Hong_Kong",
  jst: "Asia/Tokyo",
  kst: "Asia/Seoul",
  aest: "Australia/Sydney",
  aedt: "Australia/Sydney",
  nzt: "Pacific/Auckland",
};

const PLACES: Readonly<Record<string, string>> = {
  london: "Europe/London",
  uk: "Europe/London",
  dublin: "Europe/Dublin",
  lisbon: "Europe/Lisbon",
  amsterdam: "Europe/Amsterdam",
  paris: "Europe/Paris",
  berlin: "Europe/Berlin",
  madrid: "Europe/Madrid",
  rome: "Europe/Rome",
  zurich: "Europe/Zurich",
  brussels: "Europe/Brussels",
  vienna: "Europe/Vienna",
  stockholm: "Europe/Stockholm",
  athens: "Europe/Athens",
  helsinki: "Europe/Helsinki",
  istanbul: "Europe/Istanbul",
  moscow: "Europe/Moscow",
  dubai: "Asia/Dubai",
  mumbai: "Asia/Kolkata",
  delhi: "Asia/Kolkata",
  india: "Asia/Kolkata",
  singapore: "Asia/Singapore",
  "hong kong": "Asia/Hong_Kong",
  beijing: "Asia/Shanghai",
  shanghai: "Asia/Shanghai",
  tokyo: "Asia/Tokyo",
  seoul: "Asia/Seoul",
  sydney: "Australia/Sydney",
  melbourne: "Australia/Melbourne",
  auckland: "Pacific/Auckland",
  "new york": "America/New_York",
  ny: "America/New_York",
  nyc: "America/New_York",
  boston: "America/New_York",
  toronto: "America/Toronto",
  eastern: "America/New_York",
  chicago: "America/Chicago",
  central: "America/Chicago",
  denver: "America/Denver",
  mountain: "America/Denver",
  "los angeles": "America/Los_Angeles",
  la: "America/Los_Angeles",
  "san francisco": "America/Los_Angeles",
  sf: "America/Los_Angeles",
  pacific: "America/Los_Angeles",
  seattle: "America/Los_Angeles",
  "sao paulo": "America/Sao_Paulo",
  "mexico city": "America/Mexico_City",
  washington: "America/New_York",
  miami: "America/New_York",
  atlanta: "America/New_York",
  texas: "America/Chicago",
  austin: "America/Chicago",
  dallas: "America/Chicago",
  houston: "America/Chicago",
  phoenix: "America/Phoenix",
  vancouver: "America/Vancouver",
  montreal: "America/Toronto",
  "buenos aires": "America/Argentina/Buenos_Aires",
  bogota: "America/Bogota",
  lima: "America/Lima",
  lagos: "Africa/Lagos",
  nairobi: "Africa/Nairobi",
  cairo: "Africa/Cairo",
  johannesburg: "Africa/Johannesburg",
  "cape town": "Africa/Johannesburg",
  "tel aviv": "Asia/Jerusalem",
  bangkok: "Asia/Bangkok",
  jakarta: "Asia/Jakarta",
  manila: "Asia/Manila",
  bangalore: "Asia/Kolkata",
  copenhagen: "Europe/Copenhagen",
  oslo: "Europe/Oslo",
  warsaw: "Europe/Warsaw",
  prague: "Europe/Prague",
  budapest: "Europe/Budapest",
  barcelona: "Europe/Madrid",
  milan: "Europe/Rome",
  munich: "Europe/Berlin",
  brisbane: "Australia/Brisbane",
  perth: "Australia/Perth",
};

/** The zone of a place or an abbreviation that people know, in lower case: "new york", "cet". */
export function placeZone(name: string): string | undefined {
  return PLACES[name] ?? OWN_NAMES[name] ?? ABBREVIATIONS[name];
}

/** Cities under the names that our other languages have for them; they are spoken of, not put behind a time. */
const OWN_NAMES: Readonly<Record<string, string>> = {
  londen: "Europe/London",
  parijs: "Europe/Paris",
  berlijn: "Europe/Berlin",
  brussel: "Europe/Brussels",
  lissabon: "Europe/Lisbon",
  kopenhagen: "Europe/Copenhagen",
  wenen: "Europe/Vienna",
  praag: "Europe/Prague",
  warschau: "Europe/Warsaw",
  athene: "Europe/Athens",
  milaan: "Europe/Rome",
  moskou: "Europe/Moscow",
  tokio: "Asia/Tokyo",
  genf: "Europe/Zurich",
  genève: "Europe/Zurich",
  ginebra: "Europe/Zurich",
  zürich: "Europe/Zurich",
  wien: "Europe/Vienna",
  vienne: "Europe/Vienna",
  viena: "Europe/Vienna",
  mailand: "Europe/Rome",
  milán: "Europe/Rome",
  rom: "Europe/Rome",
  roma: "Europe/Rome",
  prag: "Europe/Prague",
  praga: "Europe/Prague",
  lissabonn: "Europe/Lisbon",
  lisbonne: "Europe/Lisbon",
  lisboa: "Europe/Lisbon",
  londres: "Europe/London",
  londra: "Europe/London",
  berlín: "Europe/Berlin",
  munich: "Europe/Berlin",
  múnich: "Europe/Berlin",
  münchen: "Europe/Berlin",
  köln: "Europe/Berlin",
  hamburgo: "Europe/Berlin",
  bruselas: "Europe/Brussels",
  bruxelles: "Europe/Brussels",
  brüssel: "Europe/Brussels",
  parís: "Europe/Paris",
  copenhague: "Europe/Copenhagen",
  varsovie: "Europe/Warsaw",
  varsovia: "Europe/Warsaw",
  athen: "Europe/Athens",
  athènes: "Europe/Athens",
  atenas: "Europe/Athens",
  moskau: "Europe/Moscow",
  moscou: "Europe/Moscow",
  moscú: "Europe/Moscow",
  "nueva york": "America/New_York",
  "ciudad de méxico": "America/Mexico_City",
  singapur: "Asia/Singapore",
  singapour: "Asia/Singapore",
  pekín: "Asia/Shanghai",
  pékin: "Asia/Shanghai",
  peking: "Asia/Shanghai",
};

/** A zone right behind a time: "CET", "London time", "(New York time)". */
export function zoneAt(tokens: readonly Token[], i: number): Match<string> | null {
  const at = tokens[i]?.text === "(" ? i + 1 : i;
  const first = tokens[at]?.text ?? "";
  const short = ABBREVIATIONS[first];
  // "et" and "est" are French words; behind a time they are zones only when nothing else fits.
  const word =
    Object.keys(tokens[at]?.is ?? {}).length > 0 || (first === "est" && /^[a-z]/.test(tokens[at + 1]?.text ?? ""));
  const offset = offsetFrom(tokens, at);
  if (offset) return offset;
  if (short && !word) return { value: short, next: closed(tokens, tokens[at + 1]?.text === "time" ? at + 2 : at + 1) };
  // "10am eastern": so American that no word "time" is needed.
  if (/^(?:eastern|central|mountain|pacific)$/.test(first)) {
    const kind = /^(?:standard|daylight)$/.test(tokens[at + 1]?.text ?? "") ? at + 2 : at + 1;
    return { value: PLACES[first]!, next: closed(tokens, tokens[kind]?.text === "time" ? kind + 1 : kind) };
  }
  for (const words of [2, 1]) {
    const place =
      PLACES[
        tokens
          .slice(at, at + words)
          .map((token) => token.text)
          .join(" ")
      ];
    if (place && tokens[at + words]?.text === "time") return { value: place, next: closed(tokens, at + words + 1) };
  }
  return null;
}

/** "UTC+2", "GMT -5:30": a fixed distance from UTC, as an offset that counts as a zone. */
function offsetFrom(tokens: readonly Token[], i: number): Match<string> | null {
  const sign = tokens[i + 1]?.text;
  const hours = tokens[i + 2];
  if (!/^(?:utc|gmt)$/.test(tokens[i]?.text ?? "") || (sign !== "+" && sign !== "-") || !hours) return null;
  const [hour, minute] = hours.clock ? [hours.clock.hour, hours.clock.minute] : [Number(hours.figure ?? 99), 0];
  if (hour > 14) return null;
  const two = (n: number) => String(n).padStart(2, "0");
  return { value: `${sign}${two(hour)}:${two(minute)}`, next: closed(tokens, i + 3) };
}

function closed(tokens: readonly Token[], i: number): number {
  return tokens[i]?.text === ")" ? i + 1 : i;
}
