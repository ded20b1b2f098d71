import { searchWords, spansOf, wordsIn } from "./search-words";
import { type Quote, quotesOf } from "./summary-record";
import type { Instant } from "./time";
import type { TranscriptEntry } from "./transcript";

/** A stored part of a transcript in which all words of a query are. */
export interface FoundPart {
  eventId: string;
  title: string;
  startAt: Instant;
  /** IANA zone of the meeting. */
  zone: string;
  /** How many entries of the transcript stand before those of this part. */
  before: number;
  entries: readonly TranscriptEntry[];
}

/** A line of a summary in which words of a query are. */
export interface FoundLine {
  eventId: string;
  title: string;
  startAt: Instant;
  zone: string;
  text: string;
}

/** Something that was said, or that stands in a summary, with the words marked. */
export interface Found {
  eventId: string;
  title: string;
  startAt: Instant;
  zone: string;
  quote: Quote;
  /** The place of the words on the page of the summary; null for a line of the summary itself. */
  anchor: string | null;
}

/** As many of one meeting as are shown. */
const MOST_OF_ONE = 3;

/** What a search has found, the latest meetings first; of each meeting first the entries that hold the most of the words. */
export function foundIn(query: string, parts: readonly FoundPart[], lines: readonly FoundLine[]): Found[] {
  const words = searchWords(query);
  const said = parts.flatMap(({ entries, before, ...meeting }) =>
    entries.flatMap((entry, n) => foundWith(meeting, entry, words, `said-${before + n + 1}`)),
  );
  const summed = lines.flatMap(({ text, ...meeting }) =>
    foundWith(meeting, { id: "line", speaker: null, at: null, text }, words, null),
  );
  const byMeeting = Map.groupBy([...summed, ...said], ({ eventId }) => eventId);
  return [...byMeeting.values()]
    .toSorted(([a], [b]) => (b?.startAt ?? 0) - (a?.startAt ?? 0))
    .flatMap((found) => found.toSorted((a, b) => b.hits - a.hits).slice(0, MOST_OF_ONE))
    .map(({ hits: _, ...found }) => found);
}

function foundWith(
  meeting: Pick<Found, "eventId" | "title" | "startAt" | "zone">,
  entry: TranscriptEntry,
  words: readonly string[],
  anchor: string | null,
) {
  const [quote] = quotesOf(spansOf(entry.id, entry.text, words), new Map([[entry.id, entry]]));
  return quote ? [{ ...meeting, quote, anchor, hits: wordsIn(entry.text, words) }] : [];
}
