import type { Match } from "./match";
import type { Token } from "./tokens";

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
};

/** A zone right behind a time: "CET", "London time", "(New York time)". */
export function zoneAt(tokens: readonly Token[], i: number): Match<string> | null {
  const at = tokens[i]?.text === "(" ? i + 1 : i;
  const first = tokens[at]?.text ?? "";
  const short = ABBREVIATIONS[first];
  // "et" and "est" are French words; behind a time they are zones only when nothing else fits.
  const word =
    Object.keys(tokens[at]?.is ?? {}).length > 0 || (first === "est" && /^[a-z]/.test(tokens[at + 1]?.text ?? ""));
  if (short && !word) return { value: short, next: closed(tokens, tokens[at + 1]?.text === "time" ? at + 2 : at + 1) };
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

function closed(tokens: readonly Token[], i: number): number {
  return tokens[i]?.text === ")" ? i + 1 : i;
}
