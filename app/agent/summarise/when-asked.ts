import type { Talk, Turn } from "./sentences";

/** The turn before asked by when, be it that of one voice. */
export function isWhenAsked({ turns }: Talk, { at }: Turn, by?: string): boolean {
  const asked = turns[at - 1];
  if (!asked || (by !== undefined && asked.voice !== by)) return false;
  return asked.said.some(({ isQuestion, words, folded }) => isQuestion && words.whenAsked.first.test(folded));
}
