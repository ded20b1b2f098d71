import { countryOfPhone, listCountries } from "./countries";
import { SPOKEN } from "./language";
import { ZONE_ABBREVIATIONS, ZONE_PLACES, ZONE_PLACES_ELSEWHERE } from "./place-zones";
import { DAY, type Instant } from "./time";
import { allZones, COMMON_ZONES, canonicalZone } from "./zone-list";
import { cityOf, nameToday } from "./zone-names";
import { isZone, zoned } from "./zones";

/** What a typed timezone comes to: one, or why not and what may have been meant, likeliest first. */
export type ZoneReading =
  | { ok: true; zone: string }
  | {
      ok: false;
      /** `several`: it has more than one clock; `offset`: a bare "UTC+2" knows no summer time. */
      reason: "unknown" | "several" | "offset";
      /** IANA names, at most `MOST_SUGGESTED`. */
      suggestions: string[];
    };

/** A typed name is read up to this length; no place has a longer one. */
export const ZONE_MAX_LENGTH = 80;
const MOST_SUGGESTED = 6;

/** Letters that stand for clocks on several continents. */
const AMBIGUOUS: Readonly<Record<string, readonly string[]>> = {
  cst: ["America/Chicago", "Asia/Shanghai", "America/Havana"],
  ist: ["Asia/Kolkata", "Asia/Jerusalem", "Europe/Dublin"],
  bst: ["Europe/London", "Asia/Dhaka"],
};

/** Places of one name with different clocks, in the languages of the conversation. */
const SAME_NAMES: Readonly<Record<string, readonly string[]>> = {
  // The country and the American state.
  georgia: ["Asia/Tbilisi", "America/New_York"],
  georgie: ["Asia/Tbilisi", "America/New_York"],
  // The capital and the state.
  washington: ["America/New_York", "America/Los_Angeles"],
  cordoba: ["Europe/Madrid", "America/Argentina/Cordoba"],
};

/** Nobody says these behind a time in the five languages of the conversation, so they stand here. */
const MORE_ABBREVIATIONS: Readonly<Record<string, string>> = {
  wet: "Europe/Lisbon",
  eest: "Europe/Helsinki",
  hst: "Pacific/Honolulu",
  akst: "America/Anchorage",
  ast: "America/Halifax",
  brt: "America/Sao_Paulo",
  sast: "Africa/Johannesburg",
  pkt: "Asia/Karachi",
  wib: "Asia/Jakarta",
  awst: "Australia/Perth",
  acst: "Australia/Adelaide",
  nzst: "Pacific/Auckland",
  nzdt: "Pacific/Auckland",
};

/**
 * The timezone that somebody typed: an IANA name, a city, a country with one clock, or letters like "CET".
 *
 * @param near the zone that they are thought to be in: of several places with the wanted clock it is the one that is meant
 * @param now at which the clocks of zones are compared
 */
export function searchZone(typed: string, near: string | null, now: Instant): ZoneReading {
  const wanted = typed.trim().slice(0, ZONE_MAX_LENGTH);
  // As old lists write it: "(UTC+01:00) Amsterdam".
  const key = keyOf(wanted.replace(/^\([^)]*\)/, "")).replace(/ time( ?zone)?$/, "");
  return (
    readOffset(wanted, now) ??
    readAbbreviation(key, near, now) ??
    readSameName(key, near) ??
    readPlace(key) ??
    readCountry(key, now) ??
    // "Lyon, France" and "Springfield, Illinois": where the first part says nothing, the second may.
    readParts(wanted, near, now) ??
    readName(wanted) ?? { ok: false, reason: "unknown", suggestions: alike(key) }
  );
}

/** The zone of exactly this name or place; nothing is guessed. */
export function zoneNamed(name: string): string | undefined {
  const read = readPlace(keyOf(name)) ?? readName(name.trim());
  return read?.ok ? read.zone : undefined;
}

/**
 * What stands in the field of a zone: its city, or its whole name where the city would be read as another zone.
 *
 * @param zone IANA name
 */
export function zoneToType(zone: string): string {
  const key = keyOf(cityOf(zone));
  const read = readSameName(key, null) ?? readPlace(key);
  return read?.ok && read.zone === zone ? cityOf(zone) : zone;
}

