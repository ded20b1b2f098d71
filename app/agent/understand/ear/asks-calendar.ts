import { type Command, type Context, plain, type Slots } from "../command";
import { fold } from "../text";
import { withoutChatter } from "./clauses";
import { phraseAt } from "./find-phrase";
import { meetingsCalled } from "./gazetteer";
import { hear } from "./hear";
import { cutWords, type Role } from "./lexicon";
import { besideIn } from "./looking";
import { settle, type TimeFound, whenOf } from "./said-times";
import { contentOf, isKnown, isQuiet, targetOf } from "./slots";
import { type Ground, isPhrase, isQuestionMark, textOf, type Unit } from "./unit";
import { has, namesIn, timesOf } from "./units-in";
import { isWordOf, listOf } from "./word-lists";

/**
 * A question about the calendar whose words no rule joins: "Mia is still down for tomorrow, right?", "was bleibt am
 * Freitag", "je finis à quelle heure avec le déjeuner alors". What it names is told: a meeting, somebody's meetings, a day,
 * or what comes after one of them.
 *
 * @returns undefined for what asks nothing, or for something else; for a word that is not known, too
 */
export function askedOfCalendar(message: string, context: Context): Command | undefined {
  const { units: heard = [], aside = [], ground, here } = hear(message, context) ?? {};
  if (!ground || !here || aside.length > 0) return undefined;
  const units = withoutChatter(heard, ground);
  const people = namesIn(units);
  const beside = besidePart(units, ground) ?? besideIn(units, ground);
  if (!asksOnly(beside ? units.filter((unit) => !beside.used.includes(unit)) : units, ground)) return undefined;
  const named = units.filter((unit) => !beside?.used.includes(unit)).flatMap(namesOf);
  const isUnknown = named.length > 0 && !isKnown(named, people, ground);
  if (isUnknown || units.some(({ kind }) => NOT_TOLD.has(kind))) return undefined;
  const times = timesOf(units).filter(({ time }) => time.point.moment !== 0);
  const settled = settle(beside ? times.flatMap(onlyDay) : times);
  if (settled.against || settled.length !== undefined) return undefined;
  const when = whenOf(settled, here, { anchor: true, looking: true })?.when ?? null;
  if (beside) return { ...plain("query", { beside: { title: beside.title, side: beside.side } }), when };
  const target = targetOf(named, people, ground);
  const slots: Slots = target ? { target } : {};
  if (target ?? when) return { ...plain("query", slots), when };
  const ofDay = has(units, "thatDay");
  if (!ofDay) return undefined;
  if (context.focus || context.awaiting) return { ...plain("query"), manner: "that-day" };
  // "What's on Thursday?" and then "what else that day?"
  return context.asked?.when ? { ...plain("query"), when: context.asked.when } : undefined;
}

/** What is no meeting and no time, and no word that is known. */
const NOT_TOLD: ReadonlySet<Unit["kind"]> = new Set<Unit["kind"]>(["quote", "number", "topic", "shift"]);

/** "Is Tom coming to the budget round?": what stands behind a word for where may be a meeting. */
const namesOf = (unit: Unit): string[] =>
  unit.kind === "place" ? cutWords(fold(unit.text)).map(({ text }) => text) : contentOf([unit]);

