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
