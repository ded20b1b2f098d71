import type { SummaryLine } from "~/domain/summary";
import { tokenize } from "../understand/grammar/tokens";
import { vocabularyOf } from "../understand/grammar/vocabulary";
import { isHeading } from "./jobs";
import { isConditional, promiseIn, takesOn } from "./promises";
import type { Said, Talk, Turn } from "./sentences";
import { spanOf } from "./span";
import { proposedIn } from "./task-text";

/** What was said so many turns before may be what is settled now. */
const OPEN_TURNS = 5;
/** The same of a mere word of it. */
const THREAD_TURNS = 6;
/** Words so near to each other settle one matter. */
const SAME_TURNS = 3;
/** A decision is said shortly. */
const MOST_WORDS = 16;
const FEW_WORDS = 6;
/** "Oh well." */
const MOST_REACTION_WORDS = 4;
/** More turns are a meeting that begins with a greeting and ends with a parting. */
const LONG_TALK_TURNS = 12;
const FIRST_TURNS = 4;
const LAST_TURNS = 3;

/** So much speaks for a decision that it is shown. */
const LEAST_WEIGHT = 4.5;
const USUAL_TURNS = 40;
/** The last word on a matter counts: so much for each turn. */
const LATER_WEIGHT = 0.25;
/** Words that say themselves that it was settled. */
const DECLARED_WEIGHT = 9;

interface Decision {
  text: string;
  /** What it rests on, in order. */
  said: Said[];
  at: number;
  weight: number;
}

/**
 * What the talk settled, also against something. No word makes a decision by itself: that something was open, that others
 * said what they think, that it follows, is said shortly and is taken up are signs of one, and enough of them are needed.
 * Of words near to each other those with the most signs stand, and a later word more easily.
 */
export function findDecisions(talk: Talk): SummaryLine[] {
  const all = talk.turns.flatMap((turn) => turn.said.flatMap((said) => decisionIn(said, turn, talk) ?? []));
  const kept: Decision[] = [];
  const rank = ({ weight, at }: Decision) => weight + at * LATER_WEIGHT;
  for (const one of all.toSorted((a, b) => rank(b) - rank(a)))
    if (!kept.some(({ at }) => Math.abs(at - one.at) <= SAME_TURNS)) kept.push(one);
  return kept.toSorted((a, b) => a.at - b.at).map(({ text, said }) => ({ text, evidence: said.map(spanOf) }));
}

function decisionIn(said: Said, turn: Turn, { turns }: Talk): Decision | null {
  const before = [
    ...turns.slice(Math.max(0, turn.at - THREAD_TURNS), turn.at).flatMap((one) => one.said),
    ...turn.said.slice(0, turn.said.indexOf(said)),
  ];
  const open = before
    .filter((one) => isOpening(one) || isHeading(one))
    .slice(-2)
    .filter(({ at }) => turn.at - at <= OPEN_TURNS);
  const isDeclared = declares(said) && !turn.said.some((one) => one.from > said.from && deniesAgreement(one));
  if (!mayDecide(said, turn, turns) || isTurnedDown(said, turn, turns, isDeclared)) return null;
  const matter = open.findLast(isOfAll);
  const between = matter ? before.filter(({ at }) => at > matter.at && at < turn.at) : [];
  if (!isDeclared && isDisputed(said, between)) return null;
  const next = turns[turn.at + 1];
  const answer = next && next.voice !== turn.voice ? next.said : [];
  const weight = isDeclared ? DECLARED_WEIGHT : weightOf(said, turn, { before, open, answer, turns });
  // The more is said, the more of it looks like a decision.
  if (weight < LEAST_WEIGHT + Math.max(0, Math.log10(turns.length / USUAL_TURNS))) return null;
  const answers = answer
    .slice(0, 2)
    .filter((one) => agrees(one) || isAbout(one, said))
    .slice(0, 1);
  const made = hasContent(said)
    ? { said: [said], text: shown(said) }
    : aboutMatter(said, { matter, between, answer, isDeclared });
  return made && { ...made, said: [...made.said, ...answers], at: turn.at, weight };
}

/** "Shall we go with the red one?" is shown as "Go with the red one". */
const shown = (said: Said): string => (said.words.proposal.first.test(said.folded) ? proposedIn(said) : said.text);

