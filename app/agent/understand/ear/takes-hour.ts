import { plain } from "../command";
import { isLength } from "../times/settle-times";
import { clockOf, LONG_MINUTES, placed, settle, type TimeFound, whenOf } from "./said-times";
import { asks } from "./segment";
import { isQuiet } from "./slots";
import { isPhrase, isStop, type PassInput, type Reading, type Situation, SO, textOf, type Unit } from "./unit";
import { has, timesOf, wholeNamesIn } from "./units-in";

/**
 * "Prends 14h et rajoute Mia", "ok pour 14h, Mia vient aussi", "aucun, 17h30 plutôt", "14h c'est bien", where it was asked
 * when something shall be: an hour, and who comes as well, or what speaks for it.
 */
export function takesHour(units: readonly Unit[], { awaiting, focus, here }: Situation): Reading | undefined {
  const times = units.flatMap((unit) => (unit.kind === "time" ? [asHour(unit.found)] : []));
  const [time, another] = times;
  const { clock, date } = time?.time.point ?? {};
  if (awaiting !== "time" || focus || !time || another || !clock || date) return undefined;
  const people = wholeNamesIn(units);
  const isJoined = people.length > 0 && has(units, "too", "act:invite");
  const isNext = has(units, "therefore", "takes");
  const isLiked = people.length === 0 && speaksFor(units);
  const isOnly = units.every(
    (unit) =>
      ["time", "person", "stop"].includes(unit.kind) ||
      ((isQuiet(unit) || isPhrase(unit, ...SMALL)) && !isPhrase(unit, ...OTHER)) ||
      (isLiked && isPhrase(unit, ...LIKED)),
  );
  const isAsked = textOf(units.at(-1)) === "?" && !isLiked;
  const settled = isOnly && !isAsked && (isJoined || isNext || isLiked) ? whenOf(settle([time]), here, {}) : null;
  const slots = people.length > 0 ? { attendees: people } : {};
  return settled ? { command: { ...plain("reschedule", slots), ...placed(settled, here) }, left: [] } : undefined;
}

/** "17h30 c'est possible ?", "12h c'est parfait": behind an hour that it is, or may be, right. */
function speaksFor(units: readonly Unit[]): boolean {
  const said = units.filter((unit) => unit.kind !== "stop" && !isPhrase(unit, "courtesy"));
  const isAsked = textOf(units.at(-1)) === "?";
  const liked = isAsked ? (["free"] as const) : LIKED;
  return said[0]?.kind === "time" && has(said, ...liked);
}

const LIKED = ["talk:praise", "settled", "free", "opensQuestion"] as const;

/** "Aucun des trois, 17h30 plutôt": behind that none of what was shown will do, an hour that will. */
export function withoutRefusal(units: readonly Unit[], { situation: { awaiting, focus } }: PassInput): readonly Unit[] {
  const stop = units.findIndex(isStop);
  const [front, rest] = [units.slice(0, Math.max(stop, 0)), units.slice(stop + 1)];
  const isPlain = (unit: Unit) =>
    unit.kind === "number" ||
    (unit.kind === "time" && unit.found.time.point.bare !== undefined) ||
    isPhrase(unit, "negation", "repair", "courtesy", "filler", "from", "it");
  const isNone = has(front, "negation", "repair") && front.every(isPlain) && !front.some(asks);
  const isHour = timesOf(rest).some(({ time }) => time.point.clock);
  return awaiting === "time" && !focus && isNone && isHour ? [SO, ...rest] : units;
}

/** "Pour 14h": nobody looks for so long a time. */
const asHour = (found: TimeFound): TimeFound =>
  isLength(found.time) && (found.time.point.length ?? 0) >= LONG_MINUTES
    ? { ...found, time: clockOf(found.time) }
    : found;

const SMALL = [
  "act:create",
  "act:invite",
  "takes",
  "goes",
  "with",
  "for",
  "definite",
  "them",
  "therefore",
  "more",
  "from",
  "but",
  "planned",
  "repair",
] as const;
const OTHER = ["kinds", "negation", "unsuitable", "interrogative", "condition"] as const;
