import type { Role } from "./lexicon";
import { isKnown, isQuiet } from "./slots";
import { isPhrase, isTimeOrShift, NO, type PassInput, type Unit } from "./unit";
import { isOnlyNow } from "./unit-times";
import { has, wholeNamesIn } from "./units-in";

/**
 * "Greta just texted, half one would suit her better", "me dicen que solo pueden a las 16:15": somebody is told of, and
 * when they would rather have what is open or was spoken of. That is what is asked for; whoever says so comes in nobody's
 * place.
 */
export function withToldWish(
  units: readonly Unit[],
  { ground, situation: { focus, awaiting } }: PassInput,
): readonly Unit[] {
  if (awaiting !== undefined ? awaiting !== "confirmation" : !focus) return units;
  // "Heike schreibt gerade": when she does.
  const said = units.filter((unit) => unit.kind !== "stop" && !isOnlyNow(unit));
  const [time, another] = said.filter(isTimeOrShift);
  const people = new Set(wholeNamesIn(said));
  const isHour = time?.kind === "shift" || (time?.kind === "time" && isPlainHour(time));
  if (!time || another || !isHour || people.size > 1) return units;
  if (people.size > 0 && !isKnown([], [...people], ground)) return units;
  const isTold = people.size > 0 || has(said, "tells", "they", "said", "suits");
  // "Fragt, ob's auch um halb zwei geht"
  const isAsked = has(said, "tells") && has(said, "goes", "weak");
  // "Omar toch 10:30" is whose meeting, "2pm instead, and Omar comes too" who comes.
  const isWord =
    has(said, "tells", "they") && said.some((unit) => isPhrase(unit, "repair", "only") && !isPhrase(unit, "goes"));
  // "Greta was there at 1:30" is over.
  const isSaid = said.some((unit) => isPhrase(unit, "said") && !isPhrase(unit, "past", "opensQuestion"));
  // "Lukas schreibt, bei ihm soll es doch bei 9 Uhr bleiben"
  const isKept = has(said, "tells", "said") && has(said, "keeps", "stays");
  const isWish = has(said, "suits") || isSaid || isAsked || isWord || isKept;
  const isPlain = (unit: Unit) =>
    unit === time || unit.kind === "person" || isQuiet(unit) || isPhrase(unit, "tells", "suits", ...BESIDE);
  if (!isTold || !isWish || !said.every(isPlain) || has(said, ...OF_REQUEST)) return units;
  // "Rather 1:30 with Greta" names who comes.
  if (said.some((unit, n) => isPhrase(unit, "with") && said[n + 1]?.kind === "person")) return units;
  const found = time.kind === "time" ? { ...time, found: { ...time.found, repaired: true } } : time;
  return [{ ...NO, start: time.start, end: time.start }, found];
}

function isPlainHour({ found: { time } }: Extract<Unit, { kind: "time" }>): boolean {
  const { clock, repeat, side } = time.point;
  return clock !== undefined && !repeat && !side && !time.until;
}

const BESIDE: readonly Role[] = [
  "they",
  "them",
  "subject",
  "only",
  "but",
  "goes",
  "planned",
  "opensQuestion",
  "at",
  "keeps",
  "stays",
];
const OF_REQUEST: readonly Role[] = [
  ...(["negation", "not", "unsuitable", "kinds", "act:create", "act:move", "act:cancel", "act:invite"] as const),
  ...(["act:uninvite", "comesIn", "goesOut", "leaves", "late", "about", "otherwise"] as const),
];
