import { nameParts } from "~/domain/guest-name";
import type { TranscriptGuest } from "~/domain/transcript";
import type { DueReader } from "./due-days";
import { isHeading, type Job, type Jobs } from "./jobs";
import { asksWho, isConditional, promiseIn, takesOn, workIn } from "./promises";
import { namedIn, type Said, type Talk, type Turn, voiceOf } from "./sentences";
import { isTakenBack } from "./taken-back";

/** Somebody is called before anything is said. */
const CALLED = /^\p{Lu}[\p{L}'-]*,/u;

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
  about: Job | null;
  /** The job of whoever answers, where it is more of that one. */
  follows: Job | null;
}

/** So soon an answer to a question that is put to nobody needs no word of it. */
const SOON_TURNS = 2;

const MOST_NAME_WORDS = 2;

/** An answer comes within so many turns. */
const ANSWER_TURNS = 4;

/** The last thing that was asked of somebody, until an answer comes. */
export class OpenAsk {
  private ask: Ask | null = null;

  constructor(
    private readonly talk: Talk,
    private readonly dates: DueReader,
    private readonly jobs: Jobs,
  ) {}

  get isOpen(): boolean {
    return this.ask !== null;
  }

  private openAt(turn: Turn): Ask | null {
    const { ask } = this;
    if (ask && (turn.at - ask.at > ANSWER_TURNS || this.isDone(ask, turn))) this.ask = null;
    return this.ask;
  }

  /** "Yes, I sent it yesterday", "done", of whoever may be meant. */
  private isDone({ said: asked, to, voice, isWho }: Ask, turn: Turn): boolean {
    const isAsked = voice !== turn.voice && (to.length === 0 || (turn.guest !== null && to.includes(turn.guest)));
    const isOpen = (said: Said) => promiseIn(said) || takesOn(said) || this.dates.dueDays(said).length > 0;
    if (!isAsked || turn.said.some(isOpen)) return false;
    return turn.said.some(({ words, folded, keys }, n) => {
      const isOfIt = n === 0 || [...keys].every((key) => asked.keys.has(key));
      return words.doneNow.first.test(folded) || (isOfIt && !isWho && words.past.in.test(folded));
    });
  }

  /** What this turn makes of the question that is open. */
  answer(turn: Turn): Job | null {
    const ask = this.openAt(turn);
    const [first] = turn.said;
    if (!ask || !first) return null;
    const isLoose = ask.isWho && turn.voice !== ask.voice;
    const promised = turn.said.filter((said) => (isLoose ? workIn(said) : promiseIn(said)) || takesOn(said));
    // A voice without a name may be that of whoever was asked.
    const isAsked = ask.to.length === 0 || turn.guest === null || ask.to.includes(turn.guest);
    const isNamed = isAsked && (ask.to.length > 0 || this.isAddressed(ask, turn));
    if (this.asksBack(ask, turn, promised) || isOwn(ask, turn, promised, isNamed)) return null;
    const isYes = this.saysYes(ask, turn, isNamed);
    const isPlain = isYes && isAsked && this.isPlainYes(ask, turn, isNamed);
    const isTaken = promised.length > 0 ? this.mayAnswer(ask, turn, promised) : isPlain;
    if (!isTaken || isTakenBack(turn, this.guests)) {
      if (promised.length === 0 && !isYes && isAsked) this.ask = afterOther(ask, turn, this.guests);
      return null;
    }
    this.ask = null;
    const nearer = this.nearerNeed(ask, turn, promised);
    const taken = promised.length > 0 ? promised : [first];
    return nearer
      ? this.jobs.take(turn, [nearer, ...taken], null)
      : this.jobs.take(turn, [...(ask.call ? [ask.call] : []), ask.said, ...taken], this.jobOf(ask, turn), ask.voice);
  }

  /** "Should I do that? Koen knows him better.": whoever was asked passes it on, and has taken nothing yet. */
  private asksBack(ask: Ask, turn: Turn, promised: readonly Said[]): boolean {
    const isAsked = turn.guest !== null && ask.to.includes(turn.guest);
    if (!isAsked || !promised[0]?.isQuestion || promised.some(({ isQuestion, keys }) => !isQuestion || keys.size > 0))
      return false;
    const others = turn.said
      .flatMap((said) => namedIn(said, this.guests))
      .filter((some) => !some.includes(turn.guest as TranscriptGuest));
    this.ask = { ...ask, at: turn.at, to: others[0] ?? ask.to };
    return true;
  }

  private jobOf({ about, follows }: Ask, turn: Turn): Job | null {
    return about ?? (follows?.voice === turn.voice ? follows : null);
  }

