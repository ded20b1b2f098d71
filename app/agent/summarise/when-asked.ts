import type { DueReader } from "./due-days";
import { workIn } from "./promises";
import type { SaidDay } from "./said-days";
import { type Said, stemOf, type Talk, type Turn } from "./sentences";

/** People part in so few turns, with few words of anything else. */
const LAST_TURNS = 3;
const MOST_LAST_KEYS = 4;
const MOST_BESIDE = 1;

/** The turn before asked by when, be it that of one voice. */
export function isWhenAsked({ turns }: Talk, { at }: Turn, by?: string): boolean {
  const asked = turns[at - 1];
  if (!asked || (by !== undefined && asked.voice !== by)) return false;
  return asked.said.some(({ isQuestion, words, folded }) => isQuestion && words.whenAsked.first.test(folded));
}

/** "Next one on Friday, same time." "The sixteenth.": days of the next meeting are none of a job. */
export function isOfNextMeeting(talk: Talk, { at }: Turn, dates: DueReader): boolean {
  return talk.turns
    .slice(Math.max(0, at - 1), at + 1)
    .some((turn) =>
      turn.said.some(
        (said) =>
          said.words.meet.in.test(said.folded) ||
          said.words.sameTime.in.test(said.folded) ||
          isLastWord(said, turn, talk, dates.daysOf(said)),
      ),
    );
}

/** "The fifth of November, nine o'clock.": at the very end, a day with its hour and hardly another word. */
export function isLastWord(said: Said, turn: Turn, talk: Talk, days: readonly SaidDay[]): boolean {
  if (
    turn.at < talk.turns.length - LAST_TURNS ||
    isWhenAsked(talk, turn) ||
    said.keys.size > MOST_LAST_KEYS ||
    besideDays(said, days) > (turn.at === talk.turns.length - 1 ? MOST_LAST_KEYS : MOST_BESIDE) ||
    said.words.i.in.test(said.folded) ||
    workIn(said)
  )
    return false;
  // "Parents' evening" is no hour.
  return days.some(
    ({ when: { kind, start, grain } }) => grain === "minute" && (kind === "time" || start?.includes("T")),
  );
}

/** How many of its words name something, beside days and hours. */
function besideDays({ folded, keys }: Said, days: readonly SaidDay[]): number {
  const rest = days.reduce(
    (text, { from, to }) => text.slice(0, from) + " ".repeat(to - from) + text.slice(to),
    folded,
  );
  return (rest.match(/\p{L}{3,}/gu) ?? []).filter((word) => keys.has(stemOf(word))).length;
}
