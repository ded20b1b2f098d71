import { plain } from "../command";
import { fold } from "../text";
import type { Role } from "./lexicon";
import { contentOf, isKnown, isMore, isQuiet, targetOf } from "./slots";
import { type Ground, isPhrase, isStop, isTime, type Reading, textOf, type Unit } from "./unit";
import { has } from "./units-in";
import { listOf } from "./word-lists";

/**
 * "Stuck in traffic, give me 40 more minutes before the client intake": so much more time in front of a meeting that there
 * is puts it off by that.
 */
export function moreTimeBefore(units: readonly Unit[], ground: Ground): Reading | undefined {
  const at = units.findLastIndex((unit) => isInFront(unit, ground));
  const [wish, meeting] = [units.slice(0, Math.max(at, 0)), units.slice(at + 1)];
  const words = contentOf(meeting.filter((unit) => !isShort(unit)));
  const lengths = wish.filter(isTime);
  const [length, another] = lengths;
  if (length?.kind !== "time" || another || words.length === 0 || !isKnown(words, [], ground)) return undefined;
  const { length: minutes, clock, date, moment } = length.found.time.point;
  const isLong = minutes !== undefined && !clock && !date && moment === undefined && !length.found.time.until;
  // What happened, up to the wish itself: "running late", "stuck in traffic".
  const isTold = (unit: Unit) => unit.kind === "word" || unit.kind === "stop" || isPhrase(unit, "late", "repair");
  const stop = wish.slice(0, wish.indexOf(length)).findLastIndex(isStop);
  const [told, asked] = [wish.slice(0, stop + 1), wish.slice(stop + 1)];
  const isWish = has(asked, ...WISHES) && asked.every((unit) => unit === length || isSmall(unit));
  const isMeant = (unit: Unit) => contentOf([unit]).length > 0 || isSmall(unit);
  if (!isLong || !isWish || !isMore(asked, ground)) return undefined;
  if (!told.every((unit) => isTold(unit) || isSmall(unit)) || !meeting.every(isMeant)) return undefined;
  const target = targetOf(words, [], ground);
  return target && { command: plain("reschedule", { target, shiftMinutes: minutes }), left: [] };
}

/** "Before", "antes de". */
const isInFront = (unit: Unit, { lexicon }: Ground) =>
  (unit.kind === "word" || unit.kind === "phrase") &&
  listOf(lexicon.words.beside.before).has(fold(textOf(unit)).split(" ")[0] ?? "");

const isSmall = (unit: Unit) =>
  ((isQuiet(unit) || isPhrase(unit, ...WISHES, "definite", "more", "from", "subject", "act:longer")) &&
    !isPhrase(unit, "negation", "not", "condition", "interrogative")) ||
  isShort(unit);

/** "Antes del": the other half of the word. */
const isShort = (unit: Unit) => unit.kind === "word" && unit.text.length <= 3;

const WISHES: readonly Role[] = ["lasts", "weak", "courtesy", "act:ask"];
