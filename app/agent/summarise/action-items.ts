import type { ActionItem } from "~/domain/summary";
import type { TranscriptGuest } from "~/domain/transcript";
import type { Here } from "../understand/times/make-when";
import { DueReader, type Settled } from "./due-days";
import { isDoubted } from "./due-doubts";
import { asksWho, isConditional, type Promise_, promiseIn, takesOn, workIn } from "./promises";
import { namedIn, type Said, stemOf, type Talk, type Turn, voiceOf } from "./sentences";
import { spanOf } from "./span";
import { type Place, taskIn } from "./task-text";
import { VERB_LETTERS } from "./words/all";

/** A job while the talk goes on. */
interface Draft {
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
  /** Place of the turn that touched it last. */
  touched: number;
  isGone: boolean;
}

/** Something that somebody is asked to do, until an answer comes. */
interface Ask {
  said: Said;
  /** The sentence before, in which somebody is called. */
  call: Said | null;
  voice: string;
  at: number;
  /** Who was asked by name; several where the name leaves it open, none for whoever answers. */
  to: TranscriptGuest[];
  /** "Who does it?" */
  isWho: boolean;
  /** Asked again of somebody else: the job that it is about. */
  about: Draft | null;
  /** The job of whoever answers, where it is more of that one. */
  follows: Draft | null;
}

/** An answer comes within so many turns. */
const ANSWER_TURNS = 4;
/** A job is still spoken of for so many turns after it was touched. */
const THREAD_TURNS = 3;
/** The talk comes back to a job so many turns before somebody takes it on. */
const BACK_TURNS = 3;
/** A job with more words of its own needs none from before. */
const MOST_OWN_KEYS = 3;
/** In so few turns the last word is as good as any. */
const SHORT_TALK_TURNS = 12;
/** A matter is named so many turns before somebody takes it on. */
const HEADING_TURNS = 3;
/** "I'll get that to you by Friday" is about the last job of all, even a little later. */
const BARE_TURNS = 6;
/** Nobody comes back to a job before so many others; more of them are no meeting, and cost time. */
const MOST_SPOKEN_OF = 300;
/** A word that stands in more sentences tells no two jobs apart. */
const MOST_SPREAD = 8;

/** So many words of another matter, and the talk has moved on. */
const MOST_NEW_KEYS = 1;

/** What people took on, each by the last word on it. */
export function findActionItems(talk: Talk, here: Here | null): ActionItem[] {
  const reader = new Reader(talk, here);
  for (const turn of talk.turns) reader.read(turn);
  const drafts = reader.drafts.filter(({ isGone }) => !isGone);
  for (const draft of drafts) {
    const others = new Set(drafts.flatMap((other) => (other === draft ? [] : other.rests)));
    if (draft.due !== null && isDoubted({ ...draft, due: draft.due }, talk, reader.dates, others)) draft.due = null;
  }
  return drafts.map((draft) => itemOf(draft, reader.dates, talk.transcript.guests));
}

function itemOf(draft: Draft, dates: DueReader, guests: readonly TranscriptGuest[]): ActionItem {
  const { owner, due, rests } = draft;
  const shown = rests
    .map((said) => ({ said, ...taskIn(said, guests, placesOf(due, said, dates), givenUp(due, said, dates)) }))
    .reduce((best, one) => (worth(one, draft) > worth(best, draft) ? one : best));
  // The first, and the last words on it, count; nobody reads more.
  const cited = rests.length > MOST_RESTS ? [...rests.slice(0, 3), ...rests.slice(3 - MOST_RESTS)] : rests;
  const evidence = [...new Set([shown.said, ...cited])].sort((a, b) => a.at - b.at || a.from - b.from);
  return { text: shown.text, evidence: evidence.map(spanOf), owner: owner?.name ?? null, due };
}

/** Where a sentence says until when, be it the day that is shown beside its task or one that was given up. */
function placesOf(due: string | null, said: Said, dates: DueReader): Place[] {
  if (due === null) return [];
  const later = said.words.laterToday.in.exec(said.folded);
  return [...dates.placesOf(said), ...(later ? [{ from: later.index, to: later.index + later[0].length }] : [])];
}

/** The same of days that are not the one that stands. */
const givenUp = (due: string | null, said: Said, dates: DueReader): Place[] =>
  due === null ? [] : dates.placesOf(said).filter(({ day }) => day !== due);