/** Null for a country with several clocks. @param code ISO 3166 alpha-2 */
function zoneOfCountry(code: string, now: Instant): string | null {
  const read = readClocks(zonesOf(code), now);
  return read?.ok ? read.zone : null;
}

/**
 * Where somebody who has not said it most likely is: as their calendar says, or else as the network, or the country of
 * their number suggests.
 *
 * @param phone E.164
 */
export function guessZone(
  { calendar, network, phone }: Record<"calendar" | "network" | "phone", string | null>,
  now: Instant,
): string | null {
  const country = phone === null ? null : countryOfPhone(phone);
  const guesses = [calendar, network, country && zoneOfCountry(country, now)];
  const zone = guesses.find((guess) => guess && isZone(guess));
  return zone ? canonicalZone(zone) : null;
}

/** ISO 3166 alpha-2 of the country that a zone belongs to; undefined for one of none or of several ("UTC"). */
export function countryOfZone(zone: string): string | undefined {
  const [code, another] = countriesByZone().get(zone) ?? [];
  return another ? undefined : code;
}

/** Whether two zones show the same time, in this season and in the other. */
function isSameClock(a: string, b: string, now: Instant): boolean {
  return [now, now + 182 * DAY].every((at) => zoned(at, a).offset === zoned(at, b).offset);
}

function readOffset(wanted: string, now: Instant): ZoneReading | undefined {
  const [, sign, hours = "", minutes = "00"] =
    /^(?:utc|gmt)?\s*([+\-−])\s*(\d{1,2})(?::?(\d{2}))?$/i.exec(wanted) ?? [];
  if (!sign) return undefined;
  const offset = `${sign === "+" ? "+" : "-"}${hours.padStart(2, "0")}:${minutes}`;
  const there = COMMON_ZONES.filter((zone) => isZone(zone) && zoned(now, zone).offset === offset);
  return { ok: false, reason: "offset", suggestions: there.slice(0, MOST_SUGGESTED) };
}

function readAbbreviation(key: string, near: string | null, now: Instant): ZoneReading | undefined {
  const several = AMBIGUOUS[key];
  const one = ZONE_ABBREVIATIONS[key] ?? MORE_ABBREVIATIONS[key];
  const zones = several ?? (one ? [one] : []);
  if (near !== null && zones.some((zone) => isSameClock(zone, near, now))) return { ok: true, zone: near };
  if (several) return { ok: false, reason: "several", suggestions: [...several] };
  return one === undefined ? undefined : { ok: true, zone: one };
}

function readSameName(key: string, near: string | null): ZoneReading | undefined {
  const zones = SAME_NAMES[key];
  if (!zones) return undefined;
  // Whoever is there means that one.
  if (near !== null && zones.includes(near)) return { ok: true, zone: near };
  return { ok: false, reason: "several", suggestions: [...zones] };
}

function readPlace(key: string): ZoneReading | undefined {
  const zones = placesByKey().get(key) ?? [];
  const [zone] = zones;
  if (zone === undefined) return undefined;
  return zones.length > 1 ? { ok: false, reason: "several", suggestions: zones } : { ok: true, zone };
}

/** A country, in any language of ours. */
function readCountry(key: string, now: Instant): ZoneReading | undefined {
  const code = COUNTRY_NAMES[key] ?? countriesByKey().get(key);
  return code === undefined ? undefined : readClocks(zonesOf(code), now);
}

/** Zones of one country: those of its common one where all of them show the same time, else a choice. */
function readClocks(zones: readonly string[], now: Instant): ZoneReading | undefined {
  const byUse = [
    ...zones.filter((zone) => COMMON_ZONES.includes(zone)),
    ...zones.filter((zone) => !COMMON_ZONES.includes(zone)),
  ];
  const clocks = byUse.filter((zone, at) => !byUse.slice(0, at).some((other) => isSameClock(zone, other, now)));
  const [zone] = clocks;
  if (zone === undefined) return undefined;
  if (clocks.length === 1) return { ok: true, zone };
  return { ok: false, reason: "several", suggestions: clocks.slice(0, MOST_SUGGESTED) };
}

