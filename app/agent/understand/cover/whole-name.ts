import type { Command, Context, Slots } from "../command";
import { hear } from "../ear/hear";
import type { Role } from "../ear/lexicon";
import { asks } from "../ear/segment";
import { type Heard, isPerson, isPhrase, isQuestionMark, isTime, textOf, type Unit } from "../ear/unit";
import { isClock, isNow, isTakenBack } from "../ear/unit-times";
import { has } from "../ear/units-in";
import { capitalise } from "../grammar/titles";
import { fold, foldedWords } from "../text";
import { unexplained } from "./unexplained";

/**
 * "Oudergesprek met de ouders van Sem do 15:15", "pansement mme leroux demain 7h45": a new meeting at its hour, of which only
 * words are left that stand right beside its name, its place or who comes. They are part of that: a name may be made of any
 * words, and the whole of it is shown before anything is written. Where nothing else says that it is a meeting, it stays a
 * question.
 */
export function withWholeName(command: Command, message: string, context: Context): Command {
  const meeting = meetingIn(command);
  if (!meeting || context.awaiting !== undefined) return command;
  const heard = hear(message, context);
  // Two hours are two meetings, or one of them is wrong.
  if (meeting.either && heard && heard.units.filter(isClock).length > 1) return command;
  if (!heard || heard.aside.length > 0 || !isMeeting(heard.units, meeting) || !areNames(command, heard)) return command;
  return named(meeting, heard) ?? command;
}

/** What it makes, or would make, at an hour of its day. */
function meetingIn({ perhaps, ...command }: Command): Command | undefined {
  const meeting = command.intent === "create" ? command : command.intent === "out_of_domain" ? perhaps : undefined;
  const { unread, when, other, manner, aside } = meeting ?? {};
  const isPlain = unread !== undefined && !other && !manner && !aside;
  return meeting?.intent === "create" && isPlain && when?.grain === "minute" ? meeting : undefined;
}

/** A verb of booking, a kind of meeting, somebody, a place or a form of address; nothing is taken back but a time. */
export function isMeeting(units: readonly Unit[], meeting: Command): boolean {
  const { location } = meeting.slots;
  const isOne = units.some(
    (unit) =>
      isPerson(unit) || unit.kind === "place" || isPhrase(unit, "act:create", "kinds", "titles", "with", "hollow"),
  );
  const isAsked = has(units, "opensQuestion", "interrogative", "act:ask", "act:tell") || units.some(isQuestionMark);
  if (isAsked || units.some(isNow)) return false;
  const isOther = units.some((unit, n) => {
    const next = units.slice(n + 1).find(isSaid);
    const isVerb = asks(unit) && !isPhrase(unit, "act:create", "kinds", "weak");
    return unit.kind === "quote" || isVerb || (isPhrase(unit, "repair") && next !== undefined && !isTime(next));
  });
  // "Gas safety cert at the chippy": nothing but the name stands in front of the place.
  const isPlaced = location !== undefined && units[0]?.kind === "word";
  return !isOther && (isVerbFirst(units) ? isErrand(units, meeting) : isOne || isPlaced);
}

/**
 * "Water the plants sunday 10am", "déposer la voiture au garage lundi à 8h": what is to be done to something at an hour of a
 * day with a name is something of one's own. What other machines are told to do is for today or tomorrow.
 */
function isErrand(units: readonly Unit[], { when }: Command): boolean {
  const isNamedDay = (unit: Unit) => {
    const { wd, dom } = isTime(unit) ? (unit.found.time.point.date ?? {}) : {};
    return wd !== undefined || dom !== undefined;
  };
  // "Squash the physio", "confirm my reservation": what is done to a meeting, or to what was ordered, may be anything.
  return units.some(isClock) && units.some(isNamedDay) && !has(units, "kinds", "goods") && when?.kind === "datetime";
}

const isSaid = (unit: Unit) => unit.kind !== "stop" && !isPhrase(unit, "filler", "repair", "courtesy", "at");

/** "Squash the physio", "spiel um 8 etwas Jazz": a word that nobody knows, with what it is done to behind it. */
function isVerbFirst(units: readonly Unit[]): boolean {
  const at = units.findIndex((unit) => unit.kind !== "stop" && !isPhrase(unit, "courtesy"));
  const [first, next] = units.slice(at);
  const isThing =
    isPhrase(next, "filler", "definite") && !isPhrase(next, "titles", "from", "at", "with", "for", "join");
  return first?.kind === "word" && (isThing || (isTime(next) && units.slice(at + 2).some(isName)));
}

/** Nothing of what is asked about is a time, somebody, a verb or a no. */
function areNames({ unread, perhaps }: Command, { units, ground: { text } }: Heard): boolean {
  const words = [unread, perhaps?.unread].flatMap((left) => (left ? fold(left).split(", ") : []));
  return words.every((said) =>
    units
      .filter(({ start, end }) => said.includes(fold(text.said.slice(start, end))))
      .every((unit) => isName(unit) || (isSmall(unit) && !(isPhrase(unit, "them") && !isPhrase(unit, "definite")))),
  );
}

const isName = (unit: Unit) =>
  ["word", "label", "number", "place"].includes(unit.kind) || isPhrase(unit, "kinds", "goods", "titles");

/** What may stand between two words of a name. */
const SMALL: readonly Role[] = ["filler", "definite", "from", "for", "to", "at", "on", "join", "with"];
/** What is never inside one. */
const NEVER: readonly Role[] = [
  "repair",
  "negation",
  "not",
  "condition",
  "otherwise",
  "because",
  "or",
  "courtesy",
  "lasts",
];

