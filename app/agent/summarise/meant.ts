import type { DueReader } from "./due-days";
import { isHeading } from "./jobs";
import { asksWho, isConditional, type Promise_, promiseIn, takesOn } from "./promises";
import { namedIn, type Said, type Talk, type Turn } from "./sentences";
import { VERB_LETTERS } from "./words/all";

/** In so few turns the last word is as good as any. */
const SHORT_TALK_TURNS = 12;

/** Whether words that take something on are meant: what is said around them speaks for it. */
export class Meant {
  constructor(
    private readonly talk: Talk,
    private readonly dates: DueReader,
  ) {}

  /**
   * Whether something speaks for a promise, and nobody turns it down.
   *
   * @param isAsked whether a question to somebody is open
   */
  isMeant(turn: Turn, said: Said, promise: Promise_, isAsked: boolean): boolean {
    const { force } = promise;
    if (turn.said.some((one) => one.words.joke.in.test(one.folded))) return false;
    const behind = this.answersTo(turn);
    const isDeclined = behind.slice(0, 1).some(([one]) => one && isDeclining(one));
    if (isDeclined) return false;
    const isThanked = behind.some(isThanking);
    const isWarm = behind.some((one) => isThanking(one) && !one[0]?.words.yes.first.test(one[0].folded));
    const isAskedWhen = behind.slice(0, 1).some((some) => some.some((one) => this.speaksOfDay(one, turn)));
    const days = [said, ...turn.said.filter((one) => this.dates.isAboutDay(one))].flatMap((one) =>
      this.dates.daysOf(one),
    );
    if (days.some(({ isRepeat }) => isRepeat)) return false;
    const hasDay = days.some(({ day }) => day !== null);
    if (this.isDoneNow(turn, said, hasDay, isAskedWhen)) return false;
    if (force === "offer")
      return isThanked || isAskedWhen || isTold(said, promise, behind) || this.meetsNeed(turn, said);
    if (this.isOnlyTrip(turn, said, promise) && !isAsked && !isThanked) return false;
    if (force === "loose") return isAskedWhen || this.dates.dueDays(said).length > 0 || this.isGrateful(behind);
    if (force === "firm") return isAsked || !this.isParting(turn);
    const isSaidAgain = turn.said.some((one) => one !== said && (takesOn(one) || this.dates.isBare(one)));
    return (
      (isSaidAgain && !this.dates.isBare(said)) ||
      isAskedWhen ||
      isWarm ||
      days.some(({ saysWhen }) => saysWhen) ||
      this.isGrateful(behind.slice(0, 1)) ||
      this.holds(turn, said)
    );
  }

  /** Done while they sit together, laughed at, or done by now: "I'll switch it off. There." */
  private isDoneNow(turn: Turn, said: Said, hasDay: boolean, isAskedWhen: boolean): boolean {
    if (said.words.onTheSpot.in.test(said.folded) && !hasDay && !isAskedWhen) return true;
    if (!hasDay && (this.isOnTheSpot(turn, said) || this.isLaughedAt(turn))) return true;
    const behind = turn.said.slice(turn.said.indexOf(said) + 1);
    return behind.some((one) => one.words.doneNow.first.test(one.folded) || this.saysDone(one));
  }

  /** "I'll write to them… no, sorry, I did that on Sunday." "No, tomorrow, tonight I have guests" moves it. */
  private saysDone(said: Said): boolean {
    const { words, folded, isQuestion } = said;
    const past = isQuestion ? null : words.past.in.exec(folded);
    const isTurned = words.repair.in.test(folded) || words.no.first.test(folded);
    return past !== null && isTurned && !this.dates.daysOf(said).some(({ from }) => from < past.index);
  }

  /** "Can somebody open the window?" "I'll do it."; "Who wants a pie? I'll get the box."; "I'll make more. Back in a second." */
  private isOnTheSpot(turn: Turn, said: Said): boolean {
    const isSo = (one: Said | undefined) => one?.words.onTheSpot.in.test(one.folded) ?? false;
    const asked = this.talk.turns[turn.at - 1]?.said.at(-1);
    const at = turn.said.indexOf(said);
    return isSo(turn.said[at - 1]) || isSo(turn.said[at + 1]) || (isSo(asked) && this.dates.isBare(said));
  }

