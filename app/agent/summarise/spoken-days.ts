import type { DueReader, Settled } from "./due-days";
import { isHeading, type Job, type Jobs, THREAD_TURNS } from "./jobs";
import { partAround, promiseIn, workIn } from "./promises";
import type { Said, Talk, Turn } from "./sentences";
import { isOfNextMeeting, isWhenAsked } from "./when-asked";

/** So many words of another matter, and the talk has moved on. */
export const MOST_NEW_KEYS = 1;

/** Two people come to rest on a day within so many turns after a job was spoken of. */
const AGREED_TURNS = 5;
/** "Does Friday suit?": so many words beside the day of a question that is about it. */
const MOST_ASKED_KEYS = 1;

/** Hears what is said of the days of jobs, once they are taken on. */
export class SpokenDays {
  constructor(
    private readonly talk: Talk,
    private readonly dates: DueReader,
    private readonly jobs: Jobs,
  ) {}

  /** Words that are neither a promise nor an answer may still say until when. */
  hear(turn: Turn): void {
    if (isOfNextMeeting(this.talk, turn, this.dates)) return;
    const again = this.ownAgain(turn);
    const subject = again ?? this.spokenOf(turn);
    if (!subject) return;
    // Whoever speaks of a matter of their own says nothing of another's.
    if (turn.voice !== subject.voice && turn.said.some((said) => promiseIn(said) !== null)) return;
    // "Sure, I'll do it on Saturday", of the owner.
    const own =
      turn.voice === subject.voice ? turn.said.filter((said) => this.dates.isBare(said) || this.isReady(said)) : [];
    if (own.some((said) => this.jobs.isOther(subject, turn, said))) return;
    const found = this.dates.settle(turn.said, {
      about: again ? turn.said : own,
      before: subject.due,
      isAnswer: isWhenAsked(this.talk, turn),
    });
    if (found?.day && found.day === subject.doubted) return;
    // "Now, the marching.": a time, and none of a job.
    if (found && found.day === null && this.dates.daysOf(found.said).every(({ isDay }) => !isDay)) return;
    if (found) this.hearDay(subject, turn, found);
    else this.hearAnswer(subject, turn);
  }

  /** "Wednesday, then." "Wednesday's fine.": the day that two name one after the other stands, whatever was said before. */
  agree(turn: Turn): void {
    const before = this.talk.turns[turn.at - 1];
    if (!before || before.voice === turn.voice || isOfNextMeeting(this.talk, turn, this.dates)) return;
    const heard = new Set(before.said.flatMap(({ keys }) => [...keys]));
    const echo = turn.said.find((said) => this.dates.saysDay(said, heard));
    const days = echo ? this.dates.daysOf(echo).map((one) => one.day) : [];
    const day = new Set(days).size === 1 ? days[0] : null;
    const named = day && before.said.find((said) => this.names(said, day));
    const subject = named && this.agreedOn(turn, before, named);
    if (!echo || !day || !subject) return;
    Object.assign(subject, { due: day, doubted: null, named: null, touched: turn.at, isAgreed: true });
    subject.rests.push(...[named, echo].filter((said) => !subject.rests.includes(said)));
  }

  private names(said: Said, day: string): boolean {
    const { isQuestion, words, folded } = said;
    const days = this.dates.daysOf(said).filter((one) => one.day === day);
    const last = this.dates.daysOf(said).at(-1);
    const part = last ? said.folded.slice(...partAround(said, last.from)) : "";
    if (days.length === 0 || deniesDay({ ...said, folded: part })) return false;
    const isAsked =
      isQuestion && !words.whenAsked.first.test(folded) && this.dates.keysBesideDays(said) <= MOST_ASKED_KEYS;
    const isDeadline = !isQuestion && days.some((one) => this.dates.isDeadline(said, one));
    // "The plumber's here on Friday, if you need help": a day of somebody else's.
    const isOfJob = workIn(said) !== null || words.request.in.test(folded) || words.order.first.test(folded);
    const isNamed = days.some((one) => this.dates.isAlone(said, one)) || isOfJob;
    // "Tomorrow, no, tomorrow I'm in court, I'll call him on Monday.": the last one.
    const isLast = last?.day === day && (workIn(said) !== null || this.dates.isAlone(said, last));
    return isAsked || isDeadline || isLast || (isNamed && this.dates.dueDays(said).some((one) => one.day === day));
  }