/** Words that name nothing are shown with what they are about, if nobody spoke against that. */
function aboutMatter(
  said: Said,
  around: { matter: Said | undefined; between: readonly Said[]; answer: readonly Said[]; isDeclared: boolean },
): { said: Said[]; text: string } | null {
  const { matter, between, answer, isDeclared } = around;
  if (
    !matter ||
    countOf([matter]) > MOST_WORDS ||
    !hasContent(matter) ||
    saysNo(said) ||
    between.some((one) => rejects(one) || saysNo(one))
  )
    return null;
  const isMere = agrees(said);
  // "Shall we?" "Yes.": one "yes" is not that of all.
  const isAgreed =
    !isMere || isDeclared || said.words.agree.in.test(said.folded) || !matter.isQuestion || answer.some(agrees);
  const text = isMere || isDeclared ? shown(matter) : `${matter.text} ${said.text}`;
  return isAgreed ? { said: [matter, said], text } : null;
}

interface Around {
  /** What was said in the turns before, and in this one. */
  before: readonly Said[];
  /** The last of it that opened a matter. */
  open: readonly Said[];
  /** What somebody else says to it. */
  answer: readonly Said[];
  turns: readonly Turn[];
}

/** How much speaks for a decision; the weights were found on meetings that were left out in turn. */
function weightOf(said: Said, turn: Turn, { before, open, answer, turns }: Around): number {
  const { words, folded } = said;
  const [first] = answer;
  const near = before.filter(({ at }) => turn.at - at <= SAME_TURNS);
  const isUnknown = near.some((one) => one.words.unknown.in.test(one.folded));
  const isKnown = before.some((one) => !one.words.past.in.test(one.folded) && isAbout(one, said));
  const isAsked = open.some((one) => one.isQuestion && one.words.we.in.test(one.folded));
  const isProposed = open.some((one) => [one.words.propose, one.words.stays].some((list) => list.in.test(one.folded)));
  const isOpen = isAsked || isProposed || open.some((one) => one.isQuestion && one.words.or.in.test(one.folded));
  const isPlain = !words.i.in.test(folded) && !isUnknown && !(isHeading(said) && !isKnown);
  const isResult = [words.follows.first, words.follows.last].some((place) =>
    place.test(folded.replace(/[^\p{L}]+$/u, "")),
  );
  const stays = words.stays.in.test(folded);
  const isRefused = before.some(
    (one) =>
      turn.at - one.at <= 2 &&
      one.at < turn.at &&
      turns[one.at]?.voice !== turn.voice &&
      (one.words.no.first.test(one.folded) || one.words.against.in.test(one.folded)),
  );
  const signs: [weight: number, isThere: boolean][] = [
    [2, stays],
    [1.5, isProposed],
    [1.5, words.final.in.test(folded)],
    [1.5, first !== undefined && agrees(first)],
    [1, answer.slice(0, 2).some((one) => !one.isQuestion && isAbout(one, said))],
    [1, answer.length > 0 && countOf(answer) <= MOST_REACTION_WORDS && !answer.some(({ isQuestion }) => isQuestion)],
    [1, words.settle.in.test(folded)],
    [1, words.henceforth.in.test(folded)],
    [1, words.yes.first.test(folded)],
    [1, isKnown],
    [1, isAsked],
    [1, isRefused],
    [1, !hasContent(said)],
    [1, countOf([said]) <= FEW_WORDS],
    [1, isResult && isPlain && (isKnown || isOpen || stays || words.we.in.test(folded))],
    [1, isPlain && isOpen && (words.negation.in.test(folded) || saysNo(said))],
    [-1, words.person.in.test(folded)],
    [-1, words.definite.first.test(folded) || words.indefinite.first.test(folded)],
    [-1, isUnknown],
  ];
  const isSettled = isKnown && words.settle.in.test(folded);
  const isOfSomething =
    open.length > 0 ||
    isResult ||
    isSettled ||
    [words.stays, words.final, words.henceforth].some((list) => list.in.test(folded));
  return !isOfSomething ? 0 : signs.reduce((sum, [weight, isThere]) => (isThere ? sum + weight : sum), 0);
}

/** No question, promise or tale, nothing unknown, and neither greeting nor parting. */
function mayDecide(said: Said, { at }: Turn, { length }: readonly Turn[]): boolean {
  const { words, folded } = said;
  const isMiddle = length <= LONG_TALK_TURNS || (at >= FIRST_TURNS && at < length - LAST_TURNS);
  if (!isMiddle || said.isQuestion || countOf([said]) > MOST_WORDS || promiseIn(said) || takesOn(said)) return false;
  const none = [words.past, words.unknown, words.saying, words.joke, words.procedure, words.notMe, words.withdraw];
  const isHabit = words.habit.in.test(folded) && words.person.in.test(folded);
  if (isHabit || isConditional(said) || folded.endsWith("!") || isCutOff(said)) return false;
  return declares(said) || !none.some((list) => list.in.test(folded));
}

/** "Br", "the": somebody begins, and another speaks. */
const isCutOff = (said: Said): boolean => countOf([said]) <= 3 && !/[.?\u2026]$/.test(said.folded);

