import { clockOfZone } from "./clock-style";
import { personName } from "./person-name";
import { formatDay, formatMoment } from "./phrasing";
import { type EvidenceSpan, type FollowUp, saysAnything } from "./summary";
import { type ActionItemRecord, clockAt, type EditableLine, type Quote, quotesOf } from "./summary-record";
import type { Instant } from "./time";
import type { TranscriptEntry } from "./transcript";

/** A line with the words that it stands on; none where they are no longer kept, or the user wrote it. */
export interface LineView {
  text: string;
  edited: boolean;
  quotes: Quote[];
}

export interface ItemView extends LineView {
  id: string;
  owner: string;
  /** ISO date, or empty. */
  due: string;
  /** "Fri 27 Nov", or empty. */
  dueWords: string;
  done: boolean;
  /** It stays from words that were replaced, and stands on none of these. */
  isEarlier: boolean;
}

export interface SummaryView {
  overview: LineView[];
  decisions: LineView[];
  questions: LineView[];
  /** Null where the plan has none. */
  items: ItemView[] | null;
  followUp: { words: string; quotes: Quote[] } | null;
  dropped: number;
  edited: boolean;
  /** Whether it has a line. */
  saysAnything: boolean;
}

export interface EntryView {
  /** Names its place on the page. */
  anchor: string;
  speaker: string;
  at: string;
  text: string;
}

interface Kept {
  overview: readonly EditableLine[];
  decisions: readonly EditableLine[];
  questions: readonly EditableLine[];
  followUp: FollowUp | null;
  dropped: number;
  editedAt: Instant | null;
  timezone: string;
}

/** The place of an entry on the page: its id is whatever its source gave it. */
const anchorOf = (n: number) => `said-${n + 1}`;

/** A summary as its page shows it. Whatever people said is shown as text. */
export function viewSummary(
  kept: Kept,
  items: readonly ActionItemRecord[] | null,
  entries: readonly TranscriptEntry[],
  now: Instant,
): SummaryView {
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  const places = new Map(entries.map(({ id }, n) => [id, anchorOf(n)]));
  const quotes = (evidence: readonly EvidenceSpan[]) =>
    quotesOf(evidence, byId).map((quote) => ({ ...quote, entry: places.get(quote.entry) ?? "" }));
  const line = ({ text, evidence, edited }: EditableLine) => ({
    text,
    edited: edited === true,
    quotes: quotes(evidence),
  });
  const { followUp, timezone } = kept;
  return {
    overview: kept.overview.map(line),
    decisions: kept.decisions.map(line),
    questions: kept.questions.map(line),
    items:
      items?.map((item) => ({
        ...line(item),
        ...viewItem(item, timezone, now),
        isEarlier: item.evidence.length === 0,
      })) ?? null,
    followUp: followUp && items && { words: followUpWords(followUp, timezone, now), quotes: quotes(followUp.evidence) },
    dropped: kept.dropped,
    edited: kept.editedAt !== null,
    saysAnything: saysAnything({ ...kept, actionItems: items ?? [] }),
  };
}

/** What an action item says besides its words. @param zone of its meeting */
export function viewItem(
  { id, owner, due, doneAt }: Omit<ActionItemRecord, "text" | "evidence">,
  zone: string,
  now: Instant,
) {
  return {
    id,
    owner: personName(owner ?? ""),
    due: due ?? "",
    dueWords: due ? formatDay(due, zone, { now }) : "",
    done: doneAt !== null,
  };
}

/** A date, or a date-time with offset, as it is shown in the meeting's zone. */
function followUpWords({ when }: Pick<FollowUp, "when">, zone: string, now: Instant): string {
  return when.length === 10
    ? formatDay(when, zone, { now })
    : formatMoment(Date.parse(when), zone, { now, clock: clockOfZone(zone) });
}

/** The words of a meeting as its page shows them. */
export function viewEntries(entries: readonly TranscriptEntry[]): EntryView[] {
  return entries.map(({ speaker, at, text }, n) => ({
    anchor: anchorOf(n),
    speaker: personName(speaker ?? ""),
    at: clockAt(at) ?? "",
    text,
  }));
}
