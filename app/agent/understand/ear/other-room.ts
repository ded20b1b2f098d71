import { fold } from "../text";
import { isQuiet } from "./slots";
import { isPhrase, type PassInput, type Unit } from "./unit";
import { has } from "./units-in";
import { listOf } from "./word-lists";

/**
 * "Wrong room sorry, its 2.17", "verkeerde zaal, het is 7": of what is open or was spoken of the figure is which of the rooms
 * it is, and no hour.
 */
export function withOtherRoom(
  units: readonly Unit[],
  { ground: { text, lexicon }, situation: { focus, awaiting } }: PassInput,
): readonly Unit[] {
  const rooms = listOf(lexicon.words.rooms);
  const at = units.findIndex(({ start, end }) => rooms.has(text.folded.slice(start, end)));
  const room = units[at];
  const [figure, another] = units.slice(at + 1).filter(({ kind }) => kind === "time" || kind === "number");
  const isWrong = has(units.slice(0, Math.max(at, 0)), "repair", "not");
  if (!(focus || awaiting === "confirmation") || !room || !figure || another || !isWrong) return units;
  const number = text.said.slice(figure.start, figure.end);
  const isSmall = (unit: Unit) =>
    unit === room || unit === figure || isPhrase(unit, "repair", "not", "it", "but", "definite") || isQuiet(unit);
  if (!/^\d+(?:\.\d+)?\p{L}?$/u.test(number) || !units.every(isSmall)) return units;
  const place: Unit = {
    ...{ start: figure.start, end: figure.end, kind: "place" },
    text: `${text.said.slice(room.start, room.end)} ${number}`,
  };
  return units.filter((unit) => unit !== room).map((unit) => (unit === figure ? place : unit));
}

/** "Nicht in Raum 2.07 sondern in 3.11", "room 3.11 not 2.07": beside a room another figure behind a word for where is one, and no hour. */
export function withSecondRoom(units: readonly Unit[], { ground: { text, lexicon } }: PassInput): readonly Unit[] {
  const rooms = listOf(lexicon.words.rooms);
  const [room] = units.flatMap((unit) => (unit.kind === "place" ? [unit.text.split(" ")[0] ?? ""] : []));
  if (room === undefined || !rooms.has(fold(room)) || !has(units, "not", "negation", "but")) return units;
  return units.map((unit, n): Unit => {
    const figure = unit.kind === "time" ? unit.found.text : unit.kind === "number" ? unit.text : "";
    const isLed = isPhrase(units[n - 1], "at", "not", "but") || text.said.slice(unit.start, unit.end) !== figure;
    if (!isLed || !/^\d+(?:\.\d+)?\p{L}?$/u.test(figure)) return unit;
    return { start: unit.start, end: unit.end, kind: "place", text: `${room} ${figure}` };
  });
}

/** "At Café Luna, sorry, at Café Central", "bij Mario's, nee, bij Luigi's": where it is takes the place of where it was said to be. */
export function withPlaceSetRight(units: readonly Unit[], { ground: { text } }: PassInput): readonly Unit[] {
  const at = units.findIndex((unit) => isPhrase(unit, "repair") && !isPhrase(unit, "courtesy"));
  const isLead = (unit: Unit | undefined) => isPhrase(unit, "at", "on");
  const before = units.slice(0, Math.max(at, 0)).findLastIndex(({ kind }) => kind !== "stop");
  const front = units.slice(0, before + 1);
  const near = spanOf(units, front.findLastIndex((unit) => !isNamed(unit)) + 1);
  const wrong =
    near?.to === before + 1
      ? near
      : spanOf(
          units,
          front.findLastIndex(({ kind }) => kind === "place"),
        );
  const isSmall = (unit: Unit) => unit.kind === "stop" || (isPhrase(unit, "filler", "definite") && !isLead(unit));
  const led = units.findIndex((unit, n) => n > at && !isSmall(unit));
  const right = at < 0 ? undefined : spanOf(units, isLead(units[led]) ? led + 1 : led);
  const isPlace = wrong?.isPlace || isLead(units[(wrong?.from ?? 0) - 1]);
  if (!wrong || !right || !isPlace) return units;
  const [said, meant] = [wrong, right].map(({ start, end, text: named }) => named ?? text.said.slice(start, end));
  const isAlike = fold(said?.split(" ")[0] ?? "") === fold(meant?.split(" ")[0] ?? "");
  const isNear = wrong.to === before + 1;
  // "Room 2 - no 3": a figure alone says another room, or an hour.
  if (/\d/.test(meant ?? "") || (!right.isPlace && !isLead(units[led]) && !(isAlike && isNear))) return units;
  const place: Unit = { start: right.start, end: right.end, kind: "place", text: meant ?? "" };
  const from = isLead(units[wrong.from - 1]) ? wrong.from - 1 : wrong.from;
  return [...units.slice(0, from), place, ...units.slice(wrong.to, before + 1), ...units.slice(right.to)];
}

const isNamed = (unit: Unit) => unit.kind === "word" || unit.kind === "place";

/** A place, or words that may be one, from a place of the units on. */
function spanOf(units: readonly Unit[], from: number) {
  const behind = units.findIndex((unit, n) => n >= from && !isNamed(unit));
  const to = behind < 0 ? units.length : behind;
  const [first, last] = [units[from], units[to - 1]];
  const named = units.slice(from, to);
  const [place] = named.flatMap((unit) => (unit.kind === "place" ? [unit.text] : []));
  const isPlace = place !== undefined;
  return first && last && to > from && from >= 0
    ? { from, to, start: first.start, end: last.end, isPlace, text: to === from + 1 ? place : undefined }
    : undefined;
}
