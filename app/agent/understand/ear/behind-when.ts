import { said } from "../languages/lists/said";
import { asks } from "./segment";
import { contentOf, isQuiet } from "./slots";
import {
  type Ground,
  isPerson,
  isPhrase,
  isQuestionMark,
  isStop,
  isTime,
  isWord,
  type PassInput,
  type Unit,
} from "./unit";
import { isClock } from "./unit-times";
import { has } from "./units-in";

/**
 * "Lunch with Tom Friday 1pm, in the old library", "… outside the station", "… to sort out the rent": behind when something
 * new is stands where it is and what it is for. Both are part of it, and no talk beside it, whatever words they have.
 */
export function withWhatIsBehind(units: readonly Unit[], { ground }: PassInput): readonly Unit[] {
  // "At 4, no, at 5, to see the flat": what is taken back is over with the last hour.
  const isRepaired = has(units.slice(0, units.findLastIndex(isClock) + 1), "repair");
  const time = isRepaired ? units.findLastIndex(isClock) : units.findIndex(isClock);
  const front = units.slice(0, Math.max(time, 0));
  const isOther = has(units, ...OF_OTHERS) || has(units.slice(time), "repair") || front.some(isOtherVerb);
  const isTold = front.some(isNamed) || units.some(isPerson);
  // "Block 2 to 4 for invoices": of time of one's own that is its name.
  const isOwn = !isTold && has(front, "act:create");
  // "He comes between 1 and 3, so block 1 to 3 for him": what is told in front is another thing.
  const stop = units.findIndex(({ kind }, n) => n > time && kind === "stop");
  const isTwice = has(units.slice(Math.max(stop, time)), "act:create");
  // "Could you book a table with Kim at 8, in the old mill?"
  const isPlea =
    isPhrase(
      units.find((unit) => !isStop(unit)),
      "courtesy",
    ) && has(units, "act:create");
  const isAsked = units.some(isQuestionMark) && !isPlea;
  if (time < 0 || isOther || !(isTold || isOwn) || (stop >= 0 && isTwice) || isAsked) return units;
  const behind: Unit[] = [];
  for (let n = time + 1; n < units.length; ) {
    const isName = isOwn && isPhrase(units[n], "for");
    const found = placeAt(units, n, ground) ?? (isName ? undefined : purposeAt(units, n, ground));
    const [to, unit] = found ?? [n + 1, units[n]!];
    behind.push(unit);
    n = to;
  }
  return [...units.slice(0, time + 1), ...behind];
}

/** Says of a meeting that there is, or of something else, what shall become of it. */
const OF_OTHERS = ["act:move", "act:cancel", "act:uninvite", "act:rename", "act:remind", "act:find"] as const;

const isOtherVerb = (unit: Unit) => asks(unit) && !isPhrase(unit, "act:create", "kinds", "weak");

const isNamed = (unit: Unit) =>
  contentOf([unit]).length > 0 || (isPhrase(unit, "hollow", "kinds") && !isPhrase(unit, "act:create"));

type Found = [to: number, unit: Unit];

/** "Downstairs", "chez moi", "round the corner", and in a clause of its own "in the old library". */
function placeAt(units: readonly Unit[], from: number, { text }: Ground): Found | undefined {
  const { start } = units[from]!;
  const lengthOf = (pattern: typeof THERE) => pattern.folded.exec(text.folded.slice(start))?.[0].length ?? 0;
  const endOf = (length: number) => units.findIndex((unit, n) => n >= from && unit.end >= start + length) + 1;
  const there = lengthOf(THERE);
  const place = (first: number, to: number): Found => {
    const { end } = units[to - 1]!;
    return [to, { start, end, kind: "place", marker: "", text: text.said.slice(units[first]!.start, end) }];
  };
  if (there > 0 && isEnd(units, endOf(there))) return place(from, endOf(there));
  const near = lengthOf(NEAR);
  const isLed = isPhrase(units[from], "at") && units[from - 1]?.kind === "stop";
  // "His office on Mill Street"
  const isThereIn = there > 0 && isPhrase(units[endOf(there)], "at", "from");
  if (near === 0 && !isLed && !isThereIn) return undefined;
  let name = isThereIn ? endOf(there) : near > 0 ? endOf(near) : from + 1;
  while (isPhrase(units[name], "definite", "filler") && !isNoun(units[name]!)) name++;
  let to = name;
  if (isThereIn) to++;
  while (
    to < units.length &&
    (isNoun(units[to]!) ||
      (to > name && isPhrase(units[to], "from", "definite", "at") && isNoun(units[to + 1] ?? units[to]!)))
  )
    to++;
  const isName = to > name && to - name <= MOST_WORDS && units.slice(name, to).some(isWord);
  if (!isName || !isEnd(units, to)) return undefined;
  return place(near > 0 || isThereIn ? from : name, to);
}

const MOST_WORDS = 4;

const THERE = said`^(?:${"there"})(?![\p{L}\p{N}])`;
const NEAR = said`^(?:${"nearby"})(?![\p{L}\p{N}])`;

const isEnd = (units: readonly Unit[], at: number) =>
  units[at] === undefined || ["stop", "time"].includes(units[at].kind) || isPhrase(units[at], "courtesy", "with");

const isNoun = (unit: Unit) =>
  unit.kind === "word" || unit.kind === "label" || (isPhrase(unit, "kinds", "goods") && !isPhrase(unit, "at"));

/** "… to sort out the rent", "… um die Miete zu klären": up to the end of its clause, or to who comes, when and where. */
function purposeAt(units: readonly Unit[], at: number, { text }: Ground): Found | undefined {
  const lead = units[at]!;
  if (lead.kind !== "phrase" || !LEADS.isIn(lead.text) || isPhrase(lead, "with")) return undefined;
  // "For her birthday at the Swan": a place behind it is where one meets.
  const isWhere = (unit: Unit, n: number) =>
    isPhrase(unit, "at") &&
    !isPhrase(unit, "to", "courtesy") &&
    units.slice(at + 1, n).some((one) => contentOf([one]).length > 0);
  // "… for the lease, and the dentist at 4": joined on, another one.
  const isAnother = (unit: Unit, n: number) =>
    isPhrase(unit, "join") && !isPhrase(unit, "kinds") && units.slice(n).some(isTime);
  const isOver = (unit: Unit, n: number) =>
    ENDS.includes(unit.kind) || isPhrase(unit, "with", "because") || isWhere(unit, n) || isAnother(unit, n);
  const ends = units.findIndex((unit, n) => n > at && isOver(unit, n));
  const run = units.slice(at + 1, ends < 0 ? undefined : ends);
  while (isPhrase(run.at(-1), "courtesy")) run.pop();
  const [first, last] = [run[0], run.at(-1)];
  const isFor = run.some((unit) => unit.kind !== "number" && !isQuiet(unit));
  if (!first || !last || !isFor || isPhrase(first, "courtesy", "thatTime", "inThatCase")) return undefined;
  const typed = text.said.slice(first.start, last.end);
  const marker = text.said.slice(lead.start, lead.end);
  return [at + 1 + run.length, { start: lead.start, end: last.end, kind: "topic", text: typed, marker }];
}

const LEADS = said`^(?:${"inOrderTo"})$`;

const ENDS: readonly Unit["kind"][] = ["stop", "time", "shift", "person", "place", "quote"];
