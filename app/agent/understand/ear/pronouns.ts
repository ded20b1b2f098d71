import { said } from "../languages/lists/said";
import { cutWords } from "./lexicon";
import { type Ground, isPerson, isPhrase, isStop, type PassInput, textOf, type Unit } from "./unit";
import { has } from "./units-in";

/**
 * "Take Rhys off the retro and book a call with him", "haal Bram eruit en plan vrijdag met hem": whoever was named in a
 * request in front of this one, and nobody else was; where nobody is, who alone comes to what was spoken of.
 */
export function withThemNamed(units: readonly Unit[], { ground }: PassInput): readonly Unit[] {
  return units.flatMap((unit, n) => {
    const isWord = isPhrase(unit, "them") && ONE.isIn(textOf(unit));
    const inside = unit.kind === "time" ? wordInside(unit, ground) : 0;
    if (!isPhrase(units[n - 1], "with") || !(isWord || inside > 0)) return [unit];
    const cut = units.slice(0, n).findLastIndex((one) => one.kind === "stop" || isPhrase(one, "join", "therefore"));
    const [spokenOf, other] = units.some(isPerson) || !asksForOne(units) ? [] : (ground.subject?.people ?? []);
    const known = spokenOf && !other ? [personCalled(spokenOf)] : [];
    const people = [...known, ...units.slice(0, Math.max(cut, 0)).filter(isPerson)];
    const [person] = people;
    // "Uwe is there with her" tells of him.
    const isTold = units.slice(cut + 1, n).some(isPerson);
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

const personCalled = (name: string): Unit => ({ start: 0, end: 0, kind: "person", said: name, whole: name });

const asksForOne = (units: readonly Unit[]) => has(units, "act:create") && !has(units, "act:cancel", "act:move");

/**
 * "Joost kan niet, doe maar Sander in plaats van hem", "…, Tom für ihn": behind whoever comes, a word for whom that is in the
 * place of; who it is stands in front.
 */
export function withTheirPlace(units: readonly Unit[]): readonly Unit[] {
  const them = units.findLastIndex((unit) => isPhrase(unit, "them"));
  const lead = units[them - 1];
  const [comes, gone] = units.slice(0, Math.max(them, 0)).filter(isPerson).toReversed();
  const isPlace = isPhrase(lead, "not") && !isPhrase(lead, "negation");
  const isFor = isPhrase(lead, "for") && units[them - 2] === comes;
  if (!(isPlace || isFor) || !comes || gone?.kind !== "person" || !lead) return units;
  const between = units.slice(units.indexOf(gone) + 1, units.indexOf(comes));
  const isAway = has(between, "unsuitable", "ill", "act:absent", "negation", "not", "act:cancel");
  const isCut = between.some(isStop);
  if (!isAway || !isCut || (comes.kind === "person" && comes.whole === gone.whole)) return units;
  const { start } = lead;
  const { end } = units[them]!;
  const place: Unit = {
    start,
    end,
    kind: "phrase",
    roles: ["inItsPlace"],
    text: `${textOf(lead)} ${textOf(units[them])}`,
  };
  return [...units.slice(0, them - 1), place, ...units.slice(them + 1)];
}

/** "Con él el viernes": a word for somebody that a time has taken for its article; how long it is. */
function wordInside({ start, end }: Unit, { text }: Ground): number {
  const [first, second] = cutWords(text.folded.slice(start, end));
  if (!first || !second || first.start > 0 || !ONE.isIn(first.text)) return 0;
  const typed = text.said.slice(start, start + first.end).toLowerCase();
  return typed !== first.text || second.text === first.text ? first.end : 0;
}

const ONE = said`^${"withOne"}$`;
