import { plainLetters } from "./person-name";
import { oneLine } from "./text";

/**
 * What other people wrote, to stand in quotes of ours: one line, with nothing invisible, nothing that turns the text
 * around, and no quotes that would end ours.
 *
 * @param max longest, in UTF-16 units
 */
export const quotable = (text: string, max: number): string =>
  oneLine(plainLetters(text), max).replace(/["“”„‟«»]/gu, "'");

/**
 * What other people wrote (titles, places, names of files), to stand inside of words of ours: one line, no marks of
 * bold, no quotes that would end ours, and no links. A phone makes a link of a bare domain and of a number as well, so
 * each is broken where everybody sees it: "bit. ly/x", "https: //bank. example", "+31 61·2345·678".
 *
 * @param max longest, in UTF-16 units, before links are broken
 */
export function untrustedText(text: string, max: number): string {
  return quotable(text, max)
    .replace(/(?<![\p{L}\p{N}])(\p{L}[\p{L}\p{N}+.-]*):(?=[^\s])/gu, "$1: ")
    .replace(/(?<=[^\s.])[.。．｡](?=\p{L})/gu, ". ")
    .replace(/\d{1,3}(?:\.\d{1,3}){3}/gu, (address) => address.replaceAll(".", ". "))
    .replace(/(?<=\S)@(?=\S)/gu, " @ ")
    .replace(LONG_NUMBER, broken);
}

/** Seven figures or more, however they are spaced. */
const LONG_NUMBER = /\+?\(?\d(?:[\s().\-/\u2010-\u2015]{0,2}\d){6,}/gu;
/** A date, or an address of a machine that is broken already. */
const IS_DATE = /^(?:\d{1,3}\. \d{1,3}\. |\d{4}-\d\d-\d\d|\d{1,2}[-/.]\d{1,2}[-/.]\d{4})\b/u;

/** A dot in the middle is no part of a number to any phone. */
function broken(number: string): string {
  if (IS_DATE.test(number)) return number;
  const digits = number.replace(/\D/gu, "");
  const groups = digits.match(/.{1,3}(?=(?:.{3})*$)/gu) ?? [];
  return `${number.startsWith("+") ? "+" : ""}${groups.join("·")}`;
}
