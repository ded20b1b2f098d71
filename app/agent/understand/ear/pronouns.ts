import { said } from "../languages/lists/said";
import { cutWords } from "./lexicon";
import { type Ground, isPhrase, textOf, type Unit } from "./unit";

/**
 * "Take Rhys off the retro and book a call with him", "haal Bram eruit en plan vrijdag met hem": whoever was named in a
 * request in front of this one, and nobody else was.
 */
export function withThemNamed(units: readonly Unit[], ground: Ground): Unit[] {
  return units.flatMap((unit, n) => {
    const isWord = isPhrase(unit, "them") && ONE.isIn(textOf(unit));
    const inside = unit.kind === "time" ? wordInside(unit, ground) : 0;
    if (!isPhrase(units[n - 1], "with") || !(isWord || inside > 0)) return [unit];
    const cut = units.slice(0, n).findLastIndex((one) => one.kind === "stop" || isPhrase(one, "join", "therefore"));
    const people = units.slice(0, Math.max(cut, 0)).filter(({ kind }) => kind === "person");
    const [person] = people;
    // "Uwe is there with her" tells of him.
    const isTold = units.slice(cut + 1, n).some(({ kind }) => kind === "person");
    const isOne = new Set(people.map((one) => (one.kind === "person" ? one.whole : ""))).size === 1;
    if (!person || !isOne || isTold) return [unit];
    return isWord
      ? [{ ...person, start: unit.start, end: unit.end }]
      : [
          { ...person, start: unit.start, end: unit.start + inside },
          { ...unit, start: unit.start + inside },
        ];
  });
}

/** "Con él el viernes": a word for somebody that a time has taken for its article; how long it is. */
function wordInside({ start, end }: Unit, { text }: Ground): number {
  const [first, second] = cutWords(text.folded.slice(start, end));
  if (!first || !second || first.start > 0 || !ONE.isIn(first.text)) return 0;
  const typed = text.said.slice(start, start + first.end).toLowerCase();
  return typed !== first.text || second.text === first.text ? first.end : 0;
}

const ONE = said`^${"withOne"}$`;
