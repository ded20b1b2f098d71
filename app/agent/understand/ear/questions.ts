import { Temporal } from "temporal-polyfill";
import { type Command, plain } from "../command";
import { phraseAt } from "./find-phrase";
import { meetingsCalled } from "./gazetteer";
import { cutWords } from "./lexicon";
import { LONG_MINUTES, type Settled, settle, type TimeFound, unitOf, whenOf } from "./said-times";
import { asks } from "./segment";
import { contentOf, hoursOf, isKnown, isQuiet, leftIn, namedIn, targetOf } from "./slots";
import { type Ground, isPhrase, isQuestionMark, isWord, type Reading, type Situation, textOf, type Unit } from "./unit";
import { has, namesIn, timesOf } from "./units-in";
import { isWordOf } from "./word-lists";

/** "What's on Friday", "when is the dentist", "do I have anything with Anna": a stretch that asks and explains itself. */
export function question(units: readonly Unit[], ground: Ground, situation: Situation): Reading | undefined {
  const asked = units.filter((unit) => !isPhrase(unit, "act:ask", "planned", "opensQuestion", "weak") || isNoun(unit));
  const content = contentOf(asked);
  const people = namesIn(asked);
  // "Wo hätte ich Freitag noch eine Stunde frei?"
  const isPast = units.some((unit) => speaksOfPast(unit, ground)) && !has(units, "free", "freeTime");
  const times = timesOf(units)
    .map((found) => onDayOfMonth(found, ground, situation))
    .map((found) => fromThen(isPast ? beforeNow(found) : found, ground));
  const settled = asBound(settle(times), ground);
  if (content.length === 0 && people.length === 0 && times.length === 0) {
    const isOnly = leftIn(asked).length === 0 && asked.every((unit) => isQuiet(unit) || isSaid(unit));
    const about: Command = { ...plain("query"), manner: "about" };
    return situation.focus && isOnly && !situation.awaiting ? { command: about, left: [] } : undefined;
  }
  if (content.length > 0 && !isKnown(content, people, ground)) return undefined;
  if (settled.against) return undefined;
  const isFree = content.length + people.length === 0 && has(units, "free");
  // "Habe ich morgen noch eine Stunde frei"
  if (settled.length !== undefined && isFree) {
    const when = whenOf(settled, situation.here, { anchor: true, looking: true })?.when ?? null;
    return { command: { ...plain("find_slot", { durationMinutes: settled.length }), when }, left: [] };
  }
  // How long something lasts is a condition of a search; "voor 10 uur" is none.
  if (settled.length !== undefined) return undefined;
  const left = leftIn(asked.filter((unit) => !isPhrase(unit, "act:tell")));
  if (left.length > 0 || asked.some((unit) => !isQuiet(unit) && !isSaid(unit))) return undefined;
  const target = targetOf(content, people, ground);
  const when = whenOf(settled, situation.here, { anchor: true, looking: true })?.when ?? null;
  return { command: { ...plain("query", target && { target }), when }, left: [] };
}

/**
 * "Who hasn't accepted the review", "hat Sophie für die Feier zugesagt", "qui organise l'atelier": who comes to a meeting,
 * leads it or has answered its invitation. Whoever is named stands in front of what is.
 */
