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

/**
 * One typed line with what it shows: what turns the text around, or takes no room and joins nothing, is taken out. The
 * joiners of Persian, Hindi and of emoji and the marks of a direction belong to a text that is read; alone they are none.
 */
export function visibleLine(text: string): string {
  const line = text.replace(TURNS_OR_HIDES, "").trim();
  return SHOWS_NOTHING.test(line) ? "" : line;
}

/** Embeddings, overrides and isolates; blanks without a width, fillers and tags that belong to no flag. */
const TURNS_OR_HIDES =
  /[\u202a-\u202e\u2066-\u206f\u200b\u2060-\u2065\ufeff\u00ad\u115f\u1160\u17b4\u17b5\u180e\u3164\uffa0\ufff0-\ufffb]|(?<![\u{1f3f4}\u{e0020}-\u{e007f}])[\u{e0000}-\u{e007f}]+/gu;
const SHOWS_NOTHING = /^[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Z}\s\u2800]*$/u;

/** With a capital first, as the start of a sentence. */
export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Whether a text is one line: no control characters, and no lone half of a surrogate pair, which no database keeps. */
export const isOneLine = (text: string): boolean => !/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]/u.test(text);

/** The same, with lines and tabs. */
export const isText = (text: string): boolean => !/(?![\t\n\r])\p{Cc}|\p{Cs}/u.test(text);
