import type { SummaryLine } from "~/domain/summary";
import { tokenize } from "../understand/grammar/tokens";
import { vocabularyOf } from "../understand/grammar/vocabulary";
import { asksWho, isConditional, promiseIn, takesOn } from "./promises";
import { namedIn, type Said, type Talk, type Turn } from "./sentences";
import { spanOf } from "./span";
import { proposedIn } from "./task-text";

/** A proposal is settled within so many turns. */
const SETTLED_TURNS = 4;
/** An answer to a closing word comes at once. */
const ANSWER_TURNS = 2;
/** More words tell a story; a decision is said shortly. */
const MOST_KEYS = 9;
/** More words than these say something of their own. */
const MOST_ANSWER_KEYS = 4;

/** What two people say in the same few words. */
const MOST_ECHO_WORDS = 4;

/** The same where something is to be settled. */
const MOST_OPEN_ECHO_WORDS = 7;

interface Decision {
  text: string;
  /** What it rests on, in order: the words of two people, or those that say that it was settled. */
  said: Said[];
  keys: ReadonlySet<string>;
  at: number;
  /** What was proposed, where it was. */
  matter: Said | null;
  /** Nothing more has to come: a mere "no" may still be turned. */
  isFinal: boolean;
}

/** What the talk settled, also against something; a later word on the same matter takes the place of the earlier. */
export function findDecisions(talk: Talk): SummaryLine[] {
  const found: Decision[] = [];
  let open: Said | null = null;
  let openUntil = 0;
  for (const turn of talk.turns) {
    for (const one of found.filter(({ at }) => turn.at - at <= SETTLED_TURNS))
      if (isDenied(one, turn)) found.splice(found.indexOf(one), 1);
    if (turn.at > openUntil) open = null;
    const choice = choiceIn(turn);
    const isLed = proposalIn(turn, talk);
    const proposed = isLed ?? choice;
    const made = declaredIn(turn, open) ?? closedIn(turn, open, talk.turns) ?? (isLed && acceptedOf(isLed, talk));
    if (made) replaceIn(found, made);
    if (proposed) [open, openUntil] = [proposed, turn.at + SETTLED_TURNS];
    else if (made) openUntil = made.isFinal ? turn.at : Math.min(openUntil, turn.at + ANSWER_TURNS);
  }
  return found.map(({ text, said }) => ({ text, evidence: said.map(spanOf) }));
}

function replaceIn(found: Decision[], made: Decision): void {
  const before = found.findIndex(
    (one) =>
      made.at - one.at <= SETTLED_TURNS &&
      ((made.matter !== null && one.matter === made.matter) || [...made.keys].some((key) => one.keys.has(key))),
  );
  if (before >= 0) found.splice(before, 1);
  found.push(made);
}

function decisionOf(main: Said, said: readonly Said[], matter: Said | null, shown = main): Decision {
  const isLed = shown.words.proposal.first.test(shown.folded);
  return {
    ...{ text: isLed || shown !== main ? proposedIn(shown) : shown.text, matter, at: main.at, isFinal: true },
    said: [...new Set(said)].sort((a, b) => a.at - b.at || a.from - b.from),
    keys: new Set(said.flatMap(({ keys }) => [...keys])),
  };
}

/** "We agreed to keep the old logo"; "okay, that's decided" is about what was proposed. */
function declaredIn({ said }: Turn, open: Said | null): Decision | null {
  const one = said.find((sentence) => !sentence.isQuestion && isDeclared(sentence) && isPlain(sentence));
  if (!one || said.some((other) => other.from > one.from && deniesAgreement(other))) return null;
  const isOpen = open !== null && open.entry !== one.entry;
  if (one.keys.size > 0) return decisionOf(one, isOpen && isAbout(one, open) ? [open, one] : [one], open);
  return isOpen ? decisionOf(one, [open, one], open, open) : null;
}

/** "We agreed not to", not "we have not agreed", nor "almost". */
function isDeclared({ folded, words }: Said): boolean {
  const found = words.decided.in.exec(folded);
  if (!found || words.unsettled.in.test(folded)) return false;
  return !isNo(folded.slice(0, found.index), words);
}

const isNo = (folded: string, { negation, denial, bareNo }: Said["words"]): boolean =>
  [negation, denial].some((list) => list.in.test(folded.replace(bareNo.all, "")));

const deniesAgreement = ({ folded, words }: Said): boolean =>
  words.agreement.in.test(folded) && (isNo(folded, words) || words.unsettled.in.test(folded));

