import { CHANGES, type Command, type Context, isUnread } from "../command";
import { isNext } from "../ear/clauses";
import { hear } from "../ear/hear";
import type { Role } from "../ear/lexicon";
import { asks } from "../ear/segment";
import { contentOf, isKnown, namedIn } from "../ear/slots";
import { isKept } from "../ear/stays-put";
import { namesOne, tellsDuty } from "../ear/told-first";
import { type Ground, inOrder, isNoun, isPerson, isPhrase, isWord, textOf, type Unit } from "../ear/unit";
import { has } from "../ear/units-in";
import { said } from "../languages/lists/said";
import { foldedWords } from "../text";

/** More clauses than this are a letter; it bounds how often a message is read again. */
const MOST_CLAUSES = 6;

/**
 * "He talks a lot, better give us 60 min", "Mia can't do Thursday so put it on Friday at 10", "an hour please, I deserve
 * it": a message without the clauses at its ends in which somebody only tells how things are. It is for a message that is
 * not understood whole, and what is left counts where every word of it is.
 *
 * @returns what is left, the shortest first; none where nothing is told
 */
export function withoutAsides(message: string, context: Context): string[] {
  const { units = [], aside = [], ground } = hear(message, context) ?? {};
  if (!ground) return [];
  const clauses = clausesIn(inOrder({ units, aside }));
  if (clauses.length < 2 || clauses.length > MOST_CLAUSES) return [];
  const isLeft = clauses.map((clause) => !isTold(clause, ground) && !isKeptBeside(clause, clauses, ground));
  const [first, last] = [isLeft.indexOf(true), isLeft.lastIndexOf(true) + 1];
  const all = clauses.length;
  const ways = [
    [first, last],
    [first, all],
    [0, last],
  ] as const;
  const rests = ways.flatMap(([from, to]) => {
    const left = clauses.slice(from, to);
    const gone = [...clauses.slice(0, from), ...clauses.slice(to)].flat();
    // Whoever "her" is may be named only in what is told.
    const isOfThem = gone.some(isPerson) && left.some(speaksOfThem);
    // "…, no, the deposit": what takes something back goes with what stands behind it.
    const isCutOff = to < all && left.at(-1)?.every((unit) => unit.kind === "stop" || isPhrase(unit, "repair"));
    if (first < 0 || gone.length === 0 || isOfThem || isCutOff) return [];
    return ground.text.said.slice(left[0]![0]!.start, left.at(-1)!.at(-1)!.end);
  });
  return [...new Set(rests)];
}

/** "Her", and not the "la" of "la cena". */
const speaksOfThem = (clause: readonly Unit[]) =>
  clause.some((unit, n) => isPhrase(unit, "them") && !(isPhrase(unit, "definite") && isNoun(clause[n + 1])));

/** "The physio stays, cancel the haircut", where nothing else is said of the one that stays. */
function isKeptBeside(clause: readonly Unit[], clauses: readonly Unit[][], ground: Ground): boolean {
  const words = isKept(clause) ? namedIn(clause, [], ground) : [];
  const others = contentOf(clauses.filter((one) => one !== clause).flat());
  return words.length > 0 && isKnown(words, [], ground) && !words.some((word) => others.includes(word));
}

/** Cut behind stops and faces, and in front of what gives a reason or follows from one; small words at the ends are cut off. */
export function clausesIn(units: readonly Unit[]): Unit[][] {
  const clauses: Unit[][] = [[]];
  for (const [n, unit] of units.entries()) {
    const isStop = unit.kind === "stop" && /[.,!?;:…\n—–\p{Extended_Pictographic}]/u.test(unit.text);
    // "An hour please I deserve it", "9 to 11 they're a mess"
    const isBehind =
      clauses.at(-1)!.length > 1 &&
      ((isPhrase(unit, "subject") && isPhrase(units[n - 1], "courtesy")) ||
        (isPhrase(unit, "they") && units[n - 1]?.kind === "time"));
    if (isBehind || isPhrase(unit, "because", "therefore", "but")) clauses.push([]);
    if (!isPhrase(unit, "therefore")) clauses.at(-1)!.push(unit);
    if (isStop) clauses.push([]);
  }
  return clauses.filter((clause) => clause.some((unit) => unit.kind !== "stop" && !isPhrase(unit, "but", "join")));
}

