import type { SummaryLine } from "~/domain/summary";
import type { Said, Talk, Turn } from "./sentences";
import { spanOf } from "./span";

/** Answers come within so many turns. */
const ANSWER_TURNS = 2;

/** Questions that nobody could answer, or that were put off, and that were still open at the end. */
export function findQuestions({ turns }: Talk): SummaryLine[] {
  const found: { asked: Said; answers: Said[] }[] = [];
  for (const turn of turns) {
    const asked = turn.said.findLast(
      ({ isQuestion, keys, words, folded }) => isQuestion && keys.size > 0 && !words.request.first.test(folded),
    );
    const answers = asked ? unknownBehind(turn, asked, turns) : [];
    if (asked && answers.length > 0) found.push({ asked, answers });
  }
  return found.map(({ asked, answers }) => ({
    text: asked.text,
    evidence: [...new Set([asked, ...answers])].map(spanOf),
  }));
}

function unknownBehind(turn: Turn, asked: Said, turns: readonly Turn[]): Said[] {
  const own = turn.said.slice(turn.said.indexOf(asked) + 1);
  const others = turns.slice(turn.at + 1, turn.at + 1 + ANSWER_TURNS);
  const [next] = others;
  const said = [...own, ...others.flatMap((one) => one.said)];
  const isAsked = asked.words.knows.in.test(asked.folded);
  const isUnknown = (one: Said) =>
    one.words.unknown.in.test(one.folded) ||
    (isAsked && one === next?.said[0] && (one.words.no.first.test(one.folded) || deniesIn(one)));
  // At the very end nobody answers any more.
  if (own.length === 0 && others.length === 0 && !asked.words.meet.in.test(asked.folded)) return [asked];
  // "The lady said she'd have to check": what others are said to have said, with a "not" or with no more of it.
  const told = next?.voice !== turn.voice ? next?.said[0] : undefined;
  const isOthers = told && !told.isQuestion && told.words.saying.in.test(told.folded) && !/\d/.test(told.folded);
  if (told && isOthers && (next?.said.some(deniesIn) || told.words.subordinate.in.test(told.folded))) return [told];
  const unknown = said.filter((one) => !one.isQuestion && isUnknown(one));
  // A plain answer first, and then something else that nobody knows.
  const first = next?.said[0];
  if (
    first &&
    !unknown.some(({ at }) => at === next?.at) &&
    (first.words.yes.first.test(first.folded) || first.words.no.first.test(first.folded))
  )
    return [];
  return unknown.slice(0, 1);
}

const deniesIn = ({ words, folded }: Said): boolean => words.negation.in.test(folded) || words.denial.in.test(folded);
