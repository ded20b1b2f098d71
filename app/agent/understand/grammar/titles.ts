import type { Markers } from "../phrases/phrasebook";
import { fold } from "../text";
import type { Range } from "./phrase-scan";
import type { Token } from "./tokens";

/** A longer title is a story; it is cut at a word. */
const LONGEST_TITLE = 80;

/** A title as people want it on a calendar, from a stretch of tokens; null for "meeting", "it", "something". */
export function titleIn(said: string, tokens: readonly Token[], range: Range, markers: Markers): string | null {
  let { from } = range;
  let to = Math.min(range.to, from + LONGEST_TITLE / 2);
  while (from < to && !/[\p{L}\p{N}]/u.test(tokens[from]!.text)) from++;
  while (
    from < to &&
    !isHyphened(tokens, from) &&
    (markers.articles.test(tokens[from]!.text) || markers.front.test(`${tokens[from]!.text} `)) &&
    from < to - 1
  )
    from++;
  while (to > from && !/[\p{L}\p{N})]/u.test(tokens[to - 1]!.text)) to--;
  if (from >= to) return null;
  let title = said.slice(tokens[from]!.start, tokens[to - 1]!.end).trim();
  title = title.replace(
    /^(?:summari[sz]e|recap|summary of|remind me (?:to|about|of)|remind me)\s+(?:my |the |our )?/i,
    "",
  );
  title = title.replace(/^(?:d'|l')/i, "");
  for (let round = 0; round < 3; round++) title = title.replace(new RegExp(markers.tail.source, "i"), "");
  title = title.replace(/'s?$/, "").replace(/[<>]/g, "").replace(/\s+/g, " ").trim();
  if (!/[\p{L}\p{N}]/u.test(title) || markers.hollow.test(fold(title))) return null;
  return capitalise(shorten(title));
}

/** "all-hands", "one-on-one": the first part is no article. */
export function isHyphened(tokens: readonly Token[], i: number): boolean {
  return tokens[i + 1]?.text === "-" && tokens[i + 1]?.start === tokens[i]?.end;
}

/** A name in quotes, as it was written; null for empty quotes. */
export function quotedTitle(said: string, tokens: readonly Token[], { from, to }: Range): string | null {
  const title = to > from ? said.slice(tokens[from]!.start, tokens[to - 1]!.end).trim() : "";
  return /[\p{L}\p{N}]/u.test(title) ? capitalise(shorten(title)) : null;
}

function shorten(title: string): string {
  if (title.length <= LONGEST_TITLE) return title;
  return title.slice(0, LONGEST_TITLE + 1).replace(/\s+\S*$/, "");
}

/** First letter large; SHOUTING is lowered, "PTA" and "iPhone" stay. */
export function capitalise(title: string): string {
  const calm = title.length > 12 && title === title.toUpperCase() ? title.toLowerCase() : title;
  return /^\p{Ll}\p{Lu}/u.test(calm) ? calm : calm.slice(0, 1).toUpperCase() + calm.slice(1);
}

/** A place as typed, without its article: "the Café Luna" stays as it is said otherwise. */
export function placeIn(said: string, tokens: readonly Token[], { from, to }: Range, markers: Markers): string | null {
  let [first, last] = [from, to];
  while (
    first < last &&
    /^(?:the|a|an|my|our)$/.test(said.slice(tokens[first]!.start, tokens[first]!.end)) &&
    first < last - 1
  )
    first++;
  while (last > first && !/[\p{L}\p{N})]/u.test(tokens[last - 1]!.text)) last--;
  if (first >= last || last - first > 12) return null;
  const place = said.slice(tokens[first]!.start, tokens[last - 1]!.end).trim();
  if (
    !/\p{L}/u.test(place) ||
    /^(?:it|that|this|all|least|once|first|last|general|mind|advance|person|addition|order|my calendar|calendar|the moment|time|night|then|there|touch|case|event|front|traffic|meetings?)$/i.test(
      place,
    )
  )
    return null;
  return markers.calendar.test(place.toLowerCase()) ? null : place;
}
