import { clausesOf } from "./clauses";
import { contentOf, isKnown } from "./slots";
import { isPerson, isPhrase, isWord, type PassInput, textOf, type Unit } from "./unit";
import { isClock } from "./unit-times";

/**
 * "Owen and Nadia, Monday 4pm, budget": behind who comes and when, where nothing else says what it is, a word or a few in
 * a clause of their own are what it is called.
 */
export function withNameBehind(units: readonly Unit[], { ground, situation }: PassInput): readonly Unit[] {
  if (situation.awaiting !== undefined) return units;
  const clauses = clausesOf(units);
  const [before, name] = [clauses.slice(0, -1).flat(), clauses.at(-1) ?? []];
  const said = name.filter(({ kind }) => kind !== "stop");
  const [first, last] = [said[0], said.at(-1)];
  const isName =
    said.length <= MOST_WORDS &&
    said.some(isWord) &&
    said.every((unit) => unit.kind === "word" || unit.kind === "label" || isOnlyKind(unit)) &&
    textOf(name.at(-1)) !== "?";
  if (!first || !last || !isName || !saysWhoAndWhen(before)) return units;
  const text = ground.text.said.slice(first.start, last.end);
  // Somebody who is not known yet may come as well, and what there is may be meant.
  const isPerson = said.length === 1 && /^\p{Lu}/u.test(text);
  if (isPerson || isKnown(contentOf(said), [], ground)) return units;
  return [...before, { start: first.start, end: last.end, kind: "quote", text }];
}

const MOST_WORDS = 4;

/** "Planning gardes": beside a word, what may ask for the agenda is a kind of meeting. */
const isOnlyKind = (unit: Unit) =>
  isPhrase(unit, "kinds") &&
  unit.kind === "phrase" &&
  unit.roles.every((role) => role === "kinds" || role === "act:ask");

/** Somebody and an hour, and small words. */
function saysWhoAndWhen(units: readonly Unit[]): boolean {
  const [time, another] = units.filter(isClock);
  return (
    time !== undefined &&
    another === undefined &&
    units.some(isPerson) &&
    units.every(
      (unit) =>
        ["time", "person"].includes(unit.kind) ||
        (unit.kind === "stop" && /^[,;–—-]$/.test(unit.text)) ||
        (isPhrase(unit, "join", "filler", "with", "at", "on", "hollow") && !isPhrase(unit, "repair", "kinds", "or")),
    )
  );
}
