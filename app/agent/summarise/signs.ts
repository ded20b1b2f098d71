import type { DueReader } from "./due-days";
import type { Job } from "./jobs";
import { answersTo } from "./meant";
import { promiseIn, takesOn, workIn } from "./promises";
import { type Said, type Talk, type Turn, voiceOf } from "./sentences";
import { isOfNextMeeting } from "./when-asked";

/** What somebody says of work is a job when so much speaks for it: people also promise in jest, in tales and in passing. */
const LEAST_SIGNS = 2;

/**
 * Whether enough speaks for a job: words that take it on, somebody who asked, a day, thanks, that it follows from what was
 * said, or that it is summed up at the end. None of them is enough by itself.
 *
 * @param again turns in which all is said once more
 */
export function isBorneOut(job: Job, talk: Talk, dates: DueReader, again: ReadonlySet<Turn>): boolean {
  const { rests, due, voice, touched, taken, keys } = job;
  if (rests.some(({ isLabelled }) => isLabelled)) return true;
  const own = rests.filter(({ entry }) => voiceOf(entry) === voice);
  const others = rests.filter(({ entry }) => voiceOf(entry) !== voice);
  const last = talk.turns[touched];
  const answers = last ? answersTo(talk, last).filter(([said]) => said && voiceOf(said.entry) !== voice) : [];
  const forces = new Set(own.map((said) => workIn(said)?.force));
  const saysWhen = (said: Said) => isWhen(said, talk, dates);
  const isDated = [...others, ...answers.flat()].some(saysWhen);
  // An offer of one's own became a job because others took it.
  const isTaken = answers.some(thanksFor) || (forces.has("offer") && job.asker === null);
  const isPromised =
    own.some((said) => takesOn(said) || said.words.ours.in.test(said.folded)) ||
    forces.has("firm") ||
    forces.has("soft") ||
    (isTaken && forces.has("offer")) ||
    ((isTaken || isDated) && forces.has("loose"));
  if (!isPromised && due === null && forces.has("offer")) return false;
  const signs = [
    isPromised,
    isPromised ? job.asker !== null || others.some(asksFor) : others.some(asks),
    due !== null || own.some((said) => saysWhen(said) || sentencesBehind(said, talk).some(saysWhen)),
    isDated,
    isTaken,
    own.some(follows),
    [...again].some((turn) => turn.at > taken && turn.said.some((said) => [...said.keys].some((key) => keys.has(key)))),
  ];
  return signs.filter(Boolean).length >= LEAST_SIGNS;
}

/** A time that is no habit, nothing done and not that of the next meeting; "no rush", "by when?" */
function isWhen(said: Said, talk: Talk, dates: DueReader): boolean {
  const { words, folded, isQuestion } = said;
  const turn = talk.turns[said.at];
  if (isQuestion && words.whenAsked.first.test(folded)) return true;
  const isTime = words.noHurry.in.test(folded) || dates.daysOf(said).some(({ isRepeat }) => !isRepeat);
  return isTime && !words.past.in.test(folded) && turn !== undefined && !isOfNextMeeting(talk, turn, dates);
}

/** What may be answered by "yes". */
const asks = ({ words, folded, isQuestion }: Said): boolean =>
  isQuestion ||
  [words.request.in, words.need.in, words.mustBeDone.in, words.instead.in].some((pattern) => pattern.test(folded));

const asksFor = (said: Said): boolean =>
  asks(said) || said.words.order.first.test(said.folded) || said.words.mustBeDone.in.test(said.folded);

/** "Perfect, thanks." */
const thanksFor = (said: readonly Said[]): boolean =>
  said
    .slice(0, 2)
    .some(
      ({ words, folded }) =>
        words.thanks.first.test(folded) || folded.split(words.breaks).some((part) => words.grateful.first.test(part)),
    );

/** "I'll do the poster. No rush." */
function sentencesBehind({ at, from }: Said, { turns }: Talk): readonly Said[] {
  return turns[at]?.said.filter((one) => one.from > from && promiseIn(one) === null).slice(0, 1) ?? [];
}

/** "Fine, I'll call him", "then I'll do it": it comes of what others said. */
function follows(said: Said): boolean {
  const { folded, words } = said;
  if (words.yes.first.test(folded)) return true;
  const from = workIn(said)?.from ?? 0;
  const [found] = words.opener.first.exec(folded.slice(from)) ?? [];
  const last = found?.match(/\p{L}+$/u)?.[0] ?? "";
  const isJoined = ` ${last} `.search(words.parts) >= 0;
  return last !== "" && !isJoined && ![words.conjunction, words.person, words.i].some((list) => list.first.test(last));
}