/** How much a sentence tells of a job; one that names the task, and the owner's own words, a little more. */
function worth({ said, text, isTurned }: { said: Said; text: string; isTurned: boolean }, { voice }: Draft): number {
  const { keys, entry, words, folded } = said;
  if (!isCommitment(said) || (words.repair.first.test(folded) && !isTurned)) return 0.2 + keys.size / 100;
  // A verb alone names no task.
  if (keys.size === 0) return isTurned && text.includes(" ") ? 0.9 : 0.1;
  return keys.size + (isTurned ? 2 : 0) + (voiceOf(entry) === voice ? 1.5 : 0);
}

/** Somebody takes it on, is asked to, or says that it is to be done: not only until when. */
const isCommitment = (said: Said): boolean =>
  workIn(said) !== null ||
  [said.words.request.in, said.words.order.first, said.words.assign.in, said.words.who.in, said.words.need.in].some(
    (pattern) => pattern.test(said.folded),
  );

const MOST_RESTS = 8;

class Reader {
  readonly drafts: Draft[] = [];
  readonly dates: DueReader;
  private ask: Ask | null = null;

  constructor(
    private readonly talk: Talk,
    here: Here | null,
  ) {
    this.dates = new DueReader(here);
  }

  read(turn: Turn): void {
    if (this.ask && turn.at - this.ask.at > ANSWER_TURNS) this.ask = null;
    const made = this.answer(turn) ?? this.promise(turn);
    if (!made) this.talkAbout(turn);
    this.takeBack(turn, made);
    this.asks(turn);
  }

  /** The jobs that may still be spoken of. */
  private recent(): Draft[] {
    return this.drafts.slice(-MOST_SPOKEN_OF);
  }

  /** What this turn makes of the question that is open. */
  private answer(turn: Turn): Draft | null {
    const { ask } = this;
    const [first] = turn.said;
    if (!ask || !first) return null;
    const promised = turn.said.filter((said) => (ask.isWho ? workIn(said) : promiseIn(said)) || takesOn(said));
    if (turn.voice === ask.voice && !(ask.isWho && promised.length > 0)) return null;
    const isAsked = ask.to.length === 0 || (turn.guest !== null && ask.to.includes(turn.guest));
    const isYes = this.saysYes(turn, isAsked && ask.to.length > 0);
    const isTaken =
      promised.length > 0 ? this.mayAnswer(ask, turn, promised) : isYes && isAsked && this.isPlainYes(ask, turn);
    if (!isTaken || this.isTakenBack(turn)) {
      const isClosed = promised.length === 0 && !isYes && isAsked && this.isAnswered(ask, turn);
      this.ask = isClosed ? null : ask;
      return null;
    }
    this.ask = null;
    const nearer = this.nearerNeed(ask, turn, promised);
    const taken = promised.length > 0 ? promised : [first];
    return nearer
      ? this.take(turn, [nearer, ...taken], null)
      : this.take(turn, [...(ask.call ? [ask.call] : []), ask.said, ...taken], this.jobOf(ask, turn), ask.voice);
  }

  private jobOf({ about, follows }: Ask, turn: Turn): Draft | null {
    return about ?? (follows?.voice === turn.voice ? follows : null);
  }

  /** What others promise is no answer where it is of another matter. */
  private mayAnswer({ said, to, at }: Ask, turn: Turn, promised: readonly Said[]): boolean {
    if (turn.guest !== null && to.includes(turn.guest)) return true;
    const [first] = turn.said;
    if (turn.at === at + 1 && first && first.keys.size === 0 && first.words.yes.first.test(first.folded)) return true;
    const isOther = (one: Said) =>
      !this.isBare(one) && ![...one.keys].some((key) => said.keys.has(key)) && !takesOn(one);
    return !promised.every(isOther);
  }

  /** "Leave that with me", said to what came after the question. */
  private nearerNeed({ at }: Ask, turn: Turn, promised: readonly Said[]): Said | null {
    const isBare = promised.length > 0 && promised.every((said) => this.dates.nounsBesideDays(said) === 0);
    const before = this.talk.turns[turn.at - 1];
    if (!isBare || !before || before.at <= at || before.voice === turn.voice) return null;
    return before.said.find((said) => said.keys.size > 1 && said.words.need.in.test(said.folded)) ?? null;
  }

  /** A "yes" and no more; not to another question that came after the one put to all. */
  private isPlainYes({ said, at, to, isWho }: Ask, turn: Turn): boolean {
    if (isWho) return false;
    const since = this.talk.turns.slice(at + 1, turn.at).flatMap((one) => one.said);
    const [first] = turn.said;
    if (to.length === 0 && first && [...first.keys].some((key) => !said.keys.has(key))) return false;
    const isOther = to.length === 0 && since.some(({ isQuestion, keys }) => isQuestion && keys.size > 0);
    return !isOther && !this.isOtherYes(turn);
  }

