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

/** A day is taken, or turned down, within so many turns. */
const ANSWER_TURNS = 3;
/** "Then Monday at nine." */
const MOST_MOVED_KEYS = 1;

/** So few words are a day and no more. */
const MOST_EXACT_WORDS = 4;

/** When they meet next, as far as a day was said; the last word counts. */
export function findFollowUp(talk: Talk, here: Here | null): FollowUp | null {
  let found = null as FollowUp | null;
  /** Where a day was named that others have not taken yet, or have turned down. */
  let named = 0;
  if (!here) return null;
  for (const turn of talk.turns) {
    if (turn.at < talk.turns.length * LAST_PART) continue;
    const isNear = found !== null && turn.at > named && turn.at - named <= ANSWER_TURNS;
    if (isNear && found && isTurnedDown(found, turn, here, turn.at === named + 1)) found = { ...found, when: "" };
    for (const said of turn.said) {
      const next = meetingIn(said, turn, talk, here) ?? (isNear && found ? movedIn(said, found, here) : null);
      if (next) [found, named] = [next, turn.at];
    }
  }
  return found?.when ? found : null;
}

/** "Friday I can't", "Friday I'm in court."; right behind it a "no" is enough. */
function isTurnedDown({ when }: FollowUp, { said }: Turn, here: Here, isNext: boolean): boolean {
  return said.some((one, n) => {
    const { words, folded } = one;
    if (one.isQuestion || words.yes.first.test(folded)) return false;
    const days = daysIn(one, here);
    const denies = [words.negation, words.against].some((list) => list.in.test(folded)) || words.no.first.test(folded);
    const isAway = words.i.in.test(folded) && one.keys.size > 0;
    return days.some(({ day }) => day !== null && when.startsWith(day))
      ? denies || isAway
      : isNext && n === 0 && denies;
  });
}

/** "Monday at nine, then", after a day that was turned down; "the nineteenth" says which one it is. */
function movedIn(said: Said, { when, evidence }: FollowUp, here: Here): FollowUp | null {
  const { words, folded, keys, isQuestion } = said;
  const days = daysIn(said, here);
  const dated = days.find(({ day }) => day !== null && day > isoDay(here.wall.day));
  if (!dated?.day || isQuestion || keys.size > MOST_MOVED_KEYS || words.negation.in.test(folded)) return null;
  const isMore = dated.isExact && !dated.isNear && dated.day.slice(8) !== when.slice(8, 10);
  if (when !== "" && !isMore) return null;
  const hour = when.slice(10, 16);
  const minute = hour === "" ? null : Number(hour.slice(1, 3)) * 60 + Number(hour.slice(4, 6));
  const moved = minute === null ? whenOf(dated, days, words, here) : atMinute(dated.day, minute, here);
  return { when: moved, evidence: [...evidence, spanOf(said)] };
}

function meetingIn(said: Said, turn: Turn, talk: Talk, here: Here): FollowUp | null {
  const { folded, words } = said;
  if (
    !(
      words.meet.in.test(folded) ||
      words.parting.first.test(folded) ||
      isLastWord(said, turn, talk, daysIn(said, here))
    ) ||
    [words.past, words.i, words.vagueBehind].some((list) => list.in.test(folded)) ||
    isConditional(said)
  )
    return null;
  const answer = said.isQuestion ? talk.turns[turn.at + 1]?.said[0] : undefined;
  const next = turn.said[turn.said.indexOf(said) + 1];
  // "In a month? Tuesday the twenty-third?": the few words behind say it more exactly.
  const isExact = next && (next.folded.match(/[\p{L}\p{N}]+/gu)?.length ?? 0) <= MOST_EXACT_WORDS;
  const rest = [...(isExact ? [next, said] : [said, ...(next ? [next] : [])]), ...(answer ? [answer] : [])];
  const isSame = words.sameTime.in.test(folded);
  for (const one of rest) {
    const days = daysIn(one, here).filter(({ isRepeat }) => !isRepeat);
    const dated = days.filter(({ day }) => day !== null && day > isoDay(here.wall.day)).at(-1);
    if (!dated?.day) continue;
    const when = isSame ? atMinute(dated.day, here.wall.minute, here) : whenOf(dated, days, words, here);
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