  /** What others promise is no answer where it is of another matter. */
  private mayAnswer({ said, to, at }: Ask, turn: Turn, promised: readonly Said[]): boolean {
    if (turn.guest !== null && to.includes(turn.guest)) return true;
    const isShared = promised.some(({ keys }) => [...keys].some((key) => said.keys.has(key)));
    if (to.length === 0 && turn.at - at > SOON_TURNS && !isShared) return false;
    const [first] = turn.said;
    const isYes = first && first.keys.size === 0 && first.words.yes.first.test(first.folded);
    if (to.length === 0 && turn.at === at + 1 && isYes) return true;
    const isOther = (one: Said) =>
      !(to.length === 0 && this.dates.isBare(one)) && ![...one.keys].some((key) => said.keys.has(key)) && !takesOn(one);
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
  private isPlainYes({ said, at, to, isWho, voice }: Ask, turn: Turn, isNamed: boolean): boolean {
    if (isWho) return false;
    const since = this.talk.turns.slice(at + 1, turn.at).flatMap((one) => one.said);
    const [first] = turn.said;
    if (!isNamed && first && [...first.keys].some((key) => !said.keys.has(key))) return false;
    // Another question, or words of the one who asked that are of something else.
    const isNew = (one: Said) => [...one.keys].some((key) => !said.keys.has(key));
    const isOther =
      to.length === 0 &&
      since.some((one) => one.keys.size > 0 && (one.isQuestion || (voiceOf(one.entry) === voice && isNew(one))));
    return !isOther && !this.isOtherYes(turn);
  }

  /** Who was asked by name may answer by the day alone, or with another one: "Friday I'm away. Monday?" */
  private saysYes(ask: Ask, turn: Turn, isNamed: boolean): boolean {
    const said = withoutEcho(turn);
    const [first] = said;
    const last = said.at(-1);
    if (!first || !last) return false;
    if (first.words.yes.first.test(first.folded)) return !isConditional(first);
    if (isNamed && (endsInYes(first) || repeats(first, ask.said))) return true;
    return isNamed && this.dates.isAboutDay(last) && this.dates.dueDays(last).length > 0;
  }

  /** Said by whoever spoke before the question, to which it was put by no name. */
  private isAddressed({ at, isWho }: Ask, turn: Turn): boolean {
    return !isWho && turn.at === at + 1 && this.talk.turns[at - 1]?.voice === turn.voice;
  }

  /** "Yes, but …", "yes? why": more than a yes. */
  private isOtherYes(turn: Turn): boolean {
    const [first, ...rest] = withoutEcho(turn);
    if (!first) return true;
    // "Sure. They go out, what, Monday?"
    const isOther = (said: Said) => said.isQuestion && said.keys.size > 2 && this.dates.daysOf(said).length === 0;
    return first.isQuestion || rest.some(isOther) || first.keys.size > 4;
  }

  /** What this turn asks of others. */
  hear(turn: Turn): void {
    let isSettled = false;
    for (const said of turn.said) {
      const { named, call, to } = this.calledIn(turn, said);
      const ask = { said, voice: turn.voice, at: turn.at, to, isWho: false, about: null, follows: null, call };
      const { words, folded, isQuestion } = said;
      const matter = this.matterFor(turn, said);
      if (matter && named.length > 0) this.ask = { ...ask, said: matter, call: said };
      else if (asksWho(said) || (words.mustBeDone.in.test(folded) && named.length === 0 && !isConditional(said)))
        this.ask = { ...ask, to: [], isWho: true, call: null };
      else if (this.passesOn(turn, said, to)) isSettled ||= to.length > 0;
      else if (isQuestion && named.length > 0 && words.yours.in.test(folded))
        this.ask = { ...ask, isWho: true, call: turn.said[turn.said.indexOf(said) - 1] ?? null };
      // "You, Webb. Hale does the other one": no more is asked.
      else if (!(isSettled && !isQuestion) && this.isRequest(said, to))
        this.ask = { ...ask, about: this.jobs.handedOn(turn, said), follows: this.jobs.followsOn(turn, said) };
    }
  }

  /** Who is named or called, and to whom a request goes by that. */
  private calledIn(turn: Turn, said: Said) {
    const named = namedIn(said, this.guests).filter(
      (some) => !(some.length === 1 && some[0] === turn.guest) && !isObject(said, some),
    );
    const call = named.length > 0 ? null : callBefore(turn, said);
    const to = named.at(-1) ?? (call && namedIn(call, this.guests)[0]) ?? [];
    return { named, call, to };
  }

  /** "The risk assessment. Paul?": what somebody is asked by no more than a name. */
  private matterFor({ said: all, at }: Turn, said: Said): Said | null {
    const { folded, isQuestion, from } = said;
    const names = this.guests.flatMap(({ name }) => nameParts(name));
    // "Paul, the budget?"
    if (isQuestion && isHeading({ ...said, folded: withoutWords(folded, names) })) return said;
    const matter = all.findLast((one) => one.to <= from);
    const isName = isQuestion && (folded.match(/\p{L}+/gu)?.length ?? 0) <= MOST_NAME_WORDS;
    const isOpen = matter && !matter.isQuestion && matter.keys.size > 0 && this.ask?.at !== at;
    return isName && isOpen ? matter : null;
  }

  /** "Lea?", "Jansen.", "you": the question that is open goes to somebody else, or to one of two. */
  private passesOn(turn: Turn, said: Said, to: readonly TranscriptGuest[]): boolean {
    const { ask } = this;
    if (!ask || said.keys.size > 0 || turn.at - ask.at > ANSWER_TURNS) return false;
    if (to.length === 0) {
      // "Anybody?" asks again; "good", said to something else, does not.
      if (turn.voice === ask.voice && said.isQuestion) this.ask = { ...ask, at: turn.at };
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
    if (to.length > 0 && words.reminder.in.test(folded)) return true;
    if (isConditional(said) || words.past.in.test(folded) || words.habit.in.test(folded)) return false;
    // "Could it be Monday?" asks for no more than a day.
    if (said.isQuestion && this.dates.isAboutDay(said) && this.dates.daysOf(said).length > 0) return false;
    if (words.decline.in.test(folded) || words.onTheSpot.in.test(folded)) return false;
    // "No, make that Monday" asks nobody for anything.
    if (to.length === 0 && words.repair.first.test(folded) && this.dates.daysOf(said).length > 0) return false;
    if (promiseIn(said) && !said.isQuestion) return false;
    if (to.length === 0 && this.dates.keysBesideDays(said) === 0 && !words.instead.in.test(folded)) return false;
    if (words.order.first.test(folded)) return true;
    // "The natural one, please" chooses.
    const isChoice = to.length === 0 && !said.isQuestion && !/(?:\p{L}+\P{L}+){3}/u.test(folded);
    return isChoice ? false : words.request.in.test(folded) || this.isGiven(said, to);
  }

  /** "Marcus, that box has to go back", "Lea does it". */
  private isGiven({ text, folded, words }: Said, to: readonly TranscriptGuest[]): boolean {
    if (to.length > 0 && CALLED.test(text) && words.need.in.test(folded)) return true;
    return to.length > 0 && words.assign.in.test(folded) && !words.i.in.test(folded) && !words.we.in.test(folded);
  }

  private get guests() {
    return this.talk.transcript.guests;
  }
}

/** The words of the one who asks; but for "who calls them? I'll do it", and, of one of two, "Kim does. Me, that is." */
const isOwn = ({ voice, isWho }: Ask, turn: Turn, promised: readonly Said[], isNamed: boolean): boolean =>
  turn.voice === voice && (promised.length === 0 || !(isWho || isNamed));

/** Whoever was asked says no, and it is for anybody; or says something else, and has answered. A question back has not. */
function afterOther(ask: Ask, { said, at, guest, voice }: Turn, guests: readonly TranscriptGuest[]): Ask | null {
  const isNo = said.some(({ words, folded }) => words.no.first.test(folded));
  // "Not me, it's Hugo's turn."
  const others = said.flatMap((one) => namedIn(one, guests)).filter((some) => !some.some((one) => one === guest));
  if (isNo && others[0]) return { ...ask, to: others[0], isWho: false, at, voice };
  // "Who drives on Saturday?" "Not me.": somebody else still may.
  if (ask.to.length === 0 && said[0]?.words.no.first.test(said[0].folded)) return ask.isWho ? { ...ask, at } : null;
  if (ask.to.length === 0) return ask;
  if (isNo) return { ...ask, to: [], isWho: true, at };
  return said.some(({ isQuestion }) => isQuestion) ? ask : null;
}

const withoutWords = (folded: string, some: readonly string[]): string =>
  folded.replace(/\p{L}+/gu, (word) => (some.includes(word) ? " " : word));

/** "Really? All right.": what is said before the answer. */
function withoutEcho({ said }: Turn): readonly Said[] {
  const [first, next] = said;
  return first?.isQuestion && first.keys.size === 0 && next ? said.slice(1) : said;
}

/** Who is called before a request: "Kate, the leaflets. Would you order a box?" */
function callBefore({ said }: Turn, request: Said): Said | null {
  const before = said.slice(0, said.indexOf(request));
  return before.findLast(({ text }) => /^\p{Lu}[\p{L}'-]*[,?!:]/u.test(text)) ?? null;
}

/** "Two pages, no problem." */
function endsInYes({ folded, words, isQuestion }: Said): boolean {
  const [part = "", ...before] = folded.split(words.breaks).toReversed();
  return before.length > 0 && !isQuestion && words.yes.first.test(part) && !words.negation.in.test(before.join(" "));
}

/** "You paint the wood?" "I paint the wood." */
function repeats(said: Said, asked: Said): boolean {
  const { words, folded, keys, isQuestion } = said;
  const isSame = keys.size > 0 && [...keys].every((key) => asked.keys.has(key));
  return (
    isSame && !isQuestion && words.i.in.test(folded) && !words.negation.in.test(folded) && !words.no.first.test(folded)
  );
}

/** "Ask Tess", "ring Tess": who is spoken of, not to. */
function isObject({ folded, isQuestion, words }: Said, guests: readonly TranscriptGuest[]): boolean {
  return guests.some(({ name }) => {
    const at = folded.search(new RegExp(`(?<!\\p{L})(?:${nameParts(name).join("|")})(?!\\p{L})`, "u"));
    const verb = /(?:^|[,;:.] )\W*(\p{L}+) (?:an? |bij |aan )?$/u.exec(folded.slice(0, Math.max(at, 0)))?.[1];
    return !isQuestion && verb !== undefined && words.isVerb(verb);
  });
}
