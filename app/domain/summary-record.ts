import type { EvidenceSpan, SummaryLine } from "./summary";
import type { Instant } from "./time";
import type { TranscriptEntry } from "./transcript";

/** A line as it is kept. One that the user wrote says so, and stands on no words of the meeting. */
export interface EditableLine extends SummaryLine {
  edited?: true;
}

/** What somebody has taken on, as it is kept. */
export interface ActionItemRecord {
  id: string;
  text: string;
  evidence: EvidenceSpan[];
  owner: string | null;
  /** ISO date; null for none. */
  due: string | null;
  doneAt: Instant | null;
}

/** The longest line that a user may write. */
export const LINE_MAX = 500;
/** More lines than these are no summary. */
const LINES_MAX = 100;

/** The lines of a text field, one each. What is left as it was keeps the words that it stands on. */
export function editLines(before: readonly EditableLine[], typed: string): EditableLine[] {
  const kept = [...before];
  return typed
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== "")
    .map((text) => {
      const at = kept.findIndex((line) => line.text === text);
      const [same] = at < 0 ? [] : kept.splice(at, 1);
      return same ?? { text, evidence: [], edited: true };
    });
}

/** Why these lines cannot be kept, as one sentence; undefined when they can. */
export function linesProblem(typed: string): string | undefined {
  const lines = typed.split(/\r?\n/);
  if (lines.length > LINES_MAX) return `At most ${LINES_MAX} lines, please.`;
  return lines.some((line) => line.length > LINE_MAX) ? `At most ${LINE_MAX} characters in a line, please.` : undefined;
}

/** Words of an entry, cut where a line of the summary stands on them. */
export interface Quote {
  entry: string;
  speaker: string | null;
  /** "1:12:40" from the start of the meeting; null where the source has no times. */
  at: string | null;
  pieces: { text: string; marked: boolean }[];
}

/** What is shown around the words that a line stands on, in characters before and behind. */
const AROUND = 160;

/** The words that a line stands on, one quote for each entry, in the order of the line's own spans. */
export function quotesOf(evidence: readonly EvidenceSpan[], entries: ReadonlyMap<string, TranscriptEntry>): Quote[] {
  return [...Map.groupBy(evidence, ({ entry }) => entry)].flatMap(([id, spans]) => {
    const entry = entries.get(id);
    return entry
      ? [{ entry: id, speaker: entry.speaker, at: clockAt(entry.at), pieces: piecesOf(entry.text, spans) }]
      : [];
  });
}

function piecesOf(text: string, spans: readonly EvidenceSpan[]): Quote["pieces"] {
  const inOrder = spans.toSorted((one, other) => one.from - other.from);
  const first = Math.max(0, (inOrder[0]?.from ?? 0) - AROUND);
  const last = Math.min(text.length, Math.max(...inOrder.map(({ to }) => to)) + AROUND);
  const pieces: Quote["pieces"] = [];
  let done = first;
  for (const { from, to } of inOrder) {
    const begin = Math.max(from, done);
    if (to <= begin) continue;
    pieces.push({ text: text.slice(done, begin), marked: false }, { text: text.slice(begin, to), marked: true });
    done = to;
  }
  pieces.push({ text: text.slice(done, last), marked: false });
  if (first > 0) pieces.unshift({ text: "… ", marked: false });
  if (last < text.length) pieces.push({ text: " …", marked: false });
  return pieces.filter((piece) => piece.text !== "");
}

/** Seconds from the start as people read them: "0:52", "1:12:40". */
export function clockAt(seconds: number | null): string | null {
  if (seconds === null) return null;
  const whole = Math.max(0, Math.floor(seconds));
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor((whole % 3600) / 60), whole % 60];
  const two = (value: number) => String(value).padStart(2, "0");
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}
