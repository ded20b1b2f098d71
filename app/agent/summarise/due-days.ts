import { tokenize } from "../understand/grammar/tokens";
import { vocabularyOf } from "../understand/grammar/vocabulary";
import { fold } from "../understand/text";
import { isoDay } from "../understand/times/days";
import type { Here } from "../understand/times/make-when";
import { type Promise_, partAround, promiseIn, takesOn, workIn } from "./promises";
import { daysIn, type SaidDay } from "./said-days";
import { type Said, stemOf, type Talk } from "./sentences";
import type { Words } from "./words/all";

/**
 * The days of a sentence that can only be those on or until which its task is done, in order. A day is bound by what
 * stands in front of it ("by", "on", or nothing) and by standing in the very clause of the commitment, outside its object
 * and outside any clause within it. What might be read in another way is left out: no due date is better than a wrong one.
 *
 * @param days all that were said in the sentence
 */
function dueDays(said: Said, all: readonly SaidDay[]): SaidDay[] {
  const days = mended(said, all);
  const isOpen = (one: SaidDay) => one.isFeast && leadOf(said, one).lead !== "by";
  const named = days.filter((one) => one.day !== null && !isOpen(one));
  if (named.length === 0) return [];
  const last = new Map(days.map((one) => [one, one.last]));
  return boundDays(said, days, named).map((one) => last.get(one) ?? one);
}

function boundDays(said: Said, days: readonly SaidDay[], named: readonly SaidDay[]): readonly SaidDay[] {
  if (isAboutDay(said, days)) return named.filter((one) => answersWhen(said, one));
  const promise = workIn(said);
  if (!promise && !said.isLabelled && !asksFor(said)) return named.filter((one) => standsAlone(said, one));
  const [begin, end] = clauseOf(said, promise);
  const inside = named.filter(({ from, to }) => from >= begin - 1 && to <= end + 1);
  const bound = inside.filter((one) => isBound(said, one, begin, verbAt(said, promise)));
  if (inside.length > 0) return bound;
  const beside = named.filter((one) => standsInResult(said, one) && answersWhen(said, one));
  if (promise && beside.length > 0) return beside;
  const isOwn = ({ from }: SaidDay) => !said.words.subordinate.in.test(said.folded.slice(verbAt(said, promise), from));
  return named.filter((one) => standsAlone(said, one) && isOwn(one));
}

/** A day that another has named is taken in so few words. */
const MOST_ECHO_WORDS = 3;

/** A time of these names no hour alone. */
const DAYS: ReadonlySet<string> = new Set(["date", "range"]);

/**
 * The days of a sentence but for those that mend the one before: "Thursday, uh, Friday". That one has in `last` the day
 * that takes its place, or none where either may be meant: "Monday, or Tuesday".
 */
function mended(said: Said, days: readonly SaidDay[]): (SaidDay & { last?: SaidDay })[] {
  const found: (SaidDay & { last?: SaidDay })[] = [];
  for (const one of days) {
    const before = found.at(-1);
    const stood = before?.last ?? before;
    const mends = stood && DAYS.has(one.when.kind) && one.from >= stood.to && mendsBetween(said, stood, one);
    if (!before || !mends) found.push(one);
    else before.last = { ...before, to: one.to, day: mends === "surely" ? one.day : null };
  }
  return found;
}

/** Surely with words of repair alone between two days; a denial that is no mere "no", and more words, leave it open. */
function mendsBetween(said: Said, stood: SaidDay, one: SaidDay): "surely" | "maybe" | false {
  const { words, keys, text } = said;
  const between = fold(text.slice(stood.to, leadOf(said, one).at));
  const rest = [words.hesitation, words.repair, words.instead].reduce(
    (left, { all }) => left.replace(all, ""),
    between,
  );
  const isAlone = standsAlone(said, one);
  if (rest !== between) {
    const isOpen = /\p{L}/u.test(rest) || words.negation.in.test(between.replace(words.bareNo.all, ""));
    return isOpen || !isAlone ? "maybe" : "surely";
  }
  const few = between.match(/\p{L}+/gu) ?? [];
  const isSame = one.day === stood.day || few.length > 2 || few.some((word) => keys.has(stemOf(word)));
  return isAlone && one.day !== null && !isSame && "maybe";
}

/** A sentence of a day and little else: "by Monday then", "the twentieth is early enough". */
function isAboutDay(said: Said, days: readonly SaidDay[]): boolean {
  const bare = keysBesideDays(said, days);
  if (bare === 0) return true;
  const [day] = days;
  const isFirst = day !== undefined && nounsIn(said.folded.slice(0, day.from), said).length === 0;
  return bare <= 2 && isFirst && [said.words.thanks.in, said.words.yes.in].some((pattern) => pattern.test(said.folded));
}

