import type { Talk, Turn } from "./sentences";

/** The turn before asked by when, be it that of one voice. */
export function isWhenAsked({ turns }: Talk, { at }: Turn, by?: string): boolean {
  const asked = turns[at - 1];
  if (!asked || (by !== undefined && asked.voice !== by)) return false;
  return asked.said.some(({ isQuestion, words, folded }) => isQuestion && words.whenAsked.first.test(folded));
}

/** "Next one on Friday, same time." "The sixteenth.": days of the next meeting are none of a job. */
export function isOfNextMeeting({ turns }: Talk, { at }: Turn): boolean {
  return turns
    .slice(Math.max(0, at - 1), at + 1)
    .some(({ said }) => said.some(({ words, folded }) => words.meet.in.test(folded) || words.sameTime.in.test(folded)));
}