/** Others turn it down, or deny that it was agreed. */
function isTurnedDown(said: Said, turn: Turn, turns: readonly Turn[], isDeclared: boolean): boolean {
  const others = turns.slice(turn.at + 1, turn.at + 3).filter(({ voice }) => voice !== turn.voice);
  if (isDeclared && others.some((one) => one.said.some(deniesAgreement))) return true;
  const first = others[0]?.said[0];
  const asksBack = first?.isQuestion && first.keys.size === 0 && first.words.we.in.test(first.folded);
  return (
    (isDeclared && asksBack === true) || (!saysNo(said) && others.some((one) => one.said.slice(0, 2).some(rejects)))
  );
}

/** "Shall we?" "I'd rather not." "Agreed": with whom? And the other way round: "Agreed." "No, it's too loud." */
function isDisputed(said: Said, between: readonly Said[]): boolean {
  const isNo = saysNo(said);
  if (isNo) return between.some((one) => agrees(one) && !saysNo(one));
  return agrees(said) && between.some((one) => rejects(one) && !isAbout(one, said));
}

/** A question, or what somebody proposes to the others. */
function isOpening(said: Said): boolean {
  const { words, folded, isQuestion } = said;
  if ([words.knows, words.onTheSpot, words.procedure].some((list) => list.in.test(folded))) return false;
  return isQuestion || (words.propose.in.test(folded) && !isConditional(said, words.propose.all));
}

/** One that only all of them can answer, not one who knows. */
const isOfAll = (said: Said): boolean =>
  isOpening(said) &&
  [said.words.propose, said.words.we, said.words.or, said.words.stays].some((list) => list.in.test(said.folded));

/** "We agreed not to", not "we have not agreed", nor "almost". */
function declares({ folded, words, isQuestion }: Said): boolean {
  const found = isQuestion ? null : words.decided.in.exec(folded);
  if (!found || words.unsettled.in.test(folded)) return false;
  return !isNo(folded.slice(0, found.index), words);
}

const isNo = (folded: string, { negation, denial, bareNo }: Said["words"]): boolean =>
  [negation, denial].some((list) => list.in.test(folded.replace(bareNo.all, "")));

const deniesAgreement = ({ folded, words }: Said): boolean =>
  words.agreement.in.test(folded) && (isNo(folded, words) || words.unsettled.in.test(folded));

const countOf = (some: readonly Said[]): number =>
  some.reduce((sum, { folded }) => sum + (folded.match(/[\p{L}\p{N}']+/gu)?.length ?? 0), 0);

/** Something is named in it, beside words of agreeing: a word that is no small one, a day, a number, or a letter: "then it's C". */
function hasContent(said: Said): boolean {
  const { yes, agree, thanks } = said.words;
  const rest = [agree, thanks, yes].reduce((text, list) => text.replace(list.all, " "), said.folded);
  return [...contentOf(said)].some((word) => rest.includes(word));
}

const contents = new WeakMap<Said, Set<string>>();

function contentOf(said: Said): Set<string> {
  const known = contents.get(said);
  if (known) return known;
  const { folded, keys, words } = said;
  const counted = tokenize(folded, vocabularyOf(words.code)).filter(
    ({ text, is, figure }) =>
      figure !== undefined ||
      (text.length > 2 && [is.wd, is.mo, is.day, is.n].some((one) => one !== undefined && one !== 1)) ||
      (/^\p{L}{1,2}$/u.test(text) && !words.small.has(text)),
  );
  const found = new Set([...keys, ...counted.map(({ text }) => text)]);
  contents.set(said, found);
  return found;
}

/** "No forum", and "right, no forum". */
function saysNo({ folded, words }: Said): boolean {
  const yes = (words.agree.first.exec(folded) ?? words.yes.first.exec(folded))?.[0].length ?? 0;
  const own = folded.slice(yes).replace(/^[^\p{L}]+/u, "");
  return (
    [folded, own].some((one) => words.no.first.test(one) || words.without.first.test(one)) ||
    words.negation.in.test(folded)
  );
}

/** They share a word that means something, be it a number or a day. */
function isAbout(one: Said, other: Said): boolean {
  const there = contentOf(other);
  return [...contentOf(one)].some((word) => there.has(word));
}

const agrees = ({ words, folded, isQuestion }: Said): boolean =>
  !isQuestion &&
  ([words.yes, words.thanks].some(({ first }) => first.test(folded)) ||
    words.agree.in.test(folded) ||
    words.yes.last.test(folded.replace(/[^\p{L}]+$/u, "")));

function rejects({ folded, words, isQuestion }: Said): boolean {
  if (isQuestion || words.polite.in.test(folded)) return false;
  return words.no.first.test(folded) || words.against.in.test(folded);
}
