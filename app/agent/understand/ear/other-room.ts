import { isQuiet } from "./slots";
import { isPhrase, type PassInput, type Unit } from "./unit";
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
  const isWrong = units.slice(0, Math.max(at, 0)).some((unit) => isPhrase(unit, "repair", "not"));
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
