import { asks } from "./segment";
import { isQuiet } from "./slots";
import { isPhrase, isTime, NO, type PassInput, type Unit } from "./unit";
import { has } from "./units-in";

/**
 * "Tom can't before 16:15", "Tom peut pas avant 16h15", "no llega hasta las 4", of what is open or was spoken of: that is
 * when it shall be.
 */
export function withEarliest(units: readonly Unit[], { situation: { focus, awaiting } }: PassInput): readonly Unit[] {
  if (awaiting !== undefined ? awaiting !== "confirmation" : !focus) return units;
  const [time, another] = units.filter(isTime);
  if (time?.kind !== "time" || another) return units;
  const { side, ...point } = time.found.time.point;
  const front = units.slice(0, units.indexOf(time));
  const cannot = has(front, "unsuitable", "act:absent", "negation", "not");
  // "Not before 4" is one time in some languages: from then on.
  const isBound = side === "before" ? cannot : side === "after" && !cannot;
  const isOfSomebody = front.some((unit) => unit.kind === "person" || isPhrase(unit, "subject", "them"));
  const isPlain = units.every(
    (unit) =>
      ["time", "person", "stop"].includes(unit.kind) ||
      isQuiet(unit) ||
      isPhrase(unit, "unsuitable", "act:absent", "negation", "not", "therefore", "subject") ||
      (isPhrase(unit, "act:move", "act:create") && !isPhrase(unit, "kinds")),
  );
  if (!point.clock || time.found.time.until || !isBound || !isOfSomebody || !isPlain || front.some(asks)) return units;
  const found = { ...time.found, repaired: true, time: { ...time.found.time, point } };
  return [
    { ...NO, start: time.start, end: time.start },
    { ...time, found },
  ];
}
