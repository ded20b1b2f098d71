import { type Command, plain } from "../command";
import { fold } from "../text";
import { keepsClock } from "./change-meeting";
import { clausesOf } from "./clauses";
import { cutWords } from "./lexicon";
import { placed, settle, whenOf } from "./said-times";
import { asks } from "./segment";
import { contentOf, isKnown, isQuiet, namedIn, targetOf } from "./slots";
import { type Ground, type Heard, isPhrase, type Reading, type Situation, type Unit } from "./unit";
import { isNow } from "./unit-times";
import { has, namesIn, timesOf } from "./units-in";

/** "Can't make the pitch tomorrow, find another time": it moves, and when to is asked. */
export function anotherTime(units: readonly Unit[], read: Heard["read"]): Reading | null {
  const verb = units.findLastIndex((unit, n) => n > 0 && asks(unit) && units[n - 1]?.kind === "stop");
  const [head, request] = [units.slice(0, verb), units.slice(verb)];
  const isAbsent = (unit: Unit) => isPhrase(unit, "act:absent");
  const cannot = head.some(isAbsent) || (has(head, "free") && has(head, "negation", "not"));
  const isRequested =
    request.some((unit) => isPhrase(unit, "act:move") || isPhrase(unit, "hollow")) &&
    request.every((unit) => unit.kind === "phrase" || unit.kind === "stop") &&
    request.filter(asks).every((unit) => isPhrase(unit, "act:find", "act:move"));
  if (verb < 1 || !cannot || !isRequested) return null;
  const said = head.filter((unit) => !isAbsent(unit) && !isPhrase(unit, "free", "negation", "not"));
  const reading = said.some(asks) ? undefined : read([GONE, ...said]);
  const { intent, slots } = reading?.command ?? {};
  if (intent !== "cancel" || !slots?.target || reading?.left.length) return null;
  const { target } = slots;
  return {
    left: [],
    command: plain("reschedule", { target }),
  };
}

/**
 * "Karl can't do Thursday 11, does 14:15 work?", "the vet rang, they can only do Monday 9:15": when a meeting that there
 * is cannot be, or can only be, and behind that when it shall be.
 */
export function proposedInstead(
  units: readonly Unit[],
  ground: Ground,
  { here, focus, awaiting }: Situation,
): Reading | null {
  const clauses = clausesOf(units).flatMap((clause) => cutAt(clause, isOnlyThen));
  const isReason = (clause: readonly Unit[], n: number) => clause.some(isRefusal) || canOnlyBe(clauses[n + 1]);
  const at = clauses.findIndex((clause, n) => isReason(clause, n) && !clause.some(isRequest));
  const isTold = canOnlyBe(clauses[at + 1]);
  const reason = (isTold ? clauses.slice(0, at + 1) : clauses.slice(at, at + 1)).flat();
  const behind = clauses
    .slice(at + 1)
    .filter((clause) => !isWhy(clause))
    .flat();
  const request = behind.filter((unit) => !isOnlyThen(unit) && !isNow(unit));
  const isQuietBefore = isTold || clauses.slice(0, Math.max(at, 0)).flat().every(isQuiet);
  const times = timesOf(request);
  const goes = times.some(({ time }) => (time.point.clock ?? time.point.date) && !time.until);
  const isRequested = request.every(
    (unit) => unit.kind === "time" || isQuiet(unit) || contentOf([unit]).length > 0 || isPhrase(unit, ...OF_PROPOSAL),
  );
  if (at < 0 || awaiting !== undefined || !isQuietBefore || !goes || !isRequested || request.some(isRefusal))
    return null;
  const isPut = has(request, "it") || !has(request, "act:create");
  const people = namesIn(reason);
  const named = [reason, request].map((part) => namedIn(part, people, ground));
  // "The vet rang": of what is told the words that a meeting is called by.
  const content = named.flatMap((words) =>
    isKnown(words, [], ground) ? words : words.filter((word) => isTold && isKnown([word], [], ground)),
  );
  const isOpen = focus && content.length === 0;
  if (!isPut || isOpen || !isKnown(content, people, ground) || (content.length === 0 && people.length === 0))
    return null;
  // "Tom can't, lunch on Friday": another thing than what there is with him.
  const left = contentOf(request).filter((word) => !content.includes(word));
  const [own, fresh] = [settle(timesOf(reason)), settle(times)];
  if (left.length > 0 || own.against || fresh.against || fresh.length !== undefined) return null;
  const when = whenOf(own, here, {})?.when;
  const target = { ...targetOf(content, people, ground), ...(when && { when }) };
  const command: Command = {
    ...plain("reschedule", { target }),
    confidence: 0.8,
    ...placed(whenOf(fresh, here, { moving: true }), here),
    ...(keepsClock(request, fresh) && { manner: "same-time" as const }),
  };
  return { command, left: [] };
}

/** Behind it stands what follows: "so", "they can only do". */
const isOnlyThen = (unit: Unit) => isPhrase(unit, "therefore") || canOnly(unit);
const canOnlyBe = (clause: readonly Unit[] | undefined) => clause?.some(canOnly) ?? false;
const canOnly = (unit: Unit) => isPhrase(unit, "said") && isPhrase(unit, "only");

function cutAt(clause: readonly Unit[], opens: (unit: Unit) => boolean): Unit[][] {
  const at = clause.findIndex((unit, n) => n > 0 && opens(unit));
  return at < 0 ? [[...clause]] : [clause.slice(0, at), clause.slice(at)];
}

const isRefusal = (unit: Unit) => isPhrase(unit, "act:absent", "unsuitable", "negation", "not");
const isRequest = (unit: Unit) => asks(unit) && !isPhrase(unit, "act:absent", "weak", "unsuitable");
/** "Tom is ill": of whom something is told, and nothing else. */
const isWhy = (clause: readonly Unit[]) =>
  has(clause, "ill") &&
  clause.every(
    (unit) => unit.kind === "person" || isQuiet(unit) || isPhrase(unit, "ill", "opensQuestion", "they", "definite"),
  );
const OF_PROPOSAL = [
  "goes",
  "to",
  "at",
  "definite",
  "hollow",
  "kinds",
  "act:move",
  "act:create",
  "planned",
  "free",
  "opensQuestion",
] as const;

/** As if it were said that a meeting goes. */
const GONE: Unit = { start: 0, end: 0, kind: "phrase", roles: ["act:cancel"], text: "" };

/** "Cancel the lunch and reschedule it for Friday" is one move. */
export function movedInstead([first, second, third]: readonly Command[]): Command | null {
  const isMove = second?.intent === "reschedule" && !second.slots.target && second.when;
  const target = first?.intent === "cancel" ? first.slots.target : undefined;
  return target && isMove && !third ? { ...second, slots: { ...second.slots, target } } : null;
}

/** "The Fox lot called off, take that trip out": what goes is named again by some of its words. */
export function isSaidAgain({ intent, slots, when }: Command, before: Command | undefined): boolean {
  const wordsOf = (title = "") => cutWords(fold(title)).map(({ text }) => text);
  const { title, ...more } = slots.target ?? {};
  const named = wordsOf(before?.slots.target?.title);
  const isOfNoOther = when === null && Object.keys(more).length === 0 && Object.keys(slots).length < 2;
  const isCancel = intent === "cancel" && before?.intent === "cancel";
  return isCancel && isOfNoOther && wordsOf(title).every((word) => named.includes(word));
}
