import type { Command } from "../command";
import { TALK, type Talk, UNSUPPORTED, type Unsupported } from "../languages/language";
import { said } from "../languages/lists/said";
import { clausesOf } from "./clauses";
import { phraseAt } from "./find-phrase";
import { cutWords, type Role } from "./lexicon";
import { WRITE_VERBS } from "./segment";
import { contentOf, isKnown } from "./slots";
import { type Ground, isPerson, isPhrase, isQuestionMark, isStop, isWord, textOf, type Unit } from "./unit";
import { isClock, isDated } from "./unit-times";
import { has, namesIn } from "./units-in";

/** The talk that a message is, when it is nothing else. */
export function talkIn(units: readonly Unit[]): Talk | null {
  const isTalk = (unit: Unit) => TALK.some((talk) => isPhrase(unit, `talk:${talk}`));
  const isQuiet = (unit: Unit) => unit.kind === "stop" || isPhrase(unit, "courtesy", "filler", "join", "but");
  if (!units.some(isTalk) || !units.every((unit) => isTalk(unit) || isQuiet(unit))) return null;
  return TALK.find((talk) => has(units, `talk:${talk}`)) ?? null;
}

/** What a message asks for that Parley cannot do; null when it names none of that. */
export function unsupportedIn(units: readonly Unit[]): Unsupported | null {
  const asks = (unit: Unit) => unit.kind === "phrase" && unit.roles.some((role) => role.startsWith("act:"));
  // "… so I can finish the deck" tells what time is needed for.
  const purpose = units.findIndex((unit) => isPhrase(unit, "soThat"));
  const clauses = clausesOf(purpose < 0 ? units : units.slice(0, purpose));
  const named = UNSUPPORTED.find((what) =>
    clauses.some((clause) => has(clause, `no:${what}`) && (ALWAYS.has(what) || clause.some(asks))),
  );
  if (!named && isOrder(units)) return "other";
  if (named) return named;
  const people = units.some(isPerson);
  return has(units.slice(0, 3), "act:tell") && people ? "message" : null;
}

/** What cannot be done, in more than a word for it: "print" alone may be what a meeting is called. */
export function beyondIn(units: readonly Unit[], { lexicon: { phrases } }: Ground): Unsupported | null {
  const [own] = (["share", "call"] as const).filter((what) => has(units, `no:${what}`));
  const isAlone = (word: string) =>
    phrases.get(word)?.some(({ pieces, end, roles }) => pieces.length === 1 && !end && roles.includes("no:other"));
  return own ?? (units.some((unit) => isPhrase(unit, "no:other") && !isAlone(textOf(unit))) ? "other" : null);
}

/** "Book a hotel", "get me a taxi", "call Nadia and tell her …": a thing that is ordered, or a call, and no meeting. */
export function isOrder(units: readonly Unit[]): boolean {
  const [verb, somebody] = units.filter((unit) => !isPhrase(unit, "courtesy"));
  const calls = isPhrase(verb, "orders", "weak") && somebody?.kind === "person";
  const isTimed = units.some(isClock);
  if (calls && !isTimed && has(units, "act:tell")) return true;
  const goods = units.findIndex((unit) => isPhrase(unit, "goods"));
  const clause = units.slice(0, Math.max(goods, 0));
  return has(clause.slice(clause.findLastIndex(isStop) + 1), "orders");
}

/** These words are about nothing else. */
const ALWAYS = new Set<Unsupported>(["attachment", "message", "colour", "away", "share", "call", "other"]);

/** "Tell her I'm ill": somebody is to be told something. */
export function isMessage(units: readonly Unit[]): boolean {
  const verbs = units.filter((unit) => unit.kind === "phrase" && unit.roles.some((role) => role.startsWith("act:")));
  // "Let her know"
  const toSomebody =
    units.some((unit) => unit.kind === "person" || isPhrase(unit, "them")) || textOf(verbs[0]).includes(" ");
  return isPhrase(verbs[0], "act:tell") && toSomebody;
}

const isWrite = (unit: Unit) => isPhrase(unit, ...WRITE_VERBS) && !isPhrase(unit, "planned");

