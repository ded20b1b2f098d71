import type { Said } from "./sentences";

export interface Promise_ {
  /** How much it says by itself: an offer counts once it is taken, soft words with something beside them. */
  force: "firm" | "soft" | "offer" | "loose";
  /** Offsets of the part of the sentence in which it stands. */
  from: number;
  to: number;
  /** Where its own words begin. */
  at: number;
  /** Where they end. */
  end: number;
}

const FORCES = ["firm", "soft", "offer"] as const;

/** So few words say nothing of their own. */
const SHORT_WORDS = 4;

const known = new WeakMap<Said, Promise_ | null>();

/**
 * The promise in a sentence, if somebody takes something on in it; what is past, wished, habit or a joke is none. Asked
 * many times of one sentence, and read once.
 */
export function promiseIn(said: Said): Promise_ | null {
  const before = known.get(said);
  if (before !== undefined) return before;
  const found = readPromise(said);
  known.set(said, found);
  return found;
}

const loosely = new WeakMap<Said, Promise_ | null>();

/**
 * The same, or any work of the speaker's whatever its verb: not what they are, have or know, nor what they eat and drink
 * while they talk. Beside a day that is bound to it, or others who ask or thank, it is a promise as well.
 */
export function workIn(said: Said): Promise_ | null {
  const before = loosely.get(said);
  if (before !== undefined) return before;
  const found = promiseIn(said) ?? readWork(said);
  loosely.set(said, found);
  return found;
}

function readWork(said: Said): Promise_ | null {
  const { folded, words, isQuestion } = said;
  if (isQuestion || isNotMeant(said)) return null;
  const ready = words.ready.in.exec(folded);
  const found = ready ?? words.loose.in.exec(folded);
  if (!found || isPreterite(said, found) || isOthers(said, found.index)) return null;
  const [from, to] = partAround(said, found.index);
  const part = folded.slice(from, to);
  const lists = [
    words.idle,
    words.habit,
    words.negation,
    words.unsettled,
    ...(ready ? [] : [words.past, words.onTheSpot]),
  ];
  const isState = !ready && words.state.first.test(folded.slice(found.index, to));
  const isNone = isState || lists.some((list) => list.in.test(part));
  return isNone ? null : { force: "loose", from, to, at: found.index, end: found.index + found[0].length };
}

function readPromise(said: Said): Promise_ | null {
  const { folded, words } = said;
  if (isNotMeant(said)) return null;
  for (const force of FORCES) {
    const found = words[force].in.exec(folded);
    if (!found || isPreterite(said, found) || isName(said, found) || isOthers(said, found.index)) continue;
    const [from, to] = partAround(said, found.index);
    const part = folded.slice(from, to);
    // "I'll write up what I've seen": what is past, or denied, in a clause of its own says nothing of the promise.
    const behind = found.index + found[0].length;
    const clause = words.subordinate.in.exec(folded.slice(behind, to));
    const own = clause ? folded.slice(from, behind + clause.index) : part;
    // "So I write the menus?" waits for its answer.
    const isPut = said.isQuestion && isAsked(folded, to);
    if (
      isAside(part, found[0], said) ||
      isSomeDay(said, from, to) ||
      words.idle.in.test(part) ||
      // "I'll say nothing."
      [words.habit, words.past, words.unsettled, words.negation].some((list) => list.in.test(own))
    )
      continue;
    // "If you like, I'll call them" waits for its answer.
    const isOffer = isPut || words.leave.in.test(folded);
    return { force: isOffer ? "offer" : force, from, to, at: found.index, end: found.index + found[0].length };
  }
  return null;
}

/** Under a condition, in jest, or turned away from oneself: "don't look at me, I glue everything together". */
export function isNotMeant(said: Said): boolean {
  const { folded, words } = said;
  return isConditional(said) || words.joke.in.test(folded) || words.notMe.in.test(folded);
}

/** Spanish "cambió" is what somebody else did and "cambié" what I did; "cambio" I do, "cambiaré" I will. No other language ends a verb so. */
const isPreterite = ({ text }: Said, { 0: found, index }: RegExpExecArray): boolean =>
  /(?:\u00f3|(?<![aei]r)\u00e9)(?: yo)?$/u.test(text.slice(index, index + found.length).toLowerCase());

