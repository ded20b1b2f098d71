import type { ActionItem } from "~/domain/summary";
import type { Here } from "../understand/times/make-when";
import { DueReader } from "./due-days";
import { isDoubted } from "./due-doubts";
import { itemOf } from "./job-line";
import { type Job, Jobs, THREAD_TURNS } from "./jobs";
import { Meant } from "./meant";
import { OpenAsk } from "./open-ask";
import { isNotMeant, takesOn, workIn } from "./promises";
import { namedIn, ownerOf, peopleIn, type Said, type Talk, type Turn } from "./sentences";
import { isBorneOut } from "./signs";
import { MOST_NEW_KEYS, SpokenDays } from "./spoken-days";
import { handsOn, isBeforePromise, isTakenBack } from "./taken-back";

/** "Me" alone takes on only what must be done; "leave it with me" whatever was spoken of. */
const FEWEST_TAKING_WORDS = 3;

/** More words say something of it. */
const MOST_MATTER_WORDS = 6;

/** What people took on, each by the last word on it. */
export function findActionItems(talk: Talk, here: Here | null): ActionItem[] {
  const reader = new Reader(talk, here);
  for (const turn of talk.turns) reader.read(turn);
  const jobs = reader.jobs.all.filter((job) => !job.isGone && isBorneOut(job, talk, reader.dates, reader.again));
  for (const job of jobs) {
    const others = new Set(jobs.flatMap((other) => (other === job ? [] : other.rests)));
    if (job.due !== null && isDoubted({ ...job, due: job.due }, talk, reader.dates, others, reader.again))
      job.due = null;
  }
  return jobs.flatMap((job) => itemOf(job, reader.dates, talk.transcript.guests) ?? []);
}

/** Reads the talk turn by turn. */
class Reader {
  readonly dates: DueReader;
  readonly jobs: Jobs;
  /** Turns in which all is said once more. */
  readonly again = new Set<Turn>();
  private readonly ask: OpenAsk;
  private readonly meant: Meant;
  private readonly days: SpokenDays;

  constructor(
    private readonly talk: Talk,
    here: Here | null,
  ) {
    this.dates = new DueReader(talk, here);
    this.jobs = new Jobs(talk, this.dates);
    this.ask = new OpenAsk(talk, this.dates, this.jobs);
    this.meant = new Meant(talk, this.dates);
    this.days = new SpokenDays(talk, this.dates, this.jobs);
  }

  read(turn: Turn): void {
    if (this.isRecap(turn)) return;
    this.relieve(turn);
    const labelled = this.labelled(turn);
    const answered = this.meant.isLaughedAt(turn) ? null : (labelled ?? this.ours(turn) ?? this.ask.answer(turn));
    const made = answered ?? this.takesOver(turn) ?? this.promise(turn);
    if (!made) this.days.hear(turn);
    if (!made) this.finish(turn);
    this.days.agree(turn);
    this.takeBack(turn, made);
    if (!labelled) this.ask.hear(turn);
  }

  /**
   * "To sum up: Dev splits the file, Kim writes the notes": what was taken on is said once more, and is no new job. A job
   * that is given to another there is left without an owner.
   */
  private isRecap(turn: Turn): boolean {
    const known = this.jobs.recent().filter(({ isGone }) => !isGone);
    if (known.length === 0) return false;
    const parts = turn.said.flatMap((said) => peopleIn(said, turn, this.talk.transcript.guests));
    const isSaid = turn.said.some(({ words, folded }) => words.recap.in.test(folded));
    const people = new Set(parts.map(({ guest }) => guest));
    if (!isSaid && people.size < 2) return false;
    const about = parts.map((part) => ({ ...part, jobs: known.filter((job) => restsOn(job, part.keys)) }));
    if (!isSaid && about.every(({ jobs }) => jobs.length === 0)) return false;
    this.again.add(turn);
    for (const { guest, jobs } of about)
      if (jobs.length === 1 && jobs[0] && jobs[0].owner !== guest) jobs[0].owner = null;
    return true;
  }

  /** "Action item: Bob sends the deck by Friday.": as it is written. */
  private labelled(turn: Turn): Job | null {
    let made: Job | null = null;
    for (const said of turn.said) {
      if (
        !said.isLabelled ||
        said.isQuestion ||
        isNotMeant(said) ||
        said.words.unsettled.in.test(said.folded) ||
        !/\p{L}[^\p{L}]+\p{L}/u.test(said.folded)
      )
        continue;
      made = this.jobs.take({ ...turn, said: [said] }, [said], "new");
      made.owner = ownerOf(said, turn.guest, this.talk.transcript.guests);
    }
    return made;
  }