  /** Whoever was asked and says no, or something else, has answered; a question back has not. */
  private isAnswered({ to }: Ask, { said }: Turn): boolean {
    const isNo = said[0]?.words.no.first.test(said[0].folded) ?? false;
    return isNo || (to.length > 0 && !said.some(({ isQuestion }) => isQuestion));
  }

  /** Who was asked by name may answer by the day alone, or with another one: "Friday I'm away. Monday?" */
  private saysYes({ said }: Turn, isNamed: boolean): boolean {
    const [first] = said;
    const last = said.at(-1);
    if (!first || !last) return false;
    if (first.words.yes.first.test(first.folded)) return true;
    return isNamed && this.dates.isAboutDay(last) && this.dates.dueDays(last).length > 0;
  }

  private isTakenBack(turn: Turn): boolean {
    const isBack = (said: Said) => {
      const back = said.words.withdraw.in.exec(said.folded);
      return back !== null && !this.isBeforePromise(turn, said, back.index);
    };
    return this.handsOn(turn) || turn.said.some(isBack);
  }

  /** "Yes, but …", "yes? why": more than a yes. */
  private isOtherYes({ said: [first, ...rest] }: Turn): boolean {
    if (!first) return true;
    return first.isQuestion || rest.some(({ isQuestion, keys }) => isQuestion && keys.size > 2) || first.keys.size > 4;
  }

  /** A turn that says no for itself and names another. */
  private handsOn(turn: Turn): boolean {
    const index = turn.said.findLastIndex((said) => promiseIn(said) !== null);
    if (index < 0) return false;
    const behind = turn.said.slice(index);
    return behind.some((said) => {
      const promise = promiseIn(said);
      const rest = promise ? said.folded.slice(promise.to) : said.folded;
      const offset = promise ? promise.to : 0;
      const others = namedIn({ ...said, folded: rest, text: said.text.slice(offset) }, this.guests).flat();
      return said.words.repair.in.test(rest) && others.some((guest) => guest !== turn.guest);
    });
  }

  /** What somebody takes on without being asked. */
  private promise(turn: Turn): Draft | null {
    let made: Draft | null = null;
    for (const said of turn.said) {
      const promise = workIn(said);
      if (!promise || this.handsOn(turn) || !this.isMeant(turn, said, promise)) continue;
      const need = said.keys.size === 0 ? this.needBefore(turn, said) : null;
      const isSame = made !== null && this.saysSame(said);
      made = this.take(turn, need ? [need, said] : [said], isSame ? made : null);
    }
    return made ?? this.takesNeed(turn);
  }

  /** "Somebody has to look at the alarm." "Leave it with me." */
  private takesNeed(turn: Turn): Draft | null {
    const [first] = turn.said;
    const before = this.talk.turns[turn.at - 1];
    if (!first || !before || before.voice === turn.voice || !takesOn(first) || this.isTakenBack(turn)) return null;
    const need = before.said.findLast(({ keys, words, folded }) => keys.size > 0 && words.mustBeDone.in.test(folded));
    return need ? this.take(turn, [need, first], null, before.voice) : null;
  }

  /** "I'll do the poster. You'll have it on Friday": no other job than the one just named. */
  private saysSame(said: Said): boolean {
    return this.isBare(said) || said.words.sameThing.in.test(said.folded);
  }

  /** A promise that names nothing: "I'll do that". */
  private isBare(said: Said): boolean {
    const promise = workIn(said);
    if (promise === null) return false;
    // "It'll be ready on Friday": of what was spoken of before.
    const isReady = promise.force === "loose" && said.words.ready.in.test(said.folded);
    if (!isReady) return this.dates.objectsIn(said, promise) === 0;
    const nouns = (from: number, to: number) => this.dates.nounsBesideDays(said, [from, to]);
    return nouns(promise.from, promise.at) + nouns(promise.end, promise.to) === 0;
  }

