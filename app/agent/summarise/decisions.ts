import type { SummaryLine } from "~/domain/summary";
import { tokenize } from "../understand/grammar/tokens";
import { vocabularyOf } from "../understand/grammar/vocabulary";
import { asksWho, isConditional, promiseIn, takesOn } from "./promises";
import { namedIn, type Said, type Talk, type Turn, voiceOf } from "./sentences";
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

/** The same where something is to be settled: of the first one, and of who takes it up. */
const MOST_OPEN_WORDS = 9;
const MOST_OPEN_ECHO_WORDS = 6;

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
  /** Only gives in to what others said. */
  isEcho: boolean;
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
  // "Striped." "Yes, striped.": said first by whom it is known from.
  if (before >= 0 && made.isEcho) return;
  if (before >= 0) found.splice(before, 1);
  found.push(made);
}

function decisionOf(main: Said, said: readonly Said[], matter: Said | null, shown = main): Decision {
  const isLed = shown.words.proposal.first.test(shown.folded);
  return {
    ...{
      text: isLed || shown !== main ? proposedIn(shown) : shown.text,
      matter,
      at: main.at,
      isFinal: true,
      isEcho: false,
    },
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
        ((one.words.propose.in.test(one.folded) && wordsOf(one) > 1) || isKept(one)) &&
        !isConditional(one, one.words.propose.all) &&
        !one.words.procedure.in.test(one.folded) &&
        namedIn(one, transcript.guests).length === 0,
    ) ?? null
  );
}

/** "The prize stays, doesn't it?", "we leave the lights on". */
const isKept = ({ words, folded, keys }: Said): boolean =>
  keys.size > 0 && keys.size <= MOST_KEYS && words.stays.in.test(folded) && !words.past.in.test(folded);

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
  const echoes = next && next.voice !== turn.voice ? next.said.slice(0, 2) : [];
  const closing = turn.said.find(
    (one, n) => isClosing(one, open, turn.said[n - 1]) || echoes.some((echo) => isEchoed(one, echo, open, echoes[0])),
  );
  if (!closing || open?.entry === closing.entry) return null;
  const isNo = saysNo(closing);
  const others = (some: readonly Turn[]) => some.filter(({ voice }) => voice !== turn.voice).map(({ said }) => said);
  const behind = others(turns.slice(turn.at + 1, turn.at + 1 + ANSWER_TURNS));
  if (!isNo && behind.some(isRejecting)) return null;
  const between = open ? others(turns.slice(open.at + 1, turn.at)) : [];
  const firstOf = (some: readonly (readonly Said[])[], is: (one: Said) => boolean) =>
    some.flatMap((said) => said.slice(0, 2).find(is) ?? []);
  const before = turns[turn.at - 1];
  const withdrawn = isNo && before ? others([before]).flatMap((some) => some.filter((one) => drops(one, closing))) : [];
  const agrees = (one: Said) => agreesWith(one, closing, open, turn.said);
  const same = [
    ...withdrawn,
    ...firstOf(between, isNo ? rejects : agrees),
    ...firstOf(behind.slice(0, 1), (one) => (isNo && rejects(one)) || agrees(one)),
  ];
  const proposer = open && turns[open.at];
  const takesUp = open && proposer?.voice !== turn.voice && !isNo && !open.isQuestion && isAbout(closing, open);
  // "Then we go by bus", once others have said what they think.
  const answered = between.flatMap((said) => said.slice(0, 1)).filter((one) => !one.isQuestion);
  const isSame = closes(closing) || between.flat().some((one) => isAbout(one, closing));
  const sumsUp = isSame && (closes(closing) || concedes(closing)) && answered.length > 0 && !behind.some(isDoubting);
  if (same.length === 0 && !takesUp && !sumsUp) return null;
  const rests = same.length > 0 ? same.slice(-2) : answered.slice(-1);
  const made = decisionOf(closing, [...(takesUp ? [open] : []), closing, ...rests], open);
  return { ...made, isFinal: settles(closing), isEcho: !settles(closing) && concedes(closing) };
}

/** "I was to do a play, but I won't": what the next one says is off. */
const drops = (said: Said, closing: Said): boolean =>
  said.words.negation.in.test(said.folded) && !said.isQuestion && isAbout(said, closing);

