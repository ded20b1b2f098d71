import type { ActionItem } from "~/domain/summary";
import type { TranscriptGuest } from "~/domain/transcript";
import { fold } from "../understand/text";
import type { DueReader } from "./due-days";
import type { Job } from "./jobs";
import { promiseIn, takesOn, workIn } from "./promises";
import { namedIn, type Said, voiceOf } from "./sentences";
import { spanOf } from "./span";
import { type Place, taskIn } from "./task-text";

/** Nobody reads more. */
const MOST_RESTS = 8;

/** A job as it is shown, with the words that it rests on; null where no word says what is to be done. */
export function itemOf(job: Job, dates: DueReader, guests: readonly TranscriptGuest[]): ActionItem | null {
  const { owner, due, rests } = job;
  const shown = rests
    .map((said) => ({ said, ...taskIn(said, guests, placesOf(due, said, dates), givenUp(due, said, dates)) }))
    .reduce((best, one) => (worth(one, job) > worth(best, job) ? one : best));
  if (job.keys.size === 0 && isEmpty(shown)) return null;
  // The first, and the last words on it, count; nobody reads more.
  const borne = rests.filter((said) => bears(said, job, dates, guests));
  const cited = borne.length > MOST_RESTS ? [...borne.slice(0, 3), ...borne.slice(3 - MOST_RESTS)] : borne;
  const evidence = [...new Set([shown.said, ...cited])].sort((a, b) => a.at - b.at || a.from - b.from);
  return { text: shown.text, evidence: evidence.map(spanOf), owner: owner?.name ?? null, due };
}

/** Whether the owner or the day of a job rests on a sentence. */
function bears(said: Said, { voice, owner, due }: Job, dates: DueReader, guests: readonly TranscriptGuest[]): boolean {
  if (due !== null && dates.daysOf(said).some(({ day }) => day === due)) return true;
  if (voiceOf(said.entry) === voice)
    return workIn(said) !== null || takesOn(said) || said.words.yes.first.test(said.folded);
  const { words, folded } = said;
  const isAsked = [words.request.in, words.order.first, words.assign.in].some((list) => list.test(folded));
  return isAsked || namedIn(said, guests).some((some) => some.some((one) => one === owner));
}

/** Where a sentence says until when, be it the day that is shown beside its task or one that was given up. */
function placesOf(due: string | null, said: Said, dates: DueReader): Place[] {
  if (due === null) return dates.placesOf(said).filter(({ day }) => day === null);
  const later = said.words.laterToday.in.exec(said.folded);
  return [...dates.placesOf(said), ...(later ? [{ from: later.index, to: later.index + later[0].length }] : [])];
}

/** The same of days that are not the one that stands. */
const givenUp = (due: string | null, said: Said, dates: DueReader): Place[] =>
  due === null ? [] : dates.placesOf(said).filter(({ day }) => day !== due || said.isLabelled);

/** How much a sentence tells of a job; one that names the task, and the owner's own words, a little more. */
function worth({ said, text, isTurned }: { said: Said; text: string; isTurned: boolean }, { voice }: Job): number {
  const { keys, entry, words, folded } = said;
  // "I'm driving past the shop": only when, and by the way.
  if (keys.size > 0 && words.trip.in.test(folded) && promiseIn(said) === null) return 0.2;
  if ((!isCommitment(said) && !said.isLabelled) || (words.repair.first.test(folded) && !isTurned))
    return 0.2 + keys.size / 100;
  // A verb alone names no task.
  if (keys.size === 0) return isTurned && text.includes(" ") ? 0.9 : 0.1;
  return keys.size + (isTurned ? 2 : 0) + (voiceOf(entry) === voice ? 1.5 : 0);
}

/** "Do it": nothing is named, and the verb stands for any other. */
const isEmpty = ({ said: { words }, text }: { said: Said; text: string }): boolean =>
  /^\p{L}+(?:[ -]\p{L}+)?$/u.test(text) && words.anyWork.first.test(fold(text));

/** Somebody takes it on, is asked to, or says that it is to be done: not only until when. */
const isCommitment = (said: Said): boolean =>
  workIn(said) !== null ||
  [said.words.request.in, said.words.order.first, said.words.assign.in, said.words.who.in, said.words.need.in].some(
    (pattern) => pattern.test(said.folded),
  );
