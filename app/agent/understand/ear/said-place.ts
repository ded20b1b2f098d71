import { type Ground, isPerson, isPhrase, isStop, type PassInput, textOf, type Unit } from "./unit";
import { isClock } from "./unit-times";
import { listOf, wordsOf } from "./word-lists";

/**
 * "Driving lesson tomorrow 2pm, venue Town Hall", "…, meeting room Amstel": behind when, a word for where opens a clause, or a
 * room by its name is all of one; the rest of it says where.
 */
export function withSaidPlace(units: readonly Unit[], { ground }: PassInput): readonly Unit[] {
  const at = units.findIndex((_, n) => n > 1 && isCut(units[n - 1]) && saysWhere(units, n, ground));
  const lead = isPhrase(units[at], "whereabouts") ? 1 : 0;
  const place = clauseFrom(units, at + lead);
  const [first, last] = [place[0], place.at(-1)];
  if (at < 2 || !units.slice(0, at).some(isClock) || !first || !last || !place.every(isName)) return units;
  const { start } = units[at]!;
  const where: Unit = { start, end: last.end, kind: "place", text: ground.text.said.slice(first.start, last.end) };
  return [...units.slice(0, at), where, ...units.slice(at + lead + place.length)];
}

const isCut = (unit: Unit | undefined) => isStop(unit) && /^[,;-]$/.test(textOf(unit));

const clauseFrom = (units: readonly Unit[], at: number) => {
  const behind = units.slice(at);
  return behind.slice(0, behind.findIndex(isStop) >>> 0);
};

function saysWhere(units: readonly Unit[], at: number, ground: Ground): boolean {
  if (isPhrase(units[at], "whereabouts")) return true;
  const clause = clauseFrom(units, at);
  const room = clause.findIndex((unit) => isRoom(unit, ground));
  // "…, Raum Isar", "…, Amstel room": what only tells of a room has no name in it.
  const names = room < 0 ? [] : clause.toSpliced(room, 1).filter(({ kind }) => kind === "word");
  const isNamed = names.length > 0 && names.every((unit) => /^\p{Lu}/u.test(ground.text.said.slice(unit.start)));
  const isOfSomething = units
    .slice(0, at)
    .some((unit) => isPerson(unit) || ["word", "quote", "topic"].includes(unit.kind) || isPhrase(unit, "kinds"));
  return isNamed && isOfSomething;
}

/** "Room", "Besprechungsraum", "vergaderzaal" */
function isRoom(unit: Unit, ground: Ground): boolean {
  const { words } = ground.lexicon;
  const rooms = [...listOf(words.rooms)];
  const isOf = (word: string) =>
    rooms.some((room) => word === room || (COMPOUNDS.has(words.code) && room.length > 3 && word.endsWith(room)));
  return (unit.kind === "word" || isPhrase(unit, "rooms")) && wordsOf(unit, ground).some(isOf);
}

/** Languages that write a room and what it is for as one word. */
const COMPOUNDS: ReadonlySet<string> = new Set(["de", "nl"]);

const isName = (unit: Unit) =>
  ["word", "label", "place", "number"].includes(unit.kind) ||
  isPhrase(unit, "kinds", "goods", "streets", "numbered", "rooms", "hollow");
