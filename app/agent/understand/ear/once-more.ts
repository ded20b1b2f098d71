import { plain } from "../command";
import { placed, settle, whenOf } from "./said-times";
import { contentOf, isQuiet, timesOf } from "./slots";
import { isPhrase, type Reading, type Situation, type Unit } from "./unit";

/**
 * "Same again Friday", "lo mismo pero el lunes", "same again with Tom": what was spoken of is made once more, or what waits
 * for a yes as well on that day; "the same but Friday" of what waits is only another day.
 */
export function onceMore(units: readonly Unit[], situation: Situation): Reading | undefined {
  const { focus, awaiting, here } = situation;
  const isAgain = units.some((unit) => isPhrase(unit, "onceMore"));
  const isOpen = awaiting === "confirmation";
  const isOnly = units.every((unit) => ["time", "person", "shift"].includes(unit.kind) || isBeside(unit));
  const [shift, another] = units.flatMap(farOf);
  if (!(isAgain || units.some((unit) => isPhrase(unit, "theSame"))) || !isOnly || !(isOpen || (focus && !awaiting)))
    return undefined;
  const settled = settle(timesOf(units));
  const people = units.flatMap((unit) => (unit.kind === "person" ? [unit.whole] : []));
  const time = whenOf(settled, here, {});
  // "The same a week later": so far from what was spoken of.
  if (shift !== undefined && (isOpen || time !== null || another !== undefined)) return undefined;
  const says = time !== null || shift !== undefined || people.length > 0;
  if (settled.against || contentOf(units).length > 0 || !says) return undefined;
  // "Zelfde voor vrijdag?" asks on.
  if (people.length === 0 && units.some((unit) => isPhrase(unit, "whatAbout"))) return undefined;
  const slots = {
    ...(people.length > 0 && { attendees: people }),
    ...(settled.length !== undefined && { durationMinutes: settled.length }),
    ...(shift !== undefined && { shiftMinutes: shift }),
  };
  if (!isOpen) return { command: { ...plain("create", slots), ...placed(time, here), manner: "same-again" }, left: [] };
  const isDay = time?.when.kind === "date" && time.when.grain === "day";
  if (people.length > 0 || (isAgain && !isDay)) return undefined;
  const also = isAgain && { manner: "also" as const };
  return { command: { ...plain("reschedule", slots), ...placed(time, here), ...also }, left: [] };
}

/** "A week later", "the day after": how far from it, in minutes. */
function farOf(unit: Unit): number[] {
  if (unit.kind === "shift") return [unit.minutes];
  return isPhrase(unit, "dayAfter") ? [DAY_MINUTES] : isPhrase(unit, "dayBefore") ? [-DAY_MINUTES] : [];
}

const DAY_MINUTES = 24 * 60;

const isBeside = (unit: Unit) =>
  isPhrase(unit, "dayAfter", "dayBefore", "onceMore", "theSame", "but", "with", "for", "to", "at") ||
  (isQuiet(unit) && !(unit.kind === "stop" && unit.text === "?"));
