import type { DueReader, Settled } from "./due-days";
import { type Job, type Jobs, THREAD_TURNS } from "./jobs";
import { promiseIn } from "./promises";
import type { Said, Talk, Turn } from "./sentences";
import { isOfNextMeeting, isWhenAsked } from "./when-asked";

/** So many words of another matter, and the talk has moved on. */
export const MOST_NEW_KEYS = 1;

/** Hears what is said of the days of jobs, once they are taken on. */
export class SpokenDays {
  constructor(
    private readonly talk: Talk,
    private readonly dates: DueReader,
    private readonly jobs: Jobs,
  ) {}

  /** Words that are neither a promise nor an answer may still say until when. */
  hear(turn: Turn): void {
    if (isOfNextMeeting(this.talk, turn)) return;
    const again = this.ownAgain(turn);
    const subject = again ?? this.spokenOf(turn);
    if (!subject) return;
    // Whoever speaks of a matter of their own says nothing of another's.
    if (turn.voice !== subject.voice && turn.said.some((said) => promiseIn(said) !== null)) return;
    const found = this.dates.settle(turn.said, {
      about: again ? turn.said : [],
      before: subject.due,
      isAnswer: isWhenAsked(this.talk, turn),
    });
    if (found?.day && found.day === subject.doubted) return;
    if (found) this.hearDay(subject, turn, found);
    else this.hearAnswer(subject, turn);
  }

  /** A day stands once its owner says it, or whoever asked; what others name waits for the owner. */
  private hearDay(subject: Job, turn: Turn, found: Settled): void {
    const isOwner = turn.voice === subject.voice;
    const isAsker = turn.voice === subject.asker || isWhenAsked(this.talk, turn, subject.voice);
    const isOther = subject.due !== null && subject.due !== found.day;
    const isSaid = !found.said.isQuestion && (isOwner || (isAsker && !isOther));
    if (isSaid) subject.named = null;
    else if (found.day !== null) subject.named = { ...found, voice: turn.voice, at: turn.at };
    if (isSaid || isOther) subject.due = isSaid ? found.day : null;
    subject.rests.push(found.said);
    subject.touched = turn.at;
  }

  /** "Fine" to the day that another named; or the day that stood is one on which it cannot be. */
  private hearAnswer(subject: Job, turn: Turn): void {
    const { named, due } = subject;
    const [first] = turn.said;
    const isYes = first?.words.yes.first.test(first.folded) && !first.isQuestion;
    if (named && named.day !== subject.doubted && isYes && turn.voice !== named.voice && turn.at - named.at <= 2) {
      subject.due = named.day;
      subject.named = null;
      subject.touched = turn.at;
      return;
    }
    const against = turn.said.find((said) => this.isAgainst(said, due, turn.voice === subject.voice));
    if (!against) return;
    subject.due = null;
    subject.rests.push(against);
    subject.touched = turn.at;
  }

  /** "Tuesday is too late", or, of the owner, "Tuesday I'm away". */
  private isAgainst(said: Said, due: string | null, isOwner: boolean): boolean {
    const { words, folded } = said;
    if (due === null || !this.dates.daysOf(said).some(({ day }) => day === due)) return false;
    const denials = [words.negation.in, words.against.in, words.no.first, ...(isOwner ? [words.i.in] : [])];
    return !words.yes.first.test(folded) && denials.some((pattern) => pattern.test(folded));
  }

  /** "That mail, I can only send it on Monday": the owner comes back to a job by its name. */
  private ownAgain(turn: Turn): Job | null {
    const said = turn.said.find((one) => one.words.instead.in.test(one.folded) && one.keys.size > 0);
    if (!said) return null;
    const own = this.jobs
      .recent()
      .filter((job) => !job.isGone && job.voice === turn.voice && this.jobs.sharedKeys(job, said.keys) > 0);
    return own.length === 1 ? (own[0] ?? null) : null;
  }

  /** The job of the turns before, unless the talk has moved on. */
  private spokenOf(turn: Turn): Job | null {
    const job = this.jobs
      .recent()
      .filter(({ isGone, touched }) => !isGone && turn.at - touched <= THREAD_TURNS && touched < turn.at)
      .reduce<Job | null>((a, b) => (a && a.touched > b.touched ? a : b), null);
    if (!job) return null;
    const isAsked = isWhenAsked(this.talk, turn);
    const between = this.talk.turns.slice(job.touched + 1, isAsked ? turn.at - 1 : turn.at);
    const hasMovedOn = between.some(
      ({ said, voice }) =>
        this.newKeys(job, said) > MOST_NEW_KEYS || (voice !== job.voice && said.some((one) => promiseIn(one) !== null)),
    );
    if (isAsked) return hasMovedOn ? null : job;
    const moves = turn.said.slice(0, -1).some((said) => this.newKeys(job, [said]) > MOST_NEW_KEYS);
    return hasMovedOn || moves ? null : job;
  }

  private newKeys({ keys }: Job, said: readonly Said[]): number {
    return said.reduce(
      (sum, one) => sum + (this.dates.isAboutDay(one) ? 0 : [...one.keys].filter((key) => !keys.has(key)).length),
      0,
    );
  }
}
