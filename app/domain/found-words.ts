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
  /** How many parts of the meeting hold the words, this one included; those that were not read too. */
  parts: number;
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
  /** Whether the summary has it as well. */
  isSummed: boolean;
}

/** What was found in one meeting. */
export interface FoundMeeting extends Pick<Found, "eventId" | "title" | "startAt" | "zone"> {
  found: Found[];
  /** There is more of it. */
  hasMore: boolean;
}

/** As many of one meeting as are shown among others. */
const MOST_OF_ONE = 3;

/**
 * What a search has found, the latest meetings first; of each meeting first the entries that hold the most of the words.
 * What was said and stands in the summary as well is found once, where it was said.
 *
 * @param most to be given of each meeting; all that was read when it is the only one
 */
export function foundByMeeting(
  query: string,
  parts: readonly FoundPart[],
  lines: readonly FoundLine[],
  most: number = MOST_OF_ONE,
): FoundMeeting[] {
  const words = searchWords(query);
  const ofAll = new Map(parts.map((part) => [part.eventId, part.parts]));
  const isAllRead = (eventId: string) =>
    parts.filter((part) => part.eventId === eventId).length >= (ofAll.get(eventId) ?? 0);
  const said = parts.flatMap(({ entries, before, parts: _, ...meeting }) =>
    entries.flatMap((entry, n) => foundWith(meeting, entry, words, `said-${before + n + 1}`)),
  );
  const summed = lines.flatMap(({ text, ...meeting }) =>
    foundWith(meeting, { id: "line", speaker: null, at: null, text }, words, null),
  );
  const byMeeting = Map.groupBy([...summed, ...said], ({ eventId }) => eventId);
  for (const [eventId, found] of byMeeting) byMeeting.set(eventId, eachOnce(found));
  return [...byMeeting.values()]
    .toSorted(([a], [b]) => (b?.startAt ?? 0) - (a?.startAt ?? 0))
    .flatMap((hits) => {
      const [first] = hits;
      if (!first) return [];
      const { eventId, title, startAt, zone } = first;
      const found = hits
        .toSorted((a, b) => b.hits - a.hits)
        .slice(0, most)
        .map(({ hits: _, text: __, ...one }) => one);
      return [{ eventId, title, startAt, zone, found, hasMore: hits.length > most || !isAllRead(eventId) }];
    });
}

interface Hit extends Found {
  hits: number;
  /** The whole line or entry. */
  text: string;
}

/** Of a line of the summary and the words that it was taken from, the words; of the same line twice, one. */
function eachOnce(found: readonly Hit[]): Hit[] {
  const lines = [
    ...new Map(found.filter(({ anchor }) => anchor === null).map((one) => [plain(one.text), one])).values(),
  ];
  const said = found.filter(({ anchor }) => anchor !== null);
  const holds = (one: Hit, line: Hit) => plain(one.text).includes(plain(line.text));
  return [
    ...lines.filter((line) => !said.some((one) => holds(one, line))),
    ...said.map((one) => ({ ...one, isSummed: lines.some((line) => holds(one, line)) })),
  ];
}

/** Words without what is written around them. */
const plain = (text: string) => (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(" ");

function foundWith(
  meeting: Pick<Found, "eventId" | "title" | "startAt" | "zone">,
  entry: TranscriptEntry,
  words: readonly string[],
  anchor: string | null,
): Hit[] {
  const [quote] = quotesOf(spansOf(entry.id, entry.text, words), new Map([[entry.id, entry]]));
  const { text } = entry;
  return quote ? [{ ...meeting, quote, anchor, text, isSummed: anchor === null, hits: wordsIn(text, words) }] : [];
}
