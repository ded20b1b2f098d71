import type { Timeline } from "../times/settle-times";
import type { Clause } from "./clauses";
import type { IntentFound } from "./evidence";
import type { Range } from "./phrase-scan";

/** The first token at or behind a place in the text. */
export function tokenAt({ tokens }: Timeline, place: number): number {
  const at = tokens.findIndex((token) => token.start >= place);
  return at < 0 ? tokens.length : at;
}

/** Where a clause comes to its subject: "what time is my | lunch", "I'm going to | yoga". A place in the text. */
export function leadEnd({ start, text }: Clause, lead: RegExp): number {
  let at = 0;
  for (let round = 0; round < 14; round++) {
    const found = lead.exec(text.slice(at, at + 60));
    if (!found?.[0] || at + found[0].length >= text.length) break;
    at += found[0].length;
  }
  return start + at;
}

/** The tokens behind the words that ask. */
export function behind(pattern: RegExp, { clause }: IntentFound, line: Timeline, range: Range): Range {
  const found = clause && pattern.exec(clause.text);
  return found && clause ? { from: tokenAt(line, clause.start + found.index + found[0].length), to: range.to } : range;
}
