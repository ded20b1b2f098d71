import type { Spoken } from "./language";
import type { Transcript } from "./transcript";

/** Words of a transcript on which a line rests: `text.slice(from, to)` of the entry, in UTF-16 units. */
export interface EvidenceSpan {
  /** The entry's id. */
  entry: string;
  from: number;
  to: number;
}

/** One line of a summary; it has at least one span. */
export interface SummaryLine {
  text: string;
  evidence: readonly EvidenceSpan[];
}

export interface ActionItem extends SummaryLine {
  /** A guest's whole name, or null where the words leave open who does it. */
  owner: string | null;
  /** YYYY-MM-DD in the meeting's zone, or null where no day was said. */
  due: string | null;
}

export interface FollowUp {
  /** A date (YYYY-MM-DD), or a date-time with offset where an hour was said. */
  when: string;
  evidence: readonly EvidenceSpan[];
}

/** What a meeting came to. Every line of it stands on words of the transcript. */
export interface Summary {
  language: Spoken;
  /** Three sentences at most. */
  overview: readonly SummaryLine[];
  decisions: readonly SummaryLine[];
  actionItems: readonly ActionItem[];
  /** Those that were still open at the end. */
  questions: readonly SummaryLine[];
  followUp: FollowUp | null;
  /** Lines that were left out because their words do not bear them. */
  dropped: number;
}

type Lines = Record<"overview" | "decisions" | "actionItems" | "questions", readonly unknown[]>;

/** Whether anything stood out: a summary that says nothing is told and sent to nobody. */
export const saysAnything = ({ overview, decisions, actionItems, questions }: Lines): boolean =>
  [overview, decisions, actionItems, questions].some((lines) => lines.length > 0);

interface SummariseOptions {
  /** Whether the words may go to the operator's model: only where the user has said so. Without one nothing changes. */
  mayAskModel?: boolean;
}

/** Never fails for what a transcript says, nor for what a model does: an empty transcript has an empty summary. */
export type Summarise = (transcript: Transcript, options?: SummariseOptions) => Promise<Summary>;
