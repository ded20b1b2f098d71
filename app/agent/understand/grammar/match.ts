import type { Meaning, Meanings } from "../words/lexicon";
import type { Token } from "./tokens";

/** What a rule found, and the place of the token behind it. */
export interface Match<T> {
  value: T;
  next: number;
  /** Which rule read it, in words; set where several rules compete. */
  rule?: string;
}

/** A rule by its name. */
export type Named<R> = readonly [name: string, rule: R];

/** What the first rule that fits reads, with the name of that rule. */
export function firstOf<T, A extends unknown[]>(
  rules: readonly Named<(...from: A) => Match<T> | null>[],
  ...from: A
): Match<T> | null {
  for (const [name, rule] of rules) {
    const found = rule(...from);
    if (found) return { value: found.value, next: found.next, rule: name };
  }
  return null;
}

/** What the token at `i` means in one respect; undefined beyond the end of the text. */
export function meaning<M extends Meaning>(tokens: readonly Token[], i: number, name: M): Meanings[M] | undefined {
  return tokens[i]?.is[name];
}

/** Nobody puts more small words in a row; the limit keeps reading linear. */
const MOST_SKIPPED = 6;

/** Skips tokens with one of these meanings. */
export function skip(tokens: readonly Token[], i: number, ...names: Meaning[]): number {
  let at = i;
  const end = Math.min(tokens.length, i + MOST_SKIPPED);
  while (at < end && names.some((name) => tokens[at]?.is[name] !== undefined)) at++;
  return at;
}

/** A whole number in figures or words: "21", "twenty one", "vingt et un", "two thousand and eighteen". */
export function numberAt(tokens: readonly Token[], i: number): Match<number> | null {
  const figure = meaning(tokens, i, "n");
  if (figure !== undefined && tokens[i + 1]?.is.thousand && !tokens[i]?.figure) {
    const after = tokens[i + 2]?.is.and ? i + 3 : i + 2;
    const rest = smallNumberAt(tokens, after);
    return rest ? { value: figure * 1000 + rest.value, next: rest.next } : { value: figure * 1000, next: i + 2 };
  }
  if (tokens[i]?.is.hundred) return { value: 100, next: i + 1 };
  const small = smallNumberAt(tokens, i);
  if (small && tokens[small.next]?.is.hundred && small.value < 10) {
    const rest = smallNumberAt(tokens, tokens[small.next + 1]?.is.and ? small.next + 2 : small.next + 1);
    return { value: small.value * 100 + (rest?.value ?? 0), next: rest?.next ?? small.next + 1 };
  }
  if (tokens[i]?.is.thousand) {
    const rest = smallNumberAt(tokens, i + 1);
    return { value: 1000 + (rest?.value ?? 0), next: rest?.next ?? i + 1 };
  }
  return small;
}

function smallNumberAt(tokens: readonly Token[], i: number): Match<number> | null {
  const tens = meaning(tokens, i, "tens");
  if (tens !== undefined) {
    const joined = tokens[i + 1]?.is.and || tokens[i + 1]?.text === "-" ? i + 2 : i + 1;
    const unit = tokens[joined];
    if (unit && !unit.figure && unit.is.n !== undefined && unit.is.n > 0 && unit.is.n < 20) {
      return { value: tens + unit.is.n, next: joined + 1 };
    }
    return { value: tens, next: i + 1 };
  }
  const n = meaning(tokens, i, "n");
  return n === undefined ? null : { value: n, next: i + 1 };
}

/** An ordinal in figures or words: "3rd", "third", "twenty first". */
export function ordinalAt(tokens: readonly Token[], i: number): Match<number> | null {
  const tens = meaning(tokens, i, "tens");
  if (tens !== undefined) {
    const at = tokens[i + 1]?.text === "-" ? i + 2 : i + 1;
    const unit = meaning(tokens, at, "ord");
    if (unit !== undefined && unit > 0 && unit < 10) return { value: tens + unit, next: at + 1 };
  }
  const ord = meaning(tokens, i, "ord");
  if (ord !== undefined && (ord === 20 || ord === 30) && !tokens[i]?.figure) {
    const unit = meaning(tokens, i + 1, "ord");
    if (unit !== undefined && unit > 0 && unit < 10) return { value: ord + unit, next: i + 2 };
  }
  return ord === undefined ? null : { value: ord, next: i + 1 };
}
