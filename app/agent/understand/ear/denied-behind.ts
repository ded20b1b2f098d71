import { type Context, plain, type Request } from "../command";
import { said as saidAs } from "../languages/lists/said";
import { fold } from "../text";
import { hear } from "./hear";
import { asks } from "./segment";
import { isQuiet } from "./slots";
import {
  type Ground,
  inOrder,
  isPerson,
  isPhrase,
  isQuestionMark,
  isStop,
  isTimeOrShift,
  textOf,
  type Unit,
} from "./unit";
import { has } from "./units-in";
import { holdsRevoke } from "./word-lists";

/**
 * "Actually no, gran is in hospital", "doch lieber nicht, nimm es raus", behind what was just done: a no, and why. What
 * asks for something behind it is read by itself.
 *
 * @param read how the rest is read
 */
export function deniedBehind(
  message: string,
  context: Context,
  read: (rest: string) => readonly Request[],
): Request[] | undefined {
  if (context.awaiting !== undefined || !context.focus) return undefined;
  const { units: heard = [], aside = [], ground } = hear(message, context) ?? {};
  const units = inOrder({ units: heard, aside });
  const at = units.findIndex((unit) => !isNo(unit) && !isStop(unit) && !isQuiet(unit));
  const front = units.slice(0, at < 0 ? units.length : at);
  const last = front.findLastIndex((unit) => isNo(unit) || isStop(unit));
  const [said, rest] = [front.slice(0, last + 1), units.slice(last + 1)];
  const [begin, next] = [said.at(-1), rest[0]];
  if (!ground || !begin || !next) return undefined;
  const isRevoked = holdsRevoke(ground, 0, begin.end);
  const isDenied = has(said, "letsGo") || isRevoked || (has(said, "repair") && said.some(isPlainNo));
  // "The one on Monday can't be after all, take it out": which it is stands in front of the no.
  const opens = isNo(said[0]!) || isPhrase(said[0], "courtesy");
  if (!isDenied || !opens) return undefined;
  if (rest.some((unit) => isPhrase(unit, "act:cancel"))) {
    // "Leave the one with Omar, but cancel the one with Nina"
    if (!isStop(begin) && !isPhrase(next, "act:cancel")) return undefined;
    const requests = read(message.slice(next.start));
    const isGone = requests.every(({ command: { intent, unread } }) => intent === "cancel" && unread === undefined);
    return isGone ? [...requests] : undefined;
  }
  return isReason(rest, ground, context) ? [{ text: message, command: plain("deny") }] : undefined;
}

const isNo = (unit: Unit) => isPhrase(unit, "letsGo", "negation", "not", "repair");

const NO = saidAs`^${"no"}$`;

const isPlainNo = (unit: Unit) =>
  isPhrase(unit, "negation", "not") ? !isPhrase(unit, "act:cancel") : NO.folded.test(textOf(unit));

/** What tells something: no hour, no place and nobody that it should be instead, and nothing that is asked. */
function isReason(rest: readonly Unit[], { text }: Ground, context: Context): boolean {
  const [first] = rest;
  const cannot = has(rest, "unsuitable", "ill");
  const isOthers = isPhrase(first, "they");
  const isMeeting = (unit: Unit) => isPhrase(unit, "kinds") && text.folded.startsWith(textOf(unit), unit.start);
  const isOther = (unit: Unit, n: number) =>
    (isTimeOrShift(unit) && !cannot && !isOthers) ||
    asks(unit) ||
    isQuestionMark(unit) ||
    unit.kind === "number" ||
    (isPerson(unit) && !cannot) ||
    isPhrase(unit, "called", "hollow", "inItsPlace", "repair") ||
    (n < 2 && isMeeting(unit));
  const isTold = first?.kind === "place" ? tellsBefore(first, text.said, context) : rest.length >= SHORTEST;
  return (isTold || cannot) && !isPhrase(first, "at", "with", "for", "on", "to", "about") && !rest.some(isOther);
}

const SHORTEST = 3;

/** "The boss wants me in the shop", and not "we are eating at the Lion": what somebody does there is told in words of its own. */
function tellsBefore(place: Unit & { marker?: string }, said: string, { focus: _, ...context }: Context): boolean {
  const whole = said.slice(place.start, place.end);
  const front = whole.slice(0, Math.max(0, fold(whole).indexOf(` ${place.marker} `)));
  const units = hear(front, context)?.units ?? [];
  return !isPhrase(units[0], "ours") && units.some(({ kind }) => kind === "word" || kind === "person");
}
