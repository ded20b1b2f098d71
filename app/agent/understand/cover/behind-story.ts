import type { Context } from "../command";
import { hear } from "../ear/hear";
import type { Role } from "../ear/lexicon";
import { contentOf, isKnown } from "../ear/slots";
import { type Ground, inOrder, isPerson, isPhrase, isTimeOrShift, type Unit } from "../ear/unit";
import { isClock } from "../ear/unit-times";
import { has } from "../ear/units-in";
import { listOf, wordsOf } from "../ear/word-lists";
import { isDeed } from "./clearest-part";
import { clausesIn } from "./without-asides";

/** A part of a message that may be all that it asks for. */
interface Behind {
  text: string;
  /** Who was told of in front of it last, where it speaks of them by no name: as typed. */
  spokenOf: string | null;
  /** An hour is told in front of it: what is changed may be meant then. */
  isTimed: boolean;
}

/** Fewer mentions are no story: each of their words is part of what is asked. */
const SHORTEST_STORY = 12;
/** It bounds how often a message is read again. */
const MOST_TRIES = 12;

/**
 * "Mum's birthday was lovely, we were 14 and stayed till 11.. anyway, Hannah needs me, so Friday at 10 for an hour with
 * her": a long message from each of its clauses on, without what is told behind it, the shortest first. What stands in front
 * asks for nothing and names no meeting that there is, whatever else it tells.
 */
export function behindStory(message: string, context: Context): Behind[] {
  if (context.awaiting !== undefined) return [];
  const { units = [], aside = [], readings = [], ground } = hear(message, context) ?? {};
  const all = inOrder({ units, aside });
  // "Tomorrow: 8 insulin Mr Carter, 9:30 pharmacy": what is listed is asked for, each of it.
  if (!ground || all.length < SHORTEST_STORY || readings.some(({ isListed }) => isListed)) return [];
  const clauses = clausesIn(all);
  const rests = clauses.flatMap((_, n): Behind[] => {
    const from = clauses.length - n;
    const front = clauses.slice(0, from).flat();
    if (from === clauses.length || from === 0 || !isStory(front, ground)) return [];
    return endsOf(clauses.slice(from), ground).map((rest) => ({
      text: ground.text.said.slice(rest[0]!.start, rest.at(-1)!.end),
      spokenOf: speaksOfThem(rest) ? lastOf(front) : null,
      isTimed: front.some((unit) => unit.kind === "number" || isClock(unit)),
    }));
  });
  return rests.slice(0, MOST_TRIES);
}

/** All of it, and without each of the last clauses that say nothing of a request. */
function endsOf(clauses: readonly Unit[][], ground: Ground): Unit[][] {
  const last = clauses.findLastIndex((clause) => !isStory(clause, ground) || clause.some(isTimeOrShift)) + 1;
  return [clauses.flat(), ...(last > 0 && last < clauses.length ? [clauses.slice(0, last).flat()] : [])];
}

/** Asks for nothing, takes nothing back, and speaks of no meeting that there is or that may be wanted. */
function isStory(units: readonly Unit[], ground: Ground): boolean {
  const isHeld = (unit: Unit) => isDeed(unit) || (isPhrase(unit, ...WEIGHTY) && !isPhrase(unit, "courtesy", "filler"));
  const names = (word: string) => word.length > SHORTEST_NAME && isKnown([word], [], ground);
  return (
    !units.some(isHeld) && !contentOf(units).some(names) && !clausesIn(units).some((one) => mayBeWanted(one, ground))
  );
}

const WEIGHTY: readonly Role[] = ["condition", "otherwise", "interrogative", "repair"];
const SHORTEST_NAME = 3;

/** "A call with Chloé Thursday at 9", "she said 3 is better": an hour of something, or of somebody's wish; not what was. */
function mayBeWanted(clause: readonly Unit[], ground: Ground): boolean {
  const isOf = clause.some((unit) => unit.kind === "person" || isPhrase(unit, "kinds"));
  const was = clause.some(
    (unit) =>
      isPhrase(unit, "past", "opensQuestion") ||
      wordsOf(unit, ground).some((word) => listOf(ground.lexicon.words.narrates).has(word)),
  );
  // "We were 14"
  const isWish = (unit: Unit | undefined) =>
    isPhrase(unit, "said", "suits", "tells") && !isPhrase(unit, "opensQuestion", "past");
  const isSaid = clause.some((unit, n) => isWish(clause[n - 1]) && (unit.kind === "number" || isClock(unit)));
  return isSaid || (isOf && !was && clause.some(isClock));
}

const speaksOfThem = (units: readonly Unit[]) => has(units, "them", "they", "said", "ours") && !units.some(isPerson);

function lastOf(units: readonly Unit[]): string | null {
  return units.findLast(isPerson)?.whole ?? null;
}
