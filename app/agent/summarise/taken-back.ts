import type { TranscriptGuest } from "~/domain/transcript";
import { promiseIn } from "./promises";
import { namedIn, type Said, type Turn } from "./sentences";

/** The turn takes back, or hands to another, what it takes on. */
export function isTakenBack(turn: Turn, guests: readonly TranscriptGuest[]): boolean {
  const isBack = (said: Said) => {
    const back = said.words.withdraw.in.exec(said.folded);
    return back !== null && !isBeforePromise(turn, said, back.index);
  };
  return handsOn(turn, guests) || turn.said.some(isBack);
}

/** "No, forget it, I'll do it myself": what is said before a promise takes back something else. */
export function isBeforePromise({ said: all }: Turn, said: Said, at: number): boolean {
  const own = promiseIn(said);
  if (own) return at < own.at;
  return all.slice(all.indexOf(said) + 1).some((one) => promiseIn(one) !== null);
}

/** A turn that says no for itself and names another. */
export function handsOn(turn: Turn, guests: readonly TranscriptGuest[]): boolean {
  const index = turn.said.findLastIndex((said) => promiseIn(said) !== null);
  if (index < 0) return false;
  const behind = turn.said.slice(index);
  return behind.some((said) => {
    const promise = promiseIn(said);
    const rest = promise ? said.folded.slice(promise.to) : said.folded;
    const offset = promise ? promise.to : 0;
    const others = namedIn({ ...said, folded: rest, text: said.text.slice(offset) }, guests).flat();
    return said.words.repair.in.test(rest) && others.some((guest) => guest !== turn.guest);
  });
}