function readParts(wanted: string, near: string | null, now: Instant): ZoneReading | undefined {
  const parts = wanted.split(/[,;]/).map((part) => part.trim());
  if (parts.length < 2) return undefined;
  const read = parts.filter(Boolean).map((part) => searchZone(part, near, now));
  return read.find(({ ok }) => ok) ?? read.find((reading) => !reading.ok && reading.reason === "several");
}

/** Names that the runtime knows and does not list: links, old names, "Etc/GMT+5". */
function readName(wanted: string): ZoneReading | undefined {
  const name = wanted.replaceAll(" ", "_");
  return isZone(name) ? { ok: true, zone: canonicalZone(name) } : undefined;
}

/** What looks most like it: begins with it, differs in a letter or two, or holds it. */
function alike(key: string): string[] {
  if (key.length < 2) return [];
  const slack = key.length < 5 ? 1 : 2;
  const scored = [...placesByKey()].flatMap(([place, zones]) => {
    const score = place.startsWith(key) ? 0.5 : distance(place, key, slack);
    const near = score <= slack ? score : key.length > 3 && place.includes(key) ? slack + 1 : null;
    return near === null ? [] : zones.map((zone) => ({ zone, score: near }));
  });
  const isCommon = (zone: string) => Number(!COMMON_ZONES.includes(zone));
  const best = scored.toSorted((a, b) => a.score - b.score || isCommon(a.zone) - isCommon(b.zone));
  return [...new Set(best.map(({ zone }) => zone))].slice(0, MOST_SUGGESTED);
}

/** How many letters are wrong, missing, too many or swapped with their neighbour; more than `most` is not counted out. */
function distance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let [before, last]: [number[], number[]] = [[], Array.from({ length: b.length + 1 }, (_, j) => j)];
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      row[j] = Math.min(
        (last[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + 1,
        (last[j - 1] ?? 0) + Number(a[i - 1] !== b[j - 1]),
        swapped ? (before[j - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    [before, last] = [last, row];
  }
  return last[b.length] ?? 0;
}

let places: Map<string, string[]> | undefined;

/** Zones by city, by whole name and by what else people call the place, as `keyOf` writes them. */
function placesByKey(): Map<string, string[]> {
  if (places) return places;
  const made = new Map<string, string[]>();
  const add = (name: string, zone: string) => {
    const key = keyOf(name);
    const known = made.get(key) ?? [];
    if (!known.includes(zone)) made.set(key, [...known, zone]);
  };
  for (const zone of allZones()) {
    add(zone, zone);
    add(cityOf(zone), zone);
  }
  for (const name of Intl.supportedValuesOf("timeZone")) add(cityOf(name), nameToday(name));
  for (const [name, zone] of Object.entries({ ...ZONE_PLACES, ...ZONE_PLACES_ELSEWHERE })) add(name, zone);
  places = made;
  return places;
}

/** As people write them, where no list of countries does. */
const COUNTRY_NAMES: Readonly<Record<string, string>> = {
  holland: "NL",
  usa: "US",
  us: "US",
  america: "US",
  england: "GB",
  scotland: "GB",
  wales: "GB",
  uae: "AE",
};

let countries: Map<string, string> | undefined;

function countriesByKey(): Map<string, string> {
  countries ??= new Map(
    SPOKEN.flatMap((language) => {
      const names = new Intl.DisplayNames([language], { type: "region" });
      return listCountries().map(({ code }): [string, string] => [keyOf(names.of(code) ?? code), code]);
    }),
  );
  return countries;
}

let zoneCountries: Map<string, string[]> | undefined;

function countriesByZone(): Map<string, string[]> {
  if (zoneCountries) return zoneCountries;
  const made = new Map<string, string[]>();
  for (const { code } of listCountries())
    for (const zone of new Set(zonesOf(code))) made.set(zone, [...(made.get(zone) ?? []), code]);
  zoneCountries = made;
  return made;
}

function zonesOf(code: string): string[] {
  // Both spellings of one list, neither of which TypeScript knows yet: runtimes have the one or the other.
  const locale = new Intl.Locale(`und-${code}`) as { getTimeZones?: () => string[]; timeZones?: string[] };
  return (locale.getTimeZones?.() ?? locale.timeZones ?? []).map(nameToday);
}

/** Lower case, no accents, one space between words. */
function keyOf(name: string): string {
  return name
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}+]+/gu, " ")
    .trim();
}
