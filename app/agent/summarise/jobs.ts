import type { TranscriptGuest } from "~/domain/transcript";
import { fold } from "../understand/text";
import type { DueReader, Settled } from "./due-days";
import { workIn } from "./promises";
import { namedIn, type Said, stemOf, type Talk, type Turn } from "./sentences";
import { isWhenAsked } from "./when-asked";
import { VERB_LETTERS } from "./words/all";

/** A job while the talk goes on. */
export interface Job {
  owner: TranscriptGuest | null;
  /** Who took it on. */
  voice: string;
  due: string | null;
  /** Who asked for it. */
  asker: string | null;
  /** A day that may be another of its name: no yes makes it certain. */
  doubted: string | null;
  /** A day that somebody named, until the owner takes it. */
  named: (Settled & { voice: string; at: number }) | null;
  /** What it rests on, in order. */
  rests: Said[];
  keys: Set<string>;
  /** Place of the turn in which it was taken on. */
  taken: number;
  /** Place of the turn that touched it last. */
  touched: number;
  /** Two people have named its day, one after the other. */
  isAgreed: boolean;
  isGone: boolean;
}

/** A job is still spoken of for so many turns after it was touched. */
export const THREAD_TURNS = 3;

/** The talk comes back to a job so many turns before somebody takes it on. */
const BACK_TURNS = 3;

/** A day that was said so few turns before a job was taken on may be its day. */
const NEAR_TURNS = 2;

/** A job with more words of its own needs none from before. */
const MOST_OWN_KEYS = 3;

/** A matter is named so many turns before somebody takes it on. */
const HEADING_TURNS = 3;

/** "I'll get that to you by Friday" is about the last job of all, even a little later. */
const BARE_TURNS = 6;

/** Nobody comes back to a job before so many others; more of them are no meeting, and cost time. */
const MOST_SPOKEN_OF = 300;

/** A word that stands in more sentences tells no two jobs apart. */
const MOST_SPREAD = 8;

/** What was taken on so far, and which of it words are about. */
export class Jobs {
  readonly all: Job[] = [];

  constructor(
    private readonly talk: Talk,
    private readonly dates: DueReader,
  ) {}

  /** The jobs that may still be spoken of. */
  recent(): Job[] {
    return this.all.slice(-MOST_SPOKEN_OF);
  }

  /** The job that these words are about, made when it is new. @param about the job, where it is known */
  take(turn: Turn, words: readonly Said[], about: Job | "new" | null, asker: string | null = null): Job {
    const own = new Set(words.flatMap(({ keys }) => [...keys]));
    const known = about === "new" ? null : (about ?? this.sameJob(turn, words, own));
    const due = this.dueIn(turn, words);
    const rests = due?.day ? [...new Set([...words, due.said])] : words;
    // "Monday?" waits for its answer.
    const isAsked = due?.day && due.said.isQuestion && due.said.at === turn.at;
    const doubted = isAsked && this.dates.isDoubtful(turn.said, due) ? due.day : null;
    const named = isAsked ? { ...due, voice: turn.voice, at: turn.at } : null;
    const day = isAsked ? null : due?.day;
    const before = [
      ...(own.size > MOST_OWN_KEYS ? [] : this.keysBefore(words, own.size < 2)),
      ...keysInFront(turn, words),
    ];
    const keys = new Set([...own, ...before]);
    if (!known) {
      const job: Job = {
        owner: turn.guest,
        voice: turn.voice,
        due: day ?? null,
        asker,
        doubted,
        named,
        rests: [...rests],
        keys,
        taken: turn.at,
        touched: turn.at,
        isAgreed: false,
        isGone: false,
      };
      this.all.push(job);
      return job;
    }
    const isSame = known.voice === turn.voice;
    known.owner = turn.guest;
    known.voice = turn.voice;
    known.due = due ? (day ?? null) : isSame ? known.due : null;
    known.asker = asker ?? known.asker;
    known.named = named;
    known.rests.push(...rests.filter((said) => !known.rests.includes(said)));
    for (const key of keys) known.keys.add(key);
    known.taken = turn.at;
    known.touched = turn.at;
    known.isAgreed = false;
    known.isGone = false;
    return known;
  }

  sharedKeys({ keys }: Job, others: ReadonlySet<string>): number {
    return [...others].filter((key) => keys.has(key) && (this.talk.spread.get(key) ?? 0) <= MOST_SPREAD).length;
  }

  sharesVerb({ rests }: Job, words: readonly Said[]): boolean {
    const verbs = rests.flatMap(verbsOf);
    return words.flatMap(verbsOf).some((one) => verbs.some((other) => one.startsWith(other) || other.startsWith(one)));
  }