/** "No, we didn't agree on that", or "did we?", said to what somebody declares to be decided. */
function isDenied({ said: [declared], at }: Decision, { at: turn, entry, said }: Turn): boolean {
  const [first] = said;
  if (!declared || !first || !isDeclared(declared) || declared.entry === entry) return false;
  const asksBack = first.isQuestion && first.keys.size === 0 && first.words.we.in.test(first.folded);
  return said.some(deniesAgreement) || (turn === at + 1 && (asksBack || rejects(first)));
}

const isPlain = (said: Said): boolean => !said.words.unknown.in.test(said.folded) && !isConditional(said);

/** What somebody proposes to the others; how they go on with the meeting, and what one of them is to do, is none. */
function proposalIn({ said }: Turn, { transcript }: Talk): Said | null {
  return (
    said.findLast(
      (one) =>
        one.words.propose.in.test(one.folded) &&
        !isConditional(one, one.words.propose.all) &&
        !one.words.procedure.in.test(one.folded) &&
        namedIn(one, transcript.guests).length === 0,
    ) ?? null
  );
}

/** "Oak or stone?", "do we buy a new one?": what is to be settled, be it proposed or not. */
function choiceIn({ said }: Turn): Said | null {
  const isChoice = ({ isQuestion, keys, words, folded }: Said) => {
    if (
      !isQuestion ||
      keys.size === 0 ||
      [words.request, words.procedure, words.i].some((list) => list.in.test(folded))
    )
      return false;
    // "What do we do?" asks for more than a yes.
    const head = /^[^\p{L}]*(?:\p{L}+\s+)?\p{L}+/u.exec(folded)?.[0] ?? "";
    return words.or.in.test(folded) || words.we.in.test(head);
  };
  return said.findLast((one) => isChoice(one) && !asksWho(one)) ?? null;
}

/** Words that close a matter, once somebody else says the same. */
function closedIn(turn: Turn, open: Said | null, turns: readonly Turn[]): Decision | null {
  const next = turns[turn.at + 1];
  const echo = next && next.voice !== turn.voice ? next.said[0] : undefined;
  const closing = turn.said.find((one) => isClosing(one, open) || (echo && isEchoed(one, echo, open)));
  if (!closing || open?.entry === closing.entry) return null;
  const isNo = saysNo(closing);
  const others = (some: readonly Turn[]) => some.filter(({ voice }) => voice !== turn.voice).map(({ said }) => said);
  const behind = others(turns.slice(turn.at + 1, turn.at + 1 + ANSWER_TURNS));
  if (!isNo && behind.some(isRejecting)) return null;
  const between = open ? others(turns.slice(open.at + 1, turn.at)) : [];
  const firstOf = (some: readonly (readonly Said[])[], is: (one: Said) => boolean) =>
    some.flatMap((said) => said.slice(0, 2).find(is) ?? []);
  const same = [
    ...firstOf(between, isNo ? rejects : (one) => agreesWith(one, closing, open)),
    ...firstOf(behind.slice(0, 1), (one) => (isNo && rejects(one)) || agreesWith(one, closing, open)),
  ];
  const proposer = open && turns[open.at];
  const takesUp = open && proposer?.voice !== turn.voice && !isNo && !open.isQuestion && isAbout(closing, open);
  if (same.length === 0 && !takesUp) return null;
  const made = decisionOf(closing, [...(takesUp ? [open] : []), closing, ...same.slice(-2)], open);
  return { ...made, isFinal: settles(closing) };
}

/** Short words that settle what is open, or that speak of themselves as the end of a matter. */
function isClosing(said: Said, open: Said | null): boolean {
  const { folded, words, isQuestion, keys } = said;
  if (isQuestion || keys.size > MOST_KEYS || !isPlain(said) || words.procedure.in.test(folded)) return false;
  if (words.withdraw.in.test(folded) || words.notMe.in.test(folded)) return false;
  if (promiseIn(said) || !hasContent(said)) return false;
  if (closes(said)) return !words.past.in.test(folded);
  if (isPlainNo(said)) return true;
  if (!open) return false;
  const isAnswer =
    said.at - open.at <= ANSWER_TURNS &&
    keys.size > 0 &&
    !words.repair.first.test(folded.replace(words.bareNo.first, ""));
  return settles(said) || (words.no.first.test(folded) && isAnswer);
}

/** "No band." "No band, right.": said twice in few words; what is said against something needs nothing before it. */
function isEchoed(said: Said, echo: Said, open: Said | null): boolean {
  const most = open ? MOST_OPEN_ECHO_WORDS : MOST_ECHO_WORDS;
  const isShort = (one: Said, words: number) => !one.isQuestion && wordsOf(one) <= words && promiseIn(one) === null;
  const isMore = [...echo.keys].filter((key) => !said.keys.has(key)).length > 1;
  if (!isShort(said, most) || !isShort(echo, MOST_ECHO_WORDS) || isMore || !isAbout(said, echo) || !isPlain(said))
    return false;
  return saysNo(said) === saysNo(echo) && (open !== null || saysNo(said));
}

