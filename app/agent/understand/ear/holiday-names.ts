import type { Token } from "../grammar/tokens";
import { isHoliday } from "../times/holidays";
import type { Lexicon } from "./lexicon";

/**
 * "Christmas dinner on Friday", "la cena de Navidad el viernes": where another day is said, a holiday right in front of a
 * noun, or behind one and "of", says what it is. It is no time then.
 */
export function withHolidayNames(tokens: readonly Token[], lexicon: Lexicon): Token[] {
  const isDay = ({ is, date }: Token) => (date ?? is.wd ?? is.day ?? is.mo ?? is.todayPart) !== undefined;
  if (!tokens.some(isHoliday) || !tokens.some(isDay)) return [...tokens];
  const isNoun = (token: Token | undefined) => {
    const known = lexicon.phrases.get(token?.text ?? "")?.filter(({ pieces, end }) => !end && pieces.length === 1);
    const isKind = known?.some(({ roles }) => roles.includes("kinds")) ?? false;
    return token !== undefined && /^\p{L}{3}/u.test(token.text) && (isKind || (!known?.length && isBare(token)));
  };
  return tokens.map((token, n) => {
    if (!isHoliday(token)) return token;
    const lead = tokens[n - 1]?.is;
    const isOf = lead?.of === true && lead.from === true;
    return isNoun(tokens[n + 1]) || (isOf && isNoun(tokens[n - 2])) ? { ...token, is: {} } : token;
  });
}

const isBare = ({ is, figure, clock, amount }: Token) =>
  Object.keys(is).length === 0 && figure === undefined && !clock && !amount;
