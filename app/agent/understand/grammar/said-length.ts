import { said } from "../languages/lists/said";
import { fold } from "../text";
import { lengthAt, toMinutes } from "../times/length-rules";
import { numberAt } from "./match";
import { type Token, tokenize } from "./tokens";
import { vocabularyOf } from "./vocabulary";

/**
 * A length at the start of words that can be nothing else, so that a day is one as well.
 *
 * @param bare whether a number alone is minutes
 * @returns whole minutes, and the place behind; null when the words begin with anything else
 */
export function saidLengthAt(tokens: readonly Token[], bare: boolean): { value: number; next: number } | null {
  const found = lengthAt(tokens, 0);
  if (found) return { value: toMinutes(found.value), next: found.next };
  const [first, second] = tokens;
  const count = first?.is.n ?? (A.folded.test(first?.text ?? "") ? 1 : undefined);
  if (count !== undefined && DAYS.folded.test(second?.text ?? "")) return { value: count * 1440, next: 2 };
  const number = bare ? numberAt(tokens, 0) : null;
  return number && { value: number.value, next: number.next };
}

const A = said`^${"a"}$`;
const DAYS = said`^${"days"}$`;

/** "10", "10 min", "een kwartier": whole minutes; null when the words say anything else. */
export function minutesIn(words: string, language: string): number | null {
  const tokens = tokenize(fold(words), vocabularyOf(language)).filter(({ text }) => text !== ".");
  const found = saidLengthAt(tokens, true);
  return found && found.next === tokens.length ? found.value : null;
}
