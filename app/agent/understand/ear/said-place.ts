import { type Ground, isPerson, isPhrase, isStop, type PassInput, textOf, type Unit } from "./unit";
import { isClock } from "./unit-times";
import { has } from "./units-in";
import { listOf, wordsOf } from "./word-lists";

/**
 * "Driving lesson tomorrow 2pm, venue Town Hall", "…, meeting room Amstel": behind when, a word for where opens a clause, or a
 * room by its name is all of one; the rest of it says where.
 */
export function withSaidPlace(units: readonly Unit[], { ground }: PassInput): readonly Unit[] {
  const venue = venueIn(units, ground);
  if (venue) return venue;
  const at = units.findIndex((_, n) => n > 1 && isCut(units[n - 1]) && saysWhere(units, n, ground));
  // "Lieu : Café Luna"
  const lead = !isPhrase(units[at], "whereabouts") ? 0 : textOf(units[at + 1]) === ":" ? 2 : 1;
  const place = clauseFrom(units, at + lead);
  const [first, last] = [place[0], place.at(-1)];
  if (at < 2 || !units.slice(0, at).some(isClock) || !first || !last || !place.every(isName)) return units;
  const { start } = units[at]!;
  const where: Unit = { start, end: last.end, kind: "place", text: ground.text.said.slice(first.start, last.end) };
  return [...units.slice(0, at), where, ...units.slice(at + lead + place.length)];
}

/** "Coffee with Ida 8:30 café nord", "au Café Nord": a kind of place with its name behind it, beside what the meeting is or who comes. */
function venueIn(units: readonly Unit[], { text: { said }, lexicon }: Ground): Unit[] | undefined {
  const isCapital = (unit: Unit | undefined) => unit !== undefined && /^\p{Lu}/u.test(said.slice(unit.start));
  const isOfName = (unit: Unit | undefined, kind: Unit) =>
    unit?.kind === "word" && (!isCapital(kind) || isCapital(unit));
  const isVenue = (unit: Unit) =>
    (unit.kind === "word" || isPhrase(unit, "kinds", "goods")) && listOf(lexicon.words.venues).has(textOf(unit));
  // "At the hotel" needs no name.
  const isOver = (unit: Unit | undefined) => unit === undefined || unit.kind === "time" || unit.kind === "stop";
  const isLed = (n: number) =>
    isPhrase(units[n - 1], "definite") && isPhrase(units[n - 2], "at") && isOver(units[n + 1]);
  const at = units.findIndex((unit, n) => n > 0 && isVenue(unit) && (isOfName(units[n + 1], unit) || isLed(n)));
  const kind = units[at];
  if (!kind || units.some(({ kind }) => kind === "place")) return undefined;
  const to = at + 1 + (units.slice(at + 1).findIndex((unit) => !isOfName(unit, kind)) >>> 0);
  const run = units.slice(at, to);
  const isNamed = units.slice(0, at).some(isPerson) || units.some((one) => isPhrase(one, "kinds") && one !== kind);
  const article = isPhrase(units[at - 1], "definite") && !isPhrase(units[at - 1], "at") ? at - 1 : at;
  const label = textOf(units[at - 1]) === ":" ? at - 2 : at - 1;
  const isLabel = isPhrase(units[label], "whereabouts");
  const from = isLabel ? label : isPhrase(units[article - 1], "at") ? article - 1 : at;
  // "… will be at Café Post, can you change the place?"
  if (!isLabel && has(units, "whereabouts")) return undefined;
  // "Book the hotel bar visit": a thing of which more is said.
  if (!isNamed || isPhrase(units[to], "kinds") || isPhrase(units[at - 1], "about", "for", "not", "negation"))
    return undefined;
  const end = run.at(-1)!.end;
  const place: Unit = { start: units[from]!.start, end, kind: "place", text: said.slice(kind.start, end) };
  return [...units.slice(0, from), place, ...units.slice(to)];
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
