import { isPhrase, isStop, type PassInput, textOf, type Unit } from "./unit";
import { isClock } from "./unit-times";

/** "Driving lesson tomorrow 2pm, venue Town Hall": behind when, a word for where opens a clause and the rest of it says where. */
export function withSaidPlace(units: readonly Unit[], { ground: { text } }: PassInput): readonly Unit[] {
  const at = units.findIndex((unit, n) => isPhrase(unit, "whereabouts") && /^[,;-]$/.test(textOf(units[n - 1])));
  const behind = units.slice(at + 1);
  const end = behind.findIndex(isStop) >>> 0;
  const place = behind.slice(0, end);
  const [first, last] = [place[0], place.at(-1)];
  const isName = (unit: Unit) =>
    ["word", "label", "place", "number"].includes(unit.kind) || isPhrase(unit, "kinds", "goods", "streets", "numbered");
  if (at < 2 || !units.slice(0, at).some(isClock) || !first || !last || !place.every(isName)) return units;
  const { start } = units[at]!;
  const where: Unit = { start, end: last.end, kind: "place", text: text.said.slice(first.start, last.end) };
  return [...units.slice(0, at), where, ...behind.slice(place.length)];
}