/** "I'm going to Rome": what should be a verb is a name. */
const isName = ({ text }: Said, { 0: found, index }: RegExpExecArray): boolean =>
  /\P{L}(?!I(?!\p{L}))\p{Lu}\p{L}*$/u.test(text.slice(index, index + found.length));

/** "My boss said I'll fix it": words of somebody else, up to a comma or a subject of their own. */
function isOthers({ folded, words, isQuoted }: Said, at: number): boolean {
  const before = folded.slice(0, at);
  const last = [...before.matchAll(words.saying.all)].at(-1);
  if (!last) return isQuoted;
  const gap = before.slice(last.index + last[0].length);
  return isQuoted || (!words.subject.in.test(gap) && !/\p{L}.*[,;:]\s/u.test(gap));
}

/** "One day, I'll finish it", "I'd paint it, one day": a few words that make it a dream, or a habit. */
const isSomeDay = ({ folded, words }: Said, from: number, to: number): boolean =>
  [folded.slice(0, from), ...folded.slice(to).split(words.breaks)].some(
    (part) => words.habit.in.test(part) && part.trim().split(/\s+/).length <= SHORT_WORDS,
  );

/** Whether it holds only under a condition; "as soon as" says when, and an accent makes Spanish "if" a "yes". @param beside what is no condition */
export function isConditional({ folded, text, words }: Said, beside: RegExp = words.once.all): boolean {
  if (!words.condition.in.test(folded)) return false;
  const blank = (found: string) => " ".repeat(found.length);
  const plain = folded.replace(beside, blank).replace(words.leave.all, blank);
  return [...plain.matchAll(words.condition.all)].some(({ 0: found, index }) => {
    const written = text.slice(index, index + found.length).toLowerCase();
    return !written.startsWith("s\u00ed");
  });
}

/** "I won't go, I tell you": a verb alone beside what is denied promises nothing. */
function isAside(part: string, found: string, { folded, words }: Said): boolean {
  const isBare = part.replace(/[^\p{L}']+$/u, "").trimStart().length <= found.length;
  return isBare && part.length < folded.length && words.negation.in.test(folded);
}

/** The part itself is the question: "I'll do it, Kim?" not "I'll paint it, when do you want it?" */
const isAsked = (folded: string, to: number) => (folded.slice(to).match(/\p{L}+/gu)?.length ?? 0) < 2;

/** The part of a sentence between commas in which a place lies. */
export function partAround({ folded, words }: Said, place: number): [number, number] {
  let from = 0;
  for (const { 0: mark, index } of folded.matchAll(words.breaks)) {
    if (index >= place) return [from, index];
    from = index + mark.length;
  }
  return [from, folded.length];
}

/** Whether the sentence takes on what was spoken of before: "will do", "mache ich", a lone "me". */
export function takesOn(said: Said): boolean {
  const { folded, words, isQuestion } = said;
  if (isQuestion || isNotMeant(said)) return false;
  // "Na gut, das mach ich": what stands behind the yes.
  const yes = /^.{1,12}?,\s/u.exec(folded);
  const own = yes && words.yes.first.test(yes[0]) ? folded.slice(yes[0].length) : folded;
  const found = words.take.first.exec(own) ?? words.take.first.exec(folded);
  if (!found || words.negation.in.test(folded)) return false;
  const behind = found.input.slice(found[0].length);
  const rest = behind.match(/\p{L}+/gu) ?? [];
  const taken = /(\p{L}+)[^\p{L}]*$/u.exec(found[0])?.[1] ?? "";
  const core = found[0].trim().replace(words.sounds.first, "");
  const isBare = !/\p{L}+[^\p{L}]+\p{L}+$/u.test(core) && taken.length <= 4;
  // "Me, on Monday."; "me, I'd put it off" says more.
  const isAlone = promiseIn(said) === null && !words.habit.in.test(folded) && /^\s*,/.test(behind);
  return rest.length <= (isBare && !isAlone ? 0 : 5);
}

/** Asks for somebody who does something: "who tells the hall?" */
export function asksWho(said: Said): boolean {
  const { folded, words, isQuestion } = said;
  const found = isQuestion ? words.who.in.exec(folded) : null;
  if (!found || words.asksFact.in.test(folded)) return false;
  // "What about the kid who wants to bring bees?" speaks of somebody.
  const [from] = partAround(said, found.index);
  return words.who.first.test(folded.slice(from));
}
