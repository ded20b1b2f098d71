import { JOB } from "../languages/lists/said";
import type { Phrasebook } from "../phrases/phrasebook";
import type { Token } from "./tokens";

/**
 * "fridays review", "cancel mondays standup": a weekday in the plural right before a meeting is that day's, its
 * apostrophe left out. "on fridays", "every fridays" and "mondays and fridays" stay what repeats.
 */
export function withGenitives(tokens: readonly Token[], { code, event }: Phrasebook): readonly Token[] {
  if (code !== "en") return tokens;
  return tokens.map((token, i) => {
    if (token.is.wds === undefined) return token;
    const { wds, ...is } = token.is;
    const before = tokens[i - 1];
    const repeats = before?.is.on || before?.is.every || before?.is.and || before?.text === ",";
    // "Thursdays budget review"
    const owns = !repeats && tokens.slice(i + 1, i + 3).some(({ text }) => event.test(text) || JOB.isIn(text));
    return owns ? { ...token, is: { ...is, wd: wds } } : token;
  });
}
