import { fold } from "../text";
import { clausesOf } from "./clauses";
import { phraseAt } from "./find-phrase";
import { cutWords } from "./lexicon";
import { asks } from "./segment";
import { contentOf, isKnown } from "./slots";
import { type Ground, isPerson, type PassInput, type Unit } from "./unit";
import { has } from "./units-in";

/** "Cancel that thing about the budget": a topic that a meeting is called by says which one, where none is made. */
export function withKnownTopics(units: readonly Unit[], ground: Ground): Unit[] {
  if (has(units, "act:create")) return [...units];
  return units.flatMap((unit) => {
    if (unit.kind !== "topic") return [unit];
    const inner = unitsIn(unit.text, unit.end - unit.text.length, ground);
    return isKnown(contentOf(inner), [], ground) ? inner : [unit];
  });
}

/**
 * "Cancel the gym, Anna went to a talk about cheese", "annule la gym, Anna est partie sur un chantier": where a meeting is only
 * called off, what is told beside it is about nothing that is asked for, and is words as the rest of it is.
 */
export function withTopicsTold(units: readonly Unit[], { ground }: PassInput): readonly Unit[] {
  if (!has(units, "act:cancel") || has(units, "act:create", "act:move", "act:invite")) return units;
  return clausesOf(units).flatMap((clause, n) => {
    const isOfSomebody = has(clause, "subject", "opensQuestion", "weak", "worksThen") || clause.some(isPerson);
    const isTold = n > 0 && isOfSomebody && !clause.some(asks);
    return clause.flatMap((unit, at): Unit[] =>
      isTold && at > 1 && unit.kind === "topic"
        ? unitsIn(ground.text.said.slice(unit.start, unit.end), unit.start, ground)
        : [unit],
    );
  });
}

/** The words of a fence as if there was none. */
export function unitsIn(text: string, start: number, { lexicon }: Ground): Unit[] {
  const words = cutWords(fold(text));
  const units: Unit[] = [];
  for (let i = 0; i < words.length; ) {
    const phrase = phraseAt(words, i, lexicon);
    const to = phrase && !phrase.end ? phrase.to : i + 1;
    const said = words.slice(i, to).map((word) => word.text);
    const span = { start: start + words[i]!.start, end: start + words[to - 1]!.end, text: said.join(" ") };
    units.push(phrase && !phrase.end ? { ...span, kind: "phrase", roles: phrase.roles } : { ...span, kind: "word" });
    i = to;
  }
  return units;
}
