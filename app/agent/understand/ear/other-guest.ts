import type { Role } from "./lexicon";
import { isQuiet } from "./slots";
import { isPerson, isPhrase, isStop, isWord, NO, type PassInput, type Unit } from "./unit";
import { has } from "./units-in";

/**
 * "Never mind Kees, do it with Bram", "laat Kees maar, doe het met Bram", where it is asked who Kees is: he is let go of,
 * and somebody else comes instead.
 */
export function withOtherGuest(units: readonly Unit[], { situation: { awaiting } }: PassInput): readonly Unit[] {
  const stop = units.findIndex(isStop);
  if (awaiting !== "attendee" || stop < 0) return units;
  const [front, rest] = [units.slice(0, stop), units.slice(stop + 1)];
  const words = front.filter(isWord);
  const isGone =
    has(front, ...LETS_GO) &&
    words.length > 0 &&
    words.length <= LONGEST_NAME &&
    front.every((unit) => unit.kind === "word" || isQuiet(unit) || isPhrase(unit, ...LETS_GO, "lets"));
  const isOther =
    rest.some(isPerson) &&
    rest.every((unit) => unit.kind === "person" || isQuiet(unit) || isPhrase(unit, "with", "takes", "planned"));
  if (!isGone || !isOther) return units;
  const { start } = rest[0]!;
  return [{ ...NO, start, end: start }, ...rest];
}

const LETS_GO: readonly Role[] = ["letsGo", "negation", "not"];
const LONGEST_NAME = 2;