export function asksWhoComes(units: readonly Unit[], ground: Ground, situation: Situation): Reading | undefined {
  const { who, comes, replies, leads } = ground.lexicon.words.guests;
  const has = (unit: Unit, ...lists: string[]) => isWordOf(unit, ground, ...lists);
  const opening = units.findIndex(
    (unit) => isPhrase(unit, "interrogative", "opensQuestion", "askedDone", "act:ask", "howMany") || has(unit, who),
  );
  const at = units.findIndex((unit, n) => n >= opening && has(unit, comes, replies, leads));
  const isPolite = (unit: Unit) => unit.kind === "stop" || isPhrase(unit, "courtesy", "filler", "join", "act:tell");
  if (situation.awaiting || opening < 0 || at < 0 || !units.slice(0, opening).every(isPolite)) return undefined;
  const isWho = units.slice(0, at + 1).some((unit) => has(unit, who));
  const told = units.slice(opening + 1).filter((unit) => !has(unit, who, comes, replies, leads));
  // "Did Tom accept?", "is Anna coming?", of what was spoken of
  const isOfIt = situation.focus && !isWho && namesIn(told).length > 0 && contentOf(told).length === 0;
  if (
    !(isWho || isOfIt || units.some((unit) => has(unit, replies))) ||
    told.some((unit) => asks(unit) && !isNoun(unit))
  )
    return undefined;
  const isThing = (unit: Unit) =>
    unit.kind === "time" || unit.kind === "quote" || isPhrase(unit, "definite", "kinds", "hollow");
  const thing = told.findIndex(isThing);
  // "Who was coming to that vendor thing": nobody is named in front of it.
  const about = isWho ? told : told.slice(Math.max(thing, 0));
  const before = isWho || thing < 0 ? [] : told.slice(0, thing).filter(isWord);
  const people = [...namesIn(told), ...before.map(textOf)];
  const quoted = about.flatMap((unit) => (unit.kind === "quote" ? [unit.text] : []));
  const content = quoted.length > 0 ? quoted : contentOf(about.filter((unit) => !isPhrase(unit, "planned")));
  const isMeeting =
    isKnown(content, [], ground) ||
    about.some((unit) => isPhrase(unit, "kinds", "hollow") || (unit.kind === "time" && content.length === 0));
  const isInvited = isWho && content.length > 0 && units.some((unit) => has(unit, replies));
  if (!isMeeting && !isInvited && !isOfIt) return undefined;
  // "Who's left in the review now"
  const times = timesOf(units).filter(({ time }) => time.point.moment !== 0);
  const when = whenOf(settle(times), situation.here, { anchor: true, looking: true })?.when ?? null;
  const target = targetOf(content, people, ground);
  return { command: { ...plain("query", target ? { target } : {}), when, manner: "about" }, left: [] };
}

/** "Is the dentist on Friday?", "staat de lunch nog?": a verb in front of a meeting that there is. */
export function asksAboutKnown(all: readonly Unit[], ground: Ground): boolean {
  // "Hang on, is the plumber on Friday" takes nothing back.
  const units = all.slice(
    all.findIndex((unit) => unit.kind !== "stop" && !isPhrase(unit, "courtesy", "join", "repair")),
  );
  const [first] = units;
  const ends = units.some(isQuestionMark);
  const negated = has(units, "negation", "not", "repair");
  const content = contentOf(units.filter((unit) => !isPhrase(unit, "planned") || isNoun(unit)));
  // "Did I see Ruth this week": somebody who is known, and no other word.
  const people = namesIn(units);
  const isSeen =
    content.length === 0 &&
    people.length > 0 &&
    units.every(
      (unit) =>
        unit.kind === "person" || unit.kind === "time" || isQuiet(unit) || isPhrase(unit, "planned", "opensQuestion"),
    );
  // "The ward round is tomorrow?", "le contrôle est demain ?"
  const copula = units.findIndex((unit) => isPhrase(unit, "opensQuestion"));
  const isStated =
    ends &&
    copula > 0 &&
    units.slice(0, copula).every((unit) => contentOf([unit]).length > 0 || isPhrase(unit, "definite", "filler")) &&
    units
      .slice(copula + 1)
      .every((unit) => ["time", "stop"].includes(unit.kind) || isQuiet(unit) || isPhrase(unit, "planned", "keeps"));
  return (
    (isPhrase(first, "opensQuestion") || isStated) &&
    !negated &&
    (isSeen || ((ends || content.length > 0) && isKnown(content, [], ground)))
  );
}

/** "Hang on, do I meet Anke this week?", "treffe ich Anke am Freitag?": one's own verb is turned round, and no hour is said. */
export function asksWhom(units: readonly Unit[], ground: Ground, { here }: Situation): Reading | undefined {
  const people = namesIn(units);
  const said = units.filter((unit) => unit.kind !== "stop" && !isPhrase(unit, "repair", "courtesy", "join"));
  const isSpanish = units.some((unit, n) => textOf(unit) === "¿" && isPhrase(units[n + 1], "weak"));
  const isTurned =
    isSpanish ||
    isPhrase(said[0], "opensQuestion") ||
    (said[0]?.kind === "phrase" && isPhrase(said[1], "subject")) ||
    // "Je vois Elise vendredi ?"
    (isPhrase(said[0], "subject") && isPhrase(said[1], "weak"));
  const isPlain = said.every(
    (unit) =>
      unit.kind === "person" ||
      (unit.kind === "time" && !unit.found.time.point.clock) ||
      (!asks(unit) &&
        (isQuiet(unit) || isPhrase(unit, "weak", "planned", "opensQuestion", "hollow", "subject", "with"))),
  );
  const sees = said.some(
    (unit, n) => isPhrase(unit, "weak") || (isPhrase(unit, "hollow") && isPhrase(said[n - 1], "subject")),
  );
  if (people.length === 0 || textOf(units.at(-1)) !== "?" || !isTurned || !isPlain || !sees) return undefined;
  const when = whenOf(settle(timesOf(units)), here, { anchor: true, looking: true })?.when ?? null;
  const target = targetOf([], people, ground);
  return { command: { ...plain("query", target ? { target } : {}), when }, left: [] };
}

