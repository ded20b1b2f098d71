import { minuteOfTime } from "~/domain/phrasing";
import type { FollowUp } from "~/domain/summary";
import { isoDay, toDay } from "../understand/times/days";
import type { Here } from "../understand/times/make-when";
import { isoPlaced, placeWall, wallAt } from "../understand/times/zone";
import { isConditional } from "./promises";
import { daysIn, type SaidDay } from "./said-days";
import type { Said, Talk, Turn } from "./sentences";
import { spanOf } from "./span";
import { isLastWord } from "./when-asked";

/** Only at the end do people part until the next time; "next meeting" is plain anywhere. */
const LAST_PART = 0.5;

/** So few words are a day and no more. */
const MOST_EXACT_WORDS = 4;

/** When they meet next, as far as a day was said; the last word counts. */
export function findFollowUp(talk: Talk, here: Here | null): FollowUp | null {
  let found: FollowUp | null = null;
  if (!here) return null;
  for (const turn of talk.turns) {
    if (turn.at < talk.turns.length * LAST_PART) continue;
    for (const said of turn.said) {
      const next = meetingIn(said, turn, talk, here);
      if (next) found = next;
    }
  }
  return found;
}

function meetingIn(said: Said, turn: Turn, talk: Talk, here: Here): FollowUp | null {
  const { folded, words } = said;
  if (
    !(
      words.meet.in.test(folded) ||
      words.parting.first.test(folded) ||
      isLastWord(said, turn, talk, daysIn(said, here))
    ) ||
    words.past.in.test(folded) ||
    isConditional(said)
  )
    return null;
  if (words.i.in.test(folded)) return null;
  const answer = said.isQuestion ? talk.turns[turn.at + 1]?.said[0] : undefined;
  const next = turn.said[turn.said.indexOf(said) + 1];
  // "In a month? Tuesday the twenty-third?": the few words behind say it more exactly.
  const isExact = next && (next.folded.match(/[\p{L}\p{N}]+/gu)?.length ?? 0) <= MOST_EXACT_WORDS;
  const rest = [...(isExact ? [next, said] : [said, ...(next ? [next] : [])]), ...(answer ? [answer] : [])];
  for (const one of rest) {
    const days = daysIn(one, here).filter(({ isRepeat }) => !isRepeat);
    const dated = days.filter(({ day }) => day !== null && day > isoDay(here.wall.day)).at(-1);
    if (!dated?.day) continue;
    const when = words.sameTime.in.test(folded)
      ? atMinute(dated.day, here.wall.minute, here)
      : whenOf(dated, days, words, here);
    return { when, evidence: [...new Set([said, one])].map(spanOf) };
  }
  return null;
}

/** With its hour where one was said; of two readings the one nearer to the hour of this meeting. */
function whenOf({ day, when, other }: SaidDay, days: readonly SaidDay[], words: Said["words"], here: Here): string {
  const exact = [when, other].flatMap((one) =>
    one?.grain === "minute" && one.start?.includes("T") ? [one.start] : [],
  );
  if (exact.length > 0) return exact.toSorted((a, b) => distance(a, here) - distance(b, here))[0] ?? "";
  const hour = days.find(
    ({ when: { kind, minutes = 0, text } }) =>
      kind === "duration" && minutes % 60 === 0 && minutes <= 1440 && words.hours.last.test(text),
  );
  const clock = days.find(({ when: { kind } }) => kind === "time")?.when.start;
  const minute = clock ? minuteOfTime(clock) : hour?.when.minutes;
  if (minute === undefined || !day) return day ?? "";
  const halves = minute < 720 ? [minute, minute + 720] : [minute];
  return atMinute(
    day,
    halves.toSorted((a, b) => Math.abs(a - here.wall.minute) - Math.abs(b - here.wall.minute))[0] ?? minute,
    here,
  );
}

function distance(iso: string, here: Here): number {
  return Math.abs(wallAt(Date.parse(iso), here.zone).minute - here.wall.minute);
}

function atMinute(iso: string, minute: number, here: Here): string {
  const [year = 0, month = 1, day = 1] = iso.split("-").map(Number);
  return isoPlaced(placeWall({ day: toDay(year, month, day), minute }, here.zone));
}