  /** Whether something speaks for a promise, and nobody turns it down. */
  private isMeant(turn: Turn, said: Said, { force }: Promise_): boolean {
    if (turn.said.some((one) => one.words.joke.in.test(one.folded))) return false;
    const behind = this.answersTo(turn);
    const isDeclined = behind.slice(0, 1).some(([one]) => one && isDeclining(one));
    if (isDeclined) return false;
    const isThanked = behind.some(isThanking);
    const isAskedWhen = behind
      .slice(0, 1)
      .some((some) =>
        some.some((one) => one.isQuestion && (one.words.whenAsked.first.test(one.folded) || this.asksForDay(one))),
      );
    const days = [said, ...turn.said.filter((one) => this.dates.isAboutDay(one))].flatMap((one) =>
      this.dates.daysOf(one),
    );
    if (days.some(({ isRepeat }) => isRepeat)) return false;
    const hasDay = days.some(({ day }) => day !== null);
    if (said.words.onTheSpot.in.test(said.folded) && !hasDay && !isAskedWhen) return false;
    // "Can somebody open the window?" "I'll do it."
    const before = this.talk.turns[turn.at - 1];
    const isOnTheSpot = before?.said.at(-1)?.words.onTheSpot.in.test(before.said.at(-1)?.folded ?? "");
    if (isOnTheSpot && !hasDay && this.isBare(said)) return false;
    // "I'll switch it off. There."
    if (turn.said.some((one) => one.words.doneNow.first.test(one.folded))) return false;
    if (force === "offer") return isThanked || isAskedWhen || this.meetsNeed(turn, said);
    if (force === "loose") return isAskedWhen || this.dates.dueDays(said).length > 0 || this.isGrateful(behind);
    if (force === "firm") return !this.isParting(turn);
    const isSaidAgain = turn.said.some((one) => one !== said && (takesOn(one) || this.isBare(one)));
    if (isSaidAgain && !this.isBare(said)) return true;
    return (
      isThanked ||
      isAskedWhen ||
      days.some(({ saysWhen }) => saysWhen) ||
      this.saysMoreOfWhen(turn, said) ||
      this.needBefore(turn, said) !== null
    );
  }

  /** The last words of all, with no day and nobody who asked: "I'm going to find the vending machine." */
  private isParting(turn: Turn): boolean {
    const { turns } = this.talk;
    const isLast = turn.at >= turns.length - 2 && turns.length > SHORT_TALK_TURNS;
    const hasDay = turn.said.some((one) => this.dates.daysOf(one).length > 0);
    return isLast && !hasDay && this.answersTo(turn).length === 0 && this.ask === null;
  }

  /** "By the end of next week?" */
  private asksForDay(said: Said): boolean {
    return this.dates.isAboutDay(said) && this.dates.dueDays(said).length > 0;
  }

  /** "Somebody has to look at the list." "I can do that." */
  private meetsNeed(turn: Turn, said: Said): boolean {
    const before = this.talk.turns[turn.at - 1];
    if (!before || before.voice === turn.voice || !takesOn(said)) return false;
    return before.said.some(({ words, folded }) => words.mustBeDone.in.test(folded));
  }

  private isGrateful(behind: readonly (readonly Said[])[]): boolean {
    return behind.some(([first]) => first?.words.grateful.first.test(first.folded));
  }

  /** "I'll do the poster. By the end of May it hangs", "no rush", "when do you need it?" */
  private saysMoreOfWhen(turn: Turn, said: Said): boolean {
    const next = turn.said[turn.said.indexOf(said) + 1];
    if (!next || next.words.past.in.test(next.folded) || promiseIn(next) !== null) return false;
    if (next.isQuestion) return next.words.whenAsked.first.test(next.folded);
    return next.words.noHurry.in.test(next.folded) || this.dates.daysOf(next).some(({ isRepeat }) => !isRepeat);
  }

  /** The first sentences of the next two turns of others. */
  private answersTo(turn: Turn): (readonly Said[])[] {
    return this.talk.turns
      .slice(turn.at + 1, turn.at + 3)
      .filter(({ voice }) => voice !== turn.voice)
      .map(({ said }) => said);
  }

  /** Somebody said just before that it has to be done. */
  private needBefore(turn: Turn, said: Said): Said | null {
    const before = [
      ...this.talk.turns.slice(Math.max(0, turn.at - 2), turn.at).flatMap((one) => one.said),
      ...turn.said.slice(0, turn.said.indexOf(said)),
    ];
    const isNeed = (one: Said) =>
      (asksWho(one) || one.words.need.in.test(one.folded) || one.words.request.in.test(one.folded)) &&
      !one.words.onTheSpot.in.test(one.folded);
    const isOthers = (one: Said) => {
      const named = namedIn(one, this.guests).flat();
      return named.length > 0 && !named.some((guest) => guest === turn.guest);
    };
    return before.findLast((one) => isNeed(one) && !isOthers(one)) ?? null;
  }