/** What a word in a question may be as well. */
const isNoun = (unit: Unit) => isPhrase(unit, "kinds") && !isPhrase(unit, "act:ask");

const isSaid = (unit: Unit) =>
  ["time", "person", "label", "word"].includes(unit.kind) ||
  isPhrase(unit, "kinds", "hollow", "with", "to", "from", "at", "for", "on", "it");

/** "When was that garden thing", "remind me what time the boiler man comes": one meeting that there is, and nothing to do. */
export function asksWhich(units: readonly Unit[], ground: Ground, { here }: Situation): Reading | undefined {
  const isElse = (unit: Unit) =>
    (asks(unit) && !isPhrase(unit, "act:ask", "act:remind", "kinds", "weak", "planned", "talk:how")) ||
    (isPhrase(unit, "negation", "not", "condition", "because", "mustI") && !isPhrase(unit, "interrogative"));
  const people = namesIn(units);
  const words = namedIn(units, people, ground);
  const called = (said: readonly string[]) => meetingsCalled(said, ground.gazetteer, ground.lexicon.concepts);
  // "The boiler guy": one of its words will do for a question.
  const single = words.filter((word) => word.length > 3).flatMap((word) => called([word]));
  const titles = [...new Set(called(words).length > 0 ? called(words) : single)];
  const [title, another] = titles;
  if (units.some(isElse) || words.length === 0 || title === undefined || another !== undefined) return undefined;
  const when = whenOf(settle(timesOf(units)), here, { anchor: true, looking: true })?.when ?? null;
  return { command: { ...plain("query", { target: { title } }), when }, left: [] };
}

/** A word for what has been, alone or inside a phrase: "what did I have". */
const speaksOfPast = (unit: Unit, { lexicon: { phrases } }: Ground): boolean =>
  unit.kind === "phrase" &&
  (isPhrase(unit, "past") ||
    unit.text
      .split(" ")
      .some((word) => phrases.get(word)?.some(({ pieces, roles }) => pieces.length === 1 && roles.includes("past"))));

/** "What did I have on Tuesday": the last one. */
function beforeNow(found: TimeFound): TimeFound {
  const { date } = found.time.point;
  if (date?.wd === undefined || date.wdMod !== undefined) return found;
  return { ...found, time: { ...found.time, point: { ...found.time.point, date: { ...date, wdMod: -1 } } } };
}

/** "What's on Thu 10": where the tenth is a Thursday, nobody asks what is on at ten. */
function onDayOfMonth(found: TimeFound, { text, lexicon }: Ground, { here }: Situation): TimeFound {
  const { date, bare } = found.time.point;
  const words = cutWords(text.folded.slice(found.start, found.end));
  const isHour = words.some((_, i) => phraseAt(words, i, lexicon)?.roles.includes("at"));
  if (date?.wd === undefined || date.dom !== undefined || bare === undefined || bare > 31 || isHour) return found;
  const onDay = { ...found, time: { ...found.time, point: { date: { ...date, dom: bare } } } };
  const start = whenOf(settle([onDay]), here, { anchor: true, looking: true })?.when.start;
  const isThatDay = start && Temporal.PlainDate.from(start.slice(0, 10)).dayOfWeek === date.wd;
  return isThatDay ? onDay : found;
}

/** "Heute ab 14 Uhr", "from 2 on Friday": an hour from which on is asked about. */
function fromThen(found: TimeFound, { text, lexicon }: Ground): TimeFound {
  const { point, until } = found.time;
  const words = cutWords(text.folded.slice(found.start, found.end));
  const isSince = words.some((_, i) => phraseAt(words, i, lexicon)?.roles.includes("since"));
  if (!point.clock || until || point.side || point.length !== undefined || !isSince) return found;
  return { ...found, time: { ...found.time, point: { ...point, side: "after" } } };
}

/** "Heb ik morgen voor 10 uur iets": nobody asks what lasts so long. */
function asBound(settled: Settled, ground: Ground): Settled {
  const { time, length = 0, text } = settled;
  const isHour = length >= LONG_MINUTES && length < 1440 && hoursOf(ground).has(unitOf(text));
  if (!time?.point.date || time.point.clock || !isHour) return settled;
  const { length: _, ...point } = time.point;
  const clock = { minute: length, sure: true } as const;
  return { ...settled, length: undefined, time: { ...time, point: { ...point, clock, side: "before" } } };
}
