import type { Context } from "../command";
import { hear } from "../ear/hear";
import { asks } from "../ear/segment";
import { contentOf, isKnown } from "../ear/slots";
import { type Ground, inOrder, isPhrase, isTimeOrShift, type Unit } from "../ear/unit";
import { namesIn } from "../ear/units-in";

/** A message without words that nobody knows. */
interface Known {
  text: string;
  /** What it is without, as typed. */
  unknown: string[];
}

/** More stretches of unknown words than this are a story; it bounds how often a message is read again. */
const MOST_STRETCHES = 4;

/**
 * "Mk it fri same time", "n brunch sat too", "put down the fair for all of Monday": a message that nothing is made of,
 * without its words that nobody knows. What is left of it is asked about, so that a word that is new to us costs a tap and
 * not the whole request.
 *
 * @returns without one stretch of such words, the first of them first, then without all; none where the message names no
 *   time, nobody and no meeting that there is
 */
export function withoutUnknown(message: string, context: Context): Known[] {
  const { units: heard = [], aside = [], ground } = hear(message, context) ?? {};
  if (!ground) return [];
  const units = inOrder({ units: heard, aside });
  const stretches = unknownIn(units);
  if (stretches.length === 0 || stretches.length > MOST_STRETCHES || !isOfMeetings(units, ground)) return [];
  const ways = [...stretches.map((one) => [one]), ...(stretches.length > 1 ? [stretches] : [])];
  return ways.flatMap((gone) => {
    const left = units.filter((unit) => !gone.flat().includes(unit));
    if (!left.some((unit) => unit.kind !== "stop" && !isPhrase(unit, "courtesy", "filler"))) return [];
    return { text: textWithout(gone, ground), unknown: gone.map((words) => typed(words, ground)) };
  });
}

/** Words that nobody knows, those that follow each other together. */
function unknownIn(units: readonly Unit[]): Unit[][] {
  const stretches: Unit[][] = [];
  for (const [n, unit] of units.entries()) {
    if (unit.kind !== "word") continue;
    if (units[n - 1]?.kind === "word") stretches.at(-1)?.push(unit);
    else stretches.push([unit]);
  }
  return stretches;
}

function isOfMeetings(units: readonly Unit[], ground: Ground): boolean {
  const people = namesIn(units);
  const isTimed = units.some(isTimeOrShift);
  return isTimed || people.length > 0 || (units.some(asks) && isKnown(contentOf(units), people, ground));
}

const typed = (words: readonly Unit[], { text }: Ground) => text.said.slice(words[0]?.start, words.at(-1)?.end);

function textWithout(gone: readonly Unit[][], { text }: Ground): string {
  let left = "";
  let from = 0;
  for (const words of gone) {
    left += text.said.slice(from, words[0]?.start);
    from = words.at(-1)?.end ?? from;
  }
  return `${left}${text.said.slice(from)}`.replace(/\s+/g, " ").trim();
}
