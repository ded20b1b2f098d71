import { type Command, type Context, plain } from "../command";
import { clausesOf } from "./clauses";
import { hear } from "./hear";
import { oneOfSeveral } from "./one-of-several";
import { asks } from "./segment";
import { contentOf, isKnown, isQuiet } from "./slots";
import { type Ground, inOrder, isPhrase, isQuestionMark, isStop, type Unit } from "./unit";
import { has } from "./units-in";
import { holdsRevoke } from "./word-lists";

/**
 * "Scratch that, he's just phoned, he's not coming", "bei näherem Hinsehen doch nicht, nimm es wieder raus": words that take
 * back what was just spoken of, at the front or the end of a message that else only tells why, in whatever words.
 */
export function regretted(message: string, context: Context): Command | undefined {
  const isOfDone = context.focus === true && (context.awaiting === undefined || context.awaiting === "confirmation");
  const {
    units: heard = [],
    aside = [],
    ground,
    here,
  } = isOfDone && message.length <= LONGEST ? (hear(message, context) ?? {}) : {};
  const units = inOrder({ units: heard, aside });
  const front = units.slice(
    0,
    lengthOf(units, (unit) => takesBack(unit) || isSmall(unit)),
  );
  const behind = units.slice(front.length);
  const last = behind.slice(behind.length - lengthOf(behind.toReversed(), (unit) => isRemoval(unit) || isSmall(unit)));
  const stop = last.slice(0, Math.max(last.findIndex(isRemoval), 0)).findLastIndex(isStop);
  const end = last.some(isRemoval) ? last.slice(Math.max(stop, 0)) : [];
  const told = behind.slice(0, behind.length - end.length);
  const isRemoved = [...front, ...end].some(isRemoval);
  const isTakenBack =
    has(front, "letsGo") || isRevoked(front, ground) || (has(front, "repair") && has(units, ...REFUSES));
  const isElse = told.some((unit) => asksElse(unit) || isOfAnother(unit)) || units.some(isQuestionMark);
  const isKnownToUs = ground && isKnown(contentOf(told), [], ground);
  // "Bin the other one", "don't cancel it"
  const isOther = !ground || !here || oneOfSeveral(ground, here) !== undefined || clausesOf(units).some(isForbidden);
  if (isOther || !isSentence(told) || isElse || isKnownToUs || !(isTakenBack || isRemoved)) return undefined;
  // "No, cancel the violin", "the violin, cancel": what stands beside the verb is another one.
  const isCut = !front.some(isRemoval) || front.slice(front.findLastIndex(isRemoval)).some(isStop);
  if (told.length > 0 && !(isCut && (end.length === 0 || isStop(end[0])))) return undefined;
  return plain(isRemoved && context.awaiting === undefined ? "cancel" : "deny");
}

/** Two words of repair do as one that takes back. */
function isRevoked(front: readonly Unit[], ground: Ground | undefined): boolean {
  const [first, last] = [front[0], front.at(-1)];
  const isSaid = first && last && ground && holdsRevoke(ground, first.start, last.end);
  return front.filter((unit) => isPhrase(unit, "repair")).length > 1 || isSaid === true;
}

const isForbidden = (clause: readonly Unit[]) =>
  clause.some(isRemoval) && clause.some((unit) => isPhrase(unit, "negation", "not") && !isPhrase(unit, "letsGo"));

const isSentence = (told: readonly Unit[]) =>
  told.every(isStop) || has(told, "subject", "they", "opensQuestion", "because", "weak", "comesIn", ...REFUSES);

/** How many of them, from the first on, are so. */
function lengthOf(units: readonly Unit[], isSo: (unit: Unit) => boolean): number {
  const other = units.findIndex((unit) => !isSo(unit));
  return other < 0 ? units.length : other;
}

const takesBack = (unit: Unit) => isPhrase(unit, "repair", "letsGo", "negation") || isRemoval(unit);
const isRemoval = (unit: Unit) => isPhrase(unit, "act:cancel");
const isSmall = (unit: Unit) =>
  isStop(unit) || ((isQuiet(unit) || isPhrase(unit, "them", "planned")) && !isPhrase(unit, "subject", "they"));
const asksElse = (unit: Unit) => asks(unit) && !isPhrase(unit, "weak", ...REFUSES);
/** What is said of a time or a place may be what is wished in its stead. */
const isOfAnother = (unit: Unit) =>
  ["shift", "quote", "place"].includes(unit.kind) ||
  (unit.kind === "time" && (unit.found.time.point.clock !== undefined || unit.found.time.point.date !== undefined)) ||
  isPhrase(unit, "condition", "interrogative", "restores", "too");

const REFUSES = ["negation", "not", "act:absent", "unsuitable", "ill", "late", "letsGo", "worksThen"] as const;

/** A longer message is a story. */
const LONGEST = 120;
