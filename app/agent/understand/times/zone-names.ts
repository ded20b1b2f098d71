import { placeZone, ZONE_ABBREVIATIONS, ZONE_PLACES, ZONE_PLACES_ELSEWHERE } from "~/domain/place-zones";
import type { Match } from "../grammar/match";
import type { Token } from "../grammar/tokens";
import { phrasesOfAll, said } from "../languages/lists/said";

/** A zone right behind a time: "CET", "London time", "(New York time)". */
export function zoneAt(tokens: readonly Token[], i: number): Match<string> | null {
  const at = tokens[i]?.text === "(" ? i + 1 : i;
  const first = tokens[at]?.text ?? "";
  const short = ZONE_ABBREVIATIONS[first];
  // "et" and "est" are French words, "ist" is a German one; behind a time they are zones only when nothing else fits.
  const word =
    Object.keys(tokens[at]?.is ?? {}).some((meaning) => meaning !== "noZone") ||
    ((first === "est" || tokens[at]?.is.noZone) && /^[a-z]/.test(tokens[at + 1]?.text ?? "")) ||
    (first === "ist" && tokens[at - 1]?.text === "uhr");
  const offset = offsetFrom(tokens, at);
  if (offset) return offset;
  if (short && !word) return { value: short, next: closed(tokens, tokens[at + 1]?.text === "time" ? at + 2 : at + 1) };
  // "10am eastern": so American that no word "time" is needed.
  if (/^(?:eastern|central|mountain|pacific)$/.test(first)) {
    const kind = /^(?:standard|daylight)$/.test(tokens[at + 1]?.text ?? "") ? at + 2 : at + 1;
    return { value: ZONE_PLACES[first]!, next: closed(tokens, tokens[kind]?.text === "time" ? kind + 1 : kind) };
  }
  for (const words of [2, 1]) {
    const place = ofPlace(wordsAt(tokens, at, words));
    if (place && CLOCK_OF.folded.test(tokens[at + words]?.text ?? ""))
      return { value: place, next: closed(tokens, at + words + 1) };
  }
  return clockIn(tokens, at);
}

const CLOCK_OF = said`^${"clockOf"}$`;
const CLOCK_IN = said`^${"clockIn"} `;

const wordsAt = (tokens: readonly Token[], at: number, count: number) =>
  tokens
    .slice(at, at + count)
    .map(({ text }) => text)
    .join(" ");

/** "London", "Londoner", "Londense": a place, or the word that is made of it. */
function ofPlace(name: string): string | undefined {
  const known = placeZone(name);
  if (known) return known;
  endings ??= phrasesOfAll("ofPlace");
  const stems = endings.flatMap((end) => (name.endsWith(end) ? [name.slice(0, -end.length)] : []));
  if (stems.length === 0) return undefined;
  const places = [...Object.entries(ZONE_PLACES), ...Object.entries(ZONE_PLACES_ELSEWHERE)];
  const isMadeOf = (place: string) => (stem: string) =>
    stem.length >= SHORTEST_STEM && place.startsWith(stem) && place.length - stem.length <= LONGEST_END;
  return places.find(([place]) => stems.some(isMadeOf(place)))?.[1];
}

let endings: string[] | undefined;

const [SHORTEST_STEM, LONGEST_END] = [4, 2];

/** "Hora de Nueva York", "heure de Londres"; the word for the hour may belong to the figure in front of it. */
function clockIn(tokens: readonly Token[], i: number): Match<string> | null {
  for (const from of [i, i - 1])
    for (const words of [4, 3, 2]) {
      const text = wordsAt(tokens, from, words);
      const place = CLOCK_IN.folded.test(text) ? text.replace(CLOCK_IN.folded, "") : "";
      const zone = from + words > i ? placeZone(place) : undefined;
      if (zone) return { value: zone, next: closed(tokens, from + words) };
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