  /** "Somebody has to look at the list." "One of us will, by Friday": nobody is named. */
  private ours(turn: Turn): Job | null {
    const said = turn.said.find((one) => one.words.ours.in.test(one.folded) && !isNotMeant(one));
    if (!said || [said.words.negation, said.words.past, said.words.procedure].some((list) => list.in.test(said.folded)))
      return null;
    const need = this.meant.needBefore(turn, said);
    const isAnswer = this.ask.isOpen && turn.said[0]?.words.yes.first.test(turn.said[0].folded);
    const isDated = this.dates.dueDays(said).some((day) => this.dates.isDeadline(said, day));
    if (!isAnswer && !isDated && !(this.meant.hasDayNear(turn) && (need || this.ask.isOpen))) return null;
    const same = this.jobs.recent().findLast((job) => !job.isGone && !job.owner && turn.at - job.touched <= 2);
    const job = this.jobs.take(turn, need ? [need, said] : [said], same ?? "new");
    job.owner = null;
    return job;
  }

  /** "Oh thanks, that saves me the drive", to another who speaks of it: it is no longer certain who does it. */
  private relieve(turn: Turn): void {
    const before = this.talk.turns[turn.at - 1];
    const isGrateful = turn.said.some(({ words, folded }) => words.grateful.in.test(folded));
    if (!before || before.voice === turn.voice || !isGrateful) return;
    const job = this.jobs.givenAway(turn);
    if (job) job.owner = null;
  }

  /** What somebody takes on without being asked. */
  private promise(turn: Turn): Job | null {
    let made: Job | null = null;
    for (const said of turn.said) {
      const promise = workIn(said);
      if (
        !promise ||
        handsOn(turn, this.talk.transcript.guests) ||
        !this.meant.isMeant(turn, said, promise, this.ask.isOpen)
      )
        continue;
      const need = said.keys.size === 0 || this.dates.isBare(said) ? this.meant.needBefore(turn, said) : null;
      if (!need && !made && this.hangsInTheAir(turn, said)) continue;
      const isSame = made !== null && !this.jobs.isOther(made, turn, said) && this.saysSame(said);
      made = this.jobs.take(turn, need ? [need, said] : [said], isSame ? made : null);
    }
    return made ?? this.takesNeed(turn);
  }

  /** "She'll be ready on Thursday", of nothing that anybody took on. */
  private hangsInTheAir(turn: Turn, said: Said): boolean {
    if (!this.isReady(said) || this.ask.isOpen) return false;
    const isNear = ({ isGone, voice, touched }: Job) =>
      !isGone && voice === turn.voice && turn.at - touched <= THREAD_TURNS;
    return !this.jobs.recent().some(isNear);
  }

  private isReady(said: Said): boolean {
    const { words, folded } = said;
    return words.ready.in.test(folded) && !words.i.in.test(folded) && this.dates.keysBesideDays(said) <= 2;
  }

  /** "I'll do that instead, Tom": what another has just taken on. */
  private takesOver(turn: Turn): Job | null {
    const { guests } = this.talk.transcript;
    const left = this.left(turn);
    if (left) return left;
    const job = this.jobs.recent().findLast(({ isGone }) => !isGone);
    if (!job || job.voice === turn.voice || turn.at - job.touched > THREAD_TURNS) return null;
    const isLeft = this.backsOut(job, turn);
    if (!isLeft && job.touched !== turn.at - 1) return null;
    const isMarked =
      isLeft ||
      turn.said.some(
        (said) =>
          said.words.instead.in.test(said.folded) ||
          said.words.no.first.test(said.folded) ||
          namedIn(said, guests)
            .flat()
            .some((guest) => guest === job.owner),
      );
    const isSame = (said: Said) =>
      takesOn(said) ||
      (workIn(said) !== null &&
        (said.words.anyWork.in.test(said.folded) || this.jobs.sharesVerb(job, [said])) &&
        (this.dates.isBare(said) || this.jobs.sharedKeys(job, said.keys) > 0));
    const said = isMarked && turn.said.find(isSame);
    return said ? this.jobs.take(turn, [said], job) : null;
  }

  /** "Oh, tomorrow I'm away. Ann drives there." "Then I'll write it down.": its owner has left it to the one who is named. */
  private left(turn: Turn): Job | null {
    const before = this.talk.turns[turn.at - 1];
    const job = before && before.voice !== turn.voice ? this.jobs.spokenOfBy(before) : null;
    if (!before || !job) return null;
    const said = turn.said.find((one) => workIn(one) !== null || takesOn(one));
    const isNamed = before.said.some((one) =>
      namedIn(one, this.talk.transcript.guests).some((some) => turn.guest !== null && some.includes(turn.guest)),
    );
    const isAsked = before.said.at(-1)?.isQuestion ?? false;
    return said && (isNamed || (isAsked && takesOn(said))) ? this.jobs.take(turn, [...before.said, said], job) : null;
  }

  /** "No, I can't carry them. Ann has the van.": whoever took it on, to the one who speaks next. */
  private backsOut({ voice, taken }: Job, { at, guest }: Turn): boolean {
    const before = this.talk.turns[at - 1];
    if (!before || before.voice !== voice || before.at === taken) return false;
    const isTo = before.said.some((said) =>
      namedIn(said, this.talk.transcript.guests).some((some) => guest !== null && some.includes(guest)),
    );
    return isTo && before.said.some(({ words, folded }) => words.no.in.test(folded) || words.instead.in.test(folded));
  }