/** "How many meetings on Friday", "when did I last meet Anna". */
export function questionIn(units: readonly Unit[], ground: Ground): Pick<Command, "slots" | "manner"> | null {
  const people = namesIn(units);
  const plain = units.every((unit) => unit.kind !== "word" && unit.kind !== "number");
  const isCount = has(units, "howMany") && !units.some(isWrite);
  if (isCount && plain && people.length === 0) return { slots: {}, manner: "count" };
  const few = units.filter(isWord).length <= 1 && !units.some(({ kind }) => kind === "number");
  if (isCount && few && people.length > 0) return { slots: { target: { attendees: people } } };
  const isHour = units.some(isClock);
  const isAsked = !isHour || has(units, "interrogative") || has(units, "act:ask");
  // "The last of the day an hour earlier" is moved.
  const isAlone = plain && people.length === 0 && units.every((unit) => !isWrite(unit) && unit.kind !== "shift");
  if (isAsked && isAlone && has(units, "firstOf")) return { slots: {}, manner: "first-of" };
  if (isAsked && isAlone && has(units, "lastOf")) return { slots: {}, manner: "last-of" };
  // "What time do I finish with Marcus?"
  const isEdge = units.some((unit) => isPhrase(unit, "firstOf", "lastOf") && !namesMeeting(unit, ground));
  const isOnlyWho = plain && people.length > 0 && !isHour && units.every((unit) => !isWrite(unit));
  if (isEdge && isOnlyWho && contentOf(units).length === 0) return { slots: { target: { attendees: people } } };
  // "Welke afspraak heb ik eerstvolgend", "qu'est-ce qui vient ensuite"
  const isNext = isAlone && (has(units, "interrogative") || has(units, "act:ask")) && NEXT.isIn(ground.text.folded);
  const isUntimed = units.every(({ kind }) => kind === "phrase" || kind === "stop");
  if (isNext && isUntimed && units.every((unit) => contentOf([unit]).length === 0)) return { slots: {} };
  // "When was my last haircut"
  const isHollow = (word: string) => phraseAt(cutWords(word), 0, ground.lexicon)?.roles.includes("hollow") === true;
  const content = contentOf(units).filter((word) => !isHollow(word));
  const isThing = content.length > 0 && people.length === 0 && isKnown(content, [], ground);
  if (has(units, "lastTime") && isThing) return { slots: { target: { title: content.join(" ") } }, manner: "last" };
  // Before the names are looked up somebody is only a word.
  const named = people.length > 0 ? people : units.flatMap((unit) => (unit.kind === "word" ? [unit.text] : []));
  if (has(units, "lastTime") && named.length > 0) return { slots: { target: { attendees: named } }, manner: "last" };
  return null;
}

const NEXT = said`${"next"}`;

/** "First meeting": one of a day, and not when it begins. */
const namesMeeting = (unit: Unit, { lexicon }: Ground) =>
  cutWords(textOf(unit)).some((_, i, words) => phraseAt(words, i, lexicon)?.roles.includes("kinds"));

/** Beside these it is no question any more: "and start 1:30". */
const VERBS: ReadonlySet<Role> = new Set(["repair", "begins", "ends"]);

/** "And Friday?", "en met Tom?": a time or a name and nothing else, behind a question. */
export function followsUp(units: readonly Unit[]): { words: Unit[] } | null {
  const isSmall = (unit: Unit) =>
    unit.kind === "stop" || (isPhrase(unit, "courtesy", "filler") && !isPhrase(unit, "join", "whatAbout", "with"));
  const first = units.find((unit) => !isSmall(unit));
  const isAsked = units.some(isQuestionMark);
  // "Evening?", "the day before then"
  const isWhen = (unit: Unit) => (unit.kind === "time" && isAsked) || isPhrase(unit, "dayAfter", "dayBefore");
  const isOnlyWhen =
    units.some(isWhen) && units.every((unit) => isWhen(unit) || isSmall(unit) || isPhrase(unit, "inThatCase"));
  const opens = isPhrase(first, "join", "or", "whatAbout", "with") || isOnlyWhen;
  const verb = units.some(
    (unit) => unit.kind === "phrase" && unit.roles.some((role) => role.startsWith("act:") || VERBS.has(role)),
  );
  const says =
    units.some(({ kind }) => kind === "time" || kind === "word" || kind === "person") ||
    has(units, "kinds", "dayAfter", "dayBefore");
  // "And Friday at 5 drinks at the office": a name, a day and an hour are a meeting of their own.
  const isNew = !isAsked && has(units, "kinds") && units.some((unit) => isClock(unit) && isDated(unit));
  if (verb || !says || units.length > 8 || !opens || isNew) return null;
  return { words: units.filter((unit) => unit.kind === "word" || isPhrase(unit, "kinds")) };
}