/** A question that every word belongs to: by its first word, its verb in front, or the mark behind it. */
function asksOnly(units: readonly Unit[], ground: Ground): boolean {
  const said = units.filter((unit) => unit.kind !== "stop" && !isPhrase(unit, "join", "but"));
  // "C'est Tom qui vient", "plutôt Ravi qu'Ines" ask nothing.
  const isRelative = (n: number) => said[n - 1]?.kind === "person" && !isPhrase(said[n], "act:ask");
  const asksWhat = said.some((unit, n) => !isRelative(n) && (isPhrase(unit, ...ASKS) || asksWho(unit, ground)));
  const first = said.findIndex((unit) => !isPhrase(unit, "repair", "courtesy"));
  // "¿Veo a Tom esta semana?" says nobody in front of its verb.
  const isTurned =
    !units.slice(0, -1).some((unit, n) => n > 0 && unit.kind === "stop") &&
    isPhrase(said[first], "weak", "opensQuestion", "planned") &&
    (isPhrase(said[first + 1], "subject") || textOf(units[0]) === "¿");
  // "Is Friday any better?" asks for it; "is anything on Friday?", "Mia is still on for Friday?" whether there is.
  const isThere = said.some(
    (unit) => isPhrase(unit, "planned", "more", "stays", "keeps", "scope") && !isPhrase(unit, "weak"),
  );
  const isMarked =
    units.some(isQuestionMark) ||
    isPhrase(said[first], "opensQuestion") ||
    (has(said, "thatDay") && isPhrase(said[first], "planned"));
  // "Can the dentist come off?"
  // "Could the dentist be earlier on Friday?"
  const isOther =
    has(said, "earlier", "later") && !has(said, "act:ask") && isKnown(contentOf(said), namesIn(said), ground);
  const isWish = isPhrase(said[0], "goes", "courtesy") && (has(said, "goesOut") || isOther);
  // "After lunch" is no hour.
  const isHour = timesOf(said).some(({ time: { point } }) => (point.clock && !point.clock.onward) || point.length);
  return (
    (asksWhat || isTurned || (isThere && isMarked && !has(said, "repair"))) &&
    !isHour &&
    !isWish &&
    said.every((unit) => isOfQuestion(unit, asksWhat, ground))
  );
}

const ASKS = ["interrogative", "act:ask", "firstOf", "lastOf"] as const;

const asksWho = (unit: Unit, ground: Ground) => isWordOf(unit, ground, ground.lexicon.words.guests.who);

function isOfQuestion(unit: Unit, asksWhat: boolean, ground: Ground): boolean {
  if (unit.kind !== "phrase") return true;
  if (isPhrase(unit, "free", "whatAbout", "condition", "because", "negation", "not", "mustI")) return false;
  const isVerb = unit.roles.some((role) => role.startsWith("act:") && !OF_QUESTION.has(role));
  const isOwn = isPhrase(unit, "kinds") || (asksWhat && isPhrase(unit, "goes"));
  if (isVerb && !isOwn) return false;
  return (
    isOwn ||
    isQuiet(unit) ||
    asksWho(unit, ground) ||
    unit.roles.some((role) => OF_QUESTION.has(role)) ||
    (asksWhat && isPhrase(unit, "leaves", "about", "freeTime"))
  );
}

const OF_QUESTION: ReadonlySet<Role> = new Set<Role>([
  ...(["act:ask", "interrogative", "opensQuestion", "askedDone", "planned", "past", "weak", "more"] as const),
  ...(["subject", "they", "them", "with", "at", "on", "to", "from", "for", "definite", "hollow"] as const),
  ...(["firstOf", "lastOf", "thatDay", "afterThat", "beforeThat", "around", "stays", "keeps"] as const),
  ...(["scope", "all", "otherwise", "lasts", "begins", "comesIn", "later", "earlier"] as const),
]);

/** "After lunch", where the lunch is a meeting that there is. */
function besidePart(units: readonly Unit[], { text, lexicon, gazetteer }: Ground) {
  const { after, before } = lexicon.words.beside;
  for (const unit of units) {
    const mayHold = unit.kind === "time" || isPhrase(unit, "act:ask");
    const words = mayHold ? cutWords(text.folded.slice(unit.start, unit.end)) : [];
    const isIn = (list: string) => words.some((word) => listOf(list).has(word.text));
    const side = isIn(after) ? "after" : isIn(before) ? "before" : null;
    const kinds = words.filter((_, i) => phraseAt(words, i, lexicon)?.roles.includes("kinds"));
    const [title, another] = kinds.flatMap((word) => meetingsCalled([word.text], gazetteer, lexicon.concepts));
    if (side && title !== undefined && another === undefined) return { title, side, used: [unit] } as const;
  }
  return null;
}

/** What of "after lunch on Thursday" is the day. */
function onlyDay(found: TimeFound): TimeFound[] {
  const { date } = found.time.point;
  return date ? [{ ...found, time: { ...found.time, until: undefined, point: { date } } }] : [];
}