const isSmall = (unit: Unit) => isPhrase(unit, ...SMALL) && !asks(unit) && !isPhrase(unit, ...NEVER);

/** With each word that is left in the name, the place or the role that stands beside it; undefined where one stands alone. */
function named(meeting: Command, heard: Heard): Command | undefined {
  const { units, here } = heard;
  let { unread: _, ...whole } = meeting;
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const unread = unexplained(units, [whole], here, false, true).filter(
      (unit) => !isTakenBack(unit, units) && !isOfTime(unit, whole),
    );
    const left = [...unread, ...withoutTitles(units, whole.slots, heard)];
    if (left.length === 0) return { ...whole, confidence: NAMED };
    const [first] = left;
    if (!first || !isName(first)) return undefined;
    const slots = besideSlot(first, whole.slots, heard) ?? asTitle(first, whole.slots, heard);
    if (!slots) return undefined;
    whole = { ...whole, slots };
  }
  return undefined;
}

/** "Halb 10 Baustelle Goethestr", where halb 10 is the hour: words of the time, and what shows in a slot. */
function isOfTime(unit: Unit, { when, slots }: Command): boolean {
  const shown = [...foldedWords(when?.text ?? ""), ...foldedWords(JSON.stringify(slots))];
  return ["word", "place"].includes(unit.kind) && foldedWords(textOf(unit)).every((part) => shown.includes(part));
}

/** "Chez Mme Rio": forms of address in front of a word of a name or a place that do not show. */
function withoutTitles(units: readonly Unit[], slots: Slots, { ground: { text } }: Heard): Unit[] {
  const shown = fold(JSON.stringify(slots));
  const isShown = (unit: Unit) => shown.includes(fold(text.said.slice(unit.start, unit.end)));
  return units.filter((unit, n) => {
    const next = units[n + 1];
    return isPhrase(unit, "titles") && next?.kind === "word" && isShown(next) && !isShown(unit);
  });
}

const MOST_ROUNDS = 6;
const NAMED = 0.7;

/** The run of names and small words that a unit stands in, without small words at its ends. */
function runOf(unit: Unit, units: readonly Unit[]): Unit[] {
  const at = units.indexOf(unit);
  const isInside = (n: number) => {
    const one = units[n];
    if (one === undefined || (isPhrase(one, "with") && isPerson(units[n + 1]))) return false;
    return isName(one) || isSmall(one) || isPhrase(one, "weak", "hollow");
  };
  let [from, to] = [at, at];
  while (from > 0 && isInside(from - 1)) from--;
  while (isInside(to + 1)) to++;
  const run = units.slice(from, to + 1);
  while (run[0] && run[0] !== unit && !isName(run[0]) && !isPhrase(run[0], "hollow")) run.shift();
  while (run.at(-1) !== unit && !isName(run.at(-1)!) && !isPhrase(run.at(-1), "weak", "hollow")) run.pop();
  return run;
}

type Slot = "title" | "location" | "unnamed";

/** The slots with the word in the one that stands in its run, in front of it or else behind it. */
function besideSlot(unit: Unit, slots: Slots, heard: Heard): Slots | undefined {
  const run = runOf(unit, heard.units);
  const [from, to] = [run[0]!.start, run.at(-1)!.end];
  const { said } = heard.ground.text;
  const spans = spansOf(slots, said).filter((span) => span.start >= from && span.end <= to);
  const before = spans.filter(({ end }) => end <= unit.start).at(-1);
  const behind = spans.find(({ start }) => start >= unit.end);
  // "Une injection chez Mme Rio": a form of address belongs to what stands behind it.
  const span = isPhrase(unit, "titles") ? (behind ?? before) : (before ?? behind);
  if (!span) return undefined;
  const text = said.slice(Math.min(span.start, unit.start), Math.max(span.end, unit.end));
  return withText(slots, span.slot, span.text, span.slot === "title" ? capitalise(text) : text);
}

/** Where each slot stands in the message, first to last. */
function spansOf(slots: Slots, said: string): { slot: Slot; text: string; start: number; end: number }[] {
  const texts: [Slot, string][] = [
    ...(slots.title ? [["title", slots.title] as [Slot, string]] : []),
    ...(slots.location ?? "").split(", ").map((text): [Slot, string] => ["location", text]),
    ...(slots.unnamed ?? []).map((text): [Slot, string] => ["unnamed", text]),
  ];
  return texts
    .flatMap(([slot, text]) => {
      const start = text ? fold(said).indexOf(fold(text)) : -1;
      return start < 0 ? [] : [{ slot, text, start, end: start + text.length }];
    })
    .sort((one, other) => one.start - other.start);
}

function withText(slots: Slots, slot: Slot, before: string, text: string): Slots {
  if (slot === "title") return { ...slots, title: text };
  if (slot === "location") return { ...slots, location: (slots.location ?? "").replace(before, text) };
  return { ...slots, unnamed: (slots.unnamed ?? []).map((one) => (one === before ? text : one)) };
}

/** A meeting that has no name yet is called by the whole run, where that is no clause of its own. */
function asTitle(unit: Unit, slots: Slots, { units, ground: { text } }: Heard): Slots | undefined {
  const run = runOf(unit, units);
  const before = units[units.indexOf(run[0]!) - 1];
  if (slots.title !== undefined || before?.kind === "stop" || isPhrase(before, "with")) return undefined;
  return { ...slots, title: capitalise(text.said.slice(run[0]!.start, run.at(-1)!.end)) };
}
