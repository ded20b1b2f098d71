import type { Intent } from "../command";
import type { Markers } from "../phrases/phrasebook";
import type { SaidTime } from "../times/said-time";
import { isHyphened } from "./titles";
import type { Token } from "./tokens";

/** What is not about a meeting that exists: there "weekly" says that something repeats. */
const NEW: ReadonlySet<Intent> = new Set(["create", "preference", "out_of_domain"]);

/** The times of a request without those that belong to the name of a meeting: "the weekly sync", "Q1 review". */
export function withoutNames(
  times: readonly SaidTime[],
  tokens: readonly Token[],
  intent: Intent,
  markers: Markers,
): SaidTime[] {
  return times.filter((time) => {
    if (!isWord(tokens, time.next)) return true;
    if (!NEW.has(intent) && isHabit(time, tokens, markers)) return false;
    return !(names(tokens[time.next], markers) && isOccasion(time, tokens, times));
  });
}

/** "the weekly sync", "our quarterly plan". */
function isHabit({ point, until, core, next }: SaidTime, tokens: readonly Token[], { articles }: Markers): boolean {
  const often = next === core + 1 && tokens[core]?.is.repeat !== undefined && point.repeat && !until;
  return Boolean(often && articles.test(tokens[core - 1]?.text ?? ""));
}

/** The rules that read a stretch of the year which meetings are named after. */
const OCCASIONS: ReadonlySet<string> = new Set([
  "holiday",
  "numbered quarter",
  "half of a period",
  "season",
  "day and month",
]);

/** "Q1 review"; "Christmas dinner" and "October newsletter" only beside the day on which they are. */
function isOccasion(time: SaidTime, tokens: readonly Token[], times: readonly SaidTime[]): boolean {
  const [piece, another] = time.pieces;
  if (!piece || another || time.until || !OCCASIONS.has(piece.rule) || leads(tokens[time.core - 1])) return false;
  if (piece.rule === "numbered quarter") return true;
  if (piece.rule === "day and month" && piece.value.date?.dom) return false;
  return times.some((other) => other !== time && isDay(other));
}

/** Says on which day, by more than the name of a month or a holiday. */
function isDay({ pieces }: SaidTime): boolean {
  return pieces.some(({ rule, value: { date } }) => date && (date.dom !== undefined || !OCCASIONS.has(rule)));
}

/** "in Q1", "this spring": words that make a time of it. */
const LEADING = ["in", "on", "at", "by", "from", "of", "mod", "every"] as const;
const leads = (token: Token | undefined) => LEADING.some((meaning) => token?.is[meaning] !== undefined);

/** A word without a meaning about time. */
function isWord(tokens: readonly Token[], i: number): boolean {
  const token = tokens[i];
  return /^[a-z]/.test(token?.text ?? "") && (Object.keys(token?.is ?? {}).length === 0 || isHyphened(tokens, i));
}

/** A word that begins a name of its own, not "with" or "meetings". */
function names({ text } = { text: "" }, markers: Markers): boolean {
  const { with: company, without, at, on, about, called, for: purpose, to, and, stop, hollow } = markers;
  return ![company, without, at, on, about, called, purpose, to, and, stop, hollow].some((words) => words.test(text));
}
