import type { SummaryLine } from "~/domain/summary";
import { isConditional } from "./promises";
import type { Said, Talk, Turn } from "./sentences";
import { spanOf } from "./span";

/** A proposal is settled within so many turns. */
const SETTLED_TURNS = 4;
/** More words tell a story; a decision is said shortly. */
const MOST_KEYS = 9;

/** What the talk settled, also against something; a later word on the same matter takes the place of the earlier. */
export function findDecisions({ turns }: Talk): SummaryLine[] {
  const found: { said: Said[]; keys: Set<string> }[] = [];
  let open: { at: number; voice: string; said: Said } | null = null;
  for (const turn of turns) {
    const said = decidedIn(turn) ?? (open && turn.at - open.at <= SETTLED_TURNS ? settledIn(turn, open, turns) : null);
    if (said) {
      const keys = new Set([...said.flatMap((one) => [...one.keys]), ...(open ? open.said.keys : [])]);
      const before = found.findIndex(
        (one) => turn.at - (one.said[0]?.at ?? 0) <= SETTLED_TURNS && [...keys].some((key) => one.keys.has(key)),
      );
      if (before >= 0) found.splice(before, 1);
      found.push({ said, keys });
      open = null;
    }
    const proposed = turn.said.findLast((one) => one.words.propose.in.test(one.folded) && !isConditional(one));
    if (proposed && !said) open = { at: turn.at, voice: turn.voice, said: proposed };
  }
  return found.map(({ said }) => ({
    text: said.reduce((a, b) => (b.keys.size > a.keys.size ? b : a)).text,
    evidence: said.map(spanOf),
  }));
}

function decidedIn({ said }: Turn): Said[] | null {
  const one = said.find(
    (sentence) =>
      !sentence.isQuestion &&
      sentence.words.decided.in.test(sentence.folded) &&
      !isConditional(sentence) &&
      !sentence.words.unknown.in.test(sentence.folded) &&
      sentence.keys.size > 0,
  );
  return one ? [one] : null;
}

/** The words that close what was proposed: a "then it is so", or two others who agree. */
function settledIn(turn: Turn, open: { at: number; voice: string; said: Said }, turns: readonly Turn[]): Said[] | null {
  if (turn.at === open.at) return null;
  const closing = turn.said.find(isClosing);
  if (!closing) return null;
  const agrees = turns
    .slice(open.at + 1, turn.at + 3)
    .filter(
      (one) =>
        one.at !== turn.at && one.voice !== open.voice && one.said[0] && agreesWith(one.said[0], open.said, closing),
    );
  if (turn.voice === open.voice && agrees.length === 0) return null;
  const next = turns[turn.at + 1];
  const [confirmed] = next?.said ?? [];
  if (turn.voice !== open.voice && agrees.length === 0 && !(confirmed && agreesWith(confirmed, open.said, closing)))
    return null;
  const follows =
    confirmed && next?.voice !== turn.voice && agreesWith(confirmed, open.said, closing) ? [confirmed] : [];
  return [closing, ...follows];
}

function isClosing({ folded, words, isQuestion, keys }: Said): boolean {
  if (isQuestion || keys.size > MOST_KEYS || words.unknown.in.test(folded) || words.condition.in.test(folded))
    return false;
  return (
    words.settle.first.test(folded) ||
    (words.yes.first.test(folded) && words.settle.in.test(folded)) ||
    words.no.first.test(folded)
  );
}

function agreesWith({ folded, words, keys, isQuestion }: Said, proposed: Said, closing: Said): boolean {
  if (isQuestion || words.unknown.in.test(folded)) return false;
  const isShort = keys.size <= 4;
  const isAbout = [...keys].some((key) => proposed.keys.has(key) || closing.keys.has(key));
  return isShort && (isAbout || words.yes.first.test(folded) || words.thanks.first.test(folded));
}
