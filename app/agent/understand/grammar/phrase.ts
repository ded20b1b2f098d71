import type { Context, When } from "../command";
import { readText } from "../text";
import { lengthAt, toMinutes } from "../times/length-rules";
import { findTimes } from "../times/said-time";
import { refusePast, settleTimes } from "../times/settle-times";
import { hereOf, languageOf } from "./parse";
import { tokenize } from "./tokens";

export interface PhraseOptions {
  /** A time without a date gets the next date on which it comes; otherwise it stays a bare time. */
  anchor: boolean;
  /** What has passed is refused: a meeting cannot begin then. */
  ahead: boolean;
}

/** A time with what is doubtful about it. */
export interface Phrase {
  when: When;
  doubt: string | null;
}

/**
 * Reads words that somebody has picked out as a time, by the same rules as whole messages.
 *
 * @returns null when the rules find no time in them
 */
export function readPhrase(words: string, context: Context, { anchor, ahead }: PhraseOptions): Phrase | null {
  const { line, here } = ready(words, context);
  const read = settleTimes(line, line.times, here, { anchor });
  return read && { doubt: read.doubt, when: ahead ? refusePast(read.when, here) : read.when };
}

/** Whole minutes in words that were picked out as a length: "half an hour", "15 minutes before". */
export function readLength(words: string, context: Context): number | undefined {
  const { tokens } = ready(words, context).line;
  for (let i = 0; i < tokens.length; i++) {
    const length = lengthAt(tokens, i);
    if (length) return toMinutes(length.value);
  }
  return undefined;
}

function ready(words: string, context: Context) {
  const { said, folded } = readText(words);
  const here = hereOf(context);
  const tokens = tokenize(folded, languageOf(folded, context).vocabulary);
  return { here, line: { said, tokens, times: findTimes(tokens, { today: here.wall.day, openNumber: true }) } };
}
