import type { Token } from "../grammar/tokens";
import type { Lexicon, Role } from "./lexicon";

/**
 * "The one on Monday", "the Monday one": a word that is a number as well stands for a meeting behind an article, and behind
 * the day of one. It is no figure then.
 */
export function withoutPronounNumbers(tokens: readonly Token[], lexicon: Lexicon): Token[] {
  const isSaid = ({ text }: Token, role: Role) =>
    lexicon.phrases.get(text)?.some(({ pieces, end, roles }) => !end && pieces.length === 1 && roles.includes(role));
  const isDay = ({ is }: Token) => (is.wd ?? is.day ?? is.part ?? is.ord ?? is.mo ?? is.mod) !== undefined;
  return tokens.map((token, n) => {
    const isNumber = token.is.n !== undefined && token.figure === undefined && isSaid(token, "hollow");
    if (!isNumber) return token;
    // "The one o'clock", "the one thirty", "the one hour block"
    const next = tokens[n + 1]?.is;
    if (next && (next.oclock ?? next.n ?? next.unit ?? next.mer ?? next.half ?? next.quarter) !== undefined)
      return token;
    const before = tokens.slice(0, n);
    const from = before.findLastIndex((one) => !isDay(one));
    return from >= 0 && isSaid(before[from]!, "definite") ? { ...token, is: {} } : token;
  });
}