/** Somebody, or something, and how it is with them; nothing that is asked for, and no hour or day that is meant. */
function isTold(clause: readonly Unit[], ground: Ground): boolean {
  const words = clause.filter((unit) => unit.kind !== "stop" && !isPhrase(unit, "but", "because", "join"));
  const cannot = has(words, ...AGAINST);
  const isSubject = (unit: Unit) =>
    unit.kind === "person" ||
    // "On Friday, not Thursday" says when.
    (unit.kind === "time" && has(words, "unsuitable", "goesOut")) ||
    isPhrase(unit, "subject", "they", "it", "them", "definite");
  const at = words.findIndex(isSubject);
  // "That's when I have gym", "dan zit ik bij de kapper": what is in the way may be a meeting that there is.
  const isThen = has(words.slice(0, Math.max(at, 0)), "thatTime");
  // "Dan haal ik m'n trein": behind "then" the verb stands in front of whoever does it.
  const isTurned = (n: number) => isThen && n === at - 1 && n > 0 && isPhrase(words[at], "subject");
  const opens = words
    .slice(0, Math.max(at, 0))
    .every(
      (unit, n) =>
        isPhrase(unit, "repair", "courtesy", "filler", "thatTime") ||
        isTurned(n) ||
        (isThen && isPhrase(unit, "weak", "planned")),
    );
  const text = ground.text.said.slice(clause[0]!.start, clause.at(-1)!.end);
  // "Can't see the card on my watch", "have to be home in time": it is of whoever says so.
  const isUnsaid =
    tellsDuty(clause, ground) ||
    (isPhrase(words[0], "unsuitable", "leaves", "ill") &&
      words.every((unit) => unit.kind === "word" || (unit.kind === "phrase" && !asks(unit))));
  // "…, the Lyric" tells nothing of it.
  if (words.length === 2 && isPhrase(words[0], "definite") && isWord(words[1]) && at === 0) return false;
  const isOfSomething = (at >= 0 && opens) || isUnsaid || isPhrase(clause[0], "because");
  const isOwn = isPhrase(words[at], "subject") && words.some(names) && !has(words, "it");
  const isTheirs = (n: number) => {
    const isMine = isPhrase(words[n - 1], "definite") || (isOwn && !isPhrase(words[n - 1], "to"));
    return cannot || (isMine && !words.some(isPerson));
  };
  const isPlain = (unit: Unit, n: number) =>
    unit.kind === "word" ||
    unit.kind === "person" ||
    (unit.kind === "time" && (isTheirs(n) || isUnsaid)) ||
    (unit.kind === "phrase" &&
      !isPhrase(unit, ...OF_REQUEST) &&
      (!asks(unit) || n > at || isTurned(n) || isPhrase(unit, "act:absent") || isUnsaid));
  const says = words.some((unit, n) => n !== at && (names(unit) || isPhrase(unit, ...AGAINST)));
  const isAsked = clause.some((unit) => textOf(unit) === "?");
  return (
    isOfSomething &&
    !isAsked &&
    !isNext(clause) &&
    says &&
    words.every(isPlain) &&
    !WISHES.isIn(text) &&
    // "The demo needs another place": what shall be with a meeting that there is.
    (isThen || !namesOne(words, ground))
  );
}

const names = (unit: Unit) => unit.kind === "word" || isPhrase(unit, "kinds", "goods");

const WISHES = said`${"wishes"}`;
const AGAINST: readonly Role[] = ["unsuitable", "late", "ill", "act:absent", "leaves", "negation", "not", "goesOut"];
const OF_REQUEST: readonly Role[] = ["condition", "otherwise", "interrogative", "too", "called", "allDay", "sameTime"];

/** Nothing was made of a message, or a part of it, or a change of a meeting that nobody knows. */
export function isUnclear(command: Command, message: string, context: Context): boolean {
  const { intent, slots, unread, either, question } = command;
  const { ground } = hear(message, context) ?? {};
  const words = foldedWords(slots.target?.title ?? "");
  // A stop is in the name of no meeting: what stands behind it is told.
  const isRunOn = slots.target?.title?.includes(",") === true;
  const isLost = ground && CHANGES.has(intent) && words.length > 0 && (isRunOn || !isKnown(words, [], ground));
  const isAsked = unread !== undefined || either !== undefined || question !== null;
  return isAsked || isUnread(command) || isLost === true;
}

/** Asks for something, and says all that it needs. */
export function saysAll(
  { intent, slots, when, unread, perhaps, either, other, manner, question }: Command,
  context: Context,
): boolean {
  const isOpen = context.focus === true || context.awaiting !== undefined;
  if (unread !== undefined || perhaps || either || other || question !== null) return false;
  const isTimed =
    when?.kind === "datetime" ||
    ((when?.kind === "range" || when?.kind === "recurring") && when.grain === "minute") ||
    slots.beside?.minutes !== undefined;
  const isDay = slots.allDay === true && when !== null && when.kind !== "unresolved";
  if (intent === "create") return (isTimed || isDay) && (slots.title ?? slots.attendees) !== undefined;
  if (intent === "query" || intent === "find_slot")
    return when !== null || slots.target !== undefined || manner !== undefined;
  if (!CHANGES.has(intent) || !(isOpen || slots.target)) return false;
  const { target: _, ...changed } = slots;
  return intent === "cancel" || when !== null || Object.keys(changed).length > 0;
}
