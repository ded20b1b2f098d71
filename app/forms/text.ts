import * as z from "zod";
import { isOneLine, isText, visibleLine } from "~/domain/text";

const NO_LINE = "Use one line of text.";
const NO_TEXT = "It holds characters that are no text.";

/** One line that somebody typed, or that software sent, of what can be seen: one that shows nothing is empty. */
export function lineUpTo(max: number, missing?: string) {
  return z.string(missing).overwrite(visibleLine).max(max, `At most ${max} characters`).refine(isOneLine, NO_LINE);
}

/** As `lineUpTo`, and may have several lines. */
export function textUpTo(max: number, missing?: string) {
  return z.string(missing).trim().max(max, `At most ${max} characters`).refine(isText, NO_TEXT);
}