  /** What stands around a promise speaks for it. */
  private holds(turn: Turn, said: Said): boolean {
    return (
      this.saysMoreOfWhen(turn, said) ||
      this.consents(turn, said) ||
      this.namesDayLater(turn) ||
      this.needBefore(turn, said) !== null
    );
  }

  /** "I'm driving to my sister's on Saturday." */
  private isOnlyTrip(turn: Turn, said: Said, { force }: Promise_): boolean {
    const { words, folded } = said;
    const isTrip = force !== "firm" && words.trip.in.test(folded) && !words.fetch.in.test(folded);
    return isTrip && this.needBefore(turn, said) === null;
  }

  /** Somebody laughs at what was said with no day. */
  isLaughedAt(turn: Turn): boolean {
    const hasDay = turn.said.some((said) => this.dates.daysOf(said).length > 0);
    return !hasDay && this.answersTo(turn).slice(0, 1).some(isLaughing);
  }

  isThanked(turn: Turn): boolean {
    return this.isGrateful(this.answersTo(turn).slice(0, 1));
  }

  /** The last words of all, with no day and nobody who asked: "I'm going to find the vending machine." */
  private isParting(turn: Turn): boolean {
    const { turns } = this.talk;
    const isLast = turn.at >= turns.length - 2 && turns.length > SHORT_TALK_TURNS;
    const hasDay = turn.said.some((one) => this.dates.daysOf(one).length > 0);
    return isLast && !hasDay && this.answersTo(turn).length === 0;
  }

  /** A day is said in the turn, or right behind it. */
  hasDayNear(turn: Turn): boolean {
    const next = this.talk.turns[turn.at + 1]?.said ?? [];
    return [...turn.said, ...next].some((said) => this.dates.daysOf(said).some(({ day }) => day !== null));
  }

  /** "By when?", "by the end of next week?", "Friday is fine", "send it by Friday, please". */
  private speaksOfDay(said: Said, { guest }: Turn): boolean {
    const { isQuestion, words, folded } = said;
    if (isQuestion && words.whenAsked.first.test(folded)) return true;
    const isToThem = namedIn(said, this.talk.transcript.guests).every((some) => guest !== null && some.includes(guest));
    const isOrder = isToThem && words.request.in.test(folded);
    return (isOrder || this.dates.isAboutDay(said)) && this.dates.dueDays(said).length > 0;
  }

  /** "Somebody has to look at the list." "I can do that." */
  private meetsNeed(turn: Turn, said: Said): boolean {
    const before = this.talk.turns[turn.at - 1];
    if (!before || before.voice === turn.voice || !(takesOn(said) || this.dates.isBare(said))) return false;
    return before.said.some(({ words, folded }) => words.mustBeDone.in.test(folded));
  }

  private isGrateful(behind: readonly (readonly Said[])[]): boolean {
    return behind.some(([first]) =>
      first?.folded.split(first.words.breaks).some((part) => first.words.grateful.first.test(part)),
    );
  }

  /** "I'll look at it." "It has to go out on Friday." "Then it's done by Thursday." */
  private namesDayLater({ at, voice }: Turn): boolean {
    const next = this.talk.turns[at + 2];
    const isDay = (one: Said) => this.dates.isAboutDay(one) || one.words.ready.in.test(one.folded);
    return next?.voice === voice && next.said.some((one) => isDay(one) && this.dates.dueDays(one).length > 0);
  }

  /** "Isn't he your cousin?" "Fine, I'll call him." */
  private consents({ at, voice }: Turn, { words, folded }: Said): boolean {
    const before = this.talk.turns[at - 1];
    if (!before || before.voice === voice || !words.yes.first.test(folded)) return false;
    const isOrder = (one: Said) => one.words.order.first.test(one.folded) || one.words.request.in.test(one.folded);
    return (before.said.at(-1)?.isQuestion ?? false) || before.said.some(isOrder);
  }