  /** The job that these words are about, made when it is new. */
  private take(turn: Turn, words: readonly Said[], about: Draft | null, asker: string | null = null): Draft {
    const own = new Set(words.flatMap(({ keys }) => [...keys]));
    const known = about ?? this.sameJob(turn, words, own);
    const due = this.dueIn(turn, words);
    const rests = due?.day ? [...new Set([...words, due.said])] : words;
    // "Monday?" waits for its answer.
    const isAsked = due?.day && due.said.isQuestion && due.said.at === turn.at;
    const doubted = isAsked && this.dates.isDoubtful(turn.said, due) ? due.day : null;
    const named = isAsked ? { ...due, voice: turn.voice, at: turn.at } : null;
    const day = isAsked ? null : due?.day;
    const before =
      own.size > MOST_OWN_KEYS ? [] : [...this.keysBefore(words, own.size < 2), ...keysInFront(turn, words)];
    const keys = new Set([...own, ...before]);
    if (!known) {
      const draft: Draft = {
        owner: turn.guest,
        voice: turn.voice,
        due: day ?? null,
        asker,
        doubted,
        named,
        rests: [...rests],
        keys,
        touched: turn.at,
        isGone: false,
      };
      this.drafts.push(draft);
      return draft;
    }
    const isSame = known.voice === turn.voice;
    known.owner = turn.guest;
    known.voice = turn.voice;
    known.due = due ? (day ?? null) : isSame ? known.due : null;
    known.asker = asker ?? known.asker;
    known.named = named;
    known.rests.push(...rests.filter((said) => !known.rests.includes(said)));
    for (const key of keys) known.keys.add(key);
    known.touched = turn.at;
    known.isGone = false;
    return known;
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

  /** A job that is spoken of again: in other words of the same turns, or much later by what it is about. */
  private sameJob(turn: Turn, words: readonly Said[], keys: ReadonlySet<string>): Draft | null {
    const isAgain = turn.said.some(
      (said) => said.words.instead.in.test(said.folded) || said.words.repair.in.test(said.folded),
    );
    const saysWhen = this.isWhenAsked(turn);
    const isBare = words.every(
      (said) => said.at === turn.at && (this.isBare(said) || this.dates.nounsBesideDays(said) === 0),
    );
    const newest = this.recent().findLast(({ isGone }) => !isGone);
    const found = this.recent()
      .toReversed()
      .find((draft) => {
        const isNear = turn.at - draft.touched <= THREAD_TURNS;
        const isOwn = draft.voice === turn.voice;
        if (this.comesBack(turn, draft, words, isBare)) return true;
        if (isBare && draft === newest && isOwn && turn.at - draft.touched <= BARE_TURNS) return true;
        if (keys.size === 0 || saysWhen || isBare) return isNear && isOwn && !draft.isGone;
        const shared = this.sharedKeys(draft, keys);
        if (shared === 0 || (draft.isGone && !isNear)) return false;
        if (!isOwn) return isAgain && (shared > 1 || this.sharesVerb(draft, words));
        // "I'll call the client" is another job than "I'll send the client the offer".
        return isAgain || this.sharesVerb(draft, words);
      });
    return found ?? null;
  }

  /** The talk has come back to a job by a word of it, and these words are about that: "Oh, the sign." "Fine, I'll do it." */
  private comesBack(turn: Turn, draft: Draft, words: readonly Said[], isBare: boolean): boolean {
    if (draft.isGone || turn.at - draft.touched <= THREAD_TURNS) return false;
    const asked = words.find((said) => said.at !== turn.at && said.keys.size > 0);
    if (asked && this.sharedKeys(draft, asked.keys) === 0 && !this.sharesVerb(draft, [asked])) return false;
    // Another takes it over only where somebody else has brought it up.
    const end = draft.voice === turn.voice ? turn.at + 1 : turn.at;
    const near = this.talk.turns.slice(Math.max(draft.touched + 1, turn.at - BACK_TURNS), end);
    const named = near.find(({ said }) => said.some(({ keys }) => this.sharedKeys(draft, keys) > 0));
    const isMarked = ({ said }: Turn) => said.some((one) => one.words.instead.in.test(one.folded));
    if (named && draft.voice !== turn.voice && !isMarked(named) && !isMarked(turn)) return false;
    // Another job that was spoken of since is nearer.
    if (!named || this.recent().some(({ touched }) => touched >= named.at && touched > draft.touched)) return false;
    return isBare || this.sharesVerb(draft, words) || words.some(({ keys }) => this.sharedKeys(draft, keys) > 0);
  }

  /** The turn before asked by when, be it that of one voice. */
  private isWhenAsked({ at }: Turn, by?: string): boolean {
    const asked = this.talk.turns[at - 1];
    if (!asked || (by !== undefined && asked.voice !== by)) return false;
    return asked.said.some(({ isQuestion, words, folded }) => isQuestion && words.whenAsked.first.test(folded));
  }

  private sharedKeys({ keys }: Draft, others: ReadonlySet<string>): number {
    return [...others].filter((key) => keys.has(key) && (this.talk.spread.get(key) ?? 0) <= MOST_SPREAD).length;
  }

  private sharesVerb({ rests }: Draft, words: readonly Said[]): boolean {
    const verbs = rests.flatMap(verbsOf);
    return words.flatMap(verbsOf).some((one) => verbs.some((other) => one.startsWith(other) || other.startsWith(one)));
  }

  /** Words that are neither a promise nor an answer may still say until when. */
  private talkAbout(turn: Turn): void {
    const again = this.ownAgain(turn);
    const subject = again ?? this.spokenOf(turn);
    if (!subject) return;
    // Whoever speaks of a matter of their own says nothing of another's.
    if (turn.voice !== subject.voice && turn.said.some((said) => promiseIn(said) !== null)) return;
    const found = this.dates.settle(turn.said, {
      about: again ? turn.said : [],
      before: subject.due,
      isAnswer: this.isWhenAsked(turn),
    });
    if (found?.day && found.day === subject.doubted) return;
    if (found) this.hearDay(subject, turn, found);
    else this.hearAnswer(subject, turn);
  }

  /** A day stands once its owner says it, or whoever asked; what others name waits for the owner. */
  private hearDay(subject: Draft, turn: Turn, found: Settled): void {
    const isOwner = turn.voice === subject.voice;
    const isAsker = turn.voice === subject.asker || this.isWhenAsked(turn, subject.voice);
    const isOther = subject.due !== null && subject.due !== found.day;
    const isSaid = !found.said.isQuestion && (isOwner || (isAsker && !isOther));
    if (isSaid) subject.named = null;
    else if (found.day !== null) subject.named = { ...found, voice: turn.voice, at: turn.at };
    if (isSaid || isOther) subject.due = isSaid ? found.day : null;
    subject.rests.push(found.said);
    subject.touched = turn.at;
  }

  /** "Fine" to the day that another named; or the day that stood is one on which it cannot be. */
  private hearAnswer(subject: Draft, turn: Turn): void {
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

  /** The job of the turns before, unless the talk has moved on. */
  private spokenOf(turn: Turn): Draft | null {
    const draft = this.recent()
      .filter(({ isGone, touched }) => !isGone && turn.at - touched <= THREAD_TURNS && touched < turn.at)
      .reduce<Draft | null>((a, b) => (a && a.touched > b.touched ? a : b), null);
    if (!draft) return null;
    const isAsked = this.isWhenAsked(turn);
    const between = this.talk.turns.slice(draft.touched + 1, isAsked ? turn.at - 1 : turn.at);
    const hasMovedOn = between.some(
      ({ said, voice }) =>
        this.newKeys(draft, said) > MOST_NEW_KEYS ||
        (voice !== draft.voice && said.some((one) => promiseIn(one) !== null)),
    );
    if (isAsked) return hasMovedOn ? null : draft;
    const moves = turn.said.slice(0, -1).some((said) => this.newKeys(draft, [said]) > MOST_NEW_KEYS);
    return hasMovedOn || moves ? null : draft;
  }

  private newKeys({ keys }: Draft, said: readonly Said[]): number {
    return said.reduce(
      (sum, one) => sum + (this.dates.isAboutDay(one) ? 0 : [...one.keys].filter((key) => !keys.has(key)).length),
      0,
    );
  }

  /** "That mail, I can only send it on Monday": the owner comes back to a job by its name. */
  private ownAgain(turn: Turn): Draft | null {
    const said = turn.said.find((one) => one.words.instead.in.test(one.folded) && one.keys.size > 0);
    if (!said) return null;
    const own = this.recent().filter(
      (draft) => !draft.isGone && draft.voice === turn.voice && this.sharedKeys(draft, said.keys) > 0,
    );
    return own.length === 1 ? (own[0] ?? null) : null;
  }

  /** The day in the words of a job: in the turn that takes it on, or else in what was asked. */
  private dueIn(turn: Turn, words: readonly Said[]): Settled | null {
    const own = this.dates.settle(turn.said, {
      about: words.filter(({ at }) => at === turn.at),
      isAnswer: this.isWhenAsked(turn),
    });
    if (own) return own;
    const asked = words.findLast(({ at }) => at !== turn.at);
    const askedIn = asked && this.talk.turns[asked.at];
    return askedIn ? this.dates.settle(askedIn.said, { about: [asked] }) : null;
  }

  private takeBack(turn: Turn, made: Draft | null): void {
    for (const said of turn.said) {
      const back = said.words.withdraw.in.exec(said.folded);
      if (!back || said.isQuestion || this.isBeforePromise(turn, said, back.index)) continue;
      const named = this.recent().find(
        (draft) =>
          !draft.isGone &&
          [...said.keys].some((key) => draft.keys.has(key) && (this.talk.spread.get(key) ?? 0) <= MOST_SPREAD),
      );
      const near = this.recent()
        .filter((draft) => this.mayBeMeant(draft, said, turn))
        .at(-1);
      const gone = made ?? named ?? near;
      if (gone) gone.isGone = true;
    }
    this.declined(turn, made);
  }

  /** "No, forget it, I'll do it myself": what is said before a promise takes back something else. */
  private isBeforePromise({ said: all }: Turn, said: Said, at: number): boolean {
    const own = promiseIn(said);
    if (own) return at < own.at;
    return all.slice(all.indexOf(said) + 1).some((one) => promiseIn(one) !== null);
  }

  /** "Forget that", without a name of it: the last job, unless the words are an answer to, or full of, another matter. */
  private mayBeMeant({ isGone, touched, voice, keys }: Draft, said: Said, turn: Turn): boolean {
    if (isGone || turn.at - touched > 2) return false;
    if (voice !== turn.voice && said.keys.size > MOST_NEW_KEYS) return false;
    const asked = this.talk.turns[turn.at - 1]?.said.at(-1);
    const isOther = asked?.isQuestion && asked.at > touched && asked.keys.size > MOST_NEW_KEYS;
    return !isOther || [...asked.keys].some((key) => keys.has(key));
  }

  /** "No need": said to what was just taken on by another. */
  private declined(turn: Turn, made: Draft | null): void {
    const [first] = turn.said;
    const last = this.recent()
      .filter(({ isGone, touched, voice }) => !isGone && touched === turn.at - 1 && voice !== turn.voice)
      .at(-1);
    if (!made && last && first?.words.decline.first.test(first.folded)) last.isGone = true;
  }

  /** What this turn asks of others. */
  private asks(turn: Turn): void {
    for (const said of turn.said) {
      const named = namedIn(said, this.guests).filter((some) => !(some.length === 1 && some[0] === turn.guest));
      const call = named.length > 0 ? null : callBefore(turn, said);
      const to = named.at(-1) ?? (call && namedIn(call, this.guests)[0]) ?? [];
      if (asksWho(said))
        this.ask = {
          said,
          voice: turn.voice,
          at: turn.at,
          to: [],
          isWho: true,
          about: null,
          follows: null,
          call: null,
        };
      else if (this.passesOn(turn, said, to)) continue;
      else if (this.isRequest(said, to))
        this.ask = {
          ...{ said, voice: turn.voice, at: turn.at, to, isWho: false, call },
          about: this.aboutDraft(turn, said),
          follows: this.followsOn(turn, said),
        };
    }
  }

  /** "Lea?", "Jansen.", "you": the question that is open goes to somebody else, or to one of two. */
  private passesOn(turn: Turn, said: Said, to: readonly TranscriptGuest[]): boolean {
    const { ask } = this;
    if (!ask || said.keys.size > 0 || turn.at - ask.at > ANSWER_TURNS) return false;
    if (to.length === 0) {
      if (turn.voice === ask.voice) this.ask = { ...ask, at: turn.at };
      return turn.voice === ask.voice;
    }
    const narrowed = ask.to.filter((guest) => to.includes(guest));
    const isAskedBack = narrowed.length > 0 || to.some((guest) => guest === turn.guest);
    const voice = isAskedBack ? ask.voice : turn.voice;
    this.ask = { ...ask, to: narrowed.length > 0 ? narrowed : [...to], at: turn.at, isWho: false, voice };
    return true;
  }

  private isRequest(said: Said, to: readonly TranscriptGuest[]): boolean {
    const { folded, words } = said;
    if (isConditional(said) || words.past.in.test(folded) || words.habit.in.test(folded)) return false;
    // "Could it be Monday?" asks for no more than a day.
    if (said.isQuestion && this.dates.isAboutDay(said) && this.dates.daysOf(said).length > 0) return false;
    if (words.decline.in.test(folded) || words.onTheSpot.in.test(folded)) return false;
    // "No, make that Monday" asks nobody for anything.
    if (to.length === 0 && words.repair.first.test(folded) && this.dates.daysOf(said).length > 0) return false;
    if (promiseIn(said) && !said.isQuestion) return false;
    if (to.length === 0 && this.dates.keysBesideDays(said) === 0 && !words.instead.in.test(folded)) return false;
    if (words.request.in.test(folded) || words.order.first.test(folded)) return true;
    return to.length > 0 && words.assign.in.test(folded) && !words.i.in.test(folded) && !words.we.in.test(folded);
  }

  /** "Can you show it to me before Friday?", "let us know": more of the job that was taken on just before. */
  private followsOn(turn: Turn, said: Said): Draft | null {
    const last = this.recent().findLast(({ isGone, touched }) => !isGone && touched === turn.at - 1);
    if (!last || last.voice === turn.voice) return null;
    const isReport = said.words.report.in.test(said.folded);
    return isReport || this.dates.nounsBesideDays(said) === 0 ? last : null;
  }

  /** "Then you tell him": the job that somebody else had. */
  private aboutDraft(turn: Turn, said: Said): Draft | null {
    const isInstead = turn.said.some(({ words, folded }) => words.instead.in.test(folded));
    // "Then you tell them": another verb, another job.
    const isOther = verbsOf(said).some((verb) => !said.words.anyWork.in.test(verb));
    if (!isInstead) return null;
    const open = this.recent().filter(({ isGone }) => !isGone);
    const byKeys = open.filter((draft) => this.sharedKeys(draft, said.keys) > 0);
    if (byKeys.length === 1) return byKeys[0] ?? null;
    const own = open.findLast((draft) => draft.voice === turn.voice && this.sharesVerb(draft, [said]));
    const near = open.findLast(({ touched }) => turn.at - touched <= THREAD_TURNS);
    return own ?? (said.keys.size === 0 && !isOther ? (near ?? null) : null);
  }

  private get guests() {
    return this.talk.transcript.guests;
  }
}

/** What the one who takes it on says before that. */
function keysInFront({ said }: Turn, words: readonly Said[]): string[] {
  const first = said.findIndex((one) => words.includes(one));
  return said.slice(0, Math.max(0, first)).flatMap(({ keys }) => [...keys]);
}

/** "The release notes.", "And the windows?": nothing but what the talk comes to. */
function isHeading({ keys, folded, words }: Said): boolean {
  if (keys.size === 0 || keys.size > 2) return false;
  const small = (folded.match(/\p{L}+/gu) ?? []).filter((word) => !keys.has(stemOf(word)));
  return small.every((word) => [words.definite, words.indefinite, words.opener].some(({ first }) => first.test(word)));
}

/** Who is called before a request: "Kate, the leaflets. Would you order a box?" */
function callBefore({ said }: Turn, request: Said): Said | null {
  const before = said.slice(0, said.indexOf(request));
  return before.findLast(({ text }) => /^\p{Lu}[\p{L}'-]*[,?!:]/u.test(text)) ?? null;
}

/** The verbs of work in a sentence, without what tells their forms apart: "ruf" of "rufst", "vrag" of "vraag". */
function verbsOf({ folded, words }: Said): string[] {
  return (folded.match(/\p{L}{3,}/gu) ?? [])
    .filter((word) => words.verbs.has(word.slice(0, VERB_LETTERS)))
    .map((word) => word.replace(/([aeou])\1/, "$1").replace(/(?<=\p{L}{3})(?:st|en|es|e|t|s|n)$/u, ""))
    .map((stem) => stem.slice(0, VERB_LETTERS));
}

/** "Thanks", or "would you? Thanks". */
function isThanking(said: readonly Said[]): boolean {
  const [first, second] = said;
  const says = (one: Said | undefined) =>
    one !== undefined &&
    (one.words.thanks.first.test(one.folded) ||
      (one.keys.size === 0 && one.words.yes.first.test(one.folded) && one.words.thanks.in.test(one.folded)));
  if (!first || isDeclining(first)) return false;
  const isOpening = first.isQuestion || first.words.yes.first.test(first.folded);
  return says(first) || (isOpening && first.keys.size === 0 && says(second));
}

/** Whether an answer turns down what was offered; "no problem" does not. */
function isDeclining({ folded, words }: Said): boolean {
  if (words.yes.first.test(folded)) return words.decline.in.test(folded);
  return words.decline.first.test(folded) || words.no.first.test(folded);
}