  /** The job that two speak of who name a day, unless another, or another matter, has come up since. */
  private agreedOn(turn: Turn, before: Turn, named: Said): Job | null {
    const job = this.jobs
      .recent()
      .filter(({ isGone, rests }) => !isGone && rests.every(({ at }) => at <= turn.at) && (rests[0]?.at ?? 0) < turn.at)
      .reduce<Job | null>((a, b) => (a && a.touched > b.touched ? a : b), null);
    if (!job || turn.at - job.touched > AGREED_TURNS || ![turn.voice, before.voice].includes(job.voice)) return null;
    const isOther = (said: Said) =>
      this.isNewMatter(said, job) ||
      (said.isQuestion &&
        !said.words.sooner.in.test(said.folded) &&
        this.dates.daysOf(said).length === 0 &&
        this.newKeys(job, [said]) > MOST_NEW_KEYS);
    const between = this.talk.turns.slice(job.touched + 1, before.at);
    const hasMovedOn = between.some((one) => this.movesOn(job, one) || one.said.some(isOther));
    return hasMovedOn || before.said.slice(0, before.said.indexOf(named)).some(isOther) ? null : job;
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
    const between = this.talk.turns.slice(job.touched + 1, turn.at);
    // "I can take half." "Lovely. Take the one from chapter twelve.": still the same.
    const isTold = ({ at, voice, said }: Turn) =>
      at === job.taken + 1 && voice !== job.voice && said.some(({ words, folded }) => words.order.first.test(folded));
    const isNew = (one: Turn) =>
      !(isAsked && one.at === turn.at - 1) && !isTold(one) && this.newKeys(job, one.said) > MOST_NEW_KEYS;
    const isOwn = turn.voice === job.voice && turn.said.some((said) => this.isReady(said));
    if (between.some((one) => (!isOwn && isNew(one)) || this.movesOn(job, one))) return null;
    if (isAsked) return job;
    const isOther = (said: Said) => this.isNewMatter(said, job) || this.newKeys(job, [said]) > MOST_NEW_KEYS;
    return turn.said.slice(0, -1).some(isOther) ? null : job;
  }

  /** "By the twelfth it hangs in the kitchen." */
  private isReady(said: Said): boolean {
    const days = this.dates.dueDays(said);
    return said.words.ready.in.test(said.folded) && days.some((day) => this.dates.isDeadline(said, day));
  }

  /** Somebody else takes something on, or a new matter has its heading. */
  private movesOn(job: Job, { said, voice }: Turn): boolean {
    return said.some((one) => this.isNewMatter(one, job) || (voice !== job.voice && promiseIn(one) !== null));
  }

  /** "The barbecue.": named for the first time. */
  private isNewMatter(said: Said, { keys }: Job): boolean {
    const before = this.talk.turns[said.at - 1]?.said ?? [];
    const isKnown = (key: string) => keys.has(key) || before.some((one) => one.keys.has(key));
    return isHeading(said) && ![...said.keys].some(isKnown);
  }

  private newKeys({ keys }: Job, said: readonly Said[]): number {
    return said.reduce(
      (sum, one) => sum + (this.dates.isAboutDay(one) ? 0 : [...one.keys].filter((key) => !keys.has(key)).length),
      0,
    );
  }
}

const deniesDay = ({ words, folded }: Said): boolean =>
  [words.negation.in, words.against.in, words.no.first].some((pattern) => pattern.test(folded));