/** "No live show.": against something by its name, and no more. */
function isPlainNo(said: Said): boolean {
  const { folded, words, keys } = said;
  const isMore = [words.polite, words.noHurry, words.decline].some((list) => list.in.test(folded));
  return keys.size > 0 && !isMore && wordsOf(said) <= MOST_ECHO_WORDS && words.without.first.test(folded);
}

const wordsOf = ({ folded }: Said) => folded.match(/[\p{L}\p{N}']+/gu)?.length ?? 0;

/** A part of it does: "I agree with Karim, we leave the menu". */
const closes = ({ folded, words }: Said): boolean =>
  folded.split(words.breaks).some((part) => words.closing.first.test(part)) || words.closing.first.test(folded);

function settles(said: Said): boolean {
  const { folded, words, keys } = said;
  if (closes(said) || words.settle.first.test(folded)) return true;
  return (words.yes.first.test(folded) || keys.size <= MOST_ANSWER_KEYS) && words.settle.in.test(folded);
}

/** Something is named in it: a word that is no small one, a day, a number, or a letter: "then it's C". */
const hasContent = ({ folded, keys, words }: Said): boolean =>
  keys.size > 0 ||
  tokenize(folded, vocabularyOf(words.code)).some(
    ({ text, is, figure }) =>
      figure !== undefined ||
      (text.length > 2 && (is.wd !== undefined || is.mo !== undefined || is.day !== undefined)) ||
      (/^\p{L}$/u.test(text) && !words.small.has(text)),
  );

/** "No forum", and "right, no forum". */
function saysNo({ folded, words }: Said): boolean {
  const yes = words.yes.first.exec(folded)?.[0].length ?? 0;
  const own = folded.slice(yes).replace(/^[^\p{L}]+/u, "");
  return (
    [folded, own].some((one) => words.no.first.test(one) || words.without.first.test(one)) ||
    words.negation.in.test(folded)
  );
}

const isAbout = (one: Said, other: Said): boolean => [...one.keys].some((key) => other.keys.has(key));

function agreesWith(said: Said, closing: Said, open: Said | null = null): boolean {
  const { folded, words, keys, isQuestion } = said;
  if (isQuestion || rejects(said) || words.unknown.in.test(folded) || keys.size > MOST_ANSWER_KEYS) return false;
  if (promiseIn(said) && !words.yes.first.test(folded)) return false;
  const repeats = isAbout(said, closing) || (open !== null && isAbout(said, open));
  return repeats || words.agree.in.test(folded) || words.yes.first.test(folded) || words.thanks.first.test(folded);
}

function rejects({ folded, words, isQuestion }: Said): boolean {
  if (isQuestion || words.polite.in.test(folded)) return false;
  return words.no.first.test(folded) || words.against.in.test(folded);
}

const isRejecting = (said: readonly Said[]): boolean => said.slice(0, 2).some(rejects);

/** A proposal that others take, and that nobody turns down; a question needs more than one "yes". */
function acceptedOf(proposed: Said, talk: Talk): Decision | null {
  const { turns } = talk;
  const from = proposed.at;
  const agreed: Said[] = [];
  const voices = new Set<string>();
  let isStrong = !proposed.isQuestion;
  for (const turn of turns.slice(from + 1, from + 1 + SETTLED_TURNS)) {
    // Another matter, and nothing against this one.
    if (agreed.length > 0 && turn.said[0] && turn.said[0].keys.size > 2 && !isAbout(turn.said[0], proposed)) break;
    if (isRejecting(turn.said) || turn.said.slice(0, 1).some(({ words, folded }) => words.unknown.in.test(folded)))
      return null;
    if (turn.said.some((one) => promiseIn(one) || takesOn(one)) || proposalIn(turn, talk)) break;
    const [first] = turn.said;
    if (turn.voice === turns[from]?.voice || !first) continue;
    if (!agreesWith(first, proposed)) break;
    agreed.push(first);
    voices.add(turn.voice);
    isStrong ||= first.words.agree.in.test(first.folded);
  }
  if (agreed.length === 0 || (!isStrong && voices.size < 2)) return null;
  return hasContent(proposed) ? decisionOf(proposed, [proposed, ...agreed.slice(0, 2)], proposed) : null;
}