/** Short words that settle what is open, or that speak of themselves as the end of a matter; "agreed" may stand before them. */
function isClosing(said: Said, open: Said | null, before: Said | undefined): boolean {
  const { folded, words, isQuestion, keys } = said;
  if (isQuestion || keys.size > MOST_KEYS || !isPlain(said) || words.procedure.in.test(folded)) return false;
  if ([words.withdraw, words.notMe].some((list) => list.in.test(folded))) return false;
  // "I always water them, so that's fine."
  if (words.habit.in.test(folded) && words.person.in.test(folded)) return false;
  if (promiseIn(said) || !(hasContent(said) || (open && closes(said)))) return false;
  if (closes(said)) return !words.past.in.test(folded);
  if (isPlainNo(said)) return true;
  if (!open) return false;
  if (concedes(said)) return true;
  const isAnswer =
    said.at - open.at <= ANSWER_TURNS &&
    keys.size > 0 &&
    !words.repair.first.test(folded.replace(words.bareNo.first, ""));
  const isAgreed = before?.keys.size === 0 && words.agree.first.test(before.folded);
  return settles(said) || (isAnswer && (isAgreed || (words.no.first.test(folded) && !words.i.in.test(folded))));
}

/** "No band." "No band, right.": said twice in few words; what is said against something needs nothing before it. */
function isEchoed(said: Said, echo: Said, open: Said | null, first: Said | undefined): boolean {
  const isOther = ({ isQuestion, words, folded }: Said) =>
    isQuestion || [words.unsettled, words.saying, words.person].some((list) => list.in.test(folded));
  if ([said, echo].some((one) => isOther(one) || promiseIn(one) !== null) || !isAbout(said, echo)) return false;
  // "Okay. No band, that's settled."
  const isYes = [echo, first].some((one) => one && (one.words.yes.first.test(one.folded) || saysNo(one)));
  const isShort = wordsOf(said) <= (open ? MOST_OPEN_WORDS : MOST_ECHO_WORDS);
  const isMore = [...echo.keys].filter((key) => !said.keys.has(key)).length > 1;
  if (!isShort || isMore || wordsOf(echo) > (open && isYes ? MOST_OPEN_ECHO_WORDS : MOST_ECHO_WORDS)) return false;
  return isPlain(said) && saysNo(said) === saysNo(echo) && (open !== null || isPlainNo(said));
}

/** "No live show.": against something by its name, and no more. */
function isPlainNo(said: Said): boolean {
  const { folded, words, keys } = said;
  const isMore = [words.polite, words.noHurry, words.decline].some((list) => list.in.test(folded));
  return keys.size > 0 && !isMore && wordsOf(said) <= MOST_ECHO_WORDS && words.without.first.test(folded);
}

