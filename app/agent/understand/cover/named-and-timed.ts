import { type Command, type Context, plain } from "../command";
import { hear } from "../ear/hear";
import type { Role } from "../ear/lexicon";
import { asks } from "../ear/segment";
import { isPhrase, isTime, UNSURE, type Unit } from "../ear/unit";
import { wholeNamesIn } from "../ear/units-in";
import { capitalise } from "../grammar/titles";
import { isBesideMeetings } from "./plainly-named";

/** More mentions than these are a story, of which no title is made. */
const MOST_MENTIONS = 10;

/**
 * "The plumber comes on Monday", "first aid course on Tuesday": something, and a day or an hour that it has, in a message
 * that nothing reads. It may be a new meeting, which is asked about.
 *
 * @param read what was made of the message, with its time
 * @returns undefined where it says more than that
 */
export function namedAndTimed(message: string, context: Context, { when }: Command): Command | undefined {
  const { units = [], aside = [], ground } = hear(message, context) ?? {};
  const times = units.filter(isTime);
  const isRest = (unit: Unit) => unit.kind === "time" || isName(unit) || isAroundIt(unit);
  const isLong = units.length > MOST_MENTIONS || aside.length > 0;
  if (!ground || !when || !MAY_BE.has(when.kind) || times.length !== 1 || isLong || !units.every(isRest))
    return undefined;
  // "First aid course for the whole of Monday": what stands behind the name is of the day.
  const run = units.slice(units.findIndex(isName), units.findLastIndex((unit) => !isScope(unit) && isName(unit)) + 1);
  const people = wholeNamesIn(run);
  const isBroken = run.some(({ kind }) => kind === "time" || kind === "stop");
  if (!run.some((unit) => unit.kind === "word" || unit.kind === "label" || isPhrase(unit, "kinds")) || isBroken)
    return undefined;
  const text = ground.text.said.slice(run[0]?.start, run.at(-1)?.end);
  const slots = { title: capitalise(text), ...(people.length > 0 && { attendees: people }) };
  return { ...plain("create", slots), when, confidence: UNSURE, unread: text };
}

const MAY_BE: ReadonlySet<string> = new Set(["date", "datetime", "range"]);

const isName = (unit: Unit) =>
  ["word", "label", "quote", "topic", "person", "number"].includes(unit.kind) ||
  isPhrase(unit, "kinds", "goods") ||
  isScope(unit);

const isScope = (unit: Unit) => isPhrase(unit, "scope") && !isPhrase(unit, "filler");

/** Says that it is, or that it is to be put down, and nothing more of it. */
const isAroundIt = (unit: Unit) =>
  (unit.kind === "stop" && unit.text !== "?") ||
  (unit.kind === "phrase" &&
    (!asks(unit) || isPhrase(unit, "act:create")) &&
    !isPhrase(unit, "subject") &&
    !isBesideMeetings(unit.roles) &&
    (isPhrase(unit, "courtesy", "filler") || !isPhrase(unit, ...SAYS_MORE)));

const SAYS_MORE: readonly Role[] = [
  ...(["negation", "not", "repair", "condition", "otherwise", "interrogative", "it", "them", "said", "past"] as const),
  ...(["tells", "unsuitable", "ill", "late", "letsGo", "all", "because", "sameTime", "thatTime", "too"] as const),
];