  /** "Done, I just sent the deck." */
  private finish(turn: Turn): void {
    for (const said of turn.said) {
      const { words, folded, isQuestion, keys } = said;
      const isMarked = words.doneNow.first.test(folded.split(words.breaks)[0] ?? "");
      const isPlain = !isQuestion && !words.negation.in.test(folded) && this.dates.dueDays(said).length === 0;
      // "I have sent it", not "I would".
      const isPast = / \p{L}{4,}$/u.test(words.past.in.exec(folded)?.[0] ?? "");
      if (!isPlain || !(isMarked || isPast)) continue;
      const names = namedIn(said, this.talk.transcript.guests).flat();
      const job = this.jobs
        .recent()
        .findLast(
          (one) =>
            !one.isGone &&
            (one.voice === turn.voice || (one.owner !== null && names.includes(one.owner))) &&
            this.jobs.sharedKeys(one, keys) > 0 &&
            (isMarked || [...keys].filter((key) => !one.keys.has(key)).length <= MOST_NEW_KEYS),
        );
      if (job) job.isGone = true;
    }
  }

  /** "Somebody has to look at the alarm." "Leave it with me." */
  private takesNeed(turn: Turn): Job | null {
    const [first] = turn.said;
    const before = this.talk.turns[turn.at - 1];
    if (
      !first ||
      !before ||
      before.voice === turn.voice ||
      !takesOn(first) ||
      this.meant.isLaughedAt(turn) ||
      isTakenBack(turn, this.talk.transcript.guests)
    )
      return null;
    const isPlain = (first.folded.match(/\p{L}+/gu)?.length ?? 0) < FEWEST_TAKING_WORDS;
    const isNeed = ({ words, folded }: Said) =>
      words.mustBeDone.in.test(folded) || (!isPlain && (words.need.in.test(folded) || this.meant.isThanked(turn)));
    const need =
      before.said.findLast((said) => said.keys.size > 0 && !said.isQuestion && isNeed(said)) ??
      (this.meant.hasDayNear(turn) ? before.said.filter(isMatter).at(-1) : undefined);
    return need ? this.jobs.take(turn, [need, first], null, before.voice) : null;
  }

  /** "I'll do the poster. You'll have it on Friday": no other job than the one just named. */
  private saysSame(said: Said): boolean {
    const { words, folded } = said;
    const isOfIt = words.sameThing.in.test(folded) || (words.ready.in.test(folded) && !words.i.in.test(folded));
    // "I'll get it. I'm passing the shop tomorrow."
    const isOnTheWay = words.trip.in.test(folded) && this.dates.daysOf(said).length > 0;
    return isOfIt || isOnTheWay || takesOn(said) || this.dates.isBare(said) || this.dates.nounsBesideDays(said) === 0;
  }

  private takeBack(turn: Turn, made: Job | null): void {
    for (const said of turn.said) {
      const back = said.words.withdraw.in.exec(said.folded);
      if (!back || said.isQuestion || isBeforePromise(turn, said, back.index)) continue;
      const named = this.jobs.recent().find((job) => !job.isGone && this.jobs.sharedKeys(job, said.keys) > 0);
      const near = this.jobs
        .recent()
        .filter((job) => this.mayBeMeant(job, said, turn))
        .at(-1);
      const gone = made ?? named ?? near;
      if (gone) gone.isGone = true;
    }
    this.declined(turn, made);
  }

  /** "Forget that", without a name of it: the last job, unless the words are an answer to, or full of, another matter. */
  private mayBeMeant({ isGone, touched, voice, keys }: Job, said: Said, turn: Turn): boolean {
    if (isGone || turn.at - touched > 2) return false;
    if (voice !== turn.voice && said.keys.size > MOST_NEW_KEYS) return false;
    const asked = this.talk.turns[turn.at - 1]?.said.at(-1);
    const isOther = asked?.isQuestion && asked.at > touched && asked.keys.size > MOST_NEW_KEYS;
    return !isOther || [...asked.keys].some((key) => keys.has(key));
  }

  /** "No need": said to what was just taken on by another. */
  private declined(turn: Turn, made: Job | null): void {
    const [first] = turn.said;
    const last = this.jobs
      .recent()
      .filter(({ isGone, touched, voice }) => !isGone && touched === turn.at - 1 && voice !== turn.voice)
      .at(-1);
    if (!made && last && first?.words.decline.first.test(first.folded)) last.isGone = true;
  }
}

const restsOn = ({ rests }: Job, keys: ReadonlySet<string>) =>
  rests.some((said) => [...keys].some((key) => said.keys.has(key)));

/** "The orders at the wholesaler, now.": what the talk comes to, in few words. */
const isMatter = ({ keys, folded, isQuestion, words }: Said): boolean =>
  keys.size > 0 &&
  !isQuestion &&
  (folded.match(/\p{L}+/gu)?.length ?? 0) <= MOST_MATTER_WORDS &&
  ![words.i, words.we, words.subject, words.no, words.past].some((list) => list.in.test(folded));
