import type { Markers, Phrasebook } from "../phrases/phrasebook";
import { fold } from "../text";
import { isAddress, namesIn, unnamedIn } from "./people";
import { type Parts, type Range, scanPhrases } from "./phrase-scan";
import { placeIn, quotedTitle, titleIn } from "./titles";
import type { Token } from "./tokens";

/** A message ready for its slots. */
export interface Reading {
  said: string;
  tokens: readonly Token[];
  /** Whether the token belongs to a time. */
  isTime: (i: number) => boolean;
  book: Phrasebook;
}

export interface Described {
  title?: string;
  attendees?: string[];
  location?: string;
}

/** A meeting as described in a stretch of tokens: its kind or name, the people, the place. */
export function describe(reading: Reading, range: Range): Described {
  const { markers } = reading.book;
  const parts = scanPhrases(reading.tokens, range, reading.isTime, markers);
  const attendees = people(reading, parts);
  const title = titleOf(reading, parts);
  const location = parts.at
    .map((place) => placeIn(reading.said, reading.tokens, place, markers))
    .find((place) => place !== null);
  return {
    ...(title ? { title } : {}),
    ...(attendees.length ? { attendees } : {}),
    ...(location ? { location } : {}),
  };
}

function people({ said, tokens, book }: Reading, parts: Parts): string[] {
  const named = parts.with.flatMap((range) => namesIn(said, tokens, range, book.markers));
  const addressed = [...parts.head, ...parts.for, ...parts.at].flatMap((range) =>
    addressesIn(said, tokens, range, book.markers),
  );
  return [...new Set([...named, ...addressed])];
}

/** Who should come and is spoken of by a role: nobody can be invited by it. What only looks like company is left out. */
export function unnamedPeople({ said, tokens, isTime, book }: Reading, range: Range): { unnamed?: string[] } {
  const parts = scanPhrases(tokens, range, isTime, book.markers);
  const people = parts.with.flatMap((part) => unnamedIn(said, tokens, part, book.markers));
  const isCompany = (who: string) => VISITED.test(who) || !(book.event.test(who) || THING.test(who));
  const unnamed = people.filter((person) => isCompany(fold(person)));
  return unnamed.length > 0 ? { unnamed } : {};
}

/** People after whom a meeting with them is called. */
const VISITED = /\b(?:dentist|doctors?|dr|hairdresser|tandarts|dokter|huisarts|kapper)\b/;

/** "With a reminder", "with a link". */
const THING =
  /\b(?:remind\w*|alarm|notif\w*|alert|links?|video|zoom|teams|skype|title|name|description|note|notes|herinnering|melding|titel|naam|notitie|minutes?|min|minuten|hours?|buffer|break|pauze)\b/;

function addressesIn(said: string, tokens: readonly Token[], range: Range, markers: Markers): string[] {
  const found: string[] = [];
  for (let i = range.from; i < range.to; i++) {
    if (isAddress(tokens[i]!.text)) found.push(...namesIn(said, tokens, { from: i, to: i + 1 }, markers));
  }
  return found;
}

/** The name that was given, else the topic, else the kind of meeting, else what it is for. */
function titleOf({ said, tokens, book }: Reading, parts: Parts): string | null {
  const { markers } = book;
  // "title it as X", "call this X".
  const named = (range: Range): Range => {
    let { from } = range;
    while (
      parts.called.includes(range) &&
      from < range.to - 1 &&
      /^(?:it|this|that|as|is|be|:|the event|event)$/.test(tokens[from]!.text)
    )
      from++;
    return { from, to: range.to };
  };
  const first = (ranges: readonly Range[]) => {
    for (const range of ranges) {
      if (tokens.slice(range.from, range.to).some((token) => isAddress(token.text))) continue;
      const quoted = parts.called.includes(range) && tokens[range.from - 1]?.text === '"';
      const title = quoted ? quotedTitle(said, tokens, range) : titleIn(said, tokens, named(range), markers);
      if (title) return title;
    }
    return null;
  };
  return (
    first(parts.called) ??
    joinedTitle(said, tokens, parts, markers) ??
    first(parts.head) ??
    first(parts.about) ??
    first(parts.for)
  );
}

/** "sync about the budget" is about the budget; "budget review" stays. A bare "call about X" becomes X. */
function joinedTitle(said: string, tokens: readonly Token[], parts: Parts, markers: Markers): string | null {
  const about = parts.about.map((range) => titleIn(said, tokens, range, markers)).find((title) => title !== null);
  if (!about) return null;
  const head = parts.head.map((range) => titleIn(said, tokens, range, markers)).find((title) => title !== null);
  return head ? null : about;
}
