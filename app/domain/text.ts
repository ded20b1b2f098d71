const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });

/** Whole characters as people see them (an emoji with its parts, a letter with its accents), "…" in place of the rest. */
export function cut(text: string, max: number): string {
  if (text.length <= max) return text;
  let kept = "";
  for (const { segment } of graphemes.segment(text)) {
    if (kept.length + segment.length > max - 1) break;
    kept += segment;
  }
  return `${kept.trimEnd()}…`;
}

/**
 * Words that others wrote, safe to stand inside a sentence of ours: one line, nothing invisible, no marks that the phone
 * would read as bold or code, and no longer than `max`.
 */
export function oneLine(text: string, max: number): string {
  const plain = text
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, (run) => (/[\n\r\t\u2028\u2029]/.test(run) ? " " : ""))
    // An underscore inside of a word makes nothing italic, and may belong to an address.
    .replace(/[*~`]+|(?<![\p{L}\p{N}_])_+|_+(?![\p{L}\p{N}_])/gu, "")
    .replace(/\s+/g, " ")
    .trim();
  return cut(plain, max);
}

/** Whether a text is one line: no control characters, and no lone half of a surrogate pair, which no database keeps. */
export const isOneLine = (text: string): boolean => !/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]/u.test(text);

/** The same, with lines and tabs. */
export const isText = (text: string): boolean => !/(?![\t\n\r])\p{Cc}|\p{Cs}/u.test(text);
