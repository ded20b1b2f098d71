import { fold } from "../text";
import { type Ground, isPhrase, type PassInput, textOf, type Unit } from "./unit";
import { has } from "./units-in";
import { listOf } from "./word-lists";

/**
 * "Met meneer van Dongen", "dhr. van der Berg", "mit Herrn von Storch": behind a title a name that nobody knows, with the
 * small words in it, is somebody.
 */
export function withTitledNames(units: readonly Unit[], { ground }: Pick<PassInput, "ground">): readonly Unit[] {
  const at = units.findIndex((unit, n) => titleIn(unit, ground) !== undefined && isLed(units, n));
  const found = at < 0 ? null : nameBehind(units, at);
  if (!found) return units;
  const start = titleIn(units[at]!, ground) ?? 0;
  const { end } = units[found.to - 1]!;
  const said = ground.text.said.slice(start, end);
  const front =
    start > units[at]!.start ? [...units.slice(0, at), { ...units[at]!, end: start - 1 }] : units.slice(0, at);
  const rest = withTitledNames(units.slice(found.to), { ground });
  return [...front, { start, end, kind: "person", said, whole: said }, ...rest];
}

/** Where the title begins that a unit is, or ends in: "mit Herrn". */
function titleIn(unit: Unit, { lexicon }: Ground): number | undefined {
  if (isPhrase(unit, "titles")) return unit.start;
  const [, ...others] = isPhrase(unit, "with") ? textOf(unit).split(" ") : [];
  const last = others.at(-1);
  return last !== undefined && listOf(fold(lexicon.words.titles)).has(last) ? unit.end - last.length : undefined;
}

const isLed = (units: readonly Unit[], n: number) =>
  isPhrase(units[n], "with") || has([units[n - 1], units[n - 2]], "with", "join");

/** Behind a title: its full stop, one or two small words, and a name of one word or two. */
function nameBehind(units: readonly Unit[], at: number): { to: number } | null {
  let n = at + 1;
  const isDot = () => textOf(units[n]) === "." && units[n]?.start === units[n - 1]?.end;
  if (isDot()) n++;
  // "Frau Dr. von der Leyen"
  const isTwice = isPhrase(units[n], "titles");
  if (isTwice) n++;
  if (isTwice && isDot()) n++;
  const first = n;
  while (n < first + MOST_SMALL && isPhrase(units[n], "from", "filler")) n++;
  const name = n;
  while (n < name + MOST_NAMES && units[n]?.kind === "word") n++;
  // Without a small word in it other rules know a name.
  return n > name && (name > first || isTwice) ? { to: n } : null;
}

const MOST_SMALL = 2;
const MOST_NAMES = 2;
