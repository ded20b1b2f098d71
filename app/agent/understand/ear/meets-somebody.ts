import { plain } from "../command";
import { describeNew } from "./describe-new";
import type { Role } from "./lexicon";
import { placed, settle, whenOf } from "./said-times";
import { asks } from "./segment";
import { isQuiet } from "./slots";
import {
  type Ground,
  isPerson,
  isPhrase,
  isQuestionMark,
  type Reading,
  type Situation,
  textOf,
  type Unit,
  untyped,
} from "./unit";
import { timesOf } from "./units-in";

/**
 * "Ich würde gern Jürgen treffen", "je dois voir Théo cette semaine pour le catalogue", "I need to see the dentist", "leila 30m
 * fri": somebody is to be met, on a day at most; at what time is asked.
 */
export function meetsSomebody(units: readonly Unit[], ground: Ground, situation: Situation): Reading | undefined {
  const { here, awaiting, focus } = situation;
  const isOne = units.some(isPerson) || units.filter((unit) => isPhrase(unit, "kinds")).length === 1;
  if (!isOne || awaiting !== undefined || units.some(asks) || units.some(isQuestionMark)) return undefined;
  const settled = settle(timesOf(units));
  const { point, until } = settled.time ?? {};
  const isLater = point?.clock === undefined && point?.moment === undefined && point?.repeat === undefined && !until;
  if (!isLater || settled.against || !(isWish(units) || (!focus && isSoLong(units)))) return undefined;
  const person = units.findIndex(isPerson);
  // The verb is no name of it. "Hablar con Lucía del presupuesto"
  const said = units
    .filter((unit) => !(isPhrase(unit, "weak", "leaves") && !isPhrase(unit, "with")))
    .map((unit) => (isPhrase(unit, "from") && units.indexOf(unit) > person ? FOR : unit));
  const described = describeNew(said, ground);
  const { title, attendees, left, location } = described;
  const isNamed = attendees.length > 0 || (title !== undefined && !units.some(({ kind }) => kind === "word"));
  if (!isNamed || left.length > 0 || location !== undefined) return undefined;
  const slots = {
    ...(title !== undefined && { title }),
    ...(attendees.length > 0 && { attendees }),
    ...(settled.length !== undefined && { durationMinutes: settled.length }),
  };
  const time = whenOf(settled, here, { anchor: true, looking: true });
  return { command: { ...plain("create", slots), ...placed(time, here) }, left: [] };
}

const FOR = untyped("for");

/** A wish of one's own, the verb of it, and whom it is about; a word stands only where it says what for. */
function isWish(units: readonly Unit[]): boolean {
  const person = units.findIndex(isPerson);
  // "Comer con Javier": what one does with somebody may be called anything.
  const isDone = (n: number) => units[n]?.kind === "word" && isPhrase(units[n + 1], "with");
  // "Ik moet naar de tandarts": where one has to go needs no verb.
  const isGoal = (n: number) => person < 0 && isPhrase(units[n], "to", "at");
  const verb = units.findIndex(
    (unit, n) => ((isPhrase(unit, "weak") && !isPhrase(unit, "with")) || isDone(n) || isGoal(n)) && isBeside(units, n),
  );
  // "Tengo que ir al dentista", and not "llego tarde"
  const hasToGo = (unit: Unit) => person < 0 && isPhrase(unit, "leaves") && textOf(unit).includes(" ");
  const wish = units.findIndex((unit) => isPhrase(unit, "courtesy", "mustI") || hasToGo(unit));
  const purpose = units.findIndex((unit, n) => n > person && isPhrase(unit, "for", "about", "from", "to"));
  const isOfWish = (unit: Unit, n: number) =>
    ["person", "time", "topic"].includes(unit.kind) ||
    isQuiet(unit) ||
    isPhrase(unit, ...OF_WISH) ||
    hasToGo(unit) ||
    isDone(n) ||
    (purpose >= 0 && n > purpose && (unit.kind === "word" || unit.kind === "label"));
  const isOther = units.some((unit) => isPhrase(unit, ...OF_NO_WISH) && !isPhrase(unit, "courtesy", "filler"));
  return verb >= 0 && wish >= 0 && wish <= verb && !isOther && units.every(isOfWish);
}

/** Whom one meets stands beside the verb. */
const isBeside = (units: readonly Unit[], n: number) =>
  ([1, -1] as const).some((step) => {
    const side = step > 0 ? units.slice(n + 1) : units.slice(0, n).toReversed();
    const next = side.find(
      (unit) => unit.kind !== "time" && !isPhrase(unit, "filler", "with", "at", "to", "on", "courtesy"),
    );
    // "For today's party" is when one meets.
    const isLed = isPhrase(units[units.indexOf(next!) - 1], "definite", "filler", "to", "at");
    const isSeen = next?.kind === "person" || (step > 0 && isLed && isPhrase(next, "kinds"));
    return isSeen || (step < 0 && next?.kind === "topic");
  });

const OF_WISH: readonly Role[] = [
  ...(["courtesy", "weak", "mustI", "subject", "with", "for", "to", "about", "from", "at", "kinds"] as const),
  ...(["hollow", "them", "ours", "definite", "join", "goes"] as const),
];

/** Changes what it is, or tells of what was. */
const OF_NO_WISH: readonly Role[] = [
  ...(["negation", "not", "repair", "condition", "otherwise", "interrogative", "past", "said", "tells"] as const),
  ...(["because", "too", "it", "or", "free", "unsuitable", "ill", "late", "all", "each"] as const),
];

/** "Leila 30m fri": who, how long and on what day, and nothing else. */
function isSoLong(units: readonly Unit[]): boolean {
  const points = timesOf(units).map(({ time }) => time.point);
  return (
    points.some(({ length }) => length !== undefined) &&
    points.some(({ date }) => date !== undefined) &&
    units.every(
      (unit) =>
        ["person", "time", "stop", "topic"].includes(unit.kind) ||
        isPhrase(unit, "courtesy", "filler", "with", "join", "for"),
    )
  );
}
