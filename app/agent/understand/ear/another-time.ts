import { type Command, type Context, plain } from "../command";
import type { Role } from "./lexicon";
import { placed, settle, whenOf } from "./said-times";
import { contentOf, titlesCalled } from "./slots";
import { type Heard, inOrder, isPerson, isPhrase, type Unit } from "./unit";
import { has, namesIn, timesOf } from "./units-in";
import { listOf } from "./word-lists";

/**
 * "I can't make the interview with Mia, find another slot for it next week", "Termin mit Mia klappt nicht, such was anderes":
 * a meeting that there is gets another time, and no second one is put beside it.
 */
export function anotherTime(heard: Heard, { awaiting }: Context): Command | undefined {
  const { ground, here } = heard;
  const all = inOrder(heard);
  const mayBe = has(all, "act:absent", "unsuitable", "negation", "not", "act:find");
  const [from, to] = awaiting === undefined && mayBe ? stretchOf(ground) : NOWHERE;
  const units = all.filter(({ start, end }) => end <= from || start >= to);
  if (to === 0 || !units.every(isOfWhy)) return undefined;
  const words = contentOf(units);
  const [title, another] = titlesCalled(words, namesIn(units), ground);
  // "Find another time with Mia" may be of a new one.
  if (title === undefined || another !== undefined || (words.length === 0 && !has(units, "hollow", "it")))
    return undefined;
  return {
    ...plain("reschedule"),
    slots: { target: { title } },
    ...placed(whenOf(settle(timesOf(units)), here, {}), here),
  };
}

/** Where another time is spoken of. */
function stretchOf({ text, lexicon }: Heard["ground"]): [from: number, to: number] {
  const found = [...listOf(lexicon.words.otherTime)].flatMap((phrase) => {
    const at = ` ${text.folded} `.search(new RegExp(`(?<![\\p{L}\\p{N}])${phrase}(?![\\p{L}\\p{N}])`, "u")) - 1;
    return at < 0 ? [] : [[at, at + phrase.length] as [number, number]];
  });
  return found.toSorted(([a, b], [c, d]) => d - c - (b - a))[0] ?? NOWHERE;
}

const NOWHERE: [from: number, to: number] = [0, 0];

/** Why not, which meeting, on which days: nothing else is said. */
const isOfWhy = (unit: Unit) =>
  isPerson(unit) ||
  unit.kind === "stop" ||
  unit.kind === "word" ||
  unit.kind === "label" ||
  (unit.kind === "time" && !unit.found.time.point.clock) ||
  (isPhrase(unit, ...OF_WHY) && !isPhrase(unit, "interrogative", "condition", "otherwise", "all", "allDay"));

const OF_WHY: readonly Role[] = [
  ...([
    "filler",
    "courtesy",
    "definite",
    "it",
    "them",
    "subject",
    "theirs",
    "to",
    "at",
    "on",
    "from",
    "for",
    "with",
  ] as const),
  ...([
    "act:find",
    "act:absent",
    "act:move",
    "unsuitable",
    "negation",
    "not",
    "ill",
    "late",
    "because",
    "therefore",
  ] as const),
  ...([
    "join",
    "repair",
    "weak",
    "planned",
    "goes",
    "indeed",
    "free",
    "kinds",
    "hollow",
    "thatTime",
    "somewhere",
    "too",
  ] as const),
];