  /** "I'll do the poster. By the end of May it hangs", "no rush", "when do you need it?" */
  private saysMoreOfWhen(turn: Turn, said: Said): boolean {
    const next = turn.said[turn.said.indexOf(said) + 1];
    if (!next || next.words.past.in.test(next.folded) || promiseIn(next) !== null) return false;
    if (next.isQuestion) return next.words.whenAsked.first.test(next.folded);
    return next.words.noHurry.in.test(next.folded) || this.dates.daysOf(next).some(({ isRepeat }) => !isRepeat);
  }

  private answersTo(turn: Turn): (readonly Said[])[] {
    return answersTo(this.talk, turn);
  }

  /** Somebody said just before that it has to be done. */
  needBefore(turn: Turn, said: Said): Said | null {
    const before = [
      ...this.talk.turns.slice(Math.max(0, turn.at - 2), turn.at).flatMap((one) => one.said),
      ...turn.said.slice(0, turn.said.indexOf(said)),
    ];
    const isNeed = (one: Said) =>
      (asksWho(one) ||
        [one.words.need, one.words.mustBeDone, one.words.request].some((list) => list.in.test(one.folded))) &&
      !one.words.onTheSpot.in.test(one.folded) &&
      (one.isQuestion || !isConditional(one));
    const isOthers = (one: Said) => {
      const named = namedIn(one, this.talk.transcript.guests).flat();
      return named.length > 0 && !named.some((guest) => guest === turn.guest);
    };
    const asked = this.talk.turns[turn.at - 1]?.said.at(-1);
    const isMatter = asked?.isQuestion && isHeading(asked) && turn.voice !== this.talk.turns[turn.at - 1]?.voice;
    const need = before.findLast((one) => isNeed(one) && !isOthers(one)) ?? null;
    // "The cake?" "I'll bake that."
    return need ?? (isMatter && this.dates.isBare(said) ? asked : null);
  }
}

/** So many words of others' own, and what comes after them answers those. */
const MOST_BETWEEN = 2;

/** What others say in the next two turns, as far as it can be an answer to this one. */
export function answersTo({ turns }: Talk, { at, voice }: Turn): (readonly Said[])[] {
  const behind = turns.slice(at + 1, at + 3);
  const isOther =
    behind[0]?.voice !== voice && (behind[0]?.said ?? []).flatMap(({ keys }) => [...keys]).length > MOST_BETWEEN;
  return behind
    .slice(0, isOther ? 1 : 2)
    .filter((turn) => turn.voice !== voice)
    .map(({ said }) => said);
}

/** "Thanks", or "would you? Thanks". */
function isThanking(said: readonly Said[]): boolean {
  const [first, second] = said;
  const says = (one: Said | undefined) =>
    one !== undefined &&
    (one.words.thanks.first.test(one.folded) ||
      one.words.leave.first.test(one.folded) ||
      (one.keys.size === 0 && one.words.yes.first.test(one.folded) && one.words.thanks.in.test(one.folded)));
  if (!first || isDeclining(first)) return false;
  const isOpening = first.isQuestion || first.words.yes.first.test(first.folded);
  return says(first) || (isOpening && first.keys.size === 0 && says(second));
}

/** "Ha ha." */
const isLaughing = ([first]: readonly Said[]): boolean =>
  first !== undefined &&
  (first.words.joke.in.test(first.folded) || /^(?:\W*(?:ha|hi)(?!\p{L}))+\W*$/u.test(first.folded));

/** "I can write it." "Write it, then." */
function isTold({ folded }: Said, { at, end }: Promise_, [answer]: readonly (readonly Said[])[]): boolean {
  const verb = /\p{L}{3,}$/u.exec(folded.slice(at, end))?.[0].slice(0, VERB_LETTERS);
  return verb !== undefined && (answer?.[0]?.folded.replace(/^[^\p{L}]+/u, "").startsWith(verb) ?? false);
}

/** Whether an answer turns down what was offered; "no problem" does not. */
function isDeclining({ folded, words }: Said): boolean {
  if (words.yes.first.test(folded)) return words.decline.in.test(folded);
  return words.decline.first.test(folded) || words.no.first.test(folded);
}
