import type { Command, Context } from "../command";
import { withNothingOpen } from "../contexts";
import { fold } from "../text";
import { isGuestOf } from "./gazetteer";
import { hear } from "./hear";
import { asks } from "./segment";
import { contentOf, isRuledOut } from "./slots";
import { type Ground, isPhrase, isQuestionMark, type Unit } from "./unit";
import { isLengthUnit } from "./unit-times";

/**
 * "Need an hour with Lena, not mornings", "book half an hour with Tom next week": so long with somebody who does not come to
 * what is open or was spoken of is a meeting of its own, and no change of that.
 */
export function wishesAnother(message: string, context: Context): boolean {
  const isLeaning = context.awaiting === undefined ? context.focus === true : context.awaiting === "confirmation";
  const heard = isLeaning ? hear(message, context) : null;
  return heard !== null && isOfOthers(heard.units, heard.ground);
}

function isOfOthers(units: readonly Unit[], { subject }: Ground): boolean {
  const length = units.findIndex(isLengthUnit);
  const [first, ...others] = units.flatMap((unit, n) => (unit.kind === "person" ? [{ unit, n }] : []));
  const isWish = units
    .slice(0, Math.max(length, 0))
    .some((unit) => isPhrase(unit, "act:create", "lasts", "weak") && !isPhrase(unit, "repair", "it", "to"));
  const isLed = first !== undefined && first.n > length && isPhrase(units[first.n - 1], "with");
  const isOther = [first, ...others].every(
    (one) => one?.unit.kind === "person" && !(subject && isGuestOf(one.unit.whole, subject)),
  );
  const isOpen = units.every(
    (unit, n) =>
      unit.kind !== "time" || isRuledOut(units, n) || !(unit.found.time.point.clock ?? unit.found.time.until?.clock),
  );
  const isOfIt = units.some(
    (unit) =>
      isPhrase(unit, "it", "them", "too", "together", "inItsPlace", "only", "repair", "more") ||
      (asks(unit) && !isPhrase(unit, "act:create")),
  );
  const opens = isPhrase(units[0], "join", "but", "with");
  return length >= 0 && isWish && isLed && isOther && isOpen && !isOfIt && !opens;
}

/**
 * The words of a message that may name a meeting of its own, beside a day, while something else is open, and whether it says
 * that it is one; none where others go on with what is open, or set it right.
 */
export function ownNames(message: string, context: Context): { names: string[]; isMeeting: boolean } {
  const { units = [], aside = [] } = hear(message, withNothingOpen(context)) ?? {};
  // An hour alone is one of the day that is spoken of.
  const isDated = units.some((unit) => unit.kind === "time" && unit.found.time.point.date !== undefined);
  const leans = [...units, ...aside].some((unit) => isQuestionMark(unit) || isPhrase(unit, ...LEANS));
  const isOwn = isDated && !leans;
  const isMeeting = isOwn && units.some((unit) => isPhrase(unit, "hollow"));
  return { names: isOwn ? contentOf(withoutPlaces(units)) : [], isMeeting };
}

const LEANS = [
  ...(["repair", "it", "them", "inItsPlace", "only", "not", "negation", "keeps", "restores", "called"] as const),
  ...([
    "standsIn",
    "more",
    "onceMore",
    "theSame",
    "asItWas",
    "inThatCase",
    "act:rename",
    "act:longer",
    "act:shorter",
  ] as const),
];

/** "At the office", "with the plumber": where it is and who comes names nothing. */
function withoutPlaces(units: readonly Unit[]): Unit[] {
  let isPlaced = false;
  return units.filter((unit) => {
    if (isPhrase(unit, "at", "with", "to")) isPlaced = true;
    else if (unit.kind === "time" || unit.kind === "stop") isPlaced = false;
    return !isPlaced;
  });
}

/** "Gas cert Khan Thu 3pm": a name that what is open has not, and a moment. */
export function isOfItsOwn(
  { intent, manner, unread, slots, when }: Command,
  names: readonly string[],
  { subject }: Context,
): boolean {
  const { title, target } = slots;
  if (intent !== "create" || manner !== undefined || target || title === undefined || when?.kind !== "datetime")
    return false;
  // Several stretches of words that nobody knows are hardly a name.
  if (unread?.includes(",")) return false;
  const said = wordsOf(title);
  const known = [...wordsOf(subject?.title ?? ""), ...wordsOf(unread ?? "")];
  return names.some((word) => word.length > 2 && said.includes(word) && !known.includes(word));
}

const wordsOf = (text: string) => fold(text).split(/[^\p{L}\p{N}]+/u);