/** A day and nothing that anybody does or is on it: not "they come on Friday", nor "Friday I'm away". */
function saysOnlyDay(said: Said, isAnswer: boolean): boolean {
  const { folded, words } = said;
  const plain = folded.replace(words.polite.all, " ");
  if (words.negation.in.test(plain) || words.against.in.test(plain)) return false;
  const isOfSomebody = [words.subject.in, words.i.in, words.we.in].some((pattern) => pattern.test(folded));
  return !isOfSomebody || isAnswer || words.need.in.test(folded) || takesOn(said);
}

/** How many words say something else than when. */
function keysBesideDays({ folded, keys, words }: Said, days: readonly SaidDay[]): number {
  const said = days.map(({ from, to }) => folded.slice(from, to)).join(" ");
  const inDays = new Set([...said.matchAll(/\p{L}+/gu)].flatMap(([word]) => [word, word.slice(0, 7)]));
  const isLead = (key: string) => [words.until, words.deadline].some((list) => list.first.test(key));
  return [...keys].filter((key) => !isLead(key) && ![...inDays].some((word) => word.startsWith(key))).length;
}

const asksFor = ({ words, folded }: Said): boolean =>
  [words.request.in, words.order.first, words.assign.in, words.who.in, words.need.in].some((one) => one.test(folded));

/** Where a commitment stands between its commas; a request is all of its sentence. */
const clauseOf = ({ folded }: Said, promise: Promise_ | null): [from: number, to: number] =>
  promise ? [promise.from, promise.to] : [0, folded.length];

