import type { Intent } from "../command";
import type { Markers } from "../phrases/phrasebook";
import type { SaidTime } from "../times/said-time";
import { isHyphened } from "./titles";
import type { Token } from "./tokens";

/** What is not about a meeting that exists: there "weekly" says that something repeats. */
const NEW: ReadonlySet<Intent> = new Set(["create", "preference", "out_of_domain"]);

/** The times of a request without those that belong to the name of a meeting: "the weekly sync", "our quarterly plan". */
export function withoutNames(
  times: readonly SaidTime[],
  tokens: readonly Token[],
  intent: Intent,
  { articles }: Markers,
): SaidTime[] {
  if (NEW.has(intent)) return [...times];
  return times.filter(({ point, until, core, next }) => {
    const often = next === core + 1 && tokens[core]?.is.repeat !== undefined && point.repeat && !until;
    return !(often && articles.test(tokens[core - 1]?.text ?? "") && isNoun(tokens, next));
  });
}

/** A word without a meaning about time. */
function isNoun(tokens: readonly Token[], i: number): boolean {
  const token = tokens[i];
  return /^[a-z]/.test(token?.text ?? "") && (Object.keys(token?.is ?? {}).length === 0 || isHyphened(tokens, i));
}
