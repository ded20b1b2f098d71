import { type Match, meaning, numberAt, skip } from "../grammar/match";
import type { Token } from "../grammar/tokens";
import { said } from "../languages/lists/said";
import { LATER_OR_EARLIER, lengthAt, toMinutes } from "./length-rules";
import type { Point } from "./points";

const DENIES = said`^${"not"}$`;

/** "now", "in 20 minutes", "half an hour from now", "2 hours ago". */
export function momentAt(tokens: readonly Token[], i: number, moving: boolean): Match<Point> | null {
  if (tokens[i]?.is.now) return meansNow(tokens, i) ? { value: { moment: 0 }, next: i + 1 } : null;
  const stretch = restOfDay(tokens, i) ?? nextHours(tokens, i);
  if (stretch) return stretch;
  const lead = tokens[i]?.is.in ? 1 : tokens[i]?.is.ago ? -1 : 0;
  const few = tokens[i]?.text === "in" ? minutesAlone(tokens, i + 1) : null;
  if (few) return few;
  const length = lengthAt(tokens, lead ? skip(tokens, i + 1, "about") : i);
  if (!length || !["second", "minute", "hour"].includes(length.value.unit)) return null;
  const minutes = toMinutes(length.value);
  const behind = tokens[length.next];
  const { next } = length;
  // In a move "30 minutes later" counts from the meeting, not from now.
  if (moving && LATER_OR_EARLIER.folded.test(behind?.text ?? "")) return null;
  if (behind?.is.hence) return { value: { moment: minutes }, next: tokens[next + 1]?.is.now ? next + 2 : next + 1 };
  if (behind?.is.from && tokens[next + 1]?.is.now) return { value: { moment: minutes }, next: next + 2 };
  if (behind?.is.ago && !behind.is.before) return { value: { moment: -minutes }, next: next + 1 };
  if (behind?.is.after || behind?.is.before || (lead && tokens[i]?.is.forTime && !tokens[i]?.is.in)) return null;
  return lead ? { value: { moment: lead * minutes }, next } : null;
}

/** "now" as a time, not as a filler: "not now", "now put it on Friday". */
function meansNow(tokens: readonly Token[], i: number): boolean {
  const [before, after] = [tokens[i - 1], tokens[i + 1]];
  if (DENIES.folded.test(before?.text ?? "")) return false;
  if (after?.is.until && !after.is.at) return true;
  const closes =
    after === undefined || /^[^a-z0-9]/.test(after.text) || after.is.until !== undefined || after.is.and !== undefined;
  return closes && (i > 0 || tokens.length <= 2);
}

/** "meeting in 10": minutes, when nothing follows that the number could count. */
function minutesAlone(tokens: readonly Token[], i: number): Match<Point> | null {
  const n = numberAt(tokens, i);
  const behind = n && tokens[n.next];
  if (!n || n.value < 5 || n.value > 90 || n.value % 5 || (behind && !/^[.,!?]$/.test(behind.text))) return null;
  return { value: { moment: n.value }, next: n.next };
}

/** "the rest of my day", "der Rest des Tages", "lo que queda de hoy": from now until midnight. */
function restOfDay(tokens: readonly Token[], i: number): Match<Point> | null {
  let [at, text] = [i, ""];
  while (at < i + MOST_OF_REST && tokens[at] && !REST.folded.test(text)) text = `${text} ${tokens[at++]!.text}`.trim();
  if (!REST.folded.test(text)) return null;
  const day = [at, at + 1, at + 2].find((k) => tokens[k]?.is.unit === "day" || tokens[k]?.is.day === 0);
  return day === undefined ? null : { value: { moment: 0, untilMidnight: true }, next: day + 1 };
}

const MOST_OF_REST = 5;
const REST = said`^(?:${"the"} )?(?:${"restOf"})$`;

/** "the next 3 hours", "past 30 minutes": from now on, or up to now. */
function nextHours(tokens: readonly Token[], i: number): Match<Point> | null {
  const at = skip(tokens, i, "the", "in");
  // "les 3 dernières minutes": the word that points stands behind the number.
  const n = numberAt(tokens, at);
  const mod = meaning(tokens, n?.next ?? at, "mod");
  if (!mod) return null;
  const unit = n ? tokens[n.next + 1]?.is.unit : undefined;
  const length =
    (n && unit ? { value: { n: n.value, unit }, next: n.next + 2 } : n ? null : lengthAt(tokens, at + 1)) ??
    (tokens[at + 1]?.is.unit === "hour" ? { value: { n: 1, unit: "hour" as const }, next: at + 2 } : null);
  if (!length || (length.value.unit !== "minute" && length.value.unit !== "hour")) return null;
  const minutes = toMinutes(length.value);
  return { value: { moment: mod > 0 ? 0 : -minutes, length: minutes }, next: length.next };
}