/** Behind the first word of the commitment: its subject is no other one. */
function verbAt({ folded, words }: Said, promise: Promise_ | null): number {
  const must = promise ? null : words.mustBeDone.in.exec(folded);
  if (must) return must.index + must[0].length;
  const at = promise?.at ?? words.request.in.exec(folded)?.index ?? 0;
  return at + (/^[\p{L}']*/u.exec(folded.slice(at))?.[0].length ?? 0);
}

/** What stands in front of a day, without its article, and the place where that begins. */
function leadOf({ folded, words }: Said, { from, core }: SaidDay): { lead: Lead; at: number } {
  const before = folded.slice(0, core);
  for (const [lead, place] of LEADS) {
    const found = words[place].last.exec(before);
    if (found && found[0].trim() !== "") return { lead, at: found.index };
  }
  return { lead: "none", at: Math.min(from, core) };
}

/** How a day is bound to its verb; "of" and "after" are `other`. */
type Lead = "by" | "on" | "for" | "until" | "other" | "none";

const LEADS = [
  ["by", "deadline"],
  ["until", "until"],
  ["for", "forDay"],
  ["other", "notDue"],
  ["on", "onDay"],
] as const satisfies readonly (readonly [Lead, keyof Words])[];

/** "Until Friday" is an answer; as part of a promise it may say how long. */
const answersWhen = (said: Said, day: SaidDay): boolean =>
  leadOf(said, day).lead !== "other" && !isQualifying(said, day, "by");

/** Whether a day of the clause is bound to its verb. */
function isBound(said: Said, day: SaidDay, begin: number, verb: number): boolean {
  const { folded, words } = said;
  const { lead, at } = leadOf(said, day);
  if (lead === "other" || lead === "until" || isQualifying(said, day, lead)) return false;
  if (day.isCounted && lead === "none") return false;
  if (day.to <= verb) {
    const around = `${folded.slice(begin, at)} ${folded.slice(day.to, workIn(said)?.at ?? verb)}`;
    return lead !== "for" && nounsIn(around, said).length === 0;
  }
  const between = folded.slice(verb, at);
  if (!workIn(said) && words.i.in.test(between)) return false;
  if (words.subordinate.in.test(between) || hasRelative(folded.slice(begin, at), words)) return false;
  if (lead === "by") return !endsInEvent(between, words) || !words.onDay.in.test(folded.slice(at, day.to));
  const nouns = nounsIn(between, said);
  if (lead === "for") return nouns.length === 0 && !words.booking.in.test(folded);
  if (words.concerning.in.test(between) || endsInEvent(between, words)) return false;
  return day.isNear || nouns.length === 0 || !words.booking.in.test(folded);
}

/** "Friday's report", "the Monday meeting", "Friday deliveries". */
function isQualifying({ folded, words }: Said, { core, to, isNear }: SaidDay, lead: Lead): boolean {
  const after = /^\s?('s)?\s*([\p{L}]+)?/u.exec(folded.slice(to));
  if (after?.[1] !== undefined) return true;
  const mayQualify = words.qualified.last.test(folded.slice(0, core)) || (lead === "none" && words.qualifies);
  const next = after?.[2] ?? "";
  const isClose = /^\s\p{L}/u.test(folded.slice(to));
  return mayQualify && !isNear && isClose && !words.small.has(next) && next !== "";
}

/** "The guests who left on Friday": behind a noun and its article. */
function hasRelative(before: string, { relativeBare, definite, indefinite }: Words): boolean {
  return [...before.matchAll(relativeBare.all)].some(({ index }) => {
    const noun = before.slice(0, index).trim().split(/\s+/).slice(-3, -1).join(" ");
    return definite.in.test(noun) || indefinite.in.test(noun);
  });
}

/** "… the slides of the meeting on Friday": the day may be that of what happens then. */
function endsInEvent(between: string, { event }: Words): boolean {
  return event.last.test(between.trimEnd());
}

/** Words that mean something, but for the first verb of work: "print" in "print the covers". */
function nounsIn(part: string, { keys, words }: Said): string[] {
  const found = part.match(/\p{L}{3,}/gu) ?? [];
  const verb = found.findIndex((word) => words.isVerb(word));
  return found.filter((word, n) => n !== verb && keys.has(stemOf(word)));
}

const isNumber = (word: string, { words }: Said): boolean =>
  tokenize(word, vocabularyOf(words.code)).every(
    ({ is }) => is.n !== undefined || is.ord !== undefined || is.tens !== undefined,
  );

/** A part of a sentence that says when and hardly anything else: "by Friday, …"; not "…, they move on Friday". */
function standsAlone(said: Said, day: SaidDay): boolean {
  const { from, to } = day;
  const [begin, end] = partAround(said, from);
  if (said.words.relative.first.test(said.folded.slice(begin, end)) || !answersWhen(said, day)) return false;
  const rest = `${said.folded.slice(begin, from)} ${said.folded.slice(to, end)}`;
  return !(rest.match(/\p{L}+/gu) ?? []).some((word) => said.keys.has(stemOf(word)) || isSubject(word, said));
}

/** "I'll do it, you'll have it on Friday", "…, I'm passing the shop on Friday": when it is ready, or on the way. */
function standsInResult(said: Said, { from }: SaidDay): boolean {
  const { folded, words } = said;
  const [begin, end] = partAround(said, from);
  const part = folded.slice(begin, end);
  return words.ready.in.test(part) || (isTrip(part, words) && words.fetch.in.test(folded));
}

const isTrip = (folded: string, { trip, negation, condition }: Words): boolean =>
  trip.in.test(folded) && !negation.in.test(folded) && !condition.in.test(folded);

/** "Friday evening, before the band sets up": the day by itself, and then a clause of it. */
function leadsWithDay(said: Said, days: readonly SaidDay[]): boolean {
  const { folded, words } = said;
  const [day] = days;
  if (!day || !standsAlone(said, day)) return false;
  const [begin, end] = partAround(said, day.from);
  const rest = folded.slice(end).replace(/^[^\p{L}]+/u, "");
  return (
    !/\p{L}/u.test(folded.slice(0, begin)) &&
    [words.subordinate, words.deadline, words.opener].some(({ first }) => first.test(rest))
  );
}

/** "Tomorrow they …": somebody does something of their own then. */
const isSubject = (word: string, { words }: Said) => words.subject.in.test(word);

/** What some sentences say of until when: a day, or, where it is null, that it stays open. */
export interface Settled {
  day: string | null;
  said: Said;
}

interface SettleOptions {
  about?: readonly Said[];
  /** What was asked for before. */
  asked?: readonly Said[];
  /** The day that stood until now. */
  before?: string | null;
  /** Said to somebody who asked by when. */
  isAnswer?: boolean;
}

/** A day of the month is none of this month where another was named in so many turns before. */
const MONTH_TURNS = 4;

/** Reads the days of each sentence once. */
export class DueReader {
  private readonly known = new Map<Said, SaidDay[]>();

  constructor(
    private readonly talk: Talk,
    private readonly here: Here | null,
  ) {}

  daysOf(said: Said): SaidDay[] {
    const known = this.known.get(said);
    if (known) return known;
    const found = daysIn(said, this.here);
    // While it is read, the days before it are read without it.
    this.known.set(said, found);
    const last = found.some(({ isOfMonth }) => isOfMonth) ? this.monthBefore(said) : null;
    const placed = found.map((one, n) => {
      const month = found.slice(0, n).findLast((before) => before.month !== null)?.month ?? last;
      return one.isOfMonth && month && !one.day?.startsWith(month) ? { ...one, day: null } : one;
    });
    this.known.set(said, placed);
    return placed;
  }

  /** "The middle of November." "The fifteenth, say?": the month that was spoken of last. */
  private monthBefore(said: Said): string | null {
    const before = this.talk.turns.slice(Math.max(0, said.at - MONTH_TURNS), said.at + 1).flatMap((turn) => turn.said);
    const months = before.slice(0, before.indexOf(said)).flatMap((one) => this.daysOf(one).map(({ month }) => month));
    return months.findLast((month) => month !== null) ?? null;
  }

  /** The due days of a sentence, none before the meeting. */
  dueDays(said: Said): SaidDay[] {
    return dueDays(said, this.daysOf(said)).filter(({ day }) => !this.isOver(day));
  }

  /** Where the due days of a sentence stand, with what leads to them: "by Friday". */
  placesOf(said: Said): { from: number; to: number; day: string | null }[] {
    const whole = this.daysOf(said);
    return this.dueDays(said).map((one) => ({
      from: Math.min(one.from, leadOf(said, one).at),
      to: one.to,
      // One that was mended holds a day that no longer stands.
      day: whole.includes(one) ? one.day : null,
    }));
  }

  isAboutDay(said: Said): boolean {
    return isAboutDay(said, this.daysOf(said));
  }

  /** How many of its words name something, beside days. @param part offsets into the sentence */
  nounsBesideDays(said: Said, [begin, end]: readonly [number, number] = [0, said.folded.length]): number {
    const rest = this.daysOf(said).reduce(
      (text, { from, to }) => text.slice(0, from) + " ".repeat(to - from) + text.slice(to),
      said.folded,
    );
    return nounsIn(rest.slice(begin, end), said).filter((word) => !isNumber(word, said)).length;
  }

  /** How many words of a commitment name something, beside its days and its own verb. */
  objectsIn(said: Said, { force, from, to, at, end }: Promise_): number {
    const rest = this.daysOf(said).reduce(
      (text, day) => text.slice(0, day.from) + " ".repeat(day.to - day.from) + text.slice(day.to),
      said.folded,
    );
    const found = [...rest.slice(from, to).matchAll(/\p{L}{3,}/gu)].map(({ 0: word, index }) => ({
      ...{ word, begin: from + index, isVerb: said.words.isVerb(word) },
      end: from + index + word.length,
    }));
    const verb =
      found.find((one) => one.isVerb && one.end === end) ??
      found.find((one) => one.begin === at && said.keys.has(stemOf(one.word))) ??
      found.find((one) => (force === "loose" ? one.end === end : one.isVerb && one.begin >= at && one.end <= end)) ??
      found.find((one) => one.begin >= at && one.end <= end && said.keys.has(stemOf(one.word)));
    return found.filter((one) => one !== verb && said.keys.has(stemOf(one.word)) && !isNumber(one.word, said)).length;
  }

  /** A promise that names nothing: "I'll do that". */
  isBare(said: Said): boolean {
    const promise = workIn(said);
    if (promise === null) return false;
    // "It'll be ready on Friday": of what was spoken of before.
    const isReady = promise.force === "loose" && said.words.ready.in.test(said.folded);
    if (!isReady) return this.objectsIn(said, promise) === 0;
    const nouns = (from: number, to: number) => this.nounsBesideDays(said, [from, to]);
    return nouns(promise.from, promise.at) + nouns(promise.end, promise.to) === 0;
  }

  keysBesideDays(said: Said): number {
    return keysBesideDays(said, this.daysOf(said));
  }

  /**
   * The day on which the sentences of one turn come to rest: the last after each correction. Two days of which neither
   * takes the place of the other leave it open.
   *
   * @param about those that take something on; of the others only what speaks of days alone, or mends, counts
   */
  settle(
    turn: readonly Said[],
    { about = [], asked = [], before = null, isAnswer = false }: SettleOptions,
  ): Settled | null {
    const first = about.length > 0 ? turn.findIndex((said) => about.includes(said)) : 0;
    const gone = new Set<string>();
    let state: Settled | null = null;
    for (const [n, said] of turn.entries()) {
      const days = this.daysOf(said);
      const isMended = n > first && days.length > 0 && said.words.repair.first.test(said.folded);
      if (isMended) {
        for (const day of [state?.day, before]) if (day) gone.add(day);
        state = { day: null, said };
      }
      const counts = isMended || about.includes(said) || this.isDayOf(said, turn[n - 1], about, isAnswer);
      // "Tomorrow I'm at the fair": the day is taken.
      const isTaken: boolean = !counts && days.some(({ day }) => day !== null && day === state?.day);
      if (isTaken) state = { day: null, said };
      else if (counts) state = this.after(state, said, gone) ?? state;
    }
    return state ?? this.onTheWay(turn, about, asked);
  }

  /** "I'll get one. I'm passing the shop tomorrow." */
  private onTheWay(turn: readonly Said[], about: readonly Said[], asked: readonly Said[]): Settled | null {
    const isFetched = [...turn, ...asked].some(({ words, folded }) => words.fetch.in.test(folded));
    const said = about.length > 0 && isFetched && turn.find((one) => !one.isQuestion && isTrip(one.folded, one.words));
    const days = said ? this.daysOf(said) : [];
    return said && days.length === 1 && days[0]?.day ? { day: days[0].day, said } : null;
  }

  /** "Before Monday I can't. Wednesday?": it may be the one behind that Monday. */
  isDoubtful(turn: readonly Said[], { day }: Settled): boolean {
    const others = turn.filter((said) => !this.isAboutDay(said)).flatMap((said) => this.daysOf(said));
    return day !== null && others.some((one) => one.day !== null && one.day > day);
  }

  /**
   * "Friday it is", "Friday will work": a day by its name, neither asked nor denied.
   *
   * @param heard words of the other, which may be said again
   */
  saysDay(said: Said, heard: ReadonlySet<string>): boolean {
    const { isQuestion, words, folded, keys } = said;
    const own = new Set([...keys].filter((key) => !heard.has(key)));
    // "Sunday will do."
    const isShort = (folded.match(/\p{L}+/gu)?.length ?? 0) <= MOST_ECHO_WORDS;
    const isEcho =
      this.isAboutDay(said) || keysBesideDays({ ...said, keys: own }, this.daysOf(said)) <= (isShort ? 1 : 0);
    const days = this.daysOf(said);
    if (isQuestion || !isEcho || days.length === 0 || !days.every((day) => answersWhen(said, day))) return false;
    return ![words.negation, words.against].some((list) => list.in.test(folded.replace(words.polite.all, " ")));
  }

  /** A day alone, or one that begins what is said right behind the promise. */
  private isDayOf(said: Said, before: Said | undefined, about: readonly Said[], isAnswer: boolean): boolean {
    const isBehind = before !== undefined && about.includes(before);
    const days = this.daysOf(said);
    // "Two sets, Monday."
    const isApart = () =>
      saysOnlyDay(said, false) && workIn(said) === null && days.some((day) => standsAlone(said, day));
    return this.isDayAlone(said, isAnswer) || (isBehind && (leadsWithDay(said, days) || isApart()));
  }

  /** "Friday, then", "the party is on Saturday, so Friday": a day that stands by itself. */
  isAlone(said: Said, day: SaidDay): boolean {
    return this.isAboutDay(said) || standsAlone(said, day);
  }

  /** "So let's say by the eighth". */
  isDeadline(said: Said, day: SaidDay): boolean {
    const isLatest = said.words.deadline.first.test(said.folded.slice(day.to));
    return isLatest || ["by", "for"].includes(leadOf(said, day).lead);
  }

  private isDayAlone(said: Said, isAnswer: boolean): boolean {
    if (this.daysOf(said).length === 0 || promiseIn(said) !== null || !saysOnlyDay(said, isAnswer)) return false;
    return (
      this.isAboutDay(said) ||
      (isAnswer && (this.nounsBesideDays(said) === 0 || this.daysOf(said).some((day) => standsAlone(said, day))))
    );
  }

  private after(state: Settled | null, said: Said, gone: ReadonlySet<string>): Settled | null {
    const all = this.daysOf(said);
    if (all.length === 0) return null;
    const due = this.dueDays(said).filter(({ day }) => day !== null && !gone.has(day));
    const days = [...new Set(due.map(({ day }) => day))];
    const last = days.at(-1) ?? null;
    if (last === null) return state ?? { day: null, said };
    if (days.length > 1) return { day: null, said };
    const isOther = state !== null && state.day !== null && state.day !== last;
    return isOther ? { day: null, said } : { day: last, said };
  }

  private isOver(day: string | null): boolean {
    return day !== null && this.here !== null && day < isoDay(this.here.wall.day);
  }
}
