import type { Command, Slots, When } from "../command";
import { capitalise } from "../grammar/titles";
import type { WholeDayWords } from "../languages/language";
import { fold } from "../text";
import { refusePast } from "../times/settle-times";
import { describeNew, type Reading, type Situation } from "./frames";
import { cutWords, type Word } from "./lexicon";
import { settle, whenOf } from "./said-times";
import { asks } from "./segment";
import { type Ground, isPhrase, type Unit } from "./unit";

/** A phrase about whole days in a message, by its place. */
interface Found {
  start: number;
  end: number;
  role: keyof WholeDayWords;
  /** What an event of it is called. */
  title: string;
}

/** What a stretch of units asks for of whole days: off, away, all of a day; undefined where it is about none. */
export function readWholeDays(units: readonly Unit[], ground: Ground, situation: Situation): Reading | undefined {
  const found = phrasesIn(units, ground);
  const off = found.find(({ role }) => role === "off");
  const others = units.filter((unit) => !found.some(({ start, end }) => unit.start < end && unit.end > start));
  const time = timeIn(others, situation);
  if (!time || time.when?.grain === "minute" || time.when?.grain === "part_of_day") return undefined;
  const { when, length } = time;
  const isAllDay = others.some((unit) => isPhrase(unit, "allDay")) || found.some(({ role }) => role === "whole");
  if (off && others.every(isQuiet) && isStated(units, others)) {
    if (!when) return undefined;
    return created({ title: off.title, allDay: true, ...(length && { durationMinutes: length }) }, when);
  }
  if (!isAllDay || !when || units.some(isChange)) return undefined;
  const kept = others.filter((unit) => !isPhrase(unit, "allDay"));
  if (found.some(({ role }) => role === "keep") && kept.every(isQuiet)) return created({ allDay: true }, when);
  const { title, attendees, location, left } = describeNew(kept, ground);
  if (title === undefined && attendees.length === 0) return undefined;
  const slots: Slots = {
    allDay: true,
    ...(title !== undefined && { title }),
    ...(attendees.length > 0 && { attendees }),
    ...(location !== undefined && { location }),
    ...(length && { durationMinutes: length }),
  };
  return { ...created(slots, when), left };
}

/** A verb that makes nothing new. */
const isChange = (unit: Unit) => asks(unit) && !isPhrase(unit, "act:create");

const created = (slots: Slots, when: When | null): Reading => ({
  command: { intent: "create", confidence: 0.9, slots, when, question: null } satisfies Command,
  left: [],
});

/** No question, nothing that is ruled out, and no verb that changes what there is. */
function isStated(units: readonly Unit[], others: readonly Unit[]): boolean {
  const asked = units.some((unit) => unit.kind === "stop" && unit.text === "?");
  const reply = units.some((unit) => isPhrase(unit, "no:away")) && units.some(asks);
  return !asked && !reply && !others.some(isChange);
}

/** Words that say nothing beside whole days. */
function isQuiet(unit: Unit): boolean {
  if (unit.kind === "time") return true;
  if (unit.kind === "stop") return /^[.,!\-–:;]$/.test(unit.text);
  if (isPhrase(unit, "negation", "not", "condition", "otherwise", "with", "repair")) return false;
  return isPhrase(
    unit,
    "courtesy",
    "filler",
    "join",
    "on",
    "at",
    "for",
    "from",
    "weak",
    "it",
    "hollow",
    "act:create",
    "allDay",
  );
}

/** The days that are said, and how long in whole days; undefined where the times do not go together or lack an end. */
function timeIn(units: readonly Unit[], { here }: Situation): { when: When | null; length: number } | undefined {
  const settled = settle(units.flatMap((unit) => (unit.kind === "time" ? [unit.found] : [])));
  if (settled.against || isOpenEnded(units)) return undefined;
  const length = settled.length ?? 0;
  if (length % 1440 !== 0) return undefined;
  const read = whenOf(settled, here, { anchor: true });
  const when = read && refusePast(read.when, here);
  const isDays = when === null || when.kind === "date" || when.kind === "range" || when.kind === "unresolved";
  return isDays && !read?.either ? { when, length } : undefined;
}

/** "Until Friday", "from Monday on": one end of a stretch, and nothing of the other. */
function isOpenEnded(units: readonly Unit[]): boolean {
  return units.some((unit, n) => {
    if (unit.kind !== "time" || unit.found.time.until) return false;
    const { point } = unit.found.time;
    return (
      point.since || point.side !== undefined || point.repeat !== undefined || isPhrase(units[n - 1], "to", "since")
    );
  });
}

/** The phrases about whole days in a stretch, the longest first at each place; none inside a title, topic or place. */
function phrasesIn(units: readonly Unit[], { text, lexicon }: Ground): Found[] {
  const [first, last] = [units[0], units.at(-1)];
  if (!first || !last) return [];
  const words = cutWords(text.folded).filter(({ start, end }) => start >= first.start && end <= last.end);
  const fenced = units.filter(
    ({ kind }) => kind === "quote" || kind === "topic" || kind === "place" || kind === "label",
  );
  const found: Found[] = [];
  for (let i = 0; i < words.length; ) {
    const at = phraseAt(words, i, listOf(lexicon.words.wholeDays));
    const isInside = at && fenced.some(({ start, end }) => at.start < end && at.end > start);
    if (at && !isInside) found.push(at);
    i += at ? at.words : 1;
  }
  // "All of Friday": in front of a day, and of nothing else.
  return found.filter(({ role, end }) => role !== "whole" || units.find(({ start }) => start >= end)?.kind === "time");
}

interface Phrase {
  pieces: readonly string[];
  role: keyof WholeDayWords;
  title: string;
}

const ready = new Map<WholeDayWords, readonly Phrase[]>();

/** All phrases of a language, longest first. */
function listOf(words: WholeDayWords): readonly Phrase[] {
  const known = ready.get(words);
  if (known) return known;
  // The keys of an object literal of this type are nothing else.
  const roles = Object.entries(words) as [keyof WholeDayWords, string][];
  const list = roles.flatMap(([role, all]) =>
    all.split(",").map((one): Phrase => {
      const [said = "", title = capitalise(said)] = one.split("=");
      return { pieces: cutWords(fold(said)).map(({ text }) => text), role, title };
    }),
  );
  const made = list.toSorted((a, b) => b.pieces.length - a.pieces.length);
  ready.set(words, made);
  return made;
}

function phraseAt(words: readonly Word[], i: number, list: readonly Phrase[]): (Found & { words: number }) | null {
  const at = list.find(({ pieces }) => pieces.every((piece, k) => words[i + k]?.text === piece));
  const [first, last] = [words[i], at && words[i + at.pieces.length - 1]];
  if (!at || !first || !last) return null;
  return { start: first.start, end: last.end, role: at.role, title: at.title, words: at.pieces.length };
}