const wordsOf = ({ folded }: Said) => folded.match(/[\p{L}\p{N}']+/gu)?.length ?? 0;

/** "Okay, no band", "good, one day it stays": in few words, of who takes what others said. */
function concedes(said: Said): boolean {
  const { folded, words } = said;
  const own = folded.slice(words.yes.first.exec(folded)?.[0].length ?? 0);
  const isYes = own.length < folded.length && /^,\s/.test(own);
  return isYes && hasContent(said) && wordsOf(said) <= MOST_OPEN_ECHO_WORDS && !words.i.in.test(folded);
}

/** A part of it does: "I agree with Karim, we leave the menu"; "then the fee stays". */
const closes = ({ folded, words }: Said): boolean =>
  folded.split(words.breaks).some((part) => words.closing.first.test(part)) ||
  words.closing.first.test(folded) ||
  (words.stays.in.test(folded) && [words.opener, words.yes].some(({ first }) => first.test(folded)));

function settles(said: Said): boolean {
  const { folded, words, keys } = said;
  if (closes(said) || words.settle.first.test(folded)) return true;
  return (words.yes.first.test(folded) || keys.size <= MOST_ANSWER_KEYS) && words.settle.in.test(folded);
}

/** Something is named in it: a word that is no small one, a day, a number, or a letter: "then it's C". */
const hasContent = (said: Said): boolean => contentOf(said).size > 0;

function contentOf({ folded, keys, words }: Said): Set<string> {
  const counted = tokenize(folded, vocabularyOf(words.code)).filter(
    ({ text, is, figure }) =>
      figure !== undefined ||
      (text.length > 2 && [is.wd, is.mo, is.day, is.n].some((one) => one !== undefined && one !== 1)) ||
      (/^\p{L}{1,2}$/u.test(text) && !words.small.has(text)),
  );
  return new Set([...keys, ...counted.map(({ text }) => text)]);
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

/** They share a word that means something, be it a number or a day, or begin with the same few words: "the new one". */
function isAbout(one: Said, other: Said): boolean {
  const there = contentOf(other);
  return [...contentOf(one)].some((word) => there.has(word)) || headOf(one) === headOf(other);
}

const headOf = ({ folded, words }: Said): string | symbol =>
  /^(?:\p{L}+ ){1,2}\p{L}+/u.exec(folded.split(words.breaks)[0] ?? "")?.[0] ?? Symbol();

/** @param turn all that was said together with what closes it */
function agreesWith(said: Said, closing: Said, open: Said | null = null, turn: readonly Said[] = [closing]): boolean {
  const { folded, words, keys, isQuestion } = said;
  if (isQuestion || rejects(said) || words.unknown.in.test(folded) || keys.size > MOST_ANSWER_KEYS) return false;
  if (promiseIn(said) && !words.yes.first.test(folded)) return false;
  const repeats = turn.some((one) => isAbout(said, one)) || (open !== null && isAbout(said, open));
  // "The same, yes."
  const isYes =
    folded.split(words.breaks).some((part) => words.yes.first.test(part)) ||
    words.yes.last.test(folded.replace(/[^\p{L}]+$/u, ""));
  return repeats || isYes || words.agree.in.test(folded) || words.thanks.first.test(folded);
}

function rejects({ folded, words, isQuestion }: Said): boolean {
  if (isQuestion || words.polite.in.test(folded)) return false;
  return words.no.first.test(folded) || words.against.in.test(folded);
}

const isDoubting = ([first]: readonly Said[]): boolean =>
  first !== undefined && (first.isQuestion || first.words.unknown.in.test(first.folded));

const isRejecting = (said: readonly Said[]): boolean => said.slice(0, 2).some(rejects);

/** A proposal that others take, and that nobody turns down; a question needs more than one "yes". */
function acceptedOf(proposed: Said, talk: Talk): Decision | null {
  const { turns } = talk;
  const isMere = !proposed.words.propose.in.test(proposed.folded);
  const agreed: Said[] = [];
  let last: readonly Said[] = [];
  for (const turn of turns.slice(proposed.at + 1, proposed.at + 1 + SETTLED_TURNS)) {
    const [first] = turn.said;
    if (isRejecting(turn.said) || first?.words.unknown.in.test(first.folded)) return null;
    if (goesOn(turn, proposed, agreed.length > 0, talk)) break;
    if (turn.voice === turns[proposed.at]?.voice || !first) continue;
    // "Yes, leave it alone." "Leave it alone."
    const isSame = first.keys.size <= 2 && last.some((one) => isAbout(first, one));
    if (!agreesWith(first, proposed) && !isSame) break;
    agreed.push(first);
    last = turn.said;
  }
  const isStrong =
    (!proposed.isQuestion && !isMere) ||
    agreed.some((one) => one.words.agree.in.test(one.folded) || (isMere && isAbout(one, proposed)));
  const voices = new Set(agreed.map(({ entry }) => voiceOf(entry)));
  if (agreed.length === 0 || (!isStrong && voices.size < 2)) return null;
  return hasContent(proposed) ? decisionOf(proposed, [proposed, ...agreed.slice(0, 2)], proposed) : null;
}

/** Another matter and nothing against this one, something taken on, or another proposal. */
function goesOn(turn: Turn, proposed: Said, isAgreed: boolean, talk: Talk): boolean {
  const [first] = turn.said;
  if (isAgreed && first && first.keys.size > 2 && !isAbout(first, proposed)) return true;
  const other = proposalIn(turn, talk);
  return (
    turn.said.some((one) => promiseIn(one) || takesOn(one)) ||
    (other !== null && other.keys.size > 0 && !isAbout(other, proposed))
  );
}