  /**
   * "I'll invite the people on Friday", of whoever has taken on something else: work that has a day of its own never takes
   * the place of that of another, unless a word of correction says so.
   */
  isOther({ rests, due, voice }: Job, turn: Turn, said: Said): boolean {
    if (voice !== turn.voice || isWhenAsked(this.talk, turn)) return false;
    if (this.dates.dueDays(said).length === 0 || (due === null && said.words.pronoun.in.test(said.folded)))
      return false;
    const isMended = ({ words, folded }: Said) =>
      words.repair.in.test(folded) || words.no.first.test(folded) || words.instead.in.test(folded);
    if (turn.said.some((one) => !rests.includes(one) && isMended(one))) return false;
    const known = rests.flatMap((one) => this.workOf(one));
    return known.length > 0 && this.workOf(said).some((one) => !known.includes(one));
  }

  /** The verb of a promise, with the names and figures behind it. */
  private workOf(said: Said): string[] {
    const promise = workIn(said);
    if (!promise) return [];
    const { at, end, to } = promise;
    const verbs = (said.folded.slice(at, end).match(/\p{L}{3,}/gu) ?? []).filter(
      (word) => (said.words.isVerb(word) || said.keys.has(stemOf(word))) && !said.words.anyWork.in.test(word),
    );
    const days = this.dates.daysOf(said);
    const names = [...said.text.slice(0, to).matchAll(/(?<!^)(?<![\p{L}'])(?:\p{Lu}\p{L}+|\d+)/gu)]
      .filter(({ index }) => index > at && !days.some(({ from, to: until }) => index >= from && index < until))
      .map(([name]) => fold(name));
    return [...verbs.map((verb) => verb.slice(0, VERB_LETTERS)), ...names];
  }

  /** "Can you show it to me before Friday?", "let us know": more of the job that was taken on just before. */
  followsOn(turn: Turn, said: Said): Job | null {
    const last = this.recent().findLast(({ isGone, touched }) => !isGone && touched === turn.at - 1);
    if (!last || last.voice === turn.voice) return null;
    const isReport = said.words.report.in.test(said.folded);
    return isReport || this.dates.nounsBesideDays(said) === 0 ? last : null;
  }

  /** What its owner has just spoken of, by a word or the day of it: "Oh, on Monday I have no trailer." */
  spokenOfBy(before: Turn | undefined): Job | null {
    if (!before) return null;
    const days = before.said.flatMap((said) => this.dates.daysOf(said)).flatMap(({ day }) => day ?? []);
    const isOf = (job: Job) => {
      const near = this.talk.turns
        .slice(Math.max(0, job.taken - NEAR_TURNS), job.taken + 2)
        .flatMap(({ said }) => said);
      const isOn = (said: Said) => this.dates.daysOf(said).some(({ day }) => day !== null && days.includes(day));
      return before.said.some(({ keys }) => this.sharedKeys(job, keys) > 0) || near.some(isOn);
    };
    const own = this.recent().filter(
      (job) => !job.isGone && job.owner !== null && job.voice === before.voice && job.taken < before.at,
    );
    const found = own.filter(isOf);
    return found.length === 1 ? (found[0] ?? null) : null;
  }

  /** "Then you tell him": the job that somebody else had. */
  handedOn(turn: Turn, said: Said): Job | null {
    const isInstead = turn.said.some(({ words, folded }) => words.instead.in.test(folded));
    const left = this.spokenOfBy(this.talk.turns[turn.at - 1]) ?? this.spokenOfBy(turn);
    if (left && (this.sharedKeys(left, said.keys) > 0 || this.dates.nounsBesideDays(said) === 0)) return left;
    // "Then you tell them": another verb, another job.
    const isOther = verbWordsOf(said).some((verb) => !said.words.anyWork.in.test(verb));
    if (!isInstead) return null;
    const open = this.recent().filter(({ isGone }) => !isGone);
    const byKeys = open.filter((job) => this.sharedKeys(job, said.keys) > 0);
    if (byKeys.length === 1) return byKeys[0] ?? null;
    const own = open.findLast((job) => job.voice === turn.voice && this.sharesVerb(job, [said]));
    const near = open.findLast(({ touched }) => turn.at - touched <= THREAD_TURNS);
    return own ?? (this.dates.nounsBesideDays(said) === 0 && !isOther ? (near ?? null) : null);
  }

  /** A job that is spoken of again: in other words of the same turns, or much later by what it is about. */
  private sameJob(turn: Turn, words: readonly Said[], keys: ReadonlySet<string>): Job | null {
    const isAgain = turn.said.some(
      (said) => said.words.instead.in.test(said.folded) || said.words.repair.in.test(said.folded),
    );
    const saysWhen = isWhenAsked(this.talk, turn);
    const isBare = words.every(
      (said) => said.at === turn.at && (this.dates.isBare(said) || this.dates.nounsBesideDays(said) === 0),
    );
    const pointed = this.pointedAt(turn);
    const other = (job: Job) => words.some((said) => said.at === turn.at && this.isOther(job, turn, said));
    if (pointed && !pointed.isGone && !other(pointed)) return pointed;
    const written = this.recent().findLast(({ rests }) =>
      rests.some((said) => said.isLabelled && words.includes(said)),
    );
    if (written) return written;
    const front = new Set(keysInFront(turn, words));
    const newest = this.recent().findLast(({ isGone }) => !isGone);
    const all = this.recent()
      .toReversed()
      .filter((job) => !other(job));
    // One's own job is nearer than another's.
    const found = [
      ...all.filter(({ voice }) => voice === turn.voice),
      ...all.filter(({ voice }) => voice !== turn.voice),
    ].find((job) => {
      const isNear = turn.at - job.touched <= THREAD_TURNS;
      const isOwn = job.voice === turn.voice;
      if (this.comesBack(turn, job, words, isBare)) return true;
      const isOther = front.size > 1 && this.sharedKeys(job, front) === 0;
      if (isBare && !isOther && job === newest && isOwn && turn.at - job.touched <= BARE_TURNS) return true;
      if (keys.size === 0 || saysWhen || isBare) return isNear && isOwn && !job.isGone;
      const shared = this.sharedKeys(job, keys);
      if (shared === 0 || (job.isGone && !isNear)) return false;
      if (!isOwn) return isAgain && (shared > 1 || this.sharesVerb(job, words));
      // "I'll call the client" is another job than "I'll send the client the offer".
      return isAgain || this.sharesVerb(job, words);
    });
    return found ?? null;
  }

  /** "Ann, aren't you away on Friday?", who has one job that is due on Friday. */
  private pointedAt({ at, guest, voice }: Turn): Job | null {
    const said = this.talk.turns[at - 1]?.said ?? [];
    const isNamed = said.some((one) =>
      namedIn(one, this.talk.transcript.guests).some((some) => guest !== null && some.includes(guest)),
    );
    const days = said.flatMap((one) => this.dates.daysOf(one)).map(({ day }) => day);
    const own = this.recent().filter((job) => job.voice === voice && !job.isGone && days.includes(job.due));
    return isNamed && own.length === 1 ? (own[0] ?? null) : null;
  }

  /** The talk has come back to a job by a word of it, and these words are about that: "Oh, the sign." "Fine, I'll do it." */
  private comesBack(turn: Turn, job: Job, words: readonly Said[], isBare: boolean): boolean {
    const since = job.voice === turn.voice ? job.touched : job.taken;
    if (job.isGone || turn.at - since <= THREAD_TURNS) return false;
    const asked = words.find((said) => said.at !== turn.at && said.keys.size > 0);
    if (asked && this.sharedKeys(job, asked.keys) === 0 && !this.sharesVerb(job, [asked])) return false;
    const named = this.broughtUp(job, turn, words);
    // Another job that was spoken of since is nearer.
    if (!named || this.recent().some(({ touched }) => touched >= named.at && touched > job.touched)) return false;
    // "The cousin is in Spain." "I'll ask my neighbour." "Bless you."
    const isNext = named.voice === job.voice && named.voice !== turn.voice && turn.at - named.at <= 2;
    if (isNext && this.isRelieved(job, turn)) return true;
    const isAbout = isBare || this.sharesVerb(job, words) || words.some(({ keys }) => this.sharedKeys(job, keys) > 0);
    if (!isAbout || job.voice === turn.voice) return isAbout;
    // "Robert is in Brest. I'll call him on Tuesday": the words in front are of another matter.
    const front = new Set(keysInFront(turn, words, ({ words: list, folded }) => !list.yes.first.test(folded)));
    const isOther = isBare && front.size > 0 && this.sharedKeys(job, front) === 0 && !this.sharesVerb(job, words);
    return !isOther && this.mayPass(job, turn, named);
  }

  /** The turn, of the last ones or this, in which a job is named again, be it by its work in the words of its owner. */
  private broughtUp(job: Job, turn: Turn, words: readonly Said[]): Turn | undefined {
    const near = this.talk.turns.slice(Math.max(job.taken + 1, turn.at - BACK_TURNS), turn.at + 1);
    const isSame = this.sharesVerb(job, words);
    return near.find(
      ({ said, voice }) =>
        said.some(({ keys }) => this.sharedKeys(job, keys) > 0) ||
        (voice === job.voice &&
          voice !== turn.voice &&
          (this.sharesVerb(job, said) || (isSame && said.some(isInstead)))),
    );
  }

  /** Another takes it over only where somebody else has brought it up, or where its owner gives it away. */
  private mayPass(job: Job, turn: Turn, named: Turn): boolean {
    const isAbout = new Set(named.said.flatMap(({ keys }) => [...keys]));
    const isMarked = named.said.some(isInstead) || turn.said.some(isInstead);
    if (named.at < turn.at && isMarked && this.sharedKeys(job, isAbout) > 1) return true;
    const near = this.talk.turns.slice(Math.max(0, turn.at - 2), turn.at + 2);
    const isThere = near.some(
      ({ said, voice }) =>
        voice === job.voice ||
        said.some((one) =>
          namedIn(one, this.talk.transcript.guests).some((some) => job.owner !== null && some.includes(job.owner)),
        ),
    );
    return isThere && (named.at < turn.at || this.isRelieved(job, turn));
  }

  /** A job of this voice that was brought up again in the turns before, and that no other has taken since. */
  givenAway({ at, voice }: Turn): Job | null {
    const near = this.talk.turns.slice(Math.max(0, at - BACK_TURNS), at);
    return (
      this.recent().findLast(
        (job) =>
          !job.isGone &&
          job.voice === voice &&
          near.some(
            (one) =>
              one.voice === voice &&
              one.at > job.taken + 1 &&
              one.said.some(({ keys }) => this.sharedKeys(job, keys) > 0),
          ),
      ) ?? null
    );
  }

  /** Whoever had it thanks the one who takes it on: "Oh, would you?", "Thanks, then I'm off the hook." */
  isRelieved({ voice }: Job, { at }: Turn): boolean {
    const next = this.talk.turns[at + 1];
    return (
      next?.voice === voice &&
      next.said.some(({ words, folded }) => words.thanks.first.test(folded) || words.grateful.in.test(folded))
    );
  }

  /** "I'll call them": what the words before were about. */
  private keysBefore([first]: readonly Said[], isShort: boolean): string[] {
    if (!first) return [];
    const turns = this.talk.turns.slice(Math.max(0, first.at - HEADING_TURNS), first.at);
    const heading = isShort ? turns.flatMap(({ said }) => said).findLast(isHeading) : undefined;
    const own = this.talk.turns[first.at]?.said ?? [];
    const before = this.talk.turns[first.at - 1];
    const near = [...own.slice(0, own.indexOf(first)), ...(before?.said ?? []), ...(heading ? [heading] : [])];
    return near.flatMap(({ keys }) => [...keys]);
  }

  /** The day in the words of a job: in the turn that takes it on, or else in what was asked. */
  private dueIn(turn: Turn, words: readonly Said[]): Settled | null {
    const own = this.dates.settle(turn.said, {
      about: words.filter(({ at }) => at === turn.at),
      asked: words.filter(({ at }) => at !== turn.at),
      isAnswer: isWhenAsked(this.talk, turn),
    });
    if (own) return own;
    const asked = words.findLast(({ at }) => at !== turn.at);
    const askedIn = asked && this.talk.turns[asked.at];
    return askedIn ? this.dates.settle(askedIn.said, { about: [asked] }) : null;
  }
}

const isInstead = ({ words, folded }: Said): boolean => words.instead.in.test(folded);

/** What the one who takes it on says before that. */
function keysInFront({ said }: Turn, words: readonly Said[], counts: (said: Said) => boolean = () => true): string[] {
  const first = said.findIndex((one) => words.includes(one));
  const front = said.slice(0, Math.max(0, first)).filter(counts);
  return front.flatMap(({ keys }) => [...keys]);
}

/** "The release notes.", "And the windows?": nothing but what the talk comes to. */
export function isHeading({ keys, folded, words }: Said): boolean {
  if (keys.size === 0 || keys.size > 2) return false;
  const small = (folded.match(/\p{L}+/gu) ?? []).filter((word) => !keys.has(stemOf(word)));
  return small.every((word) => [words.definite, words.indefinite, words.opener].some(({ first }) => first.test(word)));
}

const verbWordsOf = ({ folded, words }: Said): string[] =>
  (folded.match(/\p{L}{3,}/gu) ?? []).filter(
    // "Instead" begins as "install" does.
    (word) => words.isVerb(word) && !words.instead.in.test(word),
  );

/** The verbs of work in a sentence, without what tells their forms apart: "ruf" of "rufst", "vrag" of "vraag". */
function verbsOf(said: Said): string[] {
  return verbWordsOf(said)
    .map((word) => word.replace(/([aeou])\1/, "$1").replace(/(?<=\p{L}{3})(?:st|en|es|e|t|s|n)$/u, ""))
    .map((stem) => stem.slice(0, VERB_LETTERS));
}
