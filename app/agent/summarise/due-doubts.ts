import type { TranscriptGuest } from "~/domain/transcript";
import type { DueReader } from "./due-days";
import { isConditional, workIn } from "./promises";
import { namedIn, type Said, type Talk, type Turn } from "./sentences";
import { isOfNextMeeting } from "./when-asked";

/** A job with the day until which it is to be done, as far as that may be doubted. */
export interface Dated {
  due: string;
  /** Who does it. */
  voice: string;
  owner: TranscriptGuest | null;
  /** What it rests on. */
  rests: readonly Said[];
  keys: ReadonlySet<string>;
  /** Place of the turn that touched it last. */
  touched: number;
  /** Two people have named its day, one after the other. */
  isAgreed: boolean;
}

/** An objection to a day comes within so many turns. */
const OBJECTION_TURNS = 4;
/** "Let's say the 18th": so many words of the owner's beside a day, and it is about that day. */
const MOST_BESIDE = 1;
/** A word that stands in more sentences names no one job. */
const MOST_SPREAD = 4;

/**
 * Whether words behind a job leave its day open: they say that it cannot be then, name another day for the same matter, or
 * its owner is elsewhere on it. They are no new date, but too much for the old one: none is better than a wrong one.
 *
 * @param others what other jobs rest on
 * @param again turns in which all is said once more: the same day is no objection there
 */
export function isDoubted(
  job: Dated,
  talk: Talk,
  dates: DueReader,
  others: ReadonlySet<Said>,
  again: ReadonlySet<Turn>,
): boolean {
  if (!job.isAgreed && cameBack(job, talk, dates, others)) return true;
  return talk.turns
    .slice(job.touched + 1)
    .filter((turn) => !isOfNextMeeting(talk, turn, dates))
    .some((turn) =>
      turn.said.some(
        (said) =>
          !others.has(said) &&
          !job.rests.includes(said) &&
          !(again.has(turn) && dates.daysOf(said).some(({ day }) => day === job.due)) &&
          casts(said, turn, job, talk, dates),
      ),
    );
}

/** "Tuesday." "You're away on Tuesday." "Wednesday, then": that before the Tuesday, or the one behind it. */
function cameBack(job: Dated, talk: Talk, dates: DueReader, others: ReadonlySet<Said>): boolean {
  const [first] = job.rests;
  const isExact = job.rests.some((said) => dates.daysOf(said).some((one) => one.day === job.due && one.isExact));
  if (!first || isExact) return false;
  const near = talk.turns
    .slice(Math.max(first.at, job.touched - OBJECTION_TURNS), job.touched + 1)
    .flatMap(({ said }) => said);
  // "Tuesday is too late": then it is the day before that.
  if (near.some(({ words, folded }) => words.against.in.test(folded) || words.sooner.in.test(folded))) return false;
  // "Before Sunday, if you can." "On Saturday": well within it.
  return near.some(
    (said) =>
      !others.has(said) &&
      dates.dueDays(said).some((one) => one.day !== null && one.day > job.due && !dates.isDeadline(said, one)),
  );
}

function casts(said: Said, turn: Turn, job: Dated, talk: Talk, dates: DueReader): boolean {
  const isOwner = turn.voice === job.voice;
  const days = dates.daysOf(said).flatMap(({ day }) => (day ? [day] : []));
  const isSame = days.includes(job.due);
  const isToOwner = namedIn(said, talk.transcript.guests).some((some) => some.some((guest) => guest === job.owner));
  const isNear = turn.at - job.touched <= OBJECTION_TURNS;
  // "Paul, not Thursday."
  const isDenied = dates.daysOf(said).some(({ denied }) => denied === job.due);
  if (isDenied && (isNear || isOwner || isToOwner)) return true;
  if (days.length === 0) return false;
  // "Wednesday is tight"; of the owner, at any time: "Oh, Monday is my birthday".
  if (isSame) return (isNear || isOwner || isToOwner) && objects(said, dates) && (!isOwner || workIn(said) === null);
  // "Friday, then": a day alone, of whoever it is.
  const isDayAlone = isOwner ? dates.keysBesideDays(said) <= MOST_BESIDE : dates.isAboutDay(said);
  const isNext = turn.at === job.touched + 1 && turn.said.every((one) => dates.isAboutDay(one));
  if (isNear && !said.isQuestion && isDayAlone && (isOwner || isNext)) return true;
  // "If they come on Friday, …" moves nothing.
  return (
    !isConditional(said) &&
    [...said.keys].some((key) => job.keys.has(key) && (talk.spread.get(key) ?? 0) <= MOST_SPREAD)
  );
}

/** Says more of a day than that it is good. */
function objects(said: Said, dates: DueReader): boolean {
  const { words, folded } = said;
  const isGood = [words.yes.first, words.thanks.in, words.agree.in].some((pattern) => pattern.test(folded));
  const denies = [words.negation.in, words.against.in, words.no.first].some((pattern) => pattern.test(folded));
  return denies || (!isGood && dates.keysBesideDays(said) > 0);
}
